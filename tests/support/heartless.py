"""Rounds of Hearts with real cards by any house rules: an independent implementation that shares no code with the
referee.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from referee.engine.basics.cards import Card, french_pack

ORDER = "23456789TJQKA"
QUEEN, JACK = "QS", "JD"
TAKEN_OUT = {
    "pagat": {3: {"2D"}, 4: set[str](), 5: {"2D", "2C"}, 6: {"2S", "2C", "2D", "3S"}},
    "korean": {3: {"2S"}, 4: set[str](), 5: {"2S", "2C"}, 6: {"2S", "2C", "2D", "3S"}},
}
PASSES = {3: (1, -1, None), 4: (1, -1, 2, None), 5: (1, -1, 2, -2, None), 6: (1, -1, 3, None)}
"""The seats to which cards are passed, counted to the left, round by round."""
USUAL = {
    "removal": "pagat",
    "kitty": "off",
    "passing": "on",
    "pass_count": "3",
    "first_lead": "c2",
    "first_trick_points": "forbidden",
    "first_trick_queen_if_only_black": "false",
    "queen_breaks": "true",
    "queen_first": "false",
    "moon": "add26",
    "sun": "false",
    "jack": "false",
    "spot_hearts": "false",
    "no_trick_bonus": "off",
    "end_score": "100",
    "end_deals": "off",
    "end_compare": '">="',
    "tie": "share",
}


def rank(card: Card) -> int:
    """Return the height of a card in its suit."""
    return ORDER.index(card.rank)


def is_point(card: Card) -> bool:
    """Return whether a card is a heart or the queen of spades."""
    return card.suit == "H" or card.code == QUEEN


def lowest_club(hands: list[list[Card]]) -> Card:
    """Return the card that leads the first trick."""
    return min((card for hand in hands for card in hand if card.suit == "C"), key=rank)


@dataclass
class Round:
    """One round: the hands, the cards set aside, the current trick and the cards that each player has taken."""

    hands: list[list[Card]]
    turn: int
    house: Mapping[str, str] = field(default_factory=lambda: USUAL)
    aside: list[Card] = field(default_factory=list)
    trick: int = 1
    broken: bool = False
    lying: list[tuple[int, Card]] = field(default_factory=list)
    taken: list[list[Card]] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Return whether every card is played."""
        return not any(self.hands)

    def legal(self) -> set[Card]:
        """Return every card that the player to act may play."""
        hand = set(self.hands[self.turn])
        within = self._leads(hand) if not self.lying else self._follows(hand)
        if self.trick > 1 or self.house["first_trick_points"] == "free":
            return within
        suit = {card for card in hand if card.suit == self.lying[0][1].suit} if self.lying else set[Card]()
        free = {card for card in suit or hand if not is_point(card)}
        blacks = {card.code for card in hand if card.suit in "SC"}
        allowed = free or suit or hand
        if blacks == {QUEEN} and self.house["first_trick_queen_if_only_black"] == "true":
            allowed = allowed | {card for card in hand if card.code == QUEEN}
        return within & allowed

    def _leads(self, hand: set[Card]) -> set[Card]:
        others = {card for card in hand if card.suit != "H"}
        free = hand if self.broken or not others else others
        if self.trick > 1 or self.house["first_lead"] == "any":
            return free
        if self.house["first_lead"] == "any_club":
            return {card for card in hand if card.suit == "C"}
        return {lowest_club(self.hands)}

    def _follows(self, hand: set[Card]) -> set[Card]:
        fitting = {card for card in hand if card.suit == self.lying[0][1].suit}
        due = {card for card in hand if card.code == QUEEN} if self.house["queen_first"] == "true" else set[Card]()
        if self.trick == 1 and self.house["first_trick_points"] == "forbidden":
            due = set()
        return fitting or due or hand

    def play(self, card: Card) -> None:
        """Play a card of the player to act."""
        seat = self.turn
        self.hands[seat].remove(card)
        self.lying.append((seat, card))
        breaks = card.suit == "H" or (card.code == QUEEN and self.house["queen_breaks"] == "true")
        self.broken = self.broken or breaks
        self.turn = (seat + 1) % len(self.hands)
        if len(self.lying) == len(self.hands):
            suit = self.lying[0][1].suit
            self.turn = max((play for play in self.lying if play[1].suit == suit), key=lambda play: rank(play[1]))[0]
            self.taken[self.turn] += [card for _, card in self.lying]
            if self.trick == 1 and self.house["kitty"] == "first_trick":
                self.taken[self.turn] += self.aside
            self.tricks[self.turn] += 1
            self.lying, self.trick = [], self.trick + 1

    def worth(self, card: Card) -> int:
        """Return the points that a card counts against its taker, the jack excepted."""
        if card.code == QUEEN:
            return 13
        if card.suit != "H":
            return 0
        return rank(card) + 2 if self.house["spot_hearts"] == "true" else 1

    @property
    def shooter(self) -> int | None:
        """Return who took every card that counts."""
        against = [sum(map(self.worth, cards)) for cards in self.taken]
        return against.index(sum(against)) if sum(against) in against else None

    def points(self, totals: list[int], chosen: str, number: int) -> list[int]:
        """Return each seat's points of the round, after rounds with these totals."""
        against = [sum(map(self.worth, cards)) for cards in self.taken]
        extra = [0] * len(self.hands)
        for seat, cards in enumerate(self.taken):
            if self.house["jack"] == "true" and any(card.code == JACK for card in cards):
                extra[seat] -= 10
            if self.house["no_trick_bonus"] != "off" and not self.tricks[seat]:
                extra[seat] -= int(self.house["no_trick_bonus"])
        shooter = self.shooter
        if shooter is None:
            return [points + more for points, more in zip(against, extra, strict=True)]
        whole = sum(against)
        if self.house["sun"] == "true" and self.tricks[shooter] == sum(self.tricks):
            whole *= 2
        added = [more + (0 if seat == shooter else whole) for seat, more in enumerate(extra)]
        taken_off = [more - (whole if seat == shooter else 0) for seat, more in enumerate(extra)]
        if self.house["moon"] == "subtract26" or (self.house["moon"] == "choice" and chosen == "subtract"):
            return taken_off
        if self.house["moon"] == "safety":
            then = [total + more for total, more in zip(totals, added, strict=True)]
            winners = self.winners(then, number)
            return taken_off if winners and shooter not in winners else added
        return added

    def winners(self, totals: list[int], number: int) -> set[int]:
        """Return the winners with these totals after this many rounds; nobody if the game continues."""
        limit, deals = self.house["end_score"], self.house["end_deals"]
        most = max(totals)
        reached = limit != "off" and (most > int(limit) or (most == int(limit) and self.house["end_compare"] == '">="'))
        lowest = {seat for seat, total in enumerate(totals) if total == min(totals)}
        if not reached and (deals == "off" or number < int(deals)):
            return set()
        return lowest if len(lowest) == 1 or self.house["tie"] == "share" else set()


