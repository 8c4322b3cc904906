"""Lines of the log as the reading pages show them: who entered each, its round and its consequences."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from referee.engine.basics.actions import Calls, Draws, Plays, Scores, Takes
from referee.engine.common_rules.people import META
from referee.engine.model.entry import Entry
from referee.live import LiveGame, Table
from referee.web.core.looks import people_of
from referee.web.log.visibility import LogView, VisibleLine, log_view

MOVES = (Plays, Draws, Calls)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoryLine(VisibleLine):
    """A visible line on a reading page.

    `by` names the seat whose phone entered it, empty for another phone; `last` marks the newest line of its round.
    `sheet` is the round whose sheet takes back or corrects the line, 0 where the line itself is.
    """

    round: int
    about_lines: bool
    last: bool = False
    by: str = ""
    allowed: bool = False
    proved: int = 0
    outdated: bool = False
    sheet: int = 0

    @classmethod
    def of(cls, line: VisibleLine, **more: Any) -> "StoryLine":
        """Return a visible line with what a reading page tells besides."""
        return cls(**{field.name: getattr(line, field.name) for field in fields(line)}, **more)

    @property
    def may_dispute(self) -> bool:
        return not self.proved and super(StoryLine, self).may_dispute  # a class with slots has no bare `super()`

    @property
    def may_stand(self) -> bool:
        return not self.proved and super(StoryLine, self).may_stand

    @property
    def time(self) -> str:
        """Minutes and seconds since the game began."""
        return clock_time(self.at)

    @property
    def shows_verdict(self) -> bool:
        """True if the verdict is worth a mark: always where it is not simply `ok`, otherwise only for a move."""
        if self.ruling is None or self.undone or (self.about_lines and self.stands):
            return False
        return self.ruling.verdict != "ok" or self.settled is not None or isinstance(self.action, MOVES)

    @property
    def standing_wrong(self) -> bool:
        """True for a wrong play that nobody caught, and which therefore stands."""
        no = self.ruling is not None and self.ruling.verdict == "no"
        return no and self.stands and not self.allowed and not self.about_lines and self.settled is None


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of the log, the newest first.

    `older` is the newest line of the page before (0 if there is none), `game` the number of a game that is no longer
    the current one (otherwise 0).
    """

    lines: tuple[StoryLine, ...]
    names: tuple[str, ...]
    older: int = 0
    round: int = 0
    game: int = 0
    template: ClassVar[str] = "log/lines.html"


def clock_time(seconds: float) -> str:
    """Format table time as minutes and seconds, with hours if there are any."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


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


def story_lines(table: Table, played: LiveGame, entries: Sequence[Entry], visible: LogView | None = None) -> Lines:
    """Return these lines of a game's log, the newest first, as `visible` shows them, by default as every seat may."""
    visible = visible or log_view(played, told=entries)
    devices = entered_by(table)
    shown = []
    for entry in reversed(entries):
        device = played.lines[entry.n - 1].device or ""
        if device not in devices:
            devices[device] = _once_of(table, played, device)
        holders = devices[device]
        shown.append(
            StoryLine.of(
                visible.line(entry),
                round=entry.round,
                sheet=entry.round if is_on_sheet(played, entry) else 0,
                last=_ends_round(played.entries, entry),
                by=entry.action.who if entry.action.who in holders else next(iter(holders), ""),
                allowed=entry.allowed,
                proved=entry.proved,
                outdated=entry.outdated,
                about_lines=isinstance(entry.action, META),
            )
        )
    return Lines(tuple(shown), people_of(table, played))


def _ends_round(entries: Sequence[Entry], entry: Entry) -> bool:
    later = next((entries[at] for at in range(entry.n, len(entries)) if not entries[at].late), None)
    return not entry.late and (later is None or later.round != entry.round)


def kept_lines(played: LiveGame, number: int) -> tuple[Entry, ...]:
    """Return the standing lines that take or score points in a round."""
    return tuple(
        entry
        for entry in played.entries
        if entry.round == number and entry.stands and isinstance(entry.read, Takes | Scores)
    )


def rounds_on_sheets(played: LiveGame) -> set[int]:
    """Return the numbers of the rounds that have such lines."""
    return {entry.round for entry in played.entries if entry.stands and isinstance(entry.read, Takes | Scores)}


def is_on_sheet(played: LiveGame, entry: Entry) -> bool:
    """Return True for a number of a round that is over, or left open: its sheet can be opened again."""
    s, kept = played.state, entry.stands and isinstance(entry.read, Takes | Scores)
    return kept and entry.round <= s.round - (not s.fresh and s.phase != "over")


@dataclass(frozen=True, slots=True)
class News:
    """The number of lines, which a page of old lines watches to request its lines again."""

    lines: int
