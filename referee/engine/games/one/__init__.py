"""One: Uno with ordinary cards, Mao's penalty cards and time-outs (rules ONE-1 to ONE-72)."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import JOKER, RANKS, french_pack
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules import conduct
from referee.engine.common_rules.conduct import Conduct, cards_coming, take_cards
from referee.engine.common_rules.penalties import ledger_entry
from referee.engine.families.effects import PLAIN, Again, Attack, Power, Reverse, Skip, Wish
from referee.engine.families.shedding import ATTACKS, COUNTING, DECLARING, LAST_DRAW, SHEDDING, shedding
from referee.engine.families.shedding.config import ShedConfig
from referee.engine.families.shedding.ending import round_over
from referee.engine.families.shedding.last_call import Caught, Say, why_innocent
from referee.engine.families.shedding.state import ANY, ShedHouse, ShedState
from referee.engine.families.shedding.turns import Drawn, due_now
from referee.engine.house_rules.options import END, Number, Words, Yes, switch, too_few_cards
from referee.engine.model.game import Changes, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule, unproven
from referee.engine.model.state import Claim, Offence
from referee.engine.notation.tokens import read_name


@dataclass(frozen=True)
class House(ShedHouse, Conduct):
    """One's house rules, the source's own as defaults."""

    enforce: str = switch("players", Words(("players", "referee")), group="referee", source="ONE-35")
    decks: int = switch(2, Number(1, 12, "packs"), group="deal", source="ONE-4")
    misdeal: str = switch(
        "literal", Words(("literal", "excess", "one", "redeal_only")), group="deal", source="ONE-58 Q-ONE-15"
    )
    flip_ace: str = switch("applies", Words(("applies", "ignored")), group="deal", source="ONE-62 Q-ONE-6")
    jack_on_any: bool = switch(True, Yes(), group="cards", source="ONE-17 Q-ONE-12")
    seven_on_joker_match: str = switch("strict", Words(("strict", "any")), group="cards", source="ONE-7 Q-ONE-4")
    attack_draw_ends_turn: bool = switch(True, Yes(), group="cards", source="ONE-12 Q-ONE-1")
    ace_two_players: str = switch("no_skip", Words(("no_skip", "skip")), group="cards", source="ONE-21 Q-ONE-11")
    one_call: str = switch("catchable", Words(("catchable", "off")), group="end", source="ONE-8 Q-ONE-3")
    one_early: str = switch(
        "holds", Words(("holds", "false")), group="end", needs={"one_call": "catchable"}, source="ONE-8"
    )
    two_out: str = switch("allowed", Words(("allowed", "must_take_turn")), group="end", source="ONE-10 Q-ONE-2")
    finish_attack_draw: str = switch("none", Words(("none", "draw_and_count")), group="end", source="ONE-8 Q-ONE-5")
    ace_value: int = switch(1, Words(("1", "10", "11", "15")), group="end", source="ONE-67")
    end: tuple[tuple[str, float], ...] = switch((("score", 500),), END, group="end", source="ONE-66")

    CHECKS = (lambda house, players: too_few_cards(players, house.hand_size, house.decks * len(french_pack())),)


REASONS = ("play", "slow", "spade", "false", "question", "bad-word", "looked", "took", "undeserved")
"""The reasons for penalty cards, in the order of the screen."""


@lru_cache(maxsize=256)  # saves 1 ms each time house rules are read
def configure(house: House) -> ShedConfig:
    """Return the effects (ONE-10 to ONE-29) and the points (ONE-67 to ONE-69) of each card."""
    free = frozenset((JOKER,)) if house.seven_on_joker_match == "any" else frozenset[str]()
    reverse = Reverse(house.ace_two_players == "skip", house.flip_ace == "applies")
    by_rank: dict[str, Power] = {
        "2": Power((Again(),)),
        "7": Power((Attack(2),), free_on=free, free_by=("seven_on_joker_match",)),
        "8": Power((Skip(),)),
        "J": Power((Wish(),), wild=house.jack_on_any, wild_by=("jack_on_any",)),
        "A": Power((reverse,), flipped_by=("flip_ace", "ace_two_players"), points_by=("ace_value",)),
        JOKER: Power((Wish(), Attack(4)), wild=True),
    }
    values = {"A": house.ace_value, JOKER: 25, **dict.fromkeys("TJQK", 10)}
    power = {}
    for rank in (*RANKS, JOKER):
        points = values[rank] if rank in values else int(rank)
        power[rank] = replace(by_rank.get(rank, PLAIN), points=points)
    declared = {rank: replace(held, declare=True) for rank, held in power.items()}
    cards = french_pack()
    powers = {card: (declared if card.suit == "S" else power)[card.rank] for card in cards}
    return ShedConfig(powers, dict.fromkeys(cards, house.decks), out_is_called=house.one_call != "off", reasons=REASONS)


# -------------------------------------------------------------------------------------- the rules that only One has


@rule("one.misdeal", on=act.Deals, source="ONE-58", reads=("misdeal", "hand_size"))
def misdeal(c: RuleContext[ShedState, act.Deals, Any]) -> Found | None:
    """Turn a wrong deal into penalty cards of the dealer, who deals again.

    All of its cards as the source says, or less (Q-ONE-15).
    """
    if not c.action.wrong:
        return None
    size, people = c.house.hand_size, sum(not gone for gone in c.state.gone)
    dealt = c.action.hands or (size,) * people
    surplus = sum(max(0, cards - size) for cards in dealt[:people]) + sum(dealt[people:])
    fine = {"literal": sum(dealt), "excess": surplus, "one": 1, "redeal_only": 0}[c.house.misdeal]
    spare = c.state.config.all_cards - (0 if c.state.fresh else sum(c.state.penalties)) - size * people - 1
    cards = min(fine, max(0, spare))
    return ok(cards, cards=cards, dealt=sum(dealt))


@rule("one.attack-draw", on=act.Draws, source="ONE-12 ONE-13 ONE-26", reads=("attack_draw_ends_turn",))
def attack_draw(c: RuleContext[ShedState, act.Draws, Any]) -> Found | None:
    """End the turn of a player who draws an attack, unless the house lets them play on (Q-ONE-1)."""
    if not c.state.draw:
        return None
    cards = due_now(c.state)
    ends = c.house.attack_draw_ends_turn
    return ok(Drawn(cards, ends), cards=cards, ends=ends)


@rule("one.late-call", on=act.Calls, source="ONE-18 ONE-62", reads=("turn_seconds",))
def late_call(c: RuleContext[ShedState, act.Calls, Any]) -> Found | None:
    """After a joker as the starter, nobody's call within the time of a turn leaves any card playable (Q-ONE-7)."""
    s = c.state
    if s.wish != "open" or not s.wish_flipped or s.suit != ANY:
        return None
    return no(seconds=c.house.turn_seconds) if _since_flip(c) > c.house.turn_seconds else None


