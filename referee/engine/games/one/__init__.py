"""One: Uno with ordinary cards, Mao's penalty cards and time-outs (rules ONE-1 to ONE-72)."""

from dataclasses import dataclass, replace
from functools import lru_cache

from referee.engine.basics.cards import JOKER, RANKS, french_pack
from referee.engine.common_rules.conduct import Conduct
from referee.engine.families.effects import PLAIN, Again, Attack, Power, Reverse, Skip, Wish
from referee.engine.families.shedding import shedding
from referee.engine.families.shedding.config import ShedConfig
from referee.engine.families.shedding.facts import SHEDDING
from referee.engine.families.shedding.features import ATTACKS, COUNTING, DECLARING, LAST_DRAW
from referee.engine.families.shedding.state import ShedHouse
from referee.engine.games.one import rules
from referee.engine.house_rules.game_end import END
from referee.engine.house_rules.options import Number, Words, Yes, switch, too_few_cards


@dataclass(frozen=True)
class House(ShedHouse, Conduct):
    """One's house rules, the source's own as defaults."""

    enforce: str = switch("players", Words(("players", "referee")), group="referee", source="ONE-35")
    decks: int = switch(2, Number(1, 12, "packs"), group="deal", source="ONE-4")
    misdeal: str = switch(
        "literal", Words(("literal", "excess", "one", "redeal_only")), group="deal", source="ONE-58 Q-ONE-15"
    )
    flip_ace: str = switch("applies", Words(("applies", "ignored")), group="deal", source="ONE-62 Q-ONE-6")
    jack_on_any: bool = switch(True, Yes(), group="cards", source="ONE-17 Q-ONE-12")
    seven_on_joker_match: str = switch("strict", Words(("strict", "any")), group="cards", source="ONE-7 Q-ONE-4")
    attack_draw_ends_turn: bool = switch(True, Yes(), group="cards", source="ONE-12 Q-ONE-1")
    ace_two_players: str = switch("no_skip", Words(("no_skip", "skip")), group="cards", source="ONE-21 Q-ONE-11")
    one_call: str = switch("catchable", Words(("catchable", "off")), group="end", source="ONE-8 Q-ONE-3")
    one_early: str = switch(
        "holds", Words(("holds", "false")), group="end", needs={"one_call": "catchable"}, source="ONE-8"
    )
    two_out: str = switch("allowed", Words(("allowed", "must_take_turn")), group="end", source="ONE-10 Q-ONE-2")
    finish_attack_draw: str = switch("none", Words(("none", "draw_and_count")), group="end", source="ONE-8 Q-ONE-5")
    ace_value: int = switch(1, Words(("1", "10", "11", "15")), group="end", source="ONE-67")
    end: tuple[tuple[str, float], ...] = switch((("score", 500),), END, group="end", source="ONE-66")

    CHECKS = (lambda house, players: too_few_cards(players, house.hand_size, house.decks * len(french_pack())),)


@lru_cache(maxsize=256)  # saves 1 ms each time house rules are read
def configure(house: House) -> ShedConfig:
    """Return the effects (ONE-10 to ONE-29) and the points (ONE-67 to ONE-69) of each card."""
    free = frozenset((JOKER,)) if house.seven_on_joker_match == "any" else frozenset[str]()
    reverse = Reverse(house.ace_two_players == "skip", house.flip_ace == "applies")
    by_rank: dict[str, Power] = {
        "2": Power((Again(),)),
        "7": Power((Attack(2),), free_on=free, free_by=("seven_on_joker_match",)),
        "8": Power((Skip(),)),
        "J": Power((Wish(),), wild=house.jack_on_any, wild_by=("jack_on_any",)),
        "A": Power((reverse,), flipped_by=("flip_ace", "ace_two_players"), points_by=("ace_value",)),
        JOKER: Power((Wish(), Attack(4)), wild=True),
    }
    values = {"A": house.ace_value, JOKER: 25, **dict.fromkeys("TJQK", 10)}
    power = {}
    for rank in (*RANKS, JOKER):
        points = values[rank] if rank in values else int(rank)
        power[rank] = replace(by_rank.get(rank, PLAIN), points=points)
    declared = {rank: replace(held, declare=True) for rank, held in power.items()}
    cards = french_pack()
    powers = {card: (declared if card.suit == "S" else power)[card.rank] for card in cards}
    return ShedConfig(powers, dict.fromkeys(cards, house.decks), out_is_called=house.one_call != "off", reasons=REASONS)


REASONS = ("play", "slow", "spade", "false", "question", "bad-word", "looked", "took", "undeserved")
"""The reasons for penalty cards, in the order of the screen."""
GAME = shedding(
    "one",
    house=House,
    presets={
        "one": {},
        "gentle": {"misdeal": "redeal_only", "enforce": "referee", "bad_words": "off", "turn_seconds": 15},
    },
    preset="one",
    players=(2, 20),
    configure=configure,
    document="ONE",
    figures=SHEDDING,
    features=(DECLARING, ATTACKS, COUNTING, LAST_DRAW),
    rules=rules.RULES,
    effects=rules.EFFECTS,
)
