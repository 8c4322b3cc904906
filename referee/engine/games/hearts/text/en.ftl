### English: what is Hearts' own.

game-hearts = Hearts
    .about = Take as few hearts as you can, and not the queen of spades. Or take them all.
    .find = e.g. passing, moon, queen
    .sign = ♥
    .order = 3
    .words = in hearts, at hearts, play hearts, playing hearts, hearts game, game of hearts, hearts tie, hearts rules

preset-hearts-seed = Hearts
    .about = As most people know it: three cards are passed, no points in the first trick, the game ends at 100.
preset-hearts-pagat = Points in the first trick
    .about = Points may be played to the first trick, the queen of spades does not break hearts, and you choose what shooting the moon does.
preset-hearts-bicycle = Only hearts break hearts
    .about = The queen of spades does not break hearts; everything else as usual.

preset-hearts-blackmaria = Black Maria
    .about = As in Britain: three cards always to the right, the player left of the dealer begins with any card, hearts may be led at once, and K♠ counts 10 and A♠ 7.
preset-hearts-cancellation = Cancellation Hearts
    .about = For many players: two packs, 52 points in all, and two equal cards in a trick cancel each other.
preset-hearts-omnibus = Omnibus
    .about = The ten of diamonds takes ten points off, and the queen of spades does not break hearts.


## The guide

guide-hearts-object =
    Take as few points as you can: every heart counts against you, and the queen of spades above all. Or take them all, and everybody else pays.
guide-hearts-deal =
    Three to ten people, best with four; each plays alone. { $two_packs ->
        [yes] Use two packs without jokers, and points count twice: 52 in all.
       *[no] Use 52 cards without jokers; from seven people on two packs, and points count twice: 52 in all.
    } { $kitty ->
        [first_trick] What cannot be dealt evenly is laid aside face down; the winner of the first trick gets it, points and all.
       *[off] { $two_packs ->
            [yes] { "" }
           *[no] { $removal ->
                [clubs] With three people take out 2♣, with five 2♣ and 3♣, with six the clubs from 2 to 5.{ " " }
                [korean] With three people take out 2♠, with five 2♠ and 2♣, with six 2♠ 2♣ 2♦ and 3♠.{ " " }
               *[pagat] With three people take out 2♦, with five 2♦ and 2♣, with six 2♠ 2♣ 2♦ and 3♠.{ " " }
            }
        }From two packs take out as many cards as would be left over, in this order: 2♣ 2♦ 2♠ 2♦ 2♠ 3♣.
    }
    All cards are dealt: { $two_packs ->
        [yes] 26 each with four people, 13 each with eight.
       *[no] 13 each with four people, and with eight.
    } The deal moves one place to the left every round.
    { $passing ->
        [off] No cards are passed.
       *[on] Then everybody chooses { $pass_count ->
            [one] one card
           *[other] { $pass_count } cards
        } and passes them face down, before looking at what comes: { $pass_cycle ->
            [left] always to the left.
            [right] always to the right.
            [no_hold] to the left in the first round, to the right in the second, across in the third; then it starts over. Three, seven and nine people leave out “across”; five pass to the second on the left and the second on the right instead.
           *[usual] to the left in the first round, to the right in the second, across in the third. In the fourth round you keep your hand; then it starts over. Three, seven and nine people leave out “across”; five pass to the second on the left and the second on the right instead.
        }
    }
guide-hearts-play =
    { $first_lead ->
        [left] The player to the dealer’s left begins with any card.
        [any_club] The player with 2♣ begins with any club. With two packs two players may hold it: then the one nearer to the dealer’s left begins. If 2♣ is not in play, the lowest club takes its place.
        [any] The player with 2♣ begins with any card. With two packs two players may hold it: then the one nearer to the dealer’s left begins. If 2♣ is not in play, the lowest club takes its place.
       *[c2] The player with 2♣ begins and leads it. With two packs two players may hold it: then the one nearer to the dealer’s left begins. If 2♣ is not in play, the lowest club takes its place.
    }
    Going clockwise, everybody plays one card. Follow the suit that was led if you can; if you cannot, play anything.
    The highest card of the suit led takes the trick: the ace is high, then K, Q, J, 10 down to 2. On 3♠, Q♦, 9♠, 6♠ the 9♠ wins. The winner of a trick leads to the next, and lays the cards that count face up in front.
    With two packs, { $equal_cards ->
        [first] of two equal cards in a trick the one played first is higher.
        [last] of two equal cards in a trick the one played last is higher.
       *[cancel] two equal cards in a trick cancel each other: the next highest takes it. If nothing is left of the suit led, the trick stays where it is: the same player leads again, and whoever takes the next trick takes both. The last trick then goes to its leader.
    }
    { $first_trick_points ->
        [free] Points may be played to the first trick.
       *[forbidden] No points in the first trick, unless you hold nothing else.{ $first_trick_queen_if_only_black ->
            [yes] {" "}If Q♠ is your only black card you may play it there.
           *[no] { "" }
        }
    }
    { $hearts_any_time ->
        [yes] A heart may be led at any time.
       *[no] You may not lead a heart before hearts are broken: until a heart { $queen_breaks ->
            [yes] or Q♠ has
           *[no] has
        } been played in an earlier trick. If you hold nothing else, you may.
    }
    { $queen_first ->
        [yes] If you cannot follow suit, you must play Q♠ at the first chance.
       *[no] { "" }
    }
