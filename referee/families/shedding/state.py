"""The shedding family's state: what lies on the pile, what must be matched, what is owed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.core.cards import UNKNOWN, Card, card, suit
from referee.core.facts import DIRECTION, SHARED, choice, counted, number, yes
from referee.core.game import Changes, Fact
from referee.core.house import House, Number, switch
from referee.core.notation import Unreadable
from referee.core.seats import NOBODY
from referee.core.state import State
from referee.families.effects import PLAIN, Power, Table

ANY = "any"
"""No suit needs matching: a card without one lies on top, and none was called."""


@dataclass(frozen=True)
class ShedHouse(House):
    """The switches that every game of the family has."""

    hand_size: int = switch(5, Number(1, 15, "cards"), group="deal")


@dataclass(frozen=True)
class ShedState(State):
    """`suit` is what to match, `called` says that somebody called it; `draw` waits for the player to act, `waiting`
    and `skips` for the end of further turns (`again`) of that player. `wish` says whether a suit may be called: `none`
    (no card of this round lets it be), `open`, or `decided`; `wisher` played that card, `call` the
    call that holds (seat, time, whether timed). `heard` is what only people can say of the last player's plays: (seat,
    reason of a penalty card). `seen` counts each card shown since the last reshuffle."""

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

    def power(self, card: Card) -> Power:
        """What a card does at this table."""
        return self.table.power.get(card, PLAIN)

    @property
    def spare(self) -> int | None:
        """Cards that can still be drawn, the discards under the top one included; None where nobody knows."""
        if self.stock is None:
            return None
        return self.stock + max(0, (self.pile or 1) - 1)

    def reshuffled(self) -> dict[str, Any]:
        """The discards under the top card become the stock, and counting cards starts again."""
        seen = {} if self.top is None or self.top is UNKNOWN else {self.top: 1}
        changes: Changes = {"seen": seen}
        if self.stock is not None and self.pile is not None:
            changes |= {"stock": self.stock + max(0, self.pile - 1), "pile": min(self.pile, 1)}
        return changes

    @property
    def suits(self) -> frozenset[str]:
        """The suits or colours of the packs: what may be called."""
        return frozenset(each.suit for each in self.table.packs if each.suit)

    def first_turn(self) -> dict[str, Any]:
        """The player next to the dealer."""
        return {"turn": self.next(self.dealer)}

    def turn_to(self, seat: int) -> dict[str, Any]:
        """Further turns, and what waits for their end, were the other player's."""
        if seat == self.turn:
            return {}
        owed = {"draw": self.draw + self.waiting, "waiting": 0}
        return {"turn": seat, "again": 0, "skips": 0, "may_pass": False, **owed}

    def turn_given_up(self) -> dict[str, Any]:
        """What a player who leaves still had to do is forgotten."""
        return {"again": 0, "waiting": 0, "skips": 0, "draw": 0, "may_pass": False}


def shown(seen: Mapping[Card, int], cards: Iterable[Card]) -> dict[Card, int]:
    """The count of shown cards with some more."""
    new = dict(seen)
    for each in cards:
        if each is not UNKNOWN:
            new[each] = new.get(each, 0) + 1
    return new


def _put_top(s: ShedState, _: int, text: str) -> Changes:
    try:
        top = card(text)
    except ValueError:
        raise Unreadable("unreadable-card", card=text) from None
    changes: Changes = {"top": top, "suit": "?" if top is UNKNOWN else top.suit or ANY, "called": False}
    changes |= {"wish": "open" if s.power(top).wishes else "none", "wisher": NOBODY, "call": None}
    return changes | {"seen": shown({}, (top,)), "heard": ()}


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
    return {"out": (*rest, seat) if choice("out", text, ("yes", "no")) == "yes" else rest}


FACTS = (
    *SHARED,
    Fact("out", lambda s: tuple(yes(seat in s.out) for seat in range(len(s.names))), _put_out, per_seat=True),
    Fact("top", lambda s: s.top.code if s.top else None, _put_top),
    Fact("suit", lambda s: (s.suit or ANY) if s.top else None, _put_suit),
    DIRECTION,
    Fact("draw", lambda s: s.draw, lambda s, _, text: {"draw": number("draw", text)}),
    counted("stock"),
    counted("pile"),
)
