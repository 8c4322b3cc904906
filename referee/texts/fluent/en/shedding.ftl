### English: what the shedding family's other games add to One's rules.

shed-drawn = After drawing you may play only the card you drew, if the house rules let you play it at all.
    .name = Only the drawn card
    .words = drew another card immediately
    .no = { $waits ->
        [yes] No: a draw card that was just drawn is not played in the same turn here, so { $cards } { VERB($cards, "has/have") } to wait.
       *[no] No: you drew { $drawn }, so you may play only that card, not { $cards }.
    }

shed-drawn-once = Draw only once in a turn, then play the card you drew or pass. If you draw until a card fits, stop at that card.
    .name = Drawn already
    .words = draw twice keep drawing
    .no = { $until ->
        [yes] No: you drew { $drawn }, and the last card fits. Play it.
       *[no] No: you have already drawn { $drawn }. Play { VERB($drawn, "it/one of them") } or pass.
    }

shed-must-play = At some tables you may draw only if you cannot play.
    .name = Play if you can
    .words = forced to play
    .no = No: you can play { $card }, and here you draw only if you cannot play.
    .open = { $cards ->
        [one] One card drawn. Only the hand would show whether a card could have been played.
       *[other] { $cards } cards drawn. Only the hand would show whether a card could have been played.
    }
shed-blocked = When nothing is left to draw and everybody has passed in a row, the round is blocked and ends. The fewest cards or points win, unless your house rules let it count for nobody.
    .name = Nobody can play
    .ok = { $how ->
        [count] Nobody can play or draw, so the round ends here. Count your hands: the fewest points win.
        [cards] Nobody can play or draw, so it ends here. The fewest cards win.
       *[none] Nobody can play or draw, so it ends here and nobody wins.
    }

shed-one-stock = At some tables the discards stay where they are: when the stock is used up, whoever cannot play passes.
    .name = Used only once
    .no = No: here the discards do not become a new stock. If you cannot play, pass.

shed-last-card = You may not go out on certain cards.
    .name = Not as the last card
    .why = here nobody may go out on { $card }
    .words = finish go out power card
    .no = No: you may not go out on { $card } here.
shed-jump-in = Out of turn you may play exactly the card on top, where your house rules have it so; play goes on from you. Against an attack the card has to answer it too.
    .name = Jumping in
    .ok = { $before ->
        [yes] Yes: both played at the same moment, and the player whose turn it was goes first. { $cards } { VERB($cards, "counts/count") }.
       *[no] Yes: { $cards } { VERB($cards, "is/are") } exactly the card on top. Play goes on from there.
    }
shed-four = At some tables you are out when you hold four cards of one rank: show them and say so. If nobody has seen the hand, the table decides.
    .name = Four of a kind
    .ok = Yes: four of a kind, and out.
    .no = { $now ->
        [yes] No: there are no four cards of one rank in this hand.
       *[no] No: this can be said only while the round is on.
    }
    .open = Four of a kind, and out, if the table sees the four cards.

shed-direction = At some tables the player who begins, usually the last winner, chooses the direction before anybody has acted.
    .name = Choosing the direction
    .ok = Yes: play goes { $direction ->
        [left] to the left
       *[right] to the right
    }.
    .no = No: only the player who begins chooses the direction, before anybody has acted.

shed-colour = A joker of a colour goes on cards of that colour, and on another joker.
    .name = The joker’s colour
    .why = it does not go on { $suit }
    .words = black red joker
    .ok = { $top ->
        [none] Yes: { $cards } may be played.
       *[other] Yes: { $cards } { VERB($cards, "goes/go") } on { $top }.
    }
    .no = No: { $cards } { VERB($cards, "goes only on its/go only on their") } own colour or on another joker, and { $top } counts as { $suit }.

shed-caller = The player of the card names the suit, once, before the next player acts.
    .name = Who names the suit
    .words = choose colour wish change suit name says hearts spades diamonds clubs
    .no = { $seat ->
        [none] { $coloured ->
            [yes] No: there is no colour to name now.{ $suit ->
                [none] { "" }
               *[other] { " " }It is { $suit }.
            }
           *[no] No: there is no suit to name now.{ $suit ->
                [none] { "" }
               *[other] { " " }It is { $suit }.
            }
        }
       *[other] { $late ->
            [yes] { $coloured ->
                [yes] No: it is too late to name a colour. Somebody else has acted since.
               *[no] No: it is too late to name a suit. Somebody else has acted since.
            }
           *[no] { $coloured ->
                [yes] No: { $seat } names the colour.{ $suit ->
                    [none] { "" }
                   *[other] { " " }It is { $suit } now.
                }
               *[no] No: { $seat } names the suit.{ $suit ->
                    [none] { "" }
                   *[other] { " " }It is { $suit } now.
                }
            }
        }
    }

