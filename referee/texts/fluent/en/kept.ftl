### English: games that only keep score.

kept-parts = Enter every number of a round’s row, zeros too, or only its points.
    .name = Every number of a row
    .words = sheet numbers missing
    .no = { $over ->
        [yes] No: the game is over.
       *[no] No: “{ $box }” is missing.
    }
kept-together = Together, all rows make what there is in a round, such as its tricks.
    .name = What all make together
    .words = tricks do not add up
    .no = No: “{ $box }” adds up to { $made }, and it must be { $total }.
kept-score = The referee works out the points of a row. After the last row the round is scored.
    .name = The points of a row
    .words = points bids tricks
    .ok = { $points ->
        [one] { $points } point for this round.
       *[other] { $points } points for this round.
    }
kept-sum = “{ $box }” adds up to { $made }, not { $total }.
kept-said = { $box } { $number }
story-scores-said = { $side }: { $said }
tally-bid = Bid
tally-tricks = Tricks
tally-given = From the others
tally-card-points = Card points
