"""The end of a turn: the discard, a pile declined where no stock is left, and leave to go out."""

from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import UNKNOWN
from referee.core.conduct import acted
from referee.core.game import Apply, Changes, Prove
from referee.core.penalties import wrong_play
from referee.core.rulings import Case, Found, Ruling, Seat, Verdict, no, ok, rule, unsure
from referee.core.seats import NOBODY
from referee.families.melds import pile
from referee.families.melds.count import round_over
from referee.families.melds.drawing import went
from referee.families.melds.laying import concealed_by, forced_out, gone_out, work
from referee.families.melds.state import MeldState

Any_ = Case[MeldState, Any, Any]
Discard = Case[MeldState, act.Discards, Any]
Pass = Case[MeldState, act.Passes, Any]


@rule("meld.bound", on=act.Discards, source="CAN-44")
def bound(c: Discard) -> Found | None:
    """A yes binds too: who got it goes out in this turn. Only a hand that is known shows that it could not; then the
    turn goes on, and the house may let it cost points (Q-CAN-11). Whose hand nobody knows is told what helps."""
    s = c.s
    left, known = work(c).left, s.known[c.who]
    if s.asker != c.who or s.answer != "yes" or left == 0 or left is None:
        return None
    points, by = s.table.unkept, s.table.why("unkept")
    if known is None or UNKNOWN in known:
        return unsure(points=points, left=left, by=by) if points else no(left=left, shown=False, by=by)
    if pile.can_go_out(s, c.who, known):
        return no(left=left, shown=True, by=by)
    return ok(points=points, left=left, by=by) if points else None


@rule("meld.discard", on=act.Discards, source="CAN-37 CAN-41 CAN-46 CAN-62")
def discard(c: Discard) -> Found:
    """A turn ends with one discard. A wild card lies crosswise and freezes the pile, a black three keeps it from the
    next player; any card may be the last one, and whoever has none left is out (Q-CAN-9)."""
    s, each = c.s, c.a.card
    out = work(c).left == 0
    concealed = out and concealed_by(c, s.melds[s.side(c.who)])
    if each is UNKNOWN:
        return unsure(card=each, out=out, concealed=concealed)
    freezes = each in s.table.freezing
    ends = s.stock == 0 and not s.table.play_on
    fill = {"freezes": freezes, "blocks": each in s.table.closing, "out": out, "concealed": concealed, "ends": ends}
    return ok(card=each, by=s.table.why("play_on") if s.stock == 0 else (), **fill)


def discards(c: Discard, ruling: Ruling) -> Changes:
    """The card lies on the pile, and the next player's turn begins. The last card of a hand ends the round, and so
    does an empty stock where play does not go on without one."""
    s = c.s
    lying = (*s.discards, c.a.card)
    changes = acted(c) | went(s, c.who, (c.a.card,)) | {"discards": lying, "pile": len(lying)}
    if s.ice is False and c.a.card in s.table.freezing:
        changes["ice"] = True
    if ruling.rule is bound and ruling.verdict is not Verdict.NO:
        changes["fined"] = (*s.fined, (c.who, s.table.unkept))
    if work(c).left == 0:
        return changes | gone_out(c, s.but(changes))
    if s.stock == 0 and not s.table.play_on:
        return changes | round_over(c, s.but(changes), NOBODY)
    turn = s.next(c.who)
    changes["turn"] = turn
    changes.update(s.turn_begins(turn))
    return changes


@rule("meld.pass", on=act.Passes, source="CAN-47 CAN-62")
def pass_on(c: Pass) -> Found:
    """A turn ends with a discard. Only where the stock is empty may the pile be declined, unless its top card fits a
    meld of the side and it is not frozen (Q-CAN-8)."""
    s = c.s
    by = s.table.why("play_on")
    if s.drew or s.stock != 0:
        return no(why="discard" if s.drew else "draw", card=None)
    if s.table.play_on and must_take(c):
        return no(why="pile", card=s.discards[-1], by=by)
    return ok(by=by)


def must_take(c: Pass) -> bool:
    """Whether the pile's top card fits a meld of the side, and nothing keeps it from the player."""
    s, side = c.s, c.s.side(c.who)
    return not pile.refused(c) and not s.frozen(side) and pile.of_rank(s.melds[side], s.discards[-1].rank) is not None


def passes(c: Pass, ruling: Ruling) -> Changes:
    """Nobody went out: the round is over. Where a pass stands though cards are left to draw, or the turn lacks its
    discard, the turn alone is."""
    s, changes = c.s, acted(c)
    if s.stock == 0 and not (s.drew and s.table.play_on):
        return changes | round_over(c, s.but(changes), NOBODY)
    turn = s.next(c.who)
    return changes | {"turn": turn} | s.turn_begins(turn)


# ---------------------------------------------------------------------------------------------------- leave to go out


@rule("meld.ask", on=act.Asks, source="CAN-43 CAN-45")
def ask(c: Any_) -> Found:
    """A player may ask the partner for leave to go out: once a round, after drawing and before melding (Q-CAN-11).
    There is nothing to ask where the pile that was taken leaves nothing else."""
    s = c.s
    partners = tuple(map(Seat, s.partners(c.who)))
    side = s.side(c.who)
    why = None
    if s.table.ask == "off":
        why = "off"
    elif not partners:
        why = "alone"
    elif c.who in s.asked:
        why = "once"
    elif s.melds[side] != s.begun:
        why = "melded"
    elif forced_out(s, c.who):
        why = "forced"
    by = s.table.why("ask") if why == "off" else ()
    return no(why=why, by=by) if why else ok(partners=partners, by=by)


@rule("meld.answer", on=act.Answers, source="CAN-43 CAN-44")
def answer(c: Case[MeldState, act.Answers, Any]) -> Found:
    """The partner says yes or no, and both bind."""
    s = c.s
    if s.asker == NOBODY or s.answer or c.who not in s.partners(s.asker):
        return no(asker=Seat(s.asker) if s.asker != NOBODY and not s.answer else None)
    return ok(yes=c.a.yes, asker=Seat(s.asker))


def asks(c: Any_, ruling: Ruling) -> Changes:
    """The question waits for its answer."""
    return {"asked": (*c.s.asked, c.who), "asker": c.who, "answer": ""}


def answers(c: Case[MeldState, act.Answers, Any], ruling: Ruling) -> Changes:
    """The answer holds for this turn."""
    return {"answer": "yes" if c.a.yes else "no"}


RULES = (bound,)
LAST_RULES = (discard, pass_on, ask, answer)
EFFECTS: dict[type[Action], Apply] = {
    act.Discards: discards,
    act.Passes: passes,
    act.Asks: asks,
    act.Answers: answers,
}
PROOFS: dict[type[Action], Prove] = {act.Discards: wrong_play, act.Passes: wrong_play}
