#!/bin/sh
# OpenSpiel 2.0.2, skat. What a game is worth at a table (suit, matadors, hand, schneider) plays no part: the soloist gets
# (card points - 60) / 120 in every suit and in grand, so 61 and 119 points differ by half a unit and grand pays as
# diamonds do; each opponent gets half of that with the other sign. A null that is lost counts as 30 points, one that
# is won as 90.
. "$(dirname "$0")/lib/common"
python_packages open-spiel==2.0.2
now=$(python - <<'E'
import random, re
import pyspiel
game, kinds, wrong = pyspiel.load_game("skat"), set(), 0
nulls = set()
for seed in range(600):
    draw, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(draw.choice(state.legal_actions()))
    text = str(state)
    solo = int(re.search(r"Solo Player: (-?\d+)", text).group(1)) if "Solo Player" in text else -1
    if solo < 0:
        continue
    kind = re.search(r"Game Type: (\S+)", text).group(1)
    points = int(re.search(r"\((\d+) / \d+\)", text).group(1))
    kinds.add(kind)
    if kind == "null":
        nulls.add(points)
    wrong += abs(state.returns()[solo] - (points - 60) / 120) > 1e-9
print(f"{' '.join(sorted(kinds))}: {wrong} others; null {sorted(nulls)}")
E
)
seen 'returns of the soloist' 'clubs diamonds grand hearts null spades: 0 others; null [30, 90]' "$now"
exit $changed
