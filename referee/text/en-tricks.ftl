### English: games of tricks.

trick-dealt = Cards are dealt once a round. A misdeal may be found until the first card is led.
    .name = Tricks are dealt once
    .no = { $phase ->
        [count] No: the round is being counted.
       *[other] No: this round is dealt already.
    }
trick-dealer = The deal moves one place to the left every round.
    .name = Who deals the tricks
    .words = who deals
    .no = No: { $dealer } deals this round.
trick-deal = Everybody gets the same number of cards. Cards that would be left over are taken out before, or lie aside for the first trick.
    .name = Dealing for tricks
    .words = leftover cards removed
    .ok = { $cards ->
        [0] A misdeal: the cards are gathered in and dealt again.
       *[other] Everybody has { $cards } cards. { $to ->
            [none] Nothing is passed this round.
           *[other] Now cards are passed.
        }
    }

trick-no-pass = Cards are passed after the deal and before the first lead, in the rounds that have a pass.
    .name = No pass now
    .words = no exchange fourth round
    .no = { $why ->
        [none] No: nothing is passed in round { $round }. Play begins at once.
        [deal] No: first the cards are dealt.
       *[other] No: cards are passed before play.
    }
trick-passed = Everybody passes once a round.
    .name = One pass each
    .no = No: { $seat } has passed already.
trick-pass-count = Everybody passes the same number of cards.
    .name = How many are passed
    .words = three cards
    .no = { $due ->
        [one] No: one card is passed.
       *[other] No: { $due } cards are passed.
    }
trick-pass-cards = What is passed was dealt to the hand. What has come from another is looked at after passing.
    .name = Cards one has
    .no = No: { $card } cannot be passed from this hand.
trick-pass = Everybody lays the passed cards ready. When all have, the cards are taken up and play begins.
    .name = Passing cards
    .words = exchange give three
    .ok = { $waiting ->
        [0] All have passed. The cards are taken up, and play begins.
       *[other] { $count ->
            [one] A card goes to { $to }.
           *[other] { $count } cards go to { $to }.
        }
    }
    .open = { $count ->
        [one] A card goes to { $to }. Which one was not entered.
       *[other] { $count } cards go to { $to }. Which ones was not entered.
    }

trick-choose = Where the table leaves it to somebody how a round counts, they say so before it is scored.
    .name = How the round counts
    .words = shoot the moon choice
    .ok = { $seat } has chosen. The round is scored.
    .no = { $seat ->
        [none] No: there is nothing to choose now.
       *[other] No: { $seat } chooses.
    }
trick-rest = When the tricks that are left change nobody's points, the round may end there.
    .name = The rest counts nothing
    .ok = Nothing is left that counts. The round is over.
    .no = { $why ->
        [phase] No: no cards are being played now.
        [trick] No: first this trick is finished.
       *[points] No: what is left still counts.
    }
trick-keeping = What everybody took is entered where a table only keeps score.
    .name = Points without cards
    .no = { $keep ->
        [plays] No: at this table every card is entered, and the points follow.
       *[scores] No: nothing can be entered for this player now.
    }
trick-sum = All together take exactly the points that are in the pack.
    .name = The sum
    .words = 26 points
    .no = { $one ->
        [yes] No: nobody can take { $made } points.
       *[no] No: these make { $made } of { $total }.
    }
trick-take = What everybody took in a round is entered, noughts too. With the last entry the round is scored.
    .name = Points taken
    .words = points eaten
    .ok = { $last ->
        [yes] Noted: { $points }. The round is scored.
       *[no] Noted: { $points }.
    }

trick-no-play = Cards are played once they are dealt and passed, until the round is over.
    .name = No trick now
    .no = { $phase ->
        [pass] No: first everybody passes cards.
        [count] No: the round is over and is being counted.
       *[other] No: first the cards are dealt.
    }
trick-turn = Whoever took the last trick leads. Then everybody plays one card in turn, clockwise.
    .name = Whose card comes next
    .why = { $turn ->
        [none] this seat was not in the round
       *[other] it was the turn of { $turn }
    }
    .no = { $turn ->
        [none] No: this seat is not in the round.
       *[other] No: it is { $turn }'s turn.
    }
