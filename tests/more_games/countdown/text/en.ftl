game-countdown = Crazy Eights Countdown
    .about = Match suit or rank. Your wild rank counts down with your hands, from eights to aces.
preset-countdown-countdown = Countdown
    .about = A first hand of eight cards; whoever empties the hand of one card wins.

countdown-shed-deal = Everybody gets the same number of cards, eight as a rule. Whoever empties a hand takes a new one at once, one card smaller.
    .name = Hands that count down
countdown-shed-several = Only one card is laid a turn.
    .name = One card a turn
countdown-shed-wild = The rank you are down to is wild, for you alone: with a hand that began with seven cards your sevens go on anything, and you name the suit.
    .name = Your wild rank
countdown-shed-owed = You draw one card, once a turn; then it is the next player’s turn.
    .name = How many to draw
countdown-shed-call = Whoever lays a wild card names a suit, until the next player acts. If they say nothing, the card’s own suit stands.
    .name = Naming a suit
countdown-wild = Wild for { $turn }: { $rank }
countdown-new-hand = { $cards ->
    [one] { $seat } takes a new hand of 1 card; { $rank } is wild for them now
   *[other] { $seat } takes a new hand of { $cards } cards; { $rank } is wild for them now
}
ui-fact-down = Down to
    .of = Hand that { $whose } is down to

guide-countdown-object = Get rid of your cards, then of a new hand that is one card smaller, down to a hand of one. Whoever empties that wins.
guide-countdown-play =
    Lay a card of the same suit or rank as the top card, or draw one.
    The rank you are down to is wild for you: eights with your first hand, then sevens, at last aces. It goes on anything, and you name the suit.
