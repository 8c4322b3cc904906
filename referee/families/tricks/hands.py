"""What a hand can hold, from what the table has shown; and which plays only the hand can justify."""

from collections.abc import Iterable, Sequence

from referee.core.cards import Card
from referee.core.rulings import Verdict
from referee.core.settled import Settled
from referee.families.tricks.cards import BIT, mask, members
from referee.families.tricks.state import Doubt, Revoke, TrickState, known_cards
from referee.families.tricks.table import Duty


def bounds(s: TrickState, seat: int) -> tuple[int, int]:
    """The cards that a hand holds for certain, and those that it may hold."""
    known = known_cards(s, seat)
    if known is not None:
        return known, known
    maybe = s.table.cards & ~s.seen
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
    """The cards that are in other hands for certain, those of people who have left among them; what somebody has laid
    ready to be passed is in no other hand either."""
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
    """What a card's play asks of the hand it comes from: nothing that could be told where nobody knows what was led."""
    if s.lying and not s.led:
        return ()
    return s.table.duties(s.led, first=s.trick == 1, broken=s.broken).get(card, ())


def holds(sure: int, maybe: int, count: int | None, cards: int) -> bool | None:
    """Whether a hand of so many cards, which holds the `sure` ones and may hold the others, holds one of some cards;
    None where nobody can tell."""
    if sure & cards:
        return True
    if not maybe & cards:
        return False
    if count is not None and (maybe & ~cards).bit_count() < count:
        return True
    return None


def justified(sure: int, maybe: int, count: int | None, sets: Sequence[int]) -> Verdict:
    """Whether a hand holds none of one of these sets: `ok`, `no`, or `open` where only the hand can tell."""
    verdict = Verdict.NO
    for cards in sets:
        found = holds(sure, maybe, count, cards)
        if found is False:
            return Verdict.OK
        if found is None:
            verdict = Verdict.OPEN
    return verdict


def held(s: TrickState, seat: int, sets: Sequence[int]) -> tuple[Card, ...]:
    """The cards of the first set that a declared hand holds: what nobody declared, no sentence tells."""
    known = known_cards(s, seat)
    return members(sets[0] & known) if known is not None else ()


def allowed(s: TrickState, seat: int, card: Card) -> bool | None:
    """Whether a card that the seat holds may be played to the trick that lies; None where only the hand can tell."""
    sure, maybe = bounds(s, seat)
    verdicts = [justified(sure, maybe, s.hands[seat], sets) for _, sets in duties(s, card)]
    return False if Verdict.NO in verdicts else None if Verdict.OPEN in verdicts else True


def settled(seat: int, doubts: tuple[Doubt, ...], shown: int) -> tuple[tuple[Doubt, ...], tuple[Revoke, ...]]:
    """What of a seat's doubts is left once it has shown some cards that it held all the time, and what they prove."""
    left, proven = list[Doubt](), list[Revoke]()
    for each in doubts:
        lacks = tuple([lack for lack in each.lacks if not lack & shown])
        if not lacks:
            proven.append(Revoke(seat, each.trick, each.line, each.card, each.rule, members(each.lacks[0] & shown)[0]))
        else:
            left.append(each if len(lacks) == len(each.lacks) else each._replace(lacks=lacks))
    return tuple(left), tuple(proven)


def shown(s: TrickState, seat: int, cards: int) -> tuple[tuple[Doubt, ...], tuple[Revoke, ...]]:
    """What some cards that a seat shows, or plays, settle of the plays that waited for proof."""
    doubts = s.doubts[seat]
    for each in doubts:
        for lack in each.lacks:
            if lack & cards:
                return settled(seat, doubts, cards)
    return doubts, ()


def proven_right(doubts: Iterable[Doubt], line: int) -> list[tuple[int, Settled]]:
    """Plays that waited for proof, once every card of the hand has been seen with line `line`: nothing proved them
    wrong."""
    return [(n, Settled("right", line)) for n in dict.fromkeys(each.line for each in doubts) if n]


class Weighed:
    """What a play asks of the hand it comes from, and proves of it: the `sure` cards it holds for certain, those that
    it may hold (`maybe`), which duties forbid the play for certain (`refused`), which only the hand could tell
    (`unsure`); the seat's doubts that are `left` with it, and the revokes `proven`; whose card the trick waits for
    `then`."""

    __slots__ = ("left", "maybe", "proven", "refused", "sure", "then", "unsure")

    def __init__(self, s: TrickState, seat: int, card: Card) -> None:
        self.sure, self.maybe = bounds(s, seat)
        self.left, self.proven = shown(s, seat, BIT.get(card, 0))
        self.then = s.awaited(s.next(seat), seat)
        self.refused: Sequence[Duty] = ()
        self.unsure: Sequence[Duty] = ()
        for duty in duties(s, card):
            verdict = justified(self.sure, self.maybe, s.hands[seat], duty[1])
            if verdict is Verdict.NO:
                self.refused = (*self.refused, duty)
            elif verdict is Verdict.OPEN:
                self.unsure = (*self.unsure, duty)
