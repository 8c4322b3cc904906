"""Penalty cards for breaks that the log proves or that only people saw, and disputes: votes on them, and admissions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules import conduct
from referee.engine.common_rules.conduct import cards_coming, elapsed, in_play, take_cards, whole_time
from referee.engine.common_rules.rounds import changes_to, state_to_score
from referee.engine.model.entry import Entry
from referee.engine.model.game import Changes, Effects, Game, OnRefused, RuleContext
from referee.engine.model.rulings import Falls, Found, Overturns, Ruling, Seat, Verdict, no, ok, rule, unproven
from referee.engine.model.state import Claim, Contestable, Dispute, Offence, PenaltyCard, State

Accusation = RuleContext[State, act.Penalizes, Any]


@dataclass(frozen=True, slots=True)
class Penalty(Overturns):
    """A penalty that stands: its cards, the `offence` or the `seconds` it pays for, and the clock it starts again.

    That is the clock of a turn just over (`last`) or `gone` with its play, of the one that is on (`now`), or of the
    accused's `turn`, if they have it once their play is taken back.
    """

    cards: int
    offence: Offence | None = None
    clock: str = ""
    seconds: float = 0.0


FREE_IN_TIME_OUT = ("false", "question")
BY_PEOPLE = ("question", "bad-word", "false")
OF_THE_HAND = ("looked", "took")


def public_line(c: RuleContext[State, Any, Any], line: int) -> Any:
    """Return the entry of a line, for a sentence to tell it; None where not everybody may read it."""
    entry = c.log[line - 1] if 1 <= line <= len(c.log) else None
    if entry is None:
        return None
    reads: list[Any] = []
    for action in (entry.action, entry.read):
        reads += [new for _, new in action.texts] if isinstance(action, act.Amends) else [action]
    return None if any(c.game.secret(c.state, action) is not None for action in reads) else entry


@rule("table.accuser", on=act.Penalizes, source="ONE-35")
def accuser(c: Accusation) -> Found | None:
    """Let any player, the next one included, give a card to another who plays this round (Q-ONE-22).

    A wrong play with the last card can still be caught: the card goes back, and its player is in the round again. What
    somebody enters who is out already is nobody's play.
    """
    s, accused = c.state, c.state.seat(c.action.whom)
    stands = any(offence.seat == accused and offence.stands and offence.rules for offence in s.offences)
    plays = s.here[accused] or (c.action.reason == "play" and not s.gone[accused] and stands)
    return None if plays and accused != c.who else no(seat=Seat(accused))


@rule("table.bad-words", on=act.Penalizes, source="ONE-45 ONE-46", reads=("bad_words", "bad_words_in_timeout"))
def bad_words(c: Accusation) -> Found | None:
    """Let bad words cost a card, in a time-out too unless the house says otherwise.

    They are not among the three things that a time-out voids (Q-ONE-17).
    """
    accused, timeout = c.state.seat(c.action.whom), c.state.timeout != NOBODY
    free = c.house.bad_words == "off" or (timeout and c.house.bad_words_in_timeout == "free")
    if c.action.reason != "bad-word" or not free:
        return None
    return no(undeserved_offence(c.who, c.line, accused), seat=Seat(accused), timeout=timeout)


@rule("table.voided", on=act.Penalizes, source="ONE-46")
def voided(c: Accusation) -> Found | None:
    """Let people be wrong, ask, and take as long as they like in a time-out.

    Where the log has its times they tell how long the turn took before it.
    """
    s, accused, reason = c.state, c.state.seat(c.action.whom), c.action.reason
    free = reason in FREE_IN_TIME_OUT or (reason == "slow" and not (s.timed or c.timed))
    if s.timeout == NOBODY or not free or s.offence_of(accused, reason) is not None:
        return None
    return no(seat=Seat(accused), reason=reason, caller=Seat(s.timeout))


@rule(
    "table.proof", on=act.Penalizes, source="ONE-31 ONE-34 ONE-36 ONE-37 ONE-38 ONE-40 ONE-50", reads=("penalty_cards",)
)
def proof(c: Accusation) -> Found | None:
    """Prove the break by the log: a play that is not allowed, a false word, an undeserved card.

    One card is due for each rule broken, before the next player acts; an undeserved card can be named until the round
    ends.
    """
    s, offence = c.state, c.state.offence_of(c.state.seat(c.action.whom), c.action.reason)
    if offence is None or c.action.reason in OF_THE_HAND:
        return None
    entry, back, is_play = public_line(c, offence.line), None, c.action.reason == "play"
    cards = c.house.penalty_cards if offence.cards is None else offence.cards
    if is_play and entry is not None and isinstance(entry.read, act.Plays):
        went_back = len(offence.rules) < len(entry.ruling.breaks)  # with the first card for it
        back = None if went_back and cards else entry.read.cards
    if offence.stands and back is not None and s.pile is not None:  # until this proves the play wrong they lie there
        s = s.replaced({"pile": max(0, s.pile - len(back))})
    coming = cards_coming(s, offence.seat, cards)
    return ok(
        Penalty(cards, offence, "turn" if is_play else "", falls=Falls(offence.line) if offence.stands else None),
        seat=Seat(offence.seat),
        cards=coming,
        lacking=cards > 0 and not coming,
        broken=offence.rules[0],
        of=offence,
        what=entry,
        because=entry.ruling if entry is not None and entry.ruling.rule.id == offence.rules[0] else None,
        back=back,
    )


@rule("table.slow", on=act.Penalizes, source="ONE-42 ONE-43", reads=("turn_seconds", "entry_seconds", "penalty_cards"))
def slow(c: Accusation) -> Found | None:
    """Prove a slow turn by the log's times, with `entry_seconds` on top for the tap.

    Between the two limits, and for a seat that others enter, people decide. The clock restarts after each card; a turn
    just ended can still be named, and one that a wrong play ended, whether it went back or not.
    """
    if c.action.reason != "slow":
        return None
    s, accused, limit = c.state, c.state.seat(c.action.whom), c.house.turn_seconds
    apart = [offence for offence in s.offences if offence.seat == accused and offence.apart and offence.took]
    times = [(offence.took, "gone") for offence in apart]
    times += [(took, "last") for took in s.last[1:]] if s.last[0] == accused else []
    if s.phase == "play" and s.turn == accused and s.keep == "plays":
        times.append((elapsed(s, c.time), "now"))
    if not times:
        return None
    seconds, when = max(times)
    coming = cards_coming(s, accused, c.house.penalty_cards)
    said: dict[str, Any] = {"seat": Seat(accused), "cards": coming, "seconds": round(seconds, 1), "limit": limit}
    said["when"] = "now" if when == "now" else "last"
    penalty = Penalty(c.house.penalty_cards, clock=when, seconds=seconds)
    timed = s.timed or c.timed
    if timed and seconds <= limit:
        return None
    proven = timed and seconds > limit + c.house.entry_seconds and s.phones[accused]
    return ok(penalty, **said) if proven else unproven(penalty, **said)


@rule("table.surplus", on=act.Penalizes, source="ONE-71 ONE-72")
def surplus(c: Accusation) -> Found | None:
    """Take one card for each break; further ones go back to the deck, and giving them was not wrong.

    Where only people can know, a second card from the same giver is for a second break.
    """
    accused, reason = c.state.seat(c.action.whom), c.action.reason
    again = reason in BY_PEOPLE + OF_THE_HAND
    paid = [offence for offence in c.state.offences if offence.seat == accused and not offence.rules]
    claims = c.state.claims if c.state.keep == "plays" else ()  # else no act tells which card is a second one
    same = (claim for claim in claims if (claim.seat, claim.reason) == (accused, reason))
    due = any(reason in offence.reason.split("/") for offence in paid)
    return no(seat=Seat(accused)) if due or any(not (again and claim.giver == c.who) for claim in same) else None


@rule("table.hand", on=act.Penalizes, source="ONE-51 ONE-52 ONE-53 ONE-54 ONE-59", reads=("penalty_cards",))
def of_the_hand(c: Accusation) -> Found | None:
    """Forbid to look at cards before the dealer does, and to look at them or take them into the hand in a time-out.

    Only people saw it.
    """
    if c.action.reason not in OF_THE_HAND:
        return None
    accused, cards = c.state.seat(c.action.whom), c.house.penalty_cards
    of_dealer = c.action.reason == "looked" and accused == c.state.dealer
    if c.state.timeout == NOBODY and (of_dealer or c.state.phase != "deal" or not c.state.dealt):
        return None
    offence = c.state.offence_of(accused, c.action.reason)
    falls = Falls(offence.line) if offence is not None and offence.stands else None
    return unproven(Penalty(cards, offence, falls=falls), **card_given(c, cards), of=offence)


@rule("table.people", on=act.Penalizes, source="ONE-39 ONE-41 ONE-44 ONE-45", reads=("penalty_cards",))
def people(c: Accusation) -> Found | None:
    """Let the card stand unless it is disputed: only people can know a question, a bad word or a false fact.

    The rules hold once the dealer has looked at the cards, which may be before the starter is turned (ONE-60). Where
    only the score is kept, only they know of any break but an undeserved card.
    """
    s, reason = c.state, c.action.reason
    if reason not in BY_PEOPLE and (s.keep == "plays" or reason == "undeserved"):
        return None
    on = s.phase == "play" or begins_round(s) or (s.phase == "deal" and s.dealt)  # before the starter is turned too
    if (not on and s.timeout == NOBODY) or (s.timeout != NOBODY and reason != "bad-word"):
        return None
    return unproven(Penalty(c.house.penalty_cards), **card_given(c, c.house.penalty_cards))


def card_given(c: Accusation, cards: int) -> dict[str, Any]:
    """Return what is said of penalty cards that only people can judge: whose, for what, and how many are there."""
    accused = c.state.seat(c.action.whom)
    return {"seat": Seat(accused), "cards": cards_coming(c.state, accused, cards), "reason": c.action.reason}


def begins_round(s: State) -> bool:
    """Return True if a penalty card belongs to a round of which no line is entered yet, as only the score is kept."""
    return s.keep == s.keeps == "scores" and s.phase == "deal" and not s.dealt


@rule("table.undeserved", on=act.Penalizes, source="ONE-40")
def undeserved(c: Accusation) -> Found:
    """Return a card that no break deserved, or whose window has closed; giving it was undeserved."""
    accused = c.state.seat(c.action.whom)
    fault = undeserved_offence(c.who, c.line, accused)
    return no(fault, seat=Seat(accused), giver=Seat(c.who), reason=c.action.reason)


def penalizes(c: Accusation, ruling: Ruling) -> Changes:
    """Give the accused the cards with this line, which may begin the round; in a time-out they lie aside.

    A card for a slow turn takes the time of the one turn that it is given for from the offences: a play that stood
    apart has its own turn's time, and the time of any other is part of the turn that is on, or of one that is over.
    """
    s, accused = c.state, c.state.seat(c.action.whom)
    if begins_round(s):
        begun = state_to_score(c.game, s)
        return changes_to(s, begun) | penalizes(replace(c, state=begun), ruling)
    penalty = ruling.data if isinstance(ruling.data, Penalty) else Penalty(1)
    changes, cards = take_cards(s, accused, penalty.cards)
    changes["penalties"] = put(s.penalties, accused, s.penalties[accused] + cards)
    if s.timeout != NOBODY:
        changes["aside"] = put(s.aside, accused, s.aside[accused] + cards)
    changes["ledger"] = (*s.ledger, ledger_entry(c, ruling, c.action.reason, cards))
    if penalty.offence is None or c.action.reason != "play":  # the rules left of a wrong play tell what is paid
        changes["claims"] = (*s.claims, Claim(c.who, accused, c.action.reason))
    restarts = penalty.clock == "turn" and accused == s.turn and s.timeout == NOBODY
    if (due := penalty.offence) is not None:
        paid = due._replace(rules=due.rules[1:], apart=due.apart or restarts)
        same = (due.line, due.reason)
        changes["offences"] = tuple(paid if (of.line, of.reason) == same else of for of in s.offences)
    if c.action.reason == "slow":
        gone = penalty.clock == "gone"
        turns = [of for of in s.offences if of.seat == accused and of.apart is gone]
        over = [of for of in turns if of.took == penalty.seconds or not (gone or of.stands)][: 1 if gone else None]
        changes["offences"] = tuple(of._replace(took=0.0) if of in over else of for of in s.offences)
    if penalty.clock == "last" and s.last[0] == accused:
        changes["last"] = (accused, *sorted(s.last[1:])[:-1])
    elif penalty.clock == "now" or restarts:
        changes |= whole_time(c.time)
    return changes


def ledger_entry(
    c: RuleContext[State, act.Penalizes | act.Catches, Any], ruling: Ruling, reason: str, cards: int
) -> PenaltyCard:
    """Return the line of the ledger for the cards that an accusation costs."""
    s, proof = c.state, "log" if ruling.verdict is Verdict.OK else "people"
    return PenaltyCard(c.line, s.round, c.who, s.seat(c.action.whom), reason, cards, s.acts, proof)


def record_break(c: RuleContext[Any, Any, Any], ruling: Ruling, so_far: Any, stands: bool) -> Changes:
    """Record the break that the finding names, such as an undeserved card or a false call.

    Only a word of time-out is one while a time-out runs or the round is not on.
    """
    fault = ruling.data
    if not isinstance(fault, Offence) or not (in_play(c.state) or fault.reason == "false/play"):
        return {}
    return {"offences": with_offence(so_far, fault)}


def undeserved_offence(giver: int, line: int, against: int) -> Offence:
    """Return the break of giving somebody an undeserved card."""
    rules = ("table.undeserved",)
    return Offence(giver, "undeserved", line, rules, lasting=True, against=against)


def record_wrong_play(c: RuleContext[State, Any, Any], ruling: Ruling, so_far: State, stands: bool) -> Changes:
    """Record a wrong play for an accusation before the next player acts, whether it goes back or stands uncaught.

    An entry error is nobody's break.
    """
    if c.game.cannot_be(c):
        return {}
    fault = Offence(c.who, "play", c.line, ruling.breaks, stands=stands, took=time_taken(c))
    return {"offences": with_offence(so_far, fault)}


def time_taken(c: RuleContext[State, Any, Any]) -> float:
    """Return the seconds of a player's own turn up to this line."""
    return elapsed(c.state, c.time) if c.who == c.state.turn else 0.0


