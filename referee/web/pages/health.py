"""The page that a proxy or a container asks whether this server answers."""

from flask import Blueprint, Response

page = Blueprint("health", __name__)


@page.get("/healthz")
def health() -> Response:
    """Say that this server answers; the database is not asked, as no other server could reach it either."""
    return Response("ok\n", mimetype="text/plain")
