"""The people of a table: their names, how they sit down, early or late, and which phone speaks for whom."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from referee.core.notation import quote
from referee.live import Answer, Outcome, Played, Table
from referee.store import DEVICES_A_SEAT, Seat, StoreError
from referee.web.context import game_of, hall, view_of
from referee.web.plan import Plan, read_plan

LONGEST_NAME = 20
MOST_SEATS = 40
UNSEEN = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0\u2800\u034f"))
"""Signs that are letters to a computer and nothing to an eye."""


class Refused(Exception):  # noqa: N818 - a sentence for a person, not a failure
    """What somebody wanted and cannot have: the sentence's `key` and what fills it."""

    def __init__(self, key: str, /, **fill: Any) -> None:
        super().__init__(key)
        self.key = key
        self.fill = fill


def clean_name(typed: str) -> str:
    """A name as the table keeps it: in one normal form, spaces single, without marks that nobody sees (controls,
    direction marks, joiners). Refused where nothing is left, or where it is too long to stand on a button."""
    plain = unicodedata.normalize("NFC", typed[:2000].translate(UNSEEN))
    seen = "".join(" " if sign.isspace() else sign for sign in plain)
    kept = "".join(sign for sign in seen if sign == " " or sign.isprintable())
    name = " ".join(kept.split())
    if not any(unicodedata.category(sign)[0] not in "MZ" for sign in name):
        raise Refused("ui-name-empty")
    if len(name) > LONGEST_NAME:
        raise Refused("ui-name-long", most=LONGEST_NAME, length=len(name))
    return name


def plan_of(table: Table) -> Plan:
    """The plan of the table's next game, without people who have left."""
    return read_plan(table.night.plan).among(seat.id for seat in table.night.seats)


def is_on(table: Table) -> bool:
    """Whether a game is being played, and no next one is being planned."""
    played = table.game
    if played is None or played.game is None or plan_of(table).game:
        return False
    return view_of(played).phase != "over"


@dataclass(frozen=True, slots=True)
class Late:
    """What somebody who comes late may choose: after whom they sit, and the points they start with."""

    after: tuple[str, ...]
    average: int
    worst: int


def late(played: Played) -> Late:
    """The choices of a late arrival. The average is of those who have scored."""
    view = view_of(played)
    there = [seat for seat in view.seats if not seat.gone]
    order = [played.state.names[seat] for seat in played.state.ring if not view.seats[seat].gone]
    scores = [seat.score for seat in there]
    scored = [score for score in scores if score] or [0]
    worst = max if game_of(played).fewest_win(played.state) else min
    return Late(tuple(order), round(sum(scored) / len(scored)), worst(scores, default=0))


def named(table: Table, name: str) -> Seat | None:
    """The seat with this name, as people hear names: case and width do not matter."""
    heard = unicodedata.normalize("NFKC", name).casefold()
    return next((s for s in table.night.seats if unicodedata.normalize("NFKC", s.name).casefold() == heard), None)


def seat_at(table: Table, seat: int | None) -> Seat:
    """The table's seat with this id; Refused where there is none (any more)."""
    found = next((each for each in table.night.seats if each.id == seat), None)
    if found is None:
        raise Refused("ui-no-seat")
    return found


def sit(table: Table, name: str, device: str | None) -> Seat:
    """A new seat. Refused where the name is taken or the table is full."""
    if table.night.ended is not None:
        raise Refused("ui-night-ended")
    if len(table.night.seats) >= MOST_SEATS:
        raise Refused("ui-table-full", most=MOST_SEATS)
    try:
        return table.change(hall().keeper.store.add_seat, table.night.id, name, device)
    except StoreError as fault:
        raise Refused("ui-name-taken" if fault.key == "name-taken" else "ui-not-found", name=name) from None


def join_late(table: Table, name: str, device: str | None, after: str, points: int, post: str | None) -> Seat:
    """A new seat while a game is on: the line is entered too, or there is neither line nor seat."""
    played = table.game
    if played is None or played.state is None:
        return sit(table, name, device)
    if after not in played.state.names:
        raise Refused("ui-after-whom")
    kept = named(table, name)
    own = kept is not None and device in kept.devices and kept.name not in played.state.names
    seat = kept if kept is not None and own else sit(table, name, device)
    back = seat.name in played.state.names
    line = f"{quote(seat.name)} returns" if back else f"{quote(seat.name)} joins after {quote(after)} with {points}"
    lines = [line] if device or back else [line, phone_line(seat.name, has=False)]
    if fault := refusal(table.enter(lines, device=device, post=post)):
        if not own:
            table.change(hall().keeper.store.remove_seat, seat.id)
        raise fault
    _place_after(table, seat, after)
    return seat


