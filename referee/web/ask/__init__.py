"""Questions to the referee, at a table or about a pasted record."""
