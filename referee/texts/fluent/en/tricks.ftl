### English: games of tricks.

trick-dealt = There is one deal a round. Until the first card is led, a misdeal can still be dealt again.
    .name = Tricks are dealt once
    .no = { $why ->
        [right] No: { $hand } cards each is what this table deals, so that is no misdeal.
       *[dealt] { $phase ->
            [count] No: the round is being counted.
           *[other] No: the cards are dealt already.
        }
    }
trick-dealer = After every round the deal moves one place to the left.
    .name = Who deals the tricks
    .words = who deals
    .no = No: { $dealer } deals this round.
trick-deal = Everybody gets the same number of cards. Cards left over are taken out of the pack first, or set aside for the winner of the first trick.
    .name = Dealing for tricks
    .words = leftover cards removed
    .ok = { $cards ->
        [0] A misdeal: gather the cards and deal again.
       *[other] { $to ->
            [unsaid] Everybody has { $cards } cards.
            [none] Everybody has { $cards } cards. Nothing is passed this round.
           *[other] Everybody has { $cards } cards. Now pass cards.
        }
    }

trick-no-pass = In a round with a pass, you pass cards after the deal and before the first lead.
    .name = No pass now
    .words = no exchange fourth round
    .no = { $why ->
        [none] No: nothing is passed in round { $round }. Play begins at once.
        [deal] No: deal the cards first.
       *[other] No: cards are passed before play begins.
    }
trick-passed = You pass only once a round.
    .name = One pass each
    .no = No: { $seat } has passed already.
trick-pass-count = Everybody passes the same number of cards.
    .name = How many are passed
    .words = three cards
    .no = { $due ->
        [one] No: pass one card.
       *[other] No: pass { $due } cards.
    }
trick-pass-cards = Pass cards from the hand you were dealt. Look at the cards you get only after you have passed your own.
    .name = Cards you have
    .no = No: { $card } is not in the hand you were dealt.
trick-pass = Put the cards you pass face down in front of their new owner. When everybody has passed, pick up your new cards and play begins.
    .name = Passing cards
    .words = exchange give three
    .ok = { $waiting ->
        [0] Everybody has passed. Pick up your new cards, and play begins.
       *[other] { $count ->
            [one] A card goes to { $to }.
           *[other] { $count } cards go to { $to }.
        }
    }
    .open = { $count ->
        [one] A card goes to { $to }. Nobody entered which one.
       *[other] { $count } cards go to { $to }. Nobody entered which ones.
    }

trick-choose = If the house rules let a player choose how the round counts, that player chooses before it is scored.
    .name = How the round counts
    .words = shoot the moon choice
    .story = { $who } chooses: { $word }
    .ok = { $seat } has chosen. The round is scored.
    .no = { $seat ->
        [none] No: there is nothing to choose now.
       *[other] No: that is for { $seat } to choose.
    }
trick-pass-all = When everybody has passed, anybody may say so for the whole table.
    .name = Everybody has passed
    .story = { $who } says that everybody has passed
    .ok = Everybody has passed, so play begins.
    .no = No: no cards are being passed now.
trick-rest = When the tricks that are left cannot change anybody’s points, the round may end there.
    .name = The rest counts nothing
    .story = { $who } says that no points are left
    .ok = No points are left to win, so the round is over.
    .no = { $why ->
        [phase] No: no cards are being played now.
        [trick] No: finish this trick first.
       *[points] No: there are still points to win.
    }
trick-keeping = If you only keep score, enter the points that everybody took.
    .name = Points without cards
    .no = { $keep ->
        [plays] No: every card is entered at this table, and the referee counts the points.
       *[scores] No: nothing can be entered for this player now.
    }
trick-sum = Together, the players take exactly the points that are in the pack.
    .name = The sum
    .words = 26 points
    .no = { $one ->
        [yes] No: nobody can take { $made } points.
       *[no] No: these add up to { $made }, and it must be { $total }.
    }
trick-take = Enter the points that everybody took in the round, zeros too. After the last one the round is scored.
    .name = Points taken
    .words = points eaten
    .ok = { $last ->
        [cannot] Noted: { $points }. The round is scored, but no cards make these points: ♠Q is missing, or a card is counted twice.
       *[no] Noted: { $points }.
    }

