"""Turns of the shedding family: what may be played, drawn, passed and called, and what it does."""

from collections.abc import Iterator, Mapping
from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card
from referee.core.conduct import acted, paused, take
from referee.core.game import Apply, Changes, Prove
from referee.core.penalties import noted
from referee.core.rulings import Case, Found, Ruling, Seat, Suit, no, ok, rule, unsure
from referee.core.seats import NOBODY, put, steps
from referee.core.state import Offence
from referee.families.effects import Passing
from referee.families.shedding.calls import called, called_of
from referee.families.shedding.state import ANY, ShedState, shown

Any_ = Case[ShedState, Any, Any]
Play = Case[ShedState, act.Plays, Any]
ACTS = (act.Plays, act.Draws, act.Passes)


# ---------------------------------------------------------------------------------------------------- whose turn


@rule("shed.round", on=(*ACTS, act.Calls), source="ONE-60 ONE-61", alone=True)
def no_round(c: Any_) -> Found | None:
    """Play begins when the starter has been turned, and ends with the round. A suit named before that is no line."""
    early = isinstance(c.a, act.Calls) and c.s.phase == "deal"
    return no(phase=c.s.phase) if c.s.phase != "play" and not early else None


@rule("shed.turn", on=ACTS, source="ONE-6 ONE-37")
def turn(c: Any_) -> Found | None:
    """Only the player whose turn it is acts. Playing out of turn is a break of its own (ONE-34)."""
    return no(turn=Seat(c.s.turn)) if c.who != c.s.turn else None


# ------------------------------------------------------------------------------------------------- playing cards


@rule("shed.hand", on=act.Plays, source="ONE-8", alone=True)
def in_hand(c: Play) -> Found | None:
    """Nobody plays more cards than they hold, nor, where the hand was declared, a card that is not in it. That cannot
    be, so it stands nowhere: something was entered wrong."""
    hand, known = c.s.hands[c.who], c.s.known[c.who]
    if hand is not None and len(c.a.cards) > hand:
        return no(hand=hand, cards=c.a.cards, declared=False)
    named = [each for each in c.a.cards if each is not UNKNOWN]
    if known is not None and any(named.count(each) > known.count(each) for each in named):
        return no(hand=len(known), cards=c.a.cards, declared=True)
    return None


@rule("shed.packs", on=(act.Plays, act.Flips), source="ONE-4 ONE-70", alone=True)
def impossible(c: Case[ShedState, Any, Any]) -> Found | None:
    """Public counting is proof: a third of a card from two packs since the last reshuffle cannot be right."""
    if c.a.calling is not None:
        called_of(c.s, c.a.calling)
    cards = (c.a.card,) if isinstance(c.a, act.Flips) else c.a.cards
    each = too_many(c.s, c.s.seen, cards)
    return no(card=each, number=c.s.table.packs.get(each, 0)) if each is not None else None


def too_many(s: ShedState, seen: Mapping[Card, int], cards: tuple[Card, ...]) -> Card | None:
    """The first card that, with those shown already, there cannot be."""
    for each in cards:
        if each is not UNKNOWN and seen.get(each, 0) + cards.count(each) > s.table.packs.get(each, 0):
            return each
    return None


@rule("shed.several", on=act.Plays, source="ONE-30 ONE-70 ONE-26")
def several(c: Play) -> Found | None:
    """Several cards at once only where face and suit are exactly the same; any two jokers are."""
    first = c.a.cards[0]
    for each in c.a.cards[1:]:
        if each is not first and UNKNOWN not in (each, first) and not (each.suit == first.suit == ""):
            return no(cards=c.a.cards)
    return None


@rule("shed.unseen", on=act.Plays, source="ONE-35")
def unseen(c: Play) -> Found | None:
    """A card whose face nobody entered is never judged by its face, nor is one laid on such a card."""
    if UNKNOWN in c.a.cards or (c.s.top is UNKNOWN and not c.s.called and not c.s.power(c.a.cards[0]).wild):
        return unsure(number=len(c.a.cards))
    return None


def fits(s: ShedState, card: Card) -> bool:
    """Whether a card shares rank or suit with the top card, a called suit standing for its own."""
    return s.top is None or card.rank == s.top.rank or s.suit in (ANY, card.suit)


def best(s: ShedState, cards: tuple[Card, ...]) -> Card:
    """The card that a play is matched by: all are alike, but where they are not, that is the only thing wrong if one
    of them could be played."""
    for each in cards:
        power = s.power(each)
        if (power.wild or fits(s, each)) and (power.attacks or not s.draw):
            return each
    return cards[0]


def attacked(c: Play) -> bool:
    """Whether an attack waits for this player."""
    return c.s.draw > 0 and c.who == c.s.turn


