### English: what is UNO's own.

game-uno = UNO
    .about = Match colour, number or symbol, call UNO at the last card, and challenge a Wild Draw Four that smells of bluff.
    .sign = +4
    .order = 2
    .words = uno

preset-uno-official = Official
    .about = The usual official rules: one card at a time, no answering a draw card, points up to 500.
preset-uno-local = Local rules
    .about = What many grew up with: draw cards on draw cards, several cards at once, never going out on a symbol, playing on for places.
preset-uno-mattel = The sheet in the box
    .about = Where the maker’s sheet differs: a Wild Draw Four looks at the colour alone, and a bluff stays on the pile.
preset-uno-mattel_lowest = Maker’s sheet, lowest wins
    .about = The sheet’s other way to score: everybody counts the cards they are left with, and the fewest points win.
preset-uno-mattel_partners = Maker’s sheet, partners
    .about = Two against two: partners sit opposite, and the side of the first one out gets the points of both opponents’ hands.
preset-uno-famous = Famous house rules
    .about = The three that everybody has heard of: stacked draw cards, 7-0, and jumping in with the same card.
preset-uno-kids = For children
    .about = No draw cards, a number as the first card, and the first to win three rounds wins.
preset-uno-pokemon = Pokémon
    .about = The standard game with other pictures.
preset-uno-flip = Flip
    .about = Two-sided cards: a Flip card turns everything over, and the dark side is harder.
preset-uno-hanpanee = Show ’Em No Mercy
    .about = Draw cards on draw cards, up to ten at once, and swapped hands; with 25 cards you are out.
preset-uno-attack_extreme = Attack Extreme
    .about = A machine decides how many cards come out: none, a few, or a heap.
preset-uno-mario = Super Mario
    .about = Two Invincible cards send a draw card back, and two blank wilds bear rules of your own.
preset-uno-disney100 = Disney 100
    .about = Wild Mickey Movie: name a film. The next player names four of its characters, or draws four.


## Rules

uno-wild4 = Play a Wild Draw Four only if you have nothing else to play; in Flip, a Wild Draw Two or Wild Draw Colour. You may bluff, but the player who has to draw may challenge you.
    .name = Wild draw cards
    .words = bluff plus four +4 nothing else to play
    .ok = Yes: nothing else in the hand could be played.
    .no = { $card ->
        [none] No: it was a bluff and came back. Play another card.
       *[other] No: { $card } could be played instead.
    }
    .open = { $doubt ->
        [yes] It may be a bluff: only the hand would show it. The player who has to draw may challenge.
       *[no] It may be a bluff: only the hand would show it.
    }

uno-replay = A challenge is settled before anybody draws. If your bluff comes back and you play another card in its place, you cannot draw instead.
    .name = A challenge comes first
    .words = replay after a bluff play again instead draw before the hand is shown
    .no = { $proof ->
        [yes] No: you challenged. First the hand is shown, or you say what you saw; then whoever has to draw draws.
       *[no] No: the Wild Draw Four came back, and another card is played in its place.
    }

uno-challenge = If you have to draw because of such a card, you may challenge it before you draw. Nobody else may, and in a chain only the first player attacked may.
    .name = Challenge
    .words = doubt liar call bluff
    .ok = { $empty ->
        [yes] { $seat } has no cards left, so it was no bluff. The challenger draws two more.
       *[no] { $seat } is challenged and shows the hand to the challenger only.
    }
    .no = { $allowed ->
        [yes] { $turn ->
            [none] { $chain ->
                [yes] No: only the first draw card of a chain can be challenged, and this one answers another.
               *[no] No: there is nothing to challenge now.
            }
           *[other] No: there is nothing for you to challenge now. It is { $turn }’s turn.
        }
       *[no] No: there are no challenges at this table.
    }

