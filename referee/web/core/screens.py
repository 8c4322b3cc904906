"""The drawing of live pieces: each is a value, and its HTML a pure function of value and language."""

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

from flask import Flask

from referee.live import Table
from referee.live.stream import Pieces, Shown
from referee.texts.catalog import Catalog
from referee.texts.sentences import Sentences
from referee.texts.terms import Keeper, directly

Drawing = str | Callable[[Any, Sentences], str]
"""The template of a piece, or the function that draws it."""


class Piece(SimpleNamespace):
    """The values that a template reads by their names: a piece of a page, or a part of one.

    Its `template` is named where a page has several for the same place. Equal values make equal pieces, and what equals
    what a phone shows is neither drawn nor sent again.
    """

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self.__dict__.values()))


class Screens:
    """The drawing of tables, as `live` uses it."""

    def __init__(self, app: Flask, texts: Catalog) -> None:
        self.app = app
        self.texts = texts
        self.environment = app.jinja_env
        self.pages: dict[str, Pieces] = {}
        self.templates: dict[str, Drawing] = {}
        self.environment.globals["macros"] = self.environment.get_template("macros.html").module

    def register(self, page: str, pieces: Pieces, templates: Mapping[str, Drawing]) -> None:
        """Add a live page: the function that makes its pieces, and the template or function that draws each."""
        self.pages[page] = pieces
        self.templates |= templates

    def fragments(self, table: Table, page: str, seat: int | None) -> Shown:
        """Return the pieces of a page that this seat may see, made once until the table changes."""
        return table.memo(("shown", page, seat), self._shown, table, page, seat)

    def _shown(self, table: Table, page: str, seat: int | None) -> Shown:
        made = self.pages[page](table, seat)
        return made if isinstance(made, Shown) else Shown(made)

    def html(self, name: str, value: Any, language: str, kept: Keeper = directly) -> str:
        """Return one piece as HTML, by the value's own `template`, else by what its page registered.

        `kept` is the `drawn` of its table, for parts that come again there.
        """
        # The same words each time: what is kept is found again by them.
        speech = kept(Sentences, self.texts, language, getattr(value, "names", ()), getattr(value, "me", None))
        speech.kept = kept
        drawing = getattr(value, "template", None) or self.templates[name]
        return self.draw(drawing, speech, value=value) if isinstance(drawing, str) else drawing(value, speech)

    def draw(self, template: str, speech: Sentences, **values: Any) -> str:
        """Render a template in a language, outside of any request."""
        words = {"speech": speech, "say": speech.say, "plain": speech.plain, "language": speech.language}
        return self.environment.get_template(template).render(words, **values)

    def deadline(self, table: Table) -> float | None:
        """Return the end of the turn's time, in table time; None while no clock runs."""
        played = table.game
        rests = played is None or not played.has_log or table.night.ended is not None
        clock = None if played is None or rests else played.view.clock
        return clock.since + clock.limit if clock is not None and clock.running else None
