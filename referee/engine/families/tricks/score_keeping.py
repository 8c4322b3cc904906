"""Score keeping: the points that each player took, on one sheet, checked against the pack's.

The sheet is also filled in after a round in which a card was played that nobody named, as its points are unknown.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.common_rules import rounds
from referee.engine.families.tricks.config import TAKEN, Part, Parts, TrickConfig
from referee.engine.families.tricks.state import TrickState
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule
from referee.engine.model.sheet import Filled, Shortcut, Sum, Tally, Values, parse_sheet, sheet_fault
from referee.engine.notation.tokens import quote

QUICK = 5
"""The most different points of cards in two packs for which all ways to share them out are tried."""
Take = RuleContext[TrickState, act.Takes, Any]


def open_rows(s: TrickState) -> tuple[int, ...]:
    """Return the seats whose points of the round are still to be entered."""
    if (s.phase == "play" and s.keep == "scores") or s.phase == "count":
        return tuple(seat for seat in s.ring if s.here[seat] and s.worth[seat] is None)
    return ()


@rule("trick.keeping", on=act.Takes, source="HRT-11", final=True)
def keeping(c: Take) -> Found | None:
    """Enter the points of a player where the table only keeps score, until the round is scored.

    Enter it too at the end of a round in which a card was played that nobody named.
    """
    s = rounds.state_to_score(c.game, c.state)
    return None if open_rows(s) and s.here[c.who] else no(keep=s.keep, phase=s.phase)


def _sum(s: TrickState, seat: int, points: int) -> tuple[float, bool]:
    """Return the points of the round with this entry, and True if it is the last.

    Points that were entered for somebody who has left since belong to them.
    """
    others = [(s.here[at], other) for at, other in enumerate(s.worth) if at != seat]
    return points + sum(other or 0 for _, other in others), not any(here and other is None for here, other in others)


def fits(config: TrickConfig, sums: Sequence[float]) -> bool:
    """Return True if the cards that count can lie so that everybody has these points.

    Of two packs with many different points only the sum is checked: nearly all sums can be, and finding out takes long.
    """
    cards = sorted(config.points[card] for card in config.pack if card in config.points)
    quick = len(cards) == len(config.points) or len(set(cards)) <= QUICK
    return sum(sums) == config.total and (not quick or _fits(tuple(cards), tuple(sorted(sums))))


@lru_cache(maxsize=4096)
def _fits(cards: tuple[int, ...], left: tuple[float, ...]) -> bool:
    """Return True if these cards, minus points first, make what each is left with; the largest is tried first."""
    if not cards:
        return not any(left)
    if cards[0] > 0 and left[0] < 0:
        return False
    at = 0 if cards[0] < 0 else len(cards) - 1
    rest = cards[:at] + cards[at + 1 :]
    return any(
        _fits(rest, tuple(sorted((*left[:seat], left[seat] - cards[at], *left[seat + 1 :]))))
        for seat in range(len(left))
        if seat == 0 or left[seat] != left[seat - 1]
    )


@rule("trick.sum", on=act.Takes, source="HRT-8 HRT-9 HRT-10")
def check(c: Take) -> Found | None:
    """Let all players together take exactly the points that are in the pack."""
    s = rounds.state_to_score(c.game, c.state)
    made, last = _sum(s, c.who, c.action.points)
    least, most = s.config.lowest, s.config.total
    if not least <= c.action.points <= s.config.highest:
        return no(made=c.action.points, total=most, difference=0, one=True)
    if (last and made != most) or made > s.config.highest:
        return no(made=made, total=most, difference=made - most, one=False)
    return None


@rule("trick.take", on=act.Takes, source="HRT-8 HRT-11 HRT-12 HRT-14")
def take(c: Take) -> Found:
    """Enter the points of a player; the round is scored when everybody's points are there, zeros too.

    Where no cards make these points the sheet refuses them, and a record's line says so: the table has the last word.
    """
    s = rounds.state_to_score(c.game, c.state)
    _, last = _sum(s, c.who, c.action.points)
    sums = (c.action.points, *(other or 0 for at, other in enumerate(s.worth) if at != c.who))
    return ok(points=c.action.points, last=last if not last or fits(s.config, sums) else "cannot")


def takes(c: Take, ruling: Ruling) -> Changes:
    """Keep the points; the round is scored with the last of them."""
    new = rounds.state_to_score(c.game, c.state)
    if not open_rows(new):  # allowed by the table where nobody's points are entered: there is nothing to count
        return {}
    new = rounds.count_hand(new, c.who, str(c.action.points), c.action.points)
    new = new.replaced({"without": new.without | {c.who} if c.action.nothing else new.without - {c.who}})
    return rounds.counted(c, new)


EFFECTS: Effects = {act.Takes: takes}


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
    points: list[float | None] = []
    for seat in rows:
        complete = all((seat, part.box.key) in known for part in counted) and not wrong
        points.append(sum(number for _, number in _parts(s, seat, known)) if complete else None)
    marks = [part.box.key for part in s.config.parts if part.box.mark]
    trickless = frozenset(seat for seat in rows for key in marks if (seat, key) in known)
    fault = sheet_fault(sheet, known, wrong)
    faults = (
        [fault] if fault is not None and (wrong or None in points) else list(_faults(s, rows, points, known, trickless))
    )
    gains: list[float | None] = list(points)
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


def _left_over(s: TrickState, rows: list[int], known: Mapping[tuple[int, str], float]) -> dict[tuple[int, str], float]:
    """Return the values that the blank boxes must hold: the rest in the only one, or zero where nothing is left."""
    found: dict[tuple[int, str], float] = {}
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
    points: list[float | None],
    known: Mapping[tuple[int, str], float],
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


def values_of_lines(s: TrickState, sheet: Tally, lines: Mapping[int, act.Action]) -> Values:
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


def _parts(s: TrickState, seat: int, known: Mapping[tuple[int, str], float]) -> Parts:
    """Return the parts of a row and their points."""
    return tuple((part.box.label, part.points * known.get((seat, part.box.key), 0)) for part in s.config.parts)


def _counted(taken: Parts, other: Parts) -> Iterator[tuple[Message, float]]:
    """Yield the parts of a row's points without zeros: its boxes, and the other points of the round."""
    for label, points in other or ((TAKEN, 0),):
        yield from (part for part in (taken if label == TAKEN else ((label, points),)) if part[1])
