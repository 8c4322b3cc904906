### English: what is One's own.

game-one = One
    .about = Uno with ordinary cards, penalty cards for every slip, and time-outs to argue in.

preset-one-one = The original
    .about = As the rules were published: 10 seconds a turn, the players catch each other, and a wrong deal costs every card of it.
preset-one-gentle = Gentle
    .about = For a first evening: the referee watches the plays, a turn has 15 seconds, a wrong deal costs nothing, bad words are free.


## Rules

one-misdeal = A wrong deal is dealt anew, and its cards lie aside as penalty cards of the dealer: all of them, or fewer where the house rules say so.
    .name = Wrong deal
    .words = redeal wrong number of cards dealt
    .ok = { $cards ->
        [0] { $dealt } cards were dealt wrong. Everything is dealt anew, and it costs nothing.
        [one] { $dealt } cards were dealt wrong. 1 card lies aside as the dealer's penalty card, and everything is dealt anew.
       *[other] { $dealt } cards were dealt wrong. { $cards } cards lie aside as the dealer's penalty cards, and everything is dealt anew.
    }

one-attack-draw = Whoever draws the cards of an attack has had the turn, unless the house rules let them play on.
    .name = Drawing an attack
    .words = turn over after drawing
    .ok = { $ends ->
        [yes] { $cards ->
            [0] Nothing was left to draw, so the rest of the attack is forgiven.
            [one] 1 card of the attack drawn.
           *[other] { $cards } cards of the attack drawn.
        }
       *[no] { $cards ->
            [0] Nothing was left to draw, so the rest of the attack is forgiven. The turn goes on: play a card or pass.
            [one] 1 card of the attack drawn. The turn goes on: play a card or pass.
           *[other] { $cards } cards of the attack drawn. The turn goes on: play a card or pass.
        }
    }

one-late-call = When the starter lets a suit be called and nobody calls within the time of a turn, any card may be played.
    .name = Called too late
    .words = nobody called
    .no = No: nobody called within { $seconds } seconds of the starter, so any card may be played.

one-over = “One” is called while the round is on, by somebody who is in it, not in a time-out.
    .name = “One” not now
    .no = No: “One” counts only while a round is on, from somebody who is in it, and not in a time-out.

one-aside = Penalty cards lying aside belong to the hand. Whoever has some there is not out.
    .name = Cards lying aside
    .words = penalty cards not out
    .no = { $cards ->
        [one] No: a penalty card still lies aside, and it belongs to the hand. Calling “One” now may cost a card.
       *[other] No: { $cards } penalty cards still lie aside, and they belong to the hand. Calling “One” now may cost a card.
    }

one-false = “One” with cards in the hand is wrong, and may cost a card.
    .name = False “One”
    .words = lie too early
    .no = { $hand ->
        [one] No: there is still a card in the hand. A false “One” may cost a card.
       *[other] No: there are still { $hand } cards in the hand. A false “One” may cost a card.
    }

one-two = The 2 gives another turn. Where the house rules say so, that turn is taken before “One” counts.
    .name = Out on a 2
    .words = go again finish on a 2
    .no = No: the 2 gives another turn, and here it is taken before “One” counts.

one-out = The round is over when somebody has ended a turn with an empty hand and calls “One”, late or not, before being caught.
    .name = Calling “One”
    .words = win finish go out empty hand no cards left
    .ok = { $called ->
        [yes] { $draws ->
            [yes] “One” with an empty hand: the round is over. Whoever is under attack draws first; then the hands are counted.
           *[no] “One” with an empty hand: the round is over. Now the hands are counted.
        }
       *[no] { $draws ->
            [yes] The hand is empty: the round is over. Whoever is under attack draws first; then the hands are counted.
           *[no] The hand is empty: the round is over. Now the hands are counted.
        }
    }
    .open = { $draws ->
        [yes] Nobody entered how many cards this hand has, so “One” is believed: the round is over. Whoever is under attack draws first; then the hands are counted.
       *[no] Nobody entered how many cards this hand has, so “One” is believed: the round is over. Now the hands are counted.
    }

one-catch = Whoever has an empty hand and has not called “One” can be caught by anybody, and takes a card: the round goes on. Catching somebody who has forgotten nothing is undeserved.
    .name = “One” forgotten
    .words = forgot did not say caught
    .ok = { $cards ->
        [one] { $seat } has not called “One” and takes a card. The round goes on.
       *[other] { $seat } has not called “One” and takes { $cards } cards. The round goes on.
    }
    .no = { $why ->
        [off] No: nobody has to call “One” at this table, so { $seat } takes no card.
        [self] No: nobody catches themselves. { $seat } takes no card.
        [away] No: { $seat } does not play in this round, and takes no card.
        [caught] No: { $seat } was caught already, in line { $line }, and takes one card for it, not two.
        [said] No: { $seat } said it in line { $line }, and takes no card.
        [round] No: no round is being played, so { $seat } takes no card.
        [more] { $hand ->
            [one] No: “One” is called with an empty hand, and { $seat } still has 1 card. { $seat } takes no card.
           *[other] No: “One” is called with an empty hand, and { $seat } still has { $hand } cards. { $seat } takes no card.
        }
       *[none] No: there is nothing to catch { $seat } for now, so { $seat } takes no card.
    }
    .open = { $cards ->
        [one] Nobody entered how many cards { $seat } has. The card for a forgotten “One” stands unless it is disputed.
       *[other] Nobody entered how many cards { $seat } has. The { $cards } cards for a forgotten “One” stand unless they are disputed.
    }


## House rules

house-decks = Packs
    .ask = How many packs, jokers included, are shuffled together?
    .unit = { $n ->
        [one] { $n } pack
       *[other] { $n } packs
    }
house-misdeal = A wrong deal
    .ask = What does a wrong deal cost the dealer?
    .literal = Every card of it
    .excess = The cards too many
    .one = One card
    .redeal-only = Nothing
house-flip-ace = Ace as the starter
    .ask = Does an ace turned up as the starter reverse the direction?
    .applies = Reverses
    .ignored = Does nothing
house-jack-on-any = Jack on anything
    .ask = May a jack go on any card?
    .true = On any card
    .false = Only where it fits
house-seven-on-joker-match = A 7 on a joker
    .ask = Must a 7 that answers a joker have the suit that was called?
    .strict = Must fit
    .any = Any 7
house-attack-draw-ends-turn = After drawing an attack
    .ask = Is the turn over once the cards of an attack are drawn?
    .true = The turn is over
    .false = Play on
house-ace-two-players = Ace with two players
    .ask = With two players, whose turn is it after an ace?
    .no-skip = The other player's
    .skip = One's own again
house-one-call = Calling “One”
    .ask = Must “One” be called to go out?
    .catchable = Must be called
    .off = Need not be called
house-two-out = Out on a 2
    .ask = May the last card be a 2, without the turn that it gives?
    .allowed = Out at once
    .must-take-turn = After that turn
house-finish-attack-draw = Out on an attack
    .ask = When the round ends on an attack, does the next player still draw?
    .none = Nobody draws
    .draw-and-count = Draw, then count
house-ace-value = An ace in the hand
    .ask = How many points does an ace left in the hand count?
    .v1 = 1 point
    .v10 = 10 points
    .v11 = 11 points
    .v15 = 15 points
