"""Rules and effects of drawing from the stock, of laying and replacing bonus cards, and of the stock's end."""

from dataclasses import dataclass
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules.conduct import hand_changes, record_act
from referee.engine.common_rules.penalties import record_wrong_play
from referee.engine.families.melds.count import round_over
from referee.engine.families.melds.meld import without
from referee.engine.families.melds.state import MeldContext, MeldState
from referee.engine.model.game import Changes, Effects, OnRefused, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule


class RoundEnds:
    """A draw with which the round ends."""


@dataclass(frozen=True, slots=True)
class BonusLaid:
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


def cards_drawn(c: Draw) -> int:
    """Return the number of cards that a line draws, right or wrong."""
    return cards_due(c.state) if c.action.count is None else c.action.count


def most_to_draw(s: MeldState) -> int:
    """Return the number of cards that can be in the stock."""
    return s.config.all_cards if s.stock is None else min(s.stock, s.config.all_cards)


def cards_due(s: MeldState) -> int:
    """Return the number of cards that a draw takes now."""
    return s.config.draw if s.stock is None else min(s.config.draw, s.stock)


@rule("meld.draw", on=act.Draws, source="CAN-24 CAN-47 CAN-48")
def draw(c: Draw) -> Found:
    """Draw the turn's cards.

    A bonus card for which no other is left ends the round at once (CAN-48), unless play goes on without a stock and
    something else was drawn (Q-CAN-19).
    """
    s = c.state
    left = None if s.stock is None else s.stock - cards_due(s)
    ends = left is not None and ends_round(c, left)
    by = s.config.why("draw", "play_on", "last_bonus") if left == 0 else ()
    return ok(RoundEnds() if ends else None, cards=cards_due(s), left=left, ends=ends, by=by)


def ends_round(c: Draw, left: int) -> bool:
    """Return True if a bonus card was drawn for which no other is left, and that ends the round."""
    config = c.state.config
    bonus = [card for card in c.action.cards if card in config.bonus]
    return (
        config.last_bonus_ends
        and bool(bonus)
        and not left
        and (not config.play_on or len(bonus) == len(c.action.cards))
    )


def draws(c: Draw, ruling: Ruling) -> Changes:
    """Add the cards to the hand, and go on with the turn."""
    s = c.state
    count = min(cards_drawn(c), most_to_draw(s))
    cards = c.action.cards if len(c.action.cards) == count else (UNKNOWN,) * count
    changes = record_act(c, ends=False) | add_to_hand(s, c.who, cards) | {"drew": "stock", "brought": count}
    if s.stock is not None:
        changes["stock"] = s.stock - count
    if not isinstance(ruling.data, RoundEnds):
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
    stays = config.play_on or not config.last_bonus_ends
    last = last and config.last_bonus_ends
    if s.stock == 0:
        if drawn is not None:
            return no(card=laid, why="stock")
        ends = s.drew == "stock" and (last or not stays)
        return ok(BonusLaid(ends=ends), card=laid, replaced=False, ends=ends, drawn=None)
    ends = s.stock == 1 and drawn in config.bonus and (last or not stays)
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


EFFECTS: Effects = {act.Draws: draws, act.Lays: lays}
ON_REFUSED: OnRefused = {act.Draws: record_wrong_play}
