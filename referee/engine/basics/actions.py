"""Actions of people at a table, one frozen class a verb; `notation` converts each to a line of text and back."""

from dataclasses import dataclass
from typing import dataclass_transform

from referee.engine.basics.cards import Card


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Action:
    """An action of `who`, a name as the line writes it; every class derived from it is a frozen dataclass."""

    who: str

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class Unread(Action):
    """A kept line that can no longer be parsed, with its `text` as kept; nobody enters one."""

    text: str


class Deals(Action):
    """Deals the round's hands or, with `wrong`, finds a misdeal: `hands` are the cards dealt, seat by seat."""

    wrong: bool = False
    hands: tuple[int, ...] = ()


class Flips(Action):
    """Turns up the starter; its suit is called and words are said as with a play."""

    card: Card
    calling: str | None = None
    saying: tuple[str, ...] = ()


class Plays(Action):
    """Puts down cards together, in this order."""

    cards: tuple[Card, ...]
    calling: str | None = None
    saying: tuple[str, ...] = ()


class Draws(Action):
    """Draws `count` cards, the cards that are owed (None), or `cards` where they are known."""

    count: int | None = None
    cards: tuple[Card, ...] = ()


class Passes(Action):
    """Ends the turn without a play."""


class Calls(Action):
    """Calls a suit or colour aloud."""

    suit: str


class Says(Action):
    """Says a word that matters: `time-out`, `time-in`, a game's own call, …."""

    word: str


class Catches(Action):
    """Tells `whom` that they did not say a required word."""

    whom: str


class Challenges(Action):
    """Challenges the last play."""


class Shows(Action):
    """Shows all the cards left in the hand."""

    cards: tuple[Card, ...]


class Finds(Action):
    """Tells the challenger's finding about the hand that was shown."""

    guilty: bool


class Penalizes(Action):
    """Gives `whom` one penalty card for one rule break."""

    whom: str
    reason: str


class Disputes(Action):
    """Contests a line that only people can judge; None is the latest one."""

    line: int | None = None


class Votes(Action):
    """Votes on the disputed line; `yes` lets it stand."""

    yes: bool


class Admits(Action):
    """Admits the break that one is accused of, at a line; None is the latest card given to them."""

    line: int | None = None


class Gives(Action):
    """Passes cards on before play: the cards, or their number where they stay secret."""

    cards: tuple[Card, ...] = ()
    count: int | None = None


class Looks(Action):
    """Looks at the last trick."""


class TakesPile(Action):
    """Takes the discard pile."""


class Takes(Action):
    """Enters the points taken this round without the cards; `nothing` says that there was no trick at all."""

    points: int
    nothing: bool = False
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Cards for one meld; `rank` is named where only wild cards join it."""

    cards: tuple[Card, ...]
    rank: str | None = None


class Melds(Action):
    """Lays down or adds to melds."""

    groups: tuple[Group, ...]


class Lays(Action):
    """Puts a red three on the table and draws its replacement, named where known."""

    card: Card
    drawing: Card | None = None


class Discards(Action):
    """Ends the turn with a discard."""

    card: Card


class Asks(Action):
    """Asks the partner: may I go out?"""


class Answers(Action):
    """Answers the partner's question."""

    yes: bool


class Holds(Action):
    """Shows the hand left at the round's end: the cards, or `points` for cards nobody named."""

    cards: tuple[Card, ...] = ()
    points: int | None = None
    round: int | None = None


class Scores(Action):
    """Keeps the score of a round for `side` (names in the order written), as points or as named parts."""

    side: tuple[str, ...]
    points: float | None = None
    parts: tuple[tuple[str, str], ...] = ()
    round: int | None = None


class Trades(Action):
    """Swaps hands with `whom`, because a card says so."""

    whom: str


class Cuts(Action):
    """Draws a card to decide who deals."""

    card: Card


class Undoes(Action):
    """Takes back a line; None is the last standing one."""

    line: int | None = None


class Amends(Action):
    """Amends a line, which is read as `action` from here on, at its old place, and `also` others in the same act."""

    line: int
    action: Action
    also: tuple[tuple[int, Action], ...] = ()

    @property
    def texts(self) -> tuple[tuple[int, Action], ...]:
        """Return each amended line with its new action."""
        return ((self.line, self.action), *self.also)


class Allows(Action):
    """Lets a refused line stand, by the table's word."""

    line: int


class Corrects(Action):
    """Sets facts, as written, by the table's word against the app."""

    facts: tuple[tuple[str, str], ...]


class Agrees(Action):
    """Agrees on house rules, as written, from the next deal or at once (`now`)."""

    house: tuple[tuple[str, str], ...]
    now: bool = False


class Reshuffles(Action):
    """Turns the discards into the stock."""


class Joins(Action):
    """Sits down late, next to `after`, starting with `points` (None: 0)."""

    after: str
    points: float | None = None


class Replaces(Action):
    """Takes over the seat of `whom` as a substitute."""

    whom: str


class Swaps(Action):
    """Changes places with `whom`."""

    whom: str


class Leaves(Action):
    """Leaves the seat empty, so that its turns pass."""


class Returns(Action):
    """Fills the seat again."""


PLAYING: tuple[type[Action], ...] = (Plays, Draws, Passes, Trades)
"""Acts that move play on."""
