### English: games in which sides meld.

meld-dealt = Cards are dealt once a round. Until the first card is turned, a misdeal may be found and dealt again.
    .name = Dealt once
    .no = { $phase ->
        [deal] No: this round is dealt already. The dealer turns the first card now.
        [count] No: the hands are counted first.
       *[play] No: the round is on, and dealt already.
    }

meld-undealt = The pile's first card is turned after the deal.
    .name = First the deal
    .no = { $phase ->
        [deal] No: deal first, then turn the first card.
        [count] No: the hands are counted first.
       *[play] No: the first card lies there already.
    }

meld-dealer = The dealer deals and turns the first card. The deal moves one place to the left every round.
    .name = The dealer of the round
    .no = No: { $dealer } deals this round.

meld-deal = Everybody gets the same number of cards.
    .name = Dealing cards
    .ok = { $cards ->
        [0] A misdeal: the cards are gathered in and dealt again.
       *[other] Everybody has { $cards } cards. Red threes are laid down and replaced, and the dealer turns the first card.
    }

meld-up-card = A wild card or a red three turned up lies crosswise and freezes the pile for everybody. Another is turned on top of it until a natural card shows.
    .name = The first card of the pile
    .words = first discard turned up
    .ok = { $again ->
        [yes] { $card } lies crosswise: the pile is frozen for everybody. Turn another card on top.
       *[no] { $frozen ->
            [yes] { $card } lies on top. The pile is frozen for everybody.
           *[no] { $card } is the first card of the pile.
        }
    }
    .open = The first card was not entered; the pile is judged by what people say.

meld-no-play = Cards are drawn, melded and discarded while a round is on.
    .name = No round is on
    .no = { $phase ->
        [count] No: the round is over. The hands are counted now.
       *[other] No: first the cards are dealt and the first card is turned.
    }

meld-turn = Sides take turns, clockwise.
    .name = Whose turn to meld
    .no = { $turn ->
        [none] No: it is nobody's turn now.
       *[other] No: it is { $turn }'s turn.
    }

meld-waits = Whoever has asked for leave to go out waits for the answer.
    .name = Waiting for the answer
    .no = No: { $partners } has not answered yet.

meld-drawn = A turn begins with cards from the stock or with the whole pile: one of them, once.
    .name = Draw or pile, once
    .no = { $pile ->
        [yes] No: the pile is taken already. Meld and discard.
       *[no] No: the cards of this turn are drawn already. Meld or discard.
    }

meld-draw-count = Everybody draws as many cards as the table plays. The last card of the stock is a full draw.
    .name = Cards of a turn
    .no = { $due ->
        [0] No: the stock is empty.
        [one] No: one card is drawn now.
       *[other] No: { $due } cards are drawn now.
    }

meld-draw = A turn begins with a draw from the stock. A red three that cannot be replaced any more ends the round at once.
    .name = Drawing from the stock
    .words = two cards stock
    .ok = { $ends ->
        [yes] No card is left to replace the red three: the round is over, and nobody went out.
       *[no] { $left ->
            [0] The last of the stock is drawn.
           *[other] { $cards ->
                [one] One card drawn.
               *[other] { $cards } cards drawn.
            }
        }
    }

meld-lay = A red three goes face up before its player at once, and another card is drawn for it. One that came with the pile is not replaced. Where no card is left to replace one that was drawn, the round ends, also where it was drawn for another.
    .name = Red threes
    .words = red three replace draw
    .ok = { $ends ->
        [yes] { $drawn ->
            [none] { $card } is laid down. No card is left to replace it: the round is over, and nobody went out.
           *[other] { $card } is laid down, and { $drawn }, drawn for it, too. No card is left to replace that one: the round is over, and nobody went out.
        }
       *[no] { $replaced ->
            [yes] { $card } is laid down and replaced.
           *[no] { $card } is laid down, and not replaced.
        }
    }
    .no = { $why ->
        [card] No: { $card } is no red three.
        [loose] No: { $card } came with the pile. It is laid down without another card for it.
        [turn] No: a red three is laid down in its player's turn.
        [hand] No: { $card } is not in this hand.
        [packs] No: so many red threes are not in the packs.
       *[stock] No: the stock is empty. Nothing can be drawn for it.
    }

