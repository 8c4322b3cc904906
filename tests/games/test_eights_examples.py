"""Eights' worked examples hold, leave out no rule and no value of a house rule; One Card's preset of the name is the
same game."""

from dataclasses import replace

import pytest

from referee import games
from referee.core.conduct import Conduct
from referee.core.house import Number, switches
from referee.replaying import replay_record
from tests.games.examples import Example, examples
from tests.games.proofs import proofs, unproven, wanted

GAME = games.find("eights")
ONECARD = games.find("onecard")
EXAMPLES = examples("eights")
OF_EVERY_TABLE = set(switches(Conduct)) - {"enforce"}
SWITCHES = {key: each for key, each in switches(GAME.house).items() if key not in OF_EVERY_TABLE}
PROOFS = proofs(EXAMPLES, set(SWITCHES))
ITS_OWN = {"action_cards", "target"}


def test_each_example_has_a_title_of_its_own() -> None:
    titles = [each.record.title for each in EXAMPLES]
    assert len(titles) > 30
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_the_example_holds(example: Example) -> None:
    results = list(replay_record(example.record, example.file))
    assert [(result.line, result.misses) for result in results if result.misses] == []
    assert all(line.expects for line in example.record.lines), "a line that demands nothing shows nothing"


@pytest.mark.parametrize("rule", [rule.id for rule in GAME.rules if not rule.id.startswith("table.")])
def test_the_rule_has_an_example_in_which_it_decides(rule: str) -> None:
    marked = [each for each in EXAMPLES if rule in each.rules]
    assert marked, f"no example of {rule}"
    for example in marked:
        demanded = [line.expects.rule for line in example.record.lines if line.expects]
        assert rule in demanded, f"{example} is marked for {rule}, and no line demands it"


@pytest.mark.parametrize("key", SWITCHES)
def test_every_value_of_the_house_rule_is_proven(key: str) -> None:
    values = {value for _, proven, value, _ in PROOFS if proven == key}
    assert wanted(SWITCHES[key]) <= values
    assert len(values) > 1
    if not isinstance(SWITCHES[key].kind, Number):
        assert all((key, value) in each.record.head.house for each, proven, value, _ in PROOFS if proven == key)


@pytest.mark.parametrize("key", SWITCHES)
def test_each_value_makes_a_difference(key: str) -> None:
    assert list(unproven(PROOFS, SWITCHES[key])) == []


SHARED = [
    each for each in EXAMPLES if not any(key in ITS_OWN or value == "scored" for key, value in each.record.head.house)
]


@pytest.mark.parametrize("example", SHARED, ids=str)
def test_one_cards_preset_of_the_name_is_the_same_game(example: Example) -> None:
    head = replace(example.record.head, game="onecard", preset="eights")
    results = list(replay_record(replace(example.record, head=head), example.file))
    assert [(result.line, result.misses) for result in results if result.misses] == []


def test_the_shared_house_rules_stand_alike() -> None:
    assert len(SHARED) > 25
    eights, preset = GAME.preset_house(), ONECARD.preset_house("eights")
    shared = set(switches(GAME.house)) - ITS_OWN
    assert {key: eights.text(key) for key in shared} == {key: preset.text(key) for key in shared}
