### The lobby: the start page, house rules, joining, the ring, the menu, nights

## Every page

ui-language = Language
ui-theme = Colours
ui-theme-auto = As the phone
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-night = Black
ui-to-table = To the table
ui-lobby-back = Back
ui-ruled = The referee refused this.
ui-stale = This page was too old to send anything, so nothing was changed. Go back, reload it and send it again.

## The start page

ui-new-table = New table
ui-pick-game = Which game?
ui-game-left-out = A game in the folder is left out: { $why }
ui-join-table = Join a table
ui-code-field = The table’s code, 4 characters
ui-join = Join
ui-code-wrong = A code has 4 characters, letters and digits, without vowels, 0 and 1. It stands on every phone of the table, at the top.
ui-code-unknown = No table has the code { $code }. It stands on every phone of the table, at the top.
ui-nights = Nights
ui-own-nights = Your nights
ui-deleted = Deleted
ui-deleted-until = Can be brought back until { $day }.
ui-bring-back = Bring back
ui-day = { $year }-{ NUMBER($month, minimumIntegerDigits: 2) }-{ NUMBER($day, minimumIntegerDigits: 2) }
ui-night-of = Night of { $day }
ui-games-lines = { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
 }

## House rules

ui-presets = House rules to begin with
ui-lobby-house = House rules
ui-start-table = Start
ui-take-rules = Take these
ui-change-rules = Change
ui-written = Write on the blank cards
ui-written-hint = What is written on it; blank if nothing
ui-differs = Different from that:
ui-differs-nothing = Nothing is changed.
ui-limit-score = Points
ui-limit-rounds = Rounds
ui-limit-time = Time
ui-limits-about = What comes first ends the game. What is left blank ends nothing; all blank: it goes on until you stop.
ui-unit-seconds = seconds
ui-unit-minutes = minutes
ui-unit-cards = cards
ui-unit-packs = packs
ui-unit-points = points
ui-unit-rounds = rounds
ui-house-range = a number from { $least } to { $most }, please.
ui-house-limits = whole numbers, please: 1 or more, or blank.
ui-house-choice = please choose one of these.
ui-from-next-deal = From the next deal
ui-at-once = At once
ui-agreed-about = Anybody may change house rules for the next deal; in the middle of a round the host does it. The story says who did.
ui-need-seat = Somebody who plays has to enter this: it becomes a line of the game.
ui-find = Which rule are you arguing about?
ui-find-hint = e.g. last card, attack, time
ui-find-button = Search
ui-find-only = Only what is different
ui-found = { $count ->
    [one] 1 house rule
   *[other] { $count } house rules
 }
ui-found-none = No house rule says “{ $find }”. Try another word, or empty the field.
ui-group-differ = { $count ->
    [one] 1 changed
   *[other] { $count } changed
 }
ui-group-wrong = { $count ->
    [one] 1 does not fit
   *[other] { $count } do not fit
 }
ui-switch-differs = changed
ui-keep-rules = Save or send these house rules
ui-keep-about = Saved ones stand at the top of this page next time.
ui-keep-name = Name
ui-keep-hint = Grandma’s rules
ui-keep-change = Save the changes
ui-keep-new = Save under this name
ui-keep-no-name = House rules are saved under a name: please type one.
ui-keep-name-taken = There are house rules called “{ $name }” already. Please take another name.
ui-keep-too-many = { $most } sets of house rules are saved for this game, and no more fit. Delete one first.
ui-keep-no-rules = Those house rules have been deleted meanwhile. They can be saved as new ones.
ui-delete-rules-back = You can bring them back here for { $days } days.
ui-rules-called = House rules: { $name }
ui-kept-over = Begun from:
ui-send-rules = Send these
ui-send-qr = A phone in this Wi-Fi scans it and has the same house rules before it.
ui-send-link = Link, to copy
ui-send-text = Text, to copy
ui-send-about = On another computer, text or link goes into “Paste house rules” on its first page. Nothing goes through the internet.
ui-send-too-long = These are too many changes for a QR. Link and text hold them all.
ui-sent-came = These house rules were sent to you. Start with them, change them, or save them.
ui-sent-wrong = These house rules cannot be used here. { $why }
ui-sent-none = Nothing in it names a game: a line such as “game: …” or a link with the house rules is needed.
ui-paste-rules = Paste house rules
ui-paste-about = A text or a link that somebody sent you from another table.
ui-paste-field = Text or link
ui-paste-open = Use these rules

