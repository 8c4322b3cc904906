"""Seats: people, presence, requests to join, the next game."""
