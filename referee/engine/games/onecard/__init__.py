"""One Card (원카드): Korea's game, in which every group has its own rules (OC-1 to OC-102)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache

from referee.engine.basics.cards import JOKER, RED_SUITS, UNKNOWN, Card, french_pack
from referee.engine.basics.cards import card as read_card
from referee.engine.families.effects import PLAIN, Again, Attack, Back, Effect, Power, Reverse, Shield, Skip, Wish
from referee.engine.families.shedding import features as has
from referee.engine.families.shedding import shedding
from referee.engine.families.shedding.config import FRENCH_ORDER, Answer, LastCall, Several, ShedConfig
from referee.engine.families.shedding.facts import SHEDDING
from referee.engine.families.shedding.french_deck import drawing, ends, wild, with_power
from referee.engine.games.onecard.house import POWERS, House

COLOURED = read_card("RJ")
SPADE_ACE = read_card("AS")
GOES = {"RJ": RED_SUITS | {"red", "any"}, "BJ": frozenset(("S", "C", "black", "any"))}


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

    def carried(card: Card) -> Answer:
        passes = card.rank == "J" and "J" in house.powers and house.j_pass_attack
        returns = card.rank == "Q" and "Q" in house.powers and house.q_return_attack
        return (fits if passes or returns else "no"), ("j_pass_attack", "q_return_attack")

    def to_joker(by: Card, card: Card) -> Answer:
        if card.rank == JOKER:
            return "any", ()
        if card is SPADE_ACE and power[card].attacks:
            stops = house.spade_ace_vs_joker == "both" or (house.spade_ace_vs_joker == "bw" and by is not COLOURED)
            return ("any" if stops else "no"), ("spade_ace_vs_joker",)
        if card.rank == "3":
            return ("match" if house.three == "all" and power[card].effects else "no"), ("three",)
        return carried(card)

    def answer(by: Card, card: Card) -> Answer:
        if card.rank == "8" and house.eight == "wild" and not own_rank:
            return "any", ("eight",)  # "in any situation": what waits goes on to the next player
        if by.rank == JOKER:
            return to_joker(by, card)
        if own_rank and power[card].attacks:
            return ("any" if card.rank == by.rank else "no"), ("answer_match",)
        if card.rank == JOKER:
            return ("match" if power[card].attacks else "no"), ("joker_colour_rule", "joker_kind")
        if card.rank == "2" and by.rank == "A" and not house.two_on_ace:
            return "no", ("two_on_ace",)
        if power[card].attacks:
            return fits, ("answer_match",)
        if card.rank == "3" and power[card].effects:
            stops = by.rank in ("2", "A") or house.three == "all"
            return (fits if stops else "no"), ("answer_match", "three")
        return carried(card)

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

GAME = shedding(
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
    figures=SHEDDING,
    features=(
        *(has.NAMED_SUITS, has.PLAY_DRAWN, has.FORCED_PLAY, has.FORBIDDEN_STARTERS, has.FORBIDDEN_LAST),
        *(has.COLOUR_CARDS, has.ATTACKS, has.ONE_STOCK, has.ANNOUNCED),
        *(has.LAST_CALL, has.CLOSING, has.COUNTING, has.FIRST_GAINS),
    ),
)
