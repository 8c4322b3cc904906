### English: a game that the referee does not know.

game-other = Another game
    .about = Stacko, or whatever you play: the referee keeps the turns and their clock, time-outs, penalties and points.

preset-other-other = Most points win
    .about = Points are added round by round; whoever has 100 first ends the game, and the most points win.
preset-other-fewest = Fewest points win
    .about = Points are added round by round; at 100 the game is over, and the fewest points win.
preset-other-stacko = Stacko
    .about = Three rounds of half a minute a turn. Give a point to whoever placed the last block before the tower fell.

other-cards = In a game that the referee does not know no cards are entered.
    .name = No cards here
    .no = No: the referee does not know the cards of this game. Enter turns and points.
other-round = Anybody begins a round. Whoever sits to the left of them has the first turn.
    .name = A round begins
    .ok = The round is on.
    .story = { $who } begins a round
    .no = No: a round is on already. Enter its points first.
other-turn = Whoever has the turn ends it, and the clock starts anew for the next player.
    .name = The turn ends
    .ok = The turn is over.
    .story = { $who }’s turn is over
    .no = { $turn ->
        [none] No: nobody has the turn now.
       *[other] No: it is { $turn }'s turn.
    }

house-best = Who wins
    .ask = Who wins the game?
    .most = Whoever has the most points
    .fewest = Whoever has the fewest points

ask-begin = A round begins
ask-turn-over = My turn is over
note-points = { $seat } has no points yet
other-keep = What you enter
    .ask = What do you enter at this table?
    .plays = Turns and points
    .scores = Only the points
other-between = Between rounds
other-on = The round is on
