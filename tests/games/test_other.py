"""A game that the referee does not know: what its table offers can be entered, and random lines never raise."""

from random import Random

import pytest

from referee import games
from referee.core import actions as act
from referee.core.cards import card
from referee.core.facts import facts
from referee.core.notation import Unreadable, read_action
from referee.core.record import Head
from referee.core.replay import Log
from referee.core.rulings import Verdict
from referee.core.view import FillIn, PickPerson, Tap

GAME = games.find("other")
NAMES = ("Ann", "Bo", "Cy")


def test_too_few_people_and_cards_in_hands_are_no_such_table() -> None:
    with pytest.raises(Unreadable):
        Log(GAME, Head("other", ("Ann",)))
    with pytest.raises(Unreadable):
        Log(GAME, Head("other", NAMES, facts=(("hand.Ann", "3"),)))


def lines(log: Log, seat: int) -> list[str]:
    """Lines that a seat is offered."""
    found = []
    for ask in GAME.asks(log.state, seat):
        match ask:
            case Tap(_, _, text):
                found.append(text)
            case FillIn():
                sheet = GAME.tally(log.state)
                assert sheet is not None
                rows = {(row[0], "points"): "3" for row in sheet.rows}
                found += [line.partition(" ")[2] for line in GAME.filled(log.state, sheet, rows).lines]
            case PickPerson(_, _, text, people, reasons):
                found += [text.format(log.state.names[each], reason) for each in people for reason in reasons]
    return found


@pytest.mark.parametrize("keep", ["plays", "scores"])
@pytest.mark.parametrize("seed", range(15))
def test_a_table_offers_what_can_be_entered_and_is_never_stuck(seed: int, keep: str) -> None:
    chance = Random(seed)
    log, at = Log(GAME, Head("other", NAMES, keep=keep, house=(("end", "rounds:3"),))), 0.0
    for _ in range(60):
        s = log.state
        GAME.view(s)
        facts(GAME, s)
        offered = [(seat, text) for seat in range(3) for text in lines(log, seat)]
        assert offered or s.phase == "over"
        more = [f"{name} {text}" for name in NAMES for text in ("leaves", "returns", "passes", "says hello", "undoes")]
        seat, text = chance.choice(offered or [(0, "undoes")])
        line = chance.choice([f"{NAMES[seat]} {text}"] * 8 + more)
        at += chance.choice((0.5, 5, 40))
        try:
            log.enter(read_action(line), at)
        except Unreadable:
            continue
        assert log.look(act.Plays("Ann", (card("5H"),)), at).verdict is Verdict.NO
        assert log.state.phase != "play" or keep == "scores" or not any(log.state.here) or log.state.worth
