### The board: what people read from three metres, and what it says aloud.

board-begins = begins
board-hosts = hosts
board-scan = scan and type your name
board-ready = Everybody ready? Start it on a phone.
board-owes = { $answers ->
    [none] Draw { $owed }
   *[other] Draw { $owed }, or play { $answers }
}
board-counts = counting …
board-after = After round { $round }
board-standings = Standings
board-rose = up { $places }
board-fell = down { $places }
board-yes = Yes
board-no = No
board-wait-people = { $missing ->
    [one] Waiting for 1 more
   *[other] Waiting for { $missing } more
}
board-wait-ring = Waiting: choose people on a phone in the order they sit

# Two seconds, large.
board-caught = Caught, { $seat }!
    .you = You are caught!
board-word = “{ $word }!”
board-last = { $seat }’s last card!
    .you = Your last card!
board-complete = Canasta!
board-revoke = { $cost ->
    [0] { $seat } revoked
   *[other] { $seat } revoked: { $cost } points
}
    .you = { $cost ->
        [0] You revoked
       *[other] You revoked: { $cost } points
    }
board-record = A record: { $cards } cards at once!

# Aloud.
board-say-attack = { $owed ->
    [one] { $name }, 1 card!
   *[other] { $name }, { $owed } cards!
}
board-voice = Speak
board-sounds = Sounds
board-no-voice = This device has no English voice.

# The night.
board-night = The night
board-fact-moon = { $count ->
    [one] Shot the moon: { $names }
   *[other] Shot the moon: { $names }, { $count } times
}
board-fact-revoke = { $count ->
    [one] Revoked: { $names }
   *[other] Revoked: { $names }, { $count } times
}
board-fact-bust = { $count ->
    [one] Went bankrupt: { $names }
   *[other] Went bankrupt: { $names }, { $count } times
}
board-fact-melded = { $count ->
    [one] A canasta: { $names }
   *[other] Most canastas: { $names }, { $count }
}
board-fact-attack = Largest attack: { $count } cards, drawn by { $names }
board-fact-cards = Most penalty cards: { $names }, { $count }
board-fact-drawn = Drew the most cards: { $names }, { $count }
board-fact-points = Most points in one round: { $names }, { $count }
board-fact-rounds = First out most often: { $names }, { $count } times
board-fact-length = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} played in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
