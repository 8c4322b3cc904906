"""A club: several tables of one evening, who sits where from game to game, and the timer they share."""
