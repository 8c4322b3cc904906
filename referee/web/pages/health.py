"""The pages that programs ask for: a proxy or a container whether this server answers, Prometheus for its numbers."""

from flask import Blueprint, Response, abort

from referee.web.request.access import is_forwarded
from referee.web.request.counting import metrics as counted

page = Blueprint("health", __name__)


@page.get("/healthz")
def health() -> Response:
    """Report that this server is alive. The database is not queried: no other server could reach it either."""
    return Response("ok\n", mimetype="text/plain")


@page.get("/metrics")
def metrics() -> Response:
    """Send the numbers of this server to anybody who asks it directly; through the proxy nobody gets them."""
    numbers = counted()
    if numbers is None or is_forwarded():
        abort(404)
    return numbers.answer()
