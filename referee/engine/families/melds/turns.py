"""The end of a turn, leave to go out, and wrong lines that stand since nobody caught them or the table allows them."""

from dataclasses import replace
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import record_act, whole_time
from referee.engine.families.melds import pile
from referee.engine.families.melds.count import round_over
from referee.engine.families.melds.deal import play_from_hand
from referee.engine.families.melds.laying import concealed_by, forced_out, go_out
from referee.engine.families.melds.state import MeldContext, MeldState, lay_context
from referee.engine.model.game import Apply, Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, Verdict, no, ok, rule, unproven

Discard = RuleContext[MeldState, act.Discards, Any]
Pass = RuleContext[MeldState, act.Passes, Any]


@rule("meld.bound", on=act.Discards, source="CAN-44")
def bound(c: Discard) -> Found | None:
    """Let a yes bind too: the player who got it goes out in this turn.

    Only a hand that is known shows that it could not; then the turn goes on, and the house may let it cost points
    (Q-CAN-11). A player whose hand nobody knows is told what helps.
    """
    s = c.state
    left, known = lay_context(c).left, s.known[c.who]
    if s.asker != c.who or s.answer != "yes" or left == 0 or left is None:
        return None
    points, by = s.config.unkept, s.config.why("unkept")
    if known is None or UNKNOWN in known:
        return unproven(points=points, left=left, by=by) if points else no(left=left, shown=False, by=by)
    if pile.can_go_out(s, c.who, known):
        return no(left=left, shown=True, by=by)
    return ok(points=points, left=left, by=by) if points else None


@rule("meld.discard", on=act.Discards, source="CAN-37 CAN-41 CAN-46 CAN-62")
def discard(c: Discard) -> Found:
    """End a turn with one discard.

    A wild card lies crosswise and freezes the pile, a black three keeps it from the next player; any card may be the
    last one, and a player who has none left is out (Q-CAN-9).
    """
    s, discarded = c.state, c.action.card
    out = lay_context(c).left == 0
    concealed = out and concealed_by(c, s.melds[s.side(c.who)])
    if discarded is UNKNOWN:
        return unproven(card=discarded, out=out, concealed=concealed)
    return ok(
        card=discarded,
        by=s.config.why("play_on") if s.stock == 0 else (),
        freezes=discarded in s.config.freezing,
        blocks=discarded in s.config.closing,
        out=out,
        concealed=concealed,
        ends=s.stock == 0 and not s.config.play_on,
    )


def discards(c: Discard, ruling: Ruling) -> Changes:
    """Lay the card on the pile and begin the next player's turn.

    The last card of a hand ends the round, and so does an empty stock where play does not go on without one.
    """
    s = c.state
    lying = (*s.discards, c.action.card)
    changes = record_act(c) | play_from_hand(s, c.who, (c.action.card,)) | {"discards": lying, "pile": len(lying)}
    if s.ice is False and c.action.card in s.config.freezing:
        changes["ice"] = True
    if ruling.rule is bound and ruling.verdict is not Verdict.NO:
        changes["fined"] = (*s.fined, (c.who, s.config.unkept))
    if lay_context(c).left == 0:
        return changes | go_out(c, s.replaced(changes))
    if s.stock == 0 and not s.config.play_on:
        return changes | round_over(c, s.replaced(changes), NOBODY)
    return changes | {"turn": s.next(c.who)} | s.turn_begins(s.next(c.who))


@rule("meld.pass", on=act.Passes, source="CAN-47 CAN-62")
def pass_on(c: Pass) -> Found:
    """Let a player decline the pile only where the stock is empty: a turn ends with a discard.

    They must take it where its top card fits a meld of the side and it is not frozen (Q-CAN-8).
    """
    s = c.state
    by = s.config.why("play_on")
    if s.drew or s.stock != 0:
        return no(why="discard" if s.drew else "draw", card=None)
    if s.config.play_on and must_take(c):
        return no(why="pile", card=s.discards[-1], by=by)
    return ok(by=by)


def must_take(c: Pass) -> bool:
    """Return True if the pile's top card fits a meld of the side, and nothing keeps it from the player."""
    s, side = c.state, c.state.side(c.who)
    return (
        not pile.rule_against_taking(c)
        and not s.frozen(side)
        and pile.of_rank(s.melds[side], s.discards[-1].rank) is not None
    )


def passes(c: Pass, ruling: Ruling) -> Changes:
    """End the round, with nobody out.

    Where a pass stands though cards are left to draw, or the turn lacks its discard, only the turn ends.
    """
    s, changes = c.state, record_act(c)
    if s.stock == 0 and not (s.drew and s.config.play_on):
        return changes | round_over(c, s.replaced(changes), NOBODY)
    return changes | {"turn": s.next(c.who)} | s.turn_begins(s.next(c.who))


# ---------------------------------------------------------------------------------------------------- leave to go out


@rule("meld.ask", on=act.Asks, source="CAN-43 CAN-45")
def ask(c: MeldContext) -> Found:
    """Let a player ask the partner for leave to go out: once a round, after drawing and before melding (Q-CAN-11).

    There is nothing to ask where the pile that was taken leaves nothing else.
    """
    s = c.state
    partners = tuple(map(Seat, s.partners(c.who)))
    if s.config.ask == "off":
        return no(why="off", by=s.config.why("ask"))
    if not partners or c.who in s.asked:
        return no(why="once" if partners else "alone", by=())
    if s.melds[s.side(c.who)] != s.begun or forced_out(s, c.who):
        return no(why="melded" if s.melds[s.side(c.who)] != s.begun else "forced", by=())
    return ok(partners=partners, count=len(partners), by=())


@rule("meld.answer", on=act.Answers, source="CAN-43 CAN-44")
def answer(c: RuleContext[MeldState, act.Answers, Any]) -> Found:
    """Let the partner say yes or no, and both bind."""
    s = c.state
    if s.asker == NOBODY or s.answer or c.who not in s.partners(s.asker):
        return no(asker=Seat(s.asker) if s.asker != NOBODY and not s.answer else None)
    return ok(yes=c.action.yes, asker=Seat(s.asker))


def asks(c: MeldContext, ruling: Ruling) -> Changes:
    """Record the question, which waits for its answer."""
    return {"asked": (*c.state.asked, c.who), "asker": c.who, "answer": ""}


def answers(c: RuleContext[MeldState, act.Answers, Any], ruling: Ruling) -> Changes:
    """Record the answer, which holds for this turn."""
    return {"answer": "yes" if c.action.yes else "no"}


MOVING: tuple[type[act.Action], ...] = (act.Draws, act.TakesPile, act.Melds, act.Discards, act.Passes)
"""Acts of a turn."""


def as_if_in_turn(apply: Apply) -> Apply:
    """Return an effect that applies a standing line as if the turn had been its player's.

    Where no round is on, or not for them, or only the score is kept, it moves nothing.
    """

    def applied(c: RuleContext[MeldState, Any, Any], ruling: Ruling) -> Changes:
        s = c.state
        if s.phase != "play" or s.keep != "plays" or not s.here[c.who]:
            return {}
        if s.turn == c.who:
            return apply(c, ruling)
        turned = s.turn_to(c.who) | whole_time(c.time)
        return turned | apply(replace(c, state=s.replaced(turned), found=None), ruling)

    return applied


EFFECTS: Effects = {
    act.Discards: discards,
    act.Passes: passes,
    act.Asks: asks,
    act.Answers: answers,
}
