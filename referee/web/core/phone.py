"""The phone of a request as its cookies know it: a random secret, and what its person chose on it.

The database knows a phone by a hash of the secret, so who reads the database cannot act for anybody.
"""

import contextlib
import json
import re
import secrets
import zlib
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import parse_qsl, urlencode

from flask import Request, Response, request
from itsdangerous import base64_decode
from itsdangerous.exc import BadData
from werkzeug.sansio.http import parse_cookie

from referee.store.codes import hashed

SECRET, CHOICES = "referee-phone", "referee-choices"
"""The names of the two cookies. Browsers have one jar for all ports of a computer, and a phone is the same at each."""
YEAR = 365 * 24 * 3600
LONGEST = 1000
"""Characters of choices that are kept."""
READING = ("GET", "HEAD", "OPTIONS")
"""The methods that change nothing."""
BODY_LIMIT = 64 * 1024
_SECRET = re.compile(r"[0-9a-f]{32}")
_OF_0_10 = re.compile(r"referee-[0-9a-f]{12}")
"""The name of the signed cookie of 0.10, which held the phone's id and its choices."""
MOST_0_10 = 4096
"""Bytes of what it held."""


@dataclass
class Phone:
    """A phone: its `secret`, None at its first visit, and its `choices`, read from what a cookie `said` once asked for.

    Both cookies are set if it `changed`.
    """

    secret: str | None
    said: str = ""
    changed: bool = False
    choices = cached_property[dict[str, str]](lambda self: dict(parse_qsl(self.said)))


class PhoneRequest(Request):
    """A request with its phone, once that is known, and with the limits of a form: none is looked up for each."""

    max_content_length: int | None = BODY_LIMIT
    max_form_memory_size: int | None = 500_000
    max_form_parts: int | None = 1000
    phone: Phone | None = None


def asked() -> PhoneRequest:
    """Return the request itself: Flask's `request` looks it up again for each name that is asked of it."""
    found: PhoneRequest = request._get_current_object()  # type: ignore[attr-defined]
    return found


def phone() -> Phone:
    """Return the phone of this request."""
    here = asked()
    if here.phone is None:
        # Ours are ASCII. Werkzeug's function for environments fails on a cookie of somebody else that is not UTF-8.
        cookies = parse_cookie(here.environ.get("HTTP_COOKIE"))
        secret = cookies.get(SECRET, "")
        known = _SECRET.fullmatch(secret)
        here.phone = Phone(secret, cookies.get(CHOICES, "")[:LONGEST]) if known else _of_0_10(cookies)
    return here.phone


def device() -> str:
    """Return this phone's id: the hash of its secret, which is made at its first visit and never shown."""
    here = phone()
    if here.secret is None:
        here.secret, here.changed = secrets.token_hex(16), True
    return hashed(here.secret)


def chosen(key: str, default: str = "") -> str:
    """Return what was chosen on this phone."""
    return phone().choices.get(key, default)


def keep_choice(key: str, value: str) -> None:
    """Keep a choice on this phone."""
    here = phone()
    here.choices[key], here.changed = value, True


def cookies() -> str:
    """Return the cookies of this phone as it will send them with its next request."""
    device()
    here = phone()
    return f"{SECRET}={here.secret}; {CHOICES}={urlencode(here.choices)[:LONGEST]}"


def save(response: Response, request: PhoneRequest) -> None:
    """Set the cookies if they are new or changed, and for another year when a page is read: it may have a form.

    Nothing else renews them: a stream or a piece of a page that comes late would take back a choice made meanwhile.
    """
    is_page = response.status_code == 200 and response.mimetype == "text/html"
    reads = is_page and request.method in READING and "HTTP_HX_REQUEST" not in request.environ
    if reads:
        device()
    here = request.phone
    if here is None or here.secret is None or not (here.changed or reads):
        return
    both = (SECRET, here.secret), (CHOICES, urlencode(here.choices)[:LONGEST])
    for name, value in both:
        response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="Lax", secure=request.is_secure)


def _of_0_10(cookies: dict[str, str]) -> Phone:
    """Return the phone by its cookie of 0.10, whose id is its secret from now on: nobody else can have known it.

    If several referees were on the computer, the cookie that was signed last is taken.
    """
    found = Phone(None)
    newest = b""
    for name, value in cookies.items():
        if not _OF_0_10.fullmatch(name):
            continue
        with contextlib.suppress(ValueError, BadData, zlib.error):
            payload, signed, _ = value.rsplit(".", 2)
            text = base64_decode(payload.removeprefix("."))
            if payload.startswith("."):
                text = zlib.decompressobj().decompress(text, MOST_0_10)
            held = json.loads(text)
            if base64_decode(signed) >= newest and _SECRET.fullmatch(held["device"]):
                choices = {key: held[key] for key in ("language", "theme", "deck", "name") if key in held}
                found = Phone(held["device"], urlencode(choices), changed=True)
                newest = base64_decode(signed)
    return found
