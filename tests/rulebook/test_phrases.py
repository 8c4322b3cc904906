"""The phrases and questions for the search of the rules have answers that exist."""

from collections import Counter

from referee.engine import games
from referee.engine.house_rules.options import switches
from referee.rulebook.chapters import rulebook
from referee.rulebook.search import deed
from referee.texts.catalog import LANGUAGES
from tests.support.queries import queries


def test_the_answers_of_fifty_phrases_from_all_sources_exist() -> None:
    found = queries("phrases")
    assert len(found) == len({query.text for query in found}) == 50
    assert len({query.marks["seed"] for query in found}) == 5
    for query in found:
        game = games.find(query.game)
        assert query.finds
        assert query.finds <= {rule.id for rule in game.rules} | set(switches(game.house)), query


def test_the_answers_of_ninety_questions_in_three_languages_exist() -> None:
    found = queries("questions")
    assert len({query.text for query in found}) == 90
    assert Counter((query.marks["when"], query.marks["language"], query.marks["how"]) for query in found) == {
        (when, language, how): count
        for when, count in (("before", 10), ("after", 5))
        for language in LANGUAGES
        for how in ("tidy", "sloppy")
    }
    for query in found:
        game = games.find(query.game)
        ranks = {deed(done) for done in rulebook(query.game).deeds}
        assert query.finds
        assert query.finds <= {rule.id for rule in game.rules} | set(switches(game.house)) | ranks, query
