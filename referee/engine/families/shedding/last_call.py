"""The last call: a word for a hand that runs out, said in time."""

from dataclasses import dataclass, replace
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules import conduct
from referee.engine.common_rules.conduct import take_cards
from referee.engine.common_rules.penalties import with_offence
from referee.engine.families.shedding import ending
from referee.engine.families.shedding.state import Heard, Pending, ShedContext, ShedState
from referee.engine.model.game import Changes, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Falls, Found, Overturns, Ruling, Seat, Verdict, judge, no, ok, rule, unproven
from referee.engine.model.state import Offence

Say = RuleContext[ShedState, act.Says, Any]


class Called(Overturns):
    """A call in time, or one that wins the tie."""

    __slots__ = ()


class Early:
    """A call just before the play that makes it due."""


@dataclass(frozen=True, slots=True)
class FalseCall:
    """A call of somebody who owes none, and the cards it costs."""

    cards: int


# ------------------------------------------------------------------------------------------------- the open window


def open_call(
    c: ShedContext, hand: int | None, left: int | None, laid: int, turn: tuple[tuple[str, Any, Any], ...]
) -> Changes:
    """Return the changes that make a play's word owed; `turn` is what a catch changes of the turn.

    A word still owed by the same player stays owed, unless the hand is empty now: with it the round is over.
    """
    call, s = c.state.config.last_call, c.state
    if call is None:
        return {}
    if hand is None or left is None:
        return {"pending": Pending(c.who, call.word, sure=False), "last_call": None}
    word = call.due(hand, left, laid)
    if word is not None:
        return {"pending": Pending(c.who, word, turn=turn), "last_call": None}
    stays = left > 0 and s.pending is not None and s.pending.seat == c.who
    return {"last_call": None} | ({} if stays else {"pending": None})


def close_call(c: ShedContext, *, plays: bool) -> tuple[Any, Changes]:
    """End the time to catch the player before; return the context after that, and the changes.

    Where it ends as the next turn begins, that may be a further turn of the same player's, who draws in it.
    """
    s = c.state
    changes: Changes = {"early": None} if s.early is not None else {}
    if s.pending is None and s.last_call is None:
        return c, changes
    call = s.config.last_call
    if call is not None and call.until_play and not plays:
        return c, changes
    changes["last_call"] = None
    if s.pending is None or s.pending.seat == c.who:
        return c, changes if plays or s.hands[c.who] == 0 else changes | {"pending": None}
    seat = s.pending.seat
    changes["pending"] = None
    changes |= ending.settle_empty_hand(c, s.replaced(changes), seat)
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
    rules = c.game.rules_on[type(c.action)]
    ruling = judge(rules[rules.index(closes) + 1 :], c)
    if ruling.verdict is Verdict.NO:
        return None
    call = c.state.config.last_call
    by = (*call.by, *call.empty_by) if call is not None else ()
    return ok(seat=Seat(pending.seat), over=phase == "over", by=(*by, *ruling.house))


# ------------------------------------------------------------------------------------------------- saying the word


@rule("shed.say", on=act.Says, source="OC-21 OC-25 OC-26 OC-33 UNO-17", reads=("call_tie_seconds",))
def say(c: Say) -> Found | None:
    """Let a player who owes the word say it before anybody catches them and before the next player acts.

    If both lines carry their time and fall together, the tie goes where the house says. Saying the word again is no
    false call, nor is saying it a moment after being caught: that was only slower. Nor is it one with as few cards as
    the word tells, for then it is true. Said in one's turn with exactly so many cards that a play may leave as few, it
    holds for the play that follows at once.
    """
    s, call = c.state, c.state.config.last_call
    if call is None or c.action.word not in call.words:
        return None
    said = {"word": call.text(c.action.word), "hand": s.hands[c.who], "by": (*call.by, *call.others_by)}
    told = s.last_call
    if s.timeout == NOBODY:
        owed = s.pending is not None and (s.pending.seat, s.pending.word) == (c.who, c.action.word)
        if owed and s.phase == "play":
            return ok(Called(), **said, back=0, early=False)
        if (
            told is not None
            and told.word == c.action.word
            and s.is_tie(c.who, c.time, timed=c.timed, caught=True)
            and call.tie != "claimant"
        ):
            found = {**said, "back": told.cards, "early": False, "by": (*call.by, *call.tie_by)}
            called = Called(falls=settling_line(c, told))
            return ok(called, **found) if call.tie == "holder" else unproven(called, **found)
    told = told if told is not None and (told.seat, told.word) == (c.who, c.action.word) else None
    again = told is not None and told.giver == NOBODY
    hand = s.hands[c.who]
    if told is None and (early := comes_due(s, c.who, c.action.word)) is not False:
        found = {**said, "back": 0, "early": True}
        return ok(Early(), **found) if early else unproven(Early(), **found)
    true = c.action.word == call.word and hand is not None and 0 < hand <= call.at
    costs = 0 if told is not None or true else call.false
    return no(FalseCall(costs), **{**said, "by": (*call.by, *call.false_by)}, again=again, costs=costs)


