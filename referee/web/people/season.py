"""A season: the nights and games that a page of standings adds up, as its address says."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from urllib.parse import urlencode

from flask import Response, abort, make_response, render_template, request

from referee.engine import games
from referee.store import Store
from referee.store.people.outcomes import KeptSeason, Span
from referee.store.values import SOMEBODY, PersonRow, StoreError
from referee.web.core.access import is_local_request
from referee.web.core.context import ask_store, registry, sorry
from referee.web.core.phone import device
from referee.web.core.rate_limit import guessed, must_not_guess

LONGEST = 60
"""Characters of a season's name."""
LONGEST_TOKEN = 64
LAST = date.max - timedelta(days=1)
"""The last day that has a day after it."""
REFRESH = "2"
"""Seconds after which the page of the progress is read again."""


@dataclass(frozen=True, slots=True)
class Season:
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

    @property
    def of_all_games(self) -> "Season":
        """The season with all its games."""
        return replace(self, kind=self.only)

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
    return _shared(token) if token else season_in(request.args)


def season_in(values: Mapping[str, str]) -> Season:
    """Return the season that a form or an address describes."""
    kind = values.get("game", "")
    name = "".join(char if char.isprintable() else " " for char in values.get("name", "")[:LONGEST])
    since, until = (_day(values.get(key, "")) for key in ("since", "until"))
    if since is not None and until is not None and until < since:
        since, until = until, since
    return Season(" ".join(name.split()), since, until, kind if games.is_known(kind) else "")


def season_of(kept: KeptSeason) -> Season:
    """Return a saved season as its device sees it."""
    return season_in({"name": kept.name, "since": kept.since, "until": kept.until, "game": kept.kind})


def _shared(token: str) -> Season:
    must_not_guess()
    kept = ask_store(Store.shared_season, token)
    if kept is None or (kept.kind and not games.is_known(kept.kind)):  # without its game it would show all others
        guessed()
        abort(sorry("ui-season-ended", 404))
    kind = kept.kind or season_in(request.args).kind
    return replace(season_of(kept), kind=kind, token=token, host=kept.device, only=kept.kind)


def seen_by() -> str | None:
    """Return the device whose nights this request may see; None for all, on the server's computer."""
    return None if is_local_request() else device()


def opens(chosen: Season) -> Callable[[int], bool]:
    """Return a function that tells if this phone may open a night of the season, by the night's id.

    Of a season that came by a link these are the nights at which it was: the code of a night opens its table.
    """
    if not chosen.token or is_local_request():
        return lambda night: True
    there = ask_store(Store.nights_of, device())
    return lambda night: night in there


def person_in(chosen: Season, id: int) -> PersonRow:
    """Return a person of whom this phone may see a night of the season; 404 for anybody else.

    Anybody who is left out of standings is seen by the phones that may change them, and by none through a link.
    """
    if chosen.token:
        seats = ask_store(Store.played_seats, chosen.of_all_games.span, id)
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


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _midnight(day: date) -> float:
    """Return the beginning of a day here; of days that no computer knows, the nearest that it does."""
    try:
        return time.mktime(day.timetuple())
    except (OverflowError, ValueError):
        return 0.0


def progress() -> Response | None:
    """Return the page with the number of results computed so far; None once all are."""
    done, every = registry().results.update()
    if not every:
        return None
    response = make_response(render_template("people/progress.html", table=None, done=done, every=every))
    response.headers["Refresh"] = REFRESH
    return response
