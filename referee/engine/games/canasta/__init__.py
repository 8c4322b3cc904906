"""Canasta, the classic game (CAN-1 to CAN-62).

Two cards a turn as the source plays it, and the variants of Pagat and Bicycle.
"""

from functools import lru_cache

from referee.engine.basics.cards import JOKER, Card, french_pack
from referee.engine.families.melds import melding
from referee.engine.families.melds.config import Bonuses, MeldConfig
from referee.engine.families.melds.facts import MELDS
from referee.engine.games.canasta.house import FIRST_MELD, House

BY = {
    "dealt": ("dealt", "foot"),
    "draw": ("draw",),
    "play_on": ("stock_end",),
    "last_bonus": ("last_red3",),
    "frozen": ("pile_first",),
    "wilds": ("wild_limit", "wild_share"),
    "naturals": ("naturals",),
    "minimums": ("first_meld", "first_meld_by"),
    "failed_first": ("open_penalty",),
    "waived": ("initial_meld_on_concealed",),
    "own_complete": ("concealed_needs_own_canasta",),
    "freezing": ("black_three_freezes",),
    "needed": ("canastas_to_go_out",),
    "ask": ("ask",),
    "unkept": ("ask_penalty",),
    "points": ("card_points",),
    "bonuses": ("bonuses", "concealed_bonus", "red_threes", "hidden_red3"),
    "specials": ("special_hands",),
    "target": ("target", "end_rounds"),
    "beyond": ("end_compare",),
    "tie": ("tied_game",),
}
"""House rules behind each value of a table."""


def points_of(house: House, card: Card) -> int:
    """Return the points of a card (CAN-16 to CAN-21)."""
    points = {key: int(value) for key, value in house.card_points}
    if card.rank == JOKER:
        return points["joker"]
    if card.rank == "3":
        return 0 if card.suit in "HD" else points["three"]
    kinds = {"2": "two", "A": "ace", "4": "low", "5": "low", "6": "low", "7": "low"}
    return points[kinds.get(card.rank, "high")]


def bonuses_of(house: House, red_threes: int) -> Bonuses:
    """Return the points besides those of the cards.

    Four red threes are all of two packs; of three packs five and six count more (Q-CAN-1).
    """
    points = {key: int(value) for key, value in house.bonuses}
    one, more = points["red3"], points["all_red3"]
    first = 4 if red_threes == 4 else 5
    ranges = range(first, red_threes + 1) if more else ()
    sets = {count: count * one + more + 100 * (count - 4) for count in ranges}
    return Bonuses(points["natural"], points["mixed"], points["out"], house.concealed_bonus, one, sets, points["wild"])


@lru_cache(maxsize=256)  # saves 0.05 ms each time house rules are read
def configure(house: House, players: int) -> MeldConfig:
    """Return the values in which one table's Canasta differs from another's."""
    cards = french_pack()
    count = house.packs_for(players)
    red = frozenset(card for card in cards if card.rank == "3" and card.suit in "HD")
    black = frozenset(card for card in cards if card.rank == "3" and card.suit in "SC")
    wild = frozenset(card for card in cards if card.rank in ("2", JOKER))
    cut_throat = players == 3 and house.three_players == "cut_throat"
    six = players == 6 and house.first_meld == FIRST_MELD and house.first_meld_by == "score"
    return MeldConfig(
        packs=dict.fromkeys(cards, count),
        points={card: points_of(house, card) for card in cards},
        wild=wild,
        bonus=red,
        closing=black,
        freezing=wild | red | (black if house.black_three_freezes else frozenset()),
        dealt=house.hand_for(players),
        foot=house.foot,
        draw=house.draw_for(players),
        sides=3 if players == 3 or (players == 6 and house.six_players == "three_sides") else 2,
        at_once=2 if players == 5 else 0,
        lone=cut_throat,
        naturals=house.naturals,
        wilds=house.wild_limit,
        margin={"off": None, "equal": 0, "fewer": 1}[house.wild_share],
        wild_rank="2" if house.wild_canastas else "",
        needed=house.canastas_for(players),
        minimums=(*house.first_meld, *(((7500, 150),) if six else ())),
        by_round=house.first_meld_by == "round",
        bonuses=bonuses_of(house, 2 * count),
        specials={name: int(points) for name, points in house.special_hands if points},
        frozen_at_first=house.pile_first != "open",
        always_frozen=house.pile_first == "always",
        unopened_negative=house.red_threes == "negative",
        own_complete=house.concealed_needs_own_canasta,
        waived=house.initial_meld_on_concealed == "waived_if_drawn",
        ask=house.ask,
        last_bonus_ends=house.last_red3 == "ends",
        play_on=house.stock_end == "play_on_pile",
        target=house.target_for(players),
        rounds=house.end_rounds,
        beyond=house.end_compare == ">",
        tie=house.tied_game,
        failed_first=house.open_penalty,
        kept_bonus=-house.hidden_red3,
        unkept=house.ask_penalty,
        by=BY,
    )


PAGAT = {"draw": "auto", "initial_meld_on_concealed": "waived_if_drawn", "stock_end": "play_on_pile"}
AMERICAN = {
    "dealt": 13,
    "draw": "1",
    "wild_limit": 2,
    "wild_canastas": True,
    "pile_first": "always",
    "first_meld": ((None, 125), (0, 125), (3000, 155), (5000, 180)),
    "canastas_to_go_out": 2,
    "concealed_bonus": 0,
    "special_hands": (("garbage", 2000), ("pairs", 2500), ("straight", 3000), ("wild_pairs", 2000)),
    "target": 8500,
}
"""The tables of Modern American Canasta; what it has besides is not refereed (docs/readings.md).

The 13 cards, two wild cards a meld, canastas of them and 8,500 points were read at playonlinecanasta.com, the
points of special hands in a copy of Pagat's page.
"""
HAND_AND_FOOT = {
    "dealt": 11,
    "foot": 11,
    "wild_share": "fewer",
    "pile_first": "always",
    "first_meld": ((0, 50), (2, 90), (3, 120), (4, 150)),
    "first_meld_by": "round",
    "canastas_to_go_out": 3,
    "concealed_bonus": 0,
    "bonuses": (("all_red3", 0), ("mixed", 300), ("natural", 500), ("out", 100), ("red3", 100), ("wild", 2000)),
    "hidden_red3": -500,
    "end_rounds": 4,
}

BOOK = {"draw": "auto", "stock_end": "play_on_pile", "black_three_freezes": True}
"""The maker's table, put together from several pages, as none that could be read prints the whole.

bicyclecards.ca (Two-Hand Canasta) draws two cards with two players; Britannica ("Canasta: Going out") plays on from the
pile without a stock. Two pages quote the maker: on top of a wild card or a black three a natural card must come before
the pile may be taken, and then only a natural pair takes it. Three others let a black three block one turn only.
"""

GAME = melding(
    "canasta",
    house=House,
    presets={
        "seed": {},
        "pagat": PAGAT,
        "american": AMERICAN,
        "handfoot": HAND_AND_FOOT,
        "bicycle": BOOK,
    },
    preset="seed",
    players=(2, 6),
    configure=configure,
    document="CAN",
    figures=MELDS,
)
