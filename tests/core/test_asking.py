"""Asking the referee: the answer, what it would be under other house rules, and when nothing may be said."""

from dataclasses import replace

import pytest

from referee import games
from referee.core import asking
from referee.core.actions import Action
from referee.core.alternatives import Alternatives
from referee.core.notation import Unreadable
from referee.core.people import NOT_OF_PLAY
from referee.core.record import Record, read, read_head, read_line
from referee.core.replay import Log
from referee.core.rulings import Verdict
from tests.core.same import essence
from tests.core.table import PLAYERS, START, table


def act(text: str) -> Action:
    action = read_line(text).action
    assert action is not None
    return action


def flips(log: Log, text: str) -> dict[str, tuple[str, str]]:
    """The switches under which the verdict would be another: to which value, and which verdict."""
    now = asking.asked(log, act(text))
    found = [each for each in Alternatives(log, act(text), None, now) if each is not None]
    return {
        key: (value, str(each.result.ruling.verdict))
        for each in found
        for key, value in each.settings[:1]
        if each.result.ruling.verdict is not now.ruling.verdict
    }


CASES = (
    (
        "game: one\nplayers: Ann Bo Cy\nhouse: enforce=referee\ntop: RJ\nsuit: D\nturn: Ann\ndraw: 4",
        "Ann plays 7H",
        {"seven_on_joker_match": ("any", "ok")},
    ),
    (
        "game: onecard\nplayers: Ann Bo Cy\ntop: AD\nturn: Ann\ndraw: 3",
        "Ann plays 2C",
        {"answer_match": ("any", "ok")},
    ),
    (
        "game: uno\nplayers: Ann Bo Cy\ntop: RD\nturn: Ann\ndraw: 2",
        "Ann plays BD",
        {"stack_d2_d2": ("on", "ok"), "edition": ("hanpanee", "ok")},
    ),
    ("game: eights\nplayers: Ann Bo Cy\ntop: 9D\nturn: Ann\nhand.Ann: 3C 5S", "Ann plays 9H", {}),
    (
        "game: hearts\nplayers: Ann Bo Cy Di\ntrick: 1\nturn: Ann\nled: C\nhand.Ann: 2H 3S KS",
        "Ann plays 2H",
        {"first_trick_points": ("free", "ok")},
    ),
    (
        "game: canasta\nplayers: Ann Bo Cy Di\nturn: Ann\ntop: 9D\nhand.Ann: 9H 9S KS 4D 5D 6C",
        "Ann takes pile",
        {"first_meld": ("<0:15,0:30,1500:90,3000:120", "ok"), "card_points": ("high:17", "ok")},
    ),
    ("game: other\nplayers: Ann Bo Cy\nturn: Ann", "Bo passes", {}),
)


@pytest.mark.parametrize(("head", "line", "expected"), CASES, ids=[case[0].split()[1] for case in CASES])
def test_the_house_rules_that_turn_an_answer_are_found(
    head: str, line: str, expected: dict[str, tuple[str, str]]
) -> None:
    log = table(head)
    before = essence(log.state)
    assert flips(log, line) == expected
    assert (essence(log.state), log.entries) == (before, [])
    for key, (value, verdict) in expected.items():
        record = read_head(head)
        tried = Log(games.find(record.game), replace(record, house=(*record.house, (key, value))))
        assert tried.look(act(line)).verdict == verdict, key
        assert log.look(act(line)).verdict != verdict, key


MELDED = "game: canasta\nplayers: Ann Bo Cy Di\nturn: Ann\ndrawn: yes\n"
NEAREST = (
    (MELDED + "melds.Ann+Cy: 7C 7D 7H 2S 2D RJ\nhand.Ann: 2C KS 4D", "Ann melds 2C", ("wild_limit", "4", "3")),
    (MELDED + "canastas.Ann+Cy: 1\nhand.Ann: 5H", "Ann discards 5H", ("canastas_to_go_out", "2", "1")),
    (
        MELDED + "score.Ann+Cy: 3000\nhand.Ann: AC AD AH KS KD KH 5S 4S",
        "Ann melds AC AD AH / KS KD KH",
        ("card_points", "ace:30", "ace:29"),
    ),
    (
        MELDED + "score.Ann+Cy: 3000\nhand.Ann: AC AD AH KS KD KH 5S 4S",
        "Ann melds AC AD AH / KS KD KH",
        ("first_meld", "<0:15,0:50,1500:90,3000:90", "<0:15,0:50,1500:90,3000:91"),
    ),
    (
        "game: one\nplayers: Ann Bo Cy\nhouse: enforce=referee\ntop: 9D\nturn: Ann",
        "@18 Bo penalizes Ann for slow",
        ("turn_seconds", "18", "17"),
    ),
)
"""A question, and the value of a switch that turns its answer: not the one before it, which is nearer to what holds."""


