"""The pages of house rules: the form with what is looked for, sets kept under a name, and sets that were sent."""

from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from referee import games
from referee.core.game import Game
from referee.core.notation import Unreadable
from referee.store import DELETED_DAYS, MOST_RULES, KeptRules, StoreError, read_code
from referee.web import house, sent
from referee.web.context import Room, device, hall, room, speech, whole
from referee.web.limits import by_address, limited
from referee.web.share import base, qr, why_none
from referee.web.ways import is_here

page = Blueprint("houses", __name__)
SAVED = "saved-"
"""How an address says that it means kept house rules, by their number, where it might say a preset."""
MOST_IN_QR = 2300
"""Letters of a link that still make a QR which a phone can read."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a form stands: the address it is sent to, the table it is for, whether its game is on (`agreed`)."""

    action: str
    there: Room | None = None
    agreed: bool = False


def find_game(key: str) -> Game:
    """The game of an address; 404 where there is none."""
    try:
        return games.find(key)
    except Unreadable:
        abort(404)


def kept(game: Game) -> list[KeptRules]:
    """The house rules kept for a game under a name, those that are still readable."""
    return [each for each in hall().keeper.ask(hall().keeper.store.rules, game.key) if _sent_of(each) is not None]


def _sent_of(rules: KeptRules) -> sent.Sent | None:
    try:
        return sent.checked(rules.game, rules.preset, rules.house, rules.name)
    except Unreadable:
        return None


def _kept(game: Game) -> KeptRules | None:
    """The kept house rules this request is about."""
    wanted = whole(request.values.get("saved"))
    return next((each for each in kept(game) if each.id == wanted), None)


def saved_as(game: Game, chosen: str) -> tuple[KeptRules, house.Form] | None:
    """The kept house rules that an address chooses in the place of a preset, and their form."""
    number = whole(chosen.removeprefix(SAVED)) if chosen.startswith(SAVED) else None
    rules = next((each for each in kept(game) if each.id == number), None) if number is not None else None
    made = _sent_of(rules) if rules is not None else None
    return (rules, made.form) if rules is not None and made is not None else None


def name_of(game: Game, form: house.Form) -> str:
    """Under which name these house rules are kept, those first that the request says; empty where under none."""
    chosen = whole(request.values.get("saved"))
    for rules in sorted(kept(game), key=lambda each: each.id != chosen):
        made = _sent_of(rules)
        if made is not None and (made.preset, made.form.house) == (form.preset, form.house):
            return rules.name
    return ""


def _is_ours(rules: KeptRules) -> bool:
    """Whether this phone may change and delete kept house rules: it keeps them, or it is the computer they are on."""
    return rules.device == device() or is_here()


def form_of(game: Game, standing: house.Form | None = None) -> house.Form:
    """The house rules of this request: those typed, kept or sent, else those standing, else a preset's. Unreadable
    where what was sent cannot be played."""
    values = request.values
    if any(name.startswith("h-") for name in values):
        return house.read(game, values.get("preset"), values)
    if (rules := _kept(game)) is not None and (made := _sent_of(rules)) is not None:
        return made.form
    if "house" in values:
        return sent.checked(game.key, values.get("preset", ""), values["house"]).form
    if standing is not None and "preset" not in values:
        return standing
    preset = values.get("preset", "")
    return house.untouched(game, preset if preset in game.presets else None)


def _players(game: Game, there: Room | None) -> int:
    return max(len(there.table.night.seats) if there is not None else 0, game.players[0])


def show(game: Game, form: house.Form, place: Place, trouble: str = "", name: str | None = None) -> str:
    """The form's page."""
    saved = _kept(game)
    there = place.there
    called = sent.clean(request.values.get("name", ""))
    return render_template(
        "house.html",
        **_shown(game, form, there),
        action=place.action,
        agreed=place.agreed,
        table=there.table if there is not None else None,
        there=there,
        kept=kept(game),
        deleted=_deleted(game),
        days=DELETED_DAYS,
        saved=saved,
        ours=saved is not None and _is_ours(saved),
        called=name if name is not None else saved.name if saved is not None else called,
        came=request.method == "GET" and "house" in request.values and not trouble,
        trouble=trouble,
    )


def _shown(game: Game, form: house.Form, there: Room | None) -> dict[str, Any]:
    find, only = request.values.get("find", "")[:60], request.values.get("only") == "differs"
    return house.shown(speech(), form, _players(game, there), find, only)


def opened(game: Game, place: Place, standing: house.Form | None = None) -> Answered | str:
    """The form's page for somebody who opens it; what was sent and cannot be played is said in a sentence."""
    try:
        return show(game, form_of(game, standing), place)
    except Unreadable as fault:
        form = standing or house.untouched(game)
        return Response(show(game, form, place, trouble_of(fault)), 422)


def trouble_of(fault: Unreadable) -> str:
    """Why house rules that were sent cannot be played here."""
    return speech().plain("ui-sent-wrong", why=speech().plain(fault.key, **fault.fill))


