### English: what is One's own.

game-one = One
    .about = Uno with ordinary cards, penalty cards for every slip, and time-outs to argue in.
    .sign = 1
    .order = 1
    .words = game of one, game one

preset-one-one = The original
    .about = The rules as published: 10 seconds a turn, the players catch each other, and a misdeal costs the dealer every card of it.
preset-one-gentle = Gentle
    .about = For a first evening: the referee watches the plays, a turn has 15 seconds, a misdeal costs nothing, bad words are free.


## Rules

one-misdeal = After a misdeal the dealer sets the cards aside as penalty cards and deals again: all of them, or fewer if the house rules say so.
    .name = Misdeal
    .words = redeal wrong number of cards dealt
    .ok = { $cards ->
        [0] A misdeal of { $dealt } cards. Deal again; it costs nothing.
        [one] A misdeal of { $dealt } cards. The dealer sets 1 card aside as a penalty card and deals again.
       *[other] A misdeal of { $dealt } cards. The dealer sets { $cards } cards aside as penalty cards and deals again.
    }

one-attack-draw = Drawing the cards of an attack ends your turn, unless the house rules let you play on.
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

one-late-call = If the starter lets a suit be called and nobody calls one within the time of a turn, you may play any card.
    .name = Called too late
    .words = nobody called
    .no = No: nobody called a suit within { $seconds } seconds, so any card may be played.

one-over = You can call “One” only during a round, if you are in it, and not in a time-out.
    .name = “One” not now
    .no = No: you can call “One” only during a round, if you are in it, and not in a time-out.

one-aside = Penalty cards set aside belong to your hand. While you have any, you are not out.
    .name = Cards set aside
    .words = penalty cards not out
    .no = { $cards ->
        [one] No: a penalty card set aside still belongs to the hand. Calling “One” now may cost a card.
       *[other] No: { $cards } penalty cards set aside still belong to the hand. Calling “One” now may cost a card.
    }

one-early = “One” said with your last card, just before you play it, holds for that play.
    .name = “One” just before the last card
    .words = say one early before playing
    .ok = “One” holds for the last card, if it is played now.

one-false = Call “One” only when your hand is empty. Calling it with cards left may cost you a card.
    .name = False “One”
    .words = lie too early
    .no = { $hand ->
        [one] No: there is still a card in the hand, and “One” is called when it is empty. A false “One” may cost a card.
       *[other] No: there are still { $hand } cards in the hand, and “One” is called when it is empty. A false “One” may cost a card.
    }

one-two = A 2 gives you another turn. If the house rules say so, you must take that turn before you can call “One”.
    .name = Out on a 2
    .words = go again finish on a 2
    .no = No: the 2 gives another turn, and at this table you must take it before you call “One”.

one-out = You go out when your hand is empty at the end of your turn and you call “One” before somebody catches you. That ends the round.
    .name = Calling “One”
    .words = win finish go out empty hand no cards left
    .ok = { $called ->
        [yes] { $draws ->
            [yes] “One” with an empty hand: the round is over. The attacked player draws first; then count the hands.
           *[no] “One” with an empty hand: the round is over. Now count the hands.
        }
       *[no] { $draws ->
            [yes] The hand is empty: the round is over. The attacked player draws first; then count the hands.
           *[no] The hand is empty: the round is over. Now count the hands.
        }
    }
    .open = { $draws ->
        [yes] “One” ends the round, unless somebody disputes it. The attacked player draws first; then count the hands.
       *[no] “One” ends the round, unless somebody disputes it. Now count the hands.
    }

