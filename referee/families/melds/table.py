"""One table's values: the packs, what each card is worth and does, how melds are made, what a round is worth."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from referee.core.cards import Card


@dataclass(frozen=True, slots=True)
class Bonuses:
    """Points besides those of the cards: for a complete meld without and with wild cards, for going out, for going out
    `concealed` on top, for `each` bonus card, and for so many of them in all (`sets`)."""

    natural: int = 500
    mixed: int = 300
    out: int = 100
    concealed: int = 100
    each: int = 100
    sets: Mapping[int, int] = field(default_factory=dict)

    def of(self, cards: int) -> int:
        """What so many bonus cards of one side are worth."""
        return self.sets.get(cards, cards * self.each)


@dataclass(frozen=True)
class Table:
    """Everything in which one table's game differs from another's.

    `packs` are the cards, `points` what each counts. `wild` cards replace others in a meld; `bonus` cards are laid and
    replaced; `closing` cards are melded only in going out, without wild ones, and on top of the pile they keep it from
    the next player; `freezing` cards in the pile freeze it for everybody.

    A meld has at least `least` cards, `naturals` of them natural, and at most `wilds` wild ones; it is complete with
    `size`. `needed` complete melds let a side go out. `minimums` are what a side's first meld must come to, by the
    score from which each holds (None: below nought).

    `sides` is how many sides there are (seats belong to them in turn), `at_once` how many of a side play a round (0:
    all); `lone`: whoever first takes the pile plays it alone against the others.

    `ask` is `optional`, `required` or `off`; `play_on`: without a stock play goes on from the pile. `waived`: who goes
    out concealed having drawn needs no minimum. `by` names the house rules behind each value, for rulings.
    """

    packs: Mapping[Card, int]
    points: Mapping[Card, int]
    wild: frozenset[Card] = frozenset()
    bonus: frozenset[Card] = frozenset()
    closing: frozenset[Card] = frozenset()
    freezing: frozenset[Card] = frozenset()
    dealt: int = 11
    draw: int = 1
    sides: int = 2
    at_once: int = 0
    lone: bool = False
    least: int = 3
    naturals: int = 2
    wilds: int = 3
    size: int = 7
    needed: int = 1
    minimums: tuple[tuple[int | None, int], ...] = ((0, 0),)
    bonuses: Bonuses = Bonuses()
    frozen_at_first: bool = True
    unopened_negative: bool = True
    own_complete: bool = True
    waived: bool = False
    ask: str = "optional"
    play_on: bool = False
    target: int = 5000
    beyond: bool = False
    tie: str = "further_round"
    failed_first: int = 0
    kept_bonus: int = 0
    unkept: int = 0
    by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def why(self, *values: str) -> tuple[str, ...]:
        """The house rules behind some values."""
        return tuple(dict.fromkeys(key for value in values for key in self.by.get(value, ())))

    def minimum(self, score: int) -> int:
        """What a side's first meld must come to with this score."""
        found = 0
        for start, points in self.minimums:
            if (start is None and score < 0) or (start is not None and score >= start):
                found = points
        return found

    def worth(self, cards: tuple[Card, ...]) -> int:
        """The points of some cards."""
        points = self.points
        return sum([points.get(card, 0) for card in cards])

    @cached_property
    def natural_cards(self) -> Mapping[str, int]:
        """How many natural cards of each rank the packs hold."""
        found: dict[str, int] = {}
        for card, count in self.packs.items():
            if card not in self.wild:
                found[card.rank] = found.get(card.rank, 0) + count
        return found

    @cached_property
    def bonus_cards(self) -> int:
        """How many bonus cards the packs hold."""
        return sum(count for card, count in self.packs.items() if card in self.bonus)

    @cached_property
    def step(self) -> int:
        """What every sum of cards is a multiple of, in points."""
        from math import gcd

        return gcd(*(points for card, points in self.points.items() if card not in self.bonus)) or 1

    @cached_property
    def all_points(self) -> int:
        """The points of all cards together."""
        return sum(count * self.points.get(card, 0) for card, count in self.packs.items() if card not in self.bonus)

    def least_points(self, natural: int, mixed: int) -> int:
        """The fewest points that the cards of so many complete melds can have."""
        plain = [points for card, points in self.points.items() if self.can_be_melded(card) and card not in self.wild]
        wild = [points for card, points in self.points.items() if card in self.wild]
        low = min(plain, default=0)
        mixes = [low * (self.size - count) + min(wild, default=0) * count for count in range(1, self.wilds + 1)]
        return natural * low * self.size + mixed * min(mixes, default=0)

    def can_be_melded(self, card: Card) -> bool:
        """Whether a card goes into an ordinary meld."""
        return card not in self.bonus and card not in self.closing
