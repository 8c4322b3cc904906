### English: a game of the table's own.

game-own = Your own game
    .about = Any game of which you only keep score: name it, say who wins and when it ends. It is offered next time.
    .find = e.g. fewest points, zero, rounds, bid
    .sign = ★
    .order = 89
    .words = score sheet, score pad, own game, custom game, make a game, only keep score

preset-own-own = Most points win
    .about = Points are added round by round; the game ends at 100, and most points win.
preset-own-fewest = Fewest points win
    .about = Points are added round by round; the game ends at 100, and fewest points win.
preset-own-zero = Some win what others lose
    .about = The points of a round add up to 0, and the last number fills itself. Ten rounds.
preset-own-bids = Bids
    .about = Everybody says how many tricks they will take. Who is exactly right has 10 points and one a trick. Ten rounds.


## The guide

guide-own-object =
    Play by your own rules; here you only keep the score.
guide-own-scoring =
    { $partners ->
        [yes] Two who sit opposite are partners and share their points.
       *[no] { "" }
    }
    { $entry ->
        [zero] After each round everybody’s points are entered. Together they are 0.
        [bids] After each round everybody’s bid and tricks are entered. Who is exactly right has { $bid_made } points and { $bid_trick } more for each trick; anybody else loses { $bid_missed } for each trick too many or too few.
       *[points] After each round everybody’s points are entered, zeros too.
    }
    { $step ->
        [halves] Points may be halves, such as 12.5.
        [tenths] Points may have one digit after the decimal point, such as 12.3.
       *[whole] { "" }
    }
    { $best ->
        [fewest] The fewest points win.
       *[most] The most points win.
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

house-partners = Partners
    .ask = Do two who sit opposite share their points?
    .true = Yes: partners
    .false = No: everybody alone
    .words = teams, pairs, two against two, team game
house-partners-even = Partners need an even number of people.
house-entry = What a round has
    .ask = What do you enter after a round?
    .points = Everybody’s points
    .zero = Points that add up to 0
    .bids = Bid and tricks
    .words = zero sum, some win what others lose, bids and tricks
house-bid-made = A bid that is right
    .ask = How many points is a bid that is exactly right?
    .unit = points
    .words = bid bonus
house-bid-trick = Each trick of it
    .ask = How many points more for each trick of a bid that is right?
    .unit = points
    .words = points a trick
house-bid-missed = A bid that is wrong
    .ask = How many points are lost for each trick too many or too few?
    .unit = points
    .words = bid failed, missed bid

ui-fact-title = Name of the game
