"""The page of a person: the sums of their games of a season, and the changes that a person may make."""

import time
from collections.abc import Sequence

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee.records.season_files import figures_told
from referee.store import Store
from referee.store.people.outcomes import PlayedSeat, totals_by
from referee.store.values import COLOURS, SIGNS, SOMEBODY, PersonRow, SeatLook, StoreError
from referee.web.core.access import is_local_request
from referee.web.core.context import ask_store, refused_by_store, speech, whole
from referee.web.core.screens import Piece
from referee.web.people.curves import curves
from referee.web.people.numbers import MET, last_run, longest_run, number_of, told
from referee.web.people.ranking import FEW, ratings_of
from referee.web.people.season import Season, kept_here, may_change, opens, person_in, progress, season, seen_by
from referee.web.sit.people import Refused, clean_name

page = Blueprint("persons", __name__)
PERSON = "/people/<number:id>"
MOST = 200
"""The most games on one page."""
LONGEST_EVENING = 6.0
"""Hours that a game counts at most."""


@page.get(PERSON)
def person(id: int) -> Answered | str:
    """Show the sums of a person's finished games of a season."""
    waits = progress()
    return waits if waits is not None else _page(id)


def _page(id: int, trouble: str = "", status: int = 200, **more: object) -> Response:
    chosen = season()
    shown = person_in(chosen, id)
    seats = ask_store(Store.played_seats, chosen.span, id, figures=True)
    totals = totals_by(lambda seat: seat.kind, seats)
    won = [seat.won for seat in reversed(seats)]
    changes = not chosen.token and may_change(id)
    rated = ratings_of(chosen.span)
    months = months_of([(seat.started, seat.ended, seat.won) for seat in reversed(seats)])
    body = render_template(
        "people/person.html",
        table=None,
        person=shown,
        season=chosen,
        totals=totals,
        figures={total.kind: _told(total.kind, seats) for total in totals},
        months=months,
        hours=told(sum(month.hours for month in months)),
        streak=len(longest_run(won)),
        streak_now=len(last_run(won)),
        rating=rated.of(id),
        curves=curves(seats, rated, id),
        few=FEW,
        meetings=ask_store(Store.meetings, chosen.span, id),
        changes=changes,
        others=_others(id) if changes else (),
        nights=_nights(id) if changes else (),
        trouble=trouble,
        **more,
    )
    return make_response(body, status)


def months_of(played: Sequence[tuple[float, float, bool]]) -> list[Piece]:
    """Return the months of games, each with its beginning, its last line and True for a win; the newest first.

    A month has its name, such as `2026-11`, its games and wins, and their hours: a game that lay open overnight counts
    as the longest evening.
    """
    by_month: dict[str, list[tuple[float, bool]]] = {}
    for started, ended, won in played:
        hours = min(max(0.0, ended - started) / 3600, LONGEST_EVENING)
        by_month.setdefault(time.strftime("%Y-%m", time.localtime(started)), []).append((hours, won))
    return [
        Piece(
            month=month,
            games=len(some),
            wins=sum(won for _, won in some),
            hours=round(sum(hours for hours, _ in some), 1),
        )
        for month, some in by_month.items()
    ]


def _told(kind: str, seats: Sequence[PlayedSeat]) -> dict[str, str]:
    """Return the figures of a game as the page tells them, in its order, those that never occurred left out."""
    added: dict[str, tuple[float, int, float]] = {}
    for seat in seats:
        for key, (total, times, most) in seat.figures.items() if seat.kind == kind else ():
            before = added.get(key, (0.0, 0, most))
            added[key] = before[0] + total, before[1] + times, max(before[2], most)
    return {key: told(value) for key, value in figures_told(kind, added).items()}


@page.get(f"{PERSON}/games")
def games_of(id: int) -> Answered | str:
    """Show the games that a number of a person is made of, and its share of the number in each."""
    if (waits := progress()) is not None:
        return waits
    chosen, what = season(), request.args.get("what", "games")
    shown = person_in(chosen, id)
    other = whole(request.args.get("who"))
    number = number_of(chosen, id, what, other)
    if number is None:
        abort(404)
    after = whole(request.args.get("after")) or 0
    return render_template(
        "people/games.html",
        table=None,
        person=shown,
        season=chosen,
        what=what,
        who=other,
        met=(person_in(chosen, other) if other else SOMEBODY) if what in MET else None,
        number=number,
        parts=number.parts[after : after + MOST],
        newer=max(after - MOST, 0) if after else None,
        older=after + MOST if after + MOST < len(number.parts) else None,
        opens=opens(chosen),
    )


# Changes


def _nights(id: int) -> list[tuple[int, str, float]]:
    """Return the id, the name and the opening of each night with finished games of a person, the newest first."""
    nights = {(seat.night, seat.night_name, seat.opened) for seat in ask_store(Store.played_seats, Season().span, id)}
    return sorted(nights, key=lambda night: (night[2], night[0]), reverse=True)


def _others(id: int) -> list[PersonRow]:
    """Return the persons with whom this one may be merged by this phone."""
    known = ask_store(Store.persons, device=seen_by())
    mine = None if is_local_request() else kept_here()
    return [person for person in known if person.id != id and (mine is None or person.id in mine)]


@page.post(f"{PERSON}/change")
def change(id: int) -> Answered | str:
    """Change a person: another name, in or out of standings, merged after a question, split, or removed."""
    shown = person_in(Season(), id)
    if not may_change(id):
        abort(403)
    form = request.form
    try:
        match form.get("what"):
            case "rename":
                ask_store(Store.rename_person, id, clean_name(form.get("name", "")))
            case "list":
                ask_store(Store.list_person, id, listed=form.get("listed") == "yes")
            case "merge":
                wanted = whole(form.get("other"))
                other = next((person for person in _others(id) if person.id == wanted), None)
                if other is None:
                    raise StoreError("no-other")
                own, nights = ({night for night, _ in ask_store(Store.names_of, person)} for person in (id, other.id))
                if own & nights:
                    raise StoreError("same-night")
                if form.get("sure") != "yes":
                    return _page(id, merging=other)
                uids = ask_store(Store.merge_persons, id, other.id)
                return _page(id, merged=other, uids=uids, theirs=nights, listed=shown.listed)
            case "part":
                listed = (form.get("listed") == "yes", form.get("other_listed") == "yes")
                ask_store(Store.split_person, id, *_split(shown), form.getlist("uid"), listed)
            case "split":
                id = ask_store(Store.split_person, id, *_split(shown))
            case "remove":
                if form.get("sure") != "yes":
                    return _page(id, speech().plain("ui-person-unsure"), 422)
                ask_store(Store.remove_person, id)
                return redirect(url_for("standings.standings"), 303)
            case _:
                abort(400)
    except Refused as fault:
        return _page(id, speech().plain(fault.key, **fault.fill), 422)
    except StoreError as fault:
        return _page(id, refused_by_store(fault, "person"), 422)
    return redirect(url_for("persons.person", id=id), 303)


def _split(shown: PersonRow) -> tuple[list[int], str, SeatLook]:
    """Return the nights, the name and the look of the person who is split from another by the form."""
    form, look = request.form, shown.look
    if whole(form.get("colour")) in COLOURS and form.get("sign") in SIGNS:
        look = SeatLook(int(form["colour"]), form["sign"])
    nights = [night for night in map(whole, form.getlist("night")) if night is not None]
    return nights, clean_name(form.get("name", "") or shown.name), look