def with_offence(s: State, offence: Offence) -> tuple[Offence, ...]:
    """Return the offences with one more; a table that never ends keeps only the newest."""
    return (*s.offences[-15:], offence)


RULES = (accuser, bad_words, voided, proof, slow)
# ------------------------------------------------------------------------------------------------------- disputes


def hidden_lines(game: Game, log: Sequence[Entry]) -> frozenset[int]:
    """Return the numbers of lines whose ruling no screen may show yet.

    Where players enforce, these are the last player's lines until another player has acted or the next round is dealt.
    Lines taken back or amended since are among them: otherwise taking a line back would tell, without risk, whether it
    was wrong.
    """
    kinds, quiet = game.enforced_by_players, []
    acted: set[str] = set()
    for entry in reversed(log):
        if isinstance(entry.read, act.Flips | act.Deals) and entry.stands:
            break
        enforced = isinstance(entry.read, kinds) or isinstance(entry.action, kinds)  # as entered, or as read now
        if enforced and entry.ruling_hidden and not entry.proved and acted <= {entry.read.who, entry.action.who}:
            quiet.append(entry.n)
        if isinstance(entry.read, game.moving) and (entry.stands or entry.proved):
            acted.add(entry.read.who)
            if len(acted) > 1:
                break
    return frozenset(quiet)


