"""A club: several tables of one evening, who sits where from round to round, and the timer they share."""