uno-shows = If you are challenged, show all your cards to the challenger, and to nobody else.
    .name = The hand shown
    .words = show hand
    .ok = { $guilty ->
        [yes] { $seat } could have played something else: it was a bluff{ $until ->
            [yes] , and costs cards until the colour comes
           *[no] , and costs { $cards ->
                [one] a card
               *[other] { $cards } cards
            }
        }. { $how ->
            [stay_and_draw4] { $several ->
                [yes] The cards stay.
               *[no] The { $card } stays.
            }
            [return_draw4_and_replay] { $several ->
                [yes] The cards go back, and another card is played.
               *[no] The { $card } goes back, and another card is played.
            }
           *[return_and_draw4] { $several ->
                [yes] The cards go back.
               *[no] The { $card } goes back.
            }
        }
       *[no] { $seat } had nothing else to play: the challenger draws two more.
    }
    .no = { $hand ->
        [none] No: nobody has challenged this hand.
       *[other] { $since ->
            [0] No: only the challenged player shows a hand, and { $hand ->
                [one] its only card.
               *[other] all { $hand } cards of it.
            }
           *[other] No: show the { $hand ->
                [one] card
               *[other] { $hand } cards
            } that the play left. What was drawn since proves nothing.
        }
    }

uno-finds = Or the challenger looks at the hand and says whether it was a bluff.
    .name = What was found
    .words = guilty innocent
    .ok = { $guilty ->
        [yes] { $seat } could have played something else: it was a bluff{ $until ->
            [yes] , and costs cards until the colour comes
           *[no] , and costs { $cards ->
                [one] a card
               *[other] { $cards } cards
            }
        }. { $how ->
            [stay_and_draw4] { $several ->
                [yes] The cards stay.
               *[no] The { $card } stays.
            }
            [return_draw4_and_replay] { $several ->
                [yes] The cards go back, and another card is played.
               *[no] The { $card } goes back, and another card is played.
            }
           *[return_and_draw4] { $several ->
                [yes] The cards go back.
               *[no] The { $card } goes back.
            }
        }
       *[no] { $seat } had nothing else to play: the challenger draws two more.
    }
    .no = { $turn ->
        [none] No: there is no challenge to settle.
       *[other] No: you have no challenge to settle. It is { $turn }’s turn.
    }

uno-cut = Before the first deal everybody draws a card, and the highest number deals. A symbol counts 0; in a tie, draw again.
    .name = Drawing for the deal
    .words = highest card starts
    .ok = { CAPITAL($card) } counts { $number } for the deal.
    .no = { $start ->
        [high_card] No: each player draws once for the deal, before the first round.
        [tie] No: the highest number was drawn more than once. Still to draw again: { $seats }.
       *[other] No: at this table no cards are drawn for the deal.
    }


## The family's rules, as UNO's cards are called

uno-shed-starter = The dealer turns up the starter. It works as if the dealer had played it.
    .name = The starter
uno-shed-several = You may play several cards together only as the house rules allow: the same number, the same symbol, or a run. The first card of a run must fit, and its last card counts.
    .name = Several at once
uno-shed-suit = The named colour holds until somebody plays a card, even if others draw in between.
    .name = The named colour
uno-shed-match = A card goes on the top card if it has the same colour, the same number or the same symbol.
    .name = Colour, number or symbol
uno-shed-call = When you play a wild card, name the next colour out loud.
    .name = Naming a colour
uno-shed-caller = The player of a wild card names the colour, once, before the next player acts; after a Wild Colour Roulette the next player names it.
    .name = Who names the colour


## Rules of the family in this game’s own words

uno-shed-attack = If you are hit by a draw card, you draw that many. If the house rules allow, you may answer with a draw card of your own: then the next player takes the sum.
    .name = Answering a draw card
uno-shed-draw = Whoever cannot or will not play draws. A card just drawn that fits may be played at once, unless the house rules say otherwise.
    .name = Drawing a card
uno-shed-say = When a play leaves you with one card, call “UNO” before anybody notices that you did not.
    .name = “UNO”
uno-shed-catch = Whoever has not called “UNO” and is caught in time draws two cards.
    .name = “UNO” forgotten
uno-shed-count = The cards left in the hands are counted: the first one out gets their points, or everybody those of their own hand.
    .name = What the others still hold
uno-shed-end = The first to have the points, or the rounds, agreed on wins the game; where everybody counts their own cards, the fewest points win then. Where people are knocked out, the last one left wins. Where places are counted, the first one out has won.
    .name = Winning the game


## The guide

