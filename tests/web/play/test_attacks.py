"""The phone during games with attacks, several cards at once and challenges."""

import re
from typing import Any

from tests.support.client import said, without_taps
from tests.support.device import device_of
from tests.support.night import Evening, evening

FOUR = ("Di deals", "Di flips R5", "Ann corrects hand.Ann 4", "Ann plays W4 calling B", "Bo challenges")
BLUFF, HONEST = "R7 YR GS", "Y7 YR GS"
SHOWN = re.compile(r"(red|yellow|green) (7|Skip|Reverse)|\b(R7|Y7|YR|GS)\b")
READ = (
    "play",
    "story",
    "scores",
    "menu",
    "board",
    "why/6",
    "amend?line=6",
    "export.table",
    "export.json",
    "export.csv",
)


def page(night: Evening, at: int, where: str = "play") -> str:
    return without_taps(night.phone(at).get(f"/{night.table.code}/{where}"))


def told(night: Evening, at: int) -> str:
    """Return everything that a phone shows of the table: its pages, its stream and its answers."""
    stream = iter(night.registry.watch(night.table, "phone", at if at < 4 else None, "en", device_of(f"phone-{at}")))
    news = next(stream).decode()
    stream.close()
    taps = night.tap(night.phone(at), "undo", line="5").get_data(as_text=True) if at < 4 else ""
    return "\n".join([news, taps, *(page(night, at, where) for where in READ)])


def ranks(night: Evening, at: int) -> list[str]:
    """Return the cells of the grid in order, with `-` before those that do not fit."""
    found = re.findall(r'class="rank([^"]*)"[^>]*>?<?[^>]*?value="([^"]+)"', page(night, at))
    return [("-" if "unfit" in how else "") + value for how, value in found]


def test_answers_to_an_attack_are_marked_in_their_places_and_named() -> None:
    with evening(game="onecard") as night:
        night.says("Di deals", "Di flips 9D", "Ann plays 2D")
        assert "Draw 2, or play A♦, any 2, 3♦ or the coloured joker" in said(
            night.phone(1).get(f"/{night.table.code}/play")
        )
        assert ranks(night, 1) == [
            "A",
            "2",
            "3",
            *(f"-{rank}" for rank in "456789TJQK"),
            "joker",
        ]  # a 7 is no answer: Q-OC-13


def test_where_players_enforce_answers_are_not_marked() -> None:
    with evening(game="onecard", house="enforce=players") as night:
        night.says("Di deals", "Di flips 9D", "Ann plays 2D")
        assert ranks(night, 1) == [*"A23456789TJQK", "joker"]
        text = said(night.phone(1).get(f"/{night.table.code}/play"))
        assert "Draw 2, or answer" in text
        assert "or play" not in text


def test_a_colour_is_shown_by_sign_letter_and_word() -> None:
    with evening(game="uno", house="start=youngest") as night:
        night.says("Di deals", "Di flips Y7")
        for where in ("play", "board"):
            card = page(night, 0, where).split('aria-label="yellow 7"')[1][:200]
            assert all(part in card for part in ('#uY"', '#f7"', ">Y yellow<"))


def calls(night: Evening, at: int) -> list[Any]:
    """Return the lines of the buttons at the bottom."""
    bar = page(night, at).split('id="asks-call"')[1].split('id="undo"')[0]
    return re.findall(r'"text": "([^"]+)"', bar.replace("&#34;", '"'))


def test_a_catch_is_one_tap_and_does_not_reveal_whether_the_call_was_made() -> None:
    seen = []
    for saying in ("", " saying uno"):
        with evening(game="uno", house="start=youngest") as night:
            night.says("Di deals", "Di flips R5", "Ann corrects hand.Ann 2", f"Ann plays R7{saying}")
            assert "catches Ann" not in calls(night, 0)
            seen.append(calls(night, 2))
    assert seen[0] == seen[1] == ["says uno", "catches Ann", "says time-out"]


