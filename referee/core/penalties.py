"""Penalty cards: what the log proves, what people decide, disputes and votes."""

from dataclasses import replace
from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.conduct import elapsed, give_back, goes_on, in_play, take
from referee.core.game import Apply, Changes, Prove
from referee.core.rulings import Case, Found, Ruling, Seat, Verdict, no, ok, rule, unsure
from referee.core.seats import NOBODY, put
from referee.core.state import Claim, Dispute, Offence, PenaltyCard, State, Told

Accusation = Case[State, act.Penalizes, Any]

FREE_IN_TIME_OUT = ("false", "question")
BY_PEOPLE = ("question", "bad-word", "false")
OF_THE_HAND = ("looked", "took")


def named(c: Case[State, Any, Any], line: int) -> Any:
    """The line of the log with this number, for a sentence to tell; None where not every eye may read it."""
    entry = c.log[line - 1] if 1 <= line <= len(c.log) else None
    if entry is None:
        return None
    reads = [each.action if isinstance(each, act.Amends) else each for each in (entry.action, entry.read)]
    return None if any(c.game.secret(c.s, each) is not None for each in reads) else entry


def _accused(c: Accusation) -> int:
    return c.s.seat(c.a.whom)


# ------------------------------------------------------------------------------------------------ penalty cards


@rule("table.accuser", on=act.Penalizes, source="ONE-35")
def accuser(c: Accusation) -> Found | None:
    """Any player, the next one included, gives a card to another who plays this round (Q-ONE-22)."""
    accused = _accused(c)
    return no(seat=Seat(accused)) if accused == c.who or not c.s.here[accused] else None


@rule("table.bad-words", on=act.Penalizes, source="ONE-45 ONE-46", reads=("bad_words", "bad_words_in_timeout"))
def bad_words(c: Accusation) -> Found | None:
    """Bad words cost a card, in a time-out too unless the house says otherwise: they are not among the three things
    a time-out voids (Q-ONE-17)."""
    if c.a.reason != "bad-word":
        return None
    if c.h.bad_words == "off" or (c.s.timeout != NOBODY and c.h.bad_words_in_timeout == "free"):
        return no(seat=Seat(_accused(c)), timeout=c.s.timeout != NOBODY)
    return None


@rule("table.voided", on=act.Penalizes, source="ONE-46")
def voided(c: Accusation) -> Found | None:
    """In a time-out one may be wrong, ask, and take as long as one likes."""
    if c.s.timeout == NOBODY or c.a.reason not in FREE_IN_TIME_OUT:
        return None
    if _offence(c) is not None:
        return None
    return no(seat=Seat(_accused(c)), reason=c.a.reason, caller=Seat(c.s.timeout))


def _offence(c: Accusation) -> Offence | None:
    accused = _accused(c)
    for each in reversed(c.s.offences):
        if each.seat == accused and each.rules and c.a.reason in each.reason.split("/"):
            return each
    return None


@rule(
    "table.proof",
    on=act.Penalizes,
    source="ONE-31 ONE-34 ONE-36 ONE-37 ONE-38 ONE-40 ONE-50",
    reads=("penalty_cards",),
)
def proof(c: Accusation) -> Found | None:
    """The log proves the break: a play that is not allowed, a false word, an undeserved card. One card for each rule
    broken, before the next player acts; an undeserved card can be named until the round ends."""
    offence = _offence(c)
    if offence is None or c.a.reason in OF_THE_HAND:
        return None
    entry = named(c, offence.line)
    return ok(
        seat=Seat(offence.seat),
        cards=c.h.penalty_cards if offence.cards is None else offence.cards,
        broken=offence.rules[0],
        of=offence,
        what=entry,
        because=entry.ruling if entry is not None and entry.ruling.rule.id == offence.rules[0] else None,
        back=entry.read.cards if entry is not None and isinstance(entry.read, act.Plays) else None,
    )


