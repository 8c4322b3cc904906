"""House rules on pages: the form, the sets sent or kept under a name, and the games that people make of them."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qs

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response as Answered

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import House
from referee.engine.model.game import Game
from referee.engine.notation.record import read_head, readable
from referee.engine.notation.tokens import read_name, read_pairs, words_of
from referee.live import Table
from referee.rulebook.chapters import Rulebook, rulebook
from referee.store import Store
from referee.store.codes import read_code, same_name
from referee.store.deleted import DELETED_DAYS, MOST_RULES
from referee.store.values import KeptRules, StoreError
from referee.texts.terminal import sentence_in
from referee.web.core.access import is_local_request
from referee.web.core.bounds import must_have_room
from referee.web.core.context import Room, act_once, ask_store, language, refused_by_store, room, speech, texts, whole
from referee.web.core.phone import device
from referee.web.core.public_server import is_public
from referee.web.core.rate_limit import by_address, limited
from referee.web.core.screens import Piece
from referee.web.core.table_address import base, qr, why_none
from referee.web.house import rules_form
from referee.web.house.rules_form import TAP_TIME, RulesForm

page = Blueprint("houses", __name__)
MOST_IN_QR = 2300
"""Characters of a link whose QR a phone can still read."""
LONGEST = 6000
LONGEST_NAME = 40
_LINK = re.compile(r"/new/([a-z0-9_]+)\?(\S+)")
_LINE = re.compile(r"\s*(game|preset|house)\s*:", re.IGNORECASE)
_TITLE = re.compile(r"\s*==(.*)")
SAVED = "saved-"
"""Prefix of kept house rules, followed by their number, where an address may name a preset."""
USUAL = (TAP_TIME,)
LAST = 50
"""The place of a game whose texts name none: after those that do, by name."""


# House rules as text and as a link


def clean_title(name: str) -> str:
    """Return a name as it is kept: one line, short enough for a button; empty if nothing in it is readable."""
    short = " ".join(name.split())[:LONGEST_NAME].strip()
    return short if readable(short) else ""


def parse_values(key: str, preset: str, said: str, name: str = "") -> RulesForm:
    """Return house rules that somebody sent.

    Raises:
        NotationError: This referee cannot play them, for the reason given.
    """
    game = games.find(key)
    pairs = read_pairs(words_of(said[:LONGEST])) if said.strip() else ()
    rules = rules_form.with_tap_time(game.preset_house(preset or None)).with_texts(pairs)
    return RulesForm(game, preset or game.preset, rules, name=clean_title(name))


def parse_text(text: str) -> RulesForm:
    """Parse house rules from pasted text: the lines of a record's head, anywhere in it, or a link to any referee.

    Raises:
        NotationError: It has neither, or this referee cannot play them.
    """
    text = text[:LONGEST]
    if link := _LINK.search(text):
        asked = {key: values[-1] for key, values in parse_qs(link[2], max_num_fields=20).items()}
        return parse_values(link[1], asked.get("preset", ""), asked.get("house", ""), asked.get("name", ""))
    lines = [line.strip() for line in text.splitlines() if _LINE.match(line)]
    if not any(line.lower().startswith("game") for line in lines):
        raise NotationError("ui-sent-none")
    head = read_head("players: A B\n" + "\n".join(line[0].lower() + line[1:] for line in lines))
    said = " ".join(f"{key}={value}" for key, value in head.house)
    title = next((match[1].strip() for line in text.splitlines() if (match := _TITLE.match(line))), "")
    try:
        title = read_name(title) if title.startswith('"') else title
    except NotationError:
        title = ""
    return parse_values(head.game, head.preset or "", said, title)


# House rules under a name


def kept_rules(game: Game) -> list[KeptRules]:
    """Return the house rules kept for a game under a name that this phone may see, if they are still readable."""
    rows = ask_store(Store.rules, game.key, device=device() if is_public() else None)
    return [rules for rules in rows if read_kept(rules) is not None]


def read_kept(rules: KeptRules) -> RulesForm | None:
    """Return kept house rules as they can be sent; None if this version cannot play them."""
    try:
        return parse_values(rules.game, rules.preset, rules.house, rules.name)
    except NotationError:
        return None


def requested_rules(game: Game) -> KeptRules | None:
    """Return the kept house rules of this request."""
    wanted = whole(request.values.get("saved"))
    return next((rules for rules in kept_rules(game) if rules.id == wanted), None)


def kept_name(game: Game, form: RulesForm) -> str:
    """Return the name under which these house rules are kept, the one in the request first; empty if there is none.

    A game that they make has the name that the request gives it.
    """
    if is_made(game):
        return clean_title(request.values.get("name", ""))
    chosen = whole(request.values.get("saved"))
    for rules in sorted(kept_rules(game), key=lambda row: row.id != chosen):
        made = read_kept(rules)
        if made is not None and (made.preset, made.house) == (form.preset, form.house):
            return rules.name
    return ""


def is_made(game: Game) -> bool:
    """Return True for a game that its house rules make, which therefore has a name of its own at each table."""
    return "title" in game.facts_by_key


def keep_made(game: Game, form: RulesForm, name: str) -> Callable[[Store], object]:
    """Return the step of the store that keeps a made game under its name, or changes it if it is this phone's."""
    said, phone, own = form.said, device(), is_public()

    def keep(store: Store) -> None:
        kept = store.rules(game.key, device=phone if own else None)
        there = next((rules for rules in kept if same_name(rules.name, name)), None)
        if there.device == phone if there is not None else name and len(kept) < MOST_RULES:
            store.keep_rules(game.key, name, form.preset, said, phone, there.id if there is not None else None, own=own)

    return keep


