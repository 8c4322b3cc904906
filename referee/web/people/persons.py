"""The page of a person: the sums of their games of a season, what each is made of, pictures, and changes."""

import time
from collections.abc import Iterable, Sequence
from itertools import groupby

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee.engine import games
from referee.records.ratings import Ratings
from referee.records.season_files import figures_told
from referee.store import Store
from referee.store.people.outcomes import PlayedSeat, meeting_of, totals_by
from referee.store.values import COLOURS, SIGNS, SOMEBODY, PersonRow, SeatLook, StoreError
from referee.web.core.access import is_local_request
from referee.web.core.context import ask_store, refused_by_store, speech, whole
from referee.web.core.looks import marks
from referee.web.core.screens import Piece
from referee.web.people import season as seasons
from referee.web.people.season import Season, require_results, season
from referee.web.sit.people import Refused, clean_name

page = Blueprint("persons", __name__)
PERSON = "/people/<number:id>"
MOST = 200
"""The most games on one page."""
LONGEST_EVENING = 6.0
"""Hours that a game counts at most."""


@page.get(PERSON)
def person(id: int) -> Response:
    """Show the sums of a person's finished games of a season."""
    require_results()
    return _page(id)


def _page(id: int, trouble: str = "", status: int = 200, **more: object) -> Response:
    chosen = season()
    shown = seasons.person_in(chosen, id)
    seats = ask_store(Store.played_seats, chosen.span, id, figures=True)
    totals = totals_by(lambda seat: seat.kind, seats)
    won = [seat.won for seat in reversed(seats)]
    changes = not chosen.token and seasons.may_change(id)
    every = ask_store(Store.played_seats, Season().span, id) if changes else ()  # also those of other seasons
    nights = {(seat.night, seat.night_name, seat.opened) for seat in every}
    rated = seasons.ratings_of(chosen.span)
    months = months_of([(seat.started, seat.ended, seat.won) for seat in reversed(seats)])
    body = render_template(
        "people/person.html",
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
        few=seasons.FEW,
        meetings=ask_store(Store.meetings, chosen.span, id),
        changes=changes,
        others=_others(id) if changes else (),
        nights=sorted(nights, key=lambda night: (night[2], night[0]), reverse=True),
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
    months = []
    for month, some in by_month.items():
        wins, hours = sum(won for _, won in some), round(sum(hours for hours, _ in some), 1)
        months.append(Piece(month=month, games=len(some), wins=wins, hours=hours))
    return months


def _told(kind: str, seats: Sequence[PlayedSeat]) -> dict[str, str]:
    """Return the figures of a game as the page tells them, in its order, those that never occurred left out."""
    added: dict[str, tuple[float, int, float]] = {}
    for seat in seats:
        for key, (total, times, most) in seat.figures.items() if seat.kind == kind else ():
            before = added.get(key, (0.0, 0, most))
            added[key] = before[0] + total, before[1] + times, max(before[2], most)
    return {key: told(value) for key, value in figures_told(kind, added).items()}


def told(amount: float) -> str:
    """Return an amount as pages tell it."""
    return f"{amount:.1f}".removesuffix(".0")


# The pictures

POINTS = 40
"""The most points of a picture; with more nights each point is several of them."""
RECENT = 10
"""The number of nights whose wins make the share of games won."""
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 360, 170, 44, 12, 12, 24


def curves(seats: Sequence[PlayedSeat], ratings: Ratings, person: int) -> Piece | None:
    """Return the pictures of a person's wins, rating and places from night to night; None for fewer than two nights.

    With them come the points that they are made of, each of some nights in a row, at `most` so many. A point's `share`
    are the games won of `RECENT` nights, in percent.
    """
    in_time = sorted(seats, key=lambda seat: (seat.opened, seat.night))
    nights = [tuple(some) for _, some in groupby(in_time, lambda seat: seat.night)]
    if len(nights) < 2:
        return None
    most = -(-len(nights) // POINTS)
    starts = range(0, len(nights), most)
    step = (WIDTH - LEFT - RIGHT) / max(1, len(starts) - 1)
    rated, points = dict(ratings.by_night(person)), list[Piece]()
    for at, first in enumerate(starts):
        end = min(first + most, len(nights))
        some = [seat for night in nights[first:end] for seat in night]
        recent = [seat.won for night in nights[max(0, end - RECENT) : end] for seat in night]
        places = [seat.place for seat in some if seat.place is not None]
        points.append(
            Piece(
                x=round(LEFT + step * at, 1),
                since=some[0].opened,
                until=some[-1].opened,
                nights=end - first,
                games=len(some),
                wins=sum(seat.won for seat in some),
                share=round(100 * sum(recent) / len(recent)),
                mean=sum(places) / len(places) if places else None,
                first=min(places, default=None),
                last=max(places, default=None),
                rating=next((rated[seat.night] for seat in reversed(some) if seat.night in rated), None),
            )
        )
    wins = _picture(0, 100, (0, 50, 100), [(point.x, point.share) for point in points])
    rating = placed = None
    if known := [(point.x, point.rating) for point in points if point.rating is not None]:
        low, high = min(rating.low for _, rating in known), max(rating.high for _, rating in known)
        area = [*((x, rating.high) for x, rating in known), *((x, rating.low) for x, rating in reversed(known))]
        rating = _picture(low, high, marks(low, high), [(x, rating.mean) for x, rating in known], area)
    if strokes := [point for point in points if point.mean is not None]:
        worst = max(2, *(point.last for point in strokes))
        placed = _picture(1, worst, marks(1, worst), strokes=strokes, down=True)
    return Piece(points=points, most=most, recent=RECENT, wins=wins, rating=rating, places=placed)


def _picture(
    low: float,
    high: float,
    scale: Iterable[int],
    line: Iterable[tuple[float, float]] = (),
    area: Iterable[tuple[float, float]] = (),
    strokes: Iterable[Piece] = (),
    *,
    down: bool = False,
) -> Piece:
    """Return a picture of values from `low` to `high`; with `down` the larger value is the lower one.

    It has the marks of its scale (value, y), a line of values and its end, the area round it, and strokes.
    """

    def y(value: float) -> float:
        share = (value - low) / max(1e-9, high - low)
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (share if down else 1 - share), 1)

    on_line = [(x, y(value)) for x, value in line]
    return Piece(
        width=WIDTH,
        height=HEIGHT,
        left=LEFT,
        right=WIDTH - RIGHT,
        marks=[(value, y(value)) for value in scale],
        line=" ".join(f"{x},{at}" for x, at in on_line),
        end=on_line[-1] if on_line else None,
        area=" ".join(f"{x},{y(value)}" for x, value in area),
        strokes=[Piece(x=of.x, top=y(of.first), bottom=y(of.last), mean=y(of.mean)) for of in strokes],
    )


# The games that each number is made of

NONE = "–"
MET = {"ahead": "ahead", "behind": "behind", "together": "together", "won": "won_together"}
"""The numbers of a meeting, each with its name in the store."""
LABELS = {
    "games": "ui-night-games",
    "wins": "ui-standings-wins",
    "places": "ui-standings-places",
    "mean": "ui-standings-points",
    "rating": "ui-rating",
    "streak": "ui-number-streak",
    "streak-now": "ui-number-streak-now",
    "won": "ui-number-won",
    **{key: f"ui-person-{key}" for key in ("nights", "rounds", "points", "against", "best", "worst")},
    **{key: f"ui-person-{key}" for key in ("ahead", "behind", "together")},
}
"""The numbers of a person, each with the id of its text."""
OF_ONE_GAME = frozenset({"points", "against", "mean", "best", "worst"})
"""The numbers that add up within one game only."""


@page.get(f"{PERSON}/games")
def games_of(id: int) -> str:
    """Show the games that a number of a person is made of, and its share of the number in each."""
    require_results()
    chosen, what = season(), request.args.get("what", "games")
    shown = seasons.person_in(chosen, id)
    other = whole(request.args.get("who"))
    number = number_of(chosen, id, what, other)
    if number is None:
        abort(404)
    after = whole(request.args.get("after")) or 0
    return render_template(
        "people/games.html",
        person=shown,
        season=chosen,
        what=what,
        who=other,
        met=(seasons.person_in(chosen, other) if other else SOMEBODY) if what in MET else None,
        number=number,
        parts=number.parts[after : after + MOST],
        newer=max(after - MOST, 0) if after else None,
        older=after + MOST if after + MOST < len(number.parts) else None,
        opens=seasons.opens(chosen),
    )


def number_of(chosen: Season, person: int, what: str, other: int | None) -> Piece | None:
    """Return a number of a person in a season, one of a meeting with an `other` person; None if there is none such.

    `label` is the id of its text. Its `parts`, the newest first, are games, or the first game of each night, with their
    `share` of the number (empty: their place), the `peak` or not. `made` says how they make it: `count`, `sum`, `mean`,
    `amounts` (the mean of amounts of which a game has several), `peak` or `nights`.
    """
    figures = games.find(chosen.kind).figures if chosen.kind in games.names() else ()
    figure = next((figure for figure in figures if what == f"figure-{figure.key}"), None)
    label = what if figure is not None else LABELS.get(what)
    if label is None or (what in MET and other is None) or (what in OF_ONE_GAME and not chosen.kind):
        return None
    played = ask_store(Store.played_seats, chosen.span, person, figures=figure is not None)[::-1]
    made, value, parts = "count", "", [(game, "", False) for game in played]
    match what:
        case "wins":
            parts = [part for part in parts if part[0].won]
        case "streak" | "streak-now":
            run = (longest_run if what == "streak" else last_run)([game.won for game in played])
            parts = parts[run.start : run.stop]
        case "nights":
            by_night: dict[int, list[PlayedSeat]] = {}
            for game in played:
                by_night.setdefault(game.night, []).append(game)
            made, parts = "nights", [(some[-1], str(len(some)), False) for some in by_night.values()]
        case "rating":  # made of the places in order of time
            ratings = seasons.ratings_of(chosen.span)
            rating, rated = ratings.of(person), ratings.games_of(person)
            parts = [part for part in parts if part[0].game in rated]
            value = speech().plain("ui-rating-range", low=str(rating.low), high=str(rating.high)) if rating else NONE
        case "places":
            ranked = [game.place for game in played if game.place is not None]
            made, parts = "mean", [part for part in parts if part[0].place is not None]
            value = f"{sum(ranked) / len(ranked):.1f}" if ranked else NONE
        case "mean":
            made, parts = "mean", [(game, str(game.points), False) for game in played]
            value = f"{sum(game.points for game in played) / len(played):.1f}" if played else NONE
        case "rounds" | "points" | "against":
            made, parts = "sum", [(game, str(getattr(game, what)), False) for game in played]
            value = str(sum(getattr(game, what) for game in played))
        case "best" | "worst":
            amounts = [getattr(game, what) for game in played]
            least = (what == "best") == any(game.fewest for game in played)
            known = [amount for amount in amounts if amount is not None]
            peak = (min if least else max)(known, default=None)
            made, value = "peak", NONE if peak is None else str(peak)
            shares = [NONE if amount is None else str(amount) for amount in amounts]
            marked = [amount == peak for amount in amounts]
            parts = list(zip(played, shares, marked, strict=True)) if known else []
        case _ if what in MET:
            meetings = ask_store(Store.meetings, chosen.span, person)
            pairs = next((meeting.pairs for meeting in meetings if meeting.person.id == other), ())
            by_game = groupby(pairs, lambda pair: pair[0].game)
            counts = {game: getattr(meeting_of(SOMEBODY, list(some)), MET[what]) for game, some in by_game}
            with_them = [game for game in played if counts.get(game.game)]
            made, parts = "sum", [(game, str(counts[game.game]), False) for game in with_them]
            value = str(sum(counts[game.game] for game in with_them))
        case _ if figure is not None:
            told_by = [(game, *game.figures[figure.key]) for game in played if figure.key in game.figures]
            total, times = sum(row[1] for row in told_by), sum(row[2] for row in told_by)
            most = max((row[3] for row in told_by), default=0.0)
            if figure.shown == "most":
                made, value = "peak", told(most)
                parts = [(game, told(peak), peak == most) for game, _, _, peak in told_by]
            elif figure.shown == "mean":
                made, value = "amounts", told(total / max(times, 1))
                parts = [(game, f"{told(added / max(n, 1))} × {n}", False) for game, added, n, _ in told_by]
            else:
                made, value = "sum", told(total)
                parts = [(game, told(added), False) for game, added, _, _ in told_by]
    made_of = [Piece(game=game, share=share, peak=peak) for game, share, peak in parts]
    return Piece(label=label, made=made, value=value or str(len(parts)), parts=made_of)


def longest_run(won: Sequence[bool]) -> range:
    """Return the places of the most games won in a row, of the first such run."""
    runs = [list(run) for _, run in groupby(range(len(won)), lambda at: won[at])]
    best = max((run for run in runs if won[run[0]]), key=len, default=[])
    return range(best[0], best[-1] + 1) if best else range(0)


def last_run(won: Sequence[bool]) -> range:
    """Return the places of the games won in a row up to now; the newest is the first."""
    return range(next((at for at, was_won in enumerate(won) if not was_won), len(won)))


# Changes


def _others(id: int) -> list[PersonRow]:
    """Return the persons with whom this one may be merged by this phone."""
    known = ask_store(Store.persons, device=seasons.seen_by())
    mine = None if is_local_request() else seasons.kept_here()
    return [person for person in known if person.id != id and (mine is None or person.id in mine)]


@page.post(f"{PERSON}/change")
def change(id: int) -> Answered | str:
    """Change a person: another name, in or out of standings, merged after a question, split, or removed."""
    shown = seasons.person_in(Season(), id)
    if not seasons.may_change(id):
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
