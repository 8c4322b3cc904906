"""The door of a table: who sits down, early or late, who takes a seat back, who is let in, and a host who has gone.

People in one room trust each other: one tap of anybody at the table lets a newcomer in, for a seat that has a phone one
of the host, and whoever is seated takes over from a host who has gone.
"""

import re
import time
from itertools import count
from typing import NamedTuple
from weakref import WeakKeyDictionary

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.points import exact
from referee.engine.model.state import State
from referee.engine.notation.tokens import side as together
from referee.live import LiveGame, Table
from referee.live.stream import Fragment
from referee.live.table import QUIET
from referee.store.codes import same_name
from referee.store.values import CLOSED, NextNight, SeatRow, Step
from referee.web.core.access import CODE, at_table, at_table_or_here, is_local_request, note_phone, redirect_to
from referee.web.core.context import Room, is_htmx, names_in, pieces, room, speech, streamed, whole
from referee.web.core.game_page import live
from referee.web.core.phone import chosen, keep_choice
from referee.web.core.public_server import was_there
from referee.web.core.rate_limit import allowed, by_address, limited, may_try
from referee.web.core.screens import Piece
from referee.web.core.seen_nights import next_of_night
from referee.web.core.table_address import page_address
from referee.web.sit import people
from referee.web.sit.people import Refused

page = Blueprint("joining", __name__)
WAITS = 300.0
"""Seconds after which a request lapses."""
MOST = 5
"""Requests that wait at one table; a further one takes the place of the oldest."""
TOLD = 60.0
"""Seconds for which the table is told who has become its host."""
_ids = count(1)
ASKS, ASKS_ADDRESS = "12/minute", "60/minute"
"""Rate limits of requests to join, for a phone and for all phones of one address."""
IN_APP = re.compile(r"KAKAOTALK|NAVER\(inapp|DaumApps|\bLine/|FBA[NV]/|Instagram", re.IGNORECASE)
"""User agents of browsers inside other apps, which forget a seat once they are closed."""
DEVICE = ("12/minute", "60/hour", "240/day")
ADDRESS = ("60/hour", "240/day")
SEAT = ("240/hour", "960/day")
"""The budgets of wrong PINs: nobody finds one by guessing, and no stranger's guesses lock out its owner.

Cookies cost nothing, so an address has a budget of its own, and as a phone may take several addresses, so has a seat. A
device that acted for the seat before has only its own budget, and so have the host and the computer that serves. At 240
wrong tries a day one address needs three weeks for an even chance at one of 10,000 PINs, which changes whenever a phone
takes the seat. A phone that has no try left asks to be let in, which always works.
"""


class SeatWish(NamedTuple):
    """The seat that a phone asks for.

    With a `seat` (its id): to act for it. Without one (0): to sit down as `name`, during a game to the left of `after`,
    with the chosen `points` and `side` (None if there is none to choose), or in place of a person who `left`. `person`
    is the one that was chosen among those who played before (None: found by the name). `post` is the id of the tap.
    """

    seat: int = 0
    name: str = ""
    after: str = ""
    points: str = ""
    side: str | None = None
    left: str = ""
    person: int | None = None
    post: str | None = None


class JoinRequest(NamedTuple):
    """A phone's request for a seat, pending until a time of `time.monotonic`; `answer` is `yes`, `no` or empty.

    `tap` is the id of the tap that answered.
    """

    id: int
    device: str
    wish: SeatWish
    until: float
    answer: str = ""
    tap: str = ""

    @property
    def is_pending(self) -> bool:
        """True until it is answered or lapses."""
        return not self.answer and self.until > time.monotonic()


class DoorNotices(NamedTuple):
    """The news of the door.

    `asked` holds (id, name, whether it is a seat of the table, whether only the host answers) for each request;
    `new_host` is the name of the person who has just taken over.
    """

    code: str
    asked: tuple[tuple[int, str, bool, bool], ...] = ()
    new_host: str = ""


REQUESTS: WeakKeyDictionary[Table, dict[int, JoinRequest]] = WeakKeyDictionary()
"""The requests at each table, by id; kept while the server runs."""
NEW_HOSTS: WeakKeyDictionary[Table, tuple[str, float]] = WeakKeyDictionary()
"""The person who took over as host at each table, and the time of `time.monotonic` until which the table is told."""


def is_closed(table: Table) -> bool:
    """Return True if newcomers have to ask.

    The first game closes the door; the host can open it until the next game starts.
    """
    return table.night.door == CLOSED or table.night.door != len(table.games)


