"""The page by which a proxy or a container learns that this server answers."""

from flask import Blueprint, Response

page = Blueprint("health", __name__)


@page.get("/healthz")
def health() -> Response:
    """Report that this server is alive. The database is not queried: no other server could reach it either."""
    return Response("ok\n", mimetype="text/plain")
