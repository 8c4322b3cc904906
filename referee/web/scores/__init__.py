"""Scores: the table, the curve, the sheet of a round, totals from paper, results of a night."""
