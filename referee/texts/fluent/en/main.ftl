### English: the interface, the core and the families of games. A game's own texts are in games/GAME/text/en.ftl.
###
### A rule's id is a message, its dot a hyphen: the value is the rule in general, .name its title, .ok .no .open what the
### referee says of a line. Seats come as names (nobody as "none"), a yes or no as "yes" and "no", what is not there as
### "none"; numbers stay numbers. Words are those of the rules: table, seat, round, line, ruling, attack, call.


## Verdicts, and how a penalty card was settled

verdict-ok = The rules allow it.
    .word = Allowed
verdict-no = The rules do not allow it.
    .word = Not allowed
verdict-open = Nobody can tell for sure: it stands unless somebody disputes it.
    .word = Stands for now

proof-log = clear from the play
proof-people = nobody objected
proof-vote = decided by a vote
proof-unvoted = nobody voted
proof-tied = the vote was a tie
proof-admitted = admitted


## Cards

card-face = { $rank } of { $suit }
card-sign = { $rank }{ $suit }
card-RJ = the coloured joker
card-BJ = the black-and-white joker
card-unknown = { $count ->
    [one] a card nobody entered
   *[other] { $count } cards nobody entered
}


## The people of worked examples and of positions made up, in the order of the seats

people-of-examples = Ann, Bo, Cy, Di, Ed, Flo, Gus, Hal, Ida, Jo


## Suits and ranks

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-red = red
suit-black = black
suit-any = any
suit-unknown = unknown

rank-A = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = jack
rank-Q = queen
rank-K = king


## Rules of the table: who may act, time-outs

table-away = If you have left the table, come back before you do anything: an empty seat does not play.
    .name = Back first
    .no = No: { $seat } has left the table and has to come back first.

table-over = After the end of the game nothing more is played. A wrong play that ended it can still be caught, and the count can be corrected.
    .name = Game over
    .no = No: the game is over. You can still correct the count in the story, or start the next game.

table-paused = Play stops in a time-out: nothing that is dealt, drawn, played, called or caught in it counts.
    .name = Play stands still
    .words = pause stop move forward
    .no = No: { $caller } has called a time-out. Wait for “time in”: until then nothing you play, draw or call counts.

table-time-out = Anybody may call a time-out at any time, to ask and to sort things out. There is only one at a time.
    .name = Time-out
    .words = timeout pause break nested
    .ok = Time-out: play and the clock stop, and questions are free until “time in”.
    .no = { $costs ->
        [yes] No: { $caller }’s time-out is still on, and there is only one at a time. Saying it again may cost a card here.
       *[no] No: { $caller }’s time-out is still on, and there is only one at a time.
    }

table-time-in = A time-out ends when the player who called it says “time in”. Cards set aside then go into the hands, and the clock carries on.
    .name = Time-in
    .words = resume continue
    .ok = { $aside ->
        [0] The time-out is over; the clock carries on.
       *[other] The time-out is over. Cards set aside go into the hands; the clock carries on.
    }
    .no = { $caller ->
        [none] No: there is no time-out to end.
       *[other] { $costs ->
            [yes] No: { $caller } called the time-out, so only { $caller } can end it. Saying “time in” for somebody else may cost a card here.
           *[no] No: { $caller } called the time-out, so only { $caller } can end it.
        }
    }

table-word = You may say any other word you like: it means nothing in this game.
    .name = Free words
    .ok = “{ $word }” means nothing in this game. Play goes on.

table-reshuffle = When the stock runs out, anybody shuffles the discard pile into a new one; the top card stays. The clock stops meanwhile.
    .name = New stock
    .words = deck runs out empty shuffle discard pile
    .ok = The discards are the new stock, all but the top card. The clock was stopped meanwhile.


## Rules of the table: penalty cards

table-accuser = Any player may give a penalty card to any other player in the round.
    .name = Who gives a card
    .words = accuse who may
    .no = No: { $seat } cannot get this card. A penalty card goes to another player who is in this round.

table-bad-words = A bad word costs a card; the table decides which words are bad. That goes for time-outs too, unless the house rules say otherwise.
    .name = Bad words
    .words = swear swearing cuss curse
    .no = { $timeout ->
        [yes] No: in a time-out bad words are free at this table, so { $seat } takes no card.
       *[no] No: bad words are free at this table, so { $seat } takes no card.
    }

table-voided = In a time-out you may be wrong, ask questions and take as long as you like: none of it costs a card.
    .name = Free in a time-out
    .words = ask questions
    .no = No: { $caller } has called a time-out, and { $reason ->
        [false] being wrong
        [question] asking a question
        [slow] taking your time
       *[other] this
    } costs nothing then. { $seat } takes no card.

table-proof = A mistake that everybody can check costs a card without a vote: a wrong play, a false call, an undeserved card. It is one card for each broken rule, and you must catch it before the next player acts; an undeserved card, before the round ends.
    .name = Caught
    .words = provably wrong evidence
    .ok = { $because ->
        [none] { $what ->
            [none] That was a mistake ({ $broken }).
           *[other] That was a mistake ({ $broken }): { $what }.
        }
       *[other] { $what }, but { $because }.
    } { $lacking ->
        [yes] { $back ->
            [none] { none-left }
           *[other] { $seat } takes { $back } back. { none-left }
        }
       *[no] { $back ->
            [none] { $cards ->
                [one] { $seat } takes a card.
               *[other] { $seat } takes { $cards } cards.
            }
           *[other] { $cards ->
                [0] { $seat } takes { $back } back.
                [one] { $seat } takes { $back } back, and a penalty card.
               *[other] { $seat } takes { $back } back, and { $cards } penalty cards.
            }
        }
    }

none-left = No card is left to give.

