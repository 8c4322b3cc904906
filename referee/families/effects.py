"""What a card of the shedding family does: powers made of effects that add up."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from referee.core.cards import Card


@dataclass(slots=True)
class Passing:
    """What the cards of one play come to: cards to draw, seats to skip, half turns of direction, further turns, a
    suit to call, a word to say. `players` are in the round; a `flipped` starter was played by the dealer."""

    players: int
    flipped: bool = False
    attack: int = 0
    skips: int = 0
    turns: int = 0
    again: int = 0
    wish: bool = False


class Effect(Protocol):
    """One thing a card does: it adds itself to what the play comes to."""

    def act(self, play: Passing) -> None: ...


@dataclass(frozen=True, slots=True)
class Attack:
    """The next player draws so many cards, or answers."""

    cards: int

    def act(self, play: Passing) -> None:
        play.attack += self.cards


@dataclass(frozen=True, slots=True)
class Skip:
    """The next player is passed over."""

    def act(self, play: Passing) -> None:
        play.skips += 1


@dataclass(frozen=True, slots=True)
class Again:
    """Another turn; a benefit, so a starter's dealer does not get it."""

    def act(self, play: Passing) -> None:
        play.again += not play.flipped


@dataclass(frozen=True, slots=True)
class Reverse:
    """The direction turns round: with two players it may skip the other instead; a starter's may be ignored."""

    skips_with_two: bool = False
    when_flipped: bool = True

    def act(self, play: Passing) -> None:
        if not play.flipped or self.when_flipped:
            play.turns += 1
            if self.skips_with_two and play.players == 2:
                play.skips += 1 if play.turns % 2 else -1


@dataclass(frozen=True, slots=True)
class Wish:
    """A suit may be called."""

    def act(self, play: Passing) -> None:
        play.wish = True


@dataclass(frozen=True, slots=True)
class Power:
    """A card at this table: its effects, its points in a hand, whether it is `wild` (goes on anything), whether it
    must be `declare`d aloud, the ranks it may answer whatever the suit (`answers_any`), and the house rules that
    made it so, each where a ruling rests on it."""

    effects: tuple[Effect, ...] = ()
    points: int = 0
    wild: bool = False
    declare: bool = False
    answers_any: frozenset[str] = frozenset()
    wild_by: tuple[str, ...] = ()
    answers_by: tuple[str, ...] = ()
    flipped_by: tuple[str, ...] = ()
    points_by: tuple[str, ...] = ()

    @property
    def attacks(self) -> bool:
        """Whether it makes the next player draw, and so may answer an attack."""
        return any(isinstance(effect, Attack) for effect in self.effects)

    @property
    def wishes(self) -> bool:
        """Whether a suit may be called with it."""
        return any(isinstance(effect, Wish) for effect in self.effects)


@dataclass(frozen=True, slots=True)
class Table:
    """What `powers(house)` gives: each card's power, how many of each card the packs hold, and whether going out
    must be called."""

    power: Mapping[Card, Power]
    packs: Mapping[Card, int]
    out_is_called: bool = True


PLAIN = Power()
"""A card without any power, an unknown one for instance."""
