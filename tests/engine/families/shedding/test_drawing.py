"""Drawing more than the packs hold, or where nothing is left."""

import pytest

from referee.engine.model.view import Tap
from referee.engine.questions.what_if import legal
from tests.support.game_logs import table


@pytest.mark.promise("No line makes the referee count")
def test_a_draw_of_more_cards_than_there_are_is_kept_short() -> None:
    """The table may allow any number; a card in memory for each of them would fill the machine."""
    log = table("game: uno\nplayers: Ann Bo\ntop: R5\nturn: Ann\nhand.Ann: 3", "Ann draws 999999", "Bo allows 1")
    assert len(log.state.drew) == log.state.config.all_cards


HANDS = "turn: Ann\nstock: 0\nhand.Ann: 3\nhand.Bo: 3"


@pytest.mark.parametrize("pile", ["", "\npile: 1"])
@pytest.mark.parametrize("draw", [0, 2])
@pytest.mark.parametrize(
    "start",
    [
        "game: one\nplayers: Ann Bo\ntop: 4C",
        "game: onecard\nplayers: Ann Bo\ntop: 4C",
        "game: eights\nplayers: Ann Bo\ntop: 4C",
        "game: uno\nplayers: Ann Bo\ntop: R4",
        "game: uno\nplayers: Ann Bo\npreset: hanpanee\ntop: R4",
        "game: uno\nplayers: Ann Bo\npreset: attack_extreme\ntop: R4",
    ],
)
def test_where_nothing_is_left_to_draw_one_act_is_offered_and_each_allowed_one_is_legal(
    start: str, draw: int, pile: str
) -> None:
    log = table(f"{start}\n{HANDS}\ndraw: {draw}{pile}")
    acts = [line for line in legal(log, 0) if line in ("Ann draws", "Ann passes")]
    assert acts == ["Ann passes", "Ann draws"]
    buttons = [ask for ask in log.game.prompts(log.state, 0) if isinstance(ask, Tap) and ask.place == "main"]
    assert [ask.text for ask in buttons if not ask.asked and ask.text != "plays ?"] == ["passes"]
