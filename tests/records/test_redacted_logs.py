"""Properties of every log as some seats may know it: what everybody saw is the same as in the full log."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import referee
from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.cards import card
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.families.tricks.state import TrickState
from referee.engine.log.audience import lines_with_cards, log_for
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Verdict
from referee.engine.notation.record import Head, Record, read
from tests.support.drawn import drawn
from tests.support.player import RandomTable

TESTS = Path(__file__).parent.parent
SOURCES = (TESTS / "scenarios", Path(referee.__file__).parent / "engine" / "games")
FILES = sorted(file for source in SOURCES for file in source.rglob("*.table"))
HIDING = ("hearts", "canasta")
MOST_CARDS = 70
"""Plays of a dealt hand, wrong ones included: a hand that went astray could go on for hundreds."""


class Readers:
    """Everybody's redacted logs of one growing log, each made from the one before it."""

    def __init__(self) -> None:
        self.earlier: dict[tuple[int, ...], tuple[GameLog, GameLog]] = {}
        self.with_cards: tuple[GameLog, list[Entry]] | None = None

    def check(self, log: GameLog) -> None:
        """Check what everybody saw, as each seat knows it and as nobody in particular does."""
        self.with_cards = log.copy(), lines_with_cards(log, self.with_cards)
        for seats in ((), *((seat,) for seat in range(len(log.state.names)))):
            there = log_for(log, seats, self.earlier.get(seats), self.with_cards[1])
            self.earlier[seats] = log.copy(), there
            if there is not log:
                is_the_same_to_everybody(log, there)


def is_the_same_to_everybody(log: GameLog, there: GameLog) -> None:
    """Check that both logs have the same facts, and lines with the same fate and as much of a verdict."""
    assert known_facts(there.game, there.state) == known_facts(log.game, log.state)
    for told, entry in zip(there.entries, log.entries, strict=True):
        assert (told.stands, told.undone, told.proved) == (entry.stands, entry.undone, entry.proved), entry.n
        assert (told.ruling.verdict is Verdict.NO) is (entry.ruling.verdict is Verdict.NO), entry.n


def is_made_the_same(log: GameLog, readers: Readers) -> None:
    """Check that the logs made line by line are those made at once."""
    for seats, (_, there) in readers.earlier.items():
        if not all(seat < len(log.state.names) for seat in seats):  # the person never came, after an undo
            continue
        anew = log_for(log, seats)
        assert there.state == anew.state
        for one, other in zip(there.entries, anew.entries, strict=True):
            assert (one.action, one.read, str(one.ruling)) == (other.action, other.read, str(other.ruling))


def heads(record: Record) -> Iterator[Head]:
    """Yield the head of a record, and where cards may be hidden also those of a table that enforces otherwise."""
    yield record.head
    others = tuple(pair for pair in record.head.house if pair[0] != "enforce")
    for enforce in ("players", "referee") if record.head.game in HIDING else ():
        yield record.head._replace(house=(*others, ("enforce", enforce)))


@pytest.mark.promise("A log without the hidden cards")
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_everybody_sees_the_same_of_a_record(file: Path) -> None:
    for record in read(file.read_text()):
        for head in heads(record):
            log, readers = games.open_log(head), Readers()
            for line in record.lines:
                if line.action is None:
                    continue
                try:
                    log.enter(line.action, line.at)
                except NotationError:
                    continue
                readers.check(log)


@pytest.mark.parametrize("key", ["hearts", "canasta"])
@drawn(20)
@given(st.integers(0, 2**32), st.booleans())
def test_everybody_sees_the_same_of_a_random_table(key: str, seed: int, known: bool) -> None:
    readers, table = Readers(), RandomTable(key, seed, known=known)
    table.holds(50, lambda table: readers.check(table.log))
    is_made_the_same(table.log, readers)


def dealt_hearts(seed: int, enforce: str) -> Iterator[GameLog]:
    """Yield the log after each line of a round with real hands, named passes, revokes and entry errors."""
    chance = Random(seed)
    log = games.open_log(f"game: hearts\nplayers: Ann Bo Cy Di\nhouse: enforce={enforce}")
    names = log.state.names
    log.enter(act.Deals("Di"))
    state = log.state
    assert isinstance(state, TrickState)
    pack = list(state.config.pack)
    chance.shuffle(pack)
    hands = [pack[seat::4] for seat in range(4)]
    passed = [tuple(chance.sample(hand, 3)) for hand in hands]
    for seat, cards in enumerate(passed):
        log.enter(act.Gives(names[seat], cards))
        yield log
    for seat, cards in enumerate(passed):
        hands[seat] = [held for held in hands[seat] if held not in cards]
        hands[state.receiver(seat)] += cards
    for _ in range(MOST_CARDS):
        if log.state.phase != "play":
            return
        seat = log.state.turn if log.state.turn >= 0 else next(s for s in range(4) if card("2C") in hands[s])
        right = [held for held in hands[seat] if log.judge(act.Plays(names[seat], (held,))).verdict is not Verdict.NO]
        some = chance.choices((right or hands[seat], hands[seat], pack), (8, 1, 1))[0]
        line = log.enter(act.Plays(names[seat], (chance.choice(some),)))
        cards = [held for held in hands[seat] if held not in line.action.cards]  # type: ignore[attr-defined]
        hands[seat] = cards if line.stands else hands[seat]
        if chance.random() < 0.1:
            log.enter(act.Penalizes(chance.choice(names), names[seat], "play"))
        yield log


@pytest.mark.promise("A log without the hidden cards")
@pytest.mark.parametrize("enforce", ["players", "referee"])
@pytest.mark.parametrize("seed", range(3))
def test_everybody_sees_the_same_of_dealt_hands(seed: int, enforce: str) -> None:
    readers = Readers()
    for log in dealt_hearts(seed, enforce):
        readers.check(log)


def test_a_log_without_secrets_is_unchanged() -> None:
    log = games.open_log("game: one\nplayers: Ann Bo")
    log.enter(act.Deals("Bo"))
    assert log_for(log, ()) is log
