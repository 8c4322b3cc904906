### Reading: the story, why, scores, penalty cards, catching up, the board, the rules, what is exported.

ui-reading = To read
ui-back-to-table = Table
ui-penalties = Penalty cards
ui-no-game-yet = No game has been started at this table yet.
ui-nothing-yet = Nothing has been entered yet.


## The story

ui-rounds = Rounds
ui-all-rounds = All
ui-lines = Lines
ui-line-number = Line { $line }
ui-older = Older lines
ui-newest = To the newest line
ui-another-phone = another phone
ui-entered-by = entered by { $name }
ui-why-line = Why? Line { $line }
ui-undo-line = Undo line { $line }
ui-let-stand-line = Let it stand, line { $line }
ui-amend = Correct
ui-amend-line = Correct line { $line }
ui-amend-to = Line { $line } as it should be
ui-amend-cards = How many cards
ui-amend-whom = To whom
ui-amend-reason = Why
ui-amend-words = As text
ui-mark-undone = taken back
ui-mark-amended = corrected; it was: { $was }
ui-mark-allowed = the table lets it stand
ui-mark-proved = proven wrong by line { $line }
ui-settled-right = proven right by line { $line }
ui-settled-wrong = proven wrong by line { $line }
ui-settled-kept = the table voted yes, line { $line }
ui-settled-dropped = the table voted no, line { $line }
ui-settled-tied = the vote was a tie, so it does not count, line { $line }
ui-settled-unvoted = nobody voted, so it does not count, line { $line }
ui-settled-admitted = admitted in line { $line }
ui-settled-denied = not done, as admitted in line { $line }
ui-settled-overtaken = the tie went to line { $line }
ui-talk-later = give a penalty card instead
ui-talk-stands = under the rules it stands
ui-talk-refused = under the rules it is not allowed
ui-talk-uncaught = not caught in time, it stands
ui-talk-proven = under the rules it was wrong, as proven later
ui-talk-own = taken back without a vote
ui-talk-settled = settled already
ui-talk-gone = taken back already
ui-talk-card = nothing to vote on
ui-talk-void = does not count here
ui-mark-uncaught = nobody caught it, so it stands
ui-mark-outdated = today’s rules would judge otherwise; the ruling given then stands
ui-total = Total
ui-before = Before
ui-after = After


## Why

ui-why-heading = Why? Line { $line }
ui-told-later = At this table you watch each other, so this is told once the next player has acted.
ui-rule = The rule
ui-rule-page = This rule in the rulebook
ui-source = Source: { $source }
source-told = { $document }, { $sections }
source-and = { " · " }
ui-breaks = All the rules it broke
ui-rests-on = The house rules it rests on
ui-else-than-preset = the preset says: { $preset }
ui-state-of-things = Before and after
ui-fact = What
ui-nothing-changed = This line changed nothing at the table.


## Facts of the record

ui-fact-nobody = nobody
ui-fact-none = none
ui-fact-unknown = unknown
ui-fact-yes = yes
ui-fact-no = no
ui-fact-turn = Whose turn
ui-fact-dealer = Dealer
ui-fact-round = Round
ui-fact-phase = Going on
ui-fact-timeout = Time-out by
ui-fact-winner = Winner
ui-fact-top = Top card
ui-fact-suit = To match
ui-fact-direction = Direction
ui-fact-draw = Cards owed
ui-fact-stock = Cards left to draw
ui-fact-pile = Cards on the pile
ui-fact-led = Suit led
ui-fact-broken = Hearts broken
    .said = { $yes ->
        [yes] Hearts are broken
       *[no] Hearts are not broken yet
    }
ui-fact-trick = Trick
ui-fact-lying = Cards in the trick
ui-fact-pool = Cards nobody took
ui-fact-pass = Passing
ui-fact-blocked = Pile blocked
    .said = { $yes ->
        [yes] The pile is blocked
       *[no] The pile is not blocked
    }
ui-fact-hand = Hand
    .of = Hand of { $whose }
ui-fact-score = Points
    .of = Points of { $whose }
ui-fact-penalties = Penalty cards
    .of = Penalty cards of { $whose }
