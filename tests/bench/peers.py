"""The engines we measure against, run by an interpreter of their own: prints a JSON object of steps a second."""

import json
import random
import time

STEPS = 4000


def chess_steps() -> float:
    """python-chess: list the legal moves, push one of them."""
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
    """rlcard's UNO: list the legal actions, step one of them."""
    import rlcard

    game = rlcard.make("uno").game
    game.init_game()
    start = time.process_time()
    for _ in range(STEPS):
        if game.is_over():
            game.init_game()
        game.step(random.choice(game.get_legal_actions()))
    return STEPS / (time.process_time() - start)


if __name__ == "__main__":
    random.seed(1)
    print(json.dumps({"python-chess push + legal_moves": chess_steps(), "rlcard UNO game.step": rlcard_steps()}))
