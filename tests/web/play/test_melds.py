"""A melding game for sides on the phone: drawing, melding in groups, discarding and catching up."""

import re
from collections.abc import Iterator

import pytest

from referee.engine.log.audience import seen_by
from referee.engine.notation.lines import format_action, read_action
from tests.support.client import page_of
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(game="canasta") as found:
        found.says("Di deals", "Di flips 9H")
        yield found


@pytest.mark.parametrize(
    ("line", "veiled"), [("Ann draws KS 4H", "Ann draws 2"), ("Ann lays 3H drawing KS", "Ann lays 3H")]
)
def test_drawn_cards_are_shown_to_their_seat_only(night: Evening, line: str, veiled: str) -> None:
    game, state, action = night.game.game, night.state, read_action(line)
    assert format_action(seen_by(game, state, action, [1, 2, 3])) == veiled
    assert seen_by(game, state, action, [0]) == action
    night.says(line)
    for page in ("story", "play", "board", "scores"):
        shown = page_of(night.phone(1).get(f"/{night.table.code}/{page}"))
        assert not any(text in shown for text in ("K♠", "draws KS", "drawing KS"))


def running(night: Evening, *cards: str, **more: str) -> str:
    """Return what the phone shows about tapped cards before anything is entered."""
    query = {"verb": "melds", "grouped": "2 joker", "cards": list(cards), **more}
    return page_of(night.phone(0).get(f"/{night.table.code}/look", query_string=query))


def test_the_value_of_the_cards_is_shown_with_each_tap(night: Evening) -> None:
    night.says("Ann draws 2")
    lines = len(night.game.entries)
    for cards, said in (
        (["Q:S"], "10 of 50: 40 short"),
        (["Q:S", "Q:H", "2:C"], "40 of 50: 10 short"),
        (["2:C"], "20 of 50: 30 short"),
        (["Q:S", "Q:H", "2:C", "A:S", "A:H", "A:D"], "A first meld of 100 points"),
    ):
        shown = running(night, *cards)
        assert said in shown
        assert "No:" not in shown
    assert "4 wild cards in one meld" in running(night, "A:S", "A:H", "2:C", "2:S", "RJ", "BJ")
    assert len(night.game.entries) == lines
    other = {"verb": "discards", "cards": "Q:S"}
    assert "comes-to no" in page_of(night.phone(0).get(f"/{night.table.code}/look", query_string=other))
    assert night.phone(9).get(f"/{night.table.code}/look", query_string=other).status_code == 403


def test_a_wild_card_alone_goes_to_the_chosen_meld(night: Evening) -> None:
    night.says("Ann draws 2", "Ann melds QS QH QD / KS KH KD")
    page = page_of(night.phone(0).get(f"/{night.table.code}/play"))
    assert 'name="to" value="K"' in page
    assert "Melded for 20" in running(night, "2:C", to="K")
    night.tap(night.phone(0), "enter", verb="melds", grouped="2 joker", cards=["2:C"], to="K")
    assert night.game.entries[-1].text == "Ann melds K: 2C"
    assert night.game.entries[-1].ruling.verdict == "ok"
    told = page_of(night.phone(0).get(f"/{night.table.code}/story"))
    assert "melds 2♣ with K" in re.sub(r"<[^>]*>", "", told)


def test_cards_taken_with_the_pile_are_preselected(night: Evening) -> None:
    night.says("Ann takes pile")
    page = page_of(night.phone(0).get(f"/{night.table.code}/play"))
    assert 'data-begun data-rank="9"' in page
    assert "Now: meld 9♥ from the pile" in page


def test_sides_share_a_column_and_a_number_opens_its_parts(night: Evening) -> None:
    night.says("Ann draws 2", "Ann corrects hand.Ann 8", "Ann melds QS QH QD QC QS QH QD", "Ann discards 4C")
    night.says("Bo holds 45 points", "Cy holds 5C 6C", "Di holds 4D")
    page = page_of(night.phone(9).get(f"/{night.table.code}/scores"))
    assert page.count('scope="col"') == 3
    assert ">760<" in page
    part = page_of(night.phone(0).get(f"/{night.table.code}/part?round=1&seat=0", headers={"HX-Request": "true"}))
    for said in (
        "Melded cards</span> <b>70",
        "Canastas</span> <b>500",
        "Out</span> <b>200",
        "Left in hands</span> <b>-10",
    ):
        assert said in part
    assert "Hand of <bdi>Cy</bdi>" in part
    assert 'value="10"' in part
    board = page_of(night.phone(9).get(f"/{night.table.code}/board"))
    assert 'width="152.0"' in board  # 760 of 5000


def test_totals_are_taken_over_where_only_the_score_is_kept(night: Evening) -> None:
    night.says("Di agrees keep=scores now")
    ann = night.phone(0)
    page = page_of(ann.get(f"/{night.table.code}/catch-up"))
    assert page.index('name="score.Ann+Cy"') < page.index('class="by-hand"')
    night.tap(ann, "catch-up", **{"score.Ann+Cy": "1500", "was.score.Ann+Cy": "0"})
    page = page_of(ann.get(f"/{night.table.code}/play"))
    assert "First meld 90" in page
    assert "First meld 50" in page


def test_a_meld_and_a_discard_are_amended_with_their_cards(night: Evening) -> None:
    night.says("Ann draws 2", "Ann melds QS QH 2C / AS AH AD", "Ann discards 5S")
    ann = night.phone(0)
    form = page_of(ann.get(f"/{night.table.code}/amend?line=4"))
    assert form.count("data-begun") == 6
    assert 'name="line" value="4"' in form
    cards = ["Q:S", "Q:H", "2:C", "K:S", "K:H", "K:D"]
    shown = page_of(night.tap(ann, "amend", line="4", verb="melds", grouped="2 joker", cards=cards))
    assert "amends 4: Ann melds QS QH 2C / KS KH KD" in shown
    assert "<details open>" not in page_of(ann.get(f"/{night.table.code}/amend?line=5"))
    shown = page_of(night.tap(ann, "amend", line="5", verb="discards", rank="7", suit="C"))
    assert "amends 5: Ann discards 7C" in shown
    night.tap(ann, "enter", text="amends 5: Ann discards 7C")
    assert night.state.discards[-1].code == "7C"


def test_an_illegal_pile_has_no_button_and_may_be_asked_about(night: Evening) -> None:
    ann = night.phone(0)
    assert "takes pile" in page_of(ann.get(f"/{night.table.code}/play"))
    night.says("Bo corrects top 3S")
    page = page_of(ann.get(f"/{night.table.code}/play"))
    assert "takes pile" not in page
    assert "3♠ on top: you cannot take the pile" in page
    assert "takes pile" in page_of(ann.get(f"/{night.table.code}/ask"))
