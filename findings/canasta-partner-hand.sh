#!/bin/sh
# games-collection 1.6.1, Canasta. With the last card laid and a canasta on the table a player cannot go out while the
# partner still holds a card: both hands of the side have to be empty. By the rule one hand is enough, and the partner's
# cards count against the side.
. "$(dirname "$0")/lib/common"
python_packages games-collection==1.6.1
now=$(python - <<'E'
from card_games.canasta.game import CanastaGame
from card_games.common.cards import Card, Suit
game = CanastaGame()
game.reset_round()
ann, cy = game.teams[0].players
ann.hand = [Card("K", suit) for suit in Suit for _ in range(2)][:7]
cy.hand = [Card("4", Suit.CLUBS)]
game.add_meld(ann, list(ann.hand))
said = [game.teams[0].melds[0].is_canasta, game.can_go_out(0)]
cy.hand.clear()
print(*said, game.can_go_out(0))
E
)
seen 'a canasta; out with a card at the partner; out without' 'True False True' "$now"
exit $changed
