"""How phones reach a table: the address, its QR, the code, and whether any phone has come yet."""

import io
import time
from dataclasses import dataclass

import qrcode
import qrcode.image.svg
from flask import Blueprint, current_app, render_template, request
from markupsafe import Markup
from werkzeug.wrappers import Response as Answered

from referee import address
from referee.web.context import room
from referee.web.ways import CODE, at_table, go, is_here, note_phone, reached_by

page = Blueprint("share", __name__)
EVERYWHERE = ("0.0.0.0", "::", "")
FRESH = 10.0
CHOSEN = "referee-address"


@dataclass(frozen=True, slots=True)
class Shared:
    """A table's address for phones with its QR; `url` None and `why` a reason where no phone could open any."""

    code: str
    url: str | None
    qr: Markup
    why: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """An address that may be shown instead."""

    ip: str
    name: str
    url: str
    usable: bool
    on: bool


def qr(url: str) -> Markup:
    """The QR of an address as SVG, one path: it needs no style and no script."""
    made = qrcode.make(url, image_factory=qrcode.image.svg.SvgPathImage, border=3)
    out = io.BytesIO()
    made.save(out)
    text = out.getvalue().decode()
    return Markup(text[text.index("<svg") :].replace("<svg ", '<svg class="qr" role="img" aria-hidden="true" ', 1))


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
    setting = current_app.config["URL"]
    found = candidates()
    chosen = current_app.extensions.get(CHOSEN)
    picked = next((one.url(_port()) for one in found if one.ip == chosen), None)
    shown = address.shown(setting or picked, found, _port(), request.host_url)
    return shown.rstrip("/") if shown else None


def why_none() -> str:
    """Why there is no address for phones, as the end of a text's id."""
    host = current_app.config["HOST"]
    if host not in EVERYWHERE and address.is_loopback(host):
        return "loopback"
    return address.lacking(_interfaces(), address.inside())


def code_of(code: str) -> Shared:
    """A table's address with its QR, for every page that shows them."""
    start = base()
    if start is None:
        return Shared(code, None, Markup(), why_none())
    url = f"{start}/{code}"
    return Shared(code, url, qr(url))


@page.get(f"/{CODE}/share")
def share(code: str) -> str:
    """The table's QR, address and code; for the host, which address it is, and whether any phone has come."""
    there = room(code)
    note_phone(there)
    may_choose = there.is_host or is_here()
    shown = base()
    choices = [
        Choice(one.ip, one.name, one.url(_port()), one.usable, shown == one.url(_port())) for one in candidates()
    ]
    return render_template(
        "share.html",
        table=there.table,
        there=there,
        qr=code_of(there.table.code),
        choices=choices if may_choose and not current_app.config["URL"] else [],
        reached=reached_by(current_app, there.table.code),
        port=_port(),
        host=current_app.config["HOST"],
        tells=may_choose,
    )


@page.post(f"/{CODE}/address")
def pick(code: str) -> Answered:
    """The host picks another of this computer's addresses; it holds for every table, as the network is one."""
    there = at_table(code)
    asked = request.form.get("ip", "")
    if (there.is_host or is_here()) and any(one.ip == asked for one in candidates()):
        current_app.extensions[CHOSEN] = asked
    return go("share.share", code=there.table.code)
