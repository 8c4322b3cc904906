"""The special cards of an edition: each has a name, and the edition needs its own."""

import pytest

from referee.engine import games
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_edition_has_its_own_name(language: str) -> None:
    uno, speech = games.find("uno"), Sentences(shared(True), language)
    for edition in ("standard", "mario", "disney100"):
        house = uno.preset_house().with_texts([("edition", edition)])
        cards = {*house.cards, *house.blanks}  # type: ignore[attr-defined]
        assert len({speech.card_aloud(card) for card in cards}) == len(cards)


@pytest.mark.parametrize("edition", ["mario", "disney100"])
def test_an_edition_needs_its_own_special_cards(edition: str) -> None:
    house = games.find("uno").preset_house(edition)
    assert house.problems(4) == ()
    changed = house.with_texts([("deck", "108"), ("wild_special_points", "50")])
    assert {problem.key for problem in changed.problems(4)} == {"deck", "wild_special_points"}
    for language in LANGUAGES:
        for problem in changed.problems(4):
            assert Sentences(shared(True), language).problem(problem)
