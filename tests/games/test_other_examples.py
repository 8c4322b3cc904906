"""The worked examples of a game that the referee does not know; what its table offers can be entered; random lines
never raise."""

from random import Random

import pytest

from referee import games
from referee.core import actions as act
from referee.core.cards import card
from referee.core.facts import facts
from referee.core.game import FillIn, PickPerson, Tap
from referee.core.notation import Unreadable, read_action
from referee.core.record import Head
from referee.core.replay import Log
from referee.core.rulings import Verdict
from referee.replaying import replay_record
from tests.games.examples import Example, examples
from tests.games.proofs import with_value

GAME = games.find("other")
EXAMPLES = examples("other")
NAMES = ("Ann", "Bo", "Cy")


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_the_example_holds(example: Example) -> None:
    results = list(replay_record(example.record, example.file))
    assert [(result.line, result.misses) for result in results if result.misses] == []
    assert all(line.expects for line in example.record.lines), "a line that demands nothing shows nothing"


@pytest.mark.parametrize("rule", [rule.id for rule in GAME.rules if not rule.id.startswith("table.")])
def test_the_rule_has_an_example_in_which_it_decides(rule: str) -> None:
    marked = [each for each in EXAMPLES if rule in each.rules]
    assert any(line.expects and line.expects.rule == rule for each in marked for line in each.record.lines)


def test_every_value_of_who_wins_and_of_the_end_is_proven() -> None:
    proven = {(key, value) for each in EXAMPLES for key, value, _ in each.switches}
    assert {("best", "most"), ("best", "fewest"), ("end", "score:10"), ("end", "rounds:2")} == proven
    for example in EXAMPLES:
        for key, value, _ in example.switches:
            other = {"most": "fewest", "fewest": "most"}.get(value, "off")
            results = replay_record(with_value(example.record, key, other), example.file)
            assert any(result.misses for result in results), (key, value)


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
