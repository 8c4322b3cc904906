"""The state every table shares: one flat frozen value, made anew by each line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from referee.core.cards import Card
from referee.core.house import House
from referee.core.notation import Unreadable
from referee.core.scores import lowest, reached
from referee.core.seats import LEFT, NOBODY, step
from referee.core.settled import Settled


@dataclass(frozen=True, slots=True)
class Offence:
    """A break that the log can prove: `rules` are the rules broken and not yet paid for, one card due for each.

    A `lasting` one can be named until the round ends, any other until the next player acts. It costs so many `cards`
    (None: what the house says). Of an undeserved card `against` is who was accused.
    """

    seat: int
    reason: str
    line: int
    rules: tuple[str, ...]
    stands: bool = False
    lasting: bool = False
    cards: int | None = None
    against: int = NOBODY


@dataclass(frozen=True, slots=True)
class PenaltyCard:
    """One line of the ledger: who gave it to whom in which round, why, how many cards, and how it was settled.

    `proof` is `log`, `people` (nobody disputed it), `vote` or `admitted`; `fell` says that the cards went back.
    """

    line: int
    round: int
    giver: int
    seat: int
    reason: str
    cards: int
    proof: str
    fell: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """An accusation since the last act, for telling a second card for one break from an undeserved one."""

    giver: int
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class Told:
    """A line of play that only people can judge, and whose it is: it may be contested until somebody acts."""

    line: int
    seat: int


@dataclass(frozen=True, slots=True)
class Dispute:
    """A line that the others vote on: its two people (`giver` and receiver of a card; who contests what somebody did,
    and who did it), who voted yes and who no."""

    line: int
    giver: int
    seat: int
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """A scored round: its number, its dealer, the points each seat took (None: not in it) and what each held, as
    a record writes it; `first` went out, `line` scored it."""

    number: int
    dealer: int
    points: tuple[int | None, ...]
    held: tuple[str, ...]
    first: int
    line: int


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Totals that changed otherwise than by a round: the `line`, how many `seats` there were before it, and by how much
    it changed that of each."""

    line: int
    seats: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class State:
    """What a table's lines have come to. Seats are numbers in seat order, NOBODY is -1, times are seconds.

    `ring` is the order they sit in, each next to the left of the one before; late arrivals have the highest numbers.
    `hands` counts cards, those lying `aside` included, None where nobody knows; `known` are hands declared.
    `here` plays this round, `gone` has left. `since` is when the turn's clock started, `spent` what it showed
    when it stopped. `fresh`: the next deal begins a new round. `acts` counts plays, draws and passes. Lines that
    `fell` in a vote are left out of what the log comes to; others were `upheld`; of those that stood open, `settled`
    are the ones that what came later proved right or wrong. `adjusted` is what
    of the totals the table set, or people brought along. `tied` have equal points at the
    end, so that another round decides. `final` is who had left when the game ended, kept once
    somebody comes or goes after that.
    """

    names: tuple[str, ...]
    ring: tuple[int, ...]
    house: House
    here: tuple[bool, ...]
    gone: tuple[bool, ...]
    phones: tuple[bool, ...]
    hands: tuple[int | None, ...]
    known: tuple[tuple[Card, ...] | None, ...]
    penalties: tuple[int, ...]
    aside: tuple[int, ...]
    scores: tuple[int, ...]
    held: tuple[str | None, ...]
    worth: tuple[int | None, ...]
    dealer: int
    end: tuple[tuple[str, float], ...] = ()
    keep: str = "plays"
    later: House | None = None
    later_keep: str | None = None
    round: int = 1
    phase: str = "deal"
    fresh: bool = False
    dealt: bool = False
    turn: int = NOBODY
    direction: int = LEFT
    timeout: int = NOBODY
    now: float = 0.0
    timed: bool = False
    since: float = 0.0
    spent: float = 0.0
    acts: int = 0
    last: tuple[int, float] = (NOBODY, 0.0)
    offences: tuple[Offence, ...] = ()
    claims: tuple[Claim, ...] = ()
    ledger: tuple[PenaltyCard, ...] = ()
    by_people: Told | None = None
    dispute: Dispute | None = None
    fell: tuple[int, ...] = ()
    upheld: tuple[int, ...] = ()
    settled: tuple[tuple[int, Settled], ...] = ()
    rounds: tuple[Round, ...] = ()
    adjusted: tuple[Adjustment, ...] = ()
    first: int = NOBODY
    winners: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    final: tuple[bool, ...] | None = None
    stock: int | None = None
    pile: int | None = None

    penalties_to_hand: ClassVar[bool] = True
    """Whether penalty cards join the hands; where nobody draws they lie apart."""

    def but(self, changes: Mapping[str, Any]) -> Self:
        """The same state with some fields changed. (`dataclasses.replace` is eight times as slow.)"""
        new: Self = object.__new__(type(self))
        fields = new.__dict__
        fields.update(self.__dict__)
        fields.update(changes)
        return new

    def next(self, seat: int) -> int:
        """Who comes after a seat in the present direction."""
        return step(seat, self.direction, self.ring, self.here)

    def left_of(self, seat: int) -> int:
        """Who sits left of a seat, whatever the direction of play."""
        return step(seat, LEFT, self.ring, tuple(not each for each in self.gone))

    @property
    def held_up(self) -> bool:
        """Whether the player to act waits for somebody else's word, or for the table's vote: their clock stands still,
        as `spent` says."""
        return self.dispute is not None

    def reshuffled(self) -> dict[str, Any]:
        """What changes when the discards become the stock; nothing where a game has no pile."""
        return {}

    def turn_to(self, seat: int) -> dict[str, Any]:
        """What changes when the table says whose turn it is."""
        return {"turn": seat}

    def first_turn(self) -> dict[str, Any]:
        """Who acts first in a position that does not say so, where a game knows."""
        return {}

    def in_round(self, seat: int) -> bool:
        """Whether a seat's hand still lies in this round, for who comes back to it."""
        return bool(self.hands[seat]) or self.hands[seat] is None or not self.dealt

    def left(self, seat: int) -> bool:
        """Whether a seat is not ranked: its player has left, or came only after the game was over."""
        gone = self.gone if self.final is None else self.final
        return seat >= len(gone) or gone[seat]

    def as_it_ended(self) -> dict[str, Any]:
        """What keeps the result of a game that is over, where somebody comes or goes now."""
        return {"final": self.gone} if self.phase == "over" and self.final is None else {}

    @property
    def has_points(self) -> bool:
        """Whether rounds give points at this table, so that only these may be kept."""
        return True

    @property
    def keeps(self) -> str:
        """What the table enters: in the round under way or, before a deal, in the one to come."""
        begins = self.phase == "deal" and not self.dealt
        return self.later_keep if begins and self.later_keep is not None else self.keep

    def by_points(self, keep: str) -> bool:
        """Whether rounds are entered as points where the table keeps `plays` or `scores`."""
        return keep == "scores"

    def gained(self) -> tuple[int | None, ...]:
        """The points that each seat gets for the round whose hands are counted: what it holds."""
        return self.worth

    def best(self, totals: Sequence[int]) -> tuple[int, ...]:
        """The seats that win with these totals: the fewest points."""
        return lowest(totals, [not gone for gone in self.gone])

    @property
    def undecided(self) -> bool:
        """Whether a round of which everybody's points are known waits for a word on how they count."""
        return False

    def of_round(self) -> dict[str, Any]:
        """What else is kept of a round that is scored."""
        return {}

    def ends_with(self, totals: Sequence[int], at: float) -> bool:
        """Whether the game is over with these totals, at this time of the record."""
        return reached(self.end, totals, self.round, at) is not None

    def tied_with(self, totals: Sequence[int], at: float) -> tuple[int, ...]:
        """The seats that share the lead with these totals where the game would be over, were it not for that."""
        return ()

    def turn_given_up(self) -> dict[str, Any]:
        """What else changes when the player to act leaves the table."""
        return {}

    def seat(self, name: str) -> int:
        """The seat of a name; Unreadable where nobody here has it."""
        try:
            return self.names.index(name)
        except ValueError:
            raise Unreadable("unreadable-nobody", name=name) from None
