"""Heated rounds where players enforce the rules: whatever is entered and whomever it accuses, one reading of the log
decides.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.log import game_log
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from tests.support.drawn import drawn
from tests.support.grown import is_loaded_the_same, record_of
from tests.support.random_melds import MeldTable
from tests.support.random_shedding import FAMILY, ShedTable
from tests.support.random_tricks import TrickTable
from tests.support.same import gist

pytestmark = pytest.mark.untraced  # coverage tracing makes this ten times slower; the examples reach the same lines

GAMES = (*FAMILY, "hearts", "canasta")
WAITS = (0.0, 0.3, 2.0, 14.0)


def seated(key: str, seed: int) -> ShedTable:
    """Return a table of a game, ready to be heated."""
    kinds: dict[str, Callable[..., ShedTable]] = {"hearts": TrickTable, "canasta": MeldTable}
    return kinds.get(key, ShedTable)(key, seed)


class Heated:
    """A table at which wrong plays stand until somebody catches them, and somebody does."""

    def __init__(self, key: str, seed: int) -> None:
        self.table = seated(key, seed)
        self.chance = Random(seed)
        self.table.allows = True
        self.enter(act.Agrees(self.table.state.names[0], (("enforce", "players"), ("keep", "plays")), True))

    def enter(self, action: Action) -> bool:
        """Enter a line; return False and keep nothing if it is unreadable."""
        table = self.table
        table.at = round(table.at + self.chance.choice(WAITS), 2)
        try:
            table.log.enter(action, table.at)
        except NotationError:
            return False
        return True

    def play(self, count: int) -> "Heated":
        """Enter more lines; unreadable ones are not counted."""
        for _ in range(count):
            self.step()
        return self

    def step(self) -> bool:
        """Enter one more line, mostly a play, right or wrong, or an accusation; return False if it is unreadable."""
        table = self.table
        if table.state.phase != "play":
            return self.enter(table.offered())
        makes = (table.offered, self.wrong, self.accusation, self.vote, self.about_lines, table.some)
        return self.enter(self.chance.choices(makes, (4, 5, 7, 2, 2, 1))[0]())

    def wrong(self) -> Action:
        """Return a play that is probably wrong, by anybody, of any card."""
        table, chance = self.table, self.chance
        who = chance.choice(table.state.names)
        if isinstance(table, MeldTable):
            return table.played()
        if chance.random() < 0.1:
            return act.Draws(who)
        return act.Plays(who, (chance.choice(table.cards or list(table.game.kinds(table.state))),))

    def accusation(self) -> Action:
        """Return a penalty card for somebody who may have broken a rule."""
        s, chance = self.table.state, self.chance
        who = chance.choice(s.names)
        offences = [offence for offence in s.offences if s.names[offence.seat] != who]
        if offences and chance.random() < 0.85:
            offence = chance.choice(offences)
            return act.Penalizes(who, s.names[offence.seat], chance.choice(offence.reason.split("/")))
        whom = chance.choice((s.names[s.last[0]], chance.choice(s.names)))
        return chance.choice(
            (act.Penalizes(who, whom, "play"), act.Penalizes(who, whom, "spade"), act.Catches(who, whom))
        )

    def vote(self) -> Action:
        """Return a vote on something that only the table can judge."""
        s, chance = self.table.state, self.chance
        who = chance.choice(s.names)
        if s.dispute is not None:
            votes = (act.Votes(who, True), act.Votes(who, False), act.Votes(who, False))
            return chance.choice((*votes, act.Admits(s.names[s.dispute.seat])))
        line = chance.choice((None, chance.randint(1, max(1, len(self.table.log.entries)))))
        return chance.choice((act.Disputes(who, line), act.Admits(who, line)))

    def about_lines(self) -> Action:
        """Return a line about another line, mostly a recent one."""
        names, chance, count = self.table.state.names, self.chance, len(self.table.log.entries)
        who, line = chance.choice(names), max(1, count - chance.randint(0, 8))
        amended = act.Amends(who, line, self.wrong())
        return chance.choice(
            (act.Undoes(who), act.Undoes(who, line), act.Undoes(who, line), amended, act.Allows(who, line))
        )


every_game = pytest.mark.parametrize("key", GAMES)
seeds = st.integers(0, 10**9)


def told(table: ShedTable) -> Mapping[str, Any]:
    """Return the facts that a refused line may not change; a first meld that fails may raise the next one's minimum."""
    known = known_facts(table.game, table.state)
    surcharge = getattr(table.state.house, "open_penalty", 0)
    return {key: value for key, value in known.items() if not (surcharge and key.startswith("minimum."))}


@pytest.mark.promise("A refused line changes nothing but")
@every_game
@drawn(80)
@given(seed=seeds)
def test_a_line_ruled_no_changes_no_fact(key: str, seed: int) -> None:
    heated = Heated(key, seed)
    table = heated.table
    for _ in range(60):
        before = told(table)
        if not heated.step():
            continue
        last = table.log.entries[-1]
        if last.ruling.verdict is Verdict.NO and not last.stands and told(table) != before:
            note(record_of(table))
            raise AssertionError(f"{last.text}: {last.ruling.rule.id}")


@pytest.mark.promise("A refused line changes nothing but")
@every_game
@drawn(15)
@given(seed=seeds)
def test_a_heated_round_is_the_same_in_every_reading(key: str, seed: int) -> None:
    """Loaded from storage, entered again, and folded without cached states."""
    table = Heated(key, seed).play(50).table
    is_loaded_the_same(table)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game_log, "EVERY", 10**9)
        patch.setattr(game_log, "RECENT", 0)
        again = GameLog(table.game, table.log.head)
        for entry in table.log.entries:
            again.enter(entry.action, entry.at)
        assert again.state == table.log.state
        assert list(map(gist, again.entries)) == list(map(gist, table.log.entries))
        for n in range(0, len(again.entries), 7):
            assert again.state_after(n) == table.log.state_after(n)
