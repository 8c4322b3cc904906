"""The state that every table shares: one flat frozen value, of which each line makes a changed copy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

from referee.engine.basics.actions import Action, Holds, Scores, Takes
from referee.engine.basics.cards import Card
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import LEFT, NOBODY, step
from referee.engine.house_rules.options import House, reached, winners
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Ruling

ROUND = "round"
"""Mark of a field that is reset when a round begins; a misdeal keeps it."""
DEAL = "deal"
"""Mark of a field that is reset with every deal, also after a misdeal."""


def for_round(default: Any, *, until: str = ROUND) -> Any:
    """Declare a field that is set back when a round begins, or by a mark of a family's own."""
    return field(default=default, metadata={"until": until})


def for_deal(default: Any = MISSING, *, factory: Any = MISSING) -> Any:
    """Declare a field that belongs to a deal; a mutable default comes from a `factory`."""
    return field(default=default, default_factory=factory, metadata={"until": DEAL})


def for_seats(default: Any, *, until: str = "") -> Any:
    """Declare a tuple with a value for each seat, `default` for a new one; it is set back `until` a round or a deal."""
    return field(default=(), metadata={"seat": default, "until": until})


def seat_defaults(kind: Any) -> dict[str, Any]:
    """Return the fields of a class of states that have a value for each seat, with a new seat's."""
    return {field.name: field.metadata["seat"] for field in fields(kind) if "seat" in field.metadata}


@cache  # saves one in twenty steps of the first tap of a round
def _marked(kind: Any, until: str) -> list[Any]:
    return [known for known in fields(kind) if known.metadata.get("until") == until]


def cleared(state: Any, until: str) -> dict[str, Any]:
    """Return the marked fields of a state as they begin a round or a deal."""
    found: dict[str, Any] = {}
    for marked in _marked(state if isinstance(state, type) else type(state), until):
        if "seat" in marked.metadata:
            found[marked.name] = (marked.metadata["seat"],) * len(state.names)
        else:
            found[marked.name] = marked.default_factory() if marked.default is MISSING else marked.default
    return found


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


class Offence(NamedTuple):
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


class PenaltyCard(NamedTuple):
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


class Claim(NamedTuple):
    """An accusation since the last act, to tell a second card for one break from an undeserved one."""

    giver: int
    seat: int
    reason: str


class Contestable(NamedTuple):
    """A line of play that only people can judge, and its seat; it may be contested until somebody acts."""

    line: int
    seat: int


class Dispute(NamedTuple):
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


class Round(NamedTuple):
    """A scored round.

    `points` holds the points of each seat (None: not in the round) and `held` the hand of each as a record writes it.
    `first` went out, `line` scored the round.
    """

    number: int
    dealer: int
    points: tuple[float | None, ...]
    held: tuple[str, ...]
    first: int
    line: int


@dataclass(frozen=True, slots=True)
class OpenRound:
    """A round that lacks a number and counts for nobody, though line `line` began a later one; `state` is its own."""

    number: int
    line: int
    state: State = field(compare=False, repr=False)


class Adjustment(NamedTuple):
    """A change of totals other than by a round.

    `line` made it `after` so many scored rounds, `seats` is the number of seats before it, and `points` the change of
    each.
    """

    line: int
    seats: int
    points: tuple[float, ...]
    after: int


