"""Plays of the shedding family: whose turn it is, and which cards may be laid."""

from collections.abc import Mapping
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.penalties import Penalty, card_given
from referee.engine.families.effects import Attack, PlayEffects, Power, Shield
from referee.engine.families.shedding.config import Answer
from referee.engine.families.shedding.state import ANY, SUITS_OF, ShedContext, ShedState
from referee.engine.model.game import RuleContext
from referee.engine.model.rulings import Falls, Found, Overturns, Seat, Suit, no, ok, rule, unproven

Play = RuleContext[ShedState, act.Plays, Any]


class Impossible:
    """Refused because it cannot be: it was entered wrong, and is nobody's break."""


ACTS = (act.Plays, act.Draws, act.Passes)


@rule("shed.round", on=(*ACTS, act.Calls), source="ONE-60 ONE-61 OC-7 UNO-7", final=True)
def no_round(c: ShedContext) -> Found | None:
    """Play begins when the starter has been turned, and ends with the round.

    A suit named before any card of the round lies is no line. How the last attack is drawn after the round is for the
    rules on drawing to say.
    """
    s = c.state
    if s.phase == "play":
        return None
    draws = s.phase == "count" and c.who == s.turn and isinstance(c.action, act.Draws | act.Passes)
    named = (s.phase == "deal" and s.wish == "none") or (s.until > 0 and s.wish == "open")
    phase = "attack" if s.phase == "count" and s.draw else s.phase
    return None if draws or (named and isinstance(c.action, act.Calls)) else no(phase=phase, turn=Seat(s.turn))


@rule("shed.turn", on=ACTS, source="ONE-6 ONE-37 OC-9 OC-10 UNO-8 UNO-16")
def turn(c: ShedContext) -> Found | None:
    """Only the player whose turn it is acts. Playing out of turn is a break of its own (ONE-34)."""
    s = c.state
    if c.who == s.turn or (isinstance(c.action, act.Plays) and jump_in.ask(c)):
        return None
    same = isinstance(c.action, act.Plays) and c.action.cards == (s.top,)
    return no(turn=Seat(s.turn), by=s.config.jump_by if same else ())


@rule("shed.hand", on=act.Plays, source="ONE-8", final=True)
def in_hand(c: Play) -> Found | None:
    """Refuse a play of more cards than its player holds, or of a card that is not in a declared hand.

    That cannot be, so it stands nowhere: something was entered wrong.
    """
    hand, known = c.state.hands[c.who], c.state.known[c.who]
    if hand is not None and len(c.action.cards) > hand:
        return no(Impossible(), hand=hand, cards=c.action.cards, declared=False)
    if known is None:
        return None
    named = [card for card in c.action.cards if card is not UNKNOWN]
    short = any(named.count(card) > known.count(card) for card in named)
    return no(Impossible(), hand=len(known), cards=c.action.cards, declared=True) if short else None


@rule("shed.packs", on=(act.Plays, act.Flips), source="ONE-4 ONE-70 OC-1 UNO-62 UNO-63", final=True)
def impossible(c: RuleContext[ShedState, Any, Any]) -> Found | None:
    """Public counting is proof: a third of a card from two packs since the last reshuffle cannot be right."""
    if c.action.calling is not None:
        called_of(c.state, c.action.calling)
    cards = (c.action.card,) if isinstance(c.action, act.Flips) else c.action.cards
    card = too_many(c.state, c.state.seen, cards)
    return no(Impossible(), card=card, number=c.state.packs.get(card, 0)) if card is not None else None


def too_many(s: ShedState, seen: Mapping[Card, int], cards: tuple[Card, ...]) -> Card | None:
    """Return the first card that the packs do not hold often enough, counting those shown already."""
    for card in cards:
        if card is not UNKNOWN and seen.get(card, 0) + cards.count(card) > s.packs.get(card, 0):
            return card
    return None


