"""Turns of the shedding family: what a play does, drawing and passing, and who is next."""

from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card
from referee.core.conduct import acted, paused, take
from referee.core.game import Apply, Changes, Prove
from referee.core.penalties import noted
from referee.core.rulings import Case, Found, Ruling, Suit, no, ok, rule, unsure
from referee.core.seats import NOBODY, put, steps
from referee.core.state import Offence
from referee.families.effects import Passing
from referee.families.shedding import calls, ending, sides, told, trades, wishes
from referee.families.shedding.play import impossible, in_hand, may_lay, passing_of, unseen
from referee.families.shedding.state import Doubt, ShedState, shown, without

Any_ = Case[ShedState, Any, Any]
Play = Case[ShedState, act.Plays, Any]
Draw = Case[ShedState, act.Draws, Any]


# ------------------------------------------------------------------------------------------------ what a play does


def turn_over(s: ShedState, who: int, direction: int, skips: int) -> int:
    """Who is next once a player's turns are over and so many seats are skipped."""
    return steps(who, direction, s.ring, s.here, 1 + skips)


def lay(c: Any_, cards: tuple[Card, ...], made: Passing) -> Changes:
    """The cards lie on the pile and do what they do. An attack and skips wait while the player has further turns."""
    s, top = c.s, cards[-1]
    changes: Changes = {
        "top": top,
        "suit": s.left_by(top),
        "called": False,
        "wish": "none" if s.wish == "none" else "decided",
        "wisher": NOBODY,
        "call": None,
        "direction": -s.direction if made.turns % 2 else s.direction,
        "may_pass": False,
        "drew": (),
        "doubt": None,
        "attacker": made.by or s.attacker or s.top,
        "striker": s.striker if made.by is None else c.who,
        "heard": (*wishes.own(c), *wishes.to_be_heard(c, cards)),
        "seen": shown(s.seen, cards),
    }
    if s.pile is not None:
        changes["pile"] = s.pile + len(cards)
    if made.until or s.until:
        changes["until"] = made.until
    if s.turner != NOBODY:
        changes["turner"] = NOBODY
    if made.wish:
        changes |= {"wish": "open", "wisher": c.who, "wish_flipped": made.flipped}
        if c.a.calling is not None:
            changes |= wishes.called(c, c.a.calling)
    return changes


def moved(s: ShedState, who: int, direction: int, made: Passing, *, out: bool = False) -> Changes:
    """Where the turn goes after an act: further turns first, what waits for their end later. Whoever is `out` has no
    further turn, and is passed over."""
    again = (s.again - 1 if s.again and who == s.turn else 0) + made.again
    waiting, skips = made.waits, s.skips + made.skips
    if again and not out:
        return {"again": again, "waiting": waiting, "skips": skips, "draw": 0, "turn": who}
    here = put(s.here, who, False) if out else s.here
    if made.back:
        turn = steps(who, -direction, s.ring, here, made.back)
    else:
        turn = steps(who, direction, s.ring, here, 1 + skips)
    return {"again": 0, "skips": 0, **strikes(turn, who, waiting, here)}


def strikes(turn: int, who: int, attack: int, here: tuple[bool, ...]) -> Changes:
    """Whose turn it is now, and whether the attack is theirs. An attack makes others draw, never who laid it ("forces
    the opponent to take cards", OC-50): where the turn comes back to that player, by a skip or a reverse between two,
    say, the attack waits for the next of the others until that turn is over, as it does for the end of further turns.
    Where nobody else plays it is off."""
    own = turn == who
    return {"turn": turn, "draw": 0 if own else attack, "waiting": attack if own and sum(here) > 1 else 0}


