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
ui-foreign = This did not come from a page of this referee, so nothing was changed. Open the table again by its code and enter it there.
ui-unknown-host = { $host } is not an address that this referee knows. Open the address of the QR code, or have the referee started with --url and this address.
ui-no-cookies = This browser keeps no cookies, so the referee cannot tell your phone from the others, and nothing was changed. Allow cookies for this page in the browser’s settings, or open it outside of the app or private window, and reload it.

## The start page

ui-new-table = New table
ui-what = You play with real cards. Your phones know the rules and keep the turn, the clock and the score.
ui-pick-game = Which game?
ui-same = Same people, same rules
ui-again = Again: same people, same rules
ui-other-game = Another game
ui-back-tonight = Back to table { $code }
ui-first-game = 1. Pick a game
ui-first-scan = 2. Everybody scans the code and types a name
ui-first-deal = 3. Choose the people as they sit, and deal
ui-game-left-out = A game in the folder is left out: { $why }
ui-code-field = The table’s code
ui-code-where = Every phone at the table shows it, at the top.
ui-join = Join
ui-code-wrong = A code has { $length } letters and digits, but no vowels, no 0 and no 1.
ui-code-unknown = No table has the code { $code }.
ui-nights = Nights
ui-own-nights = Your nights
ui-more-nights = All nights
ui-other-tools = More
ui-deleted = Deleted
ui-deleted-until = You can bring it back until { $day }.
ui-bring-back = Bring back
ui-day = { $year }-{ NUMBER($month, minimumIntegerDigits: 2) }-{ NUMBER($day, minimumIntegerDigits: 2) }
ui-night-of = Night of { $day }
ui-games-played = { $games ->
    [0] no game
    [one] 1 game
   *[other] { $games } games
 }

## House rules

ui-presets = Start from
ui-lobby-house = House rules
ui-start-table = Start
ui-take-rules = Take these
ui-change-rules = Change
ui-written = Write on the blank cards
ui-written-hint = What it says; empty if nothing
ui-differs = Changed:
ui-differs-nothing = Nothing changed.
ui-limit-score = Points
ui-limit-rounds = Rounds
ui-limit-time = Time
ui-limits-about = The game ends with whichever comes first. Leave all empty to play until you stop.
ui-unit-seconds = seconds
ui-unit-minutes = minutes
ui-unit-cards = cards
ui-unit-packs = packs
ui-unit-points = points
ui-unit-rounds = rounds
ui-house-range = a number from { $least } to { $most }, please.
ui-house-limits = a whole number from 1, please, or empty.
ui-house-choice = please choose one of these.
ui-from-next-deal = From the next deal
ui-at-once = At once
ui-agreed-about = Anybody can change them for the next deal, the host also at once. The story says who did.
ui-need-seat = Only somebody who plays can enter this.
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
ui-keep-about = Next time you find them at the top of this page.
ui-keep-name = Name
ui-keep-hint = Grandma’s rules
ui-made-hint = e.g. Golf
ui-keep-change = Save the changes
ui-keep-new = Save under this name
ui-keep-no-name = Type a name to save these house rules under.
ui-keep-name-taken = “{ $name }” exists already. Take another name.
ui-keep-too-many = You have saved { $most } sets for this game, as many as fit. Delete one first.
ui-keep-no-rules = Somebody has just deleted these house rules. You can save them as new ones.
ui-delete-rules-back = You can bring them back here for { $days } days.
ui-rules-called = House rules: { $name }
ui-kept-over = Based on:
ui-send-rules = Send these
ui-send-qr = Scan it with a phone in this Wi-Fi to get the same house rules.
ui-send-qr-far = Scan it with a phone to get the same house rules.
ui-send-link = Link to copy
ui-send-text = Text to copy
ui-send-about = On another computer, paste it under “Paste house rules” on the start page.
ui-send-near = Nothing goes through the internet.
ui-send-too-long = These are too many changes for a QR: use link or text.
ui-sent-came = Somebody sent you these house rules. Start with them, change them or save them.
ui-sent-wrong = These house rules cannot be used here. { $why }
ui-sent-none = It names no game. Paste the whole link, or the whole text with its line “game: …”.
ui-paste-rules = Paste house rules
ui-paste-about = A link or a text from another table.
ui-paste-field = Text or link
ui-paste-open = Use these rules

## Joining

