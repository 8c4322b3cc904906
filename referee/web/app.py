"""The Flask app: its configuration, the tables behind it, security headers and error pages."""

import contextlib
import hashlib
import json
import re
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from flask import Blueprint, Flask, Request, Response, g, request, send_from_directory
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin
from flask_compress import Compress
from flask_wtf.csrf import CSRFError, CSRFProtect
from itsdangerous import BadSignature, URLSafeTimedSerializer
from jinja2 import FileSystemBytecodeCache
from werkzeug.exceptions import ClientDisconnected, HTTPException
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.sansio.http import parse_cookie

from referee import paths
from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.live import StoreWriter, TableRegistry
from referee.live.apart import TooMuch
from referee.live.table import TooFast
from referee.store import CODE_LENGTH, LONG_CODE, DatabaseFault, Store, StoreError
from referee.texts.catalog import shared
from referee.web import pages
from referee.web.request import assets, bounds, context
from referee.web.request.access import is_local_request
from referee.web.request.rate_limit import TooOften
from referee.web.screens import icons
from referee.web.screens.phone import Screens

BODY_LIMIT = 64 * 1024
NIGHTS_LIMIT = 1024**3
"""The most bytes of a file of nights: ten thousand nights have half of it."""
COMPRESSED = ["text/html", "text/css", "text/javascript", "application/javascript", "image/svg+xml"]
"""Types that are compressed as they are sent. Streams are compressed piece by piece (live/packing.py)."""
PACKET = 1200
"""Bytes that fit in one packet uncompressed, as the answer to a tap does."""
READING = ("GET", "HEAD", "OPTIONS")
"""The methods that change nothing."""
VERSIONED = ("static", "vendor")
"""The endpoints whose addresses change with the files."""
FILES = (*VERSIONED, "icons", "other_files")
"""The endpoints that are the same for everybody, so that a browser may cache the answers."""
YEAR = 365 * 24 * 3600
POLICY = "default-src 'self'; img-src 'self' data:; media-src 'self' data:; frame-ancestors 'none'; form-action 'self'"
SAFE = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
"""The headers of every response; no page sets one of them itself."""
PRIVATE = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
"""The headers of an answer for one phone, unless it sets them itself."""

KEPT_DAYS = 90
ROOM = 20 * 10**9
"""Bytes that the database of a public house may have."""
COOKIE_BEFORE = "session"
"""The cookie's name up to 0.5.0: a phone that still has one keeps its seats and gets a new one."""


def cookie_name(secret: str) -> str:
    """Return the name of this referee's cookie, derived from its key without revealing it.

    Browsers keep one jar for all ports of a computer, so two referees on it need different names.
    """
    return f"referee-{hashlib.sha256(f'cookie {secret}'.encode()).hexdigest()[:12]}"


csrf = CSRFProtect()
compress = Compress()


class App(Flask):
    """A Flask app whose views are plain functions, so that it need not test each for being a coroutine."""

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        return func


class Cookies(SecureCookieSessionInterface):
    """Flask's signed cookie, valid at any age: after the clock is set back, every cookie seems to be from the future.

    A cookie that was set over https is sent over https only; on a table's plain http no cookie could be.
    """

    _signer: URLSafeTimedSerializer | None = None

    def get_signing_serializer(self, app: Flask) -> URLSafeTimedSerializer | None:
        """Return the serializer of the app's key, made once: it saves 0.05 ms a tap."""
        if self._signer is None:
            self._signer = super().get_signing_serializer(app)
        return self._signer

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        signer = self.get_signing_serializer(app)
        # Ours is ASCII. Werkzeug's function for environments fails on a cookie of somebody else that is not UTF-8.
        cookies = parse_cookie(request.environ.get("HTTP_COOKIE"))
        for name in (self.get_cookie_name(app), COOKIE_BEFORE):
            if signer is not None and name in cookies:
                with contextlib.suppress(BadSignature):
                    return self.session_class(signer.loads(cookies[name]))
        return self.session_class()

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        """Sign the cookie again, for another year, when a page is read: a tap changes nothing in it.

        Files that a cache may keep for everybody never bring one phone's cookie.
        """
        if request.endpoint in FILES:
            return
        if session.modified or request.method in READING:
            super().save_session(app, session, response)

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure


