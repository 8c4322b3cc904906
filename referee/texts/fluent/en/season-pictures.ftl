# Ratings and pictures of a season, and the season on paper.
ui-rating = Rating
ui-rating-by = By rating
ui-rating-range = { $low }–{ $high }
ui-rating-games = { $games ->
    [one] from 1 game
   *[other] from { $games } games
}
ui-rating-about = The strength most likely lies between these two numbers. The more games, the narrower the range. Somebody new is somewhere around 1500. Whoever has the higher lower number stands first. A shared place counts as a draw: a favourite who shares the first place gains little, and between two people loses some.
ui-pictures = Night by night
ui-pictures-wins = Games won, in percent of the last { $nights } nights
ui-pictures-rating = Rating: the middle and the range
ui-pictures-places = Places: from best to worst, with the mean
ui-pictures-points = Each point is up to { $nights } nights.
ui-pictures-numbers = The numbers
ui-pictures-night = Night
ui-season-sheet = Season to print
ui-season-winners = Winners
ui-season-newest = The newest { $games } games.
ui-season-first = The first { $people } of { $every }.
ui-season-nobody = nobody