shed-say = When your hand runs out, say the word before anybody else does and before the next player acts.
    .name = The last call
    .words = shout say uno last card
    .ok = { $back ->
        [0] { $early ->
            [yes] “{ $word }” holds for the card you play now.
           *[no] “{ $word }” in time.
        }
       *[other] “{ $word }” at the same moment: the player with the card wins the tie, and the penalty cards go back.
    }
    .no = { $again ->
        [yes] “{ $word }” has been said already, and it counts.
       *[no] { $costs ->
            [0] No: it is too late for “{ $word }”, or too early. It costs nothing.
           *[other] No: it is too late for “{ $word }”, or too early. It may cost a card here.
        }
    }
    .open = { $back ->
        [0] { $early ->
            [yes] “{ $word }” holds if the play that follows at once leaves the right number of cards.
           *[no] “{ $word }” in time.
        }
       *[other] “{ $word }” at the same moment: rock-paper-scissors decides. If the holder loses, take this line back.
    }

shed-catch = If you forget to say the word, the first to say it for you catches you, and you take penalty cards.
    .name = Call forgotten
    .words = forgot did not say caught
    .ok = { $machine ->
        [yes] { $seat } did not say it and presses the button { $cards ->
            [one] once
            [2] twice
           *[other] { $cards } times
        }, then enters how many cards came.
       *[no] { $cards ->
            [0] { $seat } did not say it. { none-left }
            [one] { $seat } did not say it and takes a card.
           *[other] { $seat } did not say it and takes { $cards } cards.
        }
    }
    .no = { $call ->
        [yes] { $why ->
            [self] No: you cannot catch yourself.
            [away] No: { $seat } is not in this round.
            [caught] No: { $seat } was caught already, in line { $line }.
            [said] No: { $seat } said it in line { $line }.
            [round] No: no round is being played.
            [more] No: you say it with { $at ->
                [one] 1 card
               *[other] { $at } cards
            } left, and { $seat } still has { $hand }.
            [late] No: it is too late. Somebody else has acted since, in line { $line }.
           *[none] No: { $seat } does not have to say anything now.
        } { $costs ->
            [0] It costs nothing.
           *[other] A false claim may cost a card here.
        }
       *[no] No: nothing has to be called at this table, so { $seat } takes no card.
    }
    .open = { $tie ->
        [yes] Nobody can tell for sure who was first.
       *[no] Nobody entered how many cards { $seat } holds.
    } { $cards ->
        [0] { none-left }
        [one] { $seat } takes a card, unless you agree otherwise and take it back.
       *[other] { $seat } takes { $cards } cards, unless you agree otherwise and take it back.
    }

shed-closes = If you forget to say the word for your last cards and nobody catches you in time, you are out when the next player acts. Where that ends the round, nothing is laid or drawn with that act.
    .name = Out without the word
    .words = nobody noticed forgot not caught too late round over
    .ok = { $over ->
        [yes] Nobody caught { $seat } in time: { $seat } is out, and the game is over. Nothing more is laid or drawn.
       *[no] Nobody caught { $seat } in time: { $seat } is out, and the round is over. Nothing more is laid or drawn.
    }

shed-pressed = If a machine gives out the cards and you forgot the call, press its button twice at once and enter how many cards came out in all.
    .name = Button pressed
    .ok = { $cards ->
        [0] No card came.
        [one] One card came.
       *[other] { $cards } cards came.
    }

shed-heavy = At some tables, if your last card is not a number, you draw two more. Only you know the card, so say so yourself.
    .name = No number left
    .words = symbol last card penalty
    .open = { $cards ->
        [one] One card drawn, because the last card is not a number.
       *[other] { $cards } cards drawn, because the last card is not a number.
    }

shed-turned-back = Some cards cannot be the starter: put them back and turn up another.
    .name = No starter
    .words = first card back into the deck
    .no = No: { $card } cannot be the starter here. Put it back and turn up another.

house-group-several = Several at once
house-group-attack = Attack and defence
house-group-joker = Jokers
house-group-call = The last call

house-joker-over-limit = A joker for { $cards } cards always puts a player over the limit of { $limit }. Make it { $limit } at most.
house-spade-ace-over-limit = An ace of spades for { $cards } cards always puts a player over the limit of { $limit }. Make it { $limit } at most.
house-hand-over-limit = With { $hand } cards dealt, everybody starts over the limit of { $limit }.
house-spade-ace-colour = If a joker needs its own colour, the ace of spades cannot stop the coloured one.
house-powerless = “{ $key }” does nothing while { $rank } has no power.
house-no-runs = “{ $key }” does nothing while runs are not allowed.

