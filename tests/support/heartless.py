"""Rounds of Hearts with real cards by the usual rules: an implementation that shares no code with the referee."""

from dataclasses import dataclass, field
from random import Random

from referee.engine.basics.cards import Card, french_pack

ORDER = "23456789TJQKA"
QUEEN = "QS"
TAKEN_OUT = {3: {"2D"}, 4: set[str](), 5: {"2D", "2C"}, 6: {"2S", "2C", "2D", "3S"}}
PASSES = {3: (1, -1, None), 4: (1, -1, 2, None), 5: (1, -1, 2, -2, None), 6: (1, -1, 3, None)}
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
    """One round: the hands, the current trick, and the points that each player has taken."""

    hands: list[list[Card]]
    turn: int
    trick: int = 1
    broken: bool = False
    lying: list[tuple[int, Card]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)

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
            suit = self.lying[0][1].suit
            self.turn = max((play for play in self.lying if play[1].suit == suit), key=lambda play: rank(play[1]))[0]
            self.taken[self.turn] += sum(worth(card) for _, card in self.lying)
            self.lying, self.trick = [], self.trick + 1

    def points(self) -> list[int]:
        """Return each seat's points of the round: who took all gives them to the others."""
        total = sum(self.taken)
        return [total - points for points in self.taken] if total in self.taken else self.taken


def dealt(chance: Random, players: int) -> list[list[Card]]:
    """Return a shuffled pack, dealt out."""
    pack = [card for card in french_pack() if card.suit and card.code not in TAKEN_OUT[players]]
    chance.shuffle(pack)
    size = len(pack) // players
    return [pack[seat * size : seat * size + size] for seat in range(players)]


def passed(chance: Random, hands: list[list[Card]], to: int) -> list[list[Card]]:
    """Pass three cards of each hand to another. Return the passed cards by seat."""
    given = [chance.sample(hand, 3) for hand in hands]
    for seat, cards in enumerate(given):
        hands[seat][:] = [card for card in hands[seat] if card not in cards]
    for seat, cards in enumerate(given):
        hands[(seat + to) % len(hands)] += cards
    return given


def begun(hands: list[list[Card]]) -> Round:
    """Begin play with the holder of the lowest club."""
    low = lowest_club(hands)
    turn = next(seat for seat, hand in enumerate(hands) if low in hand)
    return Round(hands, turn, taken=[0] * len(hands))
