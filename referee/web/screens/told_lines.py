"""The newest lines of a game as the phone tells them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup

from referee.engine.model.message import message
from referee.live import LiveGame
from referee.web.log.visibility import LogView, VisibleLine, log_view
from referee.web.screens.score_night import keeps_score


@dataclass(frozen=True, slots=True)
class ToldLines:
    """Lines of the log, the newest first, which leads to its ruling; in a night that has ended it `rests`."""

    lines: tuple[VisibleLine, ...]
    names: tuple[str, ...]
    rests: bool = False


def did(line: VisibleLine, names: Sequence[str]) -> Markup:
    """Return the attributes for the scripts that show a line's motion: its number, its verb, who did it, to whom."""
    action, whom = line.action, getattr(line.action, "whom", None)
    seats = "".join(
        [f' data-{role}="{names.index(name)}"' for role, name in (("who", action.who), ("whom", whom)) if name in names]
    )
    return Markup(f' data-line="{line.n}" data-did="{type(action).__name__.lower()}"{seats}')


def told_lines(played: LiveGame, count: int | None = None, names: tuple[str, ...] | None = None) -> ToldLines:
    """Return the newest lines of the log, the last first (all of them without `count`)."""
    entries = played.entries if count is None else played.entries[-count:]
    visible = log_view(played, since=entries[0].n if entries else 0)
    told = tuple(map(visible.line, reversed(entries)))
    if told and keeps_score(played) and (scored := _scored_with(visible, told[0])) is not None:
        told = (scored, *told[1:])
    return ToldLines(told, names or played.names)


def _scored_with(visible: LogView, line: VisibleLine) -> VisibleLine | None:
    """Return a line of points that ends a round as the phone tells it: the round, not the last row of its sheet."""
    before, after = visible.steps.get(line.n, (visible.state, visible.state))
    if line.undone or not line.stands or len(after.rounds) <= len(before.rounds):
        return None
    last = message("ui-round-scored", round=len(after.rounds))
    return replace(line, beside=line.beside or (last,), summed=True)
