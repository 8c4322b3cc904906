"""The Flask app: its configuration, the tables behind it, security headers and error pages."""

import contextlib
import json
import re
import sys
import time
from collections.abc import Callable, MutableMapping
from contextvars import copy_context
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from flask import Blueprint, Flask, Response, g, request, send_from_directory
from flask.templating import Environment
from flask_compress import Compress
from gevent import get_hub
from jinja2 import FileSystemBytecodeCache, Template
from werkzeug.exceptions import ClientDisconnected, HTTPException
from werkzeug.middleware.proxy_fix import ProxyFix

from referee import paths, web
from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.live import StoreWriter, TableRegistry
from referee.live.apart import TooMuch, in_thread, in_turns
from referee.store import Store
from referee.store.codes import CODE_LENGTH, LONG_CODE
from referee.store.values import DatabaseFault, StoreError
from referee.texts.catalog import shared
from referee.web.core import assets, bounds, context
from referee.web.core.access import is_local_request
from referee.web.core.origin import is_foreign, is_known_host
from referee.web.core.phone import READING, YEAR, PhoneRequest, asked, phone, save
from referee.web.core.rate_limit import TooOften
from referee.web.core.screens import Screens
from referee.web.play.pieces import equip

NIGHTS_LIMIT = 1024**3
"""The most bytes of a file of nights: ten thousand nights have half of it."""
BROUGHT_LIMIT = 64 * 1024**2
"""The most bytes of the plays of another program, as a page carries them until they are confirmed."""
COMPRESSED = ["text/html", "text/css", "text/javascript", "application/javascript", "image/svg+xml"]
"""Types that are compressed as they are sent. Streams are compressed piece by piece (live/stream.py)."""
PACKET = 1200
"""Bytes that fit in one packet uncompressed, as the answer to a tap does."""
LONG = 100_000
"""Bytes that are compressed beside the tables: three milliseconds."""
VERSIONED = ("static", "vendor")
"""The endpoints whose addresses change with the files."""
FILES = (*VERSIONED, "icons", "other_files")
"""The endpoints that are the same for everybody, so that a browser may cache the answers."""
POLICY = "default-src 'self'; img-src 'self' data:; media-src 'self' data:; frame-ancestors 'none'; form-action 'self'"
SAFE = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
"""The headers of every response; no page sets one of them itself."""
PRIVATE = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
"""The headers of an answer for one phone, unless it sets them itself."""
SHORT = "referee.short"
"""The key of a request for the headers of an answer that is for one phone and is not compressed."""

KEPT_DAYS = 90
ROOM = 20 * 10**9
"""Bytes that the database of a public server may have."""
HEALTH = "health"
"""The endpoint of programs, which may ask by any name: a proxy or a container learns that this server answers."""
compress = Compress()


class PageTemplate(Template):
    """A template that lets others have their turn while it renders a page; live pieces are drawn by `Screens`."""

    def render(self, *args: Any, **kwargs: Any) -> str:
        """Return the page."""
        return "".join(in_turns(self.generate(*args, **kwargs)))


class Pages(Environment):
    """The templates: all of them share its values, which Jinja would look up one by one for each that is used."""

    template_class = PageTemplate

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return self.globals if d is None else super().make_globals(d)


