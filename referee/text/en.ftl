### English: the interface, the core and the families of games. A game's own texts are in games/GAME/text/en.ftl.
###
### A rule's id is a message, its dot a hyphen: the value is the rule in general, .name its title, .ok .no .open what the
### referee says of a line. Seats come as names (nobody as "none"), a yes or no as "yes" and "no", what is not there as
### "none"; numbers stay numbers. Words are those of the rules: table, seat, round, line, ruling, attack, call.


## Verdicts, and how a penalty card was settled

verdict-ok = The rules allow it.
    .word = Allowed
verdict-no = The rules do not allow it.
    .word = No
verdict-open = Nobody can tell from here: it stands unless somebody objects.
    .word = Open

proof-log = proven by the log
proof-people = nobody objected
proof-vote = decided by a vote
proof-admitted = admitted


## Cards

card-face = { $rank } of { $suit }
card-sign = { $rank }{ $suit }
card-RJ = the coloured joker
card-BJ = the black-and-white joker
card-unknown = a card nobody entered


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

table-away = Whoever has left the table comes back before doing anything at it, so that nobody acts for an empty seat by mistake.
    .name = Back first
    .no = No: { $seat } has left the table, and comes back first.

table-over = After the game's end nothing more is played. A wrong play that ended it can still be caught, and the count put right; the next game is a new one.
    .name = Game over
    .no = No: the game is over. The count can still be put right in the story; the next game is a new one.

table-paused = In a time-out play stands still: what is dealt, drawn, played, called or caught does not count.
    .name = Play stands still
    .words = pause stop move forward
    .no = No: { $caller } has called a time-out, and until time-in nothing counts that is played, drawn, called or caught.

table-time-out = Anybody may call a time-out at any time, to ask and to sort things out. There is only one at a time.
    .name = Time-out
    .words = timeout pause break nested
    .ok = { $caller } has called a time-out. Play and clock stand still, and questions are free until { $caller } says “time in”.
    .no = { $costs ->
        [yes] No: the time-out of { $caller } is still on, and there is only one at a time. Saying it again may cost a card here.
       *[no] No: the time-out of { $caller } is still on, and there is only one at a time.
    }

table-time-in = A time-out ends when whoever called it says “time in”. Cards lying aside then join the hands, and the clock goes on where it stood.
    .name = Time-in
    .words = resume continue
    .ok = The time-out of { $caller } is over. Cards lying aside join the hands, and the clock goes on where it stood.
    .no = { $caller ->
        [none] No: there is no time-out to end.
       *[other] { $costs ->
            [yes] No: only { $caller }, who called the time-out, ends it. Saying “time in” for somebody else may cost a card here.
           *[no] No: only { $caller }, who called the time-out, ends it.
        }
    }

table-word = Any other word may be said freely: it means nothing in this game.
    .name = Free words
    .ok = “{ $word }” means nothing in this game. Play goes on.

table-reshuffle = When the stock runs out, anybody shuffles the discards into a new one; the top card stays. Nobody's clock runs meanwhile.
    .name = New stock
    .words = deck runs out empty shuffle discard pile
    .ok = The discards under the top card are the new stock. Nobody's clock ran meanwhile.


## Rules of the table: penalty cards

table-accuser = Anybody at the table may give a penalty card to anybody else in the round, the next player included.
    .name = Who gives a card
    .words = accuse who may
    .no = No: { $seat } cannot get this card. It goes to somebody else who is in this round.

table-bad-words = Bad words cost a card; the table decides which words are bad. A time-out changes nothing about it, unless the house rules say so.
    .name = Bad words
    .words = swear swearing cuss curse
    .no = { $timeout ->
        [yes] No: in a time-out bad words are free at this table, so { $seat } takes no card.
       *[no] No: bad words are free at this table, so { $seat } takes no card.
    }

table-voided = In a time-out one may be wrong, ask questions and take as long as one likes: none of it costs a card.
    .name = Free in a time-out
    .words = ask questions
    .no = No: { $caller } has called a time-out, and { $reason ->
        [false] being wrong
        [question] asking a question
       *[other] this
    } costs nothing in it. { $seat } takes no card.

