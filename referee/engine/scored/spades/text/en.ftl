### English: Spades.

game-spades = Spades
    .about = Two sides bid tricks; spades are trumps. You only keep score: bids, tricks and nils of each side.
    .find = e.g. bags, nil, bid
    .sign = ♠
    .order = 60

preset-spades-spades = Spades to 500
    .about = The first side with 500 points wins.
preset-spades-short = Short Spades
    .about = The first side with 250 points wins.


## The guide

guide-spades-object =
    Two sides bid tricks; spades are trumps. You only keep score: bids, tricks and nils of each side.
guide-spades-scoring =
    A bid that is made gives 10 points a trick, one that is missed takes as many. Each overtrick is a point and a bag; ten bags cost 100 points. A nil that is made gives 100 points, one that fails takes 100.
    { $blind_nil ->
        [true] • A nil that was bid before a card was seen counts 200.
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

spades-nil-made = Nils made
spades-nil-failed = Nils failed
spades-contract = Bid
spades-bags = Bags
spades-ten = Ten bags
spades-nil = Nil
spades-blind = Blind nil
spades-blind-made = Blind nils made
spades-blind-failed = Blind nils failed
house-blind-nil = Blind nil
    .ask = May a nil be bid blind?
    .true = Yes, for 200 points
    .false = No
    .words = nil without looking, bid nil before seeing cards, 200 points
