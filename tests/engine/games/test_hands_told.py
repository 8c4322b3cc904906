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
from tests.support.player import WITH_CARDS, RandomTable

EVERYBODY = re.compile(r"All hands|Everybody|The two swap", re.IGNORECASE)
"""Words of a sentence that concerns every hand."""


def told(log: GameLog, entry: Entry, before: State, after: State) -> str:
    """Return a line as phones, board and story tell it."""
    game, words = log.game, Sentences(shared(True), "en", after.names)
    notes = (*after.beside.get(entry.n, ()), *LineOutcome.of(game, entry, before, after).story)
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
