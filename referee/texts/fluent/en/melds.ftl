### English: games in which sides meld.

meld-dealt = There is one deal a round. Until the first card is turned up, a misdeal can still be dealt again.
    .name = Dealt once
    .no = { $why ->
        [right] No: { $hand } cards each is what this table deals, so that is no misdeal.
       *[dealt] { $phase ->
            [deal] No: the cards are dealt already. Next the dealer turns up the first card.
            [count] No: count the hands first.
           *[play] No: the cards are dealt already, and the round is on.
        }
    }

meld-undealt = The first card of the discard pile is turned up after the deal.
    .name = First the deal
    .no = { $phase ->
        [deal] No: deal first, then turn up the first card.
        [count] No: count the hands first.
       *[play] No: the first card has been turned up already.
    }

meld-dealer = The dealer deals and turns up the first card. After every round the deal moves one place to the left.
    .name = The dealer of the round
    .no = No: { $dealer } deals this round.

meld-totals = New sides take over old totals, each of them once. Where it is open which side gets which, the table says so before the deal.
    .name = The points of new sides
    .no = No: people sit in new sides, and it is open whose points these go on with. Say so first, for example: { $asked }

meld-deal = Everybody gets the same number of cards.
    .name = Dealing cards
    .ok = { $cards ->
        [0] A misdeal: gather the cards and deal again.
       *[other] Everybody has { $cards } cards{ $foot ->
            [0] { "" }
           *[other] , and a foot of { $foot } face down
        }. Lay down your red threes and draw for them; then the dealer turns up the first card.
    }

meld-up-card = If a wild card or a red three is turned up, lay it crosswise: it freezes the pile for everybody. Turn up another card on top, until a natural one shows.
    .name = The first card of the pile
    .words = first discard turned up
    .ok = { $again ->
        [yes] { CAPITAL($card) } lies crosswise: the pile is frozen for everybody. Turn another card on top.
       *[no] { $frozen ->
            [yes] { CAPITAL($card) } lies on top. The pile is frozen for everybody.
           *[no] { CAPITAL($card) } is the first card of the discard pile.
        }
    }
    .open = Nobody entered the first card, so the table says what goes for the pile.

meld-no-play = You draw, meld and discard only while a round is on.
    .name = No round is on
    .no = { $phase ->
        [count] No: the round is over. Count the hands now.
       *[other] No: first deal, and turn up the first card.
    }

meld-turn = Sides take turns, clockwise.
    .name = Whose turn to meld
    .no = { $turn ->
        [none] No: it is nobody’s turn now.
       *[other] No: it is { $turn }’s turn.
    }

meld-waits = If you asked your partner whether you may go out, wait for the answer.
    .name = Waiting for the answer
    .no = { $count ->
        [one] No: { $partners } has not answered yet.
       *[other] No: one of { $partners } has to answer first.
    }

meld-drawn = Begin your turn by drawing from the stock or by taking the whole pile: one or the other, once.
    .name = Draw or pile, once
    .no = { $pile ->
        [yes] No: you have taken the pile already. Meld and discard.
       *[no] No: you have drawn already. Meld or discard.
    }

meld-draw-count = Draw as many cards as your table plays, no more and no fewer. If only one card is left in the stock, that one is enough.
    .name = Cards of a turn
    .no = { $due ->
        [0] No: the stock is empty.
        [one] No: draw one card.
       *[other] No: draw { $due } cards.
    }

meld-draw = Begin your turn by drawing from the stock. A red three that cannot be replaced any more ends the round at once.
    .name = Drawing from the stock
    .words = two cards stock
    .ok = { $ends ->
        [yes] No card is left to replace the red three, so the round is over and nobody went out.
       *[no] { $left ->
            [0] That was the last of the stock.
           *[other] { $cards ->
                [one] One card drawn.
               *[other] { $cards } cards drawn.
            }
        }
    }