def plays(c: Play, ruling: Ruling) -> Changes:
    """The cards leave the hand. A play out of turn that stands counts as if the turn had been its player's."""
    c, closed = calls.closed(c, plays=True)
    if c.s.phase != "play":  # over with it, or let stand where no round was on: there is nothing to move
        return closed
    s, cards = c.s, c.a.cards
    made = passing_of(s, cards)
    changes = {**closed, **acted(c), **lay(c, cards, made), "laid": c.who}
    if ruling.rule is unseen:
        changes["heard"] = (*changes["heard"], (c.who, "play"))
    hand, known = s.hands[c.who], s.known[c.who]
    left = None if hand is None else max(0, hand - len(cards))
    changes |= moved(s, c.who, changes["direction"], made, out=left == 0 and s.table.ends is not None)
    if made.named:
        changes["wisher"] = changes["turn"]
    if left is not None:
        changes |= {"hands": put(s.hands, c.who, left), "aside": put(s.aside, c.who, min(s.aside[c.who], left))}
    if known is not None:
        changes["known"] = put(s.known, c.who, without(known, cards))
    if made.hands and left != 0:
        changes |= trades.changed(s.but(changes), c.who, made.hands)
    if made.bounced or made.drops or s.dropping:
        changes |= told.carried_out(c, made, s.but(changes), empty=left == 0)
    if s.table.last_call is not None:
        changes |= calls.opened(c, hand, left, len(cards))
    if ruling.fill.get("doubt"):
        changes["doubt"] = Doubt(c.who, cards[-1], s.top, s.suit, s.called, c.n)
    if made.turned:
        changes |= sides.turned_over(s, c.who)
    changes = said(c, changes, left == 0)
    if s.table.ends is None:
        return changes
    if s.table.ends.heavy and left == 1:
        changes |= burdened(s.but(changes), c.who)
    if changes.get("hands", s.hands)[c.who] == 0:
        changes |= ending.resolved(c, s.but(changes), c.who)
    return changes | told.emptied(c, s.but(changes), c.who) if made.drops else changes


def burdened(s: ShedState, who: int) -> Changes:
    """Whoever is left with a single card that is no plain one takes two more (UNO-34), where the hand is known."""
    ends, known = s.table.ends, s.known[who]
    if ends is None or known is None or len(known) != 1 or known[0] not in ends.heavy or s.hands[who] != 1:
        return {}
    return take(s, who, 2)[0] | {"known": put(s.known, who, None)}


def said(c: Play, changes: Changes, empty: bool) -> Changes:
    """The words said with a play are heard right after it; an empty hand needs none where going out is not called."""
    words = [word for word in c.a.saying if word != "spade"]
    if empty and not c.s.table.out_is_called and "one" not in words:
        words.append("one")
    for word in words:
        s = c.s.but({**changes, "now": c.at})
        spoken = c.game.judge_after(c, s, act.Says(c.a.who, word))
        changes = {**changes, **spoken}
        if word in c.a.saying:
            changes |= calls.heard(c, s.but(changes), word)
    if "spade" in c.a.saying:
        changes |= calls.heard(c, c.s.but(changes), "spade")
    return changes


@rule("shed.heavy", on=act.Draws, source="UNO-34")
def heavy(c: Draw) -> Found | None:
    """Whoever is left with one card that is no plain one draws two, where the house has it so. Only its player knows a
    hand that was not declared, and says so before the next play."""
    return unsure(cards=2) if may_be_heavy(c.s, c.who) and c.a.count == 2 else None


def may_be_heavy(s: ShedState, seat: int) -> bool:
    """Whether the one card that somebody's play left them, which nobody else has seen, may cost them two more."""
    ends = s.table.ends
    alone = s.hands[seat] == 1 and s.known[seat] is None and s.laid == seat != s.turn
    return ends is not None and bool(ends.heavy) and s.phase == "play" and alone