def is_ours(rules: KeptRules) -> bool:
    """Return True if this phone may change and delete kept house rules: its own, or any on the server's computer."""
    return rules.device == device() or is_local_request()


def deleted_rules(game: Game) -> list[KeptRules]:
    """Return the deleted house rules that this phone may bring back."""
    return [rules for rules in ask_store(Store.rules, game.key, deleted=True) if is_ours(rules)]


class Book(NamedTuple):
    """The rules that are read: the game, with the house rules of a table if there is one.

    Otherwise those that were `chosen`: a preset, or kept rules under the name `called`.
    """

    key: str
    table: Table | None
    house: House | None
    preset: str | None
    chosen: str = ""
    called: str = ""

    @property
    def query(self) -> str:
        """The query string of this book's pages."""
        if self.table is not None:
            return f"?table={self.table.code}"
        return f"?preset={self.chosen}" if self.chosen else ""

    @property
    def rules(self) -> Rulebook:
        """The rules themselves."""
        return rulebook(self.key, self.house, self.preset, USUAL)


def book_of(game: str, code: str, chosen: str = "") -> Book:
    """Return the rules of a game as the table with this code plays it now.

    Without one, by a chosen preset or kept house rules, or by the game's defaults. Aborts with 404 for an unknown game.
    """
    rules = find_game(game)
    try:
        table = room(code).table if read_code(code) else None
    except NotFound:
        table = None
    played = table.game if table is not None else None
    if played is not None and played.has_log and played.game.key == game:
        return Book(game, table, played.state.house, read_head(played.head).preset)
    number = whole(chosen.removeprefix(SAVED)) if chosen.startswith(SAVED) else None
    for kept in kept_rules(rules) if number is not None else ():
        if kept.id == number and (made := read_kept(kept)) is not None:
            return Book(game, None, made.house, made.preset, chosen, kept.name)
    if chosen in rules.presets:
        return Book(game, None, rules.preset_house(chosen), chosen, chosen)
    return Book(game, None, None, None)


