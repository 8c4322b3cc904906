"""The rulebook of a game in the phone's language, with the house rules of a table.

It can be read, printed and searched, and its examples are played step by step.
"""

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Any

from flask import Blueprint, abort, render_template, request
from markupsafe import Markup

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import House
from referee.engine.notation.lines import read_action
from referee.live.apart import give_way
from referee.rulebook import search
from referee.rulebook.chapters import Chapter, Example, RuleSetting, example, marked, rulebook
from referee.rulebook.guide import guide
from referee.rulebook.search import NO_RULE, GuideSentence
from referee.texts.catalog import Catalog
from referee.texts.sentences import Sentences
from referee.web.core.context import is_htmx, language, texts, whole
from referee.web.core.screens import Piece
from referee.web.house.house_rules import USUAL, Book, book_of, kept_rules
from referee.web.play.picture import picture

page = Blueprint("rulebook", __name__)
MOST = 6
"""Number of search results; after these a search in other words is better than more of them."""
LONGEST = 120
"""Characters of a search."""


def _book(game: str) -> Book:
    """Return the rules that an address names; abort with 404 for an unknown game."""
    return book_of(game, request.args.get("table", ""), request.args.get("preset", ""))


def _wanted() -> str:
    return request.args.get("find", "").strip()[:LONGEST]


@page.get("/rules")
def every() -> str:
    """Show the rulebooks of all games, and the search results of the game that is named, or of all of them."""
    wanted = _wanted()
    game, rest = search.about(texts(), wanted)
    if game is not None:
        return _answer("rules/all.html", wanted, _results(Book(game, None, None, None), rest), None)
    found = {
        (hit.score * hit.says, game, hit.key)
        for game in games.names()
        for hit in (search.found(texts(), game, wanted, rest=give_way) if wanted else ())
        if not hit.key.startswith(NO_RULE)
    }
    best = sorted(found, reverse=True)[:MOST]
    hits = tuple(_hit(Book(game, None, None, None), key, wanted) for _, game, key in best)
    return _answer("rules/all.html", wanted, Piece(hits=hits, told=(), game="", lacking=""), None)


@page.get("/rules/<game>")
def rules(game: str) -> str:
    """Show the rules of a game, the table's changes first; with `find`, the search results."""
    book, wanted = _book(game), _wanted()
    return _answer("rules/rules.html", wanted, _results(book, wanted), book)


def _answer(template: str, wanted: str, results: Piece, book: Book | None) -> str:
    """Return the page, or only the search results while a person types."""
    if is_htmx():
        return render_template("rules/found.html", find=wanted, results=results, book=book)
    body = _body(texts(), language(), book.key, book.house, book.preset, book.query) if book is not None else ""
    game = games.find(book.key) if book is not None and book.table is None else None
    return render_template(
        template,
        find=wanted,
        results=results,
        book=book,
        body=body,
        games=games.names(),
        presets=tuple(game.presets) if game is not None else (),
        usual=game.preset if game is not None else "",
        kept=kept_rules(game) if game is not None else (),
    )


def _results(book: Book, wanted: str) -> Piece:
    """Return the results of a search: rules, lines of the game's guide by part, and what there is no rule about."""
    found = search.found(texts(), book.key, wanted, rest=give_way) if wanted else []
    lacking, told = "", list[GuideSentence]()
    if found and found[0].key.startswith(NO_RULE):
        lacking = Sentences(texts(), language()).plain(found.pop(0).key)
    elif wanted:
        house = book.house or games.find(book.key).preset_house(book.preset)
        told = search.told(texts(), language(), book.key, house, wanted)
    lines: dict[tuple[str, Markup], Markup] = {}
    for sentence in told:  # each line once, with what was found in bold
        line = lines.get((sentence.part, sentence.line), sentence.line)
        bold = Markup("<strong>{}</strong>").format(sentence.text)
        lines[sentence.part, sentence.line] = line.replace(sentence.text, bold, 1)
    hits = tuple(_hit(book, hit.key, wanted) for hit in found[:MOST])
    marked_lines = tuple((part, line) for (part, _), line in lines.items())
    return Piece(hits=hits, told=marked_lines, game=book.key, lacking=lacking)


def _hit(book: Book, key: str, wanted: str) -> Piece:
    """Return a search result: a rule, a house rule, or the effects of the cards of a rank."""
    chapter = next((known for known in book.rules.chapters if known.rule.id == key), None)
    setting = next((known for known in book.rules.settings if known.switch.key == key), None)
    if chapter is not None and (near := search.nearest(texts(), book.key, wanted, key)) is not None:
        chapter = chapter._replace(example=near)
    deeds = tuple(deed for deed in book.rules.deeds if search.deed(deed) == key)
    return Piece(game=book.key, chapter=chapter, setting=setting, deeds=deeds)