def meanwhile(game: Game, form: house.Form, place: Place) -> Answered | str | None:
    """What the form does before anybody starts: look for a rule, keep, delete or send. None: it is to be taken."""
    match request.form.get("do", ""):
        case "look":
            return show(game, form, place)
        case "keep" | "keep-new" as what:
            return _keep(game, form, place, is_new=what == "keep-new")
        case "delete":
            rules = _kept(game)
            if rules is not None and not _is_ours(rules):
                abort(403)
            if rules is not None:
                hall().keeper.ask(hall().keeper.store.delete_rules, rules.id)
            return redirect(place.action, 303)
        case "bring-back":
            return _bring_back(game, form, place)
        case "send":
            if form.wrong:
                return Response(show(game, form, place), 422)
            name = sent.clean(request.form.get("name", ""))
            made = sent.Sent(game, form.preset, form.pairs, name)
            return redirect(f"{url_for('houses.send', game=game.key)}?{made.query}", 303)
    return None


def _deleted(game: Game) -> list[KeptRules]:
    """Deleted house rules that this phone may bring back."""
    rows = hall().keeper.ask(hall().keeper.store.rules, game.key, deleted=True)
    return [each for each in rows if _is_ours(each)]


def _bring_back(game: Game, form: house.Form, place: Place) -> Answered:
    """Deleted house rules stand among the kept ones again."""
    wanted = whole(request.args.get("deleted"))
    rules = next((each for each in _deleted(game) if each.id == wanted), None)
    if rules is None:
        return redirect(place.action, 303)
    try:
        hall().keeper.ask(hall().keeper.store.bring_back_rules, game.key, rules.id)
    except StoreError as fault:
        trouble = speech().plain(f"ui-keep-{fault.key}", name=rules.name, most=MOST_RULES)
        return Response(show(game, form, place, trouble), 422)
    return redirect(f"{place.action}?saved={rules.id}", 303)


def _keep(game: Game, form: house.Form, place: Place, *, is_new: bool) -> Answered:
    typed = request.form.get("name", "")
    name = sent.clean(typed)
    rules = None if is_new else _kept(game)
    if rules is not None and not _is_ours(rules):
        abort(403)
    trouble = "" if name else speech().plain("ui-keep-no-name")
    if form.wrong or form.problems(_players(game, place.there)) or trouble:
        return Response(show(game, form, place, trouble, typed[: sent.LONGEST_NAME]), 422)
    made = sent.Sent(game, form.preset, form.pairs, name)
    store = hall().keeper.store
    try:
        changed = rules.id if rules is not None else None
        id = hall().keeper.ask(store.keep_rules, game.key, name, form.preset, made.said, device(), changed)
    except StoreError as fault:
        trouble = speech().plain(f"ui-keep-{fault.key}", name=name, most=MOST_RULES)
        return Response(show(game, form, place, trouble, name), 422)
    return redirect(f"{place.action}?saved={id}", 303)


@page.post("/house/<game>/look")
def look(game: str) -> str:
    """The switches that say what somebody looks for, as it is typed, every other kept out of sight as it was set."""
    rules = find_game(game)
    return render_template("parts/switches.html", **_looked(rules))


@page.post("/house/<game>/marks")
def marks(game: str) -> str:
    """What the form in front of somebody changes, and what contradicts what, while they are at it."""
    rules = find_game(game)
    return render_template("parts/marks-house.html", **_looked(rules))


def _looked(game: Game) -> dict[str, Any]:
    code = request.form.get("table", "")
    there = room(code) if read_code(code) else None
    return _shown(game, house.read(game, request.form.get("preset"), request.form), there)


@page.get("/house/<game>/send")
def send(game: str) -> Answered | str:
    """House rules as a text, a link and its QR, to be taken to another table."""
    find_game(game)
    try:
        values = request.args
        made = sent.checked(game, values.get("preset", ""), values.get("house", ""), values.get("name", ""))
    except Unreadable as fault:
        return paste_page(trouble_of(fault))
    start = base()
    link = made.link(start) if start else ""
    return render_template(
        "house-send.html",
        sent=made,
        text=made.text(speech()),
        link=link,
        qr=qr(link) if link and len(link) <= MOST_IN_QR else None,
        why=why_none() if not start else "",
        differs=house.differences(speech(), made.pairs),
    )


def paste_page(trouble: str = "", typed: str = "") -> Answered:
    """The page that takes house rules as text, with what is wrong with them."""
    body = render_template("house-paste.html", trouble=trouble, typed=typed)
    return Response(body, 422 if trouble else 200)


@page.route("/house", methods=["GET", "POST"])
@limited("60/minute", by=by_address)
def paste() -> Answered:
    """House rules that were sent as text, or as a link of another referee, become the form of a new table."""
    if request.method == "GET":
        return paste_page()
    typed = request.form.get("text", "")[: sent.LONGEST]
    try:
        return redirect(sent.read(typed).link(""), 303)
    except Unreadable as fault:
        return paste_page(trouble_of(fault), typed)
