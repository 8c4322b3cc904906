"""Hearts for three to six players: take as few hearts as you can, and not the queen of spades (HRT-1 to HRT-39)."""

from functools import lru_cache

from referee.engine.basics.cards import Card, card
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

CYCLES = {
    3: ("left", "right", "none"),
    4: ("left", "right", "across", "none"),
    5: ("left", "right", "left2", "right2", "none"),
    6: ("left", "right", "across", "none"),
}
"""Directions of the pass, round by round (HRT-33, Q-HRT-2)."""

BY = {
    "pack": ("removal", "kitty"),
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


def parts_of(house: House, points: dict[Card, int]) -> tuple[Part, ...]:
    """Return the boxes of a round's sheet."""
    count = sum(points[card] for card in HEARTS)
    parts = [
        Part(
            Box("queen", message("tally-queen"), least=1, alone=True, asked=message("tally-who", card=QUEEN)),
            points[QUEEN],
            1,
        ),
        Part(Box("hearts", message("tally-hearts"), most=count), 1, count),
    ]
    others = [card for card in points if card not in HEARTS and card is not QUEEN]
    for other in others:
        key = "jack" if points[other] < 0 else other.code
        box = Box(key, message("tally-card", card=other), least=1, alone=True, asked=message("tally-who", card=other))
        parts.append(Part(box, points[other], 1))
    if counts_trickless(house):
        parts.append(Part(Box("none", message("tally-no-trick"), mark=True), 0, 0))
    return tuple(parts)


def cycle_of(house: House, players: int) -> tuple[str, ...]:
    """Return the directions of the pass, round by round (HRT-33, HRT-39)."""
    if house.pass_cycle in ("left", "right"):
        return (house.pass_cycle,)
    cycle = CYCLES.get(players, ("none",))
    return cycle[:-1] if house.pass_cycle == "no_hold" and len(cycle) > 1 else cycle


def counts_trickless(house: House) -> bool:
    """Return True if it counts who took no trick."""
    return house.sun or bool(house.no_trick_bonus)


@lru_cache(maxsize=256)  # saves 0.05 ms each time house rules are read
def configure(house: House, players: int) -> TrickConfig:
    """Return the values in which one table's Hearts differs from another's."""
    removed = [] if house.kitty == "first_trick" else REMOVED[house.removal].get(players, "").split()
    pack = tuple(card for card in CARDS if card.code not in removed)
    points = points_of(house)
    barred = (
        frozenset(card for card, count in points.items() if count > 0)
        if house.first_trick_points == "forbidden"
        else frozenset[Card]()
    )
    clubs = [card for card in pack if card.suit == "C"]
    aside = len(pack) % players
    openers = () if house.first_lead == "left" else tuple(clubs[: 1 + aside])
    leads = {"c2": openers, "any_club": clubs}.get(house.first_lead, pack)
    shut = frozenset[Card]() if house.hearts_any_time else HEARTS
    beyond = house.end_compare == ">"
    score = (("score", house.end_score + beyond),) if house.end_score else ()
    return TrickConfig(
        pack=pack,
        removed=tuple(card for card in CARDS if card.code in removed),
        dealt=len(pack) // players,
        gains=gains,
        summarize=summarize,
        revoke=sum(number for number in points.values() if number > 0) if house.revoke == "26" else 0,
        points=points,
        cycle=cycle_of(house, players),
        passed=house.pass_count if house.passing == "on" else 0,
        openers=openers,
        first_leads=frozenset(leads),
        shut=shut,
        opening=shut | {QUEEN} if house.queen_breaks and shut else shut,
        barred=barred,
        excused={QUEEN: BLACK - {QUEEN}} if house.first_trick_queen_if_only_black and barred else {},
        due=frozenset((QUEEN,)) if house.queen_first else frozenset(),
        kitty=house.kitty == "first_trick" and players != 4,
        chooser=chooser,
        words=(ADD, SUBTRACT) if house.moon == "choice" else (),
        decided=decided,
        parts=parts_of(house, points),
        whole=lambda seat: message("tally-moon", seat=Seat(seat)),
        every=(lambda seat: message("tally-sun", seat=Seat(seat))) if house.sun else None,
        trickless=counts_trickless(house),
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
        "omnibus": {"queen_breaks": False, "jack": True, "jack_card": "ten"},
    },
    preset="seed",
    players=(3, 6),
    configure=configure,
    document="HRT",
    figures=FIGURES,
    keeps="scores",
)
