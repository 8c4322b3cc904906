"""A tie at the end of a game adds a round, and every screen says so."""

import pytest

from tests.support.client import Client, said
from tests.support.night import Evening, evening

SIDE = "natural=0 mixed=0 red3=0 out=no concealed=no hand=0"
WORDS = {"en": "Tied: one more round", "ko": "동점이에요. 한 판 더 해요", "ja": "同点です。もう1ラウンド"}


def screens(night: Evening, language: str) -> list[bool]:
    """Check that the phone, the board and the scores say so."""
    phone = night.phone(0, language)
    return [WORDS[language] in said(phone.get(f"/{night.table.code}/{where}")) for where in ("play", "board", "scores")]


def canasta(night: Evening, one: int, other: int) -> None:
    night.says(f"Ann+Cy scores cards={one} {SIDE}", f"Bo+Di scores cards={other} {SIDE}")


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_sides_that_tie_at_the_target_play_one_more_round(language: str) -> None:
    with evening(game="canasta", house="target=500") as night:
        night.app.test_client_class = Client
        night.says("Ann agrees keep=scores now")
        canasta(night, 100, 100)
        assert screens(night, language) == [False] * 3
        canasta(night, 500, 500)
        assert night.state.phase == "deal"
        assert screens(night, language) == [True] * 3
        night.says("Ann corrects score.Bo+Di 590")
        assert screens(night, language) == [False] * 3, "the table has put the tie right"
        night.says("Ann undoes")
        assert screens(night, language) == [True] * 3
        canasta(night, 50, 100)
        assert night.state.phase == "over"
        assert screens(night, language) == [False] * 3


@pytest.mark.parametrize(("tie", "more"), [("extra_deal", True), ("share", False)])
def test_players_who_tie_for_the_fewest_points_play_on_by_house_rule(tie: str, more: bool) -> None:
    with evening(game="hearts", house=f"end_score=20 tie={tie}") as night:
        night.says("Ann agrees keep=scores now", "Ann takes 22", "Bo takes 4", "Cy takes 0", "Di takes 0")
        assert (night.state.phase == "deal") is more
        assert screens(night, "en") == [more] * 3
        if more:
            assert night.state.tied == (2, 3)
            night.says("Ann takes 0", "Bo takes 13", "Cy takes 13", "Di takes 0")
            assert night.state.winners == (3,)
            assert screens(night, "en") == [False] * 3
