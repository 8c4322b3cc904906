"""The pieces of the board: everything that people at a table read from three metres."""