meld-lay = Lay a red three face up in front of you at once and draw another card for it. One that came with the pile is not replaced; if no card is left to draw, the round ends.
    .name = Red threes
    .words = red three replace draw
    .ok = { $ends ->
        [yes] { $drawn ->
            [none] { CAPITAL($card) } is laid down, and no card is left to replace it. The round is over, and nobody went out.
           *[other] { CAPITAL($card) } is laid down, and so is { $drawn }, but no card is left to replace it. The round is over, and nobody went out.
        }
       *[no] { $replaced ->
            [yes] { CAPITAL($card) } is laid down and replaced.
           *[no] { CAPITAL($card) } is laid down, but not replaced.
        }
    }
    .no = { $why ->
        [card] No: { $card } is not a red three.
        [loose] No: { $card } came with the pile. Lay it down, but draw no card for it.
        [turn] No: lay down a red three on your own turn.
        [hand] No: { $card } is not in this hand.
        [packs] No: there are not that many red threes in the packs.
       *[stock] No: the stock is empty, so you cannot draw a card for it.
    }

meld-pile-top = You take the pile to meld its top card. With a wild card or a red three on top, nobody can take it.
    .name = The top card
    .no = { $empty ->
        [yes] No: there is no pile.
       *[no] No: { $card } is on top, and you cannot meld it.
    }

meld-pile-blocked = A black three discarded on top keeps the next player from taking the pile, for that turn only. It does not freeze the pile.
    .name = A black three on top
    .words = black three block stop
    .no = No: { $card } is on top, so you cannot take the pile this turn. Draw.

meld-pile-single = With only one card in your hand you cannot take a pile of one card, nor any pile whose top card, with all that a first meld needs, would leave you nothing to discard and keep.
    .name = One card for one card
    .words = one card left
    .no = { $single ->
        [yes] No: with one card in your hand you cannot take a pile of one card.
       *[no] { $minimum ->
            [0] No: you would have too few cards left to discard one and keep one.
           *[other] No: a first meld of { $minimum } points would leave you too few cards to discard one and keep one.
        }
    }

meld-pile-frozen = To take a frozen pile you need two natural cards from your hand of the same rank as its top card. A wild card or a red three in the pile freezes it for everybody; for a side without melds it is always frozen.
    .name = The frozen pile
    .words = freeze frozen pair wild card
    .no = { $all ->
        [yes] No: the pile is frozen. You need two natural cards in your hand that match { $card }.
       *[no] No: the pile is frozen until your side has melded. You need two natural cards in your hand that match { $card }.
    }

meld-pile-use = You may take a pile that is not frozen if you meld its top card at once: in one of your side’s melds, with two natural cards, or with one natural and one wild card.
    .name = A use for the top card
    .words = pick up take pile
    .no = No: this hand cannot meld { $card }.

meld-pile-first = For your first meld only the top card and your hand count, not the rest of the pile.
    .name = The pile and the first meld
    .no = No: with { $card } this hand has { $points } of the { $minimum } points for a first meld, { $short } short.

meld-pile = You take the whole pile into your hand, and meld its top card at once.
    .name = Taking the pile
    .words = pick up take pile
    .ok = { $cards ->
        [one] The pile is taken. Now meld { $card }.
       *[other] The pile of { $cards } cards is taken. Now meld { $card }.
    }
    .open = { $frozen ->
        [yes] The pile is taken. Now meld { $card } with two natural cards from the hand.
       *[no] The pile is taken. Now meld { $card }.
    }

meld-before-draw = First draw or take the pile; then you may meld.
    .name = First a card
    .no = No: draw first, or take the pile.

meld-bonus = A red three is laid down and replaced. You never meld or discard it.
    .name = Red threes stay out of melds
    .words = red three meld discard
    .no = No: lay { $card } down. A red three is never melded or discarded.

meld-in-hand = You can only meld or discard cards from your hand.
    .name = Cards in the hand
    .no = { $card ->
        [none] { $hand ->
            [one] No: there is only one card in this hand.
           *[other] No: there are only { $hand } cards in this hand.
        }
       *[other] { $held ->
            [0] No: { $card } is not in this hand.
            [one] No: this hand has { $card } only once.
           *[other] No: this hand has { $card } only { $held } times.
        }
    }

