### English: Wizard.

game-wizard = Wizard
    .about = Each round has one card more; say how many tricks you will take. You only keep score: bids and tricks.
    .find = e.g. bid, tricks, rounds
    .sign = W
    .order = 61

preset-wizard-wizard = Four people
    .about = Fifteen rounds.
preset-wizard-three = Three people
    .about = Twenty rounds.
preset-wizard-five = Five people
    .about = Twelve rounds.
preset-wizard-six = Six people
    .about = Ten rounds.


## The guide

guide-wizard-object =
    Each round has one card more; say how many tricks you will take. You only keep score: bids and tricks.
guide-wizard-scoring =
    A bid that is exactly right gives 20 points and 10 for each trick. Each trick too many or too few takes 10 points. All tricks of a round together are its number.
    { $end_score ->
        [0] { "" }
       *[other] • The game is over when somebody has { $end_score } points.
    }
    { $end_rounds ->
        [0] { "" }
        [one] • The game is over after one round.
       *[other] • The game is over after { $end_rounds } rounds.
    }