ask-onecard = One Card!
ask-page-one = Page One!
ask-last-card = Last card!
ask-stop = Stop!
place-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
quoted-word = “{ $word }!”
beside-said = { quoted-word }
beside-idle = { quoted-word } – but there is nothing to call
beside-out = { $place ->
    [none] { $seat } is out
   *[other] { $seat } is out: { place-nth }
}
    .you = { $place ->
        [none] You are out
       *[other] You are out: { place-nth }
    }
beside-bust = { $place ->
    [none] { $seat } is bankrupt ({ $cards } cards). The hand is shuffled into the stock
   *[other] { $seat } is bankrupt ({ $cards } cards): { place-nth }. The hand is shuffled into the stock
}
    .you = { $place ->
        [none] You are bankrupt ({ $cards } cards). Shuffle your hand into the stock
       *[other] You are bankrupt ({ $cards } cards): { place-nth }. Shuffle your hand into the stock
    }
beside-mercy = { $place ->
    [none] { $seat } is out with { $cards } cards. The hand is shuffled into the stock
   *[other] { $seat } is out with { $cards } cards: { place-nth }. The hand is shuffled into the stock
}
    .you = { $place ->
        [none] You are out with { $cards } cards. Shuffle your hand into the stock
       *[other] You are out with { $cards } cards: { place-nth }. Shuffle your hand into the stock
    }
beside-take-each = { $all ->
    [yes] Everybody else takes a card
   *[no] { $count ->
        [one] { $seats } takes a card
       *[other] { $seats } take a card each
    }
}
    .you = { $all ->
        [yes] You take a card, and so does everybody else
       *[no] { $count ->
            [one] You take a card
           *[other] You and { $seats } take a card each
        }
    }
beside-bluff = { $back ->
    [0] { $seats } draws { $cards } cards
    [one] { $seats } takes the { $card } back and draws { $cards } cards
   *[other] { $seats } takes the { $back } cards back and draws { $cards } more
}
    .you = { $back ->
        [0] You draw { $cards } cards
        [one] You take the { $card } back and draw { $cards } cards
       *[other] You take the { $back } cards back and draw { $cards } more
    }
note-lost = { $seat } is last
    .you = You are last
beside-last = { $seat } is left: { place-nth }
    .you = You are left: { place-nth }
beside-blocked = Nobody can play or draw: it ends here
word-onecard = One Card
word-page-one = Page One
word-last-card = Last card
word-stop = Stop

house-multi = Several cards at once
    .ask = Which cards may you play together?
    .words = stack pile double dump set straight same number
    .off = One card a turn
    .set = Cards of a rank
    .run = Runs
    .both = Ranks and runs
    .pair = The very same number card
    .rank = The same number
    .symbol = The same symbol
    .all = All of them

card-coloured = { $suit } { $rank }
card-W = Wild
card-W4 = Wild Draw Four
card-WS = Shuffle Wild
card-WX = blank Wild
suit-R = red
suit-Y = yellow
suit-G = green
suit-B = blue
rank-0 = 0
rank-1 = 1
rank-skip = Skip
rank-reverse = Reverse
rank-draw2 = Draw Two
    .words = plus two, plus 2, +2, draw 2
rank-joker = joker
    .words = jester
rank-wild = Wild
rank-wild4 = Wild
    .words = Wild Draw Four, Draw Four, plus four, plus 4, +4, draw 4, wild 4
rank-shuffle = Shuffle
rank-invincible = Invincible
rank-movie = Mickey
rank-blank = blank
word-uno = UNO
ask-uno = UNO!

story-challenges = { $who } challenges
    .you = You challenge
story-shows = { $who } shows the hand
    .you = You show your hand
story-finds = { $guilty ->
    [yes] { $who } says it was a bluff
   *[no] { $who } says it was no bluff
}
    .you = { $guilty ->
        [yes] You say it was a bluff
       *[no] You say it was no bluff
    }
story-cuts = { $who } draws { $card } for the deal
    .you = You draw { $card } for the deal
ask-colour = Name a colour
ask-cut = Your card for the deal
ask-catch-call = Forgot to call
ask-forgot = { $seat } forgot to call!
ask-challenge = Challenge
ask-guilty = It was a bluff
ask-innocent = It was no bluff
ask-shows = Show { $turn } your hand: every card
note-names = { $coloured ->
    [yes] { $seat } names the colour
   *[no] { $seat } names the suit
}
    .you = { $coloured ->
        [yes] You name the colour
       *[no] You name the suit
    }
