"""Turns of the shedding family: the effects of a play, and the next player."""

from dataclasses import replace
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card, without
from referee.engine.basics.seats import NOBODY, put, steps
from referee.engine.common_rules.conduct import Paused, record_act, take_cards
from referee.engine.common_rules.penalties import time_taken, with_offence
from referee.engine.families.effects import PlayEffects
from referee.engine.families.shedding import ending, last_call, special
from referee.engine.families.shedding.play import Before, Impossible, Jump, Unseen, effects_of
from referee.engine.families.shedding.state import DoubtedPlay, ShedContext, ShedState, count_shown
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Verdict, rule, unproven
from referee.engine.model.state import Offence

Play = RuleContext[ShedState, act.Plays, Any]
Draw = RuleContext[ShedState, act.Draws, Any]


class Challengeable:
    """A play that the next player may challenge."""


BURDEN = 2
"""Cards that a last card costs."""


def lay(c: ShedContext, cards: tuple[Card, ...], made: PlayEffects) -> Changes:
    """Lay the cards on the pile and apply their effects.

    An attack and skips wait while the player has further turns.
    """
    s, top = c.state, cards[-1]
    changes: Changes = {"top": top, "suit": s.left_by(top), "called": False, "wisher": NOBODY, "call": None}
    changes |= {"may_pass": False, "passed": (), "drew": (), "doubt": None, "burden": NOBODY, "jumped": None}
    changes |= {
        "wish": "none" if s.wish == "none" else "decided",
        "direction": -s.direction if made.turns % 2 else s.direction,
        "attacker": made.by or s.attacker or s.top,
        "striker": s.striker if made.by is None else c.who,
        "accusable": (*special.own_accusable(c), *special.undeclared(c, cards)),
        "seen": count_shown(s.seen, cards),
        "turner": NOBODY,
    }
    if s.pile is not None:
        changes["pile"] = s.pile + len(cards)
    if made.until or s.until:
        changes["until"] = made.until + (s.until if made.owed else 0)
    if made.wish:
        changes |= {"wish": "open", "wisher": c.who, "wish_flipped": made.flipped}
        if c.action.calling is not None:
            changes |= special.set_called_suit(c, c.action.calling)
    return changes


def move_turn(s: ShedState, who: int, direction: int, made: PlayEffects, *, out: bool = False) -> Changes:
    """Move the turn after an act: the player's further turns first, then the effects that wait for their end.

    A player who is `out` has no further turn, and is passed over. Who plays out of turn takes over neither the further
    turns nor the skips of the player before.
    """
    again = (s.again - 1 if s.again and who == s.turn else 0) + made.again
    waiting, skips = made.waits, (s.skips if who == s.turn else 0) + made.skips
    if again and not out:
        return {"again": again, "waiting": waiting, "skips": skips, "draw": 0, "turn": who}
    here = put(s.here, who, False) if out else s.here
    way, count = (-direction, made.back) if made.back else (direction, 1 + skips)
    turn = steps(who, way, s.ring, here, count)
    return {"again": 0, "skips": 0, **turn_and_attack(turn, who, waiting, here)}


def turn_and_attack(turn: int, who: int, attack: int, here: tuple[bool, ...]) -> Changes:
    """Return the player on turn and the player whom the attack hits.

    An attack makes others draw, never its player ("forces the opponent to take cards", OC-50). If the turn comes back
    to that player, by a skip or a reverse between two, the attack waits for the next of the others until that turn is
    over, as it does for the end of further turns. If nobody else plays it is off.
    """
    own = turn == who
    return {"turn": turn, "draw": 0 if own else attack, "waiting": attack if own and sum(here) > 1 else 0}