def offered_games(*, made: bool = False) -> list[Piece]:
    """Return the games in the order of this phone's language: best known first, as each game's own text says.

    Those that people have `made` and kept here stand before them. `key` ends a game's address, and its `sign`, or the
    first letter of its name, stands on a small card beside its name.
    """
    words, offered = speech(), list[tuple[int, str, str]]()
    for key in games.names():
        order = words.plain(f"game-{key}.order") if words.has(f"game-{key}.order") else ""
        offered.append((int(order) if order.isdecimal() else LAST, words.plain(f"game-{key}"), key))
    own = [game for _, _, key in sorted(offered) if made and is_made(game := games.find(key))]
    made_here = [
        Piece(
            key=f"{game.key}?saved={rules.id}",
            sign=rules.name[:1].upper(),
            name=rules.name,
            about=words.plain(f"game-{game.key}"),
        )
        for game in own
        for rules in kept_rules(game)
    ]
    for _, name, key in sorted(offered):
        sign = words.plain(f"game-{key}.sign") if words.has(f"game-{key}.sign") else name[:1]
        made_here.append(Piece(key=key, sign=sign, name=name, about=words.plain(f"game-{key}.about")))
    return made_here


def load_new_games() -> tuple[str, ...]:
    """Load new folders of games with their texts; return a sentence for each folder that cannot be used."""
    bad = games.rescan(lambda folder: texts().add(folder / "text"))
    return tuple(sentence_in(language(), fault.key, **fault.fill) for fault in bad)


# The form


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


def form_page(game: Game, form: RulesForm, place: FormContext, trouble: str = "", name: str | None = None) -> str:
    """Return the form's page."""
    saved, there = requested_rules(game), place.there
    called = saved.name if saved is not None else clean_title(request.values.get("name", ""))
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
        called=called if name is None else name,
        came=request.method == "GET" and "house" in request.values and not trouble,
        trouble=trouble,
    )


def switch_values(game: Game, form: RulesForm, there: Room | None) -> dict[str, Any]:
    """Return the switches that a form shows: all, or those that match the search of this request."""
    find, only = request.values.get("find", "")[:60], request.values.get("only") == "differs"
    return rules_form.template_values(speech(), form, _players(game, there), find, only)


def opening_page(game: Game, place: FormContext, standing: RulesForm | None = None) -> Answered | str:
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


def submitted(game: Game, place: FormContext, players: int = 0) -> RulesForm:
    """Return the house rules of a submitted form for so many players; any other of its buttons is answered here.

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
                abort(Response(form_page(game, form, place)))
            case "send" if not form.wrong:
                abort(redirect(f"{url_for('houses.send', game=game.key)}?{form.query}", 303))
            case "delete":
                if rules is not None:
                    ask_store(Store.delete_rules, rules.id)
                abort(redirect(place.action, 303))
            case "bring-back":
                wanted = whole(request.args.get("deleted"))
                rules = next((row for row in deleted_rules(game) if row.id == wanted), None)
                if rules is None:
                    abort(redirect(place.action, 303))
                ask_store(Store.bring_back_rules, game.key, rules.id, own=is_public())
                abort(redirect(f"{place.action}?saved={rules.id}", 303))
            case "keep" | "keep-new":
                trouble = "" if name else speech().plain("ui-keep-no-name")
                if form.wrong or form.house.problems(players) or trouble:
                    abort(Response(form_page(game, form, place, trouble, typed[:LONGEST_NAME]), 422))
                must_have_room()
                values = (game.key, name, form.preset, form.said, device(), rules.id if rules is not None else None)
                id = act_once(Store.keep_rules, *values, own=is_public())
                if id is None:
                    id = next((kept.id for kept in kept_rules(game) if kept.name == name and is_ours(kept)), 0)
                abort(redirect(f"{place.action}?saved={id}", 303))
    except StoreError as fault:
        called = None if wish == "bring-back" else name
        about = rules.name if rules is not None and called is None else name
        trouble = refused_by_store(fault, "keep", name=about, most=MOST_RULES)
        abort(Response(form_page(game, form, place, trouble, called), 422))
    if form.wrong or form.house.problems(players):
        abort(Response(form_page(game, form, place), 422))
    return form


def paste_page(trouble: str = "", typed: str = "") -> Answered:
    """Return the page that takes house rules as text, with an error message if they have one."""
    return Response(render_template("house/paste.html", trouble=trouble, typed=typed), 422 if trouble else 200)


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
