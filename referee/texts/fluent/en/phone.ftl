### The phone during play

ui-title = Referee
ui-home = To the start
ui-waiting = Waiting for the table …
ui-not-live = Not live: what stands here may be old.
ui-tap-lost = A tap never reached the table. Please try it again.
ui-too-old = This browser is too old to play. It needs iOS 15.4, Chrome 105, Firefox 121 or newer. You can still look on. Tap “Play without this phone” in the menu, and any other phone at the table can enter your plays.
ui-no-scripts = This page needs JavaScript to play. Switch it on for this page, or let another phone enter your plays.
ui-does-not-fit = does not fit
ui-ten-seconds = 10 seconds
ui-your-time-over = Your time is over
ui-share = Code { $code }: show the QR
ui-acting-for = For { $name }
ui-watching = Watching
ui-watch-phone = Easier to read on a phone
ui-story = Story
ui-scores = Scores
ui-menu = Menu
ui-clock = Seconds left
ui-seats = Who sits here
ui-middle = In the middle
ui-acts = What you can enter
ui-your-turn = Your turn
ui-to-cards = Your turn: back to the cards
ui-turn-of = { $name }’s turn
ui-you-owe = { $by ->
    [none] Draw { $owed }
    [attack] Draw { $owed }, or play another attack
   *[any] Draw { $owed }, or answer
}
ui-they-owe = { $by ->
    [none] Draws { $owed }
    [attack] Draws { $owed }, or plays another attack
   *[any] Draws { $owed }, or answers
}
ui-timeout = Time-out by { $name }
    .you = Your time-out
ui-sits-out = sits out
ui-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
    .you = { $count ->
        [1] You win!
        [2] You and { $names } win!
       *[other] You win, with { $names }!
    }
ui-ahead = { $gap } ahead
ui-level = Level: { $names }
ui-ends-at = Target: { $points }
ui-ends-after = { $rounds ->
    [one] Ends after { $rounds } round
   *[other] Ends after { $rounds } rounds
}
ui-round-won = { $seat } wins round { $round }
    .you = You win round { $round }!
ui-round-out = { $seat } went out in round { $round }
    .you = You went out in round { $round }!
ui-round = Round { $round }
ui-hand = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
ui-hand-unknown = ? cards
ui-aside = { $cards } aside
ui-dealer-mark = deals
ui-out-of-turn = Play out of turn
ui-times = How many of it
ui-which-suit = Suit
ui-call-suit = { $coloured ->
    [yes] Call a colour
   *[no] Call a suit
}
ui-no-call = Nothing called
ui-count-done = See the sum
ui-count-how = Choose what you hold
ui-count-cards = Cards: { $count }
ui-count-of = of { $held }
ui-count-sum = Count { $sum }
ui-preview = Preview
ui-enter-it = Enter it
ui-leave-it = Leave it
ui-entered = { $what }
ui-why = Why?
ui-undo = Undo
ui-let-stand = Let it stand
ui-close = Close
ui-moved-on = The table moved on: { $what }.
ui-not-kept = Not kept: { ui-file }
ui-not-read = This cannot be opened just now: { ui-file }
ui-file = { $why ->
    [full] the referee’s computer has no room left on its disk. Make some there, then try again.
    [locked] another program on the referee’s computer holds its file. Try again in a moment.
    [busy] another program holds the referee’s database. Try again in a moment.
    [read-only] the referee may not write to its file any more. Allow it on its computer, then try again.
    [damaged] the referee’s file is damaged. Stop the referee and start it with the last backup.
    [gone] the referee’s file was deleted or moved away. Put it back, or start the referee with the last backup.
    [failed] the disk of the referee’s computer does not answer. Please try again.
   *[other] the table could not write it down. Please try again.
 }
ui-one-act = These were entered as one, and are undone as one:
ui-corrected-in = corrected in line { $line }
ui-hangs = { $count ->
    [one] One later line would not hold any more:
   *[other] { $count } later lines would not hold any more:
 }
ui-hangs-maybe = { $count ->
    [one] One line of play came after it, and may not hold any more:
   *[other] { $count } lines of play came after it, and may not hold any more:
 }
