"""What a card of the shedding family does: powers made of effects that add up."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from referee.core.cards import Card


@dataclass(slots=True)
class Passing:
    """What the cards of one play come to: cards to draw, seats to skip, half turns of direction, further turns, a
    suit to call. `owed` is the attack that waited before, `players` are in the round; a `flipped` starter was played
    by the dealer. `back` sends the turn so many seats back; `hands` are `mixed` anew, `passed` on, or `traded`;
    all cards are `turned` over; `bounced` cards are drawn by who attacked, and `drops` has the others put down
    their wild cards. An attack may go on `until` a suit comes; `named` has its victim name the suit."""

    players: int
    flipped: bool = False
    owed: int = 0
    attack: int = 0
    skips: int = 0
    turns: int = 0
    again: int = 0
    back: int = 0
    wish: bool = False
    hands: str = ""
    bounced: int = 0
    drops: bool = False
    until: bool = False
    named: bool = False
    turned: bool = False
    by: Card | None = None

    @property
    def waits(self) -> int:
        """The attack that waits for whoever is next."""
        return self.owed + self.attack


class Effect(Protocol):
    """One thing a card does: it adds itself to what the play comes to."""

    def act(self, play: Passing) -> None: ...


@dataclass(frozen=True, slots=True)
class Attack:
    """The next player draws so many cards, or answers. An attack `adds` to what waits or takes its place, with what
    lies beside it in the same play (OC-39);
    one that `doubles` makes what waits twice as much. One that `asks` is off where the next player does what the card
    asks for, which people judge; a starter asks for nothing. One that goes on `until` the suit to match comes is so
    many cards from that one on."""

    cards: int
    adds: bool = True
    doubles: bool = False
    asks: bool = False
    until: bool = False

    def act(self, play: Passing) -> None:
        if self.asks and play.flipped:
            return
        play.until = play.until or self.until
        if self.doubles and play.waits:
            play.attack += play.waits
        elif self.adds:
            play.attack += self.cards
        else:
            play.owed, play.attack = 0, play.attack + self.cards


@dataclass(frozen=True, slots=True)
class Skip:
    """`count` players are passed over; several cards add up or count as one. One that `carries` passes a waiting attack
    on to the next player, and skips nobody then."""

    count: int = 1
    adds: bool = True
    carries: bool = False

    def act(self, play: Passing) -> None:
        if self.carries and play.owed:
            return
        play.skips = play.skips + self.count if self.adds else max(play.skips, self.count)


@dataclass(frozen=True, slots=True)
class SkipOthers:
    """Everybody else is passed over."""

    def act(self, play: Passing) -> None:
        play.skips += play.players - 1


@dataclass(frozen=True, slots=True)
class Again:
    """Another turn; a benefit, so a starter's dealer does not get it. Several cards add up or count as one."""

    adds: bool = True

    def act(self, play: Passing) -> None:
        if not play.flipped:
            play.again = play.again + 1 if self.adds else 1


@dataclass(frozen=True, slots=True)
class Reverse:
    """The direction turns round: with two players it may skip the other instead, unless it `returns` an attack that
    waits. A starter's may be ignored, or let the dealer begin."""

    skips_with_two: bool = False
    when_flipped: bool = True
    returns: bool = False
    dealer_begins: bool = False

    def act(self, play: Passing) -> None:
        if play.flipped and not self.when_flipped:
            return
        play.turns += 1
        if play.flipped and self.dealer_begins:
            play.skips -= 1
        elif self.skips_with_two and play.players == 2 and not (self.returns and play.owed):
            play.skips += 1 if play.turns % 2 else -1


@dataclass(frozen=True, slots=True)
class Shield:
    """What waits is cancelled."""

    def act(self, play: Passing) -> None:
        play.owed = play.attack = 0


@dataclass(frozen=True, slots=True)
class Bounce:
    """What waits goes back to who attacked, and is drawn there at once."""

    def act(self, play: Passing) -> None:
        play.bounced += play.waits
        play.owed = play.attack = 0


@dataclass(frozen=True, slots=True)
class Back:
    """The turn goes to the player so many seats before; the direction stays."""

    count: int = 2

    def act(self, play: Passing) -> None:
        if not play.flipped:
            play.back = self.count


@dataclass(frozen=True, slots=True)
class Wish:
    """A suit may be called: by who played the card, or by the `victim` next to them."""

    victim: bool = False

    def act(self, play: Passing) -> None:
        play.wish = True
        play.named = self.victim


@dataclass(frozen=True, slots=True)
class Mix:
    """All hands are gathered and dealt anew; a starter has nothing to gather."""

    def act(self, play: Passing) -> None:
        play.hands = "" if play.flipped else "mixed"


@dataclass(frozen=True, slots=True)
class Drop:
    """Everybody else puts down all their wild cards; a starter's dealer has nobody do so."""

    def act(self, play: Passing) -> None:
        play.drops = not play.flipped


@dataclass(frozen=True, slots=True)
class TurnOver:
    """All cards are turned over: hands, discards and stock."""

    def act(self, play: Passing) -> None:
        play.turned = not play.turned


@dataclass(frozen=True, slots=True)
class HandOn:
    """Everybody hands their cards to the next player; a starter has nobody do so."""

    def act(self, play: Passing) -> None:
        play.hands = "" if play.flipped else "passed"


@dataclass(frozen=True, slots=True)
class Trade:
    """The player swaps hands with somebody of their choice; a starter's dealer does not."""

    def act(self, play: Passing) -> None:
        play.hands = "" if play.flipped else "traded"


@dataclass(frozen=True, slots=True)
class Power:
    """A card at this table: its effects, its points in a hand, whether it is `wild` (goes on anything), on which
    suits it `goes` where not by matching, the suit it `leaves` where it has none, whether it must be `declare`d
    aloud, the ranks it may answer whatever the suit (`answers_any`), what it does as a starter (`applies`,
    `nothing`, or it goes `back`), which text of the table's a `blank` card bears (0: none), and the house rules that
    made it so, each where a ruling rests on it."""

    effects: tuple[Effect, ...] = ()
    points: int = 0
    wild: bool = False
    goes: frozenset[str] | None = None
    leaves: str = ""
    declare: bool = False
    answers_any: frozenset[str] = frozenset()
    starter: str = "applies"
    blank: int = 0
    wild_by: tuple[str, ...] = ()
    answers_by: tuple[str, ...] = ()
    flipped_by: tuple[str, ...] = ()
    points_by: tuple[str, ...] = ()
    attacks: bool = field(init=False, default=False)
    wishes: bool = field(init=False, default=False)
    asks: bool = field(init=False, default=False)
    bounces: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        """Whether it makes the next player draw or asks something of them, whether a suit may be called with it, and
        whether it sends an attack back."""
        object.__setattr__(self, "attacks", any(isinstance(effect, Attack) for effect in self.effects))
        object.__setattr__(self, "wishes", any(isinstance(effect, Wish) for effect in self.effects))
        object.__setattr__(self, "asks", any(isinstance(effect, Attack) and effect.asks for effect in self.effects))
        object.__setattr__(self, "bounces", any(isinstance(effect, Bounce) for effect in self.effects))


PLAIN = Power()
"""A card without any power, an unknown one for instance."""

Powers = Mapping[Card, Power]
