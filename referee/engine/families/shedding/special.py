"""The acts that some cards want of people: a suit or a word said, a text carried out, hands swapped or turned over."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card, without
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import LEFT, NOBODY, put, step
from referee.engine.common_rules.conduct import hand_changes, resume_clock, take_cards
from referee.engine.common_rules.penalties import Penalty, card_given
from referee.engine.families.effects import PlayEffects
from referee.engine.families.shedding import ending
from referee.engine.families.shedding.config import plain
from referee.engine.families.shedding.play import Impossible, attacked, best, called_of, is_unpaid, may_lay, too_many
from referee.engine.families.shedding.state import ANY, ShedContext, ShedState, count_shown
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, Suit, no, ok, rule, unproven

Say = RuleContext[ShedState, act.Says, Any]
Play = RuleContext[ShedState, act.Plays, Any]
Flip = RuleContext[ShedState, act.Flips, Any]
FOUR = "four"
DONE = "done"
"""The word by which a player says that the task of a card is done."""
DIRECTIONS = {"left": LEFT, "right": -LEFT}
MIXED = -2
"""The hands were dealt again after a hand was left with one card: it is in all of them."""


# -------------------------------------------------------------------------------------------------- words and suits


@rule("shed.four", on=act.Says, source="", reads=("four_of_a_kind",))
def four(c: Say) -> Found | None:
    """Put a player out who shows four cards of one rank in hand; a hand that nobody declared is left to the table."""
    s, hand, known = c.state, c.state.hands[c.who], c.state.known[c.who]
    if c.action.word != FOUR or not s.config.four:
        return None
    now = s.phase == "play" and s.timeout == NOBODY and s.here[c.who]
    if not now or (hand is not None and hand < 4):
        return no(now=now)
    if known is None:
        return unproven()
    return ok() if 4 in Counter(card.rank for card in known).values() else no(now=True)


def is_out(c: Say, ruling: Ruling) -> Changes:
    """Take the hand off the player, who is out with it."""
    s = c.state
    changes: Changes = {"hands": put(s.hands, c.who, 0), "known": put(s.known, c.who, None), "pending": None}
    return changes | ending.settle_empty_hand(c, s.replaced(changes), c.who)


@rule("shed.direction", on=act.Says, source="", reads=("direction",))
def direction(c: Say) -> Found | None:
    """Let the player who begins, as a rule the last winner, choose the direction before anybody has acted."""
    if c.action.word not in DIRECTIONS or not c.state.config.chooses:
        return None
    return ok(direction=c.action.word) if c.who == c.state.turn and begins(c.state) else no()


def begins(s: ShedState) -> bool:
    """Return True before the first act of a round in which a direction may be chosen."""
    return s.config.chooses and s.phase == "play" and s.last[0] == NOBODY and s.timeout == NOBODY


@rule("shed.caller", on=act.Calls, source="OC-79 UNO-67")
def caller(c: RuleContext[ShedState, act.Calls, Any]) -> Found | None:
    """Let only the player of the card name the suit, once, before the next player acts."""
    s = c.state
    called_of(s, c.action.suit)
    if s.config.anyone_calls or s.wish == "none" or (s.wish == "open" and c.who == s.wisher):
        return None
    late = c.who == s.wisher and not s.called
    return no(seat=Seat(s.wisher), late=late, suit=s.suit_named, coloured=s.config.coloured)


@rule("shed.call", on=act.Calls, source="ONE-18 ONE-20 OC-79 UNO-67 UNO-68", reads=("call_tie_seconds",))
def call(c: RuleContext[ShedState, act.Calls, Any]) -> Found:
    """Make the first suit that anybody calls the suit to follow.

    Calls that fall together, both with their time, go to the player of the card.
    """
    s, suit = c.state, called_of(c.state, c.action.suit)
    if s.wish == "none":
        raise NotationError("unreadable-call-early")
    first, when, timed = s.call or (NOBODY, 0.0, False)
    tie = timed and c.timed and round(c.time - when, 6) <= c.house.call_tie_seconds
    if s.wish == "open" or (tie and c.who == s.wisher and first != s.wisher):
        return ok(suit=suit, coloured=s.config.coloured)
    if s.call is None:
        return no(by_seat=Seat(first))
    calls = 0  # since the card: a second one has won a tie
    for entry in reversed(c.log[: c.line - 1]):
        if entry.stands and isinstance(entry.read, act.Plays | act.Flips):
            break
        calls += entry.stands and isinstance(entry.read, act.Calls)
    return no(by_seat=Seat(first), suit=Suit(s.suit), tie=first == s.wisher and calls > 1)


def set_called_suit(c: ShedContext, suit: str) -> Changes:
    """Return the changes that make a called suit the one to match."""
    return {"suit": suit, "called": True, "wish": "decided", "call": (c.who, c.time, c.timed)}


def calls(c: RuleContext[ShedState, act.Calls, Any], ruling: Ruling) -> Changes:
    """Change the suit to match if a card lets it be called; the table cannot allow a call without one."""
    return set_called_suit(c, c.action.suit) | resume_after_choice(c) if c.state.wish != "none" else {}


def resume_after_choice(c: ShedContext) -> Changes:
    """Start the clock of the player to act again if it stood still for this."""
    return resume_clock(c.state, c.time) if c.state.held_up and c.state.timeout == NOBODY else {}


@rule("shed.declare", on=act.Penalizes, source="ONE-27 ONE-28 ONE-62", reads=("penalty_cards",))
def declare(c: RuleContext[ShedState, act.Penalizes, Any]) -> Found | None:
    """Have a spade called aloud as it is laid, by a starter's dealer too.

    One forgotten declaration is one break, before the next player acts. Only people heard it, unless the play says that
    it was called.
    """
    cards, due = c.house.penalty_cards, c.action.reason == "spade" and is_unpaid(c)
    return unproven(Penalty(cards), **card_given(c, cards)) if due else None


def undeclared(c: ShedContext, cards: tuple[Card, ...]) -> Iterator[tuple[int, str]]:
    """Yield the break of a play that only people can prove: `spade`, unless the call was entered with it."""
    if "spade" not in c.action.saying and any(c.state.power(card).declare or card is UNKNOWN for card in cards):
        yield c.who, "spade"


# --------------------------------------------------------------------------- attacks sent back, texts, tasks


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


@rule("shed.text", on=act.Plays, source="UNO-70 UNO-78", votable=True)
def text(c: Play) -> Found | None:
    """Tell the text that the group wrote on a blank card as it is played.

    The referee knows some texts. Any other one the table carries out itself, and it stands unless they vote it down.
    """
    written = c.state.written(c.action.cards[-1])
    if not written or attacked(c):
        return None
    said = {"cards": c.action.cards, "written": written}
    return ok(**said) if plain(written) in c.state.config.texts else unproven(**said)


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


def put_down(s: ShedState, seat: int, cards: tuple[Card, ...]) -> Changes:
    """Put cards of a seat on the pile, under the top card."""
    changes = hand_changes(s, seat, -len(cards), without(s.known[seat] or (), cards))
    changes["seen"] = count_shown(s.seen, cards)
    return changes if s.pile is None else changes | {"pile": s.pile + len(cards)}


@rule("shed.done", on=act.Says, source="UNO-77", votable=True)
def done(c: Say) -> Found | None:
    """Spare a player who does the task of a card the draw.

    The player states that it is done, and the turn passes; anybody who disagrees challenges it.
    """
    s = c.state
    if c.action.word != DONE or not any(power.asks for power in s.config.power.values()):
        return None
    asked = is_asked(s) and c.who == s.turn and s.timeout == NOBODY
    return unproven(seat=Seat(c.who), cards=s.draw) if asked else no(turn=Seat(s.turn))


def is_asked(s: ShedState) -> bool:
    """Return True if the card that waits asks something of the player to act."""
    return s.draw > 0 and s.attacker is not None and s.power(s.attacker).asks


def apply_to_other_hands(c: Play, made: PlayEffects, s: ShedState, *, empty: bool) -> Changes:
    """Return the effects of a play on other hands: an attack sent back, everybody's wild cards put down.

    `s` is the state after the play. Declared hands put theirs down at once, the others as they say. A player who is out
    with the play has nothing more done (Q-UNO-7), but for the attack.
    """
    changes: Changes = {"dropping": tuple(seat for seat in s.dropping if seat != c.who)}
    if made.bounced:
        changes |= take_cards(s, striker(c.state, c.who), made.bounced)[0] | {"striker": NOBODY}
    if not made.drops or empty:
        return changes
    s = s.replaced(changes)
    others = [seat for seat in s.ring if seat != c.who and s.here[seat]]
    changes["dropping"] = tuple(seat for seat in others if s.known[seat] is None and s.hands[seat] != 0)
    for seat in others:
        if (known := s.known[seat]) is not None:
            changes |= put_down(s.replaced(changes), seat, tuple(card for card in known if s.power(card).wild))
    return changes


# --------------------------------------------------------------------------------------- hands that change owners


def change_hands(s: ShedState, who: int, how: str) -> Changes:
    """Return the effect of a play on the hands: `mixed`, `passed` on, or `traded` with a player of choice.

    Passed hands go to the next player in the direction of play. A trade needs no word if only one other player is left.
    """
    if how == "mixed":
        return mix_hands(s, who) | ({"burden": MIXED} if s.burden != NOBODY else {})
    people = [seat for seat in s.ring if s.here[seat]]
    if how == "traded":
        others = [seat for seat in people if seat != who]
        return swap_hands(s, who, others[0]) if len(others) == 1 else {"trader": who}
    hands, known = s.hands, s.known
    for seat in people:
        to = step(seat, s.direction, s.ring, s.here)
        hands, known = put(hands, to, s.hands[seat]), put(known, to, s.known[seat])
    burden = step(s.burden, s.direction, s.ring, s.here) if s.burden != NOBODY else NOBODY
    return {"hands": hands, "known": known, "aside": (0,) * len(s.names), "burden": burden}


def mix_hands(s: ShedState, who: int) -> Changes:
    """All hands gathered, shuffled and dealt one at a time from the left neighbour on; nobody knows them any more."""
    people = [seat for seat in s.ring if s.here[seat]]
    held = [hand for seat in people if (hand := s.hands[seat]) is not None]
    cards, more = divmod(sum(held), max(1, len(people)))
    hands, seat = s.hands, who
    for at in range(len(people)):
        seat = step(seat, LEFT, s.ring, s.here)
        hands = put(hands, seat, cards + (at < more) if len(held) == len(people) else None)
    known = tuple(None if here else cards for here, cards in zip(s.here, s.known, strict=True))
    return {"hands": hands, "known": known, "aside": (0,) * len(s.names)}


def swap_hands(s: ShedState, who: int, whom: int) -> Changes:
    """Two hands change places."""
    hands = put(put(s.hands, who, s.hands[whom]), whom, s.hands[who])
    known = put(put(s.known, who, s.known[whom]), whom, s.known[who])
    aside = put(put(s.aside, who, 0), whom, 0)
    burden = {who: whom, whom: who}.get(s.burden, s.burden)
    return {"hands": hands, "known": known, "aside": aside, "trader": NOBODY, "burden": burden}


def is_trading(s: ShedState) -> bool:
    """Return True if somebody has still to say with whom they swap hands, and somebody else is in the round."""
    return s.trader != NOBODY and s.here[s.trader] and sum(s.here) > 1


@rule("shed.trade-first", on=(act.Plays, act.Draws, act.Passes), source="UNO-80 UNO-85", final=True)
def trade_first(c: ShedContext) -> Found | None:
    """Play goes on once hands have been swapped; two cards that the play costs are drawn before that."""
    if isinstance(c.action, act.Draws) and c.who == c.state.trader == c.state.burden:
        return None
    return no(Impossible(), seat=Seat(c.state.trader)) if is_trading(c.state) else None


@rule("shed.trade", on=act.Trades, source="UNO-80 UNO-85")
def trade(c: RuleContext[ShedState, act.Trades, Any]) -> Found:
    """Let the player of a card that swaps hands say with whom: anybody who is still in the round."""
    s, whom = c.state, c.state.seat(c.action.whom)
    if s.phase != "play" or not is_trading(s) or c.who != s.trader or whom == c.who or not s.here[whom]:
        return no(seat=Seat(s.trader))
    return ok(seat=Seat(whom))


# -------------------------------------------------------------------------------------------------- the other side


def turn_cards_over(s: ShedState, who: int) -> Changes:
    """Turn hands, discards and stock over to their other side.

    Of the discards the whole pile is turned, so its bottom lies on top. Nobody entered that side of any card, so it is
    unknown until somebody says what lies there.
    """
    top: Changes = {"top": UNKNOWN, "suit": "?", "called": False, "wish": "none", "seen": {}}
    return top | {"turned": not s.turned, "turner": who, "known": (None,) * len(s.names)}


@rule("shed.other-side", on=act.Flips, source="UNO-79")
def other_side(c: Flip) -> Found | None:
    """After everything was turned over anybody says which card lies on top, on the side that is in play now."""
    s, card = c.state, c.action.card
    if s.phase != "play" or s.turner == NOBODY:
        return None
    known = card is not UNKNOWN and too_many(s, {}, (card,)) is None
    return ok(card=card, seat=Seat(s.turner)) if known else no(card=card)


def lies(c: Flip, ruling: Ruling) -> Changes:
    """Lay the card to be matched; if it has no colour, the player who turned all over names one."""
    s, card = c.state, c.action.card
    changes: Changes = {"top": card, "suit": card.suit or ANY, "called": False, "turner": NOBODY}
    changes |= {"seen": count_shown(s.seen, (card,))}
    if s.power(card).wishes:
        changes |= {"wish": "open", "wisher": s.turner, "call": None}
        if c.action.calling is not None:
            changes |= set_called_suit(c, c.action.calling)
    return changes


EFFECTS: Effects = {
    act.Calls: calls,
    act.Discards: discards,
    act.Trades: lambda c, ruling: swap_hands(c.state, c.who, c.state.seat(c.action.whom)) | resume_after_choice(c),
    four.id: is_out,
    direction.id: lambda c, ruling: {"direction": DIRECTIONS[c.action.word]},
    done.id: lambda c, ruling: ending.last_attack_drawn(c, c.state) if c.state.phase == "count" else {"draw": 0},
    other_side.id: lies,
}
