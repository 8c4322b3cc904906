"""The rules that only One has: misdeals that cost cards, and "One" called with an empty hand."""

from dataclasses import dataclass
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules import conduct
from referee.engine.common_rules.conduct import cards_coming, take_cards
from referee.engine.common_rules.penalties import ledger_entry
from referee.engine.families.shedding.drawing import Drawn, due_now
from referee.engine.families.shedding.ending import round_over
from referee.engine.families.shedding.last_call import Caught, says_early, why_innocent
from referee.engine.families.shedding.state import ANY, ShedState
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Rule, Ruling, Seat, no, ok, rule, unproven
from referee.engine.model.state import Claim, Offence
from referee.engine.notation.tokens import read_name

Say = RuleContext[ShedState, act.Says, Any]


@dataclass(frozen=True, slots=True)
class Out:
    """A call that ends the round, before or after the next player `draws` the attack that waits."""

    draws: bool


def false_call(c: Say, broken: Rule) -> Offence:
    """Return the break of a call that the log proves wrong."""
    return Offence(c.who, "false", c.line, (broken.id,))


@rule("one.misdeal", on=act.Deals, source="ONE-58", reads=("misdeal", "hand_size"))
def misdeal(c: RuleContext[ShedState, act.Deals, Any]) -> Found | None:
    """Turn a wrong deal into penalty cards of the dealer, who deals again.

    All of its cards as the source says, or less (Q-ONE-15).
    """
    if not c.action.wrong:
        return None
    size, people = c.house.hand_size, sum(not gone for gone in c.state.gone)
    dealt = c.action.hands or (size,) * people
    surplus = sum(max(0, cards - size) for cards in dealt[:people]) + sum(dealt[people:])
    fine = {"literal": sum(dealt), "excess": surplus, "one": 1, "redeal_only": 0}[c.house.misdeal]
    spare = c.state.config.all_cards - (0 if c.state.fresh else sum(c.state.penalties)) - size * people - 1
    cards = min(fine, max(0, spare))
    return ok(cards, cards=cards, dealt=sum(dealt))


@rule("one.attack-draw", on=act.Draws, source="ONE-12 ONE-13 ONE-26", reads=("attack_draw_ends_turn",))
def attack_draw(c: RuleContext[ShedState, act.Draws, Any]) -> Found | None:
    """End the turn of a player who draws an attack, unless the house lets them play on (Q-ONE-1)."""
    if not c.state.draw:
        return None
    cards = due_now(c.state)
    ends = c.house.attack_draw_ends_turn
    return ok(Drawn(cards, ends), cards=cards, ends=ends)


@rule("one.late-call", on=act.Calls, source="ONE-18 ONE-62", reads=("turn_seconds",))
def late_call(c: RuleContext[ShedState, act.Calls, Any]) -> Found | None:
    """After a joker as the starter, nobody's call within the time of a turn leaves any card playable (Q-ONE-7)."""
    s = c.state
    if s.wish != "open" or not s.wish_flipped or s.suit != ANY:
        return None
    return no(seconds=c.house.turn_seconds) if _since_flip(c) > c.house.turn_seconds else None


def _since_flip(c: RuleContext[ShedState, Any, Any]) -> float:
    """Return the seconds since the starter was turned, without time-outs and shuffling; turns may have passed in it."""
    flips = [entry for entry in c.log[: c.line - 1] if entry.stands and isinstance(entry.read, act.Flips)]
    if not flips:
        return conduct.elapsed(c.state, c.time)
    seconds, then, caller = 0.0, flips[-1].at, ""
    for entry in c.log[flips[-1].n : c.line - 1]:
        if not caller and not (entry.stands and isinstance(entry.read, act.Reshuffles)):
            seconds += entry.at - then
        then = entry.at
        if entry.stands:
            caller = _time_out_of(entry.read, caller)
    return round(seconds + (0.0 if caller else c.time - then), 6)


def _time_out_of(action: act.Action, caller: str) -> str:
    """Return whose time-out runs after a line that stands, empty if none does; before it that was the `caller`."""
    match action:
        case act.Says(who, conduct.TIME_OUT):
            return who
        case act.Says(who, conduct.TIME_IN) | act.Leaves(who) if who == caller:
            return ""
        case act.Replaces(who, whom) if whom == caller:
            return who
        case act.Corrects(_, facts) if "timeout" in dict(facts):
            named = dict(facts)["timeout"]
            return "" if named == "none" else read_name(named)
    return caller


# ------------------------------------------------------------------------------------------------ calling "One"


@rule("one.over", on=act.Says, source="ONE-8")
def not_now(c: Say) -> Found | None:
    """Allow "One" while the round is on, for somebody who is in it, not in a time-out."""
    if c.action.word != "one":
        return None
    return no() if c.state.phase != "play" or c.state.timeout != NOBODY or not c.state.here[c.who] else None


@rule("one.aside", on=act.Says, source="ONE-33 ONE-55")
def aside(c: Say) -> Found | None:
    """Count penalty cards lying aside as the hand's: a player who has some is not out (Q-ONE-18)."""
    if c.action.word != "one" or not c.state.aside[c.who]:
        return None
    return no(false_call(c, aside), cards=c.state.aside[c.who])