table-slow = If you take too long over your turn, you may be given a card; then your time starts again. There is a little extra time for tapping; if the clock cannot tell for sure, or the player has no phone, the table decides.
    .name = Time for a turn
    .words = too long thinking slow hurry time limit clock
    .ok = { $when ->
        [last] { $seat }’s turn took { LASTED($seconds) }, and { LASTED($limit) } are allowed. { $cards ->
            [0] { none-left }
            [one] { $seat } takes a card.
           *[other] { $seat } takes { $cards } cards.
        }
       *[now] { $seat } has been thinking for { LASTED($seconds) }, and { LASTED($limit) } are allowed. { $cards ->
            [0] { none-left } The clock starts again.
            [one] { $seat } takes a card, and the clock starts again.
           *[other] { $seat } takes { $cards } cards, and the clock starts again.
        }
    }
    .open = The clock cannot tell for sure whether { $seat } was over the { $limit } seconds. { $cards ->
        [0] { none-left }
        [one] The card stands unless somebody disputes it.
       *[other] The { $cards } cards stand unless somebody disputes them.
    }

table-surplus = If several players give a card for the same mistake, you take only one. The others go back to the deck, and giving them was no mistake; but a card given after the next player has acted is undeserved.
    .name = One card for one mistake
    .words = only one penalty card rule break several extra award
    .no = No: { $seat } already takes a card for this. Put this one back; giving it was no mistake.

table-hand = Do not look at your cards before the dealer does. In a time-out, do not look at your cards and do not put any into your hand.
    .name = Hands off the cards
    .words = look peek time out
    .open = { $cards ->
        [0] { $seat } would take a card { $reason ->
            [looked] { reason-looked.said }
           *[took] { reason-took.said }
        }, but none is left.
        [one] { $seat } takes a card { $reason ->
            [looked] { reason-looked.said }
           *[took] { reason-took.said }
        }, unless somebody disputes it. In a time-out, leave the card aside until “time in”.
       *[other] { $seat } takes { $cards } cards { $reason ->
            [looked] { reason-looked.said }
           *[took] { reason-took.said }
        }, unless somebody disputes it. In a time-out, leave the cards aside until “time in”.
    }

table-people = Asking a question, using a bad word or saying something untrue costs a card. Only the players can hear it, so the card stands unless somebody disputes it.
    .name = Heard at the table
    .words = question asking lie
    .open = { $cards ->
        [0] { $seat } would take a card { $reason ->
            [question] { reason-question.said }
            [bad-word] { reason-bad-word.said }
            [play] { reason-play.said }
            [slow] { reason-slow.said }
            [spade] { reason-spade.said }
            [looked] { reason-looked.said }
            [took] { reason-took.said }
           *[false] { reason-false.said }
        }, but none is left.
        [one] { $seat } takes a card { $reason ->
            [question] { reason-question.said }
            [bad-word] { reason-bad-word.said }
            [play] { reason-play.said }
            [slow] { reason-slow.said }
            [spade] { reason-spade.said }
            [looked] { reason-looked.said }
            [took] { reason-took.said }
           *[false] { reason-false.said }
        }, unless somebody disputes it.
       *[other] { $seat } takes { $cards } cards { $reason ->
            [question] { reason-question.said }
            [bad-word] { reason-bad-word.said }
            [play] { reason-play.said }
            [slow] { reason-slow.said }
            [spade] { reason-spade.said }
            [looked] { reason-looked.said }
            [took] { reason-took.said }
           *[false] { reason-false.said }
        }, unless somebody disputes it.
    }

table-undeserved = A card given for nothing, or too late, goes back. Giving it is a mistake of its own, and may cost you a card.
    .name = Undeserved card
    .words = deserve wrong accusation distributing a penalty card
    .no = No: { $seat } does not deserve a card { $reason ->
        [play] { reason-play.said }
        [slow] { reason-slow.said }
        [undeserved] { reason-undeserved.said }
        [spade] { reason-spade.said }
        [false] { reason-false.said }
        [question] { reason-question.said }
        [bad-word] { reason-bad-word.said }
        [looked] { reason-looked.said }
        [took] { reason-took.said }
       *[other] for this
    }. The card goes back, and while play is on { $giver } may get one for giving it.

table-dispute = Anybody may dispute anything. If only the players can know, they vote on it once, and the clock stops meanwhile; if the rules settle it, the referee says why.
    .name = Dispute
    .words = argue argument appeal disagree
    .ok = { $card ->
        [yes] Disputed: { $what }. Everybody votes but { $giver }, who gave it, and { $seat }, who got it.
       *[no] Disputed: { $what }. Everybody votes but { $seat }, who did it, and { $giver }, who disputes it.
    }
    .no = { $how ->
        [stands] No: by the rules it is right, so it stands.
        [refused] No: by the rules it is wrong, so it is not allowed.
        [proven] Yes: line { $proof } has proven it wrong, and it counts as that.
        [uncaught] It was wrong, but the next player has acted, so it stands. The table may still take it back: Undo.
        [later] Sure it was wrong? Then give a penalty card now, before the next player acts. If it was right after all, your card is undeserved.
        [own] No vote needed: the player who did it simply takes it back.
        [settled] No: the table has settled this already.
        [gone] No: that has been taken back already.
       *[card] { $line ->
            [0] No: there is nothing here for the table to vote on.
           *[other] No: this card is settled already, so there is no vote on it.
        }
    }

table-vote = Everybody else votes once, but not the two players it is about. The majority decides; in a tie the answer is no.
    .name = Vote
    .words = majority decide
    .ok = { $yes ->
        [yes] One vote for yes.
       *[no] One vote for no.
    }
    .no = { $busy ->
        [yes] No: the two players it is about do not vote, and everybody else votes once.
       *[no] No: there is nothing to vote on.
    }

table-admit = If you were given a card, you may admit it: that settles it. If you did not do what a card told you to, you may admit that too, and it is taken back.
    .name = Admitting
    .words = own up confess
    .ok = { $card ->
        [yes] Admitted, and the card stands: { $what }.
       *[no] Admitted, and taken back: { $what }.
    }
    .no = { $line ->
        [0] No: there is nothing here to admit.
       *[other] No: this card went to somebody else, or is settled already.
    }


## Rules of the table: lines about lines, the table's word

