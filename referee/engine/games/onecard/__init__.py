"""One Card (원카드): Korea's game, in which every group has its own rules, a switch each (OC-1 to OC-102)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from referee.engine.basics.cards import JOKER, RED_SUITS, UNKNOWN, Card, french_pack
from referee.engine.basics.cards import card as read_card
from referee.engine.families import shedding as shed
from referee.engine.families.effects import PLAIN, Again, Attack, Back, Effect, Power, Reverse, Shield, Skip, Wish
from referee.engine.families.shedding.config import FRENCH_ORDER, Answer, LastCall, Several, ShedConfig
from referee.engine.families.shedding.french_deck import FrenchHouse, drawing, ends, wild, with_power
from referee.engine.house_rules.options import Contradiction, Each, Maybe, Number, Some, Words, Yes, switch

COLOURED = read_card("RJ")
SPADE_ACE = read_card("AS")
GOES = {"RJ": RED_SUITS | {"red", "any"}, "BJ": frozenset(("S", "C", "black", "any"))}
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


def joker(house: House, card: Card) -> Power:
    """Return the power of a joker: its attack, and where it goes (OC-61 to OC-68)."""
    cards = house.joker_worth["colour" if card is COLOURED else "bw"]
    if house.joker_formula in ("10", "3"):
        cards = int(house.joker_formula)
    attack = Attack(cards, house.stacking, house.joker_formula == "double")
    effects = (attack,) if "Joker" in house.powers else ()
    start = "applies" if house.start_power == "apply" else "back"
    by, flipped = ("joker_colour_rule", "joker_kind"), ("start_power",)
    if house.joker_kind == "same" or not house.joker_colour_rule:
        return Power(effects, wild=True, wild_by=by, starter=start, flipped_by=flipped)
    leaves = "red" if card is COLOURED else "black"
    return Power(effects, goes=GOES[card.code], leaves=leaves, wild_by=by, starter=start, flipped_by=flipped)


def powers_of(house: House) -> dict[Card, Power]:
    """Return the power of each card at this table (OC-55 to OC-97); a king has one of four treatments (OC-90)."""
    three: tuple[Effect, ...] = (Attack(3, house.stacking),) if house.three == "attack" else (Shield(),)
    kings: dict[str, Effect] = {
        "skip2": Skip(2, adds=house.k_skip_multi),
        "attack1": Attack(1, house.stacking),
        "back2": Back(2),
        "again": Again(adds=False),
    }
    effects: dict[str, tuple[Effect, ...]] = {
        "2": (Attack(2, house.stacking),),
        "A": (Attack(3, house.stacking),) if house.ace == "attack" else (Skip(),),
        "3": () if house.three == "off" else three,
        "7": (Wish(),),
        "J": (Skip(carries=house.j_pass_attack),),
        "Q": (Reverse(house.q2p == "again", returns=house.q_return_attack),),
        "K": (kings[house.k],),
    }
    power = {rank: with_power(house, made) for rank, made in effects.items() if made and rank in house.powers}
    if house.eight == "wild":
        power["8"] = wild(house, by=("eight",))
    if house.nine == "reverse":
        power["9"] = with_power(house, (Reverse(True),))
    powers = {card: joker(house, card) if card.rank == JOKER else power.get(card.rank, PLAIN) for card in french_pack()}
    if "A" in power and house.ace == "attack":
        powers[SPADE_ACE] = with_power(house, (Attack(house.spade_ace_power, house.stacking),))
    return {UNKNOWN: PLAIN, **{card: replace(held, points=points_of(card, held)) for card, held in powers.items()}}


def points_of(card: Card, power: Power) -> int:
    """Return the points of a card left in a hand: 50 for a joker, 20 for a card with a power, else its number or 10."""
    if card.rank == JOKER:
        return 50
    return 20 if power.effects else {"A": 1, **dict.fromkeys("TJQK", 10)}.get(card.rank) or int(card.rank)


def answers(house: House, power: Mapping[Card, Power]) -> Callable[[Card, Card], Answer]:
    """Return the function that says which card answers which.

    See OC-54 to OC-60, OC-72 to OC-76, OC-81, OC-85 and OC-89. A 3 that stops 2 and A stops no king that attacks; a
    wild 8 goes on an attack too, and passes it on.
    """
    fits = "any" if house.answer_match == "any" else "match"
    own_rank = house.answer_match == "rank"

    def answer(by: Card, card: Card) -> Answer:
        rank, joker, attacks, acts = card.rank, by.rank == JOKER, power[card].attacks, bool(power[card].effects)
        if rank == "8" and house.eight == "wild" and not own_rank:
            return "any", ("eight",)  # "in any situation": what waits goes on to the next player
        if joker and rank == JOKER:
            return "any", ()
        if joker and card is SPADE_ACE and attacks:
            stops = house.spade_ace_vs_joker == "both" or (house.spade_ace_vs_joker == "bw" and by is not COLOURED)
            return ("any" if stops else "no"), ("spade_ace_vs_joker",)
        if joker and rank == "3":
            return ("match" if house.three == "all" and acts else "no"), ("three",)
        if own_rank and attacks and not joker:
            return ("any" if rank == by.rank else "no"), ("answer_match",)
        if rank == JOKER:
            return ("match" if attacks else "no"), ("joker_colour_rule", "joker_kind")
        if rank == "2" and by.rank == "A" and not house.two_on_ace:
            return "no", ("two_on_ace",)
        if attacks and not joker:
            return fits, ("answer_match",)
        if rank == "3" and acts:
            stops = by.rank in ("2", "A") or house.three == "all"
            return (fits if stops else "no"), ("answer_match", "three")
        carries = (rank == "J" and house.j_pass_attack) or (rank == "Q" and house.q_return_attack)
        return (fits if carries and rank in house.powers else "no"), ("j_pass_attack", "q_return_attack")

    return answer


def several(house: House, power: Mapping[Card, Power]) -> Several:
    """Several cards at once (OC-32 to OC-46)."""
    kinds = {"off": (), "set": ("set",), "run": ("run",), "both": ("set", "run")}[house.multi]
    allowed = [{"Joker": JOKER}.get(rank, rank) for rank in house.multi_specials]
    barred = frozenset(card for card, does in power.items() if does.effects and card.rank not in allowed)
    return Several(
        kinds,
        barred if house.multi_specials != POWERS else frozenset(),
        longest=house.run_max,
        in_order=house.run_in_order,
        wild_in_run=house.joker_in_run,
        attacks_add=house.run_attacks_add,
        order=FRENCH_ORDER,
        by=("multi", "multi_specials", *(("run_max", "run_in_order", "joker_in_run") if "run" in kinds else ())),
    )


def last_call(house: House) -> LastCall:
    """One Card's call, or American Page One's two (OC-21 to OC-27, OC-30 to OC-34)."""
    if house.call == "off":
        return LastCall("")
    paged = house.call == "page_one"
    return LastCall(
        "page-one" if paged else "one",
        named="" if paged else "onecard",
        at=2 if paged and house.page_one_at == 2 else 1,
        cards=house.apo_penalty if paged else 1,
        last_word="stop" if paged else None,
        empty=house.multi_out_needs_call and not paged,
        shouted=not paged,
        one_button=not paged,
        others={"false": "none", "true": "all", "next": "next"}[house.others_draw_on_call],
        tie=house.call_tie,
        false=house.false_claim,
        by=("call", "apo_penalty", "page_one_at") if paged else ("call",),
        empty_by=() if paged else ("multi_out_needs_call",),
        others_by=("others_draw_on_call",),
        tie_by=("call_tie",),
        false_by=("false_claim",),
    )


@lru_cache(maxsize=256)  # saves 1 ms each time house rules are read
def configure(house: House) -> ShedConfig:
    """Everything in which one group's One Card differs from another's."""
    pack = [card for card in french_pack() if house.jokers or card.rank != JOKER]
    power = powers_of(house)
    called = ("7", "J", "Q") if house.three == "attack" else ("3", "7", "J", "Q")  # by their power (OC-81 to OC-89)
    return ShedConfig(
        power,
        dict.fromkeys(pack, house.packs),
        answers=answers(house, power),
        several=several(house, power),
        drawing=drawing(house, attack_ends=house.after_attack_draw == "end", attack_by=("after_attack_draw",)),
        last_call=last_call(house),
        ends=ends(
            house,
            last_barred=frozenset() if house.joker_last else frozenset((COLOURED, read_card("BJ"))),
            bust=house.bankruptcy + 1 if house.bankruptcy else 0,
            bust_ends=house.bankrupt_ends == "game_over",
            barred_by=("joker_last",),
        ),
        anyone_calls=False,
        begins="rps",
        four=house.four_of_a_kind == "wins",
        chooses=house.direction == "choice",
        illegal=house.illegal_penalty,
        new_stock=house.new_stock,
        called={rank: f"onecard-called-{rank}" for rank in called},
    )


ORTHODOX = {"multi": "off", "powers": ()}
NO_JOKERS = {"jokers": False}

GAME = shed.shedding(
    "onecard",
    house=House,
    presets={
        "one_card": {},
        "orthodox": ORTHODOX,
        "american_page_one": {
            **NO_JOKERS,
            "multi": "off",
            "powers": ("3",),
            "three": "attack",
            "eight": "wild",
            "play_drawn": True,
            "call": "page_one",
            "end_mode": "first_out",
        },
        "page_one_japan": {
            **NO_JOKERS,
            "multi": "off",
            "powers": ("2", "A", "3"),
            "three": "attack",
            "ace": "skip",
            "eight": "wild",
            "nine": "reverse",
            "answer_match": "rank",
            "start_power": "reflip",
            "play_drawn": True,
            "call": "page_one",
            "page_one_at": 1,
            "end_mode": "scored",
            "points_to": "holder",
        },
        "nuclear": {"joker_power": (("bw", 7), ("colour", 20)), "bankruptcy": 20},
        "eights": {**NO_JOKERS, "multi": "off", "powers": (), "eight": "wild", "call": "off", "end_mode": "first_out"},
    },
    preset="one_card",
    players=(2, 12),
    configure=configure,
    document="OC",
    figures=shed.SHEDDING,
    features=(
        *(shed.NAMED_SUITS, shed.PLAY_DRAWN, shed.FORCED_PLAY, shed.FORBIDDEN_STARTERS, shed.FORBIDDEN_LAST),
        *(shed.COLOUR_CARDS, shed.ATTACKS, shed.ONE_STOCK, shed.ANNOUNCED),
        *(shed.LAST_CALL, shed.CLOSING, shed.COUNTING, shed.FIRST_GAINS),
    ),
)
