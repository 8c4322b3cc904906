"""Drawing from the stock, bonus cards laid and replaced, and the stock's end."""

from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card
from referee.core.conduct import acted
from referee.core.game import Apply, Changes, Prove
from referee.core.penalties import wrong_play
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule
from referee.core.seats import NOBODY, put
from referee.families.melds.count import round_over
from referee.families.melds.meld import without
from referee.families.melds.state import MeldState

Any_ = Case[MeldState, Any, Any]
Draw = Case[MeldState, act.Draws, Any]
Lay = Case[MeldState, act.Lays, Any]

IN_TURN = (act.Draws, act.TakesPile, act.Melds, act.Discards, act.Asks, act.Passes)
"""What only the player to act does."""


@rule("meld.no-play", on=(*IN_TURN, act.Lays, act.Answers), source="CAN-22", alone=True)
def no_play(c: Any_) -> Found | None:
    """Nothing is drawn, melded or discarded before the deal and after the round. Bonus cards that were dealt are laid
    before play begins."""
    waits = isinstance(c.a, act.Lays) and c.s.phase == "deal" and c.s.dealt
    return no(phase=c.s.phase) if c.s.phase != "play" and not waits else None


@rule("meld.turn", on=IN_TURN, source="CAN-2 CAN-24", alone=True, stands=True)
def turn(c: Any_) -> Found | None:
    """Sides take turns, clockwise."""
    return no(turn=Seat(c.s.turn)) if c.who != c.s.turn else None


@rule("meld.waits", on=(act.Melds, act.Discards), source="CAN-44")
def waits(c: Any_) -> Found | None:
    """Whoever has asked waits for the answer."""
    if c.s.asker != c.who or c.s.answer:
        return None
    partners = c.s.partners(c.who)
    return no(partners=tuple(map(Seat, partners))) if partners else None


@rule("meld.drawn", on=(act.Draws, act.TakesPile), source="CAN-24 CAN-26")
def drawn(c: Any_) -> Found | None:
    """A turn begins with a draw or with the pile: one of them, once."""
    return no(pile=c.s.drew == "pile") if c.s.drew else None


@rule("meld.draw-count", on=act.Draws, source="CAN-24 CAN-25 CAN-47")
def draw_count(c: Draw) -> Found | None:
    """So many cards as the table draws; the last card alone is a full draw (Q-CAN-19)."""
    s = c.s
    due = due_now(s)
    if due and c.a.count in (None, due):
        return None
    return no(cards=c.a.count or 0, due=due, by=s.table.why("draw"))


def said_to_draw(c: Draw) -> int:
    """How many cards a line draws, right or wrong."""
    return due_now(c.s) if c.a.count is None else c.a.count


def due_now(s: MeldState) -> int:
    """How many cards a draw takes now."""
    return s.table.draw if s.stock is None else min(s.table.draw, s.stock)


@rule("meld.draw", on=act.Draws, source="CAN-24 CAN-47 CAN-48")
def draw(c: Draw) -> Found:
    """The turn's cards. A bonus card for which no other is left ends the round at once (fn7), unless play goes on
    without a stock and something else was drawn (Q-CAN-19)."""
    s, left = c.s, stock_after(c)
    ends = left is not None and short_of(c, left)
    return ok(cards=due_now(s), left=left, ends=ends, by=s.table.why("draw", "play_on") if left == 0 else ())


def stock_after(c: Draw) -> int | None:
    """The cards left in the stock once these are drawn."""
    return None if c.s.stock is None else c.s.stock - due_now(c.s)


def short_of(c: Draw, left: int) -> bool:
    """Whether a bonus card was drawn for which no other is left, and that ends the round."""
    table = c.s.table
    bonus = [each for each in c.a.cards if each in table.bonus]
    return bool(bonus) and not left and (not table.play_on or len(bonus) == len(c.a.cards))


def draws(c: Draw, ruling: Ruling) -> Changes:
    """The cards come to the hand, and the turn goes on with them."""
    s, count = c.s, said_to_draw(c)
    if s.stock is not None:
        count = min(count, s.stock)
    cards = c.a.cards if len(c.a.cards) == count else (UNKNOWN,) * count
    changes = acted(c) | came(s, c.who, cards) | {"drew": "stock", "brought": count}
    if s.stock is not None:
        changes["stock"] = s.stock - count
    if not ruling.fill.get("ends"):
        return changes
    shown = tuple(each for each in c.a.cards if each in s.table.bonus)
    new = s.but(changes)
    changes |= went(new, c.who, shown) | {"bonus": (*s.bonus, *(c.who for _ in shown))}
    return changes | round_over(c, s.but(changes), NOBODY)


