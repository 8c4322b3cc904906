"""The people of a table: names, sitting down, the phones that act for each seat, and who is away."""

import re
import unicodedata
from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

from flask import request

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import Keyed
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.people import META
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.state import State
from referee.engine.notation.tokens import quote
from referee.live import Answer, LiveGame, Outcome, Table
from referee.live.table import AWAY, QUIET, Also
from referee.store import Store
from referee.store.codes import INVISIBLE, looks_alike, same_name
from referee.store.seats import DEVICES_A_SEAT
from referee.store.values import PersonRow, SeatRow, Step, StoreError
from referee.web.core.access import speech_at
from referee.web.core.context import Room, ask_store, speech
from referee.web.core.public_server import is_public
from referee.web.core.screens import Piece
from referee.web.log.disputes import waiting
from referee.web.sit.next_game import Plan, planned_for

LONGEST_NAME = 20
MOST_SEATS = 40
OFFERED = 12
"""Persons of earlier nights that a phone is offered to sit down as."""
OUTSIDE_EMOJI = re.compile("(?<![\u203c-\u3299\U0001f000-\U0001faff])\ufe0f|(?!\ufe0f)" + INVISIBLE.pattern)
"""Invisible characters, but not the one that makes an emoji of a sign."""
FASTER = {"no-seat": "ui-no-seat", "no-night": "ui-no-seat", "pin-wrong": "ui-pin-wrong"}
"""Messages if somebody else's tap was kept first; otherwise the table has moved on."""
FORWARD = "main"
"""The area of the screen for actions that bring the game on; those elsewhere can wait."""


class Refused(Keyed):
    """A wish that cannot be met, as a sentence for a person."""


def clean_name(typed: str) -> str:
    """Return a name as the table keeps it: NFC, single spaces, no invisible characters.

    Controls, direction marks and joiners are removed. Raises `Refused` if nothing is left or it is too long for a
    button.
    """
    plain = unicodedata.normalize("NFC", OUTSIDE_EMOJI.sub("", typed[:2000]))
    seen = "".join(" " if char.isspace() else char for char in plain)
    name = " ".join("".join(char for char in seen if char == " " or char.isprintable()).split())
    if not any(unicodedata.category(char)[0] not in "MZ" for char in name):
        raise Refused("ui-name-empty")
    if len(name) > LONGEST_NAME:
        raise Refused("ui-name-long", most=LONGEST_NAME, length=len(name))
    return name


def plan_of(table: Table) -> Plan:
    """Return the plan of the table's next game, without people who have left."""
    return planned_for(table.night)


def is_on(table: Table) -> bool:
    """Return True while a game is being played and no next one is planned."""
    played = table.game
    if played is None or not played.has_log or plan_of(table).game:
        return False
    return played.view.phase != "over"


def seat_named(table: Table, name: str) -> SeatRow | None:
    """Return the seat with this name, as people hear names; None if there is none."""
    return next((seat for seat in table.night.seats if same_name(seat.name, name)), None)


def is_in(played: LiveGame | None, name: str) -> bool:
    """Return True if somebody of this name plays in a game and has not left it."""
    return played is not None and name in played.names and not played.state.gone[played.names.index(name)]


def seat_at(table: Table, seat: int | None) -> SeatRow:
    """Return the table's seat with this id.

    Raises:
        Refused: There is no such seat (any more).
    """
    found = next((known for known in table.night.seats if known.id == seat), None)
    if found is None:
        raise Refused("ui-no-seat")
    return found


def require_open_night(table: Table) -> None:
    """Raise `Refused` if the night has ended."""
    if table.night.ended is not None:
        raise Refused("ui-night-ended", host=table.night.host_name)


