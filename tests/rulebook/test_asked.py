"""The phrases and questions that people type into the search of the rules, and their answers."""

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
LEAST = (
    ("phrases", "seed", None, 50),
    ("questions", "when", "before", 57),
    ("questions", "when", "after", 25),
    *(("asked", "language", language, 57) for language in LANGUAGES),
    *(("fresh", "language", language, 38) for language in LANGUAGES),
)
"""The minimum number of queries that are answered, by a mark of theirs: all of 50 phrases, of 60 questions that were
used to build the search and 30 that are new to it, and of 60 phrases and 40 fresh questions in each language.
"""
RECORDED = 315
"""The minimum of all 320 queries that are older than the fresh ones."""


def is_answered(query: Query) -> bool:
    """Return True if one of the first three rules answers, or for a fresh question one of the sentences beside them."""
    named, text = about(TEXTS, query.text) if query.marks.get("asked") == "all" else (query.game, query.text)
    if named != query.game:
        return False
    rules = [hit.key for hit in found(TEXTS, named, text)[:3]]
    if query.finds == NO_RULE:
        return rules[0].startswith(search.NO_RULE)
    if query.finds.intersection(rules) or not (says := query.marks.get("says")):
        return bool(query.finds.intersection(rules))
    sentences = told(TEXTS, query.marks["language"], named, games.find(named).preset_house(), text)
    return any(says in " ".join(sentence.text.striptags().split()) for sentence in sentences)


@pytest.mark.promise("A search finds the rule among")
@pytest.mark.untraced  # others reach the same lines
@pytest.mark.parametrize(("name", "mark", "value", "least"), LEAST)
def test_queries_find_their_answer_among_the_first_three(name: str, mark: str, value: str | None, least: int) -> None:
    asked = [query for query in queries(name) if value in (None, query.marks[mark])]
    missed = [str(query) for query in asked if not is_answered(query)]
    assert len(asked) - len(missed) >= least, missed


@pytest.mark.promise("A search finds the rule among")
@pytest.mark.untraced  # others reach the same lines
def test_nearly_all_recorded_queries_find_their_answer_among_the_first_three() -> None:
    asked = [query for name in ("phrases", "questions", "asked") for query in queries(name)]
    missed = [str(query) for query in asked if not is_answered(query)]
    assert len(asked) == 320
    assert len(asked) - len(missed) >= RECORDED, missed


@pytest.mark.parametrize("name", ["phrases", "questions", "asked", "fresh"])
def test_every_answer_exists(name: str) -> None:
    for query in queries(name):
        game, says = games.find(query.game), query.marks.get("says", "")
        ranks = {deed(done) for done in rulebook(query.game).deeds}
        known = {rule.id for rule in game.rules} | {*switches(game.house)} | ranks
        assert query.finds or says, query
        assert query.finds == NO_RULE or query.finds <= known, query
        if says:
            parts = guide(Sentences(TEXTS, query.marks["language"]), query.game, game.preset_house())
            assert says in " ".join(line for part in parts for line in part.paragraphs), query


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


def test_so_many_different_queries_are_asked_in_each_language_and_none_was_used_before() -> None:
    before = set[str]()
    for name, count in (("phrases", 50), ("questions", 90), ("asked", 180), ("fresh", 120)):
        texts = [query.text.casefold() for query in queries(name)]
        assert len(texts) == len(set(texts)) == count
        assert all(text == text.strip() != "" for text in texts)
        assert name == "questions" or not before.intersection(texts)
        before.update(texts)
    assert Counter(query.marks["language"] for query in ASKED) == dict.fromkeys(LANGUAGES, 60)
    assert Counter(query.marks["language"] for query in FRESH) == dict.fromkeys(LANGUAGES, 40)
    assert len({query.marks["seed"] for query in queries("phrases")}) == 5
    how = Counter((query.marks["when"], query.marks["language"], query.marks["how"]) for query in queries("questions"))
    assert how == {
        (when, language, how): count
        for when, count in (("before", 10), ("after", 5))
        for language in LANGUAGES
        for how in ("tidy", "sloppy")
    }


def test_every_kind_and_every_game_is_asked_in_every_language_that_has_it() -> None:
    kinds = Counter((query.marks["language"], query.marks["kind"]) for query in ASKED)
    elsewhere = {("en", "initials"), ("en", "width"), ("ja", "initials")}
    assert set(kinds) == {(language, kind) for language in LANGUAGES for kind in KINDS} - elsewhere
    assert {kind for kind, count in kinds.items() if count < 5} <= {("ko", "width")}
    assert {(query.marks["language"], query.game) for query in ASKED} == {
        (language, game) for language in LANGUAGES for game in games.names()
    }
