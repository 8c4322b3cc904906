"""Hearts for three to six players: take as few hearts as you can, and not the queen of spades (HRT-1 to HRT-39)."""

from functools import lru_cache

from referee.core.cards import Card, card
from referee.core.note import Note, note
from referee.core.rulings import Seat
from referee.core.tally import Box
from referee.families.tricks import Part, Table, trick_game
from referee.families.tricks.cards import CARDS, ORDER
from referee.games.hearts.house import House
from referee.games.hearts.score import ADD, SUBTRACT, chooser, gains, reckoned, settled

QUEEN, JACK = card("QS"), card("JD")
HEARTS = frozenset(each for each in CARDS if each.suit == "H")
BLACK = frozenset(each for each in CARDS if each.suit in "SC")
JACK_POINTS = -10

REMOVED = {
    "pagat": {3: "2D", 5: "2D 2C", 6: "2S 2C 2D 3S"},
    "korean": {3: "2S", 5: "2S 2C", 6: "2S 2C 2D 3S"},
}
"""The cards taken out so that the deal comes out even (Q-HRT-1)."""

CYCLES = {
    3: ("left", "right", "none"),
    4: ("left", "right", "across", "none"),
    5: ("left", "right", "left2", "right2", "none"),
    6: ("left", "right", "across", "none"),
}
"""Where cards go, round by round (HRT-33, Q-HRT-2)."""

BY = {
    "pack": ("removal", "kitty"),
    "cycle": ("passing",),
    "passed": ("passing", "pass_count"),
    "first_leads": ("first_lead",),
    "barred": ("first_trick_points",),
    "excused": ("first_trick_queen_if_only_black",),
    "opening": ("queen_breaks",),
    "due": ("queen_first",),
    "revoke": ("revoke",),
    "words": ("moon",),
}
"""The house rules behind each value of a table."""


def points_of(house: House) -> dict[Card, int]:
    """What counts (HRT-9, HRT-10), and what else where the house counts it (HRT-39)."""
    hearts = {each: ORDER.index(each.rank) + 2 if house.spot_hearts else 1 for each in CARDS if each in HEARTS}
    return {QUEEN: 13, **hearts, **({JACK: JACK_POINTS} if house.jack else {})}


def parts_of(house: House, points: dict[Card, int]) -> tuple[Part, ...]:
    """The boxes of a round's sheet."""
    count = sum(points[each] for each in HEARTS)
    parts = [
        Part(Box("queen", note("tally-queen"), least=1, alone=True, asked=took(QUEEN)), points[QUEEN], 1),
        Part(Box("hearts", note("tally-hearts"), most=count), 1, count),
    ]
    if house.jack:
        parts.append(Part(Box("jack", note("tally-jack"), least=1, alone=True, asked=took(JACK)), JACK_POINTS, 1))
    if trickless(house):
        parts.append(Part(Box("none", note("tally-no-trick"), mark=True), 0, 0))
    return tuple(parts)


def took(card: Card) -> Note:
    """How it is asked who has a card."""
    return note("tally-who", card=card)


def trickless(house: House) -> bool:
    """Whether it counts who took no trick."""
    return house.sun or bool(house.no_trick_bonus)


@lru_cache(maxsize=256)
def table(house: House, players: int) -> Table:
    """Everything in which one table's Hearts differs from another's."""
    removed = [] if house.kitty == "first_trick" else REMOVED[house.removal].get(players, "").split()
    pack = tuple(each for each in CARDS if each.code not in removed)
    points = points_of(house)
    barred = HEARTS | {QUEEN} if house.first_trick_points == "forbidden" else frozenset[Card]()
    clubs = [each for each in pack if each.suit == "C"]
    aside = len(pack) % players
    leads = {"c2": clubs[: 1 + aside], "any_club": clubs, "any": list(pack)}[house.first_lead]
    beyond = house.end_compare == ">"
    score = (("score", house.end_score + beyond),) if house.end_score else ()
    return Table(
        pack=pack,
        dealt=len(pack) // players,
        gains=gains,
        reckoned=reckoned,
        revoke=sum(each for each in points.values() if each > 0) if house.revoke == "26" else 0,
        points=points,
        cycle=CYCLES.get(players, ("none",)),
        passed=house.pass_count if house.passing == "on" else 0,
        openers=tuple(clubs[: 1 + aside]),
        first_leads=frozenset(leads),
        shut=HEARTS,
        opening=HEARTS | {QUEEN} if house.queen_breaks else HEARTS,
        barred=barred,
        excused={QUEEN: BLACK - {QUEEN}} if house.first_trick_queen_if_only_black and barred else {},
        due=frozenset((QUEEN,)) if house.queen_first else frozenset(),
        kitty=house.kitty == "first_trick" and players != 4,
        chooser=chooser,
        words=(ADD, SUBTRACT) if house.moon == "choice" else (),
        settled=settled,
        parts=parts_of(house, points),
        whole=lambda seat: note("tally-moon", seat=Seat(seat)),
        every=(lambda seat: note("tally-sun", seat=Seat(seat))) if house.sun else None,
        trickless=trickless(house),
        end=((("rounds", house.end_deals),) if house.end_deals else ()) + score,
        tie=house.tie,
        by=BY,
    )


GAME = trick_game(
    "hearts",
    house=House,
    presets={
        "seed": {},
        "pagat": {"queen_breaks": False, "first_trick_points": "free", "moon": "choice"},
        "bicycle": {"queen_breaks": False},
    },
    preset="seed",
    players=(3, 6),
    table=table,
    keeps="scores",
)
