### English: Phase 10.

game-phase10 = Phase 10
    .about = Lay down ten phases, one after the other. You only keep score: points left in the hand, and who laid a phase.
    .find = e.g. phase, left in the hand
    .sign = 10
    .order = 66

preset-phase10-phase10 = Ten phases
    .about = The game ends once somebody has laid the tenth phase.
preset-phase10-short = Five rounds
    .about = The game ends after five rounds.


## The guide

guide-phase10-object =
    Lay down ten phases, one after the other. You only keep score: points left in the hand, and who laid a phase.
guide-phase10-scoring =
    After each round mark who laid their phase, and count what is left in the hands: 1 to 9 are 5 points each, 10 to 12 are 10, Skip is 15, Wild is 25.
    Whoever has laid the tenth phase ends the game and wins; of several the one with the fewest points.
    { $end_score ->
        [0] { "" }
       *[other] • The game is over at the latest when somebody has { $end_score } points.
    }
    { $end_rounds ->
        [0] { "" }
        [one] • The game is over after one round.
       *[other] • The game is over after { $end_rounds } rounds at the latest.
    }

phase10-left = Left in the hand
phase10-phase = Phase laid