def require_name(table: Table, name: str, seat: int = 0) -> None:
    """Raise `Refused` if another seat of the table has this name, or one that looks like it, or another of its club."""
    for other in table.night.seats:
        if other.id != seat and same_name(other.name, name):
            raise Refused("ui-name-taken", name=name)
        if other.id != seat and looks_alike(other.name, name):
            raise Refused("ui-name-looks", name=other.name)
    if table.night.club is not None and not table.night.club.over:
        number = ask_store(Store.taken_in_club, table.night.id, name)
        if number is not None:
            raise Refused("ui-club-name-there", name=name, number=number)


def persons_among(table: Table, device: str | None = None) -> str | None:
    """Return the device among whose nights the persons of a table are found; None for all nights.

    On a public server it is the `device` that sits down, else the host's: a name there may be a stranger's.
    """
    return (device or table.night.host or "") if is_public() else None


def refusal(answer: Answer) -> Refused | None:
    """Return the reason why lines were not kept; None if they stand."""
    if answer.outcome is not Outcome.KEPT:
        if answer.outcome is Outcome.NOT_KEPT:
            return Refused(FASTER.get(answer.key) or "ui-not-kept", why=answer.key)
        return Refused(answer.key or "ui-late-now", **answer.fill)
    no = first_refused(answer.entries)
    return Refused("ui-ruled", ruling=no.ruling) if no is not None else None


def first_refused(entries: Sequence[Entry]) -> Entry | None:
    """Return the first entry that was ruled `no`; None if all stand."""
    return next((entry for entry in entries if entry.ruling.verdict == "no"), None)


def commit(
    table: Table,
    steps: Sequence[Step],
    actions: Sequence[Action] = (),
    *,
    device: str | None,
    post: str | None,
    ordered: bool = False,
    paced: bool = True,
) -> None:
    """Enter the lines of a tap and apply the steps that go with it, in one transaction.

    With `ordered` the seats are then arranged as in the game. Raises `Refused` if a line does not stand, or nothing
    could be kept; then nothing but the refused line is.
    """
    played = table.game if ordered else None

    def ordering(state: State) -> Sequence[Step]:
        return (*steps, arranged_as_played(table.night.id, played.id, state)) if played is not None else steps

    def also(log: GameLog, entries: Sequence[Entry]) -> Sequence[Step]:
        return ordering(log.state) if first_refused(entries) is None else ()

    try:
        if not actions:
            now = ordering(played.state) if played is not None and played.has_log else steps
            table.together(*now, device=device, post=post)
            return
        answer = table.earlier_answer(post) or table.enter(actions, device=device, post=post, also=also, paced=paced)
    except StoreError as fault:
        raise Refused(FASTER.get(fault.key, "ui-late-now")) from None
    if (why := refusal(answer)) is not None:
        raise why


def sync_seats(table: Table, played: LiveGame) -> Also:
    """Return the steps that give everybody in the game a seat under the name that holds after the lines are entered.

    No steps if none of the lines is about another line. Once the game is over, only those whose name changes follow.
    """

    def also(log: GameLog, entries: Sequence[Entry]) -> Sequence[Step]:
        state = log.state
        about = any(isinstance(entry.action, META) for entry in entries)
        if not about or plan_of(table).game:
            return ()
        before = played.names if len(played.names) == len(state.names) else state.names
        over, people = played.game.view(state).phase == "over", zip(state.names, before, state.gone, strict=True)
        here = {name: was for name, was, gone in people if not (gone or (over and name == was))}
        follow = partial(Store.follow, night=table.night.id, game=played.id, names=here, among=persons_among(table))
        return follow, arranged_as_played(table.night.id, played.id, state)

    return also


def arranged_as_played(night: int, game: int, state: State) -> Step:
    """Return the step that arranges the seats of a night as in a game; all other seats come last."""

    def arranged(store: Store) -> None:
        found = store.night_of(night)
        rows = (found.row_of(game, state.names[seat]) for seat in state.ring)
        store.arrange(night, [row.id for row in rows if row is not None])

    return arranged


def phone_line(name: str, *, has: bool) -> Action:
    """Return the line that says whether a person enters their own lines, which the clock needs to know."""
    return act.Corrects(name, ((f"phone.{quote(name)}", "yes" if has else "no"),))


