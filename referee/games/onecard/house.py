"""One Card's house rules: every argument about it is a switch (rules OC-1 to OC-102)."""

from collections.abc import Iterable
from dataclasses import dataclass

from referee.core.house import Contradiction, Each, Maybe, Number, Some, Words, Yes, switch
from referee.families.shedding.french import FrenchHouse

POWERS = ("2", "A", "Joker", "3", "7", "J", "Q", "K")
"""The ranks that may have a power, in the order of the source."""

JOKERS = (("bw", 7), ("colour", 10))
JOKERS_IN = {"jokers": True}
CARDS = Number(1, 40, "cards")
ALIKE = ("10", "3")
"""What each joker makes one draw where they do not count as `joker_power` says."""


def _deadly_jokers(house: "House", players: int) -> Iterable[Contradiction]:
    """A joker of more cards than the limit always kills (fn6 makes it just the limit)."""
    most = int(house.joker_formula) if house.joker_formula in ALIKE else max(house.joker_worth.values())
    if house.bankruptcy and house.jokers and "Joker" in house.powers and most > house.bankruptcy:
        yield Contradiction("bankruptcy", "house-joker-over-limit", (("cards", most), ("limit", house.bankruptcy)))


def _deadly_ace(house: "House", players: int) -> Iterable[Contradiction]:
    """So does an ace of spades."""
    most = house.spade_ace_power
    if house.bankruptcy and "A" in house.powers and most > house.bankruptcy:
        yield Contradiction("bankruptcy", "house-spade-ace-over-limit", (("cards", most), ("limit", house.bankruptcy)))


def _dealt_bankrupt(house: "House", players: int) -> Iterable[Contradiction]:
    """Nobody is bankrupt before playing."""
    if house.bankruptcy and house.hand_size > house.bankruptcy:
        fill = (("hand", house.hand_size), ("limit", house.bankruptcy))
        yield Contradiction("bankruptcy", "house-hand-over-limit", fill)


def _spade_ace_too_strong(house: "House", players: int) -> Iterable[Contradiction]:
    """Under the colour rule the ace of spades cannot stop the coloured joker (fn7)."""
    if house.spade_ace_vs_joker == "both" and house.joker_colour_rule and house.joker_kind == "split":
        yield Contradiction("spade_ace_vs_joker", "house-spade-ace-colour")


def _jokers_alike(house: "House", players: int) -> Iterable[Contradiction]:
    """Jokers that all make one draw the same number have no worth of their own."""
    for key in ("joker_power", "joker_rank"):
        if house.joker_formula in ALIKE and getattr(house, key) != getattr(House(), key):
            fill = (("key", key), ("other", "joker_formula"), ("value", house.joker_formula))
            yield Contradiction(key, "house-against", fill)


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
    ("spade_ace_vs_joker", "Joker"),
)
"""Switches that mean nothing where a rank has no power."""


def _powerless(house: "House", players: int) -> Iterable[Contradiction]:
    """A switch about a power that no card has."""
    usual = House()
    for key, rank in POWERLESS:
        if rank not in house.powers and getattr(house, key) != getattr(usual, key):
            yield Contradiction(key, "house-powerless", (("key", key), ("rank", rank)))


RUNS = ("run_max", "run_in_order", "run_attacks_add", "joker_in_run")


def _no_runs(house: "House", players: int) -> Iterable[Contradiction]:
    """A switch about runs where none may be laid."""
    usual = House()
    for key in RUNS:
        if house.multi not in ("run", "both") and getattr(house, key) != getattr(usual, key):
            yield Contradiction(key, "house-no-runs", (("key", key),))


