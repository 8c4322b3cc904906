"""The people of a table: their names, how they sit down, early or late, and which phone speaks for whom."""

import unicodedata
from collections.abc import Sequence
from typing import Any

from referee.core.notation import quote
from referee.core.state import State
from referee.live import Answer, Outcome, Played, Table
from referee.live.table import AWAY
from referee.store import DEVICES_A_SEAT, Entry, Seat, Step, StoreError
from referee.web.context import view_of
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


def may_sit(table: Table, name: str) -> None:
    """Refused where nobody of this name can sit down: the name is taken, the table full or the night over."""
    if table.night.ended is not None:
        raise Refused("ui-night-ended")
    if len(table.night.seats) >= MOST_SEATS:
        raise Refused("ui-table-full", most=MOST_SEATS)
    if named(table, name) is not None:
        raise Refused("ui-name-taken", name=name)


def sit(table: Table, name: str, device: str | None, entry: Entry = Entry.FREE, post: str | None = None) -> None:
    """A new seat. Refused where the name is taken or the table is full."""
    may_sit(table, name)
    keep(table, [lambda store: store.add_seat(table.night.id, name, device, entry)], device=device, post=post)
    told_when_not_new(table, name)


def told_when_not_new(table: Table, name: str) -> None:
    """Shows a new seat when it has a vote: its phone is asked too from then on."""
    if (seat := named(table, name)) is not None and is_new(seat):
        table.touch_in(MINUTES * 60 + 1)


def refusal(answer: Answer) -> Refused | None:
    """Why nothing came of lines; None where they stand."""
    if answer.outcome is not Outcome.KEPT:
        if answer.outcome is Outcome.NOT_KEPT:
            return Refused(FASTER.get(answer.key) or "ui-not-kept", why=answer.key)
        return Refused(answer.key or "ui-late-now", **answer.fill)
    no = refused(answer.entries)
    return Refused("ui-ruled", ruling=no.ruling) if no is not None else None


def refused(entries: Sequence[Any]) -> Any:
    """The first of the entries that was ruled `no`; None where all stand."""
    return next((entry for entry in entries if entry.ruling.verdict == "no"), None)


def keep(
    table: Table,
    steps: Sequence[Step],
    lines: Sequence[str] = (),
    *,
    device: str | None,
    post: str | None,
    ordered: bool = False,
    paced: bool = True,
) -> None:
    """Enters the lines of a tap and keeps all else that it changes, in one transaction; `ordered` has people sit as
    they do in the game then. Refused where one of its lines does not stand, or nothing could be kept; then nothing but
    the refused line is."""

    def also(log: Any, entries: Sequence[Any]) -> Sequence[Step]:
        if refused(entries) is not None:
            return ()
        return (*steps, as_played(table, log.state)) if ordered and log is not None else steps

    try:
        if not lines:
            table.together(*also(table.game.log if table.game else None, ()), device=device, post=post)
            return
        answer = table.enter(lines, device=device, post=post, also=also, paced=paced)
    except StoreError as fault:
        raise Refused(FASTER.get(fault.key, "ui-late-now")) from None
    if fault := refusal(answer):
        raise fault


FASTER = {"no-seat": "ui-no-seat", "no-night": "ui-no-seat"}
"""How it is said that somebody else's tap was kept first; else the table has moved on."""


def as_played(table: Table, state: State) -> Step:
    """The step that seats people as they sit in a game; others come after them."""
    names = tuple(state.names[seat] for seat in state.ring)
    return lambda store: store.arrange(table.night.id, names)


def phone_line(name: str, *, has: bool) -> str:
    """The line that says whether a person enters their own lines: the clock asks for it."""
    return f"{quote(name)} corrects phone.{quote(name)} {'yes' if has else 'no'}"


def trial(played: Played, lines: Sequence[str]) -> Any:
    """The log with these lines in it; None where they cannot be entered, which is said when they are."""
    try:
        return played.then(lines)
    except Exception:
        return None


