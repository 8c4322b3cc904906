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


def told(night: Evening) -> str:
    """Return the newest line of the story."""
    page = night.phone(0).get(f"/{night.table.code}/story").get_data(as_text=True)
    return " ".join(re.sub(r"<[^>]+>", "", page[page.index('<p class="sentence">') :].split("</p>")[0]).split())


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


def test_the_story_names_skips_and_open_prompts_but_not_every_turn(app: Flask) -> None:
    night = Evening(app, NAMES, "", 4, "onecard")
    night.says(*FLAT, "Ann plays 6H")
    assert "turn" not in told(night)
    night.says("Bo plays 2H")
    assert told(night).endswith(" Cy must draw 2 cards or answer")
    night.says("Cy draws 2", "Di plays JH")
    assert told(night).endswith(" Ann is skipped")
    night.says("Bo undoes 6")
    assert "skipped" not in told(night)


def test_the_result_of_a_vote_is_shown(app: Flask) -> None:
    night = Evening(app, NAMES, "", 4)
    night.says(*FLAT, "Ann penalizes Bo for question", "Bo disputes 3")
    assert came(night, "Cy votes no") == "The table says no, 1 to 0, as a tie would be a no too: Bo gives the card back"
    night.says("Cy penalizes Di for bad-word", "Di disputes 6", "Ann votes yes")
    assert came(night, "Bo votes yes") == "The table says yes, 2 to 0: Di keeps the card"
    night = Evening(app, NAMES, "edition=disney100 start=youngest", 4, "uno")
    night.says(*COLOURED, "Ann plays WM calling R", "Bo says done", "Cy disputes")
    assert came(night, "Ann votes no").endswith(" to 0, as a tie would be a no too: what Bo did is taken back")
    assert "taken back" in told(night)


@pytest.mark.promise("A vote is told as it was")
def test_nobody_is_told_a_vote_that_nobody_gave(app: Flask) -> None:
    night = Evening(app, NAMES, "", 4)
    night.says(*FLAT, "Ann penalizes Bo for question", "Bo disputes 3")
    assert came(night, "Ann plays 9H").startswith("Nobody voted: Bo gives the card back")
    night.says("Ann penalizes Cy for question", "Cy disputes 6", "Bo votes yes")
    assert came(night, "Di votes no") == "The vote is a tie, 1 to 1, and a tie is a no: Cy gives the card back"


def test_the_subject_of_a_dispute_reads_its_result(app: Flask) -> None:
    def news(who: int) -> str:
        page = night.phone(who).get(f"/{night.table.code}/play").get_data(as_text=True)
        return " ".join(
            re.sub(r"<[^>]+>", "", page.split('<div id="news"')[1].split('<div id="asks-first"')[0]).split()
        )

    night = Evening(app, NAMES, "", 4)
    night.says(*FLAT, "Ann penalizes Bo for question", "Bo disputes 3")
    assert "You asked a question" not in news(1), "the vote is on the sheet"
    night.says("Cy votes no")
    assert "The table says no, 1 to 0, as a tie would be a no too: Bo gives the card back" in news(0)
    assert "The table says no: the card goes back Hand the card back, and Ann keeps it. Give it back to Ann" in news(1)
    assert "penalty card" not in news(1)
    assert "The table says" not in news(3)


def test_the_table_may_allow_plays_only(app: Flask) -> None:
    night = Evening(app, NAMES, "enforce=referee", 4)
    night.says(*FLAT)
    for line, offered in (("votes yes", False), ("disputes", False), ("plays 9C", True)):
        assert ("allows" in night.tap(night.phone(1), "enter", text=line).get_data(as_text=True)) is offered
        assert ("allows" in night.phone(1).get(f"/{night.table.code}/story").get_data(as_text=True)) is offered


def test_rounds_won_are_shown_as_wins(app: Flask) -> None:
    night = Evening(app, NAMES, f"{UNO} wins=3", 4, "uno")
    night.says(*COLOURED, "Ann corrects hand.Ann 1", "Ann plays R7")
    for where in ("play", "part?round=1&seat=0"):
        page = night.phone(0).get(f"/{night.table.code}/{where}").get_data(as_text=True)
        assert "1 win" in page
        assert "1 point" not in page


def test_the_undo_button_is_at_the_bottom_and_not_above_the_links() -> None:
    with evening(house="enforce=referee") as night:
        night.says(*FLAT)
        stands = night.tap(night.phone(0), "enter", text="plays 9H").text
        assert 'class="undo-beside"' in stands
        assert "<bdi>Ann</bdi>" in night.phone(1).get(f"/{night.table.code}/play").text.partition('id="undo"')[2][:300]
        refused = night.tap(night.phone(1), "enter", text="plays 2C").text
        assert 'hx-post="undo"' in refused
        assert 'class="undo-beside"' not in refused
