"""The shedding family's state: the pile, the card or suit to match, the cards owed, and what is remembered of lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, NamedTuple

from referee.engine.basics import actions as act
from referee.engine.basics.cards import RED_SUITS, UNKNOWN, Card
from referee.engine.basics.seats import NOBODY
from referee.engine.families.effects import PLAIN, Power
from referee.engine.families.shedding.config import ShedConfig, plain
from referee.engine.house_rules.options import House, Number, switch, winners
from referee.engine.model.game import Changes, RuleContext
from referee.engine.model.message import Message
from referee.engine.model.rulings import Suit
from referee.engine.model.state import PenaltyCard, State, for_deal

ANY = "any"
"""No suit needs matching: a card without one lies on top, and none was called."""

AGAIN = -2
"""The number of those who tied for the deal and draw a card for it again."""

SUITS_OF = {"red": RED_SUITS, "black": frozenset("SC")}
"""The suits that match a colour, as a joker may demand one."""


class Pending(NamedTuple):
    """A word that `seat` owes: it may be caught until the next player acts. Not `sure` where nobody knows the hand.

    `turn` are the fields of the turn that are otherwise for a player with an empty hand who is caught, so not out: each
    with its value for somebody who is out and for the caught.
    """

    seat: int
    word: str
    sure: bool = True
    turn: tuple[tuple[str, Any, Any], ...] = ()


class Heard(NamedTuple):
    """A last call that was settled by a `line`, kept for another within the tie.

    It says whose it was, when, if that time was entered, the `word`, and the `cards` that `giver` gave for it (NOBODY:
    the holder said it first).
    """

    seat: int
    at: float
    timed: bool
    word: str
    giver: int = NOBODY
    cards: int = 0
    line: int = 0


class DoubtedPlay(NamedTuple):
    """A play that may be challenged: its player, its cards, and the card on top before.

    `suit` was to match then, `called` or not. `line` is the play's (0: before the log), `left` the number of cards it
    left in the hand and `known` those cards, where that is known: what is drawn later proves nothing. It is `open`,
    then `challenged`, then that is `settled`; a bluff `returned` is followed by another card of the same player's.
    """

    seat: int
    cards: tuple[Card, ...]
    top: Card | None
    suit: str
    called: bool
    line: int = 0
    left: int | None = None
    known: tuple[Card, ...] | None = None
    stage: str = "open"

    def to_show(self, hand: int | None) -> int | None:
        """Return the number of cards that prove the play: those it left, as far as they are still in the hand."""
        return hand if hand is None or self.left is None else min(hand, self.left)


class Look(NamedTuple):
    """A hand that was shown to one player: its owner, the seat of the `eyes` it is for, and its cards."""

    seat: int
    eyes: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class ShedHouse(House):
    """The switches that every game of the family has."""

    hand_size: int = switch(5, Number(1, 15, "cards"), group="deal", source="ONE-5 OC-5 UNO-5")

    DEALT_BY: ClassVar[tuple[str, ...]] = ("hand_size",)
    """The switches that say how many cards everybody gets."""

    def dealt_to(self, players: int) -> int:
        """Return how many cards everybody gets at a table of so many."""
        return self.hand_size


@dataclass(frozen=True)
class ShedState(State):
    """The state of a game of the family."""

    house: ShedHouse
    config: ShedConfig = field(default_factory=lambda: ShedConfig({}, {}))
    """The powers of the cards and the ways of drawing, calling and ending under the house rules."""
    top: Card | None = for_deal(None)
    """The card to match."""
    suit: str = for_deal(ANY)
    """The suit or colour to match."""
    called: bool = for_deal(False)
    """True if that suit was called."""
    draw: int = for_deal(0)
    """The number of cards that the player to act has to draw."""
    waiting: int = for_deal(0)
    """The cards to draw that wait for the end of that player's further turns."""
    skips: int = for_deal(0)
    """The skips that wait for it."""
    again: int = for_deal(0)
    """The further turns of the player to act."""
    may_pass: bool = for_deal(False)
    """True if the player to act may end the turn without a play."""
    wish: str = for_deal("none")
    """`none` if no card of this round lets a suit be called, `open` if one may be, `decided` once one was."""
    wisher: int = for_deal(NOBODY)
    """The seat that played the card with which a suit may be called."""
    wish_flipped: bool = False
    """True if the starter lets a suit be called."""
    call: tuple[int, float, bool] | None = for_deal(None)
    """The call that holds: seat, time, and if the line carried the time."""
    accusable: tuple[tuple[int, str], ...] = for_deal(())
    """Accusations that only people can judge, of the last player's plays: seat and reason of a penalty card."""
    seen: Mapping[Card, int] = for_deal(factory=dict)
    """Number of times that each card was shown since the last reshuffle."""
    out: tuple[int, ...] = for_deal(())
    """The seats that are out, in that order."""
    bust: tuple[int, ...] = for_deal(())
    """Those of them with too many cards."""
    attacker: Card | None = for_deal(None)
    """The card whose attack waits."""
    striker: int = for_deal(NOBODY)
    """The seat that laid it, if the log knows."""
    passed: tuple[int, ...] = for_deal(())
    """The seats that have passed one after another since nothing is left to draw."""
    blocked: bool = for_deal(False)
    """True if the round ended because nobody could play or draw."""
    drew: tuple[Card, ...] = for_deal(())
    """The cards drawn in this turn if one may be played (`?`: its face was not entered)."""
    pending: Pending | None = for_deal(None)
    """The last call that is owed."""
    last_call: Heard | None = for_deal(None)
    """The last call that was settled last."""
    early: tuple[int, str] | None = for_deal(None)
    """A seat and the word it said just before its play."""
    presses: int = for_deal(NOBODY)
    """The seat for which a machine still gives the cards of a forgotten call."""
    doubt: DoubtedPlay | None = for_deal(None)
    """The play that a challenge would look at."""
    cuts: tuple[tuple[int, int], ...] = ()
    """The cards drawn for the deal: seat and number."""
    blanks: tuple[tuple[int, str], ...] = ()
    """The texts of blank cards: number of the card and text."""
    jumped: tuple[int, int, float, bool] | None = for_deal(None)
    """The line that jumped in last: its number, the seat whose turn it took, the time, and if the line carried it."""
    laid: int = NOBODY
    """The seat that played last."""
    look: Look | None = None
    """The hand shown last in this round."""
    dropping: tuple[int, ...] = for_deal(())
    """The seats that may still put down wild cards because a card says so."""
    until: int = for_deal(0)
    """Number of cards of the suit to match that end the attack that is drawn, 0 for one of a number of cards."""
    turned: bool = for_deal(False)
    """True if the two-sided cards lie on their other side."""
    turner: int = for_deal(NOBODY)
    """The seat that turned them, until somebody says what lies on top since."""
    trader: int = for_deal(NOBODY)
    """The seat that still has to choose with whom it swaps hands."""
    burden: int = for_deal(NOBODY)
    """The seat whose hand, unseen by others, may owe two cards for the single card that its play left."""
    bankruptcies: Mapping[int, tuple[int, ...]] = for_deal(factory=dict)
    """The seats that went out in this round with too many cards, by the line after which they had them."""

    def power(self, card: Card) -> Power:
        """Return the power of a card at this table; a text written on it has priority."""
        power = self.config.power.get(card, PLAIN)
        effects = self.config.texts.get(plain(self.written(card))) if power.blank else None
        return replace(power, effects=(*effects, *power.effects)) if effects else power

    def new_hand(self, c: RuleContext[Any, Any, Any], seat: int) -> Changes:
        """Return the changes that keep a player with an empty hand in the game; none in most games."""
        return {}

    def notes(self) -> Iterator[Message]:
        """Yield the game's own messages on the screens, besides those of the family."""
        yield from ()

    def written(self, card: Card) -> str:
        """Return the text that people wrote on a card; empty if there is none."""
        return dict(self.blanks).get(self.config.power.get(card, PLAIN).blank, "")

    @property
    def packs(self) -> Mapping[Card, int]:
        """Return how many of each card the packs hold, on the side in play.

        A blank with a text of its own is a kind of its own.
        """
        if self.turned:
            return self.config.back
        blanks, packs = self.config.blanks, self.config.packs
        own = [blanks[number - 1] for number, _ in self.blanks if 1 < number <= len(blanks)]
        return {**packs, blanks[0]: packs[blanks[0]] - len(own), **dict.fromkeys(own, 1)} if own else packs

    @property
    def spare(self) -> int | None:
        """Cards that can still be drawn, the discards under the top one included; None where nobody knows."""
        if self.stock is None or not self.config.new_stock:
            return self.stock
        kept = 0 if self.config.all_reshuffled else 1
        return self.stock + max(0, (self.pile or kept) - kept)

    def reshuffled(self) -> dict[str, Any]:
        """Make the discards under the top card the stock, and count shown cards from there."""
        if not self.config.new_stock:
            return {}
        all_cards = self.config.all_reshuffled
        changes: Changes = {"seen": count_shown({}, () if self.top is None or all_cards else (self.top,))}
        if self.stock is not None and self.pile is not None:
            kept = 0 if all_cards else min(self.pile, 1)
            changes |= {"stock": self.stock + self.pile - kept, "pile": kept}
        return changes

    def left_by(self, card: Card) -> str:
        """Return the suit or colour that a card on top leaves to match, unless another one is called."""
        return "?" if card is UNKNOWN else self.power(card).leaves or card.suit or ANY

    @property
    def suits(self) -> tuple[str, ...]:
        """The suits or colours of the packs, which may be called, in their order."""
        return self.config.suits[self.turned]

    def first_turn(self) -> dict[str, Any]:
        """Give the first turn to the player next to the dealer."""
        return {"turn": self.next(self.dealer)}

    def turn_to(self, seat: int) -> dict[str, Any]:
        """Return the changes when the table gives the turn to a seat; another player's further turns are over."""
        if seat == self.turn:
            return {}
        owed = {"draw": self.draw + self.waiting, "waiting": 0}
        return {"turn": seat, "again": 0, "skips": 0, "may_pass": False, "drew": (), **owed}

    def turn_given_up(self) -> dict[str, Any]:
        """Return the changes that cancel the pending acts of a player who leaves.

        An attack of theirs that waited for the end of their turns strikes the next player now.
        """
        over = {"again": 0, "waiting": 0, "skips": 0, "may_pass": False, "drew": (), "doubt": None, "trader": NOBODY}
        return {**over, "draw": self.waiting, "until": self.until if self.waiting else 0}

    def ended_by(self, line: int) -> bool:
        """Return True if a penalty card made somebody bankrupt."""
        return line in self.bankruptcies

    def without_card(self, card: PenaltyCard) -> dict[str, Any]:
        """Have those whom a penalty card made bankrupt come back into the round as it is now.

        Their cards leave the stock again. Who has left the table since stays out, with the card in the stock. A machine
        has no longer to be pressed for a call that was not forgotten.
        """
        seats = self.bankruptcies.get(card.line)
        if seats is None:
            return {"presses": NOBODY} if card.reason == "one" and self.presses == card.seat else {}
        if self.phase != "play" or any(self.gone[seat] for seat in seats):
            return {} if self.stock is None else {"stock": max(0, self.stock - card.cards)}
        changes: Changes = {
            "out": tuple(seat for seat in self.out if seat not in seats),
            "bust": tuple(seat for seat in self.bust if seat not in seats),
            "here": tuple(here or seat in seats for seat, here in enumerate(self.here)),
            "beside": {line: notes for line, notes in self.beside.items() if line != card.line},
            "bankruptcies": {line: out for line, out in self.bankruptcies.items() if line != card.line},
        }
        if self.stock is not None:
            back = sum(self.hands[seat] or 0 for seat in seats if seat in self.bust)
            changes["stock"] = max(0, self.stock - back)
        return changes

    def may_have_played_wrong(self, seat: int) -> bool:
        """Return True also for a card whose face nobody entered."""
        return (seat, "play") in self.accusable or super().may_have_played_wrong(seat)

    def is_tie(self, seat: int, at: float, *, timed: bool, caught: bool) -> bool:
        """Return True if a call of this seat was settled within the time of a tie, by a catch or by the holder."""
        told = self.last_call
        if told is None or told.seat != seat or (told.giver != NOBODY) is not caught or not (told.timed and timed):
            return False
        return bool(round(at - told.at, 6) <= self.house.call_tie_seconds)

    def is_reversed_by(self, action: act.Action, at: float, *, timed: bool) -> bool:
        """Return True for a catch within the tie of a call, even one that ended the game, if the catcher may win it."""
        call = self.config.last_call
        if call.tie == "holder" or not isinstance(action, act.Catches):
            return False
        return self.is_tie(self.seat(action.whom), at, timed=timed, caught=False)

    def in_round(self, seat: int) -> bool:
        """Return True if a hand still lies there, or lay there until the last play; a player who is out stays out."""
        empty = self.phase == "play" and self.laid == seat
        return seat not in self.out and (empty or super().in_round(seat))

    def gained(self) -> tuple[float | None, ...]:
        """Return the points of each hand; if the first one out gets them all, everybody else gets nothing.

        Who alone holds the least in a blocked round gets what each of the others holds more. Partners get the same, and
        their own cards count for nobody.
        """
        worth, first, rows = self.worth, self.first, self.config.rows(self.ring)
        least: float = 0
        if self.blocked and not self.config.ends.blocked_wins:
            return (0,) * len(worth)
        if not self.most_win:
            return worth
        if first == NOBODY and not self.blocked:
            entered = {seat: sum(worth[other] or 0 for other in row) for row in rows for seat in row if len(row) > 1}
            return tuple(entered.get(seat, points) for seat, points in enumerate(worth))
        if self.blocked:
            least = min((points for points in worth if points is not None), default=0)
            first = worth.index(least) if worth.count(least) == 1 else NOBODY
        side = next((row for row in rows if first in row), ())
        total = sum(points - least for seat, points in enumerate(worth) if points is not None and seat not in side)
        return tuple(total if seat in side else 0 for seat in range(len(worth)))

    @property
    def most_win(self) -> bool:
        """Return True unless everybody's own cards count: the first one out has the points, or one for the round."""
        return not (self.config.ends.called or self.config.ends.own_points)

    @property
    def loser(self) -> int:
        """Return who has lost the game that is over.

        That is the first player with too many cards, else the last one left; NOBODY if it ended with its winner.
        """
        if self.phase != "over" or self.config.ends.called:
            return NOBODY
        left = [seat for seat in self.ring if self.here[seat]]
        return self.bust[0] if self.bust else left[0] if len(left) == 1 else NOBODY

    def may_hold_nothing(self, seat: int) -> bool:
        """Return True unless this hand would have ended the round, as another player's first empty hand did."""
        return self.config.ends.mode != "scored" or self.first in (NOBODY, seat) or self.hands[seat] == 0

    @property
    def suit_named(self) -> Suit | None:
        """The suit to match; None where any matches, as for a wild card whose colour is not named yet."""
        return None if self.suit == ANY else Suit(self.suit)

    @property
    def drawing_again(self) -> tuple[int, ...]:
        """Return who has to draw a card for the deal again, since they tied."""
        return tuple(seat for seat, number in self.cuts if number == AGAIN and not self.gone[seat])

    @property
    def held_up(self) -> bool:
        """While somebody else names a suit, or says with whom to swap hands, or the table votes."""
        names = self.wish == "open" and not self.config.anyone_calls and self.wisher not in (NOBODY, self.turn)
        waits = self.phase == "play" and (names or self.trader not in (NOBODY, self.turn))
        return waits or super().held_up

    @property
    def has_points(self) -> bool:
        """Return True if hands are counted."""
        return self.config.has_points

    @property
    def counts_points(self) -> bool:
        """Return True unless the first or the last player out ends the game."""
        return self.config.ends.by_rounds

    @property
    def by_order(self) -> bool:
        """Return True if people are ranked as they go out."""
        return not self.config.ends.by_rounds and self.keep == "plays"

    def best(self, totals: Sequence[float]) -> tuple[int, ...]:
        """Return the winners; where the last ones are knocked out together, of those."""
        playing = self.playing_on(totals)
        if not any(playing):
            playing = tuple(here and not gone for here, gone in zip(self.here, self.gone, strict=True))
        return winners(totals, playing, most=self.most_win)

    def playing_on(self, totals: Sequence[float]) -> tuple[bool, ...]:
        """Return for each seat True unless somebody has left, or is knocked out with these totals."""
        playing, limit = super().playing_on(totals), dict(self.end).get("score")
        if not self.config.ends.knocks_out or limit is None:
            return playing
        return tuple(there and total < limit for there, total in zip(playing, totals, strict=True))

    def ends_with(self, totals: Sequence[float], at: float) -> bool:
        """Return True if a limit is reached; where it knocks people out, once nobody or only one is left."""
        over = super().ends_with(totals, at)
        return over and (not self.config.ends.knocks_out or sum(self.playing_on(totals)) <= 1)

    def lasted(self, seat: int) -> int:
        """Return the last round that somebody played in, where people are knocked out."""
        rounds = self.rounds if self.config.ends.knocks_out else ()
        return max((past.number for past in rounds if past.points[seat : seat + 1] not in ((), (None,))), default=0)

    def place(self, seat: int) -> int | None:
        """Return the rank of a player who is out, or the last one at the end; None if there is none yet."""
        if self.config.ends.called:
            return None
        in_round = len(self.rounds[-1].points) if self.fresh and self.rounds else len(self.names)
        left = [other for other, here in enumerate(self.here[:in_round]) if here]
        people = len({*left, *self.out})
        finished = [other for other in self.out if other not in self.bust]
        if seat in self.bust:
            return people - self.bust.index(seat)
        if seat in finished:
            return finished.index(seat) + 1
        decided = self.phase == "over" or self.first == seat
        return len(finished) + 1 if decided and left == [seat] else None

    def place_taken(self, seat: int) -> int | None:
        """Return the place if people are ranked as they go out; of several who win together each has the first."""
        place = self.place(seat)
        return 1 if place is None and self.phase == "over" and seat in self.winners else place


ShedContext = RuleContext[ShedState, Any, Any]
"""Context of a line of the family."""


def count_shown(seen: Mapping[Card, int], cards: Iterable[Card]) -> dict[Card, int]:
    """Return the count of shown cards with some more."""
    new = dict(seen)
    for card in cards:
        if card is not UNKNOWN:
            new[card] = new.get(card, 0) + 1
    return new
