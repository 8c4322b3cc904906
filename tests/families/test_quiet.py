"""Where players enforce, nothing tells whether the last player's plays were right before another player has acted."""

import pytest

from tests.core.table import PLAYERS, START, enter, table


@pytest.mark.parametrize(
    ("lines", "quiet"),
    [
        (("Ann plays 4D",), {1}),
        (("Ann plays 5C",), {1}),
        (("Ann plays 4D", "Cy says hello", "Di penalizes Cy for question"), {1}),
        (("Ann plays 2D", "Ann plays 3H"), {1, 2}),
        (("Ann plays 2D", "Ann draws"), {1}),
        (("Ann plays 5C", "Bo draws"), set()),
        (("Ann plays 5C", "Bo plays 6C"), {2}),
        (("Ann draws",), set()),
        (("Ann plays 5C", "Cy penalizes Ann for play"), set()),
        (("Ann plays 2C", "Ann plays 3H", "Cy penalizes Ann for play"), {1}),
        (("Ann plays 5C", "Cy undoes 1"), set()),
        (("Ann plays 4D", "Di draws"), {1}),
    ],
    ids=str,
)
def test_whose_plays_are_quiet(lines: tuple[str, ...], quiet: set[int]) -> None:
    assert table(PLAYERS, *lines).quiet() == quiet


def test_where_the_referee_enforces_nothing_is_quiet() -> None:
    assert table(START, "Ann plays 4D").quiet() == set()


def test_a_play_that_ended_the_round_is_quiet_until_the_next_is_dealt() -> None:
    head = "game: one\nplayers: Ann Bo\ntop: 9D\nturn: Ann\nhand.Ann: 1\nhand.Bo: KD"
    log = table(head, "Ann plays 5C saying one")
    assert log.state.phase == "deal"
    assert log.quiet() == {1}
    enter(log, "Ann deals")
    assert log.quiet() == set()


def test_a_play_made_in_silence_stays_quiet_when_the_house_rule_changes() -> None:
    log = table(PLAYERS, "Ann plays 5C", "Bo agrees enforce=referee now")
    assert log.quiet() == {1}
