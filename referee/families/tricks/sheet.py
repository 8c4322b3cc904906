"""The round's sheet where the points of a round are entered: its boxes, what fills itself, what cannot be right."""

from collections.abc import Iterator, Mapping
from itertools import product

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.notation import quote
from referee.core.note import Note, note
from referee.core.rulings import Seat
from referee.core.tally import Filled, Shortcut, Sum, Tally, Values, fault_of, numbers
from referee.families.tricks.keeping import open_rows
from referee.families.tricks.state import TrickState
from referee.families.tricks.table import TAKEN, Part, Parts


def tally(s: TrickState) -> Tally | None:
    """The sheet of a round: a row for every player, and one tap for whoever took everything."""
    lacking = open_rows(s)
    if not lacking:
        return None
    table = s.table
    rows = tuple((seat,) for seat in lacking)
    shortcuts: list[Shortcut] = []
    if len(lacking) == sum(s.here):
        for label, tricks in ((table.whole, False), (table.every, True)):
            if label is None:
                continue
            for seat in lacking:
                values = (
                    ((row, part.box.key), _whole(part, everything=row == seat, tricks=tricks))
                    for part in table.parts
                    for row in lacking
                )
                shortcuts.append(Shortcut(label(seat), tuple(values)))
    return Tally(rows, tuple(part.box for part in table.parts), tuple(shortcuts))


def _whole(part: Part, *, everything: bool, tricks: bool) -> str:
    """What stands in a box for the one who took everything, or for another; who took no trick is marked only where it
    was every trick too."""
    if part.box.mark:
        return "1" if tricks and not everything else ""
    if part.box.alone:
        return "1" if everything else ""
    return str(part.count if everything else 0)


def filled(s: TrickState, sheet: Tally, values: Values) -> Filled:
    """The sheet with what is left over in its last blank, and what it comes to."""
    known, wrong = numbers(sheet, values)
    rows = [row[0] for row in sheet.rows]
    made = dict(values)
    if len(rows) == sum(s.here) and not wrong:
        rest = _left_over(s, rows, known)
        known |= rest
        made |= {key: str(left) for key, left in rest.items()}
    counted = [part for part in s.table.parts if not part.box.alone and not part.box.mark]
    points: list[int | None] = []
    for seat in rows:
        complete = all((seat, part.box.key) in known for part in counted) and not wrong
        points.append(sum(number for _, number in _parts(s, seat, known)) if complete else None)
    marks = [part.box.key for part in s.table.parts if part.box.mark]
    trickless = frozenset(seat for seat in rows for key in marks if (seat, key) in known)
    fault = fault_of(sheet, known, wrong)
    faults = (
        [fault] if fault is not None and (wrong or None in points) else list(_faults(s, rows, points, known, trickless))
    )
    gains: list[int | None] = list(points)
    beyond: tuple[Parts, ...] = ()
    if not faults:
        entered = dict(zip(rows, points, strict=True))
        worth = tuple(entered.get(seat, each) for seat, each in enumerate(s.worth))
        new = s.but({"worth": worth, "without": s.without | trickless})
        gains = [new.gained()[seat] for seat in rows]
        beyond = new.table.reckoned(new).parts
    sums = tuple(
        Sum(gain, s.scores[seat] + (gain or 0), tuple(_counted(_parts(s, seat, known), beyond[seat] if beyond else ())))
        for seat, gain in zip(rows, gains, strict=True)
    )
    took = ["nothing" if seat in trickless else each for seat, each in zip(rows, points, strict=True)]
    lines = tuple(f"{quote(s.names[seat])} takes {each}" for seat, each in zip(rows, took, strict=True))
    return Filled(made, sums, tuple(faults), () if faults else lines, wrong)


def _left_over(s: TrickState, rows: list[int], known: dict[tuple[int, str], int]) -> dict[tuple[int, str], int]:
    """What the blank boxes must hold: all that is left in the only one, or nothing where nothing is left."""
    found: dict[tuple[int, str], int] = {}
    for part in s.table.parts:
        if part.box.alone or part.box.mark:
            continue
        blank = [(seat, part.box.key) for seat in rows if (seat, part.box.key) not in known]
        left = part.count - sum(known.get((seat, part.box.key), 0) for seat in rows)
        if left == 0 or (left > 0 and len(blank) == 1):
            found |= dict.fromkeys(blank, left)
    return found


def _faults(
    s: TrickState,
    rows: list[int],
    points: list[int | None],
    known: dict[tuple[int, str], int],
    trickless: frozenset[int],
) -> tuple[Note, ...]:
    """What cannot be right on a sheet on which nothing is blank."""
    if len(rows) == sum(s.here):
        for part in s.table.parts:
            if part.box.alone and not any((seat, part.box.key) in known for seat in rows):
                return (note("tally-nobody", box=part.box.label),)
    for seat, taken in zip(rows, points, strict=True):
        if taken and seat in trickless:
            return (note("tally-took", seat=Seat(seat)),)
    entered = [s.worth[seat] for seat in s.ring if s.here[seat] and seat not in rows]
    total = sum(each or 0 for each in (*points, *entered))
    return () if total == s.table.total else (note("tally-sum", made=total, total=s.table.total),)


def refilled(s: TrickState, sheet: Tally, lines: Mapping[int, Action]) -> Values:
    """What makes the points of some lines. Several sheets can make the same; this is one of them."""
    takes = {seat: each for seat, each in lines.items() if isinstance(each, act.Takes)}
    marks = [part.box.key for part in s.table.parts if part.box.mark]
    found = {(seat, key): "1" for seat, each in takes.items() for key in marks if each.nothing}
    return _refilled(s, sheet, {seat: each.points for seat, each in takes.items()}) | found


def _refilled(s: TrickState, sheet: Tally, points: dict[int, int]) -> dict[tuple[int, str], str]:
    alone = [part for part in s.table.parts if part.box.alone]
    other = next((part for part in s.table.parts if not part.box.alone and not part.box.mark), None)
    if other is None:
        return {}
    for holders in product(points, repeat=len(alone)):
        left = dict(points)
        for part, seat in zip(alone, holders, strict=True):
            left[seat] -= part.points
        counts = {seat: each // other.points for seat, each in left.items()}
        fits = all(each % other.points == 0 for each in left.values()) and min(counts.values(), default=0) >= 0
        total = sum(counts.values())
        if fits and (total == other.count if len(points) == len(sheet.rows) else total <= other.count):
            marks = {(seat, part.box.key): "1" for part, seat in zip(alone, holders, strict=True)}
            return {(seat, other.box.key): str(count) for seat, count in counts.items()} | marks
    return {(seat, other.box.key): str(each) for seat, each in points.items() if 0 <= each <= other.count}


def _parts(s: TrickState, seat: int, known: dict[tuple[int, str], int]) -> Parts:
    """The parts of a row and their points."""
    return tuple((part.box.label, part.points * known.get((seat, part.box.key), 0)) for part in s.table.parts)


def _counted(taken: Parts, reckoned: Parts) -> Iterator[tuple[Note, int]]:
    """What a row's points are made of, noughts left out: its boxes, and what else the round counts."""
    for label, points in reckoned or ((TAKEN, 0),):
        yield from (each for each in (taken if label == TAKEN else ((label, points),)) if each[1])
