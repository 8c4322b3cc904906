"""The rulebook of a game in the phone's language, with the house rules as a table plays them."""

from functools import lru_cache

from flask import Blueprint, abort, render_template, request
from markupsafe import Markup
from werkzeug.exceptions import NotFound

from referee.core.house import House
from referee.core.notation import Unreadable, read_action
from referee.core.record import read_head
from referee.core.rulings import Ruling
from referee.live import Table
from referee.rulebook import Example, rulebook
from referee.speech import Speech
from referee.store import read_code
from referee.texts import Texts
from referee.web.context import language, room, texts
from referee.web.facts import fact_name, fact_value

page = Blueprint("rulebook", __name__)


@page.get("/rules/<game>")
def rules(game: str) -> str:
    """The rules in the order they are asked, each with its house rules and its example; printable."""
    table = _table(request.args.get("table", ""))
    house: House | None = None
    preset = None
    if table is not None and table.game is not None and table.game.game is not None and table.game.game.key == game:
        house, preset = table.game.state.house, read_head(table.game.head).preset
    try:
        body = _body(texts(), language(), game, house, preset)
    except Unreadable:
        abort(404)
    return render_template("rules.html", body=body, key=game, table=table if house is not None else None)


def _table(code: str) -> Table | None:
    """The table whose house rules are asked for; None where there is none."""
    try:
        return room(code).table if read_code(code) else None
    except NotFound:
        return None


@lru_cache(maxsize=32)
def _body(texts: Texts, language: str, game: str, house: House | None, preset: str | None) -> Markup:
    """The rulebook without its frame, which is the same for everybody; Unreadable for no such game. It takes a tenth of
    a second to write, and nobody's tap should wait for that twice."""
    return Markup(
        render_template(
            "parts/rulebook.html",
            book=rulebook(game, house, preset),
            key=game,
            speech=Speech(texts, language),
            tell=tell,
            fact_name=fact_name,
            fact_value=fact_value,
        )
    )


def tell(example: Example) -> list[tuple[Markup, Markup, Ruling]]:
    """An example's lines: what happened, and what the referee says of it."""
    told = []
    for line in example.lines:
        if line.action is not None and line.ruling is not None:
            words = Speech(texts(), language(), line.names)
            told.append((words.story(read_action(line.action)), words.rule(line.ruling), line.ruling))
    return told
