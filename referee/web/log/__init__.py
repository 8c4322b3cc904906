"""The log on screens: visibility, lines, previews, disputes, undo and amendments."""
