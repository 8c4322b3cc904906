"""The last call: a word for a hand that runs out, said in time or caught."""

from collections.abc import Collection
from typing import Any

from referee.core import actions as act
from referee.core import conduct, penalties
from referee.core.actions import Action
from referee.core.conduct import give_back, take
from referee.core.game import Apply, Changes, Prove
from referee.core.note import note
from referee.core.penalties import noted
from referee.core.rulings import Case, Fill, Found, Ruling, Seat, Verdict, no, ok, rule, unsure
from referee.core.seats import NOBODY
from referee.core.state import Offence, PenaltyCard
from referee.families.shedding import ending
from referee.families.shedding.state import Heard, Pending, ShedState

Any_ = Case[ShedState, Any, Any]
Say = Case[ShedState, act.Says, Any]
Catch = Case[ShedState, act.Catches, Any]


# ------------------------------------------------------------------------------------------------- the open window


def opened(c: Any_, hand: int | None, left: int | None, laid: int) -> Changes:
    """The word that a play's hand needs is owed from now on; a word still owed by the same player stays owed."""
    call, s = c.s.table.last_call, c.s
    if call is None:
        return {}
    if hand is None or left is None:
        return {"pending": Pending(c.who, call.word, sure=False), "told": None}
    word = call.due(hand, left, laid)
    if word is not None:
        return {"pending": Pending(c.who, word), "told": None}
    return {"told": None} | ({} if s.pending is not None and s.pending.seat == c.who else {"pending": None})


def closed(c: Any_, *, plays: bool) -> tuple[Any, Changes]:
    """The next player acts: nobody can catch the one before any more, who may be out with it. The case as it is then,
    and what changed."""
    s = c.s
    if s.pending is None and s.told is None:
        return c, {}
    call = s.table.last_call
    if call is not None and call.until_play and not plays:
        return c, {}
    if s.pending is None or s.pending.seat == c.who:
        return c, {"told": None}
    seat = s.pending.seat
    changes: Changes = {"pending": None, "told": None}
    changes |= ending.resolved(c, s.but(changes), seat)
    return Case(s.but(changes), c.a, c.h, c.at, c.n, c.who, c.game, c.log, c.timed), changes


def tied(c: Any_, told: Heard | None, seat: int, *, caught: bool) -> bool:
    """Whether a call of this seat was settled just now, by a catch or by the holder, within the time of a tie."""
    if told is None or told.seat != seat or (told.giver != NOBODY) is not caught or not (told.timed and c.timed):
        return False
    return bool(round(c.at - told.at, 6) <= c.h.call_tie_seconds)


# ------------------------------------------------------------------------------------------------- saying the word


@rule("shed.say", on=act.Says, source="OC-21 OC-25 OC-26 OC-33 UNO-17", reads=("call_tie_seconds",))
def say(c: Say) -> Found | None:
    """Whoever owes the word says it in time: before anybody catches them, and before the next player acts. Where
    both lines carry their time and fall together, the tie goes where the house says. Saying it again
    is no false call."""
    s, call = c.s, c.s.table.last_call
    if call is None or c.a.word not in call.words:
        return None
    said = {"word": call.text(c.a.word), "hand": s.hands[c.who], "by": (*call.by, *call.others_by)}
    if s.phase == "play" and s.timeout == NOBODY:
        if s.pending is not None and s.pending.seat == c.who and s.pending.word == c.a.word:
            return ok(**said, back=0)
        told = s.told
        if told is not None and told.word == c.a.word and tied(c, told, c.who, caught=True) and call.tie != "claimant":
            found = {**said, "back": told.cards, "by": (*call.by, *call.tie_by)}
            return ok(**found) if call.tie == "holder" else unsure(**found)
    again = s.told is not None and (s.told.seat, s.told.word, s.told.giver) == (c.who, c.a.word, NOBODY)
    return no(**{**said, "by": (*call.by, *call.false_by)}, again=again, costs=0 if again else call.false)


def meant(s: ShedState, action: Action) -> Action:
    """What a tap on the word stands for: where it is shouted, whoever says it while it is somebody else's to say
    catches them (OC-23), also a moment too late, so that a tie can be told. Whoever owes it, or was caught just now,
    says it for themselves."""
    call = s.table.last_call
    if call is None or not call.shouted or not isinstance(action, act.Says) or action.word not in call.words:
        return action
    seat = s.pending.seat if s.pending is not None else s.told.seat if s.told is not None else may_have_forgotten(s)
    if s.phase != "play" or seat == NOBODY or s.names[seat] == action.who:
        return action
    return act.Catches(action.who, s.names[seat])


