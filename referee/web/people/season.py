"""A season: the nights and games that its address says, their standings, and seasons that a phone saves and shares."""

import time
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from itertools import groupby
from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee.engine import games
from referee.engine.notation.tokens import in_one_line
from referee.live.apart import give_way
from referee.records.ratings import Ratings
from referee.store import Store
from referee.store.people.outcomes import KeptSeason, Span, Total
from referee.store.people.persons import MOST_SEASONS
from referee.store.values import SIGNS, SOMEBODY, PersonRow, StoreError
from referee.web.core.access import is_local_request
from referee.web.core.context import act_once, ask_store, is_done, refused_by_store, registry, sorry
from referee.web.core.phone import device
from referee.web.core.rate_limit import by_address, guessed, limited, must_not_guess
from referee.web.core.screens import Piece
from referee.web.core.table_address import base, qr, why_none

page = Blueprint("standings", __name__)
SEASON = "/standings/seasons/<number:id>"
OFTEN = "30/minute"
"""Rate limit of changes from one address."""
FEW = 5
"""With fewer games a page says that they tell little."""
PEOPLE, GAMES, NIGHTS = 16, 120, 40
"""The most people, games and nights for which there is room on a printed page."""
WIDTH, EDGE = 100, 2
"""The width of a drawn range, and what stays free at both ends."""
AT_ONCE = 50
"""The games that are rated before other tables have their turn; they take 10 ms."""
LONGEST = 60
"""Characters of a season's name."""
LONGEST_TOKEN = 64
LAST = date.max - timedelta(days=1)
"""The last day that has a day after it."""
REFRESH = "2"
"""Seconds after which the page of the progress is read again."""


class Season(NamedTuple):
    """A span of nights under a name: from a day `since` to a day `until`, both included (None: no limit), of a game.

    A season that came by a link has the link's `token`. It is made of the nights of the `host` who shares it, of one
    game `only` if they say so.
    """

    name: str = ""
    since: date | None = None
    until: date | None = None
    kind: str = ""
    token: str = ""
    host: str | None = None
    only: str = ""

    @property
    def span(self) -> Span:
        """The nights of the season that this phone may see."""
        since = _midnight(self.since) if self.since is not None else 0.0
        until = _midnight(min(self.until, LAST) + timedelta(days=1)) if self.until is not None else 0.0
        return Span(None if self.token else seen_by(), since, until, self.kind, self.host)

    def query(self, **other: str) -> str:
        """Return the season as the query of an address, with `other` values in place of its own."""
        own = {
            "game": self.kind,
            "since": self.since.isoformat() if self.since is not None else "",
            "until": self.until.isoformat() if self.until is not None else "",
            "name": self.name,
        }
        if self.token:
            own = {"season": self.token, "game": self.kind}
        values = {key: value for key, value in (own | other).items() if value}
        return f"?{urlencode(values)}" if values else ""


def season() -> Season:
    """Return the season that this request asks for; a day or a game that does not exist is left out.

    A link that is dead is answered by 404, and by 429 for an address that has tried too many.
    """
    token = request.args.get("season", "")[:LONGEST_TOKEN]
    if not token:
        return season_in(request.args)
    must_not_guess()
    kept = ask_store(Store.shared_season, token)
    if kept is None or (kept.kind and not games.is_known(kept.kind)):  # without its game it would show all others
        guessed()
        abort(sorry("ui-season-ended", 404))
    kind = kept.kind or season_in(request.args).kind
    return season_of(kept)._replace(kind=kind, token=token, host=kept.device, only=kept.kind)


def season_in(values: Mapping[str, str]) -> Season:
    """Return the season that a form or an address describes."""
    kind = values.get("game", "")
    days: list[date | None] = []
    for key in ("since", "until"):
        try:
            days.append(date.fromisoformat(values.get(key, "")))
        except ValueError:
            days.append(None)
    since, until = days
    if since is not None and until is not None and until < since:
        since, until = until, since
    name = in_one_line(values.get("name", "")[:LONGEST])
    return Season(name, since, until, kind if games.is_known(kind) else "")


def season_of(kept: KeptSeason) -> Season:
    """Return a saved season as its device sees it."""
    return season_in({"name": kept.name, "since": kept.since, "until": kept.until, "game": kept.kind})


def seen_by() -> str | None:
    """Return the device whose nights this request may see; None for all, on the server's computer."""
    return None if is_local_request() else device()


def opens(chosen: Season) -> Callable[[int], bool]:
    """Return a function that tells if this phone may open a night of the season, by the night's id.

    Of a season that came by a link these are the nights at which it was: the code of a night opens its table.
    """
    if not chosen.token or is_local_request():
        return lambda night: True
    return ask_store(Store.nights_of, device()).__contains__