def _card_of_line(s: State, line: int) -> PenaltyCard | None:
    return next((card for card in s.ledger if card.line == line), None)


def open_to_people(s: State, card: PenaltyCard) -> bool:
    """Return True if people may still decide on a card: neither the card nor its round is settled."""
    on = (not s.fresh and s.phase != "over") or (card.acts == s.acts and s.ended_by(card.line))
    return card.proof == "people" and not card.struck and card.round == s.round and on


def _about(c: RuleContext[State, Any, Any]) -> tuple[Contestable | None, PenaltyCard | None]:
    """Return the act and the card that a dispute or an admission may be about.

    They are of the named line, else the latest ones: the act only where no card was given since, a card that people
    decide.
    """
    s, line, admits = c.state, c.action.line, isinstance(c.action, act.Admits)
    decided = [card for card in s.ledger if card.proof == "people" and not card.struck]
    mine = [card for card in decided if card.seat == c.who or not admits]
    card = _card_of_line(s, line) if line is not None else mine[-1] if mine else None
    told = s.contestable
    if told is None or admits is not (told.seat == c.who):
        return None, card
    named = card is None or card.line < told.line if line is None else line == told.line
    return (told if named else None), card


@rule("table.dispute", on=act.Disputes, source="ONE-9 ONE-35 UNO-70 UNO-77 Q-ONE-22")
def dispute(c: RuleContext[State, act.Disputes, Any]) -> Found:
    """Let anybody contest, once, a card that only people can judge.

    An act that a card asked for may be contested by the others until somebody acts, and so may any line that stands
    unless challenged. What the log proves is not voted on.
    """
    (told, card), line = _about(c), c.action.line
    if told is not None:
        d = Dispute(told.line, c.who, told.seat)
    elif card is not None and open_to_people(c.state, card):
        d = Dispute(card.line, card.giver, card.seat, card)
    elif card is not None or line is None or not 1 <= line < c.line:
        return no(line=card.line if card else 0, how="card", what=None)
    elif settled := _settled_already(c, line):
        return no(line=line, **settled, what=public_line(c, line))
    else:
        d = Dispute(line, c.who, c.state.seat(c.log[line - 1].read.who))
    said: dict[str, object] = {"line": d.line, "seat": Seat(d.seat), "giver": Seat(d.giver), "card": d.card is not None}
    return ok(d, **said, how="vote", what=public_line(c, d.line))


