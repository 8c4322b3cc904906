"""House rules that contradict each other are reported before play, each at its switch."""

from pathlib import Path

import pytest

from referee.engine import games
from referee.engine.house_rules.options import Contradiction
from referee.texts.catalog import LANGUAGES, Catalog
from referee.texts.sentences import Sentences
from tests.support.player import FAMILY

LISTED = [
    line.split("; ")
    for line in Path(__file__).with_name("contradictions.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
CLASHES = [listed for listed in LISTED if len(listed) == 4]
PEACE = [listed for listed in LISTED if len(listed) == 2]
TEXTS = Catalog(strict=True)


def problems(game: str, house: str) -> tuple[Contradiction, ...]:
    """Return the contradictions of a house at a table of four."""
    pairs = [(key, value) for key, _, value in (pair.partition("=") for pair in house.split())]
    return games.find(game).preset_house().with_texts(pairs).problems(4)


@pytest.mark.parametrize(("game", "house", "key", "sentence"), CLASHES, ids=str)
def test_contradictions_are_named(game: str, house: str, key: str, sentence: str) -> None:
    found = problems(game, house)
    assert (key, sentence) in [(problem.key, problem.id) for problem in found]
    for language in LANGUAGES:
        for problem in found:
            assert problem.key not in Sentences(TEXTS, language).problem(problem).split()


def test_no_mercy_is_for_six() -> None:
    house = games.find("uno").preset_house("hanpanee")
    assert house.problems(6) == ()
    assert [(problem.key, problem.id) for problem in house.problems(7)] == [("edition", "house-most-players")]
    assert games.find("uno").preset_house("flip").problems(10) == ()


@pytest.mark.parametrize(("game", "house"), PEACE, ids=str)
def test_compatible_house_rules_are_accepted(game: str, house: str) -> None:
    assert problems(game, house) == ()


@pytest.mark.parametrize("key", FAMILY)
def test_every_preset_can_be_played(key: str) -> None:
    game = games.find(key)
    assert {preset: game.preset_house(preset).problems(4) for preset in game.presets} == dict.fromkeys(game.presets, ())