trick-no-play = Play begins when the cards are dealt and passed, and ends with the round.
    .name = No trick now
    .no = { $phase ->
        [pass] No: everybody passes cards first.
        [count] No: the round is over and is being counted.
       *[other] No: deal the cards first.
    }
trick-turn = The winner of the last trick leads. Then everybody plays one card in turn, clockwise.
    .name = Whose card comes next
    .why = { $turn ->
        [none] this player was not in the round
       *[other] it was { $turn }’s turn
    }
    .no = { $turn ->
        [none] No: this player is not in the round.
       *[other] No: it is { $turn }’s turn.
    }
trick-single = Everybody plays one card to a trick.
    .name = One card each
    .words = two cards
    .no = No: play one card at a time.
trick-card = There is only one of each card, or two with two packs, so nobody can play a card that is gone or in another hand.
    .name = A card that is there
    .no = { $why ->
        [hand] No: { $card } is not in this hand.
        [pack] No: { $card } is not in the pack at this table.
        [played] No: { $card } has been played already.
       *[elsewhere] No: { $card } is in another hand.
    }
trick-first-lead = One card begins the first trick, and the player who holds it leads it; some tables let them lead another.
    .name = The first lead
    .why = { $why ->
        [holder] the player with { $card } leads first
       *[card] the first trick begins with { $card }
    }
    .words = two of clubs start begin who starts who leads first
    .no = { $why ->
        [holder] No: the player with { $card } leads first.
       *[card] No: the first trick begins with { $card }.
    }
trick-follow = You must follow suit if you can. If you have none of the suit led, you may play any card.
    .name = Following suit
    .why = { $suit } were led, and that hand could have followed
    .words = same suit revoke must follow
    .no = { $cards ->
        [none] No: follow suit. { CAPITAL($suit) } were led, and this hand must still have one.
       *[other] No: follow suit. { CAPITAL($suit) } were led, and this hand has { $cards }.
    }
trick-first-trick = You may not play a point card to the first trick while you have any other card.
    .name = The first trick
    .why = { $card } may not be played to the first trick
    .words = no points first turn blood
    .no = { $cards ->
        [none] No: you may not play { $card } to the first trick. This hand must have another card.
       *[other] No: you may not play { $card } to the first trick. This hand has { $cards }.
    }
trick-shut = Some cards may not be led until they are broken. If you have nothing else, you may lead them all the same.
    .name = Not led yet
    .why = { $card } could not be led yet
    .words = break broken hearts lead
    .no = { $cards ->
        [none] No: you may not lead { $card } yet. This hand must have another card.
       *[other] No: you may not lead { $card } yet. This hand has { $cards }.
    }
trick-due = At some tables one card must be played at the first chance: as soon as its holder cannot follow suit.
    .name = At the first chance
    .no = { $cards ->
        [none] No: a card in this hand must be played now.
       *[other] No: { $cards } must be played now.
    }
trick-play = The highest card of the suit led takes the trick, or the highest trump. The winner leads to the next trick. With two packs, a house rule says which of two equal cards is higher, or that they cancel each other.
    .name = The trick
    .words = who takes highest card wins trick
    .ok = { $full ->
        [yes] { $taker ->
            [none] Equal cards cancel each other, and nobody takes the trick. The same player leads again, and these cards go with the next trick.
           *[other] { $taker } takes the trick{ $points ->
                [0] .
                [one] {" "}with { $points } point.
               *[other] {" "}with { $points } points.
            }
        }
       *[no] { CAPITAL($card) } is played.
    }{ $opens ->
        [yes] {" "}From now on such cards may be led.
       *[no] {""}
    }{ $proves ->
        [none] {""}
       *[other] {" "}So { $culprit } revoked in trick { $proved }, playing { $proves } with { $shown } in hand.{ $cost ->
        [0] {""}
       *[other] {" "}{ $culprit } gets { $cost } points for this round.
    }
    }
    .open = { $full ->
        [yes] { $taker ->
            [none] Equal cards cancel each other, and nobody takes the trick. The same player leads again, and these cards go with the next trick.
           *[other] { $taker } takes the trick{ $points ->
                [0] .
                [one] {" "}with { $points } point.
               *[other] {" "}with { $points } points.
            }
        }
       *[no] { CAPITAL($card) } is played.
    }{ $opens ->
        [yes] {" "}From now on such cards may be led.
       *[no] {""}
    } Only the hand would show whether it had to be another card.{ $proves ->
        [none] {""}
       *[other] {" "}So { $culprit } revoked in trick { $proved }, playing { $proves } with { $shown } in hand.{ $cost ->
        [0] {""}
       *[other] {" "}{ $culprit } gets { $cost } points for this round.
    }
    }
