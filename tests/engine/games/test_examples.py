"""The worked examples of every game hold, and cover every rule, every value of a house rule and every public case."""

import re
from pathlib import Path

import pytest

from referee.engine import games
from referee.engine.common_rules.conduct import Conduct
from referee.engine.house_rules.options import END, Number, Switch, switches
from referee.engine.model.rulings import Rule
from referee.records.replay import replay_record
from referee.rulebook.chapters import Example, marked_records
from referee.rulebook.check import Proof, idle, proofs, unproven, wanted
from referee.texts.catalog import LANGUAGES

GAMES = {key: games.find(key) for key in games.names()}
EXAMPLES = {key: marked_records(key) for key in GAMES}
EVERY = [example for found in EXAMPLES.values() for example in found]
WRITTEN = {"en": re.compile("[a-z]"), "ko": re.compile("[가-힣]"), "ja": re.compile("[ぁ-んァ-ヶ一-龥]")}
"""The characters that a text in each language contains."""
OF_EVERY_TABLE = set(switches(Conduct))


def own_rules(key: str) -> list[Rule]:
    """Return the rules that a game's own examples prove; the common rules are proven by one game for all."""
    return [rule for rule in GAMES[key].rules if not rule.id.startswith("table.")]


def own_switches(key: str) -> dict[str, Switch]:
    """Return the house rules of a game beyond the common ones."""
    return {name: switch for name, switch in switches(GAMES[key].house).items() if name not in OF_EVERY_TABLE}


PROOFS: dict[str, list[Proof]] = {key: proofs(EXAMPLES[key], set(switches(GAMES[key].house))) for key in GAMES}


@pytest.mark.promise("Every message exists in English, Korean")
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_example_has_a_title_of_its_own_in_every_language(key: str, language: str) -> None:
    titles = [example.titles.get(language, "") for example in EXAMPLES[key]]
    assert titles
    assert [
        str(example) for example in EXAMPLES[key] if not WRITTEN[language].search(example.titles.get(language, ""))
    ] == []
    assert len(set(titles)) == len(titles)


@pytest.mark.promise("Every rule, and every value of every")
@pytest.mark.parametrize("key", GAMES)
def test_every_example_holds(key: str) -> None:
    for example in EXAMPLES[key]:
        results = list(replay_record(example.record, example.file))
        assert [(result.line, result.misses) for result in results if result.misses] == [], example
        assert all(line.expects for line in example.record.lines), f"{example}: a line demands nothing"


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_decides_in_an_example(key: str) -> None:
    for rule in own_rules(key):
        _decides(rule.id, EXAMPLES[key])


def test_every_common_rule_has_an_example() -> None:
    for rule in {rule.id for game in GAMES.values() for rule in game.rules if rule.id.startswith("table.")}:
        _decides(rule, EVERY)


def _decides(rule: str, among: list[Example]) -> None:
    marked = [example for example in among if rule in example.rules]
    assert marked, f"no example of {rule}"
    for example in marked:
        demanded = [line.expects.rule for line in example.record.lines if line.expects]
        assert rule in demanded, f"{example} is marked for {rule}, and no line demands it"


@pytest.mark.parametrize("key", GAMES)
def test_no_example_is_marked_for_a_missing_rule_or_value(key: str) -> None:
    assert {rule for example in EXAMPLES[key] for rule in example.rules} <= {rule.id for rule in GAMES[key].rules}
    assert {name for example in EXAMPLES[key] for name, _, _ in example.switches} <= set(switches(GAMES[key].house))


# ------------------------------------------------------------------------------------------------- house rules


@pytest.mark.promise("Every rule, and every value of every")
@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_a_house_rule_is_proven(key: str) -> None:
    for switch in own_switches(key).values():
        _proven(switch, PROOFS[key])


def test_every_value_of_a_common_house_rule_is_proven() -> None:
    for switch in switches(Conduct).values():
        _proven(switch, [proof for found in PROOFS.values() for proof in found])


def _proven(switch: Switch, among: list[Proof]) -> None:
    marked = [proof for proof in among if proof[1] == switch.key]
    values = {value for _, _, value, _ in marked}
    assert wanted(switch) <= values, switch.key
    assert len(values) > 1, switch.key
    if not isinstance(switch.kind, Number):
        assert all((switch.key, value) in example.record.head.house for example, _, value, _ in marked), switch.key


def test_every_way_to_end_a_game_is_proven() -> None:
    ends = {value.partition(":")[0] for found in PROOFS.values() for _, name, value, _ in found if name == "end"}
    assert {"off", *(limit for limit, _ in END.limits)} <= ends


@pytest.mark.untraced  # the examples reach the same lines
@pytest.mark.parametrize("key", GAMES)
def test_each_value_makes_a_difference(key: str) -> None:
    found = PROOFS[key]
    for name in {name for _, name, _, _ in found}:
        switch = switches(GAMES[key].house)[name]
        if name not in OF_EVERY_TABLE:
            assert list(unproven(found, switch)) == [], name
            assert switch.alike <= set(switch.kind.values()), name
        assert list(idle(found, switch)) == [], "a line is marked that is ruled alike whatever the house says"


# ------------------------------------------------------------------------------------------------------- cases


ROWS = Path(__file__).with_name("cases.txt").read_text(encoding="utf-8").splitlines()
LISTED = [row.split() for row in ROWS if row and not row.startswith("#")]
CASES = {row[0]: {f"{row[1]}-C{number}" for number in row[2:]} for row in LISTED if row[0] in GAMES}
WITH = {case: dict([house[0].split("=")]) for case, *house in LISTED if case not in GAMES}


@pytest.mark.parametrize("key", GAMES)
def test_the_public_cases_have_examples(key: str) -> None:
    assert {case for example in EXAMPLES[key] for case in example.cases} == CASES.get(key, set())


def test_the_cases_are_played_by_the_house_rules_they_name() -> None:
    for case, house in WITH.items():
        found = [example for example in EVERY if case in example.cases]
        assert found, case
        assert all(house.items() <= dict(example.record.head.house).items() for example in found), case
