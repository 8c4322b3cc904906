#!/bin/sh
# RLCard 1.2.0, mahjong. Four sets and a pair win only if the pair's tile lies exactly twice in the hand and the sets can
# be taken one after the other: 2 2 with 2 3 4 of the same suit, and a run held twice (1 1 2 2 3 3), are no win; nor
# are seven pairs. The game goes on as if nothing were complete.
. "$(dirname "$0")/lib/common"
python_packages rlcard==1.2.0
now=$(python - <<'E'
from types import SimpleNamespace
import numpy
from rlcard.games.mahjong.card import MahjongCard
from rlcard.games.mahjong.judger import MahjongJudger
SUITS = {"b": "bamboo", "d": "dots", "c": "characters"}
def wins(text):
    hand = [MahjongCard(SUITS[group[0]], n) for group in text.split() for n in group[1:]]
    assert len(hand) == 14
    return MahjongJudger(numpy.random.RandomState(0)).judge_hu(SimpleNamespace(hand=hand, pile=[], player_id=0))[0]
print(*map(wins, ("b123456 d123789 c11", "b22234567 d123789", "b112233 d123789 c11", "b11335577 d224466")))
E
)
seen 'plain, pair beside a run, run held twice, seven pairs' 'True False False False' "$now"
exit $changed
