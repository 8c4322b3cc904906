"""No number of cards in a hand changes without a sentence of that line that names its person, or everybody."""

import re
from collections.abc import Iterator

import pytest

from referee.engine.basics import actions as act
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.state import State
from referee.live.live_game import LineOutcome
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences
from tests.support.game_logs import table as table_of
from tests.support.player import WITH_CARDS, RandomTable

EVERYBODY = re.compile(r"All hands|Everybody|The two swap", re.IGNORECASE)
"""Words of a sentence that concerns every hand."""


def told(log: GameLog, entry: Entry, before: State, after: State) -> str:
    """Return a line as phones, board and story tell it."""
    game, words = log.game, Sentences(shared(True), "en", after.names)
    notes = (*game.beside(after, entry.n), *LineOutcome.of(game, entry, before, after).story)
    return " · ".join([words.plain_story(entry.read, entry.ruling), *(str(words.message(note)) for note in notes)])


def untold(log: GameLog) -> Iterator[str]:
    """Yield the changes of hands by the newest line that it does not tell."""
    [entry, after] = log.entries[-1], log.state
    before = log.state_after(entry.n - 1)
    if isinstance(entry.read, act.Deals | act.Undoes | act.Amends | act.Allows):
        return  # a deal gives everybody a hand; the others tell the lines that they change
    text = told(log, entry, before, after)
    for seat, name in enumerate(before.names):
        was, now = before.hands[seat], after.hands[seat]
        if was != now and not EVERYBODY.search(text) and not re.search(rf"\b{name}\b", text):
            yield f"{entry.ruling} {name} {was} -> {now}: {text}"


SHOUTED = (
    "others_draw_on_call=true",
    "others_draw_on_call=next bankruptcy=10",
    "others_draw_on_call=true bankruptcy=8",
)


TABLES = [*((key, "") for key in WITH_CARDS), *(("onecard", house) for house in SHOUTED)]


@pytest.mark.promise("No number of cards in a hand")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("key", "house"), TABLES)
def test_whose_hand_changes_is_told(key: str, house: str, seed: int) -> None:
    switches = tuple((key, value) for key, _, value in (text.partition("=") for text in house.split()))
    table = RandomTable(key, seed, keep="plays", house=switches or None)
    for _ in range(60):
        lines = len(table.log.entries)
        table.step()
        if len(table.log.entries) > lines:
            assert list(untold(table.log)) == [], table.record


SHOUT = "game: onecard\nplayers: Ann Bo Cy Di\nhouse: others_draw_on_call={}{}\ntop: 4C\nturn: Ann\n{}"
HANDS = "hand.Ann: 2\nhand.Bo: 5\nhand.Cy: 7\nhand.Di: 3\nstock: 20"


def said(log: GameLog, language: str, me: int | None = None) -> list[str]:
    """Return what is told beside the newest line, in a language, to the person of a seat."""
    words = Sentences(shared(True), language, log.state.names, me)
    return [words.message(note).striptags() for note in log.game.beside(log.state, len(log.entries))]


def test_everybody_reads_who_must_take_a_card_and_then_who_is_bankrupt_by_it() -> None:
    log = table_of(SHOUT.format("true", " bankruptcy=7", HANDS), "Ann plays 4H saying one")
    assert log.state.hands == (1, 6, 8, 4)
    assert said(log, "en") == [
        "“One Card!”",
        "Everybody else takes a card",
        "Cy is bankrupt (8 cards): 4th. The hand is shuffled into the stock",
    ]
    assert said(log, "en", 2)[1:] == [
        "You take a card, and so does everybody else",
        "You are bankrupt (8 cards): 4th. Shuffle your hand into the stock",
    ]
    assert said(log, "ko", 2) == [
        "“원카드!”를 외쳤어요",
        "나도, 나머지 사람도 한 장씩 먹어요",
        "파산(8장)! 4등. 내 패를 더미에 섞어 주세요",
    ]
    assert said(log, "ja")[1:] == ["ほかの全員が1枚ずつ引きます", "Cyさんは破産です（8枚）：4位。手札は山札に混ぜます"]


def test_only_who_gets_a_card_is_told_to_take_one() -> None:
    log = table_of(SHOUT.format("next", "", HANDS), "Ann plays 4H saying one")
    assert said(log, "en")[1:] == ["Bo takes a card"]
    log = table_of(SHOUT.format("true", "", f"{HANDS[:-2]}2\npile: 0"), "Ann plays 4H", "Ann says one")
    assert said(log, "en") == ["Bo, Cy take a card each"], "the stock has two"
    assert said(log, "en", 2) == ["You and Bo take a card each"]


def test_a_bluff_says_what_its_player_takes() -> None:
    head = "game: uno\nplayers: Ann Bo Cy\ntop: R5\nturn: Ann\nhand.Ann: 4\nhouse: start=youngest"
    log = table_of(head, "Ann plays W4 calling B", "Bo challenges", "Bo finds guilty")
    assert said(log, "en") == ["Ann takes the Wild Draw Four back and draws 4 cards"]
    assert said(log, "ko", 0) == ["와일드 드로 포를 도로 가져가고 4장 더 가져가세요"]