def _settled_already(c: RuleContext[State, Any, Any], line: int) -> dict[str, Any]:
    """Return how a line of play is settled without a vote, and the line that proved it; empty for an open one.

    Nothing is revealed about a play that may still be caught. The player of a line takes it back.
    """
    entry = c.log[line - 1]
    if entry.undone or line in c.state.struck or 0 < entry.proved < c.line:
        return {"how": "gone"}
    if line in hidden_lines(c.game, c.log[: c.line - 1]):
        return {"how": "later", "proof": 0}
    proven = next((found for n, found in reversed(c.state.resolved) if n == line), None)
    if proven is not None:
        return {"how": "stands" if proven.stands else "proven", "proof": proven.line}
    if line in c.state.upheld or (entry.ruling.rule.votable and entry.ruling.verdict is Verdict.OPEN):
        return {"how": "settled"}
    if entry.ruling.verdict is not Verdict.OPEN:
        refused = entry.ruling.verdict is Verdict.NO
        return {"how": "stands" if not refused else "uncaught" if entry.stands else "refused"}
    own = entry.read.who not in c.state.names or c.state.seat(entry.read.who) == c.who
    return {"how": "own"} if own else {}


@rule("table.vote", on=act.Votes, source="ONE-35 Q-ONE-22")
def vote(c: RuleContext[State, act.Votes, Any]) -> Found:
    """Let the others vote once each: those who neither gave nor got the card, nor did the act nor contest it.

    The vote that can no longer be overturned decides, and in a tie the card falls.
    """
    d = c.state.dispute
    if d is None or c.who in (d.giver, d.seat, *d.yes, *d.no):
        return no(busy=d is not None)
    return ok(line=d.line, yes=c.action.yes)


