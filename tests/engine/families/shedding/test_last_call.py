"""The call for the last card, where everybody has the same button and the first one to tap counts."""

import pytest

from referee.engine.log.game_log import GameLog
from referee.engine.model.view import PickPerson, Tap
from referee.engine.notation.lines import format_action, read_action
from referee.engine.notation.tokens import quote
from referee.engine.questions.what_if import legal
from tests.support.game_logs import enter, table

HEAD = "game: onecard\nplayers: Ann Bo Cy Di\nhouse: {}\ntop: 9D\nturn: Ann\n" + "\n".join(
    f"hand.{name}: 2" for name in ("Ann", "Bo", "Cy", "Di")
)


def started(house: str = "", *lines: str) -> GameLog:
    return table(HEAD.replace("house: {}\n", f"house: {house}\n" if house else ""), *lines)


def taps(log: GameLog, seat: int) -> list[str]:
    return [ask.text for ask in log.game.prompts(log.state, seat) if isinstance(ask, Tap) and ask.place == "call"]


def tapped(log: GameLog, who: str, word: str = "one", at: float | None = None) -> tuple[str, str]:
    """Return the line that a tap on the call enters, and its ruling."""
    action = log.game.resolve_tap(log.state, read_action(f"{quote(who)} says {word}"))
    entry = enter(log, (f"@{at} " if at is not None else "") + format_action(action))
    return format_action(action), str(entry.ruling.verdict)


def test_the_call_of_anybody_else_is_a_catch() -> None:
    for who, line in (("Ann", "Ann says one"), ("Bo", "Bo catches Ann"), ("Di", "Di catches Ann")):
        log = started("", "Ann plays 5D")
        assert tapped(log, who) == (line, "ok")
        assert log.state.hands[0] == (1 if who == "Ann" else 2)


def test_the_others_have_the_same_single_button() -> None:
    log = started("", "Ann plays 5D")
    for seat in range(4):
        assert taps(log, seat) == ["says one", "says time-out"]
        people = [ask for ask in log.game.prompts(log.state, seat) if isinstance(ask, PickPerson)]
        assert not any(ask.verb == "catches" for ask in people)
    assert started().game.prompts(log.state, 0), "whether it was said is not told by what is offered"
    assert taps(started("", "Ann plays 5D saying one"), 1) == taps(log, 1)


@pytest.mark.parametrize(
    ("tie", "first", "second", "holds"),
    [
        ("holder", "Ann", "Bo", 1),
        ("holder", "Bo", "Ann", 1),
        ("claimant", "Ann", "Bo", 2),
        ("claimant", "Bo", "Ann", 2),
    ],
)
def test_two_calls_at_once_tie_in_either_order(tie: str, first: str, second: str, holds: int) -> None:
    log = started(f"call_tie={tie}", "@10 Ann plays 5D")
    tapped(log, first, at=11)
    tapped(log, second, at=11.3)
    assert log.state.hands[0] == holds


@pytest.mark.parametrize(("first", "holds"), [("Ann", 1), ("Bo", 2)])
def test_beyond_the_tie_window_the_first_call_counts(first: str, holds: int) -> None:
    log = started("", "@10 Ann plays 5D")
    tapped(log, first, at=11)
    tapped(log, "Bo" if first == "Ann" else "Ann", at=11.5)
    assert log.state.hands[0] == holds


UNO = "game: uno\nplayers: Ann Bo Cy\nhouse: {}\ntop: R5\nturn: Ann\nhand.Ann: {}\nhand.Bo: 5\nhand.Cy: 5"


@pytest.mark.parametrize(
    ("house", "hand", "lines"),
    [
        ("seven_zero=true", "2", ("Ann plays R0",)),
        ("seven_zero=true", "2", ("Ann plays R7", "Ann trades Bo")),
        ("seven_zero=true", "2", ("Ann plays R0", "Bo draws")),
        ("deck=112", "2", ("Ann plays WS calling R",)),
        ("last_symbol_penalty=on", "R4 RS", ("Ann plays R4",)),
        ("seven_zero=true", "2", ("Ann plays R4",)),
        ("seven_zero=true", "2", ("Ann plays R4", "Ann leaves")),
    ],
)
def test_who_owes_the_call_can_be_caught_whatever_the_hand_holds_by_now(
    house: str, hand: str, lines: tuple[str, ...]
) -> None:
    log = table(UNO.format(house, hand), *lines)
    assert "catches Ann" in taps(log, 2)
    assert "Cy catches Ann" in legal(log, 2)
    before = taps(log, 2)
    if len(lines) == 1:
        enter(log, "Ann says uno")
        assert taps(log, 2) == before, "whether it was said is not told by what is offered"
        assert "Cy catches Ann" not in legal(log, 2)


def test_who_was_caught_is_not_offered_again() -> None:
    log = table(UNO.format("seven_zero=true", "2"), "Ann plays R0", "Bo catches Ann")
    assert "catches Ann" not in taps(log, 2)


def test_a_catch_by_the_shared_button_is_legal() -> None:
    log = started("", "Ann plays 5D")
    assert "Cy catches Ann" in legal(log, 2)
    assert "Ann says one" in legal(log, 0)
    enter(log, "Ann says one")
    assert "Cy catches Ann" not in legal(log, 2)
