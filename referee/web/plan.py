"""The plan of a night's next game: which game by which house rules, who sits where, who deals.

It is made by several phones at once, so every change is a pure function of the plan there is (`store.change_plan`).
A seat stands in it by its id. A tap says what it wants, not "the other way round": the same tap twice changes nothing.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

Pairs = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """`ring` is who sits where so far, each next one to the left of the one before; `dealer` 0 is nobody yet; `sure`
    are the seats whose people said that the one on their left is right. `pair` are those who were said to play
    together, where a game asks that, the last one said at the end. `begins` is who was said to begin, where a game asks
    that instead of who deals. `called` is the name under which the house rules are kept. Without a `game` there is no
    plan."""

    game: str = ""
    preset: str = ""
    house: Pairs = ()
    ring: tuple[int, ...] = ()
    dealer: int = 0
    sure: tuple[int, ...] = ()
    pair: tuple[int, ...] = ()
    begins: int = 0
    called: str = ""

    def left_of(self, seat: int) -> int:
        """Who sits to the left of a seat, 0 where nobody knows."""
        if seat not in self.ring or len(self.ring) < 2:
            return 0
        return self.ring[(self.ring.index(seat) + 1) % len(self.ring)]

    def right_of(self, seat: int) -> int:
        """Who sits to the right of a seat, 0 where nobody knows."""
        if seat not in self.ring or len(self.ring) < 2:
            return 0
        return self.ring[self.ring.index(seat) - 1]

    def among(self, seats: Iterable[int]) -> "Plan":
        """Without the seats that are no longer at the table."""
        there = set(seats)
        return self.seated([seat for seat in self.ring if seat in there])

    def seated(self, ring: Sequence[int]) -> "Plan":
        """With another ring. Who said "right" of a neighbour they no longer have has not said so."""
        dealer, begins = (each if each in ring else 0 for each in (self.dealer, self.begins))
        new = replace(self, ring=tuple(ring), dealer=dealer, begins=begins)
        sure = (seat for seat in self.sure if new.left_of(seat) and new.left_of(seat) == self.left_of(seat))
        return replace(new, sure=tuple(sure))

    def placed(self, seat: int) -> "Plan":
        """The next one round the table."""
        return self if seat in self.ring else self.seated([*self.ring, seat])

    def taken(self, seat: int) -> "Plan":
        """Without this one: tapped by mistake."""
        return self.seated([each for each in self.ring if each != seat])

    def left(self, seat: int, neighbour: int) -> "Plan":
        """`neighbour` sits to the left of `seat`, whatever was tapped before."""
        if seat == neighbour:
            return self
        ring = [each for each in self.placed(seat).ring if each != neighbour]
        at = ring.index(seat) + 1
        return self.seated([*ring[:at], neighbour, *ring[at:]]).confirmed(seat)

    def dealing(self, seat: int) -> "Plan":
        """Who deals first; only somebody in the ring does."""
        return replace(self, dealer=seat, begins=0) if seat in self.ring else self

    def beginning(self, seat: int) -> "Plan":
        """Who begins, whoever deals; only somebody in the ring does."""
        return replace(self, begins=seat, dealer=0) if seat in self.ring else self

    def confirmed(self, seat: int) -> "Plan":
        """The person of a seat says that the one on the left is right."""
        return self if seat in self.sure or not self.left_of(seat) else replace(self, sure=(*self.sure, seat))

    def together(self, seat: int, pair: Sequence[int]) -> "Plan":
        """The seat is of the `pair` there is now, in place of whoever was said to be longest ago."""
        if seat not in self.ring or not pair:
            return self
        return replace(self, pair=(*(each for each in pair if each != seat), seat)[-len(pair) :])

    def text(self) -> str:
        """As the store keeps it."""
        return json.dumps(asdict(self))


NO_PLAN = Plan()


def read_plan(text: str) -> Plan:
    """A kept plan; an empty one where there is none, or none that this version can read."""
    try:
        kept: dict[str, Any] = json.loads(text)
        return Plan(
            game=str(kept["game"]),
            preset=str(kept["preset"]),
            house=tuple((str(key), str(value)) for key, value in kept["house"]),
            ring=tuple(map(int, kept["ring"])),
            dealer=int(kept["dealer"]),
            sure=tuple(map(int, kept["sure"])),
            pair=tuple(map(int, kept.get("pair", ()))),
            begins=int(kept.get("begins", 0)),
            called=str(kept.get("called", "")),
        )
    except (ValueError, KeyError, TypeError):
        return NO_PLAN
