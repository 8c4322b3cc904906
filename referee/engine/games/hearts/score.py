"""Points of a round of Hearts: cards taken, the moon, the sun, revokes, a bonus for no trick; and figures of them."""

from collections.abc import Iterator
from typing import Any

from referee.engine.basics.cards import UNKNOWN, card
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.prompts import CONDUCT
from referee.engine.common_rules.rounds import cards_in_record
from referee.engine.families.tricks import TAKEN, Parts, RoundSummary, TrickState
from referee.engine.games.hearts.house import House
from referee.engine.model.figures import Amounts, Figure, Played
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Seat

ADD, SUBTRACT = "add", "subtract"


def shooter(s: TrickState) -> int:
    """Return the seat that has taken everything that counts against a player (HRT-14), or NOBODY."""
    house: House = s.house  # type: ignore[assignment]
    most = s.config.highest
    for seat, points in enumerate(s.worth):
        if not s.here[seat] or points is None:
            continue
        others = [taken for at, taken in enumerate(s.worth) if at != seat and s.here[at]]
        if points == most and all(not other for other in others):
            return seat
        if house.jack and _all_with_jack(s, seat, points, others):
            return seat
    return NOBODY


def _all_with_jack(s: TrickState, seat: int, points: float, others: list[float | None]) -> bool:
    """Return True if a seat took all that counts; another may have the jack of diamonds, unless the moon needs it."""
    needed: bool = s.house.jack_for_moon  # type: ignore[attr-defined]
    if s.keep == "plays":
        missing = s.config.cards & ~s.won[seat]
        return not any(bits & missing for bits, number in s.config.counting if number > 0 or needed)
    if points == s.config.total:
        return all(not other for other in others)
    return not needed and points == s.config.highest and sum(other or 0 for other in others) == s.config.lowest


def chooser(s: TrickState) -> int:
    """Return the seat that shot the moon and has a choice.

    A proven revoke leaves no choice, and a player who has left makes none.
    """
    house: House = s.house  # type: ignore[assignment]
    if house.moon != "choice" or _revokers(s):
        return NOBODY
    shot = shooter(s)
    return NOBODY if shot == NOBODY or s.gone[shot] else shot


def decided(s: TrickState) -> bool:
    """Return True if every card that counts is taken and nothing depends on the remaining tricks."""
    house: House = s.house  # type: ignore[assignment]
    with_none = sum(s.here[seat] and s.trickless(seat) for seat in s.ring)
    if (house.no_trick_bonus and with_none) or (house.sun and with_none == sum(s.here) - 1):
        return False
    if not s.config.counting_cards & ~s.seen:
        return True
    taken = sum(s.points(seat) for seat in s.ring)
    return any(s.stated) and taken == s.config.total and not house.jack


def _revokers(s: TrickState) -> frozenset[int]:
    """Return the seats that take everything for a revoke found after its trick (Q-HRT-9)."""
    return frozenset(revoke.seat for revoke in s.revokes) if s.config.revoke else frozenset()


def gains(s: TrickState) -> tuple[float | None, ...]:
    """Return the points of each seat for the round; who has left has those that were entered."""
    points = [sum(number for _, number in parts) for parts in _parts(s)]
    counts = [here or taken is not None for here, taken in zip(s.here, s.worth, strict=True)]
    return tuple(gain if counted else None for gain, counted in zip(points, counts, strict=True))


