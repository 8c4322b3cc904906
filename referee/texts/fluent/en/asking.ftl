# Ask the referee: a question that enters nothing.

ui-ask = Ask the referee
ui-ask-short = Ask
ui-ask-line = Ask from here: line { $line }
ui-ask-games = All games
ui-ask-about = May this card be played, and what happens then? Choose a game and a position. Nothing is entered.
ui-ask-where = The position
ui-ask-now = As the table stands now. Nothing you ask here is entered.
ui-ask-now-but = As the table stands now, but for what you changed:
ui-ask-after = { $line ->
    [0] As it stood before the first line.
   *[other] As it stood after line { $line }.
} Nothing you ask here is entered.
ui-ask-after-but = { $line ->
    [0] As it stood before the first line, but for what you changed:
   *[other] As it stood after line { $line }, but for what you changed:
}
ui-ask-reset = As it was
ui-ask-change = Change the position
ui-ask-cards-how = Write the rank, then S, H, D or C, with blanks between: 7H TS QD. For a hand, a number is enough.
ui-ask-trick = Cards in the trick, in order
ui-ask-melds = Melds of { $seats }
ui-ask-pile = Cards in the pile, from the bottom
ui-ask-clear = Clear: { $what }
ui-ask-hand = Hand of { $seat }
ui-ask-lay = Set these cards
ui-ask-from-here = Ask from this position
ui-ask-made-up = A position of your own
ui-ask-players = Players
ui-ask-new = A new position
ui-ask-who = Who?
ui-ask-what = Does what?
ui-ask-it = Ask
ui-ask-nothing = This player can do nothing here. Choose somebody else, or change the position.
ui-ask-silent = At this table you watch each other. Call a time-out, and the referee answers.
ui-ask-taken-back = Not yet: it would tell whether a play was wrong that was taken back or can still be caught. Ask again once somebody else has acted.
ui-ask-then-stood = { $line ->
    [0] As it stood before the first line
   *[other] As it stood after line { $line }
}
ui-ask-then = Time out, and ask
ui-ask-stands = It would stand until somebody catches it.
ui-ask-all-may = Anybody may do this now.
ui-ask-may = { $count ->
    [one] { $names } may do this now, nobody else.
   *[other] { $names } may do this now, nobody else.
}
ui-ask-none-may = { $plays ->
    [yes] Nobody may play this card now.
   *[no] Nobody may do this now.
}
ui-ask-flips = { $count ->
    [one] One house rule would turn the answer round
   *[other] { $count } house rules would turn the answer round
}
ui-ask-no-flips = { $pairs ->
    [0] { $alone } house rules tried one at a time: none was found that turns this answer.
   *[other] { $alone } house rules tried one at a time, and { $pairs } pairs of settings: none was found that turns this answer.
}
ui-ask-look-together = Look for two house rules together
ui-ask-together = Two house rules together would turn the answer round
ui-ask-varies = { $count ->
    [one] With another house rule something else would happen
   *[other] With { $count } other house rules something else would happen
}
asked = Asked: { $what }
asked-plays = { $suit ->
    [none] If { $who } plays { $cards }?
   *[other] If { $who } plays { $cards } and calls { $suit }?
}
asked-draws = { $count ->
    [0] If { $who } draws?
    [one] If { $who } draws a card?
   *[other] If { $who } draws { $count } cards?
}
asked-passes = If { $who } passes?
asked-calls = If { $who } calls { $suit }?
asked-says = If { $who } says “{ $word }”?
asked-catches = If { $who } catches { $whom }?
asked-discards = If { $who } discards { $card }?
asked-takespile = If { $who } takes the pile?
ui-ask-link = Link to this question
unreadable-not-asked = The table decides this, not the rules.

# Why, and where a number comes from.
ui-why-right = What would have been right
ui-why-right-cards = { $answers }
ui-why-otherwise = And under other house rules?
ui-why-turn = Why it was { $name }’s turn
ui-why-turn-now = Why is it { $name }’s turn?
ui-from-now = The lines that made it so, the newest first.
ui-from-line = The lines that made it so, up to line { $line }, the newest first.
ui-from-nothing = No line changed it: it stood so from the beginning.
ui-from = Where { $what } comes from
ui-where-from = Explain:
