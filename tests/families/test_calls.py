"""The word for a hand that runs out, where one button is everybody's: whoever shouts first."""

import pytest

from referee.core.notation import format_action, quote, read_action
from referee.core.replay import Log
from referee.core.view import PickPerson, Tap
from tests.core.table import enter, table

HEAD = "game: onecard\nplayers: Ann Bo Cy Di\nhouse: {}\ntop: 9D\nturn: Ann\n" + "\n".join(
    f"hand.{name}: 2" for name in ("Ann", "Bo", "Cy", "Di")
)


def started(house: str = "", *lines: str) -> Log:
    return table(HEAD.replace("house: {}\n", f"house: {house}\n" if house else ""), *lines)


def taps(log: Log, seat: int) -> list[str]:
    return [ask.text for ask in log.game.asks(log.state, seat) if isinstance(ask, Tap) and ask.place == "call"]


def tapped(log: Log, who: str, word: str = "one", at: float | None = None) -> tuple[str, str]:
    """What a tap on the word is entered as, and its ruling."""
    action = log.game.meant(log.state, read_action(f"{quote(who)} says {word}"))
    entry = enter(log, (f"@{at} " if at is not None else "") + format_action(action))
    return format_action(action), str(entry.ruling.verdict)


def test_the_word_is_the_catch_for_everybody_but_who_owes_it() -> None:
    for who, line in (("Ann", "Ann says one"), ("Bo", "Bo catches Ann"), ("Di", "Di catches Ann")):
        log = started("", "Ann plays 5D")
        assert tapped(log, who) == (line, "ok")
        assert log.state.hands[0] == (1 if who == "Ann" else 2)


def test_the_others_have_the_same_button_and_no_second_one() -> None:
    log = started("", "Ann plays 5D")
    for seat in range(4):
        assert taps(log, seat) == ["says one", "says time-out"]
        people = [ask for ask in log.game.asks(log.state, seat) if isinstance(ask, PickPerson)]
        assert not any(ask.text.startswith("catches") for ask in people)
    assert started().game.asks(log.state, 0), "whether it was said is not told by what is offered"
    assert taps(started("", "Ann plays 5D saying one"), 1) == taps(log, 1)


def test_where_nobody_owes_it_the_word_is_a_call_of_ones_own() -> None:
    assert tapped(started(), "Bo") == ("Bo says one", "no")
    log = started("", "Ann plays 5D saying one", "Bo plays 5C")
    assert tapped(log, "Bo") == ("Bo says one", "ok"), "the window of the one before is closed"


def test_who_comes_a_moment_too_late_is_told_so_and_is_not_punished() -> None:
    log = started("false_claim=1", "Ann plays 5D", "Ann says one")
    assert tapped(log, "Cy") == ("Cy catches Ann", "no")
    assert not log.state.offences
    log = started("false_claim=1", "Ann plays 5D", "Bo catches Ann")
    assert tapped(log, "Cy") == ("Cy catches Ann", "no")
    assert not log.state.offences


@pytest.mark.parametrize(
    ("tie", "first", "second", "holds"),
    [
        ("holder", "Ann", "Bo", 1),
        ("holder", "Bo", "Ann", 1),
        ("claimant", "Ann", "Bo", 2),
        ("claimant", "Bo", "Ann", 2),
    ],
)
def test_two_at_once_are_a_tie_whoever_the_log_has_first(tie: str, first: str, second: str, holds: int) -> None:
    log = started(f"call_tie={tie}", "@10 Ann plays 5D")
    tapped(log, first, at=11)
    tapped(log, second, at=11.3)
    assert log.state.hands[0] == holds


@pytest.mark.parametrize(("first", "holds"), [("Ann", 1), ("Bo", 2)])
def test_beyond_the_tie_the_first_one_counts(first: str, holds: int) -> None:
    log = started("", "@10 Ann plays 5D")
    tapped(log, first, at=11)
    tapped(log, "Bo" if first == "Ann" else "Ann", at=11.5)
    assert log.state.hands[0] == holds


def test_who_is_out_may_still_catch_somebody() -> None:
    log = started("multi_out_needs_call=false", "Ann corrects hand.Di 1", "Ann draws", "Bo draws", "Cy draws")
    enter(log, "Di plays 5D")
    assert log.state.out == (3,)  # type: ignore[attr-defined]
    enter(log, "Ann corrects hand.Ann 2")
    enter(log, "Ann plays 5C")
    assert "says one" in taps(log, 3)
    assert tapped(log, "Di") == ("Di catches Ann", "ok")


@pytest.mark.parametrize(
    ("game", "play", "word", "house"),
    [
        ("uno", "R5", "uno", ""),
        ("onecard", "5D", "page-one", "preset: american_page_one\n"),
    ],
)
def test_where_forgetting_is_pointed_out_the_word_stays_ones_own(game: str, play: str, word: str, house: str) -> None:
    """UNO's source has somebody point it out; saying the word oneself is no accusation there."""
    top = "R9" if game == "uno" else "9D"
    count = 2 if game == "uno" else 3
    head = f"game: {game}\nplayers: Ann Bo Cy\n{house}top: {top}\nturn: Ann\nhand.Ann: {count}\nhand.Bo: 5\nhand.Cy: 5"
    log = table(head, f"Ann plays {play}")
    assert "catches Ann" in taps(log, 1)
    assert tapped(log, "Bo", word) == (f"Bo says {word}", "no")
