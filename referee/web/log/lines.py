"""Lines of the log as the reading pages show them: who entered each, its round and its consequences."""

from collections.abc import Sequence

from referee.engine.basics.actions import Scores, Takes
from referee.engine.model.entry import Entry
from referee.live import LiveGame, Table
from referee.web.core.looks import people_of
from referee.web.core.screens import Piece
from referee.web.log.visibility import LogView, log_view


def entered_by(table: Table) -> dict[str, tuple[str, ...]]:
    """Return the names of the seats that each device may act for."""
    found: dict[str, list[str]] = {}
    for seat in table.night.seats:
        for device in seat.devices:
            found.setdefault(device, []).append(seat.name)
    return {device: tuple(names) for device, names in found.items()}


def _once_of(table: Table, played: LiveGame, device: str) -> tuple[str, ...]:
    """Return the person of a device that has no seat any more, if it entered lines for that one person only.

    That person must have left the table. The host's device is excluded: without a seat it enters for people who have no
    phone.
    """
    if not device or device == table.night.host:
        return ()
    lines = zip(played.entries, played.lines, strict=False)
    names = {entry.action.who for entry, line in lines if line.device == device}
    return tuple(names) if len(names) == 1 and not names & {seat.name for seat in table.night.seats} else ()


def story_lines(
    table: Table,
    played: LiveGame,
    entries: Sequence[Entry],
    visible: LogView | None = None,
    *,
    older: int = 0,
    round: int = 0,
    game: int = 0,
) -> Piece:
    """Return these lines of a game's log, the newest first, as `visible` shows them, by default as every seat may.

    `older` is the newest line of the page before (0 if there is none), of a `round` if only one is shown, and `game`
    the number of a game that is no longer the current one.
    """
    visible = visible or log_view(played, told=entries)
    devices, log, shown = entered_by(table), played.entries, []
    for entry in reversed(entries):
        device = played.lines[entry.n - 1].device or ""
        if device not in devices:
            devices[device] = _once_of(table, played, device)
        holders = devices[device]
        later = next((log[at] for at in range(entry.n, len(log)) if not log[at].late), None)
        shown.append(
            visible.line(entry)._replace(
                round=entry.round,
                sheet=entry.round if is_on_sheet(played, entry) else 0,
                last=not entry.late and (later is None or later.round != entry.round),
                by=entry.action.who if entry.action.who in holders else next(iter(holders), ""),
            )
        )
    return Piece(
        template="log/lines.html",
        lines=tuple(shown),
        names=people_of(table, played),
        older=older,
        round=round,
        game=game,
    )


def kept_lines(played: LiveGame, number: int) -> tuple[Entry, ...]:
    """Return the standing lines that take or score points in a round."""
    found = (entry for entry in played.entries if entry.round == number and entry.stands)
    return tuple(entry for entry in found if isinstance(entry.read, Takes | Scores))


def is_on_sheet(played: LiveGame, entry: Entry) -> bool:
    """Return True for a number of a round that is over, or left open: its sheet can be opened again."""
    s, kept = played.state, entry.stands and isinstance(entry.read, Takes | Scores)
    return kept and entry.round <= s.round - (not s.fresh and s.phase != "over")
