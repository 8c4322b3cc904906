"""What a game gives the screens to show, and what a seat may enter: values that any page can draw."""

from __future__ import annotations

from dataclasses import dataclass

from referee.core.cards import Card
from referee.core.note import Note
from referee.core.rulings import Rank
from referee.core.state import Round


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as every screen shows it; `hand` is in cards (None: unknown), `score` in points. `place` is the rank of
    who is `out` where the others play on for places."""

    seat: int
    name: str
    hand: int | None
    score: int
    penalties: int
    aside: int
    here: bool
    gone: bool
    out: bool
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """The turn's clock: `limit` and `grace` (time for the tap) in seconds, `since` in table time, or `spent` seconds
    where it stands still."""

    limit: float
    grace: float
    since: float
    spent: float
    running: bool


@dataclass(frozen=True, slots=True)
class Taken:
    """What lies before a seat in a round of tricks: the cards that count, their points (None: no card counts anything
    here), and how many tricks it took."""

    seat: int
    cards: tuple[Card, ...]
    points: int | None
    tricks: int


@dataclass(frozen=True, slots=True)
class TrickView:
    """A round of tricks: the `number` of this one and that of the `last`; the cards as they lie, each with its seat,
    the one that was led first; who is `winning`. `before` is the trick before, which `taker` took. `taken` is what each
    seat has, `passes` from which seat cards go to which this round, and `passed` who has laid them ready."""

    number: int
    last: int
    lying: tuple[tuple[int, Card], ...]
    winning: int
    before: tuple[tuple[int, Card], ...]
    taker: int
    taken: tuple[Taken, ...]
    passes: tuple[tuple[int, int], ...] = ()
    passed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class MeldView:
    """A meld on the table: its rank, its cards, how many of them are wild, and what it is called by once it is complete
    (`natural`, `mixed`)."""

    rank: str
    cards: tuple[Card, ...]
    wild: int
    complete: str | None


@dataclass(frozen=True, slots=True)
class SideView:
    """A side that melds together: its seats, points and melds, its bonus cards, what its first meld must come to
    (`minimum`), whether it has made it (`opened`), whether the pile is `frozen` for it and how many complete melds it
    still lacks to go out (`lacks`). `out` says how it went out in the round that is being counted, `place` where it
    stands (None: all of it have left)."""

    seats: tuple[int, ...]
    score: int
    melds: tuple[MeldView, ...]
    bonus: int
    minimum: int
    opened: bool
    frozen: bool
    lacks: int
    out: Note | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class PileView:
    """The pile from which cards are taken: how many lie in it, whether it is `frozen` for everybody, what keeps people
    from it (`notes`), and the cards left to draw (`stock`; None: nobody knows)."""

    cards: int
    frozen: bool
    notes: tuple[Note, ...]
    stock: int | None


@dataclass(frozen=True, slots=True)
class Sides:
    """Who plays with whom, said before a game begins: `sides` as places round the table from 0. Where the number of
    people does not settle that, `pair` is the side which the people choose, the one named last at its end (empty: how
    they sit settles it). `notes` say what else holds, a place standing where a seat would."""

    sides: tuple[tuple[int, ...], ...]
    pair: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What lies on the table, for every eye. `middle` are the cards that matter, `suit` what must be matched where a
    suit was called, `owed` the cards the player to act must draw or answer, `answers` what answers them (any card of a
    rank, or a single card; none: nothing does; None: no screen may say), `notes` what else to say, `last_round` the
    round just scored, and `counted` what the scores are (`points`, `wins`; empty: nobody counts anything). Where cards
    are melded, `sides` and `pile` say what lies there, and `target` is the score that ends the game. Where cards make
    tricks, `trick` says how they lie. `sums`: nobody enters the plays, so scores are all there is to show. `idle` is
    what to say where it is nobody's turn, if the phase does not say it."""

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
    notes: tuple[Note, ...] = ()
    last_round: Round | None = None
    answers: tuple[Rank | Card, ...] | None = None
    counted: str = "points"
    sides: tuple[SideView, ...] = ()
    pile: PileView | None = None
    target: int | None = None
    may: Note | None = None
    trick: TrickView | None = None
    sums: bool = False
    idle: Note | None = None


@dataclass(frozen=True, slots=True)
class Deed:
    """What cards do at a table with some house rules, all of a rank (`whole`) or some of it."""

    cards: tuple[Card, ...]
    whole: bool
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """Something a seat may enter now. `label` is its button, `place` where a thumb finds it: `first` (what waits for
    an answer), `main`, `call` (always the same place), `people` or `table`."""

    label: Note
    place: str


@dataclass(frozen=True, slots=True)
class Tap(Ask):
    """One tap: `text` is the line without its name (`draws 4`). `calm` ones ask before they act. What would surely be
    refused, or helps nobody, is `asked` about at most: it has no button in play."""

    text: str
    calm: bool = False
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """A card of the grid: whether it `fits` (None: the screen must not tell), whether a suit may be called with it,
    and whether it must be declared aloud."""

    card: Card
    fits: bool | None = None
    wish: bool = False
    declare: bool = False


@dataclass(frozen=True, slots=True)
class Word:
    """Something to say with a play: its `word` in the line, how this game calls it, and when it is said."""

    word: str
    label: Note
    when: Note | None = None


@dataclass(frozen=True, slots=True)
class PickCards(Ask):
    """Cards to choose, up to `most`, in the order tapped: the line is `verb` and their codes, then `calling` one of
    `wishes`, then `saying` some of `words`. `way` says how they make a line: `one` card, `copies` of one, `several` in
    their order, all of a `hand`, the `count` of one, which is seen before it is entered, or cards that `build` a line,
    of which the referee says what it comes to while they are tapped (`Game.running`). A `lone` card is chosen in the
    grid of what is built. Where they are `grouped`, a card of another rank begins a group of its own; these ranks
    replace others, and begin none: alone they join one of `joins`. `begun` are cards that are chosen already. `by` says
    how a card is found: by its `rank`, then its suit; by its `suit` (the one named in `opened` lies open), then its
    rank; or as one `card` among few."""

    verb: str
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


@dataclass(frozen=True, slots=True)
class PickNumber(Ask):
    """A number from `least` to `most`, put into `text` (`draws {}`); one that `scores` is seen before it is entered."""

    text: str
    least: int
    most: int
    scores: bool = False


@dataclass(frozen=True, slots=True)
class PickPerson(Ask):
    """A person, then, where there are any, a reason: `text` is `penalizes {} for {}` or `catches {}`."""

    text: str
    people: tuple[int, ...]
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PickWord(Ask):
    """One of some words, put into `text` (`calls {}`)."""

    text: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FillIn(Ask):
    """A sheet to fill in, a `page` of its own: the round's, where a table keeps score (`tally`), or the points that
    people bring along (`totals`)."""

    page: str = "tally"
