"""Provenance: why it is a player's turn, which lines made a number, and what every rule found."""

import pytest

from referee.engine import games
from referee.engine.basics.actions import Plays
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.people import META
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Rank, Suit, Verdict
from referee.engine.notation.record import Record
from referee.engine.questions import provenance, what_if
from referee.rulebook.chapters import marked_records
from tests.support.drawn import TIMES
from tests.support.game_logs import START, table

RECORDS = [example.record for key in games.names() for example in marked_records(key)]


def played(record: Record) -> GameLog:
    log = games.open_log(record.head)
    for line in record.lines:
        if line.action is not None:
            log.enter(line.action, line.at)
    return log


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


@pytest.mark.parametrize("key", ["nothing", "hand", "hand.Zed", "turn.Ann", "hand.Ann+Bo", "", "..", "blank.1"])
def test_an_unknown_fact_has_no_provenance(key: str) -> None:
    with pytest.raises(NotationError):
        provenance.provenance(table(START, "Ann plays 4D"), key, 1)


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
            one = next(card for card in there.game.kinds(there.state) if card.rank == choice)
            assert there.judge(Plays("Ann", (one,))).verdict is Verdict.OK
