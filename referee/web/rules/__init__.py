"""The rulebook on pages: read, searched and printed."""
