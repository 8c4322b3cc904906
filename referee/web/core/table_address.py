"""The address of a table for phones: the best of this computer's addresses, with its QR and its name."""

import io
import time

import qrcode
import qrcode.image.svg
from flask import current_app, request
from markupsafe import Markup

from referee import address
from referee.web.core.screens import Piece

FRESH = 10.0
CHOSEN = "referee-address"
LOCAL_NAME = "referee-local-name"
"""Key of the app's extensions for the object that announces its address (`local_name`), if there is one."""


def qr(url: str) -> Markup:
    """Return the QR of an address as SVG, in one path without style or script."""
    made = qrcode.make(url, image_factory=qrcode.image.svg.SvgPathImage, border=3)
    out = io.BytesIO()
    made.save(out)
    text = out.getvalue().decode()
    plain = text[text.index("<svg") :].replace(' id="qr-path"', "")  # ids must not repeat on a page
    return Markup(plain.replace("<svg ", '<svg class="qr" role="img" aria-hidden="true" ', 1))


def port() -> int:
    """Return the port that the referee listens on."""
    return int(current_app.config["PORT"])


def _interfaces() -> list[address.Interface]:
    """Return this computer's addresses on which the referee listens, cached for seconds as Wi-Fi comes and goes."""
    kept = current_app.extensions.get("referee-interfaces")
    if kept is None or time.monotonic() - kept[0] > FRESH:
        kept = (time.monotonic(), address.interfaces())
        current_app.extensions["referee-interfaces"] = kept
    host = current_app.config["HOST"]
    return [one for one in kept[1] if host in address.EVERYWHERE or one.ip == host]


def candidates() -> list[address.Candidate]:
    """Return the addresses that phones may be able to open, the best first."""
    return address.score(_interfaces(), address.inside())


def base() -> str | None:
    """Return the start of the address that phones open; None if there is none.

    It is the setting, or the host's choice, or the best of this network, or the address of this request; never a
    loopback address.
    """
    return _phone_address(request.host_url)


def _phone_address(asked: str | None) -> str | None:
    setting = current_app.config["URL"]
    found = candidates()
    chosen = current_app.extensions.get(CHOSEN)
    picked = next((one.url(port()) for one in found if one.ip == chosen), None)
    shown = address.shown(setting or picked, found, port(), asked)
    return shown.rstrip("/") if shown else None


def announced() -> str | None:
    """Return the IP address that the local name should lead to, if the address in the QR is this computer's own.

    It is called outside of any request.
    """
    shown = _phone_address(None)
    return next((one.ip for one in candidates() if one.url(port()) == shown), None)


def by_name() -> str:
    """Return the same start of an address by name, which is easier to type; empty while no name leads here."""
    local = current_app.extensions.get(LOCAL_NAME)
    name: str = local.name if local is not None else ""
    return address.web_address(name, port()) if name else ""


def why_none() -> str:
    """Return the reason for having no address for phones, as the end of a text's id."""
    host = current_app.config["HOST"]
    if host not in address.EVERYWHERE and address.is_loopback(host):
        return "loopback"
    return address.lacking(_interfaces(), address.inside())


def page_address(path: str) -> Piece:
    """Return the address of a page with its QR, and the same `by_name` for phones that resolve names.

    `url` is None, with the reason in `why`, if no phone could open any address.
    """
    start, named = base(), by_name()
    if start is None:
        return Piece(url=None, qr=Markup(), why=why_none(), by_name="")
    url = f"{start}/{path}"
    return Piece(url=url, qr=qr(url), why="", by_name=f"{named}/{path}" if named else "")
