### On the way to a table and back to it: what to try, the help page, whose phone is waited for

## Sharing

ui-by-name = On some phones also:
ui-reached-by = { $count ->
    [one] One by { $address }
   *[other] { $count } by { $address }
 }
ui-try-here = Open the address on this computer. If it opens here but on no phone, it is the Wi-Fi or the firewall.
ui-try-http = Type http:// and not https:// before the address.
ui-try-vpn = Switch off every VPN, on the phones and on this computer.
ui-try-windows = On Windows, set the Wi-Fi to “private”.
ui-address-take = Show this one to everybody
ui-address-on = everybody sees this one

## Help

ui-help = How to join
ui-help-link = Not working?
ui-help-scan = With the camera
ui-help-scan-how = Join the Wi-Fi of the referee’s computer. Point your camera at the QR and tap the link.
ui-help-scan-name = Point your camera at the QR and tap the link.
ui-help-type = By hand
ui-help-type-how = Type this address into your browser, then the table’s code:
ui-help-type-where = Type the address beside the QR into your browser, then the table’s code.
ui-help-fails = The page does not open
ui-help-ask-host = Ask the host for another address: it is behind the code at the top of their screen.
ui-help-secure = “Not secure”, “No internet”
ui-help-secure-how = Both are fine: stay in this Wi-Fi. Nothing leaves it, and only names, cards and points are sent.
ui-help-code = The code is not known
ui-help-inside = It opened inside another app, or in a private window
ui-help-inside-how = Such a window forgets your seat when you close it. Open the page in your usual browser. If you already have a seat, take it again there with your PIN: Menu, your name.
ui-help-lost = My seat is gone
ui-help-lost-how = It is still there. Open the table and tap “I was here already”. Any phone at the table shows your PIN: Menu, your name.
ui-help-none = No phone, or a dead one
ui-help-none-how = Anybody can add you under “Somebody without a phone”. Then every phone at the table can enter what you play.
ui-inside-app = You are inside another app, which forgets your seat when you close it. Open this page in your browser first.

## Whose phone is waited for

ui-waited = Waiting for { $name }: that phone is asleep or elsewhere.
ui-play-for = Play for { $name } here
ui-play-for-about = The phone of { $name } is away. This one can play until { $name } is back.
ui-watchers = { $count ->
    [one] One screen without a seat is watching.
   *[other] { $count } screens without a seat are watching.
 }

## Asking the table for a seat

ui-knock = Ask to be let in
ui-knock-all = One tap on any phone at the table lets you in.
ui-knock-host = This seat has a phone: the host lets you in with one tap.
ui-knock-title = { $name } would like to sit down
ui-knock-waits = The table is asked …
ui-knock-in = You are in.
ui-knock-refused = Nobody let you in. Ask again, or ask at the table.
ui-knock-gone = That is answered already.
ui-knock-says = Somebody says: I am { $name }. Let them in?
ui-knock-joins = { $name } would like to sit down. All right?
ui-knock-yes = Yes
ui-knock-no = No

## Coming while a game is on

ui-late-left = Left this game:
ui-late-back = { $name } is back
ui-late-instead = Play on for somebody
ui-late-instead-about = You take over their hand and points under your own name. Whoever is still here leaves first: choose their name at the table.
ui-late-for = For { $name }

## The door: who may sit down without asking

ui-door = Newcomers
ui-door-is-open = Whoever has the code may sit down.
ui-door-is-closed = Closed: whoever comes now asks first, and one tap lets them in.
ui-door-close = Close the table
ui-door-open = Open the table
ui-door-host-opens = The host can open the table.
ui-door-host-closes = The host can close the table.
ui-door-asks = Ask first: one tap at the table lets you in.
ui-door-ask = Ask to sit down
ui-vote-own = Each phone has one vote, that of its own person: { $name } votes on their own phone.
