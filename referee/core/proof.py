"""Plays that fall: by the line that proves them wrong, or that ends the vote about them, and the rulings that people
acted on meanwhile, which stay as they were given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.entry import Entry
from referee.core.people import META
from referee.core.rulings import Ruling, Verdict

SAID_OF_OTHERS = (act.Penalizes, act.Catches, act.Disputes, act.Votes, act.Admits)
"""Accusations and votes: people settled them on the table as it lay, so they stay as they were ruled."""


class Proof(NamedTuple):
    """The `line` by which an earlier play falls, and the reading of both that everybody acted on.

    The `rulings` of these lines stay as they were given: the play's, the line's own, those of refused lines (what the
    play made impossible was not done), and what people said of one another meanwhile. A line that was `right` falls
    with the play where it is not right without it.
    """

    line: int
    rulings: Mapping[int, Ruling] = MappingProxyType({})
    refused: frozenset[int] = frozenset()
    right: frozenset[int] = frozenset()


def proof(entries: Sequence[Entry], play: int, line: int, watched: tuple[type[Action], ...]) -> Proof:
    """Return the proof by which a play falls, with what becomes of the lines in between. The `watched` acts are those
    that stand in silence where players enforce."""
    proving = entries[line - 1]
    between = [each for each in entries[play : line - 1] if not (isinstance(each.action, META) or each.undone)]
    refused = [each for each in between if not each.stands]
    said = [each for each in (*between, proving) if each.stands and isinstance(each.read, SAID_OF_OTHERS)]
    stood = [each for each in between if each.stands and isinstance(each.read, watched)]
    kept = (entries[play - 1], *refused, *said)
    return Proof(
        line,
        {each.n: each.ruling for each in kept},
        frozenset(each.n for each in refused),
        frozenset(each.n for each in stood if each.ruling.verdict is not Verdict.NO),
    )