meld-packs = No card can be played more often than it is in the packs.
    .name = Cards of the packs
    .no = { $number ->
        [one] No: there is only one { $card }, and it is on the table already.
       *[other] No: there are only { $number } of { $card }, and that would be more.
    }

meld-which = If your side has several melds, say which one your wild cards go to.
    .name = Which meld
    .no = No: which meld { VERB($cards, "does/do") } { $cards } go to?

meld-special = Where special hands are played, you go out at once with one: all fourteen cards, in a turn in which you drew, before your side has melded anything.
    .name = Special hands
    .words = straight of all ranks, seven pairs, garbage hand, fourteen cards
    .ok = { special-name }: out, for { $points } points.
    .open = { special-name }: out, for { $points } points, if it is the whole hand.
    .no = { $why ->
        [hand] No: a special hand is the whole hand, and this one has more cards.
        [melded] No: your side has melded, so this is no special hand any more.
       *[pile] No: you took the pile, and a special hand is for a turn in which you drew.
    }
special-name = { $kind ->
    [straight] A straight
    [pairs] Seven pairs
    [wild_pairs] Seven pairs with wild cards
   *[garbage] Garbage
}

meld-one-rank = All cards of a meld have the same rank. There are no runs.
    .name = One rank a meld
    .words = run sequence straight
    .no = No: { $cards } are not all the same rank.

meld-closing = You may meld black threes only when you go out: three or four of them, without wild cards.
    .name = Black threes
    .words = black threes going out
    .no = { $why ->
        [wild] No: you cannot meld black threes with wild cards.
        [few] No: you need at least three black threes.
        [many] No: at most four black threes make a meld.
       *[hand] No: you may meld black threes only when you go out.
    }

meld-naturals = A new meld needs at least three cards, two of them natural. Your side has only one meld of each rank; add to it.
    .name = A new meld
    .words = new meld three cards same rank
    .no = No: { $cards } { VERB($cards, "is/are") } not a meld. You need at least { $least } cards, { $needed } of them natural, and here { $natural ->
        [0] none is.
        [one] only 1 is.
       *[other] { $natural } are.
    }

meld-wilds = A meld may have only so many wild cards, even once it is a canasta. At some tables it may not have more of them than natural ones. Natural cards may be added without end.
    .name = Wild cards in a meld
    .words = joker two limit
    .no = No: that would be { $wilds ->
        [one] 1 wild card
       *[other] { $wilds } wild cards
    } in one meld, and { $limit ->
        [one] 1 is
       *[other] { $limit } are
    } the most.

meld-top = If you took the pile, meld its top card first. If it was frozen, two natural cards from your hand go with it; the rest of the pile does not count for the first meld.
    .name = The top card is melded
    .words = must use top card
    .no = { $why ->
        [discard] No: meld { $card } from the pile first.
        [unused] No: { $card } from the pile must be in this meld.
        [pair] No: { $card } needs natural cards of its rank from the hand.
       *[deeper] No: only { $card } counts from the pile, not the cards under it.
    }

meld-minimum = Your side’s first meld needs a minimum of points, more as your score grows. Only the cards count for it, and several melds in one go count together.
    .name = The first meld
    .words = initial meld points needed
    .no = No: that is { $points } of the { $minimum } points for a first meld, { $short } short.

meld-keep = You cannot go out before your side has its canastas. Until then keep two cards: one to discard and one more.
    .name = Not out yet
    .words = go out canasta needed
    .no = { $needed ->
        [one] No: you cannot go out without a canasta. Keep a card to discard and one more.
       *[other] No: you need { $needed } canastas to go out, and have { $complete }. Keep a card to discard and one more.
    }

meld-permission = If your partner says no, you may not go out this turn. At some tables you always have to ask before going out.
    .name = Leave to go out
    .words = ask first
    .no = { $refused ->
        [yes] No: your partner said no. Keep a card this turn.
       *[no] No: at this table you ask your partner before going out.
    }

