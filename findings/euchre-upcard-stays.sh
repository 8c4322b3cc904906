#!/bin/sh
# OpenSpiel 2.0.2, euchre. A dealer who is ordered up holds six cards and lays one down. By the usual rule any of the six
# may go; here the upcard itself is never among the legal discards.
. "$(dirname "$0")/lib/common"
python_packages open-spiel==2.0.2
now=$(python - <<'E'
import random, re
import pyspiel
game, kept, choices = pyspiel.load_game("euchre"), 0, set()
for seed in range(300):
    draw, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        text, actions = str(state), state.legal_actions()
        ordered = re.search(r"Upcard: (\S+)", text)
        state.apply_action(draw.choice(actions))
        if state.current_player() >= 0 and "Order up" in str(state) and "Dealer discard" not in str(state):
            names = [state.action_to_string(state.current_player(), a) for a in state.legal_actions()]
            cards = [n for n in names if re.fullmatch(r"[CDHS][9TJQKA]", n)]
            if len(cards) > 1 and len(cards) == len(names) and not choices.intersection({seed}):
                choices.add(seed)
                kept += ordered.group(1) in names
print(f"dealers asked: {len(choices) > 200}; with the upcard to lay down: {kept}")
E
)
seen 'the dealer' 'dealers asked: True; with the upcard to lay down: 0' "$now"
exit $changed
