### English: what is Canasta's own.

game-canasta = Canasta
    .about = Two sides meld cards of one rank, build canastas of seven, and quarrel over the pile.
    .find = e.g. red three, frozen, meld
    .sign = ×7
    .order = 4
    .words = canasta

preset-canasta-seed = Two cards a turn
    .about = You draw two cards a turn, and the round ends when the stock runs out.
preset-canasta-pagat = One card a turn
    .about = One card a turn (two with two players); when the stock is gone, play goes on from the pile. Going out concealed after a draw needs no minimum.
preset-canasta-bicycle = One card, black threes freeze
    .about = One card a turn (two with two players); when the stock is gone, play goes on from the pile. Black threes freeze the pile.

preset-canasta-american = Modern American
    .about = The tables of Modern American: 13 cards, one a turn, the pile always frozen, two wild cards a meld, canastas of wild cards, 125 to 180 points for the first meld, two canastas to go out, 8500 points. Going out with a special hand counts 2000 to 3000 points. Its own rules for sevens, aces and threes are left to you.

preset-canasta-handfoot = Hand and Foot
    .about = A hand and a foot of 11 cards each, one pack more than players, two cards a turn; the first meld needs 50, 90, 120 and 150 points in four rounds. The pile takes a pair, wild cards are always fewer than natural ones, and three canastas are needed to go out. Which canastas, how many cards of the pile you take, and when a meld is closed are left to you.


## The guide

guide-canasta-object =
    Two sides collect cards of one rank on the table. Seven of a rank make a canasta, and without one nobody goes out. The side with the most points wins.
guide-canasta-deal =
    Best with four: partners sit opposite each other. { $three_players ->
        [cut_throat] Three play cut-throat: the first to take the pile plays alone against the other two.
       *[alone] Two or three play each alone.
    } Five play two against three, and one of the three sits out in turn. { $six_players ->
        [three_sides] Six play as three pairs.
       *[two_sides] Six play three against three.
    }
    { $pack_count ->
        [0] Shuffle two packs with their four jokers together, for six people three packs.
       *[other] Shuffle { $pack_count } packs with their jokers together.
    } { $dealt ->
        [0] Everybody gets 11 cards; 15 when two play, 13 when three or six do.
       *[other] Everybody gets { $dealt } cards.
    }{ $foot ->
        [0] { "" }
       *[other] {" "}Everybody also gets a foot of { $foot } cards face down, and takes it up once the hand is empty, in the same turn where cards were melded. One pack more than players is used.
    }
    The next card is turned up and starts the discard pile. If it is wild or a red three, it lies crosswise and another card is turned on top. The player to the dealer’s left begins, and play goes clockwise.
guide-canasta-play =
    Each turn has three steps.
    • Draw { $draw ->
        [1] a card
        [auto] a card (two cards where two play or one against two)
       *[2] two cards
    } from the stock, or take the whole pile.
    • Lay down melds, if you like: at least three cards of one rank{ $naturals ->
        [1] , at least one of them natural,
        [3] , at least three of them natural,
       *[2] , at least two of them natural,
    } and never more than { $wild_limit } wild ones{ $wild_share ->
        [equal] , nor more than natural ones
        [fewer] , and always fewer than natural ones
       *[off] { "" }
    }.{ $wild_canastas ->
        [yes] {" "}Wild cards alone make a meld too, without any limit.
       *[no] { "" }
    } Add to your own side’s melds; a side has only one meld of each rank, and there are no runs.
    • Discard one card.
    You take the pile for its top card, which you meld at once: { $pile_first ->
        [always] with two natural cards of its rank from your hand; for the pile is always frozen.
       *[frozen] with two natural cards of its rank, with one and a wild card, or by adding it to a meld of your side.
    } Then the whole pile is yours. You cannot take it with a wild card or a three on top.
    { $pile_first ->
        [always] { "" }
        [frozen] The pile is frozen while a wild card or a red three lies in it, and for a side that has not melded yet. Then you take it only with two natural cards of the top card’s rank from your hand.
       *[open] The pile is frozen while a wild card or a red three lies in it. Then you take it only with two natural cards of the top card’s rank from your hand.
    }
    Your side’s first meld must come to enough points, { $first_meld_by ->
        [round] by the number of the round
       *[score] by its score so far
    }: { $first_meld }. Only the cards count, no bonus, and of the pile only the top card. Several melds may be laid together.{ $open_penalty ->
        [0] { "" }
       *[other] {" "}If you try and fail, you need { $open_penalty } points more.
    }
    You go out by melding your last cards, or all but one, which you discard. { $canastas_to_go_out ->
        [0] Your side needs a canasta for it; two where two or six play, or one plays against two.
        [1] Your side needs a canasta for it.
       *[other] Your side needs { $canastas_to_go_out } canastas for it.
    } Until then you keep at least one card after your discard.{ $special_hands_any ->
        [yes] {" "}With a special hand you go out at once, without a canasta: all 14 cards together, in a turn in which you drew, before your side has melded.
       *[no] { "" }
    }
    { $last_red3 ->
        [plays] Who draws a red three that no card is left to replace still melds and discards.
       *[ends] Who draws a red three that no card is left to replace ends the round with it.
    }
    { $stock_end ->
        [play_on_pile] When the stock is gone, play goes on for as long as each player can take the pile.
       *[seed] When the stock is gone, the player who took the last card finishes the turn, and the round is over without a winner.
    }
