"""Highlights on the board, shown large and said aloud: only what happened, and only what everybody may know."""

from typing import Any

from referee.web.board.night import facts_of
from referee.web.core.looks import board_people
from referee.web.play.highlights import headline, newest_highlight, spoken
from referee.web.play.told_lines import told_lines
from referee.web.scores.standings import rises
from tests.support.night import Evening, evening

STARTED = ("Di deals", "Di flips 9D")


def highlight(night: Evening) -> tuple[str, list[str]] | None:
    """Return the kind of the newest highlight and whom it is about."""
    people = board_people(night.table, night.state.names)
    found = newest_highlight(night.table, night.game, people)
    return None if found is None else (found.kind, [person.name for person in found.people])


def aloud(night: Evening) -> tuple[str, str]:
    """Return the sound and the id of what is said."""
    people = board_people(night.table, night.state.names)
    said = spoken(night.game, night.game.view, newest_highlight(night.table, night.game, people))
    return said.sound, said.message.id if said.message is not None else ""


def test_an_ordinary_play_is_no_highlight() -> None:
    with evening(house="enforce=referee") as night:
        night.says(*STARTED, "Ann plays 9H")
        assert highlight(night) is None
        assert aloud(night) == ("turn", "ui-turn-of")


def test_an_attack_is_said_with_its_size() -> None:
    with evening(house="enforce=referee") as night:
        night.says(*STARTED, "Ann plays 7D")
        assert highlight(night) is None
        assert aloud(night) == ("attack", "board-say-attack")


def test_the_last_call_is_a_highlight_with_the_play_and_alone() -> None:
    with evening(house="enforce=referee", game="onecard") as night:
        night.says(*STARTED, "Bo corrects hand.Ann 2", "Ann plays 9H saying one")
        assert highlight(night) == ("word", ["Ann"])
        assert aloud(night) == ("word", "board-word")
        night.says("Cy corrects hand.Bo 2", "Bo plays 9S")
        assert highlight(night) == ("word", ["Ann"]), "an older one stays until it is out of sight"
        assert aloud(night)[0] == "turn", "but is not said again"
        night.says("Bo says one")
        assert highlight(night) == ("word", ["Bo"])
        night.says("Cy corrects hand.Cy 2", "Cy plays 9C saying hello")
        assert aloud(night)[0] == "turn", "that is talk"


def test_a_forgotten_call_is_no_highlight_before_somebody_catches_it() -> None:
    with evening(house="enforce=referee", game="onecard") as night:
        night.says(*STARTED, "Bo corrects hand.Ann 2", "Ann plays 9H")
        assert highlight(night) is None
        night.says("Cy catches Ann")
        assert highlight(night) == ("caught", ["Ann"])


def test_a_catch_that_is_wrong_is_no_highlight() -> None:
    with evening(house="enforce=referee", game="onecard") as night:
        night.says(*STARTED, "Ann plays 9H", "Cy catches Ann")
        assert highlight(night) is None


def test_an_empty_hand_ends_the_round_with_a_highlight_and_the_winner_is_said() -> None:
    with evening(house="enforce=referee") as night:
        night.says(*STARTED, "Cy corrects hand.Ann 1", "Ann plays 9H saying one")
        found = highlight(night)
        assert found is not None
        assert found[1] == ["Ann"]
        night.says("Bo holds KD QS")
        assert aloud(night) == ("won", "ui-round-won")


def test_what_was_taken_back_is_no_highlight() -> None:
    with evening(house="enforce=referee", game="onecard") as night:
        night.says(*STARTED, "Bo corrects hand.Ann 2", "Ann plays 9H saying one", "Bo undoes 4")
        assert highlight(night) is None


def test_a_canasta_is_a_highlight_of_its_side() -> None:
    with evening(game="canasta") as night:
        night.says("Di deals", "Di flips 6H", "Ann corrects hand.Ann 20", "Ann draws 2")
        night.says("Ann melds KS KH KD KC KS 2D 2H")
        assert highlight(night) == ("complete", ["Ann", "Cy"])


def test_only_the_largest_attack_of_the_night_is_a_record() -> None:
    with evening(house="enforce=referee") as night:
        night.says(*STARTED, "Cy corrects draw 4", "Ann draws 4")
        assert highlight(night) is None, "there was none before"
        night.says("Cy corrects draw 6", f"{name(night)} draws 6")
        assert highlight(night) is not None
        assert highlight(night)[0] == "record"  # type: ignore[index]
        night.says("Cy corrects draw 5", f"{name(night)} draws 5")
        assert aloud(night)[0] != "record", "it was larger before"


def name(night: Evening) -> str:
    """Return who is to act."""
    found: str = night.state.names[night.state.turn]
    return found


def test_who_rose_is_seen_from_the_last_round_alone() -> None:
    with evening(game="hearts") as night:
        night.says("Di agrees keep=scores", *takes(0, 16, 5, 5))
        assert rises(night.game.game, night.state) == {}, "nobody was anywhere before"
        night.says(*takes(20, 0, 3, 3))
        assert rises(night.game.game, night.state) == {0: -3, 1: 1, 2: 1, 3: 1}


def takes(*points: int) -> list[Any]:
    return [f"{who} takes {number}" for who, number in zip(("Ann", "Bo", "Cy", "Di"), points, strict=True)]


def test_nobody_rises_where_the_order_of_going_out_counts() -> None:
    with evening(game="onecard") as night:
        assert rises(night.game.game, night.state) == {}


def test_a_revoke_a_moon_and_a_bankruptcy_are_headlines_on_board_and_phones() -> None:
    def told(night: Evening) -> tuple[str, str, list[str]] | None:
        newest = told_lines(night.game, 1).lines[0]
        found = headline(night.table, night.game, newest)
        return None if found is None else (found.kind, found.message.id, [person.name for person in found.people])

    with evening(game="hearts", house="passing=off") as night:
        night.says("Di deals", "Cy plays 2C", "Di plays 9C", "Ann plays KC", "Bo plays 4C")
        night.says("Ann plays 3S", "Bo plays KS", "Cy plays QS", "Di plays 6S")
        night.says("Bo plays 2D", "Cy plays 5D", "Di plays AD", "Ann plays 7H", "Di plays 9D")
        assert told(night) is None
        night.says("Ann plays TD")
        assert told(night) == ("blow", "board-revoke", ["Ann"])
        assert highlight(night) == ("blow", ["Ann"])
        night.says("Bo plays 3D")
        assert told(night) is None, "it is told with its line, and not again"
    with evening(game="hearts") as night:
        night.says("Di agrees keep=scores", "Ann takes 0", "Bo takes 26", "Cy takes 0", "Di takes 0")
        assert told(night) == ("cheer", "came-moon", ["Bo"])
        assert facts_of(night.table.games)[0].id == "board-fact-moon"
    with evening(game="onecard", house="bankruptcy=20") as night:
        night.says(*STARTED, "Di corrects turn Di; hand.Ann 19", "Di plays 2D", "Ann draws 2")
        assert told(night) == ("blow", "beside-bust", ["Ann"]), "no last card"
        assert facts_of(night.table.games)[0].id == "board-fact-bust"