@rule("shed.attack", on=act.Plays, source="ONE-12 ONE-13 ONE-14 ONE-24 ONE-25")
def attack(c: Play) -> Found | None:
    """Who is attacked draws, or answers with a card that attacks too; that card must match as ever, unless it is wild
    or the house lets it answer whatever the suit (Q-ONE-4). Who plays out of turn was not attacked."""
    s, card = c.s, best(c.s, c.a.cards)
    if not attacked(c):
        return None
    power = s.power(card)
    said = {"cards": c.a.cards, "owed": s.draw, "by": power.answers_by, "attacks": power.attacks}
    top = s.top.rank if s.top else ""
    if power.attacks and (power.wild or fits(s, card) or top in power.answers_any):
        return ok(**said)
    return no(**said, suit=Suit(s.suit)) if power.attacks else no(**said)


@rule("shed.wild", on=act.Plays, source="ONE-17 ONE-19 ONE-23")
def wild(c: Play) -> Found | None:
    """A wild card goes on anything (Q-ONE-12)."""
    power = c.s.power(best(c.s, c.a.cards))
    return ok(cards=c.a.cards, by=power.wild_by) if power.wild else None


@rule("shed.suit", on=act.Plays, source="ONE-17 ONE-20 ONE-24")
def called_suit(c: Play) -> Found | None:
    """A called suit stands until a card covers it, draws in between notwithstanding (Q-ONE-9)."""
    if not c.s.called or attacked(c):
        return None
    card = best(c.s, c.a.cards)
    said = {"cards": c.a.cards, "suit": Suit(c.s.suit), "top": c.s.top, "by": c.s.power(card).wild_by}
    return ok(**said) if fits(c.s, card) else no(**said)


@rule("shed.match", on=act.Plays, source="ONE-7 ONE-38")
def match(c: Play) -> Found | None:
    """A card matches the top card in face value or suit."""
    if c.s.called or attacked(c):
        return None
    card = best(c.s, c.a.cards)
    said = {"cards": c.a.cards, "top": c.s.top, "by": c.s.power(card).wild_by}
    return ok(**said) if fits(c.s, card) else no(**said)


def passing_of(s: ShedState, cards: tuple[Card, ...], *, flipped: bool = False) -> Passing:
    """What some cards come to together."""
    made = Passing(sum(s.here), flipped)
    for each in cards:
        for effect in s.power(each).effects:
            effect.act(made)
    return made


def turn_over(s: ShedState, who: int, direction: int, skips: int) -> int:
    """Who is next once a player's turns are over and so many seats are skipped."""
    return steps(who, direction, s.ring, s.here, 1 + skips)


def lay(c: Any_, cards: tuple[Card, ...], made: Passing) -> Changes:
    """The cards lie on the pile and do what they do. An attack and skips wait while the player has further turns."""
    s, top = c.s, cards[-1]
    direction = -s.direction if made.turns % 2 else s.direction
    unknown = top is UNKNOWN
    changes: Changes = {
        "top": top,
        "suit": "?" if unknown else top.suit or ANY,
        "called": False,
        "wish": "none" if s.wish == "none" else "decided",
        "wisher": NOBODY,
        "call": None,
        "direction": direction,
        "may_pass": False,
        "heard": (*own(c), *to_be_heard(c, cards)),
        "seen": shown(s.seen, cards),
    }
    if s.pile is not None:
        changes["pile"] = s.pile + len(cards)
    if made.wish:
        changes |= {"wish": "open", "wisher": c.who, "wish_flipped": made.flipped}
        if c.a.calling is not None:
            changes |= called(c, c.a.calling)
    return changes


def own(c: Any_) -> tuple[tuple[int, str], ...]:
    """What only people can say of this player's earlier plays: nobody else has acted since."""
    return tuple(each for each in c.s.heard if each[0] == c.who)


def to_be_heard(c: Any_, cards: tuple[Card, ...]) -> Iterator[tuple[int, str]]:
    """What only people can say of a play: whether a spade that was not entered as called was called."""
    if "spade" not in c.a.saying and any(c.s.power(each).declare or each is UNKNOWN for each in cards):
        yield c.who, "spade"


def moved(s: ShedState, who: int, direction: int, made: Passing, answered: int) -> Changes:
    """Where the turn goes after a play: further turns first, what waits for their end later."""
    again = (s.again - 1 if s.again and who == s.turn else 0) + made.again
    waiting, skips = s.waiting + answered + made.attack, s.skips + made.skips
    if again:
        return {"again": again, "waiting": waiting, "skips": skips, "draw": 0, "turn": who}
    turn = turn_over(s, who, direction, skips)
    return {"again": 0, "waiting": 0, "skips": 0, "draw": waiting, "turn": turn}