table-proof = What the log can prove costs a card without a vote: a wrong play, a false word, an undeserved card. It is one card for each rule broken, before the next player acts; an undeserved card can be named until the round ends.
    .name = Proven by the log
    .words = provably wrong evidence
    .ok = { $because ->
        [none] { $what ->
            [none] Proven by the log ({ $broken }).
           *[other] Proven by the log ({ $broken }): { $what }.
        }
       *[other] { $what }, but { $because }.
    } { $back ->
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

table-slow = A turn has its time. Whoever takes longer may be given a card; then the clock starts anew. Time for the tap comes on top, and between the two, or for a seat without a phone, it is for people to say.
    .name = Time for a turn
    .words = too long thinking slow hurry time limit clock
    .ok = { $when ->
        [last] The turn of { $seat } took { $seconds } seconds, and { $limit } are allowed. { $cards ->
            [one] { $seat } takes a card.
           *[other] { $seat } takes { $cards } cards.
        }
       *[now] { $seat } has been thinking for { $seconds } seconds, and { $limit } are allowed. { $cards ->
            [one] { $seat } takes a card, and the clock starts anew.
           *[other] { $seat } takes { $cards } cards, and the clock starts anew.
        }
    }
    .open = The log cannot tell for certain whether { $seat } was over the { $limit } seconds. { $cards ->
        [one] The card stands unless it is disputed.
       *[other] The { $cards } cards stand unless they are disputed.
    }

table-surplus = When there are more cards than breaks, one is taken for each break. The others go back to the deck, and giving them was not wrong. That holds until somebody else acts; a card for a break long paid is undeserved.
    .name = One card for one break
    .words = only one penalty card rule break several extra award
    .no = No: { $seat } already takes a card for this. This one goes back to the deck; giving it was no mistake.

table-hand = Nobody looks at the cards dealt before the dealer does. In a time-out nobody looks at their cards or takes cards into the hand. Only people can see it.
    .name = Hands off the cards
    .words = look peek time out
    .open = Only people saw it. { $cards ->
        [one] { $seat } takes a card { $reason ->
            [looked] { reason-looked.said }
           *[took] { reason-took.said }
        }, which stands unless it is disputed. In a time-out it lies aside until time-in.
       *[other] { $seat } takes { $cards } cards { $reason ->
            [looked] { reason-looked.said }
           *[took] { reason-took.said }
        }, which stand unless they are disputed. In a time-out they lie aside until time-in.
    }

table-people = A question, a bad word or an untrue word costs a card. Only people can hear it, so the card stands unless somebody disputes it.
    .name = Heard by people
    .words = question asking lie
    .open = Only people heard it. { $cards ->
        [one] { $seat } takes a card { $reason ->
            [question] { reason-question.said }
            [bad-word] { reason-bad-word.said }
           *[false] { reason-false.said }
        }; it stands unless it is disputed.
       *[other] { $seat } takes { $cards } cards { $reason ->
            [question] { reason-question.said }
            [bad-word] { reason-bad-word.said }
           *[false] { reason-false.said }
        }; they stand unless they are disputed.
    }

table-undeserved = A card for a break that was none, or given too late, goes back. Giving it is a break itself.
    .name = Undeserved card
    .words = deserve wrong accusation distributing a penalty card
    .no = No: the log shows nothing now that would earn { $seat } a card { $reason ->
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

table-dispute = Anybody may dispute any line. What only people can judge is voted on, once: a card, what somebody did as a card told them, or a line that stands unless it is challenged. Meanwhile the clock stands still. What the log proves is not voted on: there the referee says why it stands.
    .name = Dispute
    .words = argue argument appeal disagree
    .ok = { $card ->
        [yes] Disputed: { $what }. Everybody votes but { $giver }, who gave it, and { $seat }, who got it.
       *[no] Disputed: { $what }. Everybody votes but { $seat }, who did it, and { $giver }, who disputes it.
    }
    .no = { $how ->
        [stands] No: the referee can prove that it is right, and it stands.
        [refused] No: the referee can prove that it is wrong, and it stays refused.
        [uncaught] It was wrong, but the next player has acted, so it stands. The table may still take it back: Undo.
        [later] Sure it was wrong? Then give a penalty card now, before the next player acts. If it was right after all, the card was undeserved.
        [own] No: whose line it is takes it back without a vote.
        [settled] No: the table has settled this already, and it stands.
        [gone] No: that line is taken back already.
       *[card] { $line ->
            [0] No: there is nothing here for the table to vote on.
           *[other] No: this card is proven or already settled, and that is not voted on.
        }
    }

table-vote = The others vote, once each: not who gave or got the card, nor who did the thing or disputes it. The vote that can no longer be overturned decides; in a tie it falls.
    .name = Vote
    .words = majority decide
    .ok = { $yes ->
        [yes] A vote that it stands.
       *[no] A vote that it falls.
    }
    .no = { $busy ->
        [yes] No: the two whom it is about do not vote on it, and everybody else votes once.
       *[no] No: there is nothing to vote on.
    }

table-admit = Whoever got the card may admit the break: that settles it. Whoever did not do what a card told them may admit that: then it is taken back.
    .name = Admitting
    .words = own up confess
    .ok = { $card ->
        [yes] Admitted, and the card stands: { $what }.
       *[no] Admitted, and taken back: { $what }.
    }
    .no = { $line ->
        [0] No: there is nothing here to admit.
       *[other] No: this card went to somebody else, or is already settled.
    }


## Rules of the table: lines about lines, the table's word

table-undo = Anybody may take back any one line, and that is a line too: it can itself be taken back.
    .name = Taking back
    .words = undo mistake
    .ok = Taken back: { $what }.
    .no = { $line ->
        [0] No: there is nothing to take back.
       *[other] No: this is already taken back: { $what }.
    }

table-amend = A line can be put right where it stands: an old count, a mistyped card. Everything after it is worked out anew.
    .name = Putting right
    .words = edit correct mistyped
    .ok = Put right at its old place. It was: { $what }.
    .no = No: this cannot be put right. It is taken back, or it is about another line.

table-allow = The table outranks the referee: a refused line of play stands when the table says so.
    .name = Let it stand
    .words = exception anyway permit
    .ok = { $what ->
        [none] The table lets it stand.
       *[other] The table lets it stand: { $what }.
    }
    .no = No: this was not refused, or there is nothing in it that the table could let stand.

table-correct = What lies on the real table is right, whatever the referee believes.
    .name = The table is right
    .words = real cards app wrong
    .ok = The table's word counts: { $facts }.

table-agree = House rules are agreed for the next deal, or at once. What contradicts itself is named before it is played.
    .name = House rules agreed
    .words = change rules local rules
    .ok = { $now ->
        [yes] Agreed from now on: { $house }.
       *[no] Agreed from the next deal on: { $house }.
    }
    .no = No, these house rules do not go together. { $problem }

table-veiled = Cards that are for other eyes are in no answer. The table knows the line was refused, and whoever may see the cards reads why.
    .name = Not for every eye
    .no = No: cards that you may not see speak against it.
table-senseless = When an earlier line is changed, a later one may have nothing left to be about. It then counts for nothing.
    .name = Nothing left
    .no = No: since an earlier line was changed, this one has nothing left to be about.


## Rules of the table: coming and going

table-join = A late arrival sits down and plays from the next deal, with the points that the table gives them.
    .name = Sitting down
    .words = latecomer newcomer
    .ok = { $points ->
        [one] { $name } sits down to the left of { $after } and starts with 1 point. Cards come with the next deal.
       *[other] { $name } sits down to the left of { $after } and starts with { $points } points. Cards come with the next deal.
    }
    .no = { $taken ->
        [yes] No: somebody at this table is already called { $name }.
       *[no] No: the table is full, and there is no seat for { $name }.
    }

table-replace = A seat gets another name: a substitute takes it over with its hand and its points, or the same person is called otherwise.
    .name = Another name
    .words = substitute rename
    .ok = From now on { $name } sits where { $before } sat, with the hand and the points.
    .no = No: somebody at this table is already called { $name }.

table-swap = Two people change places; each takes hand and points along.
    .name = Changing places
    .words = change seats
    .ok = The places are changed with { $seat }. Hands and points go along.
    .no = No: places cannot be changed with { $seat } now. It takes two people who are at the table.

table-leave = Anybody may leave. The seat is then empty, and its turns pass.
    .name = Leaving
    .words = go home quit drop out
    .ok = The seat is empty now, and its turns pass.
    .no = No: this seat is empty already.

table-return = Whoever left may come back: at once where their hand still lies there, else from the next deal.
    .name = Coming back
    .words = rejoin
    .ok = The seat is filled again: at once if its hand still lies there, else from the next deal.
    .no = No: this seat is not empty.


## Rules of the table: keeping score

table-keep = A table that only keeps score enters each round's points, not its cards.
    .name = Only points
    .words = score sheet keep score
    .no = No: this table only keeps score. Enter the points of the round instead.

table-score = Score keeping: each player's points of the round are entered, zeros too. With the last of them the round is scored.
    .name = Points of a round
    .ok = { $points ->
        [one] 1 point for this round.
       *[other] { $points } points for this round.
    }
    .no = { $keep ->
        [plays] No: this table enters its plays, and the points come from the cards that are counted.
       *[scores] No: points are entered for one player at the table, while the game is on.
    }


## Rules of the shedding family: deal and starter

shed-dealt = Hands are dealt once a round. Until the starter is turned, a wrong deal may still be found and dealt anew.
    .name = One deal a round
    .words = deal twice again
    .no = { $phase ->
        [deal] No: the hands of this round are dealt. Next the dealer turns the starter.
        [count] No: the hands are counted first; then comes the next deal.
       *[play] No: the round is on, and its hands are dealt.
    }

shed-undealt = The starter is turned after the deal, once.
    .name = Deal first
    .no = { $phase ->
        [deal] No: the hands are dealt first, then the starter is turned.
        [count] No: the hands are counted first; then comes the next deal.
       *[play] No: the starter lies there already, and the round is on.
    }

shed-dealer = The dealer deals and turns the starter. Every round the role moves one place to the left.
    .name = The dealer
    .words = who deals role
    .no = No: { $dealer } is the dealer of this round.

shed-deal = Everybody gets the same number of cards.
    .name = Dealing
    .words = how many cards each
    .ok = { $cards ->
        [one] Everybody has 1 card.
       *[other] Everybody has { $cards } cards.
    } { $starter ->
        [no] The points come when the round is over.
       *[yes] Next the dealer turns the starter.
    }

shed-starter = The dealer answers for the starter as if it were played, calling a spade for instance, but has no benefit from it. What it does to others, it does.
    .name = The starter
    .words = first card flip top of deck
    .ok = { $power ->
        [yes] The round starts with { $card }. It does to the next player what it would do if the dealer had played it.
       *[no] The round starts with { $card }.
    }
    .open = Nobody entered the face of the starter. The round starts, and what the starter does is for the table to enter.


## Rules of the shedding family: plays

shed-round = Play begins when the starter is turned, and ends with the round.
    .name = No round on
    .why = no round was on
    .no = { $phase ->
        [count] No: the round is over, and the hands are counted.
        [over] No: the game is over.
       *[deal] No: play begins when the starter has been turned.
    }

shed-turn = Only the player whose turn it is plays, draws or passes. Out of turn and caught by nobody “it essentially didn’t happen”: the turn goes on from there, for whoever it would have been as well.
    .name = Whose turn
    .why = { $turn ->
        [none] it was nobody's turn
       *[other] it was the turn of { $turn }
    }
    .words = not your turn out of turn skip skipped reverse direction jump in out of turn not my turn
    .no = { $turn ->
        [none] No: it is nobody's turn now.
       *[other] No: it is the turn of { $turn }.
    }

shed-hand = Nobody plays more cards than they hold, nor a card that is not in a hand they have shown.
    .name = Cards in hand
    .words = not in hand
    .no = { $declared ->
        [yes] No: the hand that was shown does not hold { $cards }.
       *[no] { $hand ->
            [0] No: this hand is empty, by the log.
            [one] No: by the log this hand is a single card.
           *[other] No: by the log this hand is only { $hand } cards.
        }
    }

shed-packs = Counting is proof: there cannot be more of a card than the packs hold, since the last shuffle.
    .name = More than there are
    .words = too many of a card
    .no = { $number ->
        [0] No: the packs of this table hold no { $card }.
       *[other] No: the packs hold { $number } of { $card }, and all of them have been seen since the last shuffle.
    }

shed-several = Several cards go down together only as the house rules have it: the very same card, one rank, a run. Of a run the first must fit and the last counts; under attack what counts must answer.
    .name = Several at once
    .why = { $why ->
        [same] rank and suit were not exactly the same
        [one] only one card is played at a time here
        [barred] cards with a power are played alone here
        [long] a run has at most { $most } cards here
       *[kind] these cards do not go together here
    }
    .words = multiple same time together exact same double set run straight stairs two fives at once
    .no = { $why ->
        [same] No: { $cards } cannot go down together. Rank and suit must be exactly the same.
        [one] No: at this table one card goes down at a time, not { $cards }.
        [barred] No: { $cards } cannot go down together. Cards with a power are laid alone here.
        [long] No: { $cards } are too many. A run has at most { $most } cards here.
       *[kind] No: { $cards } do not go together at this table.
    }

shed-unseen = A card whose face nobody entered is not judged by its face, nor is what is laid on it.
    .name = Face not entered
    .words = face down unknown
    .open = Nobody entered the face, so this stands without being judged by it.

shed-unseen-break = Whether a card whose face nobody entered was a wrong play, only people saw.
    .name = Wrong, but not entered
    .open = Only people saw the card. { $cards ->
        [one] { $seat } takes a card { reason-play.said }; it stands unless it is disputed.
       *[other] { $seat } takes { $cards } cards { reason-play.said }; they stand unless they are disputed.
    }

shed-attack = An attack makes the next player draw, or answer with a card that attacks too, or that the house rules let defend. The answer must fit as ever; then what waits goes on to the player after. Nobody draws an attack of their own: where the turn comes back to who attacked, it waits for the next of the others.
    .name = Answering an attack
    .why = { $owed ->
        [one] it does not answer the attack of 1 card
       *[other] it does not answer the attack of { $owed } cards
    }
    .words = stack defend block counter force draw plus attack on attack ace on a 2 Draw Two on a Draw Four
    .ok = { $owed ->
        [one] Yes: { $cards } may answer the attack of 1 card.
       *[other] Yes: { $cards } may answer the attack of { $owed } cards.
    }
    .no = { $why ->
        [match] No: { $cards } could answer an attack, but neither suit nor rank fits, and the suit is { $suit }.
        [colour] No: { $cards } answers an attack too only on its own colour or on another joker, and { $top } lies there as { $suit }.
        [run] No: of a run only its last card counts, and { $last } neither attacks nor defends.
        [against] No: with these house rules { $cards } does not stop { $against }, and { $owed ->
            [one] 1 card waits.
           *[other] { $owed } cards wait.
        }
       *[no] No: { $cards } cannot answer this attack of { $owed ->
            [one] 1 card.
           *[other] { $owed } cards.
        }
    }

shed-wild = A wild card goes on anything.
    .name = Wild card
    .words = any time anything crazy joker
    .ok = Yes: { $cards } may go on anything.

shed-suit = A suit that was called stands until a card covers it, even if somebody draws in between.
    .name = What was called
    .why = { $suit } was called
    .words = wished suit stays
    .ok = Yes: { $suit } was called, and { $cards } may go on { $top }.
    .no = { $coloured ->
        [yes] No: { $suit } was called, and { $cards } cannot go on { $top } now: neither colour nor number nor symbol fits. Play another card, or draw.
       *[no] No: { $suit } was called, and { $cards } cannot go on { $top } now: neither suit nor rank fits. Play another card, or draw.
    }

shed-match = A card goes on the top card if it has the same rank or the same suit.
    .name = What fits
    .why = { $left ->
        [none] { $coloured ->
            [yes] neither colour nor number nor symbol is that of { $top }
           *[no] neither suit nor rank is that of { $top }
        }
       *[other] { $top } takes { $left } only
    }
    .words = same number same suit face value fits allowed five on five
    .ok = { $top ->
        [none] Yes: { $cards } may be played.
       *[other] Yes: { $cards } may go on { $top }.
    }
    .no = { $left ->
        [none] { $coloured ->
            [yes] No: { $cards } cannot go on { $top }: neither colour nor number nor symbol is the same. Play another card, or draw.
           *[no] No: { $cards } cannot go on { $top }: neither suit nor rank is the same. Play another card, or draw.
        }
       *[other] No: { $top } takes { $left } only, and { $cards } is another colour. Play a { $left } card or a joker, or draw.
    }


## Rules of the shedding family: drawing, passing, calling

shed-owed = One draws what an attack asks for, else one card: no more and no fewer.
    .name = How many to draw
    .why = { $owed ->
        [0] nothing was left to draw
        [one] 1 card was to be drawn
       *[other] { $owed } cards were to be drawn
    }
    .words = total amount add up plus how many
    .no = { $owed ->
        [0] No: there is nothing left to draw. Pass instead.
        [one] No: 1 card is to be drawn here, not { $cards }.
       *[other] No: { $owed } cards are to be drawn here, not { $cards }.
    }

shed-draw = Drawing is always allowed. It is the turn, and the drawn card waits for the next one, unless the house rules let it be played at once.
    .name = Drawing
    .words = take pick up
    .ok = { $cards ->
        [0] Nothing was left to draw.{ $ends ->
            [yes] { "" }
           *[no] { " " }Play on, or pass.
        }
        [one] One card drawn.{ $ends ->
            [yes] { "" }
           *[no] { " " }{ $on ->
                [yes] Play what fits, or draw on.
               *[no] Play on, or pass.
            }
        }
       *[other] { $cards } cards drawn.{ $ends ->
            [yes] { "" }
           *[no] { " " }{ $on ->
                [yes] Play what fits, or draw on.
               *[no] Play on, or pass.
            }
        }
    }

shed-pass = Passing is for whoever has drawn and may still play, or where nothing is left to draw.
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
           *[no] No: play a card or draw one. Passing comes after drawing.
        }
        [one] No: 1 card is waiting. Draw it, or answer the attack.
       *[other] No: { $owed } cards are waiting. Draw them, or answer the attack.
    }

