### English: Rummy 500.

game-rummy500 = Rummy 500
    .about = Lay down sets and runs. You only keep score: points laid down and points left in the hand.
    .find = e.g. left in the hand
    .sign = R
    .order = 65

preset-rummy500-rummy500 = Rummy 500
    .about = The game ends at 500 points.


## The guide

guide-rummy500-object =
    Lay down sets and runs. You only keep score: points laid down and points left in the hand.
guide-rummy500-scoring =
    The cards that somebody laid down count for them, those left in the hand against them: a number its value, J, Q and K 10, an ace or a joker 15, and an ace below a 2 only 1. The most points win.
    { $end_score ->
        [0] { "" }
       *[other] • The game is over when somebody has { $end_score } points.
    }
    { $end_rounds ->
        [0] { "" }
        [one] • The game is over after one round.
       *[other] • The game is over after { $end_rounds } rounds.
    }

rummy500-laid = Laid down
rummy500-left = Left in the hand
