### English: Tichu.

game-tichu = Tichu
    .about = Two sides climb to be rid of their cards. You only keep score: card points and calls of each side.
    .find = e.g. grand tichu, double victory
    .sign = T
    .order = 63

preset-tichu-tichu = Tichu to 1000
    .about = The first side with 1,000 points wins.
preset-tichu-short = Short Tichu
    .about = The first side with 500 points wins.


## The guide

guide-tichu-object =
    Two sides climb to be rid of their cards. You only keep score: card points and calls of each side.
guide-tichu-scoring =
    Both sides’ cards are 100 points together, or 200 for a double victory and 0 for the others. Tichu gives or takes 100 points, a Grand Tichu 200.
    { $end_score ->
        [0] { "" }
       *[other] • The game is over when somebody has { $end_score } points.
    }
    { $end_rounds ->
        [0] { "" }
        [one] • The game is over after one round.
       *[other] • The game is over after { $end_rounds } rounds.
    }

tichu-cards = Card points (200 for a double victory)
tichu-made = Tichu made
tichu-failed = Tichu failed
tichu-grand = Grand made
tichu-lost = Grand failed
tichu-calls = Calls