def _since_flip(c: RuleContext[ShedState, Any, Any]) -> float:
    """Return the seconds since the starter was turned, without time-outs and shuffling; turns may have passed in it."""
    flips = [entry for entry in c.log[: c.line - 1] if entry.stands and isinstance(entry.read, act.Flips)]
    if not flips:
        return conduct.elapsed(c.state, c.time)
    seconds, then, caller = 0.0, flips[-1].at, ""  # whose time-out runs, if any
    for entry in c.log[flips[-1].n : c.line - 1]:
        if not caller and not (entry.stands and isinstance(entry.read, act.Reshuffles)):
            seconds += entry.at - then
        then = entry.at
        match entry.read:
            case _ if not entry.stands:
                continue
            case act.Says(who, conduct.TIME_OUT):
                caller = who
            case act.Says(who, conduct.TIME_IN) | act.Leaves(who) if who == caller:
                caller = ""
            case act.Replaces(who, whom) if whom == caller:
                caller = who
            case act.Corrects(_, facts) if "timeout" in dict(facts):
                named = dict(facts)["timeout"]
                caller = "" if named == "none" else read_name(named)
    return round(seconds + (0.0 if caller else c.time - then), 6)


@rule("one.over", on=act.Says, source="ONE-8")
def not_now(c: Say) -> Found | None:
    """Allow "One" while the round is on, for somebody who is in it, not in a time-out."""
    if c.action.word != "one":
        return None
    return no() if c.state.phase != "play" or c.state.timeout != NOBODY or not c.state.here[c.who] else None


@rule("one.aside", on=act.Says, source="ONE-33 ONE-55")
def aside(c: Say) -> Found | None:
    """Count penalty cards lying aside as the hand's: a player who has some is not out (Q-ONE-18)."""
    if c.action.word != "one" or not c.state.aside[c.who]:
        return None
    return no(Offence(c.who, "false", c.line, (aside.id,)), cards=c.state.aside[c.who])


@rule("one.early", on=act.Says, source="ONE-8", reads=("one_early",))
def early(c: Say) -> Found | None:
    """Hold "One" said with the last card, in one's turn, for the play of it that follows at once.

    The source wants the hand to be empty: a stricter house refuses it.
    """
    s = c.state
    hand, known = s.hands[c.who], s.known[c.who]
    last = hand == 1 or (bool(hand) and known is not None and len(set(known)) == 1)
    if c.action.word != "one" or c.house.one_early != "holds" or s.turn != c.who or not last:
        return None
    return ok()


