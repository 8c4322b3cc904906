"""A season: the nights and games that a page of standings adds up, as its address says."""

import time
from dataclasses import dataclass
from datetime import date, timedelta
from urllib.parse import urlencode

from flask import request

from referee.engine import games
from referee.store import Span
from referee.web.request.access import is_local_request
from referee.web.request.context import device, hall

LONGEST = 60
"""Characters of a season's name."""
LAST = date.max - timedelta(days=1)
"""The last day that has a day after it."""


@dataclass(frozen=True, slots=True)
class Season:
    """A span of nights under a name: from a day `since` to a day `until`, both included (None: no limit), of a game."""

    name: str = ""
    since: date | None = None
    until: date | None = None
    kind: str = ""

    @property
    def span(self) -> Span:
        """The nights of the season that this phone may see."""
        since = _midnight(self.since) if self.since is not None else 0.0
        until = _midnight(min(self.until, LAST) + timedelta(days=1)) if self.until is not None else 0.0
        return Span(seen_by(), since, until, self.kind)

    def query(self, **other: str) -> str:
        """Return the season as the query of an address, with `other` values in place of its own."""
        own = {
            "game": self.kind,
            "since": self.since.isoformat() if self.since is not None else "",
            "until": self.until.isoformat() if self.until is not None else "",
            "name": self.name,
        }
        values = {key: value for key, value in (own | other).items() if value}
        return f"?{urlencode(values)}" if values else ""


def season() -> Season:
    """Return the season that this request asks for; a day or a game that does not exist is left out."""
    kind = request.args.get("game", "")
    name = "".join(char for char in request.args.get("name", "")[:LONGEST] if char.isprintable()).strip()
    since, until = (_day(request.args.get(key, "")) for key in ("since", "until"))
    if since is not None and until is not None and until < since:
        since, until = until, since
    return Season(name, since, until, kind if kind in games.names() else "")


def seen_by() -> str | None:
    """Return the device whose nights this request may see; None for all, on the server's computer."""
    return None if is_local_request() else device()


def may_change(person: int) -> bool:
    """Return True if this phone may change a person: it is theirs, it hosted all their nights, or it serves."""
    return is_local_request() or person in hall().writer.ask(hall().writer.store.kept_by, device())


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