def with_phone(played: Played | None, lines: Sequence[str], name: str, *, has: bool) -> list[str]:
    """Lines with one that says whether a seat has a phone, where the game believes otherwise after them. They are as
    they were where they do not stand, or where the game cannot be read: then somebody is still let in."""
    if played is None or played.state is None:
        return [*lines]
    then = trial(played, lines) if lines else played.log
    if then is None or refused(then.entries[len(played.entries) :]) is not None:
        return [*lines]
    state: State = then.state
    if name not in state.names or state.phones[state.names.index(name)] == has:
        return [*lines]
    return [*lines, phone_line(name, has=has)]


def give(table: Table, seat: Seat, device: str, within: float = AWAY, post: str | None = None) -> None:
    """Lets a phone act for a seat, in place of one that is away where it has two. Refused where both have been here in
    the last `within` seconds."""
    away = next((each for each in seat.devices if not table.is_live(each, within)), None)
    instead = away if len(seat.devices) >= DEVICES_A_SEAT else None
    if len(seat.devices) >= DEVICES_A_SEAT and instead is None and device not in seat.devices:
        raise Refused("ui-seat-phones", name=seat.name, most=DEVICES_A_SEAT)
    lines, remember = with_phone(table.game, [], seat.name, has=True), not is_new(seat)

    def given(store: Any) -> None:
        store.give_seat(seat.id, device, instead, remember=remember)

    keep(table, [given], lines, device=device, post=post, paced=False)


def free(table: Table, seat: Seat, device: str, post: str | None = None) -> None:
    """A phone no longer acts for a seat."""
    lines = with_phone(table.game, [], seat.name, has=any(each != device for each in seat.devices))
    remember = not is_new(seat)
    keep(
        table,
        [lambda store: store.free_seat(seat.id, device, remember=remember)],
        lines,
        device=device,
        post=post,
        paced=False,
    )


def remove(table: Table, seat: Seat, device: str, post: str | None = None) -> None:
    """Takes a seat away; in the running game its turns pass from now on. Its own phone may come back to it without
    asking. Refused where that line does not stand."""
    played = table.game
    on = is_in(played, seat.name) and played is not None and view_of(played).phase != "over"
    lines = [f"{quote(seat.name)} leaves"] if on else []
    remember = device in seat.devices and not is_new(seat)
    keep(table, [lambda store: store.remove_seat(seat.id, remember=remember)], lines, device=device, post=post)


def renaming(played: Played | None, seat: Seat, name: str) -> list[str]:
    """The line by which a seat of a game goes on under another name."""
    in_game = played is not None and played.state is not None and seat.name in played.state.names
    return [f"{quote(name)} replaces {quote(seat.name)}"] if in_game else []


def must_be_free(table: Table, seat: Seat, name: str) -> None:
    """Refused where somebody else at the table has a name."""
    other = named(table, name)
    if other is not None and other.id != seat.id:
        raise Refused("ui-name-taken", name=name)


def rename(table: Table, seat: Seat, name: str, device: str, post: str | None = None) -> None:
    """Another name for a seat. In a game a line says so, and everything of the seat goes on under the new name."""
    must_be_free(table, seat, name)
    lines = renaming(table.game, seat, name)
    keep(table, [lambda store: store.rename_seat(seat.id, name)], lines, device=device, post=post)


def swap(table: Table, one: Seat, other: Seat, device: str, post: str | None = None) -> None:
    """Two people change places in the running game; Refused where that line does not stand."""
    _change_places(table, [(one.name, other.name)], device, post)


def move(table: Table, seat: Seat, after: Seat, device: str, post: str | None = None) -> None:
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
    _change_places(table, [(seat.name, name) for name in way], device, post)


def _change_places(table: Table, pairs: Sequence[tuple[str, str]], device: str, post: str | None) -> None:
    lines = [f"{quote(one)} swaps {quote(other)}" for one, other in pairs]
    if lines:
        keep(table, (), lines, device=device, post=post, ordered=True)


def suggestions(table: Table, people: Sequence[str]) -> list[str]:
    """Names of earlier nights that nobody at this table has."""
    return [name for name in people if named(table, name) is None][:12]
