"""Score keeping: the points that each player took, on one sheet, checked against the pack's.

The sheet is also filled in after a round in which a card was played that nobody named, as its points are unknown.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.common_rules import rounds
from referee.engine.families.tricks.config import TAKEN, Parts, TrickConfig
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


@lru_cache(maxsize=4096)  # 25 ms at most where each heart counts its rank; without it over 2 s
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
    """Return the sheet of a round: a row for every player, and one tap for a player who took everything.

    A player without a trick is marked by that tap only where the other took every trick too.
    """
    lacking, shortcuts = open_rows(s), list[Shortcut]()
    for label, tricks in ((s.config.whole, False), (s.config.every, True)):
        if label is None or _has_entries(s):
            continue
        for seat in lacking:
            values: list[tuple[tuple[int, str], str]] = []
            for part in s.config.parts:
                for row in lacking:
                    text = str(part.count if row == seat else 0)
                    if part.box.alone or part.box.mark:
                        text = "1" if (row == seat if part.box.alone else tricks and row != seat) else ""
                    values.append(((row, part.box.key), text))
            shortcuts.append(Shortcut(label(seat), tuple(values)))
    boxes = tuple(part.box for part in s.config.parts)
    return Tally(tuple((seat,) for seat in lacking), boxes, tuple(shortcuts)) if lacking else None


def _has_entries(s: TrickState) -> bool:
    """Return True if somebody's points are entered, also of those who have left since: the sheet lacks them."""
    return any(points is not None for points in s.worth)


def filled(s: TrickState, sheet: Tally, values: Values) -> Filled:
    """Return the sheet with its sums, and fill the last blank of a kind with the rest, or all with zeros."""
    config, rows, made = s.config, [row[0] for row in sheet.rows], dict(values)
    known, wrong = parse_sheet(sheet, values)
    counted = [part for part in config.parts if not part.box.alone and not part.box.mark]
    for part in counted if not wrong and not _has_entries(s) else ():
        blank = [(seat, part.box.key) for seat in rows if (seat, part.box.key) not in known]
        left = part.count - sum(known.get((seat, part.box.key), 0) for seat in rows)
        if left == 0 or (left > 0 and len(blank) == 1):
            known |= dict.fromkeys(blank, left)
            made |= dict.fromkeys(blank, str(left))
    own = [(part.box.key, part.box.label, part.points) for part in config.parts]
    parts = {seat: [(label, worth * known.get((seat, key), 0)) for key, label, worth in own] for seat in rows}
    complete = [seat for seat in rows if not wrong and all((seat, part.box.key) in known for part in counted)]
    points = {seat: sum(number for _, number in parts[seat]) if seat in complete else None for seat in rows}
    marks = {part.box.key for part in config.parts if part.box.mark}
    trickless = frozenset(seat for seat, key in known if key in marks)
    entries = [entry or 0 for entry in (*points.values(), *(s.worth[seat] for seat in s.ring if seat not in rows))]
    found = {key for _, key in known}
    nobodys = [part.box for part in config.parts if part.box.alone and part.box.key not in found]
    took = [seat for seat, taken in points.items() if taken and seat in trickless]
    fault = sheet_fault(sheet, known, wrong)
    if fault is not None and len(complete) < len(rows):
        pass
    elif nobodys and not _has_entries(s):
        fault = message("tally-nobody", box=nobodys[0].label)
    elif took:
        fault = message("tally-took", seat=Seat(took[0]))
    elif sum(entries) != config.total:
        fault = message("tally-sum", made=sum(entries), total=config.total)
    else:
        fault = None if fits(config, entries) else message("tally-cards-cannot")
    gains, beyond = dict(points), list[Parts]()
    if fault is None:
        worth = tuple(points.get(seat, known_worth) for seat, known_worth in enumerate(s.worth))
        new = s.replaced({"worth": worth, "without": s.without | trickless})
        gains = {seat: gain for seat, gain in enumerate(new.gained()) if seat in rows}
        beyond = list(config.summarize(new).parts)
    sums = []
    for seat in rows:
        told, gain = list[tuple[Message, float]](), gains[seat]
        for label, more in (beyond[seat] if beyond else ()) or ((TAKEN, 0),):
            told += parts[seat] if label == TAKEN else [(label, more)]
        sums.append(Sum(gain, s.scores[seat] + (gain or 0), tuple(part for part in told if part[1])))
    said = {seat: "nothing" if seat in trickless else taken for seat, taken in points.items()}
    lines = tuple(f"{quote(s.names[seat])} takes {text}" for seat, text in said.items())
    return Filled(made, tuple(sums), () if fault is None else (fault,), () if fault is not None else lines, wrong)


def values_of_lines(s: TrickState, sheet: Tally, lines: Mapping[int, act.Action]) -> Values:
    """Return the values of a sheet that makes the points of some lines; several sheets may make the same."""
    takes = {seat: action for seat, action in lines.items() if isinstance(action, act.Takes)}
    points = {seat: take.points for seat, take in takes.items()}
    marks = [part.box.key for part in s.config.parts if part.box.mark]
    found = {(seat, key): "1" for seat, take in takes.items() for key in marks if take.nothing}
    alone = [part for part in s.config.parts if part.box.alone]
    other = next((part for part in s.config.parts if not part.box.alone and not part.box.mark), None)
    if other is None:
        return found
    for holders in product(points, repeat=len(alone)):
        left = dict(points)
        for part, seat in zip(alone, holders, strict=True):
            left[seat] -= part.points
        counts = {seat: rest // other.points for seat, rest in left.items()}
        fits = all(rest % other.points == 0 for rest in left.values()) and min(counts.values(), default=0) >= 0
        total = sum(counts.values())
        if fits and (total == other.count if len(points) == len(sheet.rows) else total <= other.count):
            held = {(seat, part.box.key): "1" for part, seat in zip(alone, holders, strict=True)}
            return {(seat, other.box.key): str(count) for seat, count in counts.items()} | held | found
    return {(seat, other.box.key): str(number) for seat, number in points.items() if 0 <= number <= other.count} | found