meld-meld = Lay three or more cards of one rank in front of your side; later add to your own side’s melds, never to the others’. Seven make a canasta: natural without wild cards, mixed with them.
    .name = Melding
    .words = lay down set
    .ok = { $out ->
        [yes] { $concealed ->
            [yes] The whole hand at once: out, and concealed.
           *[no] The hand is empty: out.
        }
       *[no] { $complete ->
            [0] { $first ->
                [yes] A first meld of { $points } points.
               *[no] Melded for { $points } points.
            }
           *[other] Melded for { $points } points, and that completes a canasta.
        }
    }
    .open = { $last ->
        [yes] Melded for { $points } points. The last card must complete a canasta now.
       *[no] { $first ->
            [yes] A first meld of { $points } points, if all but the top card came from the hand.
           *[no] Melded for { $points } points.
        }
    }

meld-bound = If your partner says yes, you must go out this turn. Only if you show your hand can you prove that you cannot.
    .name = Bound to go out
    .words = promised must go out
    .no = { $left ->
        [one] No: your partner said yes, so you must go out now. One card would be left.
       *[other] No: your partner said yes, so you must go out now. { $left } cards would be left.
    }{ $shown ->
        [yes] {""}
       *[no] {" "}If this hand cannot go out, let the discard stand.
    }
    .ok = The partner said yes, and this hand cannot go out: that costs { $points } points.
    .open = The partner said yes, and cards are left: that costs { $points } points.

meld-discard = End your turn by discarding one card. A wild card goes crosswise and freezes the pile, a black three keeps the next player from taking it; to go out, you may discard any card.
    .name = Discarding
    .words = throw away end turn
    .ok = { $out ->
        [yes] { $concealed ->
            [yes] The last card: out, and concealed.
           *[no] The last card: out.
        }
       *[no] { $ends ->
            [yes] The stock is empty: the round is over, and nobody went out.
           *[no] { $freezes ->
                [yes] { CAPITAL($card) } goes crosswise: the pile is frozen for everybody.
               *[no] { $blocks ->
                    [yes] { CAPITAL($card) }: the next player cannot take the pile.
                   *[no] { CAPITAL($card) } is on the discard pile.
                }
            }
        }
    }
    .open = { $out ->
        [yes] { $concealed ->
            [yes] The last card: out, and concealed.
           *[no] The last card: out.
        }
       *[no] The discard was not entered.
    }

meld-pass = End your turn with a discard. Only when the stock is empty may you leave the pile, unless its top card fits one of your side’s melds.
    .name = Declining the pile
    .ok = The pile is declined: the round is over, and nobody went out.
    .no = { $why ->
        [discard] No: end your turn with a discard.
        [pile] No: { $card } fits one of your melds, so you must take the pile.
       *[draw] No: there are still cards to draw.
    }

meld-ask = You may ask your partner “May I go out?” once a round, after drawing and before melding. You need not ask.
    .name = Asking the partner
    .words = partner may I go out
    .ok = { $count ->
        [one] { $partners } says yes or no, and that is binding.
       *[other] One of { $partners } says yes or no, and that is binding.
    }
    .no = { $why ->
        [off] No: at this table nobody asks.
        [alone] No: there is no partner to ask.
        [once] No: you may ask only once a round.
        [forced] No: after taking this pile you can only go out.
       *[melded] No: you ask before you meld.
    }

meld-answer = Your partner says yes or no, and either answer is binding for that turn.
    .name = The partner’s answer
    .words = yes no obey bound
    .ok = { $yes ->
        [yes] Yes: { $asker } must go out this turn.
       *[no] No: { $asker } may not go out this turn.
    }
    .no = { $asker ->
        [none] No: nobody is waiting for an answer.
       *[other] No: { $asker }’s partner has to answer.
    }