guide-uno-object =
    Get rid of all your cards, and call “UNO” when you are down to one. { $wins ->
        [0] { $kids ->
            [yes] The first player out wins the round, and three rounds win the game.
           *[no] { $end ->
                [ranked] The first player out wins; the others play on for the places.
                [first_out] The first player out wins, and the game is over.
               *[scored] The first player out wins the round, and the cards left in the hands are counted.
            }
        }
       *[other] The first player out wins the round, and { $wins ->
            [one] one round wins
           *[other] { $wins } rounds win
        } the game.
    }
guide-uno-deal =
    { $edition ->
        [hanpanee] Two to six people play with the 168 cards of No Mercy.
        [flip] Two to ten people play with the 112 two-sided cards of Flip, light side first.
       *[other] Two to ten people play with { $deck ->
            [108] the 108 cards of UNO.
           *[112] the 112 cards of UNO.
        }
    }{ $kids ->
        [yes] {" "}Take out all Draw Twos and Wild Draw Fours.
       *[no] { "" }
    }
    { $start ->
        [rps] Rock, paper, scissors: the winner begins.
        [youngest] The youngest player begins.
       *[high_card] Everybody draws a card. The highest number deals, a symbol counts 0, and those who tie draw again. The player to the dealer’s left begins.
    } Everybody gets { $hand_size } cards, and play goes clockwise.
    The top card of the stock is turned up beside it. { $first_card ->
        [numbers_only] If it is no number, it goes back and another is turned.
       *[official] { $kids ->
            [yes] If it is no number, it goes back and another is turned.
           *[no] { $edition ->
                [hanpanee] If it is no number, it goes back and another is turned.
                [flip] If it is a symbol, it works as if the dealer had played it.
               *[other] If it is a symbol, it works as if the dealer had played it: a Skip skips the first player, after a Draw Two they draw two and miss their turn. After a Reverse { $first_reverse ->
                    [right] the player at the dealer’s right begins
                   *[dealer] the dealer begins
                }, and play goes that way round. { $first_wild ->
                    [back] A Wild or a Wild Draw Four goes back.
                   *[stays] After a Wild the first player names the colour. A Wild Draw Four goes back.
                }
            }
        }
    }
guide-uno-play =
    On your turn, play a card with the same colour, number or symbol as the card on top. A Wild goes on any card.
    { $multi_any ->
        [yes] You may play several cards together:
       *[no] One card a turn, never more.
    }
    { $multi_pair ->
        [yes] • cards that are exactly alike
       *[no] { "" }
    }
    { $multi_rank ->
        [yes] • the same number in different colours
       *[no] { "" }
    }
    { $multi_run ->
        [yes] • numbers in a row{ $run_colour ->
            [any] , in any colours: the first must fit
           *[same] {" "}in one colour: the first must fit
        }
       *[no] { "" }
    }
    { $multi_symbol ->
        [yes] • the same symbol: what it does adds up
       *[no] { "" }
    }
    { $edition ->
        [attack_extreme] If you cannot or will not play, press the button instead of drawing: you take what flies out, and your turn is over.
       *[other] If you cannot or will not play, { $draw_rule ->
            [until_match] draw until a card fits, and play it.
           *[one] draw one card. If it fits you may play it at once, but no other.
        } { $drawn_draw_card ->
            [forbidden] A draw card you have just drawn waits for your next turn.
           *[allowed] { "" }
        }
    }
    { $jump_in ->
        [off] { "" }
        [turn] If you hold exactly the card on top, you may jump in out of turn, and play goes on from you. At the same moment the player on turn goes first.
       *[first] If you hold exactly the card on top, you may jump in out of turn, and play goes on from you.
    }
    { $reshuffle ->
        [all] When the stock is gone, shuffle all discards into a new one.
       *[keep_top] When the stock is gone, shuffle the discards into a new one; the top card stays.
    }
