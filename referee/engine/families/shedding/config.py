"""The result of `configure(house)`: everything in which one table of the family differs from another.

Each part remembers in `by` the house rules that made it, so that a ruling can name them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from referee.engine.basics.cards import JOKER, SUIT_SYMBOLS, UNKNOWN, Card
from referee.engine.basics.seats import sides_by_seat
from referee.engine.families.effects import Effect, Power
from referee.engine.model.message import message
from referee.engine.model.view import Word

FRENCH_ORDER = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
"""An ace stands next to the 2 and next to the king; nothing runs through it."""


class Several(NamedTuple):
    """The cards that may go down together.

    The `kinds` are `same`, `set` (one rank), `run`, `pair` (one number and colour), `rank` (one number in different
    colours) and `symbol` (none: one card a turn). Some cards are `barred`.
    A run is at most `longest` cards long (0: any), goes `in_order`, in `one_suit`, with jokers as `wild_in_run`, along
    `order` (ranks in it are numbers); of its cards `all_count`, or only the last one, but `attacks_add`. Cards of the
    ranks that `sweep` take others of their colour along, which lie under them and count nothing. `by` names the house
    rules.
    """

    kinds: tuple[str, ...] = ("same",)
    barred: frozenset[Card] = frozenset()
    longest: int = 0
    in_order: bool = True
    one_suit: bool = True
    wild_in_run: bool = False
    all_count: bool = False
    attacks_add: bool = True
    order: tuple[str, ...] = ()
    sweep: frozenset[str] = frozenset()
    by: tuple[str, ...] = ()

    def kind(self, cards: Sequence[Card]) -> str:
        """Return the kind of some cards together; empty if they may not go down together."""
        known = [card for card in cards if card is not UNKNOWN]
        if cards[-1].rank in self.sweep and all(card.suit == cards[-1].suit for card in known):
            return "sweep"
        if len(known) < len(cards) and len(known) < 2:
            return self.kinds[0] if self.kinds else ""
        return next((kind for kind in self.kinds if self._is(kind, known)), "")

    def fault(self, cards: Sequence[Card]) -> str:
        """Return why they may not: `one` card a turn, a `barred` card, too `long` a run, or no `kind`; else empty."""
        kind = self.kind(cards) if self.kinds or self.sweep else ""
        if not kind:
            return "kind" if self.kinds else "one"
        if any(card in self.barred for card in cards):
            return "barred"
        return "long" if kind == "run" and self.longest and len(cards) > self.longest else ""

    def _is(self, kind: str, cards: Sequence[Card]) -> bool:
        """Return True if known cards are of a kind; any two jokers are the same."""
        first, alike = cards[0], all(card.rank == cards[0].rank for card in cards)
        number = first.rank in self.order
        match kind:
            case "same":
                return all(card is first or card.suit == first.suit == "" for card in cards)
            case "set":
                return alike
            case "pair":
                return number and (alike if "rank" in self.kinds else all(card is first for card in cards))
            case "rank":
                return number and alike and len(set(cards)) == len(cards)
            case "symbol":
                return alike and not number
        return self._is_run(cards)

    def _is_run(self, cards: Sequence[Card]) -> bool:
        """Return True for ranks one after the other: all one way, up or down, unless they may lie in any order."""
        natural = [card for card in cards if card.rank in self.order]
        jokers = [card for card in cards if card.rank == JOKER and card not in natural]
        if not natural or len(natural) + len(jokers) < len(cards) or (jokers and not self.wild_in_run):
            return False
        if self.one_suit and any(card.suit != natural[0].suit for card in natural):
            return False
        places: list[list[int | None]] = [  # of each card in the order; None for a joker
            [at for at, rank in enumerate(self.order) if rank == card.rank] or [None] for card in cards
        ]
        return any(map(self._run_at, product(*places)))

    def _run_at(self, places: tuple[int | None, ...]) -> bool:
        known = [(at, place) for at, place in enumerate(places) if place is not None]
        if not self.in_order:
            ranks = [place for _, place in known]
            return len(set(ranks)) == len(ranks) and max(ranks) - min(ranks) < len(places) <= len(self.order)
        first, start = known[0]
        for way in (1, -1):
            due = [start + way * (at - first) for at in range(len(places))]
            inside = min(due) >= 0 and max(due) < len(self.order)
            if inside and all(place in (None, wanted) for place, wanted in zip(places, due, strict=True)):
                return True
        return False


Answer = tuple[str, tuple[str, ...]]
"""The way a card answers an attack (`no`, `match` if it would fit without one, `any`), and the house rules for it."""


REASONS = ("play", "slow", "false", "looked", "took", "undeserved")
"""The reasons for penalty cards in any game of the family, in the order of the screen."""


class Drawing(NamedTuple):
    """The ways to draw without an attack: one card, or `until` one can be played.

    There may be a `limit` to the cards of a turn (0: none). A drawn card that is `playable` at once keeps the turn,
    except those that have to `wait`. Drawing until a card fits goes on after a `doubtful` one, which only the rest of
    the hand might allow. People may draw `freely`, with a card that could be played too, or not. With `any_number` a
    machine decides how many cards come. Drawing an attack ends the turn, or not (`attack_ends`).
    """

    until: bool = False
    limit: int = 0
    playable: bool = False
    freely: bool = True
    any_number: bool = False
    attack_ends: bool = True
    wait: frozenset[Card] = frozenset()
    doubtful: Callable[[Any, Card], bool] = lambda state, card: False
    by: tuple[str, ...] = ()
    freely_by: tuple[str, ...] = ()
    attack_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LastCall:
    """The word for a hand down to `at` cards, and the cost of forgetting it; empty where there is none.

    `last_word` is said with the last card, if there is such a word; several cards that `empty` the hand together need
    the word too. A player is caught until the next one acts, or only until the next one plays (`until_play`). When the
    holder says the word, `others` draw one card (`none`, `next`, `all`). A `tie` goes to the `holder`, to the
    `claimant`, or to `rps`; a `false` claim costs so many cards. A `shouted` word catches the holder if somebody else
    says it first; with `one_button` there is no other button for that. `named` is the label of the buttons, if another
    game means something else by the word.
    """

    word: str
    named: str = ""
    at: int = 1
    cards: int = 1
    last_word: str | None = None
    empty: bool = False
    until_play: bool = False
    shouted: bool = False
    one_button: bool = False
    others: str = "none"
    tie: str = "holder"
    false: int = 0
    by: tuple[str, ...] = ()
    empty_by: tuple[str, ...] = ()
    others_by: tuple[str, ...] = ()
    tie_by: tuple[str, ...] = ()
    false_by: tuple[str, ...] = ()

    def due(self, before: int, left: int, laid: int) -> str | None:
        """Return the word that a play needs if it leaves this number of cards; None if it needs none."""
        if left == 0:
            return self.last_word or (self.word if self.empty and laid > 1 else None)
        return self.word if left <= self.at < before else None

    def text(self, word: str) -> str:
        """Return the label of a word on buttons."""
        return self.named or word if word == self.word else word

    @property
    def words(self) -> tuple[str, ...]:
        """The words that mean something here."""
        return tuple(word for word in (self.word, self.last_word) if word)


@dataclass(frozen=True, slots=True)
class Ends:
    """The end of a round.

    A player is out with an empty hand, unless a word for it has to be `called`, which is the game's own affair. A round
    ends with the `first` player out, when one is `left`, `scored` (the first gets what the others hold), or counted in
    `wins`; `limits` end the game. Cards that are `last_barred` cannot be the last one; `heavy` ones, left alone
    in a hand, cost two cards. A hand of `bust` cards (0: never) puts its player out, as the message `bust_told`
    tells, and `bust_ends` the game with it. With `victim_draws` an attack laid with the last card is drawn, not
    answered, before the round ends too. With `own_points` everybody counts their own hand, and the fewest points
    win; `partners` who sit opposite have their points together, where the number of people is even; where the limit
    `knocks_out`, only whoever reaches it is out of the game, which the last one left wins. The fewest cards or
    points win a blocked round, unless it counts for nobody (`blocked_wins`). `starts` says who begins the next game
    (`winner`, `loser`, `rps`; empty: no switch does).
    """

    mode: str = "first"
    limits: tuple[tuple[str, float], ...] = ()
    last_barred: frozenset[Card] = frozenset()
    heavy: frozenset[Card] = frozenset()
    bust: int = 0
    bust_ends: bool = False
    bust_told: str = "beside-bust"
    victim_draws: bool = False
    own_points: bool = False
    partners: bool = False
    knocks_out: bool = False
    blocked_wins: bool = True
    starts: str = ""
    by: tuple[str, ...] = ()
    barred_by: tuple[str, ...] = ()
    blocked_by: tuple[str, ...] = ()

    @property
    def called(self) -> bool:
        """Return True if an empty hand is not out by itself."""
        return self.mode == "called"

    @property
    def by_rounds(self) -> bool:
        """Return True if a game has several rounds: neither the first nor the last player out ends it."""
        return self.mode not in ("first", "left")


@dataclass(frozen=True)
class ShedConfig:
    """The configuration of one table: the power of each card, the packs, and the parameters of the engine.

    `answers` says if a card answers the attack of another (None: cards that attack do, if they match). Where a word is
    `called` for an empty hand, somebody may be caught without it or not (`out_is_called`). Anybody calls a suit, the
    first call holding, or only the player of the card (`anyone_calls`). A refused play costs `illegal` cards (None:
    what every break costs). The discards become the stock but for the top card, or all of them (`all_reshuffled`),
    unless there is no `new_stock`. Out of turn people may `jump_in` with the very card on top: the `first` one, or at
    the same moment the player on `turn` before them (`off`: never). A hand with `four` cards of a rank may be out, and
    who begins `chooses` the direction. Two-sided cards have other faces on their `back`. Texts that people write on the
    `blanks` (kinds of card, in the order of the texts) are judged if `texts` has their `plain` words. Before the first
    deal everybody draws a card for it (`cut`), or `begins` says how that is settled (`Game.first_dealer`). People give
    penalty cards for these `reasons`. `coloured` cards have a colour and a number or symbol, others a suit and a rank:
    people say it so. Ranks with a nickname are `called` by the text of that name.
    """

    power: Mapping[Card, Power]
    packs: Mapping[Card, int]
    out_is_called: bool = True
    answers: Callable[[Card, Card], Answer] | None = None
    several: Several = field(default_factory=Several)
    drawing: Drawing = field(default_factory=Drawing)
    last_call: LastCall = LastCall("")
    ends: Ends = Ends("called")
    anyone_calls: bool = True
    illegal: int | None = None
    all_reshuffled: bool = False
    new_stock: bool = True
    jump_in: str = "off"
    four: bool = False
    chooses: bool = False
    jump_by: tuple[str, ...] = ()
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
        """Return True if a round gives points, and is not just won or counted by who is out first or last."""
        return self.ends.mode in ("called", "scored")

    @property
    def all_cards(self) -> int:
        """The number of cards in the packs."""
        return sum(self.packs.values())

    @cached_property  # saves 6 of 1,500 calls of a tap of One
    def suits(self) -> tuple[tuple[str, ...], ...]:
        """The suits or colours of the packs, and those of their other side, in the order of the grid."""
        sides = [{card.suit for card in side} for side in (self.packs, self.back)]
        return tuple(tuple(suit for suit in SUIT_SYMBOLS if suit in side) for side in sides)

    def rows(self, ring: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """Return the seats of a ring that have their points together: every two opposite ones, or each alone."""
        together = self.ends.partners and len(ring) >= 4 and len(ring) % 2 == 0
        return sides_by_seat(ring, len(ring) // 2 if together else len(ring))

    @cached_property  # saves 40 of 1,600 calls of a tap of One
    def words(self) -> tuple[Word, ...]:
        """The words that may be said with a play, as this game calls them."""
        call = self.last_call
        if not call.word:
            one = Word("one", message("word-one"), message("word-when", left=0))
            return (one,) if self.ends.called else ()
        left = {call.word: call.at, call.last_word: 0}
        return tuple(
            Word(word, message(f"ask-{call.text(word)}"), message("word-when", left=left[word])) for word in call.words
        )

    @cached_property  # saves an eighth of a tap of One
    def shown(self) -> dict[Any, Any]:
        """The cache of the screens, shared by all tables with these house rules."""
        return {}


def plain(text: str) -> str:
    """Return a text without the case and the dots that make no difference."""
    return " ".join(text.casefold().split()).rstrip(".!。！")