one-catch = If your hand is empty and you have not called “One”, anybody can catch you: you take a card, and the round goes on. Do not catch somebody who has forgotten nothing.
    .name = “One” forgotten
    .words = forgot did not say caught
    .ok = { $cards ->
        [0] { $seat } forgot to call “One”. { none-left } The round goes on.
        [one] { $seat } forgot to call “One” and takes a card. The round goes on.
       *[other] { $seat } forgot to call “One” and takes { $cards } cards. The round goes on.
    }
    .no = { $why ->
        [off] No: nobody has to call “One” at this table, so { $seat } takes no card.
        [self] No: you cannot catch yourself. { $seat } takes no card.
        [away] No: { $seat } is not in this round, and takes no card.
        [caught] No: { $seat } was caught already, in line { $line }, and takes one card for it, not two.
        [said] No: { $seat } said it in line { $line }, and takes no card.
        [round] No: no round is being played, so { $seat } takes no card.
        [more] { $hand ->
            [one] No: “One” is called with an empty hand, and { $seat } still has 1 card. { $seat } takes no card.
           *[other] No: “One” is called with an empty hand, and { $seat } still has { $hand } cards. { $seat } takes no card.
        }
        [turn] No: { $seat } must take the turn of the 2 before calling “One”, and takes no card.
       *[none] No: { $seat } has not forgotten anything, and takes no card.
    }
    .open = { $cards ->
        [0] { $seat } would take a card for forgetting “One”, but none is left.
        [one] { $seat } takes a card for forgetting “One”, unless somebody disputes it.
       *[other] { $seat } takes { $cards } cards for forgetting “One”, unless somebody disputes it.
    }


## The guide

guide-one-object =
    Get rid of all your cards and call “One”, round after round. What is left in a hand counts against its player; { $end_any ->
        [yes] the lowest score wins.
       *[no] the lowest score is best.
    }
guide-one-deal =
    Two or more people; more packs for more people. { $decks ->
        [1] You need one ordinary pack with its jokers.
       *[other] You need { $decks } ordinary packs with their jokers, shuffled together.
    }
    The dealer gives everybody { $hand_size } cards. Do not look at yours before the dealer does. { $misdeal ->
        [literal] If the deal is wrong, every card of it becomes a penalty card of the dealer, who deals again.
        [excess] If the deal is wrong, the cards too many become penalty cards of the dealer, who deals again.
        [one] If the deal is wrong, the dealer takes one penalty card and deals again.
       *[redeal_only] If the deal is wrong, the dealer deals again.
    }
    The dealer turns up the top card of the stock. It counts as if the dealer had played it, so the dealer says a spade out loud. It brings the dealer nothing good, but it works on the others: a 7 or a joker attacks the first player, an 8 skips them{ $flip_ace ->
        [applies] , an ace turns the direction round.
       *[ignored] ; an ace does nothing.
    }
    The player to the dealer’s left begins, and play goes to the left. The deal moves one place to the left every round.
guide-one-play =
    On your turn, play a card with the same suit or the same rank as the card on top, or draw one. Drawing is always allowed, and it is your whole turn: the card you drew waits for the next one.
    Cards that are exactly alike, such as two 3♦, may be played together, and their powers add up.
    You have { $turn_seconds } seconds. If you take longer, you may be given a card.
    When the stock is gone, shuffle the pile into a new one; its top card stays.
guide-one-cards =
    • Say every spade out loud as you play it: “eight of spades”. If you forget, it may cost you a card.
    • A 7 or a joker attacks: the next player draws, or plays a 7 or a joker too, and the one after faces the sum. { $seven_on_joker_match ->
        [any] A 7 goes on any joker.
       *[strict] A 7 goes on a joker only in the suit that was called.
    } { $attack_draw_ends_turn ->
        [yes] Drawing an attack is the whole turn.
       *[no] After drawing an attack you still play a card.
    }
    • After a jack or a joker, the suit is the one called first, by anybody at the table. If two call together, the player of the card wins. { $jack_on_any ->
        [yes] { "" }
       *[no] A jack must fit, but it goes on another jack.
    }
    • Two 8s skip two players, two aces cancel each other out, two 2s give you two more turns.
    { $ace_two_players ->
        [skip] • With two players, an ace gives you another turn.
       *[no_skip] • With two players, an ace changes nothing: the other one is next.
    }
