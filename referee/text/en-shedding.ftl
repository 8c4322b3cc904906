### English: what the shedding family's other games add to One's rules.

shed-drawn = Where a drawn card may be played at once, only that card may, not another from the hand.
    .name = Only the drawn card
    .words = drew another card immediately
    .no = No: after drawing { $drawn } only that card may be played, not { $cards }.

shed-drawn-once = After drawing one plays the drawn card or passes. Where one draws until a card fits, one stops there.
    .name = Drawn already
    .words = draw twice keep drawing
    .no = { $until ->
        [yes] No: the last of { $drawn } fits. Play it.
       *[no] No: { $drawn } is drawn already. Play it or pass.
    }

shed-must-play = Where nobody may draw freely, whoever can play does. Only a hand that was shown tells.
    .name = Play if you can
    .words = forced to play
    .no = No: { $card } in this hand can be played. Nobody draws freely here.
    .open = { $cards ->
        [one] One card drawn. Only the hand would show whether a card could have been played.
       *[other] { $cards } cards drawn. Only the hand would show whether a card could have been played.
    }

shed-last-card = Some cards may not be the last one of a hand.
    .name = Not as the last card
    .why = { $card } may not be the last card of a hand here
    .words = finish go out power card
    .no = No: { $card } may not be the last card of a hand here.

shed-colour = A joker of a colour goes on cards of that colour, and on another joker.
    .name = The joker's colour
    .why = it does not go on { $suit }
    .words = black red joker
    .ok = { $top ->
        [none] Yes: { $cards } may be played.
       *[other] Yes: { $cards } may go on { $top }.
    }
    .no = No: { $cards } goes only on its own colour or on another joker, and { $top } lies there as { $suit }.

shed-caller = Whoever played the card names the suit, once, before the next player acts.
    .name = Who names the suit
    .words = choose colour wish change suit name says hearts spades diamonds clubs
    .no = { $seat ->
        [none] { $coloured ->
            [yes] No: there is no colour to name now. It is { $suit }.
           *[no] No: there is no suit to name now. It is { $suit }.
        }
       *[other] { $coloured ->
            [yes] No: { $seat } names the colour. It is { $suit } now.
           *[no] No: { $seat } names the suit. It is { $suit } now.
        }
    }

shed-say = The word for a hand that runs out is said before anybody else says it, and before the next player acts.
    .name = The last call
    .words = shout say uno last card
    .ok = { $back ->
        [0] “{ $word }” in time.
       *[other] “{ $word }” at the same moment: the tie goes to the holder, and the penalty cards go back.
    }
    .no = { $again ->
        [yes] “{ $word }” is said already, and it counts.
       *[no] { $costs ->
            [0] No: “{ $word }” has nothing to call now, or it comes too late. It costs nothing.
           *[other] No: “{ $word }” has nothing to call now, or it comes too late. It may cost a card here.
        }
    }
    .open = { $back ->
        [0] “{ $word }” in time.
       *[other] “{ $word }” at the same moment: rock-paper-scissors decides. If the holder loses, take this line back.
    }

shed-catch = Whoever has not said the word is caught by the first who says it for them, and takes penalty cards.
    .name = Call forgotten
    .words = forgot did not say caught
    .ok = { $machine ->
        [yes] { $seat } has not said it and presses the button { $cards ->
            [one] once
            [2] twice
           *[other] { $cards } times
        }, then enters how many cards came.
       *[no] { $cards ->
            [one] { $seat } has not said it and takes a card.
           *[other] { $seat } has not said it and takes { $cards } cards.
        }
    }
    .no = { $call ->
        [yes] { $why ->
            [self] No: nobody catches themselves.
            [away] No: { $seat } does not play in this round.
            [caught] No: { $seat } was caught already, in line { $line }.
            [said] No: { $seat } said it in line { $line }.
            [round] No: no round is being played.
            [more] No: the word is for a last hand of { $at ->
                [one] 1 card
               *[other] { $at } cards
            }, and { $seat } still has { $hand }.
            [late] No: it is too late. Somebody else has acted since, in line { $line }.
           *[none] No: { $seat } owes no word now.
        } { $costs ->
            [0] It costs nothing.
           *[other] A false claim may cost a card here.
        }
       *[no] No: nothing has to be called at this table, and { $seat } takes no card.
    }
    .open = { $cards ->
        [one] Nobody can tell for certain who was first. { $seat } takes a card; it stands unless it is taken back.
       *[other] Nobody can tell for certain who was first. { $seat } takes { $cards } cards; they stand unless they are taken back.
    }

