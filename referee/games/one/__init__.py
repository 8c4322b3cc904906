"""One: Uno with ordinary cards, Mao's penalty cards and time-outs (rules ONE-1 to ONE-72)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from referee.core.cards import JOKER, french_pack
from referee.core.conduct import Conduct
from referee.core.house import Contradiction, Number, Words, Yes, switch
from referee.core.scores import END
from referee.families.effects import PLAIN, Again, Attack, Power, Reverse, Skip, Wish
from referee.families.shedding import shedding
from referee.families.shedding.state import ShedHouse
from referee.families.shedding.table import Table
from referee.games.one import rules


def _enough_cards(house: "House", players: int) -> Iterable[Contradiction]:
    """The packs must hold a hand for everybody, a starter and something to draw."""
    cards = house.decks * len(french_pack())
    if players * house.hand_size + 2 > cards:
        fill = (("players", players), ("hand", house.hand_size), ("cards", cards))
        yield Contradiction("hand_size", "house-too-few-cards", fill)


@dataclass(frozen=True)
class House(ShedHouse, Conduct):
    """One's house rules, the source's own as defaults."""

    enforce: str = switch("players", Words(("players", "referee")), group="referee")
    decks: int = switch(2, Number(1, 12, "packs"), group="deal")
    misdeal: str = switch("literal", Words(("literal", "excess", "one", "redeal_only")), group="deal")
    flip_ace: str = switch("applies", Words(("applies", "ignored")), group="deal")
    jack_on_any: bool = switch(True, Yes(), group="cards")
    seven_on_joker_match: str = switch("strict", Words(("strict", "any")), group="cards")
    attack_draw_ends_turn: bool = switch(True, Yes(), group="cards")
    ace_two_players: str = switch("no_skip", Words(("no_skip", "skip")), group="cards")
    one_call: str = switch("catchable", Words(("catchable", "off")), group="end")
    two_out: str = switch("allowed", Words(("allowed", "must_take_turn")), group="end")
    finish_attack_draw: str = switch("none", Words(("none", "draw_and_count")), group="end")
    ace_value: int = switch(1, Words(("1", "10", "11", "15")), group="end")
    end: tuple[tuple[str, float], ...] = switch((("score", 500),), END, group="end")

    CHECKS = (_enough_cards,)


@lru_cache(maxsize=256)
def powers(house: House) -> Table:
    """What each card does (ONE-10 to ONE-29) and is worth (ONE-67 to ONE-69)."""
    free = frozenset((JOKER,)) if house.seven_on_joker_match == "any" else frozenset[str]()
    reverse = Reverse(house.ace_two_players == "skip", house.flip_ace == "applies")
    by_rank: dict[str, Power] = {
        "2": Power((Again(),)),
        "7": Power((Attack(2),), answers_any=free, answers_by=("seven_on_joker_match",)),
        "8": Power((Skip(),)),
        "J": Power((Wish(),), wild=house.jack_on_any, wild_by=("jack_on_any",)),
        "A": Power((reverse,), flipped_by=("flip_ace", "ace_two_players"), points_by=("ace_value",)),
        JOKER: Power((Wish(), Attack(4)), wild=True),
    }
    values = {"A": house.ace_value, JOKER: 25, **dict.fromkeys("TJQK", 10)}
    power = {}
    for card in french_pack():
        points = values[card.rank] if card.rank in values else int(card.rank)
        power[card] = replace(by_rank.get(card.rank, PLAIN), points=points, declare=card.suit == "S")
    pack = dict.fromkeys(french_pack(), house.decks)
    return Table(power, pack, out_is_called=house.one_call != "off", reasons=REASONS)


REASONS = ("play", "slow", "spade", "false", "question", "bad-word", "looked", "took", "undeserved")
"""What people give penalty cards for, in the order of the screen."""
WITHOUT = frozenset(
    (
        *("shed.drawn", "shed.drawn-once", "shed.must-play", "shed.last-card", "shed.colour"),
        *("shed.caller", "shed.say", "shed.catch", "shed.turned-back"),
        *("shed.bounce", "shed.text", "shed.drop", "shed.done"),
        *("shed.other-side", "shed.trade-first", "shed.trade", "shed.until", "shed.pressed", "shed.heavy"),
    )
)
"""Rules of the family that have nothing to say in One: no drawn card is played at once, anybody calls a suit, and
the last call is its own; nobody writes on its cards."""

GAME = shedding(
    "one",
    house=House,
    presets={
        "one": {},
        "gentle": {"misdeal": "redeal_only", "enforce": "referee", "bad_words": "off", "turn_seconds": 15},
    },
    preset="one",
    players=(2, 20),
    powers=powers,
    without=WITHOUT,
    rules=rules.RULES,
    effects=rules.EFFECTS,
    proofs=rules.PROOFS,
)