@dataclass(frozen=True)
class State:
    """The state of a table after its lines.

    Seats are numbers in seat order, NOBODY is -1, times are seconds; points are an int or `Tenths`.
    """

    names: tuple[str, ...]
    """The name of each seat; late arrivals have the highest numbers."""
    ring: tuple[int, ...]
    """The seats in the order they sit, each to the left of the one before."""
    house: House
    """The house rules in force."""
    dealer: int
    """The seat that dealt, or that deals first."""
    here: tuple[bool, ...] = for_seats(True)
    """The seats that play this round."""
    gone: tuple[bool, ...] = for_seats(False)
    """The seats that have left."""
    phones: tuple[bool, ...] = for_seats(True)
    """The seats that enter their own lines."""
    hands: tuple[int | None, ...] = for_seats(0)
    """The number of cards of each hand, with those that lie `aside`; None where nobody knows it."""
    known: tuple[tuple[Card, ...] | None, ...] = for_seats(None, until=DEAL)
    """The cards of each hand that was declared."""
    penalties: tuple[int, ...] = for_seats(0, until=ROUND)
    """The number of penalty cards of each seat this round."""
    aside: tuple[int, ...] = for_seats(0, until=ROUND)
    """The number of cards of each hand that lie apart until the time-out is over."""
    scores: tuple[float, ...] = for_seats(0)
    """The total of each seat."""
    held: tuple[str | None, ...] = for_seats(None, until=ROUND)
    """The hand of each seat that was counted, as a record writes it."""
    worth: tuple[float | None, ...] = for_seats(None, until=ROUND)
    """The points of each hand that was counted."""
    step: float = 1
    """The part of a point in which the table counts: 1, 0.5 or 0.1."""
    end: tuple[tuple[str, float], ...] = ()
    """The limits that end the game, each with its number."""
    keep: str = "plays"
    """The mode of entry of this round: every play (`plays`) or only points (`scores`)."""
    later: House | None = None
    """The house rules that wait for the next deal."""
    later_keep: str | None = None
    """The mode of entry that waits for the next deal."""
    round: int = 1
    """The number of the round."""
    phase: str = for_round("deal")
    """The phase of the round: `deal`, `pass`, `play`, `count` or `over`."""
    fresh: bool = for_round(False)
    """True if the next deal begins a new round."""
    dealt: bool = for_round(False)
    """True once the cards of the round are dealt."""
    turn: int = for_round(NOBODY)
    """The seat to act."""
    direction: int = for_deal(LEFT)
    """The direction of play."""
    timeout: int = NOBODY
    """The seat that called the time-out that is on."""
    now: float = 0.0
    """The time of the newest line."""
    timed: bool = False
    """True if any line carries a time."""
    since: float = 0.0
    """The time at which the turn's clock started."""
    spent: float = 0.0
    """The time that the clock showed when it stopped."""
    acts: int = 0
    """The number of plays, draws and passes."""
    last: tuple[int, *tuple[float, ...]] = for_round((NOBODY, 0.0))
    """The seat that acted last, and the seconds that its acts in a row took."""
    offences: tuple[Offence, ...] = for_round(())
    """The breaks that the log can prove."""
    claims: tuple[Claim, ...] = for_round(())
    """The accusations since the last act."""
    ledger: tuple[PenaltyCard, ...] = ()
    """The penalty cards of the game."""
    contestable: Contestable | None = for_round(None)
    """The line that people may contest now."""
    dispute: Dispute | None = None
    """The line that people vote on now."""
    struck: tuple[int, ...] = ()
    """The lines that fell in a vote, which the log leaves out."""
    upheld: tuple[int, ...] = ()
    """The lines that a vote let stand."""
    resolved: tuple[tuple[int, Settled], ...] = ()
    """The open lines that later lines proved right or wrong."""
    rounds: tuple[Round, ...] = ()
    """The scored rounds."""
    adjusted: tuple[Adjustment, ...] = ()
    """The totals that the table set or that people brought along."""
    open: tuple[OpenRound, ...] = ()
    """The rounds that lack a number while later ones are on."""
    late: tuple[Any, ...] = ()
    """The entries of later lines that were read in the round they belong to."""
    beside: dict[int, tuple[Message, ...]] = field(default_factory=dict)
    """The messages about lines besides their rulings, by line: words heard with them, who is out."""
    first: int = for_round(NOBODY)
    """The seat that went out first."""
    winners: tuple[int, ...] = for_round(())
    """The seats that won the game."""
    tied: tuple[int, ...] = for_round(())
    """The seats with equal points at the end, so that another round decides."""
    final: tuple[bool, ...] | None = for_round(None)
    """The seats that had left when the game ended, kept once somebody comes or goes after that."""
    stock: int | None = None
    """The number of cards to draw from; None where nobody knows it."""
    pile: int | None = None
    """The number of discards; None where nobody knows it."""

    only_points: ClassVar[bool] = False
    """True if rounds are always entered as points."""
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
        return step(seat, LEFT, self.ring, self.playing_on(self.scores))

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
        return self.keep if self.later_keep is None or self.phase != "deal" or self.dealt else self.later_keep

    def enters_points(self, keep: str) -> bool:
        """Return True if rounds are entered as points where the table keeps `plays` or `scores`."""
        return self.only_points or keep == "scores"

    def label(self, key: str) -> Message:
        """Return the label of a part of a side's round."""
        return message(f"tally-{key}")

    def awaits(self, action: Action, seat: int) -> bool:
        """Return True if the round waits for this line of a seat: for its points."""
        there = isinstance(action, NUMBERS) and 0 <= seat < len(self.here) and self.here[seat]
        return there and self.worth[seat] is None

    def gained(self) -> tuple[float | None, ...]:
        """Return the points of each seat for the round whose hands are counted: the worth of its hand."""
        return self.worth

    def best(self, totals: Sequence[float]) -> tuple[int, ...]:
        """Return the seats that win with these totals, of those who are still there."""
        return winners(totals, self.playing_on(totals), most=self.most_win)

    @property
    def most_win(self) -> bool:
        """Return True if many points are good at this table."""
        return False

    def playing_on(self, totals: Sequence[float]) -> tuple[bool, ...]:
        """Return for each seat True if it plays in the next round with these totals: unless somebody has left."""
        return tuple(not gone for gone in self.gone)

    def ended_by(self, line: int) -> bool:
        """Return True if a penalty card of this line ended the round or the game for somebody."""
        return False

    def may_have_played_wrong(self, seat: int) -> bool:
        """Return True if a play of this seat was refused or cannot be judged, and a penalty card for it may be due."""
        return self.offence_of(seat, "play") is not None

    def offence_of(self, seat: int, reason: str) -> Offence | None:
        """Return the latest break of a seat that the log proves, for a card with this reason; None if there is none."""
        own = (offence for offence in reversed(self.offences) if offence.seat == seat and offence.rules)
        return next((offence for offence in own if reason in offence.reason.split("/")), None)

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

    def ends_with(self, totals: Sequence[float], at: float) -> bool:
        """Return True if the game is over with these totals at this time of the record, in seconds."""
        return reached(self.end, totals, self.round, at) is not None

    def lasted(self, seat: int) -> int:
        """Return how far somebody came, which ranks before points: the last round, where people are knocked out."""
        return 0

    def tied_with(self, totals: Sequence[float], at: float) -> tuple[int, ...]:
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
