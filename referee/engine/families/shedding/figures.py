"""Figures of the shedding games: who went out first, the attacks that were sent and stood."""

from collections.abc import Iterator

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.figures import CONDUCT
from referee.engine.model.figures import Amounts, Figure, Played


def _out(played: Played) -> Amounts:
    """Yield who went out first in each round; a game without points is one round."""
    s = played.state
    alone = [seat for seat in s.out if seat not in s.bust][:1] if s.by_order else []
    for first in [*(scored.first for scored in s.rounds), *alone]:
        if first != NOBODY:
            yield first, 1


def _attacks(played: Played) -> Iterator[tuple[int, int, int]]:
    """Yield the sender (NOBODY: unknown), the target and the size of each attack that was drawn.

    Nobody sends what the starter asks for.
    """
    turned = False
    for line in played.lines:
        s, said = line.before, line.entry.read
        if isinstance(said, act.Draws) and s.draw > 1 and line.after.draw < s.draw:
            yield NOBODY if turned else s.striker, s.seat(said.who), s.draw
        if isinstance(said, act.Flips):
            turned = True
        elif isinstance(said, act.Plays) and line.after.draw + line.after.waiting > s.draw + s.waiting:
            turned = False


SHEDDING = (
    Figure("out", _out),
    Figure("attack-stood", lambda played: ((target, cards) for _, target, cards in _attacks(played)), "most"),
    Figure(
        "attack-sent",
        lambda played: ((sender, cards) for sender, _, cards in _attacks(played) if sender != NOBODY),
        "most",
    ),
    *CONDUCT,
)
"""The figures of the family."""