def create_app(config: dict[str, Any] | None = None) -> Flask:
    """Create the app; raise DatabaseFault if the database cannot be opened.

    Config: `DB` (a path; default `:memory:`), `SECRET_KEY`, `URL` (the address for phones, if set), `HOST` and `PORT`
    (the address it listens on), `PROXIES` (the number of reverse proxies whose forwarding headers are trusted),
    `LINES_A_MINUTE` (the limit of one phone; 0 for none), `REQUESTS` (True: each is printed), `PUBLIC` (True: strangers
    open it), and for a public house `KEPT_DAYS` (after which an idle night is deleted) and `ROOM` (the bytes that its
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
        SECRET_KEY="for tests only",
        URL=None,
        HOST="127.0.0.1",
        PORT=8000,
        PROXIES=0,
        LINES_A_MINUTE=0,
        PUBLIC=False,
        KEPT_DAYS=KEPT_DAYS,
        ROOM=ROOM,
        REQUESTS=False,
        WTF_CSRF_TIME_LIMIT=None,
        WTF_CSRF_CHECK_DEFAULT=False,  # `_admit` asks, of what is posted
        MAX_CONTENT_LENGTH=BODY_LIMIT,
        PERMANENT_SESSION_LIFETIME=YEAR,
        SESSION_COOKIE_SAMESITE="Lax",
        SESSION_COOKIE_HTTPONLY=True,
        COMPRESS_ALGORITHM=["gzip"],  # all that browsers ask for over plain http
        COMPRESS_MIMETYPES=COMPRESSED,
        COMPRESS_MIN_SIZE=PACKET,
        COMPRESS_STREAMS=False,
        COMPRESS_REGISTER=False,  # `_safe` does it, for what is long enough
    )
    app.config.update(config or {})
    app.config["SESSION_COOKIE_NAME"] = cookie_name(app.config["SECRET_KEY"])
    app.session_interface = Cookies()
    if proxies := int(app.config["PROXIES"]):
        app.wsgi_app = ProxyFix(app.wsgi_app, proxies, proxies, proxies)  # type: ignore[method-assign]
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True, "bytecode_cache": _compiled()}
    # Not `shared(False)`: it would be cached apart from `shared()`, which the command parses in advance.
    texts = shared(True) if app.config.get("TESTING") else shared()
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
    csrf.init_app(app)
    app.before_request(partial(_admit, app))
    compress.init_app(app)
    context.init_app(app)
    bounds.init_app(app)
    for file in iter_modules(pages.__path__, f"{pages.__name__}."):
        if isinstance(page := getattr(import_module(file.name), "page", None), Blueprint):
            app.register_blueprint(page)
    app.add_url_rule(f"{assets.vendor()}/<path:name>", "vendor", _vendor)
    app.add_url_rule("/<any(static, vendor):folder>/<path:name>", "other_files", _of_other_version)
    app.add_url_rule(icons.ADDRESS, "icons", _icons)
    app.register_error_handler(CSRFError, _stale_page)
    app.register_error_handler(DatabaseFault, context.faulty)
    app.register_error_handler(StoreError, context.overtaken)
    app.register_error_handler(NotationError, context.unreadable)
    app.register_error_handler(TooFast, context.too_fast)
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


def _admit(app: Flask) -> None:
    """Check the token of a post; the server's computer, and no phone, may send a file of nights."""
    if request.method in READING or request.endpoint is None:
        return
    if request.endpoint == "season_files.read_nights" and is_local_request():
        request.max_content_length = NIGHTS_LIMIT  # before the token of the form is read
    if app.config["WTF_CSRF_ENABLED"]:
        csrf.protect()


def _begin() -> None:
    g.begun = time.perf_counter()


def _printed(response: Response) -> Response:
    """Print a request as one line that holds no name, code or address; a proxy's checks are not printed."""
    if request.blueprint != "health":
        line = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "method": request.method,
            "page": request.endpoint or "none",
            "status": response.status_code,
            "ms": round((time.perf_counter() - g.begun) * 1000, 2) if "begun" in g else 0.0,
            "bytes": None if response.is_streamed else response.content_length,
        }
        print(json.dumps(line), file=sys.stderr, flush=True)
    return response


def _vendor(name: str) -> Response:
    return send_from_directory(paths.HTMX, name)


def _of_other_version(folder: str, name: str) -> Response:
    """Send today's file to a page that another version has drawn, while servers are updated one after another."""
    return send_from_directory(paths.STATIC if folder == "static" else paths.HTMX, assets.without_version(name))


def _icons() -> Response:
    return Response(icons.sprite(), mimetype="image/svg+xml")


def _stale_page(error: CSRFError) -> Response:
    """Answer a refused token: htmx reloads the page for a new one and sends the stored tap again; a form says so."""
    return Response("", 403, {"HX-Refresh": "true"}) if context.is_htmx() else context.sorry("ui-stale", 403)


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
    """Add the headers that protect a response, and compress it if it is long."""
    response.headers.extend(SAFE)
    if request.endpoint not in FILES or response.status_code >= 400:
        made = {name for name, _ in response.headers}  # Werkzeug builds a complete error for a header it does not find
        response.headers.extend({name: value for name, value in PRIVATE.items() if name not in made})
        if response.is_streamed or (response.content_length or 0) < PACKET:
            return response
    elif request.endpoint in VERSIONED or (request.endpoint == "icons" and "v" in request.args):
        response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"  # another version has another address
    if response.direct_passthrough and response.mimetype in COMPRESSED:  # only a file that is read is compressed
        response.direct_passthrough = False
        response.make_sequence()
        strip = STRIPPED.get(response.mimetype) if request.endpoint != "vendor" else None
        if strip is not None and response.status_code == 200:
            response.set_data(strip(response.get_data(as_text=True)))
    return compress.after_request(response)


def sheet_without_comments(sheet: str) -> str:
    """Return a style sheet without its comments, which are a tenth of a phone's first page."""
    first, *others = sheet.split("/*")
    return first + "".join(other.partition("*/")[2].lstrip() for other in others)


def script_without_comments(script: str) -> str:
    """Return a script of our own without the lines that are comments."""
    return re.sub(r"^ *//.*\n", "", script, flags=re.MULTILINE)


STRIPPED = {"text/css": sheet_without_comments, "text/javascript": script_without_comments}
"""Functions by the type of a file of our own that take its comments out before it is sent."""
