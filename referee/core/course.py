"""The course of a game's totals: its rounds, and what the table set between them, each at its own place."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from referee.core.state import Adjustment, Round, State

Totals = tuple[int | None, ...]
"""A total for each seat; None for a seat that nobody had taken yet."""


NEXT_LINE = 1 << 30
"""The line of what the next deal will set."""


@dataclass(frozen=True, slots=True)
class Leg:
    """A step in the course: the `line` that made it, the round it scored (None: totals were set), what each seat gained
    (None: it was not in the round, or its total was left alone), and the totals from then on."""

    line: int
    round: Round | None
    points: tuple[int | None, ...]
    totals: Totals


@dataclass(frozen=True, slots=True)
class Course:
    """The totals at the start, and how they changed since."""

    start: Totals
    legs: tuple[Leg, ...]

    def rounds(self) -> Iterator[tuple[tuple[Leg, ...], Leg | None]]:
        """Each round with what was set since the one before it; last what was set since the last round."""
        between: list[Leg] = []
        for leg in self.legs:
            if leg.round is None:
                between.append(leg)
                continue
            yield tuple(between), leg
            between = []
        yield tuple(between), None


def course(s: State) -> Course:
    """The course of a game up to a state."""
    seats = len(s.names)
    there = min((each.seats for each in s.adjusted), default=seats)
    totals = list(s.scores)
    for points in (*(each.points for each in s.rounds), *(each.points for each in s.adjusted)):
        for seat, gained in enumerate(points):
            totals[seat] -= gained or 0
    start = _known(totals, there)
    legs: list[Leg] = []
    for line, scored, points in _in_order(s):
        there = max(there, len(points))
        totals = [total + gained for total, gained in zip(totals, _padded(points, seats), strict=True)]
        legs.append(Leg(line, scored, _shown(points, seats, scored), _known(totals, there)))
    return Course(start, tuple(legs))


def _in_order(s: State) -> Iterator[tuple[int, Round | None, tuple[int | None, ...]]]:
    """Rounds and what was set, by their lines; a line that did both scored its round last."""
    steps: list[tuple[int, int, Round | None, tuple[int | None, ...]]] = [
        *((each.line, 0, None, each.points) for each in s.adjusted),
        *((each.line, 1, each, each.points) for each in s.rounds),
    ]
    for line, _, scored, points in sorted(steps, key=lambda step: step[:2]):
        yield line, scored, points


def _padded(points: Sequence[int | None], seats: int) -> list[int]:
    return [each or 0 for each in (*points, *[None] * (seats - len(points)))]


def _shown(points: tuple[int | None, ...], seats: int, scored: Round | None) -> tuple[int | None, ...]:
    shown = points if scored is not None else tuple(each or None for each in points)
    return (*shown, *[None] * (seats - len(points)))


def _known(totals: list[int], there: int) -> Totals:
    return tuple(total if seat < there else None for seat, total in enumerate(totals))


def set_apart(before: State, changes: dict[str, Any], line: int) -> dict[str, Any]:
    """Keep what a line sets of the totals apart from the round that it may score, given the `changes` it makes."""
    new: tuple[int, ...] = changes["scores"]
    rounds: tuple[Round, ...] = changes.get("rounds", before.rounds)
    scored = rounds[-1].points if len(rounds) > len(before.rounds) else ()
    gained = _padded(scored, len(new))
    old = _padded(before.scores, len(new))
    points = tuple(total - was - points for total, was, points in zip(new, old, gained, strict=True))
    seats = len(before.scores)
    if not any(points) and len(new) == seats:
        return {}
    changed: dict[str, Any] = {"adjusted": (*before.adjusted, Adjustment(line, seats, points))}
    return changed if scored else changed | {"tied": ()}
