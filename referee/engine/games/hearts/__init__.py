"""Hearts for three to ten players: take as few hearts as you can, and not the queen of spades (HRT-1 to HRT-39)."""

from functools import lru_cache

from referee.engine.basics.cards import Card, card, without
from referee.engine.families.tricks import Part, TrickConfig, trick_game
from referee.engine.families.tricks.config import CARDS, ORDER
from referee.engine.games.hearts.house import House
from referee.engine.games.hearts.score import ADD, FIGURES, SUBTRACT, chooser, decided, gains, summarize
from referee.engine.model.message import message
from referee.engine.model.rulings import Seat
from referee.engine.model.sheet import Box

QUEEN = card("QS")
JACK = {"jack": card("JD"), "ten": card("TD")}
"""Cards that may take points off (HRT-39)."""
BLACK_POINTS = {card("KS"): 10, card("AS"): 7}
"""Points of the other high spades in Black Maria (HRT-39)."""
HEARTS = frozenset(card for card in CARDS if card.suit == "H")
BLACK = frozenset(card for card in CARDS if card.suit in "SC")
JACK_POINTS = -10

REMOVED = {
    "pagat": {3: "2D", 5: "2D 2C", 6: "2S 2C 2D 3S"},
    "korean": {3: "2S", 5: "2S 2C", 6: "2S 2C 2D 3S"},
    "clubs": {3: "2C", 5: "2C 3C", 6: "2C 3C 4C 5C"},
}
"""Cards taken out so that the deal comes out even (Q-HRT-1)."""
LOWEST = ("2C", "2D", "2S", "2D", "2S", "3C")
"""Cards taken out of two packs, as many as are left over: one 2♣ stays, but both where nothing is left over."""
ONE_PACK = 6
"""The most players for whom one pack is enough."""

CYCLES = {
    3: ("left", "right", "none"),
    4: ("left", "right", "across", "none"),
    5: ("left", "right", "left2", "right2", "none"),
    6: ("left", "right", "across", "none"),
}
"""Directions of the pass, round by round (HRT-33, Q-HRT-2)."""

BY = {
    "pack": ("two_packs", "removal", "kitty"),
    "equal": ("equal_cards",),
    "cycle": ("passing", "pass_cycle"),
    "passed": ("passing", "pass_count"),
    "first_leads": ("first_lead",),
    "barred": ("first_trick_points",),
    "excused": ("first_trick_queen_if_only_black",),
    "opening": ("hearts_any_time", "queen_breaks"),
    "due": ("queen_first",),
    "revoke": ("revoke",),
    "words": ("moon",),
}
"""House rules behind each value of a table."""


def points_of(house: House) -> dict[Card, int]:
    """Return the points of each card that counts (HRT-9, HRT-10), with those that the house adds (HRT-39)."""
    hearts = {card: ORDER.index(card.rank) + 2 if house.spot_hearts else 1 for card in CARDS if card in HEARTS}
    jack = {JACK[house.jack_card]: JACK_POINTS} if house.jack else {}
    return {QUEEN: 13, **hearts, **(BLACK_POINTS if house.black_spades else {}), **jack}


def parts_of(house: House, points: dict[Card, int], pack: tuple[Card, ...]) -> tuple[Part, ...]:
    """Return the boxes of a round's sheet: who took which cards, or of two packs how many points."""
    count = sum(points[card] for card in HEARTS)
    trickless = house.sun or house.no_trick_bonus
    none = [Part(Box("none", message("tally-no-trick"), mark=True), 0, 0)] if trickless else []
    if pack.count(QUEEN) > 1:
        worth = [points[card] for card in pack if card in points]
        least, most = (sum(number for number in worth if (number > 0) is sign) for sign in (False, True))
        return (Part(Box("points", message("tally-points"), least=least, most=most), 1, sum(worth)), *none)
    asked = message("tally-who", card=QUEEN)
    queen = Part(Box("queen", message("tally-queen"), least=1, alone=True, asked=asked), points[QUEEN], 1)
    parts = [queen, Part(Box("hearts", message("tally-hearts"), most=count), 1, count)]
    others = [card for card in points if card not in HEARTS and card is not QUEEN]
    for other in others:
        key = "jack" if points[other] < 0 else other.code
        box = Box(key, message("tally-card", card=other), least=1, alone=True, asked=message("tally-who", card=other))
        parts.append(Part(box, points[other], 1))
    return (*parts, *none)