meld-pile-top = The pile is taken for its top card. A wild card or a red three on top cannot be melded, so that pile is never taken.
    .name = The top card
    .no = { $empty ->
        [yes] No: there is no pile.
       *[no] No: { $card } lies on top, and cannot be melded.
    }

meld-pile-blocked = A black three on top keeps the pile from the next player, for that turn. It does not freeze it.
    .name = A black three on top
    .words = black three block stop
    .no = No: { $card } on top keeps the pile from you this turn. Draw.

meld-pile-single = Whoever holds one card does not take a pile of one card, nor any pile that leaves too little to discard and to keep.
    .name = One card for one card
    .words = one card left
    .no = { $single ->
        [yes] No: with one card in hand a pile of one card is not taken.
       *[no] No: with the top card melded, too few cards would be left to discard and to keep.
    }

meld-pile-frozen = A frozen pile is taken only with two natural cards of the top card's rank from the hand. A wild card or a red three in it freezes it for everybody; it is frozen for a side without melds.
    .name = The frozen pile
    .words = freeze frozen pair wild card
    .no = { $all ->
        [yes] No: the pile is frozen for everybody. Two natural cards in hand that match { $card } are needed.
       *[no] No: the pile is frozen for a side without melds. Two natural cards in hand that match { $card } are needed.
    }

meld-pile-use = A pile that is not frozen is taken if its top card joins a meld of the side, or makes one with two natural cards, or with one and a wild card.
    .name = A use for the top card
    .words = pick up take pile
    .no = No: with this hand { $card } cannot be melded.

meld-pile-first = For the first meld the top card and the hand count, not what lies deeper in the pile.
    .name = The pile and the first meld
    .no = No: with { $card } this hand comes to { $points } of { $minimum }: { $short } short.

meld-pile = The whole pile comes to the hand, and its top card is melded at once.
    .name = Taking the pile
    .words = pick up take pile
    .ok = { $cards ->
        [one] The pile is taken. { $card } is melded now.
       *[other] The pile of { $cards } cards is taken. { $card } is melded now.
    }
    .open = { $frozen ->
        [yes] The pile is taken. The next meld must show two natural cards with { $card }.
       *[no] The pile is taken. The next meld must use { $card }.
    }

meld-before-draw = A turn begins with a draw or with the pile; then one may meld.
    .name = First a card
    .no = No: draw first, or take the pile.

meld-bonus = A red three is laid down and replaced. It is never melded, and never discarded.
    .name = Red threes stay out of melds
    .words = red three meld discard
    .no = No: { $card } is laid down, not melded or discarded.

meld-in-hand = What is melded or discarded comes from the hand. A hand that was shown tells which cards are in it.
    .name = Cards in the hand
    .no = { $card ->
        [none] { $hand ->
            [one] No: there is only one card in this hand.
           *[other] No: there are only { $hand } cards in this hand.
        }
       *[other] { $held ->
            [0] No: { $card } is not among the cards of this hand. The cards of a meld are named.
            [one] No: this hand has { $card } only once.
           *[other] No: this hand has { $card } only { $held } times.
        }
    }

meld-packs = The packs hold so many of each card.
    .name = Cards of the packs
    .no = { $number ->
        [one] No: there is only one { $card }, and it lies on the table.
       *[other] No: there are only { $number } of { $card }, and that would be more.
    }

meld-which = Wild cards alone join the side's only meld. Where there are several, the line says which.
    .name = Which meld
    .no = No: which meld do { $cards } join?

meld-one-rank = A meld is of one rank. There are no runs.
    .name = One rank a meld
    .words = run sequence straight
    .no = No: { $cards } are not of one rank.