ui-scan = Scan to join
ui-no-address = No phone can join yet:
ui-why-offline = this computer is in no network. Connect it to the Wi-Fi that the phones use, then open this page again.
ui-why-no-address = this computer is connected, but the router gave it no address. Connect it again to the Wi-Fi that the phones use.
ui-why-virtual = only addresses of a VPN or of virtual machines were found. Connect this computer to the Wi-Fi that the phones use, or start it with --url and its address.
ui-why-container = a container does not see its computer’s network. Start it with --url and this computer’s address in the Wi-Fi, such as http://192.168.0.12:8000.
ui-why-wsl = WSL does not see the network of Windows. Forward the port to WSL and start it with --url and the address of Windows.
ui-why-loopback = --host lets only this computer in. Start the referee without it, and phones can come.
ui-sit-down = Sit down
ui-table-of = { $name }’s table
ui-sit-other = Somebody without a phone
ui-here-already = Already here
ui-your-name = Your name
ui-their-name = Their name
ui-sit = Sit down
ui-last-time = Last time
ui-watch = Watch the board
ui-look-on = Just look on
ui-i-am = I am { $name }
ui-i-am-title = Is one of these you?
ui-lost-phone = I was here already
ui-name-empty = Type at least one letter, digit or sign.
ui-name-long = That name has { $length } characters, and { $most } fit. Please shorten it.
ui-name-taken = Somebody here is called { $name } already. Take another name, or add a letter.
ui-name-looks = That looks just like { $name }: please take a name that nobody can mix up.
ui-table-full = This table is full: { $most } seats.
ui-no-seat = That seat is no longer at this table.
ui-players-watch = The referee does not stop wrong cards: you catch each other.
ui-night-ended = This night has ended, so nothing was entered. { $host ->
    [none] Its host can go on with it.
   *[other] { $host } can go on with it.
}
ui-has-ended = This night has ended
ui-has-ended-how = Nothing more is entered.
ui-night-told = How the night went
ui-next-opened = { $opener ->
    [none] The next night is open
   *[other] { $opener } opened the next night
}
ui-next-go = To the new table
ui-next-seat = Take your seat there
ui-next-board = Its board
ui-late-about = A game is on. You play from the next deal.
ui-late-after = Who sits to your right?
ui-late-about-them = A game is on. They play from the next deal.
ui-late-after-them = Who sits to their right?
ui-late-points = Points to start with
ui-late-with = Who do you play with?
ui-late-side = Choose who you play with. The sides are below.
ui-points-zero = None
ui-points-average = The average: { $points }
ui-points-worst = As the last one: { $points }
ui-after-whom = The table has changed. Choose again who sits next to you.
ui-late-now = That cannot be entered just now. Please try again.
ui-pin = PIN, 4 digits
ui-pin-where = Any phone at the table shows it: Menu, then { $name }.
ui-pin-own = The phone of { $name } shows it: Menu, then { $name }. If that phone is away for a minute, any phone at the table does.
ui-pin-here = The referee’s computer always shows it.
ui-pin-wrong = That is not the PIN. The menu of a phone at the table shows it.
ui-pin-often = Too many wrong PINs. Ask to be let in: one tap is enough.
ui-seat-phones = { $name } has { $most } phones here, and both are on. Close the page on one of them and wait 90 seconds.
ui-take-seat = Take my seat

## The ring

ui-ring = Who sits where?
ui-ring-how = Choose everybody as they sit, clockwise.
ui-ring-came = Sitting clockwise as shown? If not: Start over.
ui-ring-waits = Whoever scans the code sits down.
ui-not-tonight = Not here tonight
ui-ring-order = Round the table
ui-lot = Draw lots
ui-lot-fell = The lot fell on { $name }.
ui-ring-anew = Start over
ui-dealer-is = { $name } deals. If not, choose who does.
ui-deals = deals
ui-begins = begins
ui-deal-moves = The deal has moved on to the left.
ui-deal-assigned = Choose who deals, or { $name } does.
ui-begin-rps = Rock, paper, scissors: the winner begins. Who won?
ui-begin-youngest = The youngest begins. Who is it?
ui-begin-winner = The winner of the last game begins: { $name }
ui-begin-loser = The loser of the last game begins: { $name }
ui-begins-deals = { $name } begins, so { $dealer } deals.
ui-sides = Who plays with whom
ui-sides-ask = Which two play together? Choose them.
ui-sides-against = against
ui-start-game = Start
ui-no-phone = no phone
ui-no-phone-add = Somebody without a phone
ui-add = Add
ui-done = Done
ui-sit-here-too = Do you play on this device?
ui-left-is-right = left neighbour checked
ui-left-of-you-ask = Left of you: { $name }?
ui-left-of-you = Left of you: { $name }
ui-left-yes = Yes
ui-left-no = No
ui-left-other = Who sits to your left?
ui-wait-game = Which game will it be?
ui-wait-people = { $least ->
    [one] One person has to sit here first.
   *[other] { $least } people have to sit here first.
 }
ui-wait-fewer = At most { $most } people play this game, and { $count } sit here.
ui-wait-these = Not seated yet: { $names }
ui-wait-ring = { $count ->
    [one] One person is still to be chosen.
   *[other] { $count } people are still to be chosen.
 }
ui-wait-begin = Then choose who begins.
ui-wait-left = Left neighbour still to be checked by: { $names }
ui-start-anyway = Start without waiting
ui-draws-for-deal = Everybody draws a card, and the highest deals first.
ui-game-begun = The game has begun.
ui-back-to-game = Back to the last game

## Sharing

ui-share-more = Not working?
ui-share-page = QR and code
ui-copy = Copy
ui-copied = Copied
ui-copy-code = Code to copy
ui-copy-address = Address to copy
ui-reached-title = Phones
ui-reached = { $count ->
    [one] 1 phone has reached it.
   *[other] { $count } phones have reached it.
 }
