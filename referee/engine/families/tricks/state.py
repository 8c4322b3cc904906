"""The state of a game of tricks: the cards on the table, those taken, and those that hands may hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from referee.engine.basics.actions import Action, Says
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.seats import LEFT, NOBODY, RIGHT, steps
from referee.engine.families.tricks.config import BIT, Duty, RoundSummary, TrickConfig, both, mask, members, shifted
from referee.engine.model.game import RuleContext
from referee.engine.model.rulings import Verdict
from referee.engine.model.state import DEAL, Settled, State, for_deal, for_seats

EMPTY = TrickConfig((), 0, lambda s: s.worth)


class Doubt(NamedTuple):
    """A play that only the hand of its seat can justify: `card` in `trick`, with line `line`.

    It was right if the hand held nothing of one of the sets in `lacks`, from which sets are removed once one of their
    cards turns up.
    """

    trick: int
    line: int
    card: Card
    rule: str
    lacks: tuple[int, ...]


class Revoke(NamedTuple):
    """A play that a later one proved wrong: `card` in `trick`, line `line`, by `shown`, which was in the hand then."""

    seat: int
    trick: int
    line: int
    card: Card
    rule: str
    shown: Card


@dataclass(frozen=True)
class TrickState(State):
    """The state of a game of tricks.

    `lying` are the cards of the trick as they lie, each with its seat, `led` is its suit, `trick` its number, and
    `before` the trick before it. `seen` are all cards shown this round, `unnamed` counts those that nobody named.
    `won` are the cards each seat has taken, `pool` those of tricks that nobody took, which lie there for the next,
    `tricks` counts its tricks, `opened` is the seat that took the first, `without` are the seats that were entered
    as taking none, and `stated` the points taken that a position states without cards. `broken`: shut cards may be
    led. `given` is what each seat passes (cards, a number, or None: nothing yet), `went` the seat that took it up,
    and `to` the direction (None: the round's). `sure` are cards that a seat is known to hold, `doubts` the plays of
    each seat that wait for proof, and `revokes` those proven. `chosen` is the word that decides how the round is
    scored. `summaries` are the results of the rounds scored so far.
    """

    penalties_to_hand: ClassVar[bool] = False

    config: TrickConfig = field(default_factory=lambda: EMPTY)
    lying: tuple[tuple[int, Card], ...] = for_deal(())
    led: str = for_deal("")
    trick: int = for_deal(1)
    before: tuple[tuple[int, Card], ...] = for_deal(())
    seen: int = for_deal(0)
    unnamed: int = for_deal(0)
    won: tuple[int, ...] = for_seats(0, until=DEAL)
    pool: int = for_deal(0)
    opened: int = for_deal(NOBODY)
    tricks: tuple[int, ...] = for_seats(0, until=DEAL)
    without: frozenset[int] = for_deal(frozenset())
    stated: tuple[int, ...] = for_seats(0, until=DEAL)
    broken: bool = for_deal(False)
    given: tuple[tuple[Card, ...] | int | None, ...] = for_seats(None, until=DEAL)
    went: tuple[int, ...] = for_seats(NOBODY, until=DEAL)
    to: str | None = for_deal(None)
    sure: tuple[int, ...] = for_seats(0, until=DEAL)
    doubts: tuple[tuple[Doubt, ...], ...] = for_seats((), until=DEAL)
    revokes: tuple[Revoke, ...] = for_deal(())
    chosen: str = for_deal("")
    summaries: tuple[RoundSummary, ...] = ()

    @property
    def passing(self) -> str:
        """Return the direction in which cards are passed this round, `none` where they are not."""
        if not self.config.passed:
            return "none"
        cycle = self.config.cycle
        return self.to or cycle[(self.round - 1) % len(cycle)]

    @property
    def stage(self) -> str:
        """Return the phase, or `pass` or `play` in a position that states hands and no phase, or a pass of nothing."""
        if (self.phase == "deal" and self.dealt) or self.phase == "pass":
            return "play" if self.passing == "none" else "pass"
        return self.phase

    def receiver(self, seat: int) -> int:
        """Return the seat that gets the cards a seat passes."""
        people = sum(self.here)
        count = {"left": 1, "right": 1, "left2": 2, "right2": 2, "across": people // 2}.get(self.passing, 0)
        return steps(seat, RIGHT if self.passing.startswith("right") else LEFT, self.ring, self.here, count)

    def awaited(self, first: int, played: int = NOBODY) -> int:
        """Return the seat whose card the trick waits for, starting with `first`, once a seat has `played` to it too.

        NOBODY where everybody's card lies there.
        """
        there = dict(self.lying)
        for _ in self.ring:
            if first not in there and first != played:
                return first
            first = self.next(first)
        return NOBODY

    def points(self, seat: int) -> int:
        """Return the points of the cards that a seat has taken this round."""
        return self.config.worth(self.won[seat]) + self.stated[seat]

    def trickless(self, seat: int) -> bool:
        """Return True if a seat has taken no trick this round; where only the score is kept, if it was entered so."""
        if self.keep == "scores":
            return seat in self.without
        return not self.tricks[seat] and not self.stated[seat]

    def revoked(self, seat: int) -> Revoke | None:
        """Return the first proven revoke of a seat."""
        return next((revoke for revoke in self.revokes if revoke.seat == seat), None)

    def holder(self) -> int:
        """Return the seat known to hold the card that is led first: the first of the openers that is in a hand.

        Where two hold it, it is the one nearer to the dealer's left.
        """
        hands = [known_cards(self, seat) for seat in range(len(self.names))]
        at = self.ring.index(self.dealer) + 1 if self.dealer in self.ring else 0
        for card in self.config.openers:
            bits = BIT[card] & self.config.cards
            for seat in (*self.ring[at:], *self.ring[:at]):
                known = hands[seat]
                if self.here[seat] and (self.sure[seat] if known is None else known) & bits:
                    return seat
                if self.here[seat] and known is None and bits.bit_count() > 1:
                    return NOBODY
            if any(here and known is None for here, known in zip(self.here, hands, strict=True)):
                return NOBODY
        return NOBODY

    def first_turn(self) -> dict[str, Any]:
        """Give the turn to the known holder of the first card, or left of the dealer where no card decides it.

        In a trick that lies it is the seat whose card is next, where it was nobody's turn.
        """
        if self.lying and self.turn == NOBODY:
            return {"turn": self.awaited(self.next(self.lying[-1][0]))}
        if self.trick > 1 or self.lying:
            return {}
        return {"turn": self.holder() if self.config.openers else self.next(self.dealer)}

    def turn_to(self, seat: int) -> dict[str, Any]:
        """Set the turn; a led card that nobody named is that of the player before."""
        changes: dict[str, Any] = {"turn": seat}
        if self.led and all(card is UNKNOWN for _, card in self.lying) and seat != NOBODY:
            changes["lying"] = ((steps(seat, RIGHT, self.ring, self.here, 1), UNKNOWN),)
        return changes

    @property
    def undecided(self) -> bool:
        """Return True while somebody chooses how the round counts."""
        return self.config.chooser(self) != NOBODY and not self.chosen

    def ends_with(self, totals: Sequence[float], at: float) -> bool:
        """Return True if a limit is reached; where the house wants it, equal points at the top play on."""
        reached = super().ends_with(totals, at) and not self.tied_with(totals, at)
        return reached or bool(self.exactly(totals))

    def exactly(self, totals: Sequence[float]) -> tuple[int, ...]:
        """Return the seats that win by a total that the house names."""
        exact = self.config.exact
        return tuple(seat for seat, total in enumerate(totals) if exact and total == exact and not self.gone[seat])

    def tied_with(self, totals: Sequence[float], at: float) -> tuple[int, ...]:
        """Return the seats with the best total, where equal points play on."""
        best = self.best(totals)
        if self.exactly(totals):
            return ()
        return best if self.config.tie != "share" and len(best) > 1 and super().ends_with(totals, at) else ()

    def best(self, totals: Sequence[float]) -> tuple[int, ...]:
        """Return the seats that win, first those with exactly enough."""
        return self.exactly(totals) or super().best(totals)

    @property
    def most_win(self) -> bool:
        """Return what the game's configuration says."""
        return self.config.most_win

    def awaits(self, action: Action, seat: int) -> bool:
        """Return True also for the choice of how the round counts."""
        if not isinstance(action, Says):
            return super().awaits(action, seat)
        return self.undecided and action.word in self.config.words and self.config.chooser(self) == seat

    def gained(self) -> tuple[float | None, ...]:
        """Return the points of each seat for the round."""
        return self.config.gains(self)

    def of_round(self) -> dict[str, Any]:
        """Return the summary of the round, kept with it."""
        return {"summaries": (*self.summaries, self.config.summarize(self))}


TrickContext = RuleContext[TrickState, Any, Any]
"""Context of a line of the family."""


def known_cards(s: TrickState, seat: int) -> int | None:
    """Return a declared hand as a set, None where it is not known."""
    known = s.known[seat]
    return None if known is None or UNKNOWN in known else mask(known)


def bounds(s: TrickState, seat: int) -> tuple[int, int]:
    """Return the cards that a hand holds for certain, and those that it may hold."""
    known = known_cards(s, seat)
    if known is not None:
        return known, known
    gone = s.seen
    if any(s.sure) or any(s.known) or s.phase == "pass":
        gone = both(gone, elsewhere(s, seat))
    maybe = s.config.cards & ~gone
    sure = shifted(s.sure[seat], maybe)
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
        if other == seat:
            continue
        cards = sure if s.known[other] is None else known_cards(s, other) or 0
        given = s.given[other]
        if s.phase == "pass" and isinstance(given, tuple):
            cards |= mask(given)
        found = both(found, cards)
    return found


def duties(s: TrickState, card: Card) -> tuple[Duty, ...]:
    """Return the demands of a play on the hand it comes from, none where the led card is unknown."""
    if s.lying and not s.led:
        return ()
    return s.config.duties(s.led, first=s.trick == 1, broken=s.broken).get(card, ())


def justified(sure: int, maybe: int, count: int | None, sets: Sequence[int]) -> Verdict:
    """Judge if a hand holds none of one of these sets: `ok`, `no`, or `open` where only the hand can tell.

    The hand of `count` cards holds the `sure` cards and may hold the `maybe` cards.
    """
    verdict = Verdict.NO
    for cards in sets:
        if not (sure | maybe) & cards:
            return Verdict.OK
        if not sure & cards and (count is None or (maybe & ~cards).bit_count() >= count):
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


def settle_by(s: TrickState, seat: int, shown: int) -> tuple[tuple[Doubt, ...], tuple[Revoke, ...]]:
    """Settle the plays that waited for proof by cards that a seat shows or plays, and held all the time.

    Return the remaining doubts, and the revokes that the cards prove.
    """
    doubts, left, proven = s.doubts[seat], list[Doubt](), list[Revoke]()
    if not any(lack & shown for doubt in doubts for lack in doubt.lacks):
        return doubts, ()
    for doubt in doubts:
        lacks = tuple([lack for lack in doubt.lacks if not lack & shown])
        if lacks:
            left.append(doubt if len(lacks) == len(doubt.lacks) else doubt._replace(lacks=lacks))
            continue
        card = members(doubt.lacks[0] & shown)[0]
        proven.append(Revoke(seat, doubt.trick, doubt.line, doubt.card, doubt.rule, card))
    return tuple(left), tuple(proven)


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
