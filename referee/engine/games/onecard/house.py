"""One Card's house rules: every argument about it is a switch (rules OC-1 to OC-102)."""

from collections.abc import Iterable
from dataclasses import dataclass

from referee.engine.families.shedding.french_deck import FrenchHouse
from referee.engine.house_rules.options import Contradiction, Each, Maybe, Number, Some, Words, Yes, switch

POWERS = ("2", "A", "Joker", "3", "7", "J", "Q", "K")
"""The ranks that may have a power, in the order of the source."""

JOKERS = (("bw", 7), ("colour", 10))
JOKERS_IN = {"jokers": True}
CARDS = Number(1, 40, "cards")
ALIKE = ("10", "3")
"""The cards that jokers make people draw if they do not count as `joker_power` says."""


POWERLESS = (
    ("j_pass_attack", "J"),
    ("q_return_attack", "Q"),
    ("q2p", "Q"),
    ("k", "K"),
    ("two_on_ace", "A"),
    ("two_on_ace", "2"),
    ("three", "3"),
    ("joker_formula", "Joker"),
    ("joker_power", "Joker"),
    ("joker_rank", "Joker"),
    ("spade_ace_power", "A"),
    ("spade_ace_vs_joker", "A"),
    ("ace", "A"),
    ("spade_ace_vs_joker", "Joker"),
)
"""Switches that mean nothing where a rank has no power; that it has none may be said twice (`three=off`)."""


RUNS = ("run_max", "run_in_order", "run_attacks_add", "joker_in_run")


def _check(house: "House", players: int) -> Iterable[Contradiction]:
    """Forbid what is always bankrupt, what a rule rules out, and switches without meaning.

    Always bankrupt are a hand, a joker or an ace of spades over the limit (OC-66 makes it just that). Under the colour
    rule the ace of spades cannot stop the coloured joker (OC-69). Jokers that all make one draw the same number have no
    worth of their own, and no card has a power, or no run may be laid, that a switch is about.
    """
    joker = int(house.joker_formula) if house.joker_formula in ALIKE else max(house.joker_worth.values())
    for id, what, most, there in (
        ("house-joker-over-limit", "cards", joker, house.jokers and "Joker" in house.powers),
        ("house-spade-ace-over-limit", "cards", house.spade_ace_power, "A" in house.powers),
        ("house-hand-over-limit", "hand", house.hand_size, True),
    ):
        if there and house.bankruptcy and most > house.bankruptcy:
            yield Contradiction("bankruptcy", id, ((what, most), ("limit", house.bankruptcy)))
    if house.spade_ace_vs_joker == "both" and house.joker_colour_rule and house.joker_kind == "split":
        yield Contradiction("spade_ace_vs_joker", "house-spade-ace-colour")
    keys = ("joker_power", "joker_rank") if house.joker_formula in ALIKE else ()
    yield from house.in_vain("house-against", keys, other="joker_formula", value=house.joker_formula)
    for key, rank in POWERLESS:
        if rank not in house.powers and getattr(house, key) != "off":
            yield from house.in_vain("house-powerless", (key,), rank=rank)
    yield from house.in_vain("house-no-runs", () if house.multi in ("run", "both") else RUNS)


