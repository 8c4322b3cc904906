"""The phrases that people type into the search of the rules, and their answers."""

import re
from collections import Counter

import pytest

from referee.engine import games
from referee.engine.house_rules.options import switches
from referee.rulebook.chapters import rulebook
from referee.rulebook.search import deed, found
from referee.texts.catalog import LANGUAGES, shared
from tests.support.queries import KINDS, queries

ASKED = queries("asked")
TEXTS = shared(True)
ANSWERED = 57
"""The minimum number of the sixty phrases of a language whose answer is among the first three results."""


@pytest.mark.untraced  # others reach the same lines
@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_every_phrase_finds_its_answer_among_the_first_three(language: str) -> None:
    phrases = [query for query in ASKED if query.marks["language"] == language]
    missed = [
        str(query)
        for query in phrases
        if not query.finds & {hit.key for hit in found(TEXTS, query.game, query.text)[:3]}
    ]
    assert len(phrases) - len(missed) >= ANSWERED, missed


def test_no_phrase_of_several_words_is_listed_as_another_name() -> None:
    names = {"black maria", "shoot the moon"}  # names that everybody uses
    told = {
        said.strip().casefold()
        for language in LANGUAGES
        for key, fill in TEXTS.catalogue(language).items()
        if not fill and re.search("-words$|^nickname-|^alike-", key)
        for said in TEXTS.say(language, key).split(",")
    }
    assert [str(query) for query in ASKED if " " in query.text and query.text.casefold() in told - names] == []


def test_sixty_different_phrases_in_each_language() -> None:
    assert Counter(query.marks["language"] for query in ASKED) == dict.fromkeys(LANGUAGES, 60)
    assert len({query.text.casefold() for query in ASKED}) == len(ASKED)
    assert not any(query.text != query.text.strip() or not query.text for query in ASKED)


def test_no_phrase_was_used_to_build_the_search() -> None:
    before = {query.text.casefold() for query in (*queries("phrases"), *queries("questions"))}
    assert [str(query) for query in ASKED if query.text.casefold() in before] == []


def test_every_kind_and_every_game_is_asked_in_every_language_that_has_it() -> None:
    kinds = Counter((query.marks["language"], query.marks["kind"]) for query in ASKED)
    elsewhere = {("en", "initials"), ("en", "width"), ("ja", "initials")}
    assert set(kinds) == {(language, kind) for language in LANGUAGES for kind in KINDS} - elsewhere
    assert {kind for kind, count in kinds.items() if count < 5} <= {("ko", "width")}
    assert {(query.marks["language"], query.game) for query in ASKED} == {
        (language, game) for language in LANGUAGES for game in games.names()
    }


def test_every_answer_exists() -> None:
    for query in ASKED:
        game = games.find(query.game)
        ranks = {deed(done) for done in rulebook(query.game).deeds}
        assert query.finds
        assert query.finds <= {rule.id for rule in game.rules} | set(switches(game.house)) | ranks, query
