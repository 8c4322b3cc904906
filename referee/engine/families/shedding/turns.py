"""Turns of the shedding family: the effects of a play, draws and passes, and the next player."""

from typing import Any, NamedTuple

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card, without
from referee.engine.basics.seats import NOBODY, put, steps
from referee.engine.common_rules.conduct import Paused, record_act, take_cards
from referee.engine.common_rules.penalties import time_taken, with_offence
from referee.engine.families.effects import PlayEffects
from referee.engine.families.shedding import ending, last_call, special
from referee.engine.families.shedding.play import Impossible, effects_of, is_answerable, jump_in, may_lay, unseen
from referee.engine.families.shedding.state import DoubtedPlay, ShedContext, ShedState, count_shown
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Overturns, Ruling, Verdict, no, ok, rule, unproven
from referee.engine.model.state import Offence

Play = RuleContext[ShedState, act.Plays, Any]
Draw = RuleContext[ShedState, act.Draws, Any]


BURDEN = 2
"""Cards that a last card costs."""


class Drawn(NamedTuple):
    """A draw of this number of cards, which `ends` the turn or keeps it."""

    cards: int
    ends: bool = True


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
        "accusable": (*[claim for claim in s.accusable if claim[0] == c.who], *special.undeclared(c, cards)),
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
    if isinstance(ruling.data, Overturns) and c.state.jumped is not None:  # done once the log has left the jump out
        return {}
    c, closed = last_call.close_call(c, plays=True)
    if c.state.phase != "play":  # over with it, or let stand where no round was on: there is nothing to move
        return closed
    s, cards = c.state, c.action.cards
    made = effects_of(s, cards)
    changes = {**closed, **record_act(c), **lay(c, cards, made), "laid": c.who}
    if ruling.rule is jump_in and ruling.data is None:
        changes["jumped"] = (c.line, s.turn, c.time, c.timed)
    if ruling.rule is unseen:
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
    if s.config.last_call.word:
        caught = move_turn(s, c.who, changes["direction"], made) if out else {}
        turn = tuple((key, changes[key], value) for key, value in caught.items() if value != changes[key])
        changes |= last_call.open_call(c, hand, left, len(cards), turn)
    challengeable = ruling.data is True  # by the rule on such cards: the next player may challenge the play
    if ruling.verdict is Verdict.NO and not challengeable:  # a wrong play that stands is treated like a right one
        asked = (rule.ask(c) for rule in c.game.rules_on[act.Plays])
        challengeable = any(found is not None and found.data is True for found in asked)
    if challengeable:
        changes["doubt"] = DoubtedPlay(c.who, cards, s.top, s.suit, s.called, c.line, left, rest)
    if made.turned:
        changes |= special.turn_cards_over(s, c.who)
    changes = say_words(c, changes, left == 0, early[1] if early is not None and early[0] == c.who else "")
    if is_heavy and not made.hands:
        changes |= draw_for_heavy_card(s.replaced(changes), c.who)
    at = s.ring.index(c.who)
    for seat in (c.who, *((*s.ring[at + 1 :], *s.ring[:at]) if made.drops else ())):
        if changes.get("hands", s.hands)[seat] == 0:
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
        words.insert(0, early)
    for word in words:
        s = c.state.replaced({**changes, "now": c.time})
        spoken = c.game.judge_after(c, s, act.Says(c.action.who, word))
        changes = {**changes, **spoken}
        if word in c.action.saying:  # before what comes of it
            after, before = s.replaced(changes), s.beside.get(c.line, ())
            told = *before, last_call.word_heard(c, after, word), *after.beside.get(c.line, ())[len(before) :]
            changes["beside"] = after.beside | {c.line: told}
        elif spoken.get("last_call") is not None:
            changes["last_call"] = spoken["last_call"]._replace(timed=False)
    if "spade" in c.action.saying:
        s = c.state.replaced(changes)
        changes |= ending.tell_beside(c, s, last_call.word_heard(c, s, "spade"))
    return changes


# ------------------------------------------------------------------------------------------------ draws and passes


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
    due, spare = s.draw or 1, s.spare
    return due if spare is None else min(due, spare)


