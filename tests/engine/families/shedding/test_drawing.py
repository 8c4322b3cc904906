"""Drawing more than the packs hold."""

from tests.support.game_logs import enter, table


def test_a_draw_of_more_cards_than_there_are_is_kept_short() -> None:
    """The table may allow any number; a card in memory for each of them would fill the machine."""
    log = table("game: uno\nplayers: Ann Bo\ntop: R5\nturn: Ann\nhand.Ann: 3", "Ann draws 999999", "Bo allows 1")
    assert len(log.state.drew) == log.state.config.all_cards
    enter(log, "Ann passes")
