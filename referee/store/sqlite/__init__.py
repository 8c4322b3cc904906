"""The database of one computer: one SQLite file."""
