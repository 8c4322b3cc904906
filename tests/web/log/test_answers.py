"""The answer to a line besides its ruling: its consequences, and who acts next."""

import re
from collections.abc import Iterator

import pytest
from flask import Flask

from tests.support.night import NAMES, Evening, evening

UNO = "start=youngest"
ALL = f"{UNO} edition=hanpanee seven_zero=true"
REST = "2♥, 3♥ or the coloured joker"
LAST = "Bo wins · Di is last"
FLAT = ("Di deals", "Di flips 5H")
COLOURED = ("Di deals", "Di flips R5")


@pytest.fixture(scope="module")
def app() -> Iterator[Flask]:
    with evening() as made:
        yield made.app


def came(night: Evening, line: str, language: str = "en") -> str:
    """Return the bold text that the phone of a line's author shows."""
    who, _, text = line.partition(" ")
    answer = night.tap(night.phone(NAMES.index(who), language), "enter", text=text).get_data(as_text=True)
    found = re.search(r'<strong class="came">(.*?)</strong>', answer)
    return " · ".join(re.findall(r"<span>(.*?)</span>", re.sub(r"</?bdi>", "", found[1]))) if found else ""


CASES = [
    ("onecard", "", FLAT, "Ann plays 6H", "Bo’s turn"),
    ("onecard", "", FLAT, "Ann plays 2H", "Bo draws 2, or answers with A♥, any 2, 3♥ or the coloured joker"),
    ("onecard", "", (*FLAT, "Ann plays AH"), "Bo plays 9C", f"You draw 3, or answer with any A, {REST}"),
    ("onecard", "", (*FLAT, "Ann plays 2H"), "Bo plays 3H", "The attack of 2 cards is stopped · Cy’s turn"),
    ("onecard", "", FLAT, "Ann plays JH", "Bo is skipped · Cy’s turn"),
    ("onecard", "", (*FLAT, "Ann plays JH"), "Di undoes 3", "Ann’s turn"),
    ("onecard", "", FLAT, "Ann plays QH", "Play turns round: to the right now · Di’s turn"),
    ("onecard", "", FLAT, "Ann plays KH", "You go again"),
    ("onecard", "", FLAT, "Ann plays 7H", "You name the suit · Bo’s turn"),
    ("onecard", "", FLAT, "Ann plays 7H calling S", "Bo’s turn, with spades to match"),
    ("onecard", "", FLAT, "Bo plays 6H", ""),
    ("onecard", "", FLAT, "Cy says time-out", ""),
    ("onecard", "end_mode=first_out", (*FLAT, "Cy corrects hand.Ann 1"), "Ann plays 6H", "You win!"),
    ("onecard", "end_mode=last_loser", (*FLAT, "Cy corrects hand.Ann 1; out.Bo yes; out.Cy yes"), "Ann plays 6H", LAST),
    ("uno", UNO, COLOURED, "Ann plays RS", "Bo is skipped · Cy’s turn"),
    ("uno", UNO, COLOURED, "Ann plays W4 calling B", "Bo draws 4 · Bo may challenge first"),
    ("uno", UNO, (*COLOURED, "Ann plays W4 calling B"), "Bo challenges", "Ann shows Bo the hand"),
    ("uno", f"{UNO} edition=disney100", COLOURED, "Ann plays WM calling B", "Bo does what the card asks, or draws 4"),
    ("uno", ALL, COLOURED, "Ann plays R0", "Everybody’s hand goes on to the next player · Bo’s turn"),
    ("uno", ALL, COLOURED, "Ann plays R7", "Now say with whom you swap hands"),
    ("uno", f"{UNO} edition=flip", COLOURED, "Ann plays RF", "Somebody says which card is on top now"),
    ("one", "", FLAT, "Ann plays 7H", "Bo draws 2, or answers"),
    ("one", "", FLAT, "Ann plays JC", "Call a suit: the first call counts · Bo’s turn"),
    ("one", "", (*FLAT, "Cy corrects hand.Ann 1"), "Ann plays 6H saying one", "To be counted: Bo, Cy, Di"),
    ("hearts", "passing=off", ("Di deals", "Cy plays 2C"), "Di plays 9C", "Ann’s turn"),
    ("canasta", "", ("Di deals", "Di flips 9H", "Ann draws 2"), "Ann discards 5S", "Bo’s turn"),
    ("other", "", ("Di deals",), "Ann passes", "Bo’s turn"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "house", "before", "line", "expected"), CASES)
def test_an_answer_names_the_next_step(
    app: Flask, game: str, house: str, before: tuple[str, ...], line: str, expected: str
) -> None:
    night = Evening(app, NAMES, house, 4, game)
    night.says(*before)
    assert came(night, line) == expected


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_the_next_step_is_named_in_every_language(app: Flask, language: str) -> None:
    said = []
    for game, house, before, line, expected in CASES:
        if expected:
            night = Evening(app, NAMES, house, 4, game)
            night.says(*before)
            said.append(came(night, line, language))
    assert all(said)
    assert not re.search(r"[{}]|now-|came-", " ".join(said))
