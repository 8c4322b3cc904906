"""The page that phones see while many results are computed."""

from flask import Response, make_response, render_template

from referee.web.request.context import hall

REFRESH = "2"
"""Seconds after which the page is read again."""


def progress() -> Response | None:
    """Return the page that shows how many results are there; None once all are."""
    done, every = hall().results.update()
    if not every:
        return None
    response = make_response(render_template("people/progress.html", table=None, done=done, every=every))
    response.headers["Refresh"] = REFRESH
    return response