table-undo = Anybody may take back any entry, and taking back can be taken back too.
    .name = Taking back
    .words = undo mistake
    .ok = { $what ->
        [none] Taken back: line { $line }. Its cards are not told again.
       *[other] Taken back: { $what }.
    }
    .no = { $line ->
        [0] No: there is nothing to take back.
       *[other] { $what ->
            [none] No: line { $line } has been taken back already.
           *[other] No: this has been taken back already: { $what }.
        }
    }

table-amend = Anything that was entered wrong can be corrected later: an old count, a mistyped card. Everything after it is worked out again.
    .name = Correcting
    .words = edit correct mistyped
    .ok = { $what ->
        [none] Line { $line } is corrected. Its cards are not told again.
       *[other] Corrected. It was: { $what }.
    }
    .no = { $because ->
        [none] No: this cannot be corrected. It was taken back, or it is about another entry.
       *[other] { $because } So nothing is corrected.
    }
amend-refused = No: it would not be allowed at its place.

table-round = A number belongs to the round it was entered for, for good. A round that is whole takes no second number; one that lacks a number is open.
    .name = The round of a number
    .no = { $there ->
        [yes] No: round { $round } has its number. Correct that instead.
       *[no] No: round { $round } takes no number of theirs.
    }


table-allow = The table has the last word: a refused play stands if the table says so.
    .name = Let it stand
    .words = exception anyway permit
    .ok = { $what ->
        [none] The table lets it stand.
       *[other] The table lets it stand: { $what }.
    }
    .no = No: this was not refused, so there is nothing to let stand.

table-correct = What lies on the real table is right, whatever the referee thinks.
    .name = The table is right
    .words = real cards app wrong
    .ok = The table’s word counts.
    .no = No: it is open whose points the new sides go on with. Say so in the same line, for example: { $asked }

table-agree = House rules can be changed for the next deal, or at once. If two of them do not go together, the referee says so first.
    .name = House rules agreed
    .words = change rules local rules
    .ok = { $now ->
        [yes] Agreed from now on: { $house }.
       *[no] Agreed from the next deal on: { $house }.
    }{ $waits ->
        [yes] {" "}The cards of this round are already out, so it waits for that.
       *[no] {""}
    }
    .no = No, these house rules do not go together. { $problem }

table-veiled = The referee never tells you cards that you may not see. You learn that a play was refused; only the players who may see the cards read why.
    .name = Hidden cards
    .no = No. The reason lies in cards that you may not see.
table-senseless = When something earlier is changed, something entered later may no longer make sense. Then it does not count.
    .name = No longer makes sense
    .no = No: something earlier was changed, and this no longer makes sense.


## Rules of the table: coming and going

table-join = If you arrive late, you sit down and play from the next deal, with the points that the table gives you.
    .name = Sitting down
    .words = latecomer newcomer
    .ok = { $points ->
        [one] { $name } sits down to the left of { $after } and starts with { $points } point. Cards come with the next deal.
       *[other] { $name } sits down to the left of { $after } and starts with { $points } points. Cards come with the next deal.
    }
    .no = { $taken ->
        [yes] No: somebody at this table is already called { $name }.
       *[no] No: the table is full, and there is no seat for { $name }.
    }

table-replace = Somebody takes over your seat, with your hand and your points. A name can be corrected the same way.
    .name = Another name
    .words = substitute rename
    .ok = { $name } now plays for { $before }, with the same hand and points.
    .no = No: somebody at this table is already called { $name }.

table-swap = Two players change places, and each takes hand and points along.
    .name = Changing places
    .words = change seats
    .ok = Places changed with { $seat }. Each keeps hand and points.
    .no = No: you cannot change places with { $seat } now. Both players have to be at the table.

table-leave = Anybody may leave. The seat is then empty and is skipped.
    .name = Leaving
    .words = go home quit drop out
    .ok = The seat is empty now and is skipped.
    .no = No: this seat is empty already.

table-return = If you left, you may come back: at once if your hand is still there, otherwise from the next deal.
    .name = Coming back
    .words = rejoin
    .ok = Back in the game: at once if the hand is still there, otherwise from the next deal.
    .no = { $full ->
        [yes] No: the table is full by now.
       *[no] No: this seat is not empty.
    }


## Rules of the table: keeping score

table-keep = If you only keep score, you enter the points of each round, not the cards.
    .name = Only points
    .words = score sheet keep score
    .no = No: this table only keeps score. Enter the points of the round instead.

table-score = When only the score is kept, enter each player’s points for the round, zeros too. After the last one the round is scored.
    .name = Points of a round
    .ok = { $points ->
        [one] { $points } point for this round.
       *[other] { $points } points for this round.
    }
    .no = { $keep ->
        [plays] No: every play is entered at this table, so the points come from the cards that are counted.
        [late] No: whoever has sat down in the middle of a round plays, and scores, from the next deal.
        [out] No: whoever is knocked out of the game scores no more.
       *[scores] No: points are entered for a player at this table, while the game is on.
    }


## Rules of the shedding family: deal and starter

shed-dealt = There is one deal a round. Until the starter is turned up, a misdeal can still be dealt again.
    .name = One deal a round
    .words = deal twice again
    .no = { $why ->
        [right] No: { $hand ->
            [one] 1 card each is what this table deals, so that is no misdeal.
           *[other] { $hand } cards each is what this table deals, so that is no misdeal.
        }
        [few] No: there are { $cards } cards, too few for { $players } people with { $hand ->
            [one] 1 card
           *[other] { $hand } cards
        } each and the starter. First agree on fewer cards each.
       *[dealt] { $phase ->
            [deal] No: the cards are dealt already. Next the dealer turns up the starter.
            [count] No: count the hands first, then deal again.
           *[play] No: the cards are dealt already, and the round is on.
        }
    }

shed-undealt = The starter is turned up once, after the deal.
    .name = Deal first
    .no = { $phase ->
        [deal] No: deal first, then turn up the starter.
        [count] No: count the hands first, then deal again.
       *[play] No: the starter has been turned up already, and the round is on.
    }

