"""Catching a forgotten last call, and the cards or the machine that it costs."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules import conduct
from referee.engine.common_rules.conduct import cards_coming, take_cards
from referee.engine.common_rules.penalties import ledger_entry, with_offence
from referee.engine.families.shedding import ending
from referee.engine.families.shedding.last_call import settling_line
from referee.engine.families.shedding.state import Heard, Pending, ShedContext, ShedState
from referee.engine.model.game import Changes, Effects, OnRefused, RuleContext
from referee.engine.model.rulings import Fill, Found, Overturns, Ruling, Seat, no, ok, rule, unproven
from referee.engine.model.state import Offence

Catch = RuleContext[ShedState, act.Catches, Any]


@dataclass(frozen=True, slots=True)
class Caught(Overturns):
    """A forgotten call that costs this number of cards, which a `machine` may give."""

    cards: int = 1
    machine: bool = False


@dataclass(frozen=True, slots=True)
class FalseCatch:
    """A catch of somebody who forgot nothing, and the cards it costs."""

    cards: int


@dataclass(frozen=True, slots=True)
class Pressed:
    """The cards that the machine gave for a forgotten call."""

    cards: int


@rule("shed.catch", on=act.Catches, source="OC-23 OC-27 OC-34 UNO-18 UNO-19", reads=("call_tie_seconds",))
def catch(c: Catch) -> Found:
    """Let the first one who says it for somebody who has not give them the penalty cards.

    A tie goes where the house says; if nobody knows the hand, the cards stand unless disputed.
    """
    s, seat, call = c.state, c.state.seat(c.action.whom), c.state.config.last_call
    if call is None:
        return no(seat=Seat(seat), call=False, costs=0)
    machine = s.config.drawing.any_number
    caught = Caught(call.cards, machine)
    coming = call.cards if machine else cards_coming(s, seat, call.cards)
    said = {"seat": Seat(seat), "cards": coming, "machine": machine, "by": (*call.by, *call.empty_by)}
    owed = s.pending is not None and s.pending.seat == seat != c.who
    if owed and s.phase == "play" and s.pending is not None:
        return ok(caught, **said) if s.pending.sure else unproven(caught, **said, tie=False)
    if c.who != seat and s.last_call is not None and s.is_reversed_by(c.action, c.time, timed=c.timed):
        found = {**said, "by": (*call.by, *call.tie_by)}
        caught = replace(caught, falls=settling_line(c, s.last_call))
        return ok(caught, **found) if call.tie == "claimant" else unproven(caught, **found, tie=True)
    why = why_innocent(c, seat, call.at, call.words, (act.Plays,) if call.until_play else act.PLAYING)
    return no(FalseCatch(call.false), seat=Seat(seat), call=True, costs=call.false, by=call.false_by, **why)


def why_innocent(
    c: Catch, seat: int, at: int, words: Collection[str], closing: Collection[type[Action]] = act.PLAYING
) -> Fill:
    """Return the reason why nobody can catch a seat now, as far as the table saw it.

    Its player `said` one of the words or was `caught` already (after a tie, the later one counts), has `more` cards
    than the word is for, or it is too `late` since another player's act. `line` is the number of that line in the log.
    Nothing is told of a hand that nobody knows.
    """
    s, hand = c.state, c.state.hands[seat]
    line = _since_played(c, s.names[seat], words, tuple(closing))
    if c.who == seat or not s.here[seat]:
        why = "self" if c.who == seat else "away"
    elif "caught" in line or "said" in line:
        why = "caught" if line.get("caught", 0) > line.get("said", 0) else "said"
    elif s.phase != "play":
        why = "round"
    elif hand is not None and hand > at:
        why = "more"
    else:
        why = "late" if "late" in line else "none"
    return {"why": why, "hand": hand or 0, "at": at, "line": line.get(why, 0)}


def _since_played(c: Catch, name: str, words: Collection[str], closing: tuple[type[Action], ...]) -> dict[str, int]:
    """Return the lines since somebody last acted by which they said a word or were caught.

    After a play the first line by which another player closed the window is among them.
    """
    found: dict[str, int] = {}
    for entry in reversed(c.log[: c.line - 1]):
        match entry.read:
            case _ if not entry.stands:
                continue
            case act.Deals() | act.Flips():
                break
            case act.Draws(who) | act.Passes(who) if who == name:
                break
            case act.Says(who, word) if who == name and word in words:
                found.setdefault("said", entry.n)
            case act.Catches(_, whom) if whom == name:
                found.setdefault("caught", entry.n)
            case act.Plays(who, _, _, said) if who == name:
                told = c.state.last_call
                early = told is not None and told.giver == NOBODY and told.line == entry.n
                return ({"said": entry.n} if early or set(words) & set(said) else {}) | found
            case later if isinstance(later, closing) and later.who != name:
                found["late"] = entry.n
    found.pop("late", None)
    return found


def catches(c: Catch, ruling: Ruling) -> Changes:
    """Give the caught player the cards, or have them press the machine that gives them.

    A catch that overturns a call does so once the log has left the call out.
    """
    s, seat = c.state, c.state.seat(c.action.whom)
    owed = s.pending if s.pending is not None and s.pending.seat == seat else None
    caught = ruling.data if isinstance(ruling.data, Caught) else Caught()
    if owed is None and caught.falls is not None and s.last_call is not None and s.last_call.seat == seat:
        return {}
    changes: Changes = {} if owed is None else {"pending": None, **turn_of_caught(s, owed)}
    taken, cards = ({"presses": seat}, 0) if caught.machine else take_cards(s, seat, caught.cards)
    changes |= taken
    changes |= ending.put_out_bust(c, s.replaced(changes))
    if owed is not None:
        changes["last_call"] = Heard(seat, c.time, c.timed, owed.word, c.who, cards, c.line)
    call = s.config.last_call
    costs = 0 if call is None or caught.falls is not None else call.false  # who loses a tie was only slower
    changes["ledger"] = (*s.ledger, replace(ledger_entry(c, ruling, "one", cards), counts=False, costs=costs))
    return changes


def turn_of_caught(s: ShedState, owed: Pending) -> Changes:
    """Return the changes of the turn for a player with an empty hand who is caught.

    There are none if the table has put the turn right since, or the turn cannot be theirs any more. Who was to act
    after them may have left the round.
    """
    turn = {key: caught for key, _, caught in owed.turn}
    for key, left, _ in owed.turn:
        now = getattr(s, key)
        if now != left and not (key == "turn" and not s.here[left]):
            return {}
    return turn if s.here[turn.get("turn", owed.seat)] else {}


def settle_struck_catch(c: ShedContext, changes: Changes) -> Changes:
    """Hold the word of a player as said whose catch the table strikes with these changes.

    If the catch had won a tie, the call that lost it stands again.
    """
    s, line = c.state.replaced(changes), changes.get("struck", (0,))[-1]
    entry = c.log[line - 1] if line else None
    if s.pending is None or entry is None or not isinstance(entry.read, act.Catches):
        return {}
    won = isinstance(entry.ruling.data, Caught) and entry.ruling.data.falls is not None
    if won or s.seat(entry.read.whom) != s.pending.seat:
        return {}
    settled: Changes = {"pending": None}
    return settled | ending.settle_empty_hand(c, s.replaced(settled), s.pending.seat)


@rule("shed.pressed", on=(act.Draws, act.Passes), source="UNO-19 UNO-81")
def pressed(c: ShedContext) -> Found | None:
    """Have a player who forgot the call press the machine twice, on anybody's turn, and say how many cards came.

    There may be none (Q-UNO-9).
    """
    s = c.state
    if s.presses != c.who or s.phase != "play":
        return None
    count = 0 if isinstance(c.action, act.Passes) else 1 if c.action.count is None else c.action.count
    return ok(Pressed(count), cards=count) if s.spare is None or count <= s.spare else None


def take_pressed_cards(c: ShedContext, ruling: Ruling) -> Changes:
    """Take the cards into the hand; the turn stays where it is."""
    cards = c.action.cards if isinstance(c.action, act.Draws) else ()
    count = ruling.data.cards if isinstance(ruling.data, Pressed) else 0
    changes = take_cards(c.state, c.who, count, cards)[0] | {"presses": NOBODY}
    return changes | ending.put_out_bust(c, c.state.replaced(changes))


def record_false_catch(c: Catch, ruling: Ruling, so_far: ShedState, stands: bool) -> Changes:
    """Record a false claim as undeserved if it costs something, unless somebody else was only quicker."""
    seat = c.state.seat(c.action.whom)
    late = c.state.last_call is not None and c.state.last_call.seat == seat
    cards = ruling.data.cards if isinstance(ruling.data, FalseCatch) else 0
    if late or not cards or not conduct.in_play(c.state):
        return {}
    fault = Offence(c.who, "undeserved", c.line, (catch.id,), lasting=True, cards=cards, against=seat)
    return {"offences": with_offence(so_far, fault)}


EFFECTS: Effects = {act.Catches: catches}
ON_REFUSED: OnRefused = {act.Catches: record_false_catch}