@rule("shed.drawn", on=act.Plays, source="UNO-15 OC-18 OC-19")
def drawn(c: Play) -> Found | None:
    """After a draw that keeps the turn only the drawn card may be played, and no other with it.

    A card that nobody entered may be any card. A player out of turn has drawn nothing. A card that takes others along
    is the one that is played.
    """
    drew, how = c.state.drew, c.state.config.drawing
    if not drew or c.who != c.state.turn:
        return None
    cards, free = c.action.cards, drew[-1:] if how.until else drew
    played = cards[-1:] if c.state.config.several.kind(cards) == "sweep" else cards
    fits_drawn = len(played) == 1 and (played[0] is UNKNOWN or UNKNOWN in free or played[0] in free)
    waits = fits_drawn and played[0] in how.wait
    return None if fits_drawn and not waits else no(cards=cards, drawn=free, waits=waits, by=how.by)


@rule("shed.several", on=act.Plays, source="ONE-26 ONE-30 ONE-70 OC-32 UNO-10")
def several(c: Play) -> Found | None:
    """Allow several cards at once only as the house has it: the very same, a rank, or a run."""
    cards, how = c.action.cards, c.state.config.several
    if len(cards) == 1 or not (why := how.fault(cards)):
        return None
    alone = next((card for card in cards if card in how.barred), None)
    return no(cards=cards, why="same" if how.kinds == ("same",) else why, card=alone, most=how.longest, by=how.by)


@rule("shed.last-card", on=act.Plays, source="OC-74 UNO-36")
def last_card(c: Play) -> Found | None:
    """Forbid some cards as the last one of a hand."""
    ends, card = c.state.config.ends, c.action.cards[-1]
    if card not in ends.last_barred or len(c.action.cards) != c.state.hands[c.who]:
        return None
    return no(card=card, by=ends.barred_by)


@rule("shed.jump-in", on=act.Plays, source="UNO-16")
def jump_in(c: Play) -> Found | None:
    """Let somebody out of turn play the very card that lies on top, where the house has it so; play goes on from them.

    The first line counts. At some tables the player on turn, within the time of a tie, goes before the jump.
    """
    s, cards, said = c.state, c.action.cards, {"cards": c.action.cards, "by": c.state.config.jump_by}
    if c.who == s.turn:
        return None
    if s.jumped is not None and s.config.jump_in == "turn" and len(cards) == 1:
        line, seat, at, timed = s.jumped
        tie = timed and c.timed and round(c.time - at, 6) <= s.house.call_tie_seconds
        if tie and c.who == seat and (fits(s, cards[0]) or s.power(cards[0]).wild):
            return ok(Overturns(falls=Falls(line)), **said, before=True)
    return ok(**said, before=False) if cards == (s.top,) and may_jump_in(s, c.who) else None


def may_jump_in(s: ShedState, seat: int) -> bool:
    """Return True if a seat out of turn may play the card on top, if it holds one; on an attack it has to answer it."""
    if s.config.jump_in == "off" or s.top is None or s.top is UNKNOWN or seat == s.turn or not s.here[seat]:
        return False
    return not s.draw or answer(s, s.top)[0] != "no"


@rule("shed.unseen", on=act.Plays, source="ONE-35")
def unseen(c: Play) -> Found | None:
    """Leave a card open whose face nobody entered, and one that is laid on such a card."""
    s, cards = c.state, c.action.cards
    on_unseen = s.top is UNKNOWN and not s.called and not s.power(cards[0]).wild
    return unproven(number=len(cards)) if UNKNOWN in cards or on_unseen else None


@rule("shed.unseen-break", on=act.Penalizes, source="ONE-35 ONE-38", reads=("penalty_cards",))
def unseen_break(c: RuleContext[ShedState, act.Penalizes, Any]) -> Found | None:
    """Let people say that a card was a wrong play which nobody entered, where a wrong play costs something."""
    cost = c.state.config.illegal
    cards = c.house.penalty_cards if cost is None else cost
    if c.action.reason != "play" or not cards or not is_unpaid(c):
        return None
    return unproven(Penalty(cards), **card_given(c, cards))


def is_unpaid(c: RuleContext[ShedState, act.Penalizes, Any]) -> bool:
    """Return True if the accused made a play that only people can judge, and no card was given for it."""
    accused, reason = c.state.seat(c.action.whom), c.action.reason
    paid = sum(claim.seat == accused and claim.reason == reason for claim in c.state.claims)
    return c.state.accusable.count((accused, reason)) > paid


