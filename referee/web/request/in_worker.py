"""Pages that judge texts which anybody may send: a separate process answers them, if the server has one."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar
from urllib.parse import urlencode

from flask import Response, abort, current_app, request
from werkzeug.wrappers import Response as Answered

from referee.web.request.context import sorry
from referee.web.request.phone import cookies
from referee.web.request.rate_limit import allowed, by_address, may_try
from referee.web.request.worker import NoAnswer, Request, Worker

P = ParamSpec("P")
R = TypeVar("R")
WORKER = "worker"
"""The key of the app's worker in its extensions."""
ENDED = "4/minute"
"""Processes that one address may end with texts that take too long."""
FORM = "application/x-www-form-urlencoded"
LEFT_OUT = ("HTTP_ACCEPT_ENCODING", "HTTP_COOKIE", "HTTP_TRANSFER_ENCODING", "HTTP_CONTENT_ENCODING")
"""The server itself compresses, reads bodies and handles the cookie."""
OF_THE_SERVER = ("set-cookie", "content-length", "content-encoding", "vary")


def in_worker(view: Callable[P, R]) -> Callable[P, R | Answered]:
    """Let the worker answer a page, if there is one."""

    @wraps(view)
    def passed_on(*args: P.args, **kwargs: P.kwargs) -> R | Answered:
        worker: Worker | None = current_app.extensions.get(WORKER)
        return view(*args, **kwargs) if worker is None else _answer(worker)

    return passed_on


def _answer(worker: Worker) -> Answered:
    if not may_try(ENDED, "worker", by_address()):
        abort(429)
    try:
        found = worker.answer(_request())
    except NoAnswer as fault:
        if fault.slow:
            allowed(ENDED, "worker", by_address())
        return sorry("ui-record-slow" if fault.slow else "ui-record-nobody", 503)
    headers = [(name, value) for name, value in found.headers if name.lower() not in OF_THE_SERVER]
    return Response(found.body, found.status, headers)


def _request() -> Request:
    """Return this request as another process of this computer can answer it for the same phone."""
    texts = {key: value for key, value in request.environ.items() if isinstance(value, str) and key not in LEFT_OUT}
    texts["HTTP_COOKIE"] = cookies()
    body = urlencode(list(request.form.items(multi=True))).encode() if request.method == "POST" else b""
    return Request({**texts, "CONTENT_TYPE": FORM} if body else texts, body)
