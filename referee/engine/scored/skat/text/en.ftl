### English: Skat.

game-skat = Skat
    .about = One plays alone against the others. You only keep the list: who played, for how much, won or lost.
    .find = e.g. lost game, list
    .sign = S
    .order = 64

preset-skat-skat = Three people
    .about = A list of 36 games.
preset-skat-four = Four people
    .about = A list of 48 games.


## The guide

guide-skat-object =
    One plays alone against the others. You only keep the list: who played, for how much, won or lost.
guide-skat-scoring =
    A game that is won gives its value to who played it; one that is lost takes twice its value. The others have 0. A round that everybody passed is 0 for all.
    { $end_score ->
        [0] { "" }
       *[other] • The game is over when somebody has { $end_score } points.
    }
    { $end_rounds ->
        [0] { "" }
        [one] • The game is over after one round.
       *[other] • The game is over after { $end_rounds } rounds.
    }

skat-game = Value of the game
skat-lost = Lost