ui-fact-aside = Cards aside
    .of = Cards aside of { $whose }
ui-fact-out = Out
    .of = { $whose } is out
    .said = { $yes ->
        [yes] { $whose } is out
       *[no] { $whose } still plays
    }
ui-fact-blank = Blank card
    .of = Blank card { $whose }
ui-fact-phone = Phone
    .of = { $whose } has a phone
    .said = { $yes ->
        [yes] { $whose } has a phone at the table
       *[no] { $whose } has no phone here: any phone at the table enters for { $whose }
    }
ui-fact-place = Place
    .of = Place of { $whose }
ui-fact-taken = Points taken
    .of = Points taken by { $whose }
ui-fact-revoke = Revoke
    .of = Revoke of { $whose } in trick
ui-fact-minimum = First meld
    .of = First meld of { $whose }
ui-fact-frozen = Pile frozen
    .of = Pile frozen for { $whose }
    .said = { $yes ->
        [yes] The pile is frozen for { $whose }
       *[no] The pile is not frozen for { $whose }
    }
ui-fact-melds = Melds
    .of = Melds of { $whose }
ui-fact-canastas = Canastas
    .of = Canastas of { $whose }
ui-fact-red3 = Red threes
    .of = Red threes of { $whose }


## Scores

ui-score-table = Points by round and player
ui-round-short = Round
ui-place = Place
ui-place-fewest = The lowest score comes first; equal scores share a place.
ui-place-most = The highest score comes first; equal scores share a place.
ui-place-order = The first player out comes first.
ui-place-left = left
ui-place-none-yet = There is no place here yet.
ui-place-none-left = If you leave before the end, you have no place and come last; if you come back, you are ranked again.
ui-place-number = { place-nth }
ui-started-with = Before
ui-totals-set = Totals set
ui-totals-came = Joined with
ui-totals-sides = New sides
ui-dealt-by = { $name } dealt
ui-not-in-round = not in this round
ui-number-of = { $name }, round { $round }: { $points ->
    [one] { $points } point. What it is made of
   *[other] { $points } points. What they are made of
}
ui-no-round-yet = No round has been scored yet.
ui-curve = Totals by round
ui-game-number = Game { $number }
ui-games = Games of this night
ui-export = Export
ui-sheet = Score sheet to print
ui-export-record = Record
ui-who = Who
ui-this-round = This round
ui-total-then = Total then
ui-count-missing = Not counted yet: { $names }
ui-count-all = Everybody is counted.
ui-not-counted = missing
ui-part-of = { $name }, round { $round }
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-wins = { $points ->
    [one] 1 win
   *[other] { $points } wins
}
ui-points-typed = Only the sum was entered, no cards.
ui-cards-taken = Cards taken that count:
ui-took-nothing = Nothing was taken that counts.
ui-held-nothing = Nothing was left in the hand.
ui-penalties-of-round = Penalty cards of this round
ui-card-from = { $cards ->
    [one] 1 card from { $giver } { $reason }
   *[other] { $cards } cards from { $giver } { $reason }
}
ui-count-again = Correct this number
ui-points-are = The points as they should be
ui-cards-are = Or the cards: choose what was left in the hand
ui-counted-itself = This hand was empty or shown, so it counted itself. Correct its points under “Catch up”.


## Penalty cards

ui-card-given = { $cards ->
    [one] { $name } got a card from { $giver } { $reason }
   *[other] { $name } got { $cards } cards from { $giver } { $reason }
}
ui-card-fell = the card went back
ui-being-voted = the table is voting
ui-appeal = Appeal
ui-appeal-line = Appeal against line { $line }
ui-no-penalties = No penalty card has been given yet.
ui-lie-aside = { $cards ->
    [one] { $name } has 1 card lying aside until time-in.
   *[other] { $name } has { $cards } cards lying aside until time-in.
}


## The board

ui-board = Board
ui-away = away
ui-is-out = out
ui-out-place = out, { place-nth }


## A time-out

ui-timeout-ends = Play and clock stand still until { $name } says “time in”.
    .you = Play and clock stand still until you say “time in”.
