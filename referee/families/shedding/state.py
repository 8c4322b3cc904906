"""The shedding family's state: what lies on the pile, what must be matched, what is owed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from referee.core.cards import RED_SUITS, UNKNOWN, Card, card, suit
from referee.core.facts import DIRECTION, SHARED, choice, counted, number, yes
from referee.core.game import Changes, Fact
from referee.core.house import House, Number, switch
from referee.core.notation import Unreadable, quote
from referee.core.note import Note
from referee.core.scores import highest, lowest
from referee.core.seats import NOBODY, put
from referee.core.state import State
from referee.families.effects import PLAIN, Power
from referee.families.shedding.table import Table, plain

ANY = "any"
"""No suit needs matching: a card without one lies on top, and none was called."""

SUITS_OF = {"red": RED_SUITS, "black": frozenset("SC")}
"""The suits that match a colour, which is what a joker may leave."""


@dataclass(frozen=True)
class ShedHouse(House):
    """The switches that every game of the family has."""

    hand_size: int = switch(5, Number(1, 15, "cards"), group="deal")


@dataclass(frozen=True, slots=True)
class Pending:
    """A word that `seat` owes: it may be caught until the next player acts. Not `sure` where nobody knows the hand."""

    seat: int
    word: str
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Heard:
    """A last call that was settled, for another within the tie: whose it was, when, whether that time was entered, the
    `word`, and the cards that `giver` gave for it (0: the holder said it first)."""

    seat: int
    at: float
    timed: bool
    word: str
    giver: int = NOBODY
    cards: int = 0


@dataclass(frozen=True, slots=True)
class Doubt:
    """What a challenge of the last play looks at: who played it and which card, what lay on top before, which suit
    was to match, the `line` of the play (0: before the log), and whether it is `challenged` and `settled`."""

    seat: int
    card: Card
    top: Card | None
    suit: str
    called: bool
    line: int = 0
    challenged: bool = False
    settled: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """A hand that was shown to one player: whose it is, whose `eyes` it is for, and its cards."""

    seat: int
    eyes: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class ShedState(State):
    """`suit` is what to match, `called` says that somebody called it; `draw` waits for the player to act, `waiting`
    and `skips` for the end of further turns (`again`) of that player. `wish` says whether a suit may be called: `none`
    (no card of this round lets it be), `open`, or `decided`; `wisher` played that card, `call` the
    call that holds (seat, time, whether timed). `heard` is what only people can say of the last player's plays: (seat,
    reason of a penalty card). `seen` counts each card shown since the last reshuffle. `attacker` is the card whose
    attack waits and `striker` who laid it (where the log knows), `drew` the cards drawn in this turn where one may
    be played (`?`: its face was not entered), `pending` a last call that is owed, `told` the one settled last, `out`
    who is out in that order, `bust` who of them with too many cards. `doubt` is what a challenge would look at,
    `cuts` the cards drawn for the deal (seat, number), `blanks` what the blank cards of this table do, `dropping`
    who may still put down wild cards because such a card says so. `laid` is who played last, `look` the hand shown last
    in this round. `until`: the attack that waits goes on until a card of the suit to match comes. Two-sided cards may
    lie `turned`; `turner` turned them, where nobody has said yet what lies on top since. `trader` has still to say with
    whom they swap hands. `beside` tells, by line, what came about besides what the line's ruling says."""

    table: Table = field(default_factory=lambda: Table({}, {}))
    top: Card | None = None
    suit: str = ANY
    called: bool = False
    draw: int = 0
    waiting: int = 0
    skips: int = 0
    again: int = 0
    may_pass: bool = False
    wish: str = "none"
    wisher: int = NOBODY
    wish_flipped: bool = False
    call: tuple[int, float, bool] | None = None
    heard: tuple[tuple[int, str], ...] = ()
    seen: Mapping[Card, int] = None  # type: ignore[assignment]
    out: tuple[int, ...] = ()
    bust: tuple[int, ...] = ()
    attacker: Card | None = None
    striker: int = NOBODY
    drew: tuple[Card, ...] = ()
    pending: Pending | None = None
    told: Heard | None = None
    presses: int = NOBODY
    doubt: Doubt | None = None
    cuts: tuple[tuple[int, int], ...] = ()
    blanks: tuple[tuple[int, str], ...] = ()
    laid: int = NOBODY
    look: Look | None = None
    dropping: tuple[int, ...] = ()
    until: bool = False
    turned: bool = False
    turner: int = NOBODY
    trader: int = NOBODY
    beside: tuple[tuple[int, Note], ...] = ()

    def power(self, card: Card) -> Power:
        """What a card does at this table; what is written on it comes first."""
        power = self.table.power.get(card, PLAIN)
        effects = self.table.texts.get(plain(self.written(card))) if power.blank else None
        return replace(power, effects=(*effects, *power.effects)) if effects else power

    def written(self, card: Card) -> str:
        """What people wrote on a card; empty where they wrote nothing, or could not."""
        return dict(self.blanks).get(self.table.power.get(card, PLAIN).blank, "")

    @property
    def packs(self) -> Mapping[Card, int]:
        """How many of each card the packs hold, on the side in play; a blank with a text of its own is a kind of its
        own."""
        if self.turned:
            return self.table.back
        blanks, packs = self.table.blanks, self.table.packs
        own = [blanks[number - 1] for number, _ in self.blanks if 1 < number <= len(blanks)]
        return {**packs, blanks[0]: packs[blanks[0]] - len(own), **dict.fromkeys(own, 1)} if own else packs

    @property
    def spare(self) -> int | None:
        """Cards that can still be drawn, the discards under the top one included; None where nobody knows."""
        if self.stock is None:
            return None
        kept = 0 if self.table.all_reshuffled else 1
        return self.stock + max(0, (self.pile or kept) - kept)

    def reshuffled(self) -> dict[str, Any]:
        """The discards under the top card become the stock, and counting cards starts again."""
        gone = self.top is None or self.top is UNKNOWN or self.table.all_reshuffled
        seen = {} if gone else {self.top: 1}
        changes: Changes = {"seen": seen}
        if self.stock is not None and self.pile is not None:
            kept = 0 if self.table.all_reshuffled else min(self.pile, 1)
            changes |= {"stock": self.stock + self.pile - kept, "pile": kept}
        return changes

    def left_by(self, card: Card) -> str:
        """The suit or colour that a card on top leaves to match, unless another one is called."""
        return "?" if card is UNKNOWN else self.power(card).leaves or card.suit or ANY

    @property
    def suits(self) -> frozenset[str]:
        """The suits or colours of the packs: what may be called."""
        return self.table.back_suits if self.turned else self.table.suits

    def first_turn(self) -> dict[str, Any]:
        """The player next to the dealer."""
        return {"turn": self.next(self.dealer)}

    def turn_to(self, seat: int) -> dict[str, Any]:
        """Further turns, and what waits for their end, were the other player's."""
        if seat == self.turn:
            return {}
        owed = {"draw": self.draw + self.waiting, "waiting": 0}
        return {"turn": seat, "again": 0, "skips": 0, "may_pass": False, "drew": (), **owed}

    def turn_given_up(self) -> dict[str, Any]:
        """What a player who leaves still had to do is forgotten."""
        given_up = {"again": 0, "waiting": 0, "skips": 0, "draw": 0, "until": False, "may_pass": False}
        return {**given_up, "drew": (), "doubt": None, "trader": NOBODY}

    def in_round(self, seat: int) -> bool:
        """Whether a hand still lies there; who is out is out."""
        return seat not in self.out and super().in_round(seat)

    def gained(self) -> tuple[int | None, ...]:
        """Where the first gets what the others hold, everybody else gets nothing."""
        if self.table.ends is None or self.first == NOBODY:
            return self.worth
        total = sum(points or 0 for seat, points in enumerate(self.worth) if seat != self.first)
        return tuple(total if seat == self.first else 0 for seat in range(len(self.names)))

    @property
    def loser(self) -> int:
        """Who has lost the game that is over: the first with too many cards, else the last one left; NOBODY where it
        ended with its winner."""
        if self.phase != "over" or self.table.ends is None:
            return NOBODY
        left = [seat for seat in self.ring if self.here[seat]]
        return self.bust[0] if self.bust else left[0] if len(left) == 1 else NOBODY

    @property
    def held_up(self) -> bool:
        """While somebody else names a suit, or says with whom to swap hands, or the table votes."""
        names = self.wish == "open" and not self.table.anyone_calls and self.wisher not in (NOBODY, self.turn)
        waits = self.phase == "play" and (names or self.trader not in (NOBODY, self.turn))
        return waits or super().held_up

    @property
    def has_points(self) -> bool:
        """Where hands are counted."""
        return self.table.has_points

    @property
    def by_order(self) -> bool:
        """Whether people are ranked as they go out."""
        ends = self.table.ends
        return ends is not None and ends.mode in ("first", "left") and self.keep == "plays"

    @property
    def for_places(self) -> bool:
        """Whether who is out first, second … is all that counts."""
        return self.by_order and not any(self.scores)

    def best(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Where points are gained, the most win."""
        playing = [not gone for gone in self.gone]
        return lowest(totals, playing) if self.table.ends is None else highest(totals, playing)

    def place(self, seat: int) -> int | None:
        """The rank of who is out, and of the last one when the game is over; None where there is none yet."""
        if self.table.ends is None:
            return None
        people = len(self.out) + sum(self.here)
        finished = [each for each in self.out if each not in self.bust]
        if seat in self.bust:
            return people - self.bust.index(seat)
        if seat in finished:
            return finished.index(seat) + 1
        alone = self.phase == "over" and self.here[seat] and sum(self.here) == 1
        return len(finished) + 1 if alone else None

    def place_taken(self, seat: int) -> int | None:
        """The same where people are ranked as they go out; of several who win together each has the first."""
        place = self.place(seat)
        return 1 if place is None and self.phase == "over" and seat in self.winners else place


def shown(seen: Mapping[Card, int], cards: Iterable[Card]) -> dict[Card, int]:
    """The count of shown cards with some more."""
    new = dict(seen)
    for each in cards:
        if each is not UNKNOWN:
            new[each] = new.get(each, 0) + 1
    return new


def without(known: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """A declared hand less some cards; None, not known any more, where one of them was not in it."""
    left = list(known)
    for each in cards:
        if each not in left:
            return None
        left.remove(each)
    return tuple(left)


def _put_top(s: ShedState, _: int, text: str) -> Changes:
    try:
        top = card(text)
    except ValueError:
        raise Unreadable("unreadable-card", card=text) from None
    changes: Changes = {"top": top, "suit": s.left_by(top), "called": False}
    changes |= {"wish": "open" if s.power(top).wishes else "none", "wisher": NOBODY, "call": None, "attacker": None}
    if s.table.back and top is not UNKNOWN:
        changes["turned"] = top in s.table.back
    return changes | {"seen": shown({}, (top,)), "heard": (), "turner": NOBODY}


def _put_suit(s: ShedState, _: int, text: str) -> Changes:
    try:
        called = suit(text)
    except ValueError:
        raise Unreadable("unreadable-suit", suit=text) from None
    own = s.top.suit if s.top else ""
    wish = "none" if s.wish == "none" else "decided"
    return {"suit": called, "called": called not in (ANY, own), "wish": wish, "call": None, "wisher": NOBODY}


def _put_out(s: ShedState, seat: int, text: str) -> Changes:
    rest = tuple(each for each in s.out if each != seat)
    out = choice("out", text, ("yes", "no")) == "yes"
    changes: Changes = {"out": (*rest, seat) if out else rest, "bust": tuple(each for each in s.bust if each != seat)}
    if s.table.ends is not None and out != (seat in s.out):
        changes["here"] = put(s.here, seat, not out and not s.gone[seat])
    return changes


def _put_blank(s: ShedState, number: int, text: str) -> Changes:
    if number > len(s.table.blanks):
        raise Unreadable("unreadable-fact-value", key="blank", value=text)
    return {"blanks": tuple(sorted({**dict(s.blanks), number: text}.items()))}


def _starts(s: ShedState) -> str | None:
    """Who begins the next game, once this one is over."""
    ends = s.table.ends
    if ends is None or s.phase != "over" or not s.winners:
        return None
    if ends.starts in ("winner", ""):  # records of games without such a rule have always said so
        return quote(s.names[s.winners[0]])
    return quote(s.names[s.loser]) if ends.starts == "loser" and s.loser != NOBODY else "none"


FACTS = (
    *SHARED,
    Fact("out", lambda s: tuple(yes(seat in s.out) for seat in range(len(s.names))), _put_out, per_seat=True),
    Fact("turned", lambda s: yes(s.turned) if s.table.back else None),
    Fact("top", lambda s: s.top.code if s.top else None, _put_top),
    Fact("suit", lambda s: (s.suit or ANY) if s.top else None, _put_suit),
    DIRECTION,
    Fact("place", lambda s: tuple(s.place(seat) for seat in range(len(s.names))), per_seat=True),
    Fact("starts", _starts),
    Fact("draw", lambda s: s.draw, lambda s, _, text: {"draw": number("draw", text), "until": False}),
    Fact("blank", lambda s: dict(s.blanks), _put_blank, numbered=True),
    counted("stock"),
    counted("pile"),
)