shed-pressed = Where a machine gives the cards, whoever forgot the call presses its button twice, whosever turn it is, and enters how many cards came in all.
    .name = Button pressed
    .ok = { $cards ->
        [0] No card came.
        [one] One card came.
       *[other] { $cards } cards came.
    }

shed-heavy = Where the house has it so, whoever is left with one card that is no number draws two more. Only that player knows the card.
    .name = No number left
    .words = symbol last card penalty
    .open = { $cards ->
        [one] One card drawn for a last card that is no number, as its player says.
       *[other] { $cards } cards drawn for a last card that is no number, as its player says.
    }

shed-turned-back = Some cards are no starter: they go back, and another is turned.
    .name = No starter
    .words = first card back into the deck
    .no = No: { $card } does not start a round here. It goes back; turn another.

house-group-several = Several at once
house-group-attack = Attack and defence
house-group-joker = Jokers
house-group-call = The last call

house-joker-over-limit = A joker of { $cards } cards always takes its victim over the limit of { $limit }. Make it { $limit } at most.
house-spade-ace-over-limit = An ace of spades of { $cards } cards always takes its victim over the limit of { $limit }. Make it { $limit } at most.
house-hand-over-limit = With { $hand } cards dealt everybody starts over the limit of { $limit }.
house-spade-ace-colour = Where a joker keeps to its colour, the ace of spades cannot stop the coloured one.
house-powerless = “{ $key }” means nothing where { $rank } has no power.
house-no-runs = “{ $key }” means nothing where no runs are laid.

ask-onecard = One Card!
ask-page-one = Page One!
ask-stop = Stop!
place-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
beside-said = “{ $word }” is said
beside-idle = “{ $word }” is said, but there is nothing to call
beside-out = { $place ->
    [none] { $seat } is out
   *[other] { $seat } is out: { place-nth }
}
beside-bust = { $place ->
    [none] { $seat } has too many cards and is out
   *[other] { $seat } has too many cards and is out: { place-nth }
}
note-lost = { $seat } is last
beside-last = { $seat } is left: { place-nth }
word-onecard = One Card
word-page-one = Page One
word-stop = Stop

house-multi = Several cards at once
    .ask = What may go down together?
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
story-shows = { $who } shows the hand
story-finds = { $guilty ->
    [yes] { $who } found it was a bluff
   *[no] { $who } found nothing wrong
}
story-cuts = { $who } draws { $card } for the deal
ask-colour = Name a colour
ask-cut = Your card for the deal
ask-catch-call = Forgot to call
ask-forgot = { $seat } forgot!
ask-challenge = Challenge
ask-guilty = It was a bluff
ask-innocent = Nothing else to play
ask-shows = Show { $turn } your hand: every card
note-names = { $coloured ->
    [yes] { $seat } names the colour
   *[no] { $seat } names the suit
}
note-deal-cards = { $cards ->
    [one] Round { $round }: { $dealer } deals 1 card each
   *[other] Round { $round }: { $dealer } deals { $cards } cards each
}
note-cut = Everybody draws a card, and the highest deals. Still to draw: { $seats }
note-challenge = { $turn } may challenge { $seat }’s { $card } before drawing
note-shows = { $turn } challenges { $seat }: the hand is for { $turn }’s eyes alone, on the phone or on the table

shed-bounce = Some cards send an attack back: whoever attacked draws the cards at once, and play goes on.
    .name = Sent back
    .words = bounce reflect
    .ok = { $owed ->
        [one] Yes: { $cards } sends 1 card back. { $seat } takes it.
       *[other] Yes: { $cards } sends { $owed } cards back. { $seat } takes them.
    }

shed-text = What the table wrote on a blank card is told when it is played. Some texts the referee knows; any other one the table carries out itself.
    .name = Written on the card
    .ok = Yes: { $cards } says “{ $written }”.
    .open = { $cards } says “{ $written }”. The table carries it out; who drew or put down cards says so, or puts the counts right under Catch up.

shed-drop = Where a card has everybody else put down their wild cards, each says which they put down, until their own next play.
    .name = Wild cards put down
    .ok = Yes: { $card } goes on the pile.
    .no = { $waits ->
        [yes] No: { $card } is no wild card that can lie there. Only wild cards are put down.
       *[no] No: no card asks this player to put down { $card }.
    }

shed-done = Whoever does what a card asks for need not draw. The people at the table judge it.
    .name = Done as asked
    .no = { $turn ->
        [none] No: no card asks for anything now.
       *[other] No: no card asks this player for anything now. { $turn } is to act.
    }
    .open = { $cards ->
        [one] { $seat } has done what the card asks and need not draw. Whoever does not agree disputes it, and the table votes.
       *[other] { $seat } has done what the card asks and need not draw { $cards } cards. Whoever does not agree disputes it, and the table votes.
    }

