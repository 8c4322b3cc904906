"""What a hand can hold, from what the table has shown; and which plays only the hand can justify."""

from collections.abc import Sequence
from dataclasses import replace

from referee.core.cards import Card
from referee.core.rulings import Verdict
from referee.core.seats import put
from referee.families.tricks.cards import BIT, SUIT, members
from referee.families.tricks.state import Doubt, Revoke, TrickState, known_cards

FOLLOW, SHUT, FIRST, DUE = "trick.follow", "trick.shut", "trick.first-trick", "trick.due"
Duty = tuple[str, tuple[int, ...]]
"""A rule and its sets: a play is right if the hand holds none of one of them."""


def bounds(s: TrickState, seat: int) -> tuple[int, int]:
    """The cards that a hand holds for certain, and those that it may hold."""
    known = known_cards(s, seat)
    if known is not None:
        return known, known
    maybe = s.table.cards & ~s.seen & ~elsewhere(s, seat)
    sure = s.sure[seat] & maybe
    count = s.hands[seat]
    if count is not None:
        if sure.bit_count() == count:
            maybe = sure
        elif maybe.bit_count() == count:
            sure = maybe
    return sure, maybe


def elsewhere(s: TrickState, seat: int) -> int:
    """The cards that are in other hands for certain."""
    found = 0
    for other, sure in enumerate(s.sure):
        if other != seat and s.here[other]:
            if s.known[other] is None:
                found |= sure
            elif (cards := known_cards(s, other)) is not None:
                found |= cards
    return found


def duties(s: TrickState, card: Card) -> list[Duty]:
    """What a card's play asks of the hand it comes from."""
    table, found = s.table, list[Duty]()
    bit = BIT[card]
    if s.led and card.suit != s.led:
        found.append((FOLLOW, (SUIT[s.led],)))
        due = table.due_cards & ~table.barred_cards if s.trick == 1 else table.due_cards
        if due and not bit & due:
            found.append((DUE, (due,)))
    if not s.led and not s.broken and bit & table.shut_cards:
        found.append((SHUT, (table.cards & ~table.shut_cards,)))
    if s.trick == 1 and bit & table.barred_cards:
        within = SUIT[s.led] if s.led == card.suit else table.cards
        sets = [within & ~table.barred_cards]
        if card in table.excused:
            sets.append(sum(BIT[each] for each in table.excused[card]))
        found.append((FIRST, tuple(sets)))
    return found


def holds(s: TrickState, seat: int, cards: int) -> bool | None:
    """Whether a hand holds one of some cards; None where nobody can tell."""
    sure, maybe = bounds(s, seat)
    return _holds(sure, maybe, s.hands[seat], cards)


def _holds(sure: int, maybe: int, count: int | None, cards: int) -> bool | None:
    if sure & cards:
        return True
    if not maybe & cards:
        return False
    if count is not None and (maybe & ~cards).bit_count() < count:
        return True
    return None


def justified(s: TrickState, seat: int, sets: Sequence[int]) -> Verdict:
    """Whether the hand holds none of one of these sets: `ok`, `no`, or `open` where only the hand can tell."""
    sure, maybe = bounds(s, seat)
    found = [_holds(sure, maybe, s.hands[seat], each) for each in sets]
    if False in found:
        return Verdict.OK
    return Verdict.NO if all(found) else Verdict.OPEN


def held(s: TrickState, seat: int, sets: Sequence[int]) -> tuple[Card, ...]:
    """The cards of the first set that a declared hand holds: what nobody declared, no sentence tells."""
    known = known_cards(s, seat)
    return members(sets[0] & known) if known is not None else ()


def allowed(s: TrickState, seat: int, card: Card) -> bool | None:
    """Whether a card that the seat holds may be played to the trick that lies; None where only the hand can tell."""
    found: bool | None = True
    for _, sets in duties(s, card):
        verdict = justified(s, seat, sets)
        if verdict is Verdict.NO:
            return False
        if verdict is Verdict.OPEN:
            found = None
    return found


def shown(s: TrickState, seat: int, cards: Sequence[Card]) -> tuple[tuple[Doubt, ...], tuple[Revoke, ...]]:
    """What is still in doubt once a seat has shown some cards that it held all the time, and what they prove."""
    doubts, proven = list[Doubt](), list[Revoke]()
    bits = [(BIT.get(card, 0), card) for card in cards]
    if all(each.seat != seat for each in s.doubts):
        return s.doubts, ()
    for each in s.doubts:
        if each.seat != seat:
            doubts.append(each)
            continue
        hits, proof = each.shown, None
        for bit, card in bits:
            for at, lack in enumerate(each.lacks):
                if bit & lack:
                    hits = put(hits, at, hits[at] | bit)
                    proof = card
        if proof is not None and all(hits):
            proven.append(Revoke(seat, each.trick, each.line, each.card, each.rule, proof))
        else:
            doubts.append(each if hits is each.shown else replace(each, shown=hits))
    return tuple(doubts), tuple(proven)
