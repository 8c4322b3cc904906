"""The deal and the first card of the pile, where cards are melded."""

from collections.abc import Sequence
from typing import Any

from referee.core import actions as act
from referee.core import rounds
from referee.core.actions import Action
from referee.core.cards import UNKNOWN
from referee.core.game import Apply, Changes
from referee.core.note import note
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule, unsure
from referee.core.seats import NOBODY
from referee.core.view import Sides
from referee.families.melds.state import MeldState, afresh, in_turn, seated
from referee.families.melds.table import Table

Any_ = Case[MeldState, Any, Any]


@rule("meld.dealt", on=act.Deals, source="CAN-22")
def dealt(c: Case[MeldState, act.Deals, Any]) -> Found | None:
    """Cards are dealt once a round; a misdeal may be found until the first card is turned."""
    s = c.s
    return no(phase=s.phase) if s.phase != "deal" or (s.dealt and not c.a.wrong) else None


@rule("meld.undealt", on=act.Flips, source="CAN-23")
def undealt(c: Case[MeldState, act.Flips, Any]) -> Found | None:
    """The pile's first card is turned after the deal."""
    return no(phase=c.s.phase) if c.s.phase != "deal" or not c.s.dealt else None


@rule("meld.dealer", on=(act.Deals, act.Flips), source="CAN-2")
def dealer(c: Any_) -> Found | None:
    """The deal moves one place to the left every round (Q-CAN-2)."""
    due = rounds.next_dealer(c.s)
    return no(dealer=Seat(due)) if c.who != due else None


@rule("meld.deal", on=act.Deals, source="CAN-3 CAN-22")
def deal(c: Case[MeldState, act.Deals, Any]) -> Found:
    """Everybody gets the same number of cards; a misdeal is gathered in and dealt again."""
    table = c.game.table_of(c.h, sum(not gone for gone in c.s.gone))  # type: ignore[attr-defined]
    return ok(cards=0 if c.a.wrong else table.dealt, by=table.why("dealt"))


def deals(c: Case[MeldState, act.Deals, Any], ruling: Ruling) -> Changes:
    """Fresh hands; sides as the game has them, one of a side that is too big sitting out."""
    s = c.s
    changes = begins(c) if s.fresh or not s.dealt else {}
    s = s.but(changes)
    each = ruling.fill.get("cards", 0)
    hands = tuple(each if here else 0 for here in s.here)
    return changes | {
        "dealer": c.who,
        "phase": "play" if s.keep == "scores" else "deal",
        "turn": NOBODY,
        "dealt": not c.a.wrong,
        "hands": hands,
        "known": (None,) * len(s.names),
        "stock": max(0, sum(s.table.packs.values()) - sum(hands)),
    }


def begins(c: Any_) -> Changes:
    """A new round: its number and dealer, house rules that waited, and sides for the people who are there now."""
    changes = rounds.begin(c)
    changes |= c.game.laid_out(c.s.but(changes))  # type: ignore[attr-defined]
    s = c.s.but(changes)
    changes |= afresh(s)
    out = sitting_out(s)
    changes["here"] = tuple([here and seat not in out for seat, here in enumerate(s.here)])
    changes["order"] = in_turn(s.but(changes))
    return changes


def sitting_out(s: MeldState) -> frozenset[int]:
    """Who of a side that is too big for the round does not play it."""
    most, out = s.table.at_once, set[int]()
    for seats in s.teams if most and s.keep == "plays" else ():
        there = [seat for seat in seats if not s.gone[seat]]
        out |= {next_out(there, s.round + more) for more in range(len(there) - most)}
    return frozenset(out)


def next_out(side: Sequence[int], number: int) -> int:
    """Who of a side sits out round `number`, from 1: in turn, the last of them first."""
    return side[-1 - (number - 1) % len(side)]


def sides(table: Table, people: int, pair: Sequence[int]) -> Sides:
    """Who plays with whom at a table of so many people, by their places round it. Where one side is bigger than plays
    a round, the other is a `pair` that they choose."""
    made = seated(range(people), table.sides)
    if table.lone:
        return Sides(made, notes=(note("sides-lone"),))
    most = table.at_once
    big = max(made, key=len)
    if not most or len(big) <= most:
        return Sides(made, notes=() if people > len(made) else (note("sides-alone", count=people),))
    chosen = tuple(pair) if len(pair) == people - len(big) else min(made, key=len)
    rest = tuple(place for place in range(people) if place not in chosen)
    out = tuple(Seat(next_out(rest, number + 1)) for number in range(len(rest)))
    return Sides((tuple(sorted(chosen)), rest), chosen, (note("sides-out", seats=out, first=out[0]),))


@rule("meld.up-card", on=act.Flips, source="CAN-23 CAN-34 CAN-35 CAN-37")
def up_card(c: Case[MeldState, act.Flips, Any]) -> Found:
    """A wild card or a bonus card lies crosswise, freezes the pile for everybody, and another is turned on top of it
    until a natural one shows (Q-CAN-3)."""
    each = c.a.card
    if each is UNKNOWN:
        return unsure(card=each)
    again = each in c.s.table.wild or each in c.s.table.bonus
    return ok(card=each, again=again, frozen=again or c.s.ices)


def flips(c: Case[MeldState, act.Flips, Any], ruling: Ruling) -> Changes:
    """The pile has its first card; with a natural one play begins, left of the dealer."""
    s = c.s
    discards = (*s.discards, c.a.card)
    changes: Changes = {"discards": discards, "pile": len(discards), "dealer": c.who}
    if s.stock is not None:
        changes["stock"] = max(0, s.stock - 1)
    if ruling.fill.get("again"):
        return changes
    turn = s.next(c.who)
    changes |= {"phase": "play", "turn": turn, "since": c.at, "spent": 0.0, "acts": s.acts + 1, "last": (NOBODY, 0.0)}
    return changes | s.turn_begins(turn)


RULES = (dealt, undealt, dealer)
LAST_RULES = (deal, up_card)
EFFECTS: dict[type[Action], Apply] = {act.Deals: deals, act.Flips: flips}
