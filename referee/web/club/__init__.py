"""A club: several tables of one evening, their seatings from game to game, and the timer they share."""
