"""What people do at a table, one frozen value a verb. `record` turns each into a line of text and back."""

from dataclasses import dataclass

from referee.core.cards import Card


@dataclass(frozen=True, slots=True)
class Action:
    """Something `who` (a name, as the line says it) did. Subclasses say what."""

    who: str


@dataclass(frozen=True, slots=True)
class Unread(Action):
    """A kept line that can no longer be read: its `text` as it was kept. Nobody enters one."""

    text: str


@dataclass(frozen=True, slots=True)
class Deals(Action):
    """The round's hands are dealt; with `wrong`, a misdeal was found: `hands` are the cards dealt, seat by seat."""

    wrong: bool = False
    hands: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Flips(Action):
    """The starter is turned up, its suit called and words said as with a play."""

    card: Card
    calling: str | None = None
    saying: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plays(Action):
    """Cards put down together, in that order."""

    cards: tuple[Card, ...]
    calling: str | None = None
    saying: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Draws(Action):
    """Draws `count` cards, or what is owed (None), or `cards` where they are known."""

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
    """Says a word that matters: `time-out`, `time-in`, a game's own call, …"""

    word: str


@dataclass(frozen=True, slots=True)
class Catches(Action):
    """Tells `whom`: you did not say it."""

    whom: str


@dataclass(frozen=True, slots=True)
class Challenges(Action):
    """Doubts the last play."""


@dataclass(frozen=True, slots=True)
class Shows(Action):
    """Shows all the cards left in the hand."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Finds(Action):
    """What the challenger saw in the hand that was shown."""

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
    """A vote on the disputed line: yes, it stands."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Admits(Action):
    """The accused owns up; None is the latest card given to them."""

    line: int | None = None


@dataclass(frozen=True, slots=True)
class Gives(Action):
    """Passes cards on before play: the cards, or how many where they stay secret."""

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
    """Points taken this round, entered without the cards; `nothing` says that it was not even a trick."""

    points: int
    nothing: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that go to one meld; `rank` is named where wild cards alone join it."""

    cards: tuple[Card, ...]
    rank: str | None = None


@dataclass(frozen=True, slots=True)
class Melds(Action):
    """Lays down or adds to melds."""

    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Lays(Action):
    """A red three put on the table, and its replacement where known."""

    card: Card
    drawing: Card | None = None


@dataclass(frozen=True, slots=True)
class Discards(Action):
    """Ends the turn with a discard."""

    card: Card


@dataclass(frozen=True, slots=True)
class Asks(Action):
    """May I go out, partner?"""


@dataclass(frozen=True, slots=True)
class Answers(Action):
    """The partner's answer."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Holds(Action):
    """What is left in the hand at the round's end: the cards, or `points` for cards nobody named."""

    cards: tuple[Card, ...] = ()
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Scores(Action):
    """Score keeping: a round of `side` (names in the order written) as points, or as named parts."""

    side: tuple[str, ...]
    points: int | None = None
    parts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Trades(Action):
    """Swaps hands with `whom`, because a card says so."""

    whom: str


@dataclass(frozen=True, slots=True)
class Cuts(Action):
    """Draws a card for the deal."""

    card: Card


@dataclass(frozen=True, slots=True)
class Undoes(Action):
    """Takes back a line; None is the last standing one."""

    line: int | None = None


@dataclass(frozen=True, slots=True)
class Amends(Action):
    """From here on the line is read as `action`, at its old place."""

    line: int
    action: Action


@dataclass(frozen=True, slots=True)
class Allows(Action):
    """The table lets a refused line stand."""

    line: int


@dataclass(frozen=True, slots=True)
class Corrects(Action):
    """The table overrules the app: facts, as written, are set."""

    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Agrees(Action):
    """House rules, as written, from the next deal or at once."""

    house: tuple[tuple[str, str], ...]
    now: bool = False


@dataclass(frozen=True, slots=True)
class Reshuffles(Action):
    """The discards become the stock."""


@dataclass(frozen=True, slots=True)
class Joins(Action):
    """A late arrival sits down after `after`, starting with `points` (None: 0)."""

    after: str
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Replaces(Action):
    """A substitute takes over the seat of `whom`."""

    whom: str


@dataclass(frozen=True, slots=True)
class Swaps(Action):
    """Two people change places."""

    whom: str


@dataclass(frozen=True, slots=True)
class Leaves(Action):
    """The seat is empty and its turns pass."""


@dataclass(frozen=True, slots=True)
class Returns(Action):
    """The seat is filled again."""


PLAYING: tuple[type[Action], ...] = (Plays, Draws, Passes, Trades)
"""The acts that move play on."""