@rule("shed.drawn-once", on=act.Draws, source="UNO-14 OC-18 OC-19")
def drawn_once(c: Draw) -> Found | None:
    """Let a player who has drawn and keeps the turn play the drawn card or pass.

    Where people draw until a card fits, they stop there, in one line or in several.
    """
    s, how, cards = c.state, c.state.config.drawing, c.action.cards
    if c.who != s.turn:
        return None
    if not how.until or (at_limit(s) and not playable(s)):
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
    then, by = ("pass", how.attack_by) if c.state.draw else (after_draw(c, count), how.by)
    return ok(Drawn(count, ends), cards=count, ends=ends or bust, machine=how.any_number, then=then, by=by)


def after_draw(c: Draw, count: int) -> str:
    """Return what a player does who draws so many cards and keeps the turn: `play` what fits, draw `on`, or `pass`."""
    s, how, cards = c.state, c.state.config.drawing, c.action.cards
    if how.until and playable(s.replaced({"drew": cards[-1:]})):
        return "play"
    return "on" if how.until and s.spare != count and not 0 < how.limit <= len(s.drew) + count else "pass"


def coming_now(c: Draw) -> int:
    """Return how many of the cards that a line draws are there; the rest is forgiven (Q-OC-10)."""
    count, spare = due_now(c.state) if c.action.count is None else c.action.count, c.state.spare
    return count if spare is None else min(count, spare)


@rule("shed.pass", on=act.Passes, source="ONE-7 OC-20 UNO-49")
def pass_on(c: RuleContext[ShedState, act.Passes, Any]) -> Found:
    """Let a player pass who has drawn and may still play, or if nothing is left to draw (Q-OC-10).

    Where people draw until a card fits, that card is played.
    """
    s, how = c.state, c.state.config.drawing
    if c.who != s.turn or (s.spare == 0 and not playable(s)):  # out of turn is refused already: that is one break
        return ok()
    if s.drew and how.until and (not at_limit(s) or playable(s)):
        return no(owed=0, until=True, answers=False, by=how.by)
    return ok() if s.may_pass or how.any_number else no(owed=s.draw, until=False, answers=is_answerable(s))


def draws(c: RuleContext[ShedState, act.Draws | act.Passes, Any], ruling: Ruling) -> Changes:
    """Take the cards into the hand; the turn goes on unless the rule keeps it, as it does with a pass.

    With it nobody can doubt or accuse the player before any more, or name a suit late where only the player of the card
    names it. An attack that nobody can draw is forgiven. Who has passed since nothing is left to draw is kept; with the
    last of them the round ends.
    """
    drawn, is_blocked = ruling.data if isinstance(ruling.data, Drawn) else Drawn(1), ruling.rule is blocked
    c, closed = last_call.close_call(c, plays=False)
    s, count, cards = c.state, 0, tuple[Card, ...]()
    if s.phase != "play":
        return closed
    changes = closed | record_act(c, ends=drawn.ends) | {"doubt": None}
    changes["accusable"] = tuple([claim for claim in s.accusable if claim[0] == c.who])
    if s.wish == "open" and not s.config.anyone_calls and c.who != s.wisher:
        changes["wish"] = "decided"
    if isinstance(c.action, act.Draws) and not is_blocked:
        cards = c.action.cards
        taken, count = take_cards(s, c.who, drawn.cards if c.action.count is None else c.action.count, cards)
        changes |= taken | {"until": 0}
    if drawn.ends:
        passed = tuple(dict.fromkeys((*s.passed, c.who))) if s.spare == 0 and not s.draw else ()
        changes |= move_turn(s, c.who, s.direction, PlayEffects(0, owed=s.waiting))
        changes |= {"may_pass": False, "drew": (), "passed": passed, "jumped": None}
    else:
        changes |= {"draw": 0, "may_pass": True}
        faces = cards if len(cards) == count else (UNKNOWN,) * min(count, s.config.all_cards)
        changes["drew"] = s.drew if s.draw else (*s.drew, *faces)
    settle = ending.block_round if is_blocked else ending.put_out_bust
    return changes | settle(c, s.replaced(changes))


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
    if s.burden == NOBODY or s.laid != seat or s.phase != "play":
        return False
    mixed, at_once = s.burden == special.MIXED, s.last[0] == seat
    return (at_once or not (mixed or seat == s.turn)) and (mixed or s.hands[s.burden] != 0)


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


EFFECTS: Effects = {act.Plays: plays, act.Draws: draws, act.Passes: draws, heavy.id: draws_burden}
