"""UNO's worked examples hold, and leave out no rule, no value of a house rule, no public case."""

import pytest

from referee import games
from referee.core.conduct import Conduct
from referee.core.house import Number, switches
from referee.replaying import replay_record
from tests.games.examples import Example, examples
from tests.games.proofs import proofs, unproven, wanted

GAME = games.find("uno")
EXAMPLES = examples("uno")
OF_EVERY_TABLE = set(switches(Conduct)) - {"enforce", "call_tie_seconds"}
SWITCHES = {key: each for key, each in switches(GAME.house).items() if key not in OF_EVERY_TABLE}
PROOFS = proofs(EXAMPLES, set(SWITCHES))

CASES = {
    f"UNO-C{number:02}"
    for number in (
        *(4, 5, 7, 8, 10, 13, 16, 18, 19, 21, 24, 25, 27, 31, 33, 34, 35, 36, 39, 41, 42, 43, 44, 45, 46, 47, 48),
        *(49, 50, 51, 52, 55, 57, 58, 59, 60, 62, 63, 66, 67, 68, 70, 71, 73, 75, 76),
    )
}
"""The public cases of the catalogue whose cards this deck has."""

ALIKE = {
    ("rps", "youngest"): "who begins is agreed at the table either way",
    ("youngest", "rps"): "who begins is agreed at the table either way",
    ("standard", "pokemon"): "only the pictures differ",
    ("pokemon", "standard"): "only the pictures differ",
}


def test_each_example_has_a_title_of_its_own() -> None:
    titles = [each.record.title for each in EXAMPLES]
    assert len(titles) > 80
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_the_example_holds(example: Example) -> None:
    results = list(replay_record(example.record, example.file))
    assert [(result.line, result.misses) for result in results if result.misses] == []
    assert all(line.expects for line in example.record.lines), "a line that demands nothing shows nothing"


@pytest.mark.parametrize("rule", [rule.id for rule in GAME.rules if not rule.id.startswith("table.")])
def test_the_rule_has_an_example_in_which_it_decides(rule: str) -> None:
    marked = [each for each in EXAMPLES if rule in each.rules]
    assert marked, f"no example of {rule}"
    for example in marked:
        demanded = [line.expects.rule for line in example.record.lines if line.expects]
        assert rule in demanded, f"{example} is marked for {rule}, and no line demands it"


@pytest.mark.parametrize("key", SWITCHES)
def test_every_value_of_the_house_rule_is_proven(key: str) -> None:
    values = {value for _, proven, value, _ in PROOFS if proven == key}
    assert wanted(SWITCHES[key]) <= values
    assert len(values) > 1
    if not isinstance(SWITCHES[key].kind, Number):
        assert all((key, value) in each.record.head.house for each, proven, value, _ in PROOFS if proven == key)


@pytest.mark.parametrize("key", SWITCHES)
def test_each_value_makes_a_difference(key: str) -> None:
    assert [pair for pair in unproven(PROOFS, SWITCHES[key]) if pair not in ALIKE] == []


def test_the_public_cases_are_examples() -> None:
    assert len(CASES) == 46
    assert {case for each in EXAMPLES for case in each.cases} == CASES
