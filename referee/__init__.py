"""A referee for card games at a real table."""

__version__ = "0.6.0"
