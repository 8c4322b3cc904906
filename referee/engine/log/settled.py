"""Settlements of open lines, and the lines that settled them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.engine.basics import actions as act
from referee.engine.model.entry import Entry
from referee.engine.model.state import Settled, State


def settled_in(log: Sequence[Entry], s: State, n: int, proven: Mapping[int, Settled] | None = None) -> Settled | None:
    """Return the settlement of line `n` in the newest state, None while it is open.

    `proven` are the state's `resolved` lines, for somebody who asks about many.
    """
    entry = log[n - 1] if n <= len(log) else None
    if entry is not None and isinstance(entry.read, act.Says | act.Catches) and entry.proved and n not in s.struck:
        return Settled("overtaken", entry.proved)
    found = (dict(s.resolved) if proven is None else proven).get(n)
    return found or _by_people(log, s, n)


def _by_people(log: Sequence[Entry], s: State, n: int) -> Settled | None:
    """Return the latest decision of people on the line."""
    card = next((given for given in s.ledger if given.line == n), None)
    fell = n in s.struck or (card is not None and card.struck)
    if not (fell or n in s.upheld or (card is not None and card.proof == "admitted")):
        return None
    for later in reversed(log[n:]):
        if not later.stands or later.ruling.line != n:
            continue
        if isinstance(later.read, act.Admits):
            return Settled("denied" if fell else "admitted", later.n)
        if isinstance(later.read, act.Votes | act.Disputes):
            return Settled(fallen_by(log, n) if fell else "kept", later.n)
    return None


def fallen_by(log: Sequence[Entry], n: int) -> str:
    """Return how line `n` fell in the latest vote about it: `dropped` by the votes, `tied`, or `unvoted`."""
    votes: list[bool] = []
    for later in reversed(log[n:]):
        if not later.stands or later.ruling.line != n:
            continue
        if isinstance(later.read, act.Disputes):
            break
        if isinstance(later.read, act.Votes):
            votes.append(later.read.yes)
    if not votes:
        return "unvoted"
    return "tied" if votes.count(True) == votes.count(False) else "dropped"
