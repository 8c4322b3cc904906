#!/bin/sh
# riichi 1.2.0 of npm beside mahjong 2.1.0 of PyPI. Of 1,500 random closed hands won by another's tile they priced six
# otherwise, all of one kind: the two fu of a wait on the edge (89 waiting for 7, 12 for 3) are missing in riichi, while
# those of a closed wait (13 for 2) are there. Where they decide about the next ten, the hand is worth 1,300, not 1,600.
. "$(dirname "$0")/lib/common"
python_packages mahjong==2.1.0
npm_packages riichi@1.2.0
js=$(cd "$work" && node -e "
const Riichi = require('riichi')
console.log(['89s55577z+7s', '12s55577z+3s', '13s55577z+2s'].map(h => new Riichi('456789m' + h).calc()).map(r => r.fu + ':' + r.ten).join(' '))")
py=$(python - <<'E'
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig
from mahjong.tile import TilesConverter
def price(sou, last):
    tiles = TilesConverter.string_to_136_array(man="456789", sou=sou, honors="55577")
    win = TilesConverter.string_to_136_array(sou=last)[0]
    r = HandCalculator().estimate_hand_value(tiles, next(t for t in tiles if t // 4 == win // 4),
                                             config=HandConfig(player_wind=28, round_wind=27))
    return f"{r.fu}:{r.cost['main']}"
print(price("789", "7"), price("123", "3"), price("123", "2"))
E
)
seen 'npm: 89+7, 12+3, 13+2' '40:1300 40:1300 50:1600' "$js"
seen 'PyPI: 89+7, 12+3, 13+2' '50:1600 50:1600 50:1600' "$py"
exit $changed
