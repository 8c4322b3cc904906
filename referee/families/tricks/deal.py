"""The deal, and the cards that are passed before play."""

from collections.abc import Collection
from typing import Any

from referee.core import actions as act
from referee.core import rounds
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule, unsure
from referee.core.seats import NOBODY, put
from referee.families.tricks.cards import BIT, mask
from referee.families.tricks.hands import bounds
from referee.families.tricks.state import TrickState, afresh, known_cards

Any_ = Case[TrickState, Any, Any]
Deal = Case[TrickState, act.Deals, Any]
Give = Case[TrickState, act.Gives, Any]


@rule("trick.dealt", on=act.Deals, source="HRT-5")
def dealt(c: Deal) -> Found | None:
    """Cards are dealt once a round; a misdeal may be found until the first card is led."""
    s = c.s
    fresh_cards = s.stage == "pass" or (s.stage == "play" and not s.seen and s.trick == 1)
    return None if s.phase == "deal" or (c.a.wrong and fresh_cards) else no(phase=s.phase)


@rule("trick.dealer", on=act.Deals, source="HRT-17")
def dealer(c: Deal) -> Found | None:
    """The deal moves one place to the left every round (Q-HRT-11)."""
    due = c.s.dealer if c.a.wrong else rounds.next_dealer(c.s)
    return no(dealer=Seat(due)) if c.who != due else None


@rule("trick.deal", on=act.Deals, source="HRT-3 HRT-5 HRT-6 HRT-33")
def deal(c: Deal) -> Found:
    """The cards are dealt out evenly; what does not come out even was taken from the pack before (Q-HRT-1)."""
    table = c.game.table(c.h, sum(not gone for gone in c.s.gone))  # type: ignore[attr-defined]
    if c.a.wrong:
        return ok(cards=0, to="none")
    new = c.s.but({"table": table, "round": c.s.round + c.s.fresh, "to": None if c.s.fresh else c.s.to})
    return ok(cards=table.dealt, to=new.passing, by=table.why("pack", "cycle", "passed"))


def deals(c: Deal, ruling: Ruling) -> Changes:
    """Fresh hands; then cards are passed, or the first card is led."""
    s = c.s
    changes: Changes = {}
    if s.fresh or not s.dealt:
        stated = {} if s.fresh else {"to": s.to}
        changes = rounds.begin(c) | c.game.laid_out(s) | afresh(len(s.names)) | stated  # type: ignore[attr-defined]
    else:
        changes = afresh(len(s.names)) | {"to": s.to}
    s = s.but(changes)
    each = 0 if c.a.wrong else s.table.dealt
    changes |= {
        "dealer": c.who,
        "turn": NOBODY,
        "dealt": not c.a.wrong,
        "hands": tuple(each if here else 0 for here in s.here),
        "known": (None,) * len(s.names),
        "since": c.at,
        "spent": 0.0,
    }
    if c.a.wrong:
        return changes | {"phase": "deal"}
    if s.keep == "plays" and s.passing != "none":
        return changes | {"phase": "pass"}
    changes["phase"] = "play"
    return changes | (s.but(changes).first_turn() if s.keep == "plays" else {})


# ------------------------------------------------------------------------------------------------------- passing


@rule("trick.no-pass", on=act.Gives, source="HRT-33 HRT-34", alone=True)
def no_pass(c: Give) -> Found | None:
    """Cards are passed after the deal and before the first card is led, in rounds that have a pass."""
    s = c.s
    if s.passing == "none" and s.stage in ("pass", "play", "deal"):
        return no(why="none", round=s.round, by=s.table.why("cycle", "passed"))
    return no(why=s.stage, round=s.round) if s.stage != "pass" else None


@rule("trick.passed", on=act.Gives, source="HRT-32")
def passed(c: Give) -> Found | None:
    """Everybody passes once a round."""
    given = c.s.given[c.who]
    return no(seat=Seat(c.who)) if given is not None or not c.s.here[c.who] else None


@rule("trick.pass-count", on=act.Gives, source="HRT-32")
def pass_count(c: Give) -> Found | None:
    """Everybody passes as many cards as the table plays."""
    count, due = c.a.count or len(c.a.cards), c.s.table.passed
    return no(count=count, due=due, by=c.s.table.why("passed")) if count != due else None


