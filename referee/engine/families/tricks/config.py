"""Values of one table: the pack, the pass, the lead, the cards that wait, and the points of a round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any, NamedTuple

from referee.engine.basics.cards import RANKS, SUITS, Card, find
from referee.engine.basics.seats import NOBODY
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Suit
from referee.engine.model.sheet import Box

ORDER = (*RANKS[1:], RANKS[0])
"""Ranks from the lowest to the highest."""

CARDS: tuple[Card, ...] = tuple(find(rank, suit) for suit in SUITS for rank in ORDER)
_COPY = len(CARDS)
"""Distance of the bits of a card's two copies; the first is used before the second."""
BIT: dict[Card, int] = {card: 1 << at | 1 << at + _COPY for at, card in enumerate(CARDS)}
"""Both copies of every card: a set holds the card if it holds one of them. One pack has only the first."""
SUIT: dict[str, int] = {suit: sum(bit for card, bit in BIT.items() if card.suit == suit) for suit in SUITS}
_SUITS = {suit: [(card, bits) for card, bits in BIT.items() if card.suit == suit] for suit in SUITS}
_FIRST = (1 << _COPY) - 1


def kinds(cards: Iterable[Card]) -> int:
    """Return the set of all copies of some cards."""
    found = 0
    for card in cards:
        found |= BIT.get(card, 0)
    return found


def mask(cards: Iterable[Card], there: int = 0) -> int:
    """Return the set of some cards and those `there` already; a card that nobody named is in no set."""
    for card in cards:
        bits = BIT.get(card, 0)
        there |= bits if bits & there else bits & _FIRST
    return there


def both(one: int, other: int) -> int:
    """Return the cards of two sets; a copy that is in both stands for the two copies."""
    return one | other | (one & other) << _COPY


def less(cards: int, card: Card) -> int:
    """Return a set without one copy of a card."""
    bits = BIT.get(card, 0) & cards
    return cards & ~(bits & ~_FIRST or bits)


def shifted(cards: int, among: int) -> int:
    """Return the cards of a set that are among others, whichever copies these are."""
    return cards & among | (cards & ~among) << _COPY & among


def members(cards: int) -> tuple[Card, ...]:
    """Return the cards of a set, in their order."""
    return tuple(chain.from_iterable(map(_of_suit, SUIT, map(cards.__and__, SUIT.values()))))


@lru_cache(maxsize=1024)  # saves a twentieth of a tap of Hearts: a play changes one suit
def _of_suit(suit: str, cards: int) -> list[Card]:
    return [card for card, bits in _SUITS[suit] for _ in range((bits & cards).bit_count())]


TO = ("left", "right", "across", "left2", "right2", "none")
"""Directions in which cards are passed before play."""

FOLLOW, SHUT, FIRST, DUE = "trick.follow", "trick.shut", "trick.first-trick", "trick.due"
Duty = tuple[str, tuple[int, ...]]
"""Condition of a play on the hand it comes from: a rule and sets of cards, one of which the hand must lack entirely."""


Parts = tuple[tuple[Message, float], ...]
"""Parts of a player's points of a round."""
TAKEN = message("part-taken")
"""Part for the points of the cards somebody took."""


class RoundSummary(NamedTuple):
    """The result of a round: the parts of each seat's points, and the messages about it for everybody.

    `parts` is empty where the points are those of the cards taken.
    """

    round: int
    parts: tuple[Parts, ...]
    messages: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A box of the round's sheet: the `points` of each of its cards, and their `count` in the pack."""

    box: Box
    points: int
    count: int


