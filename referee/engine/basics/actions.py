"""Actions of people at a table, one frozen class a verb; `notation` converts each to a line of text and back."""

from dataclasses import dataclass

from referee.engine.basics.cards import Card


@dataclass(frozen=True, slots=True)
class Action:
    """An action of `who`, a name as the line writes it."""

    who: str


@dataclass(frozen=True, slots=True)
class Unread(Action):
    """A kept line that can no longer be parsed, with its `text` as kept; nobody enters one."""

    text: str


@dataclass(frozen=True, slots=True)
class Deals(Action):
    """Deals the round's hands or, with `wrong`, finds a misdeal: `hands` are the cards dealt, seat by seat."""

    wrong: bool = False
    hands: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Flips(Action):
    """Turns up the starter; its suit is called and words are said as with a play."""

    card: Card
    calling: str | None = None
    saying: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plays(Action):
    """Puts down cards together, in this order."""

    cards: tuple[Card, ...]
    calling: str | None = None
    saying: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Draws(Action):
    """Draws `count` cards, the cards that are owed (None), or `cards` where they are known."""

    count: int | None = None
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Passes(Action):
    """Ends the turn without a play."""


@dataclass(frozen=True, slots=True)
class Calls(Action):
    """Calls a suit or colour aloud."""

    suit: str


@dataclass(frozen=True, slots=True)
class Says(Action):
    """Says a word that matters: `time-out`, `time-in`, a game's own call, …."""

    word: str


@dataclass(frozen=True, slots=True)
class Catches(Action):
    """Tells `whom` that they did not say a required word."""

    whom: str


@dataclass(frozen=True, slots=True)
class Challenges(Action):
    """Challenges the last play."""


@dataclass(frozen=True, slots=True)
class Shows(Action):
    """Shows all the cards left in the hand."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Finds(Action):
    """Tells the challenger's finding about the hand that was shown."""

    guilty: bool


@dataclass(frozen=True, slots=True)
class Penalizes(Action):
    """Gives `whom` one penalty card for one rule break."""

    whom: str
    reason: str


@dataclass(frozen=True, slots=True)
class Disputes(Action):
    """Contests a line that only people can judge; None is the latest one."""

    line: int | None = None


@dataclass(frozen=True, slots=True)
class Votes(Action):
    """Votes on the disputed line; `yes` lets it stand."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Admits(Action):
    """Admits the break that one is accused of, at a line; None is the latest card given to them."""

    line: int | None = None


@dataclass(frozen=True, slots=True)
class Gives(Action):
    """Passes cards on before play: the cards, or their number where they stay secret."""

    cards: tuple[Card, ...] = ()
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Looks(Action):
    """Looks at the last trick."""


@dataclass(frozen=True, slots=True)
class TakesPile(Action):
    """Takes the discard pile."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Melds(Action):
    """Lays down or adds to melds."""

    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Lays(Action):
    """Puts a red three on the table and draws its replacement, named where known."""

    card: Card
    drawing: Card | None = None


@dataclass(frozen=True, slots=True)
class Discards(Action):
    """Ends the turn with a discard."""

    card: Card


@dataclass(frozen=True, slots=True)
class Asks(Action):
    """Asks the partner: may I go out?"""


@dataclass(frozen=True, slots=True)
class Answers(Action):
    """Answers the partner's question."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Holds(Action):
    """Shows the hand left at the round's end: the cards, or `points` for cards nobody named."""

    cards: tuple[Card, ...] = ()
    points: int | None = None
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Scores(Action):
    """Keeps the score of a round for `side` (names in the order written), as points or as named parts."""

    side: tuple[str, ...]
    points: int | None = None
    parts: tuple[tuple[str, str], ...] = ()
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Trades(Action):
    """Swaps hands with `whom`, because a card says so."""

    whom: str


@dataclass(frozen=True, slots=True)
class Cuts(Action):
    """Draws a card to decide who deals."""

    card: Card


@dataclass(frozen=True, slots=True)
class Undoes(Action):
    """Takes back a line; None is the last standing one."""

    line: int | None = None


@dataclass(frozen=True, slots=True)
class Amends(Action):
    """Amends a line, which is read as `action` from here on, at its old place, and `also` others in the same act."""

    line: int
    action: Action
    also: tuple[tuple[int, Action], ...] = ()

    @property
    def texts(self) -> tuple[tuple[int, Action], ...]:
        """Return each amended line with its new action."""
        return ((self.line, self.action), *self.also)


@dataclass(frozen=True, slots=True)
class Allows(Action):
    """Lets a refused line stand, by the table's word."""

    line: int


@dataclass(frozen=True, slots=True)
class Corrects(Action):
    """Sets facts, as written, by the table's word against the app."""

    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Agrees(Action):
    """Agrees on house rules, as written, from the next deal or at once (`now`)."""

    house: tuple[tuple[str, str], ...]
    now: bool = False


@dataclass(frozen=True, slots=True)
class Reshuffles(Action):
    """Turns the discards into the stock."""


@dataclass(frozen=True, slots=True)
class Joins(Action):
    """Sits down late, next to `after`, starting with `points` (None: 0)."""

    after: str
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Replaces(Action):
    """Takes over the seat of `whom` as a substitute."""

    whom: str


@dataclass(frozen=True, slots=True)
class Swaps(Action):
    """Changes places with `whom`."""

    whom: str


@dataclass(frozen=True, slots=True)
class Leaves(Action):
    """Leaves the seat empty, so that its turns pass."""


@dataclass(frozen=True, slots=True)
class Returns(Action):
    """Fills the seat again."""


PLAYING: tuple[type[Action], ...] = (Plays, Draws, Passes, Trades)
"""Acts that move play on."""
