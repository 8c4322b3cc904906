### On the way to a table and back to it: what to try, the help page, a seat's own link, whose phone is waited for

## Sharing

ui-by-name = By name, where the phone knows it:
ui-reached-by = { $count ->
    [one] One by { $address }
   *[other] { $count } by { $address }
 }
ui-try-here = Open the address on this computer. If it opens here and on no phone, it is the Wi-Fi or the firewall.
ui-try-http = Typed by hand, the address begins with http:// and not with https://.
ui-try-vpn = Switch off every VPN, on the phones and on this computer.
ui-try-windows = On Windows the Wi-Fi has to be a private network, not a public one.
ui-address-take = Show this one to everybody
ui-address-on = everybody sees this one

## Help

ui-help = How to join
ui-help-link = It does not work?
ui-help-scan = With the camera
ui-help-scan-how = Take the phone into the Wi-Fi that the referee’s computer uses. Point its camera at the QR and tap what appears.
ui-help-scan-name = Point the phone’s camera at the QR and tap what appears.
ui-help-type = By hand
ui-help-type-how = Type this address into the phone’s browser, then the table’s code:
ui-help-type-where = Type the address beside the QR into the phone’s browser, then the table’s code.
ui-help-fails = The page does not open
ui-help-ask-host = The host’s phone or computer may have another address: there, tap the code at the top.
ui-help-secure = “Not secure”, “No internet”
ui-help-secure-how = Both are as they should be. Nothing leaves this Wi-Fi, so there is no https; stay in it. Names, cards and points are all that is sent.
ui-help-code = The code is not known
ui-help-inside = It opened inside another app, or in a private window
ui-help-inside-how = Such a window forgets your seat once it is closed. Open the page in your usual browser before you sit down. If you sit already: Menu, your name, “Link to this seat”, and open that link in your browser.
ui-help-lost = My seat is gone
ui-help-lost-how = It is not. Open the table again and tap “Did you sit here with another phone?”. Any phone at the table shows your seat’s PIN, and a QR that brings you straight back: Menu, your name.
ui-help-none = No phone, or a dead one
ui-help-none-how = Anybody adds you under “Somebody without a phone”, and every phone at the table may then enter what you play.
ui-inside-app = This page opened inside another app, which forgets your seat once it is closed. Open it in your browser before you sit down.

## A seat's own link

ui-seat-link = Link to this seat
ui-seat-link-title = The seat of { $name }
ui-seat-link-about = Whoever opens this link speaks for { $name }: another browser, another phone. It works once.
ui-seat-link-copy = The link, to copy
ui-seat-link-wrong = This link leads to no seat here any more. Any phone at the table shows a new one: Menu, your name.
ui-seat-link-take = This phone will speak for { $name }.

## Whose phone is waited for

ui-waited = Waiting for { $name }: that phone is asleep or elsewhere.
ui-play-for = Play for { $name } here
ui-play-for-about = No phone speaks for { $name } just now. This one can, until { $name } is back.
ui-watchers = { $count ->
    [one] One screen without a seat is watching.
   *[other] { $count } screens without a seat are watching.
 }

## Asking the table for a seat

ui-knock = Ask to be let in
ui-knock-all = One tap on any phone at the table lets you in.
ui-knock-own = The phone of { $name } is awake here: only a tap on it lets another one in.
ui-knock-title = { $name } would like to sit down
ui-knock-waits = The table is asked …
ui-knock-sign = Your phone’s number: { $sign }. Whoever lets you in sees it beside your name.
ui-knock-in = You are in.
ui-knock-refused = Nobody let you in. Ask again, or ask at the table.
ui-knock-gone = That is answered already.
ui-knock-says = Phone { $sign } says: I am { $name }. Let it in?
ui-knock-takes = { $name } would play on for { $whom }, with the hand and the points. All right? (Phone { $sign })
ui-knock-joins = { $name } would like to sit down (phone { $sign }). All right?
ui-knock-yes = Yes
ui-knock-no = No
ui-vote-runs = { $name } as the new host? { $votes } of { $of } have said yes.
ui-vote-for = Yes

## Coming while a game is on

ui-late-left = Left this game:
ui-late-back = { $name } is back
ui-late-instead = Play on for somebody
ui-late-instead-about = With the hand and the points that lie there, under your own name. For whoever is still here, a phone at the table says yes first.
ui-late-for = For { $name }

## The door: who may sit down without asking, and who has no vote yet

ui-door = Newcomers
ui-door-is-open = Whoever has the code may sit down.
ui-door-is-closed = Closed: whoever comes now asks first, and one tap of yours lets them in.
ui-door-close = Close the table
ui-door-open = Open the table
ui-door-host-opens = The host can open the table.
ui-door-asks = You ask first: somebody at the table lets you in with one tap.
ui-door-ask = Ask to sit down
ui-door-new = You are new here. In { $minutes } min, or once the host lets you in, you can do that too.
ui-new = new
ui-new-you = You are new here: in { $minutes } min, or once the host lets you in, you decide with the others.
ui-new-about = { $name } is new and has no vote for another { $minutes } min.
ui-let-in = Give { $name } a vote now
ui-vote-new = You have just come and have no vote yet: in { $minutes } min, or once the host lets you in.
