#!/bin/sh
# games-collection 1.6.1, Crazy Eights. An eight that is played without naming a suit is answered by success False; but
# the card has left the hand and lies on top, the suit to follow is the old one, and the same player has the turn: a
# second card may follow. The limit of three cards a turn is a field that neither drawing nor passing looks at.
. "$(dirname "$0")/lib/common"
python_packages games-collection==1.6.1
now=$(python - <<'E'
from random import Random
from card_games.common.cards import Card, Suit
from card_games.crazy_eights.game import CrazyEightsGame
game = CrazyEightsGame(3, rng=Random(1))
who, eight = game.get_current_player(), Card("8", Suit.CLUBS)
who.hand[0] = eight
before = game.active_suit
said = game.play_card(eight)["success"]
drawn = sum(game.draw_card()["success"] for _ in range(5))
print(said, eight in who.hand, game.get_top_card() == eight, game.active_suit == before, game.get_current_player() is who,
      game.draw_limit, drawn)
E
)
seen 'success, in hand, on top, old suit, same turn, limit, drawn' 'False False True True True 3 5' "$now"
exit $changed
