"""The rulebook: its chapters, its guide, and the search."""
