"""Canasta, the classic game (CAN-1 to CAN-62).

Two cards a turn as the source plays it, and the variants of Pagat and Bicycle.
"""

from dataclasses import dataclass
from functools import lru_cache

from referee.engine.basics.cards import JOKER, Card, french_pack
from referee.engine.common_rules.conduct import Conduct
from referee.engine.families.melds import MELDS, melding
from referee.engine.families.melds.config import Bonuses, MeldConfig
from referee.engine.house_rules.options import Compare, Each, Maybe, Number, Steps, Words, Yes, switch, too_few_cards

POINTS = Number(0, 500, "points")
CARD_POINTS = (("ace", 20), ("high", 10), ("joker", 50), ("low", 5), ("three", 5), ("two", 20))
BONUSES = (("all_red3", 400), ("mixed", 300), ("natural", 500), ("out", 100), ("red3", 100), ("wild", 2000))
SPECIALS = (("garbage", 0), ("pairs", 0), ("straight", 0), ("wild_pairs", 0))
FIRST_MELD = ((None, 15), (0, 50), (1500, 90), (3000, 120))
AUTO = "auto"


@dataclass(frozen=True)
class House(Conduct):
    """House rules of Canasta, with the source's as defaults; `auto` follows the number of players."""

    turn_seconds: int = switch(60, Number(3, 60, "seconds"), group="clock", source="ONE-42")
    dealt: int = switch(0, Maybe(AUTO, Number(7, 20, "cards")), group="deal", source="CAN-22 Q-CAN-1")
    foot: int = switch(0, Maybe("off", Number(7, 20, "cards")), group="deal", source="CAN-4")
    pack_count: int = switch(0, Maybe(AUTO, Number(2, 6, "packs")), group="deal", source="CAN-3 Q-CAN-1")
    three_players: str = switch("alone", Words(("alone", "cut_throat")), group="deal", source="Q-CAN-1")
    six_players: str = switch("two_sides", Words(("two_sides", "three_sides")), group="deal", source="Q-CAN-1")
    draw: str = switch("2", Words(("1", "2", AUTO)), group="play", source="CAN-24 CAN-25 Q-CAN-4")
    stock_end: str = switch("seed", Words(("seed", "play_on_pile")), group="play", source="CAN-47 Q-CAN-8")
    last_red3: str = switch("ends", Words(("ends", "plays")), group="play", source="CAN-48 Q-CAN-19")
    wild_limit: int = switch(3, Number(0, 6, "cards"), group="melds", source="CAN-8")
    wild_share: str = switch("off", Words(("off", "equal", "fewer")), group="melds", source="CAN-8")
    wild_canastas: bool = switch(False, Yes(), group="melds", source="CAN-4")
    naturals: int = switch(2, Words(("1", "2", "3")), group="melds", source="CAN-11")
    first_meld: tuple[tuple[int | None, int], ...] = switch(
        FIRST_MELD, Steps(POINTS, FIRST_MELD), group="melds", source="CAN-31"
    )
    first_meld_by: str = switch("score", Words(("score", "round")), group="melds", source="CAN-4 CAN-31")
    open_penalty: int = switch(0, Number(0, 50, "points"), group="melds", source="Q-CAN-18")
    pile_first: str = switch("frozen", Words(("frozen", "open", "always")), group="pile", source="CAN-36 Q-CAN-6")
    black_three_freezes: bool = switch(False, Yes(), group="pile", source="CAN-42")
    canastas_to_go_out: int = switch(0, Maybe(AUTO, Number(1, 5, "canastas")), group="out", source="CAN-61")
    ask: str = switch("optional", Words(("optional", "required", "off")), group="out", source="CAN-43 CAN-45")
    ask_penalty: int = switch(
        0, Maybe("off", Number(10, 500, "points")), group="out", against={"ask": "off"}, source="Q-CAN-11"
    )
    concealed_bonus: int = switch(100, Number(0, 1000, "points"), group="out", source="CAN-52")
    concealed_needs_own_canasta: bool = switch(True, Yes(), group="out", source="CAN-53 Q-CAN-10")
    initial_meld_on_concealed: str = switch(
        "required", Words(("required", "waived_if_drawn")), group="out", source="CAN-53 Q-CAN-10"
    )
    card_points: tuple[tuple[str, float], ...] = switch(
        CARD_POINTS,
        Each(tuple((key, POINTS) for key, _ in CARD_POINTS), CARD_POINTS),
        group="points",
        source="CAN-16 CAN-17 CAN-18 CAN-19 CAN-20",
    )
    bonuses: tuple[tuple[str, float], ...] = switch(
        BONUSES,
        Each(tuple((key, Number(0, 2000, "points")) for key, _ in BONUSES), BONUSES),
        group="points",
        source="CAN-51 CAN-54 CAN-55 CAN-56 CAN-57",
    )
    special_hands: tuple[tuple[str, float], ...] = switch(
        SPECIALS,
        Each(tuple((key, Number(0, 5000, "points")) for key, _ in SPECIALS), SPECIALS),
        group="points",
        source="CAN-4",
    )
    red_threes: str = switch("negative", Words(("negative", "positive")), group="points", source="CAN-58")
    hidden_red3: int = switch(0, Number(-1000, 0, "points"), group="points", source="Q-CAN-20")
    target: int = switch(0, Maybe(AUTO, Number(500, 50_000, "points")), group="end", source="CAN-59")
    end_rounds: int = switch(0, Maybe("off", Number(1, 20, "rounds")), group="end", source="CAN-4 CAN-59")
    end_compare: str = switch(">=", Compare(), group="end", source="CAN-59")
    tied_game: str = switch("further_round", Words(("further_round", "share")), group="end", source="Q-CAN-15")

    CHECKS = (
        lambda house, players: too_few_cards(
            4 if players == 5 else players,
            house.hand_for(players) + house.foot,
            54 * house.packs_for(players),
            more=3,
            key="dealt",
        ),
    )

    def packs_for(self, players: int) -> int:
        """Return the number of packs: two, or three for six players (Q-CAN-1); with a foot one more than players."""
        return self.pack_count or (players + 1 if self.foot else 3 if players >= 6 else 2)

    def hand_for(self, players: int) -> int:
        """Return the number of cards dealt to each."""
        return self.dealt or {2: 15, 3: 13, 6: 13}.get(players, 11)


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


