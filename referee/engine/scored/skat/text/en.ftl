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
preset-skat-club = Three people, tournament
    .about = 36 games by Seeger and Fabian: 50 points for a game won, and 40 for the others where one is lost.
preset-skat-clubfour = Four people, tournament
    .about = 48 games by Seeger and Fabian: 50 points for a game won, and 30 for the others where one is lost.


## The guide

guide-skat-object =
    One plays alone against the others. You only keep the list: who played, for how much, won or lost.
guide-skat-scoring =
    A game that is won gives its value to who played it; one that is lost takes twice its value. The others have 0. A round that everybody passed is 0 for all.
    { $seeger ->
        [true] • A game that is won gives 50 points more and one that is lost takes 50 more; then each of the others has 40, with four people 30.
       *[false] { "" }
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

skat-game = Value of the game
skat-lost = Lost
skat-seeger = Won or lost
house-seeger = Tournament list
    .ask = Are 50 points added for a game won, and do the others have points for one lost?
    .true = Yes
    .false = No
    .words = seeger fabian, tournament scoring, club list, bonus for winning, 50 points, 40 points for opponents
