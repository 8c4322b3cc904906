### English: what is Eights' own.

game-eights = Eights
    .about = Match suit or rank, or play an 8 on anything and name the suit. The first player out wins.
    .sign = 8
    .order = 5
    .words = crazy eights

preset-eights-eights = Eights
    .about = Only the 8 is wild. Draw one card if you cannot play; the first player out wins.
preset-eights-points = For points
    .about = Draw until a card fits. The first player out scores the cards the others hold, 50 for an 8, and 100 points win.
preset-eights-bicycle = By the book
    .about = As American rule books have it: two players get seven cards, the stock is used once, and in a blocked round the lowest hand scores the difference.
preset-eights-crazy = Crazy Eights
    .about = For points, with power cards: a 2 makes the next player draw two, a queen skips, an ace reverses.


## Rules of the family in this game’s own words

eights-shed-call = Whoever lays an 8 names a suit, until the next player acts. If they say nothing, the 8’s own suit stands.
    .name = Naming a suit
eights-shed-starter = The first card is turned up from the stock: nobody has played it. Whether it does anything there, the house rules say.
    .name = The first card
eights-shed-count = The cards left in the hands are counted: the first one out gets their points, or everybody those of their own hand.
    .name = What the others hold
eights-shed-end = The game is over when somebody has the points agreed on. Without points the first one out wins, or the last one left loses.
    .name = The end of the game


## The guide

guide-eights-object =
    Get rid of all your cards. { $end_mode ->
        [last_loser] The first player out wins; the others play on for the places, and the last one left has lost.
        [scored] The first player out wins the round, and the cards left in the hands are counted.
       *[first_out] The first player out wins, and the game is over.
    }
guide-eights-deal =
    Two or more people sit in a circle. { $packs ->
        [1] You need one ordinary pack without jokers; with more than about seven people take two.
       *[other] You need { $packs } ordinary packs without jokers.
    }
    Everybody gets { $hand_size } cards{ $two_players_hand ->
        [0] { "" }
       *[other] , two players { $two_players_hand }
    }. The rest is the stock, and its top card is turned up beside it. { $start_power ->
        [apply] If it is a power card, it works on the first player.
        [reflip] A power card goes back, and another is turned up.
       *[none] Whatever it is, it does nothing yet.
    }
    The player to the dealer’s left begins, and play goes clockwise.
guide-eights-play =
    On your turn, play one card with the same suit or the same rank as the card on top: on 5♥ any heart, or any other five. An 8 goes on anything.
    If you cannot play, { $draw_until_playable ->
        [yes] draw until a card fits, and play it{ $draw_limit ->
            [0] .
            [one] ; after { $draw_limit } card you pass.
           *[other] ; after { $draw_limit } cards you pass.
        }
       *[no] { $play_drawn ->
            [yes] draw one card. If it fits you may play it at once.
           *[no] draw one card, and your turn is over.
        }
    } { $may_draw_freely ->
        [yes] You may also draw although you could play.
       *[no] If you can play, you must.
    }
    When the stock is gone, { $new_stock ->
        [yes] shuffle the pile into a new one; its top card stays.
       *[no] whoever cannot play passes.
    } If everybody has passed, it is over, and { $blocked ->
        [nobody] nobody wins.
       *[lowest] the fewest cards or points win.
    }
guide-eights-cards =
    • When you play an 8, name a suit: the next card must have it, or be another 8.
    { $action_cards_2 ->
        [yes] • A 2 is answered with another 2, or drawn. The next player then faces all of it together.
       *[no] { "" }
    }
    { $action_cards_A ->
        [yes] • With two players, an ace gives you another turn.
       *[no] { "" }
    }
guide-eights-calls =
    { $last_card ->
        [0] Nothing has to be called.
        [one] Say “last card” when a play leaves you with one. If you are caught without it, you draw { $last_card } card.
       *[other] Say “last card” when a play leaves you with one. If you are caught without it, you draw { $last_card } cards.
    }
    A card that does not fit goes back into your hand{ $illegal_penalty ->
        [0] .
        [1] , and you may be given a card for it.
       *[other] , and you may be given { $illegal_penalty } cards for it.
    }
    Something to settle? Say “time out”: play stops until you say “time in”.
guide-eights-scoring =
    { $end_mode ->
        [scored] { $points_to ->
            [holder] Everybody gets the points of the cards left in their own hand, and the lowest total wins once somebody has { $target } points:
           *[winner] The first player out gets the points of all cards the others hold, and { $target } points win:
        } 50 for an 8, 10 for K, Q, J and 10, 1 for an ace, the number for the rest.
        [last_loser] There are no points: the places are in the order in which you go out.
       *[first_out] There are no points: the first one out wins.
    } { $next_start ->
        [loser] The loser begins the next game.
        [rps] Rock, paper, scissors decides who begins the next game.
       *[winner] The winner begins the next game.
    }


house-action-cards = Power cards
    .ask = Which cards have a power, besides the 8?
    .none = None
    .all = All three
    .v2 = 2: the next player draws two
    .Q = Queen: the next player is skipped
    .A = Ace: the direction turns round
house-two-players-hand = Cards for two players
    .ask = With two players, how many cards does each start with?
    .same = As many as otherwise
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-last-card = Saying “last card”
    .ask = Must you say “last card” when you are down to one? What does it cost to forget?
    .off = Nothing has to be said
    .unit = { $n ->
        [one] Yes: { $n } card
       *[other] Yes: { $n } cards
    }

no-rule-eights-partners = partners
    .words = teams, team play, two against two, 2 vs 2, partner
