"""The parts of the state that remember a line: calls, a play that may be challenged, a shown hand, bankruptcies."""

from dataclasses import dataclass
from typing import Any

from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY


@dataclass(frozen=True, slots=True)
class Pending:
    """A word that `seat` owes: it may be caught until the next player acts. Not `sure` where nobody knows the hand.

    `turn` are the fields of the turn that are otherwise for a player with an empty hand who is caught, so not out: each
    with its value for somebody who is out and for the caught.
    """

    seat: int
    word: str
    sure: bool = True
    turn: tuple[tuple[str, Any, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Heard:
    """A last call that was settled by a `line`, kept for another within the tie.

    It says whose it was, when, if that time was entered, the `word`, and the `cards` that `giver` gave for it (NOBODY:
    the holder said it first).
    """

    seat: int
    at: float
    timed: bool
    word: str
    giver: int = NOBODY
    cards: int = 0
    line: int = 0


@dataclass(frozen=True, slots=True)
class DoubtedPlay:
    """A play that may be challenged: its player, its cards, and the card on top before.

    `suit` was to match then, `called` or not. `line` is the play's (0: before the log), `left` the number of cards it
    left in the hand and `known` those cards, where that is known: what is drawn later proves nothing. The play may be
    `challenged` and that be `settled`; a bluff that is `returned` is followed by another card of the same player's.
    """

    seat: int
    cards: tuple[Card, ...]
    top: Card | None
    suit: str
    called: bool
    line: int = 0
    left: int | None = None
    known: tuple[Card, ...] | None = None
    challenged: bool = False
    settled: bool = False
    returned: bool = False

    def to_show(self, hand: int | None) -> int | None:
        """Return the number of cards that prove the play: those it left, as far as they are still in the hand."""
        return hand if hand is None or self.left is None else min(hand, self.left)


@dataclass(frozen=True, slots=True)
class Look:
    """A hand that was shown to one player: its owner, the seat of the `eyes` it is for, and its cards."""

    seat: int
    eyes: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Bankruptcy:
    """A line after which hands had too many cards, and the `seats` of those who were out with it."""

    line: int
    seats: tuple[int, ...]