@rule("one.early", on=act.Says, source="ONE-8", reads=("one_early",))
def early(c: Say) -> Found | None:
    """Hold "One" said with the last card, in one's turn, for the play of it that follows at once.

    The source wants the hand to be empty: a stricter house refuses it.
    """
    s = c.state
    hand, known = s.hands[c.who], s.known[c.who]
    last = hand == 1 or (bool(hand) and known is not None and len(set(known)) == 1)
    if c.action.word != "one" or c.house.one_early != "holds" or s.turn != c.who or not last:
        return None
    return ok()


@rule("one.false", on=act.Says, source="ONE-8 ONE-36")
def false(c: Say) -> Found | None:
    """Refuse "One" with cards in the hand, which may cost a card (Q-ONE-16)."""
    hand = c.state.hands[c.who]
    return no(false_call(c, false), hand=hand) if c.action.word == "one" and hand else None


@rule("one.two", on=act.Says, source="ONE-8 ONE-10", reads=("two_out",))
def two(c: Say) -> Found | None:
    """Let a 2 end the round with its first turn, or have the further turn taken first in a stricter house (Q-ONE-2)."""
    if c.action.word != "one" or not has_further_turn(c.state, c.who):
        return None
    return no(false_call(c, two)) if c.house.two_out == "must_take_turn" else None


def has_further_turn(s: ShedState, seat: int) -> bool:
    """Return True if a 2 gives a player another turn that is still to be taken."""
    return s.turn == seat and s.again > 0


@rule("one.out", on=act.Says, source="ONE-8 ONE-11", reads=("finish_attack_draw", "one_call"))
def out(c: Say) -> Found | None:
    """End the round when a player has ended a turn with an empty hand and calls "One", late or not (Q-ONE-3).

    An attack that still waits is drawn only where the house wants it (Q-ONE-5).
    """
    if c.action.word != "one":
        return None
    draws = c.house.finish_attack_draw == "draw_and_count"
    said = {"draws": draws, "called": c.house.one_call != "off"}
    return unproven(Out(draws), **said) if c.state.hands[c.who] is None else ok(Out(draws), **said)


def says(c: Say, ruling: Ruling) -> Changes:
    """End the round with "One"; other words are the table's."""
    if c.action.word == "one":
        return round_over(c, c.state, c.who, isinstance(ruling.data, Out) and ruling.data.draws)
    return conduct.says(c, ruling)


# -------------------------------------------------------------------------------------- catching a forgotten "One"


@rule("one.catch", on=act.Catches, source="ONE-8 ONE-10 ONE-35", reads=("one_call", "two_out", "penalty_cards"))
def catch(c: RuleContext[ShedState, act.Catches, Any]) -> Found:
    """Let anybody who sees an empty hand uncalled give it a card first: the round goes on (Q-ONE-3).

    Catching somebody who has cards is undeserved, and so is catching somebody who may not call yet, since the further
    turn of a 2 has to be taken first.
    """
    seat, caught = c.state.seat(c.action.whom), Caught(c.house.penalty_cards)
    waits = c.house.two_out == "must_take_turn" and has_further_turn(c.state, seat)
    empty = c.state.phase == "play" and c.state.hands[seat] == 0 and c.state.here[seat]
    forgot = empty and not waits and seat != c.who
    said = {"seat": Seat(seat), "cards": cards_coming(c.state, seat, c.house.penalty_cards)}
    if c.house.one_call == "off":
        return no(**said, why="off", hand=0, line=0)
    if forgot:
        return ok(caught, **said)
    if c.state.phase == "play" and c.state.hands[seat] is None and not waits and seat != c.who:
        return unproven(caught, **said)
    why = {**why_innocent(c, seat, 0, ("one",)), **({"why": "turn"} if empty and waits and seat != c.who else {})}
    late = any(claim.seat == seat and claim.reason == "one" for claim in c.state.claims)  # after another call
    return no(None if late else Offence(c.who, "undeserved", c.line, (catch.id,), lasting=True), **said, **why)


def catches(c: RuleContext[ShedState, act.Catches, Any], ruling: Ruling) -> Changes:
    """Give the caught player the card: the hand is no longer empty."""
    s, seat = c.state, c.state.seat(c.action.whom)
    changes, cards = take_cards(s, seat, ruling.data.cards if isinstance(ruling.data, Caught) else 1)
    changes["penalties"] = put(s.penalties, seat, s.penalties[seat] + cards)
    if s.timeout != NOBODY:
        changes["aside"] = put(s.aside, seat, s.aside[seat] + cards)
    changes["ledger"] = (*s.ledger, ledger_entry(c, ruling, "one", cards))
    changes["claims"] = (*s.claims, Claim(c.who, seat, "one"))
    return changes


RULES = (misdeal, attack_draw, late_call, not_now, aside, early, false, two, out, catch)
EFFECTS: Effects = {act.Says: says, act.Catches: catches, early.id: says_early}
