"""The phrases and questions that a search of the rules has to answer name what there is to find."""

from collections import Counter

from referee import games
from referee.core.house import switches
from referee.rulebook import rulebook
from referee.rulefinder import deed
from referee.texts import LANGUAGES
from tests.phrases import phrases
from tests.questions import questions


def test_fifty_phrases_of_all_sources_ask_for_what_there_is() -> None:
    found = phrases()
    assert len(found) == len({each.text for each in found}) == 50
    assert len({each.seed for each in found}) == 5
    for each in found:
        game = games.find(each.game)
        assert each.finds
        assert each.finds <= {rule.id for rule in game.rules} | set(switches(game.house)), each


def test_ninety_questions_in_three_languages_ask_for_what_there_is() -> None:
    found = questions()
    assert len({each.text for each in found}) == 90
    assert Counter((each.when, each.language, each.how) for each in found) == {
        (when, language, how): count
        for when, count in (("before", 10), ("after", 5))
        for language in LANGUAGES
        for how in ("tidy", "sloppy")
    }
    for each in found:
        game = games.find(each.game)
        ranks = {deed(done) for done in rulebook(each.game).deeds}
        assert each.finds
        assert each.finds <= {rule.id for rule in game.rules} | set(switches(game.house)) | ranks, each
