"""House rules: switches and presets, neighbouring values of a switch, and the end of a game."""
