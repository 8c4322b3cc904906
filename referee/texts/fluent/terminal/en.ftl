# What the command says in the terminal.
ready = The referee is ready.
phones = On the phones, in the same Wi-Fi:
phones-anywhere = On the phones:
here = On this computer:
others = Other addresses of this computer, should the first not answer: { $addresses }
named = Or by name, where the phone knows it: { $address }
data = The nights are kept in { $path }
stop = Ctrl+C ends the referee.
file-damaged = { $path } is damaged. What is played from now on may be lost: end the referee and start it with the last backup.
file-gone = Nothing is kept any more: { $path } or what lies beside it was deleted or moved. Move it back as it was and play goes on; else end the referee and start it with the last backup.
server-gone = Nothing is kept any more: { $path } does not answer. Play goes on as soon as it does.
file-back = { $path } is back, and everything is kept again.

no-address = No phone can join yet: { $why }
why-offline = this computer is in no network. Connect it to the Wi-Fi that the phones use; the host’s page then shows the address.
why-no-address = this computer is connected, but the router gave it no address. Reconnect it to the Wi-Fi that the phones use; the host’s page then shows the address.
why-virtual = only addresses of a VPN or of virtual machines were found. Connect this computer to the Wi-Fi that the phones use, or give its address: referee --url http://ADDRESS:{ $port }
why-container = a container does not see its computer’s network. Start it there as referee --url http://ADDRESS:{ $port }, where ADDRESS is this computer’s address in the Wi-Fi, and let port { $port } through.
why-wsl = WSL does not see the network of Windows. Forward port { $port } to WSL and give the address of Windows: referee --url http://ADDRESS:{ $port }
why-loopback = --host { $host } lets only this computer in. Leave it out, and phones can come.

port-in-use = Port { $port } is already in use, perhaps by another referee: end that one, or choose another port with --port.
port-forbidden = Port { $port } needs administrator rights: choose one above 1023 with --port.
host-unknown = { $host } is no address of this computer: --host takes one of its own, or 0.0.0.0 for all of them.
bad-url = { $url } is no address that a phone can open: --url takes one such as http://192.168.0.12:8000, never localhost and nothing after the port.
public-needs = A public server needs https, which a proxy gives: referee --public --url https://ADDRESS --proxies 1 --host 127.0.0.1 (see docs/public.md).
bad-place = The nights cannot be kept in { $path }: { $why }
why-file-full = the disk is full. Make room, then start again.
why-file-locked = another program holds the file, perhaps another referee. End that one, then start again.
why-file-in-use = another referee is running on it. Use that one, or give this one a file of its own with --db.
why-file-read-only = the file may only be read. Allow writing, or take another with --db.
why-file-damaged = the file is damaged, or no file of the referee’s. Take the last backup, or another with --db.
why-file-gone = the file was deleted or moved away. Put it back, or take the last backup.
why-file-busy = the database is busy with something else of its own. Wait for that to end, or end it, then start again.
why-file-newer = a newer referee has written it. Install that one, or take another file with --db.
why-file-older = a referee before 0.10 has written it. Open it once with 0.10, then with this one: nothing in it was changed.
why-file-encoding = the database keeps names in an encoding that has no Korean or Japanese. Make one with ENCODING 'UTF8'.
why-file-unreachable = the database server does not answer or does not let the referee in. Look whether it runs, and address, user and password are right.
why-file-no-driver = the nights of several servers need psycopg: pip install "referee[postgres]".
why-move-not-empty = there are nights in it already. Take an empty one.
why-move-differs = what arrived is not what was sent, so nothing was kept.
why-move-conflict = what arrived is not what was sent, so nothing was kept.
why-file-failed = the disk does not let the file be opened. Look whether its folder is there, or take another with --db.
bad-games = The games in { $path } cannot be used: { $why }
games-no-folder = there is no such folder.
games-none = no folder in it is a game.
games-twice = there is a game { $game } already.
games-broken = { $game } cannot be loaded. { $why }
games-other-key = { $game } needs a GAME whose key is { $game }.

