"""The dispute that a table is at, the same on every phone and on the board.

It names the disputed line, the referee's answer, the people who still have to vote, and the lines that would fall.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.people import META
from referee.engine.model.entry import Entry
from referee.engine.model.state import State
from referee.engine.model.view import PickPerson
from referee.live import LiveGame, Table
from referee.live.live_game import FEW
from referee.web.log.preview import falling_lines
from referee.web.log.visibility import VisibleLine, log_view, log_view_on

TALK = (act.Votes, act.Says, act.Admits)
"""Actions within a dispute: after them it is still the newest event at the table."""
WRONG_PLAY = "play"
"""The reason of a penalty card for a wrong play."""
FARTHEST = 40
"""Number of the newest lines that are searched for a dispute."""
SETTLED = ("stands", "refused", "uncaught", "proven", "later")
"""Answers of the referee without a vote, after which the table may still act."""


@dataclass(frozen=True, slots=True)
class ShownDispute:
    """A disputed line, the seat that disputes it, and its status.

    `how` is `vote` or the referee's answer. In a vote `waits` are the seats that have still to vote, `yes` and `no` the
    numbers of votes, and `hanging` the later lines that fall with the line. Where only a penalty card reveals the
    ruling, `whom` is the seat that may be given the card for a wrong play. A vote is about a card or an
    act of `seat`, which `giver` gave or contests; a card has a `reason`. `me` is the seat of the phone's person, if it
    is one of these two.
    """

    line: VisibleLine
    by: int
    how: str
    names: tuple[str, ...]
    waits: tuple[int, ...] = ()
    yes: int = 0
    no: int = 0
    hanging: tuple[VisibleLine, ...] = ()
    whom: int = NOBODY
    seat: int = NOBODY
    giver: int = NOBODY
    reason: str = ""
    me: int | None = None

    def beside(self, seat: int | None) -> "ShownDispute":
        """Return the dispute for the phone of a seat: a vote speaks to the two people it is about."""
        return replace(self, me=seat) if seat in (self.seat, self.giver) else self

    @property
    def part(self) -> str:
        """The part of the phone's person in a vote: `seat`, `giver` or `other`."""
        return "other" if self.me is None else "seat" if self.me == self.seat else "giver"


def current_dispute(table: Table, played: LiveGame) -> ShownDispute | None:
    """Return the dispute that is the newest event in a game of the table; None if there is none.

    `whom` is the seat that its accuser may give a penalty card now, if the game has any.
    """
    entry = next(_disputes(played), None)
    if entry is None or not 1 <= (line := entry.ruling.line) <= len(played.entries):
        return None
    names, dispute = tuple(played.state.names), played.state.dispute
    by = names.index(entry.read.who) if entry.read.who in names else 0
    shown = log_view(played).line(played.entries[line - 1])
    if dispute is not None and dispute.line == line:
        read = max((entry.n for entry in played.entries[entry.n :] if isinstance(entry.action, META)), default=0)
        key, hanging = ("voted-down", played.id, entry.n, read), tuple[VisibleLine, ...]()
        if played.reach([entry.read]) >= FEW:
            hanging = table.computed_apart(key, partial(voted_down, played.still(), entry.n), hanging)
        else:  # cached, it saves 0.3 ms of each tap while people vote
            hanging = table.cached(key, partial(voted_down, played, entry.n))
        reason = dispute.card.reason if dispute.card is not None else ""
        votes = (waiting(played.state), len(dispute.yes), len(dispute.no))
        return ShownDispute(
            shown, by, "vote", names, *votes, hanging, seat=dispute.seat, giver=dispute.giver, reason=reason
        )
    how = str(played.ruling(entry, ()).fill.get("how", ""))
    if how not in SETTLED or entry.stands:
        return None
    whom = names.index(shown.action.who) if how == "later" and shown.action.who in names else NOBODY
    asks = played.prompts(by) if whom != NOBODY else ()
    may = any(isinstance(ask, PickPerson) and WRONG_PLAY in ask.reasons and whom in ask.people for ask in asks)
    return ShownDispute(shown, by, how, names, whom=whom if may else NOBODY)


def voted_down(played: LiveGame, n: int) -> tuple[VisibleLine, ...]:
    """Return the lines that fall if the vote opened by line `n` is lost, as every seat may see them."""
    then = played.seen(()).copy(n)
    before, s = tuple(then.entries), then.state
    then.enter_all([act.Votes(s.names[seat], False) for seat in _unvoted(s)], s.now)
    try:
        return falling_lines(before, then, log_view_on(then, log_view(played)), {before[-1].ruling.line})
    finally:
        then.dissolve()


def waiting(s: State) -> tuple[int, ...]:
    """Return the seats that have still to vote: those with a phone of their own, or all where only one has."""
    return tuple(seat for seat in _unvoted(s) if s.phones[seat] or sum(s.phones) < 2)


def _unvoted(s: State) -> tuple[int, ...]:
    if (dispute := s.dispute) is None:
        return ()
    done = {dispute.giver, dispute.seat, *dispute.yes, *dispute.no}
    return tuple(seat for seat in s.ring if not s.gone[seat] and seat not in done)


def _disputes(played: LiveGame) -> Iterator[Entry]:
    """Yield the disputes among the newest lines that nothing else came after, the newest first.

    While the table votes, the dispute that it votes on is the only one.
    """
    dispute = played.state.dispute
    for entry in reversed(played.entries[-FARTHEST:]):
        if isinstance(entry.read, act.Disputes) and not entry.undone:
            if dispute is None or entry.ruling.line == dispute.line:
                yield entry
        elif dispute is None and not isinstance(entry.read, TALK):
            return
