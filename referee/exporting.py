"""A game's log as a record, as data, and its scores as a table: what leaves the house. Devices and PINs never do."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import UNKNOWN
from referee.core.course import course
from referee.core.facts import facts
from referee.core.game import Game
from referee.core.notation import Unreadable, read_kept, split_key
from referee.core.record import Expects, Line, Record, format_record, read_head
from referee.core.replay import Log
from referee.core.rulings import Ruling
from referee.core.state import State

Kept = tuple[float, str, str]
"""A line as it was kept: its time, its text, the verdict it was given."""


@dataclass(frozen=True, slots=True)
class Exported:
    """A line with the ruling it got when it was entered (None: nobody may be told yet) and the facts it changed."""

    n: int
    at: float
    action: Action
    ruling: Ruling | None
    changed: Mapping[str, Any]


def exported(game: Game, head: str, kept: Sequence[Kept], quiet: Collection[int] = ()) -> Iterator[Exported]:
    """The lines of a log, folded anew as a replay of the record folds them; those in `quiet` without what was ruled.
    Raises Unreadable where the log can no longer be read."""
    log = Log(game, read_head(head))
    known = facts(game, log.state)
    for run in _runs(kept):
        log.load(run)
        before, known = known, facts(game, log.state)
        for entry in log.entries[-len(run) :]:
            hidden = entry.n in quiet
            last = entry.n == len(log.entries)
            changed = changes(before, known, log.state.names) if last and not hidden else {}
            untold = hidden or isinstance(entry.action, act.Unread)
            yield Exported(entry.n, entry.at, entry.action, None if untold else entry.ruling, changed)


def as_replayed(game: Game, head: str, lines: Sequence[Exported]) -> Iterator[Exported]:
    """Exported lines without what a replay of them finds otherwise: it does not know the cards that were left out."""
    log, lost = Log(game, read_head(head)), False
    for line in lines:
        try:
            entry = None if lost else log.enter(_said(line.action, log.head.players[0]), line.at)
        except Unreadable:
            entry, lost = None, True
        same = entry is not None and line.ruling is not None and alike(entry.ruling, line.ruling)
        known = facts(game, log.state) if same else {}
        held = {key: value for key, value in line.changed.items() if known.get(key) == value} if same else {}
        yield replace(line, ruling=line.ruling if same else None, changed=held)


def alike(one: Ruling, other: Ruling) -> bool:
    """Whether two rulings say the same by the same rule."""
    return one.verdict is other.verdict and one.rule.id == other.rule.id


def _runs(kept: Sequence[Kept]) -> Iterator[list[Kept]]:
    """The lines one by one, but those that take lines back one after another together: the log is folded once for them,
    and the last says what they changed."""
    for back, lines in groupby(kept, lambda line: isinstance(read_kept(line[1]), act.Undoes)):
        run = list(lines)
        yield from [run] if back else ([line] for line in run)


def changes(before: Mapping[str, Any], after: Mapping[str, Any], names: Collection[str]) -> dict[str, Any]:
    """The facts that differ, as they are after; one that is known no more is None. Facts of a name that nobody bears
    any more are left out: a record cannot ask for them."""
    gone = (key for key in before if key not in after and all(name in names for name in split_key(key)[1]))
    keys = [*after, *gone]
    return {key: after.get(key) for key in keys if before.get(key) != after.get(key)}


def record_text(head: str, lines: Sequence[Exported], title: str | None = None) -> str:
    """The record of a game, which `referee replay` judges the same."""
    read = read_head(head)
    said = (replace(line, action=_said(line.action, read.players[0])) for line in lines)
    return format_record(Record(read, tuple(map(_line, said)), _one_line(title)))


def _said(action: Action, who: str) -> Action:
    """A line as a record can hold it: in the place of one that can no longer be read stands one that changes nothing,
    so that the lines after it keep their numbers."""
    return act.Amends(who, 1, act.Undoes(who)) if isinstance(action, act.Unread) else action


def raw_text(head: str, kept: Sequence[Kept], title: str | None = None) -> str:
    """The record of a game that can no longer be judged: as it was entered, without rulings."""
    top = [f"== {_one_line(title)}"] if title else []
    return "\n".join([*top, head.strip(), "", *(f"@{at:.6f} {text}" for at, text, _ in kept)]) + "\n"


def _line(line: Exported) -> Line:
    if line.ruling is None:
        return Line(line.action, line.at)
    demands = tuple((key, "none" if value is None else str(value)) for key, value in line.changed.items())
    return Line(line.action, line.at, Expects(str(line.ruling.verdict), line.ruling.rule.id, demands))


def _one_line(title: str | None) -> str | None:
    return None if title is None else " ".join("".join(c if c.isprintable() else " " for c in title).split())


def line_data(line: Exported, text: str) -> dict[str, Any]:
    """A line as data for other programs, under the keys that `referee replay --json` has."""
    ruling = line.ruling
    return {
        "n": line.n,
        "at": line.at,
        "action": text,
        "verdict": None if ruling is None else str(ruling.verdict),
        "rule": None if ruling is None else ruling.rule.id,
        "house": [] if ruling is None else list(ruling.house),
        "facts": dict(line.changed),
    }


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A player's round: what was held, the points of it, and the total so far. Where the table set the total, or the
    player came with it, `round` and `dealer` are None, and the points are by how much that changed it."""

    round: int | None
    dealer: str | None
    player: str
    held: str
    points: int
    total: int


def score_rows(state: State, *, adjusted: bool = False) -> list[ScoreRow]:
    """Every scored round, player by player in the order they sit; where they are asked for, also the totals that were
    `adjusted`, at their own place."""
    past, names = course(state), state.names
    rows = [ScoreRow(None, None, names[seat], "", total, total) for seat in state.ring if (total := past.start[seat])]
    for leg in past.legs:
        scored = leg.round
        number, dealer = (None, None) if scored is None else (scored.number, names[scored.dealer])
        for seat in state.ring:
            points, total = leg.points[seat], leg.totals[seat]
            if points is not None and total is not None:
                held = "" if scored is None else scored.held[seat]
                rows.append(ScoreRow(number, dealer, names[seat], held, points, total))
    return [row for row in rows if adjusted or row.round is not None]


def veiled(action: Action) -> Action:
    """A line whose cards are not for every eye, as the others may read it."""
    match action:
        case act.Gives(_, (_, *_) as cards):
            return replace(action, cards=(), count=len(cards))
        case act.Draws(_, count, (_, *_)):
            return replace(action, cards=(), count=count)
        case act.Lays():
            return replace(action, drawing=None)
        case act.Shows(_, cards):
            return replace(action, cards=(UNKNOWN,) * len(cards))
        case act.Amends(_, _, new):
            return replace(action, action=veiled(new))
    return action


def seen_by(game: Game, state: State, action: Action, seats: Collection[int], n: int = 0) -> Action:
    """A line as these seats may read it; `n` is its number, where it has one."""
    if game.disclosed(state, n):
        return action
    readers = game.secret(state, action.action if isinstance(action, act.Amends) else action)
    return action if readers is None or readers & set(seats) else veiled(action)
