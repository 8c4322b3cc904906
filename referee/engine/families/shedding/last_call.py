"""The last call: a word for a hand that runs out, said in time, or caught by somebody else at a cost."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import cards_coming, take_cards
from referee.engine.common_rules.penalties import ledger_entry
from referee.engine.families.shedding import ending
from referee.engine.families.shedding.state import Heard, Pending, ShedContext, ShedState
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Falls, Found, Overturns, Ruling, Seat, Verdict, judge, no, ok, rule, unproven
from referee.engine.model.state import Offence

Say = RuleContext[ShedState, act.Says, Any]


def open_call(
    c: ShedContext, hand: int | None, left: int | None, laid: int, turn: tuple[tuple[str, Any, Any], ...]
) -> Changes:
    """Return the changes that make a play's word owed; `turn` is what a catch changes of the turn.

    A word still owed by the same player stays owed, unless the hand is empty now: with it the round is over.
    """
    call, pending = c.state.config.last_call, c.state.pending
    if hand is None or left is None:
        return {"pending": Pending(c.who, call.word, sure=False), "last_call": None}
    word = call.due(hand, left, laid)
    if word is not None:
        return {"pending": Pending(c.who, word, turn=turn), "last_call": None}
    stays = left > 0 and pending is not None and pending.seat == c.who
    return {"last_call": None} if stays else {"last_call": None, "pending": None}


def close_call(c: ShedContext, *, plays: bool) -> tuple[Any, Changes]:
    """End the time to catch the player before; return the context after that, and the changes.

    Where it ends as the next turn begins, that may be a further turn of the same player's, who draws in it.
    """
    s, call, owed = c.state, c.state.config.last_call, c.state.pending
    changes: Changes = {"early": None} if s.early is not None else {}
    if (owed is None and s.last_call is None) or (call.until_play and not plays):
        return c, changes
    changes["last_call"] = None
    if owed is None or (owed.seat == c.who and (plays or s.hands[c.who] == 0)):
        return c, changes
    changes["pending"] = None
    if owed.seat == c.who:
        return c, changes
    changes |= ending.settle_empty_hand(c, s.replaced(changes), owed.seat)
    return replace(c, state=s.replaced(changes), found=None), changes


@rule("shed.closes", on=(act.Plays, act.Draws, act.Passes), source="OC-26 OC-34 UNO-18")
def closes(c: ShedContext) -> Found | None:
    """End the round or the game with an act that leaves the player before uncaught, and so out.

    The act is one that the rules after this one allow, but with it nothing is laid or drawn.
    """
    pending = c.state.pending
    if pending is None or c.state.hands[pending.seat] != 0 or c.state.phase != "play":
        return None
    phase = close_call(c, plays=isinstance(c.action, act.Plays))[0].state.phase
    if phase == "play":
        return None
    rules, call = c.game.rules_on[type(c.action)], c.state.config.last_call
    ruling = judge(rules[rules.index(closes) + 1 :], c)
    if ruling.verdict is Verdict.NO:
        return None
    return ok(seat=Seat(pending.seat), over=phase == "over", by=(*call.by, *call.empty_by, *ruling.house))


@rule("shed.say", on=act.Says, source="OC-21 OC-25 OC-26 OC-33 UNO-17", reads=("call_tie_seconds",))
def say(c: Say) -> Found | None:
    """Let a player who owes the word say it before anybody catches them and before the next player acts.

    If both lines carry their time and fall together, the tie goes where the house says. Saying the word again is no
    false call, nor is saying it a moment after being caught: that was only slower. Nor is it one with as few cards as
    the word tells, for then it is true. Said in one's turn with exactly so many cards that a play may leave as few, it
    holds for the play that follows at once.
    """
    s, call = c.state, c.state.config.last_call
    if c.action.word not in call.words:
        return None
    hand, mine = s.hands[c.who], (c.who, c.action.word)
    said = {"word": call.text(c.action.word), "hand": hand, "by": (*call.by, *call.others_by)}
    told = s.last_call if s.last_call is not None and (s.last_call.seat, s.last_call.word) == mine else None
    if s.timeout == NOBODY:
        if s.pending is not None and (s.pending.seat, s.pending.word) == mine and s.phase == "play":
            return ok(Overturns(), **said, back=0, early=False)
        if told is not None and s.is_tie(c.who, c.time, timed=c.timed, caught=True) and call.tie != "claimant":
            found = {**said, "back": told.cards, "early": False, "by": (*call.by, *call.tie_by)}
            called = Overturns(falls=settling_line(c, told))
            return ok(called, **found) if call.tie == "holder" else unproven(called, **found)
    if told is None and (early := comes_due(s, c.who, c.action.word)) is not False:
        found = {**said, "back": 0, "early": True}
        return ok("early", **found) if early else unproven("early", **found)
    again = told is not None and told.giver == NOBODY
    true = c.action.word == call.word and hand is not None and 0 < hand <= call.at
    costs = 0 if told is not None or true else call.false
    fault = Offence(c.who, "false", c.line, (say.id,), cards=costs) if costs else None
    return no(fault, **{**said, "by": (*call.by, *call.false_by)}, again=again, costs=costs)


def comes_due(s: ShedState, seat: int, word: str) -> bool | None:
    """Return True if the next play of a seat may make the word due, None where that is a play of several cards.

    Or where nobody knows the hand. False out of turn.
    """
    call, hand = s.config.last_call, s.hands[seat]
    if s.phase != "play" or s.timeout != NOBODY or s.turn != seat or s.held_up:
        return False
    if hand is None:
        return None
    if call.due(hand, hand - 1, 1) == word:
        return True
    several = s.config.several.kinds or s.config.several.sweep
    return None if several and any(call.due(hand, hand - laid, laid) == word for laid in range(2, hand + 1)) else False


def may_have_forgotten(s: ShedState) -> int:
    """Return who owed the word, said since or not, or who played last if so few cards are left: no screen tells.

    A hand may hold more cards by now: those that a swap, or the last card itself, brought.
    """
    call, told = s.config.last_call, s.last_call
    if call.word and s.pending is not None:
        return s.pending.seat
    if call.word and told is not None and told.giver == NOBODY:
        return told.seat
    if not call.word or s.laid == NOBODY or not s.here[s.laid]:
        return NOBODY
    hand = s.hands[s.laid]
    return s.laid if hand is None or call.due(call.at + 1, hand, 2) is not None else NOBODY


def says(c: Say, ruling: Ruling) -> Changes:
    """Settle the call: a hand that is empty is out with it, and others draw where the house has it so.

    A call that overturns a catch does so once the log has left the catch out.
    """
    s, call, told = c.state, c.state.config.last_call, c.state.last_call
    if ruling.data == "early":  # for the play that follows at once and makes it due
        return {"early": (c.who, c.action.word)}
    if s.pending is None and told is not None and told.seat == c.who:
        return {}
    changes: Changes = {"pending": None, "presses": NOBODY if s.presses == c.who else s.presses}
    if c.action.word == call.word and call.others != "none":
        took, at = list[Seat](), s.ring.index(c.who)
        rest = [seat for seat in (*s.ring[at + 1 :], *s.ring[:at]) if s.here[seat]]
        for seat in [s.next(c.who)] if rest and call.others == "next" else rest:
            taken, cards = take_cards(s.replaced(changes), seat, 1)  # as far as the stock goes
            changes |= taken
            took += [Seat(seat)] * cards
        if took:
            everybody = 1 < len(took) == sum(s.here) - s.here[c.who]
            note = message("beside-take-each", seats=tuple(took), count=len(took), cards=1, all=everybody)
            changes |= ending.tell_beside(c, s, note)
    changes |= ending.settle_empty_hand(c, s.replaced(changes), c.who)
    changes |= ending.put_out_bust(c, s.replaced(changes))
    return changes | {"last_call": Heard(c.who, c.time, c.timed, c.action.word, line=c.line)}


def settling_line(c: ShedContext, told: Heard) -> Falls:
    """Return the call or catch that settled a word: a line, or the word that was said with a play."""
    with_play = isinstance(c.log[told.line - 1].read, act.Plays)
    return Falls(told.line, told.word if with_play else "")


def word_heard(c: ShedContext, s: ShedState, word: str) -> Message:
    """Return a word that was said with a play, or that there was nothing to call; `s` is the state after it."""
    call, told = s.config.last_call, s.last_call
    heard = word not in call.words or (told is not None and (told.seat, told.word) == (c.who, word))
    return message("beside-said" if heard else "beside-idle", word=call.text(word))


Catch = RuleContext[ShedState, act.Catches, Any]


@dataclass(frozen=True, slots=True)
class Caught(Overturns):
    """A forgotten call that costs this number of cards, unless a machine decides how many."""

    cards: int = 1


@rule("shed.catch", on=act.Catches, source="OC-23 OC-27 OC-34 UNO-18 UNO-19", reads=("call_tie_seconds",))
def catch(c: Catch) -> Found:
    """Let the first one who says it for somebody who has not give them the penalty cards.

    A tie goes where the house says; if nobody knows the hand, the cards stand unless disputed.
    """
    s, seat, call = c.state, c.state.seat(c.action.whom), c.state.config.last_call
    if not call.word:
        return no(seat=Seat(seat), call=False, costs=0)
    machine = s.config.drawing.any_number
    caught = Caught(call.cards)
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
    fault = None
    if call.false and (s.last_call is None or s.last_call.seat != seat):  # else somebody was only quicker
        fault = Offence(c.who, "undeserved", c.line, (catch.id,), lasting=True, cards=call.false, against=seat)
    return no(fault, seat=Seat(seat), call=True, costs=call.false, by=call.false_by, **why)


def why_innocent(
    c: Catch, seat: int, at: int, words: Collection[str], closing: Collection[type[act.Action]] = act.PLAYING
) -> dict[str, Any]:
    """Return the reason why nobody can catch a seat now, as far as the table saw it.

    Its player `said` one of the words or was `caught` already (after a tie, the later one counts), has `more` cards
    than the word is for, or it is too `late` since another player's act. `line` is the number of that line in the log.
    Nothing is told of a hand that nobody knows.
    """
    s, name, hand = c.state, c.state.names[seat], c.state.hands[seat]
    line, played = dict[str, int](), False  # since they last acted: where that was no play, nothing is too late
    for entry in reversed(c.log[: c.line - 1]):
        match entry.read:
            case _ if not entry.stands:
                continue
            case act.Deals() | act.Flips():
                break
            case act.Draws(who) | act.Passes(who) if who == name:
                break
            case act.Plays(who, _, _, said) if who == name:
                told, played = s.last_call, True
                if (told is not None and told.giver == NOBODY and told.line == entry.n) or set(words) & set(said):
                    line.setdefault("said", entry.n)
                break
            case act.Says(who, word) if who == name and word in words:
                line.setdefault("said", entry.n)
            case act.Catches(_, whom) if whom == name:
                line.setdefault("caught", entry.n)
            case later if isinstance(later, tuple(closing)) and later.who != name:
                line["late"] = entry.n
    if c.who == seat or not s.here[seat]:
        why = "self" if c.who == seat else "away"
    elif "caught" in line or "said" in line:
        why = "caught" if line.get("caught", 0) > line.get("said", 0) else "said"
    elif s.phase != "play" or (hand is not None and hand > at):
        why = "round" if s.phase != "play" else "more"
    else:
        why = "late" if played and "late" in line else "none"
    return {"why": why, "hand": hand or 0, "at": at, "line": line.get(why, 0)}


def catches(c: Catch, ruling: Ruling) -> Changes:
    """Give the caught player the cards, or have them press the machine that gives them.

    A catch that overturns a call does so once the log has left the call out.
    """
    s, seat = c.state, c.state.seat(c.action.whom)
    owed = s.pending if s.pending is not None and s.pending.seat == seat else None
    caught = ruling.data if isinstance(ruling.data, Caught) else Caught()
    if owed is None and caught.falls is not None and s.last_call is not None and s.last_call.seat == seat:
        return {}
    taken, cards = ({"presses": seat}, 0) if s.config.drawing.any_number else take_cards(s, seat, caught.cards)
    changes: Changes = taken
    if owed is not None:
        # the turn of a player with an empty hand, unless the table has put it right since or it cannot be theirs any
        # more; who was to act after them may have left the round
        turn = {key: value for key, _, value in owed.turn}
        moved = any(getattr(s, key) != left and (key != "turn" or s.here[left]) for key, left, _ in owed.turn)
        stays = moved or not s.here[turn.get("turn", owed.seat)]
        changes = {"pending": None, **({} if stays else turn), **taken}
    changes |= ending.put_out_bust(c, s.replaced(changes))
    if owed is not None:
        changes["last_call"] = Heard(seat, c.time, c.timed, owed.word, c.who, cards, c.line)
    costs = 0 if caught.falls is not None else s.config.last_call.false  # who loses a tie was only slower
    changes["ledger"] = (*s.ledger, ledger_entry(c, ruling, "one", cards)._replace(counts=False, costs=costs))
    return changes


def settle_struck_catch(c: ShedContext, changes: Changes) -> Changes:
    """Hold the word of a player as said whose catch the table strikes with these changes.

    If the catch had won a tie, the call that lost it stands again.
    """
    s, line = c.state.replaced(changes), changes.get("struck", (0,))[-1]
    entry = c.log[line - 1] if line else None
    if s.pending is None or entry is None or not isinstance(entry.read, act.Catches):
        return {}
    seat, won = s.pending.seat, isinstance(entry.ruling.data, Caught) and entry.ruling.data.falls is not None
    if won or s.seat(entry.read.whom) != seat:
        return {}
    return {"pending": None} | ending.settle_empty_hand(c, s.replaced({"pending": None}), seat)


@rule("shed.pressed", on=(act.Draws, act.Passes), source="UNO-19 UNO-81")
def pressed(c: ShedContext) -> Found | None:
    """Have a player who forgot the call press the machine twice, on anybody's turn, and say how many cards came.

    There may be none (Q-UNO-9).
    """
    s = c.state
    if s.presses != c.who or s.phase != "play":
        return None
    count = 0 if isinstance(c.action, act.Passes) else 1 if c.action.count is None else c.action.count
    return ok(count, cards=count) if s.spare is None or count <= s.spare else None


def take_pressed_cards(c: ShedContext, ruling: Ruling) -> Changes:
    """Take the cards into the hand; the turn stays where it is."""
    cards = c.action.cards if isinstance(c.action, act.Draws) else ()
    count = ruling.data if isinstance(ruling.data, int) else 0
    changes = take_cards(c.state, c.who, count, cards)[0] | {"presses": NOBODY}
    return changes | ending.put_out_bust(c, c.state.replaced(changes))


EFFECTS: Effects = {act.Catches: catches, say.id: says, pressed.id: take_pressed_cards}
