"""Another game, Stacko or any that the referee does not know: turns, time-outs, penalties, points (UNO-82)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from referee.core import conduct, penalties, people, rounds
from referee.core.facts import DIRECTION, SHARED
from referee.core.game import Changes, Game
from referee.core.note import Note, note
from referee.core.offers import accusations, disputes, pauses, view_of
from referee.core.record import Head
from referee.core.rulings import Seat
from referee.core.scores import highest, lowest
from referee.core.seats import NOBODY
from referee.core.state import State
from referee.core.view import Ask, FillIn, Tap, View
from referee.games.other import turns
from referee.games.other.house import House

REASONS = ("slow", "false", "question", "bad-word", "undeserved")


@dataclass(frozen=True)
class OtherState(State):
    """A table that counts no cards: whatever it keeps, its rounds are points."""

    def by_points(self, keep: str) -> bool:
        """Always."""
        return True

    def best(self, totals: Sequence[int]) -> tuple[int, ...]:
        """The house says whether many points are good."""
        won = highest if self.house.best == "most" else lowest  # type: ignore[attr-defined]
        return won(totals, [not gone for gone in self.gone])


@dataclass(frozen=True)
class Other(Game):
    """A game without rules of play."""

    def untold(self) -> frozenset[str]:
        """Nobody knows whether it has a stock."""
        return frozenset(("table.reshuffle",))

    def new_house(self, house: Any) -> Changes:
        return {"house": house, "end": house.end}

    def fewest_win(self, state: Any) -> bool:
        """As the house says."""
        return bool(state.house.best == "fewest")

    def start(self, head: Head) -> State:
        return self.seated(OtherState, head, None)

    def view(self, state: Any) -> View:
        idle = note("other-between" if state.phase == "deal" else "other-on")
        return view_of(state, _notes(state), dealer=NOBODY, idle=idle)

    def first_dealer(self, house: Any) -> str:
        return "anybody"

    def asks(self, state: Any, seat: int) -> tuple[Ask, ...]:
        if state.gone[seat]:
            return (Tap(note("ask-return"), "main", "returns"),)
        return (
            *_main(state, seat),
            *pauses(state, seat),
            *accusations(state, seat, REASONS),
            *disputes(state, seat),
        )


def _notes(s: State) -> Iterator[Note]:
    for seat in s.ring if s.phase == "play" and any(points is not None for points in s.worth) else ():
        if s.here[seat] and s.worth[seat] is None:
            yield note("note-points", seat=Seat(seat))


def _main(s: State, seat: int) -> Iterator[Ask]:
    if s.timeout != NOBODY or s.phase == "over":
        return
    if s.phase == "deal":
        yield Tap(note("ask-begin"), "main", "deals")
    if s.phase == "play" and s.turn == seat:
        yield Tap(note("ask-turn-over"), "main", "passes")
    yield FillIn(note("ask-tally"), "main")
    yield FillIn(note("ask-totals"), "table", "totals")


GAME = Other(
    key="other",
    house=House,
    presets={
        "other": {},
        "fewest": {"best": "fewest"},
        "stacko": {"end": (("rounds", 3),), "turn_seconds": 30},
    },
    preset="other",
    players=(2, 20),
    rules=(
        *conduct.RULES,
        *people.RULES,
        *turns.RULES,
        *penalties.RULES,
        *penalties.LAST_RULES,
        *turns.LAST_RULES,
        *conduct.LAST_RULES,
        *rounds.LAST_RULES,
    ),
    effects={
        **conduct.EFFECTS,
        **rounds.EFFECTS,
        **people.EFFECTS,
        **penalties.EFFECTS,
        **turns.EFFECTS,
    },
    proofs=penalties.PROOFS,
    facts_known=(*(fact for fact in SHARED if fact.key != "hand"), DIRECTION),
)
