"""Each game uses the words of its own cards: UNO has colours, numbers and symbols, not suits and ranks."""

import re

import pytest

from referee.engine import games
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences

OF_THE_PACK = re.compile(r"\b(?:suits?|ranks?|spades?)\b|무늬|스페이드|マーク|スート|スペード")


def speech(language: str) -> Sentences:
    return Sentences(shared(True), language, ("Ann", "Bo"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_uno_speak_of_its_cards(language: str) -> None:
    words = speech(language)
    for rule in games.find("uno").rules:
        if rule.id.startswith("shed."):
            assert not OF_THE_PACK.search(words.rule_name(rule.id, "uno") + words.law(rule.id, "uno")), rule.id
    assert OF_THE_PACK.search(words.law("shed.match", "onecard"))
