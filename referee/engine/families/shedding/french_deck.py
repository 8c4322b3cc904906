"""House rules of games with French packs in which a player with an empty hand is out, and their powers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from referee.engine.basics.cards import french_pack
from referee.engine.common_rules.conduct import Conduct
from referee.engine.families.effects import Effect, Power, Wish
from referee.engine.families.shedding.config import Drawing, Ends
from referee.engine.families.shedding.state import ShedHouse
from referee.engine.house_rules.options import Contradiction, Maybe, Number, Words, Yes, switch, too_few_cards


def _check(house: "FrenchHouse", players: int) -> Iterable[Contradiction]:
    """Forbid too few cards, and to begin with the loser where the game stops with its winner."""
    yield from too_few_cards(players, house.dealt_to(players), house.pack)
    idle = ("next_start",) if house.next_start == "loser" and not house.knows_loser else ()
    yield from house.in_vain("house-against", idle, other="end_mode", value=house.end_mode)


SCORED = {"end_mode": "scored"}


@dataclass(frozen=True)
class FrenchHouse(ShedHouse, Conduct):
    """The switches of packs, starter, drawing and ending."""

    turn_seconds: int = switch(60, Number(3, 60, "seconds"), group="clock", source="ONE-42")
    packs: int = switch(1, Number(1, 4, "packs"), group="deal", source="OC-1")
    new_stock: bool = switch(True, Yes(), group="deal", source="OC-20")
    start_power: str = switch("none", Words(("none", "apply", "reflip")), group="deal", source="OC-7 Q-OC-1")
    next_start: str = switch("winner", Words(("winner", "loser", "rps")), group="deal", source="OC-9")
    may_draw_freely: bool = switch(True, Yes(), group="play", source="OC-17 Q-OC-2")
    play_drawn: bool = switch(False, Yes(), group="play", source="OC-18")
    draw_until_playable: bool = switch(False, Yes(), group="play", source="OC-19")
    draw_limit: int = switch(
        0, Maybe("off", Number(1, 10, "cards")), group="play", needs={"draw_until_playable": True}, source="OC-19"
    )
    illegal_penalty: int = switch(0, Words(("0", "1", "2")), group="play")
    end_mode: str = switch("first_out", Words(("first_out", "last_loser", "scored")), group="end", source="OC-14 OC-15")
    target: int = switch(100, Number(1, 5000, "points"), group="end", needs=SCORED)
    points_to: str = switch("winner", Words(("winner", "holder")), group="end", needs=SCORED)
    blocked: str = switch("lowest", Words(("lowest", "nobody")), group="end", source="Q-OC-10")

    CHECKS: ClassVar[tuple[Callable[[Any, int], Iterable[Contradiction]], ...]] = (_check,)

    @property
    def knows_loser(self) -> bool:
        """Return True if somebody has lost when the game is over: the last one left."""
        return self.end_mode == "last_loser"

    @property
    def pack(self) -> int:
        """The cards of all packs together, without jokers."""
        return self.packs * (len(french_pack()) - 2)

    @property
    def starter(self) -> str:
        """Return the effect of a card with a power as the starter, in the form of `Power` (Q-OC-1)."""
        return {"none": "nothing", "apply": "applies", "reflip": "back"}[self.start_power]


def drawing(house: FrenchHouse, *, attack_ends: bool = True, attack_by: tuple[str, ...] = ()) -> Drawing:
    """Return the rules of drawing (OC-17 to OC-19, Q-OC-2); the arguments are those of drawing for an attack."""
    return Drawing(
        until=house.draw_until_playable,
        limit=house.draw_limit,
        playable=house.play_drawn,
        freely=house.may_draw_freely,
        attack_ends=attack_ends,
        by=(*(() if house.draw_until_playable else ("play_drawn",)), "draw_until_playable", "draw_limit"),
        freely_by=("may_draw_freely",),
        attack_by=attack_by,
    )


def ends(house: FrenchHouse, **more: Any) -> Ends:
    """Return how a round and the game end (OC-14, OC-15); `more` is what one game adds."""
    scored = house.end_mode == "scored"
    return Ends(
        {"first_out": "first", "last_loser": "left", "scored": "scored"}[house.end_mode],
        limits=(("score", house.target),) if scored else (),
        own_points=house.points_to == "holder",
        blocked_wins=house.blocked == "lowest",
        starts=house.next_start,
        by=("end_mode", "target", "points_to") if scored else ("end_mode",),
        blocked_by=("blocked",),
        **more,
    )


def with_power(house: FrenchHouse, effects: tuple[Effect, ...], points: int = 0) -> Power:
    """Return the power of a card with effects, which the house may let it have as a starter."""
    return Power(effects, points, starter=house.starter, flipped_by=("start_power",))


def wild(house: FrenchHouse, points: int = 0, by: tuple[str, ...] = ()) -> Power:
    """Return the power of a card that goes on anything and lets a suit be named (OC-81)."""
    return Power((Wish(),), points, wild=True, wild_by=by, starter=house.starter, flipped_by=("start_power",))