written-play-again = play again
written-everyone-else-discards-all-wild-cards = everyone else discards all wild cards
note-blank = Blank card { $number }: “{ $written }”
note-written = The card says: “{ $written }”
note-asked = { $cards ->
    [one] { $turn } does what the card asks, or draws 1
   *[other] { $turn } does what the card asks, or draws { $cards }
}
ask-done = Done as asked
ask-heavy = My last card is no number: draw 2
ask-pressed = Forgotten call: how many came out
ask-came = How many came out
ask-none-came = None came out
ask-drop = Put down { $card }
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
    .ask = What does a card with a power do when it is turned up as the starter?
    .none = Nothing
    .apply = What it always does
    .reflip = Turn another
house-next-start = Who begins next
    .ask = Who begins the next game?
    .winner = The winner
    .loser = The loser
    .rps = Rock-paper-scissors
house-may-draw-freely = Drawing freely
    .ask = May one draw with a card in hand that could be played?
    .true = Yes
    .false = No
house-play-drawn = The drawn card
    .ask = May the card just drawn be played at once?
    .true = Yes
    .false = Not before the next turn
house-draw-until-playable = Draw until one fits
    .ask = Does one go on drawing until a card can be played?
    .words = keep drawing until
    .true = Until one fits
    .false = One card
house-illegal-penalty = A wrong card
    .ask = What does a card cost that must be taken back?
    .v0 = Nothing
    .v1 = 1 card
    .v2 = 2 cards
house-end-mode = The end
    .ask = When is the game over?
    .first-out = When one is out
    .last-loser = When one is left, who loses
    .scored = When one has the points to win

shed-other-side = After everything was turned over, somebody says which card lies on top: of the whole pile turned, it is the other side of its lowest card.
    .name = Everything turned over
    .ok = { $card } lies on top now, and is to be matched. It does nothing else.
    .no = No: { $card } is not on the side that is in play now.
shed-trade-first = Play goes on once hands have been swapped.
    .name = Swap first
    .no = No: { $seat } says first with whom to swap hands.
shed-trade = Whoever played a card that swaps hands says with whom.
    .name = Swapping hands
    .words = exchange hands
    .ok = They swap hands: { $seat } gets the player’s cards.
    .no = { $seat ->
        [none] No: no hands are to be swapped now.
       *[other] No: { $seat } swaps hands, with somebody else who is still in the round.
    }
shed-until = Some attacks are drawn until a card of the colour comes.
    .name = Drawing until the colour
    .ok = Drawn until { $suit } came: { $cards }.
    .no = No: one draws until the first card of { $suit } comes, and no further.
story-trades = { $who } swaps hands with { $whom }
ask-trade = Swap hands with
ask-other-side = What lies on top now
ask-until = Drawn until { $suit } came
note-turned = Everything is turned over: which card lies on top?
note-trade = { $seat } swaps hands: with whom?
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
    [one] An attack of 1 card on the next player.
   *[other] An attack of { $cards } cards on the next player.
 }
does-ask = { $cards ->
    [one] The next player does what the card asks, or draws 1 card.
   *[other] The next player does what the card asks, or draws { $cards } cards.
 }
does-until = The next player draws until a card of the colour comes.
does-double = { $cards ->
    [one] It doubles the attack that waits; where none does, the next player draws 1 card.
   *[other] It doubles the attack that waits; where none does, the next player draws { $cards } cards.
 }
does-skip = { $count ->
    [one] The next player is skipped.
   *[other] The next { $count } players are skipped.
 }
does-carry = An attack that waits goes on to the next player.
does-skip-others = Everybody else is skipped.
does-again = Whoever plays it has another turn.
does-reverse = The direction turns round.
does-return = An attack that waits goes back to the player before.
does-shield = { $stops ->
    [none] It stops whatever attack waits.
   *[other] It stops { $stops }.
}
does-bounce = Whoever attacked draws the attack that waits.
does-back = The turn goes back by { $count } players; the direction stays.
does-wish = { $coloured ->
    [yes] The colour to match next may be called.
   *[no] The suit to match next may be called.
}
does-name = The next player names the colour.
does-mix = All hands are gathered, shuffled and dealt anew.
does-drop = Everybody else puts down their wild cards.
does-turn-over = All cards are turned over: hands, discards and stock.
does-hand-on = Everybody hands their cards on to the next player.
does-trade = Whoever plays it swaps hands with somebody.
does-wild = It goes on anything.
