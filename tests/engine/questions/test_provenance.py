"""Provenance: why it is a player's turn, which lines made a number, and what every rule found."""

from pathlib import Path

import pytest

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.people import META
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Rank, Suit, Verdict
from referee.engine.notation.record import Record, read
from referee.engine.questions import provenance, what_if
from tests.support.drawn import TIMES
from tests.support.game_logs import START, enter, known, table

ONE = "game: one\nplayers: Ann Bo Cy Di Ed\nhouse: enforce=referee"
HEARTS = "game: hearts\nplayers: Ann Bo Cy Di\nhouse: passing=off"
RECORDS = [
    record
    for key in games.names()
    for path in sorted((games.folder(key) / "examples").glob("*.table"))
    for record in read(Path(path).read_text(encoding="utf-8"))
]


def played(record: Record) -> GameLog:
    log = games.open_log(record.head)
    for line in record.lines:
        if line.action is not None:
            log.enter(line.action, line.at)
    return log


def told(log: GameLog, n: int | None = None) -> list[tuple[int, list[str]]]:
    """Return the chain by line: the ids of its steps."""
    links = provenance.turn_history(log, len(log.entries) if n is None else n)
    return [(link.n, [note.id for note in link.notes]) for link in links]


# ------------------------------------------------------------------------------------------------ whose turn, and why


def test_two_eights_skip_two_people() -> None:
    log = table(ONE, "Ed deals", "Ed flips 5H", "Ann plays 9H", "Bo plays 8H", "Di plays 8D 8D")
    assert told(log) == [(5, ["came-skipped", "turn-next"])]
    skipped, after = (dict(note.fill) for note in provenance.turn_history(log, 5)[0].notes)
    assert (skipped["seats"], skipped["count"]) == ((4, 0), 2)
    assert (after["seat"], after["turn"], after["direction"]) == (0, 1, "left")


def test_the_start_of_a_further_turn_belongs_to_the_chain() -> None:
    log = table(ONE, "Ed deals", "Ed flips 5H", "Ann plays 2H", "Ann plays 8H")
    assert told(log, 3) == [(3, ["note-again"])]
    assert told(log) == [(3, ["note-again"]), (4, ["came-skipped", "turn-next"])]


def test_who_plays_out_of_turn_skips_nobody_whom_another_player_skipped() -> None:
    head = ONE.replace("referee", "players")
    log = table(head, "Ed deals", "Ed flips 5H", "Ann plays 2H 2H", "Ann plays 8H", "Cy plays 9H")
    after = log.state
    assert after.names[after.turn] == "Di"
    messages = log.game.turn_messages(log.state_after(4), log.entries[-1].read, after)
    assert [message.id for message in messages] == ["turn-next"]


def test_draws_corrections_and_people_who_leave_are_in_the_chain() -> None:
    log = table(
        ONE, "Ed deals", "Ed flips AH", "Di draws", "Cy plays 5D", "Cy plays 6H", "Bo leaves", "Ann corrects turn Di"
    )
    assert told(log, 2) == [(2, ["came-turned", "turn-next"])]
    assert told(log, 3) == [(3, ["turn-next"])]
    assert told(log, 4) == [(3, ["turn-next"])], "a refused play changes nobody's turn"
    assert told(log, 6) == [(6, ["turn-left"])]
    assert told(log, 7) == [(7, ["turn-said"])]
    assert told(log, 0) == []


def test_the_taker_of_the_trick_leads() -> None:
    log = table(HEARTS, "Di deals", "Cy plays 2C", "Di plays 9C", "Ann plays KC", "Bo plays 4C")
    assert told(log, 3) == [(3, ["turn-next"])]
    assert told(log) == [(5, ["turn-took"])]
    assert dict(provenance.turn_history(log, 5)[0].notes[0].fill) == {"seat": 0, "turn": 0}


def test_the_holder_of_the_first_card_leads() -> None:
    hands = "hand.Ann: 2C 3C\nhand.Bo: 4C 5C\nhand.Cy: 6C 7C\nhand.Di: 8C 9C\nphase: pass\npass: none"
    log = table(f"game: hearts\nplayers: Ann Bo Cy Di\nhouse: passing=off\n{hands}", "Ann corrects phase play")
    assert known(log)["turn"] == "Ann"