def fits(s: ShedState, card: Card, power: Power | None = None) -> bool:
    """Return True if a card shares rank or suit with the top card, where a called suit stands for its own.

    Some cards go on certain suits instead, and leave a colour. Some go on certain ranks whatever the suit (Q-ONE-4).
    """
    if s.top is None or card.rank == s.top.rank:
        return True
    power = power or s.power(card)
    if power.goes is not None:
        return s.suit in power.goes
    if s.top.rank in power.free_on:
        return True
    return s.suit in (ANY, card.suit) or card.suit in SUITS_OF.get(s.suit, ())


def answer(s: ShedState, card: Card) -> Answer:
    """Return if a card answers the attack that waits: one that attacks does, unless the house has it otherwise.

    An attack that its player went out with may have to be drawn (Q-UNO-14), and one that was challenged (UNO-46).
    """
    if drawn_in_any_case(s):
        return "no", ()
    if s.config.answers is not None:
        return s.config.answers(s.attacker or s.top or card, card)
    power = s.power(card)
    return "match" if power.attacks else "no", power.free_by


def drawn_in_any_case(s: ShedState) -> bool:
    """Return True if nothing answers the attack that waits: its player went out with it, or it was challenged."""
    went_out = s.config.ends.victim_draws and s.striker in s.out
    return went_out or (s.doubt is not None and s.doubt.stage != "open")


def is_answerable(s: ShedState) -> bool:
    """Return True if any card answers the attack that waits."""
    return any(answer(s, card)[0] != "no" for card in s.packs)


def may_lay(s: ShedState, card: Card, power: Power | None = None) -> bool:
    """Return True if a card could be laid alone now."""
    how, power = answer(s, card)[0] if s.draw else "match", power or s.power(card)
    return how == "any" or (how == "match" and (power.wild or fits(s, card, power)))


def best(s: ShedState, cards: tuple[Card, ...]) -> Card:
    """Return the card that a play is matched by.

    That is a run's first card, the one that takes others along, else one that could be played.
    """
    if len(cards) == 1 or (kind := s.config.several.kind(cards)) == "run":
        return cards[0]
    if kind == "sweep":
        return cards[-1]
    return next((card for card in cards if may_lay(s, card)), cards[0])


def attacked(c: Play) -> bool:
    """Return True if an attack waits for this player."""
    return c.state.draw > 0 and c.who == c.state.turn


@rule("shed.attack", on=act.Plays, source="ONE-12 ONE-13 ONE-14 ONE-24 ONE-25 OC-50 UNO-41")
def attack(c: Play) -> Found | None:
    """Have an attacked player draw, or answer with a card that attacks too, or that the house lets defend.

    That card must match as ever, unless it is wild or the house lets it answer whatever the suit. In a run one that
    counts has to answer, the last card or an attack if they add up: a 3 under a 4 defends nothing (OC-44). A player out
    of turn was not attacked.
    """
    if not attacked(c):
        return None
    s, cards, several = c.state, c.action.cards, c.state.config.several
    card = best(s, cards)
    power, (how, by) = s.power(card), answer(s, card)
    said = {"cards": cards, "owed": s.draw, "by": by}
    if how != "no" and len(cards) > 1 and several.kind(cards) == "run":
        counted = [card for card in cards[:-1] if several.attacks_add and s.power(card).attacks]
        if all(answer(s, card)[0] == "no" for card in (*counted, cards[-1])):
            return no(**{**said, "by": several.by}, why="run", last=cards[-1])
    if how == "any" or (how == "match" and (power.wild or fits(s, card, power))):
        return ok(**said)
    if how == "match":
        return no(**said, why="match" if power.goes is None else "colour", top=s.top, suit=Suit(s.suit))
    if s.until or drawn_in_any_case(s):
        return no(**said, why="until" if s.until else "due")
    said["answers"] = is_answerable(s)
    stops_others = s.config.answers is not None and any(isinstance(does, Attack | Shield) for does in power.effects)
    against = s.attacker or s.top
    return no(**said, why="against", against=against) if stops_others and against else no(**said, why="no")


@rule("shed.wild", on=act.Plays, source="ONE-17 ONE-19 ONE-23 OC-61 OC-81 UNO-12")
def wild(c: Play) -> Found | None:
    """Let a wild card go on anything (Q-ONE-12)."""
    power = c.state.power(best(c.state, c.action.cards))
    return ok(cards=c.action.cards, by=power.wild_by) if power.wild else None


