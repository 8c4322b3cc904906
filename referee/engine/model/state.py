"""The state that every table shares: one flat frozen value, of which each line makes a changed copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from referee.engine.basics.actions import Action, Holds, Scores, Takes
from referee.engine.basics.cards import Card
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import LEFT, NOBODY, step
from referee.engine.house_rules.game_end import lowest, reached
from referee.engine.house_rules.options import House
from referee.engine.model.fields import DEAL, ROUND, for_deal, for_round, for_seats
from referee.engine.model.rulings import Ruling

NUMBERS: tuple[type[Action], ...] = (Takes, Scores, Holds)
"""Lines that enter somebody's points of a round."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The settlement of an open line, and the `line` that settled it.

    The line was proven `right` or `wrong`, `kept` or `dropped` in a vote, fell as that was `tied`, or as it was
    `unvoted`; or a break was `admitted`, or what was not done was `denied` by the player who should have done it. A
    call or a catch that lost its tie was `overtaken`. A `wrong` line may have the `ruling` that its proof gives.
    """

    how: str
    line: int
    ruling: Ruling | None = field(default=None, compare=False)

    @property
    def stands(self) -> bool:
        """Return True if the line stands after it."""
        return self.how in ("right", "kept", "admitted")


@dataclass(frozen=True, slots=True)
class Offence:
    """A break that the log can prove: `rules` are the rules broken and not yet paid for, one card due for each.

    A `lasting` one can be named until the round ends, any other until the next player acts. It costs `cards` cards
    (None: the number of the house rules). `against` is the accused of an undeserved card. A wrong play `took` so many
    seconds of its player's turn, until a card for that is given; once a card for the play started the clock again, that
    time stands `apart` from the clock's.
    """

    seat: int
    reason: str
    line: int
    rules: tuple[str, ...]
    stands: bool = False
    lasting: bool = False
    cards: int | None = None
    against: int = NOBODY
    took: float = 0.0
    apart: bool = False


@dataclass(frozen=True, slots=True)
class PenaltyCard:
    """A line of the penalty ledger: giver, receiver, round, reason, number of cards, and how it was settled.

    `acts` is the number of acts before it. `proof` is `log`, `people` (nobody disputed it), `vote` or `admitted`. If it
    was `struck`, the cards went back. It `counts` among the penalties of its receiver, and `costs` its giver so many
    cards if the table finds it undeserved (None: the number of the house rules).
    """

    line: int
    round: int
    giver: int
    seat: int
    reason: str
    cards: int
    acts: int
    proof: str
    struck: bool = False
    counts: bool = True
    costs: int | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """An accusation since the last act, to tell a second card for one break from an undeserved one."""

    giver: int
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class Contestable:
    """A line of play that only people can judge, and its seat; it may be contested until somebody acts."""

    line: int
    seat: int


@dataclass(frozen=True, slots=True)
class Dispute:
    """A line that the others vote on, and the votes so far.

    `giver` and `seat` are the giver and receiver of a `card`, or the player who contests an act and the player who did
    it.
    """

    line: int
    giver: int
    seat: int
    card: PenaltyCard | None = None
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """A scored round.

    `points` holds the points of each seat (None: not in the round) and `held` the hand of each as a record writes it.
    `first` went out, `line` scored the round.
    """

    number: int
    dealer: int
    points: tuple[int | None, ...]
    held: tuple[str, ...]
    first: int
    line: int


@dataclass(frozen=True, slots=True)
class OpenRound:
    """A round that lacks a number and counts for nobody, though line `line` began a later one; `state` is its own."""

    number: int
    line: int
    state: State = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """A change of totals other than by a round.

    `line` made it `after` so many scored rounds, `seats` is the number of seats before it, and `points` the change of
    each.
    """

    line: int
    seats: int
    points: tuple[int, ...]
    after: int


@dataclass(frozen=True)
class State:
    """The state of a table after its lines. Seats are numbers in seat order, NOBODY is -1, times are seconds.

    `ring` is the order they sit in, each to the left of the one before; late arrivals have the highest numbers. `hands`
    counts cards, including those that lie `aside`; None where nobody knows the count. `known` are hands declared.
    `here` plays this round, `gone` has left. `since` is when the turn's clock started, `spent` what it showed when it
    stopped. After `fresh` the next deal begins a new round. `acts` counts plays, draws and passes. `contestable` is the
    line that people may contest now. The log leaves out lines that were `struck` in a vote; others were `upheld`;
    `resolved` holds the open lines that later lines proved right or wrong. `adjusted` holds the totals that the table
    set or that people brought along. The seats in `tied` have equal points at the end, so that another round decides.
    `final` is who had left when the game ended, kept once somebody comes or goes after that. `open` are the rounds that
    lack a number while later ones are on, and `late` the entries of later lines that were read
    in the round they belong to.
    """

    names: tuple[str, ...]
    ring: tuple[int, ...]
    house: House
    dealer: int
    here: tuple[bool, ...] = for_seats(True)
    gone: tuple[bool, ...] = for_seats(False)
    phones: tuple[bool, ...] = for_seats(True)
    hands: tuple[int | None, ...] = for_seats(0)
    known: tuple[tuple[Card, ...] | None, ...] = for_seats(None, until=DEAL)
    penalties: tuple[int, ...] = for_seats(0, until=ROUND)
    aside: tuple[int, ...] = for_seats(0, until=ROUND)
    scores: tuple[int, ...] = for_seats(0)
    held: tuple[str | None, ...] = for_seats(None, until=ROUND)
    worth: tuple[int | None, ...] = for_seats(None, until=ROUND)
    end: tuple[tuple[str, float], ...] = ()
    keep: str = "plays"
    later: House | None = None
    later_keep: str | None = None
    round: int = 1
    phase: str = for_round("deal")
    fresh: bool = for_round(False)
    dealt: bool = for_round(False)
    turn: int = for_round(NOBODY)
    direction: int = for_deal(LEFT)
    timeout: int = NOBODY
    now: float = 0.0
    timed: bool = False
    since: float = 0.0
    spent: float = 0.0
    acts: int = 0
    last: tuple[int, *tuple[float, ...]] = for_round((NOBODY, 0.0))
    offences: tuple[Offence, ...] = for_round(())
    claims: tuple[Claim, ...] = for_round(())
    ledger: tuple[PenaltyCard, ...] = ()
    contestable: Contestable | None = for_round(None)
    dispute: Dispute | None = None
    struck: tuple[int, ...] = ()
    upheld: tuple[int, ...] = ()
    resolved: tuple[tuple[int, Settled], ...] = ()
    rounds: tuple[Round, ...] = ()
    adjusted: tuple[Adjustment, ...] = ()
    open: tuple[OpenRound, ...] = ()
    late: tuple[Any, ...] = ()
    first: int = for_round(NOBODY)
    winners: tuple[int, ...] = for_round(())
    tied: tuple[int, ...] = for_round(())
    final: tuple[bool, ...] | None = for_round(None)
    stock: int | None = None
    pile: int | None = None

    penalties_to_hand: ClassVar[bool] = True
    """True if penalty cards join the hands; where nobody draws they lie apart."""

    def replaced(self, changes: Mapping[str, Any]) -> Self:
        """Return the same state with some fields changed; `dataclasses.replace` is eight times as slow."""
        new: Self = object.__new__(type(self))
        fields = new.__dict__
        fields.update(self.__dict__)
        fields.update(changes)
        return new

    def next(self, seat: int) -> int:
        """Return the seat after a seat in the present direction."""
        return step(seat, self.direction, self.ring, self.here)

    def left_of(self, seat: int) -> int:
        """Return the seat to the left of a seat, whatever the direction of play."""
        return step(seat, LEFT, self.ring, tuple(not gone for gone in self.gone))

    @property
    def held_up(self) -> bool:
        """Return True if the player to act waits for somebody else's word or for the table's vote.

        The clock stands still meanwhile, at `spent`.
        """
        return self.dispute is not None

    def reshuffled(self) -> dict[str, Any]:
        """Return the changes when the discards become the stock; none where a game has no pile."""
        return {}

    def turn_to(self, seat: int) -> dict[str, Any]:
        """Return the changes when the table sets whose turn it is."""
        return {"turn": seat}

    def first_turn(self) -> dict[str, Any]:
        """Return the changes that give the turn to the first player where a position states none and a game knows."""
        return {}

    def in_round(self, seat: int) -> bool:
        """Return True if a seat's hand still belongs to this round, for somebody who comes back to it."""
        return bool(self.hands[seat]) or self.hands[seat] is None or not self.dealt

    def left(self, seat: int) -> bool:
        """Return True if a seat is not ranked: its player has left, or came after the game was over."""
        gone = self.gone if self.final is None else self.final
        return seat >= len(gone) or gone[seat]

    def as_it_ended(self) -> dict[str, Any]:
        """Return the changes that keep the result of a finished game where somebody comes or goes now."""
        return {"final": self.gone} if self.phase == "over" and self.final is None else {}

    @property
    def has_points(self) -> bool:
        """Return True if rounds give points at this table, so that it may keep only the score."""
        return True

    @property
    def counts_points(self) -> bool:
        """Return True if totals decide who wins: points, or rounds won."""
        return self.has_points

    @property
    def keeps(self) -> str:
        """Return the mode of entry of this round or, before a deal, of the next one: `plays` or `scores`."""
        begins = self.phase == "deal" and not self.dealt
        return self.later_keep if begins and self.later_keep is not None else self.keep

    def enters_points(self, keep: str) -> bool:
        """Return True if rounds are entered as points where the table keeps `plays` or `scores`."""
        return keep == "scores"

    def awaits(self, action: Action, seat: int) -> bool:
        """Return True if the round waits for this line of a seat: for its points."""
        there = isinstance(action, NUMBERS) and 0 <= seat < len(self.here) and self.here[seat]
        return there and self.worth[seat] is None

    def gained(self) -> tuple[int | None, ...]:
        """Return the points of each seat for the round whose hands are counted: the worth of its hand."""
        return self.worth

    def best(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Return the seats that win with these totals: those with the fewest points."""
        return lowest(totals, [not gone for gone in self.gone])

    def ended_by(self, line: int) -> bool:
        """Return True if a penalty card of this line ended the round or the game for somebody."""
        return False

    def may_have_played_wrong(self, seat: int) -> bool:
        """Return True if a play of this seat was refused or cannot be judged, and a penalty card for it may be due."""
        return any(
            offence.seat == seat and offence.rules and "play" in offence.reason.split("/") for offence in self.offences
        )

    def offence_of(self, seat: int, reason: str) -> Offence | None:
        """Return the latest break of a seat that the log proves, for a card with this reason; None if there is none."""
        for offence in reversed(self.offences):
            if offence.seat == seat and offence.rules and reason in offence.reason.split("/"):
                return offence
        return None

    def is_reversed_by(self, action: Action, at: float, *, timed: bool) -> bool:
        """Return True if an action at this time, `timed` by its line, may still reverse what ended the game."""
        return False

    def without_card(self, card: PenaltyCard) -> dict[str, Any]:
        """Return the changes that undo what a penalty card brought about, besides the card; others acted since."""
        return {}

    @property
    def undecided(self) -> bool:
        """Return True if everybody's points in a round are known but somebody still has to say how they count."""
        return False

    def of_round(self) -> dict[str, Any]:
        """Return the changes, besides the points, that keep a scored round."""
        return {}

    def ends_with(self, totals: Sequence[int], at: float) -> bool:
        """Return True if the game is over with these totals at this time of the record, in seconds."""
        return reached(self.end, totals, self.round, at) is not None

    def tied_with(self, totals: Sequence[int], at: float) -> tuple[int, ...]:
        """Return the seats whose shared lead keeps the game going, where it would be over with these totals."""
        return ()

    def turn_given_up(self) -> dict[str, Any]:
        """Return the further changes when the player to act leaves the table."""
        return {}

    def seat(self, name: str) -> int:
        """Return the seat of a name.

        Raises NotationError where nobody at the table has that name.
        """
        try:
            return self.names.index(name)
        except ValueError:
            raise NotationError("unreadable-nobody", name=name) from None