def is_known(table: Table, device: str, name: str) -> bool:
    """Return True if a phone spoke for the seat of this name before."""
    return any(seat.name == name and device in seat.held for seat in (*table.night.seats, *table.night.gone))


def request_to_join(there: Room, wish: SeatWish) -> JoinRequest:
    """Put a phone's request for a seat to the table, in place of its earlier one; return that of a tap sent again."""
    table = there.table
    known = requests_at(table).values()
    for earlier in known:
        if earlier.device == there.device and earlier.wish == wish and wish.post:
            return earlier
    kept = {old.id: old for old in known if old.device != there.device and old.until > time.monotonic()}
    while len(kept) >= MOST:
        del kept[next(iter(kept))]
    made = JoinRequest(next(_ids), there.device, wish, time.monotonic() + WAITS)
    REQUESTS[table] = {**kept, made.id: made}
    table.notify()
    table.notify_in(max(WAITS, 0.0) + 0.1)
    return made


def requests_at(table: Table) -> dict[int, JoinRequest]:
    """Return the requests at a table, by id."""
    return REQUESTS.setdefault(table, {})


def door_notices(table: Table) -> tuple[DoorNotices, DoorNotices]:
    """Return the news of the door for others and for the host, with the requests that only the host answers."""
    if table not in REQUESTS and table not in NEW_HOSTS:
        return (DoorNotices(table.code),) * 2
    seats = {seat.id: seat for seat in table.night.seats}
    asked: list[tuple[int, str, bool, bool]] = []
    for waiting in requests_at(table).values():
        seat = seats.get(waiting.wish.seat)
        only_host = seat is not None and bool(seat.devices)
        if waiting.is_pending and (seat is not None or not waiting.wish.seat):
            asked.append((waiting.id, seat.name if seat else waiting.wish.name, seat is not None, only_host))
    name, until = NEW_HOSTS.get(table, ("", 0.0))
    new_host, free = name if until > time.monotonic() else "", tuple([one for one in asked if not one[3]])
    return DoorNotices(table.code, free, new_host), DoorNotices(table.code, tuple(asked), new_host)


def is_hosting(there: Room) -> bool:
    """Return True for the host's phone, and for the computer that serves."""
    return there.is_host or is_local_request()


def host_is_away(table: Table) -> bool:
    """Return True if no phone of the table has the host's role at the moment."""
    host = table.night.host
    return host is None or not table.is_live(host)


def tell_new_host(table: Table, name: str) -> None:
    """Tell the table for a while who has taken over as its host."""
    NEW_HOSTS[table] = (name, time.monotonic() + TOLD)
    table.notify()
    table.notify_in(TOLD + 0.1)


def next_night_now(table: Table) -> NextNight | None:
    """Return the night that the people of an ended night go on to, re-read, as it may have ended too."""
    if table.night.ended is not None:
        table.catch_up_night()
    return next_of_night(table.night)


def led_on(there: Room) -> str | None:
    """Return the code of the night that people went on to, for a newcomer who has the code of the ended one.

    Anybody who was at the ended night gets its page, which leads on too.
    """
    following = None if there.belongs else next_night_now(there.table)
    return following.code if following is not None else None


# People who sit down during a game: late, after a break, or to play on for somebody


def late_choices(played: LiveGame) -> Piece:
    """Return the choices of a late arrival.

    They sit `after` somebody and start with the `average` of those who have scored or the `worst` points, or join one
    of the `sides` and get its points in a game of sides. Or they take the place of a person who `left`.
    """
    s = played.state
    there = [seat for seat in s.ring if not s.gone[seat]]
    has_scored = {seat for past in s.rounds for seat, points in enumerate(past.points) if points is not None}
    scored = [s.scores[seat] for seat in there if s.scores[seat] or seat in has_scored] or [0]
    worst = max if played.game.fewest_win(s) else min
    return Piece(
        after=tuple(s.names[seat] for seat in there),
        average=exact(round(sum(scored) / len(scored) / s.step) * s.step),
        worst=worst((s.scores[seat] for seat in there), default=0),
        left=tuple(name for name, gone in zip(s.names, s.gone, strict=True) if gone),
        sides=sides_for(played),
    )


