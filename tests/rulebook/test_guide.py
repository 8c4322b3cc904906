"""The guide of each game: the whole game in every language, correct for each set of house rules."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from referee.engine import games
from referee.engine.house_rules.options import House, switches
from referee.engine.questions.rule_changes import word_values
from referee.rulebook.guide import BULLET, PARTS, GuidePart, guide
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.support.player import some_house

TEXTS = shared(True)
"""Strict: a variable that is not filled is an error."""
HOUSES = 30
LEAST = {"en": 1000, "ko": 500, "ja": 500}
"""The minimum number of characters of a guide."""
TOLD = {
    "onecard": ("hand_size", "multi", "call", "end_mode", "bankruptcy"),
    "one": ("hand_size", "decks", "turn_seconds", "misdeal", "ace_value", "one_call", "bad_words"),
    "uno": ("hand_size", "draw_rule", "w4_timing", "uno_window", "target", "symbol_out", "seven_zero"),
    "eights": ("hand_size", "draw_until_playable", "end_mode"),
    "hearts": ("passing", "pass_count", "queen_breaks", "moon", "end_score", "tie"),
    "canasta": ("draw", "wild_limit", "first_meld", "ask", "stock_end", "target", "end_compare"),
    "other": ("best", "turn_seconds"),
}
"""House rules whose current value a guide states."""


def parts(key: str, house: House, language: str) -> list[GuidePart]:
    """Return a game's guide for a table with these house rules."""
    return list(guide(Sentences(TEXTS, language), key, house))


def told(key: str, house: House, language: str) -> str:
    """Return the guide as one text."""
    return "\n".join(line.unescape() for part in parts(key, house, language) for line in part.paragraphs)


def houses(key: str) -> Iterator[House]:
    """Return the house rules of each preset, and random ones."""
    game = games.find(key)
    yield from map(game.preset_house, game.presets)
    yield from (game.preset_house().with_texts(some_house(game, Random(seed))) for seed in range(HOUSES))


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_covers_the_whole_game(key: str, language: str) -> None:
    found = parts(key, games.find(key).preset_house(), language)
    assert [part.name for part in found] == [name for name in PARTS if name != "cards" or key != "other"]
    assert len(told(key, games.find(key).preset_house(), language)) > LEAST[language] * (key != "other")


@pytest.mark.parametrize("key", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_has_no_gap_for_any_house_rules(key: str, language: str) -> None:
    for house in houses(key):
        text = told(key, house, language)
        assert not re.search(r"[{}$]|\bNone\b|\bTrue\b|\bFalse\b| [,.;:]|\.\.|。。|、。", text), text
        if language == "ja":
            assert "  " not in text
        for line in text.splitlines():
            assert line.removeprefix(BULLET).strip(" .,;。、"), text


@pytest.mark.parametrize(("key", "name"), [(key, name) for key, names in TOLD.items() for name in names])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_states_the_house_rules_of_the_table(key: str, name: str, language: str) -> None:
    usual = games.find(key).preset_house()
    kind = switches(type(usual))[name].kind
    values = {*(word_values(kind, getattr(usual, name))), *(house.text(name) for house in houses(key))} - {
        usual.text(name)
    }
    assert values
    for value in values:
        assert told(key, usual.with_texts([(name, value)]), language) != told(key, usual, language), value


def test_consecutive_items_are_one_list() -> None:
    part = next(
        section for section in parts("hearts", games.find("hearts").preset_house(), "en") if section.name == "cards"
    )
    assert [(listed, len(lines)) for listed, lines in part.blocks] == [(True, 3)]
    part = next(section for section in parts("one", games.find("one").preset_house(), "en") if section.name == "calls")
    assert [listed for listed, _ in part.blocks] == [False, False, True, False, False]
