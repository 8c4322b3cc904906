"""Rules and effects of the deal and the pile's first card."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.seats import NOBODY, sides_by_seat
from referee.engine.common_rules import rounds
from referee.engine.common_rules.conduct import whole_time
from referee.engine.families.melds.config import MeldConfig
from referee.engine.families.melds.state import MeldContext, MeldState, new_round
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.message import message
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule, unproven
from referee.engine.model.view import Sides
from referee.engine.notation.tokens import quote


@dataclass(frozen=True, slots=True)
class MeldsDealt:
    """A deal of some cards to everybody, none in a misdeal."""

    cards: int


class TurnAnother:
    """A first card of the pile that another is turned on top of."""


@rule("meld.dealt", on=act.Deals, source="CAN-22")
def dealt(c: RuleContext[MeldState, act.Deals, Any]) -> Found | None:
    """Deal cards once a round; a misdeal may be found until the first card is turned.

    It is no misdeal if everybody who plays the round got their number.
    """
    s, people = c.state, sum(not gone for gone in c.state.gone)
    config = c.game.configure(c.house, people)  # type: ignore[attr-defined]
    if not rounds.may_deal(s) or (s.dealt and not c.action.wrong):
        return no(phase=s.phase, why="dealt", hand=config.dealt)
    hands = [count for count in c.action.hands if count]
    right = hands == [config.dealt] * (people - len(sitting_out(s)))
    return no(phase=s.phase, why="right", hand=config.dealt, by=config.why("dealt")) if right else None


@rule("meld.undealt", on=act.Flips, source="CAN-23")
def undealt(c: RuleContext[MeldState, act.Flips, Any]) -> Found | None:
    """Turn the pile's first card after the deal."""
    return no(phase=c.state.phase) if c.state.phase != "deal" or not c.state.dealt else None


@rule("meld.dealer", on=(act.Deals, act.Flips), source="CAN-2")
def dealer(c: MeldContext) -> Found | None:
    """Move the deal one place to the left every round (Q-CAN-2)."""
    due = rounds.next_dealer(c.state)
    return no(dealer=Seat(due)) if c.who != due else None


@rule("meld.totals", on=(act.Deals, act.Scores), source="Q-CAN-1", final=True)
def totals(c: MeldContext) -> Found | None:
    """Begin a round with new sides only once the table has said whose totals they take over, where that is open."""
    begins = c.state.phase == "deal" and not c.state.dealt
    asked = c.game.open_sides(c.state) if begins else ()  # type: ignore[attr-defined]
    return no(asked=f"{quote(c.action.who)} {asked[0]}") if asked else None


@rule("meld.deal", on=act.Deals, source="CAN-3 CAN-22")
def deal(c: RuleContext[MeldState, act.Deals, Any]) -> Found:
    """Give everybody the same number of cards; a misdeal is gathered in and dealt again."""
    config = c.game.configure(c.house, sum(not gone for gone in c.state.gone))  # type: ignore[attr-defined]
    cards = 0 if c.action.wrong else config.dealt
    return ok(MeldsDealt(cards), cards=cards, foot=config.foot, by=config.why("dealt"))


def deals(c: RuleContext[MeldState, act.Deals, Any], ruling: Ruling) -> Changes:
    """Give out fresh hands; of a side that is too big for the round some sit out."""
    s = c.state
    changes = rounds.begin_round(c.game, s) if rounds.deal_begins_round(s) else new_round(s)
    s = s.replaced(changes)
    count = ruling.data.cards if isinstance(ruling.data, MeldsDealt) else 0
    hands = tuple(count if here else 0 for here in s.here)
    feet = tuple(s.config.foot if hand else 0 for hand in hands)
    return changes | {
        "dealer": c.who,
        "phase": "play" if s.keep == "scores" and not c.action.wrong else "deal",
        "turn": NOBODY,
        "dealt": not c.action.wrong,
        "hands": hands,
        "known": (None,) * len(s.names),
        "feet": feet,
        "stock": max(0, s.config.all_cards - sum(hands) - sum(feet)),
    }


def sitting_out(s: MeldState) -> frozenset[int]:
    """Return the seats that do not play the round because their side is too big."""
    most, out = s.config.at_once, set[int]()
    for seats in s.teams if most and s.keep == "plays" else ():
        there = [seat for seat in seats if not s.gone[seat]]
        out |= {next_out(there, s.round + more) for more in range(len(there) - most)}
    return frozenset(out)


def next_out(side: Sequence[int], number: int) -> int:
    """Return the seat of a side that sits out round `number`, from 1: in turn, the last of them first."""
    return side[-1 - (number - 1) % len(side)]


def sides(config: MeldConfig, people: int, pair: Sequence[int]) -> Sides:
    """Return the partnerships at a table of this number of people, by their positions round it.

    Where one side is bigger than plays a round, the other is a `pair` that they choose.
    """
    made = sides_by_seat(range(people), config.sides)
    if config.lone:
        return Sides(made, notes=(message("sides-lone"),))
    most = config.at_once
    big = max(made, key=len)
    if not most or len(big) <= most:
        return Sides(made, notes=() if people > len(made) else (message("sides-alone", count=people),))
    chosen = tuple(pair) if len(pair) == people - len(big) else min(made, key=len)
    rest = tuple(place for place in range(people) if place not in chosen)
    out = tuple(Seat(next_out(rest, number + 1)) for number in range(len(rest)))
    return Sides((tuple(sorted(chosen)), rest), chosen, (message("sides-out", seats=out, first=out[0]),))


@rule("meld.up-card", on=act.Flips, source="CAN-23 CAN-34 CAN-35 CAN-37")
def up_card(c: RuleContext[MeldState, act.Flips, Any]) -> Found:
    """Lay a wild card or a bonus card crosswise, which freezes the pile for everybody, and turn another on top of it.

    This goes on until a natural one shows (Q-CAN-3). A black three that freezes the pile lies on it as any other card.
    """
    first, config = c.action.card, c.state.config
    if first is UNKNOWN:
        return unproven(card=first)
    again = first in config.wild or first in config.bonus
    return ok(
        TurnAnother() if again else None,
        card=first,
        again=again,
        frozen=first in config.freezing or (c.state.frozen_for_all and not config.always_frozen),
        by=config.why("freezing") if first in config.closing else (),
    )


def flips(c: RuleContext[MeldState, act.Flips, Any], ruling: Ruling) -> Changes:
    """Give the pile its first card; with a natural one play begins, left of the dealer, who may have left by now."""
    s = c.state
    discards = (*s.discards, c.action.card)
    changes: Changes = {"discards": discards, "pile": len(discards)}
    if s.stock is not None:
        changes["stock"] = max(0, s.stock - 1)
    if isinstance(ruling.data, TurnAnother):
        return changes
    turn = s.next(s.dealer)
    changes |= {"phase": "play", "turn": turn, **whole_time(c.time), "acts": s.acts + 1, "last": (NOBODY, 0.0)}
    return changes | s.turn_begins(turn)


EFFECTS: Effects = {act.Deals: deals, act.Flips: flips}