meld-closing = Black threes are melded only in going out: three or four of them, without wild cards.
    .name = Black threes
    .words = black threes going out
    .no = { $why ->
        [wild] No: black threes are melded without wild cards.
        [few] No: three black threes at least make a meld.
       *[hand] No: black threes are melded only in going out.
    }

meld-naturals = A new meld has at least three cards, two of them natural. A rank that the side has melded is joined: there is one meld of a rank.
    .name = A new meld
    .words = new meld three cards same rank
    .no = No: { $cards } make no new meld. At least { $least } cards are needed, and natural cards among them: { $needed }. Here there are { $natural }.

meld-wilds = A meld has so many wild cards at most, a complete one too. Otherwise it may be as big as it likes.
    .name = Wild cards in a meld
    .words = joker two limit
    .no = No: that would be { $wilds } wild cards in one meld. { $limit } are the most.

meld-top = Whoever took the pile melds its top card first. Where the pile was frozen, two natural cards from the hand go with it; what lay deeper does not count for the first meld.
    .name = The top card is melded
    .words = must use top card
    .no = { $why ->
        [discard] No: { $card } from the pile is melded first.
        [unused] No: { $card } from the pile must be in this meld.
        [pair] No: { $card } needs natural cards of its rank from the hand.
       *[deeper] No: only { $card } of the pile counts here, not what lay deeper in it.
    }

meld-minimum = A side's first meld comes to what its score asks, in points of cards alone. Several melds in one go count together.
    .name = The first meld
    .words = initial meld points needed
    .no = No: { $points } of { $minimum }: { $short } short.

meld-keep = Without its complete melds a side does not go out. Whoever melds keeps a card to discard and one more.
    .name = Not out yet
    .words = go out canasta needed
    .no = { $needed ->
        [one] No: without a canasta nobody goes out. Keep a card to discard and one more.
       *[other] No: { $needed } canastas are needed to go out, and there are { $complete }. Keep a card to discard and one more.
    }

meld-permission = A no from the partner holds for this turn. Some tables want everybody to ask before going out.
    .name = Leave to go out
    .words = ask first
    .no = { $refused ->
        [yes] No: the partner said no. Keep a card this turn.
       *[no] No: at this table one asks the partner before going out.
    }

meld-meld = Three or more cards of one rank lie before the side; cards are added to its own melds, never to the others'. Seven make a canasta: natural without wild cards, mixed with them.
    .name = Melding
    .words = lay down set
    .ok = { $out ->
        [yes] { $concealed ->
            [yes] The whole hand at once: out, and concealed.
           *[no] The hand is empty: out.
        }
       *[no] { $complete ->
            [0] { $first ->
                [yes] The first meld comes to { $points }.
               *[no] Melded for { $points }.
            }
           *[other] Melded for { $points }, and a canasta is complete.
        }
    }
    .open = { $last ->
        [yes] Melded for { $points }. The last card must complete a canasta now.
       *[no] { $first ->
            [yes] The first meld comes to { $points }. Only the hand would show that all but the top card came from it.
           *[no] Melded for { $points }.
        }
    }

meld-bound = A yes from the partner holds too: whoever got it goes out in this turn. Only a hand laid open shows that it cannot.
    .name = Bound to go out
    .words = promised must go out
    .no = { $left ->
        [one] No: the partner said yes, so you go out now. One card would be left.
       *[other] No: the partner said yes, so you go out now. { $left } cards would be left.
    }{ $shown ->
        [yes] {""}
       *[no] {" "}If this hand cannot go out, let the discard stand.
    }
    .ok = The partner said yes, and this hand cannot go out: that costs { $points }.
    .open = The partner said yes, and cards are left: that costs { $points }.

