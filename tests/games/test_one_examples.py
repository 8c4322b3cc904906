"""One's worked examples hold, and leave out no rule, no value of a house rule, no public case."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from referee import games
from referee.core.house import Limits, Number, switches
from referee.core.record import Record
from referee.replaying import replay_record
from tests.games.examples import Example, examples

GAME = games.find("one")
EXAMPLES = examples("one")

CASES: Mapping[str, Mapping[str, str]] = {
    **{
        f"ONE-C{number:02}": {}
        for number in (
            *(1, 3, 7, 8, 9, 14, 15, 16, 17, 18, 19, 22, 26, 27, 28, 29, 31, 32, 33, 35, 36, 37, 38, 39, 40, 41),
            *(47, 48, 49, 51, 65, 66, 67, 70, 71, 74, 76, 77, 78),
        )
    },
    "ONE-C13": {"seven_on_joker_match": "any"},
    "ONE-C20": {"ace_two_players": "no_skip"},
    "ONE-C21": {"jack_on_any": "true"},
    "ONE-C30": {"decks": "3"},
    "ONE-C42": {"bad_words_in_timeout": "penalty"},
    "ONE-C43": {"turn_seconds": "10"},
    "ONE-C45": {"misdeal": "literal"},
    "ONE-C46": {"misdeal": "excess"},
    "ONE-C50": {"flip_ace": "applies"},
    "ONE-C52": {"flip_ace": "applies"},
    "ONE-C56": {"two_out": "allowed"},
    "ONE-C59": {"finish_attack_draw": "none"},
    "ONE-C61": {"ace_value": "1"},
    "ONE-C68": {"jack_on_any": "true"},
}
"""The public cases of the catalogue, with the house rules that each names."""


def test_there_are_examples_and_each_has_a_title_of_its_own() -> None:
    titles = [each.record.title for each in EXAMPLES]
    assert len(titles) > 100
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_the_example_holds(example: Example) -> None:
    results = list(replay_record(example.record, example.file))
    assert [(result.line, result.misses) for result in results if result.misses] == []
    assert all(line.expects for line in example.record.lines), "a line that demands nothing shows nothing"


@pytest.mark.parametrize("rule", [rule.id for rule in GAME.rules])
def test_the_rule_has_an_example_in_which_it_decides(rule: str) -> None:
    marked = [each for each in EXAMPLES if rule in each.rules]
    assert marked, f"no example of {rule}"
    for example in marked:
        demanded = [line.expects.rule for line in example.record.lines if line.expects]
        assert rule in demanded, f"{example} is marked for {rule}, and no line demands it"


def test_no_example_is_marked_for_a_rule_that_is_none() -> None:
    assert {rule for each in EXAMPLES for rule in each.rules} == {rule.id for rule in GAME.rules}


# ------------------------------------------------------------------------------------------------- house rules

SWITCHES = switches(GAME.house)
PROOFS = [(each, *proof) for each in EXAMPLES for proof in each.switches]


def marked(key: str) -> list[str]:
    """The values of a house rule that examples prove."""
    return [value for _, proven, value, _ in PROOFS if proven == key]


@pytest.mark.parametrize("key", SWITCHES)
def test_every_value_of_the_house_rule_is_proven(key: str) -> None:
    switch = SWITCHES[key]
    values = set(marked(key))
    if isinstance(switch.kind, Number):
        assert switch.kind.write(switch.default) in values
        assert len(values) > 1
    elif isinstance(switch.kind, Limits):
        assert {value.partition(":")[0] for value in values} == {"off", *(limit for limit, _ in switch.kind.limits)}
    else:
        assert values == set(switch.kind.values())


@pytest.mark.parametrize(
    ("example", "key", "value", "n"), PROOFS, ids=[f"{each}-{key}={value}" for each, key, value, _ in PROOFS]
)
def test_with_another_value_the_line_is_ruled_otherwise(example: Example, key: str, value: str, n: int) -> None:
    assert (key, value) in example.record.head.house
    others = SWITCHES[key].kind.values() if not isinstance(SWITCHES[key].kind, Number | Limits) else marked(key)
    here = ruled(example.record, n)
    for other in set(others) - {value}:
        house = tuple((each, other if each == key else text) for each, text in example.record.head.house)
        there = ruled(replace(example.record, head=replace(example.record.head, house=house)), n)
        assert there != here, f"line {n} is ruled alike with {key}={other}"


def ruled(record: Record, n: int) -> tuple[Any, ...]:
    """What the referee says of a line: verdict, rule and the facts after it."""
    result = next(each for each in replay_record(record, "") if each.n == n)
    return result.verdict, result.rule, dict(result.facts)


# ------------------------------------------------------------------------------------------------------- cases


@pytest.mark.parametrize("case", CASES)
def test_the_public_case_is_an_example(case: str) -> None:
    found = [each for each in EXAMPLES if case in each.cases]
    assert found, f"no example of {case}"
    for example in found:
        assert CASES[case].items() <= dict(example.record.head.house).items()


def test_there_are_53_public_cases_and_no_example_of_another() -> None:
    assert len(CASES) == 53
    assert {case for each in EXAMPLES for case in each.cases} == set(CASES)