@lru_cache(maxsize=32)  # saves 11 ms of a page
def _body(texts: Catalog, language: str, game: str, house: House | None, preset: str | None, query: str) -> Markup:
    """Return the rulebook without its frame; cached, as it is the same for everybody."""
    _play_examples(game)
    book, words = rulebook(game, house, preset, USUAL), Sentences(texts, language)
    told = tuple(guide(words, game, house or book.game.preset_house(preset)))
    return Markup(render_template("rules/rulebook.html", book=book, guide=told, key=game, query=query, speech=words))


def _play_examples(game: str) -> None:
    """Play a game's examples, whose rulings name house rules, once; other requests are served meanwhile."""
    for mark in marked(game):
        give_way()
        _ = mark.rests


# Examples


@page.get("/rules/<game>/example/<of>/<number:n>")
def walk(game: str, of: str, n: int) -> str:
    """Show an example after `n` of its lines: a piece of the rulebook, or a page where no script runs.

    `at` is the place in the book to return to.
    """
    book = _book(game)
    try:
        shown = example(of, n)
    except NotationError:
        abort(404)
    number, back = whole(request.args.get("step")) or 0, request.args.get("at", "")[:LONGEST]
    if shown is None or number > len(shown.steps):
        abort(404)
    shown, words = shown.among(texts(), language()), Sentences(texts(), language())
    made = step(words, shown, number)
    named = Sentences(texts(), language(), made.picture.names)
    house = " ".join(f"{key}={value}" for key, value in shown.head.house)
    values = {"step": made, "picture": made.picture, "example": shown, "game": book.key, "query": book.query}
    body = Markup(
        render_template(
            "rules/walk.html", speech=named, say=named.say, plain=named.plain, house=house, back=back, **values
        )
    )
    if is_htmx():
        return str(body)
    return render_template("rules/example.html", book=book, at=back, body=body, example=shown, lines=tell(words, shown))


def step(words: Sentences, shown: Example, at: int) -> Piece:
    """Return an example after `at` of its lines, played by people of the language, with the picture of the table.

    Before the first line there is no story and no ruling.
    """
    shown = shown.among(words.texts, words.language)
    rules, line = games.find(shown.head.game), shown.steps[at - 1] if at else None
    story = says = ruling = None
    if line is not None:
        named, ruling = Sentences(words.texts, words.language, line.names), line.ruling
        story = named.story(read_action(line.action), ruling) if line.action is not None else None
        says = named.rule(ruling) if ruling is not None else None
    seen = picture(rules, line.state if line is not None else shown.first, hands=True)
    return Piece(at=at, count=len(shown.steps), story=story, says=says, ruling=ruling, picture=seen)


# Paper


@page.get("/rules/<game>/sheet")
def sheet(game: str) -> str:
    """Show the rulebook for paper: every rule with its example, drawn as it begins, then every house rule."""
    book = _book(game)
    parts = _sheet(texts(), language(), book.key, book.house, book.preset)
    return render_template("rules/sheet.html", book=book, rules=book.rules, parts=parts)


@lru_cache(maxsize=16)  # saves 130 ms of a page
def _sheet(texts: Catalog, language: str, game: str, house: House | None, preset: str | None) -> dict[str, Any]:
    """Return the parts of the sheet: the table's changes, the game's rules, the common rules, the house rules.

    It takes a second in all, during which other requests are served.
    """
    _play_examples(game)
    book, words = rulebook(game, house, preset, USUAL), Sentences(texts, language)
    how = {
        "tell": partial(tell, words),
        "drawn": partial(step, words, at=0),
        "named": partial(Sentences, texts, language),
    }

    def printed(what: str, some: Iterable[Chapter | RuleSetting]) -> Markup:
        parts = Markup("")
        for one in some:
            give_way()
            parts += Markup(render_template("rules/sheet_rule.html", speech=words, key=game, **{what: one}, **how))
        return parts

    return {
        "guide": tuple(guide(words, game, house or book.game.preset_house(preset))),
        "otherwise": printed("setting", (setting for setting in book.settings if setting.differs)),
        "own": printed("chapter", book.own),
        "shared": printed("chapter", book.shared),
        "settings": printed("setting", book.settings),
    }


def tell(words: Sentences, shown: Example) -> list[Piece]:
    """Return the steps of an example, line by line."""
    return [step(words, shown, at) for at in range(1, len(shown.steps) + 1)]
