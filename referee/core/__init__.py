"""The rules engine's ground: cards, lines, rulings, seats, scores and the fold. Standard library only."""
