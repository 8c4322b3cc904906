"""Headlines on phones: what the game itself calls a highlight, told once."""

import pytest

from referee.web.board.night import facts_of
from referee.web.play.highlights import headline
from referee.web.play.told_lines import told_lines
from referee.web.scores.standings import rises
from tests.support.night import evening

CASES = {
    "a revoke": (
        "hearts",
        "passing=off",
        "Di deals|Cy plays 2C|Di plays 6S|Ann plays KC|Bo plays 4C|Ann plays 3C|Bo plays 5C|Cy plays 7C",
        "Di plays 8C",
        ("blow", "board-revoke", ["Di"]),
        "",
    ),
    "a moon": (
        "hearts",
        "",
        "Di agrees keep=scores|Ann takes 0|Bo takes 26|Cy takes 0",
        "Di takes 0",
        ("cheer", "came-moon", ["Bo"]),
        "board-fact-moon",
    ),
    "a bankruptcy": (
        "onecard",
        "bankruptcy=20",
        "Di deals|Di flips 9D|Di corrects turn Di; hand.Ann 19|Di plays 2D",
        "Ann draws 2",
        ("blow", "beside-bust", ["Ann"]),
        "board-fact-bust",
    ),
}


@pytest.mark.parametrize(("game", "house", "before", "line", "expected", "fact"), CASES.values(), ids=CASES)
def test_what_the_game_calls_a_highlight_is_a_headline_on_phones_once(
    game: str, house: str, before: str, line: str, expected: tuple[str, str, list[str]], fact: str
) -> None:
    with evening(game=game, house=house) as night:
        shown = []
        for text in (*before.split("|"), line, "Bo says hello"):
            night.says(text)
            found = headline(night.table, night.game, told_lines(night.game, 1).lines[0])
            shown += [(found.kind, found.message.id, [person.name for person in found.people])] if found else []
        assert shown == [expected]
        assert not fact or facts_of(night.table.games)[0].id == fact


def test_nobody_rises_where_the_order_of_going_out_counts() -> None:
    with evening(game="onecard") as night:
        assert rises(night.game.game, night.state) == {}
