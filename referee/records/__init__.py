"""Records outside the house: replay, export, shared moments and pasted records."""
