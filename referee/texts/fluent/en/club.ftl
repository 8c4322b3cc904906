# A club: several tables of one evening at one referee.
ui-club = Several tables
ui-club-about = An evening of several tables: all of them on one page and one board, new seats for every game, and one timer.
ui-club-on = On now
ui-club-name = Name of the evening
ui-club-tables = Tables
ui-club-all = Tables
ui-club-size = People at a table
ui-club-minutes = Minutes to play
ui-club-rules = Rules
ui-club-open = Open the tables
ui-club-same-rules = Table { $code } is the first one, and all tables play by its rules.
ui-club-rules-how = For rules of your own, open one table with them first, and choose “Several tables” in its menu.
ui-club-how = With this code people join the evening and wait for a table. They can also sit down at any table with its own code.
ui-club-join-title = Take part
ui-club-join = Join
ui-club-in = You are in, { $name }. You get a table with the next seating.
ui-club-out-now = You sit out this time, { $name }.
ui-club-away = You are marked as not here, { $name }.
ui-club-sits-at = Your seat: table { $number }
ui-club-go = Go to table { $number }
ui-club-with = With
ui-club-against = Against
ui-club-beside = Together with
ui-club-next-at = Next: table { $number }
ui-club-next-out = Next time you sit out.
ui-club-time = Time left
ui-club-time-up = Time is up
ui-club-last-round = Time is up: play this round to its end
ui-club-timer-start = Start
ui-club-timer-pause = Pause
ui-club-timer-add = +1 minute
ui-club-timer-reset = Set back
ui-club-timer-set = Set
ui-club-next = Seating { $number }
ui-club-next-about = { $count ->
    [one] 1 person is there.
   *[other] { $count } people are there.
}
ui-club-propose = Propose a seating
ui-club-proposed = Proposed seating { $number }
ui-club-accept = Seat everybody like this
ui-club-anyway = Seat everybody all the same
ui-club-other = Other proposal
ui-club-drop = No proposal
ui-club-still = { $count ->
    [one] Table { $tables } still plays. If everybody is seated now, its game stays unfinished and counts nowhere.
   *[other] Tables { $tables } still play. If everybody is seated now, their games stay unfinished and count nowhere.
}
ui-club-playing = { $count ->
    [one] Table { $tables } still plays, and its game would stay unfinished.
   *[other] Tables { $tables } still play, and their games would stay unfinished.
} If that is right, choose “Seat everybody all the same”.
ui-club-out = Sitting out:
ui-club-waiting = Waiting for a table:
ui-club-table = Table { $number }
ui-club-state = { $state ->
    [empty] Nobody yet
    [waits] Before the game
    [over] Over
    [ended] Ended
   *[on] Playing
}
ui-club-minutes-on = { $minutes } min
ui-club-none = No tables any more.
ui-club-people = People
ui-club-gone = Not here
ui-club-leave-out = Leave out
ui-club-back = Bring back
ui-club-gone-me = I am leaving
ui-club-back-me = I am here again
ui-club-more = More tables
ui-club-run = Run the evening from here
ui-club-run-about = This browser gets the buttons for seatings, timer and tables. Whoever opened the evening keeps them.
ui-club-end = End the evening
ui-club-end-about = The tables, their games and people stay as they are. There are no more seatings.
ui-club-again = Open it again
ui-club-over = This evening is over.
ui-club-board = Board of all tables
ui-club-page = All tables: { $name }
ui-club-place = Table { $number } of { $name }
ui-club-seats = New seats: to my table
ui-club-wrong-tables = From { $least } to { $most } tables, please.
ui-club-wrong-more = From { $least } to { $most } tables, please.
ui-club-wrong-size = From { $least } to { $most } people play this game at a table.
ui-club-wrong-minutes = From { $least } to { $most } minutes, please.
ui-club-most-tables = An evening has at most { $most } tables.
ui-club-full = An evening has at most { $most } people.
ui-club-too-few = There are not enough people for a table: this game needs { $least }.
ui-club-no-proposal = This proposal is gone. Look at the newest one.
ui-club-table-taken = Table { $code } belongs to an evening of several tables already.
ui-club-name-there = { $name } sits at table { $number } of this evening already. Leave that seat first, or take another name.