@rule(
    "table.slow",
    on=act.Penalizes,
    source="ONE-42 ONE-43",
    reads=("turn_seconds", "entry_seconds", "penalty_cards"),
)
def slow(c: Accusation) -> Found | None:
    """The log's times prove it, `entry_seconds` on top for the tap; in between, and for a seat that others enter, it
    is for people to say. The clock starts anew after each card; a turn just ended can still be named."""
    if c.a.reason != "slow":
        return None
    s, accused = c.s, _accused(c)
    times = [(s.last[1], "last")] if s.last[0] == accused else []
    if s.phase == "play" and s.turn == accused and s.keep == "plays":
        times.append((elapsed(s, c.at), "now"))
    if not times:
        return None
    seconds, when = max(times)
    said = {"seat": Seat(accused), "cards": c.h.penalty_cards, "seconds": round(seconds, 1), "when": when}
    said["limit"] = c.h.turn_seconds
    if not (s.timed or c.timed):
        return unsure(**said)
    if seconds <= c.h.turn_seconds:
        return None
    proven = seconds > c.h.turn_seconds + c.h.entry_seconds and s.phones[accused]
    return ok(**said) if proven else unsure(**said)


@rule("table.surplus", on=act.Penalizes, source="ONE-71 ONE-72")
def surplus(c: Accusation) -> Found | None:
    """More cards than breaks: one is taken for each, the others go back to the deck, and who gave them was not wrong.
    Where only people can know, a second card from the same giver is for a second break."""
    accused, again = _accused(c), c.a.reason in BY_PEOPLE + OF_THE_HAND
    if any(each.seat == accused and not each.rules and c.a.reason in each.reason.split("/") for each in c.s.offences):
        return no(seat=Seat(accused))
    for each in c.s.claims:
        if each.seat == accused and each.reason == c.a.reason and not (again and each.giver == c.who):
            return no(seat=Seat(accused))
    return None


@rule("table.hand", on=act.Penalizes, source="ONE-51 ONE-52 ONE-53 ONE-54 ONE-59", reads=("penalty_cards",))
def of_the_hand(c: Accusation) -> Found | None:
    """Nobody looks at cards before the dealer does, nor looks at them or takes cards into the hand in a time-out.
    Only people saw it."""
    if c.a.reason not in OF_THE_HAND:
        return None
    waiting = c.s.phase == "deal" and c.s.dealt
    if c.s.timeout == NOBODY and not waiting:
        return None
    return unsure(seat=Seat(_accused(c)), cards=c.h.penalty_cards, reason=c.a.reason, of=_offence(c))


@rule("table.people", on=act.Penalizes, source="ONE-39 ONE-41 ONE-44 ONE-45", reads=("penalty_cards",))
def people(c: Accusation) -> Found | None:
    """Only people can know a question, a bad word or a false fact: the card stands unless it is disputed."""
    if c.a.reason not in BY_PEOPLE:
        return None
    if not in_play(c.s) and not (c.s.timeout != NOBODY and c.a.reason == "bad-word"):
        return None
    return unsure(seat=Seat(_accused(c)), cards=c.h.penalty_cards, reason=c.a.reason)


@rule("table.undeserved", on=act.Penalizes, source="ONE-40")
def undeserved(c: Accusation) -> Found:
    """There was no such break, or its window has closed: the card goes back, and giving it was undeserved."""
    return no(seat=Seat(_accused(c)), giver=Seat(c.who), reason=c.a.reason)