def test_a_melding_turn_ends_with_its_discard() -> None:
    log = table(
        "game: canasta\nplayers: Ann Bo Cy Di",
        "Di deals",
        "Di flips 9H",
        "Ann draws 2",
        "Ann discards 5S",
        "Bo draws 2",
    )
    assert told(log, 3) == [(2, ["turn-next"])]
    assert told(log) == [(4, ["turn-next"])]


@pytest.mark.parametrize("record", RECORDS if TIMES else RECORDS[::4], ids=lambda record: str(record.title))
def test_the_chain_ends_with_the_turn(record: Record) -> None:
    log = played(record)
    for n in range(len(log.entries) + 1):
        state, links = log.state_after(n), provenance.turn_history(log, n)
        turns = [value for link in links[-1:] for note in link.notes for key, value in note.fill if key == "turn"]
        assert turns[-1:] in ([], [state.turn]), n
        moved = state.phase == "play" and state.turn not in (NOBODY, log.state_after(n - 1).turn if n else NOBODY)
        if n and moved and log.entries[n - 1].stands and not isinstance(log.entries[n - 1].action, META):
            assert links[-1].n == n


# ---------------------------------------------------------------------------------------------- where a number is from


def test_the_lines_behind_a_number_are_named() -> None:
    log = table(
        ONE, "Ed deals", "Ed flips 7H", "Ann plays 7D", "Bo draws 4", "Cy penalizes Bo for question", "Cy draws"
    )
    found = provenance.provenance(log, "hand.Bo", 6)
    assert (found.value, [(step.n, step.before, step.after) for step in found.steps]) == (
        10,
        [(1, 0, 5), (4, 5, 9), (5, 9, 10)],
    )
    assert [(step.n, step.after) for step in provenance.provenance(log, "draw", 3).steps] == [(2, 2), (3, 4)]
    assert provenance.provenance(log, "penalties.Bo", 6).value == 1
    assert provenance.provenance(log, "score.Bo", 6).steps == ()


def test_a_total_comes_from_the_lines_of_all_rounds_and_either_partner_may_ask() -> None:
    side = "cards=385 natural=1 mixed=1 red3=2 out=yes concealed=no hand=0"
    log = table("game: canasta\nplayers: Ann Bo Cy Di\nkeep: scores", f"Ann+Cy scores {side}")
    enter(log, "Bo+Di scores cards=160 natural=0 mixed=0 red3=1 out=no concealed=no hand=85")
    both = [provenance.provenance(log, key, 2) for key in ("score.Ann+Cy", "score.Cy")]
    assert both[0] == both[1]
    assert [step.n for step in both[0].steps] == [2]
    assert both[0].value == known(log)["score.Ann+Cy"] > 0


@pytest.mark.parametrize("key", ["nothing", "hand", "hand.Zed", "turn.Ann", "hand.Ann+Bo", "", "..", "blank.1"])
def test_an_unknown_fact_has_no_provenance(key: str) -> None:
    with pytest.raises(NotationError):
        provenance.provenance(table(START, "Ann plays 4D"), key, 1)


# --------------------------------------------------------------------------------------------- what would be right


@pytest.mark.parametrize(
    ("head", "line", "cards", "taps"),
    [
        (START, "Ann plays 8S", (Suit("D"), Rank("9"), Rank("J"), Rank("joker")), ["ask-draw"]),
        (START.replace("turn: Ann", "turn: Ann\ndraw: 2"), "Ann plays 8S", None, ["ask-owed"]),
        (START, "Bo plays 8D", (), []),
        (
            "game: hearts\nplayers: Ann Bo Cy Di\ntrick: 3\nturn: Ann\nled: C\nhand.Ann: 2H 3S KC AC",
            "Ann plays 2H",
            (Suit("C"),),
            [],
        ),
    ],
)
def test_what_would_have_been_right(head: str, line: str, cards: tuple[object, ...] | None, taps: list[str]) -> None:
    log = table(head, line)
    entry = log.entries[0]
    assert entry.ruling.verdict is Verdict.NO
    there = what_if.position_at(log, 0)
    found = what_if.legal_alternatives(there, entry.read)
    assert [tap.id for tap in found.taps] == taps
    if cards is not None:
        assert set(found.cards) == set(cards)
    for choice in found.cards:
        if isinstance(choice, Rank):
            assert (
                there.judge(
                    type(entry.read)("Ann", (next(c for c in there.game.kinds(there.state) if c.rank == choice),))
                ).verdict
                is Verdict.OK
            )
