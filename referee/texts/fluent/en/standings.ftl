# People across nights: standings, a person's page.
ui-standings = Standings
ui-standings-all = All games
ui-standings-wins = Wins
ui-standings-places = Mean place
ui-standings-points = Points a game
ui-standings-by-wins = By wins
ui-standings-by-places = By mean place
ui-standings-by-points = By points a game
ui-standings-about = Finished games count.
ui-standings-few = So few games tell little.
ui-standings-none = No finished game yet.
ui-standings-counted = { $done } of { $every } games are counted. This page goes on by itself.
ui-season-choose = Choose days
ui-season-all = All nights
ui-season-name = Name
ui-season-since = From
ui-season-until = To
ui-season-from = from { $day }
ui-season-to = to { $day }
ui-season-show = Show
ui-person-nights = Nights
ui-person-nights-of = { $nights ->
    [one] 1 night
   *[other] { $nights } nights
}
ui-person-months = By month
ui-person-hours = Hours played: { $hours }
ui-person-month = Month
ui-person-month-hours = Hours
ui-person-rounds = Rounds
ui-person-points = Points
ui-person-against = The others’ points
ui-person-best = Best round
ui-person-worst = Worst round
ui-person-place = { $place } of { $people }
ui-person-streak = { $longest ->
    [0] No game won yet.
    [one] Most games won in a row: 1.
   *[other] Most games won in a row: { $longest }.
}
ui-person-streak-now = The last { $now } games were won.
ui-person-meetings = With the others
ui-person-meetings-about = Games in which one stood before or behind the other.
ui-person-partners-about = As partners: games won and played.
ui-person-ahead = Before
ui-person-behind = Behind
ui-person-together = Partners
ui-person-somebody = Somebody
ui-person-unlisted = not in the standings
ui-person-change = Change this person
ui-person-unlist = Leave out of standings
ui-person-list = List in standings
ui-person-merge-sure = Are { $name } and { $other } the same person?
ui-person-merge-means = { $nights ->
    [one] { $other }’s night becomes { $name }’s, and the name { $other } goes.
   *[other] { $other }’s { $nights } nights become { $name }’s, and the name { $other } goes.
}
ui-person-merge-yes = Yes, the same
ui-person-merged = { $other } and { $name } are one person now.
ui-person-part = Undo: they are two
ui-person-merge = Merge
ui-person-merge-with = Is the same as
ui-person-split = Split
ui-person-split-about = On these nights it was somebody else
ui-person-remove = Remove this person
ui-person-remove-about = The games stay, with “Somebody” in the standings of the others. This cannot be undone.
ui-person-sure = Yes, remove
ui-person-unsure = Tick “Yes, remove” first.
ui-person-no-person = There is no such person any more.
ui-person-no-other = Choose who it is first.
ui-person-same-night = Both sat at one table, so they are two people.
ui-person-no-night = Choose some of the nights, but not all of them.
figure-timeouts = Time-outs called
figure-cards-given = Penalty cards given
figure-cards-taken = Penalty cards taken
figure-cards-undeserved = Of these for an undeserved card
figure-votes-won = Votes won
figure-votes-lost = Votes lost
figure-seconds = Seconds a turn
figure-out = Went out first
figure-attack-stood = Most cards drawn at once
figure-attack-sent = Largest attack that hit somebody
figure-canastas-natural = Natural canastas
figure-canastas-mixed = Mixed canastas
figure-red-threes = Red threes
figure-out-concealed = Went out concealed
ui-files = Take it along
ui-files-about = The results of these nights as files for other programs.
ui-files-csv = Table for a spreadsheet (CSV)
ui-files-bgsplay = Plays for BG Stats
ui-files-bgsplay-one = File for BG Stats
ui-files-push = Open in the app BG Stats
ui-files-push-about = The app opens by way of the website of BG Stats, which gets the names and points.
ui-files-nights = Nights for another referee
ui-files-nights-about = All nights that are over, with every line. Another referee adds those that it does not have. Phones and PINs stay here.
ui-files-read-about = Nights that are here already stay as they are.
ui-files-choose = A file: nights of another referee, plays of BG Stats or BoardGameGeek, or a table of rounds
ui-files-add = Add nights
ui-files-added = { $added ->
    [0] No night is new.
    [one] 1 night was added.
   *[other] { $added } nights were added.
}
ui-files-there = { $there ->
    [one] 1 night was here already.
   *[other] { $there } nights were here already.
}
ui-files-is-bg-stats = Plays of BG Stats
ui-files-is-bgg = Plays of BoardGameGeek
ui-files-is-table = A table of rounds
ui-files-plays = { $plays ->
    [one] 1 game:
   *[other] { $plays } games:
}
ui-files-left-out = { $plays ->
    [one] 1 is left out, as it does not say who won or was played alone.
   *[other] { $plays } are left out, as they do not say who won or were played alone.
}
ui-files-finer-plays = { $plays ->
    [one] 1 has points with more than one digit after the decimal point: only who won is kept.
   *[other] { $plays } have points with more than one digit after the decimal point: only who won is kept.
}
ui-files-best = Who wins?
ui-files-best-most = most points
ui-files-best-fewest = fewest points
ui-files-who = Who is who? It is asked only once.
ui-files-somebody-new = somebody new
ui-files-bring-in = Bring in
ui-files-undo = Take it back
ui-files-undone = Everything that was brought in is gone again.
ui-files-wrong-file = This file is broken. Nothing was changed.
ui-files-unknown = Nobody here can read this file. Nights of another referee, plays of BG Stats (JSON) or BoardGameGeek (XML), or a table of rounds (CSV) can be added.
ui-files-finer = A number in this table has more than one digit after the decimal point. Nothing was changed.
ui-files-json = This is JSON, but no export of BG Stats. Nothing was changed.
ui-files-record = This is a record. It is judged again under “Paste a record”; nothing was changed.
ui-files-season = This is a season of standings as a table. It is for a spreadsheet; take the file of nights to another referee.
ui-files-none = Choose a file first.
ui-files-not-ours = This is no file of nights. Nothing was changed.
ui-files-newer = A later version of Referee wrote this file. Nothing was changed.
ui-files-cut = The file ends too soon: it was not copied completely. Nothing was changed.
ui-files-wrong = Line { $line } of the file is not as a referee writes it. Nothing was changed.
