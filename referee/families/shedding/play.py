"""Plays of the shedding family: whose turn it is, and which cards may be laid."""

from collections.abc import Mapping
from typing import Any

from referee.core import actions as act
from referee.core.cards import UNKNOWN, Card
from referee.core.notation import Unreadable
from referee.core.rulings import Case, Found, Seat, Suit, no, ok, rule, unsure
from referee.families.effects import Attack, Passing, Shield
from referee.families.shedding.state import ANY, SUITS_OF, ShedState
from referee.families.shedding.table import Answer

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
    if known is None:
        return None
    named = [each for each in c.a.cards if each is not UNKNOWN]
    short = any(named.count(each) > known.count(each) for each in named)
    return no(hand=len(known), cards=c.a.cards, declared=True) if short else None


@rule("shed.packs", on=(act.Plays, act.Flips), source="ONE-4 ONE-70", alone=True)
def impossible(c: Case[ShedState, Any, Any]) -> Found | None:
    """Public counting is proof: a third of a card from two packs since the last reshuffle cannot be right."""
    if c.a.calling is not None:
        called_of(c.s, c.a.calling)
    cards = (c.a.card,) if isinstance(c.a, act.Flips) else c.a.cards
    each = too_many(c.s, c.s.seen, cards)
    return no(card=each, number=c.s.packs.get(each, 0)) if each is not None else None


def too_many(s: ShedState, seen: Mapping[Card, int], cards: tuple[Card, ...]) -> Card | None:
    """The first card that, with those shown already, there cannot be."""
    for each in cards:
        if each is not UNKNOWN and seen.get(each, 0) + cards.count(each) > s.packs.get(each, 0):
            return each
    return None


@rule("shed.drawn", on=act.Plays, source="UNO-15 OC-18 OC-19")
def drawn(c: Play) -> Found | None:
    """After a draw that keeps the turn only the drawn card may be played, where its face is known."""
    drew, cards = c.s.drew, c.a.cards
    if not drew or UNKNOWN in drew:
        return None
    free = drew[-1:] if c.s.table.drawing.until else drew
    if len(cards) == 1 and (cards[0] in free or cards[0] is UNKNOWN) and cards[0] not in c.s.table.drawing.wait:
        return None
    return no(cards=cards, drawn=drew, by=c.s.table.drawing.by)


@rule("shed.several", on=act.Plays, source="ONE-26 ONE-30 ONE-70 OC-32 UNO-10")
def several(c: Play) -> Found | None:
    """Several cards at once only as the house has it: the very same, a rank, a run, …"""
    cards, how = c.a.cards, c.s.table.several
    if len(cards) == 1 or not (why := how.fault(cards)):
        return None
    return no(cards=cards, why="same" if how.kinds == ("same",) else why, most=how.longest, by=how.by)


@rule("shed.last-card", on=act.Plays, source="OC-74 UNO-36")
def last_card(c: Play) -> Found | None:
    """Some cards may not be the last one of a hand."""
    ends, card = c.s.table.ends, c.a.cards[-1]
    if ends is None or card not in ends.last_barred or len(c.a.cards) != c.s.hands[c.who]:
        return None
    return no(card=card, by=ends.barred_by)


@rule("shed.unseen", on=act.Plays, source="ONE-35")
def unseen(c: Play) -> Found | None:
    """A card whose face nobody entered is never judged by its face, nor is one laid on such a card."""
    if UNKNOWN in c.a.cards or (c.s.top is UNKNOWN and not c.s.called and not c.s.power(c.a.cards[0]).wild):
        return unsure(number=len(c.a.cards))
    return None


@rule("shed.unseen-break", on=act.Penalizes, source="ONE-35 ONE-38", reads=("penalty_cards",))
def unseen_break(c: Case[ShedState, act.Penalizes, Any]) -> Found | None:
    """Whether a card that nobody entered was a wrong play, only people saw."""
    if c.a.reason != "play" or not unpaid(c):
        return None
    return unsure(seat=Seat(c.s.seat(c.a.whom)), cards=c.h.penalty_cards, reason="play")


