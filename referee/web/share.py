"""How phones reach a table: the address, its QR and its name, the code, whether any phone has come, and what to try."""

import io
import time
from dataclasses import dataclass

import qrcode
import qrcode.image.svg
from flask import Blueprint, current_app, render_template, request
from markupsafe import Markup
from werkzeug.wrappers import Response as Answered

from referee import address
from referee.live import Table
from referee.live.stream import Fragment
from referee.web.context import pieces, room
from referee.web.reading import live
from referee.web.ways import CODE, app_of, at_table, go, is_here, note_phone, reached_by

page = Blueprint("share", __name__)
EVERYWHERE = ("0.0.0.0", "::", "")
FRESH = 10.0
CHOSEN = "referee-address"
LOCAL_NAME = "referee-local-name"
"""Where the app keeps what has its address announced (`local_name`), if anything has."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A table's address for phones with its QR, and the same `by_name` for those that know names; `url` None and `why`
    a reason where no phone could open any."""

    code: str
    url: str | None
    qr: Markup
    why: str = ""
    by_name: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """An address that may be shown instead, with its QR to try before everybody gets it."""

    ip: str
    name: str
    url: str
    qr: Markup
    usable: bool
    on: bool


def qr(url: str) -> Markup:
    """The QR of an address as SVG, one path: it needs no style and no script."""
    made = qrcode.make(url, image_factory=qrcode.image.svg.SvgPathImage, border=3)
    out = io.BytesIO()
    made.save(out)
    text = out.getvalue().decode()
    plain = text[text.index("<svg") :].replace(' id="qr-path"', "")  # there may be several on a page
    return Markup(plain.replace("<svg ", '<svg class="qr" role="img" aria-hidden="true" ', 1))


def _port() -> int:
    return int(current_app.config["PORT"])


def _interfaces() -> list[address.Interface]:
    """This computer's addresses on which the referee listens, asked anew every few seconds: Wi-Fi comes and goes."""
    kept = current_app.extensions.get("referee-interfaces")
    if kept is None or time.monotonic() - kept[0] > FRESH:
        kept = (time.monotonic(), address.interfaces())
        current_app.extensions["referee-interfaces"] = kept
    host = current_app.config["HOST"]
    return [one for one in kept[1] if host in EVERYWHERE or one.ip == host]


def candidates() -> list[address.Candidate]:
    """The addresses that phones may be able to open, the best first."""
    return address.score(_interfaces(), address.inside())


def base() -> str | None:
    """What phones open: the setting, else what the host chose, else the best of this network, else the address by
    which this request came; None where there is none. Never this computer's own."""
    return _shown(request.host_url)


def _shown(asked: str | None) -> str | None:
    setting = current_app.config["URL"]
    found = candidates()
    chosen = current_app.extensions.get(CHOSEN)
    picked = next((one.url(_port()) for one in found if one.ip == chosen), None)
    shown = address.shown(setting or picked, found, _port(), asked)
    return shown.rstrip("/") if shown else None


def announced() -> str | None:
    """The address that a name should lead to: the one in the QR, where it is this computer's own. Asked outside of
    any request."""
    shown = _shown(None)
    return next((one.ip for one in candidates() if one.url(_port()) == shown), None)


def by_name() -> str:
    """The same start of an address by name, for a phone that would rather type a word; empty while no name leads
    here."""
    local = current_app.extensions.get(LOCAL_NAME)
    name: str = local.name if local is not None else ""
    return address.web_address(name, _port()) if name else ""


def why_none() -> str:
    """Why there is no address for phones, as the end of a text's id."""
    host = current_app.config["HOST"]
    if host not in EVERYWHERE and address.is_loopback(host):
        return "loopback"
    return address.lacking(_interfaces(), address.inside())


def code_of(code: str) -> Shared:
    """A table's address with its QR, for every page that shows them."""
    return linked(code)


def linked(code: str, path: str = "") -> Shared:
    """The address of a page of a table, with its QR."""
    start = base()
    if start is None:
        return Shared(code, None, Markup(), why_none())
    here = f"{code}/{path}" if path else code
    url, named = f"{start}/{here}", by_name()
    return Shared(code, url, qr(url), by_name=f"{named}/{here}" if named else "")


def choices(code: str) -> list[Choice]:
    """The addresses to pick from; none where there is a setting, for it alone is right then."""
    if current_app.config["URL"]:
        return []
    shown, port = base(), _port()
    found = []
    for one in candidates():
        url = f"{one.url(port)}/{code}"
        found.append(Choice(one.ip, one.name, url, qr(url), one.usable, shown == one.url(port)))
    return found


@live(page, "share")
def fragments(table: Table, seat: int | None) -> list[Fragment]:
    """What changes on the page while it is looked at: whether any phone has come."""
    return [("reached", reached_by(app_of(table), table.code))]


@page.get(f"/{CODE}/share")
def share(code: str) -> str:
    """The table's QR, address and code; for the host, which address it is, and whether any phone has come."""
    there = room(code)
    note_phone(there)
    tells = there.is_host or is_here()
    return render_template(
        "share.html",
        table=there.table,
        there=there,
        qr=code_of(there.table.code),
        choices=choices(there.table.code) if tells else [],
        pieces=pieces(there.table, "share", None),
        reached=reached_by(current_app, there.table.code),
        port=_port(),
        proxied=bool(current_app.config["PROXIES"]),
        tells=tells,
    )


@page.get("/help")
def help() -> str:
    """How one joins, and what to do where that does not work: for the person with the phone."""
    start = base()
    return render_template("help.html", url=start, by_name=by_name(), proxied=bool(current_app.config["PROXIES"]))


@page.post(f"/{CODE}/address")
def pick(code: str) -> Answered:
    """The host picks another of this computer's addresses; it holds for every table, as the network is one."""
    there = at_table(code)
    asked = request.form.get("ip", "")
    if (there.is_host or is_here()) and any(one.ip == asked for one in candidates()):
        current_app.extensions[CHOSEN] = asked
    return go("share.share", code=there.table.code)