trick-single = Everybody plays one card to a trick.
    .name = One card each
    .words = two cards
    .no = No: one card is played at a time.
trick-card = Every card is in the pack once.
    .name = A card that is there
    .no = { $why ->
        [hand] No: { $card } is not in this hand.
        [pack] No: { $card } is not in the pack at this table.
        [played] No: { $card } has been played already.
       *[elsewhere] No: { $card } is in another hand.
    }
trick-first-lead = A certain card begins the first trick: whoever holds it leads it, or what else the table allows.
    .name = The first lead
    .why = { $why ->
        [holder] whoever holds { $card } leads first
       *[card] the first trick begins with { $card }
    }
    .words = two of clubs start begin who starts who leads first
    .no = { $why ->
        [holder] No: whoever holds { $card } leads.
       *[card] No: the first trick begins with { $card }.
    }
trick-follow = Follow the suit that is led. With none of it, any card may be played.
    .name = Following suit
    .why = { $suit } was led, and that hand could follow
    .words = same suit revoke must follow
    .no = { $cards ->
        [none] No: { $suit } are led, and this hand must have one.
       *[other] No: { $suit } are led, and this hand has { $cards }.
    }
trick-first-trick = Point cards are not played to the first trick while the hand has any other card.
    .name = The first trick
    .why = { $card } is not played to the first trick
    .words = no points first turn blood
    .no = { $cards ->
        [none] No: not { $card } in the first trick. This hand must have another card.
       *[other] No: not { $card } in the first trick. This hand has { $cards }.
    }
trick-shut = Certain cards are not led before such a card has appeared. Whoever has nothing else leads them all the same.
    .name = Not led yet
    .why = { $card } could not be led yet
    .words = break broken hearts lead
    .no = { $cards ->
        [none] No: { $card } may not be led yet, and this hand must have another card.
       *[other] No: { $card } may not be led yet, and this hand has { $cards }.
    }
trick-due = Where the table plays so, a certain card is played at the first chance: as soon as the suit led cannot be followed.
    .name = At the first chance
    .no = { $cards ->
        [none] No: this hand must have a card that is due now.
       *[other] No: { $cards } is due now.
    }
trick-play = The highest card of the suit led takes the trick, or the highest trump. Whoever takes it leads the next.
    .name = The trick
    .words = who takes highest card wins trick
    .ok = { $full ->
        [yes] { $taker } takes the trick{ $points ->
            [0] .
            [one] {" "}with 1 point.
           *[other] {" "}with { $points } points.
        }
       *[no] { $card } lies there.
    }{ $opens ->
        [yes] {" "}From now on such cards may be led.
       *[no] {""}
    }{ $proves ->
        [none] {""}
       *[other] {" "}So { $culprit } revoked in trick { $proved }: { $proves } was played with { $shown } in the hand.{ $cost ->
        [0] {""}
       *[other] {" "}All { $cost } points of the round go to { $culprit }.
    }
    }
    .open = { $full ->
        [yes] { $taker } takes the trick{ $points ->
            [0] .
            [one] {" "}with 1 point.
           *[other] {" "}with { $points } points.
        }
       *[no] { $card } lies there.
    }{ $opens ->
        [yes] {" "}From now on such cards may be led.
       *[no] {""}
    } Only the hand would show whether it had to be another card.{ $proves ->
        [none] {""}
       *[other] {" "}So { $culprit } revoked in trick { $proved }: { $proves } was played with { $shown } in the hand.{ $cost ->
        [0] {""}
       *[other] {" "}All { $cost } points of the round go to { $culprit }.
    }
    }
trick-look = The last trick may be looked at until the next one is gathered.
    .name = The last trick
    .words = see previous trick
    .ok = The last trick is looked at.
    .no = No: there is no trick to look at.
