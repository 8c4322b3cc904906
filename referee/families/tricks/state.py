"""The state of a game of tricks: what lies on the table, who took what, what hands may hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from referee.core.cards import UNKNOWN, Card
from referee.core.game import Changes
from referee.core.scores import highest, lowest
from referee.core.seats import LEFT, NOBODY, RIGHT, steps
from referee.core.state import State
from referee.families.tricks.cards import BIT, mask
from referee.families.tricks.table import Reckoning, Table

EMPTY = Table((), 0, lambda s: s.worth)


class Doubt(NamedTuple):
    """A play of a seat that only its hand can justify: `card` in a `trick`, with line `line`. It was right if the hand
    held nothing of one of the sets in `lacks`; those of which a card turned up since are left out."""

    trick: int
    line: int
    card: Card
    rule: str
    lacks: tuple[int, ...]


class Revoke(NamedTuple):
    """A play that a later one proved wrong: `card` in `trick`, line `line`, by `shown` which was in the hand then."""

    seat: int
    trick: int
    line: int
    card: Card
    rule: str
    shown: Card


@dataclass(frozen=True)
class TrickState(State):
    """`lying` are the cards of the trick as they lie, each with its seat, `led` its suit, `trick` its number. `before`
    is the trick before it. `seen` are all cards shown this round, `unnamed` how many lay there that nobody named. `won`
    are the cards each seat has taken, `tricks` how many tricks, `opened` the seat that took the first; `without` are
    those that said they took none, `stated` the points taken that a position states without cards. `broken`: cards
    that were shut may be led. `given` is what each seat passes (cards, a number, or None: nothing yet), `to` where
    (None: as the round says). `sure` are cards that somebody is known to hold, `doubts` the plays of each seat that
    wait for proof, `revokes` those proven. `chosen` is the word that decides how the round is scored.
    `reckonings` tell how the rounds scored so far came out."""

    penalties_to_hand: ClassVar[bool] = False

    table: Table = field(default_factory=lambda: EMPTY)
    lying: tuple[tuple[int, Card], ...] = ()
    led: str = ""
    trick: int = 1
    before: tuple[tuple[int, Card], ...] = ()
    seen: int = 0
    unnamed: int = 0
    won: tuple[int, ...] = ()
    opened: int = NOBODY
    tricks: tuple[int, ...] = ()
    without: frozenset[int] = frozenset()
    stated: tuple[int, ...] = ()
    broken: bool = False
    given: tuple[tuple[Card, ...] | int | None, ...] = ()
    to: str | None = None
    sure: tuple[int, ...] = ()
    doubts: tuple[tuple[Doubt, ...], ...] = ()
    revokes: tuple[Revoke, ...] = ()
    chosen: str = ""
    reckonings: tuple[Reckoning, ...] = ()

    @property
    def passing(self) -> str:
        """Where cards are passed this round; `none` where they are not."""
        if not self.table.passed:
            return "none"
        cycle = self.table.cycle
        return self.to or cycle[(self.round - 1) % len(cycle)]

    @property
    def stage(self) -> str:
        """The phase, but for a position that states hands and no phase: there cards are passed, or played."""
        if self.phase == "deal" and self.dealt:
            return "play" if self.passing == "none" else "pass"
        return self.phase

    def receiver(self, seat: int) -> int:
        """Who gets the cards that a seat passes."""
        people = sum(self.here)
        count = {"left": 1, "right": 1, "left2": 2, "right2": 2, "across": people // 2}.get(self.passing, 0)
        return steps(seat, RIGHT if self.passing.startswith("right") else LEFT, self.ring, self.here, count)

    def awaited(self, first: int, played: int = NOBODY) -> int:
        """Whose card the trick waits for, from the `first` who may play next on, once a seat has `played` to it too;
        NOBODY's where everybody's lies there."""
        there = dict(self.lying)
        for _ in self.ring:
            if first not in there and first != played:
                return first
            first = self.next(first)
        return NOBODY

    def points(self, seat: int) -> int:
        """The points that a seat has taken this round, as the cards say."""
        return self.table.worth(self.won[seat]) + self.stated[seat]

    def trickless(self, seat: int) -> bool:
        """Whether a seat has taken no trick this round; where only the score is kept, whether it said so."""
        if self.keep == "scores":
            return seat in self.without
        return not self.tricks[seat] and not self.stated[seat]

    def revoked(self, seat: int) -> Revoke | None:
        """The first revoke of a seat that is proven."""
        return next((each for each in self.revokes if each.seat == seat), None)

    def holder(self) -> int:
        """Who is known to hold the card that is led first: of those that may be, the first that is in a hand."""
        hands = [known_cards(self, seat) for seat in range(len(self.names))]
        for card in self.table.openers:
            bit = BIT[card]
            for seat, known in enumerate(hands):
                if self.here[seat] and (self.sure[seat] if known is None else known) & bit:
                    return seat
            if any(here and known is None for here, known in zip(self.here, hands, strict=True)):
                return NOBODY
        return NOBODY

    def first_turn(self) -> dict[str, Any]:
        """Whoever holds the first card, as far as it is known; left of the dealer where no card says so."""
        if self.trick > 1 or self.lying:
            return {}
        return {"turn": self.holder() if self.table.openers else self.next(self.dealer)}

    def turn_to(self, seat: int) -> dict[str, Any]:
        """A led card that nobody named is that of the player before."""
        changes: dict[str, Any] = {"turn": seat}
        if self.led and all(card is UNKNOWN for _, card in self.lying) and seat != NOBODY:
            changes["lying"] = ((steps(seat, RIGHT, self.ring, self.here, 1), UNKNOWN),)
        return changes

    @property
    def undecided(self) -> bool:
        """Somebody chooses how the round counts."""
        return self.table.chooser(self) != NOBODY and not self.chosen

    def ends_with(self, totals: Sequence[int], at: float) -> bool:
        """A limit is reached; where the house wants it, equal points at the top play on."""
        return super().ends_with(totals, at) and not self.tied_with(totals, at)

    def tied_with(self, totals: Sequence[int], at: float) -> tuple[int, ...]:
        """Those with the best total, where equal points play on."""
        best = self.best(totals)
        return best if self.table.tie != "share" and len(best) > 1 and super().ends_with(totals, at) else ()

    def best(self, totals: Sequence[int]) -> tuple[int, ...]:
        """The seats that win: the fewest points, or the most."""
        return (highest if self.table.most_win else lowest)(totals, [not gone for gone in self.gone])

    def gained(self) -> tuple[int | None, ...]:
        """What each seat gets for the round."""
        return self.table.gains(self)

    def of_round(self) -> dict[str, Any]:
        """How it came out."""
        return {"reckonings": (*self.reckonings, self.table.reckoned(self))}


def afresh(seats: int) -> Changes:
    """A round of which nothing has been played."""
    return {
        "lying": (),
        "led": "",
        "trick": 1,
        "before": (),
        "seen": 0,
        "unnamed": 0,
        "won": (0,) * seats,
        "opened": NOBODY,
        "tricks": (0,) * seats,
        "without": frozenset(),
        "stated": (0,) * seats,
        "broken": False,
        "given": (None,) * seats,
        "to": None,
        "sure": (0,) * seats,
        "doubts": ((),) * seats,
        "revokes": (),
        "chosen": "",
    }


def known_cards(s: TrickState, seat: int) -> int | None:
    """A declared hand as a set; None where it is not known."""
    known = s.known[seat]
    return None if known is None else _set(known)


@lru_cache(maxsize=1024)
def _set(known: tuple[Card, ...]) -> int | None:
    return None if UNKNOWN in known else mask(known)