def comes_due(s: ShedState, seat: int, word: str) -> bool | None:
    """Return True if the next play of a seat may make the word due, None where that is a play of several cards.

    Or where nobody knows the hand. False out of turn.
    """
    call, hand = s.config.last_call, s.hands[seat]
    if call is None or s.phase != "play" or s.timeout != NOBODY or s.turn != seat or s.held_up:
        return False
    if hand is None:
        return None
    if call.due(hand, hand - 1, 1) == word:
        return True
    several = bool(s.config.several.kinds or s.config.several.sweep)
    return None if several and any(call.due(hand, hand - laid, laid) == word for laid in range(2, hand + 1)) else False


def says_early(c: Say, ruling: Ruling) -> Changes:
    """Keep the word for the play that follows at once."""
    return {"early": (c.who, c.action.word)}


def resolve_word(s: ShedState, action: Action) -> Action:
    """Return the line that a tap on the word stands for.

    A shouted word catches its owner if somebody else says it (OC-23), also a moment too late, so that a tie can be
    told. A player who owes it, or was caught just now, says it for themselves, and so does one who may say it just
    before a play while nobody owes it.
    """
    call = s.config.last_call
    if call is None or not call.shouted or not isinstance(action, act.Says) or action.word not in call.words:
        return action
    seat = s.last_call.seat if s.pending is None and s.last_call is not None else may_have_forgotten(s)
    if s.phase != "play" or seat == NOBODY or s.names[seat] == action.who:
        return action
    settled = s.pending is None and (s.last_call is None or call.tie == "holder")  # no tie for a catch to win
    if settled and comes_due(s, s.seat(action.who), action.word):
        return action
    return act.Catches(action.who, s.names[seat])


def may_have_forgotten(s: ShedState) -> int:
    """Return who owed the word, said since or not, or who played last if so few cards are left: no screen tells.

    A hand may hold more cards by now: those that a swap, or the last card itself, brought.
    """
    call, told = s.config.last_call, s.last_call
    if call is None:
        return NOBODY
    if s.pending is not None:
        return s.pending.seat
    if told is not None and told.giver == NOBODY:
        return told.seat
    if s.laid == NOBODY or not s.here[s.laid]:
        return NOBODY
    hand = s.hands[s.laid]
    due = hand is None or call.due(call.at + 1, hand, 2) is not None
    return s.laid if due else NOBODY


def says(c: Say, ruling: Ruling) -> Changes:
    """Settle the call: a hand that is empty is out with it, and others draw where the house has it so.

    A call that overturns a catch does so once the log has left the catch out.
    """
    s, call, told = c.state, c.state.config.last_call, c.state.last_call
    if s.pending is None and told is not None and told.seat == c.who:
        return {}
    changes: Changes = {"pending": None}
    if s.presses == c.who:
        changes["presses"] = NOBODY
    if call is not None and c.action.word == call.word and call.others != "none":
        changes |= others_take(c, s.replaced(changes), drawing_others(s, c.who, call.others))
    changes |= ending.settle_empty_hand(c, s.replaced(changes), c.who)
    changes |= ending.put_out_bust(c, s.replaced(changes))
    return changes | {"last_call": Heard(c.who, c.time, c.timed, c.action.word, line=c.line)}


def settling_line(c: ShedContext, told: Heard) -> Falls:
    """Return the call or catch that settled a word: a line, or the word that was said with a play."""
    with_play = isinstance(c.log[told.line - 1].read, act.Plays)
    return Falls(told.line, told.word if with_play else "")


def word_heard(c: ShedContext, s: ShedState, word: str) -> Message:
    """Return a word that was said with a play, or that there was nothing to call; `s` is the state after it."""
    call = s.config.last_call
    idle = (
        call is not None
        and word in call.words
        and (s.last_call is None or (s.last_call.seat, s.last_call.word) != (c.who, word))
    )
    return message("beside-idle" if idle else "beside-said", word=call.text(word) if call is not None else word)


def others_take(c: ShedContext, s: ShedState, seats: list[int]) -> Changes:
    """Have these seats take a card each, as far as the stock goes, and tell them so."""
    changes: Changes = {}
    took = []
    for seat in seats:
        taken, cards = take_cards(s.replaced(changes), seat, 1)
        changes |= taken
        took += [Seat(seat)] * cards
    if not took:
        return changes
    everybody = 1 < len(took) == sum(s.here) - s.here[c.who]
    note = message("beside-take-each", seats=tuple(took), count=len(took), cards=1, all=everybody)
    return changes | ending.tell_beside(c, s, note)


def drawing_others(s: ShedState, who: int, others: str) -> list[int]:
    """List the seats that draw a card on somebody's call."""
    at = s.ring.index(who)
    rest = [seat for seat in (*s.ring[at + 1 :], *s.ring[:at]) if s.here[seat]]
    if others == "next":
        return [s.next(who)] if rest else []
    return rest if others == "all" else []


def record_false_call(c: Say, ruling: Ruling, so_far: ShedState, stands: bool) -> Changes:
    """Note a false call where it costs something."""
    cards = ruling.data.cards if isinstance(ruling.data, FalseCall) else 0
    if not cards or not conduct.in_play(c.state):
        return {}
    return {"offences": with_offence(so_far, Offence(c.who, "false", c.line, (say.id,), cards=cards))}