shed-dealer = The dealer deals and turns up the starter. After every round the deal moves one place to the left.
    .name = The dealer
    .words = who deals role
    .no = No: { $dealer } deals this round.

shed-deal = Everybody gets the same number of cards.
    .name = Dealing
    .words = how many cards each
    .ok = { $cards ->
        [0] A misdeal: gather the cards and deal again.
        [one] Everybody has 1 card. { $starter ->
            [no] Enter the points when the round is over.
           *[yes] Next the dealer turns up the starter.
        }
       *[other] Everybody has { $cards } cards. { $starter ->
            [no] Enter the points when the round is over.
           *[yes] Next the dealer turns up the starter.
        }
    }

shed-starter = The starter counts as if the dealer had played it. It works on the next player, but the dealer gets nothing good from it.
    .name = The starter
    .words = first card flip top of deck
    .ok = { $power ->
        [yes] { $dealer ->
            [yes] The round starts with { $card }. The dealer begins.
           *[no] The round starts with { $card }. It works on the next player as if the dealer had played it.
        }
       *[no] The round starts with { $card }.
    }
    .open = The round starts with a card that nobody entered, so the table decides what it does.


## Rules of the shedding family: plays

shed-round = Play begins when the starter is turned up, and ends with the round.
    .name = No round on
    .why = no round was on
    .no = { $phase ->
        [attack] No: the round is over, and { $turn } draws its last attack. Nothing answers that.
        [count] No: the round is over, and the hands are counted.
        [over] No: the game is over.
       *[deal] No: first turn up the starter.
    }

shed-turn = Only play, draw or pass on your turn. If nobody catches a play out of turn, it counts, and the turn goes on from the player who made it.
    .name = Whose turn
    .why = { $turn ->
        [none] it was nobody’s turn
       *[other] it was { $turn }’s turn
    }
    .words = not your turn out of turn skip skipped reverse direction jump in out of turn not my turn
    .no = { $turn ->
        [none] No: it is nobody’s turn now.
       *[other] No: it is { $turn }’s turn.
    }

shed-hand = You cannot play more cards than you hold, or a card that is not in the hand you have shown.
    .name = Cards in hand
    .words = not in hand
    .no = { $declared ->
        [yes] No: { $cards } { VERB($cards, "is/are") } not in this hand.
       *[no] { $hand ->
            [0] No: this hand should be empty. If the cards on the table differ, put that right under “Catch up”.
            [one] No: this hand should have only one card. If the cards on the table differ, put that right under “Catch up”.
           *[other] No: this hand should have only { $hand } cards. If the cards on the table differ, put that right under “Catch up”.
        }
    }

shed-packs = No card can be played more often than it is in the pack before the next shuffle.
    .name = More than there are
    .words = too many of a card
    .no = { $number ->
        [0] No: { $card } is not in the pack here.
        [1] No: { $card } is in the pack only once, so it cannot be played more often before the next shuffle.
       *[other] No: { $card } is in the pack only { $number } times, so it cannot be played more often before the next shuffle.
    }

shed-several = You may play several cards together only as the house rules allow: the very same card, one rank, or a run. The first card of a run must fit, and its last card counts.
    .name = Several at once
    .why = { $why ->
        [same] rank and suit were not exactly the same
        [one] you play one card at a time here
        [barred] { $card } is played alone here
        [long] a run has at most { $most } cards here
       *[kind] these cards do not go together here
    }
    .words = multiple same time together exact same double set run straight stairs two fives at once
    .no = { $why ->
        [same] No: { $cards } cannot be played together. They must be exactly the same rank and suit.
        [one] No: you play one card at a time here, not { $cards }.
        [barred] No: { $cards } cannot be played together. { CAPITAL($card) } is played alone here.
        [long] No: { $cards } are too many. A run has at most { $most } cards here.
       *[kind] No: { $cards } do not go together at this table.
    }

shed-unseen = If nobody entered which card it was, the referee cannot judge it, nor the card played on it.
    .name = Card not entered
    .words = face down unknown
    .open = Nobody entered which card it was, so it stands.

shed-unseen-break = If nobody entered which card it was, only the players saw whether it was a wrong play.
    .name = Wrong, but not entered
    .open = { $cards ->
        [0] { $seat } would take a card { reason-play.said }, but none is left.
        [one] { $seat } takes a card { reason-play.said }, unless somebody disputes it.
       *[other] { $seat } takes { $cards } cards { reason-play.said }, unless somebody disputes it.
    }

shed-attack = When you are attacked, draw the cards, or answer with a card that attacks or defends; it must fit as usual. Then the next player has to draw or answer, but nobody draws their own attack.
    .name = Answering an attack
    .why = { $owed ->
        [one] { $cards } { VERB($cards, "does/do") } not answer the attack of 1 card
       *[other] { $cards } { VERB($cards, "does/do") } not answer the attack of { $owed } cards
    }
    .words = stack defend block counter force draw plus attack on attack ace on a 2 Draw Two on a Draw Four
    .ok = { $owed ->
        [one] Yes: { $cards } { VERB($cards, "answers/answer") } the attack of 1 card.
       *[other] Yes: { $cards } { VERB($cards, "answers/answer") } the attack of { $owed } cards.
    }
    .may = { $owed ->
        [one] Yes: { $cards } { VERB($cards, "answers/answer") } the attack of 1 card.
       *[other] Yes: { $cards } { VERB($cards, "answers/answer") } the attack of { $owed } cards.
    }
    .no = { $why ->
        [match] No: { $cards } can answer an attack, but it must fit, and the suit is { $suit }.
        [colour] No: even to answer an attack, { $cards } { VERB($cards, "needs its/need their") } own colour or another joker, and { $top } counts as { $suit }.
        [run] No: only the last card of a run counts, and { $last } neither attacks nor defends.
        [due] No: nothing answers this attack any more. { $owed ->
            [one] Draw 1.
           *[other] Draw { $owed }.
        }
        [until] No: nothing answers this attack. Draw until the colour comes.
        [against] No: { $cards } { VERB($cards, "does/do") } not stop { $against } at this table. { $answers ->
            [yes] Draw { $owed }, or answer.
           *[no] Draw { $owed }.
        }
       *[no] No: { $cards } { VERB($cards, "does/do") } not answer the attack. { $answers ->
            [yes] Draw { $owed }, or answer.
           *[no] Draw { $owed }.
        }
    }

