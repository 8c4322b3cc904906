"""Lines that fall by another, which proves them wrong, wins their tie or ends the vote, and settlements of open lines.

The rulings that people acted on meanwhile stay as they were given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from referee.engine.basics import actions as act
from referee.engine.common_rules.people import META
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Overturns, Ruling, Verdict
from referee.engine.model.state import Settled, State

SAID_OF_OTHERS = (act.Penalizes, act.Catches, act.Disputes, act.Votes, act.Admits)
"""Accusations and votes: people settled them on the table as it lay, so they stay as they were ruled."""


class Proof(NamedTuple):
    """The `line` by which an earlier line falls, or a word said with it, and the reading of both that people acted on.

    The `rulings` of these lines stay as they were given: the play's, the line's own, those of refused lines (acts that
    the play made impossible did not happen), and those of accusations and votes meanwhile. A line that was `right`, be
    it a play, a draw or a word, falls with the play if it is not right without it, and is no break. A draw of what was
    owed has `drawn` so many cards, whatever is owed without the play.
    """

    line: int
    rulings: Mapping[int, Ruling] = MappingProxyType({})
    refused: frozenset[int] = frozenset()
    right: frozenset[int] = frozenset()
    drawn: Mapping[int, int] = MappingProxyType({})


def proof(entries: Sequence[Entry], play: int, line: int) -> Proof:
    """Return the proof by which a line falls, with the fate of the lines in between."""
    proving = entries[line - 1]
    between = [entry for entry in entries[play : line - 1] if not (isinstance(entry.action, META) or entry.undone)]
    refused = [entry for entry in between if not entry.stands]
    said = [entry for entry in (*between, proving) if entry.stands and isinstance(entry.read, SAID_OF_OTHERS)]
    if isinstance(proving.ruling.data, Overturns):
        said.append(proving)
    stood = [entry for entry in between if entry.stands and not isinstance(entry.read, SAID_OF_OTHERS)]
    kept = (entries[play - 1], *refused, *said)
    return Proof(
        line,
        {entry.n: entry.ruling for entry in kept},
        frozenset(entry.n for entry in refused),
        frozenset(entry.n for entry in stood if entry.ruling.verdict is not Verdict.NO),
        {entry.n: cards for entry in stood if (cards := _cards_drawn(entry)) is not None},
    )


def _cards_drawn(entry: Entry) -> int | None:
    """Return the cards of a draw that names no number; None for any other line."""
    cards = entry.ruling.fill.get("cards") if isinstance(entry.read, act.Draws) and entry.read.count is None else None
    return cards if isinstance(cards, int) else None


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