@rule("one.false", on=act.Says, source="ONE-8 ONE-36")
def false(c: Say) -> Found | None:
    """Refuse "One" with cards in the hand, which may cost a card (Q-ONE-16)."""
    hand = c.state.hands[c.who]
    return no(Offence(c.who, "false", c.line, (false.id,)), hand=hand) if c.action.word == "one" and hand else None


@rule("one.two", on=act.Says, source="ONE-8 ONE-10", reads=("two_out",))
def two(c: Say) -> Found | None:
    """Let a 2 end the round with its first turn, or have the further turn taken first in a stricter house (Q-ONE-2)."""
    return no(Offence(c.who, "false", c.line, (two.id,))) if c.action.word == "one" and has_to_go_on(c, c.who) else None


def has_to_go_on(c: RuleContext[ShedState, Any, Any], seat: int) -> bool:
    """Return True if a 2 gives a player another turn that has to be taken before the call."""
    return c.house.two_out == "must_take_turn" and c.state.turn == seat and c.state.again > 0


@rule("one.out", on=act.Says, source="ONE-8 ONE-11", reads=("finish_attack_draw", "one_call"))
def out(c: Say) -> Found | None:
    """End the round when a player has ended a turn with an empty hand and calls "One", late or not (Q-ONE-3).

    An attack that still waits is drawn only where the house wants it (Q-ONE-5).
    """
    if c.action.word != "one":
        return None
    draws = c.house.finish_attack_draw == "draw_and_count"
    said = {"draws": draws, "called": c.house.one_call != "off"}
    return unproven(draws, **said) if c.state.hands[c.who] is None else ok(draws, **said)


def says(c: Say, ruling: Ruling) -> Changes:
    """End the round with "One"; other words are the table's."""
    if c.action.word == "one":
        return round_over(c, c.state, c.who, ruling.data is True)
    return conduct.says(c, ruling)


@rule("one.catch", on=act.Catches, source="ONE-8 ONE-10 ONE-35", reads=("one_call", "two_out", "penalty_cards"))
def catch(c: RuleContext[ShedState, act.Catches, Any]) -> Found:
    """Let anybody who sees an empty hand uncalled give it a card first: the round goes on (Q-ONE-3).

    Catching somebody who has cards is undeserved, and so is catching somebody who may not call yet, since the further
    turn of a 2 has to be taken first.
    """
    seat, caught = c.state.seat(c.action.whom), Caught(c.house.penalty_cards)
    waits = has_to_go_on(c, seat)
    empty = c.state.phase == "play" and c.state.hands[seat] == 0 and c.state.here[seat]
    said = {"seat": Seat(seat), "cards": cards_coming(c.state, seat, c.house.penalty_cards)}
    if c.house.one_call == "off":
        return no(**said, why="off", hand=0, line=0)
    if empty and not waits and seat != c.who:
        return ok(caught, **said)
    if c.state.phase == "play" and c.state.hands[seat] is None and not waits and seat != c.who:
        return unproven(caught, **said)
    why = {**why_innocent(c, seat, 0, ("one",)), **({"why": "turn"} if empty and waits and seat != c.who else {})}
    late = any(claim.seat == seat and claim.reason == "one" for claim in c.state.claims)  # after another call
    return no(None if late else Offence(c.who, "undeserved", c.line, (catch.id,), lasting=True), **said, **why)


def catches(c: RuleContext[ShedState, act.Catches, Any], ruling: Ruling) -> Changes:
    """Give the caught player the card: the hand is no longer empty."""
    s, seat = c.state, c.state.seat(c.action.whom)
    changes, cards = take_cards(s, seat, ruling.data.cards if isinstance(ruling.data, Caught) else 1)
    changes["penalties"] = put(s.penalties, seat, s.penalties[seat] + cards)
    if s.timeout != NOBODY:
        changes["aside"] = put(s.aside, seat, s.aside[seat] + cards)
    changes["ledger"] = (*s.ledger, ledger_entry(c, ruling, "one", cards))
    changes["claims"] = (*s.claims, Claim(c.who, seat, "one"))
    return changes


GAME = shedding(
    "one",
    house=House,
    presets={
        "one": {},
        "gentle": {"misdeal": "redeal_only", "enforce": "referee", "bad_words": "off", "turn_seconds": 15},
    },
    preset="one",
    players=(2, 20),
    configure=configure,
    document="ONE",
    figures=SHEDDING,
    features=(DECLARING, ATTACKS, COUNTING, LAST_DRAW),
    rules=(misdeal, attack_draw, late_call, not_now, aside, early, false, two, out, catch),
    effects={act.Says: says, act.Catches: catches, early.id: lambda c, ruling: {"early": (c.who, "one")}},
)
