#!/bin/sh
# OpenSpiel 2.0.2, tarok. The deal is one chance node with one outcome, drawn by a generator of the game's own. The
# default of rng_seed is -1, which reads like "another deal each time"; but the seed then is the clock in whole seconds:
# all games that are loaded within the same second, in any process, deal the same hands in the same order.
. "$(dirname "$0")/lib/common"
python_packages open-spiel==2.0.2
now=$(python - <<'E'
import time
import pyspiel
def dealt():
    state = pyspiel.load_game("tarok").new_initial_state()
    assert len(state.chance_outcomes()) == 1
    state.apply_action(0)
    return str(state).split("Player cards: ")[1].split()[0]
time.sleep(1.02 - time.time() % 1)  # a second has just begun
first, second = dealt(), dealt()
time.sleep(0.4)
third = dealt()
time.sleep(1)
print(first == second, first == third, first == dealt())
E
)
seen 'the first deal of two games at once, 0.4 s later, 1.4 s later' 'True True False' "$now"
exit $changed
