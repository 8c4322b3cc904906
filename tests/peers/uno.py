"""UNO: RLCard's `uno` for four people, beside the referee."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy

from referee import Match
from tests.peers.tally import NAMES, Tally, stated

TRAITS = {"skip": "S", "reverse": "R", "draw_2": "D"}


def written(card: Any) -> str:
    """Return a card as the referee writes it."""
    if card.type == "wild":
        return "W4" if card.trait == "wild_draw_4" else "W"
    return card.color.upper() + TRAITS.get(card.trait, card.trait)


def play(tally: Tally, seed: int) -> None:
    """Play a game of random legal actions."""
    from rlcard.games.uno.game import UnoGame

    chance = Random(seed)
    game = UnoGame(num_players=4)
    game.np_random = numpy.random.RandomState(seed)
    game.init_game()
    ours: Match | None = None
    done = ""
    while not game.is_over():
        table, seat = game.round, game.round.current_player
        who, target = NAMES[seat], table.target
        if ours is not None:
            tally.compare(f"the turn goes on after {done}", True, ours.facts["turn"] == who, ours)
        if ours is None or "draw" in done or ours.facts["turn"] != who:
            hands = {NAMES[i]: [written(card) for card in player.hand] for i, player in enumerate(game.players)}
            way = "left" if table.direction == 1 else "right"
            facts = {"top": written(target), "suit": target.color.upper(), "direction": way}
            ours = stated("uno", tally.house, hands, turn=who, **facts)
        legal = table.get_legal_actions(game.players, seat)
        traits = {action.split("-")[1] for action in legal if action.split("-")[-1] in ("wild", "wild_draw_4")}
        for card in game.players[seat].hand:
            wild = card.type == "wild"
            theirs = card.trait in traits if wild else card.str in legal
            kind = "a wild card" if written(card) == "W" else "a wild draw four" if wild else "a coloured card"
            kind += f" on {'a wild card' if target.type == 'wild' else 'a coloured card'}"
            kind += " beside a wild card" if wild and "W" in map(written, game.players[seat].hand) else ""
            calling = " calling R" if wild else ""
            tally.ask(kind, theirs, ours, f"{who} plays {written(card)}{calling}")
        able = "without" if legal == ["draw"] else "with"
        tally.ask(f"draw {able} a playable card", "draw" in legal, ours, f"{who} draws 1")
        action = chance.choice(legal)
        lying, held = len(table.played_cards), len(game.players[seat].hand)
        dealer, stock = table.dealer, len(table.dealer.deck)
        game.step(action)
        if action == "draw":
            ours.enter(f"{who} draws 1")
            kept = len(game.players[seat].hand) > held
            card = table.played_cards[-1] if table.played_cards and not kept else None
            if kept:
                new = game.players[seat].hand[-1]
                line = f"{who} plays {written(new)}{' calling R' if new.type == 'wild' else ''}"
                tally.ask("a drawn card that may be played at once", False, ours, line)
                ours.enter(f"{who} passes")
            elif card is not None and card.type != "wild":
                ours.enter(f"{who} plays {written(card)}")
                if card.trait == "draw_2":
                    ours.enter(f"{ours.facts['turn']} draws 2")
            elif card is not None:
                ours.enter(f"{who} plays {written(card)} calling {card.color.upper()}")
            kind = card.trait if card and not card.trait.isdigit() else "number"
            done = "a drawn card that is kept" if kept else f"a drawn {kind}"
        else:
            colour, trait = action.split("-")
            wild = trait.startswith("wild")
            card_said = "W4" if trait == "wild_draw_4" else "W" if wild else colour.upper() + TRAITS.get(trait, trait)
            ours.enter(f"{who} plays {card_said}{f' calling {colour.upper()}' if wild else ''}")
            if trait in ("draw_2", "wild_draw_4") and not game.is_over():
                ours.enter(f"{ours.facts['turn']} draws {2 if trait == 'draw_2' else 4}")
            done = f"a {trait}" if not trait.isdigit() else "a number"
        if stock < 5 or len(table.played_cards) < lying or dealer is not table.dealer:
            ours, done = None, ""  # the stock was shuffled anew: some hands are no longer those that were stated


def tallies() -> Iterator[Tally]:
    """Yield the comparison of UNO."""
    tally = Tally("RLCard 1.2.0 uno, four people", "challenge=off deck=108 end=first_out")
    for seed in range(tally.games):
        play(tally, seed)
    yield tally
