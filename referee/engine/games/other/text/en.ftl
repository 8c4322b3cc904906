### English: a game that the referee does not know.

game-other = Another game
    .about = Stacko, or whatever you play: the referee keeps the turns and their clock, time-outs, penalties and points.
    .find = e.g. rounds, points, time
    .sign = ✎
    .order = 90

preset-other-other = Most points win
    .about = Points are added round by round; the game ends at 100, and most points win.
preset-other-fewest = Fewest points win
    .about = Points are added round by round; the game ends at 100, and fewest points win.
preset-other-stacko = Stacko
    .about = Three rounds, half a minute a turn. A point for the player who placed the last block before the tower fell.


## The guide

guide-other-object =
    Play whatever game you like, by your own rules. The referee keeps the turns and their clock, time-outs, penalties and points.
guide-other-deal =
    Up to twenty people; deal or build as your game asks. Anybody begins a round, and the player to their left has the first turn.
guide-other-play =
    Take your turn, then say that it is over: the clock starts for the next player, who has { $turn_seconds } seconds.
guide-other-calls =
    A player who breaks one of your rules may be given a penalty card, or whatever stands for one at your table. If they do not agree, the others vote.
    Something to settle? Say “time out”: the clock stops until you say “time in”.
guide-other-scoring =
    After each round everybody’s points are entered, zeros too. { $best ->
        [fewest] The fewest points win.
       *[most] The most points win.
    }
    { $step ->
        [halves] Points may be halves, such as 12.5.
        [tenths] Points may have one digit after the decimal point, such as 12.3.
       *[whole] { "" }
    }
    { $end_score ->
        [0] { "" }
       *[other] • The game is over when somebody has { $end_score } points.
    }
    { $end_rounds ->
        [0] { "" }
        [one] • The game is over after one round.
       *[other] • The game is over after { $end_rounds } rounds.
    }
    { $end_time ->
        [0] { "" }
        [one] • The game is over with the round under way after a minute.
       *[other] • The game is over with the round under way after { $end_time } minutes.
    }


other-cards = The referee does not know this game, so you enter no cards.
    .name = No cards here
    .no = No: the referee does not know the cards of this game. Enter turns and points.
other-round = Anybody may begin a round. The player to their left has the first turn.
    .name = A round begins
    .ok = The round is on.
    .story = { $who } begins a round
    .no = No: a round is on already. Enter its points first.
other-turn = End your turn yourself; then the clock starts for the next player.
    .name = The turn ends
    .ok = The turn is over.
    .story = { $who }’s turn is over
    .no = { $turn ->
        [none] No: it is nobody’s turn now.
       *[other] No: it is { $turn }’s turn.
    }

house-best = Who wins
    .ask = Who wins the game?
    .most = Most points win
    .fewest = Fewest points win
house-step = Points are counted in
    .ask = May points have a part after the decimal point?
    .whole = Whole numbers
    .halves = Halves: 12.5
    .tenths = Tenths: 12.3
    .words = half points, decimals, decimal point, fractions of a point, 0.5, 0.1

ask-begin = A round begins
ask-turn-over = My turn is over
note-points = { $seat } has no points yet
    .you = You have no points yet
other-keep = What you enter
    .ask = What do you enter at this table?
    .plays = Turns and points
    .plays-means = turn by turn
    .scores = Only the points
    .scores-means = once a round, added up
other-between = Between rounds
other-on = The round is on