@dataclass(frozen=True)
class TrickConfig:
    """The values in which one table's game of tricks differs from another's.

    `pack` are the cards without those `removed` from it before the game, `dealt` is the number that each seat gets, and
    `points` maps the cards that count to their points. Of two equal cards in a trick the `first` takes it, the `last`,
    or neither (`cancel`), as `equal` says. `gains` returns the points of each seat for the round,
    `summarize` their parts where they are not those of the cards taken, and `revoke` is the price of a proven revoke
    (0: nothing). `trump` is the suit that beats the others. `cycle` holds, round by round, the direction in which
    `passed` cards are passed.

    The seat that holds the first of the `openers` to be in a hand leads first, with one of `first_leads`; without
    openers it is the player left of the dealer. Cards that are `shut` are not led before one of the `opening` ones has
    been played, while the leader has others. `barred` cards are not played to the first trick while the hand has
    others; an `excused` one may be where the hand has none of the cards named with it. `due` cards are played as soon
    as their holder has none of the suit led.

    `kitty`: cards not dealt go to the seat that takes the first trick. `chooser` returns the seat that decides by one
    of `words` how the round is scored, `decided` True if the remaining tricks matter to nobody. On the sheet `whole`
    names the tap for a seat that took everything, and `every` the one for a seat that took every trick too. A player
    with exactly `exact` points wins (0: nobody does). `by` holds the house rules behind each value, for rulings.
    """

    pack: tuple[Card, ...]
    dealt: int
    gains: Callable[[Any], tuple[float | None, ...]]
    points: Mapping[Card, int] = field(default_factory=dict)
    summarize: Callable[[Any], RoundSummary] = lambda s: RoundSummary(s.round, (), ())
    revoke: int = 0
    trump: str = ""
    equal: str = "first"
    cycle: tuple[str, ...] = ("none",)
    passed: int = 0
    openers: tuple[Card, ...] = ()
    first_leads: frozenset[Card] = frozenset()
    shut: frozenset[Card] = frozenset()
    opening: frozenset[Card] = frozenset()
    barred: frozenset[Card] = frozenset()
    excused: Mapping[Card, frozenset[Card]] = field(default_factory=dict)
    due: frozenset[Card] = frozenset()
    removed: tuple[Card, ...] = ()
    kitty: bool = False
    chooser: Callable[[Any], int] = lambda s: NOBODY
    words: tuple[str, ...] = ()
    decided: Callable[[Any], bool] = lambda s: False
    parts: tuple[Part, ...] = ()
    whole: Callable[[int], Message] | None = None
    every: Callable[[int], Message] | None = None
    end: tuple[tuple[str, float], ...] = ()
    tie: str = "share"
    exact: int = 0
    most_win: bool = False
    by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def why(self, *values: str) -> tuple[str, ...]:
        """Return the house rules behind some values."""
        return tuple(dict.fromkeys(key for value in values for key in self.by.get(value, ())))

    @property
    def opener(self) -> Card | None:
        """Return the card that is led first, as long as it is not known to lie aside."""
        return self.openers[0] if self.openers else None

    @property
    def players(self) -> int:
        """Return the number of people at this table."""
        return len(self.pack) // self.dealt

    def duties(self, led: str, *, first: bool, broken: bool) -> Mapping[Card, tuple[Duty, ...]]:
        """Return the duties of each card's play, leaving out cards without any.

        They depend on the suit `led` (empty: the card is the lead), on whether the trick is the `first`, and on whether
        shut cards are open (`broken`).
        """
        key = led, first, broken
        if key not in self._duties:
            found = {card: tuple(self._asked(card, *key)) for card in self.pack}
            self._duties[key] = {card: duties for card, duties in found.items() if duties}
        return self._duties[key]

    @cached_property  # saves a thirtieth of a tap of Hearts
    def _duties(self) -> dict[tuple[str, bool, bool], Mapping[Card, tuple[Duty, ...]]]:
        return {}

    def _asked(self, card: Card, led: str, first: bool, broken: bool) -> Iterator[Duty]:
        bit = BIT[card]
        barred = kinds(self.barred) if first else 0
        due = kinds(self.due) & ~barred
        if led and card.suit != led:
            yield FOLLOW, (SUIT[led],)
            if due and not bit & due:
                yield DUE, (due,)
        if not led and not broken and bit & (shut := kinds(self.shut)):
            yield SHUT, (self.cards & ~shut,)
        if bit & barred:
            within = SUIT[led] if led == card.suit else self.cards
            excuse = (kinds(self.excused[card]),) if card in self.excused else ()
            yield FIRST, (within & ~barred, *excuse)

    @cached_property  # saves 150 opcodes of a tap of Hearts
    def shut_suit(self) -> Suit | None:
        """Return the suit that may not be led at first, None where it is not one suit."""
        suits = {card.suit for card in self.shut}
        return Suit(suits.pop()) if len(suits) == 1 else None

    @cached_property  # saves a quarter of a tap of Hearts
    def cards(self) -> int:
        """Return the pack as a set."""
        return mask(self.pack)

    @cached_property  # saves four sets of the pack in a tap of Hearts
    def copies(self) -> int:
        """Return how often a card may be there."""
        return 2 if len(set(self.pack)) < len(self.pack) else 1

    @cached_property  # saves a hundredth of a tap of Hearts
    def counting(self) -> tuple[tuple[int, int], ...]:
        """Return the cards that count, as sets of those with equal points."""
        worth = dict.fromkeys(self.points.values())
        return tuple((kinds(card for card, each in self.points.items() if each == points), points) for points in worth)

    @cached_property  # saves a fortieth of a tap of Hearts
    def counting_cards(self) -> int:
        """Return the cards that count, as a set."""
        return kinds(self.points) & self.cards

    @property
    def total(self) -> int:
        """Return the points of the whole pack."""
        return self.lowest + self.highest

    def worth(self, cards: int) -> int:
        """Return the points of a set of cards."""
        if not cards & self.counting_cards:
            return 0
        return sum([points * (bits & cards).bit_count() for bits, points in self.counting])

    @property
    def lowest(self) -> int:
        """Return the fewest points that somebody can take."""
        return sum(points * (bits & self.cards).bit_count() for bits, points in self.counting if points < 0)

    @property
    def highest(self) -> int:
        """Return the most points that somebody can take."""
        return sum(points * (bits & self.cards).bit_count() for bits, points in self.counting if points > 0)