@rule("table.admit", on=act.Admits, source="ONE-35")
def admit(c: RuleContext[State, act.Admits, Any]) -> Found:
    """Let the accused admit the break, which proves it.

    A line is left out if its player admits that it did not happen.
    """
    (told, card), d = _about(c), c.state.dispute
    mine = d is not None and d.seat == c.who and c.action.line == d.line and _card_of_line(c.state, d.line) is None
    done = told if told is not None else d if mine else None
    if done is not None:
        return ok(done, line=done.line, card=False, what=public_line(c, done.line))
    if card is None or card.seat != c.who or not open_to_people(c.state, card):
        return no(line=card.line if card else 0)
    return ok(line=card.line, card=True, what=public_line(c, card.line))


def disputes(c: RuleContext[State, act.Disputes, Any], ruling: Ruling) -> Changes:
    """Open the vote, during which the clock stands still; without anybody to vote it is over at once."""
    if not isinstance(ruling.data, Dispute):  # a line of older rules: under today's there is nothing to dispute
        return {}
    stopped: Changes = {"spent": elapsed(c.state, c.time)}
    changes = stopped | _decide(c.state.replaced(stopped), ruling.data, c.time)
    return changes | c.game.cards_returned(c, changes)


def votes(c: RuleContext[State, act.Votes, Any], ruling: Ruling) -> Changes:
    """Count a vote, which may decide."""
    d = c.state.dispute
    if d is None:
        return {}
    d = d._replace(yes=(*d.yes, c.who)) if c.action.yes else d._replace(no=(*d.no, c.who))
    changes = _decide(c.state, d, c.time)
    return changes | c.game.cards_returned(c, changes)


