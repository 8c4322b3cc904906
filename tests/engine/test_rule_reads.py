"""Each rule declares every house rule that it reads: a recording House proves it over many thousand positions."""

import contextlib
import random
from collections.abc import Iterator
from functools import cache

import pytest

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.cards import card
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.house_rules.options import House, switches
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import RuleContext
from referee.engine.notation.lines import REASONS
from tests.support.player import RandomTable

pytestmark = pytest.mark.untraced  # coverage tracing makes this several times slower; the examples reach the same lines

GAME = games.find("one")
EVENINGS = 60
LENGTH = 40


class Recording:
    """A house that records which of its switches are read."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._keys = frozenset(switches(type(house)))
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> object:
        if name in self._keys:
            self.read.add(name)
        return getattr(self._house, name)


@cache
def read() -> dict[str, set[str]]:
    """Return the switches that each rule was seen to read, in many positions and for every kind of line."""
    seen: dict[str, set[str]] = {rule.id: set() for rule in GAME.rules}
    for seed in range(EVENINGS):
        evening = RandomTable("one", seed, free=True)
        if seed % 6 == 0:  # a joker as the starter, which is rare
            dealer = evening.state.names[-1]
            evening.enter(act.Deals(dealer))
            evening.enter(act.Flips(dealer, card("RJ")))
        chance = random.Random(seed)
        for _ in range(LENGTH):
            evening.step()
            for action in (evening.played(), evening.reaction(), evening.some(), *questions(evening.log, chance)):
                ask(evening.log, action, evening.at + chance.choice((0.0, 0.3, 11.0)), seen)
    return seen


def questions(log: GameLog, chance: random.Random) -> Iterator[Action]:
    """Return lines that are rare in an evening, to be asked anywhere."""
    s = log.state
    who, whom = chance.choice(s.names), chance.choice(s.names)
    yield act.Says(who, chance.choice(("one", "time-out")))
    yield act.Says(s.names[s.turn], "one")
    yield act.Says(s.names[s.timeout], "time-in")
    yield act.Says(who, "time-in")
    yield act.Penalizes(who, whom, chance.choice(REASONS))
    yield act.Penalizes(who, whom, "bad-word")
    yield act.Says(s.names[s.last[0]], "one")
    yield act.Draws(s.names[s.turn])
    yield act.Calls(who, "H")
    yield act.Calls(s.names[s.last[0]], "H")


def ask(log: GameLog, action: object, at: float, seen: dict[str, set[str]]) -> None:
    s = log.state
    name = getattr(action, "who", "")
    who = s.names.index(name) if name in s.names else NOBODY
    for rule in GAME.rules_on.get(type(action), ()):  # type: ignore[call-overload]
        recording = Recording(s.house)
        case = RuleContext(s, action, recording, at, len(log.entries) + 1, who, GAME, log.entries, True)  # type: ignore[arg-type]
        with contextlib.suppress(NotationError):
            rule.ask(case)
        seen[rule.id] |= recording.read


def test_each_rule_reads_what_it_declares() -> None:
    """Neither more nor less; the recording that saw nothing would find less."""
    assert {rule.id: read()[rule.id] for rule in GAME.rules} == {rule.id: set(rule.reads) for rule in GAME.rules}


def test_every_switch_that_a_rule_names_exists() -> None:
    for rule in GAME.rules:
        assert set(rule.reads) <= set(switches(GAME.house)), rule.id


def test_every_switch_is_read_by_a_rule_or_changes_the_cards() -> None:
    made = {"decks", "ace_value", "ace_two_players", "flip_ace", "jack_on_any", "seven_on_joker_match", "one_call"}
    whole_lines = {"enforce"}
    named = {key for rule in GAME.rules for key in rule.reads}
    assert named | made | whole_lines == set(switches(GAME.house))