trick-shows = A hand laid open is known from then on: it makes rulings certain and proves earlier plays right or wrong.
    .name = An open hand
    .ok = { $proves ->
        [none] The hand is open.
       *[other] The hand is open. So { $culprit } revoked in trick { $proved }: { $proves } was played with { $shown } in the hand.{ $cost ->
        [0] {""}
       *[other] {" "}All { $cost } points of the round go to { $culprit }.
    }
    }
    .no = { $why ->
        [phase] No: no hand is laid open now.
        [card] No: { $card } cannot be in this hand.
       *[count] No: all cards of the hand are named, each once.
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
note-trick-pass = { $to ->
    [left] { $cards } cards go to the left
    [right] { $cards } cards go to the right
    [across] { $cards } cards go across
    [left2] { $cards } cards go to the second on the left
   *[right2] { $cards } cards go to the second on the right
}
note-trick-choose = { $seat } chooses how the round counts
note-trick-lies = Trick { $trick }: { $suit } led, { $taker } is winning
note-trick-opener = Whoever holds { $card } leads
note-trick-alone = { $seat } has taken every point so far
note-trick-revoke = { $seat } revoked in trick { $trick }: { $card } was played, and { $shown } was there{ $cost ->
    [0] {""}
   *[other] . That costs { $cost } points
}
note-trick-revoke-said = { $seat } revoked in trick { $trick }{ $cost ->
    [0] {""}
   *[other] . That costs { $cost } points
}
came-revoke = { $seat } revoked in trick { $trick } ({ $card } was played, and { $shown } was there): { $points } points, the others get none
came-revoke-said = { $seat } revoked in trick { $trick }: { $points } points, the others get none
part-revoke = Revoke in trick { $trick }: { $card } was played, and { $shown } was there
part-revoke-said = Revoke in trick { $trick }
part-others-revoke = { $seats } revoked: nothing else counts
part-taken = Taken
note-trick-unnamed = A card was not entered: write down what everybody took
note-trick-leads = Trick { $trick }: { $seat } leads
note-trick-trump = Trumps: { $suit }
note-trick-shut = { $open ->
    [yes] { $suit ->
        [none] Point cards may be led now
       *[other] Broken: { $suit }
    }
   *[no] { $suit ->
        [none] Point cards may not be led yet
       *[other] Not broken yet: { $suit }
    }
}
ask-keep-scores-now = Only keep score in this round too
ask-trick-open = { $itself ->
    [yes] Whoever has { $card } leads it
   *[no] Whoever has { $card } leads
}
ask-trick-play = { $suit ->
    [none] { $shut ->
        [none] Lead any card
       *[other] Lead a card; no { $shut } while you have another
    }
   *[other] { $barred ->
        [yes] Follow: { $suit }. With none, any card but points
       *[no] Follow: { $suit }. With none, any card
    }
}
ask-trick-show = Lay the hand open
ui-passed = passed
ui-passes-to = → { $name }
ui-led = led
ui-winning = wins so far
ui-took = took it
ui-last-trick = Last trick
ui-last-trick-of = Trick { $trick }: { $taker } took it
ui-so-far = { $total } points, { $points } of this round on top
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
ask-trick-rest = The rest counts nothing
ask-trick-choose = { $how ->
    [add] Points to the others
   *[subtract] Points off my own
}
tally-sum = These make { $made } of { $total }.
tally-nobody = Who has it? { $box }
tally-took = { $seat } has points, so not without a trick.

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
story-takes = { $points ->
    [none] { $who } took no trick
    [one] { $who } took 1 point
   *[other] { $who } took { $points } points
}
story-looks = { $who } looks at the last trick
pass-left = to the left
pass-right = to the right
pass-across = across
pass-left2 = to the second on the left
pass-right2 = to the second on the right
revoke-none = nothing proven
pass-none = not this round
unreadable-lying-full = At most { $most } cards lie in a trick that is not complete.
unreadable-lying-turn = Say whose turn it is: the cards in the trick are those of the players just before.
unreadable-lying-card = { $card } cannot lie in the trick: { $why ->
        [pack] it is not in the pack at this table.
        [twice] it is named twice.
       *[played] it was played to an earlier trick.
    }
unreadable-lying-hand = { $card } lies in the trick and is named in { $name }’s hand too. It can only be in one place.
unreadable-lying-led = { $card } was laid first, so the suit led is { $suit }.
unreadable-lying-broken = { $card } lies in the trick, so hearts are broken.
unreadable-lying-seat = { $name } has a card in the trick already, so it is somebody else’s turn.
unreadable-lying-phase = Cards lie in a trick only during play, not while cards are dealt, passed or counted.
