"""The Flask app: configuration, the hall behind it, safety headers, and what is said when something is not found or
not kept."""

import contextlib
import hashlib
from functools import lru_cache
from typing import Any

from flask import Flask, Request, Response, g, request, send_from_directory, session
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface
from flask_compress import Compress
from flask_wtf.csrf import CSRFError, CSRFProtect, validate_csrf
from itsdangerous import BadSignature, URLSafeTimedSerializer
from jinja2 import FileSystemBytecodeCache
from werkzeug.exceptions import HTTPException
from werkzeug.middleware.proxy_fix import ProxyFix
from wtforms import ValidationError

from referee import games, places
from referee.core import record
from referee.core.notation import Unreadable
from referee.core.replay import Log
from referee.live import Hall, Keeper
from referee.live.pace import Pace, TooFast
from referee.store import DatabaseFault, Store
from referee.texts import shared
from referee.web import PAGES, context
from referee.web.fragments import Screens
from referee.web.in_worker import WORKER
from referee.worker import Worker

BODY_LIMIT = 64 * 1024
COMPRESSED = ["text/html", "text/css", "text/javascript", "application/javascript", "image/svg+xml"]
"""What is compressed as it is sent. News is packed piece by piece (live/packing.py)."""
PACKET = 1200
"""Bytes that travel in one packet anyway: an answer to a tap is shorter."""
SHARED = ("SECRET_KEY", "URL", "HOST", "PORT")
"""What of the configuration the worker has too."""
YEAR = 365 * 24 * 3600
POLICY = "default-src 'self'; img-src 'self' data:; media-src 'self' data:; frame-ancestors 'none'; form-action 'self'"

COOKIES = 4096
"""So many phones' cookies are read once as long as they stay the same; all that is in one are texts."""

COOKIE_BEFORE = "session"
"""The cookie's name up to 0.5.0: a phone that still has one keeps its seats, and is given the new one."""


def cookie_name(secret: str) -> str:
    """Return the name of this referee's cookie. Browsers keep one jar for all ports of a computer, so two referees on
    it must not call theirs alike; the key is each database's own, and the name tells nothing of it."""
    return f"referee-{hashlib.sha256(f'cookie {secret}'.encode()).hexdigest()[:12]}"


class Tokens(CSRFProtect):
    """Protects as the library does; a token that was found good for a session is good for it from then on, as none
    grows old here. To read its signature anew takes a twentieth of a tap."""

    def __init__(self) -> None:
        super().__init__()
        self._good = lru_cache(maxsize=COOKIES)(lambda own, sent: validate_csrf(sent))

    def protect(self, apply_exemptions: bool = False) -> None:
        if request.method == "POST" and not request.is_secure:  # over https it also counts where a tap comes from
            own, sent = session.get("csrf_token"), request.headers.get("X-CSRFToken")
            if own and sent:
                with contextlib.suppress(ValidationError):
                    self._good(own, sent)
                    g.csrf_valid = True
                    return
        super().protect(apply_exemptions)


csrf = Tokens()
compress = Compress()


class Cookies(SecureCookieSessionInterface):
    """A cookie set over https is sent over https only; on a table's plain http there could be none then. How old it is
    does not matter: once this computer's clock is set back every cookie is from the future, and still a phone's own."""

    def __init__(self) -> None:
        self._signer: URLSafeTimedSerializer | None = None
        self._read = lru_cache(maxsize=COOKIES)(lambda signer, cookie: signer.loads(cookie))

    def get_signing_serializer(self, app: Flask) -> URLSafeTimedSerializer | None:
        """Made once: each request asks for it twice."""
        if self._signer is None:
            self._signer = super().get_signing_serializer(app)
        return self._signer

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        signer = self.get_signing_serializer(app)
        if signer is None:
            return None
        for name in (self.get_cookie_name(app), COOKIE_BEFORE):
            if (cookie := request.cookies.get(name)) is not None:
                with contextlib.suppress(BadSignature):
                    return self.session_class(self._read(signer, cookie))
        return self.session_class()

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure


def open_log(head: str) -> Log:
    """An empty log for a head's text; raises Unreadable."""
    read = record.read_head(head)
    return Log(games.find(read.game), read)