def refusal(answer: Answer) -> Refused | None:
    """Why nothing came of lines; None where they stand."""
    if answer.outcome is not Outcome.KEPT:
        if answer.outcome is Outcome.NOT_KEPT:
            return Refused("ui-not-kept", why=answer.key)
        return Refused(answer.key or "ui-late-now", **answer.fill)
    refused = next((entry for entry in answer.entries if entry.ruling.verdict == "no"), None)
    return Refused("ui-ruled", ruling=refused.ruling) if refused else None


def _place_after(table: Table, seat: Seat, after: str) -> None:
    order = [each.id for each in table.night.seats if each.id != seat.id]
    neighbour = named(table, after)
    at = order.index(neighbour.id) + 1 if neighbour else len(order)
    table.change(hall().keeper.store.order_seats, table.night.id, [*order[:at], seat.id, *order[at:]])


def phone_line(name: str, *, has: bool) -> str:
    """The line that says whether a person enters their own lines: the clock asks for it."""
    return f"{quote(name)} corrects phone.{quote(name)} {'yes' if has else 'no'}"


def tell_phone(table: Table, seat: Seat, device: str) -> None:
    """Enters whether a seat has a phone now, where the running game believes otherwise."""
    played = table.game
    if played is None or played.state is None or seat.name not in played.state.names:
        return
    now = next((each for each in table.night.seats if each.id == seat.id), None)
    has = bool(now and now.devices)
    if played.state.phones[played.state.names.index(seat.name)] != has:
        table.enter([phone_line(seat.name, has=has)], device=device)


def give(table: Table, seat: Seat, device: str) -> None:
    """Lets a phone act for a seat, in place of one that is away where it has two. Refused where both are here."""
    away = next((each for each in seat.devices if not table.is_live(each)), None)
    full = len(seat.devices) >= DEVICES_A_SEAT
    try:
        table.change(hall().keeper.store.give_seat, seat.id, device, away if full else None)
    except StoreError as fault:
        key = "ui-seat-phones" if fault.key == "seat-full" else "ui-no-seat"
        raise Refused(key, name=seat.name, most=DEVICES_A_SEAT) from None
    tell_phone(table, seat, device)


def free(table: Table, seat: Seat, device: str) -> None:
    """A phone no longer acts for a seat."""
    table.change(hall().keeper.store.free_seat, seat.id, device)
    tell_phone(table, seat, device)


def remove(table: Table, seat: Seat, device: str) -> None:
    """Takes a seat away; in the running game its turns pass from now on. Refused where that line does not stand."""
    played = table.game
    if played is not None and played.state is not None and seat.name in played.state.names:
        gone = played.state.gone[played.state.names.index(seat.name)]
        over = view_of(played).phase == "over"
        if not gone and not over and (fault := refusal(table.enter([f"{quote(seat.name)} leaves"], device=device))):
            raise fault
    table.change(hall().keeper.store.remove_seat, seat.id)


def rename(table: Table, seat: Seat, name: str, device: str) -> None:
    """Another name for a seat. In a game a line says so, and everything of the seat goes on under the new name."""
    other = named(table, name)
    if other is not None and other.id != seat.id:
        raise Refused("ui-name-taken", name=name)
    played = table.game
    if played is not None and played.state is not None and seat.name in played.state.names:
        line = f"{quote(name)} replaces {quote(seat.name)}"
        if fault := refusal(table.enter([line], device=device)):
            raise fault
    table.change(hall().keeper.store.rename_seat, seat.id, name)


def swap(table: Table, one: Seat, other: Seat, device: str) -> None:
    """Two people change places in the running game; Refused where that line does not stand."""
    line = f"{quote(one.name)} swaps {quote(other.name)}"
    if fault := refusal(table.enter([line], device=device)):
        raise fault
    places = {one.id: other.id, other.id: one.id}
    order = [places.get(seat.id, seat.id) for seat in table.night.seats]
    table.change(hall().keeper.store.order_seats, table.night.id, order)


def suggestions(table: Table, people: Sequence[str]) -> list[str]:
    """Names of earlier nights that nobody at this table has."""
    return [name for name in people if named(table, name) is None][:12]