def plays(c: Play, ruling: Ruling) -> Changes:
    """The cards leave the hand. A play out of turn that stands counts as if the turn had been its player's."""
    s, cards = c.s, c.a.cards
    if s.phase != "play":  # let stand where no round was on: there is nothing to move
        return {}
    made = passing_of(s, cards)
    changes = acted(c) | lay(c, cards, made)
    if ruling.rule is unseen:
        changes["heard"] = (*changes["heard"], (c.who, "play"))
    changes |= moved(s, c.who, changes["direction"], made, s.draw)
    hand, known = s.hands[c.who], s.known[c.who]
    if hand is not None:
        left = max(0, hand - len(cards))
        changes |= {"hands": put(s.hands, c.who, left), "aside": put(s.aside, c.who, min(s.aside[c.who], left))}
    if known is not None:
        changes["known"] = put(s.known, c.who, without(known, cards))
    return said(c, changes, changes.get("hands", s.hands)[c.who] == 0)


def without(known: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """A declared hand less some cards; None, not known any more, where one of them was not in it."""
    left = list(known)
    for each in cards:
        if each not in left:
            return None
        left.remove(each)
    return tuple(left)


def said(c: Play, changes: Changes, empty: bool) -> Changes:
    """The words said with a play are heard right after it; an empty hand needs none where going out is not called."""
    words = [word for word in c.a.saying if word != "spade"]
    if empty and not c.s.table.out_is_called and "one" not in words:
        words.append("one")
    for word in words:
        s = c.s.but({**changes, "now": c.at})
        spoken = c.game.judge_after(c, s, act.Says(c.a.who, word))
        changes = {**changes, **spoken}
    return changes


def wrong(c: Any_, ruling: Ruling, so_far: ShedState, silent: bool) -> Changes:
    """A play, draw or pass that the rules do not allow: the log remembers it for whoever names it before the next
    player acts, with whatever else was wrong with it. What cannot be was entered wrong, and is nobody's break."""
    if c.s.phase != "play" or ruling.rule in (in_hand, impossible):
        return {}
    reason = "play/took" if ruling.rule is paused and isinstance(c.a, act.Draws) else "play"
    changes: Changes = {"offences": noted(so_far, Offence(c.who, reason, c.n, ruling.breaks, stands=silent))}
    if isinstance(c.a, act.Plays) and not silent:
        changes["heard"] = (*so_far.heard, *to_be_heard(c, c.a.cards))
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


@rule("shed.owed", on=act.Draws, source="ONE-7 ONE-12")
def owed(c: Case[ShedState, act.Draws, Any]) -> Found | None:
    """One draws what is owed, else one card: no more, and no fewer unless no more are there; once a turn."""
    if c.s.may_pass:
        return no(owed=0, cards=c.a.count)
    return None if is_due(c.s, c.a) else no(owed=due_now(c.s), cards=c.a.count)


def due_now(s: ShedState) -> int:
    """How many cards the player to act would draw now."""
    due = s.draw or 1
    return due if s.spare is None else min(due, s.spare)


def is_due(s: ShedState, a: act.Draws) -> bool:
    """Whether a draw is what is owed; where fewer cards are left, one may also say what was owed and take what is
    there, the rest being forgiven (Q-OC-10)."""
    return a.count in (None, due_now(s)) or (not a.cards and a.count == (s.draw or 1))


@rule("shed.draw", on=act.Draws, source="ONE-7 ONE-12")
def draw(c: Case[ShedState, act.Draws, Any]) -> Found:
    """Drawing is always allowed; it is the turn, and the drawn card waits (Q-ONE-1, Q-ONE-13)."""
    return ok(cards=due_now(c.s), ends=True)


def draws(c: Case[ShedState, act.Draws, Any], ruling: Ruling) -> Changes:
    """The cards come to the hand; the turn goes on unless the rule keeps it."""
    s = c.s
    if s.phase != "play":
        return {}
    changes, _ = take(s, c.who, c.a.count or ruling.fill.get("cards", 1), c.a.cards)
    changes = acted(c) | changes | {"heard": own(c)}
    if not ruling.fill.get("ends", True):
        return changes | {"draw": 0, "may_pass": True}
    return changes | moved(s, c.who, s.direction, Passing(0), 0) | {"may_pass": False}


@rule("shed.pass", on=act.Passes, source="ONE-7")
def pass_on(c: Case[ShedState, act.Passes, Any]) -> Found:
    """Passing is for who has drawn and may still play, or where nothing is left to draw (Q-OC-10)."""
    return ok() if c.s.may_pass or c.s.spare == 0 else no(owed=c.s.draw)


def passes(c: Case[ShedState, act.Passes, Any], ruling: Ruling) -> Changes:
    """The turn goes on."""
    if c.s.phase != "play":
        return {}
    changes = moved(c.s, c.who, c.s.direction, Passing(0), 0)
    return acted(c) | changes | {"may_pass": False, "heard": own(c)}


RULES = (no_round, in_hand, impossible, turn, several, unseen, attack, wild, called_suit, match, owed)
LAST_RULES = (draw, pass_on)
EFFECTS: dict[type[Action], Apply] = {act.Plays: plays, act.Draws: draws, act.Passes: passes}
PROOFS: dict[type[Action], Prove] = {act.Plays: wrong, act.Draws: wrong, act.Passes: wrong}