backup = Kept in { $path }: { $nights ->
    [one] 1 night
   *[other] { $nights } nights
}, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}. To go back to it: end the referee, then start it with --db and this file.
backup-there = There is a file { $path } already, and it stays as it is: choose another name.
bad-backup = No copy was made. { $path }: { $why }
moved = All nights are in { $path } now: { $nights ->
    [one] 1 night
   *[other] { $nights } nights
}, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}. Start the referee with that as --db; the old ones are still where they were.
backup-server = { $path } is a database server: copy it with pg_dump, or into a file with: referee move { $path } nights.db
no-nights = There are no nights in { $path } yet.

standard-input = standard input
scores = Scores: { $scores }
no-file = { $file } cannot be read: { $why }
not-utf-8 = { $file }, line { $line }: this is not UTF-8, the encoding of every record.
unreadable = { $file }, line { $line }: { $why }
differs = { $file }, line { $line }: { $of } should be { $demanded } and is { $came }.
games = Games: { $games }.

# What `referee check` says of a game's folder.
check-no-folder = There is no folder { $path }.
check-complete = { $game } is complete.
check-texts = The texts cannot be read. { $why }
check-text = The text { $id } is missing in { $file }.
check-unfilled = The text { $id } uses { $variables }, which nothing fills.
check-variables = The text { $id } uses different variables: { $told }.
check-unused = Nothing uses the text { $id }. Is it misspelt?
check-rule = No example shows the rule { $rule }. Mark one with “# rule { $rule }”.
check-rule-undecided = { $place } is marked for the rule { $rule }, but demands it of no line.
check-mark = { $place }: “{ $mark }” is no mark.
check-mark-unknown = { $place } is marked for { $id }, which this game does not have.
check-title = { $place } has no title in this language: # { $language }: …
check-value = No example proves { $value }. Mark one with “# switch { $value }, line N”.
check-other-value = The examples prove only { $value }. Prove another value of { $switch } too.
check-alike = No line marked for { $value } is ruled differently under { $other }.
check-idle = { $place }, line { $n } of play: every other value of { $switch } rules it alike.
check-proof-line = { $place } is marked for { $value }, but names no line of play.
check-proof-house = { $place } is marked for { $value }, which its head does not set.

# What `referee doctor` says.
doctor-address = Phones in the same Wi-Fi open { $address }
doctor-port-free = Port { $port } is free: no referee runs there now.
doctor-port-referee = A referee answers on port { $port }.
doctor-port-other = Another program uses port { $port }: end it, or choose another port with --port.
doctor-not-reached = A referee runs on port { $port }, but does not answer at { $address }: start it without --host.
doctor-firewall = A firewall is on ({ $name }). If no phone finds the page, let the port through: { $remedy }
doctor-firewall-ask = The firewall of { $name } is on. If no phone finds the page, allow Python incoming connections in its settings.
doctor-router = If phones do not find the page, see whether they are in the same Wi-Fi: a guest Wi-Fi often keeps devices apart.
doctor-name = Phones that resolve such names find this referee at { $name } too.
doctor-no-name = The referee on port { $port } has no name in this network; its address is enough.
doctor-name-here = Another referee on this computer holds referee.local; each has its own port.
doctor-name-held = The computer { $holder } holds referee.local: a referee here takes referee-2.local or the next free name.
doctor-incomplete = { $path } is missing: install the referee again.
doctor-nights = Nights: { $nights }, lines: { $lines }, undamaged, in { $path }
doctor-pooler = News of one server do not reach another through { $path }, as behind a connection pooler in transaction mode: phones would miss what is entered elsewhere. Give the database’s own address, or the pooler’s in session mode.
doctor-no-nights = There are no nights yet; they will be kept in { $path }
doctor-disk = Free where the nights are kept: { $free } MB.
doctor-disk-full = Only { $free } MB are free in { $path }: make room, for a full disk takes no line.
doctor-clock = The clock says { $now }.
doctor-clock-behind = The clock says { $now }, but a line was entered at { $then }: set the clock.