## Joining

ui-scan = Scan to join
ui-no-address = No phone can come yet:
ui-why-offline = this computer is in no network. Connect it to the Wi-Fi that the phones use, then open this page again.
ui-why-no-address = this computer is connected, but the router gave it no address. Connect it again to the Wi-Fi that the phones use.
ui-why-virtual = only addresses of a VPN or of virtual machines were found. Connect this computer to the Wi-Fi that the phones use, or start it with --url and its address.
ui-why-container = a container does not see its computer’s network. In the terminal, start it as .venv/bin/referee --url http://ADDRESS:8000, where ADDRESS is this computer’s address in the Wi-Fi.
ui-why-wsl = WSL does not see the network of Windows. Forward the port to WSL and start it with --url and the address of Windows.
ui-why-loopback = it was started with a --host that lets only this computer in. Start it without, and phones can come.
ui-sit-down = Sit down
ui-sit-other = Somebody without a phone
ui-here-already = Already here:
ui-your-name = Your name
ui-their-name = Their name
ui-sit = Sit down here
ui-last-time = Last time’s people:
ui-watch = Only watch
ui-i-am = I am { $name }
ui-i-am-title = Have you a seat, but no phone at it yet?
ui-lost-phone = Did you sit here with another phone?
ui-name-empty = A name needs at least one letter, digit or sign.
ui-name-long = That name has { $length } characters; { $most } fit on a button. Please shorten it.
ui-name-taken = Somebody here is called { $name } already. Please take another name, or add a letter.
ui-table-full = This table is full: { $most } seats.
ui-no-seat = That seat is no longer at this table.
ui-night-ended = This night has ended. Its host can reopen it.
ui-late-about = A game is on. You play from the next deal.
ui-late-after = Who sits to your right?
ui-late-points = Points to start with
ui-late-with = Who do you play with?
ui-late-side = Please say who you play with: the sides as they are now stand below.
ui-points-zero = None
ui-points-average = The average: { $points }
ui-points-worst = As the last one: { $points }
ui-after-whom = Please choose who sits next to you: the table has changed meanwhile.
ui-late-now = That cannot be entered just now. Please try again.
ui-pin = PIN, 4 digits
ui-pin-where = Any phone at the table shows the PIN: Menu, then { $name }. So does the referee’s computer.
ui-pin-own = The phone of { $name } shows the PIN: Menu, then { $name }. Once it has been away for a minute and a half, any phone at the table does. The referee’s computer always shows it.
ui-pin-wrong = That is not the seat’s PIN. Any phone at the table shows it in its menu.
ui-pin-often = Too many wrong PINs. Ask to be let in: one tap at the table is enough.
ui-seat-phones = { $name } has { $most } phones here, and both are watching. Close the page on one of them first: it counts as away after a minute and a half.
ui-take-seat = Take my seat

## The ring

ui-ring = Who sits where?
ui-ring-how = Tap the people as they sit, clockwise, starting anywhere.
ui-ring-order = Round the table
ui-ring-anew = Start over
ui-who-deals = Who deals first?
ui-deal-moves = The deal has moved on one place to the left. Who deals?
ui-deal-assigned = Anybody may deal. If you name nobody, { $name } does.
ui-begin-rps = Rock, paper, scissors: the winner begins. Who won?
ui-begin-youngest = The youngest begins. Who is it?
ui-begin-winner = The winner of the last game begins: { $name }
ui-begin-loser = The loser of the last game begins: { $name }
ui-begins-deals = { $name } begins, so { $dealer } deals.
ui-sides = Who plays with whom
ui-sides-ask = Which two play together? Tap them.
ui-sides-against = against
ui-start-game = Start the game
ui-no-phone = no phone
ui-no-phone-add = Somebody without a phone
ui-add = Add
ui-sit-here-too = Sit down with this device too
ui-left-is-right = left neighbour checked
ui-left-of-you-ask = To your left: { $name }?
ui-left-of-you = To your left: { $name }
ui-left-yes = Yes
ui-left-other = No, it is …
ui-wait-game = Which game will it be?
ui-wait-people = { $least ->
    [one] One person has to sit here first.
   *[other] { $least } people have to sit here first.
 }
ui-wait-fewer = At most { $most } people play this game, and { $count } sit here.
ui-wait-ring = { $count ->
    [one] One person has not been tapped yet.
   *[other] { $count } people have not been tapped yet.
 }
