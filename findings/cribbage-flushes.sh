#!/bin/sh
# cribbage 1.3.2 of PyPI beside cribbage-scorer 0.2.5, which agreed with our own count of 3,000 random hands. cribbage
# gives nothing for four cards of one suit in the hand unless the starter has it too, and counts a double run once:
# 3 4 4 5 with K is 7, not 10.
. "$(dirname "$0")/lib/common"
python_packages cribbage==1.3.2 cribbage-scorer==0.2.5 more-itertools==10.8.0
now=$(python - <<'E'
from cribbage.card import card_from_str
from cribbage.score import score_hand
from cribbage_scorer import cribbage_scorer
RANKS = "_A23456789TJQK"
def both(hand, starter):
    one = score_hand([card_from_str(c) for c in hand.split()], card_from_str(starter))
    pair = lambda c: (RANKS.index(c[0]), c[1].upper())
    return one, cribbage_scorer.show_calc_score(pair(starter), [pair(c) for c in hand.split()])[0]
print(*both("2h 7h 9h Kh", "4s"), *both("2h 7h 9h Kh", "4h"), *both("3c 4d 4h 5s", "Kd"))
E
)
seen 'flush of four, of five, double run (cribbage, cribbage-scorer each)' '2 6 7 7 7 10' "$now"
exit $changed
