#!/bin/sh
# OpenSpiel 2.0.2, cribbage. At a table the first to reach 121 has won and nothing more is counted. Here the hands and
# the crib of the last deal are counted to their end; in about one random game of eight both players stand at 121 or
# more, and then seat 0 gets the bonus of the winner, also with the lower score.
. "$(dirname "$0")/lib/common"
python_packages open-spiel==2.0.2
now=$(python - <<'E'
import random, re
import pyspiel
game = pyspiel.load_game("cribbage")
both = lower = won = 0
for seed in range(120):
    draw, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(draw.choice(state.legal_actions()))
    zero, one = map(int, re.search(r"Scores: (\d+) (\d+)", str(state)).groups())
    if min(zero, one) >= 121:
        both += 1
        lower += zero < one
        won += state.returns()[0] > state.returns()[1]
print(f"both at 121 in some of 120: {both > 5}; of these seat 0 won all: {won == both}, also with fewer: {lower > 0}")
E
)
seen 'cribbage' 'both at 121 in some of 120: True; of these seat 0 won all: True, also with fewer: True' "$now"
exit $changed
