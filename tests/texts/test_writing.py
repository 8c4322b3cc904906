"""Texts keep the habits of writing of their language: numbers, capitals, apostrophes."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from referee.engine import games
from referee.rulebook.chapters import marked_records
from referee.texts.catalog import LANGUAGES, shared

TEXTS = shared(True)
CATEGORIES = frozenset(("zero", "one", "two", "few", "many"))
CARDS = frozenset(("card", "shown", "suit", "top"))
"""Variables that are a card or a suit: some have no capital, such as “red 5” and “the coloured joker”."""


def patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield each text with its id, without the words that only the search reads."""
    for name, entry in TEXTS.of(language).entries.items():
        if entry.value is not None and not name.endswith("-words") and not name.startswith(("alike-", "nickname-")):
            yield name, entry.value
        for attribute in entry.attributes:
            if attribute.id.name != "words":
                yield f"{name}.{attribute.id.name}", attribute.value


class Selections(Visitor):
    """Visitor that collects the keys of each selection, the default last."""

    def __init__(self) -> None:
        self.found: list[tuple[str, ...]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        ordered = sorted(node.variants, key=lambda variant: variant.default)
        self.found.append(tuple(v.key.name if isinstance(v.key, ast.Identifier) else str(v.key.value) for v in ordered))
        self.generic_visit(node)


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_korean_and_japanese_know_one_plural_category(language: str) -> None:
    """A number never takes a variant such as `[one]`, only `[1]`; a word selects among keys without `[other]`."""
    faults = []
    for key, pattern in patterns(language):
        selections = Selections()
        selections.visit(pattern)
        faults += [(key, keys) for keys in selections.found if keys[-1] == "other" and CATEGORIES & {*keys}]
    assert faults == []


def starts(pattern: ast.Pattern, fresh: bool) -> Iterator[tuple[str, bool]]:
    """Yield the variables that begin a sentence, and finally, without a name, whether a sentence begins after it."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            if element.value.strip():
                fresh = re.search(r"[.?!]”?\s*$", element.value) is not None
            continue
        match element.expression:
            case ast.SelectExpression(variants=variants):
                ends = False
                for variant in variants:
                    for name, after in starts(variant.value, fresh):
                        if name:
                            yield name, after
                        ends |= not name and after
                fresh = ends
            case ast.VariableReference(id=ast.Identifier(name=name)):
                if fresh:
                    yield name, True
                fresh = False
            case ast.StringLiteral():
                pass
            case _:
                fresh = False
    yield "", fresh


def test_an_english_sentence_begins_with_a_capital() -> None:
    clauses = (".why", ".of", ".unit")
    faults = [
        (key, name)
        for key, pattern in patterns("en")
        if not key.endswith(clauses) and not key.startswith(("card-", "until-"))
        for name, _ in starts(pattern, True)
        if name in CARDS
    ]
    assert faults == []


def test_english_apostrophes_are_typographic() -> None:
    class Words(Visitor):
        text = ""

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.text += node.value

    faults = []
    for key, pattern in patterns("en"):
        words = Words()
        words.visit(pattern)
        faults += [key] if "'" in words.text else []
    assert faults == []


def test_a_point_less_than_nothing_is_not_told_as_one() -> None:
    assert TEXTS.say("en", "story-scores", who="Ann", points=-1) == "Ann scores -1 point"
    assert TEXTS.say("en", "table-score.ok", points=-1) == "-1 point for this round."
    assert TEXTS.say("en", "story-takes", who="Ann", points=-1) == "Ann took -1 point"
    assert TEXTS.say("en", "story-scores", who="Ann", points=1) == "Ann scores 1 point"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vote_about_a_card_that_was_not_there_gives_nothing_back(language: str) -> None:
    for key in ("came-fell", "came-fell.you", "came-stands", "came-stands.you"):
        assert "0" not in TEXTS.say(language, key, seat="Ann", cards=0, result="no", yes=1, no=3)
        assert "2" in TEXTS.say(language, key, seat="Ann", cards=2, result="no", yes=1, no=3)


class Told(Visitor):
    """Visitor that collects the variables that a pattern tells, not those that only select a variant."""

    def __init__(self, entries: Mapping[str, Any]) -> None:
        self.entries = entries
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name != "VERB":
            self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        entry = self.entries[node.id.name]
        attributes = {attribute.id.name: attribute.value for attribute in entry.attributes}
        pattern = attributes[node.attribute.name] if node.attribute is not None else entry.value
        if pattern is not None:
            self.visit(pattern)


def test_every_language_tells_what_the_others_tell() -> None:
    told: dict[str, dict[str, set[str]]] = {}
    for language in LANGUAGES:
        entries = TEXTS.of(language).entries
        for key, pattern in patterns(language):
            visitor = Told(entries)
            visitor.visit(pattern)
            told.setdefault(key, {})[language] = visitor.names
    told.pop("turn-next")  # left and right are one word in English alone
    assert {key: names for key, names in told.items() if len({*map(frozenset, names.values())}) > 1} == {}


def test_english_titles_of_examples_have_typographic_apostrophes() -> None:
    titles = [example.titles["en"] for game in games.names() for example in marked_records(game)]
    assert [title for title in titles if "'" in title] == []
