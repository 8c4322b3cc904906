"""The state of a game of tricks: the cards on the table, those taken, and those that hands may hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from referee.engine.basics.actions import Action, Says
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.seats import LEFT, NOBODY, RIGHT, steps
from referee.engine.families.tricks.config import BIT, RoundSummary, TrickConfig, mask
from referee.engine.house_rules.game_end import highest, lowest
from referee.engine.model.game import RuleContext
from referee.engine.model.state import DEAL, State, for_deal, for_seats

EMPTY = TrickConfig((), 0, lambda s: s.worth)


class Doubt(NamedTuple):
    """A play that only the hand of its seat can justify: `card` in `trick`, with line `line`.

    It was right if the hand held nothing of one of the sets in `lacks`, from which sets are removed once one of their
    cards turns up.
    """

    trick: int
    line: int
    card: Card
    rule: str
    lacks: tuple[int, ...]


class Revoke(NamedTuple):
    """A play that a later one proved wrong: `card` in `trick`, line `line`, by `shown`, which was in the hand then."""

    seat: int
    trick: int
    line: int
    card: Card
    rule: str
    shown: Card


@dataclass(frozen=True)
class TrickState(State):
    """The state of a game of tricks.

    `lying` are the cards of the trick as they lie, each with its seat, `led` is its suit, `trick` its number, and
    `before` the trick before it. `seen` are all cards shown this round, `unnamed` counts those that nobody named. `won`
    are the cards each seat has taken, `tricks` counts its tricks, `opened` is the seat that took the first, `without`
    are the seats that were entered as taking none, and `stated` the points taken that a position states without cards.
    `broken`: shut cards may be led. `given` is what each seat passes (cards, a number, or None: nothing yet),
    `went` the seat that took it up, and `to` the direction (None: the round's). `sure` are cards that a seat is
    known to hold, `doubts` the plays of each seat that wait for proof, and `revokes` those proven. `chosen` is the
    word that decides how the round is scored. `summaries` are the results of the rounds scored so far.
    """

    penalties_to_hand: ClassVar[bool] = False

    config: TrickConfig = field(default_factory=lambda: EMPTY)
    lying: tuple[tuple[int, Card], ...] = for_deal(())
    led: str = for_deal("")
    trick: int = for_deal(1)
    before: tuple[tuple[int, Card], ...] = for_deal(())
    seen: int = for_deal(0)
    unnamed: int = for_deal(0)
    won: tuple[int, ...] = for_seats(0, until=DEAL)
    opened: int = for_deal(NOBODY)
    tricks: tuple[int, ...] = for_seats(0, until=DEAL)
    without: frozenset[int] = for_deal(frozenset())
    stated: tuple[int, ...] = for_seats(0, until=DEAL)
    broken: bool = for_deal(False)
    given: tuple[tuple[Card, ...] | int | None, ...] = for_seats(None, until=DEAL)
    went: tuple[int, ...] = for_seats(NOBODY, until=DEAL)
    to: str | None = for_deal(None)
    sure: tuple[int, ...] = for_seats(0, until=DEAL)
    doubts: tuple[tuple[Doubt, ...], ...] = for_seats((), until=DEAL)
    revokes: tuple[Revoke, ...] = for_deal(())
    chosen: str = for_deal("")
    summaries: tuple[RoundSummary, ...] = ()

    @property
    def passing(self) -> str:
        """Return the direction in which cards are passed this round, `none` where they are not."""
        if not self.config.passed:
            return "none"
        cycle = self.config.cycle
        return self.to or cycle[(self.round - 1) % len(cycle)]

    @property
    def stage(self) -> str:
        """Return the phase, or `pass` or `play` in a position that states hands and no phase, or a pass of nothing."""
        if (self.phase == "deal" and self.dealt) or self.phase == "pass":
            return "play" if self.passing == "none" else "pass"
        return self.phase

    def receiver(self, seat: int) -> int:
        """Return the seat that gets the cards a seat passes."""
        people = sum(self.here)
        count = {"left": 1, "right": 1, "left2": 2, "right2": 2, "across": people // 2}.get(self.passing, 0)
        return steps(seat, RIGHT if self.passing.startswith("right") else LEFT, self.ring, self.here, count)

    def awaited(self, first: int, played: int = NOBODY) -> int:
        """Return the seat whose card the trick waits for, starting with `first`, once a seat has `played` to it too.

        NOBODY where everybody's card lies there.
        """
        there = dict(self.lying)
        for _ in self.ring:
            if first not in there and first != played:
                return first
            first = self.next(first)
        return NOBODY

    def points(self, seat: int) -> int:
        """Return the points of the cards that a seat has taken this round."""
        return self.config.worth(self.won[seat]) + self.stated[seat]

    def trickless(self, seat: int) -> bool:
        """Return True if a seat has taken no trick this round; where only the score is kept, if it was entered so."""
        if self.keep == "scores":
            return seat in self.without
        return not self.tricks[seat] and not self.stated[seat]

    def revoked(self, seat: int) -> Revoke | None:
        """Return the first proven revoke of a seat."""
        return next((revoke for revoke in self.revokes if revoke.seat == seat), None)

    def holder(self) -> int:
        """Return the seat known to hold the card that is led first: the first of the openers that is in a hand."""
        hands = [known_cards(self, seat) for seat in range(len(self.names))]
        for card in self.config.openers:
            bit = BIT[card]
            for seat, known in enumerate(hands):
                if self.here[seat] and (self.sure[seat] if known is None else known) & bit:
                    return seat
            if any(here and known is None for here, known in zip(self.here, hands, strict=True)):
                return NOBODY
        return NOBODY

    def first_turn(self) -> dict[str, Any]:
        """Give the turn to the known holder of the first card, or left of the dealer where no card decides it.

        In a trick that lies it is the seat whose card is next, where it was nobody's turn.
        """
        if self.lying and self.turn == NOBODY:
            return {"turn": self.awaited(self.next(self.lying[-1][0]))}
        if self.trick > 1 or self.lying:
            return {}
        return {"turn": self.holder() if self.config.openers else self.next(self.dealer)}

    def turn_to(self, seat: int) -> dict[str, Any]:
        """Set the turn; a led card that nobody named is that of the player before."""
        changes: dict[str, Any] = {"turn": seat}
        if self.led and all(card is UNKNOWN for _, card in self.lying) and seat != NOBODY:
            changes["lying"] = ((steps(seat, RIGHT, self.ring, self.here, 1), UNKNOWN),)
        return changes

    @property
    def undecided(self) -> bool:
        """Return True while somebody chooses how the round counts."""
        return self.config.chooser(self) != NOBODY and not self.chosen

    def ends_with(self, totals: Sequence[int], at: float) -> bool:
        """Return True if a limit is reached; where the house wants it, equal points at the top play on."""
        reached = super().ends_with(totals, at) and not self.tied_with(totals, at)
        return reached or bool(self.exactly(totals))

    def exactly(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Return the seats that win by a total that the house names."""
        exact = self.config.exact
        return tuple(seat for seat, total in enumerate(totals) if exact and total == exact and not self.gone[seat])

    def tied_with(self, totals: Sequence[int], at: float) -> tuple[int, ...]:
        """Return the seats with the best total, where equal points play on."""
        best = self.best(totals)
        if self.exactly(totals):
            return ()
        return best if self.config.tie != "share" and len(best) > 1 and super().ends_with(totals, at) else ()

    def best(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Return the seats that win, those with the fewest points or with the most, or with exactly enough."""
        return self.exactly(totals) or (highest if self.config.most_win else lowest)(
            totals, [not gone for gone in self.gone]
        )

    def awaits(self, action: Action, seat: int) -> bool:
        """Return True also for the choice of how the round counts."""
        if not isinstance(action, Says):
            return super().awaits(action, seat)
        return self.undecided and action.word in self.config.words and self.config.chooser(self) == seat

    def gained(self) -> tuple[int | None, ...]:
        """Return the points of each seat for the round."""
        return self.config.gains(self)

    def of_round(self) -> dict[str, Any]:
        """Return the summary of the round, kept with it."""
        return {"summaries": (*self.summaries, self.config.summarize(self))}


TrickContext = RuleContext[TrickState, Any, Any]
"""Context of a line of the family."""


def known_cards(s: TrickState, seat: int) -> int | None:
    """Return a declared hand as a set, None where it is not known."""
    known = s.known[seat]
    return None if known is None else _set(known)


@lru_cache(maxsize=1024)
def _set(known: tuple[Card, ...]) -> int | None:
    return None if UNKNOWN in known else mask(known)
