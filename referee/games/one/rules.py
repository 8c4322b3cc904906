"""The rules that only One has: misdeals that cost cards, and "One" called with an empty hand."""

from typing import Any

from referee.core import actions as act
from referee.core import conduct, penalties
from referee.core.actions import Action
from referee.core.conduct import take
from referee.core.game import Apply, Changes, Prove
from referee.core.penalties import noted
from referee.core.rulings import Case, Found, Ruling, Seat, Verdict, no, ok, rule, unsure
from referee.core.seats import NOBODY, put
from referee.core.state import Claim, Offence, PenaltyCard
from referee.families.shedding.calls import innocent
from referee.families.shedding.count import round_over
from referee.families.shedding.state import ANY, ShedState

Any_ = Case[ShedState, Any, Any]
Say = Case[ShedState, act.Says, Any]


@rule("one.misdeal", on=act.Deals, source="ONE-58", reads=("misdeal", "hand_size"))
def misdeal(c: Case[ShedState, act.Deals, Any]) -> Found | None:
    """A wrong deal becomes penalty cards of the dealer, who deals anew: all of its cards as the source says, or less
    (Q-ONE-15)."""
    if not c.a.wrong:
        return None
    size, people = c.h.hand_size, sum(not gone for gone in c.s.gone)
    dealt = c.a.hands or (size,) * people
    surplus = sum(max(0, cards - size) for cards in dealt[:people]) + sum(dealt[people:])
    fine = {"literal": sum(dealt), "excess": surplus, "one": 1, "redeal_only": 0}[c.h.misdeal]
    spare = sum(c.s.table.packs.values()) - (0 if c.s.fresh else sum(c.s.penalties)) - size * people - 1
    return ok(cards=min(fine, max(0, spare)), dealt=sum(dealt))


@rule("one.attack-draw", on=act.Draws, source="ONE-12 ONE-13 ONE-26", reads=("attack_draw_ends_turn",))
def attack_draw(c: Case[ShedState, act.Draws, Any]) -> Found | None:
    """Who draws an attack has had the turn, unless the house lets them play on (Q-ONE-1)."""
    if not c.s.draw:
        return None
    spare = c.s.spare
    cards = c.s.draw if spare is None else min(c.s.draw, spare)
    return ok(cards=cards, ends=c.h.attack_draw_ends_turn)


@rule("one.late-call", on=act.Calls, source="ONE-18 ONE-62", reads=("turn_seconds",))
def late_call(c: Case[ShedState, act.Calls, Any]) -> Found | None:
    """After a joker as the starter, nobody's call within the turn's time leaves any card playable (Q-ONE-7)."""
    s = c.s
    if s.wish != "open" or not s.wish_flipped or s.suit != ANY:
        return None
    return no(seconds=c.h.turn_seconds) if conduct.elapsed(s, c.at) > c.h.turn_seconds else None


# ------------------------------------------------------------------------------------------------ calling "One"


@rule("one.over", on=act.Says, source="ONE-8")
def not_now(c: Say) -> Found | None:
    """ "One" is called while the round is on, by somebody who is in it, not in a time-out."""
    if c.a.word != "one":
        return None
    return no() if c.s.phase != "play" or c.s.timeout != NOBODY or not c.s.here[c.who] else None


@rule("one.aside", on=act.Says, source="ONE-33 ONE-55")
def aside(c: Say) -> Found | None:
    """Penalty cards lying aside are the hand's: whoever has some is not out (Q-ONE-18)."""
    if c.a.word != "one" or not c.s.aside[c.who]:
        return None
    return no(cards=c.s.aside[c.who])


@rule("one.false", on=act.Says, source="ONE-8 ONE-36")
def false(c: Say) -> Found | None:
    """ "One" with cards in the hand is wrong, and may cost a card (Q-ONE-16)."""
    return no(hand=c.s.hands[c.who]) if c.a.word == "one" and c.s.hands[c.who] else None


@rule("one.two", on=act.Says, source="ONE-8 ONE-10", reads=("two_out",))
def two(c: Say) -> Found | None:
    """The 2 gives another turn, so the first one ends with an empty hand; a stricter house has that turn taken first
    (Q-ONE-2)."""
    if c.a.word != "one" or c.s.turn != c.who or not c.s.again:
        return None
    return no() if c.h.two_out == "must_take_turn" else None