def penalizes(c: Accusation, ruling: Ruling) -> Changes:
    """The accused takes the cards with this line; in a time-out they lie aside."""
    s, accused = c.s, _accused(c)
    changes, cards = take(s, accused, ruling.fill.get("cards", 1))
    changes["penalties"] = put(s.penalties, accused, s.penalties[accused] + cards)
    if s.timeout != NOBODY:
        changes["aside"] = put(s.aside, accused, s.aside[accused] + cards)
    proven = "log" if ruling.verdict is Verdict.OK else "people"
    entry = PenaltyCard(c.n, s.round, c.who, accused, c.a.reason, cards, proven)
    changes["ledger"] = (*s.ledger, entry)
    changes["claims"] = (*s.claims, Claim(c.who, accused, c.a.reason))
    if (of := ruling.fill.get("of")) is not None:
        changes["offences"] = tuple(
            replace(each, rules=each.rules[1:]) if (each.line, each.reason) == (of.line, of.reason) else each
            for each in s.offences
        )
    if ruling.rule is proof and c.a.reason == "play" and accused == s.turn and s.timeout == NOBODY:
        changes |= {"since": c.at, "spent": 0.0}  # the turn is theirs again, and its time with it
    if ruling.rule is slow:
        if ruling.fill.get("when") == "last":
            changes["last"] = (accused, 0.0)
        else:
            changes |= {"since": c.at, "spent": 0.0}
    return changes


def refused(c: Accusation, ruling: Ruling, so_far: State, silent: bool) -> Changes:
    """A card that was not deserved is itself a break, unless a time-out runs or the round is not on."""
    if ruling.rule not in (undeserved, bad_words) or not in_play(c.s):
        return {}
    return {"offences": noted(c.s, _undeserved(c.s, c.who, c.n, _accused(c)))}


def _undeserved(s: State, giver: int, line: int, against: int) -> Offence:
    """The break of giving somebody a card that was not deserved."""
    rules = ("table.undeserved",)
    return Offence(giver, "undeserved", line, rules, lasting=True, against=against)


def wrong_play(c: Case[State, Any, Any], ruling: Ruling, so_far: State, silent: bool) -> Changes:
    """A play that is not allowed goes back, or stands in silence: the log remembers it for whoever names it before the
    next player acts. What cannot be was entered wrong, and is nobody's break."""
    if c.game.cannot_be(c):
        return {}
    return {"offences": noted(so_far, Offence(c.who, "play", c.n, ruling.breaks, stands=silent))}


def noted(s: State, offence: Offence) -> tuple[Offence, ...]:
    """The offences with one more; a table that goes on for ever keeps the newest."""
    return (*s.offences[-15:], offence)


# ----------------------------------------------------------------------------------------------- disputes, votes


def _card(s: State, line: int) -> PenaltyCard | None:
    return next((each for each in s.ledger if each.line == line), None)


def _disputed(c: Case[State, Any, Any]) -> PenaltyCard | None:
    """The card a dispute or an admission is about: the named line's, else the latest that people decide."""
    if c.a.line is not None:
        return _card(c.s, c.a.line)
    mine = (each for each in reversed(c.s.ledger) if each.proof == "people" and not each.fell)
    return next((each for each in mine if not isinstance(c.a, act.Admits) or each.seat == c.who), None)


def for_people(s: State, card: PenaltyCard) -> bool:
    """Whether people may still say what becomes of a card: it is not settled, nor is its round."""
    return card.proof == "people" and not card.fell and card.round == s.round and not s.fresh and s.phase != "over"


def _done(c: Case[State, Any, Any]) -> Told | None:
    """What somebody did that a dispute or an admission is about: the named line, else the latest where no card was
    given since."""
    told, card = c.s.by_people, _disputed(c)
    if told is None:
        return None
    named_or_latest = c.a.line == told.line if c.a.line is not None else card is None or card.line < told.line
    return told if named_or_latest and isinstance(c.a, act.Admits) is (told.seat == c.who) else None