meld-discard = A turn ends with one discard. A wild card lies crosswise and freezes the pile, a black three keeps it from the next player. Any card may be the last one.
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
                [yes] { $card } lies crosswise: the pile is frozen for everybody.
               *[no] { $blocks ->
                    [yes] { $card } keeps the pile from the next player.
                   *[no] { $card } lies on the pile.
                }
            }
        }
    }
    .open = { $out ->
        [yes] { $concealed ->
            [yes] The last card: out, and concealed.
           *[no] The last card: out.
        }
       *[no] A card that nobody entered lies on the pile.
    }

meld-pass = A turn ends with a discard. Only without a stock may the pile be declined, unless its top card fits a meld of the side.
    .name = Declining the pile
    .ok = The pile is declined: the round is over, and nobody went out.
    .no = { $why ->
        [discard] No: a turn ends with a discard.
        [pile] No: { $card } fits a meld of this side, so the pile is taken.
       *[draw] No: cards are left to draw.
    }

meld-ask = A player may ask the partner for leave to go out: once a round, after drawing and before melding. Nobody has to.
    .name = Asking the partner
    .words = partner may I go out
    .ok = { $partners } says yes or no, and that holds.
    .no = { $why ->
        [off] No: at this table nobody asks.
        [alone] No: there is no partner to ask.
        [once] No: one asks once a round.
        [forced] No: with the pile that was taken there is nothing left but to go out.
       *[melded] No: one asks before melding.
    }

meld-answer = The partner says yes or no, and both hold for that turn.
    .name = The partner's answer
    .words = yes no obey bound
    .ok = { $yes ->
        [yes] Yes: { $asker } goes out in this turn.
       *[no] No: { $asker } does not go out in this turn.
    }
    .no = { $asker ->
        [none] No: nobody waits for an answer.
       *[other] No: { $asker }'s partner answers.
    }

meld-count-time = Hands are counted when the round is over.
    .name = When hands count
    .no = { $phase ->
        [count] No: this seat was not in the round.
       *[other] No: hands are counted when the round is over.
    }

meld-count-points = The points of cards are a multiple of five, and nought or more. What names cards names no more than there are.
    .name = A count that cannot be
    .no = { $card ->
        [none] { $over ->
            [0] No: { $points } cannot be. Cards are worth nought or more.
           *[other] No: { $points } cannot be: it is { $over } more than a multiple of five.
        }
       *[other] No: { $card } cannot be counted so: there are no more of it, or its face is not named.
    }

meld-count-differs = The real hand counts. Where it differs from the log, the referee says so.
    .name = The count differs
    .open = { $named ->
        [yes] Counted: { $counted } cards. The log has { $hand }.
       *[no] Counted: { $counted } points. That is more than { $hand } cards can be.
    }

meld-game-end = The game is over when a side has the target after a round. The most points win, also where both have it; equal ones at the top play another round.
    .name = The game is won
    .words = 5000 points
    .ok = { $winners } won the game.

meld-count = The cards left in a hand count against its side. With the last hand the round is scored.
    .name = Cards left
    .words = cards left minus
    .ok = { $points ->
        [0] Nothing is left.
       *[other] { $points } against the side.
    }

meld-keeping = Where a table only keeps score, each side's round is entered.
    .name = Keeping score by side
    .no = { $over ->
        [yes] No: the game is over.
       *[no] No: at this table every card is entered, and the referee counts.
    }

meld-parts = A side's round has seven parts, all of them entered: nought is an entry, nothing is none.
    .name = All seven parts
    .no = { $missing ->
        [cards] No: the points of the melded cards are missing.
        [natural] No: the number of natural canastas is missing.
        [mixed] No: the number of mixed canastas is missing.
        [red3] No: the number of red threes is missing.
        [out] No: whether this side went out is missing.
        [concealed] No: whether it went out concealed is missing.
       *[hand] No: the points left in the hands are missing.
    }

meld-fives = The points of cards are a multiple of five.
    .name = Multiples of five
    .no = { $part ->
        [cards] No: { $points } for melded cards is { $over } more than a multiple of { $step }.
       *[hand] No: { $points } left in the hands is { $over } more than a multiple of { $step }.
    }

