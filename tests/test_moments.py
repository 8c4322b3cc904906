"""A moment of a game as a record of its own: with the worked examples of every game as games."""

import pytest

from referee import games
from referee.core.actions import Action
from referee.core.people import META
from referee.core.record import Record
from referee.core.replay import Log
from referee.moments import moment
from referee.replaying import replay
from tests.games.examples import examples

NEEDED = 0.9
"""How many of the lines have a moment: the others rest on hands that nobody but their holders saw."""


def shown(action: Action, n: int) -> Action:
    return action


def moments(record: Record) -> list[str | None]:
    """The moment of each line of play of a record."""
    game = games.find(record.head.game)
    log, found = Log(game, record.head), list[str | None]()
    for line in record.lines:
        if line.action is None:
            continue
        log.enter(line.action, line.at)
        n = len(log.entries)
        if not isinstance(line.action, META):
            found.append(moment(game, record.head, log.entries, n, log.state_after, shown))
    return found


@pytest.mark.no_cover  # the tracer would take several times as long; the examples reach the same lines
@pytest.mark.parametrize("key", games.names())
def test_a_moment_is_ruled_by_a_replay_as_it_was(key: str) -> None:
    texts = [text for each in examples(key) for text in moments(each.record)]
    made = [text for text in texts if text is not None]
    assert len(made) >= NEEDED * len(texts)
    for text in made[::12]:
        assert [result.misses for result in replay(text, key)] == [()] * text.count("=>")