ui-only-this = Only this one
ui-undo-correction = the correction
ui-undo-points = the round
ui-undo-together = { $count } lines together
ui-undo-more = … and { $count } more
ui-taken-back = Taken back together:
ui-stand-again = They stand again:
ui-still-stand = Entered with it, and still standing:
ui-take-back-too = Take them back too
ui-sure = { $what }: sure?
ui-yes = Yes
ui-no = No
ui-more = More
ui-not-found = There is no such page or table. Is the code right?
ui-no-night = There is no night here: it was deleted, or there never was one. Is the code right?
ui-not-yours = That belongs to another phone or another table.
ui-too-late = It arrived too late, so nothing was changed. Please send it again.
ui-too-large = That was too much at once. Nothing was changed.
ui-too-fast = Too much in one minute: this was not entered. Wait a moment, then try again.
ui-too-often = Too many tries. Please wait a minute.
ui-codes-often = { $span ->
    [day] Too many wrong codes or links came from your network today. Please try again tomorrow. Whoever sits at a table goes on as before.
   *[minute] Too many wrong codes or links came from your network. Please wait a minute. Whoever sits at a table goes on as before.
 }
ui-went-wrong = Something went wrong. Nothing was lost; please try again.
ui-may-sleep = This phone may turn its screen off: set its lock time to a few minutes.
ui-too-long = “{ $what }” has { $length } characters; { $most } are the most.
ui-host-at-once = Only the host changes house rules at once. Anybody may change them from the next deal.
ui-amend-other = You cannot turn it into an act of { $name }, who has their own phone.
ui-amend-place = A line cannot become coming, going or changing places: enter that in the menu.
ui-act-for = Play for { $name }
ui-other-phone = Another phone
ui-goes-home = { $name } leaves the game
ui-i-go-home = I leave the game
ui-round-scored = Round { $round } is scored
note-empty = { $turn } has no cards: “One” ends the round, else { $turn } draws
    .you = You have no cards: “One” ends the round, else you draw
note-vote = { $giver } gave { $seat } a card { $offence }. Was that right?
note-vote-done = { $giver } disputes what { $seat } did. Does it count?

### Cards on the phone: what lies against somebody, several cards, a colour

ui-attack-on-you = { $answers ->
    [none] Draw { $owed }
   *[other] Draw { $owed }, or play { $answers }
 }
ui-attack = { $answers ->
    [none] Draws { $owed }
   *[other] Draws { $owed }, or plays { $answers }
 }
any-of-rank = any { $rank }
either-comma = { $some }, { $next }
either-or = { $some } or { $last }
ui-another-card = Another card
ui-several = Several
ui-lay-together = Play together
ui-counts = on top
ui-call-later = Not yet
ui-show-hand = Show
ui-play-anyway = Play a card all the same

### A dispute

ui-dispute = Dispute
ui-dispute-line = Dispute line { $line }
ui-disputed-by = { $name } disputes:
ui-dispute-stands = The referee: it stands.
ui-dispute-refused = The referee: it is not allowed.
ui-dispute-uncaught = The referee: it was wrong, but the next player has acted, so it stands. The table may still take it back.
ui-dispute-proven = The referee: a later play has proven it wrong.
ui-dispute-later = Sure it was wrong? Give a penalty card now, before the next player acts.
ui-vote-so-far = { $yes ->
    [one] 1 says yes
   *[other] { $yes } say yes
 }, { $no ->
    [one] 1 says no
   *[other] { $no } say no
 }.
ui-vote-waits = Still to vote: { $names }. Meanwhile the clock stands still; the next play ends the vote.
ui-falls-with-it = { $count ->
    [one] If the table says no, this goes too:
   *[other] If the table says no, these { $count } go too:
 }
ui-take-it-back = Take it back
ui-dispute-accuse = Penalty card for { $name }: wrong play
ui-our-rule = Our own rule …
ui-our-rule-which = So it would be the other way. Which is your rule from now on?
ui-our-rule-next = From the next deal
ui-our-rule-now = At once
ui-our-rule-none = { $pairs ->
    [0] { $alone } house rules tried one at a time: none was found that turns this round.
   *[other] { $alone } house rules tried one at a time, and { $pairs } pairs of settings: none was found that turns this round.
} The table may still let it stand, or take it back.
ui-you = You
ui-not-now = Not now
ui-too-slow = { $name } is too slow: give a card
ui-played-wrong = { $name } played wrong
ui-said-nothing = { $name } said nothing