guide-canasta-cards =
    • Wild: jokers ({ $card_points_joker }) and twos ({ $card_points_two }). Discarded, they lie crosswise and freeze the pile.
    • Ace: { $card_points_ace } points
    • K, Q, J, 10, 9, 8: { $card_points_high } points
    • 7, 6, 5, 4: { $card_points_low } points
    • Black three: { $card_points_three } points. On the pile it keeps the next player from taking it{ $black_three_freezes ->
        [yes] , and it freezes the pile.
       *[no] , for that one turn.
    } Black threes are melded only as you go out, three or four of them, without wild cards.
    • Red three: lay it down at once and draw another card for it. It is a bonus, and never melded.
guide-canasta-calls =
    { $ask ->
        [off] Nobody asks their partner first.
        [required] Ask your partner “May I go out?” first, once a round and before melding; the answer holds.
       *[optional] You may ask your partner “May I go out?”, once a round and before melding. The answer holds, yes or no.
    }{ $ask_penalty ->
        [0] { "" }
       *[other] {" "}If you get a yes and cannot go out, you lose { $ask_penalty } points.
    }
    A first meld that comes to too little is taken back.
    Something to settle? Say “time out”: play stops until you say “time in”.
guide-canasta-scoring =
    Each side adds the points of all cards it melded, takes off those left in its hands, and adds:
    • going out { $bonuses_out }{ $concealed_bonus ->
        [0] { "" }
       *[other] ; concealed, all in one turn with nothing laid before{ $concealed_needs_own_canasta ->
            [yes] {" "}and with a canasta of your own
           *[no] { "" }
        }, { $concealed_bonus } more{ $initial_meld_on_concealed ->
            [waived_if_drawn] , and without the minimum if you drew from the stock
           *[required] { "" }
        }
    }
    • each natural canasta { $bonuses_natural }, each with wild cards { $bonuses_mixed }{ $wild_canastas ->
        [yes] , each of wild cards alone { $bonuses_wild }
       *[no] { "" }
    }
    • each red three { $bonuses_red3 }, all four of them { $bonuses_all_red3 } more; { $red_threes ->
        [positive] also for a side that has not melded
       *[negative] they count against a side that has not melded
    }
    { $special_hands_straight ->
        [0] { "" }
       *[other] • special hand: a straight, one card of each rank from ace to king and a joker, { $special_hands_straight }
    }
    { $special_hands_pairs ->
        [0] { "" }
       *[other] • special hand: seven pairs without wild cards and threes, { $special_hands_pairs }
    }
    { $special_hands_wild_pairs ->
        [0] { "" }
       *[other] • special hand: seven pairs with sevens, aces and either twos or jokers, but no threes, { $special_hands_wild_pairs }
    }
    { $special_hands_garbage ->
        [0] { "" }
       *[other] • special hand: garbage, two ranks of four cards and two ranks of three, without wild cards and threes, { $special_hands_garbage }
    }
    { $hidden_red3 ->
        [0] { "" }
       *[other] • a red three kept in the hand { $hidden_red3 }
    }
    { $end_rounds ->
        [0] The game is over after the round in which a side { $end_compare ->
            [pass] passes
           *[reach] reaches
        } { $target ->
            [0] 5000 points (7500 when one plays against two or three pairs play, 10000 when three play three).
           *[other] { $target } points.
        }
       *[other] The game is over after { $end_rounds ->
            [one] one round
           *[other] { $end_rounds } rounds
        }{ $target ->
            [0] { "" }
           *[other] , or at { $target } points
        }.
    } The most points win, also when both sides are there. { $tied_game ->
        [share] Equal sides share the win.
       *[further_round] Equal sides play another round.
    }


house-dealt = Cards dealt
    .ask = How many cards does everybody get?
    .auto = By players: 11, with two 15, with three and six 13
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-foot = The foot
    .ask = Does everybody get a second hand, the foot?
    .off = No
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-pack-count = Packs
    .ask = How many packs, with their jokers?
    .auto = By players: 2, with six 3; with a foot one more than players
    .unit = { $n ->
        [one] { $n } pack
       *[other] { $n } packs
    }
house-three-players = Three players
    .ask = How do three play?
    .alone = Each alone
    .cut-throat = Cut-throat: one against two
house-six-players = Six players
    .ask = How do six play?
    .two-sides = Three against three
    .three-sides = Three pairs
house-draw = Cards a turn
    .ask = How many cards does a turn begin with?
    .v1 = One
    .v2 = Two
    .auto = By players: one, with two and in cut-throat two
house-stock-end = The stock’s end
    .ask = What happens when the stock runs out?
    .seed = The round ends with that turn
    .play-on-pile = Play goes on from the pile
