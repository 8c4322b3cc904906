"""The phone during play: its page, its pieces, and the forms with which people enter what happened."""