note-deal-cards = { $cards ->
    [one] Round { $round }: { $dealer } deals 1 card each
   *[other] Round { $round }: { $dealer } deals { $cards } cards each
}
    .you = { $cards ->
        [one] Round { $round }: you deal 1 card each
       *[other] Round { $round }: you deal { $cards } cards each
    }
note-cut = Everybody draws a card, and the highest deals. Still to draw: { $seats }
note-challenge = { $turn } may challenge { $seat }’s { $card } before drawing
note-shows = { $turn } challenges { $seat }: show the hand to { $turn } only, on the phone or at the table

shed-bounce = Some cards send an attack back: the attacker draws the cards at once, and play goes on.
    .name = Sent back
    .words = bounce reflect
    .ok = { $owed ->
        [one] Yes: { $cards } { VERB($cards, "sends/send") } 1 card back. { $seat } draws it.
       *[other] Yes: { $cards } { VERB($cards, "sends/send") } { $owed } cards back. { $seat } draws them.
    }

shed-text = A blank card does what the table wrote on it. The referee knows a few such rules; the others you carry out yourselves.
    .name = Written on the card
    .ok = Yes: { $cards } { VERB($cards, "says/say") } “{ $written }”.
    .open = { CAPITAL($cards) } { VERB($cards, "says/say") } “{ $written }”, so do that. If hands change, enter the new numbers under “Catch up”.

shed-drop = If a card makes everybody else discard their wild cards, say which ones you discard before your next play.
    .name = Wild cards discarded
    .ok = Yes: { $card } goes on the pile.
    .no = { $waits ->
        [yes] No: discard only wild cards, and { $card } is not one that can lie there.
       *[no] No: nothing makes this player discard { $card }.
    }

shed-done = If you do what the card asks, you do not have to draw. The table judges whether you did.
    .name = Done as asked
    .no = { $turn ->
        [none] No: no card asks for anything now.
       *[other] No: no card asks this player for anything now. It is { $turn }’s turn.
    }
    .open = { $cards ->
        [one] { $seat } has done what the card asks and does not draw. If you disagree, dispute it, and the table votes.
       *[other] { $seat } has done what the card asks and does not draw { $cards } cards. If you disagree, dispute it, and the table votes.
    }

written-play-again = play again
written-everyone-else-discards-all-wild-cards = everyone else discards all wild cards
note-blank = Blank card { $number }: “{ $written }”
note-written = The card says: “{ $written }”
note-asked = { $cards ->
    [one] { $turn } does what the card asks, or draws 1
   *[other] { $turn } does what the card asks, or draws { $cards }
}
    .you = { $cards ->
        [one] You do what the card asks, or draw 1
       *[other] You do what the card asks, or draw { $cards }
    }
ask-done = Done as asked
ask-heavy = My last card is not a number: draw 2
ask-jump = Jump in with { $card }
ask-four = Four of a kind!
ask-direction = { $direction ->
    [left] Play to the left
   *[right] Play to the right
}
ask-pressed = Forgotten call: how many came out
ask-came = How many came out
ask-none-came = None came out
ask-drop = Discard { $card }
word-done = done
card-WX2 = blank Wild 2
card-WX3 = blank Wild 3
card-WI = Invincible
card-WM = Wild Mickey Movie

house-packs = Packs
    .ask = How many packs are shuffled together?
    .unit = { $n ->
        [one] { $n } pack
       *[other] { $n } packs
    }
house-start-power = Power card as the starter
    .ask = What does a power card do when it is turned up as the starter?
    .none = Nothing
    .apply = What it always does
    .reflip = Turn up another
house-new-stock = Reshuffling
    .ask = Do the discards become a new stock when it is used up?
    .true = Yes
    .false = No: who cannot play passes
house-next-start = Who begins next
    .ask = Who begins the next game?
    .winner = The winner
    .loser = The loser
    .rps = Rock-paper-scissors
house-may-draw-freely = Drawing freely
    .ask = May you draw although you could play?
    .true = Yes
    .false = No
house-play-drawn = The drawn card
    .ask = May you play the card you just drew?
    .true = Yes
    .false = Not before the next turn
house-draw-until-playable = Draw until one fits
    .ask = Do you keep drawing until you can play?
    .words = keep drawing until
    .true = Until one fits
    .false = One card
house-draw-limit = Draw at most
    .ask = How many cards may you draw in a turn before you pass?
    .off = Any number
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-illegal-penalty = A wrong card
    .ask = What does it cost to play a wrong card?
    .v0 = Nothing
    .v1 = 1 card
    .v2 = 2 cards
