"""The phrases that a search of the rules has to answer name rules and house rules that there are."""

from referee import games
from referee.core.house import switches
from tests.phrases import phrases


def test_fifty_phrases_of_all_sources_ask_for_what_there_is() -> None:
    found = phrases()
    assert len(found) == len({each.text for each in found}) == 50
    assert len({each.seed for each in found}) == 5
    for each in found:
        game = games.find(each.game)
        assert each.finds
        assert each.finds <= {rule.id for rule in game.rules} | set(switches(game.house)), each