@rule("trick.pass-cards", on=act.Gives, source="HRT-32")
def pass_cards(c: Give) -> Found | None:
    """What is passed is in the hand: a card that was dealt, not one that was just received (Q-HRT-8)."""
    for at, card in enumerate(c.a.cards):
        if card is not UNKNOWN and (card in c.a.cards[:at] or not may_hold(c.s, c.who, card)):
            return no(card=card)
    return None


def may_hold(s: TrickState, seat: int, card: Card) -> bool:
    """Whether a hand can hold a card, as far as the table knows."""
    return bool(bounds(s, seat)[1] & BIT.get(card, 0))


@rule("trick.pass", on=act.Gives, source="HRT-32 HRT-33")
def give(c: Give) -> Found:
    """Everybody chooses before anybody looks at what came (Q-HRT-8); when all have passed, play begins."""
    s = c.s
    waiting = sum(here and given is None for here, given in zip(s.here, s.given, strict=True)) - 1
    fill = {
        "to": Seat(s.receiver(c.who)),
        "count": s.table.passed,
        "waiting": waiting,
        "by": s.table.why("cycle", "passed"),
    }
    declared = known_cards(s, c.who) is not None and c.a.cards and UNKNOWN not in c.a.cards
    return ok(**fill) if declared or not c.a.cards or UNKNOWN not in c.a.cards else unsure(**fill)


def gives(c: Give, ruling: Ruling) -> Changes:
    """The cards are laid ready; with the last ones all are taken up."""
    s = c.s
    if s.stage != "pass":  # let stand where nothing was passed: there is nothing to lay ready
        return {}
    named = c.a.cards if c.a.cards and UNKNOWN not in c.a.cards else None
    given = put(s.given, c.who, named if named is not None else s.table.passed)
    changes: Changes = {"given": given, "phase": "pass", "turn": NOBODY}
    return changes | taken_up(s.but(changes), c.at)


def taken_up(s: TrickState, at: float) -> Changes:
    """Once everybody has passed, play begins."""
    if any(here and each is None for here, each in zip(s.here, s.given, strict=True)):
        return {}
    changes = exchanged(s) | {"phase": "play", "since": at, "spent": 0.0}
    return changes | s.but(changes).first_turn()


def exchanged(s: TrickState) -> Changes:
    """The hands once everybody has taken up what was passed: a hand is known as long as all of it is."""
    known, sure = list(s.known), list(s.sure)
    for seat, cards in enumerate(s.given):
        if not s.here[seat]:
            continue
        receiver = s.receiver(seat)
        if not isinstance(cards, tuple):
            known[seat] = known[receiver] = None
        else:
            sure[receiver] |= mask(cards)
    for seat, cards in enumerate(s.given):
        if s.here[seat] and isinstance(cards, tuple):
            receiver = s.receiver(seat)
            if (hand := known[seat]) is not None:
                known[seat] = tuple(card for card in hand if card not in cards)
            if (hand := known[receiver]) is not None:
                known[receiver] = (*hand, *cards)
    return {"known": tuple(known), "sure": tuple(sure)}


def hidden(s: TrickState, seats: Collection[int]) -> Changes:
    """What somebody passed is for whoever gave and got it: the others know how many cards it was."""
    if not any(isinstance(cards, tuple) for cards in s.given):
        return {}
    known, sure, given = list(s.known), list(s.sure), list(s.given)
    for seat, cards in enumerate(s.given):
        if not isinstance(cards, tuple):
            continue
        taken_up = s.stage != "pass"
        receiver = s.receiver(seat)
        if seat in seats or (taken_up and receiver in seats):
            continue
        given[seat] = len(cards)
        if taken_up:
            sure[receiver] &= ~mask(cards)
            known[seat] = known[receiver] = None
    return {"known": tuple(known), "sure": tuple(sure), "given": tuple(given)}


def open_hands(s: TrickState) -> tuple[tuple[Card, ...] | None, ...]:
    """The declared hands that everybody knows."""
    known: tuple[tuple[Card, ...] | None, ...] = hidden(s, ()).get("known", s.known)
    return known


RULES = (dealt, dealer, no_pass, passed)
LAST_RULES = (deal, pass_count, pass_cards, give)
EFFECTS: dict[type[Action], Apply] = {act.Deals: deals, act.Gives: gives}
