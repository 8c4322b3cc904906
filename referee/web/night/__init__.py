"""A night: its page, its picture, its exports."""
