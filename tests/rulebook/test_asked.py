"""The phrases that people type into the search of the rules, and their answers."""

import re
from collections import Counter

import pytest

from referee.engine import games
from referee.engine.house_rules.options import switches
from referee.rulebook import search
from referee.rulebook.chapters import rulebook
from referee.rulebook.guide import guide
from referee.rulebook.search import about, deed, found, told
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.support.queries import KINDS, Query, queries

ASKED = queries("asked")
FRESH = queries("fresh")
NO_RULE = frozenset("-")
TEXTS = shared(True)
ANSWERED = 57
"""The minimum number of the sixty phrases of a language whose answer is among the first three results."""
FRESH_FOUND = 38
"""The same of the forty fresh questions of a language: among the first three rules, or the sentences beside them."""
RECORDED = 315
"""The minimum of all 320 queries that are older than the fresh ones."""


@pytest.mark.promise("A search finds the rule among")
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


def is_answered(query: Query) -> bool:
    """Return True if one of the first three rules answers, or one of the sentences beside them."""
    named, text = about(TEXTS, query.text) if query.marks["asked"] == "all" else (query.game, query.text)
    if named != query.game:
        return False
    rules = [hit.key for hit in found(TEXTS, named, text)[:3]]
    if query.finds == NO_RULE:
        return rules[0].startswith(search.NO_RULE)
    house = games.find(named).preset_house()
    sentences = (sentence.text.striptags() for sentence in told(TEXTS, query.marks["language"], named, house, text))
    says = bool(query.marks["says"]) and any(query.marks["says"] in " ".join(text.split()) for text in sentences)
    return says or bool(query.finds.intersection(rules))


@pytest.mark.promise("A search finds the rule among")
@pytest.mark.untraced  # others reach the same lines
@pytest.mark.parametrize("language", LANGUAGES)
def test_fresh_questions_are_answered_by_the_first_three(language: str) -> None:
    asked = [query for query in FRESH if query.marks["language"] == language]
    missed = [str(query) for query in asked if not is_answered(query)]
    assert len(asked) - len(missed) >= FRESH_FOUND, missed


@pytest.mark.promise("A search finds the rule among")
@pytest.mark.untraced  # others reach the same lines
def test_nearly_all_recorded_queries_find_their_answer_among_the_first_three() -> None:
    asked = [query for name in ("phrases", "questions", "asked") for query in queries(name)]
    missed = [
        str(query)
        for query in asked
        if not query.finds.intersection(hit.key for hit in found(TEXTS, query.game, query.text)[:3])
    ]
    assert len(asked) == 320
    assert len(asked) - len(missed) >= RECORDED, missed


def test_forty_different_fresh_questions_in_each_language() -> None:
    assert Counter(query.marks["language"] for query in FRESH) == dict.fromkeys(LANGUAGES, 40)
    assert len({query.text.casefold() for query in FRESH}) == len(FRESH)
    before = {query.text.casefold() for name in ("asked", "phrases", "questions") for query in queries(name)}
    assert [str(query) for query in FRESH if query.text.casefold() in before] == []


def test_every_fresh_answer_exists() -> None:
    for query in FRESH:
        game = games.find(query.game)
        speech = Sentences(TEXTS, query.marks["language"])
        told = " ".join(line for part in guide(speech, query.game, game.preset_house()) for line in part.paragraphs)
        ranks = {deed(done) for done in rulebook(query.game).deeds}
        assert query.finds or query.marks["says"], query
        assert (
            query.finds == NO_RULE
            or query.finds <= {rule.id for rule in game.rules} | set(switches(game.house)) | ranks
        )
        assert query.marks["says"] in told, query


def test_more_is_found_in_peoples_own_words_and_answered_by_the_preset() -> None:
    for query in queries("variants"):
        wanted = dict(find.partition("=")[::2] for find in query.finds)
        assert wanted.keys() & {hit.key for hit in found(TEXTS, query.game, query.text)[:3]}, query
        game = games.find(query.game)
        house = game.house(**game.presets[query.marks["preset"] or game.preset])
        assert {key: house.text(key) for key, value in wanted.items() if value}.items() <= wanted.items(), query


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