shed-call = When a card lets the suit be called, the first call counts, whoever makes it. Calls that fall together go to whoever played the card.
    .name = Calling a suit
    .words = wish tie first same time says hearts spades
    .ok = { $coloured ->
        [yes] The colour is { $suit } now.
       *[no] The suit is { $suit } now.
    }
    .no = { $by_seat ->
        [none] No: it is too late to call a suit for this card.
       *[other] No: { $by_seat } called first, so the suit is { $suit }.
    }

shed-declare = A spade is named aloud as it is laid, the starter too. Forgetting it is one break, for as long as the next player has not acted.
    .name = Naming a spade
    .words = call the spade say aloud
    .open = Only people heard it. { $cards ->
        [one] { $seat } takes a card { reason-spade.said }; it stands unless it is disputed.
       *[other] { $seat } takes { $cards } cards { reason-spade.said }; they stand unless they are disputed.
    }


## Rules of the shedding family: the count

shed-last-draw = Where the house rules say so, whoever is under attack when the round ends draws before the hands are counted.
    .name = The last attack
    .words = draw after somebody is out
    .ok = { $cards ->
        [one] The card of the last attack is drawn. Now the hands are counted.
       *[other] The { $cards } cards of the last attack are drawn. Now the hands are counted.
    }

shed-count-time = Hands are counted when the round is over and the last attack is drawn.
    .name = Time to count
    .no = { $phase ->
        [count] { $turn ->
            [none] No: this seat was not in the round.
           *[other] No: { $turn } draws the last attack first; then the hands are counted.
        }
       *[other] No: hands are counted when the round is over.
    }

