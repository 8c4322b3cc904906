"""Sitting down: the start page, the door, seats and phones, presence, the ring before a deal, the menu."""