class App(Flask):
    """A Flask app whose views are plain functions, so that it need not test each for being a coroutine."""

    request_class, jinja_environment = PhoneRequest, Pages

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        return func

    def wsgi_app(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Any:
        """Answer a request, with the headers of every response added to the finished list: this saves 90 calls."""

        def begin(status: str, headers: list[tuple[str, str]], *fault: Any) -> Any:
            made = dict(headers)
            private = [one for one in environ.get(SHORT, ()) if one[0] not in made]
            return start_response(status, [*headers, *SAFE.items(), *private], *fault)

        return super().wsgi_app(environ, begin)


def create_app(config: dict[str, Any] | None = None) -> Flask:
    """Create the app; raise DatabaseFault if the database cannot be opened.

    Config: `DB` (a path; default `:memory:`), `URL` (the address for phones, if set), `HOST` and `PORT`
    (the address it listens on), `PROXIES` (the number of reverse proxies whose forwarding headers are trusted),
    `LINES_A_MINUTE` (the limit of one phone; 0 for none), `REQUESTS` (True: each is printed), `PUBLIC` (True: strangers
    open it), and for a public server `KEPT_DAYS` (after which an idle night is deleted) and `ROOM` (the bytes that its
    database may have).
    """
    app = App(
        "referee",
        static_folder=str(paths.STATIC),
        static_url_path=assets.static(),
        template_folder=str(paths.TEMPLATES),
    )
    app.config.from_mapping(
        DB=":memory:",
        URL=None,
        HOST="127.0.0.1",
        PORT=8000,
        PROXIES=0,
        LINES_A_MINUTE=0,
        PUBLIC=False,
        KEPT_DAYS=KEPT_DAYS,
        ROOM=ROOM,
        REQUESTS=False,
        COMPRESS_ALGORITHM=["gzip"],  # all that browsers ask for over plain http
        COMPRESS_MIMETYPES=COMPRESSED,
        COMPRESS_MIN_SIZE=PACKET,
        COMPRESS_STREAMS=False,
        COMPRESS_REGISTER=False,  # `_safe` does it, for what is long enough
    )
    app.config.update(config or {})
    if proxies := int(app.config["PROXIES"]):
        app.wsgi_app = ProxyFix(app.wsgi_app, proxies, proxies, proxies)  # type: ignore[method-assign]
    # Kept without a limit: Jinja's own looks through all that is kept whenever one of them is used again.
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True, "bytecode_cache": _compiled(), "cache_size": -1}
    # Not `shared(False)`: it would be cached apart from `shared()`, which the command parses in advance.
    texts = shared(True) if app.config.get("TESTING") else shared()
    equip(app.jinja_env)
    screens = Screens(app, texts)
    app.extensions["texts"] = texts
    app.extensions["screens"] = screens
    store = Store(app.config["DB"])
    # On a full disk deleted nights stay, and the others can be read; what another server uses now goes later.
    with contextlib.suppress(DatabaseFault, StoreError):
        store.purge()
    app.extensions["registry"] = TableRegistry(
        StoreWriter(store),
        games.open_log,
        screens,
        int(app.config["LINES_A_MINUTE"]),
        LONG_CODE if app.config["PUBLIC"] else CODE_LENGTH,
        own=bool(app.config["PUBLIC"]),
    )
    if app.config["REQUESTS"]:
        app.before_request(_begin)
        app.after_request(_printed)
    app.before_request(_admit)
    compress.init_app(app)
    context.init_app(app)
    bounds.init_app(app)
    for file in walk_packages(web.__path__, f"{web.__name__}."):
        if isinstance(page := getattr(import_module(file.name), "page", None), Blueprint):
            app.register_blueprint(page)
    app.add_url_rule(f"{assets.vendor()}/<path:path>", "vendor", partial(send_from_directory, paths.HTMX))
    app.add_url_rule("/<any(static, vendor):folder>/<path:name>", "other_files", _of_other_version)
    app.add_url_rule("/healthz", HEALTH, lambda: Response("ok\n", mimetype="text/plain"))  # the database is not asked
    app.add_url_rule(assets.ICONS, "icons", lambda: Response(assets.icons(), mimetype="image/svg+xml"))
    app.register_error_handler(DatabaseFault, context.faulty)
    app.register_error_handler(StoreError, context.overtaken)
    app.register_error_handler(NotationError, context.unreadable)
    app.register_error_handler(TooMuch, context.too_much)
    app.register_error_handler(HTTPException, _trouble)
    app.after_request(_safe)
    return app


def _compiled() -> FileSystemBytecodeCache | None:
    """Return a cache of compiled templates in the computer's temporary folder, or None if there is no such folder.

    It saves a quarter of a second of a phone's first page after each start.
    """
    try:
        return FileSystemBytecodeCache()
    except (OSError, RuntimeError):
        return None


