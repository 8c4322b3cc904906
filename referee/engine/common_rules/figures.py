"""Figures of every table: time-outs, penalty cards, disputes, seconds a turn."""

from referee.engine.basics.actions import PLAYING, Admits, TakesPile
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.people import META
from referee.engine.model.figures import Amounts, Figure, Played
from referee.engine.model.outcome import votes_cast
from referee.engine.model.state import PenaltyCard, State


def _timeouts(played: Played) -> Amounts:
    """Yield who called each time-out."""
    for line in played.lines:
        if line.before.timeout == NOBODY != line.after.timeout:
            yield line.after.timeout, 1


def _given(played: Played) -> Amounts:
    """Yield the penalty cards that each seat gave and that stand."""
    for card in _standing(played.state):
        if card.giver != NOBODY:
            yield card.giver, card.cards


def _taken(played: Played) -> Amounts:
    """Yield the penalty cards that each seat got and kept."""
    for card in _standing(played.state):
        yield card.seat, card.cards


def _undeserved(played: Played) -> Amounts:
    """Yield the penalty cards that each seat got because it had given one without a reason."""
    for card in _standing(played.state):
        if card.reason == "undeserved":
            yield card.seat, card.cards


def _standing(s: State) -> list[PenaltyCard]:
    return [card for card in s.ledger if not card.struck]


def _won(played: Played) -> Amounts:
    """Yield who won each vote."""
    return ((winner, 1) for winner, _ in _votes(played))


def _lost(played: Played) -> Amounts:
    """Yield who lost each vote."""
    return ((loser, 1) for _, loser in _votes(played))


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


TIMEOUTS = Figure("timeouts", _timeouts)
GIVEN = Figure("cards-given", _given)
TAKEN = Figure("cards-taken", _taken)
UNDESERVED = Figure("cards-undeserved", _undeserved)
VOTES_WON = Figure("votes-won", _won)
VOTES_LOST = Figure("votes-lost", _lost)
SECONDS = Figure("seconds", _seconds, "mean")
CONDUCT = (TIMEOUTS, GIVEN, TAKEN, UNDESERVED, VOTES_WON, VOTES_LOST, SECONDS)
"""The figures of conduct, which every game has whose players act in turn."""
