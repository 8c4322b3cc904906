"""The penalty cards that somebody who waits can give in one tap."""

from collections.abc import Sequence
from dataclasses import dataclass

from referee.engine.basics.actions import Deals, Flips, Plays
from referee.engine.basics.seats import NOBODY
from referee.engine.model.view import PickPerson, Prompt
from referee.live import LiveGame

SLOW, WRONG = "slow", "play"
"""Reasons for a penalty card: no act in time, and a wrong play."""
NEWEST = 12
"""Number of the newest lines that are searched for the last play."""
LAST_CARDS = (0, 1, None)
"""Hands with which somebody has to call a word."""


@dataclass(frozen=True, slots=True)
class Accusation:
    """A penalty card to give: the `text` of the line with holes, the seat that gets it, and the reason, if any."""

    text: str
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class Accusations:
    """The accusations of the seat that acts (`slow`), and of the seat that played last (`wrong`, `silent`)."""

    slow: Accusation | None = None
    wrong: Accusation | None = None
    silent: Accusation | None = None
    names: tuple[str, ...] = ()


NONE = Accusations()


def accusations(played: LiveGame, seat: int, asks: Sequence[Prompt]) -> Accusations:
    """Return what a seat that waits may accuse others of now; nothing on one's own turn and in a time-out."""
    view = played.view
    if view.phase != "play" or view.timeout != NOBODY or view.turn in (seat, NOBODY):
        return NONE
    slow = wrong = silent = None
    last = _last_player(played)
    for ask in asks:
        if not isinstance(ask, PickPerson) or ask.place != "people":
            continue
        if SLOW in ask.reasons and view.turn in ask.people and view.clock is not None:
            slow = Accusation(ask.text, view.turn, SLOW)
        if WRONG in ask.reasons and last in ask.people:
            wrong = Accusation(ask.text, last, WRONG)
        if not ask.reasons and last in ask.people and _holds_little(played, last):
            silent = Accusation(ask.text, last, "")
    return Accusations(slow, wrong, silent, played.names) if slow or wrong or silent else NONE


def _last_player(played: LiveGame) -> int:
    """Return the seat that played a card last in this round; NOBODY if none did, or its person was replaced."""
    for entry in reversed(played.entries[-NEWEST:]):
        if isinstance(entry.read, Deals | Flips):
            break
        if isinstance(entry.read, Plays) and entry.stands:
            return played.names.index(entry.read.who) if entry.read.who in played.names else NOBODY
    return NOBODY


def _holds_little(played: LiveGame, seat: int) -> bool:
    """Return True if somebody has few enough cards to be caught without the word."""
    return any(person.seat == seat and person.hand in LAST_CARDS for person in played.view.seats)
