"""Values that a game gives to the screens: the view, and the prompts of a seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from referee.engine.basics.actions import Action
from referee.engine.basics.cards import Card
from referee.engine.model.message import Message
from referee.engine.model.rulings import Rank
from referee.engine.model.state import Round
from referee.engine.notation.lines import VERB_OF, format_act, join


class SeatView(NamedTuple):
    """A seat as every screen shows it.

    `hand` is in cards (None: unknown), `score` in points. `place` is the rank of a seat that is `out` where the others
    play on for places.
    """

    seat: int
    name: str
    hand: int | None
    score: float
    penalties: int
    aside: int
    here: bool
    gone: bool
    out: bool
    place: int | None = None


class Clock(NamedTuple):
    """The turn's clock, with times in seconds.

    `limit` is the time of a turn, `since` its start in table time; where it stands still, `spent` is the time taken so
    far.
    """

    limit: float
    since: float
    spent: float
    running: bool


class Taken(NamedTuple):
    """The cards that a seat took in a round of tricks.

    `cards` are those that count, `points` their sum (None: no card counts anything here), `tricks` the number of
    tricks.
    """

    seat: int
    cards: tuple[Card, ...]
    points: int | None
    tricks: int


class TrickView(NamedTuple):
    """A round of tricks.

    `number` is this trick's and `last` the last one's. `lying` are its cards with their seats, the lead first, and
    `winning` is the seat that wins so far. `before` is the trick before, which `taker` took. `taken` is what each seat
    has, `passes` are pairs of seats that give and receive cards this round, and `passed` are the seats that have laid
    their cards ready.
    """

    number: int
    last: int
    lying: tuple[tuple[int, Card], ...]
    winning: int
    before: tuple[tuple[int, Card], ...]
    taker: int
    taken: tuple[Taken, ...]
    passes: tuple[tuple[int, int], ...] = ()
    passed: frozenset[int] = frozenset()


class MeldView(NamedTuple):
    """A meld on the table: rank, cards, number of wild cards, and its kind once complete (`natural`, `mixed`)."""

    rank: str
    cards: tuple[Card, ...]
    wild: int
    complete: str | None


class SideView(NamedTuple):
    """A side that melds together.

    `bonus` counts its bonus cards, `minimum` is the least value of its first meld, `opened` True once it has melded,
    `frozen` True if the pile is frozen for it, and `lacks` the number of complete melds it still needs to go out. `out`
    tells how it went out in the round that is being counted. `place` is its rank (None: all of its players have left).
    """

    seats: tuple[int, ...]
    score: float
    melds: tuple[MeldView, ...]
    bonus: int
    minimum: int
    opened: bool
    frozen: bool
    lacks: int
    out: Message | None = None
    place: int | None = None


class PileView(NamedTuple):
    """The pile from which cards are taken.

    `cards` is the number of its cards, `frozen` True if it is frozen for everybody, `notes` tell what keeps people from
    it, and `stock` is the number of cards left to draw (None: unknown).
    """

    cards: int
    frozen: bool
    notes: tuple[Message, ...]
    stock: int | None


class Sides(NamedTuple):
    """The partnerships, told before a game begins.

    `sides` holds positions round the table from 0. Where the number of people does not decide the sides, `pair` is the
    side that people choose, the player named last at its end; it is empty where the seating decides. `notes` tell what
    else holds, with positions in place of seats.
    """

    sides: tuple[tuple[int, ...], ...]
    pair: tuple[int, ...] = ()
    notes: tuple[Message, ...] = ()


class View(NamedTuple):
    """The public state of a table, as every screen shows it.

    `middle` are the cards that matter, `suit` is the called suit that must be matched, and `owed` the number of cards
    that the player to act must draw or answer. `answers` are the cards that answer them, any card of a rank or a single
    card (empty: none; None: no screen may say), and `answered_by` tells without a card what does (`none`, `attack`,
    `any`). `notes` are further messages, `last_round` is the round just scored, and `counted` the unit of the scores
    (`points`, `wins`; empty: nobody counts anything). `idle` is the message where it is nobody's turn and the phase
    does not say it. Where cards are melded, `sides` and `pile` show them, and `target` is the score that ends the game.
    Where cards make tricks, `trick` shows them. With `sums` nobody enters the plays, so that scores are all there is to
    show.
    """

    phase: str
    round: int
    dealer: int
    turn: int
    direction: int
    timeout: int
    seats: tuple[SeatView, ...]
    winners: tuple[int, ...]
    middle: tuple[Card, ...] = ()
    suit: str | None = None
    owed: int = 0
    clock: Clock | None = None
    notes: tuple[Message, ...] = ()
    last_round: Round | None = None
    answers: tuple[Rank | Card, ...] | None = None
    answered_by: str = "any"
    counted: str = "points"
    sides: tuple[SideView, ...] = ()
    pile: PileView | None = None
    target: int | None = None
    may: Message | None = None
    trick: TrickView | None = None
    sums: bool = False
    idle: Message | None = None


class CardEffect(NamedTuple):
    """The effects of cards under some house rules; `whole` if they are all cards of a rank, not only some."""

    cards: tuple[Card, ...]
    whole: bool
    notes: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Prompt:
    """Something that a seat may enter now: an action with gaps, one of which is always its player.

    `label` is its button and `place` its area of the screen: `first` (something waits for an answer), `main`, `call`
    (always the same place), `people` or `table`.
    """

    label: Message
    place: str


@dataclass(frozen=True, slots=True)
class Tap(Prompt):
    """A prompt of one tap, for an `action` that lacks only its player.

    A `calm` one asks before it acts. An `asked` one would surely be refused, or helps nobody: it has no button in play,
    but people may ask about it.
    """

    action: Action
    calm: bool = False
    asked: bool = False

    @property
    def text(self) -> str:
        """Return the line without its player (`draws 4`)."""
        return format_act(self.action)


@dataclass(frozen=True, slots=True)
class Gaps(Prompt):
    """A prompt for an action of the type `makes`, whose other fields the person fills in.

    A correction names the `fact` that it sets, with the beginning of its value.
    """

    makes: type[Any]
    fact: str = field(default="", kw_only=True)

    @property
    def verb(self) -> str:
        """Return the words of the line that are known (`plays`, `corrects hand.Ann`)."""
        return join(VERB_OF[self.makes], self.fact)


class Offer(NamedTuple):
    """A card of the grid.

    It `fits` or not (None: the screen must not tell). With `wish` a suit may be called with it, and with `declare` it
    must be declared aloud. `points` is its value in a hand that is counted by its sum. It is a tuple because the grids
    of all phones are compared and hashed at each tap: this saves 110 of the 5,300 calls of a tap.
    """

    card: Card
    fits: bool | None = None
    wish: bool = False
    declare: bool = False
    points: int | None = None


untold = cache(Offer)
"""Return a card as an offer of which the screen tells nothing; the same each time, which saves 200 calls of a tap."""


class Word(NamedTuple):
    """A word to say with a play: the `word` in the line, its name in this game, and when it is said."""

    word: str
    label: Message
    when: Message | None = None


@dataclass(frozen=True, slots=True)
class PickCards(Gaps):
    """A choice of up to `most` cards, in the order tapped, `calling` one of `wishes`, and `saying` some of `words`.

    `way` tells how the cards make a line: `one` card, `copies` of one, `several` in their order, all of a `hand`, the
    `count` of a hand, which is previewed before it is entered, or cards that `build` a line, with the referee's comment
    while they are tapped (`Game.running`). A `lone` card is chosen in the grid of a line that is built. Where cards are
    `grouped`, a card of another rank begins a group of its own, except these ranks, which replace others and alone join
    one of `joins`. The cards in `begun` are chosen already. `by` tells how a card is found: by its `rank`, then its
    suit; by its `suit` (the one named in `opened` lies open), then its rank; or as one `card` among few. Where the
    offers have points, a hand may be counted without its suits: it is then `summed`, and `held` is the number of cards
    in the hand (None: unknown). Each card of a `hand` is there once, or in so many `copies`.
    """

    offers: tuple[Offer, ...]
    most: int
    least: int = 1
    wishes: tuple[str, ...] = ()
    words: tuple[Word, ...] = ()
    way: str = "one"
    grouped: tuple[str, ...] = ()
    joins: tuple[str, ...] = ()
    begun: tuple[Card, ...] = ()
    by: str = "rank"
    opened: str = ""
    summed: bool = False
    held: int | None = None
    copies: int = 1


@dataclass(frozen=True, slots=True)
class PickNumber(Gaps):
    """A number from `least` to `most`; one that `scores` is seen before it is entered."""

    least: int
    most: int
    scores: bool = False


@dataclass(frozen=True, slots=True)
class PickPerson(Gaps):
    """A choice of a person and, where there are any, of a reason.

    Without a reason somebody can be meant who holds `most` cards or fewer.
    """

    people: tuple[int, ...]
    reasons: tuple[str, ...] = ()
    most: int = 1


@dataclass(frozen=True, slots=True)
class PickWord(Gaps):
    """A choice among words."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FillIn(Prompt):
    """A sheet to fill in on a `page` of its own.

    The page is the round's sheet where a table keeps score (`tally`), or the points that people bring along (`totals`).
    """

    page: str = "tally"