ui-timeout-free = Free now
ui-timeout-costs = Still costs a card
ui-timeout-still = What is dealt, drawn, played or called now does not count. Penalty cards may be given: choose the person. They lie aside.


## Catching up

ui-catch-up = Catch up
ui-catch-up-turn = turn
ui-as-top-card = as the top card
ui-how-it-stands = That is how it stands
ui-nothing-differs = Nothing was changed: it stands so already.
ui-catch-up-outdated = The table has moved on since this page was opened. Open Catch up again: it shows how things stand now.


## The rulebook

ui-rulebook = Rules
ui-print = Print
ui-house-rules = House rules
ui-at-this-table = at this table
ui-example = Example
ui-as-record = As a record
ui-stands-so = At the start
ui-rules-print = To print
ui-find-rule-hint = e.g. joker on ace
ui-found-rules = { $count ->
    [one] 1 answer
   *[other] { $count } answers
 }
ui-found-told = In the guide
ui-no-such-rule = This referee knows no rule about { $what }. The table decides.
ui-found-no-rule = No rule here says “{ $find }”. Try another word, or a shorter one.
ui-a-house-rule = house rule
ui-otherwise = Otherwise at this table
ui-deeds = What cards do
ui-read-by = It decides in:
ui-reference = Every rule in detail
ui-reference-how = To look things up: the rules the referee goes by, each with an example.
ui-rulebook-contents = All rules by name
ui-guide-object = The aim
ui-guide-deal = Dealing
ui-guide-play = A turn
ui-guide-cards = The cards
ui-guide-calls = Calls and penalties
ui-guide-scoring = Scoring and the end
ui-rules-of-game = The game
ui-rules-of-table = At every table
ui-example-of = An example from { $game }
ui-step-back = Back
ui-step-on = Next


## The round’s sheet

ui-tally = The round
ui-tally-none = There is no round to fill in: every play is entered at this table, or the game is over.
ui-tally-moved = Something was entered meanwhile. This is how it stands now.
ui-tally-entered = { $name } entered round { $round }
ui-tally-was-entered = Round { $round } has been entered
ui-tally-next = The next round
ui-tally-filled = Somebody else filled in something. Here are both together: look, then enter it.
ui-tally-kept = What is filled in is kept for the table.
ui-tally-sum = { $before } { $points } = { $total }
ui-tally-further = Larger numbers
ui-sum-pad = Points
ui-round-again = Correct round { $round }
ui-totals-how = Each player’s points so far. Rounds entered before stay as they are.
ui-totals-side-how = Each side’s points so far. Rounds entered before stay as they are.
ui-totals-round = Round to be dealt
ui-totals-same = Nothing changed.
ui-tally-clear = Clear
ui-tally-reset = Reset
ui-tally-paper = Totals from paper
ui-nobody = Nobody

### Step by step

ui-film = Step by step
ui-film-of = Line { $line } of { $last }
ui-film-start = Before the first line
ui-film-steps = Steps
ui-film-first = To the beginning
ui-film-back = Back
ui-film-play = By itself, or stop
ui-film-next = Next
ui-film-last = To the end
ui-film-what-if = What if, from here?
ui-moment = Share this moment
ui-moment-link = This link shows only this moment and lets nobody into the table.
ui-moment-table = Anybody who has this link can read this line.
ui-moment-text = The same as text, to walk through on another referee.
ui-moment-open = Open it
ui-moment-later = This line is shared once the next player has acted.
ui-record-paste = Walk through a record
ui-record-about = Paste a record: it is judged again and shown step by step. No table is opened.
ui-record-text = The record
ui-record-read = Read it
ui-record-unreadable = Line { $line } cannot be read: { $why }
ui-record-empty = There is no record in this text.
ui-record-long = This is too much: { $most } lines of play are the most.
ui-record-slow = This record takes too long to judge. Take a part of it.
ui-record-gone = This record is not here any more. Paste it again.
ui-record-link-broken = This link is incomplete. Ask for it again.
ui-record-differs = The record says { $of } { $demanded }; today’s rules say { $came }.
ui-records = Records
ui-record-number = Record { $number }
