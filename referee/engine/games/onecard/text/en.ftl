### English: what is One Card's own.

game-onecard = One Card
    .about = Korea’s shedding game with an ordinary pack: match suit or rank, attack with 2, A and joker, and shout “One Card!” before anybody else does.
    .sign = ♠
    .order = 6
    .words = onecard, one card game, american page one, page one

preset-onecard-one_card = One Card
    .about = The most common way: 2, A, joker, 3, 7, J, Q and K have powers, you may play several cards of a rank, and the last one left loses.
preset-onecard-orthodox = Orthodox
    .about = One card a turn and no powers: only suit or rank.
preset-onecard-american_page_one = American Page One
    .about = Say “Page One” at two cards and “Stop” at the last, or draw five; no jokers, the 8 is wild, the 3 attacks.
preset-onecard-page_one_japan = American Page One in Japan
    .about = 2 and 3 attack and are answered by their own rank only; ace skips, 9 reverses, 8 is wild. Points count against you.
preset-onecard-nuclear = Nuclear
    .about = The coloured joker makes you draw 20, and with more than 20 cards you are out of the game.
preset-onecard-eights = Eights
    .about = The old game: only the 8 is wild, nothing is called, and the first player out wins.


## Rules of the family in this game’s own words

onecard-shed-call = Whoever lays a 7 may name another suit, until the next player acts. If they say nothing, the card’s own suit stands.
    .name = Naming a suit
onecard-shed-starter = The first card is turned up from the stock: nobody has played it. Whether a power counts there, the house rules say.
    .name = The first card
onecard-shed-say = When a play leaves you with one card, shout “One Card!” before anybody else does and before the next player acts. In American Page One it is “Page One” and “Stop”.
    .name = “One Card!”
onecard-shed-catch = Whoever is beaten to the call takes penalty cards: somebody else said it first.
    .name = Somebody else was quicker
does-onecard-shield = { $stops ->
    [none] It stops the attack that waits.
   *[other] It stops { $stops }.
}
does-onecard-skip = { $count ->
    [one] The next player is skipped.
   *[other] The next { $count } players are skipped.
}
does-onecard-reverse = The direction turns round.
does-onecard-wish = Another suit may be named.
onecard-shed-count = The cards left in the hands are counted: the first one out gets their points, or everybody those of their own hand.
    .name = Points left in the hands


## The guide

guide-onecard-object =
    Get rid of all your cards. { $end_mode ->
        [scored] The first player out wins the round.
        [last_loser] The first player out wins; the others play on for the places, and the last one left has lost.
       *[first_out] The first player out wins, and the game is over.
    }
guide-onecard-deal =
    Two to eight people sit in a circle. { $packs ->
        [1] You need one ordinary pack{ $jokers ->
            [yes] , with a coloured and a black-and-white joker.
           *[no] , without jokers.
        }
       *[other] You need { $packs } ordinary packs{ $jokers ->
            [yes] , with their jokers.
           *[no] , without jokers.
        }
    }
    Everybody gets { $hand_size } cards. The rest lies face down in the middle as the stock, and its top card is turned up beside it. { $start_power ->
        [apply] { $powers_any ->
            [yes] If it has a power, the first player meets it as if somebody had played it.
           *[no] { "" }
        }
        [reflip] A power card goes back, and another is turned up.
       *[none] { $jokers ->
            [yes] A joker goes back, and another card is turned up.
           *[no] { "" }
        }{ $powers_any ->
            [yes] { " " }A power card does nothing yet.
           *[no] { "" }
        }
    }
    Rock, paper, scissors: the winner begins, and play goes { $direction ->
        [choice] the way they say
       *[left] clockwise
    }. The next game begins with { $next_start ->
        [loser] the loser of this one.
        [rps] rock, paper, scissors again.
       *[winner] the winner of this one.
    }