def sides_for(played: LiveGame) -> tuple[Piece, ...]:
    """Return the sides that one more person may join.

    Empty where everybody plays alone, and where the sides follow from the seating. Of two sides neither may
    have two people more than the other; somebody who has played alone is joined by one person.
    """
    game = played.game
    s: State = game.between(played.state)
    there = [seat for seat in s.ring if not s.gone[seat]]
    made = game.sides(s.house, len(there) + 1)
    if made is None or len(made.sides) != 2 or len(there) < 2 or "teams" not in game.facts_by_key:
        return ()
    now = [tuple(seat for seat in seats if not s.gone[seat]) for seats in game.sharing(s)]
    now = [seats for seats in now if seats]
    most = len(there) // 2
    return tuple(
        Piece(names=tuple(s.names[at] for at in seats), points=s.scores[seats[0]], key="-".join(map(str, seats)))
        for seats in now
        if len(seats) <= most and (len(now) == 2 or len(seats) == 1)
    )


def lines_of(played: LiveGame, wish: SeatWish) -> tuple[str, list[Action]]:
    """Return the name under which a late arrival plays, and the lines that say so.

    They are new, or somebody who left and is back, or play on for a person who left, with that hand and those points.

    Raises:
        Refused: There is no such place, or they have to choose a side and did not.
    """
    s = played.state
    if wish.left:
        if wish.left not in s.names or people.is_in(played, wish.left):
            raise Refused("ui-no-seat")
        return wish.name, [act.Replaces(wish.name, wish.left), act.Returns(wish.name)]
    if (known := next((name for name in s.names if same_name(name, wish.name)), None)) is not None:
        back = not people.is_in(played, known)  # otherwise only the seat's row had gone
        return known, [act.Returns(known)] if back else []
    if wish.after not in s.names:
        raise Refused("ui-after-whom")
    choice = late_choices(played)
    side = next((side for side in choice.sides if side.key == wish.side), None)
    if side is not None:
        teams = (("teams", together((wish.name, *side.names))),)
        return wish.name, [act.Joins(wish.name, wish.after, side.points), act.Corrects(wish.name, teams)]
    if choice.sides and wish.side is not None:  # None where the form had no such question
        raise Refused("ui-late-side")
    points = {"average": choice.average, "worst": choice.worst}.get(wish.points, 0)
    return wish.name, [act.Joins(wish.name, wish.after, points)]


def seat_newcomer(table: Table, wish: SeatWish, device: str | None) -> None:
    """Give a person the seat they ask for; in a game the lines that say so are entered in the same transaction."""
    played = table.game if people.is_on(table) else None
    name, lines = lines_of(played, wish) if played is not None else (wish.name, [])
    kept, night, steps = people.seat_named(table, name), table.night.id, list[Step]()
    if kept is None or device not in kept.devices or people.is_in(played, kept.name):
        people.require_open_night(table)
        if len(table.night.seats) >= people.MOST_SEATS:
            raise Refused("ui-table-full", most=people.MOST_SEATS)
        people.require_name(table, name)
        among, game = people.persons_among(table, device), played.id if played is not None else None
        steps = [lambda store: store.add_seat(night, name, device, person=wish.person, among=among, game=game)]
    elif played is None:
        return  # they sit there already
    entered, on = people.with_phone(played, lines, name, has=device is not None), played is not None
    people.commit(table, steps, entered, device=device, post=wish.post, ordered=on, paced=not on)


# Sitting down


def join_page(there: Room, trouble: str = "", typed: str | None = None, phoneless: bool = False) -> str:
    """Return the page for sitting down, early or late; `phoneless` if it is for another person than this phone's."""
    table = there.table
    own, seats = chosen("name"), table.night.seats
    taken = [seat for seat in seats if seat.devices]
    if typed is None:
        known = there.mine[0].name if there.mine else own if own and people.seat_named(table, own) is None else ""
        typed = "" if phoneless else known
    return render_template(
        "sit/join.html",
        table=table,
        there=there,
        late=late_choices(table.game) if people.is_on(table) and table.game is not None else None,
        asks=must_ask(there, own or ""),
        without=phoneless,
        trouble=trouble,
        typed=typed,
        game=people.plan_of(table).game or (table.game.game.key if table.game is not None else ""),
        host=table.night.host_name or min(seats, key=lambda seat: seat.id).name if seats else "",
        look=table.night.next_look,
        known=people.known_persons(table, there.device),
        phoneless=[seat for seat in seats if not seat.devices],
        others=[seat for seat in taken if not people.is_away(table, seat)],
        missing=[seat for seat in taken if people.is_away(table, seat)] if not (there.mine or phoneless) else (),
        inside_app=IN_APP.search(request.headers.get("User-Agent", "")) is not None,
        qr=page_address(table.code) if there.is_host else None,
    )


def must_ask(there: Room, name: str) -> bool:
    """Return True if the table has to let this phone in: it is closed, and the phone neither sits there nor did so."""
    if not is_closed(there.table) or there.belongs or there.table.night.ended is not None:
        return False
    return not is_known(there.table, there.device, name)