shed-wild = A wild card goes on anything.
    .name = Wild card
    .words = any time anything crazy joker
    .ok = Yes: { $cards } { VERB($cards, "goes/go") } on anything.

shed-suit = The called suit holds until somebody plays a card, even if others draw in between.
    .name = What was called
    .why = { $suit } was called, and { $cards } cannot go on it
    .words = wished suit stays
    .ok = Yes: { $suit } was called, and { $cards } { VERB($cards, "goes/go") } on { $top }.
    .may = Yes: { $suit } was called, and { $cards } { VERB($cards, "goes/go") } on { $top }.
    .no = { $coloured ->
        [yes] No: { $suit } was called, so { $cards } cannot go on { $top }. { $then ->
            [pass] You may play only the card you drew, so pass.
            [on] Draw on.
            [choose] Play another card, or pass.
           *[draw] Play another card, or draw.
        }
       *[no] No: { $suit } was called, so { $cards } cannot go on { $top }. { $then ->
            [pass] You may play only the card you drew, so pass.
            [on] Draw on.
            [choose] Play another card, or pass.
           *[draw] Play another card, or draw.
        }
    }

shed-match = A card goes on the top card if it has the same rank or the same suit.
    .name = What fits
    .why = { $left ->
        [none] { $coloured ->
            [yes] { $cards } cannot go on { $top }: it needs the same colour, number or symbol
           *[no] { $cards } cannot go on { $top }: it needs the same suit or rank
        }
       *[other] { $top } takes only { $left }
    }
    .words = same number same suit face value fits allowed five on five
    .ok = { $top ->
        [none] Yes: you may play { $cards }.
       *[other] Yes: { $cards } { VERB($cards, "goes/go") } on { $top }.
    }
    .may = { $top ->
        [none] Yes: you may play { $cards }.
       *[other] Yes: { $cards } { VERB($cards, "goes/go") } on { $top }.
    }
    .no = { $left ->
        [none] { $coloured ->
            [yes] No: { $cards } cannot go on { $top }. It needs the same colour, number or symbol{ $then ->
                [pass] . You may play only the card you drew, so pass.
                [on] . Draw on.
                [choose] : play another card, or pass.
               *[draw] : play another card, or draw.
            }
           *[no] No: { $cards } cannot go on { $top }. It needs the same suit or rank{ $then ->
                [pass] . You may play only the card you drew, so pass.
                [on] . Draw on.
                [choose] : play another card, or pass.
               *[draw] : play another card, or draw.
            }
        }
       *[other] No: { $top } takes only { $left }, so { $cards } cannot go on it. { $then ->
            [pass] You may play only the card you drew, so pass.
            [on] Draw on.
            [choose] Play a { $left } card or a joker, or pass.
           *[draw] Play a { $left } card or a joker, or draw.
        }
    }


## Rules of the shedding family: drawing, passing, calling

shed-owed = Draw exactly what the attack asks for; without an attack, draw one card.
    .name = How many to draw
    .why = { $owed ->
        [0] { $already ->
            [yes] the attack had been drawn already
           *[no] nothing was left to draw
        }
        [one] 1 card was to be drawn
       *[other] { $owed } cards were to be drawn
    }
    .words = total amount add up plus how many
    .no = { $owed ->
        [0] { $already ->
            [yes] No: you have drawn the attack already. Play a card or pass.
           *[no] No: there is nothing left to draw. Pass instead.
        }
        [one] No: draw 1 card here, not { $cards }.
       *[other] No: draw { $owed } cards here, not { $cards }.
    }

shed-draw = You may always draw instead of playing, and that ends your turn. The card waits for your next turn, unless the house rules let you play it at once.
    .name = Drawing
    .words = take pick up
    .ok = { $cards ->
        [0] { $machine ->
            [yes] No card came out.
           *[no] Nothing was left to draw.
        }{ $ends ->
            [yes] { "" }
           *[no] { " " }Play on, or pass.
        }
        [one] One card drawn.{ $ends ->
            [yes] { "" }
           *[no] { " " }{ $then ->
                [play] It fits: play it.
                [on] Play what fits, or draw on.
               *[pass] Play on, or pass.
            }
        }
       *[other] { $cards } cards drawn.{ $ends ->
            [yes] { "" }
           *[no] { " " }{ $then ->
                [play] The last one fits: play it.
                [on] Play what fits, or draw on.
               *[pass] Play on, or pass.
            }
        }
    }

shed-pass = You may pass when you have drawn and could still play, or when there is nothing left to draw.
    .name = Passing
    .why = { $owed ->
        [0] passing comes after drawing
       *[other] an attack was waiting
    }
    .words = skip my turn
    .ok = Passed.
    .no = { $owed ->
        [0] { $until ->
            [yes] No: draw until a card fits, and play that one.
           *[no] No: play a card or draw one. You pass only after drawing.
        }
       *[other] No: you are attacked. { $answers ->
            [yes] Draw { $owed }, or answer.
           *[no] Draw { $owed }.
        }
    }

shed-call = When a card lets the suit be called, anybody may call it, and the first call counts. In a tie, the player who played the card decides.
    .name = Calling a suit
    .words = wish tie first same time says hearts spades
    .ok = { $coloured ->
        [yes] The colour is { $suit } now.
       *[no] The suit is { $suit } now.
    }
    .no = { $by_seat ->
        [none] No: it is too late to call a suit for this card.
       *[other] { $tie ->
            [yes] No: { $by_seat } won the tie, so the suit is { $suit }.
           *[no] No: { $by_seat } called first, so the suit is { $suit }.
        }
    }