meld-count-time = Hands are counted when the round is over.
    .name = When hands count
    .no = { $phase ->
        [count] No: this player was not in the round.
       *[other] No: hands are counted when the round is over.
    }

meld-count-points = Card points always end in 0 or 5 and are never less than nothing. You cannot count more of a card than there are.
    .name = A count that cannot be
    .no = { $card ->
        [none] { $over ->
            [0] { $empty ->
                [yes] No: the round is over because somebody, or the stock, ran out of cards; this hand still has one.
               *[no] No: { $points } is not possible. No card counts less than nothing.
            }
           *[other] No: { $points } is not possible. Card points end in 0 or 5.
        }
       *[other] No: { $card } cannot be counted: there are no more of it, or it was not named.
    }

meld-count-differs = The real hand counts. If it differs from what was entered before, the referee says so.
    .name = The count differs
    .open = { $named ->
        [yes] { $counted ->
            [0] No cards
            [one] 1 card
           *[other] { $counted } cards
        } counted, but by the plays there should be { $hand }.
       *[no] { $counted } points counted, but { $hand } cards cannot be worth that much.
    }

meld-game-end = The game is over when a side reaches the target after a round. Most points win; if the best sides are level, play another round.
    .name = The game is won
    .words = 5000 points
    .ok = { $winners } won the game.

meld-count = The cards left in your hand count against your side. After the last hand the round is scored.
    .name = Cards left
    .words = cards left minus
    .ok = { $points ->
        [0] Nothing left in the hand.
       *[other] { $points } points against the side.
    }

meld-keeping = If you only keep score, enter the round of each side.
    .name = Keeping score by side
    .no = { $over ->
        [yes] No: the game is over.
       *[no] No: every card is entered at this table, and the referee counts.
    }

meld-parts = Enter all parts of a side’s round, zeros too.
    .name = All parts
    .no = { $missing ->
        [cards] No: the points of the melded cards are missing.
        [natural] No: the number of natural canastas is missing.
        [mixed] No: the number of mixed canastas is missing.
        [wild] No: the number of canastas of wild cards is missing.
        [red3] No: the number of red threes is missing.
        [out] No: did this side go out? That is missing.
        [concealed] No: did this side go out concealed? That is missing.
       *[hand] No: the points left in the hands are missing.
    }

meld-fives = Card points always end in 0 or 5.
    .name = Multiples of five
    .no = { $part ->
        [cards] No: { $points } for melded cards is no multiple of { $step }.
       *[hand] No: { $points } left in the hands is no multiple of { $step }.
    }

meld-bonus-count = All sides together cannot have more red threes than there are.
    .name = Too many red threes
    .no = No: that makes { $total } red threes, and there are only { $most }.{ $over ->
        [one] {" "}That is one too many.
       *[other] {" "}That is { $over } too many.
    }

meld-one-out = Only one side goes out, and it needs its canastas. Concealed is a way of going out, and a player on their own who is out has no cards left.
    .name = Who went out
    .no = { $why ->
        [special] No: no special hand at this table is worth that, or this side did not go out.
        [concealed] No: a side that did not go out cannot be concealed.
        [other] No: { $other } went out in this round already.
        [left] No: a player on their own who is not out still holds a card, so its points are missing.
        [hand] No: a player who is out has no cards left, but { $hand } points are entered.
       *[complete] { $lacks ->
            [one] No: to go out this side needs one more canasta.
           *[other] No: to go out this side needs { $lacks } more canastas.
        }
    }

meld-card-points = Your canastas are worth a least number of points in cards, and nobody can meld more than the packs hold.
    .name = Points of the cards
    .no = { $why ->
        [few] No: with these canastas the cards are worth at least { $limit }, and { $points } are entered: { $short } too few.
       *[many] No: all cards together make { $points }, and the packs hold only { $limit }: { $short } too many.
    }

