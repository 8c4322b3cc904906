"""People across nights: persons, the results of their games, the data of their pictures, and saved seasons."""
