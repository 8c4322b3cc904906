### English: Skull King.

game-skullking = Skull King
    .about = Ten rounds of bids with pirates and mermaids. You only keep score: bids, tricks and bonus points.
    .find = e.g. bid zero, bonus
    .sign = K
    .order = 62

preset-skullking-skullking = Skull King
    .about = Ten rounds.


## The guide

guide-skullking-object =
    Ten rounds of bids with pirates and mermaids. You only keep score: bids, tricks and bonus points.
guide-skullking-scoring =
    A bid that is exactly right gives 20 points a trick; each trick too many or too few takes 10. A bid of no trick gives 10 points times the number of the round, or takes as many. Bonus points count where the bid was right.
    { $end_score ->
        [0] { "" }
       *[other] • The game is over when somebody has { $end_score } points.
    }
    { $end_rounds ->
        [0] { "" }
        [one] • The game is over after one round.
       *[other] • The game is over after { $end_rounds } rounds.
    }

skullking-bonus = Bonus
