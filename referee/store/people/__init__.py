"""People across nights: persons, the results of their games, what pictures show of them, and saved seasons."""