def with_phone(played: LiveGame | None, actions: Sequence[Action], name: str, *, has: bool) -> list[Action]:
    """Return lines, with one more that says whether a seat has a phone if the game would be wrong about it.

    They are returned unchanged if they do not stand or the game cannot be read, so that people are still let in.
    """
    if played is None or not played.has_log:
        return [*actions]
    try:
        log = played.then(actions) if actions else played.log
    except Exception:  # entering them will report it
        return [*actions]
    state = log.state
    stand = first_refused(log.entries[len(played.entries) :]) is None
    if not stand or name not in state.names or state.phones[state.names.index(name)] == has:
        return [*actions]
    return [*actions, phone_line(name, has=has)]


def give_seat(
    table: Table,
    seat: SeatRow,
    device: str,
    within: float = AWAY,
    post: str | None = None,
    pin: str | None = None,
) -> None:
    """Let a phone act for a seat, which told its `pin`; where the seat has two phones, it replaces one that is away.

    A phone that has another seat helps this one out: its person still enters no lines, and has no vote.

    Raises:
        Refused: Both phones have been here in the last `within` seconds, or the PIN was told by another phone first.
    """
    away = next((phone for phone in seat.devices if not table.is_live(phone, within)), None)
    instead = away if len(seat.devices) >= DEVICES_A_SEAT else None
    if len(seat.devices) >= DEVICES_A_SEAT and instead is None and device not in seat.devices:
        raise Refused("ui-seat-phones", name=seat.name, most=DEVICES_A_SEAT)
    helps = any(device in other.devices for other in table.night.seats if other.id != seat.id)
    lines = with_phone(table.game, [], seat.name, has=not helps)

    def given(store: Store) -> None:
        store.give_seat(seat.id, device, instead, remember=True, pin=pin)

    commit(table, [given], lines, device=device, post=post, paced=False)


def moved_to(there: Room) -> str | None:
    """Return the code of the table at which a phone without a seat here has one by now; None if there is none.

    It is this table's if the seating that placed its people is stored, and the table has not read it yet: it does now.
    """
    club = there.table.night.club
    if club is None or club.over or there.mine:
        return None
    code = ask_store(Store.table_of, there.table.night.id, there.device)
    if code == there.table.code:
        there.table.catch_up_night()
    return code


def known_persons(table: Table, device: str) -> list[PersonRow]:
    """Return persons of earlier nights whose name nobody at this table has, those who played last first.

    On a public server a phone is offered only people with whom it was at a night.
    """
    known = ask_store(Store.persons, MOST_SEATS, device=persons_among(table))
    if is_public() and device != table.night.host:
        met = {person.id for person in ask_store(Store.persons, device=device)}
        known = [person for person in known if person.id in met]
    here = {seat.person for seat in (*table.night.seats, *table.night.gone)}
    return [person for person in known if person.id not in here and seat_named(table, person.name) is None][:OFFERED]


def is_repeated_tap(there: Room) -> bool:
    """Return True if this very tap was kept before and comes again, because its answer was lost."""
    found = there.table.earlier_answer(request.form.get("post"))
    return found is not None and refusal(found) is None


def refusal_text(there: Room | None, fault: Refused) -> str:
    """Return a refusal in words."""
    words = speech_at(there) if there is not None else speech()
    if "ruling" in fault.fill:
        return words.rule_plain(fault.fill["ruling"])
    if "clash" in fault.fill:
        return words.problem(fault.fill["clash"])
    return words.plain(fault.key, **fault.fill)


class WaitedFor(NamedTuple):
    """Seats that the game waits for while none of their phones shows it.

    Each is (id in the store, name, away, number in the game); if it is away, another phone may help out.
    """

    code: str
    seats: tuple[tuple[int, str, bool, int], ...]