shed-declare = Say a spade out loud as you play it: “eight of spades”. If you forget, you can get one card for it until the next player acts; the dealer says the starter.
    .name = Naming a spade
    .words = call the spade say aloud
    .open = { $cards ->
        [0] { $seat } would take a card { reason-spade.said }, but none is left.
        [one] { $seat } takes a card { reason-spade.said }, unless somebody disputes it.
       *[other] { $seat } takes { $cards } cards { reason-spade.said }, unless somebody disputes it.
    }


## Rules of the shedding family: the count

shed-last-draw = If the house rules say so, the player under attack at the end of the round draws before the hands are counted.
    .name = The last attack
    .words = draw after somebody is out
    .ok = { $cards ->
        [0] No card comes for the last attack. Now the hands are counted.
        [one] The card of the last attack is drawn. Now the hands are counted.
       *[other] The { $cards } cards of the last attack are drawn. Now the hands are counted.
    }

shed-count-time = Hands are counted when the round is over and the last attack has been drawn.
    .name = Time to count
    .no = { $phase ->
        [count] { $turn ->
            [none] No: this player was not in the round.
           *[other] No: { $turn } draws the last attack first; then the hands are counted.
        }
       *[other] No: hands are counted when the round is over.
    }

shed-count-worth = All the hands of a round cannot be worth more than all the cards of the packs.
    .name = Counted too much
    .no = No: that makes { $points } points, and all the cards together are worth { $most }.

tally-packs = These add up to { $made }, but all the cards together are worth { $most }.

shed-count-packs = No hand can have more of a card than there are in the pack: then somebody miscounted.
    .name = Counted too often
    .no = { $number ->
        [0] No: { $card } is not in the pack here.
        [one] No: there is only 1 of { $card }. Count again.
       *[other] No: there are only { $number } of { $card }. Count again.
    }

shed-count-negative = No card counts less than nothing, and a card that nobody named cannot be counted.
    .name = Not a count
    .no = { $points ->
        [none] { $empty ->
            [yes] No: the round ended with an empty hand, so everybody else still has a card.
           *[no] No: one card has no name. Name it, or enter the points.
        }
       *[other] No: { $points } points is not possible. No card counts less than nothing.
    }

shed-first-gains = Only the first player out gets the points of a round. Where rounds are counted, the one who won it gets 1.
    .name = One player gets the points
    .words = two players points same round winner only
    .no = { $seat ->
        [none] No: a round that somebody won counts 1, not { $points }.
       *[other] No: { $seat } has { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for this round already, and only the first one out gets any. If that is wrong, enter 0 for { $seat } first.
    }

shed-count-differs = The real hand counts. If it differs from what was entered before, the referee says so.
    .name = Count differs
    .open = { $named ->
        [yes] { $counted ->
            [0] No cards
            [one] 1 card
           *[other] { $counted } cards
        } counted, but by the plays there should be { $hand }. The real cards count: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        } If you miscounted, correct it in the story.
       *[no] { $points } points is more than { $hand ->
            [one] a single card
           *[other] { $hand } cards
        } can be worth. The real cards count; if you miscounted, correct it in the story.
    }

shed-end = The game ends at a number of points, after a number of rounds, or when time is up. The lowest score wins, or the highest where the winner of a round gets the points; equal scores share the win.
    .name = The game’s end
    .words = game over winner limit
    .ok = { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } and the game is over: { $why ->
        [score] the target is reached.
        [rounds] that was the last round.
       *[time] time is up.
    } { $most ->
        [yes] The highest score wins: { $winners }.
       *[no] The lowest score wins: { $winners }.
    }

shed-count = The cards left in your hand count against you: add them to your score.
    .name = Counting the hand
    .words = points left in hand add up
    .ok = { $points ->
        [0] Nothing left in the hand: no points.
        [one] { $points } point for what is left in the hand.
       *[other] { $points } points for what is left in the hand.
    }


## House rules of every table and of the shedding family

house-group-referee = Who watches
house-group-clock = The clock
house-group-penalties = Penalties
house-group-deal = Dealing
house-group-cards = What cards do
house-group-play = Play
house-group-points = Points
house-group-end = Round and game

house-enforce = Who watches the plays
    .ask = Who says that a play is wrong?
    .words = catch cheat police app blocks phone says no
    .players = The players
    .referee = The referee
house-call-tie-seconds = Calls together
    .ask = How close together are two calls a tie?
    .words = same moment simultaneously shout
    .unit = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
house-turn-seconds = Time for a turn
    .ask = How long may you take over a turn?
    .words = timer timeout slow clock
    .unit = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
house-entry-seconds = Time for the tap
    .ask = How much extra time is there for tapping?
    .unit = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
house-penalty-cards = Cards for a mistake
    .ask = How many cards does one mistake cost?
    .words = fine punish
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-bad-words = Bad words
    .ask = Do bad words cost a card?
    .on = They cost a card
    .off = They are free
house-bad-words-in-timeout = Bad words in a time-out
    .ask = Do bad words cost a card in a time-out too?
    .penalty = Cost a card there too
    .free = Free there
house-nested-timeout = A second time-out
    .ask = What if somebody says “time out” during a time-out, or “time in” for somebody else?
    .refuse = Does not count
    .penalty = Costs a card
house-hand-size = Cards dealt
    .ask = How many cards does everybody start with?
    .words = start deal how many cards
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-target = Target
    .ask = At how many points is the game over?
    .auto = By the number of players
    .unit = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
house-end-compare = At the target
    .ask = Our sources say “passes”; most tables stop on reaching the target, so that is the default. Is reaching it enough?
    .at-least = Reaching it, as most tables play
    .over = Going over it, as the source says
house-end = End of the game
    .ask = When is the game over?
    .words = win finish over score limit points last round
    .score = { $n ->
        [one] At { $n } point
       *[other] At { $n } points
    }
    .rounds = { $n ->
        [one] After { $n } round
       *[other] After { $n } rounds
    }
    .time = { $n ->
        [one] After { $n } minute
       *[other] After { $n } minutes
    }
    .off = When the table stops
    .scored = Points over several rounds
    .first-out = When the first player is out
    .ranked = Play on for places