meld-bonus-count = All sides together have no more red threes than there are.
    .name = Too many red threes
    .no = No: that makes { $total } red threes, and there are { $most }: { $over } too many.

meld-one-out = One side at most goes out, and that takes its canastas. A concealed hand is one that went out; who is out alone holds nothing.
    .name = Who went out
    .no = { $why ->
        [concealed] No: concealed means that this side went out.
        [other] No: { $other } went out in this round already.
        [hand] No: whoever is out holds nothing, and { $hand } are entered.
       *[complete] { $lacks ->
            [one] No: to go out this side needs one more canasta.
           *[other] No: to go out this side needs { $lacks } more canastas.
        }
    }

meld-card-points = So many canastas have cards of so many points at least, and all cards together are worth no more than the packs.
    .name = Points of the cards
    .no = { $why ->
        [few] No: such canastas have cards of { $limit } at least, and { $points } are entered: { $short } too few.
       *[many] No: all cards together come to { $points }, and the packs hold { $limit }: { $short } too many.
    }

meld-score = A side's round: melded cards, canastas, red threes and going out, less what is left in the hands.
    .name = A side's round
    .words = bonus points
    .ok = { $winners ->
        [none] Cards { $cards }, canastas { $complete }, red threes { $bonus }, out { $out }, hands −{ $hand }: { $points } in all.
       *[other] Cards { $cards }, canastas { $complete }, red threes { $bonus }, out { $out }, hands −{ $hand }: { $points } in all. { $winners } won the game.
    }


## On screens

sides-alone = Everybody plays alone.
sides-lone = Whoever takes the pile first plays the round alone against the other two.
sides-out = One of the three sits out each round: first { $first }, then in turn. Turns go from side to side.

side-out = { $concealed ->
    [yes] out, concealed
   *[no] out
}
note-sits-out = { $seats } sits out this round
note-frozen = { $count ->
    [0] Frozen for everybody
   *[other] Frozen for everybody by { $cards }
}
note-blocked = A black three keeps it from the next player

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
        [top] . { $card } on top: the pile stays
        [blocked] . { $card } keeps the pile from you
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
    [yes] Going out: the answer was yes
    [no] Not going out: the answer was no
   *[none] Now: meld, then discard
}
may-wait = { $partners } answers: out or not?

note-alone = { $seat } plays alone against { $others }
note-not-alone = Whoever takes the pile first plays alone
came-alone = { $seat } took the pile first: alone against { $others } from now on.
came-concealed = { $seat } went out concealed: { $points } points for that.
came-side = That makes { $points }.
ask-decline = { $taken ->
    [yes] Leave the pile: the round ends
   *[no] End the round
}

came-kept = { $seat } still held { $cards }: red threes are laid down at once. { $points ->
    [0] In the hand they count nothing.
   *[other] That costs { $points }.
}

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
ask-discard-unseen = Discard a card without its face
ask-leave-to-go-out = May I go out?
ask-answer-yes = Yes, { $seat }, go out
ask-answer-no = No, { $seat }, not yet


## The story

story-takespile = { $who } takes the pile
story-melds = { $who } melds { $cards }{ $to ->
    [none] {""}
   *[other] {" "}with { $to }
}
story-lays = { $who } lays down { $card }
story-discards = { $who } discards { $card }
story-asks = { $who } asks for leave to go out
story-answers = { $yes ->
    [yes] { $who } says yes
   *[no] { $who } says no
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

unreadable-side = { $side } is no side at this table.
unreadable-teams = Every player is on one side, and there are { $sides } sides: say who plays with whom.


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
tally-complete = Canastas
tally-red3 = Red threes
tally-out = Out
tally-who-out = Who went out?
tally-nobody-out = Nobody went out
tally-concealed = Concealed
tally-cards = Melded cards
tally-hand = Left in hands
tally-together = Two who played together each enter what their side has; red threes are everybody’s own.
tally-lost = Other losses

## Melds and the pile, on every screen

ui-melds = Melds and the pile
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
ui-final = Final score
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
