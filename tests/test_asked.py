"""The phrases that people type into the rules' search name what there is to find."""

import re
from collections import Counter

import pytest

from referee import games
from referee.core.house import switches
from referee.rulebook import rulebook
from referee.rulefinder import deed, found
from referee.texts import LANGUAGES, shared
from tests.asked import KINDS, asked
from tests.phrases import phrases
from tests.questions import questions

TEXTS = shared(True)
ANSWERED = 57
"""So many of the sixty phrases of a language find what answers them among the first three, at least."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_every_phrase_finds_what_answers_it_among_the_first_three(language: str) -> None:
    phrases = [each for each in asked() if each.language == language]
    missed = [
        str(each) for each in phrases if not each.finds & {hit.key for hit in found(TEXTS, each.game, each.text)[:3]}
    ]
    assert len(phrases) - len(missed) >= ANSWERED, missed


def test_no_phrase_of_several_words_stands_among_the_other_names_of_anything() -> None:
    names = {"black maria", "shoot the moon"}  # what everybody calls these
    told = {
        said.strip().casefold()
        for language in LANGUAGES
        for key, fill in TEXTS.catalogue(language).items()
        if not fill and re.search("-words$|^nickname-|^alike-", key)
        for said in TEXTS.say(language, key).split(",")
    }
    assert [str(each) for each in asked() if " " in each.text and each.text.casefold() in told - names] == []


def test_sixty_phrases_a_language_none_twice() -> None:
    found = asked()
    assert Counter(each.language for each in found) == dict.fromkeys(LANGUAGES, 60)
    assert len({each.text.casefold() for each in found}) == len(found)
    assert not any(each.text != each.text.strip() or not each.text for each in found)


def test_no_phrase_is_one_that_the_search_was_made_with() -> None:
    before = {each.text.casefold() for each in (*phrases(), *questions())}
    assert [str(each) for each in asked() if each.text.casefold() in before] == []


def test_every_kind_and_every_game_is_asked_in_every_language_that_has_it() -> None:
    kinds = Counter((each.language, each.kind) for each in asked())
    elsewhere = {("en", "initials"), ("en", "width"), ("ja", "initials")}
    assert set(kinds) == {(language, kind) for language in LANGUAGES for kind in KINDS} - elsewhere
    assert {each for each, count in kinds.items() if count < 5} <= {("ko", "width")}
    assert {(each.language, each.game) for each in asked()} == {
        (language, game) for language in LANGUAGES for game in games.names()
    }


def test_every_phrase_asks_for_what_there_is() -> None:
    for each in asked():
        game = games.find(each.game)
        ranks = {deed(done) for done in rulebook(each.game).deeds}
        assert each.finds
        assert each.finds <= {rule.id for rule in game.rules} | set(switches(game.house)) | ranks, each
