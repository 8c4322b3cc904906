"""Questions to the referee: the answer, the answer under other house rules, and when no answer may be given."""

import pytest

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.people import NOT_OF_PLAY
from referee.engine.model.rulings import Verdict
from referee.engine.notation.record import Record, read_line
from referee.engine.questions import what_if
from referee.engine.questions.rule_changes import RuleChangeSearch
from referee.rulebook.chapters import marked_records
from tests.support.drawn import SHARE, TIMES
from tests.support.game_logs import START, act, agreed, table

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
"""A question, and the value of a switch that changes its answer: not the adjacent one, which is nearer to the current
value.
"""


@pytest.mark.parametrize(("head", "line", "turning"), NEAREST)
def test_the_nearest_value_is_named(head: str, line: str, turning: tuple[str, str, str]) -> None:
    key, value, before = turning
    log = table(head)
    action, at = act(line), read_line(line).at
    now = what_if.try_line(log, action, at)
    found = {change.settings[0] for change in RuleChangeSearch(log, action, at, now) if change is not None}
    assert (key, value) in found
    verdicts = [agreed(log, (key, text)).judge(action, at).verdict for text in (value, before)]
    assert verdicts[0] is not now.ruling.verdict
    assert verdicts[1] is now.ruling.verdict


def test_a_house_rule_that_would_refuse_an_allowed_play_is_found() -> None:
    log = table("game: onecard\nplayers: Ann Bo\ntop: 9D\nturn: Ann")
    now = what_if.try_line(log, act("Ann plays QD"))
    assert [message.id for message in now.messages] == ["came-skipped", "now-turn"]
    found = {
        change.settings[0][0]: change for change in RuleChangeSearch(log, act("Ann plays QD"), None, now) if change
    }
    assert found["q2p"].result.ruling.verdict is now.ruling.verdict
    assert [message.id for message in found["q2p"].result.messages] == ["now-turn"]


def test_a_setting_is_tried_with_the_one_it_needs() -> None:
    log = table("game: one\nplayers: Ann Bo Cy\nhouse: enforce=referee\ntop: 9D\nturn: Ann")
    action = act("Ann plays 8D 8D 8D")
    found = [change for change in RuleChangeSearch(log, action, None, what_if.try_line(log, action)) if change]
    assert all(not change.result.after.house.problems(3) for change in found)


def test_the_players_who_may_do_it() -> None:
    log = table(START)
    assert what_if.seats_allowed(log, act("Cy plays 4D")) == (0,)
    assert what_if.seats_allowed(log, act("Cy says time-out")) == (0, 1, 2, 3)
    assert what_if.seats_allowed(log, act("Cy plays 4C")) == ()


def test_a_question_about_an_earlier_line_and_changed_facts() -> None:
    log = table(START, "Ann plays 4D", "Bo plays 4S", "Cy draws", "Di undoes 2")
    for n, verdict in ((0, Verdict.OK), (1, Verdict.NO)):
        there = what_if.position_at(log, n)
        assert (len(there.entries), what_if.try_line(there, act("Ann plays KD")).ruling.verdict) == (n, verdict)
    now = what_if.position_at(log)
    assert what_if.try_line(now, act("Bo plays KD")).ruling.verdict is Verdict.OK
    owes = what_if.with_facts(now, (("draw", "2"), ("top", "7C")))
    assert what_if.try_line(owes, act("Bo plays KD")).ruling.rule.id == "shed.attack"
    assert len(log.entries) == 4


@pytest.mark.parametrize("fact", [("top", "99"), ("draw", "x"), ("nothing", "1")])
def test_facts_that_cannot_be_set_are_unreadable(fact: tuple[str, str]) -> None:
    with pytest.raises(NotationError):
        what_if.with_facts(table(START), (fact,))


def test_only_plays_can_be_asked_about() -> None:
    for line in ("Ann undoes 1", "Ann agrees decks=3", "Ann corrects draw 2", "Ann allows 1"):
        with pytest.raises(NotationError) as fault:
            what_if.try_line(table(START, "Ann plays 4D"), act(line))
        assert fault.value.key == "unreadable-not-asked"


# ------------------------------------------------------------------------------------------------------ any position


RECORDS = [example.record for key in games.names() for example in marked_records(key)]


@pytest.mark.untraced  # coverage tracing makes this several times slower; the questions above reach the same lines
@pytest.mark.parametrize("record", RECORDS[:: 8 if TIMES else 16 * SHARE], ids=lambda record: str(record.title))
def test_any_line_may_be_asked_again_at_its_place(record: Record) -> None:
    log = games.open_log(record.head)
    for line in record.lines:
        if line.action is not None:
            log.enter(line.action, line.at)
    entry = next((past for past in reversed(log.entries) if not isinstance(past.read, NOT_OF_PLAY)), None)
    if entry is None:
        return
    state = log.state
    there = what_if.position_at(log, entry.n - 1)
    now = what_if.try_line(there, entry.read)
    for change in RuleChangeSearch(there, entry.read, None, now):
        assert change is None or change.result.answer != now.answer
    what_if.legal_alternatives(there, entry.read)
    assert log.state is state
