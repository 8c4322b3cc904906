"""The way for phones to a table: address, QR and name, code, arrival of the first phone, and troubleshooting."""

from typing import Any

from flask import Blueprint, current_app, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.live import Table
from referee.live.stream import Fragment
from referee.web.core.access import CODE, at_table, is_local_request, note_phone, reached_by, redirect_to
from referee.web.core.context import pieces, registry, room
from referee.web.core.game_page import live
from referee.web.core.table_address import CHOSEN, base, by_name, candidates, page_address, port, qr

page = Blueprint("share", __name__)


def choices(code: str) -> list[dict[str, Any]]:
    """Return the addresses that may be shown instead, each with its QR to be tried; empty if one is configured."""
    if current_app.config["URL"]:
        return []
    shown = base()
    found = []
    for one in candidates():
        url = f"{one.url(port())}/{code}"
        on = shown == one.url(port())
        found.append({"ip": one.ip, "name": one.name, "url": url, "qr": qr(url), "usable": one.usable, "on": on})
    return found


@live(page, "share", {"reached": "core/reached.html"})
def fragments(table: Table, seat: int | None) -> list[Fragment]:
    """Return the live piece of the page: whether any phone has arrived."""
    return [("reached", reached_by(table))]


@page.get(f"/{CODE}/share")
def share(code: str) -> str:
    """Show the table's QR, address and code; for the host also the choice of the address."""
    there = room(code)
    note_phone(there)
    tells = there.is_host or is_local_request()
    return render_template(
        "sit/share.html",
        table=there.table,
        there=there,
        qr=page_address(there.table.code),
        choices=choices(there.table.code) if tells else [],
        pieces=pieces(there.table, "share", None),
        reached=reached_by(there.table),
        port=port(),
        proxied=bool(current_app.config["PROXIES"]),
        tells=tells,
    )


@page.get("/help")
def help() -> str:
    """Show how to join, and what to do if that fails, for the person with the phone."""
    start = base()
    return render_template(
        "sit/help.html",
        url=start,
        by_name=by_name(),
        proxied=bool(current_app.config["PROXIES"]),
        length=registry().code_length,
    )


@page.post(f"/{CODE}/address")
def pick(code: str) -> Answered:
    """Choose another of this computer's addresses, for every table, as the network is the same."""
    there = at_table(code)
    asked = request.form.get("ip", "")
    if (there.is_host or is_local_request()) and any(one.ip == asked for one in candidates()):
        current_app.extensions[CHOSEN] = asked
    return redirect_to("share.share", code=there.table.code)
