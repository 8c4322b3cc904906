"""The games that only keep score: data of one family, each with texts and examples like any other game."""

from collections.abc import Iterator

import pytest

from referee.engine import games
from referee.records.replay import replay
from referee.rulebook.check import lacks
from tests.support.lobby import lobby
from tests.support.night import Evening, evening, get
from tests.support.own_games import scored_games

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