def wrong(c: Any_, ruling: Ruling, so_far: ShedState, silent: bool) -> Changes:
    """A play, draw or pass that the rules do not allow: the log remembers it for whoever names it before the next
    player acts, with whatever else was wrong with it. What cannot be was entered wrong, and is nobody's break. Where it
    costs nothing, only what may stand can be named."""
    cost = c.s.table.illegal
    free = cost == 0 and not c.game.lets_stand(c)
    if c.s.phase != "play" or ruling.rule in (in_hand, impossible, trades.trade_first) or free:
        return {}
    reason = "play/took" if ruling.rule is paused and isinstance(c.a, act.Draws) else "play"
    fault = Offence(c.who, reason, c.n, ruling.breaks, stands=silent, cards=cost)
    changes: Changes = {"offences": noted(so_far, fault)}
    if isinstance(c.a, act.Plays) and not silent:
        changes["heard"] = (*so_far.heard, *wishes.to_be_heard(c, c.a.cards))
        changes["offences"] = falsely_said(c, so_far.but(changes))
    return changes


def falsely_said(c: Play, s: ShedState) -> tuple[Offence, ...]:
    """The offences with those of the words said with a play that was taken back, judged as if it had stood."""
    hand = s.hands[c.who]
    left = s.but({"hands": put(s.hands, c.who, max(0, hand - len(c.a.cards)))}) if hand is not None else s
    for word in c.a.saying:
        spoken = c.game.judge_after(c, left, act.Says(c.a.who, word))
        if "phase" not in spoken:
            left = left.but({"offences": spoken.get("offences", left.offences)})
    return left.offences


# ----------------------------------------------------------------------------------------------- drawing, passing


@rule("shed.until", on=act.Draws, source="UNO-79 UNO-80")
def until_suit(c: Draw) -> Found | None:
    """Some attacks are drawn until a card of the suit to match comes, which is the last one, but for what a wrong
    challenge adds. Where the stock runs out, what is there is all."""
    s, count, cards = c.s, drawing_now(c), c.a.cards
    if not s.draw or not s.until:
        return None
    said = {"cards": count, "suit": Suit(s.suit), "draw": s.draw}
    if s.spare is not None and count >= s.spare:
        return ok(**said) if count == s.spare else no(**said)
    known = [each.suit for each in cards if each is not UNKNOWN]
    named = len(known) == len(cards) > 0 and s.suit in s.suits
    first = known.index(s.suit) if s.suit in known else len(cards)
    wrong = count < s.draw or (named and first != len(cards) - s.draw)
    return no(**said) if wrong else ok(**said)


@rule("shed.owed", on=act.Draws, source="ONE-7 ONE-12")
def owed(c: Draw) -> Found | None:
    """One draws what is owed, else one card: no more, and no fewer unless no more are there; once a turn."""
    due, count, how = due_now(c.s), c.a.count, c.s.table.drawing
    if c.s.may_pass and not c.s.drew:
        return no(owed=0, cards=count)
    if count is None or is_due(c.s, c.a):
        return None
    free = how.any_number or (how.until and not c.s.draw and count > 0)
    return None if free and (c.s.spare is None or count <= c.s.spare) else no(owed=due, cards=count)


def is_due(s: ShedState, a: act.Draws) -> bool:
    """Whether a draw is what is owed; where fewer cards are left, one may also say what was owed and take what is
    there, the rest being forgiven (Q-OC-10)."""
    return a.count in (None, due_now(s)) or (not a.cards and a.count == (s.draw or 1))


def due_now(s: ShedState) -> int:
    """How many cards the player to act would draw now."""
    due = s.draw or 1
    return due if s.spare is None else min(due, s.spare)


@rule("shed.drawn-once", on=act.Draws, source="UNO-14 OC-18 OC-19")
def drawn_once(c: Draw) -> Found | None:
    """After a draw that keeps the turn one plays the drawn card or passes; where one draws until a card fits, one
    stops there."""
    drew, how = c.s.drew, c.s.table.drawing
    if not drew or (how.until and not playable(c.s)):
        return None
    return no(drawn=drew, until=how.until, by=how.by)


def playable(s: ShedState) -> bool:
    """Whether the card drawn last is known, and may be played."""
    return (
        bool(s.drew) and s.drew[-1] is not UNKNOWN and s.drew[-1] not in s.table.drawing.wait and may_lay(s, s.drew[-1])
    )