guide-uno-cards =
    { $kids ->
        [yes] { "" }
       *[no] • If you are hit by a draw card, draw and miss your turn.
    }
    { $edition ->
        [hanpanee] • A draw card may be answered with a draw card of the same number or a higher one. If you do not answer, draw all of it.
       *[other] { $stack_d2_d2 ->
            [on] • A Draw Two may be answered with a Draw Two: the next player then faces the sum.
           *[off] { "" }
        }
    }
    { $stack_w4_on_d2 ->
        [on] • A Draw Two may be answered with a Wild Draw Four: the next player then faces the sum.
       *[off] { "" }
    }
    { $stack_w4_w4 ->
        [on] • A Wild Draw Four may be answered with another: the next player then faces the sum.
       *[off] { "" }
    }
    { $stack_d2_on_w4 ->
        [on] • A Wild Draw Four may be answered with a Draw Two of any colour: the next player then faces the sum.
        [colour] • A Wild Draw Four may be answered with a Draw Two of the colour that was named: the next player then faces the sum.
       *[off] { "" }
    }
    { $answer_draw_skip ->
        [yes] • A Skip of the right colour passes what you would have to draw on to the next player.
       *[no] { "" }
    }
    { $answer_draw_reverse ->
        [yes] • A Reverse of the right colour sends it back to the player before you.
       *[no] { "" }
    }
    { $kids ->
        [yes] { "" }
       *[no] { $edition ->
            [hanpanee] { "" }
           *[other] { $w4_timing ->
                [any] • A { $edition ->
                    [flip] Wild Draw Two or Wild Draw Colour
                   *[other] Wild Draw Four
                } may be played at any time.
               *[official] • You may play a { $edition ->
                    [flip] Wild Draw Two or Wild Draw Colour
                   *[other] Wild Draw Four
                } only when you hold { $w4_legality ->
                    [colour_only] no card of the colour on top.
                   *[any_playable] nothing else that fits.
                } You may bluff. { $challenge ->
                    [on] The player who has to draw may challenge first; then you show your hand to them only. { $edition ->
                        [flip] If you bluffed, you draw instead, and the card stays. If not, the challenger draws two more.
                       *[other] If you bluffed, you draw four, { $challenge_success ->
                            [stay_and_draw4] and the card stays.
                            [return_draw4_and_replay] take the card back, and play another.
                           *[return_and_draw4] and the card goes back into your hand. Your turn is over.
                        } If not, the challenger draws six in all.
                    }
                   *[off] Nobody may challenge it.
                }
            }
        }
    }
    { $seven_zero ->
        [yes] • After a 7 you swap hands with somebody of your choice; after a 0 everybody hands theirs on in the direction of play.
       *[no] { "" }
    }
    { $edition ->
        [hanpanee] • With 25 cards or more you are out of the game.
       *[other] { "" }
    }
    • With two players a Reverse works like a Skip: you have another turn.{ $kids ->
        [yes] { "" }
       *[no] {" "}You also go again when your opponent has had to draw.
    }
guide-uno-calls =
    When a play leaves you with one card, call “UNO”. If somebody notices before { $uno_window ->
        [next_turn] the next player’s turn begins
       *[next_discard] the next player has discarded
    } that you did not, you { $edition ->
        [attack_extreme] press the button twice.
       *[other] draw { $uno_penalty ->
            [one] { $uno_penalty } card
           *[other] { $uno_penalty } cards
        }.
    } { $false_uno ->
        [0] A wrong accusation costs nothing.
       *[2] A wrong accusation may cost two cards.
    }
    { $multi_any ->
        [yes] { $multi_out_needs_uno ->
            [yes] You call “UNO” also when you go out with several cards together.
           *[no] { "" }
        }
       *[no] { "" }
    }
    { $last_symbol_penalty ->
        [on] If your last card is no number, draw two.
       *[off] { "" }
    }
    { $symbol_out ->
        [forbidden] Your last card must be a number: nobody goes out on a symbol or a Wild.
       *[allowed] You may go out on any card. { $end ->
            [scored] { $wins ->
                [0] What it does is still done: a player who is hit draws before the round is over.
               *[other] { "" }
            }
           *[other] { "" }
        }
    }
    Something to settle? Say “time out”: play stops until you say “time in”.