def unpaid(c: Case[ShedState, act.Penalizes, Any]) -> bool:
    """Whether the accused made a play that only people can judge, and that no card was given for."""
    accused, reason = c.s.seat(c.a.whom), c.a.reason
    paid = sum(each.seat == accused and each.reason == reason for each in c.s.claims)
    return c.s.heard.count((accused, reason)) > paid


def fits(s: ShedState, card: Card) -> bool:
    """Whether a card shares rank or suit with the top card, a called suit standing for its own. Some cards go on
    certain suits instead, and leave a colour."""
    if s.top is None or card.rank == s.top.rank:
        return True
    goes = s.power(card).goes
    if goes is not None:
        return s.suit in goes
    return s.suit in (ANY, card.suit) or card.suit in SUITS_OF.get(s.suit, ())


def answer(s: ShedState, card: Card) -> Answer:
    """Whether a card is an answer to the attack that waits: one that attacks is, unless the house has it otherwise. An
    attack that its player went out with may have to be drawn (Q-UNO-14)."""
    if drawn_in_any_case(s):
        return "no", ()
    if s.table.answers is not None:
        return s.table.answers(s.attacker or s.top or card, card)
    power = s.power(card)
    if not power.attacks:
        return "no", power.answers_by
    return "any" if s.top is not None and s.top.rank in power.answers_any else "match", power.answers_by


def drawn_in_any_case(s: ShedState) -> bool:
    """Whether nothing answers the attack that waits, for its player went out with it."""
    ends = s.table.ends
    return ends is not None and ends.victim_draws and s.striker in s.out


def may_lay(s: ShedState, card: Card) -> bool:
    """Whether a card could be laid alone now."""
    how = answer(s, card)[0] if s.draw else "match"
    return how == "any" or (how == "match" and (s.power(card).wild or fits(s, card)))


def best(s: ShedState, cards: tuple[Card, ...]) -> Card:
    """The card that a play is matched by: a run's first, the one that takes others along, else one that could be
    played."""
    if len(cards) == 1 or (kind := s.table.several.kind(cards)) == "run":
        return cards[0]
    if kind == "sweep":
        return cards[-1]
    return next((each for each in cards if may_lay(s, each)), cards[0])


def attacked(c: Play) -> bool:
    """Whether an attack waits for this player."""
    return c.s.draw > 0 and c.who == c.s.turn


def counts_as_answer(s: ShedState, cards: tuple[Card, ...]) -> bool:
    """Whether what counts of these cards answers the attack that waits. Of a run that is the last card, and the attacks
    in it where they add up: a 3 under a 4 defends nothing, for the effect is given to the last card alone (OC-44)."""
    how = s.table.several
    if len(cards) == 1 or how.kind(cards) != "run":
        return True
    counted = [card for card in cards[:-1] if how.attacks_add and s.power(card).attacks]
    return any(answer(s, card)[0] != "no" for card in (*counted, cards[-1]))


@rule("shed.attack", on=act.Plays, source="ONE-12 ONE-13 ONE-14 ONE-24 ONE-25 OC-50 UNO-41")
def attack(c: Play) -> Found | None:
    """Who is attacked draws, or answers with a card that attacks too, or that the house lets defend; that card must
    match as ever, unless it is wild or the house lets it answer whatever the suit (Q-ONE-4). Of a run that answers the
    card that answers has to count. Who plays out of turn was not attacked."""
    if not attacked(c):
        return None
    s, card = c.s, best(c.s, c.a.cards)
    how, by = answer(s, card)
    power, said = s.power(card), {"cards": c.a.cards, "owed": s.draw, "by": by}
    if how != "no" and not counts_as_answer(s, c.a.cards):
        return no(**{**said, "by": s.table.several.by}, why="run", last=c.a.cards[-1])
    if how == "any" or (how == "match" and (power.wild or fits(s, card))):
        return ok(**said)
    if how == "match":
        return no(**said, why="match" if power.goes is None else "colour", top=s.top, suit=Suit(s.suit))
    against = s.attacker or s.top
    stops_others = s.table.answers is not None and against is not None and not drawn_in_any_case(s)
    if stops_others and any(isinstance(effect, Attack | Shield) for effect in power.effects):
        return no(**said, why="against", against=against)
    return no(**said, why="no")


