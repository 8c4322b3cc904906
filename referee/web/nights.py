"""Nights: the list of those this phone may see, and the page of one: games, winners, places, penalty cards."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee.live import Played, Table
from referee.store import DELETED_DAYS, KeptRules, NightRow, read_code
from referee.web.context import Room, device, hall, room, speech, view_of
from referee.web.penalties import given
from referee.web.people import plan_of
from referee.web.places import standings
from referee.web.ways import go, is_here, note_phone

page = Blueprint("nights", __name__)
LONGEST = 60
SUMS = ("wins", "places", "games", "cards")
"""What adds up over a night."""


@dataclass(frozen=True, slots=True)
class Place:
    """How a person stands in one game: `place` counts from 1 (None: they have none), `left` says that they went before
    it was over."""

    name: str
    place: int | None
    points: int
    penalties: int
    won: bool
    seat: int = 0
    left: bool = False


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """One game of a night; `over` is False while it is being played, or was never played to its end. `counted` is what
    its scores are (empty: it has none)."""

    number: int
    key: str
    over: bool
    round: int
    places: tuple[Place, ...]
    counted: str = "points"


@dataclass(frozen=True, slots=True)
class Person:
    """A person's night: games played to the end, wins, places added up, penalty cards given to them. `ranked` are the
    games that gave a place; `behind` adds up the places with the last one for each game that gave none."""

    name: str
    games: int
    wins: int
    places: int
    penalties: int
    ranked: int
    behind: int


def shown_nights() -> list[NightRow]:
    """The nights this phone may see: all of them on the very computer that keeps them, else those it hosts."""
    rows = hall().keeper.ask(hall().keeper.store.nights)
    return rows if is_here() else [row for row in rows if row.host == device()]


def deleted_nights() -> list[NightRow]:
    """The deleted nights that this phone may bring back: all of them on the very computer that keeps them, else those
    that it hosted or sat at."""
    store = hall().keeper.store
    rows = hall().keeper.ask(store.nights, deleted=True)
    if any(gone_by(row) < time.time() for row in rows):
        hall().keeper.ask(store.purge)
        rows = hall().keeper.ask(store.nights, deleted=True)
    return rows if is_here() else [row for row in rows if device() in (row.host, *row.devices)]


def gone_by(row: NightRow | KeptRules) -> float:
    """The time from which something that was deleted cannot be brought back."""
    return (row.deleted or 0.0) + DELETED_DAYS * 24 * 3600


def may_keep(there: Room) -> bool:
    """Whether this phone may rename, end, reopen or delete the night."""
    return there.is_host or is_here()


def games_of(table: Table) -> list[GamePlayed]:
    """The games of a night, as they stand."""
    return [_game(played) for played in table.games if played.game is not None]


def _game(played: Played) -> GamePlayed:
    view = view_of(played)
    order = {seat: each for each in standings(played.game, played.state) for seat in each.seats}
    at = {seat: nth for nth, seat in enumerate(order)}
    cards = Counter[int]()
    for each in given(played):
        cards[each.seat] += each.cards
    people = tuple(
        Place(
            seat.name,
            order[seat.seat].place,
            order[seat.seat].score,
            cards[seat.seat],
            seat.seat in played.state.winners,
            seat.seat,
            played.state.left(seat.seat),
        )
        for seat in sorted(view.seats, key=lambda seat: at[seat.seat])
        if played.state.final is None or seat.seat < len(played.state.final)
    )
    return GamePlayed(played.number, played.game.key, view.phase == "over", view.round, people, view.counted)


def people_of(games: Sequence[GamePlayed]) -> list[Person]:
    """What adds up across games: wins and places of those played to their end, and every penalty card."""
    names = list(dict.fromkeys(place.name for game in games for place in game.places))
    found = []
    for name in names:
        mine = [(game, place) for game in games for place in game.places if place.name == name]
        over = [(game, place) for game, place in mine if game.over]
        found.append(
            Person(
                name,
                len(over),
                sum(place.won for _, place in over),
                sum(place.place or 0 for _, place in over),
                sum(place.penalties for _, place in mine),
                sum(place.place is not None for _, place in over),
                sum(place.place or len(game.places) for game, place in over),
            )
        )
    return sorted(found, key=lambda person: (-person.wins, person.behind, -person.games))


@page.get("/nights/<string(length=4):code>")
def night(code: str) -> str:
    """The page of one night."""
    there = room(code)
    note_phone(there)
    return _page(there)


def _page(there: Room, trouble: str = "", **more: Any) -> str:
    played = games_of(there.table)
    return render_template(
        "night.html",
        table=there.table,
        there=there,
        games=played,
        people=people_of(played),
        keeps=may_keep(there),
        here=is_here(),
        day=day(there.table.night.opened),
        planned=bool(plan_of(there.table).game),
        trouble=trouble,
        **more,
    )


@page.get("/nights/<string(length=4):code>/sum")
def night_sum(code: str) -> str:
    """What adds up to a person's number of the whole night: each game, and what it gave."""
    there = room(code)
    name, what = request.args.get("who", ""), request.args.get("what", "")
    played = games_of(there.table)
    person = next((each for each in people_of(played) if each.name == name), None)
    if person is None or what not in SUMS:
        abort(404)
    mine = [(game, place) for game in played for place in game.places if place.name == name]
    parts = [(game, place) for game, place in mine if game.over or what == "cards"]
    total = {"wins": person.wins, "places": person.places, "games": person.games, "cards": person.penalties}[what]
    return render_template(
        "night-sum.html",
        table=there.table,
        there=there,
        name=name,
        what=what,
        parts=parts,
        total=total,
        ranked=person.ranked,
    )


