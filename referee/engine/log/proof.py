"""Lines that fall by the one that proves them wrong, wins their tie, or ends the vote about them.

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
