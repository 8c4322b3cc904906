"""What a round of Hearts is worth: points taken, the moon, the sun, revokes, a bonus for no trick."""

from referee.core.seats import NOBODY
from referee.families.tricks import TrickState
from referee.games.hearts.house import House

ADD, SUBTRACT = "add", "subtract"


def shooter(s: TrickState) -> int:
    """Who has taken everything that counts against a player (HRT-14); NOBODY where nobody has."""
    house: House = s.house  # type: ignore[assignment]
    most = s.table.highest
    for seat, points in enumerate(s.worth):
        if not s.here[seat] or points is None:
            continue
        others = [each for at, each in enumerate(s.worth) if at != seat and s.here[at]]
        if points == most and all(not each for each in others):
            return seat
        if house.jack and _all_but_the_jack(s, seat, points, others):
            return seat
    return NOBODY


def _all_but_the_jack(s: TrickState, seat: int, points: int, others: list[int | None]) -> bool:
    """With the jack of diamonds in play the one who took all the rest may have it, or another may."""
    if s.keep == "plays":
        against = [bit for bit, each in s.table.counting if each > 0]
        return all(s.won[seat] & bit for bit in against)
    if points == s.table.total:
        return all(not each for each in others)
    return points == s.table.highest and sum(each or 0 for each in others) == s.table.lowest


def chooser(s: TrickState) -> int:
    """Who shot the moon and has a choice; a proven revoke leaves none, and who has left chooses nothing."""
    house: House = s.house  # type: ignore[assignment]
    if house.moon != "choice" or _revokers(s):
        return NOBODY
    shot = shooter(s)
    return NOBODY if shot == NOBODY or s.gone[shot] else shot


def settled(s: TrickState) -> bool:
    """Whether every card that counts is taken, and nothing hangs on who takes the tricks that are left."""
    house: House = s.house  # type: ignore[assignment]
    with_none = sum(s.here[seat] and s.trickless(seat) for seat in s.ring)
    if (house.no_trick_bonus and with_none) or (house.sun and with_none == sum(s.here) - 1):
        return False
    if not s.table.counting_cards & ~s.seen:
        return True
    taken = sum(s.points(seat) for seat in s.ring)
    return any(s.stated) and taken == s.table.total and not house.jack


def _revokers(s: TrickState) -> frozenset[int]:
    """Whoever takes everything for a revoke that was found after its trick (Q-HRT-9)."""
    house: House = s.house  # type: ignore[assignment]
    return frozenset(each.seat for each in s.revokes) if house.revoke == "26" else frozenset()


def gains(s: TrickState) -> tuple[int | None, ...]:
    """What each seat gets for the round."""
    house: House = s.house  # type: ignore[assignment]
    if guilty := _revokers(s):
        whole = s.table.highest
        return tuple(whole if seat in guilty else 0 if here else None for seat, here in enumerate(s.here))
    points = [(taken or 0) - house.no_trick_bonus * s.trickless(seat) for seat, taken in enumerate(s.worth)]
    shot = shooter(s)
    if shot != NOBODY:
        points = _moon(s, shot, points)
    return tuple(each if here else None for each, here in zip(points, s.here, strict=True))


def _moon(s: TrickState, shot: int, points: list[int]) -> list[int]:
    """All points to the others, or off the shooter's own (Q-HRT-4), twice as many where every trick was taken and the
    house counts that; what else somebody gets, such as for the jack, stays."""
    house: House = s.house  # type: ignore[assignment]
    whole = s.table.highest
    rest = [each - whole if seat == shot else each for seat, each in enumerate(points)]
    if house.sun and all(s.trickless(seat) for seat in s.ring if s.here[seat] and seat != shot):
        whole *= 2
    add = [each if seat == shot else each + whole for seat, each in enumerate(rest)]
    subtract = [each - whole if seat == shot else each for seat, each in enumerate(rest)]
    if house.moon == "subtract26" or s.chosen == SUBTRACT:
        return subtract
    if house.moon == "safety":
        totals = [total + each for total, each in zip(s.scores, add, strict=True)]
        if s.ends_with(totals, s.now) and shot not in s.best(totals):
            return subtract
    return add