@lru_cache(maxsize=256)  # saves 0.05 ms each time house rules are read
def configure(house: House, players: int) -> TrickConfig:
    """Return the values in which one table's Hearts differs from another's: two packs from seven people on (HRT-39)."""
    two = house.two_packs or players > ONE_PACK
    codes = LOWEST[: 2 * len(CARDS) % players] if two else REMOVED[house.removal].get(players, "").split()
    removed = tuple(sorted(map(card, codes), key=CARDS.index)) if house.kitty == "off" else ()
    pack = without(tuple(card for card in CARDS for _ in range(1 + two)), removed) or ()
    points = points_of(house)
    cycle = CYCLES.get(players) or CYCLES[4 - players % 2]
    if house.pass_cycle != "usual":
        cycle = cycle[:-1] if house.pass_cycle == "no_hold" else (house.pass_cycle,)
    against = frozenset(card for card, count in points.items() if count > 0)
    barred = against if house.first_trick_points == "forbidden" else frozenset[Card]()
    clubs = list(dict.fromkeys(card for card in pack if card.suit == "C"))
    aside = len(pack) % players
    openers = () if house.first_lead == "left" else tuple(clubs[: 1 + aside])
    leads = {"c2": openers, "any_club": clubs}.get(house.first_lead, pack)
    shut = frozenset[Card]() if house.hearts_any_time else HEARTS
    beyond = house.end_compare == ">"
    score = (("score", house.end_score + beyond),) if house.end_score else ()
    return TrickConfig(
        pack=pack,
        removed=removed,
        equal=house.equal_cards if len(set(pack)) < len(pack) else "first",
        dealt=len(pack) // players,
        gains=gains,
        summarize=summarize,
        revoke=sum(max(points.get(card, 0), 0) for card in pack) if house.revoke == "26" else 0,
        points=points,
        cycle=cycle,
        passed=house.pass_count if house.passing == "on" else 0,
        openers=openers,
        first_leads=frozenset(leads),
        shut=shut,
        opening=shut | {QUEEN} if house.queen_breaks and shut else shut,
        barred=barred,
        excused={QUEEN: BLACK - {QUEEN}} if house.first_trick_queen_if_only_black and barred else {},
        due=frozenset((QUEEN,)) if house.queen_first else frozenset(),
        kitty=house.kitty == "first_trick" and len(pack) % players > 0,
        chooser=chooser,
        words=(ADD, SUBTRACT) if house.moon == "choice" else (),
        decided=decided,
        parts=parts_of(house, points, pack),
        whole=lambda seat: message("tally-moon", seat=Seat(seat)),
        every=(lambda seat: message("tally-sun", seat=Seat(seat))) if house.sun else None,
        end=((("rounds", house.end_deals),) if house.end_deals else ()) + score,
        tie=house.tie,
        exact=house.end_score if house.exact_end == "wins" else 0,
        by=BY,
    )


GAME = trick_game(
    "hearts",
    house=House,
    presets={
        "seed": {},
        "pagat": {"queen_breaks": False, "first_trick_points": "free", "moon": "choice"},
        "bicycle": {"queen_breaks": False},
        "blackmaria": {
            "removal": "clubs",
            "pass_cycle": "right",
            "first_lead": "left",
            "first_trick_points": "free",
            "hearts_any_time": True,
            "black_spades": True,
        },
        "cancellation": {"two_packs": True},
        "omnibus": {"queen_breaks": False, "jack": True, "jack_card": "ten"},
    },
    preset="seed",
    players=(3, 10),
    configure=configure,
    document="HRT",
    figures=FIGURES,
    keeps="scores",
)
