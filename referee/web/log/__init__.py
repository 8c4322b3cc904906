"""The log on screens: lines, previews, disputes, undo, amendments, the story, and the way of a tap to its line."""
