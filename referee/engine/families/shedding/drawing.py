"""Drawing and passing in the shedding family: how many cards, how often, and what ends the turn."""

from dataclasses import dataclass
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.common_rules.conduct import record_act, take_cards
from referee.engine.families.effects import PlayEffects
from referee.engine.families.shedding import ending, last_call
from referee.engine.families.shedding.play import is_answerable, may_lay
from referee.engine.families.shedding.special import own_accusable
from referee.engine.families.shedding.state import ShedContext, ShedState
from referee.engine.families.shedding.turns import Draw, move_turn
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Verdict, no, ok, rule, unproven


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw of this number of cards, which `ends` the turn or keeps it."""

    cards: int
    ends: bool = True


@rule("shed.until", on=act.Draws, source="UNO-79 UNO-80")
def until_suit(c: Draw) -> Found | None:
    """Draw until a card of the suit to match comes, where an attack demands it, once for each card that does.

    A wrong challenge adds to that. If the stock runs out, drawing ends.
    """
    s, cards = c.state, c.action.cards
    count = due_now(s) if c.action.count is None else c.action.count
    if not s.draw or not s.until or c.who != s.turn:
        return None
    said = {"cards": count, "suit": s.suit_named, "draw": s.draw, "times": s.until}
    if s.spare is not None and count >= s.spare:
        return ok(Drawn(count), **said) if count == s.spare else no(**said)
    named = len(cards) > 0 and UNKNOWN not in cards and s.suit in s.suits
    places = [at for at, card in enumerate(cards) if card.suit == s.suit]
    last = places[s.until - 1] if len(places) >= s.until else len(cards)
    wrong = count < s.draw or (named and len(cards) - last != s.draw - s.until + 1)
    return no(**said) if wrong else ok(Drawn(count), **said)


@rule("shed.owed", on=act.Draws, source="ONE-7 ONE-12 OC-17 OC-50 UNO-13 UNO-66")
def owed(c: Draw) -> Found | None:
    """One draws what is owed, else one card: no more, and no fewer unless no more are there; once a turn.

    A player out of turn owes nothing, nor does one who has drawn: drawing then is one break, whatever the number.
    """
    due, count, how = due_now(c.state), c.action.count, c.state.config.drawing
    if c.who != c.state.turn or (c.state.drew and not how.until):
        return None
    if c.state.may_pass and not c.state.drew:
        return no(owed=0, cards=count, already=True)
    if count is None or is_due(c.state, c.action):
        return None
    left = how.limit - len(c.state.drew) if how.until and how.limit and not c.state.draw else count
    if 0 < left < count:
        return no(owed=left, cards=count, already=False)
    free = how.any_number or (how.until and not c.state.draw and count > 0)
    there = c.state.spare is None or count <= c.state.spare
    return None if free and there else no(owed=due, cards=count, already=False)


def is_due(s: ShedState, a: act.Draws) -> bool:
    """Return True if the player owes a draw of this size.

    If fewer cards are left, one may also say what was owed and take what is there, the rest being forgiven (Q-OC-10).
    """
    return a.count in (None, due_now(s)) or (not a.cards and a.count == (s.draw or 1))


def due_now(s: ShedState) -> int:
    """Return how many cards the player to act would draw now."""
    due = s.draw or 1
    return due if s.spare is None else min(due, s.spare)


@rule("shed.drawn-once", on=act.Draws, source="UNO-14 OC-18 OC-19")
def drawn_once(c: Draw) -> Found | None:
    """Let a player who has drawn and keeps the turn play the drawn card or pass.

    Where people draw until a card fits, they stop there, in one line or in several.
    """
    s, how, cards = c.state, c.state.config.drawing, c.action.cards
    if c.who != s.turn:
        return None
    if not how.until or at_limit(s):
        return no(drawn=s.drew, until=False, by=how.by) if s.drew else None
    for more in range(1 if s.draw else max(1, len(cards))):  # those drawn for an attack are owed, if they fit or not
        drawn = (*s.drew, *cards[:more])
        if playable(s.replaced({"drew": drawn})):
            return no(drawn=drawn, until=True, by=how.by)
    return None


def at_limit(s: ShedState) -> bool:
    """Return True if the player to act has drawn as many cards as the house lets them in a turn."""
    return 0 < s.config.drawing.limit <= len(s.drew)


def playable(s: ShedState) -> bool:
    """Return True if the card drawn last is known, and may certainly be played."""
    how, card = s.config.drawing, s.drew[-1] if s.drew else UNKNOWN
    return card is not UNKNOWN and card not in how.wait and may_lay(s, card) and not how.doubtful(s, card)


@rule("shed.one-stock", on=act.Reshuffles, source="OC-20", reads=("new_stock",))
def one_stock(c: RuleContext[ShedState, act.Reshuffles, Any]) -> Found | None:
    """Let the discards lie where the house has it so: whoever cannot play passes once the stock is used up."""
    return None if c.state.config.new_stock else no()


@rule("shed.blocked", on=(act.Draws, act.Passes), source="OC-20 UNO-21 Q-OC-10")
def blocked(c: RuleContext[ShedState, Any, Any]) -> Found | None:
    """End the round once nothing is left to draw and everybody has passed, one after another.

    Where drawing is not free, a player whose declared hand holds a card that fits has to play it.
    """
    s, ends, forced = c.state, c.state.config.ends, isinstance(c.action, act.Draws) and must_play.ask(c)
    idle = s.spare == 0 and not s.draw and c.who == s.turn
    over = idle and all(not here or at in (*s.passed, c.who) for at, here in enumerate(s.here))
    if not over or playable(s) or (forced and forced.verdict is Verdict.NO):
        return None
    return ok(how="none" if not ends.blocked_wins else "count" if s.has_points else "cards", by=ends.blocked_by)


@rule("shed.must-play", on=act.Draws, source="OC-17")
def must_play(c: Draw) -> Found | None:
    """Have a player who can play do so, if drawing is not free (Q-OC-2). Only a declared hand shows it."""
    s, how = c.state, c.state.config.drawing
    if how.freely or s.draw or s.drew or c.who != s.turn:
        return None
    known, barred = s.known[c.who], s.config.ends.last_barred
    if known is None:
        count, ends = coming_now(c), not (how.until or how.playable)
        return unproven(Drawn(count, ends), cards=count, ends=ends, by=how.freely_by)
    fitting = next((card for card in known if may_lay(s, card) and (len(known) > 1 or card not in barred)), None)
    return no(card=fitting, by=how.freely_by) if fitting is not None else None


@rule("shed.draw", on=act.Draws, source="ONE-7 ONE-12 OC-17 OC-50 UNO-13")
def draw(c: Draw) -> Found:
    """Allow drawing always.

    It is the turn, and the drawn card waits (Q-ONE-1, Q-ONE-13), unless the house lets it be played, or lets a player
    who drew an attack play on (Q-OC-5).
    """
    how, count = c.state.config.drawing, coming_now(c)
    ends = how.attack_ends if c.state.draw else not (how.until or how.playable)
    most, hand = c.state.config.ends.bust, c.state.hands[c.who]
    bust = hand is not None and 0 < most <= hand + count
    said = {"cards": count, "ends": ends or bust, "machine": how.any_number}
    if c.state.draw:
        return ok(Drawn(count, ends), **said, on=False, by=how.attack_by)
    return ok(Drawn(count, ends), **said, on=how.until, by=how.by)


def coming_now(c: Draw) -> int:
    """Return how many of the cards that a line draws are there; the rest is forgiven (Q-OC-10)."""
    count, spare = due_now(c.state) if c.action.count is None else c.action.count, c.state.spare
    return count if spare is None else min(count, spare)


def draws(c: Draw, ruling: Ruling) -> Changes:
    """Take the cards into the hand; the turn goes on unless the rule keeps it."""
    drawn = ruling.data if isinstance(ruling.data, Drawn) else Drawn(1)
    c, closed = last_call.close_call(c, plays=False)
    if c.state.phase != "play":
        return closed
    s = c.state
    taken, count = take_cards(s, c.who, drawn.cards if c.action.count is None else c.action.count, c.action.cards)
    changes = closed | _acted(c, ends=drawn.ends) | taken | {"until": 0}
    if drawn.ends:
        changes |= turn_ended(c)
    else:
        changes |= {"draw": 0, "may_pass": True}
        if not s.draw:
            faces = c.action.cards if len(c.action.cards) == count else (UNKNOWN,) * min(count, s.config.all_cards)
            changes["drew"] = (*s.drew, *faces)
    return changes | ending.put_out_bust(c, s.replaced(changes)) if s.config.ends.bust else changes


@rule("shed.pass", on=act.Passes, source="ONE-7 OC-20 UNO-49")
def pass_on(c: RuleContext[ShedState, act.Passes, Any]) -> Found:
    """Let a player pass who has drawn and may still play, or if nothing is left to draw (Q-OC-10).

    Where people draw until a card fits, that card is played.
    """
    s, how = c.state, c.state.config.drawing
    if c.who != s.turn:  # which is refused already: a pass out of turn is one break
        return ok()
    if s.spare == 0 and not playable(s):
        return ok()
    if s.drew and how.until and not (at_limit(s) and not playable(s)):
        return no(owed=0, until=True, answers=False, by=how.by)
    return ok() if s.may_pass or how.any_number else no(owed=s.draw, until=False, answers=is_answerable(s))


def passes(c: RuleContext[ShedState, act.Passes, Any], ruling: Ruling) -> Changes:
    """Pass the turn on; an attack that nobody can draw is forgiven."""
    c, closed = last_call.close_call(c, plays=False)
    if c.state.phase != "play":
        return closed
    return closed | _acted(c) | turn_ended(c)


def _acted(c: ShedContext, *, ends: bool = True) -> Changes:
    """Record a draw or a pass, with which nobody can doubt or accuse the player before any more, or name a suit late.

    The last is so where only the player of the card names it.
    """
    s = c.state
    late = s.wish == "open" and not s.config.anyone_calls and c.who != s.wisher
    changes = record_act(c, ends=ends) | {"doubt": None, "accusable": own_accusable(c)}
    return changes | {"wish": "decided"} if late else changes


def turn_ended(c: ShedContext) -> Changes:
    """Move the turn on after a draw or a pass, and keep who has passed because nothing is left to draw."""
    s = c.state
    passed = tuple(dict.fromkeys((*s.passed, c.who))) if s.spare == 0 and not s.draw else ()
    changes: Changes = {"may_pass": False, "drew": (), "passed": passed, "jumped": None}
    return move_turn(s, c.who, s.direction, PlayEffects(0, owed=s.waiting)) | changes


def blocks(c: ShedContext, ruling: Ruling) -> Changes:
    """End the round with the last pass."""
    changes = passes(c, ruling)
    return changes | ending.block_round(c, c.state.replaced(changes)) if "passed" in changes else changes


EFFECTS: Effects = {act.Draws: draws, act.Passes: passes, blocked.id: blocks}
