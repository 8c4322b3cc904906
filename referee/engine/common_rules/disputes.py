"""Disputes: lines and penalty cards that only people can judge, votes on them, and admissions."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules.conduct import elapsed, give_back, restart_clock, resume_clock
from referee.engine.common_rules.penalties import public_line, undeserved_offence, with_offence
from referee.engine.model.entry import Entry
from referee.engine.model.game import Changes, Effects, Game, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, Verdict, no, ok, rule
from referee.engine.model.state import Contestable, Dispute, PenaltyCard, State


def hidden_lines(game: Game, log: Sequence[Entry]) -> frozenset[int]:
    """Return the numbers of lines whose ruling no screen may show yet.

    Where players enforce, these are the last player's lines until another player has acted or the next round is dealt.
    Lines taken back or amended since are among them: otherwise taking a line back would tell, without risk, whether it
    was wrong.
    """
    kinds, quiet = game.enforced_by_players, list[int]()
    acted = set[str]()
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


@dataclass(frozen=True, slots=True)
class Contested:
    """A line that people vote on, or a `card`: the seat that gave or contests it, and the seat it belongs to."""

    giver: int
    seat: int
    card: PenaltyCard | None = None


@dataclass(frozen=True, slots=True)
class Admitted:
    """The object of an admission: a penalty `card`, or an act that was not done."""

    card: bool


def _card_of_line(s: State, line: int) -> PenaltyCard | None:
    return next((card for card in s.ledger if card.line == line), None)


def _disputed(c: RuleContext[State, Any, Any]) -> PenaltyCard | None:
    """Return the card of a dispute or an admission: the named line's, else the latest that people decide."""
    if c.action.line is not None:
        return _card_of_line(c.state, c.action.line)
    mine = (card for card in reversed(c.state.ledger) if card.proof == "people" and not card.struck)
    return next((card for card in mine if not isinstance(c.action, act.Admits) or card.seat == c.who), None)


def open_to_people(s: State, card: PenaltyCard) -> bool:
    """Return True if people may still decide on a card: neither the card nor its round is settled."""
    on = (not s.fresh and s.phase != "over") or (card.acts == s.acts and s.ended_by(card.line))
    return card.proof == "people" and not card.struck and card.round == s.round and on


def _contestable(c: RuleContext[State, Any, Any]) -> Contestable | None:
    """Return the act of a dispute or an admission: the named line, else the latest where no card was given since."""
    told, card = c.state.contestable, _disputed(c)
    if told is None:
        return None
    named_or_latest = c.action.line == told.line if c.action.line is not None else card is None or card.line < told.line
    return told if named_or_latest and isinstance(c.action, act.Admits) is (told.seat == c.who) else None


@rule("table.dispute", on=act.Disputes, source="ONE-9 ONE-35 UNO-70 UNO-77 Q-ONE-22")
def dispute(c: RuleContext[State, act.Disputes, Any]) -> Found:
    """Let anybody contest, once, a card that only people can judge.

    An act that a card asked for may be contested by the others until somebody acts, and so may any line that stands
    unless challenged. What the log proves is not voted on.
    """
    if (told := _contestable(c)) is not None:
        people = {"seat": Seat(told.seat), "giver": Seat(c.who)}
        return ok(
            Contested(c.who, told.seat),
            line=told.line,
            **people,
            card=False,
            how="vote",
            what=public_line(c, told.line),
        )
    card = _disputed(c)
    if card is None and c.action.line is not None:
        return _of_a_line(c, c.action.line)
    if card is None or not open_to_people(c.state, card):
        return no(line=card.line if card else 0, how="card", what=None)
    people = {"seat": Seat(card.seat), "giver": Seat(card.giver)}
    data = Contested(card.giver, card.seat, card)
    return ok(data, line=card.line, **people, card=True, how="vote", what=public_line(c, card.line))