ui-reached-none = No phone has reached it yet.
ui-reached-wifi = Are all in the same Wi-Fi?
ui-try-title = What to try
ui-try-wifi = Put the phones and this computer into the same Wi-Fi.
ui-try-mobile = Switch off mobile data on the phone: some phones leave a Wi-Fi without internet.
ui-try-firewall = Let port { $port } through the computer’s firewall: allow it when it asks.
ui-try-guest = A guest Wi-Fi often keeps devices apart: take the main one.
ui-try-hotspot = Or make a hotspot with one phone and put everybody into it, the computer too.
ui-other-address = Another address of this computer
ui-other-address-about = If the QR does not open on a phone, try the next one.
ui-address-doubtful = phones hardly reach it

## The menu

ui-menu-pages = Pages of this table
ui-menu-catch-up = Catch up
ui-menu-board = Board
ui-night = The night
ui-seats-phones = People and phones
ui-this-phone = this phone
ui-has-phone = has a phone
ui-phone-away = phone is away
ui-host = host
ui-pin-of = PIN of { $name }:
ui-pin-how = On the other phone: scan the QR, choose “I am { $name }”, type the PIN.
ui-here-pins = PINs, and who asks to come in
ui-here-pins-about = Has somebody lost their seat? This computer shows everybody’s PIN.
ui-other-name = Name
ui-look = Colour and sign
ui-look-sign = Sign
person-colour-0 = blue
person-colour-1 = orange
person-colour-2 = teal
person-colour-3 = violet
person-colour-4 = wine red
person-colour-5 = yellow
person-colour-6 = red
person-colour-7 = mint
person-colour-8 = plum
person-colour-9 = light blue
person-sign-cat = cat
person-sign-fox = fox
person-sign-rabbit = rabbit
person-sign-bear = bear
person-sign-frog = frog
person-sign-owl = owl
person-sign-octopus = octopus
person-sign-fish = fish
person-sign-duck = duck
person-sign-snail = snail
person-sign-butterfly = butterfly
person-sign-turtle = turtle
ui-more-of = More about { $name }
ui-name-in-pictures = Name in pictures
    .yes = Shown
    .no = Left out
ui-rename = Rename
ui-swap-with = Sit elsewhere
ui-swap = Change places
ui-move-left = Sit to their left
ui-free-seat = Play without this phone
ui-leave-table = { $name } leaves the table
ui-leave-about = From now on their turns are skipped. What was played stays.
ui-make-host = Make { $name } the host
ui-host-away = The host’s phone has been away for a minute.
ui-host-take = Take over as host
ui-host-now = { $name } is the host now.
ui-host-here = The host’s phone is here: only it hands the role over.
ui-let-go = Let this phone go
ui-let-go-about = Then { $name } takes the seat with another phone; the hand and the points stay.
ui-host-no-phone = { $name } has no phone, and a host needs one.
ui-next-game = Next game
ui-next-game-on = If you start another game, the one that is on stays as it stands.
ui-this-phone-does = On this phone
ui-buzz = A short buzz when it is your turn
ui-sound = A quiet sound when it is your turn
ui-deck = Suits in
ui-deck-two = two colours
ui-deck-four = four colours
ui-next-planned = The next game is being set up
ui-end-night = End the night
ui-end-night-about = Every phone is told. After that nobody can sit down, start a game or enter anything; everything can still be read, and the night can go on later.
ui-end-now = End it now
ui-end-open = { $count ->
    [one] 1 game is not over: it counts in no wins and no standings.
   *[other] { $count } games are not over: they count in no wins and no standings.
}
ui-end-unfinished = { $game } is not over: it does not count in wins and standings.
ui-as-it-stands = End { $game } as it stands
ui-as-it-stands-now = Count it now
ui-as-it-stands-won = { $count ->
    [one] { $names } is ahead and wins. Undo takes it back.
   *[other] { $names } are level and win. Undo takes it back.
 }

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
ui-night-game-open = not over
ui-night-no-games = No game has been played yet.
ui-keep-picture = Keep the picture
ui-picture = The night’s picture
ui-picture-how = Press and hold the picture to keep or share it.
ui-picture-save = Save the picture
ui-picture-names = People whose name is switched off in the menu appear by sign and colour only.
ui-picture-svg = This browser makes no PNG of it. It is saved as a drawing (SVG), which every browser opens.
picture-alt = Picture: { $night }, with the places, the games and their winners
ui-night-places-about = Finished games count. Places are added up: the lower the sum, the better.
ui-night-export = Export
ui-night-export-record = Record
ui-keep-night = This night
ui-night-name = Name of the night
ui-night-name-long = At most { $most } characters, please.
ui-reopen = Go on with this night
ui-delete = Delete
ui-keep = Keep it
ui-delete-title = Delete this night?
ui-delete-about = { $games ->
    [0] Its people go.
    [one] Its people and its game go.
   *[other] Its people and its { $games } games go.
 }
ui-delete-sure = Yes, delete it
ui-delete-unsure = Nothing was deleted. Tick the box if you mean it.
ui-delete-back = You can bring it back for { $days } days: on the start page, under “Deleted”.
