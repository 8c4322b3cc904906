"""The judged lines of a game: the fold, undo, amend and allow, and how open lines were settled."""