def test_the_one_card_button_is_the_catch_for_everybody_else() -> None:
    for saying in ("", " saying one"):
        with evening(game="onecard") as night:
            night.says("Di deals", "Di flips 9D", "Ann corrects hand.Ann 2", f"Ann plays 5D{saying}")
            assert [calls(night, at) for at in range(3)] == [["says one", "says time-out"]] * 3
            answer = said(night.tap(night.phone(2), "enter", text="says one"))
            assert night.game.entries[-1].text == "Cy catches Ann"
            assert night.state.hands[0] == (1 if saying else 2)
            assert ("takes a card" in answer) is not bool(saying)
            night.tap(night.phone(0), "enter", text="says one")
            assert night.game.entries[-1].text == "Ann says one"


def test_everybody_draws_for_the_deal_on_their_own_phone() -> None:
    with evening(game="uno") as night:
        assert "Still to draw: Ann, Bo, Cy, Di" in said(night.phone(0).get(f"/{night.table.code}/play"))
        for at, card in ((0, "R3"), (1, "Y9"), (2, "B9")):
            night.tap(night.phone(at), "enter", verb="cuts", rank=card[1], suit=card[0])
            assert 'value="cuts"' not in page(night, at)
        night.tap(night.phone(0), "enter", verb="cuts", card="W", **{"as": str(night.seats[3].id)})
        assert "Still to draw: Bo, Cy" in said(night.phone(0).get(f"/{night.table.code}/play"))
        night.says("Bo cuts R1", "Cy cuts R2")
        assert "value=&#34;cuts" not in page(night, 1)
        assert night.state.dealer == 2


def test_a_challenged_hand_is_shown_to_the_challenger_only() -> None:
    for hand, guilty in ((BLUFF, True), (HONEST, False)):
        with evening(game="uno", house="start=youngest") as night:
            night.says(*FOUR)
            assert 'value="shows"' in page(night, 0)
            for at in (1, 2):
                assert 'value="shows"' not in page(night, at)
            night.tap(night.phone(0), "enter", verb="shows", cards=hand.split())
            assert night.game.entries[-1].ruling.fill["guilty"] is guilty
            assert SHOWN.search(page(night, 1).split('id="news"')[1].split('id="asks-first"')[0])
            for at in (2, 9):
                assert not SHOWN.search(told(night, at)), at


def test_a_shown_hand_stays_visible_to_the_challenger_after_the_turn() -> None:
    with evening(game="uno", house="start=youngest") as night:
        night.says(*FOUR, f"Ann shows {HONEST}", "Bo draws 6")
        assert night.state.turn == 2
        assert "Y7" not in page(night, 2, "amend?line=6") + page(night, 2, "why/6")
        assert "Y7" in page(night, 1, "amend?line=6")


def test_the_challenger_enters_what_was_seen_on_the_table() -> None:
    for found, cards in (("guilty", 4 + 4), ("innocent", 3)):
        with evening(game="uno", house="start=youngest") as night:
            night.says(*FOUR)
            assert f"finds {found}" in page(night, 1)
            assert f"finds {found}" not in page(night, 2)
            night.tap(night.phone(1), "enter", text=f"finds {found}")
            assert night.state.hands[0] == cards
            assert night.state.draw == (0 if found == "guilty" else 6)
            for at, is_told in enumerate((True, False, False)):
                sheet = page(night, at).split('id="news"')[1].split("</p>")[0]
                assert ('data-notice="news-6"' in sheet) is is_told, "the challenged player reads how it ended"


def test_where_the_referee_enforces_only_a_refused_play_can_be_called_wrong() -> None:
    with evening(game="onecard", house="enforce=referee") as night:
        night.says("Di deals", "Di flips 5H", "Ann plays 5D")
        assert "played wrong" not in said(night.phone(2).get(f"/{night.table.code}/play"))
    with evening(game="onecard", house="enforce=players") as night:
        night.says("Di deals", "Di flips 5H", "Ann plays 5D")
        assert "Ann played wrong" in said(night.phone(2).get(f"/{night.table.code}/play"))