shed-count-packs = A count with more of a card than the packs hold is a slip.
    .name = Counted too often
    .no = { $number ->
        [0] No: the packs of this table hold no { $card }.
       *[other] No: the packs hold only { $number } of { $card }. Count again.
    }

shed-count-negative = Cards are worth nothing or more, and a card nobody named cannot be counted by its face.
    .name = Not a count
    .no = { $points ->
        [none] No: a card nobody named cannot be counted. Name it, or enter the points.
       *[other] No: { $points } points cannot be. Cards are worth nothing or more.
    }

shed-count-differs = The hand on the real table counts. Where it differs from the log, the referee says so.
    .name = Count and log differ
    .open = { $named ->
        [yes] { $counted } counted, where the log says { $hand } in the hand. The real cards count: { $points ->
            [one] 1 point.
           *[other] { $points } points.
        } If it is a slip, put it right in the story.
       *[no] { $points } points are more than the log's { $hand ->
            [one] single card
           *[other] { $hand } cards
        } could be worth. The real cards count; if it is a slip, put it right in the story.
    }

shed-end = The game ends when a limit is reached: the points, the rounds, the time. The smallest score wins, or the highest where the first one out gains the points; equal scores share the win.
    .name = The game's end
    .words = game over winner limit
    .ok = { $points ->
        [one] 1 point,
       *[other] { $points } points,
    } and the game is over: { $why ->
        [score] the points are reached.
        [rounds] the last round is played.
       *[time] the time is up.
    } { $most ->
        [yes] The highest score wins: { $winners }.
       *[no] The smallest score wins: { $winners }.
    }