guide-onecard-play =
    On your turn, play a card with the same suit or the same rank as the card on top. On 5♥ go all hearts, and every other five.
    { $multi ->
        [off] One card a turn, never more.
        [set] You may play several cards of one rank together: one of them must fit, and the one you play last counts for the next player.
        [run] You may play a run of one suit together, such as 4♣ 5♣ 6♣: the first must fit, and the last counts for the next player.
       *[both] You may play several cards of one rank together, or a run of one suit such as 4♣ 5♣ 6♣. In a set one card must fit, in a run the first; the one you play last counts for the next player.
    }
    If you cannot play, { $draw_until_playable ->
        [yes] draw until a card fits, and play it{ $draw_limit ->
            [0] .
            [one] ; after { $draw_limit } card you pass.
           *[other] ; after { $draw_limit } cards you pass.
        }
       *[no] { $play_drawn ->
            [yes] draw one card. If it fits you may play it at once.
           *[no] draw one card, and your turn is over.
        }
    } { $may_draw_freely ->
        [yes] You may also draw although you could play.
       *[no] If you can play, you must.
    }
    When the stock is gone, { $new_stock ->
        [yes] shuffle the pile into a new one; its top card stays.
       *[no] whoever cannot play passes.
    } If everybody has passed, it is over, and { $blocked ->
        [nobody] nobody wins.
       *[lowest] the fewest cards or points win.
    }
guide-onecard-cards =
    { $attacks ->
        [yes] • Attacked? Draw the cards, or answer with an attack of your own{ $answer_match ->
            [any] : any suit, any rank.
            [rank] {" "}of the very same rank.
           *[suit_or_rank] {" "}of the same suit or rank.{ $powers_2 ->
                [yes] { $powers_A ->
                    [yes] {" "}A♥ does not answer 2♣.
                   *[no] { "" }
                }
               *[no] { "" }
            }
        } { $stacking ->
            [yes] The next player then faces all of it together.
           *[no] The next player then faces only your own attack.
        } { $after_attack_draw ->
            [play] Once you have drawn, you still play a card.
           *[end] Once you have drawn, your turn is over.
        }
       *[no] { "" }
    }
    { $powers_2 ->
        [yes] { $powers_A ->
            [yes] { $two_on_ace ->
                [yes] { "" }
               *[no] • A 2 does not answer an ace.
            }
           *[no] { "" }
        }
       *[no] { "" }
    }
    { $powers_3 ->
        [yes] { $three ->
            [v2A] • The 3 wipes out everything that has piled up, but only when a 2 or an ace lies on top, and it must fit. It does not stop a joker.
            [all] • The 3 wipes out everything that has piled up, a joker’s attack too. It must fit; on a joker its colour must.
           *[other] { "" }
        }
       *[no] { "" }
    }
    { $jokers ->
        [yes] { $joker_kind ->
            [split] { $joker_colour_rule ->
                [yes] • The coloured joker goes on red cards, the black-and-white one on black cards, and each goes on the other. After a joker play its colour.
               *[no] • A joker goes on any card, and any card goes on a joker.
            }
           *[same] • A joker goes on any card, and any card goes on a joker.
        } { $powers_Joker ->
            [yes] A joker’s attack is answered with a joker{ $powers_A ->
                [yes] { $spade_ace_vs_joker ->
                    [bw] ; A♠ also answers the black-and-white one.
                    [both] {" "}or with A♠.
                   *[none] , with nothing else.
                }
               *[no] .
            }
           *[no] { "" }
        } { $joker_last ->
            [yes] { "" }
           *[no] A joker may not be your last card.
        }
       *[no] { "" }
    }
    { $powers_7 ->
        [yes] • The 7 itself must fit. Then you may name another suit; if you say nothing, its own suit stands.
       *[no] { "" }
    }
    { $powers_Q ->
        [yes] { $q2p ->
            [again] • With two players, the queen gives you another turn.
           *[none] • With two players, the queen does nothing.
        }
       *[no] { "" }
    }
    { $nine ->
        [reverse] • A 9 reverses the direction.
       *[off] { "" }
    }
    { $eight ->
        [wild] { $attacks ->
            [yes] { $answer_match ->
                [rank] { "" }
               *[other] • You may play an 8 even when attacked: the attack then goes on to the next player.
            }
           *[no] { "" }
        }
       *[off] { "" }
    }
