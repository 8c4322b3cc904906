"""Lines of the log as the reading pages show them: who entered each, its round, and what became of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from referee.core.actions import Action, Calls, Draws, Plays
from referee.core.entry import Entry
from referee.core.note import Note
from referee.core.people import META
from referee.core.rulings import Ruling
from referee.core.settled import Settled
from referee.core.state import State
from referee.live import Played, Table
from referee.web.badge import Badge, badge_of
from referee.web.eyes import Eyes, eyes

MOVES = (Plays, Draws, Calls)


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A line of the log. `ruling` is None while nobody may be told; `was` is what was entered where it is read
    otherwise now, `beside` what else came about; `by` names the seat whose phone entered it, empty for another phone;
    `last` is the newest of its round; the table may let a refused one stand where it `may_stand`, and anybody dispute
    one that they `may_dispute`; `settled` is how an open one was settled since."""

    n: int
    at: float
    action: Action
    ruling: Ruling | None
    round: int
    last: bool
    by: str
    stands: bool
    undone: bool
    allowed: bool
    proved: int
    outdated: bool
    about_lines: bool
    was: Action | None
    may_stand: bool
    may_dispute: bool
    beside: tuple[Note, ...] = ()
    settled: Settled | None = None

    @property
    def badge(self) -> Badge | None:
        """How it stands, in a word or a few."""
        return badge_of(self.action, self.ruling, self.settled)

    @property
    def time(self) -> str:
        """Minutes and seconds since the game began."""
        return clock_time(self.at)

    @property
    def shows_verdict(self) -> bool:
        """Whether its verdict is worth a mark: always where it is not simply allowed, else only for a move."""
        if self.ruling is None or self.undone or (self.about_lines and self.stands):
            return False
        return self.ruling.verdict != "ok" or self.settled is not None or isinstance(self.action, MOVES)

    @property
    def standing_wrong(self) -> bool:
        """Whether it was a wrong play that nobody caught: it stands."""
        no = self.ruling is not None and self.ruling.verdict == "no"
        return no and self.stands and not self.allowed and not self.about_lines


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of the log, the newest first; `older` is the newest line of the page before, 0 where there is none, and
    `game` the number of a game that is no longer the one being played, else 0."""

    lines: tuple[StoryLine, ...]
    names: tuple[str, ...]
    older: int = 0
    round: int = 0
    game: int = 0
    part: ClassVar[str] = "story"


def clock_time(seconds: float) -> str:
    """Table time as minutes and seconds, with hours where there are any."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def entered_by(table: Table) -> Mapping[str, tuple[str, ...]]:
    """The names of the seats that each device may act for."""
    found: dict[str, list[str]] = {}
    for seat in table.night.seats:
        for device in seat.devices:
            found.setdefault(device, []).append(seat.name)
    return {device: tuple(names) for device, names in found.items()}


def _once_of(table: Table, played: Played, device: str) -> tuple[str, ...]:
    """Whose phone it was that has no seat any more: the one person it entered lines for, if it was for one alone who
    has left. A host without a seat enters for people who have no phone."""
    if not device or device == table.night.host:
        return ()
    lines = zip(played.entries, played.lines, strict=False)
    names = {entry.action.who for entry, line in lines if line.device == device}
    return tuple(names) if len(names) == 1 and not names & {seat.name for seat in table.night.seats} else ()


def round_ends(state: State) -> tuple[tuple[int, int], ...]:
    """The rounds in order: the number of each and the line that scored it, 0 for the one under way."""
    now = state.round + state.fresh
    ends = tuple((each.number, each.line) for each in state.rounds)
    return ends if state.phase == "over" else (*ends, (now, 0))


def round_of(state: State, n: int) -> int:
    """The number of the round in which a line was entered."""
    number = state.round
    for number, line in round_ends(state):  # noqa: B007
        if n <= line:
            break
    return number


def story(table: Table, played: Played, entries: Sequence[Entry], look: Eyes | None = None) -> Lines:
    """These lines of a game's log, the newest first: as `look` sees them, else as every eye may."""
    state: State = played.state
    look = look or eyes(played, since=entries[0].n if entries else 0)
    devices = entered_by(table)
    ends = {round_of(state, n): n for n in (*(n for _, n in round_ends(state) if n), len(played.entries))}
    shown = []
    for entry in reversed(entries):
        device = played.lines[entry.n - 1].device or ""
        holders = devices.get(device) or _once_of(table, played, device)
        line = look.line(entry)
        by = entry.action.who if entry.action.who in holders else next(iter(holders), "")
        shown.append(
            StoryLine(
                n=entry.n,
                at=entry.at,
                action=line.action,
                ruling=line.ruling,
                round=round_of(state, entry.n),
                last=entry.n in ends.values(),
                by=by,
                stands=entry.stands,
                undone=entry.undone,
                allowed=entry.allowed,
                proved=entry.proved,
                outdated=entry.outdated,
                about_lines=isinstance(entry.action, META),
                was=line.was,
                may_stand=line.may_stand and not entry.proved,
                may_dispute=line.may_dispute and not entry.proved,
                beside=line.beside,
                settled=line.settled,
            )
        )
    return Lines(tuple(shown), tuple(state.names))
