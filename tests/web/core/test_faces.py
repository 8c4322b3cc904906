"""The faces of cards: one small sheet of our own drawings, from which every card on a screen is put together."""

import re

import pytest

from referee import paths
from referee.engine.basics.cards import COLOURS, DARK_COLOURS, UNKNOWN
from referee.engine.basics.cards import _all as every_card
from referee.engine.basics.cards import card as read_card
from referee.web.core.looks import SHEET, face, sheet
from tests.support.night import evening

LIMIT = 30_000
"""Bytes of the sheet (promised: under 30 KB)."""
TEXT = (paths.STATIC / SHEET).read_text(encoding="utf-8")


def test_the_sheet_is_small_and_each_drawing_in_it_is_whole() -> None:
    assert len(TEXT.encode()) < LIMIT
    names = re.findall(r'id="([^"]+)"', TEXT)
    assert len(names) == len(set(names))
    assert set(re.findall(r'href="#([^"]+)"', TEXT)) <= set(names)
    assert "style" not in TEXT  # the security policy forbids it
    assert "http" not in TEXT.replace('xmlns="http://www.w3.org/2000/svg"', "")


@pytest.mark.parametrize("small", [False, True])
def test_every_card_of_the_known_packs_is_drawn(small: bool) -> None:
    drawn = sheet()[1]
    for card in every_card():
        found = face(read_card(card.code), small)
        assert found.parts
        assert set(found.parts) <= drawn
        assert not found.rank, card


@pytest.mark.parametrize("pip", ["2H", "3S", "4D", "5C", "6H", "7S", "8D", "9C", "TH"])
def test_pips_are_as_many_as_the_rank_says(pip: str) -> None:
    drawings = dict(re.findall(r'<g id="([^"]+)"[^>]*>(.*?)</g>', TEXT.replace("><g id", ">\n<g id")))

    def count(name: str) -> int:
        return 1 if name == pip[1] else sum(map(count, re.findall(r'href="#([^"]+)"', drawings[name])))

    layout = f"{pip[1]}{pip[0]}"
    assert f'#{layout}"' in drawings[pip]
    assert count(layout) == int(pip[0].replace("T", "10"))


def test_an_uno_card_has_the_sign_of_its_colour_and_its_word() -> None:
    for colour in COLOURS + DARK_COLOURS:
        found = face(read_card(f"{colour}5"))
        assert (found.parts, found.word) == ((f"u{colour}", "f5"), True)
    assert face(read_card("W4")).parts == ("uW", "fwild4")
    assert face(read_card("wc")).parts == ("uw", "fwildcolour")


def test_a_card_of_another_pack_is_written_on_the_same_paper() -> None:
    other = type(UNKNOWN)("KEi", "knave", "Ei")
    found = face(other)
    assert (found.parts, found.rank) == (("b",), "knave")


def test_a_card_on_the_table_is_its_drawing_and_its_name() -> None:
    with evening() as night:
        night.says("Di deals", "Di flips 5H")
        page = night.phone(0).get(f"/{night.table.code}/play").text
        assert re.search(
            r'<svg class="card-face suit-H" viewBox="0 0 100 140" role="img" aria-label="5 of hearts"><use href="', page
        )
        assert f'<use href="{sheet()[0]}#5H"/>' in page
