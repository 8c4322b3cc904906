"""The powers of cards in the shedding family, made of effects that add up."""

from dataclasses import dataclass, field
from typing import Protocol

from referee.engine.basics.cards import Card


@dataclass(slots=True)
class PlayEffects:
    """The sum of the effects of the cards of one play.

    `owed` is the attack that waited before it, `attack` what the play adds; `skips` counts seats, `turns` half turns of
    direction, `again` further turns. `players` are in the round. The play may be a starter that was `flipped`, played
    by the dealer. `back` sends the turn so many seats back; with `wish` a suit may be called, by the victim if it is
    `named`. `hands` are `mixed`, `passed` on or `traded`, and all cards may be `turned` over. The attacker draws
    the `bounced` cards; `drops` has the others put down their wild cards. An attack may go on `until` a suit comes.
    `by` is the last card that attacks.
    """

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
    until: int = 0
    named: bool = False
    turned: bool = False
    by: Card | None = None

    @property
    def waits(self) -> int:
        """The attack that waits for the next player."""
        return self.owed + self.attack


class Effect(Protocol):
    """A part of a card's power, which adds itself to the sum of the play."""

    def act(self, play: PlayEffects) -> None: ...


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack: the next player draws this number of cards, or answers.

    It `adds` to what waits or takes its place, together with what lies beside it in the same play (OC-39); one that
    `doubles` makes what waits twice as much. One that `asks` is off if the next player does what the card asks for,
    which people judge; a starter asks for nothing. One that goes on `until` the suit to match comes is so many cards
    from that one on; of several each goes on until it comes once more.
    """

    cards: int
    adds: bool = True
    doubles: bool = False
    asks: bool = False
    until: bool = False

    def act(self, play: PlayEffects) -> None:
        if self.asks and play.flipped:
            return
        play.until += self.until
        if self.doubles and play.waits:
            play.attack += play.waits
        elif self.adds:
            play.attack += self.cards
        else:
            play.owed, play.attack = 0, play.attack + self.cards


@dataclass(frozen=True, slots=True)
class Skip:
    """Players who are passed over; several cards add up or count as one.

    One that `carries` passes a waiting attack on to the next player instead, and skips nobody then. Between two players
    it may bring the turn back to its player, however many such cards lie there (`returns_with_two`). Where all `others`
    are passed over it comes back all the same, once.
    """

    count: int = 1
    adds: bool = True
    carries: bool = False
    returns_with_two: bool = False
    others: bool = False

    def act(self, play: PlayEffects) -> None:
        if self.carries and play.owed:
            return
        if self.others:
            play.skips = max(play.skips, play.players - 1)
            return
        if self.returns_with_two and play.players == 2:
            play.skips = 1
            return
        play.skips = play.skips + self.count if self.adds else max(play.skips, self.count)


@dataclass(frozen=True, slots=True)
class Again:
    """Another turn; a benefit, so a starter's dealer does not get it. Several cards add up or count as one."""

    adds: bool = True

    def act(self, play: PlayEffects) -> None:
        if not play.flipped:
            play.again = play.again + 1 if self.adds else 1


@dataclass(frozen=True, slots=True)
class Reverse:
    """A change of direction.

    With two players it may skip the other instead, unless it `returns` an attack that waits; two such cards cancel each
    other, or bring the turn back like one (`returns_with_two`). A starter's may be ignored, or let the dealer begin.
    """

    skips_with_two: bool = False
    when_flipped: bool = True
    returns: bool = False
    dealer_begins: bool = False
    returns_with_two: bool = False

    def act(self, play: PlayEffects) -> None:
        if play.flipped and not self.when_flipped:
            return
        play.turns += 1
        if play.flipped and self.dealer_begins:
            play.skips -= 1
        elif self.returns_with_two and play.players == 2 and not (self.returns and play.owed):
            play.skips = 1
        elif self.skips_with_two and play.players == 2 and not (self.returns and play.owed):
            play.skips += 1 if play.turns % 2 else -1


@dataclass(frozen=True, slots=True)
class Shield:
    """The cancelling of an attack that waits."""

    def act(self, play: PlayEffects) -> None:
        play.owed = play.attack = 0


@dataclass(frozen=True, slots=True)
class Bounce:
    """The return of an attack to its player, who draws it at once."""

    def act(self, play: PlayEffects) -> None:
        play.bounced += play.waits
        play.owed = play.attack = 0


@dataclass(frozen=True, slots=True)
class Back:
    """The turn goes back this number of seats; the direction stays."""

    count: int = 2

    def act(self, play: PlayEffects) -> None:
        if not play.flipped:
            play.back = self.count


@dataclass(frozen=True, slots=True)
class Wish:
    """A suit may be called: by who played the card, or by the `victim` next to them."""

    victim: bool = False

    def act(self, play: PlayEffects) -> None:
        play.wish = True
        play.named = self.victim


@dataclass(frozen=True, slots=True)
class Hands:
    """Hands change their owners, but not with a starter.

    All are gathered and dealt again (`mixed`), everybody hands theirs to the next player (`passed`), or the player
    swaps with a chosen player (`traded`).
    """

    how: str

    def act(self, play: PlayEffects) -> None:
        play.hands = "" if play.flipped else self.how


@dataclass(frozen=True, slots=True)
class Drop:
    """Everybody else puts down all their wild cards; a starter's dealer has nobody do so."""

    def act(self, play: PlayEffects) -> None:
        play.drops = not play.flipped


@dataclass(frozen=True, slots=True)
class TurnOver:
    """All cards are turned over: hands, discards and stock."""

    def act(self, play: PlayEffects) -> None:
        play.turned = not play.turned


@dataclass(frozen=True, slots=True)
class Power:
    """The power of a card at one table: its effects and everything else that rules ask of it.

    A `wild` card goes on anything; others may have suits that they `goes` on instead of matching, and a suit that they
    `leaves` if they have none of their own. Some must be `declare`d aloud. A card may go on the ranks `free_on`
    whatever the suit. `starter` says what it does as one: it `applies`, does `nothing`, or goes `back`. A `blank` card
    bears the table's text of that number (0: none). The fields that end in `by` name the house rules on which a ruling
    about the card rests.
    """

    effects: tuple[Effect, ...] = ()
    points: int = 0
    wild: bool = False
    goes: frozenset[str] | None = None
    leaves: str = ""
    declare: bool = False
    free_on: frozenset[str] = frozenset()
    starter: str = "applies"
    blank: int = 0
    wild_by: tuple[str, ...] = ()
    free_by: tuple[str, ...] = ()
    flipped_by: tuple[str, ...] = ()
    points_by: tuple[str, ...] = ()
    attacks: bool = field(init=False, default=False)
    wishes: bool = field(init=False, default=False)
    asks: bool = field(init=False, default=False)
    bounces: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        """Derive from the effects what rules ask for often."""
        for effect in self.effects:  # most cards have none, and a table has a hundred cards
            if isinstance(effect, Attack):
                object.__setattr__(self, "attacks", True)
                object.__setattr__(self, "asks", self.asks or effect.asks)
            elif isinstance(effect, Wish):
                object.__setattr__(self, "wishes", True)
            elif isinstance(effect, Bounce):
                object.__setattr__(self, "bounces", True)


PLAIN = Power()
"""A card without any power, an unknown one for instance."""
