"""The pages of house rules: the form with its buttons and its search, and sets that were sent."""

from typing import Any, NamedTuple

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.model.game import Game
from referee.store import Store
from referee.store.codes import read_code
from referee.store.deleted import DELETED_DAYS, MOST_RULES
from referee.store.values import StoreError
from referee.web.core.bounds import must_have_room
from referee.web.core.context import Room, act_once, ask_store, refused_by_store, room, speech, whole
from referee.web.core.phone import device
from referee.web.core.public_server import is_public
from referee.web.core.rate_limit import by_address, limited
from referee.web.core.table_address import base, qr, why_none
from referee.web.house import rules_form
from referee.web.house.kept_rules import (
    LONGEST,
    LONGEST_NAME,
    clean_title,
    deleted_rules,
    is_ours,
    kept_rules,
    parse_text,
    parse_values,
    read_kept,
    requested_rules,
)

MOST_IN_QR = 2300
"""Characters of a link whose QR a phone can still read."""


class FormContext(NamedTuple):
    """The context of a form: the address it is sent to, its table, and whether the game has begun (`agreed`)."""

    action: str
    there: Room | None = None
    agreed: bool = False


def find_game(key: str) -> Game:
    """Return the game of an address; abort with 404 if there is none."""
    try:
        return games.find(key)
    except NotationError:
        abort(404)


def _players(game: Game, there: Room | None) -> int:
    return max(len(there.table.night.seats) if there is not None else 0, game.players[0])


def form_page(
    game: Game, form: rules_form.RulesForm, place: FormContext, trouble: str = "", name: str | None = None
) -> str:
    """Return the form's page."""
    saved = requested_rules(game)
    there = place.there
    called = clean_title(request.values.get("name", ""))
    return render_template(
        "house/form_page.html",
        **switch_values(game, form, there),
        action=place.action,
        agreed=place.agreed,
        table=there.table if there is not None else None,
        there=there,
        kept=kept_rules(game),
        deleted=deleted_rules(game),
        days=DELETED_DAYS,
        saved=saved,
        ours=saved is not None and is_ours(saved),
        called=name if name is not None else saved.name if saved is not None else called,
        came=request.method == "GET" and "house" in request.values and not trouble,
        trouble=trouble,
    )


def switch_values(game: Game, form: rules_form.RulesForm, there: Room | None) -> dict[str, Any]:
    """Return the switches that a form shows: all, or those that match the search of this request."""
    find, only = request.values.get("find", "")[:60], request.values.get("only") == "differs"
    return rules_form.template_values(speech(), form, _players(game, there), find, only)


def opening_page(game: Game, place: FormContext, standing: rules_form.RulesForm | None = None) -> Answered | str:
    """Return the form's page on opening it, with an error message if the rules that were sent cannot be played.

    It holds the rules of this request: typed, kept or sent, otherwise those `standing`, otherwise a preset's.
    """
    values, kept = request.values, requested_rules(game)
    preset, made = values.get("preset", ""), read_kept(kept) if kept is not None else None
    try:
        if any(name.startswith("h-") for name in values):
            form = rules_form.parse_form(game, preset, values)
        elif made is not None:
            form = made
        elif "house" in values:
            form = parse_values(game.key, preset, values["house"])
        elif standing is not None and "preset" not in values:
            form = standing
        else:
            form = rules_form.of_preset(game, preset if preset in game.presets else None)
        return form_page(game, form, place)
    except NotationError as fault:
        form = standing or rules_form.of_preset(game)
        return Response(form_page(game, form, place, sent_trouble(fault)), 422)


def sent_trouble(fault: NotationError) -> str:
    """Return the reason why house rules that were sent cannot be played here."""
    return speech().plain("ui-sent-wrong", why=speech().plain(fault.key, **fault.fill))


def submitted(game: Game, place: FormContext, players: int = 0) -> rules_form.RulesForm | Answered | str:
    """Return the house rules of a submitted form for so many players, or the answer to another of its buttons.

    These are search, keep, delete, bring back and send. Rules that cannot be played are answered by the form.
    """
    form = rules_form.parse_form(game, request.form.get("preset"), request.form)
    players = players or _players(game, place.there)
    wish, typed = request.form.get("do", ""), request.form.get("name", "")
    name = form.name = clean_title(typed)
    rules = requested_rules(game) if wish in ("keep", "delete") else None
    if rules is not None and not is_ours(rules):
        abort(403)
    try:
        match wish:
            case "look":
                return form_page(game, form, place)
            case "send" if form.wrong:
                return Response(form_page(game, form, place), 422)
            case "send":
                return redirect(f"{url_for('houses.send', game=game.key)}?{form.query}", 303)
            case "delete":
                if rules is not None:
                    ask_store(Store.delete_rules, rules.id)
                return redirect(place.action, 303)
            case "bring-back":
                wanted = whole(request.args.get("deleted"))
                rules = next((row for row in deleted_rules(game) if row.id == wanted), None)
                if rules is None:
                    return redirect(place.action, 303)
                ask_store(Store.bring_back_rules, game.key, rules.id, own=is_public())
                return redirect(f"{place.action}?saved={rules.id}", 303)
            case "keep" | "keep-new":
                trouble = "" if name else speech().plain("ui-keep-no-name")
                if form.wrong or form.house.problems(players) or trouble:
                    return Response(form_page(game, form, place, trouble, typed[:LONGEST_NAME]), 422)
                must_have_room()
                values = (game.key, name, form.preset, form.said, device(), rules.id if rules is not None else None)
                id = act_once(Store.keep_rules, *values, own=is_public())
                if id is None:
                    id = next((kept.id for kept in kept_rules(game) if kept.name == name and is_ours(kept)), 0)
                return redirect(f"{place.action}?saved={id}", 303)
    except StoreError as fault:
        called = None if wish == "bring-back" else name
        about = rules.name if rules is not None and called is None else name
        trouble = refused_by_store(fault, "keep", name=about, most=MOST_RULES)
        return Response(form_page(game, form, place, trouble, called), 422)
    return Response(form_page(game, form, place), 422) if form.wrong or form.house.problems(players) else form


def paste_page(trouble: str = "", typed: str = "") -> Answered:
    """Return the page that takes house rules as text, with an error message if they have one."""
    body = render_template("house/paste.html", trouble=trouble, typed=typed)
    return Response(body, 422 if trouble else 200)


page = Blueprint("houses", __name__)


@page.post("/house/<game>/look", endpoint="look")
@page.post("/house/<game>/marks", endpoint="marks")
def typed(game: str) -> str:
    """Return the switches that match a search as it is typed, or the changes and contradictions of a form so far.

    All other switches stay hidden, as they were set.
    """
    rules, code = find_game(game), request.form.get("table", "")
    there = room(code) if read_code(code) else None
    form = rules_form.parse_form(rules, request.form.get("preset"), request.form)
    template = "house/marks.html" if request.endpoint == "houses.marks" else "house/switches.html"
    return render_template(template, **switch_values(rules, form, there))


@page.get("/house/<game>/send")
def send(game: str) -> Answered | str:
    """Show house rules as a text, a link and its QR, to be taken to another table."""
    find_game(game)
    try:
        values = request.args
        made = parse_values(game, values.get("preset", ""), values.get("house", ""), values.get("name", ""))
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
    typed = request.form.get("text", "")[:LONGEST]
    try:
        return redirect(parse_text(typed).link(""), 303)
    except NotationError as fault:
        return paste_page(sent_trouble(fault), typed)
