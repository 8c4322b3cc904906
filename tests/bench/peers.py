"""The engines of the comparison, run in an interpreter of their own.

Prints a JSON object: for each peer the game that it is compared with, and its steps per second.
"""

import json
import random
import time

STEPS = 4000


def chess_steps() -> float:
    """Count the steps of python-chess: list the legal moves, push one."""
    import chess

    board, done, start = chess.Board(), 0, time.process_time()
    while done < STEPS:
        moves = list(board.legal_moves)
        if not moves or board.is_game_over():
            board = chess.Board()
            continue
        board.push(random.choice(moves))
        done += 1
    return STEPS / (time.process_time() - start)


def rlcard_steps() -> float:
    """Count the steps of rlcard's UNO: list the legal actions, take one."""
    import rlcard

    game = rlcard.make("uno").game
    game.init_game()
    start = time.process_time()
    for _ in range(STEPS):
        if game.is_over():
            game.init_game()
        game.step(random.choice(game.get_legal_actions()))
    return STEPS / (time.process_time() - start)


def hearts_steps() -> float:
    """Count the steps of games-collection's Hearts: list the valid plays, play one."""
    from card_games.hearts.game import HeartsGame, HeartsPlayer

    done, start = 0, time.process_time()
    while done < STEPS:
        players = [HeartsPlayer(name) for name in "ABCD"]
        game = HeartsGame(players, rng=random)
        game.deal_cards()
        turn = players.index(game.find_starting_player())
        while any(player.hand for player in players):
            for _ in players:
                game.play_card(players[turn], random.choice(game.get_valid_plays(players[turn])))
                turn = (turn + 1) % len(players)
                done += 1
            turn = players.index(game.complete_trick())
        game.calculate_scores()
    return done / (time.process_time() - start)


if __name__ == "__main__":
    random.seed(1)
    peers = {
        "python-chess push + legal_moves": ("one", chess_steps()),
        "rlcard UNO game.step": ("one", rlcard_steps()),
        "games-collection Hearts get_valid_plays + play_card": ("hearts", hearts_steps()),
    }
    print(json.dumps(peers))
