"""Score keeping: the points that each player took, on one sheet, checked to the pack's."""

from collections.abc import Mapping
from itertools import product
from typing import Any

from referee.core import actions as act
from referee.core import rounds
from referee.core.actions import Action
from referee.core.game import Apply, Changes
from referee.core.notation import quote
from referee.core.note import Note, note
from referee.core.rulings import Case, Found, Ruling, no, ok, rule
from referee.core.tally import Filled, Shortcut, Sum, Tally, Values, numbers
from referee.families.tricks.ending import scored
from referee.families.tricks.state import TrickState, afresh

Take = Case[TrickState, act.Takes, Any]


def begun(c: Take) -> TrickState:
    """The state in which a line counts: the first of a round begins it."""
    s = c.s
    if s.phase != "deal" or s.dealt:
        return s
    return s.but(rounds.begin(c) | c.game.laid_out(s) | afresh(len(s.names)) | {"phase": "play"})  # type: ignore[attr-defined]


def keeps(s: TrickState) -> str:
    """What is entered now: every play (`plays`), or what everybody took (`scores`)."""
    begins = s.phase == "deal" and not s.dealt
    return s.later_keep if begins and s.later_keep is not None else s.keep


@rule("trick.keeping", on=act.Takes, source="HRT-11", alone=True)
def keeping(c: Take) -> Found | None:
    """What somebody took is entered where the table only keeps score, until the game is over."""
    s = c.s
    if keeps(s) == "scores" and s.phase in ("deal", "play") and not s.gone[c.who]:
        return None
    return no(keep=keeps(s), phase=s.phase)


def _sum(s: TrickState, seat: int, points: int) -> tuple[int, bool]:
    """The points of the round with this entry, and whether it is the last."""
    others = [each for at, each in enumerate(s.worth) if at != seat and s.here[at]]
    return points + sum(each or 0 for each in others), None not in others


@rule("trick.sum", on=act.Takes, source="HRT-8 HRT-9 HRT-10")
def check(c: Take) -> Found | None:
    """All players together take exactly the points that are in the pack."""
    s = begun(c)
    made, last = _sum(s, c.who, c.a.points)
    least, most = s.table.lowest, s.table.total
    if not least <= c.a.points <= s.table.highest:
        return no(made=c.a.points, total=most, difference=0, one=True)
    if (last and made != most) or made > s.table.highest:
        return no(made=made, total=most, difference=made - most, one=False)
    return None


@rule("trick.take", on=act.Takes, source="HRT-8 HRT-11 HRT-12 HRT-14")
def take(c: Take) -> Found:
    """What somebody took; the round is scored when everybody's is there, noughts too."""
    s = begun(c)
    _, last = _sum(s, c.who, c.a.points)
    return ok(points=c.a.points, last=last)


def takes(c: Take, ruling: Ruling) -> Changes:
    """The points stand; the round is scored with the last of them."""
    new = rounds.count(begun(c), c.who, str(c.a.points), c.a.points)
    changes: Changes = {key: value for key, value in new.__dict__.items() if value is not c.s.__dict__[key]}
    return changes | scored(c, new) if rounds.complete(new) else changes


# ------------------------------------------------------------------------------------------------------ the sheet


def tally(s: TrickState) -> Tally | None:
    """The sheet of the round under way: a row for every player, and one tap for whoever took everything."""
    if keeps(s) != "scores" or s.phase not in ("deal", "play"):
        return None
    table = s.table
    lacking = [seat for seat in s.ring if not s.gone[seat] and (s.phase == "deal" or s.worth[seat] is None)]
    rows = tuple((seat,) for seat in lacking)
    shortcuts: list[Shortcut] = []
    if table.whole is not None and len(lacking) == sum(not gone for gone in s.gone):
        for seat in lacking:
            values = [
                ((row, part.box.key), _whole(part.box.alone, part.count, row == seat))
                for part in table.parts
                for row in lacking
            ]
            shortcuts.append(Shortcut(table.whole(seat), tuple(values)))
    return Tally(rows, tuple(part.box for part in table.parts), tuple(shortcuts))


def _whole(alone: bool, count: int, all_of_it: bool) -> str:
    if alone:
        return "1" if all_of_it else ""
    return str(count if all_of_it else 0)


def filled(s: TrickState, sheet: Tally, values: Values) -> Filled:
    """The sheet with what is left over in its last blank, and what it comes to."""
    known, wrong = numbers(sheet, values)
    made = dict(values)
    rows = [row[0] for row in sheet.rows]
    entered = sum(points or 0 for seat, points in enumerate(s.worth) if seat not in rows and s.phase == "play")
    whole = len(rows) == sum(not gone for gone in s.gone)
    for part in s.table.parts:
        blank = [seat for seat in rows if (seat, part.box.key) not in known]
        if part.box.alone or not blank or not whole or wrong:
            continue
        left = part.count - sum(known.get((seat, part.box.key), 0) for seat in rows)
        if left >= 0 and (len(blank) == 1 or left == 0):
            for seat in blank:
                known[seat, part.box.key] = left
                made[seat, part.box.key] = str(left)
    faults: list[Note] = [note("tally-wrong")] if wrong else []
    points: list[int | None] = []
    for seat in rows:
        complete = all(part.box.alone or (seat, part.box.key) in known for part in s.table.parts)
        each = sum(part.points * known.get((seat, part.box.key), 0) for part in s.table.parts)
        points.append(each if complete and not wrong else None)
    if None in points and not faults:
        faults.append(note("tally-missing"))
    alone = [
        part for part in s.table.parts if part.box.alone and not any((seat, part.box.key) in known for seat in rows)
    ]
    total = entered + sum(each or 0 for each in points)
    if not faults and alone and whole:
        faults.append(note("tally-nobody", box=alone[0].box.label))
    if not faults and total != s.table.total:
        faults.append(note("tally-sum", made=total, total=s.table.total))
    gains: list[int | None] = list(points)
    if not faults:
        new = s.but(
            {"worth": _worth(s, dict(zip(rows, points, strict=True))), "here": tuple(not gone for gone in s.gone)}
        )
        gains = [new.gained()[seat] for seat in rows]
    sums = tuple(
        Sum(gain, s.scores[seat] + (gain or 0), _parts(s, seat, known)) for seat, gain in zip(rows, gains, strict=True)
    )
    lines = tuple(f"{quote(s.names[seat])} takes {each}" for seat, each in zip(rows, points, strict=True))
    return Filled(made, sums, tuple(faults), () if faults else lines, wrong)


def refilled(s: TrickState, sheet: Tally, lines: Mapping[int, Action]) -> Values:
    """What makes the points of some lines. Several sheets can make the same; this is one of them."""
    points = {seat: each.points for seat, each in lines.items() if isinstance(each, act.Takes)}
    alone = [part for part in s.table.parts if part.box.alone]
    other = next((part for part in s.table.parts if not part.box.alone), None)
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


def _worth(s: TrickState, points: dict[int, int | None]) -> tuple[int | None, ...]:
    return tuple(points.get(seat, each if s.phase == "play" else None) for seat, each in enumerate(s.worth))


def _parts(s: TrickState, seat: int, known: dict[tuple[int, str], int]) -> tuple[tuple[Note, int], ...]:
    """The parts of a row that count something."""
    found = ((part.box.label, part.points * known.get((seat, part.box.key), 0)) for part in s.table.parts)
    return tuple((label, points) for label, points in found if points)


RULES = (keeping,)
LAST_RULES = (check, take)
EFFECTS: dict[type[Action], Apply] = {act.Takes: takes}
