"""Cards whose effect people carry out: texts on blanks, tasks, and attacks that are sent back."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card, without
from referee.engine.basics.seats import NOBODY, step
from referee.engine.common_rules.conduct import hand_changes, take_cards
from referee.engine.families.effects import PlayEffects
from referee.engine.families.shedding import ending
from referee.engine.families.shedding.config import plain
from referee.engine.families.shedding.play import attacked, best, may_lay, too_many
from referee.engine.families.shedding.state import ShedState, count_shown
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule, unproven

Play = RuleContext[ShedState, act.Plays, Any]


DONE = "done"
"""The word by which a player says that the task of a card is done."""


# ------------------------------------------------------------------------------------------------- sent back


@rule("shed.bounce", on=act.Plays, source="UNO-78")
def bounce(c: Play) -> Found | None:
    """Send an attack back: its player draws it at once, and play goes on from the player who sent it back."""
    s, card = c.state, best(c.state, c.action.cards)
    if not attacked(c) or not s.power(card).bounces or not may_lay(s, card):
        return None
    return ok(cards=c.action.cards, owed=s.draw, seat=Seat(striker(s, c.who)))


def striker(s: ShedState, who: int) -> int:
    """Return who attacked; the player before, if the log does not know."""
    return step(who, -s.direction, s.ring, s.here) if s.striker == NOBODY else s.striker


# -------------------------------------------------------------------------------------------- written on a blank


@rule("shed.text", on=act.Plays, source="UNO-70 UNO-78", votable=True)
def text(c: Play) -> Found | None:
    """Tell the text that the group wrote on a blank card as it is played.

    The referee knows some texts. Any other one the table carries out itself, and it stands unless they vote it down.
    """
    card = c.action.cards[-1]
    written = c.state.written(card)
    if not written or attacked(c):
        return None
    said = {"cards": c.action.cards, "written": written}
    return ok(**said) if plain(written) in c.state.config.texts else unproven(**said)


def drop_wild_cards(s: ShedState, who: int) -> Changes:
    """Have everybody but this player put down all their wild cards.

    Declared hands do so at once, the others as they say. A player who has no card left is out.
    """
    others = tuple(seat for seat in s.ring if seat != who and s.here[seat])
    changes: Changes = {"dropping": tuple(seat for seat in others if s.known[seat] is None and s.hands[seat] != 0)}
    for seat in others:
        known = s.known[seat]
        if known is not None:
            changes |= put_down(s.replaced(changes), seat, tuple(card for card in known if s.power(card).wild))
    return changes


def put_down(s: ShedState, seat: int, cards: tuple[Card, ...]) -> Changes:
    """Put cards of a seat on the pile, under the top card."""
    changes = hand_changes(s, seat, -len(cards), without(s.known[seat] or (), cards))
    changes["seen"] = count_shown(s.seen, cards)
    if s.pile is not None:
        changes["pile"] = s.pile + len(cards)
    return changes


def settle_empty_hands(c: RuleContext[ShedState, Any, Any], s: ShedState, who: int) -> Changes:
    """Put every player with an empty hand out, the next seat first."""
    changes: Changes = {}
    at = s.ring.index(who)
    for seat in (*s.ring[at + 1 :], *s.ring[:at]):
        changes |= ending.settle_empty_hand(c, s.replaced(changes), seat)
    return changes


@rule("shed.drop", on=act.Discards, source="UNO-70")
def drop(c: RuleContext[ShedState, act.Discards, Any]) -> Found:
    """Let everybody whom a card has put down their wild cards say which, until their own next play."""
    s, card = c.state, c.action.card
    waits = s.phase == "play" and s.timeout == NOBODY and c.who in s.dropping and s.hands[c.who] != 0
    if not waits or not s.power(card).wild or too_many(s, s.seen, (card,)) is not None:
        return no(card=card, waits=waits)
    return ok(card=card)


def discards(c: RuleContext[ShedState, act.Discards, Any], ruling: Ruling) -> Changes:
    """One of them lies on the pile."""
    changes = put_down(c.state, c.who, (c.action.card,))
    return changes | ending.settle_empty_hand(c, c.state.replaced(changes), c.who)


# -------------------------------------------------------------------------------------------------- asked for


@rule("shed.done", on=act.Says, source="UNO-77", votable=True)
def done(c: RuleContext[ShedState, act.Says, Any]) -> Found | None:
    """Spare a player who does the task of a card the draw.

    The player states that it is done, and the turn passes; anybody who disagrees challenges it.
    """
    s = c.state
    if c.action.word != DONE or not any(power.asks for power in s.config.power.values()):
        return None
    if not is_asked(s) or c.who != s.turn or s.timeout != NOBODY:
        return no(turn=Seat(s.turn))
    return unproven(seat=Seat(c.who), cards=s.draw)


def is_asked(s: ShedState) -> bool:
    """Return True if the card that waits asks something of the player to act."""
    return s.draw > 0 and s.attacker is not None and s.power(s.attacker).asks


def does_what_is_asked(c: RuleContext[ShedState, act.Says, Any], ruling: Ruling) -> Changes:
    """Let the turn go on: the task is done, and nothing waits any more."""
    return ending.last_attack_drawn(c, c.state) if c.state.phase == "count" else {"draw": 0}


# ------------------------------------------------------------------------------------------- with the play itself


def apply_to_other_hands(c: Play, made: PlayEffects, s: ShedState, *, empty: bool) -> Changes:
    """Return the effects of a play on other hands: an attack sent back, wild cards put down.

    `s` is the state after the play. A player who is out with it has nothing more done (Q-UNO-7), but for the attack.
    """
    changes: Changes = {"dropping": tuple(seat for seat in s.dropping if seat != c.who)}
    if made.bounced:
        seat = striker(c.state, c.who)
        changes |= take_cards(s, seat, made.bounced)[0] | {"striker": NOBODY}
    if made.drops and not empty:
        changes |= drop_wild_cards(s.replaced(changes), c.who)
    return changes


EFFECTS: Effects = {act.Discards: discards, done.id: does_what_is_asked}