@lru_cache(maxsize=256)  # saves 0.05 ms each time house rules are read
def configure(house: House, players: int) -> MeldConfig:
    """Return the values in which one table's Canasta differs from another's.

    A turn begins with two cards in cut-throat and for two players, where that follows the players (Q-CAN-1, Q-CAN-4).
    """
    cards = french_pack()
    count = house.packs_for(players)
    red = frozenset(card for card in cards if card.rank == "3" and card.suit in "HD")
    black = frozenset(card for card in cards if card.rank == "3" and card.suit in "SC")
    wild = frozenset(card for card in cards if card.rank in ("2", JOKER))
    cut_throat = players == 3 and house.three_players == "cut_throat"
    two, six = players == 2 or cut_throat, players == 6
    longer = six and house.first_meld == FIRST_MELD and house.first_meld_by == "score"
    target = (10_000 if house.six_players == "two_sides" else 7500) if six else 7500 if cut_throat else 5000
    pays = {key: int(value) for key, value in house.bonuses}
    whole = range(4 if count == 2 else 5, 2 * count + 1) if pays["all_red3"] else ()  # of three packs five and six
    sets = {threes: threes * pays["red3"] + pays["all_red3"] + 100 * (threes - 4) for threes in whole}
    bonuses = Bonuses(
        pays["natural"], pays["mixed"], pays["out"], house.concealed_bonus, pays["red3"], sets, pays["wild"]
    )
    return MeldConfig(
        packs=dict.fromkeys(cards, count),
        points={card: points_of(house, card) for card in cards},
        wild=wild,
        bonus=red,
        closing=black,
        freezing=wild | red | (black if house.black_three_freezes else frozenset()),
        dealt=house.hand_for(players),
        foot=house.foot,
        draw=1 + two if house.draw == AUTO else int(house.draw),
        sides=3 if players == 3 or (players == 6 and house.six_players == "three_sides") else 2,
        at_once=2 if players == 5 else 0,
        lone=cut_throat,
        naturals=house.naturals,
        wilds=house.wild_limit,
        margin={"off": None, "equal": 0, "fewer": 1}[house.wild_share],
        wild_rank="2" if house.wild_canastas else "",
        needed=house.canastas_to_go_out or (2 if two or six else 1),
        minimums=(*house.first_meld, *(((7500, 150),) if longer else ())),
        by_round=house.first_meld_by == "round",
        bonuses=bonuses,
        specials={name: int(points) for name, points in house.special_hands if points},
        frozen_at_first=house.pile_first != "open",
        always_frozen=house.pile_first == "always",
        unopened_negative=house.red_threes == "negative",
        own_complete=house.concealed_needs_own_canasta,
        waived=house.initial_meld_on_concealed == "waived_if_drawn",
        ask=house.ask,
        last_bonus_ends=house.last_red3 == "ends",
        play_on=house.stock_end == "play_on_pile",
        target=house.target if house.target or house.end_rounds else target,
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
    presets={"seed": {}, "pagat": PAGAT, "american": AMERICAN, "handfoot": HAND_AND_FOOT, "bicycle": BOOK},
    preset="seed",
    players=(2, 6),
    configure=configure,
    document="CAN",
    figures=MELDS,
)