ui-wait-dealer = Who deals first?
ui-wait-begin = Who begins?
ui-wait-left = Still to say who sits on their left: { $names }
ui-start-anyway = Start without waiting
ui-draws-for-deal = Everybody draws a card, and the highest deals first.
ui-game-begun = The game has begun.
ui-back-to-game = Back to the last game

## Sharing

ui-share-more = Other address, code to copy, what to try
ui-share-page = QR and code
ui-copy-code = The code, to copy
ui-copy-address = The address, to copy
ui-reached-title = Has any phone come?
ui-reached = { $count ->
    [one] One phone has come so far.
   *[other] { $count } phones have come so far.
 }
ui-reached-none = No phone has come yet.
ui-try-title = What to try
ui-try-wifi = Phones and this computer in the same Wi-Fi, by name.
ui-try-mobile = Switch off mobile data on the phone: some phones leave a Wi-Fi without internet.
ui-try-firewall = The computer’s firewall must let port { $port } in: allow it when it asks.
ui-try-guest = A guest Wi-Fi often keeps devices apart: take the main one.
ui-try-hotspot = Or make a hotspot with one phone and put everybody into it, the computer too.
ui-other-address = Another address of this computer
ui-other-address-about = If the QR does not open on a phone, try the next one.
ui-address-doubtful = hardly reachable by phones

## The menu

ui-menu-pages = Pages of this table
ui-menu-catch-up = Catch up
ui-menu-board = Board
ui-night = The night
ui-seats-phones = Seats and phones
ui-this-phone = this phone
ui-has-phone = has a phone
ui-phone-away = phone is away
ui-host = host
ui-pin-of = PIN of { $name }:
ui-pin-how = On the other phone: scan the QR, choose “I am { $name }”, type the PIN.
ui-here-pins = PINs, and who asks to come in
ui-here-pins-about = Somebody has no seat any more, perhaps because this night comes from a backup? This computer shows everybody’s PIN.
ui-other-name = Name
ui-rename = Rename
ui-swap-with = Sit elsewhere
ui-swap = Change places
ui-move-left = Sit to their left
ui-free-seat = Play on without this phone
ui-leave-table = { $name } leaves the table
ui-leave-about = In a game the turns of this seat pass from now on. What was played stays.
ui-make-host = Make { $name } the host
ui-vote-host = { $votes ->
    [0] Vote: { $name } as the new host
    [one] Vote: { $name } as the new host (1 vote)
   *[other] Vote: { $name } as the new host ({ $votes } votes)
 }
ui-host-away = The host’s phone is away. With more than half of the phones, the table chooses a new host.
ui-host-no-phone = { $name } has no phone, and a host needs one.
ui-next-game = Next game
ui-next-game-on = A game is on: it stays as it stands when the next one starts.
ui-this-phone-does = On this phone
ui-buzz = A short buzz when it is your turn
ui-sound = A quiet sound when it is your turn
ui-deck = Suits in
ui-deck-two = two colours
ui-deck-four = four colours
ui-next-planned = The next game is being set up
ui-end-night = End the night
ui-end-night-about = Nobody can sit down or start a game afterwards. Everything stays to be read, and the night can be reopened.

## Nights

ui-night-over = ended
ui-night-people = The whole night
ui-night-who = Name
ui-night-wins = Wins
ui-night-places = Places
ui-night-games = Games
ui-night-cards = Penalty cards
ui-night-place = Place
ui-night-points = Points
ui-night-won = won
ui-night-game-over = over
ui-night-no-games = No game has been played yet.
ui-night-places-about = Wins and places add up over the games played to their end; fewer places are better. Points count within one game only.
ui-night-export = Export
ui-night-export-record = Record
ui-keep-night = This night
ui-night-name = Name of the night
ui-night-name-long = At most { $most } characters, please.
ui-reopen = Reopen
ui-delete = Delete
ui-keep = Keep it
ui-delete-title = Delete this night?
ui-delete-about = { $games ->
    [0] Its people go.
    [one] Its people and its game, with every line, go.
   *[other] Its people and its { $games } games, with every line, go.
 }
ui-delete-sure = Yes, delete it
ui-delete-unsure = Nothing was deleted. Please tick that you mean it.
ui-delete-back = You can bring it back for { $days } days: on the first page, under “Deleted”.