house-keep = What is entered
    .ask = What do you enter at this table?
    .plays = Every play
    .plays-means = a tap a card, all checked
    .scores = Only the points
    .scores-means = once a round, added up

house-needs = “{ $key }” only works with “{ $other }” set to “{ $value }”.
house-against = “{ $key }” does not work with “{ $other }” set to “{ $value }”.
house-too-few-cards = There are only { $cards } cards: not enough for { $players } players with { $hand } each. Deal fewer cards, or add a pack.


## What the screens say

phase-deal = Dealing
phase-cut = Drawing for the deal
phase-flip = The first card is next
phase-pass = Passing cards
phase-play = Play
phase-count = Counting
phase-over = Game over

direction-left = to the left
direction-right = to the right

note-deal = Round { $round }: { $dealer } deals
    .you = Round { $round }: you deal
note-flip = { $dealer } turns up the first card
    .you = You turn up the first card
note-again = { $again ->
    [one] { $turn } has another turn
   *[other] { $turn } has { $again } more turns
}
    .you = { $again ->
        [one] You have another turn
       *[other] You have { $again } more turns
    }
note-wish = { $seat ->
    [none] Call a suit: the first call counts
   *[other] Call a suit: the first call counts, and { $seat } wins a tie
}
    .you = Call a suit: the first call counts, and you win a tie
note-count = { $seat } has not counted yet
    .you = You have not counted yet
note-timeout = Time-out, called by { $seat }
    .you = Time-out, called by you
note-open-round = Round { $round } counts once { $seats ->
    [none] somebody has chosen how
   *[other] it has the points of { $seats }
}
note-tied = Tied: one more round
note-knocked-out = { $count ->
    [one] { $seats } is out of the game
   *[other] { $seats } are out of the game
}

ask-deal = Deal
ask-misdeal = Misdeal
ask-flip = Turn up the first card
ask-play = Play
ask-played = Played a card
ask-draw = { $cards ->
    [0] Pass
   *[other] Draw { $cards }
}
ask-owed = Draw { $cards }
ask-pass = Pass
ask-call = Call a suit
ask-one = One!
ask-catch = Forgot to say “One”
ask-time-out = Time out
ask-time-in = Time in
ask-penalize = Penalty card
ask-dispute = Dispute { $giver }’s card
ask-admit = Admit it
ask-give-back = Give it back to { $giver }
ask-undeserved = Undeserved: penalty for { $giver }
ask-contest = Dispute what { $seat } did
ask-not-done = I did not do it: take it back
ask-vote-yes = Yes
ask-vote-no = No
ask-reshuffle = Stock reshuffled
ask-keep-scores = Only keep score from the next deal
ask-keep-plays = Enter every play from the next deal
ask-hold = Cards left
ask-hold-points = Points left
ask-hold-nothing = Nothing left
ask-totals = Take over points
ask-tally = Fill in the round
tally-points = Points
tally-wrong = { $seats }: { $box } cannot be right. { $why }
tally-missing = Still blank for { $seats }: { $boxes }
tally-row = Still to fill in: { $seats }
tally-blank = Still blank: { $box }
tally-step = { $step ->
    [1] { $points } does not fit: points are whole numbers here.
    [0.5] { $points } does not fit: points are counted in halves here, such as 12 or 12.5.
    [0.1] { $points } does not fit: only one digit may follow the decimal point, as in 12.3.
   *[other] { $points } is no multiple of { $step }.
}
tally-between = Only { $least } to { $most }.
ask-return = I’m back

reason-play = Wrong play
    .said = for a wrong play
    .you = You played a wrong card
reason-slow = Too slow
    .said = for taking too long
    .you = You took too long
reason-undeserved = Undeserved card
    .said = for an undeserved card
    .you = You gave a card for nothing
reason-spade = Spade not named
    .said = for not saying the spade
    .you = You did not say the spade
reason-false = Not true
    .said = for saying something untrue
    .you = That was not true
reason-question = Question
    .said = for asking a question
    .you = You asked a question
reason-bad-word = Bad word
    .said = for a bad word
    .you = That was a bad word
reason-looked = Looked at cards
    .said = for looking at cards
    .you = You looked at your cards
reason-took = Took cards
    .said = for putting cards into the hand
    .you = You put cards into your hand
reason-one = Forgot to call
    .said = for forgetting the call
    .you = You forgot to call


## The story of a table, line by line
## A suit not called is "none", a number nobody gave 0; .said of a reason is $reason, words are those below.

story-deals = { $who } deals
    .you = You deal
story-deals-wrong = { $who } misdeals
    .you = You misdeal
story-flips = { $suit ->
    [none] { $who } turns up { $cards }
   *[other] { $who } turns up { $cards } and calls { $suit }
}
    .you = { $suit ->
        [none] You turn up { $cards }
       *[other] You turn up { $cards } and call { $suit }
    }
story-plays = { $suit ->
    [none] { $who } plays { $cards }
   *[other] { $who } plays { $cards } and calls { $suit }
}
    .you = { $suit ->
        [none] You play { $cards }
       *[other] You play { $cards } and call { $suit }
    }
story-draws = { $count ->
    [0] { $who } draws
    [one] { $who } draws a card
   *[other] { $who } draws { $count } cards
}
    .you = { $count ->
        [0] You draw
        [one] You draw a card
       *[other] You draw { $count } cards
    }
story-passes = { $who } passes
    .you = You pass
story-calls = { $who } calls { $suit }
    .you = You call { $suit }
story-says = { $who } says “{ $word }”
    .you = You say “{ $word }”
story-catches = { $who } catches { $whom }, who forgot to call
    .you = You catch { $whom }, who forgot to call
    .to-you = { $who } catches you: you forgot to call
story-penalizes = { $who } gives { $whom } a penalty card { $reason }
    .you = You give { $whom } a penalty card { $reason }
    .to-you = { $who } gives you a penalty card { $reason }
