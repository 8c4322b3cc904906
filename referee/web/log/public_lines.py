"""The lines of a game as everybody may read them, for exports and shared moments."""

from dataclasses import replace

from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Ruling
from referee.live import LiveGame
from referee.records.export import Exported, StoredLine, alike, as_replayed, export_lines
from referee.web.log.visibility import LogView, log_view


def public_lines(played: LiveGame) -> list[Exported]:
    """Return a game's lines as everybody may read them: without hidden rulings and hidden cards.

    It folds the whole game, for a request in a thread (`context.apart`).
    """
    visible = log_view(played)
    lines = list(export_lines(played.game, played.head, stored_lines(played), visible.hidden_lines))
    shown = [
        replace(line, action=visible.reads(line.action, line.n), ruling=_public_ruling(visible, line, entry))
        for line, entry in zip(lines, played.entries, strict=True)
    ]
    hidden = any(one.action != other.action for one, other in zip(lines, shown, strict=True))
    return list(as_replayed(played.game, played.head, shown)) if hidden else shown


def _public_ruling(visible: LogView, line: Exported, entry: Entry) -> Ruling | None:
    """Return the ruling that a line got, as everybody may read it."""
    same = line.ruling is not None and alike(line.ruling, entry.ruling)
    return visible.veiled(entry) if same else line.ruling


def stored_lines(played: LiveGame) -> list[StoredLine]:
    """Return the lines of a game as the store keeps them."""
    return [(line.at, line.text, line.verdict) for line in played.lines]