@pytest.mark.parametrize(("head", "line", "turning"), NEAREST)
def test_the_value_that_is_named_is_the_nearest_one(head: str, line: str, turning: tuple[str, str, str]) -> None:
    key, value, before = turning
    log = table(head)
    action, at = act(line), read_line(line).at
    now = asking.asked(log, action, at)
    found = {each.settings[0] for each in Alternatives(log, action, at, now) if each is not None}
    assert (key, value) in found
    verdicts = [asking.made(log, house=((key, each),)).look(action, at).verdict for each in (value, before)]
    assert verdicts[0] is not now.ruling.verdict
    assert verdicts[1] is now.ruling.verdict


def test_what_another_house_rule_makes_of_an_allowed_play_is_found_too() -> None:
    log = table("game: onecard\nplayers: Ann Bo\ntop: 9D\nturn: Ann")
    now = asking.asked(log, act("Ann plays QD"))
    assert [each.id for each in now.come] == ["came-skipped", "now-turn"]
    found = {each.settings[0][0]: each for each in Alternatives(log, act("Ann plays QD"), None, now) if each}
    assert found["q2p"].result.ruling.verdict is now.ruling.verdict
    assert [each.id for each in found["q2p"].result.come] == ["now-turn"]


def test_a_setting_that_needs_another_is_tried_with_it() -> None:
    log = table("game: one\nplayers: Ann Bo Cy\nhouse: enforce=referee\ntop: 9D\nturn: Ann")
    action = act("Ann plays 8D 8D 8D")
    found = [each for each in Alternatives(log, action, None, asking.asked(log, action)) if each]
    assert all(not each.result.after.house.problems(3) for each in found)


def test_who_may_do_it() -> None:
    log = table(START)
    assert asking.who_may(log, act("Cy plays 4D")) == (0,)
    assert asking.who_may(log, act("Cy says time-out")) == (0, 1, 2, 3)
    assert asking.who_may(log, act("Cy plays 4C")) == ()


def test_a_question_is_asked_of_an_earlier_line_and_of_facts_that_are_set() -> None:
    log = table(START, "Ann plays 4D", "Bo plays 4S", "Cy draws", "Di undoes 2")
    for n, verdict in ((0, Verdict.OK), (1, Verdict.NO)):
        there = asking.standing(log, n)
        assert (len(there.entries), asking.asked(there, act("Ann plays KD")).ruling.verdict) == (n, verdict)
    now = asking.standing(log)
    assert asking.asked(now, act("Bo plays KD")).ruling.verdict is Verdict.OK
    owes = asking.made(now, facts=(("draw", "2"), ("top", "7C")))
    assert asking.asked(owes, act("Bo plays KD")).ruling.rule.id == "shed.attack"
    assert len(log.entries) == 4


@pytest.mark.parametrize(
    ("facts", "house"),
    [((("top", "99"),), ()), ((("draw", "x"),), ()), ((), (("decks", "0"),)), ((("nothing", "1"),), ())],
)
def test_what_cannot_be_set_is_unreadable(
    facts: tuple[tuple[str, str], ...], house: tuple[tuple[str, str], ...]
) -> None:
    with pytest.raises(Unreadable):
        asking.made(table(START), facts, house)


def test_lines_that_are_no_play_are_not_asked() -> None:
    for line in ("Ann undoes 1", "Ann agrees decks=3", "Ann corrects draw 2", "Ann allows 1"):
        with pytest.raises(Unreadable) as fault:
            asking.asked(table(START, "Ann plays 4D"), act(line))
        assert fault.value.key == "unreadable-not-asked"


# ------------------------------------------------------------------------------------- where nothing may be told


def test_where_players_enforce_the_standing_position_is_answered_in_a_time_out_alone() -> None:
    log = table(PLAYERS, "Ann plays 4D", "Bo plays 4S")
    assert asking.keeps_silent(log, 2)
    assert asking.keeps_silent(log, 1), "what Bo played may still be caught"
    assert not asking.keeps_silent(log, 0)
    log.enter(act("Di says time-out"))
    assert not asking.keeps_silent(log, 3)
    assert asking.keeps_silent(log, 1), "nor is that told in a time-out"
    assert asking.keeps_silent(log, 3, act("Di penalizes Bo for play"))
    assert asking.asked(asking.standing(log), act("Cy plays 5S")).ruling.verdict is Verdict.OK
    assert not asking.keeps_silent(table(START, "Ann plays 4D"), 1), "here the referee enforces"


# ------------------------------------------------------------------------------------------------------ any position


RECORDS = [
    record
    for key in games.names()
    for path in sorted((games.folder(key) / "examples").glob("*.table"))
    for record in read(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("record", RECORDS[::8], ids=lambda record: str(record.title))
def test_any_line_may_be_asked_again_where_it_was_entered(record: Record) -> None:
    log = Log(games.find(record.head.game), record.head)
    for line in record.lines:
        if line.action is not None:
            log.enter(line.action, line.at)
    entry = next((each for each in reversed(log.entries) if not isinstance(each.read, NOT_OF_PLAY)), None)
    if entry is None:
        return
    state = log.state
    there = asking.standing(log, entry.n - 1)
    now = asking.asked(there, entry.read)
    for each in Alternatives(there, entry.read, None, now):
        assert each is None or each.result.told != now.told
    asking.right(there, entry.read)
    assert log.state is state
