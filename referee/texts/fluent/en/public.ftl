# A referee that strangers open (`--public`).
ui-house-full = This referee has no room left and keeps nothing new. Whoever runs it has to make room.
ui-nights-full = This phone keeps { $most } nights, as many as it may. Delete one first.
ui-tables-often = { $span ->
    [day] Only { $most } tables a day can be opened from one network. Please open the next one tomorrow.
   *[hour] Only { $most } tables an hour can be opened from one network. Please open the next one later.
 }
ui-night-full = This night is as long as a night can be: nothing more was entered. Open a new table; this one stays readable.
ui-delete-once = Delete it at once, for everybody and for good
ui-delete-once-about = Nobody can bring it back then.

ui-stored = What is stored here
ui-stored-short = This referee wants no account and no e-mail address. It sets one cookie, uses nothing of other companies and tells nobody anything.
ui-stored-night = A night
ui-stored-night-what = Kept are the names, signs and colours that you choose, where you sit, the house rules, and every line with its time.
ui-stored-night-who = Whoever has the table’s code sees it during the evening. { $hours } hours after the last line only the phones that were there do.
ui-stored-night-how-long = A night at which nothing has happened for { $days } days is deleted for good; one without any line after { $empty } days.
ui-stored-night-delete = Everybody who was there can delete it at once: on the night’s page, under “Delete”. Otherwise a deleted night can be brought back for { $back } days.
ui-stored-rules = House rules that you save
ui-stored-rules-what = Only the phone that saved them sees them; anybody else needs their link. They stay until that phone deletes them, and can be brought back for { $back } days.
ui-stored-phone = Your phone
ui-stored-phone-what = The cookie holds a random number by which your phone finds its seats, your name, your language and your colours. It stays for a year, or until you delete it.
ui-stored-phone-address = Your network address is counted in memory, so that nobody can guess codes: for a day at most, and never on the disk.
ui-stored-copies = Whoever runs this referee may keep copies of the database for the case that a disk breaks. A deleted night may be in them for longer.

ui-send-on = Share…
ui-no-network = No connection
ui-no-network-about = The table is right where it was. It comes back as soon as the connection does.
ui-no-network-again = Try again
