#!/bin/sh
# OpenSpiel 2.0.2, oh_hell with its defaults. The rule that the last bidder may not make the bids add up to the number
# of tricks is a variant at tables and no parameter here, but it always holds: of 400 random games none has such a sum.
. "$(dirname "$0")/lib/common"
python_packages open-spiel==2.0.2
now=$(python - <<'E'
import random, re
import pyspiel
game = pyspiel.load_game("oh_hell")
even = 0
for seed in range(400):
    draw, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(draw.choice(state.legal_actions()))
    text = str(state)
    bids = re.search(r"Bids:\s+([\d ]+)\n", text).group(1).split()
    even += sum(map(int, bids)) == int(re.search(r"Total Tricks: (\d+)", text).group(1))
print(f"{even} of 400; parameters {' '.join(sorted(game.get_parameters()))}")
E
)
seen 'bids that add up to the tricks' \
  '0 of 400; parameters num_cards_per_suit num_suits num_tricks_fixed off_bid_penalty players points_per_trick' "$now"
exit $changed
