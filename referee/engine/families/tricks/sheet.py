"""The sheet of a round: its boxes, the blanks that fill themselves, and the checks of its points."""

from collections.abc import Iterator, Mapping
from itertools import product

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.families.tricks.config import TAKEN, Part, Parts
from referee.engine.families.tricks.score_keeping import fits, open_rows
from referee.engine.families.tricks.state import TrickState
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Seat
from referee.engine.model.sheet import Filled, Shortcut, Sum, Tally, Values, parse_sheet, sheet_fault
from referee.engine.notation.tokens import quote


def tally(s: TrickState) -> Tally | None:
    """Return the sheet of a round: a row for every player, and one tap for a player who took everything."""
    lacking = open_rows(s)
    if not lacking:
        return None
    config = s.config
    rows = tuple((seat,) for seat in lacking)
    shortcuts: list[Shortcut] = []
    if _nothing_entered(s):
        for label, tricks in ((config.whole, False), (config.every, True)):
            if label is None:
                continue
            for seat in lacking:
                values = (
                    ((row, part.box.key), _whole(part, everything=row == seat, tricks=tricks))
                    for part in config.parts
                    for row in lacking
                )
                shortcuts.append(Shortcut(label(seat), tuple(values)))
    return Tally(rows, tuple(part.box for part in config.parts), tuple(shortcuts))


def _nothing_entered(s: TrickState) -> bool:
    """Return True if the sheet has all points of the pack: nobody's are entered, also of those who have left since."""
    return all(points is None for points in s.worth)


def _whole(part: Part, *, everything: bool, tricks: bool) -> str:
    """Return the text of a box for the player who took everything, or for another.

    A player without a trick is marked only where the other took every trick too.
    """
    if part.box.mark:
        return "1" if tricks and not everything else ""
    if part.box.alone:
        return "1" if everything else ""
    return str(part.count if everything else 0)


def filled(s: TrickState, sheet: Tally, values: Values) -> Filled:
    """Return the sheet with its sums, and fill the last blank of a kind with the rest."""
    known, wrong = parse_sheet(sheet, values)
    rows = [row[0] for row in sheet.rows]
    made = dict(values)
    if _nothing_entered(s) and not wrong:
        rest = _left_over(s, rows, known)
        known |= rest
        made |= {key: str(left) for key, left in rest.items()}
    counted = [part for part in s.config.parts if not part.box.alone and not part.box.mark]
    points: list[int | None] = []
    for seat in rows:
        complete = all((seat, part.box.key) in known for part in counted) and not wrong
        points.append(sum(number for _, number in _parts(s, seat, known)) if complete else None)
    marks = [part.box.key for part in s.config.parts if part.box.mark]
    trickless = frozenset(seat for seat in rows for key in marks if (seat, key) in known)
    fault = sheet_fault(sheet, known, wrong)
    faults = (
        [fault] if fault is not None and (wrong or None in points) else list(_faults(s, rows, points, known, trickless))
    )
    gains: list[int | None] = list(points)
    beyond: tuple[Parts, ...] = ()
    if not faults:
        entered = dict(zip(rows, points, strict=True))
        worth = tuple(entered.get(seat, known_worth) for seat, known_worth in enumerate(s.worth))
        new = s.replaced({"worth": worth, "without": s.without | trickless})
        gains = [new.gained()[seat] for seat in rows]
        beyond = new.config.summarize(new).parts
    sums = tuple(
        Sum(gain, s.scores[seat] + (gain or 0), tuple(_counted(_parts(s, seat, known), beyond[seat] if beyond else ())))
        for seat, gain in zip(rows, gains, strict=True)
    )
    took = ["nothing" if seat in trickless else row_points for seat, row_points in zip(rows, points, strict=True)]
    lines = tuple(f"{quote(s.names[seat])} takes {text}" for seat, text in zip(rows, took, strict=True))
    return Filled(made, sums, tuple(faults), () if faults else lines, wrong)


def _left_over(s: TrickState, rows: list[int], known: dict[tuple[int, str], int]) -> dict[tuple[int, str], int]:
    """Return the values that the blank boxes must hold: the rest in the only one, or zero where nothing is left."""
    found: dict[tuple[int, str], int] = {}
    for part in s.config.parts:
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
) -> tuple[Message, ...]:
    """Return the faults of a sheet on which nothing is blank."""
    if _nothing_entered(s):
        for part in s.config.parts:
            if part.box.alone and not any((seat, part.box.key) in known for seat in rows):
                return (message("tally-nobody", box=part.box.label),)
    for seat, taken in zip(rows, points, strict=True):
        if taken and seat in trickless:
            return (message("tally-took", seat=Seat(seat)),)
    entered = [s.worth[seat] for seat in s.ring if seat not in rows]
    total = sum(entry or 0 for entry in (*points, *entered))
    if total != s.config.total:
        return (message("tally-sum", made=total, total=s.config.total),)
    return () if fits(s.config, [entry or 0 for entry in (*points, *entered)]) else (message("tally-cards-cannot"),)


def values_of_lines(s: TrickState, sheet: Tally, lines: Mapping[int, Action]) -> Values:
    """Return the values of a sheet that makes the points of some lines; several sheets may make the same."""
    takes = {seat: action for seat, action in lines.items() if isinstance(action, act.Takes)}
    marks = [part.box.key for part in s.config.parts if part.box.mark]
    found = {(seat, key): "1" for seat, take in takes.items() for key in marks if take.nothing}
    return _values_of_points(s, sheet, {seat: take.points for seat, take in takes.items()}) | found


def _values_of_points(s: TrickState, sheet: Tally, points: dict[int, int]) -> dict[tuple[int, str], str]:
    alone = [part for part in s.config.parts if part.box.alone]
    other = next((part for part in s.config.parts if not part.box.alone and not part.box.mark), None)
    if other is None:
        return {}
    for holders in product(points, repeat=len(alone)):
        left = dict(points)
        for part, seat in zip(alone, holders, strict=True):
            left[seat] -= part.points
        counts = {seat: rest // other.points for seat, rest in left.items()}
        fits = all(rest % other.points == 0 for rest in left.values()) and min(counts.values(), default=0) >= 0
        total = sum(counts.values())
        if fits and (total == other.count if len(points) == len(sheet.rows) else total <= other.count):
            marks = {(seat, part.box.key): "1" for part, seat in zip(alone, holders, strict=True)}
            return {(seat, other.box.key): str(count) for seat, count in counts.items()} | marks
    return {
        (seat, other.box.key): str(row_points) for seat, row_points in points.items() if 0 <= row_points <= other.count
    }


def _parts(s: TrickState, seat: int, known: dict[tuple[int, str], int]) -> Parts:
    """Return the parts of a row and their points."""
    return tuple((part.box.label, part.points * known.get((seat, part.box.key), 0)) for part in s.config.parts)


def _counted(taken: Parts, other: Parts) -> Iterator[tuple[Message, int]]:
    """Yield the parts of a row's points without zeros: its boxes, and the other points of the round."""
    for label, points in other or ((TAKEN, 0),):
        yield from (part for part in (taken if label == TAKEN else ((label, points),)) if part[1])