story-disputes = { $what ->
    [none] { $who } disputes the last card
   *[other] { $who } disputes it: { $what }
}
    .you = { $what ->
        [none] You dispute the last card
       *[other] You dispute it: { $what }
    }
story-votes = { $vote ->
    [yes] { $who } votes yes
   *[no] { $who } votes no
}
    .you = { $vote ->
        [yes] You vote yes
       *[no] You vote no
    }
story-admits = { $what ->
    [none] { $who } admits it
   *[other] { $who } admits it: { $what }
}
    .you = { $what ->
        [none] You admit it
       *[other] You admit it: { $what }
    }
story-holds = { $who } has { $cards } left
    .you = You have { $cards } left
story-holds-points = { $points ->
    [one] { $who } has { $points } point left
   *[other] { $who } has { $points } points left
}
    .you = { $points ->
        [one] You have { $points } point left
       *[other] You have { $points } points left
    }
story-holds-nothing = { $who } has no cards left
    .you = You have no cards left
story-scores = { $points ->
    [one] { $who } scores { $points } point
   *[other] { $who } scores { $points } points
}
    .you = { $points ->
        [one] You score { $points } point
       *[other] You score { $points } points
    }
story-scores-together = { $points ->
    [one] { $side } score { $points } point
   *[other] { $side } score { $points } points
}
story-undoes = { $what ->
    [none] { $who } takes back the last entry
   *[other] { $who } takes back: { $what }
}
    .you = { $what ->
        [none] You take back the last entry
       *[other] You take back: { $what }
    }
line-unshown = This line cannot be shown.
story-amends-round = { $who } corrects round { $round }: { $changes }
    .you = You correct round { $round }: { $changes }
number-change = { $side } { $label ->
    [none] {""}
   *[other] { $label }{" "}
}{ $was } → { $now }
story-amends = { $who } corrects: { $what } → { $text }
    .you = You correct: { $what } → { $text }
story-allows = { $who } says the table lets it stand: { $what }
    .you = You say the table lets it stand: { $what }
story-corrects = { $who } corrects the table ({ $facts })
    .you = You correct the table ({ $facts })
story-phone = { $facts }
story-agrees = { $who } changes house rules ({ $house })
    .you = You change house rules ({ $house })
line-number = line { $line }
list-comma = { ", " }
list-people = { ", " }
list-side = { " + " }
list-semicolon = { "; " }
list-colon = { ": " }
list-count = { " " }({ $count })
named-value = { $name }: { $value }
and-more = { $some } and { $count } more
story-reshuffles = { $who } shuffles the discard pile into a new stock
    .you = You shuffle the discard pile into a new stock
story-joins = { $points ->
    [0] { $who } sits down to the left of { $after }
    [one] { $who } sits down to the left of { $after } with { $points } point
   *[other] { $who } sits down to the left of { $after } with { $points } points
}
story-replaces = { $who } now plays for { $whom }
story-swaps = { $who } and { $whom } change places
    .you = You and { $whom } change places
    .to-you = You and { $who } change places
story-leaves = { $who } leaves the table
    .you = You leave the table
story-returns = { $who } comes back
    .you = You come back

word-one = One
word-when = { $left ->
    [0] with your last card
    [one] when 1 card is left
   *[other] when { $left } cards are left
}
word-time-out = time out
word-time-in = time in
word-spade = spade


## Texts that cannot be read

unreadable-call-early = Play the card first, then call the suit or colour.
unreadable-amends-amends = A correction cannot be corrected. Take it back instead.
unreadable-card = “{ $card }” is not a card. Write its rank and then its suit, such as 7H, 10S or QD; the jokers are RJ and BJ. For a coloured card, write the colour and then the face, such as R5.
unreadable-cards = The cards are missing.
unreadable-empty = There is nothing after “{ $key }:”.
unreadable-fact = “{ $text }” is not a fact. Write its name and its value, such as draw 4.
unreadable-fact-key = “{ $key }” cannot be set in this game.
unreadable-fact-value = “{ $value }” cannot be the value of “{ $key }”.
unreadable-game = There is no game called “{ $game }”.
unreadable-head = “{ $text }” cannot be read. At the head of a record, write a word, a colon and a value.
unreadable-house-clash = These house rules do not go together. { $problem }
unreadable-house-key = “{ $key }” is not a house rule of this game.
unreadable-house-value = “{ $value }” cannot be the value of the house rule “{ $key }”. Its values: { $choices }.
unreadable-line = There is no such line, or it cannot be read.
unreadable-long = This line is too long.
unreadable-missing = “{ $key }” is missing at the head of the record.
unreadable-name = “{ $name }” is not a name here. Put a name with spaces or signs in double quotes.
unreadable-nobody = Nobody at this table is called { $name }.
unreadable-not-here = You cannot do that in this game.
unreadable-number = The number cannot be “{ $number }” here. Write a whole number in digits, such as 13.
unreadable-pair = “{ $text }” cannot be read. Write a key, an equals sign and a value, such as hand_size=7.
unreadable-players = This game is for { $least } to { $most } players.
unreadable-preset = This game has no set of house rules called “{ $preset }”.
unreadable-rank = Choose the card first, then its suit or colour.
unreadable-reason = “{ $reason }” is not a reason for a penalty card.
unreadable-same-name = Two players have the same name. Each needs a name of their own.
unreadable-several = This record holds { $count } games; only one can be read here.
unreadable-suit = “{ $suit }” is not a suit or colour of these cards. The suits are S, H, D and C, the colours R, Y, G and B.
unreadable-time = “{ $time }” is not a time. Write @ and seconds, such as @12.5.
unreadable-time-falls = Time cannot run backwards: { $time } seconds comes after { $before } seconds.
unreadable-twice = “{ $key }” is in the head of the record twice.
unreadable-verb = The referee does not know “{ $text }”. Write a name, what they do, and with what: Bo plays 7H.
unreadable-word = “{ $word }” is not a word here. Use letters, digits and hyphens.
unreadable-words = After “{ $verb }” something is missing, or does not belong there.