guide-onecard-calls =
    { $call ->
        [off] Nothing has to be called.
        [page_one] Say “Page One” when a play leaves you with { $page_one_at ->
            [one] { $page_one_at } card
           *[other] { $page_one_at } cards
        }, and “Stop” as you play your last. If you are caught without it, you draw { $apo_penalty } cards.
       *[on] When a play leaves you with one card, shout “One Card!”. The first shout counts: if somebody else is quicker, you take one card.
    }
    { $call ->
        [off] { "" }
       *[other] { $call_tie ->
            [claimant] If you both call at the same moment, the other one was first.
            [rps] If you both call at the same moment, rock, paper, scissors decides.
           *[holder] If you both call at the same moment, you were first.
        } { $false_claim ->
            [0] Calling for nothing costs nothing.
           *[1] Calling for nothing may cost a card.
        }
    }
    { $call ->
        [on] { $multi ->
            [off] { "" }
           *[other] { $multi_out_needs_call ->
                [yes] You call even when you go out with several cards at once: if you are caught without it, you take a card and are not out.
               *[no] { "" }
            }
        }
       *[other] { "" }
    }
    { $call ->
        [off] { "" }
       *[other] { $others_draw_on_call ->
            [true] Whenever you call in time, everybody else takes one card.
            [next] Whenever you call in time, the next player takes one card.
           *[false] { "" }
        }
    }
    A card that does not fit goes back into your hand{ $illegal_penalty ->
        [0] .
        [1] , and you may be given a card for it.
       *[other] , and you may be given { $illegal_penalty } cards for it.
    }
    Something to settle? Say “time out”: play stops until you say “time in”.
guide-onecard-scoring =
    { $end_mode ->
        [scored] { $points_to ->
            [holder] Everybody gets the points of the cards left in their own hand, and the lowest total wins once somebody has { $target } points:
           *[winner] The first player out gets the points of all cards the others hold, and { $target } points win:
        } 50 for a joker, 20 for a power card, 10 for K, Q, J and 10, the number for the rest.
        [last_loser] There are no points. The places are in the order in which you go out.
       *[first_out] There are no points. The first one out wins.
    }
    { $bankruptcy ->
        [0] { "" }
       *[other] A player with more than { $bankruptcy } cards is bankrupt{ $bankrupt_ends ->
            [game_over] , and the game ends there.
           *[eliminate] {" "}and drops out; the others play on.
        }
    }


## House rules

house-jokers = Jokers
    .ask = Are the jokers in the pack?
    .true = Both
    .false = None
house-direction = The first direction
    .ask = Which way does a game begin to go?
    .left = To the left
    .choice = As the player who begins says
house-multi-specials = Power cards together
    .ask = Which power cards may be played together with others?
    .words = stack several
    .none = None
    .all = All
    .v2 = 2
    .A = A
    .Joker = Joker
    .v3 = 3
    .v7 = 7
    .J = J
    .Q = Q
    .K = K
house-run-max = Longest run
    .ask = How long may a run be?
    .words = straight stairs sequence
    .none = Any length
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-run-in-order = A run in order
    .ask = Must the cards of a run be played in order?
    .words = straight stairs sequence
    .true = In order
    .false = In any order
house-run-attacks-add = Attacks in a run
    .ask = Do the attacks in a run add up, although only its last card counts?
    .true = They add up
    .false = Only the last card
house-joker-in-run = Joker in a run
    .ask = May a joker stand for a card of a run?
    .true = Yes
    .false = No
house-powers = Powers
    .ask = Which cards have a power?
    .words = jump skip reverse special action cards
    .none = None
    .all = All
    .v2 = 2
    .A = A
    .Joker = Joker
    .v3 = 3
    .v7 = 7
    .J = J
    .Q = Q
    .K = K
house-stacking = Attacks add up
    .ask = How many cards must be drawn when an attack is answered with an attack?
    .words = stack pile up pass on add
    .true = All of it
    .false = Only the newest play, all its cards together
house-answer-match = Answering an attack
    .ask = Must the answer have the suit or rank of the attack?
    .words = stack defend block
    .suit-or-rank = Suit or rank
    .any = Any answer will do
    .rank = Only the rank of the attack itself
house-after-attack-draw = After drawing an attack
    .ask = Is the turn over once the attack is drawn?
    .end = The turn is over
    .play = Then play on
house-two-on-ace = A 2 on an ace
    .ask = May a 2 of the suit answer an ace?
    .words = stack
    .true = Yes
    .false = No
house-spade-ace-power = Ace of spades
    .ask = How many cards does the ace of spades make you draw?
    .unit = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
house-spade-ace-vs-joker = Ace of spades against jokers
    .ask = Which joker may the ace of spades answer?
    .none = None
    .bw = The black-and-white one
    .both = Both
house-three = The 3
    .ask = What does a 3 do?
    .words = defence defend block shield
    .off = Nothing
    .v2A = Stops 2 and A, nothing else
    .all = Stops every attack, jokers too
    .attack = Attacks with 3 cards
house-joker-kind = Two jokers
    .ask = Are the two jokers alike?
    .same = The same
    .split = Each its own
house-joker-rank = The higher joker
    .ask = Which joker is the stronger one?
    .colour-higher = The coloured one
    .bw-higher = The black-and-white one