def summarize(s: TrickState) -> RoundSummary:
    """Return the parts of the points where they are not those of the cards taken, and the messages about the round."""
    told, guilty, parts = list[Message](), _revokers(s), _parts(s)
    for seat, own in enumerate(parts):
        if own[-1][0].id == "part-exact":
            exact: int = s.house.end_score  # type: ignore[attr-defined]
            told.append(message("came-exact", seat=Seat(seat), points=exact, left=exact // 2))
    for seat in sorted(guilty):
        fill = {"seat": Seat(seat), "points": s.config.revoke, "several": len(guilty) > 1}
        told.append(_of_revoke("came-revoke", s, seat, **fill))
    if not guilty and (shot := shooter(s)) != NOBODY:
        off, whole, sun = _moon(s, shot)
        told.append(message("came-moon", seat=Seat(shot), points=whole, off=off, sun=sun))
    return RoundSummary(s.round, parts if told or any(len(own) > 1 for own in parts) else (), tuple(told))


def _parts(s: TrickState) -> tuple[Parts, ...]:
    """Return the parts of each seat's points, with what a total of exactly the limit takes off (HRT-39)."""
    house: House = s.house  # type: ignore[assignment]
    back = message("part-exact", points=house.end_score)
    found = list[Parts]()
    for seat, parts in enumerate(_counted(s)):
        total = s.scores[seat] + sum(number for _, number in parts)
        off = _fallen(house, total) - total if s.here[seat] else 0
        found.append((*parts, (back, off)) if off else parts)
    return tuple(found)


def _fallen(house: House, total: float) -> float:
    """Return a total once one of exactly the limit has fallen back to half of it, where the house wants that."""
    return total // 2 if house.exact_end == "half" and total == house.end_score else total


def _counted(s: TrickState) -> tuple[Parts, ...]:
    """Return the parts of each seat's points of the round.

    By the moon all points go to the others, or off the shooter's own (Q-HRT-4). They are doubled where every trick was
    taken and the house counts that. Other points, such as for the jack, stay.
    """
    if guilty := _revokers(s):
        by = message("part-others-revoke", seats=tuple(map(Seat, sorted(guilty))))
        return tuple(
            ((_of_revoke("part-revoke", s, seat), s.config.revoke),) if seat in guilty else ((by, 0),)
            for seat in range(len(s.names))
        )
    bonus: int = s.house.no_trick_bonus  # type: ignore[attr-defined]
    shot = shooter(s)
    off, whole, sun = (False, 0, False) if shot == NOBODY else _moon(s, shot)
    found = list[Parts]()
    for seat, taken in enumerate(s.worth):
        parts: list[tuple[Message, float]] = [(TAKEN, taken or 0)]
        if bonus and s.trickless(seat):
            parts.append((message("part-no-trick"), -bonus))
        if seat == shot:
            parts.append((message("part-moon-own"), -s.config.highest))
            parts += [(message("part-moon-off", sun=sun), -whole)] if off else []
        elif shot != NOBODY and not off:
            parts.append((message("part-moon", seat=Seat(shot), sun=sun), whole))
        found.append(tuple(parts))
    return tuple(found)


def _of_revoke(id: str, s: TrickState, who: int, **fill: Any) -> Message:
    """Return the message about a revoke; one that the table only stated names no cards."""
    revoke = s.revoked(who)
    if revoke is None or revoke.card is UNKNOWN:
        return message(f"{id}-said", trick=revoke.trick if revoke else 0, **fill)
    return message(id, trick=revoke.trick, card=revoke.card, shown=revoke.shown, **fill)


def _moon(s: TrickState, shot: int) -> tuple[bool, int, bool]:
    """Return True if the moon's points come off the shooter's own, the points, and True if it was the sun.

    That is every trick, where the house counts it, which doubles them. With `safety` they come off where adding them to
    the others would lose the shooter a game that ends.
    """
    house: House = s.house  # type: ignore[assignment]
    sun = house.sun and all(s.trickless(seat) for seat in s.ring if s.here[seat] and seat != shot)
    whole = s.config.highest * (1 + sun)
    if house.moon != "safety":
        return house.moon == "subtract26" or s.chosen == SUBTRACT, whole, sun
    points = [(taken or 0) - house.no_trick_bonus * s.trickless(seat) for seat, taken in enumerate(s.worth)]
    add = [number - s.config.highest if seat == shot else number + whole for seat, number in enumerate(points)]
    totals = [_fallen(house, total + gain) for total, gain in zip(s.scores, add, strict=True)]
    return s.ends_with(totals, s.now) and shot not in s.best(totals), whole, sun


QUEEN = card("QS")
MOST_HEARTS = 13
"""Points of all other cards together, where each heart counts one, and of the queen: who alone took as many has her."""


def _moons(played: Played) -> Iterator[tuple[int, list[int]]]:
    """Yield the shooter of each moon, and the others in its round."""
    rounds = {scored.number: scored for scored in played.state.rounds}
    for summary in played.state.summaries:
        for told in summary.messages:
            seat = dict(told.fill).get("seat")
            if told.id == "came-moon" and isinstance(seat, Seat) and summary.round in rounds:
                points = enumerate(rounds[summary.round].points)
                yield int(seat), [at for at, gained in points if at != seat and gained is not None]


def _queens(played: Played) -> Amounts:
    """Yield who took the queen of spades in each round, where the cards tell, or the points if only they are there."""
    config = played.state.config
    simple = config.highest - config.points[QUEEN] == MOST_HEARTS
    for scored in played.state.rounds:
        takers = []
        for seat, held in enumerate(scored.held):
            by_points = int(simple and held.isdecimal() and int(held) >= MOST_HEARTS)
            if queens := by_points if held.isdecimal() else cards_in_record(held).count(QUEEN):
                takers.append((seat, queens))
        if sum(queens for _, queens in takers) <= config.pack.count(QUEEN):
            yield from takers


FIGURES = (
    Figure("moons", lambda played: ((shooter, 1) for shooter, _ in _moons(played))),
    Figure("moons-suffered", lambda played: ((other, 1) for _, others in _moons(played) for other in others)),
    Figure("queens", _queens),
    *CONDUCT,
)