def came(s: MeldState, seat: int, cards: tuple[Card, ...]) -> Changes:
    """Cards come to a hand; of a hand that was shown, those whose faces nobody named are unknown."""
    hand, known = s.hands[seat], s.known[seat]
    changes: Changes = {}
    if hand is not None:
        changes["hands"] = put(s.hands, seat, hand + len(cards))
    if known is not None:
        changes["known"] = put(s.known, seat, known + cards)
    return changes


def went(s: MeldState, seat: int, cards: tuple[Card, ...]) -> Changes:
    """Cards leave a hand."""
    hand, known = s.hands[seat], s.known[seat]
    changes: Changes = {}
    if hand is not None:
        changes["hands"] = put(s.hands, seat, max(0, hand - len(cards)))
    if known is not None:
        changes["known"] = put(s.known, seat, without(known, cards))
    return changes


@rule("meld.lay", on=act.Lays, source="CAN-21 CAN-22 CAN-27 CAN-35 CAN-48")
def lay(c: Lay) -> Found:
    """A bonus card goes face up before its player at once and is replaced: one that was dealt before the first turn,
    one that was drawn in its player's turn. One that came with the pile is not replaced (Q-CAN-14). A bonus card for
    which no other is left ends the round, also one that is drawn for another (fn7)."""
    s, each, drawn = c.s, c.a.card, c.a.drawing
    table = s.table
    if each not in table.bonus:
        return no(card=each, why="card")
    if came_loose(c):
        return (
            no(card=each, why="loose") if drawn is not None else ok(card=each, replaced=False, ends=False, drawn=None)
        )
    if c.who != s.turn and s.phase == "play" and (s.drew or s.last[0] != NOBODY):
        return no(card=each, why="turn")
    known = s.known[c.who]
    if (known is not None and without(known, (each,)) is None) or s.hands[c.who] == 0:
        return no(card=each, why="hand")
    if len(s.bonus) + (drawn in table.bonus) >= table.bonus_cards:
        return no(card=each, why="packs")
    last = s.drew == "stock" and s.brought <= 1
    if s.stock == 0:
        if drawn is not None:
            return no(card=each, why="stock")
        ends = s.drew == "stock" and (last or not table.play_on)
        return ok(card=each, replaced=False, ends=ends, drawn=None)
    ends = s.stock == 1 and drawn in table.bonus and (last or not table.play_on)
    return ok(card=each, replaced=True, ends=ends, drawn=drawn if ends else None)


def came_loose(c: Lay) -> bool:
    """Whether the card is one that came with the pile: unless another is drawn for it, and a hand that was shown has
    its like."""
    known = c.s.known[c.who]
    drawn = c.a.drawing is not None and known is not None and c.a.card in known
    return c.a.card in c.s.loose and c.who == c.s.turn and not drawn


def lays(c: Lay, ruling: Ruling) -> Changes:
    """The card lies open, another comes in its place; where there is none, the round is over."""
    s = c.s
    if came_loose(c):  # it lies there already, with the pile that was taken
        return {"loose": tuple(each for at, each in enumerate(s.loose) if at != s.loose.index(c.a.card))}
    changes = went(s, c.who, (c.a.card,)) | {"bonus": (*s.bonus, c.who)}
    if ruling.fill.get("replaced"):
        changes |= came(s.but(changes), c.who, (c.a.drawing or UNKNOWN,))
        if s.stock is not None:
            changes["stock"] = s.stock - 1
        if (drawn := ruling.fill.get("drawn")) is not None:
            changes |= went(s.but(changes), c.who, (drawn,)) | {"bonus": (*s.bonus, c.who, c.who)}
    else:
        changes["brought"] = s.brought - 1
    return changes | round_over(c, s.but(changes), NOBODY) if ruling.fill.get("ends") else changes


FIRST = (no_play, turn, waits)
RULES = (drawn, draw_count)
LAST_RULES = (draw, lay)
EFFECTS: dict[type[Action], Apply] = {act.Draws: draws, act.Lays: lays}
PROOFS: dict[type[Action], Prove] = {act.Draws: wrong_play}