def person_in(chosen: Season, id: int) -> PersonRow:
    """Return a person of whom this phone may see a night of the season; 404 for anybody else.

    Anybody who is left out of standings is seen by the phones that may change them, and by none through a link.
    """
    if chosen.token:
        seats = ask_store(Store.played_seats, chosen._replace(kind=chosen.only).span, id)
        found = seats[0].person if seats else SOMEBODY
    else:
        try:
            found = ask_store(Store.person, id, device=seen_by())
        except StoreError:
            found = SOMEBODY
    if not found.name or not (found.listed or (not chosen.token and may_change(id))):
        abort(404)
    return found


def may_change(person: int) -> bool:
    """Return True if this phone may change a person: it is theirs, it hosted all their nights, or it serves."""
    return is_local_request() or person in kept_here()


def kept_here() -> set[int]:
    """Return the persons whom this phone may change."""
    return ask_store(Store.kept_by, device())


def _midnight(day: date) -> float:
    """Return the beginning of a day here; of days that no computer knows, the nearest that it does."""
    try:
        return time.mktime(day.timetuple())
    except (OverflowError, ValueError):
        return 0.0


def require_results() -> None:
    """Answer with the page that counts the results computed so far, until all are."""
    done, every = registry().results.update()
    if every:
        response = make_response(render_template("people/progress.html", done=done, every=every))
        response.headers["Refresh"] = REFRESH
        abort(response)


# The standings


@page.get("/standings")
def standings() -> str:
    """Show the standings of a season by wins, by places, by rating or, of one game, by points."""
    require_results()
    chosen = season()
    everybody: Sequence[Total] = ask_store(Store.totals, chosen.span)
    totals = told_apart([total for total in everybody if total.person.listed])
    orders = ("wins", "places", "points") if chosen.kind else ("wins", "places")  # points add up within one game only
    by = request.args.get("by", "")
    by = by if by in (*orders, "rating") else "wins"
    hidden = [total.person for total in everybody if not total.person.listed and total.person.name]
    mine = None if chosen.token or not hidden or is_local_request() else kept_here()
    return render_template(
        "people/standings.html",
        season=chosen,
        rows=ranking(totals, by, fewest=any(total.fewest for total in totals)),
        rated=rated_rows(totals, ratings_of(chosen.span)) if by == "rating" else None,
        by=by,
        orders=orders,
        kinds=ask_store(Store.kinds, chosen._replace(kind=chosen.only).span),
        unlisted=[person for person in hidden if not chosen.token and (mine is None or person.id in mine)],
        saved=[(season_of(kept), kept) for kept in ask_store(Store.seasons, seen_by())] if not chosen.token else (),
        device=device(),
        few=max((total.games for total in totals), default=0) < FEW,
    )


@page.get("/standings/sheet")
def sheet() -> str:
    """Show a season on one page, to print."""
    require_results()
    chosen = season()
    ratings = ratings_of(chosen.span)
    totals = [total for total in ask_store(Store.totals, chosen.span) if total.person.listed]
    ranked = ranking(totals, "wins", fewest=False)
    seats = ask_store(Store.played_seats, chosen.span)
    played = [tuple(of_game) for _, of_game in groupby(seats, lambda seat: seat.game)][-GAMES:]
    by_night = groupby(played, lambda game: (game[0].night, game[0].night_name, game[0].opened))
    nights = [(night, tuple(games)) for night, games in by_night][-NIGHTS:]
    return render_template(
        "people/sheet.html",
        season=chosen,
        rows=[(place, total, ratings.of(total.person.id)) for place, total in ranked[:PEOPLE]],
        people=len(ranked),
        nights=nights,
        shown=sum(len(games) for _, games in nights),
        every=ratings.games,
    )


def ranking(totals: Sequence[Total], by: str, *, fewest: bool) -> list[tuple[int, Total]]:
    """Return the totals with their places, equal ones with the same place."""

    def key(total: Total) -> Any:
        if by == "points":
            points = total.points / total.games
            return (points if fewest else -points,)
        mean = total.places / total.ranked if total.ranked else float("inf")
        return (mean,) if by == "places" else (-total.wins, mean)

    ordered = sorted(totals, key=key)
    keys = [key(total) for total in ordered]
    return [(1 + bisect_left(keys, own), total) for own, total in zip(keys, ordered, strict=True)]


def ratings_of(span: Span) -> Ratings:
    """Return the ratings of a season, made of its games from the first to the last; 1,000 of them take 0.2 s."""
    ratings = Ratings()
    for at, (_, game) in enumerate(groupby(ask_store(Store.played_seats, span), lambda seat: seat.game), 1):
        ratings.add(tuple(game))
        if not at % AT_ONCE:
            give_way()
    return ratings


