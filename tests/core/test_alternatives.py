"""House rules under which a ruling would be another: what switches turn alone or in pairs is found, at any table."""

from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee.core import alternatives, asking
from referee.core.actions import Action
from referee.core.alternatives import MOST_PAIRS, Alternatives, Otherwise, Setting
from referee.core.house import switches
from referee.core.notation import Unreadable, format_action, read_action
from referee.core.replay import Log
from referee.core.rulings import Verdict
from tests.core.table import table
from tests.drawn import drawn
from tests.families.meld_tables import MeldTable
from tests.families.trick_tables import TrickTable
from tests.games.grown import record_of
from tests.games.tables import FAMILY, Table

ONECARD = "game: onecard\nplayers: Ann Bo Cy\nturn: Ann\n"


def turning(log: Log, line: str) -> tuple[list[Otherwise], Alternatives]:
    """Return what turns the verdict on a line, and the search that found it."""
    action = read_action(line)
    now = asking.asked(log, action)
    search = Alternatives(log, action, None, now)
    found = [each for each in search if each is not None]
    return [each for each in found if each.result.ruling.verdict is not now.ruling.verdict], search


def test_two_house_rules_that_turn_an_answer_only_together_are_found() -> None:
    log = table(ONECARD + "top: RJ\ndraw: 10")
    found, search = turning(log, "Ann plays AS")
    both, any_colour = ("spade_ace_vs_joker", "both"), ("joker_colour_rule", "false")
    assert (both, any_colour) in [each.settings for each in found]
    assert all(len(each.settings) == 2 for each in found)
    assert asking.made(log, house=(both, any_colour)).look(read_action("Ann plays AS")).verdict is Verdict.OK
    assert asking.made(log, house=(any_colour,)).look(read_action("Ann plays AS")).verdict is Verdict.NO
    assert search.alone == len(switches(type(log.state.house))) - 1
    assert 0 < search.pairs <= MOST_PAIRS


def test_a_colour_that_a_joker_left_is_none_under_another_rule() -> None:
    found, search = turning(table(ONECARD + "top: BJ"), "Ann plays 5H")
    assert (("joker_colour_rule", "false"),) in [each.settings for each in found]
    assert search.pairs == 0, "one is enough"


def test_what_was_tried_is_counted_where_nothing_is_found() -> None:
    found, search = turning(table("game: uno\nplayers: Ann Bo Cy\ntop: R3\nturn: Ann"), "Ann plays B4")
    assert found == []
    assert search.alone > 30
    assert search.pairs > 0


def test_a_question_tries_so_many_settings_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alternatives, "MOST_PAIRS", 60)
    for head, line in ((ONECARD + "top: RJ\ndraw: 10", "Ann plays AS"), (ONECARD + "top: AD\ndraw: 3", "Ann plays 3C")):
        log = table(head)
        search = Alternatives(log, read_action(line), None, asking.asked(log, read_action(line)))
        breaths = sum(each is None for each in search)
        assert search.pairs <= 60
        assert 0 < breaths <= alternatives.MOST_TRIED + 60 / alternatives.BREATH


def test_a_rule_that_is_asked_in_vain_may_make_no_sense() -> None:
    """A game that is over refuses a call; the rule of calls, which would come after, could not even read it."""
    found, search = turning(table("game: uno\nplayers: Ann Bo\nphase: over\nwinner: Ann\ntop: R7"), "Bo calls G")
    assert found == []
    assert search.alone > 0


# ------------------------------------------------------------------------------------------------------ any position


def grown(key: str, seed: int) -> tuple[Table, Action | None]:
    """Return a table that grew for a while, and a question that can be asked there."""
    kinds = {"hearts": TrickTable, "canasta": MeldTable}
    made = kinds.get(key, Table)(key, seed, about_lines=False)
    chance = Random(seed)
    made.play(chance.randint(2, 25))
    for _ in range(20):
        action = chance.choice((made.played, made.some))()
        try:
            asking.asked(made.log, action)
        except Unreadable:
            continue
        return made, action
    return made, None


def verdict(log: Log, action: Action, *settings: Setting) -> Verdict | None:
    """Return the verdict once the table has agreed on settings; None where it cannot."""
    try:
        return asking.made(log, house=settings).look(action).verdict
    except Unreadable:
        return None


def read_there(log: Log, action: Action, settings: dict[str, list[Setting]]) -> list[str]:
    """Return the switches that the asked rules read: as they say, and as what they find tells."""
    rules, _ = log.question(action)
    ruling = log.look(action)
    said = {key for rule in rules for key in rule.reads} | set(ruling.house)

    def tells(setting: Setting) -> bool:
        try:
            other = asking.made(log, house=(setting,)).look(action)
        except Unreadable:
            return False
        return (other.rule, other.breaks, other.house) != (ruling.rule, ruling.breaks, ruling.house)

    return [key for key, values in settings.items() if key in said or any(map(tells, values))]


@pytest.mark.no_cover
@pytest.mark.parametrize("key", [*FAMILY, "hearts", "canasta"])
@drawn(6)
@given(seed=st.integers(0, 10**9))
def test_one_or_two_switches_that_turn_a_verdict_are_found(key: str, seed: int) -> None:
    made, action = grown(key, seed)
    if action is None or made.state.dispute is not None:
        return
    log, house = made.log, made.log.state.house
    note(f"{record_of(made)}\n? {format_action(action)}")
    now = asking.asked(log, action)
    found = [each for each in Alternatives(log, action, None, now) if each is not None]
    turns = [each for each in found if each.result.ruling.verdict is not now.ruling.verdict]
    settings = {
        name: [(name, text) for text in each.kind.values() if text != house.text(name)]
        for name, each in switches(type(house)).items()
        if name != "enforce"
    }
    other = (None, now.ruling.verdict)
    for name, values in settings.items():
        alone = [each for each in values if verdict(log, action, each) not in other]
        assert not alone or any(each.settings[0][0] == name for each in turns), alone
    if turns:
        return
    pairs = [
        pair
        for one, two in combinations(read_there(log, action, settings), 2)
        for pair in product(settings[one], settings[two])
    ]
    tried = Random(seed).sample(pairs, min(len(pairs), 60))
    assert [pair for pair in tried if verdict(log, action, *pair) not in other] == []
