"""A shedding game has exactly the features that it lists."""

import pytest

from referee.engine import games
from referee.engine.basics.actions import Catches, Trades
from referee.engine.families.shedding import EVERY, LAST_CALL, NAMED_SUITS, TRADES, shedding
from referee.engine.games.eights import House, configure

BARE = {"house": House, "presets": {"ours": {}}, "preset": "ours", "players": (2, 5), "configure": configure}


def test_each_rule_belongs_to_one_feature() -> None:
    rules = [rule.id for feature in EVERY.values() for rule in feature.rules]
    assert len(rules) == len(set(rules)) > len(EVERY)


def test_a_game_has_only_the_rules_of_its_features() -> None:
    plain = shedding("plain", **BARE, features=(NAMED_SUITS,))
    rich = shedding("rich", **BARE, features=(TRADES, NAMED_SUITS, LAST_CALL))
    own = {rule.id for feature in (TRADES, LAST_CALL) for rule in feature.rules}
    assert {rule.id for rule in rich.rules} - {rule.id for rule in plain.rules} == own
    assert rich.rules_on.keys() - plain.rules_on.keys() == {Trades, Catches}


@pytest.mark.parametrize("key", ["one", "onecard", "eights", "uno"])
def test_rules_keep_the_order_of_the_family(key: str) -> None:
    """Features may be listed in any order."""
    every = [rule.id for rule in shedding("every", **BARE, features=tuple(reversed(EVERY.values()))).rules]
    theirs = [rule.id for rule in games.find(key).rules if rule.id in every]
    assert theirs == [id for id in every if id in theirs]
    assert (NAMED_SUITS.rules[0].id in theirs) is (key != "one")


def test_a_missing_feature_is_named() -> None:
    with pytest.raises(ValueError, match="the preset ours needs the features NAMED_SUITS"):
        shedding("ours", **BARE)
