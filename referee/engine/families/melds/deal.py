"""Rules and effects of the deal, the pile's first card, drawing, and laying and replacing bonus cards."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.seats import NOBODY, put, sides_by_seat
from referee.engine.common_rules import rounds
from referee.engine.common_rules.conduct import hand_changes, record_act, whole_time
from referee.engine.families.melds.config import MeldConfig
from referee.engine.families.melds.count import round_over
from referee.engine.families.melds.meld import without
from referee.engine.families.melds.state import MeldContext, MeldState, new_round
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.message import message
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule, unproven
from referee.engine.model.view import Sides
from referee.engine.notation.tokens import quote


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


undealt = rule("meld.undealt", on=act.Flips, source="CAN-23")(rounds.after_the_deal)


dealer = rule("meld.dealer", on=(act.Deals, act.Flips), source="CAN-2")(rounds.only_the_dealer)


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
    return ok(cards, cards=cards, foot=config.foot, by=config.why("dealt"))


def deals(c: RuleContext[MeldState, act.Deals, Any], ruling: Ruling) -> Changes:
    """Give out fresh hands; of a side that is too big for the round some sit out."""
    s = c.state
    changes = rounds.begin_round(c.game, s) if rounds.deal_begins_round(s) else new_round(s)
    s = s.replaced(changes)
    count = ruling.data if isinstance(ruling.data, int) else 0
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
    """Return the seats that do not play the round because their side is too big: in turn, the last of them first."""
    most, out = s.config.at_once, set[int]()
    for seats in s.teams if most and s.keep == "plays" else ():
        there = [seat for seat in seats if not s.gone[seat]]
        out |= {there[-1 - (s.round - 1 + more) % len(there)] for more in range(len(there) - most)}
    return frozenset(out)


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
    out = tuple(map(Seat, reversed(rest)))
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
        again,
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
    if ruling.data is True:  # another is turned on top of it
        return changes
    turn = s.next(s.dealer)
    changes |= {"phase": "play", "turn": turn, **whole_time(c.time), "acts": s.acts + 1, "last": (NOBODY, 0.0)}
    return changes | s.turn_begins(turn)


# ------------------------------------------------------------------------------------- drawing, and bonus cards
class BonusLaid(NamedTuple):
    """A bonus card laid: True if another is `replaced` for it, the bonus card `drawn` last, and if the round `ends`."""

    replaced: bool = False
    drawn: Card | None = None
    ends: bool = False


Draw = RuleContext[MeldState, act.Draws, Any]
Lay = RuleContext[MeldState, act.Lays, Any]

IN_TURN = (act.Draws, act.TakesPile, act.Melds, act.Discards, act.Asks, act.Passes)
"""Acts of the player to act alone."""


@rule("meld.no-play", on=(*IN_TURN, act.Lays, act.Answers), source="CAN-22", final=True)
def no_play(c: MeldContext) -> Found | None:
    """Forbid to draw, meld or discard before the deal and after the round.

    Bonus cards that were dealt are laid before play begins.
    """
    waits = isinstance(c.action, act.Lays) and c.state.phase == "deal" and c.state.dealt
    return no(phase=c.state.phase) if c.state.phase != "play" and not waits else None


@rule("meld.turn", on=IN_TURN, source="CAN-2 CAN-24", final=True, physically_possible=True)
def turn(c: MeldContext) -> Found | None:
    """Let sides take turns, clockwise."""
    return no(turn=Seat(c.state.turn)) if c.who != c.state.turn else None


@rule("meld.waits", on=(act.Melds, act.Discards), source="CAN-44")
def waits(c: MeldContext) -> Found | None:
    """Let a player who has asked wait for the answer."""
    if c.state.asker != c.who or c.state.answer:
        return None
    partners = c.state.partners(c.who)
    return no(partners=tuple(map(Seat, partners)), count=len(partners)) if partners else None


@rule("meld.drawn", on=(act.Draws, act.TakesPile), source="CAN-24 CAN-26")
def drawn(c: MeldContext) -> Found | None:
    """Begin a turn with a draw or with the pile: one of them, once."""
    return no(pile=c.state.drew == "pile") if c.state.drew else None


@rule("meld.draw-count", on=act.Draws, source="CAN-24 CAN-25 CAN-47")
def draw_count(c: Draw) -> Found | None:
    """Draw as many cards as the table draws; the last card alone is a full draw (Q-CAN-19).

    A player who has drawn owes nothing: drawing again is one break, whatever the number.
    """
    s = c.state
    due = cards_due(s)
    if s.drew or (due and c.action.count in (None, due)):
        return None
    return no(cards=c.action.count or 0, due=due, by=s.config.why("draw"))


def cards_drawn(c: Draw) -> tuple[int, int]:
    """Return the number of cards that a line draws, right or wrong, and the number that can be in the stock."""
    s, count = c.state, c.action.count
    most = s.config.all_cards if s.stock is None else min(s.stock, s.config.all_cards)
    return cards_due(s) if count is None else count, most


def cards_due(s: MeldState) -> int:
    """Return the number of cards that a draw takes now."""
    return s.config.draw if s.stock is None else min(s.config.draw, s.stock)


@rule("meld.draw", on=act.Draws, source="CAN-24 CAN-47 CAN-48")
def draw(c: Draw) -> Found:
    """Draw the turn's cards.

    A bonus card for which no other is left ends the round at once (CAN-48), unless play goes on without a stock and
    something else was drawn (Q-CAN-19).
    """
    s, config = c.state, c.state.config
    left = None if s.stock is None else s.stock - cards_due(s)
    bonus = [card for card in c.action.cards if card in config.bonus]
    nothing_else = not config.play_on or len(bonus) == len(c.action.cards)
    ends = left == 0 and config.last_bonus_ends and bool(bonus) and nothing_else
    by = config.why("draw", "play_on", "last_bonus") if left == 0 else ()
    return ok(ends, cards=cards_due(s), left=left, ends=ends, by=by)


def draws(c: Draw, ruling: Ruling) -> Changes:
    """Add the cards to the hand, and go on with the turn."""
    s = c.state
    count = min(*cards_drawn(c))
    cards = c.action.cards if len(c.action.cards) == count else (UNKNOWN,) * count
    changes = record_act(c, ends=False) | add_to_hand(s, c.who, cards) | {"drew": "stock", "brought": count}
    if s.stock is not None:
        changes["stock"] = s.stock - count
    if ruling.data is not True:  # the round goes on
        return changes
    shown = tuple(card for card in c.action.cards if card in s.config.bonus)
    new = s.replaced(changes)
    changes |= take_from_hand(new, c.who, shown) | {"bonus": (*s.bonus, *(c.who for _ in shown))}
    return changes | round_over(c, s.replaced(changes), NOBODY)


def add_to_hand(s: MeldState, seat: int, cards: tuple[Card, ...]) -> Changes:
    """Add cards to a hand; in a shown hand, cards that nobody named are unknown."""
    return hand_changes(s, seat, len(cards), (*(s.known[seat] or ()), *cards))


def take_from_hand(s: MeldState, seat: int, cards: tuple[Card, ...]) -> Changes:
    """Remove cards from a hand."""
    return hand_changes(s, seat, -len(cards), without(s.known[seat] or (), cards))


def play_from_hand(s: MeldState, seat: int, cards: tuple[Card, ...]) -> Changes:
    """Remove cards from a hand; who has none left takes up the foot."""
    changes = take_from_hand(s, seat, cards)
    if s.feet[seat] and changes.get("hands", s.hands)[seat] == 0:
        changes |= {"hands": put(s.hands, seat, s.feet[seat]), "feet": put(s.feet, seat, 0)}
        changes["known"] = put(s.known, seat, None)
    return changes


@rule("meld.lay", on=act.Lays, source="CAN-21 CAN-22 CAN-27 CAN-35 CAN-48")
def lay(c: Lay) -> Found:
    """Lay a bonus card face up before its player at once, and replace it.

    One that was dealt is laid before the first turn, one that was drawn in its player's turn. One that came with the
    pile is not replaced (Q-CAN-14). A bonus card for which no other is left ends the round, also one that is drawn for
    another (CAN-48).
    """
    s, laid, drawn = c.state, c.action.card, c.action.drawing
    config = s.config
    if laid not in config.bonus:
        return no(card=laid, why="card")
    if is_loose(c):
        if drawn is not None:
            return no(card=laid, why="loose")
        return ok(BonusLaid(), card=laid, replaced=False, ends=False, drawn=None)
    if c.who != s.turn and s.phase == "play" and (s.drew or s.last[0] != NOBODY):
        return no(card=laid, why="turn")
    known = s.known[c.who]
    if (known is not None and without(known, (laid,)) is None) or s.hands[c.who] == 0:
        return no(card=laid, why="hand")
    if len(s.bonus) + (drawn in config.bonus) >= config.bonus_cards:
        return no(card=laid, why="packs")
    last = s.drew == "stock" and s.brought <= 1
    may_end = config.last_bonus_ends and (last or not config.play_on)
    if s.stock == 0:
        if drawn is not None:
            return no(card=laid, why="stock")
        ends = s.drew == "stock" and may_end
        return ok(BonusLaid(ends=ends), card=laid, replaced=False, ends=ends, drawn=None)
    ends = s.stock == 1 and drawn in config.bonus and may_end
    last_drawn = drawn if ends else None
    return ok(BonusLaid(True, last_drawn, ends), card=laid, replaced=True, ends=ends, drawn=last_drawn)


def is_loose(c: Lay) -> bool:
    """Return True if the card came with the pile.

    It did not if another is drawn for it and a hand that was shown has its like.
    """
    known = c.state.known[c.who]
    drawn = c.action.drawing is not None and known is not None and c.action.card in known
    return c.action.card in c.state.loose and c.who == c.state.turn and not drawn


def lays(c: Lay, ruling: Ruling) -> Changes:
    """Lay the card open and draw another in its place; where there is none, the round is over."""
    s = c.state
    if is_loose(c):  # it was laid already with the pile that was taken
        return {"loose": tuple(card for at, card in enumerate(s.loose) if at != s.loose.index(c.action.card))}
    changes = take_from_hand(s, c.who, (c.action.card,)) | {"bonus": (*s.bonus, c.who)}
    laid = ruling.data if isinstance(ruling.data, BonusLaid) else BonusLaid()
    if laid.replaced:
        changes |= add_to_hand(s.replaced(changes), c.who, (c.action.drawing or UNKNOWN,))
        if s.stock is not None:
            changes["stock"] = s.stock - 1
        if laid.drawn is not None:
            changes |= take_from_hand(s.replaced(changes), c.who, (laid.drawn,)) | {"bonus": (*s.bonus, c.who, c.who)}
    else:
        changes["brought"] = s.brought - 1
    return changes | round_over(c, s.replaced(changes), NOBODY) if laid.ends else changes


EFFECTS: Effects = {act.Deals: deals, act.Flips: flips, act.Draws: draws, act.Lays: lays}
