"""The rules that a page of the rulebook shows: a game's, with the house rules of a table or those that were chosen."""

from dataclasses import dataclass

from flask import abort
from werkzeug.exceptions import NotFound

from referee.engine import games
from referee.engine.house_rules.options import House
from referee.engine.model.game import Game
from referee.engine.notation.record import read_head
from referee.live import Table
from referee.rulebook.chapters import Rulebook, rulebook
from referee.store.codes import read_code
from referee.web.core.context import room
from referee.web.house.kept_rules import rules_by_address
from referee.web.house.rules_form import TAP_TIME

USUAL = (TAP_TIME,)


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
