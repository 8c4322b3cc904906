"""How a line of the log is put right by people: with the cards, the number or the names that it was entered with."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.notation import format_action, quote
from referee.core.state import State
from referee.core.view import Ask, Offer, PickCards, PickPerson, PickWord
from referee.live import Played

MOST_DRAWN, MOST_POINTS = 60, 99999


@dataclass(frozen=True, slots=True)
class NumberAgain:
    """A number of a line, as `text` with its hole, and what it was."""

    text: str
    was: int
    least: int
    most: int
    points: bool


@dataclass(frozen=True, slots=True)
class Mend:
    """What puts line `n` right: its `text` as a record writes it, and what it could be entered with again."""

    n: int
    text: str
    action: Action
    names: tuple[str, ...]
    asks: tuple[PickCards, ...] = ()
    number: NumberAgain | None = None
    people: PickPerson | None = None
    word: PickWord | None = None

    @property
    def offers(self) -> bool:
        """Whether there is anything but the record's own words."""
        return bool(self.asks or self.number or self.people or self.word)


def mend_of(played: Played, n: int, read: Action, seats: Collection[int]) -> Mend:
    """What puts line `n` right, which these `seats` may `read` so: what its person was offered when it was entered.
    Which cards those were may say what else lay in the hand: whoever is not its owner chooses among all."""
    s: State = played.game.state_for(played.state_after(n - 1), seats)
    own = read.who in s.names and s.names.index(read.who) in seats
    asks: tuple[Ask, ...] = played.game.asks(s, s.names.index(read.who)) if read.who in s.names else ()
    text = "" if isinstance(read, act.Unread) else format_action(read)
    verb = "".join(text[len(quote(read.who)) :].split()[:1])
    cards = [_again(ask, read) for ask in asks if isinstance(ask, PickCards) and ask.verb == verb]
    kinds = played.game.kinds(s)
    if cards and not own and cards[0].way != "build" and len(cards[0].offers) < len(kinds):
        cards = [replace(cards[0], offers=tuple(map(Offer, kinds)))]
    return Mend(
        n,
        text,
        read,
        tuple(s.names),
        tuple(replace(ask, place="main") for ask in cards[:1]),
        _number(read),
        _said(asks, PickPerson, verb),
        _said(asks, PickWord, verb),
    )


def _again(ask: PickCards, read: Action) -> PickCards:
    """The cards as they were offered, in a place of their own: what was built of several lies there as it was laid."""
    if ask.way == "build" and isinstance(read, act.Melds):
        return replace(ask, begun=tuple(card for group in read.groups for card in group.cards))
    return replace(ask, way="one") if ask.way == "lone" else ask


def _said(asks: tuple[Ask, ...], kind: type[Any], verb: str) -> Any:
    """The first that makes a line of this verb."""
    return next((ask for ask in asks if isinstance(ask, kind) and ask.text.split()[0] == verb), None)


def _number(read: Action) -> NumberAgain | None:
    match read:
        case act.Draws(_, count, cards):
            return NumberAgain("draws {}", count or len(cards) or 1, 0, MOST_DRAWN, points=False)
        case act.Holds(_, cards, points) if points is not None or not cards:
            return NumberAgain("holds {} points", points or 0, 0, MOST_POINTS, points=True)
        case act.Scores(_, side, points) if points is not None and len(side) == 1:
            return NumberAgain("scores {}", points, -MOST_POINTS, MOST_POINTS, points=True)
        case act.Takes(_, points, False):
            return NumberAgain("takes {}", points, 0, MOST_POINTS, points=True)
    return None