class Acting(NamedTuple):
    """The seats that the game or a vote waits for (`on`, by number), and those of them without a phone.

    The latter, in `seats`, are (id in the store, name, number): any phone acts for them. Empty if each seat has phones
    of its own.
    """

    code: str
    on: tuple[int, ...] = ()
    seats: tuple[tuple[int, str, int], ...] = ()

    def beside(self, seat: int | None) -> "Acting":
        """Return the seats for a seat's own phone: while the seat itself is waited for, it comes first."""
        return self._replace(seats=()) if seat in self.on else self


class PersonAt(NamedTuple):
    """A person of a game: the id of their seat, and whether its `phone` is `here`, `away`, or there is `none`."""

    seat: int
    phone: str = "none"


def phone_status(table: Table, seat: SeatRow) -> Piece:
    """Return the status of a seat's phones as the others see it: the text's id, and whether one is the host's."""
    key = "ui-no-phone" if not seat.devices else "ui-phone-away" if is_away(table, seat) else "ui-has-phone"
    return Piece(template="sit/phone_of.html", key=key, hosts=table.night.host in seat.devices)


def is_away(table: Table, seat: SeatRow) -> bool:
    """Return True if no phone acts for a seat at the moment: it has none, or none that watches."""
    return not any(table.is_live(device) for device in seat.devices)


def people_at(table: Table, names: Sequence[str]) -> tuple[PersonAt, ...]:
    """Return the people of a game in the order of its seats; those without a seat at the table have the id 0."""
    here, made = table.present(AWAY), []
    for seat in map(table.night.by_name.get, names):
        phone = "none" if seat is None or not seat.devices else "away" if here.isdisjoint(seat.devices) else "here"
        made.append(PersonAt(seat.id if seat is not None else 0, phone))
    return tuple(made)


def spectators(table: Table) -> int:
    """Count the devices that watch without a seat, including those just gone dark; the host's is not counted."""
    seated = {device for seat in table.night.seats for device in seat.devices}
    return len(table.present(QUIET) - seated - {table.night.host})


def waited_for(table: Table) -> WaitedFor:
    """Return the awaited seats whose phone went dark.

    Seats without a phone do not count: any phone acts for them.
    """
    here = table.present(QUIET)
    dark = [seat for seat in table.night.seats if seat.devices and here.isdisjoint(seat.devices)]
    played = table.game
    if not dark or played is None or not played.has_log:
        return WaitedFor(table.code, ())
    names = {played.state.names[seat] for seat in seats_to_act(played)}
    found = [(seat, played.state.names.index(seat.name)) for seat in dark if seat.name in names]
    return WaitedFor(table.code, tuple((seat.id, seat.name, is_away(table, seat), number) for seat, number in found))


def acting(table: Table, played: LiveGame) -> Acting:
    """Return the seats that the game waits for, for phones that act for others too."""
    seats = table.night.seats
    held = [seat.devices for seat in seats]
    if all(held) and len({*chain(*held)}) == sum(map(len, held)):
        return Acting(table.code)
    # A vote waits for people too, although the game goes on without it.
    on, names = tuple(dict.fromkeys((*seats_to_act(played), *waiting(played.state)))), played.state.names
    free = {seat.name: seat.id for seat in seats if not seat.devices}
    # Where a certain card leads, whoever has it begins.
    anybody = not on and played.view.phase == "play" and played.view.turn == played.view.timeout == NOBODY
    may = range(len(names)) if anybody else on
    return Acting(table.code, on, tuple((free[names[at]], names[at], at) for at in may if names[at] in free))


def seats_to_act(played: LiveGame) -> tuple[int, ...]:
    """Return the seats whose line brings the game on, by number; none while it rests, or if any seat may."""
    view = played.view
    if view.phase == "over" or view.timeout >= 0:
        return ()
    there = [seat.seat for seat in view.seats if seat.here and not seat.gone]
    asked = [seat for seat in there if FORWARD in [ask.place for ask in played.prompts(seat)]]
    if len(asked) == len(there) > 1:
        waited = view.dealer if view.phase == "deal" else view.turn
        return (waited,) if waited >= 0 else ()
    return tuple(asked)