@rule("table.dispute", on=act.Disputes, source="ONE-9 ONE-22 ONE-35 UNO-70 UNO-77")
def dispute(c: Case[State, act.Disputes, Any]) -> Found:
    """A card that only people can judge may be contested, by anybody, once; so may what somebody did as a card told
    them, by the others, until somebody acts, and any line that stands unless it is challenged. What the log proves is
    not voted on."""
    if (told := _done(c)) is not None:
        people = {"seat": Seat(told.seat), "giver": Seat(c.who)}
        return ok(line=told.line, **people, card=False, how="vote", what=named(c, told.line))
    card = _disputed(c)
    if card is None and c.a.line is not None:
        return _of_a_line(c, c.a.line)
    if card is None or not for_people(c.s, card):
        return no(line=card.line if card else 0, how="card", what=None)
    people = {"seat": Seat(card.seat), "giver": Seat(card.giver)}
    return ok(line=card.line, **people, card=True, how="vote", what=named(c, card.line))


def _of_a_line(c: Case[State, act.Disputes, Any], line: int) -> Found:
    """Any line of play: the table votes where it is open, else the log has settled it. Nothing tells of a play that may
    still be caught, and whose line it is takes it back alone."""
    if not 1 <= line < c.n:
        return no(line=0, how="card", what=None)
    entry, what = c.log[line - 1], named(c, line)
    if entry.undone or line in c.s.fell or 0 < entry.proved < c.n:
        return no(line=line, how="gone", what=what)
    if line in c.game.quiet(c.log[: c.n - 1], c.s):
        return no(line=line, how="later", what=what)
    if line in c.s.upheld or (entry.ruling.rule.by_people and entry.ruling.verdict is Verdict.OPEN):
        return no(line=line, how="settled", what=what)
    if entry.ruling.verdict is not Verdict.OPEN:
        refused = entry.ruling.verdict is Verdict.NO
        how = "stands" if not refused else "uncaught" if entry.stands else "refused"
        return no(line=line, how=how, what=what)
    if entry.read.who not in c.s.names or c.s.seat(entry.read.who) == c.who:
        return no(line=line, how="own", what=what)
    people = {"seat": Seat(c.s.seat(entry.read.who)), "giver": Seat(c.who)}
    return ok(line=line, **people, card=False, how="vote", what=what)


@rule("table.vote", on=act.Votes, source="ONE-22")
def vote(c: Case[State, act.Votes, Any]) -> Found:
    """The others, who neither gave nor got the card, neither did the thing nor contest it, vote once each; the vote
    that can no longer be overturned decides, and a tie lets it fall."""
    d = c.s.dispute
    if d is None or c.who in (d.giver, d.seat, *d.yes, *d.no):
        return no(busy=d is not None)
    return ok(line=d.line, yes=c.a.yes)


@rule("table.admit", on=act.Admits, source="ONE-35")
def admit(c: Case[State, act.Admits, Any]) -> Found:
    """The accused admits it: that ends the matter as proven. What somebody owns up to not having done falls."""
    if (told := _done(c)) is not None:
        return ok(line=told.line, card=False, what=named(c, told.line))
    if (d := c.s.dispute) is not None and d.seat == c.who and c.a.line == d.line and _card(c.s, d.line) is None:
        return ok(line=d.line, card=False, what=named(c, d.line))
    card = _disputed(c)
    if card is None or card.seat != c.who or not for_people(c.s, card):
        return no(line=card.line if card else 0)
    return ok(line=card.line, card=True, what=named(c, card.line))


def disputes(c: Case[State, act.Disputes, Any], ruling: Ruling) -> Changes:
    """The vote opens, and the clock stands still meanwhile; without anybody to vote it is over at once."""
    giver, seat = ruling.fill.get("giver"), ruling.fill.get("seat")
    if giver is None or seat is None:  # given by other rules: today's see nothing to dispute
        return {}
    s = c.s.but({"spent": elapsed(c.s, c.at)})
    return {"spent": s.spent} | _decide(s, Dispute(ruling.line, giver, seat), c.at)


def votes(c: Case[State, act.Votes, Any], ruling: Ruling) -> Changes:
    """A vote counts, and may decide."""
    d = c.s.dispute
    if d is None:
        return {}
    return _decide(c.s, replace(d, yes=(*d.yes, c.who)) if c.a.yes else replace(d, no=(*d.no, c.who)), c.at)


