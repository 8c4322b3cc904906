"""The web: it renders views and prompts, and knows no game by name."""
