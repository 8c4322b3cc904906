### English: what is Eights' own.

game-eights = Eights
    .about = Match suit or rank, or play an 8 on anything and name the suit. Whoever is out first wins.

preset-eights-eights = Eights
    .about = No powers but the wild 8. One card is drawn, and the first one out wins.
preset-eights-points = For points
    .about = One draws until a card fits. Whoever is out gets what the others hold, 50 for an 8, and 100 points win.
preset-eights-crazy = Crazy Eights
    .about = For points, with cards that do something: 2 makes the next player draw two, the queen skips, the ace turns round.

house-action-cards = Cards that do something
    .ask = Which cards do something, besides the 8?
    .none = None
    .all = All three
    .v2 = 2: the next player draws two
    .Q = Queen: the next player is skipped
    .A = Ace: the direction turns round