house-end-mode = The end
    .ask = When is the game over?
    .first-out = When the first player is out
    .last-loser = When only one is left: the loser
    .scored = When somebody has enough points
house-points-to = Who gets the points
    .ask = Whose points are the cards left in a hand?
    .winner = The first player out gets them all
    .partners = The side of the first one out gets what its opponents hold; partners sit opposite
    .holder = Everybody’s own: the lowest total wins
    .knockout = Everybody’s own: at the limit you are out of the game, and the last one left wins
house-blocked = A blocked round
    .ask = Who wins when nobody can play or draw any more?
    .lowest = The fewest cards or points
    .nobody = Nobody

shed-other-side = After everything is turned over, somebody says which card is on top now: the other side of what was the bottom card.
    .name = Everything turned over
    .ok = { CAPITAL($card) } is on top now. Match it; it does nothing else.
    .no = No: { $card } is not on the side that is in play now.
shed-trade-first = Play goes on once hands have been swapped.
    .name = Swap first
    .no = No: first { $seat } swaps hands with somebody.
shed-trade = If your card swaps hands, say with whom you swap.
    .name = Swapping hands
    .words = exchange hands
    .ok = They swap hands: { $seat } gets the player’s cards.
    .no = { $seat ->
        [none] No: there are no hands to swap now.
       *[other] No: { $seat } swaps hands, and with somebody else who is still in the round.
    }
shed-until = Under some attacks you draw until a card of the named colour comes, and once more for each further card of the attack.
    .name = Drawing until the colour
    .ok = Drawn until { until-suit } came: { $cards }.
    .no = { $times ->
        [1] No: draw until { until-suit } comes for the first time, and no further.
       *[other] No: draw until { until-suit } has come { $times } times, and no further.
    }
story-trades = { $who } swaps hands with { $whom }
    .you = You swap hands with { $whom }
    .to-you = { $who } swaps hands with you
ask-trade = Swap hands with
ask-other-side = The top card now
ask-until = Drawn until { until-suit } came
note-turned = Everything is turned over: which card is on top?
note-trade = { $seat } swaps hands: with whom?
    .you = You swap hands: with whom?
rank-draw1 = Draw One
rank-draw4 = Draw Four
rank-draw5 = Draw Five
rank-everyone = Skip Everyone
rank-discard = Discard All
rank-flip = Flip
rank-wild2 = Wild
rank-wild4back = Wild
rank-wild6 = Wild
rank-wild10 = Wild
rank-wildcolour = Wild
rank-roulette = Roulette
suit-p = pink
suit-t = teal
suit-o = orange
suit-v = violet
card-W2 = Wild Draw Two
card-W6 = Wild Draw Six
card-W10 = Wild Draw Ten
card-WR4 = Wild Reverse Draw Four
card-WC = Wild Colour Roulette
card-w = dark Wild
card-wc = Wild Draw Colour


## What cards do, as the rulebook lists it

does-attack = { $cards ->
    [one] The next player is attacked and draws 1 card.
   *[other] The next player is attacked and draws { $cards } cards.
 }
does-ask = { $cards ->
    [one] The next player does what the card asks, or draws 1 card.
   *[other] The next player does what the card asks, or draws { $cards } cards.
 }
does-until = The next player draws until a card of the colour comes.
does-double = { $cards ->
    [one] It doubles the attack; without one, the next player draws 1 card.
   *[other] It doubles the attack; without one, the next player draws { $cards } cards.
 }
does-skip = { $count ->
    [one] The next player is skipped.
   *[other] The next { $count } players are skipped.
 }
does-carry = It passes an attack on to the next player.
does-skip-others = Everybody else is skipped.
does-again = You get another turn.
does-reverse = The direction turns round.
does-return = It sends an attack back to the player before.
does-shield = { $stops ->
    [none] It stops any attack.
   *[other] It stops { $stops }.
}
does-bounce = It sends the attack back: the attacker draws.
does-back = The turn goes back by { $count } players; the direction stays.
does-wish = { $coloured ->
    [yes] Call the next colour.
   *[no] Call the next suit.
}
does-name = The next player names the colour.
does-mix = All hands are gathered, shuffled and dealt again.
does-drop = Everybody else discards their wild cards.
does-turn-over = All cards are turned over: hands, discards and stock.
does-hand-on = Everybody hands their cards on to the next player.
does-trade = You swap hands with another player.
does-wild = It goes on anything.

tally-first = { $several ->
    [yes] Only the first one out gets points, and here are points for { $seats }.
   *[no] A round that somebody won counts 1.
}
