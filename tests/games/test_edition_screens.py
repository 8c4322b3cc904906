"""What the screens of UNO's editions ask: everything offered can be read, and a tap that plays on is not refused."""

import pytest

from referee import games
from referee.core.notation import quote, read_action
from referee.core.record import read
from referee.core.replay import Log
from referee.core.rulings import Verdict
from referee.core.view import Ask, PickCards, PickNumber, PickPerson, Tap
from tests.games.examples import Example, examples
from tests.offers import lines_of

GAME = games.find("uno")
EDITIONS = [each for each in examples("uno") if dict(each.record.head.house).get("edition")]


def look(log: Log) -> None:
    """Every line that a screen offers is looked at."""
    GAME.view(log.state)
    for seat, who in enumerate(log.state.names):
        for ask in GAME.asks(log.state, seat):
            for text in lines_of(ask, log, who):
                ruling = log.look(read_action(f"{quote(who)} {text}"))
                if isinstance(ask, Tap) and ask.place in ("first", "main"):
                    assert ruling.verdict is not Verdict.NO, f"{who} {text}: {ruling.rule.id}"


@pytest.mark.parametrize("example", EDITIONS, ids=str)
def test_whatever_an_edition_offers_can_be_entered(example: Example) -> None:
    log = Log(GAME, example.record.head)
    look(log)
    for line in example.record.lines:
        assert line.action is not None
        log.enter(line.action)
        look(log)


def asked(house: str, top: str, *lines: str) -> dict[str, list[Ask]]:
    """What everybody is asked to play on after some lines."""
    head = (
        f"game: uno\nplayers: Ann Bo Cy\nhouse: {house}\ntop: {top}\nturn: Ann\nhand.Ann: 5\nhand.Bo: 5\nhand.Cy: 5\n"
    )
    log = Log(GAME, read(head)[0].head)
    for line in lines:
        log.enter(read_action(line))
    return {
        who: [ask for ask in GAME.asks(log.state, seat) if ask.place == "main"]
        for seat, who in enumerate(log.state.names)
    }


def test_who_swaps_hands_is_asked_with_whom() -> None:
    found = asked("edition=hanpanee seven_zero=true", "R4", "Ann plays R7")
    assert [(ask.text, ask.people) for ask in found["Ann"] if isinstance(ask, PickPerson)] == [("trades {}", (1, 2))]
    assert not found["Bo"]


def test_a_wild_card_that_lies_on_the_pile_is_not_offered_to_be_put_down() -> None:
    head = (
        "game: uno\nplayers: Ann Bo Cy\nblank.2: everyone else discards all wild cards\n"
        "top: R5\nturn: Ann\nhand.Bo: 5\n"
    )
    log = Log(GAME, read(head)[0].head)
    log.enter(read_action("Ann plays WX2 calling G"))
    offered = [ask.text for ask in GAME.asks(log.state, 1) if isinstance(ask, Tap) and ask.place == "first"]
    assert offered == [f"discards {code}" for code in ("W", "W4", "WS", "WX")]


def test_anybody_says_what_lies_on_the_other_side() -> None:
    for asks in asked("edition=flip", "R4", "Ann plays RF").values():
        (grid,) = [ask for ask in asks if isinstance(ask, PickCards)]
        assert grid.verb == "flips"
        assert {offer.card.suit for offer in grid.offers} == {*"ptov", ""}


@pytest.mark.parametrize(
    ("found", "who", "least"), [("guilty", "Ann", 1), ("innocent", "Bo", 3)], ids=("a bluff", "no bluff")
)
def test_who_draws_until_a_colour_comes_says_how_many_came(found: str, who: str, least: int) -> None:
    after = asked("edition=flip", "p4", "Ann plays wc calling t", "Bo challenges", f"Bo finds {found}")
    (number,) = [ask for ask in after[who] if isinstance(ask, PickNumber)]
    assert (number.text, number.least) == ("draws {}", least)
