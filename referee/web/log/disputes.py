"""The dispute that a table is at, the same on every phone and on the board.

It names the disputed line, the referee's answer, the people who still have to vote, and the lines that would fall.
"""

from collections.abc import Iterator
from functools import partial

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.people import META
from referee.engine.model.entry import Entry
from referee.engine.model.state import State
from referee.engine.model.view import PickPerson
from referee.live import LiveGame, Table
from referee.live.live_game import FEW
from referee.web.core.screens import Piece
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


def current_dispute(table: Table, played: LiveGame) -> Piece | None:
    """Return the dispute that is the newest event in a game of the table; None if there is none.

    `by` is the seat that disputes the line, `how` is `vote` or the referee's answer. In a vote `waits` are the seats
    that have still to vote, `yes` and `no` the numbers of votes, and `hanging` the later lines that fall with the line.
    A vote is about a card or an act of `seat`, which `giver` gave or contests; a card has a `reason`. Where only a
    penalty card reveals the ruling, `whom` is the seat that may be given the card for a wrong play.
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
        votes = {"waits": waiting(played.state), "yes": len(dispute.yes), "no": len(dispute.no)}
        about = {"seat": dispute.seat, "giver": dispute.giver, "reason": reason, "part": "other"}
        return Piece(line=shown, by=by, how="vote", names=names, hanging=hanging, **votes, **about)
    how = str(played.known(entry).ruling.fill.get("how", ""))
    if how not in SETTLED or entry.stands:
        return None
    whom = names.index(shown.action.who) if how == "later" and shown.action.who in names else NOBODY
    asks = played.prompts(by) if whom != NOBODY else ()
    may = any(isinstance(ask, PickPerson) and WRONG_PLAY in ask.reasons and whom in ask.people for ask in asks)
    return Piece(line=shown, by=by, how=how, names=names, whom=whom if may else NOBODY)


def dispute_beside(dispute: Piece | None, seat: int | None) -> Piece | None:
    """Return the dispute for the phone of a seat: a vote speaks to the two people it is about."""
    if dispute is None or dispute.how != "vote" or seat not in (dispute.seat, dispute.giver):
        return dispute
    return Piece(**{**vars(dispute), "me": seat, "part": "seat" if seat == dispute.seat else "giver"})


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
