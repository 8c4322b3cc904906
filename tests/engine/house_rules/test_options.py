"""House rules: parsing, formatting, comparison and contradictions."""

from dataclasses import dataclass

import pytest

from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import House, Limits, Number, Steps, Words, Yes, switch, switches

STEPS = ((None, 15), (0, 50), (1500, 90))
LIMITS = Limits((("rounds", Number(1, 99)), ("score", Number(1, 1000))))


@dataclass(frozen=True)
class Rules(House):
    """One switch of each kind, and two that depend on each other."""

    fast: bool = switch(False, Yes())
    packs: int = switch(2, Words(("1", "2", "3")))
    match: str = switch("strict", Words(("strict", "any")), needs={"fast": True})
    seconds: float = switch(0.5, Number(0, 5, "seconds", 0.1))
    cards: int = switch(5, Number(1, 9), against={"packs": 1})
    end: tuple[tuple[str, float], ...] = switch((), LIMITS)
    first: tuple[tuple[int | None, int], ...] = switch(STEPS, Steps(Number(0, 500), STEPS))


@dataclass(frozen=True)
class Stricter(Rules):
    """A game that restates a default."""

    fast: bool = switch(True, Yes())


def set_to(*pairs: tuple[str, str]) -> Rules:
    return Rules().with_texts(pairs)


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("fast", "true", True),
        ("fast", "false", False),
        ("packs", "3", 3),
        ("match", "any", "any"),
        ("seconds", "1.5", 1.5),
        ("seconds", "2", 2.0),
        ("cards", "9", 9),
        ("end", "off", ()),
        ("end", "score:500", (("score", 500),)),
        ("end", "score:500,rounds:3", (("rounds", 3), ("score", 500))),
        ("first", "0:60", ((0, 60),)),
        ("first", "0:60,1500:70", ((0, 60), (1500, 70))),
        ("first", "1500:100", ((None, 15), (0, 50), (1500, 100))),
        ("first", "<0:0,500:70", ((None, 0), (0, 50), (500, 70), (1500, 90))),
    ],
)
def test_parsing_and_formatting_a_value(key: str, text: str, value: object) -> None:
    house = set_to((key, text))
    assert getattr(house, key) == value
    assert set_to((key, house.text(key))) == house


INVALID = {
    "first": ("1500", "1500:", "off", "0:5,0:6", "1500:5,0:6", "<5:5", "١٥:5", "0:501"),
    "fast": ("yes", "True"),
    "packs": ("4", "2.0"),
    "match": ("Strict", ""),
    "seconds": ("nan", "inf", "1e0", "5.1", "-1"),
    "cards": ("1.5", "1_0", "٣", "0"),
    "end": ("", "score", "score:0", "score:many", "time:5", "score:5,score:6", "score:5,"),
}


@pytest.mark.parametrize(("key", "text"), [(key, text) for key, texts in INVALID.items() for text in texts])
def test_invalid_values(key: str, text: str) -> None:
    with pytest.raises(NotationError) as fault:
        set_to((key, text))
    assert fault.value.key == "unreadable-house-value"
    assert fault.value.fill.items() >= {"key": key, "value": text}.items()
    assert fault.value.fill["choices"]


@pytest.mark.parametrize("key", ["speed", "Fast", "CHECKS", "text", "players", "preset", ""])
def test_an_unknown_key(key: str) -> None:
    with pytest.raises(NotationError) as fault:
        set_to((key, "true"))
    assert fault.value.key == "unreadable-house-key"


def test_the_last_setting_wins_and_a_restated_default_is_no_error() -> None:
    assert set_to(("packs", "3"), ("packs", "1"), ("fast", "false")).packs == 1


def test_differences_from_another_house() -> None:
    house = set_to(("end", "rounds:3"), ("packs", "3"), ("fast", "false"))
    assert house.changed(Rules()) == (("packs", "3"), ("end", "rounds:3"))
    assert Rules().changed(Rules()) == ()
    assert Rules().with_texts(house.changed(Rules())) == house


def test_a_switch_that_needs_another() -> None:
    (problem,) = set_to(("match", "any")).problems(4)
    assert (problem.key, problem.id) == ("match", "house-needs")
    assert dict(problem.fill) == {"key": "match", "other": "fast", "value": "true"}
    assert set_to(("match", "any"), ("fast", "true")).problems(4) == ()


def test_a_switch_that_contradicts_another() -> None:
    (problem,) = set_to(("cards", "9"), ("packs", "1")).problems(4)
    assert (problem.key, problem.id) == ("cards", "house-against")
    assert dict(problem.fill) == {"key": "cards", "other": "packs", "value": "1"}
    assert set_to(("packs", "1")).problems(4) == (), "a default never clashes"


def test_all_contradictions_are_named_at_once() -> None:
    assert len(set_to(("cards", "9"), ("packs", "1"), ("match", "any")).problems(4)) == 2


def test_a_game_inherits_switches_in_order_and_restates_defaults() -> None:
    assert list(switches(Stricter)) == list(switches(Rules))
    assert switches(Stricter)["fast"].default is True
    assert switches(Rules)["fast"].default is False
    assert Stricter(match="any").problems(4) == ()


@pytest.mark.parametrize("key", switches(Rules))
def test_every_offered_value_can_be_parsed(key: str) -> None:
    house_rule = switches(Rules)[key]
    assert len(house_rule.kind.values()) > 1
    for text in house_rule.kind.values():
        assert house_rule.kind.write(house_rule.kind.read(text)) == text  # type: ignore[arg-type]