@rule("one.out", on=act.Says, source="ONE-8 ONE-11", reads=("finish_attack_draw", "one_call"))
def out(c: Say) -> Found | None:
    """The round ends when a player has ended a turn with an empty hand and calls "One", late or not (Q-ONE-3). An
    attack that still waits is drawn only where the house wants it (Q-ONE-5)."""
    if c.a.word != "one":
        return None
    said = {"draws": c.h.finish_attack_draw == "draw_and_count", "called": c.h.one_call != "off"}
    return unsure(**said) if c.s.hands[c.who] is None else ok(**said)


def says(c: Say, ruling: Ruling) -> Changes:
    """ "One" ends the round; other words are the table's."""
    if c.a.word == "one":
        return round_over(c, c.s, c.who, ruling.fill.get("draws", False))
    return conduct.says(c, ruling)


def wrongly_said(c: Say, ruling: Ruling, so_far: ShedState, silent: bool) -> Changes:
    """A false "One" is provable; so is a nested time-out where it costs a card."""
    if ruling.rule in (false, aside, two) and conduct.in_play(c.s):
        return {"offences": noted(so_far, Offence(c.who, "false", c.n, (ruling.rule.id,)))}
    return penalties.time_out_twice(c, ruling, so_far, silent)


# -------------------------------------------------------------------------------------- catching a forgotten "One"


@rule("one.catch", on=act.Catches, source="ONE-8 ONE-35", reads=("one_call", "penalty_cards"))
def catch(c: Case[ShedState, act.Catches, Any]) -> Found:
    """Whoever sees an empty hand uncalled gives it a card first: the round goes on (Q-ONE-3). Catching somebody who
    has cards is undeserved."""
    seat = c.s.seat(c.a.whom)
    forgot = c.s.phase == "play" and c.s.hands[seat] == 0 and c.s.here[seat] and seat != c.who
    if c.h.one_call == "off" or not forgot:
        unknown = c.h.one_call != "off" and c.s.phase == "play" and c.s.hands[seat] is None and seat != c.who
        said = {"seat": Seat(seat), "cards": c.h.penalty_cards}
        if unknown:
            return unsure(**said)
        off = {"why": "off", "hand": 0, "line": 0}
        return no(**said, **(off if c.h.one_call == "off" else innocent(c, seat, 0, ("one",))))
    return ok(seat=Seat(seat), cards=c.h.penalty_cards)


def catches(c: Case[ShedState, act.Catches, Any], ruling: Ruling) -> Changes:
    """The caught player takes the card: the hand is no longer empty."""
    s, seat = c.s, c.s.seat(c.a.whom)
    changes, cards = take(s, seat, ruling.fill.get("cards", 1))
    changes["penalties"] = put(s.penalties, seat, s.penalties[seat] + cards)
    if s.timeout != NOBODY:
        changes["aside"] = put(s.aside, seat, s.aside[seat] + cards)
    proven = "log" if ruling.verdict is Verdict.OK else "people"
    changes["ledger"] = (*s.ledger, PenaltyCard(c.n, s.round, c.who, seat, "one", cards, proven))
    changes["claims"] = (*s.claims, Claim(c.who, seat, "one"))
    return changes


def wrongly_caught(c: Case[ShedState, act.Catches, Any], ruling: Ruling, so_far: ShedState, silent: bool) -> Changes:
    """A card for a call that was not forgotten is undeserved, unless it only came too late: somebody else was first."""
    seat = c.s.seat(c.a.whom)
    late = any(each.seat == seat and each.reason == "one" for each in c.s.claims)
    if late or not conduct.in_play(c.s) or c.h.one_call == "off":
        return {}
    return {"offences": noted(so_far, Offence(c.who, "undeserved", c.n, (ruling.rule.id,), lasting=True))}


RULES = (misdeal, attack_draw, late_call, not_now, aside, false, two, out, catch)
EFFECTS: dict[type[Action], Apply] = {act.Says: says, act.Catches: catches}
PROOFS: dict[type[Action], Prove] = {act.Says: wrongly_said, act.Catches: wrongly_caught}
