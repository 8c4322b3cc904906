"""Cards, actions, seats and errors: the values that everything else is made of."""
