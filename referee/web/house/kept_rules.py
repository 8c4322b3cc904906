"""The games that a phone is offered, house rules kept under a name, and the rules that a rulebook's page shows."""

from collections.abc import Callable
from dataclasses import dataclass

from flask import abort, request
from werkzeug.exceptions import NotFound

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import House
from referee.engine.model.game import Game
from referee.engine.notation.record import read_head
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
from referee.web.house import shared_link
from referee.web.house.rules_form import TAP_TIME, RulesForm

SAVED = "saved-"
"""Prefix of kept house rules, followed by their number, where an address may name a preset."""
USUAL = (TAP_TIME,)
LAST = 50
"""The place of a game whose texts name none: after those that do, by name."""


def kept_rules(game: Game) -> list[KeptRules]:
    """Return the house rules kept for a game under a name that this phone may see, if they are still readable."""
    rows = ask_store(Store.rules, game.key, device=device() if is_public() else None)
    return [rules for rules in rows if read_kept(rules) is not None]


def read_kept(rules: KeptRules) -> shared_link.SharedRules | None:
    """Return kept house rules as they can be sent; None if this version cannot play them."""
    try:
        return shared_link.parse_values(rules.game, rules.preset, rules.house, rules.name)
    except NotationError:
        return None


def requested_rules(game: Game) -> KeptRules | None:
    """Return the kept house rules of this request."""
    wanted = whole(request.values.get("saved"))
    return next((rules for rules in kept_rules(game) if rules.id == wanted), None)


def rules_by_address(game: Game, chosen: str) -> tuple[KeptRules, RulesForm] | None:
    """Return the kept house rules that an address names instead of a preset, and their form."""
    number = whole(chosen.removeprefix(SAVED)) if chosen.startswith(SAVED) else None
    rules = next((row for row in kept_rules(game) if row.id == number), None) if number is not None else None
    made = read_kept(rules) if rules is not None else None
    return (rules, made.form) if rules is not None and made is not None else None


def kept_name(game: Game, form: RulesForm) -> str:
    """Return the name under which these house rules are kept, the one in the request first; empty if there is none.

    A game that they make has the name that the request gives it.
    """
    if is_made(game):
        return shared_link.clean_title(request.values.get("name", ""))
    chosen = whole(request.values.get("saved"))
    for rules in sorted(kept_rules(game), key=lambda row: row.id != chosen):
        made = read_kept(rules)
        if made is not None and (made.preset, made.form.house) == (form.preset, form.house):
            return rules.name
    return ""


def is_made(game: Game) -> bool:
    """Return True for a game that its house rules make, which therefore has a name of its own at each table."""
    return "title" in game.facts_by_key


def keep_made(game: Game, form: RulesForm, name: str) -> Callable[[Store], object]:
    """Return the step of the store that keeps a made game under its name, or changes it if it is this phone's."""
    said, phone, own = shared_link.SharedRules(game, form.preset, form.pairs, name).said, device(), is_public()

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


@dataclass(frozen=True, slots=True)
class Book:
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
    table = _table(code)
    played = table.game if table is not None else None
    if played is None or not played.has_log or played.game.key != game:
        return _chosen(games.find(game), chosen)
    return Book(game, table, played.state.house, read_head(played.head).preset)


def _chosen(game: Game, chosen: str) -> Book:
    if found := rules_by_address(game, chosen):
        rules, form = found
        return Book(game.key, None, form.house, form.preset, chosen, rules.name)
    if chosen in game.presets:
        return Book(game.key, None, game.preset_house(chosen), chosen, chosen)
    return Book(game.key, None, None, None)


def _table(code: str) -> Table | None:
    """Return the table whose house rules are requested; None if there is none."""
    try:
        return room(code).table if read_code(code) else None
    except NotFound:
        return None


def offered_games(*, made: bool = False) -> list[Piece]:
    """Return the games in the order of this phone's language: best known first, as each game's own text says.

    Those that people have `made` and kept here stand before them. `key` ends a game's address, and its `sign` stands on
    a small card beside its name.
    """
    words, keys = speech(), sorted(games.names(), key=_place)
    own = [game for game in map(games.find, keys) if made and is_made(game)]
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
        Piece(key=key, sign=sign_of(key), name=words.plain(f"game-{key}"), about=words.plain(f"game-{key}.about"))
        for key in keys
    ]


def load_new_games() -> tuple[str, ...]:
    """Load new folders of games with their texts; return a sentence for each folder that cannot be used."""
    bad = games.rescan(lambda folder: texts().add(folder / "text"))
    return tuple(sentence_in(language(), fault.key, **fault.fill) for fault in bad)


def sign_of(game: str) -> str:
    """Return the sign of a game: its own, otherwise the first letter of its name."""
    words, key = speech(), f"game-{game}"
    return words.plain(f"{key}.sign") if words.has(f"{key}.sign") else words.plain(key)[:1]


def _place(game: str) -> tuple[int, str]:
    words, key = speech(), f"game-{game}"
    place = words.plain(f"{key}.order") if words.has(f"{key}.order") else ""
    return int(place) if place.isdecimal() else LAST, words.plain(key)
