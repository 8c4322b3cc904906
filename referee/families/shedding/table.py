"""What `powers(house)` gives: everything in which one table of the family differs from another.

Each part remembers in `by` the house rules that made it, so that a ruling can name them.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from referee.core.cards import Card
from referee.families.effects import Effect, Power
from referee.families.shedding.several import Several

Answer = tuple[str, tuple[str, ...]]
"""Whether a card answers an attack: `no`, where it would `match` as ever, or `any` way; and the house rules that say
so."""


REASONS = ("play", "slow", "false", "looked", "took", "undeserved")
"""What people give penalty cards for in any game of the family, in the order of the screen."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Drawing without an attack: one card, or `until` one can be played; a drawn card that is `playable` at once keeps
    the turn, but for those that have to `wait`. `freely`: also with a card that could be played. `any_number`: a
    machine decides how many come. Drawing an attack ends the turn, or not (`attack_ends`)."""

    until: bool = False
    playable: bool = False
    freely: bool = True
    any_number: bool = False
    attack_ends: bool = True
    wait: frozenset[Card] = frozenset()
    by: tuple[str, ...] = ()
    freely_by: tuple[str, ...] = ()
    attack_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LastCall:
    """The word for a hand down to `at` cards, and what forgetting it costs. `last_word` is said with the last card,
    where there is one; several cards that `empty` the hand together need the word too. It may be caught until the next
    player acts, or only until the next `plays`. When the holder says it, `others` draw one (`none`, `next`, `all`). A
    `tie` goes to the `holder`, to the `claimant`, or to `rps`; a false claim costs so many cards. Where it is
    `shouted`, somebody else who says it first has caught the holder: one button is for both. `named` is what buttons
    call the word, where another game says something else by it."""

    word: str
    named: str = ""
    at: int = 1
    cards: int = 1
    last_word: str | None = None
    empty: bool = False
    until_play: bool = False
    shouted: bool = False
    others: str = "none"
    tie: str = "holder"
    false: int = 0
    by: tuple[str, ...] = ()
    empty_by: tuple[str, ...] = ()
    others_by: tuple[str, ...] = ()
    tie_by: tuple[str, ...] = ()
    false_by: tuple[str, ...] = ()

    def due(self, before: int, left: int, laid: int) -> str | None:
        """The word that a play needs which leaves so many cards, None where it needs none."""
        if left == 0:
            return self.last_word or (self.word if self.empty and laid > 1 else None)
        return self.word if left <= self.at < before else None

    def text(self, word: str) -> str:
        """What buttons call a word."""
        return self.named or word if word == self.word else word

    @property
    def words(self) -> tuple[str, ...]:
        """The words that mean something here."""
        return (self.word, *([self.last_word] if self.last_word else []))


@dataclass(frozen=True, slots=True)
class Ends:
    """How a round ends where a player is out with an empty hand: at the `first`, when one is `left`, or `scored` (the
    first gets what the others hold), or counted in `wins`. `limits` end the game. Cards that are `last_barred` cannot
    be the last one; `heavy` ones, left alone in a hand, cost two cards. A hand of `bust` cards (0: never) puts its
    player out; `bust_ends` the game with it. An attack laid with the last card is
    not answered but drawn, before the round ends too (`victim_draws`). `starts` says who begins the next game
    (`winner`, `loser`, `rps`; empty: no switch does)."""

    mode: str = "first"
    limits: tuple[tuple[str, float], ...] = ()
    last_barred: frozenset[Card] = frozenset()
    heavy: frozenset[Card] = frozenset()
    bust: int = 0
    bust_ends: bool = False
    victim_draws: bool = False
    starts: str = ""
    by: tuple[str, ...] = ()
    barred_by: tuple[str, ...] = ()
    bust_by: tuple[str, ...] = ()


@dataclass(frozen=True)
class Table:
    """Each card's power, how many of each card the packs hold, and the parameters of the engine. `answers` says whether
    a card answers the attack of another (None: cards that attack do, where they match). Where `ends` is None going out
    is the game's own affair, `out_is_called` or not. A suit is called by whoever is first, or only by who played the
    card (`anyone_calls`). A refused play costs `illegal` cards (None: what every break costs). The
    discards become the stock but for the top card, or all of them (`all_reshuffled`). Two-sided cards have other faces
    on their `back`. What people write on the `blanks` (kinds of card, in the order of their texts) is judged where
    `texts` knows it, by its `plain` words. Before the first deal everybody draws a card for it (`cut`), or it
    is settled otherwise who deals or `begins` (`Game.first_dealer`).
    People give penalty cards for these `reasons`. `coloured` cards have a colour and a number or symbol, where others
    have a suit and a rank: people say it so. Ranks with a nickname are `called` by the text of that name."""

    power: Mapping[Card, Power]
    packs: Mapping[Card, int]
    out_is_called: bool = True
    answers: Callable[[Card, Card], Answer] | None = None
    several: Several = field(default_factory=Several)
    drawing: Drawing = field(default_factory=Drawing)
    last_call: LastCall | None = None
    ends: Ends | None = None
    anyone_calls: bool = True
    illegal: int | None = None
    all_reshuffled: bool = False
    back: Mapping[Card, int] = field(default_factory=dict)
    cut: bool = False
    begins: str = "asked"
    blanks: tuple[Card, ...] = ()
    texts: Mapping[str, tuple[Effect, ...]] = field(default_factory=dict)
    reasons: tuple[str, ...] = REASONS
    coloured: bool = False
    called: Mapping[str, str] = field(default_factory=dict)

    @property
    def has_points(self) -> bool:
        """Whether a round gives points: not where who is out first, or last, is all that counts, or rounds are won."""
        return self.ends is None or self.ends.mode == "scored"

    @cached_property
    def suits(self) -> frozenset[str]:
        """The suits or colours of the packs."""
        return _suits(self.packs)

    @cached_property
    def back_suits(self) -> frozenset[str]:
        """The colours of the other side."""
        return _suits(self.back)

    @cached_property
    def shown(self) -> dict[Any, Any]:
        """What screens have made of it: the same for all who play by it, so it is made once."""
        return {}


def _suits(cards: Iterable[Card]) -> frozenset[str]:
    return frozenset(each.suit for each in cards if each.suit)


def plain(text: str) -> str:
    """What people wrote, without the case and the dots that make no difference."""
    return " ".join(text.casefold().split()).rstrip(".!。！")
