"""Seasons that a phone saves, changes, deletes, and shares by a link."""

from collections.abc import Callable

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee.engine import games
from referee.store import Store
from referee.store.people.outcomes import KeptSeason
from referee.store.people.persons import MOST_SEASONS
from referee.store.values import StoreError
from referee.web.core.access import is_local_request
from referee.web.core.context import act_once, ask_store, is_done, refused_by_store, speech
from referee.web.core.phone import device
from referee.web.core.rate_limit import by_address, limited
from referee.web.core.table_address import base, qr, why_none
from referee.web.people.season import Season, season_in, season_of, seen_by

page = Blueprint("seasons", __name__)
SEASON = "/standings/seasons/<number:id>"
OFTEN = "30/minute"
"""Rate limit of changes from one address."""


@page.post("/standings/seasons")
@limited(OFTEN, by_address)
def save() -> Answered:
    """Save a season of this phone and show its standings, or only show them."""
    typed = season_in(request.form)
    saves = request.form.get("what") != "show"
    if saves and (trouble := _trouble(typed, lambda: _keep(typed, device()))):
        return _page(typed, trouble=trouble)
    return redirect(url_for("standings.standings") + typed.query(), 303)


@page.get(SEASON)
def season(id: int) -> Response:
    """Show a saved season: its form, its link if it is shared, and its end."""
    kept = _mine(id)
    return _page(season_of(kept), kept)


@page.post(SEASON)
@limited(OFTEN, by_address)
def change(id: int) -> Answered:
    """Change a saved season, share it, stop that, or delete it."""
    if request.form.get("what") == "delete" and is_done():
        return redirect(url_for("standings.standings"), 303)
    kept = _mine(id)
    match request.form.get("what"):
        case "change":
            typed = season_in(request.form)
            if trouble := _trouble(typed, lambda: _keep(typed, kept.device, id)):
                return _page(typed, kept, trouble)
            return redirect(url_for("standings.standings") + typed.query(), 303)
        case "share" if kept.device == device():  # whose nights it shows
            trouble = _trouble(season_of(kept), lambda: ask_store(Store.share_season, id))
        case "share":
            abort(403)
        case "stop":
            trouble = _trouble(season_of(kept), lambda: ask_store(Store.stop_sharing, id))
        case "delete":
            act_once(Store.delete_season, id)
            return redirect(url_for("standings.standings"), 303)
        case _:
            abort(400)
    return _page(season_of(kept), kept, trouble) if trouble else redirect(url_for("seasons.season", id=id), 303)


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
    since, until = (day.isoformat() if day is not None else "" for day in (typed.since, typed.until))
    act_once(Store.keep_season, of, typed.name, since, until, typed.kind, changed=changed)


def _trouble(typed: Season, run: Callable[[], None]) -> str:
    """Run a change; return the sentence that says why it was refused, empty if it was not."""
    if not typed.name:
        return speech().plain("ui-season-unnamed")
    try:
        run()
    except StoreError as fault:
        return refused_by_store(fault, "season", name=typed.name, most=MOST_SEASONS)
    return ""


def _page(shown: Season, kept: KeptSeason | None = None, trouble: str = "") -> Response:
    token, start = kept.token if kept is not None else "", base()
    asked = start or request.host_url.rstrip("/")
    link = f"{asked}{url_for('standings.standings', season=token)}" if token else ""
    body = render_template(
        "people/season_choice.html",
        table=None,
        season=shown,
        kept=kept,
        kinds=games.names(),
        link=link,
        qr=qr(link) if link and start else None,
        why=why_none() if token and not start else "",
        own=kept is not None and kept.device == device(),
        here=is_local_request(),
        trouble=trouble,
    )
    return make_response(body, 422 if trouble else 200)
