"""House rules that would change a ruling: switches that change it alone or in pairs are found at any table."""

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import switches
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.notation.lines import format_action, read_action
from referee.engine.questions import rule_changes, what_if
from referee.engine.questions.rule_changes import MOST_PAIRS, RuleChange, RuleChangeSearch, Setting
from tests.support.drawn import drawn
from tests.support.game_logs import agreed, table
from tests.support.player import FAMILY, RandomTable

ONECARD = "game: onecard\nplayers: Ann Bo Cy\nturn: Ann\n"


def turning(log: GameLog, line: str) -> tuple[list[RuleChange], RuleChangeSearch]:
    """Return the settings that change the verdict on a line, and the search that found them."""
    action = read_action(line)
    now = what_if.try_line(log, action)
    search = RuleChangeSearch(log, action, None, now)
    found = [change for change in search if change is not None]
    return [change for change in found if change.result.ruling.verdict is not now.ruling.verdict], search


def test_two_house_rules_that_change_a_ruling_only_together_are_found() -> None:
    log = table(ONECARD + "top: RJ\ndraw: 10")
    found, search = turning(log, "Ann plays AS")
    both, any_colour = ("spade_ace_vs_joker", "both"), ("joker_colour_rule", "false")
    assert (both, any_colour) in [change.settings for change in found]
    assert all(len(change.settings) == 2 for change in found)
    assert agreed(log, both, any_colour).judge(read_action("Ann plays AS")).verdict is Verdict.OK
    assert agreed(log, any_colour).judge(read_action("Ann plays AS")).verdict is Verdict.NO
    assert search.alone == len(switches(type(log.state.house))) - 1
    assert 0 < search.pairs <= MOST_PAIRS


def test_a_colour_left_by_a_joker_is_none_under_another_rule() -> None:
    found, search = turning(table(ONECARD + "top: BJ"), "Ann plays 5H")
    assert (("joker_colour_rule", "false"),) in [change.settings for change in found]
    assert search.pairs == 0, "one is enough"


def test_pairs_are_tried_only_together() -> None:
    log, line = table(ONECARD + "top: RJ\ndraw: 10"), read_action("Ann plays AS")
    search = RuleChangeSearch(log, line, None, what_if.try_line(log, line), together=False)
    assert all(len(change.settings) == 1 for change in search if change is not None)
    assert (search.pairs, search.alone) == (0, len(switches(type(log.state.house))) - 1)


def test_attempts_are_counted_where_nothing_is_found() -> None:
    found, search = turning(table("game: uno\nplayers: Ann Bo Cy\ntop: R3\nturn: Ann"), "Ann plays B4")
    assert found == []
    assert search.alone > 30
    assert search.pairs > 0


@pytest.mark.promise("An answer to a question tries")
def test_a_question_tries_a_limited_number_of_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule_changes, "MOST_PAIRS", 60)
    for head, line in ((ONECARD + "top: RJ\ndraw: 10", "Ann plays AS"), (ONECARD + "top: AD\ndraw: 3", "Ann plays 3C")):
        log = table(head)
        search = RuleChangeSearch(log, read_action(line), None, what_if.try_line(log, read_action(line)))
        breaths = sum(change is None for change in search)
        assert search.pairs <= 60
        assert 0 < breaths <= rule_changes.MOST_TRIED + 60 / rule_changes.BREATH


def test_a_rule_that_does_not_apply_may_make_no_sense() -> None:
    """A game that is over refuses a call; the later rule of calls could not even read it."""
    found, search = turning(table("game: uno\nplayers: Ann Bo\nphase: over\nwinner: Ann\ntop: R7"), "Bo calls G")
    assert found == []
    assert search.alone > 0


# ------------------------------------------------------------------------------------------------------ any position


def grown(key: str, seed: int) -> tuple[RandomTable, Action | None]:
    """Return a table that grew for a while, and a question for it."""
    made = RandomTable(key, seed, about_lines=False, keep="plays")
    chance = Random(seed)
    made.play(chance.randint(2, 25))
    for _ in range(20):
        action = chance.choice((made.played, made.some))()
        try:
            what_if.try_line(made.log, action)
        except NotationError:
            continue
        return made, action
    return made, None


def verdict(log: GameLog, action: Action, *settings: Setting) -> Verdict | None:
    """Return the verdict once the table has agreed on settings; None if it cannot."""
    try:
        return agreed(log, *settings).judge(action).verdict
    except NotationError:
        return None


def read_there(log: GameLog, action: Action, settings: dict[str, list[Setting]]) -> list[str]:
    """Return the switches that the consulted rules read, by their declaration and by their findings."""
    rules, _ = log.context_for(action)
    ruling = log.judge(action)
    said = {key for rule in rules for key in rule.reads} | set(ruling.house)

    def tells(setting: Setting) -> bool:
        try:
            other = agreed(log, setting).judge(action)
        except NotationError:
            return False
        return (other.rule, other.breaks, other.house) != (ruling.rule, ruling.breaks, ruling.house)

    return [key for key, values in settings.items() if key in said or any(map(tells, values))]


@pytest.mark.promise("An answer to a question tries")
@pytest.mark.untraced
@pytest.mark.parametrize("key", [*FAMILY, "hearts", "canasta"])
@drawn(2)
@given(seed=st.integers(0, 10**9))
def test_one_or_two_switches_that_change_a_verdict_are_found(key: str, seed: int) -> None:
    made, action = grown(key, seed)
    if action is None or made.state.dispute is not None:
        return
    log, house = made.log, made.log.state.house
    note(f"{made.record}\n? {format_action(action)}")
    now = what_if.try_line(log, action)
    found = [change for change in RuleChangeSearch(log, action, None, now) if change is not None]
    turns = [change for change in found if change.result.ruling.verdict is not now.ruling.verdict]
    settings = {
        name: [(name, text) for text in switch.kind.values() if text != house.text(name)]
        for name, switch in switches(type(house)).items()
        if name != "enforce"
    }
    other = (None, now.ruling.verdict)
    for name, values in settings.items():
        alone = [setting for setting in values if verdict(log, action, setting) not in other]
        assert not alone or any(change.settings[0][0] == name for change in turns), alone
    if turns:
        return
    pairs = [
        pair
        for one, two in combinations(read_there(log, action, settings), 2)
        for pair in product(settings[one], settings[two])
    ]
    tried = Random(seed).sample(pairs, min(len(pairs), 30))
    assert [pair for pair in tried if verdict(log, action, *pair) not in other] == []
