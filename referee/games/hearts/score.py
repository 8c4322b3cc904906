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
    """Whether every card that counts is taken (and no bonus hangs on the tricks that are left)."""
    house: House = s.house  # type: ignore[assignment]
    if house.no_trick_bonus or house.sun:
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
    whole = s.table.highest
    if guilty := _revokers(s):
        return tuple(whole if seat in guilty else 0 if here else None for seat, here in enumerate(s.here))
    shot = shooter(s)
    found: tuple[int | None, ...]
    if shot == NOBODY:
        found = s.worth
    else:
        if house.sun and s.keep == "plays" and not any(each for at, each in enumerate(s.tricks) if at != shot):
            whole *= 2
        found = _moon(s, shot, whole)
    if house.no_trick_bonus and s.keep == "plays":
        return tuple(
            points - house.no_trick_bonus if points is not None and s.here[seat] and not s.tricks[seat] else points
            for seat, points in enumerate(found)
        )
    return found


def _moon(s: TrickState, shot: int, whole: int) -> tuple[int | None, ...]:
    """All points to the others, or off the shooter's own (Q-HRT-4); a jack stays with whoever has it."""
    house: House = s.house  # type: ignore[assignment]
    rest = [(points or 0) - (s.table.highest if seat == shot else 0) for seat, points in enumerate(s.worth)]
    add = tuple(rest[seat] + (0 if seat == shot else whole) if here else None for seat, here in enumerate(s.here))
    subtract = tuple(rest[seat] - (whole if seat == shot else 0) if here else None for seat, here in enumerate(s.here))
    if house.moon == "subtract26" or s.chosen == SUBTRACT:
        return subtract
    if house.moon == "safety":
        totals = tuple(total + (points or 0) for total, points in zip(s.scores, add, strict=True))
        if s.ends_with(totals, s.now) and shot not in s.best(totals):
            return subtract
    return add