@dataclass(frozen=True)
class House(FrenchHouse):
    """One Card's house rules, the commonest reading of the source as defaults."""

    jokers: bool = switch(True, Yes(), group="deal", source="OC-61 OC-71")
    direction: str = switch("left", Words(("left", "choice")), group="deal", source="OC-9")
    multi: str = switch("set", Words(("off", "set", "run", "both")), group="several", source="OC-32")
    multi_specials: tuple[str, ...] = switch(
        POWERS, Some(POWERS), group="several", against={"multi": "off"}, source="OC-37 OC-38"
    )
    run_max: int = switch(0, Maybe("none", Number(2, 13, "cards")), group="several", source="OC-42")
    run_in_order: bool = switch(True, Yes(), group="several", source="OC-43")
    run_attacks_add: bool = switch(True, Yes(), group="several", source="OC-45")
    joker_in_run: bool = switch(False, Yes(), group="several", needs=JOKERS_IN, source="OC-46")
    powers: tuple[str, ...] = switch(POWERS, Some(POWERS), group="cards", source="OC-49")
    stacking: bool = switch(True, Yes(), group="attack", source="OC-52")
    answer_match: str = switch("suit_or_rank", Words(("suit_or_rank", "any", "rank")), group="attack", source="OC-54")
    after_attack_draw: str = switch("end", Words(("end", "play")), group="attack", source="OC-50 Q-OC-5")
    two_on_ace: bool = switch(
        True, Yes(), group="attack", against={"ace": "skip", "answer_match": "rank"}, source="OC-57"
    )
    spade_ace_power: int = switch(5, Number(1, 20, "cards"), group="attack", against={"ace": "skip"}, source="OC-58")
    spade_ace_vs_joker: str = switch(
        "bw",
        Words(("none", "bw", "both")),
        group="attack",
        needs=JOKERS_IN,
        against={"ace": "skip"},
        source="OC-60 OC-73",
    )
    three: str = switch("2A", Words(("off", "2A", "all", "attack")), group="attack", source="OC-75 OC-76 OC-78")
    joker_kind: str = switch("split", Words(("same", "split")), group="joker", needs=JOKERS_IN, source="OC-62")
    joker_rank: str = switch(
        "colour_higher",
        Words(("colour_higher", "bw_higher")),
        group="joker",
        needs={**JOKERS_IN, "joker_kind": "split"},
        source="OC-63",
    )
    joker_power: tuple[tuple[str, float], ...] = switch(
        JOKERS, Each((("bw", CARDS), ("colour", CARDS)), JOKERS), group="joker", needs=JOKERS_IN, source="OC-64"
    )
    joker_formula: str = switch(
        "fixed", Words(("fixed", "double", *ALIKE)), group="joker", needs=JOKERS_IN, source="OC-65"
    )
    joker_colour_rule: bool = switch(True, Yes(), group="joker", needs=JOKERS_IN, source="OC-68")
    joker_last: bool = switch(True, Yes(), group="joker", source="OC-74")
    eight: str = switch("off", Words(("off", "wild")), group="cards", source="OC-81")
    ace: str = switch("attack", Words(("attack", "skip")), group="cards", source="OC-56")
    nine: str = switch("off", Words(("off", "reverse")), group="cards", source="OC-86")
    j_pass_attack: bool = switch(False, Yes(), group="cards", source="OC-85")
    q2p: str = switch("again", Words(("again", "none")), group="cards", source="OC-87")
    q_return_attack: bool = switch(False, Yes(), group="cards", source="OC-89")
    k: str = switch("again", Words(("again", "skip2", "attack1", "back2")), group="cards", source="OC-90")
    k_skip_multi: bool = switch(
        True, Yes(), group="cards", needs={"k": "skip2"}, against={"multi": "off"}, source="OC-94"
    )
    call: str = switch("on", Words(("on", "off", "page_one")), group="call", source="OC-21 OC-25 OC-30")
    page_one_at: int = switch(2, Words(("2", "1")), group="call", needs={"call": "page_one"}, source="OC-25")
    apo_penalty: int = switch(5, Words(("2", "3", "5")), group="call", needs={"call": "page_one"}, source="OC-27")
    others_draw_on_call: str = switch(
        "false", Words(("false", "true", "next")), group="call", against={"call": "off"}, source="OC-22"
    )
    multi_out_needs_call: bool = switch(
        True, Yes(), group="call", needs={"call": "on"}, against={"multi": "off"}, source="OC-31 OC-33"
    )
    call_tie: str = switch(
        "holder", Words(("holder", "claimant", "rps")), group="call", against={"call": "off"}, source="OC-24"
    )
    false_claim: int = switch(0, Words(("0", "1")), group="call", against={"call": "off"})
    end_mode: str = switch(
        "last_loser", Words(("first_out", "last_loser", "scored")), group="end", source="OC-14 OC-15"
    )
    four_of_a_kind: str = switch("off", Words(("off", "wins")), group="end")
    bankruptcy: int = switch(0, Maybe("off", Number(5, 100, "cards")), group="end", source="OC-98")
    bankrupt_ends: str = switch(
        "eliminate", Words(("eliminate", "game_over")), group="end", against={"bankruptcy": 0}, source="OC-98"
    )

    @property
    def knows_loser(self) -> bool:
        """Return True if somebody is the last one left, or can be bankrupt."""
        return super().knows_loser or self.bankruptcy > 0

    @property
    def pack(self) -> int:
        """The cards of all packs together; a switch decides about jokers."""
        return super().pack + (2 * self.packs if self.jokers else 0)

    CHECKS = (*FrenchHouse.CHECKS, _check)

    @property
    def joker_worth(self) -> dict[str, int]:
        """The cards that each joker makes people draw: the higher joker more, like ones the same."""
        worth = {key: int(cards) for key, cards in self.joker_power}
        if self.joker_kind == "same":
            return dict.fromkeys(worth, worth["colour"])
        if self.joker_rank == "bw_higher":
            return {"bw": max(worth.values()), "colour": min(worth.values())}
        return worth
