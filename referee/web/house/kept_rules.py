"""House rules as they are sent and kept under a name, and the games and rulebooks that a phone is offered."""

import re
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import parse_qs

from flask import abort, request
from werkzeug.exceptions import NotFound

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
from referee.store.deleted import MOST_RULES
from referee.store.values import KeptRules
from referee.texts.terminal import sentence_in
from referee.web.core.access import is_local_request
from referee.web.core.context import ask_store, language, room, speech, texts, whole
from referee.web.core.phone import device
from referee.web.core.public_server import is_public
from referee.web.core.screens import Piece
from referee.web.house import rules_form
from referee.web.house.rules_form import TAP_TIME, RulesForm

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
    base = game.preset_house(preset or None)
    rules = rules_form.with_tap_time(base).with_texts(pairs)
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
    rows = ask_store(Store.rules, game.key, deleted=True)
    return [rules for rules in rows if is_ours(rules)]


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
    if game not in games.names():
        abort(404)
    try:
        table = room(code).table if read_code(code) else None
    except NotFound:
        table = None
    played = table.game if table is not None else None
    if played is not None and played.has_log and played.game.key == game:
        return Book(game, table, played.state.house, read_head(played.head).preset)
    rules = games.find(game)
    number = whole(chosen.removeprefix(SAVED)) if chosen.startswith(SAVED) else None
    for kept in kept_rules(rules) if number is not None else ():
        if kept.id == number and (made := read_kept(kept)) is not None:
            return Book(game, None, made.house, made.preset, chosen, kept.name)
    if chosen in rules.presets:
        return Book(game, None, rules.preset_house(chosen), chosen, chosen)
    return Book(game, None, None, None)


def offered_games(*, made: bool = False) -> list[Piece]:
    """Return the games in the order of this phone's language: best known first, as each game's own text says.

    Those that people have `made` and kept here stand before them. `key` ends a game's address, and its `sign` stands on
    a small card beside its name.
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
    return made_here + [
        Piece(key=key, sign=sign_of(key), name=name, about=words.plain(f"game-{key}.about"))
        for _, name, key in sorted(offered)
    ]


def load_new_games() -> tuple[str, ...]:
    """Load new folders of games with their texts; return a sentence for each folder that cannot be used."""
    bad = games.rescan(lambda folder: texts().add(folder / "text"))
    return tuple(sentence_in(language(), fault.key, **fault.fill) for fault in bad)


def sign_of(game: str) -> str:
    """Return the sign of a game: its own, otherwise the first letter of its name."""
    words, key = speech(), f"game-{game}"
    return words.plain(f"{key}.sign") if words.has(f"{key}.sign") else words.plain(key)[:1]