guide-uno-scoring =
    { $wins ->
        [0] { $kids ->
            [yes] There are no points: the first to win three rounds wins the game.
           *[no] { $end ->
                [ranked] There are no points: the places are in the order in which you go out, and the last one left has lost.
                [first_out] There are no points: the first one out wins.
               *[scored] { $points_to ->
                    [holder] Everybody gets the points of the cards left in their own hand, and the lowest total wins.
                    [partners] Partners sit opposite. The round is over when somebody is out, and that side gets the points of all cards the opponents hold; the partner’s cards count for nobody. Partners do not tell each other their cards. An odd number of people play alone.
                    [knockout] Everybody gets the points of the cards left in their own hand.
                   *[winner] The first player out gets the points of all cards the others hold.
                } { $edition ->
                    [flip] Numbers count their number, a Draw One 10, other symbols 20, Skip Everyone 30, a Wild 40, a Wild Draw Two 50, a Wild Draw Colour 60, by the side in play.
                   *[other] Numbers count their number, symbols 20, Wilds 50.{ $edition ->
                        [hanpanee] { "" }
                        [mario] { "" }
                       *[other] { $deck ->
                            [108] { "" }
                           *[112] { $wild_special_points ->
                                [40] {" "}Shuffle Wild and blank Wilds count 40.
                               *[50] { "" }
                            }
                        }
                    }
                }
            }
        }
       *[other] There are no points: the first to win { $wins ->
            [one] one round
           *[other] { $wins } rounds
        } wins the game.
    }
    { $wins ->
        [0] { $kids ->
            [yes] { "" }
           *[no] { $end ->
                [scored] { $points_to ->
                    [knockout] Whoever has { $target } points is out of the game, and the last one left wins it.
                   *[other] With { $target } points the game is won.
                }
               *[other] { "" }
            }
        }
       *[other] { "" }
    }


## House rules

house-no-draw-cards = “{ $key }” does nothing when the draw cards are left out.
house-most-players = “{ $other }” set to “{ $value }” is for at most { $players } players.

uno-house-group-attack = Draw cards and challenges
house-deck = The deck
    .ask = Which deck is it?
    .v108 = 108 cards
    .v112 = 112 cards, with Shuffle Wild and blanks
house-start = Who begins
    .ask = How do you decide who begins?
    .high-card = The highest card deals
    .rps = Rock-paper-scissors
    .youngest = The youngest
house-first-card = The first card
    .ask = What if the first card is not a number?
    .official = It does what it always does
    .numbers-only = Turn up another
house-first-reverse = A Reverse as the first card
    .ask = If the first card is a Reverse, who begins: the dealer, as the maker’s sheet of the 108-card deck says, or the player at the dealer’s right, as that of the 112-card deck does?
    .dealer = The dealer
    .right = At the dealer’s right
house-first-wild = A Wild as the first card
    .ask = What if the first card is a Wild?
    .stays = It stays: the first player names the colour
    .back = It goes back, and another is turned
house-reshuffle = A new stock
    .ask = Which discards become the new stock?
    .keep-top = All but the top card
    .all = All of them
house-edition = Edition
    .ask = Which UNO is it?
    .standard = The standard one
    .pokemon = Pokémon
    .flip = Flip
    .hanpanee = Show ’Em No Mercy
    .attack-extreme = Attack Extreme
    .mario = Super Mario
    .disney100 = Disney 100
house-kids = For children
    .ask = Do small children play?
    .true = Yes, without draw cards
    .false = No
house-draw-rule = Drawing
    .ask = How many cards do you draw if you cannot play?
    .words = keep drawing until
    .one = One
    .until-match = Until one fits
house-drawn-draw-card = A draw card just drawn
    .ask = May you play a draw card as soon as you draw it?
    .allowed = Yes
    .forbidden = No
house-jump-in = Playing out of turn
    .ask = May you play out of turn if you hold exactly the card on top?
    .off = No
    .first = Yes, whoever is first
    .turn = Yes, but at the same moment the player on turn goes first
house-seven-zero = Seven and zero
    .ask = Does a 7 swap two hands, and a 0 pass all hands on?
    .words = 7-0 seven zero swap hands pass hands exchange cards rotate
    .true = Yes: 7-0
    .false = No
house-run-colour = Colour of a run
    .ask = Must a run be of one colour?
    .same = One colour
    .any = Any colours
house-stack-d2-d2 = Draw Two on Draw Two
    .ask = May a Draw Two answer a Draw Two?
    .words = stack plus two +2 pass on pile
    .off = No
    .on = Yes