guide-hearts-cards =
    • Each heart: { $spot_hearts ->
        [yes] its number; J 11, Q 12, K 13, A 14 points
       *[no] 1 point
    }
    • Q♠, the queen of spades: 13 points
    { $black_spades ->
        [yes] • K♠: 10 points, A♠: 7 points
       *[no] { "" }
    }
    { $jack ->
        [yes] { $jack_card ->
            [ten] • 10♦: 10 points off
           *[jack] • J♦: 10 points off
        }
       *[no] { "" }
    }
    • All other cards: nothing
guide-hearts-calls =
    Nothing has to be called.
    A wrong card goes back while its trick is still on the table. { $revoke ->
        [26] If it turns out only later that somebody could have followed suit, that player takes all the points of the round and the others none.
       *[correct] If it turns out only later that somebody could have followed suit, it is noted and costs nothing.
    }
    Something to settle? Say “time out”: play stops until you say “time in”.
hearts-all-points = { $spot_hearts ->
    [yes] { $black_spades ->
        [yes] 134
       *[no] 117
    }
   *[no] { $black_spades ->
        [yes] 43
       *[no] 26
    }
}

guide-hearts-scoring =
    When all cards are played, everybody adds the points they took to their total.{ $no_trick_bonus ->
        [0] { "" }
       *[other] {" "}A player who took no trick at all gets { $no_trick_bonus } points off.
    }
    Shooting the moon: if you take every heart and { $black_spades ->
        [yes] Q♠, K♠ and A♠,
       *[no] Q♠,
    }{ $jack_for_moon ->
        [yes] {" "}and the card that takes ten points off,
       *[no] { "" }
    } { $moon ->
        [subtract26] { hearts-all-points } points come off your total.
        [choice] you choose: { hearts-all-points } points for each of the others, or as many off your own total.
        [safety] you get none and each of the others gets { hearts-all-points }; if that would end the game without your winning it, they come off your own total instead.
       *[add26] you get none and each of the others gets { hearts-all-points }.
    } With two packs you need both of each card, and these points are doubled.{ $sun ->
        [yes] {" "}If you took every single trick, it counts twice.
       *[no] { "" }
    }
    { $end_score ->
        [0] { $end_deals ->
            [0] The game goes on for as long as you like; the fewest points win.
           *[other] The game is over after { $end_deals } rounds; the fewest points win.
        }
       *[other] The game is over after the round in which somebody { $end_compare ->
            [pass] passes
           *[reach] reaches
        } { $end_score } points{ $end_deals ->
            [0] { "" }
           *[other] , at the latest after { $end_deals } rounds
        }. The fewest points win.
    }{ $exact_end ->
        [half] {" "}A player with exactly { $end_score } points falls back to half of that.
        [wins] {" "}But a player with exactly { $end_score } points wins at once.
       *[off] { "" }
    } { $tie ->
        [extra_deal] If several have the fewest, play another round.
       *[share] If several have the fewest, they share the win.
    }


hearts-totals-how = Enter the number of the next round too, so that the pass goes the right way.

house-removal = Cards taken out
    .ask = Which cards are taken out with three, five and six players?
    .pagat = Three: 2♦; five: 2♦ 2♣
    .korean = Three: 2♠; five: 2♠ 2♣
    .clubs = The lowest clubs
house-two-packs = Packs
    .ask = How many packs are used?
    .true = Always two
    .false = One for up to six people, two from seven on
house-kitty = Cards left over
    .ask = What happens to cards that cannot be dealt evenly?
    .off = They are taken out first
    .first-trick = The winner of the first trick gets them
house-passing = Passing
    .ask = Are cards passed before play?
    .on = Yes
    .off = Never