@rule("shed.colour", on=act.Plays, source="OC-61 OC-68")
def colour(c: Play) -> Found | None:
    """Let some cards go on certain suits, or on their own rank, instead of matching: the coloured joker on red, say."""
    card = best(c.state, c.action.cards)
    power = c.state.power(card)
    if power.goes is None or attacked(c):
        return None
    said = {"cards": c.action.cards, "top": c.state.top, "suit": Suit(c.state.suit), "by": power.wild_by}
    return ok(**said) if fits(c.state, card) else no(**said)


@rule("shed.suit", on=act.Plays, source="ONE-17 ONE-20 ONE-24 OC-79 UNO-67")
def called_suit(c: Play) -> Found | None:
    """Keep a called suit until a card covers it, even if others draw in between (Q-ONE-9)."""
    card, top = best(c.state, c.action.cards), c.state.top
    power = c.state.power(card)
    if not c.state.called or attacked(c) or power.goes is not None:
        return None
    on_attack = top is not None and c.state.power(top).attacks
    by = (*power.wild_by, *(power.free_by if on_attack else ()))
    said = {"cards": c.action.cards, "suit": Suit(c.state.suit), "top": top, "by": by}
    return ok(**said) if fits(c.state, card) else no(**said, coloured=c.state.config.coloured, then=instead(c))


@rule("shed.match", on=act.Plays, source="ONE-7 ONE-38 OC-10 OC-12 OC-80 UNO-9 UNO-11")
def match(c: Play) -> Found | None:
    """Match a card with the top card in face value or suit."""
    card = best(c.state, c.action.cards)
    power, top = c.state.power(card), c.state.top
    if c.state.called or attacked(c) or power.goes is not None:
        return None
    if fits(c.state, card):
        return ok(cards=c.action.cards, top=top, by=power.wild_by)
    below = c.state.power(top) if top is not None and c.state.suit == c.state.left_by(top) else None
    left = Suit(below.leaves) if below is not None and below.leaves else None
    by = below.wild_by if below is not None and left is not None else ()
    said = {"cards": c.action.cards, "top": top, "left": left, "coloured": c.state.config.coloured, "then": instead(c)}
    return no(**said, by=(*power.wild_by, *by))


def instead(c: Play) -> str:
    """Return what the player of a card that does not fit may do: `draw`, go `on` drawing, `pass`, or `choose`.

    To choose is to play another card, or to pass.
    """
    s = c.state
    if s.drew and c.who == s.turn:
        how = s.config.drawing
        return "on" if how.until and s.spare != 0 and not 0 < how.limit <= len(s.drew) else "pass"
    return "choose" if s.spare == 0 or (s.may_pass and c.who == s.turn) else "draw"


def effects_of(s: ShedState, cards: tuple[Card, ...], *, flipped: bool = False) -> PlayEffects:
    """Return the sum of the effects of some cards, with the attack that waited.

    In a run all cards may count, or only the last one, though attacks may add up; cards taken along count nothing.
    """
    made, how = PlayEffects(sum(s.here), flipped, s.draw + s.waiting), s.config.several
    kind = how.kind(cards) if len(cards) > 1 else ""
    adds = kind == "run" and how.attacks_add
    some = kind == "sweep" or (kind == "run" and not how.all_count)
    for at, card in enumerate(cards):
        power = s.power(card)
        counts = not some or at == len(cards) - 1
        for effect in power.effects:
            if counts or (adds and isinstance(effect, Attack)):
                effect.act(made)
        if power.attacks and (counts or adds):
            made.by = card
    return made


def starter_effects(s: ShedState, card: Card) -> PlayEffects:
    """Return the effects of a starter: as if the dealer had played it, where the house has it so."""
    return effects_of(s, (card,) if s.power(card).starter == "applies" else (), flipped=True)


def called_of(s: ShedState, suit: str) -> Suit:
    """Return the suit that is called; NotationError if the packs have none such."""
    if suit not in s.suits:
        raise NotationError("unreadable-suit", suit=suit)
    return Suit(suit)