@rule("shed.must-play", on=act.Draws, source="OC-17")
def must_play(c: Draw) -> Found | None:
    """Where one may not draw freely, whoever can play does (Q-OC-2). Only a declared hand shows it."""
    s, how = c.s, c.s.table.drawing
    if how.freely or s.draw or s.drew:
        return None
    known = s.known[c.who]
    if known is None:
        return unsure(cards=drawing_now(c), ends=not (how.until or how.playable), by=how.freely_by)
    fitting = next((card for card in known if may_lay(s, card)), None)
    return no(card=fitting, by=how.freely_by) if fitting is not None else None


@rule("shed.draw", on=act.Draws, source="ONE-7 ONE-12 OC-17 OC-50 UNO-13")
def draw(c: Draw) -> Found:
    """Drawing is always allowed. It is the turn, and the drawn card waits (Q-ONE-1, Q-ONE-13), unless the house lets it
    be played, or lets who drew an attack play on (Q-OC-5)."""
    how = c.s.table.drawing
    if c.s.draw:
        return ok(cards=drawing_now(c), ends=how.attack_ends, on=False, by=how.attack_by)
    return ok(cards=drawing_now(c), ends=not (how.until or how.playable), on=how.until, by=how.by)


def drawing_now(c: Draw) -> int:
    """How many cards a line draws."""
    return due_now(c.s) if c.a.count is None else c.a.count


def draws(c: Draw, ruling: Ruling) -> Changes:
    """The cards come to the hand; the turn goes on unless the rule keeps it."""
    if ruling.rule is heavy:
        return take(c.s, c.who, ruling.fill.get("cards", 1), c.a.cards)[0]
    c, closed = calls.closed(c, plays=False)
    if c.s.phase != "play":
        return closed
    s = c.s
    changes, count = take(s, c.who, ruling.fill.get("cards", 1) if c.a.count is None else c.a.count, c.a.cards)
    changes = {**closed, **acted(c), **changes, **wishes.closed(c), "heard": wishes.own(c), "doubt": None}
    if s.until:
        changes["until"] = False
    if not ruling.fill.get("ends", True):
        changes |= {"draw": 0, "may_pass": True}
        if not s.draw:
            faces = c.a.cards if len(c.a.cards) == count else (UNKNOWN,) * count
            changes["drew"] = (*s.drew, *faces)
    else:
        changes |= moved(s, c.who, s.direction, Passing(0, owed=s.waiting)) | {"may_pass": False, "drew": ()}
    bust = s.table.ends is not None and s.table.ends.bust
    return changes | ending.busted(c, s.but(changes)) if bust else changes


@rule("shed.pass", on=act.Passes, source="ONE-7 OC-20 UNO-49")
def pass_on(c: Case[ShedState, act.Passes, Any]) -> Found:
    """Passing is for who has drawn and may still play, or where nothing is left to draw (Q-OC-10). Where one draws
    until a card fits, that card is played."""
    s, how = c.s, c.s.table.drawing
    if s.spare == 0 and not playable(s):
        return ok()
    if s.drew and how.until:
        return no(owed=0, until=True, by=how.by)
    return ok() if s.may_pass or how.any_number else no(owed=s.draw, until=False)


def passes(c: Case[ShedState, act.Passes, Any], ruling: Ruling) -> Changes:
    """The turn goes on; an attack that nobody can draw is forgiven."""
    c, closed = calls.closed(c, plays=False)
    if c.s.phase != "play":
        return closed
    changes = moved(c.s, c.who, c.s.direction, Passing(0, owed=c.s.waiting))
    changes |= {"may_pass": False, "drew": (), "doubt": None, "heard": wishes.own(c)}
    return closed | acted(c) | changes | wishes.closed(c)


BEFORE_TURNS = (heavy,)
RULES = (until_suit, owed, drawn_once, must_play)
LAST_RULES = (draw, pass_on)
EFFECTS: dict[type[Action], Apply] = {act.Plays: plays, act.Draws: draws, act.Passes: passes}
PROOFS: dict[type[Action], Prove] = {act.Plays: wrong, act.Draws: wrong, act.Passes: wrong}
