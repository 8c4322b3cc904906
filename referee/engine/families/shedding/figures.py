"""Figures of the shedding games: the attacks that were sent and stood."""

from collections.abc import Iterator

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.figures import CONDUCT, OUT
from referee.engine.model.figures import Amounts, Figure, Played


def _attacks(played: Played) -> Iterator[tuple[int, int, int]]:
    """Yield the sender (NOBODY: unknown), the target and the size of each attack that was drawn."""
    for line in played.lines:
        s, said = line.before, line.entry.read
        if isinstance(said, act.Draws) and s.draw > 1 and line.after.draw < s.draw:
            yield s.striker, s.seat(said.who), s.draw


def _stood(played: Played) -> Amounts:
    """Yield the cards that each seat drew for an attack."""
    return ((target, cards) for _, target, cards in _attacks(played))


def _sent(played: Played) -> Amounts:
    """Yield the cards that somebody drew for the attack that each seat laid last."""
    return ((sender, cards) for sender, _, cards in _attacks(played) if sender != NOBODY)


STOOD = Figure("attack-stood", _stood, "most")
SENT = Figure("attack-sent", _sent, "most")
SHEDDING = (OUT, STOOD, SENT, *CONDUCT)
"""The figures of the family."""