def may_ask(there: Room) -> None:
    """Abort with 429 for a phone that asks the table too often; requests of others do not count for a known phone."""
    code = there.table.code
    known = was_there(there.table, there.device)
    is_free = known or allowed(ASKS_ADDRESS, "join-request-address", f"{code} {by_address()}")
    if not allowed(ASKS, "join-request", f"{code} {there.device}") or not is_free:
        abort(429)


@page.get(f"/{CODE}/late", endpoint="late")
def for_another(code: str) -> str:
    """Show the page on which any phone at the table seats a person without a phone."""
    return join_page(at_table(code), phoneless=True)


@page.post(f"/{CODE}/sit")
@limited("60/minute")
def sit(code: str) -> Answered | str:
    """Seat a person under a typed name or the name of last time; late, also at a place and with points.

    At a table that is closed to newcomers this becomes a request.
    """
    there, form = room(code), request.form
    table = there.table
    note_phone(there)
    if (code_next := led_on(there)) is not None:
        return redirect_to("lobby.table", code=code_next)
    wanted = whole(form.get("person"))  # of an earlier night, if the table may know them
    person = next((person for person in people.known_persons(table, there.device) if person.id == wanted), None)
    typed = person.name if person is not None else form.get("known") or form.get("name", "")
    if people.is_repeated_tap(there):
        return redirect_to("lobby.table", code=table.code)
    for_another = bool(form.get("phoneless")) and there.belongs
    after, points, left = (form.get(key, "")[:80] for key in ("after", "points", "left"))
    try:
        name = people.clean_name(typed)
        wish = SeatWish(
            name=name,
            after=after,
            points=points,
            side=form.get("side", "")[:200] if "sides" in form else None,
            left=left,
            post=form.get("post"),
            person=person.id if person is not None else None,
        )
        taken = people.seat_named(table, name)
        sits = taken is not None and (not people.is_on(table) or people.is_in(there.played, taken.name))
        if taken is not None and sits and there.device in taken.devices:
            return redirect_to("lobby.table", code=table.code)  # the same tap twice
        if must_ask(there, name):
            if taken is not None:
                raise Refused("ui-name-taken", name=name)
            may_ask(there)
            if people.is_on(table) and there.played is not None:
                lines_of(there.played, wish)  # refuses a place that there is not
            return redirect_to("joining.asked", code=table.code, id=request_to_join(there, wish).id)
        seat_newcomer(table, wish, None if for_another else there.device)
    except Refused as fault:
        return Response(join_page(there, people.refusal_text(there, fault), typed[:80], for_another), 422)
    if not for_another:
        keep_choice("name", name)
    return redirect_to("lobby.table", code=table.code)


@page.route(f"/{CODE}/claim/<number:number>", methods=["GET", "POST"])
def claim(code: str, number: int) -> Answered | str:
    """Let this phone take a seat that belongs to its person (*I am Mina*): a seat with a phone by its short PIN.

    A seat without one is free for all at an open table. Without the PIN the same page offers to ask. The phone
    remembers the name if this is its first seat at the table; any other seat it only helps out.
    """
    there = room(code)
    note_phone(there)
    try:
        seat = people.seat_at(there.table, number)
    except Refused as fault:
        return Response(join_page(there, people.refusal_text(there, fault)), 404)
    is_free = not seat.devices and (there.belongs or not is_closed(there.table))
    trouble, status, mine = "", 200, there.mine
    if request.method == "POST":
        try:
            if not (people.is_repeated_tap(there) and seat in mine):
                if not is_free:
                    require_pin(there, seat)
                people.give_seat(there.table, seat, there.device, post=request.form.get("post"), pin=seat.pin)
                if not mine:
                    keep_choice("name", seat.name)
            others = any(held.id != seat.id for held in mine)
            return redirect_to("lobby.table", code=there.table.code, **({"as": seat.id} if others else {}))
        except Refused as fault:
            trouble, status = people.refusal_text(there, fault), 429 if fault.key == "ui-pin-often" else 422
    body = render_template(
        "sit/claim.html",
        table=there.table,
        there=there,
        seat=seat,
        is_free=is_free,
        shown=people.is_away(there.table, seat),
        trouble=trouble,
    )
    return Response(body, status)


