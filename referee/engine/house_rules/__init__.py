"""House rules: switches and presets, what contradicts what, and the end of a game."""
