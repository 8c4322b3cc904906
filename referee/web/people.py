"""The people of a table: their names, how they sit down, early or late, and which phone speaks for whom."""

import unicodedata
from collections.abc import Sequence
from typing import Any

from referee.core.notation import quote
from referee.core.state import State
from referee.live import Answer, Outcome, Played, Table
from referee.live.table import AWAY
from referee.store import DEVICES_A_SEAT, Entry, Seat, StoreError
from referee.web.context import hall, view_of
from referee.web.door import MINUTES, is_new
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


def heard(name: str) -> str:
    """A name as people hear it: case and width do not matter."""
    return unicodedata.normalize("NFKC", name).casefold()


def named(table: Table, name: str) -> Seat | None:
    """The seat with this name, as people hear names."""
    return next((seat for seat in table.night.seats if heard(seat.name) == heard(name)), None)


def is_in(played: Played | None, name: str) -> bool:
    """Whether somebody of this name plays in a game, and has not left it."""
    state: State | None = played.state if played is not None else None
    return state is not None and name in state.names and not state.gone[state.names.index(name)]


def seat_at(table: Table, seat: int | None) -> Seat:
    """The table's seat with this id; Refused where there is none (any more)."""
    found = next((each for each in table.night.seats if each.id == seat), None)
    if found is None:
        raise Refused("ui-no-seat")
    return found


def sit(table: Table, name: str, device: str | None, entry: Entry = Entry.FREE) -> Seat:
    """A new seat. Refused where the name is taken or the table is full."""
    if table.night.ended is not None:
        raise Refused("ui-night-ended")
    if len(table.night.seats) >= MOST_SEATS:
        raise Refused("ui-table-full", most=MOST_SEATS)
    try:
        seat = table.change(hall().keeper.store.add_seat, table.night.id, name, device, entry)
    except StoreError as fault:
        raise Refused("ui-name-taken" if fault.key == "name-taken" else "ui-not-found", name=name) from None
    if is_new(seat):
        table.touch_in(MINUTES * 60 + 1)  # then it has a vote, and its phone is asked too
    return seat


def refusal(answer: Answer) -> Refused | None:
    """Why nothing came of lines; None where they stand."""
    if answer.outcome is not Outcome.KEPT:
        if answer.outcome is Outcome.NOT_KEPT:
            return Refused("ui-not-kept", why=answer.key)
        return Refused(answer.key or "ui-late-now", **answer.fill)
    refused = next((entry for entry in answer.entries if entry.ruling.verdict == "no"), None)
    return Refused("ui-ruled", ruling=refused.ruling) if refused else None


def order_as_played(table: Table) -> None:
    """The seats in the order in which the game has their people sit; others come after them."""
    played = table.game
    if played is None or played.state is None:
        return
    places = {played.state.names[seat]: at for at, seat in enumerate(played.state.ring)}
    order = sorted(table.night.seats, key=lambda seat: places.get(seat.name, len(places)))
    if order != list(table.night.seats):
        table.change(hall().keeper.store.order_seats, table.night.id, [seat.id for seat in order])


def phone_line(name: str, *, has: bool) -> str:
    """The line that says whether a person enters their own lines: the clock asks for it."""
    return f"{quote(name)} corrects phone.{quote(name)} {'yes' if has else 'no'}"


def tell_phone(table: Table, seat: Seat, device: str | None) -> None:
    """Enters whether a seat has a phone now, where the running game believes otherwise."""
    played = table.game
    if played is None or played.state is None or seat.name not in played.state.names:
        return
    now = next((each for each in table.night.seats if each.id == seat.id), None)
    has = bool(now and now.devices)
    if played.state.phones[played.state.names.index(seat.name)] != has:
        table.enter([phone_line(seat.name, has=has)], device=device, paced=False)


def give(table: Table, seat: Seat, device: str, within: float = AWAY) -> None:
    """Lets a phone act for a seat, in place of one that is away where it has two. Refused where both have been here in
    the last `within` seconds."""
    away = next((each for each in seat.devices if not table.is_live(each, within)), None)
    full = len(seat.devices) >= DEVICES_A_SEAT
    try:
        store = hall().keeper.store
        table.change(store.give_seat, seat.id, device, away if full else None, remember=not is_new(seat))
    except StoreError as fault:
        key = "ui-seat-phones" if fault.key == "seat-full" else "ui-no-seat"
        raise Refused(key, name=seat.name, most=DEVICES_A_SEAT) from None
    tell_phone(table, seat, device)


def free(table: Table, seat: Seat, device: str) -> None:
    """A phone no longer acts for a seat."""
    table.change(hall().keeper.store.free_seat, seat.id, device, remember=not is_new(seat))
    tell_phone(table, seat, device)


def remove(table: Table, seat: Seat, device: str) -> None:
    """Takes a seat away; in the running game its turns pass from now on. Its own phone may come back to it without
    asking. Refused where that line does not stand."""
    played = table.game
    if played is not None and played.state is not None and seat.name in played.state.names:
        gone = played.state.gone[played.state.names.index(seat.name)]
        over = view_of(played).phase == "over"
        if not gone and not over and (fault := refusal(table.enter([f"{quote(seat.name)} leaves"], device=device))):
            raise fault
    remember = device in seat.devices and not is_new(seat)
    table.change(hall().keeper.store.remove_seat, seat.id, remember=remember)


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
    _change_places(table, [(one.name, other.name)], device)


def move(table: Table, seat: Seat, after: Seat, device: str) -> None:
    """Somebody moves to the left of somebody else, the shorter way round the table: each they pass changes places with
    them. Refused where these lines do not stand."""
    played = table.game
    if not (played and is_in(played, seat.name) and is_in(played, after.name)) or seat.id == after.id:
        raise Refused("ui-late-now")
    s = played.state
    names = [s.names[each] for each in s.ring if not s.gone[each]]
    at = names.index(seat.name)
    others = [*names[at + 1 :], *names[:at]]
    passed = others.index(after.name) + 1
    back = others[: passed - 1 : -1]
    way = others[:passed] if passed <= len(back) else back
    _change_places(table, [(seat.name, name) for name in way], device)


def _change_places(table: Table, pairs: Sequence[tuple[str, str]], device: str) -> None:
    lines = [f"{quote(one)} swaps {quote(other)}" for one, other in pairs]
    if fault := refusal(table.enter(lines, device=device)) if lines else None:
        raise fault
    order_as_played(table)


def suggestions(table: Table, people: Sequence[str]) -> list[str]:
    """Names of earlier nights that nobody at this table has."""
    return [name for name in people if named(table, name) is None][:12]