@dataclass(frozen=True)
class House(FrenchHouse):
    """One Card's house rules, the commonest reading of the source as defaults."""

    jokers: bool = switch(True, Yes(), group="deal")
    multi: str = switch("set", Words(("off", "set", "run", "both")), group="several")
    multi_specials: tuple[str, ...] = switch(POWERS, Some(POWERS), group="several", against={"multi": "off"})
    run_max: int = switch(0, Maybe("none", Number(2, 13, "cards")), group="several")
    run_in_order: bool = switch(True, Yes(), group="several")
    run_attacks_add: bool = switch(True, Yes(), group="several")
    joker_in_run: bool = switch(False, Yes(), group="several", needs=JOKERS_IN)
    powers: tuple[str, ...] = switch(POWERS, Some(POWERS), group="cards")
    stacking: bool = switch(True, Yes(), group="attack")
    answer_match: str = switch("suit_or_rank", Words(("suit_or_rank", "any")), group="attack")
    after_attack_draw: str = switch("end", Words(("end", "play")), group="attack")
    two_on_ace: bool = switch(True, Yes(), group="attack")
    spade_ace_power: int = switch(5, Number(1, 20, "cards"), group="attack")
    spade_ace_vs_joker: str = switch("bw", Words(("none", "bw", "both")), group="attack", needs=JOKERS_IN)
    three: str = switch("2A", Words(("off", "2A", "all", "attack")), group="attack")
    joker_kind: str = switch("split", Words(("same", "split")), group="joker", needs=JOKERS_IN)
    joker_rank: str = switch(
        "colour_higher",
        Words(("colour_higher", "bw_higher")),
        group="joker",
        needs={**JOKERS_IN, "joker_kind": "split"},
    )
    joker_power: tuple[tuple[str, float], ...] = switch(
        JOKERS, Each((("bw", CARDS), ("colour", CARDS)), JOKERS), group="joker", needs=JOKERS_IN
    )
    joker_formula: str = switch("fixed", Words(("fixed", "double", *ALIKE)), group="joker", needs=JOKERS_IN)
    joker_colour_rule: bool = switch(True, Yes(), group="joker", needs=JOKERS_IN)
    joker_last: bool = switch(True, Yes(), group="joker")
    eight: str = switch("off", Words(("off", "wild")), group="cards")
    j_pass_attack: bool = switch(False, Yes(), group="cards")
    q2p: str = switch("again", Words(("again", "none")), group="cards")
    q_return_attack: bool = switch(False, Yes(), group="cards")
    k: str = switch("again", Words(("again", "skip2", "attack1", "back2")), group="cards")
    k_skip_multi: bool = switch(True, Yes(), group="cards", needs={"k": "skip2"}, against={"multi": "off"})
    call: str = switch("on", Words(("on", "off", "page_one")), group="call")
    apo_penalty: int = switch(5, Words(("3", "5")), group="call", needs={"call": "page_one"})
    others_draw_on_call: str = switch("false", Words(("false", "true", "next")), group="call", against={"call": "off"})
    multi_out_needs_call: bool = switch(True, Yes(), group="call", needs={"call": "on"}, against={"multi": "off"})
    call_tie: str = switch("holder", Words(("holder", "claimant", "rps")), group="call", against={"call": "off"})
    false_claim: int = switch(0, Words(("0", "1")), group="call", against={"call": "off"})
    end_mode: str = switch("last_loser", Words(("first_out", "last_loser")), group="end")
    bankruptcy: int = switch(0, Maybe("off", Number(5, 100, "cards")), group="end")
    bankrupt_ends: str = switch("eliminate", Words(("eliminate", "game_over")), group="end", against={"bankruptcy": 0})

    @property
    def knows_loser(self) -> bool:
        """Or whoever is bankrupt first."""
        return super().knows_loser or self.bankruptcy > 0

    @property
    def with_jokers(self) -> bool:
        """The switch decides."""
        return self.jokers

    CHECKS = (
        *FrenchHouse.CHECKS,
        _deadly_jokers,
        _deadly_ace,
        _dealt_bankrupt,
        _spade_ace_too_strong,
        _jokers_alike,
        _powerless,
        _no_runs,
    )

    @property
    def joker_worth(self) -> dict[str, int]:
        """What each joker makes one draw: the higher joker has the higher number, the same ones are alike."""
        worth = {key: int(cards) for key, cards in self.joker_power}
        if self.joker_kind == "same":
            return dict.fromkeys(worth, worth["colour"])
        if self.joker_rank == "bw_higher":
            return {"bw": max(worth.values()), "colour": min(worth.values())}
        return worth
