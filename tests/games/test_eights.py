"""Eights is One Card's preset of the name: its examples hold there too, and the shared house rules stand alike."""

from dataclasses import replace

import pytest

from referee import games
from referee.core.house import switches
from referee.replaying import replay_record
from tests.games.examples import Example, examples

GAME = games.find("eights")
ONECARD = games.find("onecard")
ITS_OWN = {"action_cards", "target"}

SHARED = [
    each
    for each in examples("eights")
    if not any(key in ITS_OWN or value == "scored" for key, value in each.record.head.house)
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