def plays(c: Play, ruling: Ruling) -> Changes:
    """Play the cards from the hand; a play out of turn that stands counts as if the turn had been its player's."""
    early = c.state.early
    if isinstance(ruling.data, Before) and c.state.jumped is not None:  # done once the log has left the jump out
        return {}
    c, closed = last_call.close_call(c, plays=True)
    if c.state.phase != "play":  # over with it, or let stand where no round was on: there is nothing to move
        return closed
    s, cards = c.state, c.action.cards
    made = effects_of(s, cards)
    changes = {**closed, **record_act(c), **lay(c, cards, made), "laid": c.who}
    if isinstance(ruling.data, Jump):
        changes["jumped"] = (c.line, s.turn, c.time, c.timed)
    if isinstance(ruling.data, Unseen):
        changes["accusable"] = (*changes["accusable"], (c.who, "play"))
    hand, known = s.hands[c.who], s.known[c.who]
    left = None if hand is None else max(0, hand - len(cards))
    out = left == 0 and not s.config.ends.called
    changes |= move_turn(s, c.who, changes["direction"], made, out=out)
    if made.named:
        changes["wisher"] = changes["turn"]
    if left is not None:
        changes |= {"hands": put(s.hands, c.who, left), "aside": put(s.aside, c.who, min(s.aside[c.who], left))}
    rest = None if known is None else without(known, cards)
    if rest is not None:
        changes["known"] = put(s.known, c.who, rest)
    is_heavy = left == 1 and bool(s.config.ends.heavy)
    if is_heavy and made.hands:  # the cards are due before the hands move
        changes |= draw_for_heavy_card(s.replaced(changes), c.who)
    if is_heavy and known is None:
        changes["burden"] = c.who
    if made.hands and left != 0:
        changes |= special.change_hands(s.replaced(changes), c.who, made.hands)
    if made.bounced or made.drops or s.dropping:
        changes |= special.apply_to_other_hands(c, made, s.replaced(changes), empty=left == 0)
    if s.config.last_call is not None:
        caught = move_turn(s, c.who, changes["direction"], made) if out else {}
        turn = tuple((key, changes[key], value) for key, value in caught.items() if value != changes[key])
        changes |= last_call.open_call(c, hand, left, len(cards), turn)
    challengeable = isinstance(ruling.data, Challengeable)
    if ruling.verdict is Verdict.NO and not challengeable:  # a wrong play that stands is treated like a right one
        asked = (rule.ask(c) for rule in c.game.rules_on[act.Plays])
        challengeable = any(found is not None and isinstance(found.data, Challengeable) for found in asked)
    if challengeable:
        changes["doubt"] = DoubtedPlay(c.who, cards, s.top, s.suit, s.called, c.line, left, rest)
    if made.turned:
        changes |= special.turn_cards_over(s, c.who)
    changes = say_words(c, changes, left == 0, early[1] if early is not None and early[0] == c.who else "")
    if is_heavy and not made.hands:
        changes |= draw_for_heavy_card(s.replaced(changes), c.who)
    at = s.ring.index(c.who)
    for seat in (c.who, *((*s.ring[at + 1 :], *s.ring[:at]) if made.drops else ())):
        changes |= ending.settle_empty_hand(c, s.replaced(changes), seat)
    return changes


def draw_for_heavy_card(s: ShedState, who: int) -> Changes:
    """Have a player whose known hand is a single card that is no plain one take two more (UNO-34)."""
    known = s.known[who]
    if known is None or len(known) != 1 or known[0] not in s.config.ends.heavy or s.hands[who] != 1:
        return {}
    return take_cards(s, who, BURDEN)[0] | {"known": put(s.known, who, None)}


