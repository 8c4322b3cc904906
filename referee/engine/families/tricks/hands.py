"""Cards that a hand can hold, from what the table has shown, and plays that only the hand can justify."""

from collections.abc import Iterable, Sequence

from referee.engine.basics.cards import Card
from referee.engine.families.tricks.config import BIT, Duty, mask, members
from referee.engine.families.tricks.state import Doubt, Revoke, TrickState, known_cards
from referee.engine.model.rulings import Verdict
from referee.engine.model.state import Settled


def bounds(s: TrickState, seat: int) -> tuple[int, int]:
    """Return the cards that a hand holds for certain, and those that it may hold."""
    known = known_cards(s, seat)
    if known is not None:
        return known, known
    maybe = s.config.cards & ~s.seen
    if any(s.sure) or any(s.known) or s.phase == "pass":
        maybe &= ~elsewhere(s, seat)
    sure = s.sure[seat] & maybe
    count = s.hands[seat]
    if count is not None:
        if sure.bit_count() == count:
            maybe = sure
        elif maybe.bit_count() == count:
            sure = maybe
    return sure, maybe


def elsewhere(s: TrickState, seat: int) -> int:
    """Return the cards that are in other hands for certain, including those of people who have left.

    A card that somebody has laid ready to be passed is in no other hand either.
    """
    found = 0
    for other, sure in enumerate(s.sure):
        if other != seat:
            if s.known[other] is None:
                found |= sure
            elif (cards := known_cards(s, other)) is not None:
                found |= cards
    if s.phase == "pass":
        for other, given in enumerate(s.given):
            if other != seat and isinstance(given, tuple):
                found |= mask(given)
    return found


def duties(s: TrickState, card: Card) -> tuple[Duty, ...]:
    """Return the demands of a play on the hand it comes from, none where the led card is unknown."""
    if s.lying and not s.led:
        return ()
    return s.config.duties(s.led, first=s.trick == 1, broken=s.broken).get(card, ())


def holds(sure: int, maybe: int, count: int | None, cards: int) -> bool | None:
    """Return True if a hand of `count` cards holds one of some cards, None where nobody can tell.

    The hand holds the `sure` cards and may hold the `maybe` cards.
    """
    if sure & cards:
        return True
    if not maybe & cards:
        return False
    if count is not None and (maybe & ~cards).bit_count() < count:
        return True
    return None


def justified(sure: int, maybe: int, count: int | None, sets: Sequence[int]) -> Verdict:
    """Judge if a hand holds none of one of these sets: `ok`, `no`, or `open` where only the hand can tell."""
    verdict = Verdict.NO
    for cards in sets:
        found = holds(sure, maybe, count, cards)
        if found is False:
            return Verdict.OK
        if found is None:
            verdict = Verdict.OPEN
    return verdict


def held_of(s: TrickState, seat: int, sets: Sequence[int]) -> tuple[Card, ...]:
    """Return the cards of the first set that a declared hand holds; no sentence tells cards of other hands."""
    known = known_cards(s, seat)
    return members(sets[0] & known) if known is not None else ()


def allowed(s: TrickState, seat: int, card: Card) -> bool | None:
    """Return True if a card of the seat may be played to the trick, None where only the hand can tell."""
    sure, maybe = bounds(s, seat)
    verdicts = [justified(sure, maybe, s.hands[seat], sets) for _, sets in duties(s, card)]
    return False if Verdict.NO in verdicts else None if Verdict.OPEN in verdicts else True


def settle_doubts(seat: int, doubts: tuple[Doubt, ...], shown: int) -> tuple[tuple[Doubt, ...], tuple[Revoke, ...]]:
    """Settle a seat's doubts by cards that it shows and held all the time.

    Return the remaining doubts, and the revokes that the cards prove.
    """
    left, proven = list[Doubt](), list[Revoke]()
    for doubt in doubts:
        lacks = tuple([lack for lack in doubt.lacks if not lack & shown])
        if not lacks:
            proven.append(
                Revoke(seat, doubt.trick, doubt.line, doubt.card, doubt.rule, members(doubt.lacks[0] & shown)[0])
            )
        else:
            left.append(doubt if len(lacks) == len(doubt.lacks) else doubt._replace(lacks=lacks))
    return tuple(left), tuple(proven)


def settle_by(s: TrickState, seat: int, cards: int) -> tuple[tuple[Doubt, ...], tuple[Revoke, ...]]:
    """Settle the plays that waited for proof by some cards that a seat shows or plays."""
    doubts = s.doubts[seat]
    for doubt in doubts:
        for lack in doubt.lacks:
            if lack & cards:
                return settle_doubts(seat, doubts, cards)
    return doubts, ()


def proven_right(doubts: Iterable[Doubt], line: int) -> list[tuple[int, Settled]]:
    """Return the plays that waited for proof as right, once line `line` has shown every card of the hand.

    Nothing proved them wrong.
    """
    return [(n, Settled("right", line)) for n in dict.fromkeys(doubt.line for doubt in doubts) if n]


class Weighed:
    """The duties of a play and its proofs.

    `sure` are the cards that the hand holds for certain, and `maybe` those that it may hold. `refused` are the duties
    that forbid the play for certain, `unsure` those that only the hand could decide. `left` are the seat's doubts that
    remain, `proven` the revokes that the play proves, and `then` is the seat whose card the trick waits for next.
    """

    __slots__ = ("left", "maybe", "proven", "refused", "sure", "then", "unsure")

    def __init__(self, s: TrickState, seat: int, card: Card) -> None:
        self.sure, self.maybe = bounds(s, seat)
        self.left, self.proven = settle_by(s, seat, BIT.get(card, 0))
        self.then = s.awaited(s.next(seat), seat)
        self.refused: Sequence[Duty] = ()
        self.unsure: Sequence[Duty] = ()
        for duty in duties(s, card):
            verdict = justified(self.sure, self.maybe, s.hands[seat], duty[1])
            if verdict is Verdict.NO:
                self.refused = (*self.refused, duty)
            elif verdict is Verdict.OPEN:
                self.unsure = (*self.unsure, duty)