def admits(c: Case[State, act.Admits, Any], ruling: Ruling) -> Changes:
    """The card stands for good; what was not done falls."""
    line, d = ruling.line, c.s.dispute
    if not 0 < line < c.n:  # given by other rules: today's see nothing to own up to
        return {}
    over: Changes = _over(c.s, c.at) if d is not None and d.line == line else {}
    if not ruling.fill.get("card", True):
        return over | _fallen(c.s, line)
    return over | {"ledger": _settled(c.s, line, proof="admitted")}


def _fallen(s: State, line: int) -> Changes:
    """What people do not believe was done is left out of the log, as if it had not been entered."""
    told = s.by_people is not None and s.by_people.line == line
    return {"fell": (*s.fell, line)} | ({"by_people": None} if told else {})


def _over(s: State, at: float) -> Changes:
    """The vote is over: the clock goes on where it stood, unless something else holds it up."""
    then = s.but({"dispute": None})
    waits = then.timeout != NOBODY or then.held_up
    return {"dispute": None} | ({} if s.dispute is None or waits else goes_on(then, at))


def _settled(s: State, line: int, **how: Any) -> tuple[PenaltyCard, ...]:
    return tuple(replace(each, **how) if each.line == line else each for each in s.ledger)


def _decide(s: State, d: Dispute, at: float, *, closing: bool = False) -> Changes:
    """Closes a dispute whose vote can no longer be overturned, or that is `closing`; else keeps it open."""
    voters = [seat for seat, gone in enumerate(s.gone) if not gone and seat not in (d.giver, d.seat)]
    left = 0 if closing else len([seat for seat in voters if seat not in d.yes and seat not in d.no])
    told = s.by_people is not None and s.by_people.line == d.line
    over = _over(s.but({"dispute": d}), at)
    if len(d.yes) > len(d.no) + left:
        over |= {"ledger": _settled(s, d.line, proof="vote"), "upheld": (*s.upheld, d.line)}
        return over | ({"by_people": None} if told else {})
    if len(d.yes) + left > len(d.no):
        return {"dispute": d}
    card = _card(s, d.line)
    if card is None:
        return over | _fallen(s, d.line)
    changes: Changes = over | {"ledger": _settled(s, d.line, proof="vote", fell=True)}
    if card.fell:
        return changes
    changes |= give_back(s, card.seat, card.cards)
    changes["penalties"] = put(s.penalties, card.seat, max(0, s.penalties[card.seat] - card.cards))
    changes["aside"] = put(s.aside, card.seat, max(0, s.aside[card.seat] - card.cards))
    if len(d.no) > len(d.yes):
        changes["offences"] = noted(s, _undeserved(s, card.giver, d.line, card.seat))
    return changes


def settle(s: State, at: float) -> Changes:
    """The dispute that the first later line, neither vote nor say, ends with the votes so far."""
    return _decide(s, s.dispute, at, closing=True) if s.dispute is not None else {}


def time_out_twice(c: Case[Any, act.Says, Any], ruling: Ruling, so_far: Any, silent: bool) -> Changes:
    """A second time-out, and a time-in that is somebody else's to say, are breaks where the house has it so."""
    if not ruling.fill.get("costs"):
        return {}
    return {"offences": noted(so_far, Offence(c.who, "false/play", c.n, (ruling.rule.id,)))}


RULES = (accuser, bad_words, voided, proof, slow)
LAST_RULES = (surplus, of_the_hand, people, undeserved, dispute, vote, admit)
"""A family's own reasons stand between these and RULES."""

EFFECTS: dict[type[Action], Apply] = {
    act.Penalizes: penalizes,
    act.Disputes: disputes,
    act.Votes: votes,
    act.Admits: admits,
}
PROOFS: dict[type[Action], Prove] = {act.Penalizes: refused, act.Says: time_out_twice}
