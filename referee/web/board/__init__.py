"""The board: everything that people at a table read from three metres, and the film."""