hands-minus = { $hand ->
    [0] 0
   *[other] -{ $hand }
}
meld-score = A side’s round: melded cards, canastas, red threes and going out, minus the cards left in the hands.
    .name = A side’s round
    .words = bonus points
    .ok = { $winners ->
        [none] Cards { $cards }, canastas { $complete }, red threes { $bonus }, out { $out }, hands { hands-minus }: { $points } in all.
       *[other] Cards { $cards }, canastas { $complete }, red threes { $bonus }, out { $out }, hands { hands-minus }: { $points } in all. { $winners } won the game.
    }


## On screens

sides-alone = Everybody plays alone.
sides-lone = The first to take the pile plays the round alone against the other two.
sides-out = One of the three sits out each round: first { $first }, then the others in turn. The sides take turns.

side-out = { $concealed ->
    [yes] out, concealed
   *[no] out
}
note-sits-out = { $seats } sits out this round
note-frozen = { $count ->
    [0] Frozen for everybody
   *[other] Frozen for everybody by { $cards }
}
note-foot = In the foot: { $seats }
note-blocked = Black three: the next player cannot take the pile

may-draw = { $taken ->
    [yes] { $cards ->
        [one] Now: draw a card, or take the pile
       *[other] Now: draw { $cards }, or take the pile
    }
   *[no] { $cards ->
        [one] Now: draw a card
       *[other] Now: draw { $cards }
    }{ $why ->
        [none] {""}
        [top] . { CAPITAL($card) } on top: nobody can take the pile
        [blocked] . { CAPITAL($card) } on top: you cannot take the pile
       *[other] . This hand cannot take the pile
    }
}
may-decline = { $taken ->
    [yes] { $on ->
        [yes] No stock: take the pile or decline it
       *[no] No stock: take the pile, or the round ends
    }
   *[no] No stock, and the pile cannot be taken: the round ends
}
may-top = Now: meld { $card } from the pile
may-meld = { $leave ->
    [yes] The answer was yes: go out now
    [no] The answer was no: do not go out this turn
   *[none] Now: meld, then discard
}
may-wait = { $count ->
    [one] { $partners } answers: out or not?
   *[other] One of { $partners } answers: out or not?
}
    .you = You answer: out or not?

note-alone = { $seat } plays alone against { $others }
note-not-alone = The first to take the pile plays alone
came-alone = { $seat } took the pile first: alone against { $others } from now on.
came-special = { $seat } went out with a special hand. { special-name }: { $points } points.
    .you = You went out with a special hand. { special-name }: { $points } points.
came-concealed = { $seat } went out concealed: { $points } extra points.
    .you = You went out concealed: { $points } extra points.
came-side = { $seats }: { $points }.
ask-decline = { $taken ->
    [yes] Leave the pile: the round ends
   *[no] End the round
}

came-kept = { $seat } still had { $cards }, and red threes must be laid down at once. { $points ->
    [0] In the hand they count nothing.
   *[other] That costs { $points }.
}
    .you = You still had { $cards }, and red threes must be laid down at once. { $points ->
        [0] In the hand they count nothing.
       *[other] That costs { $points }.
    }

ask-totals-of-sides = Points of the new sides: { $totals }
ask-together = I play with
ask-worth = { $first ->
    [yes] { $short ->
        [0] { $points } of { $minimum }: enough
       *[other] { $points } of { $minimum }: { $short } short
    }
   *[no] { $points } points
}

ask-take-pile = { $cards ->
    [one] Take the pile: 1 card
   *[other] Take the pile: { $cards } cards
}
ask-draw-early = Draw out of turn
ask-take-pile-early = Take the pile out of turn
ask-meld = Meld
ask-discard = Discard
ask-lay-card = Lay { $card }
ask-lay = Lay
ask-discard-unseen = Discard without saying which card
ask-leave-to-go-out = May I go out?
ask-answer-yes = Yes, { $seat }, go out
ask-answer-no = No, { $seat }, not yet


## The story

story-takespile = { $who } takes the pile
    .you = You take the pile
story-melds = { $who } melds { $cards }{ $to ->
    [none] {""}
   *[other] {" "}with { $to }
}
    .you = You meld { $cards }{ $to ->
        [none] {""}
       *[other] {" "}with { $to }
    }
