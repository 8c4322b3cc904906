"""A moment of a game as a record of its own, made of the worked examples of every game."""

import pytest

from referee.engine import games
from referee.engine.basics.actions import Action
from referee.engine.common_rules.people import META
from referee.engine.log.game_log import GameLog
from referee.engine.notation.record import Record
from referee.records.moment import moment
from referee.records.replay import replay
from referee.rulebook.chapters import marked_records

EVERY = 4
"""One of so many examples is cut into moments."""
NEEDED = 0.9
"""The share of lines with a moment: the others depend on hands that only their holders saw."""


def shown(action: Action, n: int) -> Action:
    return action


def moments(record: Record) -> list[str | None]:
    """Yield the moment of each line of play of a record."""
    game = games.find(record.head.game)
    log, found = GameLog(game, record.head), list[str | None]()
    for line in record.lines:
        if line.action is None:
            continue
        log.enter(line.action, line.at)
        n = len(log.entries)
        if not isinstance(line.action, META):
            found.append(moment(game, record.head, log.entries, n, log.state_after, shown))
    return found


@pytest.mark.untraced  # coverage tracing makes this several times slower; the examples reach the same lines
@pytest.mark.parametrize("key", games.names())
def test_a_replayed_moment_has_the_same_ruling(key: str) -> None:
    texts = [text for example in marked_records(key)[::EVERY] for text in moments(example.record)]
    made = [text for text in texts if text is not None]
    assert len(made) >= NEEDED * len(texts)
    for text in made[::3]:
        assert [result.misses for result in replay(text, key)] == [()] * text.count("=>")
