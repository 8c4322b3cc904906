"""Limits for a public server: posts, tables, lines and the disk."""

import time

from flask import Flask, Response, abort, current_app, request

from referee.engine.basics.errors import Keyed
from referee.store import Store
from referee.store.codes import read_code
from referee.web.core.context import ask_store, found, sorry
from referee.web.core.phone import device
from referee.web.core.public_server import is_public
from referee.web.core.rate_limit import TooOften, allowed, by_address, by_table, may_try

POSTS = "3000/minute"
"""Taps of one address: a club of some hundred phones behind one router."""
POSTS_AT_A_TABLE = "1200/minute"
"""Taps of one address at one table."""
TABLES = ("30/hour", "100/day")
"""New tables of one address."""
TABLES_OF_A_CLUB = 20
"""Tables of a club; they count as new tables of its address."""
NIGHTS = 100
"""Nights that one phone hosts, ended ones too."""
GAMES, LINES = 200, 20_000
"""Games and lines of a night: a long night has ten and three thousand."""
LOOK = 60.0
"""Seconds between two looks at the size of the database."""
SIZE = "referee-size"
ENDING = "nights"
"""The blueprint of a night's own page: it can be renamed, ended and deleted at any size."""


class Full(Keyed):
    """A public server has no room for a request, as a sentence says."""


def init_app(app: Flask) -> None:
    """Hold the requests of a public server within their bounds."""
    app.register_error_handler(Full, lambda full: sorry(full.key, 507, **full.fill))
    if app.config["PUBLIC"]:
        app.before_request(_count)


def _count() -> Response | None:
    if request.method != "POST":
        return None
    code = (request.view_args or {}).get("code")
    if not allowed(POSTS, "posts", by_address()) or not (code is None or allowed(POSTS_AT_A_TABLE, "taps", by_table())):
        abort(429)
    there = found(read_code(code)) if code is not None and request.blueprint != ENDING else None
    games = there.table.games if there is not None else ()
    full = len(games) >= GAMES or sum(len(played.lines) for played in games) >= LINES
    return sorry("ui-night-full", 507) if full else None


def must_have_room(*, new_table: bool = False, tables: int = 1) -> None:
    """Raise Full if a public server can keep nothing new; for new `tables` also if their phone or address has many."""
    if not is_public():
        return
    if _size() > current_app.config["ROOM"]:
        raise Full("ui-house-full")
    if not new_table:
        return
    rows = ask_store(Store.nights, device=device())
    if sum(row.host == device() for row in rows) + tables > NIGHTS:
        raise Full("ui-nights-full", most=NIGHTS)
    for often in reversed(TABLES):
        if not may_try(often, "tables", by_address(), tables):
            raise TooOften("ui-tables-often", often)
    for often in TABLES:
        allowed(often, "tables", by_address(), tables)


def _size() -> int:
    """Return the bytes of the database as they were lately."""
    kept: tuple[float, int] | None = current_app.extensions.get(SIZE)
    if kept is None or time.monotonic() - kept[0] > LOOK:
        kept = current_app.extensions[SIZE] = (time.monotonic(), ask_store(Store.size))
    return kept[1]
