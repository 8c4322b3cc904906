"""Totals taken over from a paper score: for anybody who has a score, at any round, without changing earlier rounds."""

import re

import pytest

from tests.support.client import Client, said
from tests.support.night import Evening, evening, get

SIDE = "natural=0 mixed=0 red3=0 out=no concealed=no hand=0"


def boxes(night: Evening) -> dict[str, str]:
    """Return the fields of the form with their values."""
    page = night.phone(0).get(f"/{night.table.code}/totals").get_data(as_text=True)
    return dict(re.findall(r'<input type="number"[^>]* name="([^"]+)" value="([^"]*)"', page))


def canasta_round(night: Evening, *points: int) -> None:
    for seats, number in zip(night.state.teams, points, strict=True):
        names = "+".join(night.state.names[seat] for seat in seats)
        night.says(f"{names} scores cards={number} {SIDE}")


def test_sides_take_over_their_points_after_any_round() -> None:
    with evening(game="canasta") as night:
        night.app.test_client_class = Client
        night.says("Ann agrees keep=scores now")
        canasta_round(night, 730, 400)
        ann, code = night.phone(0), night.table.code
        assert 'href="totals"' in ann.get(f"/{code}/play").get_data(as_text=True)
        assert 'href="totals"' in ann.get(f"/{code}/tally").get_data(as_text=True)
        assert boxes(night) == {"score-0": "730", "score-1": "400"}
        page = said(ann.get(f"/{code}/totals"))
        assert "Ann, Cy" in page
        assert "Each side" in page
        assert "pass" not in page.lower()
        assert night.tap(ann, "totals", **{"score-0": "2715", "score-1": "400"}).status_code == 200
        assert night.state.scores == (2715, 400, 2715, 400)
        assert night.game.entries[-1].text == "Ann corrects score.Ann+Cy 2715"
        shown = ann.get(f"/{code}/scores").get_data(as_text=True)
        assert "Before" not in shown
        assert re.search(r'href="part\?game=1&amp;round=1&amp;seat=0"[^>]*>730<', shown)
        assert "= 2715</a>" in shown
        part = said(ann.get(f"/{code}/part?round=1&seat=0"))
        assert "1,730" in part or "730" in part


def test_a_player_without_a_side_takes_over_points_too() -> None:
    with evening(game="canasta") as night:
        night.says("Ann agrees keep=scores now")
        canasta_round(night, 500, 600)
        night.says("Eve joins after Di with 70")
        assert boxes(night) == {"score-0": "500", "score-1": "600"}
        assert night.tap(night.phone(0), "totals", **{"score-0": "900", "score-1": "600"}).status_code == 200
        assert sorted(map(len, night.state.teams)) == [2, 3]
        assert night.state.scores[0] == 900


def test_the_round_is_asked_where_it_matters_and_the_pass_only_in_hearts() -> None:
    with evening(game="hearts") as night:
        night.says("Ann agrees keep=scores now")
        night.says(*(f"{name} takes {points}" for name, points in zip(night.state.names, (13, 13, 0, 0), strict=True)))
        ann, code = night.phone(0), night.table.code
        assert 'href="totals"' in ann.get(f"/{code}/play").get_data(as_text=True), "after a round as well"
        assert boxes(night)["round"] == "2"
        assert "the pass goes the right way" in said(ann.get(f"/{code}/totals"))
        assert night.tap(ann, "totals", round="4").status_code == 200
        assert night.game.game.view(night.state).round == 4
        night.says("Ann agrees passing=off now")
        assert "round" not in boxes(night)


@pytest.mark.parametrize(
    ("game", "house", "round_"), [("one", "", True), ("other", "", False), ("other", "end=rounds:3", True)]
)
def test_other_games_ask_for_each_players_points(game: str, house: str, round_: bool) -> None:
    with evening(game=game, house=house) as night:
        night.says("Ann agrees keep=scores now")
        page = said(night.phone(0).get(f"/{night.table.code}/totals"))
        assert "pass" not in page.split("Take over points")[-1]
        assert [name for name in boxes(night) if name != "round"] == [f"score-{seat}" for seat in range(4)]
        assert ("round" in boxes(night)) is (round_ and any(key == "rounds" for key, _ in night.state.end))
        assert 'href="totals"' in night.phone(0).get(f"/{night.table.code}/play").get_data(as_text=True)


def test_lines_entered_since_the_form_was_shown_are_left_alone() -> None:
    with evening(game="other") as night:
        night.says("Ann scores 5", "Bo scores 5", "Cy scores 5", "Di scores 5")
        shown = {"was-score-0": "0", "score-0": "40", "was-score-1": "0", "score-1": "0"}
        assert night.tap(night.phone(0), "totals", **shown).status_code == 200
        assert night.state.scores == (40, 5, 5, 5)


@pytest.mark.parametrize("text", ["x", "1e3", "--4", "½", "99999999999", "1; score.Bo 9", '"'])
def test_an_invalid_number_is_named_and_nothing_is_entered(text: str) -> None:
    with evening(game="canasta") as night:
        night.app.test_client_class = Client
        night.says("Ann agrees keep=scores now")
        before = len(night.game.entries)
        answer = night.tap(night.phone(0), "totals", **{"score-0": text, "score-1": "x"})
        assert answer.status_code == 200
        assert 'class="answer no"' in answer.get_data(as_text=True)
        assert len(night.game.entries) == before


def test_the_form_stands_also_where_everybody_has_left() -> None:
    with evening() as night:
        night.says(*(f"{name} leaves" for name in night.state.names))
        assert get(night, "totals")