def rated_rows(totals: Sequence[Total], ratings: Ratings) -> tuple[Piece, ...]:
    """Return everybody by the lower end of their rating, equal ones with the same place; last who has none.

    A rating is `drawn` on a line from 0 to `WIDTH`: its lower end, its width and its mean.
    """
    rated = [(total, rating) for total in totals if (rating := ratings.of(total.person.id)) is not None]
    rated.sort(key=lambda row: (-row[1].low, -row[1].mean, row[0].person.id))
    lows = [rating.low for _, rating in rated]
    low, high = lows[-1] if lows else 0, max((rating.high for _, rating in rated), default=0)

    def x(value: float) -> float:
        return round(EDGE + (WIDTH - 2 * EDGE) * (value - low) / max(1, high - low), 1)

    rows = tuple(
        Piece(
            place=1 + lows.index(rating.low),
            total=total,
            rating=rating,
            drawn=Piece(low=(left := x(rating.low)), mean=x(rating.mean), width=round(x(rating.high) - left, 1)),
        )
        for total, rating in rated
    )
    without = [total for total in totals if ratings.of(total.person.id) is None]
    return (*rows, *(Piece(place=None, total=total, rating=None) for total in without))


def told_apart(totals: Sequence[Total]) -> list[Total]:
    """Return the totals of people with signs that differ; the one known longest keeps their own.

    People get their sign at one table, where it differs from those of that table only.
    """
    sign_of: dict[int, str] = {}
    for person in sorted((total.person for total in totals), key=lambda person: person.id):
        taken = set(sign_of.values())
        free = next((sign for sign in SIGNS if sign not in taken), person.look.sign)
        sign_of[person.id] = free if person.look.sign in taken else person.look.sign
    return [
        total._replace(person=total.person._replace(look=total.person.look._replace(sign=sign_of[total.person.id])))
        for total in totals
    ]


# Saved seasons


@page.post("/standings/seasons")
@limited(OFTEN, by_address)
def save() -> Answered:
    """Save a season of this phone and show its standings, or only show them."""
    typed = season_in(request.form)
    try:
        if request.form.get("what") != "show":
            _keep(typed, device())
    except StoreError as fault:
        return _page(typed, fault=fault)
    return redirect(url_for("standings.standings") + typed.query(), 303)


@page.get(SEASON)
def saved(id: int) -> Response:
    """Show a saved season: its form, its link if it is shared, and its end."""
    kept = _mine(id)
    return _page(season_of(kept), kept)


@page.post(SEASON)
@limited(OFTEN, by_address)
def change(id: int) -> Answered:
    """Change a saved season, share it, stop that, or delete it."""
    what = request.form.get("what")
    if what == "delete" and is_done():
        return redirect(url_for("standings.standings"), 303)
    kept = _mine(id)
    shown = season_in(request.form) if what == "change" else season_of(kept)
    try:
        match what:
            case "change":
                _keep(shown, kept.device, id)
                return redirect(url_for("standings.standings") + shown.query(), 303)
            case "share" if kept.device != device():  # whose nights it shows
                abort(403)
            case "share":
                ask_store(Store.share_season, id)
            case "stop":
                ask_store(Store.stop_sharing, id)
            case "delete":
                act_once(Store.delete_season, id)
                return redirect(url_for("standings.standings"), 303)
            case _:
                abort(400)
    except StoreError as fault:
        return _page(shown, kept, fault)
    return redirect(url_for("standings.saved", id=id), 303)


def _mine(id: int) -> KeptSeason:
    """Return a season of this phone, any on the server's computer; 404 if there is none."""
    try:
        kept: KeptSeason = ask_store(Store.season, id)
    except StoreError:
        abort(404)
    if seen_by() not in (None, kept.device):
        abort(404)
    return kept


def _keep(typed: Season, of: str, changed: int | None = None) -> None:
    if not typed.name:
        raise StoreError("unnamed")
    since, until = (day.isoformat() if day is not None else "" for day in (typed.since, typed.until))
    act_once(Store.keep_season, of, typed.name, since, until, typed.kind, changed=changed)


def _page(shown: Season, kept: KeptSeason | None = None, fault: StoreError | None = None) -> Response:
    """Return the form of a season, with the reason why the store refused its change."""
    token, start = kept.token if kept is not None else "", base()
    asked = start or request.host_url.rstrip("/")
    link = f"{asked}{url_for('standings.standings', season=token)}" if token else ""
    body = render_template(
        "people/season_choice.html",
        season=shown,
        kept=kept,
        kinds=games.names(),
        link=link,
        qr=qr(link) if link and start else None,
        why=why_none() if token and not start else "",
        own=kept is not None and kept.device == device(),
        here=is_local_request(),
        trouble=refused_by_store(fault, "season", name=shown.name, most=MOST_SEASONS) if fault is not None else "",
    )
    return make_response(body, 422 if fault is not None else 200)
