"""One table's values: the pack, who passes what to whom, who leads what, which cards wait, what a round is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from referee.core.cards import Card
from referee.core.note import Note, note
from referee.core.seats import NOBODY
from referee.core.tally import Box
from referee.families.tricks.cards import BIT, SUIT, mask

TO = ("left", "right", "across", "left2", "right2", "none")
"""Where cards are passed before play."""

FOLLOW, SHUT, FIRST, DUE = "trick.follow", "trick.shut", "trick.first-trick", "trick.due"
Duty = tuple[str, tuple[int, ...]]
"""What a play asks of the hand it comes from: a rule, and sets of cards; it is right if the hand holds none of one of
the sets."""


Parts = tuple[tuple[Note, int], ...]
"""What somebody's points of a round are made of."""
TAKEN = note("part-taken")
"""The part that the cards make which somebody took."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How a round came out: the `parts` of each seat's points (empty where they are what it took), and what is `told`
    of it to everybody."""

    round: int
    parts: tuple[Parts, ...]
    told: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One box of the round's sheet: so many `points` each, `count` in all."""

    box: Box
    points: int
    count: int


def _nobody(_: Any) -> int:
    return NOBODY


def _no_matter(_: Any) -> bool:
    return False


def _as_taken(s: Any) -> Reckoning:
    return Reckoning(s.round, (), ())


@dataclass(frozen=True)
class Table:
    """Everything in which one table's game of tricks differs from another's.

    `pack` are the cards, `dealt` how many each gets, `points` what those count that count anything. `gains` says what
    each seat gets for the round, `reckoned` of what that is made where it is not what it took, and `revoke` what a
    proven one costs (0: nothing). `trump` is the suit that beats the others. `cycle` says round by round to whom so
    many cards (`passed`) are passed.

    Whoever holds the first of the `openers` that is in a hand leads first (none: the player left of the dealer), one
    of `first_leads`. Cards that are `shut` are not led before one of the `opening` ones has been played, while the
    leader has others. `barred` cards are not played to the first trick while the hand has others; one that is `excused`
    may be where the hand has none of the cards named. `due` cards are played as soon as their holder has none of the
    suit led.

    `kitty`: cards not dealt go to whoever takes the first trick. `chooser` tells who decides by one of `words` how
    the round is scored, `settled` whether the tricks that are left matter to nobody. `whole` names
    on the sheet the one tap for a seat that took everything, `every` that for one that took every trick too;
    `trickless` says whether it matters who took none. `by` names the house rules behind each value, for rulings.
    """

    pack: tuple[Card, ...]
    dealt: int
    gains: Callable[[Any], tuple[int | None, ...]]
    points: Mapping[Card, int] = field(default_factory=dict)
    reckoned: Callable[[Any], Reckoning] = _as_taken
    revoke: int = 0
    trump: str = ""
    cycle: tuple[str, ...] = ("none",)
    passed: int = 0
    openers: tuple[Card, ...] = ()
    first_leads: frozenset[Card] = frozenset()
    shut: frozenset[Card] = frozenset()
    opening: frozenset[Card] = frozenset()
    barred: frozenset[Card] = frozenset()
    excused: Mapping[Card, frozenset[Card]] = field(default_factory=dict)
    due: frozenset[Card] = frozenset()
    kitty: bool = False
    chooser: Callable[[Any], int] = _nobody
    words: tuple[str, ...] = ()
    settled: Callable[[Any], bool] = _no_matter
    parts: tuple[Part, ...] = ()
    whole: Callable[[int], Note] | None = None
    every: Callable[[int], Note] | None = None
    trickless: bool = False
    end: tuple[tuple[str, float], ...] = ()
    tie: str = "share"
    most_win: bool = False
    by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def why(self, *values: str) -> tuple[str, ...]:
        """The house rules behind some values."""
        return tuple(dict.fromkeys(key for value in values for key in self.by.get(value, ())))

    @property
    def opener(self) -> Card | None:
        """The card that is led first, as long as nobody knows that it lies aside."""
        return self.openers[0] if self.openers else None

    @property
    def players(self) -> int:
        """For how many people it is."""
        return len(self.pack) // self.dealt

    def duties(self, led: str, *, first: bool, broken: bool) -> Mapping[Card, tuple[Duty, ...]]:
        """What each card's play asks of a hand: to a suit (empty: as the lead), in the `first` trick or a later one,
        once shut cards are open (`broken`) or before. Cards that ask nothing are left out."""
        key = led, first, broken
        if key not in self._duties:
            found = {card: tuple(self._asked(card, *key)) for card in self.pack}
            self._duties[key] = {card: each for card, each in found.items() if each}
        return self._duties[key]

    @cached_property
    def _duties(self) -> dict[tuple[str, bool, bool], Mapping[Card, tuple[Duty, ...]]]:
        return {}

    def _asked(self, card: Card, led: str, first: bool, broken: bool) -> Iterator[Duty]:
        bit = BIT[card]
        barred = mask(self.barred) if first else 0
        due = mask(self.due) & ~barred
        if led and card.suit != led:
            yield FOLLOW, (SUIT[led],)
            if due and not bit & due:
                yield DUE, (due,)
        if not led and not broken and bit & self.shut_cards:
            yield SHUT, (self.cards & ~self.shut_cards,)
        if bit & barred:
            within = SUIT[led] if led == card.suit else self.cards
            excuse = (mask(self.excused[card]),) if card in self.excused else ()
            yield FIRST, (within & ~barred, *excuse)

    @cached_property
    def cards(self) -> int:
        """The pack as a set."""
        return mask(self.pack)

    @cached_property
    def trumps(self) -> int:
        """The trumps as a set."""
        return SUIT.get(self.trump, 0)

    @cached_property
    def shut_cards(self) -> int:
        """The cards that are shut at first, as a set."""
        return mask(self.shut)

    @cached_property
    def counting(self) -> tuple[tuple[int, int], ...]:
        """The cards that count, each as a set of one, and its points."""
        return tuple((BIT[card], points) for card, points in self.points.items())

    @cached_property
    def counting_cards(self) -> int:
        """The cards that count, as a set."""
        return mask(self.points)

    @cached_property
    def total(self) -> int:
        """The points of the whole pack."""
        return sum(self.points.values())

    def worth(self, cards: int) -> int:
        """The points of some cards."""
        if not cards & self.counting_cards:
            return 0
        return sum([points for bit, points in self.counting if bit & cards])

    @cached_property
    def lowest(self) -> int:
        """The fewest points that somebody can take."""
        return sum(points for points in self.points.values() if points < 0)

    @cached_property
    def highest(self) -> int:
        """The most points that somebody can take."""
        return sum(points for points in self.points.values() if points > 0)
