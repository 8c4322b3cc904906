"""Cards whose effect people carry out: what is written on a blank, what a card asks for, what it sends back."""

from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import Card
from referee.core.conduct import take
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule, unsure
from referee.core.seats import NOBODY, put, step
from referee.families.effects import Passing
from referee.families.shedding import calls, count, ending
from referee.families.shedding.play import attacked, best, may_lay, too_many
from referee.families.shedding.state import ShedState, shown, without
from referee.families.shedding.table import plain

Play = Case[ShedState, act.Plays, Any]
DONE = "done"
"""The word for what a card asks: it is done."""


# ------------------------------------------------------------------------------------------------- sent back


@rule("shed.bounce", on=act.Plays, source="UNO-78")
def bounce(c: Play) -> Found | None:
    """Some cards send an attack back: who attacked draws it at once, and play goes on from who sent it back."""
    s, card = c.s, best(c.s, c.a.cards)
    if not attacked(c) or not s.power(card).bounces or not may_lay(s, card):
        return None
    return ok(cards=c.a.cards, owed=s.draw, seat=Seat(striker(s, c.who)))


def striker(s: ShedState, who: int) -> int:
    """Who attacked: where the log does not know, the player before."""
    return step(who, -s.direction, s.ring, s.here) if s.striker == NOBODY else s.striker


# -------------------------------------------------------------------------------------------- written on a blank


@rule("shed.text", on=act.Plays, source="UNO-70 UNO-78", by_people=True)
def text(c: Play) -> Found | None:
    """What the group wrote on a blank card is told as it is played. Some texts the referee knows; any other one the
    table carries out itself, and it stands unless they vote it down."""
    card = c.a.cards[-1]
    written = c.s.written(card)
    if not written or attacked(c):
        return None
    said = {"cards": c.a.cards, "written": written}
    return ok(**said) if plain(written) in c.s.table.texts else unsure(**said)


def dropped(s: ShedState, who: int) -> Changes:
    """Everybody but this player puts down all their wild cards: hands that were declared at once, the others as they
    say. Whoever has none left is out."""
    others = tuple(seat for seat in s.ring if seat != who and s.here[seat])
    changes: Changes = {"dropping": tuple(seat for seat in others if s.known[seat] is None and s.hands[seat] != 0)}
    for seat in others:
        known = s.known[seat]
        if known is not None:
            changes |= put_down(s.but(changes), seat, tuple(each for each in known if s.power(each).wild))
    return changes


def put_down(s: ShedState, seat: int, cards: tuple[Card, ...]) -> Changes:
    """A seat's cards go to the pile, under the top card."""
    hand, known = s.hands[seat], s.known[seat]
    changes: Changes = {"seen": shown(s.seen, cards)}
    if hand is not None:
        changes["hands"] = put(s.hands, seat, hand - len(cards))
    if known is not None:
        changes["known"] = put(s.known, seat, without(known, cards))
    if s.pile is not None:
        changes["pile"] = s.pile + len(cards)
    return changes


def emptied(c: Case[ShedState, Any, Any], s: ShedState, who: int) -> Changes:
    """Whoever has nothing left is out, first who sits next."""
    changes: Changes = {}
    at = s.ring.index(who)
    for seat in (*s.ring[at + 1 :], *s.ring[:at]):
        changes |= ending.resolved(c, s.but(changes), seat)
    return changes


@rule("shed.drop", on=act.Discards, source="UNO-70")
def drop(c: Case[ShedState, act.Discards, Any]) -> Found:
    """Where a card has everybody else put down their wild cards, each says which, until their own next play."""
    s, card = c.s, c.a.card
    waits = s.phase == "play" and s.timeout == NOBODY and c.who in s.dropping and s.hands[c.who] != 0
    if not waits or not s.power(card).wild or too_many(s, s.seen, (card,)) is not None:
        return no(card=card, waits=waits)
    return ok(card=card)


def discards(c: Case[ShedState, act.Discards, Any], ruling: Ruling) -> Changes:
    """One of them lies on the pile."""
    changes = put_down(c.s, c.who, (c.a.card,))
    return changes | ending.resolved(c, c.s.but(changes), c.who)


# -------------------------------------------------------------------------------------------------- asked for


@rule("shed.done", on=act.Says, source="UNO-77", by_people=True)
def done(c: Case[ShedState, act.Says, Any]) -> Found | None:
    """Who does what a card asks for need not draw: people say so, and the turn goes on. Whoever disagrees
    contests it."""
    s = c.s
    if c.a.word != DONE or not any(power.asks for power in s.table.power.values()):
        return None
    if not asked(s) or c.who != s.turn or s.timeout != NOBODY:
        return no(turn=Seat(s.turn))
    return unsure(seat=Seat(c.who), cards=s.draw)


def asked(s: ShedState) -> bool:
    """Whether the card that waits asks something of the player to act."""
    return s.draw > 0 and s.attacker is not None and s.power(s.attacker).asks


def says(c: Case[ShedState, act.Says, Any], ruling: Ruling) -> Changes:
    """What was asked for is done, and nothing waits any more. Other words are the last call's."""
    if ruling.rule is not done:
        return calls.says(c, ruling)
    return count.drawn(c, c.s) if c.s.phase == "count" else {"draw": 0}


# ------------------------------------------------------------------------------------------- with the play itself


def carried_out(c: Play, made: Passing, s: ShedState, *, empty: bool) -> Changes:
    """What a play does to other hands, on the state after it: an attack sent back, wild cards put down. Who is out
    with it has nothing more done (Q-UNO-7), but for the attack."""
    changes: Changes = {"dropping": tuple(seat for seat in s.dropping if seat != c.who)}
    if made.bounced:
        seat = striker(c.s, c.who)
        changes |= take(s, seat, made.bounced)[0] | {"striker": NOBODY}
    if made.drops and not empty:
        changes |= dropped(s.but(changes), c.who)
    return changes


BEFORE_MATCHING = (bounce, text)
RULES = (done,)
LAST_RULES = (drop,)
EFFECTS: dict[type[Action], Apply] = {act.Says: says, act.Discards: discards}
