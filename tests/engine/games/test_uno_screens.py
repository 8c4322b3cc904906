"""Prompts of UNO's editions: each can be parsed, and a tap that continues the game is not refused."""

import pytest

from referee.engine import games
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.model.view import PickCards, PickNumber, PickPerson, Prompt, Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import read
from referee.engine.notation.tokens import quote
from referee.rulebook.chapters import Example, marked_records
from tests.support.offers import lines_of

GAME = games.find("uno")
EDITIONS = [example for example in marked_records("uno") if dict(example.record.head.house).get("edition")]


def look(log: GameLog) -> None:
    """Judge every line that a screen offers."""
    GAME.view(log.state)
    for seat, who in enumerate(log.state.names):
        for ask in GAME.prompts(log.state, seat):
            for text in lines_of(ask, log, who):
                ruling = log.judge(read_action(f"{quote(who)} {text}"))
                if isinstance(ask, Tap) and ask.place in ("first", "main"):
                    assert ruling.verdict is not Verdict.NO, f"{who} {text}: {ruling.rule.id}"


@pytest.mark.parametrize("example", EDITIONS, ids=str)
def test_every_prompt_of_an_edition_can_be_entered(example: Example) -> None:
    log = GameLog(GAME, example.record.head)
    look(log)
    for line in example.record.lines:
        assert line.action is not None
        log.enter(line.action)
        look(log)


def asked(house: str, top: str, *lines: str) -> dict[str, list[Prompt]]:
    """Return the prompts that continue the game after some lines."""
    head = (
        f"game: uno\nplayers: Ann Bo Cy\nhouse: {house}\ntop: {top}\nturn: Ann\nhand.Ann: 5\nhand.Bo: 5\nhand.Cy: 5\n"
    )
    log = GameLog(GAME, read(head)[0].head)
    for line in lines:
        log.enter(read_action(line))
    return {
        who: [ask for ask in GAME.prompts(log.state, seat) if ask.place == "main"]
        for seat, who in enumerate(log.state.names)
    }


def test_a_player_who_swaps_hands_is_asked_with_whom() -> None:
    found = asked("edition=hanpanee seven_zero=true", "R4", "Ann plays R7")
    assert [(ask.verb, ask.people) for ask in found["Ann"] if isinstance(ask, PickPerson)] == [("trades", (1, 2))]
    assert not found["Bo"]


def test_a_wild_card_on_the_pile_is_not_offered() -> None:
    head = (
        "game: uno\nplayers: Ann Bo Cy\nblank.2: everyone else discards all wild cards\n"
        "top: R5\nturn: Ann\nhand.Bo: 5\n"
    )
    log = GameLog(GAME, read(head)[0].head)
    log.enter(read_action("Ann plays WX2 calling G"))
    offered = [ask.text for ask in GAME.prompts(log.state, 1) if isinstance(ask, Tap) and ask.place == "first"]
    assert offered == [f"discards {code}" for code in ("W", "W4", "WS", "WX")]


def test_anybody_names_the_card_on_the_other_side() -> None:
    for asks in asked("edition=flip", "R4", "Ann plays RF").values():
        (grid,) = [ask for ask in asks if isinstance(ask, PickCards)]
        assert grid.verb == "flips"
        assert {offer.card.suit for offer in grid.offers} == {*"ptov", ""}


@pytest.mark.parametrize(
    ("found", "who", "least"), [("guilty", "Ann", 1), ("innocent", "Bo", 3)], ids=("a bluff", "no bluff")
)
def test_drawing_until_a_colour_asks_for_the_number_of_cards(found: str, who: str, least: int) -> None:
    after = asked("edition=flip", "p4", "Ann plays wc calling t", "Bo challenges", f"Bo finds {found}")
    (number,) = [ask for ask in after[who] if isinstance(ask, PickNumber)]
    assert (number.verb, number.least) == ("draws", least)


def test_who_is_knocked_out_ranks_by_the_round_and_then_by_points() -> None:
    head = "game: uno\nplayers: Ann Bo Cy Di\nhouse: points_to=knockout target=100\nkeep: scores\n"
    log = GameLog(GAME, read(head)[0].head)
    for text in ("Ann 90", "Bo 120", "Cy 110", "Di 0"):
        log.enter(read_action(text.replace(" ", " scores ")))
    assert [note.id for note in GAME.view(log.state).notes].count("note-knocked-out") == 1
    assert GAME.tally(log.state).rows == ((0,), (3,))
    for text in ("Ann 95", "Di 5"):
        log.enter(read_action(text.replace(" ", " scores ")))
    assert (log.state.phase, log.state.winners, log.state.scores) == ("over", (3,), (185, 120, 110, 5))
    assert GAME.places(log.state) == (2, 4, 3, 1)
