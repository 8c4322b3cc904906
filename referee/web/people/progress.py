"""The page that phones see while many results, or the ratings of a season with many games, are computed."""

from flask import Response, make_response, render_template

from referee.store.people.outcomes import Span
from referee.web.request.context import registry

REFRESH = "2"
"""Seconds after which the page is read again."""


def progress() -> Response | None:
    """Return the page with the number of results computed so far; None once all are."""
    return _shown(*registry().results.update())


def rating_progress(span: Span) -> Response | None:
    """Return the page with the number of games of a season rated so far; None once all are."""
    return _shown(*registry().ratings.update(span))


def _shown(done: int, every: int) -> Response | None:
    if not every:
        return None
    response = make_response(render_template("people/progress.html", table=None, done=done, every=every))
    response.headers["Refresh"] = REFRESH
    return response
