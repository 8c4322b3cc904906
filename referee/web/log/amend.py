"""Forms with which people correct a line of the log: its cards, number or names."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TypeVar

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.model.view import Offer, PickCards, PickPerson, PickWord, Prompt
from referee.engine.notation.lines import format_action
from referee.live import LiveGame

P = TypeVar("P", PickPerson, PickWord)
MOST_DRAWN, MOST_POINTS = 60, 99999


@dataclass(frozen=True, slots=True)
class NumberInput:
    """A number of a line that can be corrected.

    `verb` is that of its line, `was` the number entered, from `least` to `most` in steps of `step`; `points`
    tells points from cards.
    """

    verb: str
    was: float
    least: int
    most: int
    points: bool
    step: float = 1


@dataclass(frozen=True, slots=True)
class AmendForm:
    """The form that corrects line `n`.

    `text` is the line as a record writes it, `action` its value; the other fields are the inputs it could be entered
    with again.
    """

    n: int
    text: str
    action: Action
    names: tuple[str, ...]
    asks: tuple[PickCards, ...] = ()
    number: NumberInput | None = None
    people: PickPerson | None = None
    word: PickWord | None = None

    @property
    def offers(self) -> bool:
        """True if the form has any input besides the text of the record."""
        return bool(self.asks or self.number or self.people or self.word)


def amend_form_of(played: LiveGame, n: int, read: Action, seats: Collection[int]) -> AmendForm:
    """Return the form that corrects line `n`, which these `seats` may read as `read`.

    The line's own player chooses among what they were offered then. Others choose among all cards, as that offer would
    reveal the hand.
    """
    s = played.game.state_for(played.state_after(n - 1), seats)
    own = read.who in s.names and s.names.index(read.who) in seats
    asks: tuple[Prompt, ...] = played.game.prompts(s, s.names.index(read.who)) if read.who in s.names else ()
    text = "" if isinstance(read, act.Unread) else format_action(read)
    cards = [_again(ask, read) for ask in asks if isinstance(ask, PickCards) and isinstance(read, ask.makes)]
    kinds = played.game.kinds(s)
    if cards and not own and cards[0].way != "build" and len(cards[0].offers) < len(kinds):
        cards = [replace(cards[0], offers=tuple(map(Offer, kinds)))]
    return AmendForm(
        n,
        text,
        read,
        tuple(s.names),
        tuple(replace(ask, place="main") for ask in cards[:1]),
        _number(read, s.step),
        _prompt_of(asks, PickPerson, read),
        _prompt_of(asks, PickWord, read),
    )


def _again(ask: PickCards, read: Action) -> PickCards:
    """Return the prompt with the cards as they were offered; melds laid together start from the cards of the line."""
    if ask.way == "build" and isinstance(read, act.Melds):
        return replace(ask, begun=tuple(card for group in read.groups for card in group.cards))
    return replace(ask, way="one") if ask.way == "lone" else ask


def _prompt_of(asks: tuple[Prompt, ...], kind: type[P], read: Action) -> P | None:
    """Return the first prompt of this kind that makes an action like this one."""
    return next((ask for ask in asks if isinstance(ask, kind) and isinstance(read, ask.makes)), None)


def _number(read: Action, step: float) -> NumberInput | None:
    match read:
        case act.Draws(_, count, cards):
            return NumberInput("draws", count or len(cards) or 1, 0, MOST_DRAWN, points=False)
        case act.Holds(_, cards, points) if points is not None or not cards:
            return NumberInput("holds", points or 0, 0, MOST_POINTS, points=True)
        case act.Scores(_, side, points) if points is not None and len(side) == 1:
            return NumberInput("scores", points, -MOST_POINTS, MOST_POINTS, points=True, step=step)
        case act.Takes(_, points, False):
            return NumberInput("takes", points, 0, MOST_POINTS, points=True)
    return None
