"""House rules of Hearts: every difference between tables and books, one switch each (rules HRT-1 to HRT-39)."""

from dataclasses import dataclass

from referee.engine.common_rules.conduct import Conduct
from referee.engine.house_rules.options import Compare, Maybe, Number, Words, Yes, switch


@dataclass(frozen=True)
class House(Conduct):
    """House rules of Hearts, with the source's as defaults."""

    turn_seconds: int = switch(60, Number(3, 60, "seconds"), group="clock", source="ONE-42")
    removal: str = switch("pagat", Words(("pagat", "korean", "clubs")), group="deal", source="HRT-6 Q-HRT-1")
    kitty: str = switch("off", Words(("off", "first_trick")), group="deal")
    two_packs: bool = switch(False, Yes(), group="deal", source="HRT-39")
    passing: str = switch("on", Words(("on", "off")), group="pass", source="HRT-34")
    pass_cycle: str = switch(
        "usual",
        Words(("usual", "no_hold", "left", "right")),
        group="pass",
        against={"passing": "off"},
        source="HRT-33 HRT-39",
    )
    pass_count: int = switch(3, Number(1, 5, "cards"), group="pass", source="HRT-32")
    first_lead: str = switch("c2", Words(("c2", "any_club", "any", "left")), group="play", source="HRT-16")
    first_trick_points: str = switch("forbidden", Words(("forbidden", "free")), group="play", source="HRT-20 HRT-30")
    first_trick_queen_if_only_black: bool = switch(
        False, Yes(), group="play", needs={"first_trick_points": "forbidden"}, source="HRT-31"
    )
    equal_cards: str = switch("cancel", Words(("cancel", "first", "last")), group="play", source="HRT-39")
    hearts_any_time: bool = switch(False, Yes(), group="play", source="HRT-39")
    queen_breaks: bool = switch(True, Yes(), group="play", source="HRT-29")
    queen_first: bool = switch(False, Yes(), group="play", source="HRT-39")
    revoke: str = switch("26", Words(("correct", "26")), group="play", source="Q-HRT-9")
    moon: str = switch(
        "add26", Words(("add26", "subtract26", "choice", "safety")), group="points", source="HRT-14 Q-HRT-4"
    )
    sun: bool = switch(False, Yes(), group="points", source="HRT-39")
    jack: bool = switch(False, Yes(), group="points", source="HRT-39")
    jack_card: str = switch("jack", Words(("jack", "ten")), group="points", needs={"jack": True}, source="HRT-39")
    jack_for_moon: bool = switch(False, Yes(), group="points", needs={"jack": True}, source="HRT-39")
    black_spades: bool = switch(False, Yes(), group="points", source="HRT-39")
    spot_hearts: bool = switch(False, Yes(), group="points", source="HRT-39")
    no_trick_bonus: int = switch(0, Maybe("off", Number(1, 26, "points")), group="points", source="HRT-39")
    end_score: int = switch(100, Maybe("off", Number(10, 1000, "points")), group="end", source="HRT-12 HRT-13")
    end_deals: int = switch(0, Maybe("off", Number(1, 100, "rounds")), group="end", source="HRT-13")
    end_compare: str = switch(">=", Compare(), group="end", source="HRT-12")
    exact_end: str = switch(
        "off", Words(("off", "half", "wins")), group="end", against={"end_score": 0}, source="HRT-12 HRT-39"
    )
    tie: str = switch("share", Words(("share", "extra_deal")), group="end")