def day(seconds: float) -> str:
    """A day as the phone's language writes it."""
    then = time.localtime(seconds)
    return speech().plain("ui-day", year=then.tm_year, month=then.tm_mon, day=then.tm_mday)


@page.app_template_filter("gone_by")
def gone_by_filter(row: NightRow | KeptRules) -> str:
    """The day from which something that was deleted cannot be brought back."""
    return day(gone_by(row))


@page.app_template_filter("day")
def day_filter(seconds: float) -> str:
    """The same in a template."""
    return day(seconds)


def _keeper(code: str) -> Room:
    there = room(code)
    if not may_keep(there):
        abort(403)
    return there


@page.post("/nights/<string(length=4):code>/rename")
def rename(code: str) -> Answered | str:
    """Another name for the night."""
    there = _keeper(code)
    typed = "".join(sign if sign.isprintable() else " " for sign in request.form.get("name", "")[:2000])
    name = " ".join(typed.split())
    if len(name) > LONGEST:
        return Response(_page(there, speech().plain("ui-night-name-long", most=LONGEST), typed=name[:200]), 422)
    there.table.change(hall().keeper.store.rename_night, there.table.night.id, name)
    return go("nights.night", code=there.table.code)


@page.post("/nights/<string(length=4):code>/end")
def end(code: str) -> Answered:
    """Ends the night: its code lets nobody sit down any more; everything stays to be read."""
    there = _keeper(code)
    there.table.change(hall().keeper.store.end_night, there.table.night.id)
    return go("nights.night", code=there.table.code)


@page.post("/nights/<string(length=4):code>/reopen")
def reopen(code: str) -> Answered:
    """The night goes on, with its people, its code and its games."""
    there = _keeper(code)
    there.table.change(hall().keeper.store.reopen_night, there.table.night.id)
    return go("lobby.table", code=there.table.code)


@page.route("/nights/<string(length=4):code>/delete", methods=["GET", "POST"])
def delete(code: str) -> Answered | str:
    """Deletes the night once somebody has ticked that they mean it; for a month it can be brought back."""
    there = _keeper(code)
    table = there.table
    if request.method == "GET":
        return _delete_page(there)
    if request.form.get("sure") != table.code:
        return Response(_delete_page(there, speech().plain("ui-delete-unsure")), 422)
    table.change(hall().keeper.store.delete_night, table.night.id)
    return redirect(url_for("lobby.start"), 303)


def _delete_page(there: Room, trouble: str = "") -> str:
    return render_template("delete.html", table=there.table, there=there, days=DELETED_DAYS, trouble=trouble)


@page.post("/nights/<string(length=4):code>/bring-back")
def bring_back(code: str) -> Answered:
    """Brings a deleted night back as it was: for its host, for whoever sat there, and on the computer itself."""
    read = read_code(code)
    row = next((each for each in deleted_nights() if each.code == read), None)
    if row is None:
        room(code)  # it is back already, or there is none
        return go("nights.night", code=code)
    hall().keeper.ask(hall().keeper.store.bring_back_night, row.id)
    return go("nights.night", code=row.code)
