"""Eights equals One Card's preset of that name: its examples hold there too, with the same shared house rules."""

from dataclasses import replace

import pytest

from referee.engine import games
from referee.engine.house_rules.options import switches
from referee.records.replay import replay_record
from referee.rulebook.chapters import Example, marked_records

GAME = games.find("eights")
ONECARD = games.find("onecard")
ITS_OWN = {"action_cards", "target", "two_players_hand", "last_card"}

SHARED = [
    example
    for example in marked_records("eights")
    if not any(key in ITS_OWN or value == "scored" for key, value in example.record.head.house)
    and example.record.head.keep != "scores"
]


@pytest.mark.parametrize("example", SHARED, ids=str)
def test_the_preset_of_one_card_is_the_same_game(example: Example) -> None:
    head = example.record.head._replace(game="onecard", preset="eights")
    results = list(replay_record(replace(example.record, head=head), example.file))
    assert [(result.line, result.misses) for result in results if result.misses] == []


def test_the_shared_house_rules_are_equal() -> None:
    assert len(SHARED) > 25
    eights, preset = GAME.preset_house(), ONECARD.preset_house("eights")
    shared = set(switches(GAME.house)) - ITS_OWN
    assert {key: eights.text(key) for key in shared} == {key: preset.text(key) for key in shared}