def say_words(c: Play, changes: Changes, empty: bool, early: str) -> Changes:
    """Hear the words said with a play right after it; an empty hand needs none if going out is not called.

    One that was said `early`, just before the play, is heard if the play makes it due. No catch was as quick.
    """
    words = [word for word in c.action.saying if word != "spade"]
    owed = changes["pending"].word if changes.get("pending") is not None else ""
    out = empty and c.state.config.ends.called and (early == "one" or not c.state.config.out_is_called)
    if out and "one" not in words:
        words.append("one")
    elif early and early == owed and early not in words:
        spoken = c.game.judge_after(c, c.state.replaced({**changes, "now": c.time}), act.Says(c.action.who, early))
        told = spoken.get("last_call")
        changes = {**changes, **spoken} | ({"last_call": replace(told, timed=False)} if told is not None else {})
    for word in words:
        s = c.state.replaced({**changes, "now": c.time})
        spoken = c.game.judge_after(c, s, act.Says(c.action.who, word))
        changes = {**changes, **spoken}
        if word in c.action.saying:  # before what comes of it
            after = s.replaced(changes)
            heard = (c.line, last_call.word_heard(c, after, word))
            changes["beside"] = (*s.beside, heard, *after.beside[len(s.beside) :])
    if "spade" in c.action.saying:
        s = c.state.replaced(changes)
        changes |= ending.tell_beside(c, s, last_call.word_heard(c, s, "spade"))
    return changes


@rule("shed.heavy", on=act.Draws, source="UNO-34")
def heavy(c: Draw) -> Found | None:
    """Have a player who is left with one card that is no plain one draw two, where the house has it so.

    Only its player knows a hand that was not declared, and says so before the next play, on whose turn it may be; on
    their own turn only at once. The cards are due before the play moves the hands, and join the one it left.
    """
    return unproven(cards=BURDEN) if may_be_heavy(c.state, c.who) and c.action.count == BURDEN else None


def may_be_heavy(s: ShedState, seat: int) -> bool:
    """Return True if the one card that a play left its player, unseen by others, may cost two more.

    Cards that came to it since, for a forgotten call say, change nothing: the two were due with the play.
    """
    at_once = s.last[0] == seat
    mixed = s.burden == special.MIXED
    if s.burden == NOBODY or s.laid != seat or s.phase != "play" or (not at_once and (mixed or seat == s.turn)):
        return False
    return mixed or s.hands[s.burden] != 0


def draws_burden(c: Draw, ruling: Ruling) -> Changes:
    """Take the cards that a last card costs into the hand it lies in by now; the turn stays where it is."""
    s, mixed = c.state, c.state.burden == special.MIXED
    seat = c.who if mixed or s.burden == NOBODY else s.burden
    changes = take_cards(s, seat, BURDEN, () if mixed else c.action.cards)[0] | {"burden": NOBODY}
    return changes | special.mix_hands(s.replaced(changes), c.who) if mixed else changes


def record_wrong_act(c: ShedContext, ruling: Ruling, so_far: ShedState, stands: bool) -> Changes:
    """Record a refused play, draw or pass, and all that was wrong with it, for an accusation.

    The next player's act ends the time for it. The words said with a play that was taken back are judged too. What
    cannot be was entered wrong, and is nobody's break. If it costs nothing, only what may stand can be named.
    """
    cost = c.state.config.illegal
    free = cost == 0 and not c.game.left_to_players(c)
    if c.state.phase != "play" or isinstance(ruling.data, Impossible) or free:
        return {}
    reason = "play/took" if isinstance(ruling.data, Paused) and isinstance(c.action, act.Draws) else "play"
    fault = Offence(c.who, reason, c.line, ruling.breaks, stands=stands, cards=cost, took=time_taken(c))
    changes: Changes = {"offences": with_offence(so_far, fault)}
    if stands or not isinstance(c.action, act.Plays):
        return changes
    changes["accusable"] = (*so_far.accusable, *special.undeclared(c, c.action.cards))
    left, hand = so_far.replaced(changes), so_far.hands[c.who]
    if hand is not None:
        left = left.replaced({"hands": put(left.hands, c.who, max(0, hand - len(c.action.cards)))})
    for word in c.action.saying:  # judged as if the play had stood
        spoken = c.game.judge_after(c, left, act.Says(c.action.who, word))
        if "phase" not in spoken:
            left = left.replaced({"offences": spoken.get("offences", left.offences)})
    return changes | {"offences": left.offences}


EFFECTS: Effects = {act.Plays: plays, heavy.id: draws_burden}
