"""Rounds of Hearts with real cards by the usual rules: an implementation that shares no code with the referee."""

from dataclasses import dataclass, field
from random import Random

from referee.engine.basics.cards import Card, french_pack

ORDER = "23456789TJQKA"
QUEEN = "QS"
TAKEN_OUT = {3: {"2D"}, 4: set[str](), 5: {"2D", "2C"}, 6: {"2S", "2C", "2D", "3S"}}
TWO_PACKS = {5: "2C 2D 2S 2D", 6: "2C 2D", 7: "2C 2D 2S 2D 2S 3C", 9: "2C 2D 2S 2D 2S", 10: "2C 2D 2S 2D"}
"""The cards taken out of two packs."""
PASSES = {
    **dict.fromkeys((3, 7, 9), (1, -1, None)),
    **{players: (1, -1, players // 2, None) for players in (4, 6, 10)},
    5: (1, -1, 2, -2, None),
}
"""The seats to which cards are passed, counted to the left, round by round."""


def rank(card: Card) -> int:
    """Return the height of a card in its suit."""
    return ORDER.index(card.rank)


def worth(card: Card) -> int:
    """Return the points of a card."""
    return 13 if card.code == QUEEN else int(card.suit == "H")


def lowest_club(hands: list[list[Card]]) -> Card:
    """Return the card that leads the first trick."""
    return min((card for hand in hands for card in hand if card.suit == "C"), key=rank)


@dataclass
class Round:
    """One round: the hands, the current trick, and the points that each player has taken.

    `equal` says what two equal cards in a trick do, and `waiting` are the points of tricks that nobody took.
    """

    hands: list[list[Card]]
    turn: int
    trick: int = 1
    broken: bool = False
    lying: list[tuple[int, Card]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    equal: str = "first"
    waiting: int = 0

    @property
    def over(self) -> bool:
        """Return whether every card is played."""
        return not any(self.hands)

    def legal(self) -> set[Card]:
        """Return every card that the player to act may play."""
        hand = set(self.hands[self.turn])
        if self.lying:
            fitting = {card for card in hand if card.suit == self.lying[0][1].suit} or hand
            free = {card for card in fitting if not worth(card)}
            return free or fitting if self.trick == 1 else fitting
        others = {card for card in hand if card.suit != "H"}
        return {lowest_club(self.hands)} if self.trick == 1 else hand if self.broken or not others else others

    def play(self, card: Card) -> None:
        """Play a card of the player to act."""
        seat = self.turn
        self.hands[seat].remove(card)
        self.lying.append((seat, card))
        self.broken = self.broken or worth(card) > 0
        self.turn = (seat + 1) % len(self.hands)
        if len(self.lying) == len(self.hands):
            (self.turn, led), cards = self.lying[0], [card for _, card in self.lying]
            plays = [play for play in self.lying if play[1].suit == led.suit]
            if self.equal == "cancel":
                plays = [play for play in plays if cards.count(play[1]) == 1]
            self.waiting += sum(map(worth, cards))
            if plays or self.over:
                highest = max((rank(card) for _, card in plays), default=-1)
                best = [seat for seat, card in plays if rank(card) == highest] or [self.turn]
                self.turn = best[-1 if self.equal == "last" else 0]
                self.taken[self.turn] += self.waiting
                self.waiting = 0
            self.lying, self.trick = [], self.trick + 1

    def points(self) -> list[int]:
        """Return each seat's points of the round: who took all gives them to the others."""
        total = sum(self.taken)
        return [total - points for points in self.taken] if total in self.taken else self.taken


def dealt(chance: Random, players: int, *, two: bool = False) -> list[list[Card]]:
    """Return a shuffled pack or two, dealt out."""
    pack = [card for card in french_pack() if card.suit and (two or card.code not in TAKEN_OUT[players])]
    if two:
        pack = [card for card in pack for _ in range(2 - TWO_PACKS[players].split().count(card.code))]
    chance.shuffle(pack)
    size = len(pack) // players
    return [pack[seat * size : seat * size + size] for seat in range(players)]


def passed(chance: Random, hands: list[list[Card]], to: int) -> list[list[Card]]:
    """Pass three cards of each hand to another. Return the passed cards by seat."""
    given = [chance.sample(hand, 3) for hand in hands]
    for seat, cards in enumerate(given):
        for card in cards:
            hands[seat].remove(card)
    for seat, cards in enumerate(given):
        hands[(seat + to) % len(hands)] += cards
    return given


def begun(hands: list[list[Card]], equal: str = "first") -> Round:
    """Begin play with the holder of the lowest club."""
    low = lowest_club(hands)
    turn = next(seat for seat, hand in enumerate(hands) if low in hand)
    return Round(hands, turn, taken=[0] * len(hands), equal=equal)
