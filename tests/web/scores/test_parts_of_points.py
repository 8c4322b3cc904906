"""A night of halves and of tenths: entered, corrected, told in three languages, carried away and brought in."""

import json
import re
from collections.abc import Iterator

import pytest

from referee.records.replay import replay
from tests.support.client import Client
from tests.support.lobby import Lobby, lobby
from tests.support.own_games import scored_games
from tests.web.people.test_bring_in import bg_stats, brought, play, shown
from tests.web.people.test_standings import rows, text


@pytest.fixture
def here() -> Iterator[Lobby]:
    with scored_games(), lobby() as made:
        yield made


def begun(here: Lobby, game: str = "own", **house: str) -> tuple[str, list[Client]]:
    made = {f"h-{key}": value for key, value in {"end-rounds": "", "end-score": "", **house}.items()}
    code = here.open_table(game=game, name="Quiz" if game == "own" else "", **made)
    phones = [here.sit(code, name, language) for name, language in (("Ann", "en"), ("Bo", "ko"), ("Cy", "ja"))]
    here.ring(phones[0], code, ("Ann", "Bo", "Cy"), "Bo")
    phones[0].send(f"/{code}/start", after="0", anyway="1", keep="scores")
    return code, phones


def enter(phone: Client, code: str, *points: str, **more: str) -> None:
    boxes = {f"v-{seat}-points": typed for seat, typed in enumerate(points)}
    assert phone.send(f"/{code}/tally", **boxes, **more).status_code == 303


def test_a_night_of_halves(here: Lobby) -> None:
    code, phones = begun(here, step="halves", **{"end-score": "10.5"})
    assert re.search('<input id="v-0-points" type="text"', phones[0].get(f"/{code}/tally").text)
    enter(phones[0], code, "7,5", "-0.5", "3")
    enter(phones[0], code, "1", "2.5", "0")
    enter(phones[1], code, "8.5", "-0,5", "3", edit="1")
    assert here.table(code).game.state.scores == (9.5, 2, 3)
    for phone, told in zip(phones, ("6.5 ahead", "6.5점 앞섬", "6.5点リード"), strict=True):
        assert told in text(phone.get(f"/{code}/play").text)
        assert "10.5" in text(phone.get(f"/{code}/play").text), "the target"
        for page, number in (("scores", "9.5"), ("story", "-0.5"), ("board", "9.5"), ("part?round=1&seat=0", "8.5")):
            assert number in text(phone.get(f"/{code}/{page}").text), page
    phones[2].send(f"/{code}/totals", **{"score-1": "0,5", "was-score-1": "2"})
    enter(phones[0], code, "1", "0", "0")
    state = here.table(code).game.state
    assert (state.phase, state.scores, state.winners) == ("over", (10.5, 0.5, 3), (0,))
    record = phones[0].get(f"/{code}/export.table").text
    assert "Ann scores points=7.5" in record
    assert [result.misses for result in replay(record, "-") if result.misses] == []
    assert "1,own,1,Bo,Ann,points=8.5,8.5,8.5," in phones[0].get(f"/{code}/export.csv").text
    [told] = json.loads(here.laptop.get(f"/nights/{code}/1.bgsplay").text)["plays"]
    assert [seat["score"] for seat in told["playerScores"]] == ["8.5+1+1", "0.5", "3+0+0"]
    assert "10.5" in text(here.laptop.get("/standings?game=own+Quiz").text)
    assert "8.5 Worst round 1" in text(here.laptop.get("/people/1?game=own+Quiz").text)
    assert ",10.5,3.5,3,8.5,1" in here.laptop.get("/standings/season.csv").text


def test_the_last_of_tenths_fills_itself(here: Lobby) -> None:
    code, phones = begun(here, step="tenths", entry="zero", **{"end-rounds": "3"})
    filled = phones[0].send(f"/{code}/tally-fill", **{"v-0-points": "0,1", "v-1-points": "0.2"}).text
    assert re.search('name="v-2-points" value="-0.3"', filled)
    for _ in range(3):
        enter(phones[0], code, "0.1", "0.2", "")
    assert here.table(code).game.state.scores == (0.3, 0.6, -0.9)


@pytest.mark.parametrize(("typed", "sum_"), [("１２．５", "0 +12.5 = 12.5"), (".5", "0 +0.5"), ("−３，５", "0 -3.5")])
def test_numbers_are_read_as_phones_type_them(here: Lobby, typed: str, sum_: str) -> None:
    code, phones = begun(here, "own", step="halves")
    assert sum_ in text(phones[0].send(f"/{code}/tally-fill", **{"v-0-points": typed}).text)


@pytest.mark.parametrize(("game", "step"), [("own", "halves"), ("other", "halves"), ("other", "whole")])
def test_points_that_fit_no_step_are_told_and_kept_in_the_box(here: Lobby, game: str, step: str) -> None:
    code, phones = begun(here, game, step=step)
    for phone, told in zip(
        phones, ("12.55 does not fit", "12.55는 적을 수 없어요", "12.55は入れられません"), strict=True
    ):
        filled = phone.send(f"/{code}/tally-fill", **{"v-0-points": "12,55"}).text
        assert told in text(filled)
        assert 'value="12,55"' in filled
        for line in ("scores 12.55", "corrects score.Ann 12.55"):
            assert told in text(phone.send(f"/{code}/enter", text=line, post=f"{told} {line}").text)
    assert here.table(code).game.lines == []
    enter(phones[0], code, "1", "2", "3")
    totals = {"score-0": "12.55", "was-score-0": "1"}
    assert "12.55 does not fit" in text(phones[0].send(f"/{code}/totals", **totals).text)
    if game == "other":
        again = phones[0].send(f"/{code}/count-again", line="1", points="12,55").text
        assert "12.55 does not fit" in text(again)


def test_plays_with_tenths_are_brought_in(here: Lobby) -> None:
    plays = [
        play(1, 1, (1, "30.5+40", True), (2, "60,5-5", False), (3, "70.1", False)),
        play(2, 1, (1, "3.55", True), (2, "2", False)),
    ]
    assert "1 has points with more than one digit" in text(shown(here.laptop, bg_stats(plays)))
    brought(here.laptop, bg_stats(plays))
    assert rows(here.laptop, "/standings?game=other&by=points")[0] == "1 Cy 0 2.0 70.1 1"
    assert ",70.5,125.6,1,70.5,70.5" in here.laptop.get("/standings/season.csv").text
    assert "1 game" in text(shown(here.laptop, b"Ann;Bo\n1,5;2\n0,5;3\n"))
    for language, told in (("en", "more than one digit"), ("ko", "두 자리 이상"), ("ja", "小数第2位以下")):
        here.laptop.environ_base["HTTP_ACCEPT_LANGUAGE"] = language
        assert told in text(shown(here.laptop, b"Ann,Bo\n1.55,2\n", 422))