def may_have_forgotten(s: ShedState) -> int:
    """Whoever played last, where so few cards are left that a word was due, said or not: the screen does not tell."""
    call = s.table.last_call
    if call is None or s.laid == NOBODY or not s.here[s.laid]:
        return NOBODY
    hand = s.hands[s.laid]
    due = hand is None or call.due(call.at + 1, hand, 2) is not None
    return s.laid if due else NOBODY


def says(c: Say, ruling: Ruling) -> Changes:
    """The call is settled, and a hand that is empty is out with it; others draw where the house has it. Other words are
    the table's."""
    if ruling.rule is not say:
        return conduct.says(c, ruling)
    s, call, back = c.s, c.s.table.last_call, ruling.fill.get("back", 0)
    changes: Changes = {"pending": None, "told": Heard(c.who, c.at, c.timed, c.a.word)}
    if s.presses == c.who:
        changes["presses"] = NOBODY
    if back:
        changes |= give_back(s, c.who, back)
    s = s.but(changes)
    if call is not None and c.a.word == call.word:
        for seat in drawing_others(s, c.who, call.others):
            more, _ = take(s, seat, 1)
            changes |= more
            s = s.but(more)
    changes |= ending.resolved(c, s, c.who)
    return changes | ending.busted(c, c.s.but(changes))


def heard(c: Any_, s: ShedState, word: str) -> Changes:
    """The story tells which words were said with a play, and that one had nothing to call; `s` is what came of it."""
    call = s.table.last_call
    idle = call is not None and word in call.words and (s.told is None or (s.told.seat, s.told.word) != (c.who, word))
    said = note("beside-idle" if idle else "beside-said", word=call.text(word) if call is not None else word)
    return {"beside": (*s.beside, (c.n, said))}


def drawing_others(s: ShedState, who: int, others: str) -> list[int]:
    """Who draws a card on somebody's call."""
    at = s.ring.index(who)
    rest = [seat for seat in (*s.ring[at + 1 :], *s.ring[:at]) if s.here[seat]]
    if others == "next":
        return [s.next(who)] if rest else []
    return rest if others == "all" else []


def wrongly_said(c: Say, ruling: Ruling, so_far: ShedState, silent: bool) -> Changes:
    """A false call is a break where it costs something; so is a nested time-out."""
    if ruling.rule is not say:
        return penalties.time_out_twice(c, ruling, so_far, silent)
    if ruling.fill.get("costs") and conduct.in_play(c.s):
        return {"offences": noted(so_far, Offence(c.who, "false", c.n, (say.id,), cards=ruling.fill["costs"]))}
    return {}


# ------------------------------------------------------------------------------------------------- catching somebody


@rule("shed.catch", on=act.Catches, source="OC-23 OC-27 OC-34 UNO-18 UNO-19", reads=("call_tie_seconds",))
def catch(c: Catch) -> Found:
    """Whoever says it first, for somebody who has not, gives them the penalty cards. A tie goes where the house says;
    where nobody knows the hand, the cards stand unless disputed."""
    s, seat, call = c.s, c.s.seat(c.a.whom), c.s.table.last_call
    if call is None:
        return no(seat=Seat(seat), call=False, costs=0)
    machine = s.table.drawing.any_number
    said = {"seat": Seat(seat), "cards": call.cards, "machine": machine, "by": (*call.by, *call.empty_by)}
    owed = s.pending is not None and s.pending.seat == seat != c.who
    if owed and s.phase == "play" and s.pending is not None:
        return ok(**said) if s.pending.sure else unsure(**said)
    if c.who != seat and s.phase == "play" and tied(c, s.told, seat, caught=False) and call.tie != "holder":
        found = {**said, "by": (*call.by, *call.tie_by)}
        return ok(**found) if call.tie == "claimant" else unsure(**found)
    why = innocent(c, seat, call.at, call.words, (act.Plays,) if call.until_play else act.PLAYING)
    return no(seat=Seat(seat), call=True, costs=call.false, by=call.false_by, **why)


