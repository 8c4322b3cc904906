"""The pages that only a public server has: the data that it stores, and its installation on a phone.

A manifest, and the page shown while there is no network, need a secure page, which a table over plain http is not.
"""

from flask import Blueprint, Response, abort, current_app, make_response, render_template

from referee import __version__
from referee.store.deleted import DELETED_DAYS
from referee.texts.catalog import LANGUAGES
from referee.texts.sentences import Sentences
from referee.web.core import assets
from referee.web.core.context import language, speech, texts
from referee.web.core.public_server import EMPTY_DAYS, EVENING, is_public

page = Blueprint("public_pages", __name__)
SIZES = (192, 512)
"""Pixels of the icons that Android wants."""
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
    folder = f"{assets.static()}/request"
    icons = [
        {"src": f"{folder}/app-icon-{n}.png", "sizes": f"{n}x{n}", "type": "image/png", "purpose": purpose}
        for n in SIZES
        for purpose in ("any", "maskable")
    ]
    described = {
        "name": speech().plain("ui-title"), "short_name": speech().plain("ui-title"), "lang": language(),
        "description": speech().plain("ui-what"), "id": "/", "start_url": "/", "scope": "/", "display": "standalone",
        "background_color": PAPER, "theme_color": GROUND, "icons": icons,
    }  # fmt: skip
    response = make_response(described)
    response.mimetype = "application/manifest+json"
    return response


@page.get("/no-network.js")
def worker() -> Response:
    """Send the service worker. Its bytes change with the version, so that browsers replace what they keep."""
    kept = ["/no-network", *(f"{assets.static()}/{name}" for name in KEPT)]
    script = render_template("core/worker.js", version=__version__, kept=kept)
    return Response(script, mimetype="text/javascript")


@page.get("/no-network")
def no_network() -> str:
    """Show the page that the browser keeps: in every language, this phone's first, as a language may change later."""
    order = sorted(LANGUAGES, key=lambda name: name != language())
    spoken = [(name, Sentences(texts(), name, (), None)) for name in order]
    return render_template("core/no_network.html", spoken=spoken)


@page.get("/stored")
def stored() -> str:
    """Show what data is stored, its readers, and how long it is kept."""
    return render_template(
        "core/stored.html",
        table=None,
        hours=EVENING // 3600,
        days=current_app.config["KEPT_DAYS"],
        empty=EMPTY_DAYS,
        back=DELETED_DAYS,
    )
