### English: what is Hearts' own.

game-hearts = Hearts
    .about = Take as few hearts as you can, and not the queen of spades. Or take them all.

preset-hearts-seed = Hearts
    .about = As most people know it: three cards are passed, no points in the first trick, the game ends at 100.
preset-hearts-pagat = Pagat
    .about = Points in the first trick are free, the queen of spades does not break hearts, and whoever shoots the moon chooses.
preset-hearts-bicycle = Bicycle
    .about = The queen of spades does not break hearts; everything else as usual.

hearts-totals-how = With the number of the round to be dealt, the pass goes the right way too.

house-removal = Cards taken out
    .ask = Which cards are taken out with three, five and six players?
    .pagat = Three: 2♦; five: 2♦ 2♣
    .korean = Three: 2♠; five: 2♠ 2♣
house-kitty = Cards left over
    .ask = What becomes of cards that cannot be dealt evenly?
    .off = They are taken out before
    .first-trick = Whoever takes the first trick gets them
house-passing = Passing
    .ask = Are cards passed before play?
    .on = Left, right, across, then not at all
    .off = Never
house-pass-count = Cards passed
    .ask = How many cards are passed?
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-first-lead = The first lead
    .ask = What does the holder of the two of clubs lead?
    .c2 = The two of clubs
    .any-club = Any club
    .any = Any card
house-first-trick-points = Points in the first trick
    .ask = May point cards be played to the first trick?
    .forbidden = Only by whoever has nothing else
    .free = Yes
house-first-trick-queen-if-only-black = The queen in the first trick
    .ask = May the queen of spades be played to the first trick as the only black card?
    .true = Yes
    .false = No
house-queen-breaks = The queen breaks hearts
    .ask = May hearts be led once the queen of spades has appeared?
    .true = Yes
    .false = No, only after a heart
house-queen-first = The queen at the first chance
    .ask = Must the queen of spades be played as soon as one cannot follow?
    .true = Yes
    .false = No
house-revoke = A revoke found later
    .ask = What does a revoke cost that is found after its trick?
    .correct = Nothing: it is only noted
    .v26 = All the points; the others get none
house-moon = The moon
    .ask = What does taking all the points do?
    .add26 = The others get 26 each
    .subtract26 = 26 come off the shooter's points
    .choice = The shooter chooses
    .safety = The others get 26, unless that would lose the shooter the game
house-sun = The sun
    .ask = Does taking every trick count twice?
    .true = Twice
    .false = Like any moon
house-jack = The jack of diamonds
    .ask = Does the jack of diamonds take ten points off?
    .true = Ten points off
    .false = It counts nothing
house-spot-hearts = Spot hearts
    .ask = Do hearts count their spots?
    .true = Two to fourteen points
    .false = One point each
house-no-trick-bonus = No trick at all
    .ask = Do points come off for taking no trick?
    .off = No
    .unit = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
house-end-score = The game's end
    .ask = With how many points is the game over?
    .off = No such limit
    .unit = { $n } points
house-end-deals = Number of deals
    .ask = After how many deals is the game over?
    .off = No such limit
    .unit = { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
house-tie = A tie for the fewest points
    .ask = What if several share the fewest points?
    .share = They share the win
    .extra-deal = Another deal is played

tally-who = Who took { $card }?
tally-queen = Q♠
tally-hearts = Hearts
tally-jack = J♦
tally-moon = { $seat }: moon
tally-sun = { $seat }: sun
tally-no-trick = No trick
part-no-trick = No trick at all
part-moon-own = The moon: what was taken does not count
part-moon-off = { $sun ->
    [yes] The sun: points off
   *[no] The moon: points off
}
part-moon = { $sun ->
    [yes] The sun of { $seat }
   *[no] The moon of { $seat }
}
came-moon = { $sun ->
    [yes] { $seat } took every trick
   *[no] { $seat } shot the moon
}: { $off ->
    [yes] { $points } points off
   *[no] { $points } points for each of the others
}
