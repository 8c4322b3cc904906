"""Eights: OpenSpiel's `crazy_eights` and games-collection's Crazy Eights, beside the referee."""

from collections.abc import Iterator
from random import Random
from typing import Any

from referee import Match
from tests.peers.tally import NAMES, Tally, stated

SUITS = "CDHS"


def spoken(card: str) -> str:
    """Return a card as the referee writes it: HT is 10H."""
    return card[1:].replace("T", "10") + card[0]


def play(tally: Tally, seed: int) -> None:
    """Play OpenSpiel's game until its end; after a difference the referee is told the position again."""
    import pyspiel

    chance = Random(seed)
    state: Any = pyspiel.load_game("crazy_eights(players=4)").new_initial_state()
    hands: list[list[str]] = [[], [], [], []]
    ours: Match | None = None
    plays, drawn = 1, 0
    dealt, top, suit, dealer, last, last_said = 0, "", "", 0, -1, ""
    while not state.is_terminal():
        seat, actions = state.current_player(), state.legal_actions()
        names = {action: state.action_to_string(seat, action) for action in actions}
        action = chance.choice(actions)
        said = names[action]
        if seat < 0:
            if said.startswith("Decide"):
                dealer = int(said.split()[2])
            elif last >= 0:
                hands[last].append(spoken(said.split()[1]))
            elif dealt < 20:
                hands[(dealer + 1 + dealt) % 4].append(spoken(said.split()[1]))
                dealt += 1
            else:
                top = spoken(said.split()[1])
                suit = top[-1]
            state.apply_action(action)
            continue
        who, calls = NAMES[seat], "Nominate" in said
        if ours is not None and not calls:
            tally.compare(f"the turn goes on after {last_said}", True, ours.facts["turn"] == who, ours)
        again = last_said == "Draw" and last != seat
        if ours is None or again or (not calls and ours.facts["turn"] != who):
            ours = stated("eights", tally.house, dict(zip(NAMES, hands, strict=True)), turn=who, top=top, suit=suit)
        drawn = drawn if last == seat else 0
        if not calls:
            playable = {spoken(name.split()[1]) for name in names.values() if name.startswith("Play")}
            for card in hands[seat]:
                kind = "an eight" if card[:-1] == "8" else "a card"
                kind += " after a draw" if drawn else ""
                tally.ask(kind, card in playable, ours, f"{who} plays {card}")
            able = "with" if playable else "without"
            spent = sum(map(len, hands)) + plays == 52
            able += " a playable card, " + (
                "stock empty" if spent else "five drawn" if drawn == 5 else "fewer than five drawn"
            )
            tally.ask(f"draw {able}", "Draw" in names.values(), ours, f"{who} draws 1")
            tally.ask(f"pass {able}", "Pass" in names.values(), ours, f"{who} passes")
        last, last_said = seat, said.split()[0]
        state.apply_action(action)
        drawn += said == "Draw"
        plays += said.startswith("Play")
        if said.startswith("Play"):
            card = spoken(said.split()[1])
            hands[seat].remove(card)
            top, suit = card, card[-1]
            if card[:-1] != "8" or not hands[seat]:
                ours.enter(f"{who} plays {card}")
        elif calls:
            suit = said.split()[-1]
            ours.enter(f"{who} plays {top} calling {suit}")
        else:
            ours.enter(f"{who} {'draws 1' if said == 'Draw' else 'passes'}")


def collection(tally: Tally, seed: int) -> None:
    """Play games-collection's Crazy Eights, which asks a player nothing about drawing and passing."""
    from card_games.common.cards import Suit
    from card_games.crazy_eights.game import CrazyEightsGame

    chance = Random(seed)
    game = CrazyEightsGame(4, list(NAMES), rng=chance)

    def written(card: Any) -> str:
        return f"{card.rank.replace('T', '10')}{card.suit.name[0]}"

    ours: Match | None = None
    last = ""
    for _ in range(200):
        if game.is_game_over():
            score = {player.name: player.score for player in game.players if player.score}
            known = {name: ours.facts[f"score.{name}"] for name in NAMES if ours}
            alike = sum(score.values()) == max(known.values())
            tally.compare("as many points in all", True, alike, f"{score} {known}")
            to_winner = max(known, key=lambda name: known[name]) in score
            tally.compare("the winner has the points", to_winner, True, f"{score} {known}")
            return
        player = game.get_current_player()
        who = player.name
        if ours is not None:
            tally.compare(f"the turn goes on after a {last}", True, ours.facts["turn"] == who, ours)
        if ours is None or last == "draw" or ours.facts["turn"] != who:
            hands = {p.name: [written(card) for card in p.hand] for p in game.players}
            suit = game.active_suit.name[0]
            ours = stated("eights", tally.house, hands, turn=who, top=written(game.get_top_card()), suit=suit)
        able = player.get_playable_cards(game.active_suit, game.active_rank)
        for card in player.hand:
            kind = "an eight" if card.rank == "8" else "a card"
            tally.ask(kind, card in able, ours, f"{who} plays {written(card)}")
        if able and chance.random() < 0.8:
            last = "card"
            card, suit = chance.choice(able), chance.choice(list(Suit))
            game.play_card(card, suit)
            calling = f" calling {suit.name[0]}" if card.rank == "8" else ""
            ours.enter(f"{who} plays {written(card)}{calling}")
        else:
            drawn = game.draw_card()["success"]
            game.pass_turn()
            last = "draw"
            ours.enter(f"{who} {'draws 1' if drawn else 'passes'}")


def tallies() -> Iterator[Tally]:
    """Yield each comparison of Eights."""
    tally = Tally("OpenSpiel 2.0.2 crazy_eights(players=4)", "draw_until_playable=true")
    for seed in range(tally.games):
        play(tally, seed)
    yield tally
    tally = Tally("games-collection 1.6.1 Crazy Eights", "end_mode=scored")
    for seed in range(tally.games):
        collection(tally, seed)
    yield tally
