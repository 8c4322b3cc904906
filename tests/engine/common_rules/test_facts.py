"""Facts: read from the state, stated by a head, corrected by the table."""

import pytest

from referee.engine.basics.errors import NotationError
from tests.support.game_logs import START, enter, known, table

HEAD = "game: one\nplayers: Ann Bo Cy"


# ------------------------------------------------------------------------------------------------------ positions


def test_the_start_of_a_game() -> None:
    found = known(table(HEAD))
    assert (found["turn"], found["dealer"], found["round"], found["phase"]) == ("none", "Cy", 1, "deal")
    assert (found["winner"], found["timeout"], found["direction"], found["draw"]) == ("none", "none", "left", 0)
    assert (found["hand.Ann"], found["score.Bo"], found["penalties.Cy"], found["aside.Cy"]) == (0, 0, 0, 0)
    assert (found["phone.Ann"], found["out.Ann"]) == ("yes", "no")
    assert not found.keys() & {"top", "suit", "stock", "pile"}


@pytest.mark.parametrize(
    ("stated", "facts"),
    [
        ("turn: Bo", {"phase": "play", "turn": "Bo"}),
        ("top: 9D", {"phase": "play", "turn": "Ann", "suit": "D"}),
        ("top: 9D\ndirection: right", {"turn": "Bo", "direction": "right"}),
        ("top: 9D\ndealer: Ann", {"turn": "Bo", "dealer": "Ann"}),
        ("phase: play\nround: 4", {"turn": "Ann", "round": 4}),
        ("phase: count\nhand.Ann: 3", {"turn": "none", "phase": "count", "hand.Ann": 3}),
        ("top: RJ", {"suit": "any"}),
        ("top: JC\nsuit: H", {"suit": "H", "top": "JC"}),
        ("top: 10♠\nturn: Bo\ndraw: 4", {"top": "TS", "draw": 4}),
        ("top: 9D\nhand.Bo: 2C 5H", {"hand.Bo": 2}),
        ("top: 9D\nhand.Bo: 0", {"hand.Bo": 0}),
        ("top: 9D\nhand.Bo: 3\naside.Bo: 2", {"hand.Bo": 3, "aside.Bo": 2}),
        ("top: 9D\nhand.Bo: 1\naside.Bo: 2", {"hand.Bo": 3, "aside.Bo": 2}),
        ("top: 9D\ntimeout: Bo", {"timeout": "Bo"}),
        ("top: 9D\nstock: 12\npile: 3", {"stock": 12, "pile": 3}),
        ("score.Bo: -5\nphone.Bo: no", {"score.Bo": -5, "phone.Bo": "no", "phase": "deal"}),
        ("phase: over\nwinner: Cy+Ann", {"phase": "over", "winner": "Ann+Cy"}),
        ("top: 9D\nout.Bo: yes\npenalties.Bo: 2", {"out.Bo": "yes", "penalties.Bo": 2}),
    ],
)
def test_a_head_states_a_position(stated: str, facts: dict[str, object]) -> None:
    found = known(table(f"{HEAD}\n{stated}"))
    assert {key: found[key] for key in facts} == facts


def test_an_unstated_hand_has_an_unknown_size() -> None:
    found = known(table(f"{HEAD}\ntop: 9D\nhand.Bo: 3"))
    assert "hand.Ann" not in found
    assert found["hand.Bo"] == 3


@pytest.mark.parametrize(
    ("stated", "key"),
    [
        ("top: 9X", "unreadable-card"),
        ("suit: X", "unreadable-suit"),
        ("turn: Zoe", "unreadable-nobody"),
        ("dealer: none", "unreadable-name"),
        ("phase: later", "unreadable-fact-value"),
        ("direction: up", "unreadable-fact-value"),
        ("draw: -1", "unreadable-fact-value"),
        ("draw: many", "unreadable-fact-value"),
        ("draw: 1_0", "unreadable-fact-value"),
        ("round: 0", "unreadable-fact-value"),
        ("score.Ann: 12345678901", "unreadable-fact-value"),
        ("hand.Ann: 3 cards", "unreadable-card"),
        ("hand.Ann: -3", "unreadable-card"),
        ("aside.Ann: 1.5", "unreadable-fact-value"),
        ("phone.Ann: maybe", "unreadable-fact-value"),
        ("out.Ann: no doubt", "unreadable-fact-value"),
        ("hand: 3", "unreadable-fact-key"),
        ("draw.Ann: 3", "unreadable-fact-key"),
        ("hand.Ann+Bo: 3", "unreadable-fact-key"),
        ("hand.Zoe: 3", "unreadable-nobody"),
        ("trick: 3", "unreadable-fact-key"),
        ("winner: Ann+Zoe", "unreadable-nobody"),
    ],
)
def test_facts_that_a_head_cannot_state(stated: str, key: str) -> None:
    with pytest.raises(NotationError) as fault:
        table(f"{HEAD}\n{stated}")
    assert fault.value.key == key


# ---------------------------------------------------------------------------------------------------- corrections


@pytest.mark.parametrize("fact", ["winner Zoe", "trick 3", "turn Zoe", "hand.Ann", "phone.Ann off"])
def test_unreadable_corrections(fact: str) -> None:
    log = table(START)
    with pytest.raises(NotationError):
        enter(log, f"Bo corrects {fact}")
    assert log.entries == []


def test_no_prompt_waits_for_an_empty_seat() -> None:
    log = table(START, "Cy leaves")
    for fact in ("turn Cy", "timeout Cy"):
        with pytest.raises(NotationError):
            enter(log, f"Bo corrects {fact}")


def test_a_corrected_turn_starts_the_clock() -> None:
    log = table(START, "@20 Bo corrects turn Bo", "@25 Ann penalizes Bo for slow")
    assert log.entries[1].ruling.rule.id == "table.undeserved"


def test_facts_of_a_quoted_name() -> None:
    log = table('game: one\nplayers: Ann "Mary Ann"\ntop: 9D\nturn: "Mary Ann"')
    assert known(log)["turn"] == '"Mary Ann"'
    assert 'score."Mary Ann"' in known(log)


@pytest.mark.parametrize(
    ("facts", "others"),
    [
        ("turn Cy", {"turn": "Cy"}),
        ("dealer Bo", {}),
        ("round 7", {}),
        ("phase count", {"turn": "none"}),
        ("phase over", {"turn": "none"}),
        ("timeout Bo", {}),
        ("penalties.Bo 3", {}),
        ("hand.Bo 9", {}),
        ("aside.Bo 2", {"hand.Bo": 4}),
        ("aside.Cy 2", {}),
        ("score.Bo -12", {}),
        ("winner Ann+Bo", {}),
        ("phone.Bo no", {}),
        ("out.Bo yes", {}),
        ("top KC", {"suit": "C"}),
        ("suit S", {}),
        ("direction right", {}),
        ("draw 6", {}),
        ("stock 30", {}),
        ("pile 3", {}),
        ("top KC; suit S; turn Di; draw 2; hand.Bo 1; hand.Cy 2", {"turn": "Di"}),
    ],
)
def test_every_fact_can_be_corrected(facts: str, others: dict[str, object]) -> None:
    log = table(START, f"Bo corrects {facts}")
    assert log.entries[0].ruling.rule.id == "table.correct"
    found = known(log)
    for fact in facts.split("; "):
        key, _, value = fact.partition(" ")
        assert str(found[key]) == value
    assert {key: found[key] for key in others} == others