shed-count = Everybody adds the cards left in their hand to their own score.
    .name = Counting the hand
    .words = points left in hand add up
    .ok = { $points ->
        [0] Nothing left in the hand: no points.
        [one] 1 point for what is left in the hand.
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
    .ask = Within what time do two calls count as made together?
    .words = same moment simultaneously shout
    .unit = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
house-turn-seconds = Time for a turn
    .ask = How long may a turn take?
    .words = timer timeout slow clock
    .unit = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
house-entry-seconds = Time for the tap
    .ask = How much time comes on top for entering it?
    .unit = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
house-penalty-cards = Cards for a break
    .ask = How many cards does one broken rule cost?
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
    .ask = What does “time out” do while one is on, or “time in” by somebody else?
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
    .ask = With how many points is the game over?
    .auto = By the number of players
    .unit = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
house-end-compare = At the target
    .ask = Is reaching the target enough?
    .at-least = Reaching it, as most tables play
    .over = Going over it, as the source says
house-end = End of the game
    .ask = When is the game over?
    .words = win finish over score limit points last round
    .score = { $n ->
        [one] Somebody has { $n } point
       *[other] Somebody has { $n } points
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
    .scored = Points are gained over rounds
    .first-out = When one is out
    .ranked = Play on for places
house-keep = What is entered
    .ask = What do you enter at this table?
    .plays = Every play
    .scores = Only the points

house-needs = “{ $key }” can only be changed where “{ $other }” is set to “{ $value }”.
house-against = “{ $key }” does not go together with “{ $other }” set to “{ $value }”.
house-too-few-cards = { $players } players with { $hand } cards each need more than the { $cards } cards there are. Deal fewer cards, or add a pack.


## What the screens say

phase-deal = Dealing
phase-pass = Passing cards
phase-play = Play
phase-count = Counting
phase-over = Game over

direction-left = to the left
direction-right = to the right

note-deal = Round { $round }: { $dealer } deals
note-flip = { $dealer } turns the starter
note-again = { $again ->
    [one] { $turn } has another turn
   *[other] { $turn } has { $again } more turns
}
note-wish = { $seat ->
    [none] Call a suit: the first call counts
   *[other] Call a suit: the first call counts, and a tie goes to { $seat }
}
note-count = { $seat } has not counted yet
note-timeout = Time-out, called by { $seat }
note-tied = Tied: one more round

ask-deal = Deal
ask-misdeal = Dealt wrong
ask-flip = Turn the starter
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
ask-dispute = Dispute { $giver }'s card
ask-admit = Admit it
ask-give-back = Give it back to { $giver }
ask-undeserved = Undeserved: penalty for { $giver }
ask-contest = Dispute what { $seat } did
ask-not-done = It was not done: take it back
ask-vote-yes = It stands
ask-vote-no = It falls
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
tally-step = { $points } is { $over } more than a multiple of { $step }.
tally-between = Only { $least } to { $most }.
ask-return = I'm back

reason-play = Wrong play
    .said = for a wrong play
reason-slow = Too slow
    .said = for taking too long
reason-undeserved = Undeserved card
    .said = for an undeserved card
reason-spade = Spade not named
    .said = for a spade not named
reason-false = Not true
    .said = for saying something untrue
reason-question = Question
    .said = for asking a question
reason-bad-word = Bad word
    .said = for a bad word
reason-looked = Looked at cards
    .said = for looking at cards
reason-took = Took cards
    .said = for taking cards into the hand
reason-one = Forgot to call
    .said = for a forgotten call


## The story of a table, line by line
## A suit not called is "none", a number nobody gave 0; .said of a reason is $reason, words are those below.

story-deals = { $who } deals
story-deals-wrong = { $who } has dealt wrong
story-flips = { $suit ->
    [none] { $who } turns up { $cards }
   *[other] { $who } turns up { $cards } and calls { $suit }
}
story-plays = { $suit ->
    [none] { $who } puts down { $cards }
   *[other] { $who } puts down { $cards } and calls { $suit }
}
story-draws = { $count ->
    [0] { $who } draws
    [one] { $who } draws a card
   *[other] { $who } draws { $count } cards
}
story-passes = { $who } passes
story-calls = { $who } calls { $suit }
story-says = { $who } says “{ $word }”
story-catches = { $who } catches { $whom }: it was not said
story-penalizes = { $who } gives { $whom } a penalty card { $reason }
story-disputes = { $what ->
    [none] { $who } disputes the last card
   *[other] { $who } disputes it: { $what }
}
story-votes = { $vote ->
    [yes] { $who } votes that it stands
   *[no] { $who } votes that it falls
}
story-admits = { $what ->
    [none] { $who } admits it
   *[other] { $who } admits it: { $what }
}
story-holds = { $who } still holds { $cards }
story-holds-points = { $points ->
    [one] { $who } still holds 1 point
   *[other] { $who } still holds { $points } points
}
story-holds-nothing = { $who } holds nothing any more
story-scores = { $points ->
    [one] { $who } scores 1 point
   *[other] { $who } scores { $points } points
}
story-undoes = { $what ->
    [none] { $who } takes back the last line
   *[other] { $who } takes back: { $what }
}
line-unshown = This line cannot be shown.
story-amends = { $who } puts it right: { $what } → { $text }
story-allows = { $who } says that the table lets it stand: { $what }
story-corrects = { $who } says how it stands: { $facts }
story-phone = { $facts }
story-agrees = { $who } enters house rules: { $house }
line-number = line { $line }
list-comma = { ", " }
list-people = { ", " }
list-side = { " + " }
list-semicolon = { "; " }
named-value = { $name }: { $value }
and-more = { $some } and { $count } more
story-reshuffles = { $who } shuffles the discards into a new stock
story-joins = { $points ->
    [0] { $who } sits down to the left of { $after }
    [one] { $who } sits down to the left of { $after } with 1 point
   *[other] { $who } sits down to the left of { $after } with { $points } points
}
story-replaces = From now on { $who } sits where { $whom } sat
story-swaps = { $who } and { $whom } change places
story-leaves = { $who } leaves the table
story-returns = { $who } comes back

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

unreadable-call-early = A suit or colour is called once its card lies on the pile, not before.
unreadable-amends-amends = A line that puts another one right is not put right itself. Take it back instead.
unreadable-card = “{ $card }” is no card. A card is its rank and then its suit, such as 7H, 10S or QD; the jokers are RJ and BJ. A coloured card is its colour and then its face, such as R5.
unreadable-cards = The cards are missing.
unreadable-empty = Nothing stands after “{ $key }:”.
unreadable-fact = “{ $text }” is no fact. A fact is its name and its value, such as draw 4.
unreadable-fact-key = “{ $key }” is no fact that can be set in this game.
unreadable-fact-value = “{ $value }” cannot be the value of “{ $key }”.
unreadable-game = There is no game called “{ $game }”.
unreadable-head = “{ $text }” cannot be read. A line at the head of a record is a word, a colon and a value.
unreadable-house-key = “{ $key }” is no house rule of this game.
unreadable-house-value = “{ $value }” cannot be the value of the house rule “{ $key }”.
unreadable-line = There is no such line, or it cannot be read.
unreadable-long = This line is too long.
unreadable-missing = “{ $key }” is missing at the head of the record.
unreadable-name = “{ $name }” is no name here. A name with spaces or signs stands in double quotes.
unreadable-nobody = Nobody at this table is called { $name }.
unreadable-not-here = This is not done in this game.
unreadable-number = “{ $number }” cannot be the number here.
unreadable-pair = “{ $text }” cannot be read. Each entry here is a key, an equals sign and a value, such as hand_size=7.
unreadable-players = This game is for { $least } to { $most } players.
unreadable-preset = This game has no set of house rules called “{ $preset }”.
unreadable-rank = Tap the card first, then its suit or colour.
unreadable-reason = “{ $reason }” is no reason for a penalty card.
unreadable-same-name = Two players have the same name. Each needs a name of their own.
unreadable-suit = “{ $suit }” is no suit or colour of these cards. The suits are S, H, D and C, the colours R, Y, G and B.
unreadable-time = “{ $time }” is no time. A time is @ and seconds, such as @12.5.
unreadable-time-falls = Time does not run back: { $time } seconds cannot come after { $before } seconds.
unreadable-twice = “{ $key }” stands twice at the head of the record.
unreadable-verb = “{ $text }” is nothing the referee knows. A line is a name, what they do, and with what: Bo plays 7H.
unreadable-word = “{ $word }” is no word. A word is letters, digits and hyphens.
unreadable-words = What follows “{ $verb }” does not belong there, or something is missing.