@rule("shed.wild", on=act.Plays, source="ONE-17 ONE-19 ONE-23")
def wild(c: Play) -> Found | None:
    """A wild card goes on anything (Q-ONE-12)."""
    power = c.s.power(best(c.s, c.a.cards))
    return ok(cards=c.a.cards, by=power.wild_by) if power.wild else None


@rule("shed.colour", on=act.Plays, source="OC-61 OC-68")
def colour(c: Play) -> Found | None:
    """Some cards go on certain suits, or on their own rank, instead of matching: the coloured joker on red, say."""
    card = best(c.s, c.a.cards)
    power = c.s.power(card)
    if power.goes is None or attacked(c):
        return None
    said = {"cards": c.a.cards, "top": c.s.top, "suit": Suit(c.s.suit), "by": power.wild_by}
    return ok(**said) if fits(c.s, card) else no(**said)


@rule("shed.suit", on=act.Plays, source="ONE-17 ONE-20 ONE-24")
def called_suit(c: Play) -> Found | None:
    """A called suit stands until a card covers it, draws in between notwithstanding (Q-ONE-9)."""
    if not c.s.called or attacked(c):
        return None
    card = best(c.s, c.a.cards)
    said = {"cards": c.a.cards, "suit": Suit(c.s.suit), "top": c.s.top, "by": c.s.power(card).wild_by}
    return ok(**said) if fits(c.s, card) else no(**said, coloured=c.s.table.coloured)


@rule("shed.match", on=act.Plays, source="ONE-7 ONE-38")
def match(c: Play) -> Found | None:
    """A card matches the top card in face value or suit."""
    if c.s.called or attacked(c):
        return None
    card = best(c.s, c.a.cards)
    power, top = c.s.power(card), c.s.top
    if fits(c.s, card):
        return ok(cards=c.a.cards, top=top, by=power.wild_by)
    below = c.s.power(top) if top is not None and c.s.suit == c.s.left_by(top) else None
    left = Suit(below.leaves) if below is not None and below.leaves else None
    by = below.wild_by if below is not None and left is not None else ()
    return no(cards=c.a.cards, top=top, left=left, coloured=c.s.table.coloured, by=(*power.wild_by, *by))


def passing_of(s: ShedState, cards: tuple[Card, ...], *, flipped: bool = False) -> Passing:
    """What some cards come to together, with the attack that waited. Of a run only the last card counts, though attacks
    may add up; what a card takes along counts nothing."""
    made = Passing(sum(s.here), flipped, s.draw + s.waiting)
    if len(cards) == 1:
        power = s.power(cards[0])
        for effect in power.effects:
            effect.act(made)
        made.by = cards[0] if power.attacks else None
        return made
    how = s.table.several
    kind = how.kind(cards)
    adds = kind == "run" and how.attacks_add
    for at, each in enumerate(cards):
        power = s.power(each)
        counts = kind not in ("run", "sweep") or at == len(cards) - 1
        for effect in power.effects:
            if counts or (adds and isinstance(effect, Attack)):
                effect.act(made)
        if power.attacks and (counts or adds):
            made.by = each
    return made


def starting(s: ShedState, card: Card) -> Passing:
    """What a starter comes to: as if the dealer had played it, where the house has it so."""
    if s.power(card).starter != "applies":
        return Passing(sum(s.here), flipped=True)
    return passing_of(s, (card,), flipped=True)


def called_of(s: ShedState, suit: str) -> Suit:
    """The suit that is called; Unreadable where the packs have none such."""
    if suit not in s.suits:
        raise Unreadable("unreadable-suit", suit=suit)
    return Suit(suit)


RULES = (no_round, in_hand, impossible, turn, drawn, several, last_card, unseen)
MATCHING = (attack, wild, colour, called_suit, match)
"""What decides on a play that nothing else forbids."""
BY_PEOPLE = (unseen_break,)
"""What people may be penalized for and only people saw."""
