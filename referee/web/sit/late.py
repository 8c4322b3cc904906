"""People who sit down during a game: late, after a break, or to play on for somebody."""

from collections.abc import Sequence
from dataclasses import dataclass

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.model.state import State
from referee.engine.notation.tokens import side as together
from referee.live import LiveGame, Table
from referee.store.codes import same_name
from referee.store.values import Step
from referee.web.sit.people import (
    Refused,
    commit,
    is_in,
    new_seat,
    require_free_place,
    seat_named,
    sit,
    with_phone,
)

TWO = 2
"""Number of sides among which a late arrival chooses."""


@dataclass(frozen=True, slots=True)
class Side:
    """A side that a late arrival may join: its people, and its points, which they get."""

    names: tuple[str, ...]
    points: int
    key: str


@dataclass(frozen=True, slots=True)
class LateChoices:
    """The choices of a late arrival.

    They sit after one of `after` and start with the `average` or the `worst` points, or join one of the `sides` in a
    game of sides. Or they take the place of a person who `left`.
    """

    after: tuple[str, ...]
    average: int
    worst: int
    left: tuple[str, ...]
    sides: tuple[Side, ...] = ()


def late_choices(played: LiveGame) -> LateChoices:
    """Return the choices of a late arrival; the average is over the people who have scored."""
    s = played.state
    there = [seat for seat in s.ring if not s.gone[seat]]
    scored = [s.scores[seat] for seat in there if s.scores[seat] or _has_scored(s, seat)] or [0]
    worst = max if played.game.fewest_win(s) else min
    return LateChoices(
        tuple(s.names[seat] for seat in there),
        round(sum(scored) / len(scored)),
        worst((s.scores[seat] for seat in there), default=0),
        tuple(name for name, gone in zip(s.names, s.gone, strict=True) if gone),
        sides_for(played),
    )


def sides_for(played: LiveGame) -> tuple[Side, ...]:
    """Return the sides that one more person may join.

    Empty where everybody plays alone, and where three or more sides follow from the seating. Of two sides neither may
    have two people more than the other; somebody who has played alone is joined by one person.
    """
    game = played.game
    s: State = game.between(played.state)
    there = [seat for seat in s.ring if not s.gone[seat]]
    made = game.sides(s.house, len(there) + 1)
    if made is None or len(made.sides) != TWO or len(there) < TWO:
        return ()
    now = [tuple(seat for seat in seats if not s.gone[seat]) for seats in game.sharing(s)]
    now = [seats for seats in now if seats]
    most = len(there) // 2
    return tuple(
        Side(tuple(s.names[seat] for seat in seats), s.scores[seats[0]], "-".join(map(str, seats)))
        for seats in now
        if len(seats) <= most and (len(now) == TWO or len(seats) == 1)
    )


def _has_scored(s: State, seat: int) -> bool:
    return any(seat < len(past.points) and past.points[seat] is not None for past in s.rounds)


def side_of(choice: LateChoices, played: LiveGame, name: str, key: str | None) -> Side | None:
    """Return the side that a late arrival chose by its key (None where the form had no such question).

    Raises:
        Refused: They have to choose a side and did not.
    """
    side = next((side for side in choice.sides if side.key == key), None)
    comes_back = any(same_name(known, name) for known in played.state.names)
    if choice.sides and side is None and key is not None and not comes_back:
        raise Refused("ui-late-side")
    return side


def require_valid_place(played: LiveGame, name: str, after: str, left: str) -> None:
    """Raise `Refused` if a late arrival could not sit as they ask."""
    s = played.state
    if left and (left not in s.names or is_in(played, left)):
        raise Refused("ui-no-seat")
    if not left and after not in s.names and not any(same_name(known, name) for known in s.names):
        raise Refused("ui-after-whom")


def sit_late(
    table: Table,
    name: str,
    device: str | None,
    after: str,
    points: int,
    post: str | None,
    side: Side | None = None,
    person: int | None = None,
) -> None:
    """Seat a late arrival: a new seat, or that of a person who left and is back.

    The line that says so, with the `side` they play on, is entered in the same transaction.
    """
    played = table.game
    if played is None or not played.has_log:
        sit(table, name, device, post, person)
        return
    s = played.state
    name = next((known for known in s.names if same_name(known, name)), name)
    if name not in s.names:
        if after not in s.names:
            raise Refused("ui-after-whom")
        lines: list[Action] = [act.Joins(name, after, side.points if side else points)]
        if side is not None:
            lines.append(act.Corrects(name, (("teams", together((name, *side.names))),)))
        _seated(table, name, device, lines, post, person)
        return
    back = not is_in(played, name)  # else only the seat's row had gone
    _seated(table, name, device, [act.Returns(name)] if back else [], post, person)


def inherit(table: Table, name: str, device: str | None, left: str, post: str | None) -> None:
    """Let a person without a seat play on for somebody who left, with that hand and those points."""
    played = table.game
    if played is None or left not in played.names or is_in(played, left):
        raise Refused("ui-no-seat")
    lines = [act.Replaces(name, left), act.Returns(name)]
    _seated(table, name, device, lines, post)


def _seated(
    table: Table,
    name: str,
    device: str | None,
    lines: Sequence[Action],
    post: str | None,
    person: int | None = None,
) -> None:
    played, kept = table.game, seat_named(table, name)
    own = kept is not None and device in kept.devices and not is_in(played, kept.name)
    if not own:
        require_free_place(table, name)
    steps: list[Step] = [] if own else [new_seat(table, name, device, person, played.id if played else None)]
    entered = with_phone(played, lines, name, has=device is not None)
    commit(table, steps, entered, device=device, post=post, ordered=True, paced=False)