guide-one-calls =
    { $one_call ->
        [off] When your hand is empty at the end of your turn, the round is over. Nothing has to be called.
       *[catchable] When your hand is empty at the end of your turn, call “One”: that ends the round. If you are caught before you call, you take a card, and the round goes on. Do not call “One” with cards left.
    } { $two_out ->
        [must_take_turn] With a 2 as your last card, take the turn it gives first.
       *[allowed] A 2 may be your last card.
    }
    Four rules are kept by penalty cards:
    • Don’t be wrong: a wrong card, out of turn, a wrong word, a penalty card for nothing. A wrong card goes back.
    • Don’t take too long.
    • Don’t ask questions.
    { $bad_words ->
        [off] • Bad words are free at this table.
       *[on] • Don’t say bad words{ $bad_words_in_timeout ->
            [penalty] , not even in a time-out.
           *[free] . In a time-out they are free.
        }
    }
    { $penalty_cards ->
        [1] Anybody may give the card, one for each rule broken, before the next player acts.
       *[other] Anybody may give the cards, { $penalty_cards } for each rule broken, before the next player acts.
    } { $enforce ->
        [players] What nobody catches did not happen.
       *[referee] The referee refuses wrong cards at once.
    }
    In a time-out you may ask, be wrong and take as long as you like. Say “time out”, and only you end it with “time in”. Nobody plays, looks at their cards or takes cards up meanwhile: penalty cards lie aside until then.
guide-one-scoring =
    When the round is over, everybody adds what they still hold to their score: number cards their number, an ace { $ace_value }, J, Q and K 10, a joker 25. { $finish_attack_draw ->
        [draw_and_count] The attacked player draws first.
       *[none] Nobody draws a last attack.
    }
    { $end_score ->
        [0] { "" }
       *[other] • The game is over when somebody has { $end_score } points.
    }
    { $end_rounds ->
        [0] { "" }
        [one] • The game is over after one round.
       *[other] • The game is over after { $end_rounds } rounds.
    }
    { $end_time ->
        [0] { "" }
        [one] • The game is over with the round under way after a minute.
       *[other] • The game is over with the round under way after { $end_time } minutes.
    }
    { $end_any ->
        [yes] { "" }
       *[no] • The game goes on for as long as you like.
    }


## House rules

house-decks = Packs
    .ask = How many packs, jokers included, are shuffled together?
    .unit = { $n ->
        [one] { $n } pack
       *[other] { $n } packs
    }
house-misdeal = A misdeal
    .ask = What does a misdeal cost the dealer?
    .literal = Every card dealt
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
    .ask = Must a 7 played on a joker be of the suit that was called?
    .strict = Must fit
    .any = Any 7
house-attack-draw-ends-turn = After drawing an attack
    .ask = Is the turn over once the cards of an attack are drawn?
    .true = The turn is over
    .false = Play on
house-ace-two-players = Ace with two players
    .ask = With two players, whose turn is it after an ace?
    .no-skip = The other player’s
    .skip = The same player’s again
house-one-call = Calling “One”
    .ask = Must “One” be called to go out?
    .catchable = Must be called
    .off = Need not be called
house-one-early = “One” before the last card
    .ask = May “One” be said just before the last card is played?
    .holds = It holds for that card
    .false = A false call
house-two-out = Out on a 2
    .ask = May you go out on a 2 without taking the extra turn?
    .allowed = Out at once
    .must-take-turn = After that turn
house-finish-attack-draw = Out on an attack
    .ask = When the round ends on an attack, does the next player still draw?
    .none = Nobody draws
    .draw-and-count = Draw, then count
house-ace-value = An ace in the hand
    .ask = How many points is an ace left in your hand?
    .v1 = 1 point
    .v10 = 10 points
    .v11 = 11 points
    .v15 = 15 points


## The document its rules come from. A section's key ends with the number of its first rule in docs/rules-index.md.

source-one = One (Card Game)
source-one-1 = introduction
source-one-4 = Basic Play
source-one-10 = Power cards
source-one-31 = Rules / Penalty Cards
source-one-36 = Don’t be wrong
source-one-42 = Don’t take too long
source-one-44 = Don’t ask questions
source-one-45 = Don’t say bad words
source-one-46 = Time Outs
source-one-50 = Time Out Rules
source-one-56 = Dealing and Round Start
source-one-65 = Games, Rounds, and Scoring
source-one-70 = playing multiple cards at the same time
source-one-71 = multiple penalty cards for a single infraction

no-rule-one-partners = partners
    .words = teams, team play, two against two, 2 vs 2, partner
