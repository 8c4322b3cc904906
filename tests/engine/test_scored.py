"""The games that only keep score: data of one family, each with texts and examples like any other game."""

import json
import re
from collections.abc import Iterator

import pytest

from referee.engine import games
from referee.engine.notation.lines import read_action
from referee.records.replay import replay
from referee.rulebook.check import lacks
from tests.support.lobby import lobby
from tests.support.night import Evening, evening, get
from tests.support.own_games import scored_games
from tests.web.people.test_standings import text

KEYS = sorted(path.name for path in games.SCORED.iterdir() if (path / "__init__.py").is_file())


@pytest.fixture(autouse=True, scope="module")
def _added() -> Iterator[None]:
    with scored_games():
        yield


@pytest.mark.parametrize("key", KEYS)
def test_a_folder_lacks_nothing_and_its_examples_hold(key: str) -> None:
    assert list(lacks(games.SCORED / key)) == []
    for path in (games.SCORED / key / "examples").glob("*.table"):
        results = list(replay(path.read_text(encoding="utf-8"), path.name))
        assert [(result.line, result.misses) for result in results if result.misses] == []


def test_a_number_that_the_table_does_without_counts_as_zero() -> None:
    log = games.open_log("game: rummy500\nplayers: Ann Bo\n")
    for line in ("Ann scores laid=30", "Bo allows 1", "Bo scores -10"):
        log.enter(read_action(line))
    assert log.state.scores == (30, -10)


def test_a_table_is_not_asked_for_plays_that_nobody_can_enter() -> None:
    with lobby() as here:
        code = here.open_table(game="tichu")
        phones = [here.sit(code, name) for name in ("Ann", "Bo", "Cy", "Di")]
        here.ring(phones[0], code, ("Ann", "Bo", "Cy", "Di"), "Di")
        phones[0].send(f"/{code}/ring", keep="plays")
        assert 'name="keep"' not in phones[0].get(f"/{code}").text
        assert phones[0].send(f"/{code}/start", after="0").status_code == 303
        assert here.table(code).game.state.keep == "scores"


def fill(night: Evening, **boxes: str) -> str:
    """Return the sheet as a phone reads it once these boxes are filled in."""
    answer = night.tap(night.phone(0), "tally-fill", **boxes)
    assert answer.status_code == 200, answer.get_data(as_text=True)
    return str(answer.get_data(as_text=True))


def test_the_last_tricks_fill_themselves_and_the_round_is_told() -> None:
    with evening(game="spades", with_phones=1) as night:
        row = {"v-0-bid": "5", "v-0-tricks": "7", "v-0-nil": "0", "v-0-failed": "0", "v-1-bid": "6"}
        assert 'name="v-1-tricks" value="6" checked' in fill(night, **row)
        night.says("Ann+Cy scores bid=5 tricks=7 nil=0 failed=0", "Bo+Di scores bid=6 tricks=6 nil=1 failed=0")
        assert night.state.scores == (52, 160, 52, 160)
        told = {language: get(night, "story", language=language) for language in ("en", "ko", "ja")}
        assert "Bid 6, Tricks 6, Nils made 1" in told["en"]
        assert "비드 6, 트릭 6" in told["ko"]
        assert "ビッド6、トリック6" in told["ja"]
        assert "penal" not in get(night, "play").casefold().partition("<main")[2]


def test_a_game_made_at_the_table_is_named_offered_again_and_replayed_elsewhere() -> None:
    with lobby() as here:
        made = {"h-best": "fewest", "h-entry": "points", "h-end-rounds": "1", "h-end-score": ""}
        code = here.open_table(game="own", name="Go # Stop", **made)
        phones = [here.sit(code, name) for name in ("Ann", "Bo", "Cy")]
        here.ring(phones[0], code, ("Ann", "Bo", "Cy"), "Bo")
        assert "Go # Stop" in phones[0].get(f"/{code}").text
        phones[0].send(f"/{code}/start", after="0", anyway="1")
        play = phones[0].get(f"/{code}/play").text
        assert "Bo deals" in text(play), "who was drawn to deal is told at a night of scores too"
        phones[0].send(f"/{code}/tally", **{f"v-{at}-points": str(points) for at, points in enumerate((7, -2, 5))})
        state = here.table(code).game.state
        assert (state.scores, state.winners, state.title) == ((7, -2, 5), (1,), "Go Stop")
        record = phones[0].get(f"/{code}/export.table").text
        assert "title: Go Stop" in record
        again = list(replay(record, "again.table"))
        assert [result.misses for result in again if result.misses] == []
        assert again[-1].facts["winner"] == "Bo"
        night = text(phones[0].get(f"/nights/{code}").text)
        assert "1. Go Stop" in night
        [exported] = json.loads(here.laptop.get(f"/nights/{code}/1.bgsplay").text)["games"]
        assert (exported["name"], exported["highestWins"]) == ("Go Stop", False)
        assert 'href="/standings?game=own+Go+Stop"' in here.laptop.get("/standings").text
        season = text(here.laptop.get("/standings?game=own+Go+Stop").text)
        assert "Go Stop" in season
        assert "own" not in season
        for language in ("en", "ko", "ja"):
            offered = here.phone(language).get("/new").text
            assert offered.index('href="/new/own?saved=1"') < offered.index('href="/new/one"')
            form = here.phone(language).get("/new/own?saved=1").text
            assert re.search(r'name="name" value="Go Stop"', form)
            assert re.search(r'name="h-best" value="fewest"\s+checked', form)
        assert here.laptop.send("/new/own", name="\x00" * 50, **made).status_code == 303
        phones[0].send(f"/{code}/again", after="1")
        assert here.table(code).game.state.title == "Go Stop"
        assert here.laptop.get("/new").text.count("own?saved=") == 1, "it is kept once"
