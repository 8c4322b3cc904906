# Saved and shared seasons, and the games that a number is made of.
ui-season-saved = Seasons
ui-season-save-as = Save as a season
ui-season-save = Save
ui-season-game = Game
ui-season-change-of = Change “{ $name }”
ui-season-is-saved = This season is saved.
ui-season-to-share = Share
ui-season-to-shared = Shared
ui-season-share-one = Share “{ $name }”
ui-season-shared-one = Shared: “{ $name }”
ui-season-unnamed = Give the season a name.
ui-season-name-taken = You have a season called “{ $name }” already.
ui-season-too-many = There are { $most } seasons already. Delete one first.
ui-season-no-season = This season has been deleted.
ui-season-share = Share this season
ui-season-share-about = Whoever has the link sees the standings and people of the nights that this phone hosted, and no other night. Whoever is left out of standings is not shown.
ui-season-shared-about = Whoever has this link sees the nights of this season that the phone hosted which shared it.
ui-season-share-not-here = Only the phone that saved this season can share it.
ui-season-stop = Stop sharing
ui-season-by-link = You see this season by a link from its host.
ui-season-ended = This season is no longer shared. Ask its host for a new link.
ui-season-delete = Delete this season
ui-season-delete-about = Its link stops working. The nights stay.
ui-standings-left-out = Left out
ui-number-streak = Won in a row
ui-number-streak-now = Won in a row up to now
ui-number-won = Won as partners
ui-number-by-sum = The sum of these games.
ui-number-by-mean = The mean of these games.
ui-number-by-amounts = The mean of each game × how often it counts.
ui-number-by-peak = From the games with ◆.
ui-number-by-nights = These nights with their games.
ui-number-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
ui-number-newer = Newer games
ui-number-older = Older games
ui-number-none = No such game.
ui-stored-seasons = Standings and seasons that you save
ui-stored-seasons-what = Standings show your phone the nights at which it was. Only the phone that saved a season sees it. If it shares the season, whoever has the link sees the results and names of the nights that this phone hosted, until it stops sharing. Who does not want that has themselves left out of standings, or removed, on their own page.
