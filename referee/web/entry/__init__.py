"""Entry: a tap or a typed line on its way to the table, the form of facts, the position of a question."""