def require_pin(there: Room, seat: SeatRow) -> None:
    """Raise `Refused` if the form has not the seat's PIN, which is counted, or this phone has no try left."""
    night = there.table.night.id
    budgets = [(often, "pin-device", f"{night} {there.device}") for often in DEVICE]
    if not is_hosting(there) and not is_known(there.table, there.device, seat.name):
        budgets += [(often, "pin-address", f"{night} {by_address()}") for often in ADDRESS]
        budgets += [(often, "pin-seat", str(seat.id)) for often in SEAT]
    if not all(may_try(*budget) for budget in budgets):
        raise Refused("ui-pin-often")
    digits = "".join(str(int(digit)) for digit in request.form.get("pin", "")[:20] if digit.isdecimal())
    if digits != seat.pin:
        for budget in budgets:
            allowed(*budget)
        raise Refused("ui-pin-wrong")


# Requests to be let in


@live(page, "joining", {"asked": "sit/join_answer.html"})
def fragments(table: Table, seat: int | None) -> list[Fragment]:
    """Return the answer to the request with this number: `asked`, `yes` or `no`."""
    join_request = requests_at(table).get(seat or 0)
    waits = join_request is not None and join_request.is_pending
    answer = "asked" if waits else join_request.answer if join_request is not None and join_request.answer else "no"
    return [("asked", Piece(code=table.code, id=seat or 0, answer=answer))]


# The phone that asks


@page.post(f"/{CODE}/knock")
def ask(code: str) -> Answered:
    """Put a phone's request for a seat of the table, in place of its earlier request."""
    there = room(code)
    note_phone(there)
    may_ask(there)
    try:
        seat = people.seat_at(there.table, whole(request.form.get("seat")))
    except Refused as fault:
        return Response(join_page(there, people.refusal_text(there, fault)), 422)
    made = request_to_join(there, SeatWish(seat.id, post=request.form.get("post")))
    return redirect_to("joining.asked", code=there.table.code, id=made.id)


@page.get(f"/{CODE}/knock/<number:id>")
def asked(code: str, id: int) -> Answered | str:
    """Show the page on which a phone waits for the answer; once it is let in, redirect to its seat."""
    there = room(code)
    table, join_request = there.table, requests_at(there.table).get(id)
    if join_request is None or join_request.device != there.device:
        return redirect_to("lobby.table", code=table.code)
    wanted = join_request.wish.seat
    if join_request.answer == "yes":
        if len(there.mine) == 1:
            keep_choice("name", there.mine[0].name)
        helps = {"as": wanted} if len(there.mine) > 1 and wanted else {}
        return redirect_to("lobby.table", code=table.code, **helps)
    if is_htmx():
        return ""
    seat = next((known for known in table.night.seats if known.id == wanted), None)
    if seat is None and wanted:
        return redirect_to("lobby.table", code=table.code)
    values = {"join_request": join_request, "seat": seat, "pieces": pieces(table, "joining", id)}
    return render_template("sit/join_request.html", table=table, there=there, **values)


@page.get(f"/{CODE}/knock/<number:id>/stream")
def stream(code: str, id: int) -> Response:
    """Stream the answer to the phone that waits."""
    there = room(code)
    join_request = requests_at(there.table).get(id)
    if join_request is None or join_request.device != there.device:
        abort(403)
    return streamed(there, "joining", id)


# The table


@page.post(f"/{CODE}/knock/<number:id>")
def answer(code: str, id: int) -> Answered | str:
    """Enter the table's yes or no."""
    there = room(code)
    if people.is_repeated_tap(there):
        return _trouble("")
    there = at_table_or_here(code)
    table = there.table
    join_request = requests_at(table).get(id)
    said, post = "yes" if request.form.get("answer") == "yes" else "no", request.form.get("post")
    if join_request is None or not join_request.is_pending:
        repeated = join_request is not None and post and join_request.tap == post
        return _trouble("" if repeated else speech().plain("ui-knock-gone"))
    try:
        seat = people.seat_at(table, join_request.wish.seat) if join_request.wish.seat else None
        asks_others = there.device != join_request.device
        free = there.belongs and (seat is None or not seat.devices)  # only the host answers for a seat with a phone
        if not (asks_others and (free or is_hosting(there))):
            abort(403)
        if said == "yes" and seat is not None:
            people.give_seat(table, seat, join_request.device, QUIET, post)  # people at the table have agreed
        elif said == "yes":
            wish, names = join_request.wish, names_in(table.game)
            after = wish.after if wish.after in names else next(reversed(names), "")
            seat_newcomer(table, wish._replace(after=after, post=post), join_request.device)
    except Refused as fault:
        return _trouble(people.refusal_text(there, fault))
    requests_at(table)[id] = join_request._replace(answer=said, tap=post or "")
    table.notify()
    return _trouble("")


def _trouble(trouble: str) -> str:
    return render_template("sit/trouble.html", trouble=trouble)