def dealt(chance: Random, players: int) -> list[list[Card]]:
    """Return a shuffled pack, dealt out."""
    return shuffled(chance, players, USUAL)[0]


def shuffled(chance: Random, players: int, house: Mapping[str, str]) -> tuple[list[list[Card]], list[Card]]:
    """Return a shuffled pack, dealt out, and the cards set aside."""
    out = TAKEN_OUT[house["removal"]][players] if house["kitty"] == "off" else set[str]()
    pack = [card for card in french_pack() if card.suit and card.code not in out]
    chance.shuffle(pack)
    size = len(pack) // players
    return [pack[seat * size : seat * size + size] for seat in range(players)], pack[size * players :]


def stacked(chance: Random, players: int, house: Mapping[str, str]) -> tuple[list[list[Card]], list[Card]]:
    """Return the same, with the highest cards in one hand, which will take many tricks."""
    hands, aside = shuffled(chance, players, house)
    every = sorted((card for hand in hands for card in hand), key=rank, reverse=True)
    best, rest = every[: len(hands[0])], every[len(hands[0]) :]
    chance.shuffle(rest)
    size = len(best)
    return [best, *(rest[at * size : at * size + size] for at in range(players - 1))], aside


def passed(chance: Random, hands: list[list[Card]], to: int, count: int = 3) -> list[list[Card]]:
    """Pass cards of each hand to another. Return the passed cards by seat."""
    given = [chance.sample(hand, count) for hand in hands]
    for seat, cards in enumerate(given):
        for card in cards:
            hands[seat].remove(card)
    for seat, cards in enumerate(given):
        hands[(seat + to) % len(hands)] += cards
    return given


def begun(hands: list[list[Card]], house: Mapping[str, str] = USUAL, aside: list[Card] | None = None) -> Round:
    """Begin play with the holder of the lowest club."""
    low = lowest_club(hands)
    turn = next(seat for seat, hand in enumerate(hands) if low in hand)
    return Round(hands, turn, house, aside or [], taken=[[] for _ in hands], tricks=[0] * len(hands))
