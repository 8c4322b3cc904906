"""Score keeping: the points that each player took, on one sheet, checked to the pack's. It is filled in as well where
a round was played with a card that nobody named, so that its points lie nobody knows where."""

from typing import Any

from referee.core import actions as act
from referee.core import rounds
from referee.core.actions import Action
from referee.core.game import Apply, Changes
from referee.core.notation import quote
from referee.core.note import Note, note
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule
from referee.core.tally import Filled, Shortcut, Sum, Tally, Values, numbers
from referee.families.tricks import ending
from referee.families.tricks.ending import scored
from referee.families.tricks.state import TrickState, afresh
from referee.families.tricks.table import Part

Take = Case[TrickState, act.Takes, Any]
Say = Case[TrickState, act.Says, Any]
NO_TRICK = "no-trick"
"""What somebody says who took no trick, where the table only keeps score."""


def begun(game: Any, s: TrickState) -> TrickState:
    """The round that a line of score keeping is about: the one under way, else the next, which begins with it."""
    if s.phase != "deal" or s.dealt:
        return s
    deal = Case(s, act.Deals(s.names[s.dealer]), s.house, s.now, 0, s.dealer, game)
    return s.but(rounds.begin(deal) | game.laid_out(s) | afresh(len(s.names)) | {"phase": "play"})


def keeps(s: TrickState) -> str:
    """What is entered now: every play (`plays`), or what everybody took (`scores`)."""
    begins = s.phase == "deal" and not s.dealt
    return s.later_keep if begins and s.later_keep is not None else s.keep


def open_rows(s: TrickState) -> tuple[int, ...]:
    """The seats whose points of the round are still to be entered."""
    if (s.phase == "play" and s.keep == "scores") or s.phase == "count":
        return tuple(seat for seat in s.ring if s.here[seat] and s.worth[seat] is None)
    return ()


@rule("trick.keeping", on=act.Takes, source="HRT-11", alone=True)
def keeping(c: Take) -> Found | None:
    """What somebody took is entered where the table only keeps score, until the round is scored; and at the end of a
    round in which a card was played that nobody named."""
    s = begun(c.game, c.s)
    return None if open_rows(s) and s.here[c.who] else no(keep=s.keep, phase=s.phase)


def _sum(s: TrickState, seat: int, points: int) -> tuple[int, bool]:
    """The points of the round with this entry, and whether it is the last."""
    others = [each for at, each in enumerate(s.worth) if at != seat and s.here[at]]
    return points + sum(each or 0 for each in others), None not in others


@rule("trick.no-trick", on=(act.Says, act.Takes), source="HRT-39")
def no_trick(c: Take | Say) -> Found | None:
    """Where it counts who took no trick, and only the score is kept, they say so; points come with a trick."""
    if isinstance(c.a, act.Takes):
        return no(points=c.a.points) if c.a.points and c.who in begun(c.game, c.s).without else None
    if c.a.word != NO_TRICK:
        return None
    s = begun(c.game, c.s)
    if not s.table.trickless or s.keep != "scores" or s.phase != "play":
        return None
    points = s.worth[c.who] or 0
    return no(points=points) if points else ok(points=points)


@rule("trick.sum", on=act.Takes, source="HRT-8 HRT-9 HRT-10")
def check(c: Take) -> Found | None:
    """All players together take exactly the points that are in the pack."""
    s = begun(c.game, c.s)
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
    _, last = _sum(begun(c.game, c.s), c.who, c.a.points)
    return ok(points=c.a.points, last=last)


def takes(c: Take, ruling: Ruling) -> Changes:
    """The points stand; the round is scored with the last of them."""
    new = rounds.count(begun(c.game, c.s), c.who, str(c.a.points), c.a.points)
    changes = _differing(c.s, new)
    return changes | scored(c, new) if rounds.complete(new) else changes


def _differing(old: TrickState, new: TrickState) -> Changes:
    return {key: value for key, value in new.__dict__.items() if value is not old.__dict__[key]}


def says(c: Say, ruling: Ruling) -> Changes:
    """Who took no trick; any other word as where every card is entered."""
    if ruling.rule is not no_trick:
        return ending.says(c, ruling)
    new = begun(c.game, c.s)
    return _differing(c.s, new.but({"without": new.without | {c.who}}))


# ------------------------------------------------------------------------------------------------------ the sheet


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
    faults = [note("tally-wrong")] if wrong else list(_faults(s, rows, points, known, trickless))
    gains: list[int | None] = list(points)
    if not faults:
        entered = dict(zip(rows, points, strict=True))
        worth = tuple(entered.get(seat, each) for seat, each in enumerate(s.worth))
        new = s.but({"worth": worth, "without": s.without | trickless})
        gains = [new.gained()[seat] for seat in rows]
    sums = tuple(
        Sum(gain, s.scores[seat] + (gain or 0), tuple(part for part in _parts(s, seat, known) if part[1]))
        for seat, gain in zip(rows, gains, strict=True)
    )
    lines = [f"{quote(s.names[seat])} says {NO_TRICK}" for seat in rows if seat in trickless]
    lines += [f"{quote(s.names[seat])} takes {each}" for seat, each in zip(rows, points, strict=True)]
    return Filled(made, sums, tuple(faults), () if faults else tuple(lines), wrong)


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
    """What is missing on the sheet, or cannot be right."""
    if None in points:
        return (note("tally-missing"),)
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


def _parts(s: TrickState, seat: int, known: dict[tuple[int, str], int]) -> tuple[tuple[Note, int], ...]:
    """The parts of a row and their points."""
    return tuple((part.box.label, part.points * known.get((seat, part.box.key), 0)) for part in s.table.parts)


RULES = (keeping, no_trick)
LAST_RULES = (check, take)
EFFECTS: dict[type[Action], Apply] = {act.Takes: takes, act.Says: says}
