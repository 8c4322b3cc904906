"""What a round of Hearts is worth: points taken, the moon, the sun, revokes, a bonus for no trick."""

from collections.abc import Iterator
from typing import Any

from referee.core.cards import UNKNOWN
from referee.core.note import Note, note
from referee.core.rulings import Seat
from referee.core.seats import NOBODY
from referee.families.tricks import TAKEN, Parts, Reckoning, TrickState
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
    return frozenset(each.seat for each in s.revokes) if s.table.revoke else frozenset()


def gains(s: TrickState) -> tuple[int | None, ...]:
    """What each seat gets for the round."""
    points = [sum(number for _, number in parts) for parts in _parts(s)]
    return tuple(each if here else None for each, here in zip(points, s.here, strict=True))


def reckoned(s: TrickState) -> Reckoning:
    """What those points are made of where they are not what the seats took, and what is told of the round."""
    told = tuple(_told(s))
    counts = told or any(len(parts) > 1 for parts in _parts(s))
    return Reckoning(s.round, _parts(s) if counts else (), told)


def _told(s: TrickState) -> Iterator[Note]:
    guilty = _revokers(s)
    for seat in guilty:
        yield _of_revoke("came-revoke", s, seat, seat=Seat(seat), points=s.table.revoke)
    if not guilty and (shot := shooter(s)) != NOBODY:
        yield note("came-moon", seat=Seat(shot), points=_doubled(s, shot), off=_off(s, shot), sun=_every(s, shot))


def _parts(s: TrickState) -> tuple[Parts, ...]:
    """What each seat's points are made of."""
    if guilty := _revokers(s):
        by = note("part-others-revoke", seats=tuple(map(Seat, sorted(guilty))))
        return tuple(
            ((_of_revoke("part-revoke", s, seat), s.table.revoke),) if seat in guilty else ((by, 0),)
            for seat in range(len(s.names))
        )
    house: House = s.house  # type: ignore[assignment]
    shot = shooter(s)
    return tuple(
        (
            (TAKEN, taken or 0),
            *(((note("part-no-trick"), -house.no_trick_bonus),) if house.no_trick_bonus and s.trickless(seat) else ()),
            *(_moon(s, shot, seat) if shot != NOBODY else ()),
        )
        for seat, taken in enumerate(s.worth)
    )


def _of_revoke(id: str, s: TrickState, who: int, **fill: Any) -> Note:
    """Which revoke it was; one that the table only said names no cards."""
    each = s.revoked(who)
    if each is None or each.card is UNKNOWN:
        return note(f"{id}-said", trick=each.trick if each else 0, **fill)
    return note(id, trick=each.trick, card=each.card, shown=each.shown, **fill)


def _moon(s: TrickState, shot: int, seat: int) -> Parts:
    """All points to the others, or off the shooter's own (Q-HRT-4), twice as many where every trick was taken and the
    house counts that; what else somebody gets, such as for the jack, stays."""
    off, whole = _off(s, shot), _doubled(s, shot)
    if seat != shot:
        return () if off else ((note("part-moon", seat=Seat(shot), sun=_every(s, shot)), whole),)
    not_counted = (note("part-moon-own"), -s.table.highest)
    return (not_counted, (note("part-moon-off", sun=_every(s, shot)), -whole)) if off else (not_counted,)


def _every(s: TrickState, shot: int) -> bool:
    """Whether the shooter took every trick, and the house counts that."""
    house: House = s.house  # type: ignore[assignment]
    return house.sun and all(s.trickless(seat) for seat in s.ring if s.here[seat] and seat != shot)


def _doubled(s: TrickState, shot: int) -> int:
    """What the moon comes to, twice as much where every trick counts."""
    return s.table.highest * (1 + _every(s, shot))


def _off(s: TrickState, shot: int) -> bool:
    """Whether the points come off the shooter's own: where adding them would lose the shooter a game that ends, if the
    house wants that."""
    house: House = s.house  # type: ignore[assignment]
    if house.moon != "safety":
        return house.moon == "subtract26" or s.chosen == SUBTRACT
    points = [(taken or 0) - house.no_trick_bonus * s.trickless(seat) for seat, taken in enumerate(s.worth)]
    whole = _doubled(s, shot)
    add = [each - s.table.highest if seat == shot else each + whole for seat, each in enumerate(points)]
    totals = [total + each for total, each in zip(s.scores, add, strict=True)]
    return s.ends_with(totals, s.now) and shot not in s.best(totals)