def admits(c: RuleContext[State, act.Admits, Any], ruling: Ruling) -> Changes:
    """Let the card stand for good, or strike an act that was not done."""
    line, d = ruling.line, c.state.dispute
    if not 0 < line < c.line:  # a line of older rules: under today's there is nothing to admit
        return {}
    over: Changes = _close_vote(c.state, c.time) if d is not None and d.line == line else {}
    if isinstance(ruling.data, Contestable | Dispute):  # the finding is about an act, which was not done
        return over | _strike(c.state.replaced(over), line, c.time)
    return over | {"ledger": _settle_card(c.state, line, proof="admitted")}


def _strike(s: State, line: int, at: float) -> Changes:
    """Strike a line that people do not believe: the log leaves it out, as if it had not been entered.

    The one who has to act then has the whole time again.
    """
    told = s.contestable is not None and s.contestable.line == line
    return {"struck": (*s.struck, line)} | ({"contestable": None} if told else {}) | conduct.restart_clock(s, at)


def _close_vote(s: State, at: float) -> Changes:
    """Close the vote; the clock goes on where it stood, unless something else holds it up."""
    then = s.replaced({"dispute": None})
    waits = then.timeout != NOBODY or then.held_up
    return {"dispute": None} | ({} if s.dispute is None or waits else conduct.resume_clock(then, at))


def _settle_card(s: State, line: int, **how: Any) -> tuple[PenaltyCard, ...]:
    return tuple(card._replace(**how) if card.line == line else card for card in s.ledger)


def _decide(s: State, d: Dispute, at: float, *, closing: bool = False) -> Changes:
    """Close a dispute whose vote can no longer be overturned, or that is `closing`; else keep it open."""
    voters = [seat for seat, gone in enumerate(s.gone) if not gone and seat not in (d.giver, d.seat)]
    left = 0 if closing else len([seat for seat in voters if seat not in d.yes and seat not in d.no])
    told = s.contestable is not None and s.contestable.line == d.line
    over = _close_vote(s.replaced({"dispute": d}), at)
    if len(d.yes) > len(d.no) + left:
        over |= {"ledger": _settle_card(s, d.line, proof="vote"), "upheld": (*s.upheld, d.line)}
        return over | ({"contestable": None} if told else {})
    if len(d.yes) + left > len(d.no):
        return {"dispute": d}
    if d.card is None:
        return over | _strike(s.replaced(over), d.line, at)
    return over | _strike_card(s.replaced(over), d.card, at, undeserved=len(d.no) > len(d.yes))


def _strike_card(s: State, card: PenaltyCard, at: float, *, undeserved: bool) -> Changes:
    """Strike a card, which goes back; where nobody has acted since, all is as if it had not been given.

    The ledger keeps it.
    """
    others = [other for other in s.ledger if other.line != card.line]
    struck = card._replace(proof="vote", struck=True)
    changes: Changes = {"ledger": tuple(sorted((*others, struck), key=lambda given: given.line))}
    if undeserved and card.costs != 0:
        offence = undeserved_offence(card.giver, card.line, card.seat)
        changes["offences"] = with_offence(s, offence._replace(cards=card.costs))
    given = _card_of_line(s, card.line)
    if given is None or given.acts == s.acts:  # without it in the ledger, the log leaves it out already
        return changes | _strike(s.replaced(changes), card.line, at)
    changes |= s.without_card(card)
    s = s.replaced(changes)
    if s.penalties_to_hand:  # back into the stock, as many as the hand still has
        hand = s.hands[card.seat]
        back = card.cards if hand is None else min(card.cards, hand)
        changes["known"] = put(s.known, card.seat, None)
        changes["hands"] = s.hands if hand is None else put(s.hands, card.seat, hand - back)
        changes["stock"] = None if s.stock is None else s.stock + back
    if card.counts:
        changes["penalties"] = put(s.penalties, card.seat, max(0, s.penalties[card.seat] - card.cards))
    return changes


def close_dispute(s: State, at: float) -> Changes:
    """Close the dispute with the votes so far, as the first later line does that is neither vote nor talk."""
    return _decide(s, s.dispute, at, closing=True) if s.dispute is not None else {}


LAST_RULES = (surplus, of_the_hand, people, undeserved, dispute, vote, admit)
"""Rules after a family's own reasons, which stand between these and RULES."""

EFFECTS: Effects = {act.Penalizes: penalizes, act.Disputes: disputes, act.Votes: votes, act.Admits: admits}
ON_REFUSED: OnRefused = {act.Penalizes: record_break, act.Says: record_break}
