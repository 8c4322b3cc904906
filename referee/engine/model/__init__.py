"""Values of a game: rulings, state, entries, and the definition of a game."""
