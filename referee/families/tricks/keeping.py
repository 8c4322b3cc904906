"""Score keeping: the points that each player took, on one sheet, checked to the pack's. It is filled in as well where
a round was played with a card that nobody named, so that its points lie nobody knows where."""

from typing import Any

from referee.core import actions as act
from referee.core import rounds
from referee.core.actions import Action
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Found, Ruling, no, ok, rule
from referee.families.tricks.state import TrickState, afresh

Take = Case[TrickState, act.Takes, Any]


def begun(game: Any, s: TrickState) -> TrickState:
    """The round that a line of score keeping is about: the one under way, else the next, which begins with it."""
    if s.phase != "deal" or s.dealt:
        return s
    deal = Case(s, act.Deals(s.names[s.dealer]), s.house, s.now, 0, s.dealer, game)
    return s.but(rounds.begin(deal) | game.laid_out(s) | afresh(len(s.names)) | {"phase": "play"})


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
    new = begun(c.game, c.s)
    if not open_rows(new):  # let stand where nobody's points are entered: there is nothing to count
        return {}
    new = rounds.count(new, c.who, str(c.a.points), c.a.points)
    new = new.but({"without": new.without | {c.who} if c.a.nothing else new.without - {c.who}})
    changes: Changes = {key: value for key, value in new.__dict__.items() if value is not c.s.__dict__[key]}
    return changes | rounds.score(new, c.at, c.n) if rounds.complete(new) else changes


RULES = (keeping,)
LAST_RULES = (check, take)
EFFECTS: dict[type[Action], Apply] = {act.Takes: takes}
