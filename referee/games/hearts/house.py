"""Hearts' house rules: whatever tables and books differ in, one switch each (rules HRT-1 to HRT-39)."""

from dataclasses import dataclass

from referee.core.conduct import Conduct
from referee.core.house import Compare, Maybe, Number, Words, Yes, switch


@dataclass(frozen=True)
class House(Conduct):
    """Hearts' house rules, the source's as defaults."""

    turn_seconds: int = switch(60, Number(3, 60, "seconds"), group="clock")
    removal: str = switch("pagat", Words(("pagat", "korean")), group="deal")
    kitty: str = switch("off", Words(("off", "first_trick")), group="deal")
    passing: str = switch("on", Words(("on", "off")), group="pass")
    pass_count: int = switch(3, Number(1, 5, "cards"), group="pass")
    first_lead: str = switch("c2", Words(("c2", "any_club", "any")), group="play")
    first_trick_points: str = switch("forbidden", Words(("forbidden", "free")), group="play")
    first_trick_queen_if_only_black: bool = switch(
        False, Yes(), group="play", needs={"first_trick_points": "forbidden"}
    )
    queen_breaks: bool = switch(True, Yes(), group="play")
    queen_first: bool = switch(False, Yes(), group="play")
    revoke: str = switch("26", Words(("correct", "26")), group="play")
    moon: str = switch("add26", Words(("add26", "subtract26", "choice", "safety")), group="points")
    sun: bool = switch(False, Yes(), group="points")
    jack: bool = switch(False, Yes(), group="points")
    spot_hearts: bool = switch(False, Yes(), group="points")
    no_trick_bonus: int = switch(0, Maybe("off", Number(1, 26, "points")), group="points")
    end_score: int = switch(100, Maybe("off", Number(10, 1000, "points")), group="end")
    end_deals: int = switch(0, Maybe("off", Number(1, 100, "rounds")), group="end")
    end_compare: str = switch(">=", Compare(), group="end")
    tie: str = switch("share", Words(("share", "extra_deal")), group="end")