def _admit() -> Response | None:
    """Refuse what is asked by a name that is not the referee's, what another site posts, and a phone without cookies.

    The server's computer, and no phone, may send a file of nights.
    """
    request = asked()
    if not is_known_host(request) and request.endpoint != HEALTH:
        return context.sorry("ui-unknown-host", 421, host=request.host[:80])
    if request.method in READING:
        return None
    if is_foreign(request):
        return context.sorry("ui-foreign", 403)
    if phone().secret is None and request.endpoint is not None:
        return context.sorry("ui-no-cookies", 403)
    if request.endpoint == "season_files.read_nights" and is_local_request():
        request.max_content_length = NIGHTS_LIMIT  # before the form is read
        request.max_form_memory_size = BROUGHT_LIMIT
    return None


def _begin() -> None:
    g.begun = time.perf_counter()


def _printed(response: Response) -> Response:
    """Print a request as one line that holds no name, code or address; a proxy's checks are not printed."""
    if request.endpoint != HEALTH:
        line = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "method": request.method,
            "page": request.endpoint or "none",
            "status": response.status_code,
            "ms": round((time.perf_counter() - g.begun) * 1000, 2) if "begun" in g else 0.0,
            "bytes": None if response.is_streamed else response.content_length or 0,
        }
        print(json.dumps(line), file=sys.stderr, flush=True)
    return response


def _of_other_version(folder: str, name: str) -> Response:
    """Send today's file to a page that another version has drawn, while servers are updated one after another."""
    return send_from_directory(paths.STATIC if folder == "static" else paths.HTMX, assets.VERSION.sub("", name))


def _trouble(error: HTTPException) -> Response:
    """Answer every HTTP error with a sentence in the person's language."""
    code = 408 if isinstance(error, ClientDisconnected) else error.code or 500  # Werkzeug's name for a body that stops
    keys = {404: "ui-not-found", 405: "ui-not-found", 408: "ui-too-late", 413: "ui-too-large", 403: "ui-not-yours"}
    keys |= {429: "ui-too-often"}
    if isinstance(error, TooOften):
        return context.sorry(error.key, code, most=error.most, span=error.span)
    key = "ui-no-night" if isinstance(error, context.NoNight) else keys.get(code, "ui-went-wrong")
    response = context.sorry(key, code)
    if code == 408:
        response.headers["Connection"] = "close"  # the rest of its body would be read as the next request
    return response


def _safe(response: Response) -> Response:
    """Add the headers of a phone's own answer, and compress it if it is long."""
    endpoint = (request := asked()).endpoint
    if endpoint not in FILES:
        save(response, request)
    if endpoint not in FILES or response.status_code >= 400:
        if response.status_code == 204 or response.is_streamed or (response.content_length or 0) < PACKET:
            request.environ[SHORT] = PRIVATE.items()
            return response
        made = {name for name, _ in response.headers}  # Werkzeug builds a complete error for a header it does not find
        response.headers.extend({name: value for name, value in PRIVATE.items() if name not in made})
    elif endpoint in VERSIONED or (endpoint == "icons" and "v" in request.args):
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"  # another version has another address
    if response.direct_passthrough and response.mimetype in COMPRESSED:  # only a file that is read is compressed
        response.direct_passthrough = False
        response.make_sequence()
        strip = STRIPPED.get(response.mimetype) if endpoint != "vendor" else None
        if strip is not None and response.status_code == 200:
            response.set_data(strip(response.get_data(as_text=True)))
    if (response.content_length or 0) < LONG:
        return compress.after_request(response)
    return in_thread(get_hub().threadpool, copy_context().run, compress.after_request, response)


def sheet_without_comments(sheet: str) -> str:
    """Return a style sheet without its comments, which are a tenth of a phone's first page, and spaces at signs."""
    needless = r'("[^"]*")|/\*.*?\*/\s*|;\s*(?=})|([;{}>:,])\s+|\s+(?=[{>])'
    return re.sub(needless, r"\1\2", sheet, flags=re.DOTALL)


def script_without_comments(script: str) -> str:
    """Return a script of our own without its comments and the spaces that lines begin with: no text goes over lines."""
    return re.sub(r"^ *//.*\n|^ +| +// .*$", "", script, flags=re.MULTILINE)


STRIPPED = {"text/css": sheet_without_comments, "text/javascript": script_without_comments}
"""Functions by the type of a file of our own that take its comments out before it is sent."""