house-pass-cycle = Where cards go
    .ask = To whom are cards passed, round by round?
    .usual = Left, right, across, then not at all
    .no-hold = Left, right, across, and over again
    .left = Always to the left
    .right = Always to the right
house-pass-count = Cards passed
    .ask = How many cards are passed?
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-first-lead = The first lead
    .ask = Who leads first, and what?
    .c2 = The two of clubs, from its holder
    .any-club = The holder of the two of clubs: any club
    .any = The holder of the two of clubs: any card
    .left = The player left of the dealer: any card
house-first-trick-points = Points in the first trick
    .ask = May point cards be played to the first trick?
    .forbidden = Only if you have nothing else
    .free = Yes
house-first-trick-queen-if-only-black = The queen in the first trick
    .ask = May the queen of spades be played to the first trick as the only black card?
    .true = Yes
    .false = No
house-equal-cards = Two equal cards
    .ask = With two packs: what if a trick has two equal cards?
    .cancel = They cancel each other
    .first = The one played first is higher
    .last = The one played last is higher
house-hearts-any-time = Leading hearts
    .ask = May hearts be led before they are broken?
    .true = Yes, at any time
    .false = No
house-queen-breaks = The queen breaks hearts
    .ask = May hearts be led once the queen of spades has been played?
    .true = Yes
    .false = No, only after a heart
house-queen-first = The queen at the first chance
    .ask = Must you play the queen of spades as soon as you cannot follow suit?
    .true = Yes
    .false = No
house-revoke = A revoke found later
    .ask = What does a revoke cost if it is found after the trick?
    .correct = Nothing: it is only noted
    .v26 = All the points; the others get none
house-moon = The moon
    .ask = What does taking all the points do?
    .add26 = The others get 26 each (52 with two packs)
    .subtract26 = 26 points off for the shooter (52 with two packs)
    .choice = The shooter chooses
    .safety = The others get 26 (52 with two packs), unless that would lose the shooter the game
house-sun = The sun
    .ask = Does taking every trick count twice?
    .true = Twice
    .false = Like any moon
house-jack = A diamond for ten points off
    .ask = Does the jack or the ten of diamonds take ten points off?
    .true = Ten points off
    .false = It counts nothing
house-jack-card = Which diamond
    .ask = Which card takes ten points off?
    .jack = The jack of diamonds
    .ten = The ten of diamonds
house-jack-for-moon = The moon and that diamond
    .ask = Does the moon need the card that takes ten points off?
    .true = Yes
    .false = No
house-black-spades = King and ace of spades
    .ask = Do the king and the ace of spades count too?
    .true = K♠ 10, A♠ 7 points
    .false = No
house-spot-hearts = Spot hearts
    .ask = Does each heart count as many points as its rank?
    .true = Two to fourteen points
    .false = One point each
house-no-trick-bonus = No trick at all
    .ask = How many points off for taking no trick?
    .off = No
    .unit = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
house-end-score = The game’s end
    .ask = At how many points is the game over?
    .off = No such limit
    .unit = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
house-end-deals = Number of deals
    .ask = After how many deals is the game over?
    .off = No such limit
    .unit = { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
house-exact-end = Exactly at the limit
    .ask = What if a player has exactly as many points as end the game?
    .off = Nothing special
    .half = The player falls back to half
    .wins = The player wins
house-tie = A tie for the fewest points
    .ask = What if several share the fewest points?
    .share = They share the win
    .extra-deal = Another deal is played

tally-who = Who took { $card }?
tally-queen = Q♠
tally-hearts = Hearts
tally-card = { CAPITAL($card) }
tally-moon = { $seat }: moon
tally-sun = { $seat }: sun
tally-no-trick = No trick
part-no-trick = No trick at all
part-exact = Exactly { $points }: back to half
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
    .you = { $sun ->
        [yes] You took every trick
       *[no] You shot the moon
    }: { $off ->
        [yes] { $points } points off
       *[no] { $points } points for each of the others
    }
came-exact = { $seat } had exactly { $points } and falls back to { $left }
    .you = You had exactly { $points } and fall back to { $left }


## The document its rules come from. A section's key ends with the number of its first rule in docs/rules-index.md.

source-hrt = the Korean article on Hearts (하트)
source-hrt-1 = introduction
source-hrt-3 = basic rules
source-hrt-16 = play
source-hrt-35 = strategy
source-hrt-39 = miscellaneous

figure-moons = Moons shot
figure-moons-suffered = Moons of others
figure-queens = Queens of spades taken

no-rule-hearts-partners = partners
    .words = teams, team play, two against two, 2 vs 2, partner
