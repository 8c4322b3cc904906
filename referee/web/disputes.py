"""A dispute that the table is at: the line it is about, what the referee says of it, who still has to vote, and what
would fall with it. The same on every phone and on the board."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from referee.core import actions as act
from referee.core.entry import Entry
from referee.core.notation import quote
from referee.core.people import META
from referee.core.replay import Log
from referee.core.state import State
from referee.core.view import PickPerson
from referee.live import Played, Table
from referee.web.brings import falling
from referee.web.eyes import LineShown, eyes, eyes_on

TALK = (act.Votes, act.Says, act.Admits)
"""What is said on a dispute, and leaves it the newest thing at the table."""
WRONG_PLAY = "play"
"""What a penalty card for a wrong play is given for."""
FARTHEST = 40
"""Lines among which a dispute is looked for."""
SETTLED = ("stands", "refused", "uncaught", "later")
"""What the referee answers where nobody votes, and the table may still go on from."""


@dataclass(frozen=True, slots=True)
class Disputed:
    """A disputed line, who disputes it, and how it stands (`vote`, or what the referee says of it). In a vote `waits`
    are those who have still to vote, `yes` and `no` how many have, and `hanging` the later lines that fall with it.
    Where only a penalty card tells, `accuses` is the line that gives the one for a wrong play, to `whom`."""

    line: LineShown
    by: int
    how: str
    names: tuple[str, ...]
    waits: tuple[int, ...] = ()
    yes: int = 0
    no: int = 0
    hanging: tuple[LineShown, ...] = ()
    accuses: str = ""
    whom: int = 0


def disputed(table: Table, played: Played) -> Disputed | None:
    """The dispute that is the newest thing in a game of the table; None where there is none."""
    entry = next(_disputes(played), None)
    if entry is None:
        return None
    fill, names = entry.ruling.fill, tuple(played.state.names)
    line, by = entry.ruling.line, names.index(entry.read.who) if entry.read.who in names else 0
    if not 1 <= line <= len(played.entries):
        return None
    shown = eyes(played).line(played.entries[line - 1])
    d = played.state.dispute
    if d is not None and d.line == line:
        read = max((each.n for each in played.entries[entry.n :] if isinstance(each.action, META)), default=0)
        hanging = table.kept(("voted-down", played.id, entry.n, read), lambda: voted_down(played, entry.n))
        return Disputed(shown, by, "vote", names, waiting(played.state), len(d.yes), len(d.no), hanging)
    how = str(fill.get("how", ""))
    if how not in SETTLED or entry.stands:
        return None
    found = Disputed(shown, by, how, names)
    return _accused(played, found) if how == "later" else found


def _accused(played: Played, found: Disputed) -> Disputed:
    """With the card that whoever is sure may give now, where this game has such cards."""
    if found.line.action.who not in found.names:
        return found
    whom = found.names.index(found.line.action.who)
    for ask in played.game.asks(played.state, found.by):
        if isinstance(ask, PickPerson) and WRONG_PLAY in ask.reasons and whom in ask.people:
            return replace(found, accuses=f"penalizes {quote(found.names[whom])} for {WRONG_PLAY}", whom=whom)
    return found


def voted_down(played: Played, n: int) -> tuple[LineShown, ...]:
    """What every eye may know of the lines that fall with the one on which line `n` opens a vote, where it is lost."""
    then: Log = played.seen(()).copy(n)
    before, s = tuple(then.entries), then.state
    then.enter_all([act.Votes(s.names[seat], False) for seat in waiting(s)], s.now)
    return falling(before, then, eyes_on(then, eyes(played)), {before[-1].ruling.line})


def waiting(s: State) -> tuple[int, ...]:
    """Who has still to vote."""
    if (d := s.dispute) is None:
        return ()
    return tuple(seat for seat in s.ring if not s.gone[seat] and seat not in (d.giver, d.seat, *d.yes, *d.no))


def _disputes(played: Played) -> Iterator[Entry]:
    """The disputes among the newest lines that nothing else came after, the newest first; while the table votes, the
    one that it votes on."""
    d: Any = played.state.dispute
    for entry in reversed(played.entries[-FARTHEST:]):
        if isinstance(entry.read, act.Disputes) and not entry.undone:
            if d is None or entry.ruling.line == d.line:
                yield entry
        elif d is None and not isinstance(entry.read, TALK):
            return
