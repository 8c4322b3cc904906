"""The pages of house rules: the search in their form, and sets that were sent."""

from typing import Any

from flask import Blueprint, redirect, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.engine.basics.errors import NotationError
from referee.engine.model.game import Game
from referee.store.codes import read_code
from referee.web.core.context import room, speech
from referee.web.core.rate_limit import by_address, limited
from referee.web.core.table_address import base, qr, why_none
from referee.web.house import rules_form, shared_link
from referee.web.house.form_page import find_game, paste_page, sent_trouble, switch_values

page = Blueprint("houses", __name__)
MOST_IN_QR = 2300
"""Characters of a link whose QR a phone can still read."""


@page.post("/house/<game>/look")
def look(game: str) -> str:
    """Return the switches that match a search as it is typed; all others stay hidden, as they were set."""
    rules = find_game(game)
    return render_template("house/switches.html", **_typed_values(rules))


@page.post("/house/<game>/marks")
def marks(game: str) -> str:
    """Return the changes and contradictions of a form while it is filled in."""
    rules = find_game(game)
    return render_template("house/marks.html", **_typed_values(rules))


def _typed_values(game: Game) -> dict[str, Any]:
    code = request.form.get("table", "")
    there = room(code) if read_code(code) else None
    return switch_values(game, rules_form.parse_form(game, request.form.get("preset"), request.form), there)


@page.get("/house/<game>/send")
def send(game: str) -> Answered | str:
    """Show house rules as a text, a link and its QR, to be taken to another table."""
    find_game(game)
    try:
        values = request.args
        made = shared_link.parse_values(game, values.get("preset", ""), values.get("house", ""), values.get("name", ""))
    except NotationError as fault:
        return paste_page(sent_trouble(fault))
    start = base()
    link = made.link(start) if start else ""
    return render_template(
        "house/send.html",
        sent=made,
        text=made.text(speech()),
        link=link,
        qr=qr(link) if link and len(link) <= MOST_IN_QR else None,
        why=why_none() if not start else "",
        differs=rules_form.differences(speech(), made.pairs),
    )


@page.route("/house", methods=["GET", "POST"])
@limited("60/minute", by=by_address)
def paste() -> Answered:
    """Turn house rules that were sent as text, or as a link of another referee, into the form of a new table."""
    if request.method == "GET":
        return paste_page()
    typed = request.form.get("text", "")[: shared_link.LONGEST]
    try:
        return redirect(shared_link.parse_text(typed).link(""), 303)
    except NotationError as fault:
        return paste_page(sent_trouble(fault), typed)
