"""Hearts: OpenSpiel's `hearts` and games-collection's, beside the referee."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.peers.tally import NAMES, Tally, stated

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
OPENSPIEL = {
    "": "",
    "jd_bonus=True,avoid_all_tricks_bonus=True": "jack=true no_trick_bonus=5",
    "qs_breaks_hearts=False": "queen_breaks=false",
    "can_lead_any_club=True": "first_lead=any_club",
    "can_lead_hearts_instead_of_qs=True": "",
    "no_pts_on_first_trick=False": "first_trick_points=free",
}
"""Parameters of OpenSpiel, and our house rules beside them."""


class OpenSpiel:
    """A round of OpenSpiel's hearts without a pass. Its points count down from 26."""

    def __init__(self, parameters: str, chance: Random) -> None:
        import pyspiel

        options = ",".join(filter(None, ("pass_cards=False", parameters)))
        self.state = pyspiel.load_game(f"hearts({options})").new_initial_state()
        self.state.apply_action(chance.choice(self.state.legal_actions()))  # the direction of a pass
        hands: list[list[str]] = [[], [], [], []]
        dealt = 0
        while self.state.is_chance_node():
            action = chance.choice(self.state.legal_actions())
            card = self._card(action)
            self.state.apply_action(action)
            hands[dealt % 4].append(card)
            dealt += 1
        self.hands = hands

    def _card(self, action: int) -> str:
        rank, suit = divmod(action, 4)
        return f"{RANKS[rank]}{'CDHS'[suit]}"

    def turn(self) -> int | None:
        """Return the seat to play, or None at the end."""
        return None if self.state.is_terminal() else self.state.current_player()

    def legal(self) -> set[str]:
        """Return the cards that may be played."""
        self.actions = {self._card(action): action for action in self.state.legal_actions()}
        return set(self.actions)

    def play(self, card: str) -> None:
        """Play a card."""
        self.state.apply_action(self.actions[card])

    def points(self) -> list[int]:
        """Return the points of the round."""
        return [26 - int(points) for points in self.state.returns()]


class Collection:
    """A round of games-collection's Hearts without a pass."""

    def __init__(self, _: str, chance: Random) -> None:
        from card_games.hearts.game import HeartsGame, HeartsPlayer

        self.game = HeartsGame([HeartsPlayer(name) for name in NAMES], rng=chance)
        self.game.deal_cards()
        self.players = self.game.players
        self.hands = [[self._card(card) for card in player.hand] for player in self.players]
        self.seat = self.players.index(self.game.find_starting_player())

    def _card(self, card: Any) -> str:
        return f"{card.rank.replace('T', '10')}{card.suit.name[0]}"

    def turn(self) -> int | None:
        """Return the seat to play, or None at the end."""
        return self.seat if self.players[self.seat].hand else None

    def legal(self) -> set[str]:
        """Return the cards that may be played."""
        self.actions = {self._card(card): card for card in self.game.get_valid_plays(self.players[self.seat])}
        return set(self.actions)

    def play(self, card: str) -> None:
        """Play a card."""
        self.game.play_card(self.players[self.seat], self.actions[card])
        full = len(self.game.current_trick) == len(NAMES)
        self.seat = self.players.index(self.game.complete_trick()) if full else (self.seat + 1) % 4

    def points(self) -> list[int]:
        """Return the points of the round."""
        return list(self.game.calculate_scores().values())


def situation(card: str, trick: int, led: str | None, hand: list[str]) -> str:
    """Return in words what a card would be."""
    of = "the queen" if card == "QS" else "a heart" if card[-1] == "H" else "a card"
    rest = "from points alone" if all(c == "QS" or c[-1] == "H" for c in hand) else "from a mixed hand"
    first = " in the first trick" if trick == 1 else ""
    return f"{of} {'led' if led == 'none' else 'following'}{first} {rest}"


def rounds(tally: Tally, peer: type[OpenSpiel] | type[Collection], parameters: str) -> None:
    """Play whole rounds of random legal cards; every fourth hand tries to take all tricks."""
    for seed in range(tally.games):
        chance = Random(seed)
        theirs = peer(parameters, chance)
        hands = [list(hand) for hand in theirs.hands]
        first = theirs.turn()
        assert first is not None
        ours = stated("hearts", f"passing=off {tally.house}", dict(zip(NAMES, hands, strict=True)), turn=NAMES[first])
        while (seat := theirs.turn()) is not None:
            name, hand = NAMES[seat], hands[seat]
            tally.compare("turn", name, ours.facts["turn"], ours)
            legal = theirs.legal()
            both = []
            for card in hand:
                what = situation(card, ours.facts["trick"], ours.facts["led"], hand)
                if tally.ask(what, card in legal, ours, f"{name} plays {card}") and card in legal:
                    both.append(card)
            card = chance.choice(both)
            if seed % 4 == 0:
                card = (min if seat else max)(both, key=lambda c: RANKS.index(c[:-1]))
            theirs.play(card)
            ours.enter(f"{name} plays {card}")
            hand.remove(card)
        score = [ours.facts[f"score.{name}"] for name in NAMES]
        tally.compare("points of the round", theirs.points(), score, f"seed {seed}")


def tallies() -> Iterator[Tally]:
    """Yield each comparison of Hearts."""
    for parameters, house in OPENSPIEL.items():
        tally = Tally(f"OpenSpiel 2.0.2 hearts({parameters})", house)
        rounds(tally, OpenSpiel, parameters)
        yield tally
    tally = Tally("games-collection 1.6.1 Hearts", "")
    rounds(tally, Collection, "")
    yield tally