trick-look = You may look at the last trick until the next one is complete.
    .name = The last trick
    .words = see previous trick
    .ok = You may look at the last trick.
    .no = No: there is no trick to look at.
trick-shows = If you lay your hand open, everybody can see whether you could have followed suit.
    .name = An open hand
    .ok = { $proves ->
        [none] The hand is open.
       *[other] The hand is open. So { $culprit } revoked in trick { $proved }, playing { $proves } with { $shown } in hand.{ $cost ->
        [0] {""}
       *[other] {" "}{ $culprit } gets { $cost } points for this round.
    }
    }
    .no = { $why ->
        [phase] No: you cannot lay a hand open now.
        [card] No: { $card } cannot be in this hand.
       *[count] No: name every card of the hand, each once.
    }

house-group-pass = Passing

note-trick-to = { $to ->
    [none] Nothing is passed this round
    [left] Pass { $cards } to the left
    [right] Pass { $cards } to the right
    [across] Pass { $cards } across
    [left2] Pass { $cards } to the second on the left
   *[right2] Pass { $cards } to the second on the right
}
note-trick-pass = { $cards ->
    [one] 1 card goes
   *[other] { $cards } cards go
} { $to ->
    [left] to the left
    [right] to the right
    [across] across
    [left2] to the second on the left
   *[right2] to the second on the right
}
note-trick-choose = { $seat } chooses how the round counts
    .you = You choose how the round counts
note-trick-lies = { $suit ->
    [none] Trick { $trick }: nobody entered the card that was led
   *[other] Trick { $trick }: { $suit } led, { $taker ->
        [none] equal cards cancel each other
       *[other] { $taker } is winning
    }
}
    .you = { $suit ->
        [none] Trick { $trick }: nobody entered the card that was led
       *[other] Trick { $trick }: { $suit } led, you are winning
    }
note-trick-pool = Nobody took these; they go with the next trick: { $cards }
note-trick-packs = Shuffle two packs together
note-trick-removed = { $first ->
    [yes] First take { $cards } out of the pack
   *[no] Take { $cards } out of the pack now
}
note-trick-put-back = Put { $cards } back into the pack
note-trick-opener = The player with { $card } leads
note-trick-alone = { $seat } has taken every point so far
    .you = You have taken every point so far
note-trick-revoke = { $seat } revoked in trick { $trick }: played { $card }, but had { $shown }{ $cost ->
    [0] {""}
   *[other] . That costs { $cost } points
}
    .you = You revoked in trick { $trick }: played { $card }, but had { $shown }{ $cost ->
        [0] {""}
       *[other] . That costs { $cost } points
    }
note-trick-revoke-said = { $seat } revoked in trick { $trick }{ $cost ->
    [0] {""}
   *[other] . That costs { $cost } points
}
    .you = You revoked in trick { $trick }{ $cost ->
        [0] {""}
       *[other] . That costs { $cost } points
    }
revoke-others = { $several ->
    [yes] and those who did not revoke get none
   *[no] the others get none
}
came-revoke = { $seat } revoked in trick { $trick } (played { $card }, but had { $shown }): { $points } points, { revoke-others }
    .you = You revoked in trick { $trick } (played { $card }, but had { $shown }): { $points } points, { revoke-others }
came-revoke-said = { $seat } revoked in trick { $trick }: { $points } points, { revoke-others }
    .you = You revoked in trick { $trick }: { $points } points, { revoke-others }
