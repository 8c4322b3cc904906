"""Figures of every table: time-outs, penalty cards, disputes, seconds a turn."""

from referee.engine.basics.actions import PLAYING, Admits, TakesPile
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.people import META
from referee.engine.model.figures import Amounts, Figure, Played
from referee.engine.model.outcome import votes_cast
from referee.engine.model.state import PenaltyCard


def _timeouts(played: Played) -> Amounts:
    """Yield who called each time-out."""
    for line in played.lines:
        if line.before.timeout == NOBODY != line.after.timeout:
            yield line.after.timeout, 1


def _cards(played: Played) -> list[PenaltyCard]:
    """Return the penalty cards that stand."""
    return [card for card in played.state.ledger if not card.struck]


def _votes(played: Played) -> list[tuple[int, int]]:
    """Return the winner and the loser of each vote about a penalty card or an act that was no tie."""
    found = []
    for line in played.lines:
        about = line.before.dispute
        if about is None or line.after.dispute is not None or isinstance(line.entry.read, Admits):
            continue
        yes, no = votes_cast(line.before, line.entry.read)
        if yes != no:
            found.append((about.giver, about.seat) if yes > no else (about.seat, about.giver))
    return found


def _seconds(played: Played) -> Amounts:
    """Yield the seconds that each turn took until its player acted, without time-outs and votes.

    Lines without a time, and acts out of turn, are left out. Where a line was taken back the turn begins again.
    """
    began: float | None = None
    for line in played.lines:
        before, after, at = line.before, line.after, line.entry.at
        acted = isinstance(line.entry.read, (*PLAYING, TakesPile)) and after.acts > before.acts
        if acted and began is not None and line.entry.timed and before.seat(line.entry.read.who) == before.turn:
            yield before.turn, at - began
        stopped = after.timeout != NOBODY or after.held_up
        was_stopped = before.timeout != NOBODY or before.held_up
        if stopped or was_stopped or not line.entry.timed or after.turn == NOBODY:
            began = None  # a turn that was interrupted is not counted
        elif acted or after.turn != before.turn or isinstance(line.entry.action, META):
            began = at


CONDUCT = (
    Figure("timeouts", _timeouts),
    Figure("cards-given", lambda played: ((card.giver, card.cards) for card in _cards(played) if card.giver != NOBODY)),
    Figure("cards-taken", lambda played: ((card.seat, card.cards) for card in _cards(played))),
    Figure(
        "cards-undeserved",
        lambda played: ((card.seat, card.cards) for card in _cards(played) if card.reason == "undeserved"),
    ),
    Figure("votes-won", lambda played: ((winner, 1) for winner, _ in _votes(played))),
    Figure("votes-lost", lambda played: ((loser, 1) for _, loser in _votes(played))),
    Figure("seconds", _seconds, "mean"),
)
"""The figures of conduct, which every game has whose players act in turn."""
