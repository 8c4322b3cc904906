"""Who comes while a game is on: late, back again, or to play on for somebody."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from referee.core.notation import quote
from referee.core.notation import side as together
from referee.core.state import State
from referee.live import Played, Table
from referee.store import Entry, Seat, Step
from referee.web.context import game_of
from referee.web.people import (
    Refused,
    heard,
    is_in,
    keep,
    may_sit,
    must_be_free,
    named,
    renaming,
    sit,
    told_when_not_new,
    trial,
    with_phone,
)

TWO = 2
"""Of so many sides a late arrival chooses one."""


@dataclass(frozen=True, slots=True)
class Side:
    """A side that somebody who comes late may play on: its people and its points, which are theirs then."""

    names: tuple[str, ...]
    points: int
    key: str


@dataclass(frozen=True, slots=True)
class Late:
    """What somebody who comes late may choose: after whom they sit, the points they start with or, where people play
    together, on which of the `sides`; or whose place they take: one that was `left` at once, any other (`taken`) where
    the table lets them."""

    after: tuple[str, ...]
    average: int
    worst: int
    left: tuple[str, ...]
    taken: tuple[Seat, ...]
    sides: tuple[Side, ...] = ()


def late(table: Table, played: Played) -> Late:
    """The choices of a late arrival. The average is of those who have scored."""
    s: State = played.state
    there = [seat for seat in s.ring if not s.gone[seat]]
    scored = [s.scores[seat] for seat in there if s.scores[seat] or _has_scored(s, seat)] or [0]
    worst = max if game_of(played).fewest_win(s) else min
    return Late(
        tuple(s.names[seat] for seat in there),
        round(sum(scored) / len(scored)),
        worst((s.scores[seat] for seat in there), default=0),
        tuple(name for name, gone in zip(s.names, s.gone, strict=True) if gone),
        tuple(seat for seat in table.night.seats if is_in(played, seat.name)),
        sides_for(played),
    )


def sides_for(played: Played) -> tuple[Side, ...]:
    """The sides that one more may join: nobody's where everybody plays alone, or three sides and more are made as
    people sit. Of two sides none has two people more than the other; who played alone so far is joined alone."""
    game = game_of(played)
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
    return any(seat < len(each.points) and each.points[seat] is not None for each in s.rounds)


def side_of(choice: Late, played: Played, name: str, key: str | None) -> Side | None:
    """The side that somebody who comes late chose by its key (None where nobody asked them). Refused where they have
    to choose one and did not."""
    side = next((each for each in choice.sides if each.key == key), None)
    comes_back = any(heard(each) == heard(name) for each in played.state.names)
    if choice.sides and side is None and key is not None and not comes_back:
        raise Refused("ui-late-side")
    return side


def must_fit(played: Played, name: str, after: str, left: str) -> None:
    """Refused where somebody who asks to come late could not sit as they wish."""
    s: State = played.state
    if left and (left not in s.names or is_in(played, left)):
        raise Refused("ui-no-seat")
    if not left and after not in s.names and not any(heard(each) == heard(name) for each in s.names):
        raise Refused("ui-after-whom")


def come(
    table: Table,
    name: str,
    device: str | None,
    after: str,
    points: int,
    post: str | None,
    side: Side | None = None,
    entry: Entry = Entry.FREE,
) -> None:
    """A seat while a game is on: a new one, or that of whoever left and is back. The line is entered too, and on which
    `side` they play, or there is neither line nor seat."""
    played = table.game
    if played is None or played.state is None:
        sit(table, name, device, entry, post)
        return
    s: State = played.state
    name = next((each for each in s.names if heard(each) == heard(name)), name)
    if name not in s.names:
        if after not in s.names:
            raise Refused("ui-after-whom")
        lines = [f"{quote(name)} joins after {quote(after)} with {side.points if side else points}"]
        if side is not None:
            lines.append(f"{quote(name)} corrects teams {together((name, *side.names))}")
        _seated(table, name, device, lines, post, entry)
        return
    back = not is_in(played, name)  # else only the seat's row had gone
    _seated(table, name, device, [f"{quote(name)} returns"] if back else [], post, entry)


def inherit(
    table: Table, name: str, device: str | None, left: str, post: str | None, entry: Entry = Entry.FREE
) -> None:
    """A seat whose person has left goes on under another name, with its hand and its points."""
    played = table.game
    if played is None or played.state is None or left not in played.state.names or is_in(played, left):
        raise Refused("ui-no-seat")
    lines = [f"{quote(name)} replaces {quote(left)}", f"{quote(name)} returns"]
    _seated(table, name, device, lines, post, entry)


def _seated(table: Table, name: str, device: str | None, lines: Sequence[str], post: str | None, entry: Entry) -> None:
    played, kept = table.game, named(table, name)
    own = kept is not None and device in kept.devices and not is_in(played, kept.name)
    if not own:
        may_sit(table, name)
    steps: list[Step] = [] if own else [lambda store: store.add_seat(table.night.id, name, device, entry)]
    entered = with_phone(played, lines, name, has=device is not None)
    keep(table, steps, entered, device=device, post=post, ordered=True, paced=False)
    told_when_not_new(table, name)


def take_over(
    table: Table,
    seat: Seat,
    name: str,
    device: str,
    by: str,
    entry: Entry = Entry.ADMITTED,
    post: str | None = None,
) -> None:
    """Somebody else plays on at a seat from another phone, with its hand and its points, and is as new to the table as
    `entry` says; `by` is the phone that let them, and enters it."""
    must_be_free(table, seat, name)
    played = table.game
    lines = renaming(played, seat, name)
    then = trial(played, lines) if played is not None and lines else None
    if then is not None and name in then.state.names and then.state.gone[then.state.names.index(name)]:
        lines.append(f"{quote(name)} returns")

    def seated(store: Any) -> None:
        store.rename_seat(seat.id, name)
        store.let_in([seat.id], entry)
        for each in seat.devices:
            store.free_seat(seat.id, each)
        store.give_seat(seat.id, device)

    keep(table, [seated], with_phone(played, lines, name, has=True), device=by, post=post, paced=False)