def create_app(config: dict[str, Any] | None = None) -> Flask:
    """The app. Config: `DB` (a path, `:memory:` without one), `SECRET_KEY`, `URL` (what phones open, if set), `HOST`
    and `PORT` (where it listens), `PROXIES` (how many reverse proxies stand before it: only so many are believed in
    what they forward), `WORKER` (whether a process of its own judges texts that anybody may send),
    `LINES_A_MINUTE` (of one phone; 0 for as many as it likes). Raises DatabaseFault where the database cannot be
    opened."""
    app = Flask("referee", static_folder=str(places.STATIC), template_folder=str(places.TEMPLATES))
    app.config.from_mapping(
        DB=":memory:",
        SECRET_KEY="for tests only",
        URL=None,
        HOST="127.0.0.1",
        PORT=8000,
        PROXIES=0,
        WORKER=False,
        LINES_A_MINUTE=0,
        WTF_CSRF_TIME_LIMIT=None,
        MAX_CONTENT_LENGTH=BODY_LIMIT,
        PERMANENT_SESSION_LIFETIME=YEAR,
        SESSION_COOKIE_SAMESITE="Lax",
        SESSION_COOKIE_HTTPONLY=True,
        COMPRESS_ALGORITHM=["gzip"],  # all that browsers ask for over plain http
        COMPRESS_MIMETYPES=COMPRESSED,
        COMPRESS_MIN_SIZE=PACKET,
        COMPRESS_STREAMS=False,
    )
    app.config.update(config or {})
    app.config["SESSION_COOKIE_NAME"] = cookie_name(app.config["SECRET_KEY"])
    app.session_interface = Cookies()
    if proxies := int(app.config["PROXIES"]):
        app.wsgi_app = ProxyFix(app.wsgi_app, proxies, proxies, proxies)  # type: ignore[method-assign]
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True, "bytecode_cache": _compiled()}
    # Not `shared(False)`: it would be kept apart from `shared()`, which the command reads ahead.
    texts = shared(True) if app.config.get("TESTING") else shared()
    screens = Screens(app, texts)
    app.extensions["texts"] = texts
    store = Store(app.config["DB"])
    with contextlib.suppress(DatabaseFault):  # on a full disk what is old stays, and the nights can be read
        store.purge()
    app.extensions["hall"] = Hall(Keeper(store), open_log, screens, Pace(int(app.config["LINES_A_MINUTE"])))
    if app.config["WORKER"]:
        app.extensions[WORKER] = Worker({key: app.config[key] for key in SHARED}, games.added())
    csrf.init_app(app)
    compress.init_app(app)
    context.init_app(app)
    for page in PAGES:
        app.register_blueprint(page)
    app.add_url_rule("/vendor/<path:name>", "vendor", _vendor)
    app.register_error_handler(CSRFError, _stale_page)
    app.register_error_handler(DatabaseFault, context.faulty)
    app.register_error_handler(Unreadable, context.unreadable)
    app.register_error_handler(TooFast, context.too_fast)
    app.register_error_handler(HTTPException, _trouble)
    app.after_request(_safe)
    return app


def _compiled() -> FileSystemBytecodeCache | None:
    """Templates are compiled once for this computer, in its folder for what is temporary: compiling those of a phone's
    first page takes a quarter of a second. Where there is no such folder each start compiles them anew."""
    try:
        return FileSystemBytecodeCache()
    except (OSError, RuntimeError):
        return None


def _vendor(name: str) -> Response:
    return send_from_directory(places.HTMX, name, max_age=YEAR)


def _stale_page(error: CSRFError) -> Response:
    """A refused token: the page loads anew with a fresh one, and the phone sends its kept tap again. A plain form says
    so, and the way back has its text still in it."""
    return Response("", 403, {"HX-Refresh": "true"}) if context.is_htmx() else context.sorry("ui-stale", 403)


def _trouble(error: HTTPException) -> Response:
    """Every refusal of the server in the person's language; nobody is shown a bare code."""
    code = error.code or 500
    keys = {404: "ui-not-found", 405: "ui-not-found", 408: "ui-too-late", 413: "ui-too-large", 403: "ui-not-yours"}
    keys |= {429: "ui-too-often"}
    return context.sorry(keys.get(code, "ui-went-wrong"), code)


def _safe(response: Response) -> Response:
    response.headers.setdefault("Content-Security-Policy", POLICY)
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("Referrer-Policy", "same-origin")
    if request.endpoint not in ("static", "vendor"):
        response.headers.setdefault("Cache-Control", "no-store")
        response.headers.setdefault("Vary", "Cookie, Accept-Language")
    elif "language" in g:
        response.headers.setdefault("Cache-Control", "public")
    if response.direct_passthrough and response.mimetype in COMPRESSED:  # only what is read whole is compressed
        response.direct_passthrough = False
        response.make_sequence()
    return response
