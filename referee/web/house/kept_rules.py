"""House rules kept under a name: those of a game, of a request and of an address."""

from collections.abc import Callable

from flask import request

from referee.engine.basics.errors import NotationError
from referee.engine.model.game import Game
from referee.store import Store
from referee.store.codes import same_name
from referee.store.deleted import MOST_RULES
from referee.store.values import KeptRules
from referee.web.core.access import is_local_request
from referee.web.core.context import ask_store, whole
from referee.web.core.phone import device
from referee.web.core.public_server import is_public
from referee.web.house import shared_link
from referee.web.house.rules_form import RulesForm

SAVED = "saved-"
"""Prefix of kept house rules, followed by their number, where an address may name a preset."""


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