def _of_a_line(c: RuleContext[State, act.Disputes, Any], line: int) -> Found:
    """Judge a dispute of any line of play: the table votes on an open one, else the log has settled it.

    The finding reveals nothing about a play that may still be caught. The player of a line takes it back without a
    vote.
    """
    if not 1 <= line < c.line:
        return no(line=0, how="card", what=None)
    entry, what = c.log[line - 1], public_line(c, line)
    if entry.undone or line in c.state.struck or 0 < entry.proved < c.line:
        return no(line=line, how="gone", what=what)
    if line in hidden_lines(c.game, c.log[: c.line - 1]):
        return no(line=line, how="later", proof=0, what=what)
    proven = next((found for n, found in reversed(c.state.resolved) if n == line), None)
    if proven is not None:
        return no(line=line, how="stands" if proven.stands else "proven", proof=proven.line, what=what)
    if line in c.state.upheld or (entry.ruling.rule.votable and entry.ruling.verdict is Verdict.OPEN):
        return no(line=line, how="settled", what=what)
    if entry.ruling.verdict is not Verdict.OPEN:
        refused = entry.ruling.verdict is Verdict.NO
        how = "stands" if not refused else "uncaught" if entry.stands else "refused"
        return no(line=line, how=how, what=what)
    if entry.read.who not in c.state.names or c.state.seat(entry.read.who) == c.who:
        return no(line=line, how="own", what=what)
    seat = c.state.seat(entry.read.who)
    people = {"seat": Seat(seat), "giver": Seat(c.who)}
    return ok(Contested(c.who, seat), line=line, **people, card=False, how="vote", what=what)


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
    if (told := _contestable(c)) is not None:
        return ok(Admitted(False), line=told.line, card=False, what=public_line(c, told.line))
    if (
        (d := c.state.dispute) is not None
        and d.seat == c.who
        and c.action.line == d.line
        and _card_of_line(c.state, d.line) is None
    ):
        return ok(Admitted(False), line=d.line, card=False, what=public_line(c, d.line))
    card = _disputed(c)
    if card is None or card.seat != c.who or not open_to_people(c.state, card):
        return no(line=card.line if card else 0)
    return ok(Admitted(True), line=card.line, card=True, what=public_line(c, card.line))


def disputes(c: RuleContext[State, act.Disputes, Any], ruling: Ruling) -> Changes:
    """Open the vote, during which the clock stands still; without anybody to vote it is over at once."""
    if not isinstance(ruling.data, Contested):  # a line of older rules: under today's there is nothing to dispute
        return {}
    s, told = c.state.replaced({"spent": elapsed(c.state, c.time)}), ruling.data
    changes = {"spent": s.spent} | _decide(s, Dispute(ruling.line, told.giver, told.seat, told.card), c.time)
    return changes | c.game.cards_returned(c, changes)


def votes(c: RuleContext[State, act.Votes, Any], ruling: Ruling) -> Changes:
    """Count a vote, which may decide."""
    d = c.state.dispute
    if d is None:
        return {}
    d = replace(d, yes=(*d.yes, c.who)) if c.action.yes else replace(d, no=(*d.no, c.who))
    changes = _decide(c.state, d, c.time)
    return changes | c.game.cards_returned(c, changes)


def admits(c: RuleContext[State, act.Admits, Any], ruling: Ruling) -> Changes:
    """Let the card stand for good, or strike an act that was not done."""
    line, d = ruling.line, c.state.dispute
    if not 0 < line < c.line:  # a line of older rules: under today's there is nothing to admit
        return {}
    over: Changes = _close_vote(c.state, c.time) if d is not None and d.line == line else {}
    if isinstance(ruling.data, Admitted) and not ruling.data.card:
        return over | _strike(c.state.replaced(over), line, c.time)
    return over | {"ledger": _settle_card(c.state, line, proof="admitted")}


def _strike(s: State, line: int, at: float) -> Changes:
    """Strike a line that people do not believe: the log leaves it out, as if it had not been entered.

    The one who has to act then has the whole time again.
    """
    told = s.contestable is not None and s.contestable.line == line
    return {"struck": (*s.struck, line)} | ({"contestable": None} if told else {}) | restart_clock(s, at)


def _close_vote(s: State, at: float) -> Changes:
    """Close the vote; the clock goes on where it stood, unless something else holds it up."""
    then = s.replaced({"dispute": None})
    waits = then.timeout != NOBODY or then.held_up
    return {"dispute": None} | ({} if s.dispute is None or waits else resume_clock(then, at))


def _settle_card(s: State, line: int, **how: Any) -> tuple[PenaltyCard, ...]:
    return tuple(replace(card, **how) if card.line == line else card for card in s.ledger)


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
    struck = replace(card, proof="vote", struck=True)
    changes: Changes = {"ledger": tuple(sorted((*others, struck), key=lambda given: given.line))}
    if undeserved and card.costs != 0:
        offence = undeserved_offence(card.giver, card.line, card.seat)
        changes["offences"] = with_offence(s, replace(offence, cards=card.costs))
    given = _card_of_line(s, card.line)
    if given is None or given.acts == s.acts:  # without it in the ledger, the log leaves it out already
        return changes | _strike(s.replaced(changes), card.line, at)
    changes |= s.without_card(card)
    changes |= give_back(s.replaced(changes), card.seat, card.cards)
    if card.counts:
        changes["penalties"] = put(s.penalties, card.seat, max(0, s.penalties[card.seat] - card.cards))
    return changes


def close_dispute(s: State, at: float) -> Changes:
    """Close the dispute with the votes so far, as the first later line does that is neither vote nor talk."""
    return _decide(s, s.dispute, at, closing=True) if s.dispute is not None else {}


LAST_RULES = (dispute, vote, admit)
EFFECTS: Effects = {act.Disputes: disputes, act.Votes: votes, act.Admits: admits}
