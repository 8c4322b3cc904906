"""Rounds of Hearts with real cards, and a second opinion on them that shares no code with the referee's."""

from dataclasses import dataclass, field
from random import Random

from referee.core.cards import Card, french_pack

ORDER = "23456789TJQKA"
QUEEN = "QS"
TAKEN_OUT = {3: {"2D"}, 4: set[str](), 5: {"2D", "2C"}, 6: {"2S", "2C", "2D", "3S"}}
STEPS = {"left": 1, "right": -1, "across": None, "left2": 2, "right2": -2}


def is_point(card: Card) -> bool:
    """A heart, or the queen of spades."""
    return card.suit == "H" or card.code == QUEEN


@dataclass
class Round:
    """One round: the hands, what lies in the trick, and what each has taken."""

    hands: list[list[Card]]
    turn: int
    trick: int = 1
    broken: bool = False
    lying: list[tuple[int, Card]] = field(default_factory=list)
    taken: list[list[Card]] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether every card is played."""
        return not any(self.hands)

    def legal(self) -> set[Card]:
        """Every card that the player to act may play."""
        hand = self.hands[self.turn]
        if not self.lying:
            if self.trick == 1:
                clubs = [card for card in hand if card.suit == "C"]
                return {min(clubs, key=lambda card: ORDER.index(card.rank))}
            others = {card for card in hand if card.suit != "H"}
            return set(hand) if self.broken or not others else others
        suit = self.lying[0][1].suit
        fitting = {card for card in hand if card.suit == suit} or set(hand)
        if self.trick == 1:
            fitting = {card for card in fitting if not is_point(card)} or fitting
        return fitting

    def play(self, card: Card) -> None:
        """The player to act plays a card."""
        seat = self.turn
        self.hands[seat].remove(card)
        self.lying.append((seat, card))
        self.broken = self.broken or is_point(card)
        self.turn = (seat + 1) % len(self.hands)
        if len(self.lying) == len(self.hands):
            suit = self.lying[0][1].suit
            best = max(
                (each for each in self.lying if each[1].suit == suit), key=lambda each: ORDER.index(each[1].rank)
            )
            self.turn = best[0]
            self.taken[self.turn] += [card for _, card in self.lying]
            self.lying, self.trick = [], self.trick + 1

    def points(self) -> list[int]:
        """What the round comes to, the moon included."""
        taken = [sum(13 if card.code == QUEEN else card.suit == "H" for card in cards) for cards in self.taken]
        if 26 in taken:
            return [0 if points == 26 else 26 for points in taken]
        return taken


def dealt(chance: Random, players: int) -> list[list[Card]]:
    """A shuffled pack, dealt out."""
    pack = [card for card in french_pack() if card.suit and card.code not in TAKEN_OUT[players]]
    chance.shuffle(pack)
    return [pack[seat::players] for seat in range(players)]


def passed(chance: Random, hands: list[list[Card]], to: str) -> list[list[Card]]:
    """Three cards of each hand go to another; those that were given, by seat."""
    count = len(hands)
    step = STEPS[to] if to != "across" else count // 2
    assert step is not None
    given = [chance.sample(hand, 3) for hand in hands]
    for seat, cards in enumerate(given):
        for card in cards:
            hands[seat].remove(card)
    for seat, cards in enumerate(given):
        hands[(seat + step) % count] += cards
    return given


def begun(hands: list[list[Card]]) -> Round:
    """Play begins with whoever holds the lowest club."""
    low = min((card for hand in hands for card in hand if card.suit == "C"), key=lambda card: ORDER.index(card.rank))
    turn = next(seat for seat, hand in enumerate(hands) if low in hand)
    return Round(hands, turn, taken=[[] for _ in hands])
