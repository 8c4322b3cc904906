"""Score keeping: the points that each player took, on one sheet, checked against the pack's.

The sheet is also filled in after a round in which a card was played that nobody named, as its points are unknown.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.common_rules import rounds
from referee.engine.families.tricks.config import TrickConfig
from referee.engine.families.tricks.state import TrickState
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, no, ok, rule

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


def _sum(s: TrickState, seat: int, points: int) -> tuple[int, bool]:
    """Return the points of the round with this entry, and True if it is the last.

    Points that were entered for somebody who has left since belong to them.
    """
    others = [(s.here[at], other) for at, other in enumerate(s.worth) if at != seat]
    return points + sum(other or 0 for _, other in others), not any(here and other is None for here, other in others)


def fits(config: TrickConfig, sums: Sequence[int]) -> bool:
    """Return True if the cards that count can lie so that everybody has these points."""
    return sum(sums) == config.total and _fits(tuple(sorted(config.points.values())), tuple(sorted(sums)))


@lru_cache(maxsize=4096)
def _fits(cards: tuple[int, ...], left: tuple[int, ...]) -> bool:
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
