"""The installation of a public server on a phone: its manifest and icons, and the page shown while there is no network.

All of it needs a secure page. At a table, over plain http, there is none of it.
"""

from functools import cache

from flask import Blueprint, Response, abort, make_response, render_template

from referee import __version__, paths
from referee.texts.catalog import LANGUAGES
from referee.texts.sentences import Sentences
from referee.web.request import assets
from referee.web.request.context import language, speech, texts
from referee.web.request.public_server import is_public

page = Blueprint("installed", __name__)
SIZES = (180, 192, 512)
"""Pixels of the icons: of an iPhone, and the two that Android wants."""
SQUARE = ('viewBox="0 0 32 32"', 'width="32" height="32" rx="7"')
FULL = ('viewBox="-3 -3 38 38"', 'x="-3" y="-3" width="38" height="38"')
"""The icon's frame and ground, made larger: a phone cuts its own shape out of it."""
GROUND, PAPER = "#14342b", "#f6f4ee"
KEPT = ("request/tokens.css", "request/dark.css", "pages/no_network.css", "pages/no_network.js", "icon.svg")
"""The files that the browser keeps for the one page that it keeps, which shows no table."""


@page.before_request
def only_on_a_public_server() -> None:
    """Answer 404 at a table."""
    if not is_public():
        abort(404)


@page.get("/manifest.webmanifest")
def manifest() -> Response:
    """Describe the app to the phone that installs it, in the phone's language."""
    icons = [_icon(size, purpose) for size in SIZES[1:] for purpose in ("any", "maskable")]
    described = {
        "name": speech().plain("ui-title"), "short_name": speech().plain("ui-title"), "lang": language(),
        "description": speech().plain("ui-what"), "id": "/", "start_url": "/", "scope": "/", "display": "standalone",
        "background_color": PAPER, "theme_color": GROUND, "icons": icons,
    }  # fmt: skip
    response = make_response(described)
    response.mimetype = "application/manifest+json"
    return response


def _icon(size: int, purpose: str) -> dict[str, str]:
    address = f"/app-icon-{size}.png?v={__version__}"
    return {"src": address, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


@page.get("/app-icon-<number:size>.png")
def icon(size: int) -> Response:
    """Send the icon as a square PNG of this size."""
    if size not in SIZES:
        abort(404)
    return Response(_png(size), mimetype="image/png")


@cache
def _png(size: int) -> bytes:
    """Draw the icon. It takes some milliseconds, so no process of its own is needed, as for pictures of nights."""
    import resvg_py

    drawing = (paths.STATIC / "icon.svg").read_text(encoding="utf-8")
    for small, full in zip(SQUARE, FULL, strict=True):
        drawing = drawing.replace(small, full)
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=size, height=size, skip_system_fonts=True))


@page.get("/no-network.js")
def worker() -> Response:
    """Send the service worker. Its bytes change with the version, so that browsers replace what they keep."""
    kept = ["/no-network", *(f"{assets.static()}/{name}" for name in KEPT)]
    script = render_template("pages/installed/worker.js", version=__version__, kept=kept)
    return Response(script, mimetype="text/javascript")


@page.get("/no-network")
def no_network() -> str:
    """Show the page that the browser keeps: in every language, this phone's first, as a language may change later."""
    order = sorted(LANGUAGES, key=lambda name: name != language())
    spoken = [(name, Sentences(texts(), name, (), None)) for name in order]
    return render_template("pages/installed/no_network.html", spoken=spoken)