part-revoke = Revoke in trick { $trick }: played { $card }, but had { $shown }
part-revoke-said = Revoke in trick { $trick }
part-others-revoke = { $seats } revoked: nothing else counts
part-taken = Taken
note-trick-unnamed = One card was not entered: say what everybody took
note-trick-leads = Trick { $trick }: { $seat } leads
    .you = Trick { $trick }: you lead
note-trick-trump = Trumps: { $suit }
note-trick-shut = { $open ->
    [yes] { $suit ->
        [none] Point cards may be led now
       *[other] { CAPITAL($suit) } broken
    }
   *[no] { $suit ->
        [none] Point cards may not be led yet
       *[other] { CAPITAL($suit) } not broken yet
    }
}
ask-keep-scores-now = Only keep score in this round too
ask-trick-open = { $itself ->
    [yes] If you have { $card }, lead it
   *[no] If you have { $card }, lead
}
ask-trick-play = { $suit ->
    [none] { $shut ->
        [none] Lead any card
       *[other] Lead a card; no { $shut } while you have another
    }
   *[other] { $barred ->
        [yes] Follow suit: { $suit }. If you have none, any card but points
       *[no] Follow suit: { $suit }. If you have none, any card
    }
}
ask-trick-show = Lay my hand open
ui-passed = passed
ui-passes-to = → { $name }
ui-led = led
ui-winning = wins so far
ui-took = took it
ui-last-trick = Last trick
ui-last-trick-of = Trick { $trick }: { $taker ->
    [none] nobody took it
   *[other] { $taker } took it
}
ui-so-far = { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $points } of this round on top
ui-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
ask-trick-pass = { $cards ->
    [one] Pass a card to { $to }
   *[other] Pass { $cards } to { $to }
}
ask-trick-pass-hidden = { $cards ->
    [one] Passed a card
   *[other] Passed { $cards } cards
}
ask-trick-pass-all = Everybody has passed
ask-trick-rest = The rest counts nothing
ask-trick-choose = { $how ->
    [add] Points to the others
   *[subtract] Points off my own
}
tally-sum = These add up to { $made }, not { $total }.
tally-cards-cannot = The cards cannot lie like this. Nobody has the points of ♠Q, or a card is counted twice.
tally-nobody = Who has it? { $box }
tally-took = { $seat } has points, so must have taken a trick.

word-passed = everybody has passed
word-rest = the rest counts nothing
word-add = points to the others
word-subtract = points off my own


story-gives = { $cards ->
    [none] { $count ->
        [one] { $who } gives a card
       *[other] { $who } gives { $count } cards
    }
   *[other] { $who } gives { $cards }
}
    .you = { $cards ->
        [none] { $count ->
            [one] You give a card
           *[other] You give { $count } cards
        }
       *[other] You give { $cards }
    }
story-takes = { $points ->
    [none] { $who } took no trick
    [one] { $who } took { $points } point
   *[other] { $who } took { $points } points
}
    .you = { $points ->
        [none] You took no trick
        [one] You took { $points } point
       *[other] You took { $points } points
    }
story-looks = { $who } looks at the last trick
    .you = You look at the last trick
pass-left = to the left
pass-right = to the right
pass-across = across
pass-left2 = to the second on the left
pass-right2 = to the second on the right
revoke-none = nothing proven
pass-none = not this round
unreadable-lying-full = A trick that is not complete has at most { $most } cards.
unreadable-lying-turn = Say whose turn it is: the cards in the trick are those of the players just before.
unreadable-lying-card = { CAPITAL($card) } cannot lie in the trick: { $why ->
        [pack] it is not in the pack at this table.
        [twice] it is named twice.
       *[played] it was played to an earlier trick.
    }
unreadable-lying-hand = { CAPITAL($card) } lies in the trick and is named in { $name }’s hand too. It can only be in one place.
unreadable-lying-led = { CAPITAL($card) } was led, so the suit led is { $suit }.
unreadable-lying-broken = { CAPITAL($card) } lies in the trick, so hearts are broken.
unreadable-taken-broken = Nobody can have taken these points before a card that breaks hearts, so hearts are broken.
unreadable-lying-seat = { $name } has a card in the trick already, so it is somebody else’s turn.
unreadable-lying-phase = There is a trick on the table only during play, not while cards are dealt, passed or counted.
