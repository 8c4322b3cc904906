### The notice sheet of a phone: what somebody else's act means for oneself. $me is "seat" on the phone of who got the card, "giver" on that of who gave it

ui-take-it = Take it
ui-contest-it = Contest it
notice-accused = { $giver }: “{ $said }”
notice-choose = { $cards ->
    [one] A penalty card for you. Take it, or let the table vote.
   *[other] { $cards } penalty cards for you. Take them, or let the table vote.
}
notice-caught = { $back ->
    [none] { $giver } caught you: take { $cards ->
        [one] a penalty card
       *[other] { $cards } penalty cards
    }
   *[other] { $cards ->
        [0] { $giver } caught you: take { $back } back
        [one] { $giver } caught you: take { $back } back, and a penalty card
       *[other] { $giver } caught you: take { $back } back, and { $cards } penalty cards
    }
}
notice-slow = Your turn took { LASTED($seconds) }, and { LASTED($limit) } are allowed. Your time starts again.
notice-aside = In a time-out cards lie aside until “time in”.
notice-cleared = { $giver } was wrong: no card for you
notice-voted = The table says no: the card goes back
notice-cleared-why = Hand the card back, and { $giver } keeps it.
vote-card = { $me ->
    [seat] Was your card deserved?
   *[other] Was { $seat }’s card deserved?
}
vote-card-why = { $me ->
    [seat] { $giver } gave it to you { $offence }. You say no.
    [giver] You gave it { $offence }. { $seat } says no.
   *[other] { $giver } gave it { $offence }. { $seat } says no.
}
vote-act = Does it count? { $what }
vote-act-why = { $me ->
    [giver] You say no.
   *[other] { $giver } says no.
}
vote-waits = Still to vote: { $names }. The clock is stopped; the next play ends the vote.
vote-so-far = Yes: { $yes }. No: { $no }.
