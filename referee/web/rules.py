"""The rulebook of a game in the phone's language, with the house rules as a table plays them: to read, to print, to
look something up in, and with examples that are played step by step."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any

import gevent
from flask import Blueprint, abort, render_template, request
from markupsafe import Markup
from werkzeug.exceptions import NotFound

from referee import games, rulefinder
from referee.core.game import Game
from referee.core.house import House
from referee.core.notation import Unreadable, read_action
from referee.core.record import read_head
from referee.core.rulings import Ruling
from referee.core.view import Deed
from referee.guide import guide
from referee.live import Table
from referee.rulebook import Chapter, Example, Rulebook, Setting, example, rulebook
from referee.search import Found
from referee.speech import Speech
from referee.store import read_code
from referee.texts import Texts
from referee.web import houses
from referee.web.context import is_htmx, language, room, texts, whole
from referee.web.house import TAP_TIME
from referee.web.looking import look_for, ready
from referee.web.picture import Picture, picture

page = Blueprint("rulebook", __name__)
USUAL = (TAP_TIME,)
MOST = 6
"""How many answers are shown: who has not found it among them looks for it in other words."""
LONGEST = 120
"""Letters of what may be looked for."""


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that was found: a rule or a house rule of a game, or what cards of a rank do."""

    game: str
    chapter: Chapter | None
    setting: Setting | None
    deeds: tuple[Deed, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """How an example stands after `at` of its `count` lines: what the last of them was and its ruling (none: before the
    first), and the picture."""

    at: int
    count: int
    story: Markup | None
    says: Markup | None
    ruling: Ruling | None
    picture: Picture


@dataclass(frozen=True, slots=True)
class Book:
    """Whose rules are read: the game, and the table by whose house rules, where there is one, else those that were
    `chosen`: a preset, or kept ones under the name by which they are `called`."""

    key: str
    table: Table | None
    house: House | None
    preset: str | None
    chosen: str = ""
    called: str = ""

    @property
    def query(self) -> str:
        """What an address of these pages ends with."""
        if self.table is not None:
            return f"?table={self.table.code}"
        return f"?preset={self.chosen}" if self.chosen else ""

    @property
    def rules(self) -> Rulebook:
        """The rules themselves."""
        return rulebook(self.key, self.house, self.preset, USUAL)


def _book(game: str) -> Book:
    """The rules that an address names, ready to be read; 404 where there is no such game."""
    book = book_of(game, request.args.get("table", ""), request.args.get("preset", ""))
    ready(texts(), game)
    return book


def book_of(game: str, code: str, chosen: str = "") -> Book:
    """The rules of a game as the table with this code plays it now, else by a chosen preset or kept house rules, else
    as the game has them; 404 where there is no such game."""
    if game not in games.names():
        abort(404)
    table = _table(code)
    played = table.game if table is not None else None
    if played is None or played.game is None or played.game.key != game:
        return _chosen(games.find(game), chosen)
    return Book(game, table, played.state.house, read_head(played.head).preset)


def _chosen(game: Game, chosen: str) -> Book:
    if found := houses.saved_as(game, chosen):
        rules, form = found
        return Book(game.key, None, form.house, form.preset, chosen, rules.name)
    if chosen in game.presets:
        return Book(game.key, None, game.preset_house(chosen), chosen, chosen)
    return Book(game.key, None, None, None)


def _table(code: str) -> Table | None:
    """The table whose house rules are asked for; None where there is none."""
    try:
        return room(code).table if read_code(code) else None
    except NotFound:
        return None


def _wanted() -> str:
    return request.args.get("find", "").strip()[:LONGEST]


@page.get("/rules")
def every() -> str:
    """The rulebooks of all games, and what is found in any of them."""
    wanted = _wanted()
    hits = {(each.score * each.says, game, each.key) for game in games.names() for each in _found(game, wanted)}
    best = [_hit(Book(game, None, None, None), key, wanted) for _, game, key in sorted(hits, reverse=True)[:MOST]]
    return _answer("rules-all.html", wanted, best, None)


@page.get("/rules/<game>")
def rules(game: str) -> str:
    """The rules of a game, what the table changed first; with `find`, what answers it."""
    book, wanted = _book(game), _wanted()
    hits = [_hit(book, each.key, wanted) for each in _found(game, wanted)[:MOST]]
    return _answer("rules.html", wanted, hits, book)


def _answer(template: str, wanted: str, hits: list[Hit], book: Book | None) -> str:
    """The page, or while somebody types only what was found."""
    if is_htmx():
        return render_template("parts/found.html", find=wanted, hits=hits, book=book)
    body = _body(texts(), language(), book.key, book.house, book.preset, book.query) if book is not None else ""
    game = games.find(book.key) if book is not None and book.table is None else None
    return render_template(
        template,
        find=wanted,
        hits=hits,
        book=book,
        body=body,
        games=games.names(),
        presets=tuple(game.presets) if game is not None else (),
        usual=game.preset if game is not None else "",
        kept=houses.kept(game) if game is not None else (),
    )


def _found(game: str, wanted: str) -> list[Found]:
    return look_for(texts(), game, wanted) if wanted else []


def _hit(book: Book, key: str, wanted: str) -> Hit:
    chapter = next((each for each in book.rules.chapters if each.rule.id == key), None)
    setting = next((each for each in book.rules.settings if each.switch.key == key), None)
    if chapter is not None and (near := rulefinder.nearest(texts(), book.key, wanted, key)) is not None:
        chapter = replace(chapter, example=near)
    return Hit(book.key, chapter, setting, tuple(each for each in book.rules.deeds if rulefinder.deed(each) == key))


@lru_cache(maxsize=32)
def _body(texts: Texts, language: str, game: str, house: House | None, preset: str | None, query: str) -> Markup:
    """The rulebook without its frame, which is the same for everybody: nobody's tap should wait for it twice."""
    book, words = rulebook(game, house, preset, USUAL), Speech(texts, language)
    told = tuple(guide(words, game, house or book.game.preset_house(preset)))
    return Markup(render_template("parts/rulebook.html", book=book, guide=told, key=game, query=query, speech=words))


# -------------------------------------------------------------------------------------------------------- examples


@page.get("/rules/<game>/example/<of>/<number:n>")
def walk(game: str, of: str, n: int) -> str:
    """An example after so many of its lines: a piece of the rulebook, or where no script runs a page of its own. `at`
    is the place in the book to which one goes back."""
    book = _book(game)
    try:
        shown = example(of, n)
    except Unreadable:
        abort(404)
    number, back = whole(request.args.get("step")) or 0, request.args.get("at", "")[:LONGEST]
    if shown is None or number > len(shown.steps):
        abort(404)
    shown = shown.among(texts(), language())
    body = _walk(texts(), language(), book.key, book.query, shown, number, back)
    if is_htmx():
        return str(body)
    lines = tell(Speech(texts(), language()), shown)
    return render_template("rules-example.html", book=book, at=back, body=body, example=shown, lines=lines)


@lru_cache(maxsize=256)
def _walk(texts: Texts, language: str, game: str, query: str, shown: Example, at: int, back: str) -> Markup:
    made = step(Speech(texts, language), shown, at)
    words = Speech(texts, language, made.picture.names)
    house = " ".join(f"{key}={value}" for key, value in shown.head.house)
    values = {"step": made, "picture": made.picture, "example": shown, "game": game, "query": query, "back": back}
    return Markup(
        render_template("parts/walk.html", speech=words, say=words.say, plain=words.plain, house=house, **values)
    )


def step(words: Speech, shown: Example, at: int) -> Step:
    """An example after so many of its lines, played by people of the language."""
    shown = shown.among(words.texts, words.language)
    rules, lines = games.find(shown.head.game), shown.steps
    if not at:
        return Step(0, len(lines), None, None, None, picture(rules, shown.first, hands=True))
    line = lines[at - 1]
    named = Speech(words.texts, words.language, line.names)
    story = named.story(read_action(line.action), line.ruling) if line.action is not None else None
    says = named.rule(line.ruling) if line.ruling is not None else None
    return Step(at, len(lines), story, says, line.ruling, picture(rules, line.state, hands=True))


# ----------------------------------------------------------------------------------------------------------- paper


@page.get("/rules/<game>/sheet")
def sheet(game: str) -> str:
    """The rulebook for paper: every rule with its example, drawn as it begins, then every house rule."""
    book = _book(game)
    parts = _sheet(texts(), language(), book.key, book.house, book.preset)
    return render_template("rules-sheet.html", book=book, rules=book.rules, parts=parts)


@lru_cache(maxsize=16)
def _sheet(texts: Texts, language: str, game: str, house: House | None, preset: str | None) -> dict[str, Any]:
    """What the table changed, the rules of the game, those of every table, and the house rules. It takes a second in
    all, in which whoever taps has their turn."""
    book = rulebook(game, house, preset, USUAL)
    return {
        "guide": tuple(guide(Speech(texts, language), game, house or book.game.preset_house(preset))),
        "otherwise": _joined(_printed(texts, language, game, setting=each) for each in book.settings if each.differs),
        "own": _joined(_printed(texts, language, game, chapter=each) for each in book.own),
        "shared": _joined(_printed(texts, language, game, chapter=each) for each in book.shared),
        "settings": _joined(_printed(texts, language, game, setting=each) for each in book.settings),
    }


def _joined(parts: Iterable[Markup]) -> Markup:
    return Markup("").join(parts)


def _printed(texts: Texts, language: str, game: str, **what: Chapter | Setting) -> Markup:
    gevent.sleep(0)
    words = Speech(texts, language)
    how = {"tell": partial(tell, words), "drawn": partial(step, words, at=0), "named": partial(Speech, texts, language)}
    return Markup(render_template("parts/sheet-rule.html", speech=words, key=game, **what, **how))


def tell(words: Speech, shown: Example) -> list[Step]:
    """An example line by line."""
    return [step(words, shown, at) for at in range(1, len(shown.steps) + 1)]
