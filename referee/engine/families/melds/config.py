"""Values of one table: the packs, the points and powers of cards, the making of melds, and the points of a round."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import gcd

from referee.engine.basics.cards import Card


@dataclass(frozen=True, slots=True)
class Bonuses:
    """Points besides those of the cards.

    They are for a complete meld without and with wild cards, for going out, for going out `concealed` on top, for
    `each` bonus card, for given numbers of them in all (`sets`), and for a complete meld of `wild` cards alone.
    """

    natural: int = 500
    mixed: int = 300
    out: int = 100
    concealed: int = 100
    each: int = 100
    sets: Mapping[int, int] = field(default_factory=dict)
    wild: int = 0

    def of(self, cards: int) -> int:
        """Return the worth of this number of bonus cards of one side."""
        return self.sets.get(cards, cards * self.each)


@dataclass(frozen=True)
class MeldConfig:
    """The values in which one table's game differs from another's.

    Each seat is `dealt` cards, and a `foot` of so many more (0: none), which it takes up once its hand is empty.
    `minimums` go by the number of the round where `by_round`, and the game ends after so many `rounds` (0: by points
    alone), or with the `target` (0: never).

    `packs` counts the cards and `points` maps each to its points. `wild` cards replace others in a meld. `bonus` cards
    are laid and replaced. `closing` cards are melded only in going out, without wild ones, and on top of the pile they
    keep it from the next player; a meld has at most `most_closing` of them. `freezing` cards in the
    pile freeze it for everybody.

    A meld has at least `least` cards, `naturals` of them natural, and at most `wilds` wild ones, which its natural ones
    outnumber by a `margin` (None: by none); it is complete with `size`. Wild cards alone make a meld of `wild_rank`
    (empty: none). A side goes out with `needed` complete melds. `minimums` are the points that a side's first meld must
    reach, by the score from which each holds (None: below zero).

    `specials` are the points of whole hands that go out at once, by their names.

    `sides` is the number of sides (seats belong to them in turn), and `at_once` the number of players of a side in a
    round (0: all). `lone`: the first player to take the pile plays alone against the others.

    `always_frozen`: the pile is frozen for everybody. `last_bonus_ends`: a bonus card for which no other is left ends
    the round. `ask` is `optional`, `required` or `off`. `play_on`: without a stock play goes on from the pile.
    `waived`: a player who goes out concealed after drawing needs no minimum. `by` holds the house rules behind each
    value, for rulings.
    """

    packs: Mapping[Card, int]
    points: Mapping[Card, int]
    wild: frozenset[Card] = frozenset()
    bonus: frozenset[Card] = frozenset()
    closing: frozenset[Card] = frozenset()
    freezing: frozenset[Card] = frozenset()
    dealt: int = 11
    foot: int = 0
    draw: int = 1
    sides: int = 2
    at_once: int = 0
    lone: bool = False
    least: int = 3
    most_closing: int = 4
    naturals: int = 2
    wilds: int = 3
    margin: int | None = None
    wild_rank: str = ""
    size: int = 7
    needed: int = 1
    minimums: tuple[tuple[int | None, int], ...] = ((0, 0),)
    by_round: bool = False
    bonuses: Bonuses = Bonuses()
    specials: Mapping[str, int] = field(default_factory=dict)
    frozen_at_first: bool = True
    always_frozen: bool = False
    last_bonus_ends: bool = True
    unopened_negative: bool = True
    own_complete: bool = True
    waived: bool = False
    ask: str = "optional"
    play_on: bool = False
    target: int = 5000
    rounds: int = 0
    beyond: bool = False
    tie: str = "further_round"
    failed_first: int = 0
    kept_bonus: int = 0
    unkept: int = 0
    by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def why(self, *values: str) -> tuple[str, ...]:
        """Return the house rules behind some values."""
        return tuple(dict.fromkeys(key for value in values for key in self.by.get(value, ())))

    def minimum(self, score: float) -> int:
        """Return the points that a side's first meld must reach with this score."""
        found = 0
        for start, points in self.minimums:
            if (start is None and score < 0) or (start is not None and score >= start):
                found = points
        return found

    def most_wilds(self, natural: int) -> int:
        """Return the most wild cards that may lie in a meld with this number of natural ones."""
        return self.wilds if self.margin is None else max(0, min(self.wilds, natural - self.margin))

    def worth(self, cards: tuple[Card, ...]) -> int:
        """Return the points of some cards."""
        points = self.points
        return sum([points.get(card, 0) for card in cards])

    @cached_property  # saves a hundredth of a tap of Canasta
    def natural_cards(self) -> Mapping[str, int]:
        """Return the number of natural cards of each rank in the packs."""
        found: dict[str, int] = {}
        for card, count in self.packs.items():
            if card not in self.wild:
                found[card.rank] = found.get(card.rank, 0) + count
        return found

    @property
    def all_cards(self) -> int:
        """Return the number of cards in the packs."""
        return sum(self.packs.values())

    @property
    def bonus_cards(self) -> int:
        """Return the number of bonus cards in the packs."""
        return sum(count for card, count in self.packs.items() if card in self.bonus)

    @property
    def step(self) -> int:
        """Return the greatest common divisor of the cards' points, of which every sum of cards is a multiple."""
        return gcd(*(points for card, points in self.points.items() if card not in self.bonus)) or 1

    @property
    def all_points(self) -> int:
        """Return the points of all cards together, without bonus cards."""
        return sum(count * self.points.get(card, 0) for card, count in self.packs.items() if card not in self.bonus)

    def least_points(self, natural: int, mixed: int, all_wild: int) -> int:
        """Return the fewest points that the cards of so many complete melds can have: natural, mixed, of wild cards."""
        plain = [points for card, points in self.points.items() if self.can_be_melded(card) and card not in self.wild]
        wild = [points for card, points in self.points.items() if card in self.wild]
        low = min(plain, default=0)
        mixes = [low * (self.size - count) + min(wild, default=0) * count for count in range(1, self.wilds + 1)]
        alone = all_wild * min(wild, default=0) * self.size
        return natural * low * self.size + mixed * min(mixes, default=0) + alone

    def can_be_melded(self, card: Card) -> bool:
        """Return True if a card goes into an ordinary meld."""
        return card not in self.bonus and card not in self.closing