def innocent(
    c: Catch, seat: int, at: int, words: Collection[str], closing: Collection[type[Action]] = act.PLAYING
) -> Fill:
    """Why nobody catches a seat now, by what the table saw: it `said` one of the words or was `caught` already, has
    `more` cards than the word is for, or it is too `late` since another player's act. `line` is where that stands in
    the log; of a hand that nobody knows nothing is said."""
    s, hand = c.s, c.s.hands[seat]
    line = _since_played(c, s.names[seat], words, tuple(closing))
    if c.who == seat or not s.here[seat]:
        why = "self" if c.who == seat else "away"
    elif "caught" in line or "said" in line:
        why = "caught" if "caught" in line else "said"
    elif s.phase != "play":
        why = "round"
    elif hand is not None and hand > at:
        why = "more"
    else:
        why = "late" if "late" in line else "none"
    return {"why": why, "hand": hand or 0, "at": at, "line": line.get(why, 0)}


def _since_played(c: Catch, name: str, words: Collection[str], closing: tuple[type[Action], ...]) -> dict[str, int]:
    """The lines since somebody last acted by which they said a word or were caught, and, where that was a play, the
    first by which another player closed the window."""
    found: dict[str, int] = {}
    for entry in reversed(c.log[: c.n - 1]):
        match entry.read:
            case _ if not entry.stands:
                continue
            case act.Deals() | act.Flips():
                break
            case act.Draws(who) | act.Passes(who) if who == name:
                break
            case act.Says(who, word) if who == name and word in words:
                found["said"] = entry.n
            case act.Catches(_, whom) if whom == name:
                found["caught"] = entry.n
            case act.Plays(who, _, _, said) if who == name:
                return found | ({"said": entry.n} if set(words) & set(said) else {})
            case closed if isinstance(closed, closing) and closed.who != name:
                found["late"] = entry.n
    found.pop("late", None)
    return found


def catches(c: Catch, ruling: Ruling) -> Changes:
    """The caught player takes the cards with this line, or has to press the machine that gives them."""
    s, seat = c.s, c.s.seat(c.a.whom)
    changes: Changes = {"presses": seat}
    cards = 0
    if not ruling.fill.get("machine"):
        changes, cards = take(s, seat, ruling.fill.get("cards", 1))
    word = s.pending.word if s.pending is not None else s.told.word if s.told is not None else ""
    changes |= {"pending": None, "told": Heard(seat, c.at, c.timed, word, c.who, cards)}
    proven = "log" if ruling.verdict is Verdict.OK else "people"
    changes["ledger"] = (*s.ledger, PenaltyCard(c.n, s.round, c.who, seat, "one", cards, proven))
    return changes | ending.busted(c, s.but(changes))


@rule("shed.pressed", on=(act.Draws, act.Passes), source="UNO-19 UNO-81")
def pressed(c: Any_) -> Found | None:
    """Where a machine gives the cards, whoever forgot the call presses it twice, whosever turn it is, and says how many
    came in all; none may (Q-UNO-9)."""
    s = c.s
    if s.presses != c.who or s.phase != "play":
        return None
    count = 0 if isinstance(c.a, act.Passes) else 1 if c.a.count is None else c.a.count
    return ok(cards=count) if s.spare is None or count <= s.spare else None


def came(c: Any_, ruling: Ruling) -> Changes:
    """The cards come to the hand, and the turn stays where it is."""
    cards = c.a.cards if isinstance(c.a, act.Draws) else ()
    changes = take(c.s, c.who, ruling.fill.get("cards", 0), cards)[0] | {"presses": NOBODY}
    return changes | ending.busted(c, c.s.but(changes))


def wrongly_caught(c: Catch, ruling: Ruling, so_far: ShedState, silent: bool) -> Changes:
    """A false claim is undeserved, where it costs something and nobody else was only quicker."""
    seat = c.s.seat(c.a.whom)
    late = c.s.told is not None and c.s.told.seat == seat
    if late or not ruling.fill.get("costs") or not conduct.in_play(c.s):
        return {}
    cards = ruling.fill["costs"]
    fault = Offence(c.who, "undeserved", c.n, (catch.id,), lasting=True, cards=cards, against=seat)
    return {"offences": noted(so_far, fault)}


BEFORE_TURNS = (pressed,)
RULES = (say,)
LAST_RULES = (catch,)
EFFECTS: dict[type[Action], Apply] = {act.Says: says, act.Catches: catches}
PROOFS: dict[type[Action], Prove] = {act.Says: wrongly_said, act.Catches: wrongly_caught}
