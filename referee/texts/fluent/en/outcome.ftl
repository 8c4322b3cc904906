### What a line came to, and who is to do what now

came-turned = { $direction ->
    [left] Play turns round: to the left now
   *[right] Play turns round: to the right now
}
came-skipped = { $count ->
    [one] { $seats } is skipped
   *[other] { $seats } are skipped
}
    .you = { $count ->
        [one] You are skipped
       *[other] You and { $seats } are skipped
    }
came-back = The turn goes back to { $seat }
    .you = The turn goes back to you
came-over = { $cards ->
    [one] The attack of 1 card is stopped
   *[other] The attack of { $cards } cards is stopped
}
came-mixed = All hands are shuffled and dealt again
came-passed = Everybody’s hand goes on to the next player
came-traded = The two swap hands
came-waits = { $cards ->
    [one] { $seat } must draw 1 card{ $answers ->
        [yes] { " " }or answer
       *[no] { "" }
    }
   *[other] { $seat } must draw { $cards } cards{ $answers ->
        [yes] { " " }or answer
       *[no] { "" }
    }
}
    .you = { $cards ->
        [one] You must draw 1 card{ $answers ->
            [yes] { " " }or answer
           *[no] { "" }
        }
       *[other] You must draw { $cards } cards{ $answers ->
            [yes] { " " }or answer
           *[no] { "" }
        }
    }
vote-result = { $result ->
    [nobody] Nobody voted
    [yes] The table says yes, { $yes } to { $no }
    [tie] The vote is a tie, { $yes } to { $no }, and a tie is a no
    [early] The table says no, { $no } to { $yes }, as a tie would be a no too
   *[no] The table says no, { $no } to { $yes }
}
came-fell = { $cards ->
    [0] { vote-result }: nothing counts against { $seat }
    [one] { vote-result }: { $seat } gives the card back
   *[other] { vote-result }: { $seat } gives the { $cards } cards back
}
    .you = { $cards ->
        [0] { vote-result }: nothing counts against you
        [one] { vote-result }: you give the card back
       *[other] { vote-result }: you give the { $cards } cards back
    }
came-stands = { $cards ->
    [0] { vote-result }, but no card was left for { $seat }
    [one] { vote-result }: { $seat } keeps the card
   *[other] { vote-result }: { $seat } keeps the { $cards } cards
}
    .you = { $cards ->
        [0] { vote-result }, but no card was left for you
        [one] { vote-result }: you keep the card
       *[other] { vote-result }: you keep the { $cards } cards
    }
came-done = { vote-result }: what { $seat } did counts
    .you = { vote-result }: what you did counts
came-undone = { vote-result }: what { $seat } did is taken back
    .you = { vote-result }: what you did is taken back

now-turn = { $suit ->
    [none] { $turn }’s turn
   *[other] { $turn }’s turn, with { $suit } to match
}
    .you = { $suit ->
        [none] Your turn
       *[other] Your turn, with { $suit } to match
    }
now-again = { $again ->
    [one] { $turn } goes again{ $suit ->
        [none] { "" }
       *[other] , with { $suit } to match
    }
   *[other] { $turn } goes { $again } more times{ $suit ->
        [none] { "" }
       *[other] , with { $suit } to match
    }
}
    .you = { $again ->
        [one] You go again{ $suit ->
            [none] { "" }
           *[other] , with { $suit } to match
        }
       *[other] You go { $again } more times{ $suit ->
            [none] { "" }
           *[other] , with { $suit } to match
        }
    }
now-owes = { $answers ->
    [yes] { $turn } draws { $cards }, or answers
   *[no] { $turn } draws { $cards }
}
    .you = { $answers ->
        [yes] You draw { $cards }, or answer
       *[no] You draw { $cards }
    }
now-attacked = { $answers ->
    [none] { $turn } draws { $cards }
   *[other] { $turn } draws { $cards }, or answers with { $answers }
}
    .you = { $answers ->
        [none] You draw { $cards }
       *[other] You draw { $cards }, or answer with { $answers }
    }
now-asked = { $turn } does what the card asks, or draws { $cards }
    .you = You do what the card asks, or draw { $cards }
until-suit = { $suit ->
    [none] the named colour
   *[other] { $suit }
}
now-until = { $times ->
    [1] { $turn } draws until { until-suit } comes
   *[other] { $turn } draws until { until-suit } has come { $times } times
}
    .you = { $times ->
        [1] You draw until { until-suit } comes
       *[other] You draw until { until-suit } has come { $times } times
    }
now-challenge = { $turn } may challenge first
    .you = You may challenge first
now-last-attack = { $turn } draws { $cards }, then the hands are counted
    .you = You draw { $cards }, then the hands are counted
now-names = { $coloured ->
    [yes] { $seat } names the colour
   *[no] { $seat } names the suit
}
    .you = { $coloured ->
        [yes] You name the colour
       *[no] You name the suit
    }
now-call = Call a suit: the first call counts
now-trade = { $seat } says with whom to swap hands
    .you = Now say with whom you swap hands
now-other-side = Somebody says which card is on top now
now-shows = { $seat } shows { $turn } the hand
now-count = To be counted: { $seats }
now-ended = The round is over
now-scored = Round { $round } is scored

turn-next = { $two ->
    [yes] After { $seat } comes { $turn }
   *[no] Next to the { $direction } of { $seat } is { $turn }
}
turn-took = { $seat } took the trick, so { $turn } leads
turn-nobody-took = Equal cards cancelled each other: nobody took the trick, and { $turn } leads again
turn-opens = { $turn } holds { $card }, and so leads
turn-said = The table said that it is { $turn }’s turn
turn-left = { $seat } left, so it is { $turn }’s turn
turn-now = So it is { $turn }’s turn