house-stack-w4-on-d2 = Wild Draw Four on Draw Two
    .ask = May a Wild Draw Four answer a Draw Two?
    .words = stack plus four +4 +2 pass on
    .off = No
    .on = Yes
house-stack-w4-w4 = Wild Draw Four on another
    .ask = May a Wild Draw Four answer a Wild Draw Four?
    .words = stack plus four +4 pass on
    .off = No
    .on = Yes
house-stack-d2-on-w4 = Draw Two on Wild Draw Four
    .ask = May a Draw Two answer a Wild Draw Four?
    .off = No
    .colour = Yes, in the colour that was named
    .on = Yes, in any colour
house-answer-draw = Skip or Reverse against a draw card
    .ask = What else may answer a draw card, if its colour fits?
    .off = Nothing
    .all = Both
    .skip = A Skip: the next player has to draw
    .reverse = A Reverse: it goes back to its player
house-w4-timing = When a Wild Draw Four
    .ask = When may a Wild Draw Four be played?
    .official = With nothing else to play
    .any = At any time
house-w4-legality = Nothing else to play
    .ask = What counts as something else to play?
    .any-playable = Any card that fits
    .colour-only = A card of the colour
house-challenge = Challenge
    .ask = May a Wild Draw Four be challenged?
    .words = bluff plus four +4 lie
    .on = Yes
    .off = No
house-challenge-success = A bluff found out
    .ask = What happens when a bluff is found out?
    .return-and-draw4 = Take the card back and draw four
    .stay-and-draw4 = The card stays; draw four
    .return-draw4-and-replay = Take the card back, draw four, play another
house-uno-window = UNO forgotten
    .ask = How long can you be caught for forgetting UNO?
    .words = forgot uno catch say uno
    .next-discard = Until the next discard
    .next-turn = Until the next turn begins
house-uno-penalty = Cards for a forgotten UNO
    .ask = How many cards does a forgotten UNO cost?
    .v1 = 1 card
    .v2 = 2 cards
    .v4 = 4 cards
house-multi-out-needs-uno = Out with several cards
    .ask = Must you call UNO when you go out with several cards at once?
    .true = Yes
    .false = No
house-false-uno = A false call
    .ask = What does it cost to call UNO when nobody forgot?
    .v0 = Nothing
    .v2 = 2 cards
house-last-symbol-penalty = A symbol left over
    .ask = What if your last card is not a number?
    .off = Nothing
    .on = Two more cards
house-symbol-out = Out on a symbol
    .ask = May you go out on a symbol?
    .words = finish last card action
    .allowed = Yes
    .forbidden = No
house-wins = Rounds to win
    .ask = How many rounds won win the game?
    .off = Points decide
    .unit = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
house-wild-special-points = Special wilds
    .ask = How many points is a Shuffle Wild or a blank card?
    .v40 = 40 points
    .v50 = 50 points


## The document its rules come from. A section's key ends with the number of its first rule in docs/rules-index.md.

source-uno = a Japanese article on UNO’s official and local rules
source-uno-1 = the product
source-uno-2 = choosing the dealer
source-uno-5 = dealing the cards
source-uno-7 = turning the first card
source-uno-9 = playing cards
source-uno-16 = passing the turn on
source-uno-17 = declaring UNO
source-uno-20 = end of the game
source-uno-21 = when the stock runs out
source-uno-22 = who starts
source-uno-24 = the first card at the start
source-uno-29 = several cards at once
source-uno-34 = the last card
source-uno-36 = going out with a symbol card
source-uno-38 = answering a draw card
source-uno-42 = when Draw Four may be played
source-uno-48 = drawing from the stock
source-uno-50 = when the game ends
source-uno-58 = two players
source-uno-61 = contents of the box
source-uno-71 = with small children
source-uno-76 = the UNO series
source-uno-83 = closing words
source-uno-84 = introduction
source-uno-85 = { "" }

uno-house-points-to-words = elimination, knocked out, knocking players out, out of the game at a number of points, last one left wins, survivor, partners, two against two, teams, team play, 2 vs 2, partner, couples, points for my partner