house-joker-power = Joker’s attack
    .ask = How many cards does each joker make you draw?
    .bw = { $n ->
        [one] { $n } card, black and white
       *[other] { $n } cards, black and white
    }
    .colour = { $n ->
        [one] { $n } card, coloured
       *[other] { $n } cards, coloured
    }
    .off = None
house-joker-formula = How a joker counts
    .ask = What does a joker make of the attack?
    .fixed = Adds its own cards
    .double = Doubles what waits
    .v10 = 10 cards
    .v3 = 3 cards
house-joker-colour-rule = Joker’s colour
    .ask = Does a joker go only on its own colour?
    .true = Only on its colour
    .false = On anything
house-joker-last = Joker as the last card
    .ask = May a joker be the last card?
    .words = finish last card joker
    .true = Yes
    .false = No: a local rule
house-eight = The 8
    .ask = Is the 8 wild?
    .words = wild wish any suit crazy
    .off = No
    .wild = It is wild, under attack too: the attack goes on
house-ace = What an ace does
    .ask = What does an ace do?
    .attack = Attacks
    .skip = Skips the next player
house-nine = The 9
    .ask = What does a 9 do?
    .off = Nothing
    .reverse = Reverses the direction
house-j-pass-attack = Jack passes an attack
    .ask = May a jack pass an attack on to the next player?
    .words = jump skip dodge j
    .true = Yes
    .false = No
house-q2p = Queen with two players
    .ask = With two players, whose turn is it after a queen?
    .words = reverse two players q
    .again = The same player’s again
    .none = The other player’s
house-q-return-attack = Queen returns an attack
    .ask = May a queen send an attack back?
    .words = reverse bounce q back
    .true = Yes
    .false = No
house-k = The king
    .ask = What does a king do?
    .again = One more card
    .skip2 = Skips two
    .attack1 = Attacks with 1 card
    .back2 = Goes back two players
house-k-skip-multi = Several kings
    .ask = Do several kings skip two each?
    .true = Two each
    .false = Two in all
house-call = The call
    .ask = What must be called?
    .on = “One Card!”
    .off = Nothing
    .page-one = “Page One”, then “Stop”
house-apo-penalty = Page One forgotten
    .ask = What does it cost to forget “Page One” or “Stop”?
    .v2 = 2 cards
    .v3 = 3 cards
    .v5 = 5 cards
house-page-one-at = When to say Page One
    .ask = When do you say “Page One”?
    .v2 = When two cards are left
    .v1 = As you play the last but one
house-others-draw-on-call = Drawing on the call
    .ask = Who draws a card when “One Card!” is called?
    .false = Nobody
    .true = All the others
    .next = The next player
house-multi-out-needs-call = Out with several cards
    .ask = Must you call when you go out with several cards at once?
    .true = Yes
    .false = No
house-call-tie = Calls at the same moment
    .ask = Who wins when the player with one card and somebody else call at the same moment?
    .holder = The player with one card
    .claimant = The other player
    .rps = Rock-paper-scissors
house-false-claim = A false call
    .ask = What does it cost to call when nobody forgot?
    .v0 = Nothing
    .v1 = 1 penalty card
house-bankruptcy = Bankruptcy
    .ask = At how many cards are you out of the game?
    .words = too many cards out lose knock
    .off = Never
    .unit = { $n ->
        [one] More than { $n } card
       *[other] More than { $n } cards
    }
house-four-of-a-kind = Four cards of one rank
    .ask = Are you out when you hold four cards of one rank?
    .off = No
    .wins = Yes, at once
house-bankrupt-ends = After a bankruptcy
    .ask = Does the game go on when somebody is bankrupt?
    .eliminate = Without them
    .game-over = The game is over


## The nicknames of cards

onecard-called-3 = Defence:
onecard-called-7 = Change:
onecard-called-J = Jump:
onecard-called-Q = Back:

ui-limit-colour = Coloured joker
ui-limit-bw = Black-and-white joker


## The document its rules come from. A section's key ends with the number of its first rule in docs/rules-index.md.

source-oc = the Korean article on One Card (원카드)
source-oc-1 = introduction
source-oc-4 = basic rules
source-oc-29 = variants
source-oc-32 = several cards at once
source-oc-48 = cards with powers
source-oc-50 = attack cards
source-oc-75 = function cards
source-oc-98 = bankruptcy

no-rule-onecard-partners = partners
    .words = teams, team play, two against two, 2 vs 2, partner