house-last-red3 = The last red three
    .ask = What if you draw a red three and no card is left to replace it?
    .ends = The round is over at once
    .plays = You still meld and discard
house-wild-limit = Wild cards in a meld
    .ask = How many wild cards may a meld have?
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-wild-share = Wild and natural cards
    .ask = May a meld have more wild cards than natural ones?
    .off = Yes, up to the limit
    .equal = No, at most as many
    .fewer = No, always fewer
house-wild-canastas = Canastas of wild cards
    .ask = May wild cards alone be melded?
    .true = Yes
    .false = No
house-naturals = Natural cards in a meld
    .ask = How many natural cards does a new meld need?
    .v1 = One
    .v2 = Two
    .v3 = Three
house-first-meld = The first meld
    .ask = How many points must a side’s first meld have, by its score?
    .from = { $start ->
        [none] Below 0: { $n }
       *[other] From { $start }: { $n }
    }
house-first-meld-by = What the first meld goes by
    .ask = What do the points of the first meld go by?
    .score = The side’s score
    .round = The number of the round
house-open-penalty = A first meld that fails
    .ask = How much does a failed first meld raise the minimum?
    .unit = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
house-pile-first = When the pile is frozen
    .ask = For whom is the pile frozen while no wild card lies in it?
    .frozen = For a side without melds
    .open = For nobody
    .always = For everybody, always
house-black-three-freezes = A black three in the pile
    .ask = Does a black three freeze the pile?
    .true = It freezes it
    .false = It only blocks one turn
house-canastas-to-go-out = Canastas to go out
    .ask = How many canastas does a side need to go out?
    .auto = By players: 1, with two, six and in cut-throat 2
    .unit = { $n ->
        [one] { $n } canasta
       *[other] { $n } canastas
    }
house-ask = May I go out?
    .ask = Do you ask your partner before going out?
    .optional = If you like
    .required = Always
    .off = Never
house-ask-penalty = A yes not kept
    .ask = What does it cost if your partner says yes and you do not go out?
    .off = It is not allowed
    .unit = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
house-concealed-bonus = Going out concealed
    .ask = What extra bonus is there for going out concealed?
    .unit = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
house-concealed-needs-own-canasta = A concealed hand’s canasta
    .ask = Must a concealed hand have a canasta of its own?
    .true = Yes
    .false = No
house-initial-meld-on-concealed = A concealed hand’s minimum
    .ask = Does a concealed hand need the first meld’s minimum?
    .required = Yes
    .waived-if-drawn = Not if you drew this turn
house-card-points = Points of the cards
    .ask = What is each card worth?
    .ace = Ace { $n }
    .high = 8 to king { $n }
    .joker = Joker { $n }
    .low = 4 to 7 { $n }
    .three = Black three { $n }
    .two = Two { $n }
    .off = Nothing
house-bonuses = Bonuses
    .ask = What is each bonus worth?
    .all_red3 = All red threes, extra { $n }
    .mixed = Mixed canasta { $n }
    .natural = Natural canasta { $n }
    .out = Going out { $n }
    .red3 = Red three { $n }
    .wild = Wild canasta { $n }
    .off = Nothing
house-special-hands = Special hands
    .ask = How many points is each special hand worth, to go out at once?
    .garbage = Garbage { $n }
    .pairs = Seven pairs { $n }
    .straight = Straight { $n }
    .wild_pairs = Seven pairs with wild cards { $n }
    .off = None
house-red-threes = Red threes without a meld
    .ask = How do red threes count for a side that never melded?
    .negative = Against it
    .positive = For it
house-hidden-red3 = A red three kept in hand
    .ask = What does a red three left in your hand cost?
    .unit = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
house-end-rounds = Number of rounds
    .ask = After how many rounds is the game over?
    .off = No such limit
    .unit = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
house-tied-game = A tie at the end
    .ask = What if both sides have the same points at the end?
    .further-round = Another round
    .share = They share the win

ui-limit-ace = Ace
ui-limit-high = 8 to king
ui-limit-joker = Joker
ui-limit-low = 4 to 7
ui-limit-three = Black three
ui-limit-two = Two
ui-limit-all_red3 = All red threes
ui-limit-mixed = Mixed canasta
ui-limit-natural = Natural canasta
ui-limit-out = Going out
ui-limit-red3 = Red three
ui-limit-garbage = Garbage
ui-limit-pairs = Seven pairs
ui-limit-straight = Straight
ui-limit-wild_pairs = Seven pairs with wild cards
ui-limit-wild = Wild canasta


## The document its rules come from. A section's key ends with the number of its first rule in docs/rules-index.md.

source-can = the Korean article on Canasta (카나스타)
source-can-1 = overview
source-can-5 = terms
source-can-16 = card values
source-can-22 = dealing
source-can-24 = play
source-can-49 = scoring
source-can-61 = { source-can-24 }

no-rule-canasta-samba = runs of a suit
    .words = samba, sequence meld, run of one suit
no-rule-canasta-sevens = bonuses for sevens and aces
    .words = extra points for sevens and aces, sevens and aces score extra
