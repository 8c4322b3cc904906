"""A card that does not fit is one break, and a card out of turn another: each is counted once."""

import pytest

from referee import Match
from referee.engine import games
from referee.engine.basics.cards import Card
from referee.engine.model.rulings import Verdict

TABLES: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("one", "", {"top": "9H"}),
    ("one", "jack_on_any=false", {"top": "RJ", "suit": "S"}),
    ("one", "", {"top": "7S", "draw": 2}),
    ("onecard", "enforce=players packs=2", {"top": "9H"}),
    ("onecard", "enforce=players packs=2", {"top": "7H", "suit": "C"}),
    ("onecard", "enforce=players packs=2", {"top": "BJ"}),
    ("onecard", "enforce=players packs=2 joker_colour_rule=false", {"top": "2D", "draw": 2}),
    ("onecard", "enforce=players packs=2", {"top": "RJ", "draw": 10}),
    ("eights", "enforce=players packs=2", {"top": "9H"}),
    ("uno", "enforce=players", {"top": "R5"}),
    ("uno", "enforce=players", {"top": "W", "suit": "B"}),
    ("uno", "enforce=players edition=mario", {"top": "RD", "draw": 2}),
)


@pytest.mark.promise("A card that does not fit")
@pytest.mark.parametrize(("key", "house", "position"), TABLES)
def test_each_break_is_counted_once(key: str, house: str, position: dict[str, object]) -> None:
    game = games.find(key)
    match = Match(key, ["Ann", "Bo", "Cy"], house=house, turn="Ann", **position)
    quiet = Match(key, ["Ann", "Bo", "Cy"], house=house, turn="Ann", **{**position, "draw": 0})
    cards: list[Card] = list(game.kinds(match.log.state))
    for card in cards:
        in_turn = match.judge(f"Ann plays {card.code}")
        assert len(in_turn.breaks) == (in_turn.verdict is Verdict.NO), (card, in_turn.breaks)
        fits = quiet.judge(f"Ann plays {card.code}").verdict is not Verdict.NO
        assert len(match.judge(f"Bo plays {card.code}").breaks) == (1 if fits else 2), card
    for line in ("Bo draws", "Bo draws 1", "Bo draws 2", "Bo passes"):
        assert match.judge(line).breaks == ("shed.turn",), line