story-lays = { $who } lays down { $card }
    .you = You lay down { $card }
story-discards = { $who } discards { $card }
    .you = You discard { $card }
story-asks = { $who } asks whether to go out
    .you = You ask whether to go out
story-answers = { $yes ->
    [yes] { $who } says yes
   *[no] { $who } says no
}
    .you = { $yes ->
        [yes] You say yes
       *[no] You say no
    }
story-scores-side = { $side }{ $out ->
    [yes] {" "}went out{ $concealed ->
        [yes] {" "}concealed
       *[no] {""}
    }
   *[no] {""}
}: cards { $cards }{ $natural ->
    [0] {""}
    [one] , 1 natural canasta
   *[other] , { $natural } natural canastas
}{ $mixed ->
    [0] {""}
    [one] , 1 mixed canasta
   *[other] , { $mixed } mixed canastas
}{ $red3 ->
    [0] {""}
    [one] , 1 red three
   *[other] , { $red3 } red threes
}{ $hand ->
    [0] {""}
   *[other] , { $hand } left in hand
}


## Facts

ui-fact-teams = Who plays with whom
ui-fact-drawn = Has drawn
    .said = { $yes ->
        [yes] The player to act has drawn
       *[no] The player to act has not drawn yet
    }
ui-fact-laid = Has melded
    .of = { $whose }: has melded
    .said = { $yes ->
        [yes] { $whose } had melded before this turn
       *[no] { $whose } had not melded before this turn
    }


## What cannot be read

unreadable-side = There is no side { $side } at this table.
unreadable-frozen = { $melded ->
    [yes] A pile that is frozen by its cards is frozen for every side that has melded. That cannot differ for { $side }.
   *[no] { $side } has not melded yet, and for a side without melds the pile is always frozen.
}
unreadable-melds-rank = A side has one meld of each rank: all its cards of a rank stand in one group.
unreadable-minimum = The first meld of { $side } needs { $minimum } points, because of its score, and not { $stated }.
unreadable-teams = Say who plays with whom: there are { $sides } sides, and every player is on one of them.


## House rules

house-group-melds = Melds
house-group-pile = The pile
house-group-out = Going out

ui-unit-canastas = canastas
ui-house-from = { $start ->
    [none] Below 0
   *[other] From { $start }
}


## The sheet of a round

tally-natural = Natural canastas
tally-mixed = Mixed canastas
tally-wild = Wild canastas
tally-complete = Canastas
tally-red3 = Red threes
tally-out = Out
tally-who-out = Who went out?
tally-nobody-out = Nobody went out
tally-special = Special hand
tally-concealed = Concealed
tally-cards = Melded cards
tally-hand = Left in hands
tally-cards-points = Points of melded cards, also in canastas, no bonuses
tally-hand-points = Points left in hands
tally-together = Two who played together each enter what their side has; red threes are everybody’s own.
tally-lost = Other losses

## Melds and the pile, on every screen

ui-pile = { $cards ->
    [0] No pile
    [one] Pile: 1 card
   *[other] Pile: { $cards } cards
}
ui-stock = { $cards ->
    [0] stock empty
   *[other] stock { $cards }
}
ui-first-meld = First meld { $points }
ui-frozen-first = and the pile is frozen until then
ui-frozen = frozen
ui-side-now = Now { $points }: a first meld needs { $minimum }
ui-bonus-cards = { $cards ->
    [one] 1 red three
   *[other] { $cards } red threes
}
ui-lacks = { $count ->
    [0] may go out
    [one] lacks 1 canasta
   *[other] lacks { $count } canastas
}
ui-complete-natural = natural
ui-complete-mixed = mixed
ui-meld-aloud = { $count ->
    [one] { $rank }: 1 card
   *[other] { $rank }: { $count } cards
}{ $wild ->
    [0] {""}
    [one] , 1 wild
   *[other] , { $wild } wild
}
ui-add-to = To which meld?
ui-race = { $target } to win
