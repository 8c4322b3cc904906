"""People come, go and change places; the table overrules the app, agrees on house rules, takes lines back."""

from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.conduct import time_in_now
from referee.core.facts import choice, set_facts
from referee.core.game import Apply, Changes
from referee.core.notation import Unreadable
from referee.core.penalties import named
from referee.core.record import KEEPS, readable
from referee.core.rounds import complete, score, uncounted
from referee.core.rulings import Case, Found, Ruling, Seat, Verdict, no, ok, rule
from referee.core.seats import NOBODY
from referee.core.state import State

META: tuple[type[Action], ...] = (act.Undoes, act.Amends, act.Allows)
"""Lines about other lines."""

SITTING_DOWN: tuple[type[Action], ...] = (act.Joins, act.Replaces)
"""Lines whose name is not yet at the table."""

NOT_OF_PLAY: tuple[type[Action], ...] = (
    *META,
    *SITTING_DOWN,
    act.Swaps,
    act.Leaves,
    act.Returns,
    act.Disputes,
    act.Votes,
    act.Admits,
    act.Corrects,
    act.Agrees,
    act.Unread,
)
"""Lines that are refused because they make no sense: there is nothing that the table could let stand."""

Any_ = Case[State, Any, Any]


# ------------------------------------------------------------------------------------------------ lines about lines


def _known(c: Any_, line: int) -> Any:
    if not 1 <= line < c.n:
        raise Unreadable("unreadable-line", line=line)
    return c.log[line - 1]


@rule("table.undo", on=act.Undoes, source="ONE-3")
def undo(c: Case[State, act.Undoes, Any]) -> Found:
    """Anybody takes back any one line, and that is a line too. A line already taken back is named in vain, so two
    people undoing at once take back one thing."""
    line = c.a.line
    if line is None:
        standing = (each.n for each in reversed(c.log) if each.stands and type(each.action) is not act.Undoes)
        line = next(standing, None)
        if line is None:
            return no(line=0)
    entry = _known(c, line)
    what = named(c, line)
    return no(line=line, what=what) if entry.undone else ok(line=line, what=what)


@rule("table.amend", on=act.Amends, source="ONE-3")
def amend(c: Case[State, act.Amends, Any]) -> Found:
    """A line is read anew at its old place: a count put right, a mistyped card. Lines about lines are not amended.
    Whoever sat there then may be gone by now."""
    entry = _known(c, c.a.line)
    if entry.undone or isinstance(entry.action, META) or isinstance(c.a.action, META):
        return no(line=c.a.line)
    if not isinstance(c.a.action, SITTING_DOWN) and c.a.action.who not in {each.action.who for each in c.log}:
        c.s.seat(c.a.action.who)
    if type(c.a.action) not in c.game.rules_on:
        raise Unreadable("unreadable-not-here")
    return ok(line=c.a.line, what=named(c, c.a.line))


@rule("table.allow", on=act.Allows, source="ONE-35")
def allow(c: Case[State, act.Allows, Any]) -> Found:
    """The table outranks the app: a refused line of play stands because the table says so. A wrong play that stands in
    silence needs no leave, and is answered like a right one: nothing tells before it is caught."""
    entry = _known(c, c.a.line)
    refused = entry.ruling.verdict is Verdict.NO and not entry.stands
    if entry.undone or isinstance(entry.read, NOT_OF_PLAY) or not refused:
        return no(line=c.a.line)
    return ok(line=c.a.line, what=named(c, c.a.line))


# ------------------------------------------------------------------------------------------------- the table's word


@rule("table.correct", on=act.Corrects, source="ONE-35")
def correct(c: Case[State, act.Corrects, Any]) -> Found:
    """What lies on the real table is right, whatever the app believes."""
    set_facts(c.game, c.s, c.a.facts)
    return ok(facts=c.a.facts)


@rule("table.agree", on=act.Agrees, source="ONE-2")
def agree(c: Case[State, act.Agrees, Any]) -> Found:
    """House rules change from the next deal, or at once; contradictions are named before they are played."""
    house, _ = _agreed(c)
    problems = house.problems(sum(not gone for gone in c.s.gone))
    if problems:
        return no(problem=problems[0])
    return ok(house=" ".join(f"{key}={value}" for key, value in c.a.house), now=c.a.now)


def _agreed(c: Case[State, act.Agrees, Any]) -> tuple[Any, str | None]:
    rest = [(key, value) for key, value in c.a.house if key != "keep"]
    keeps = [choice("keep", value, KEEPS) for key, value in c.a.house if key == "keep"]
    base = c.s.house if c.a.now else c.s.later or c.s.house
    return base.with_texts(rest), keeps[-1] if keeps else None


def corrects(c: Case[State, act.Corrects, Any], ruling: Ruling) -> Changes:
    """The state with the facts set, as changes."""
    new = set_facts(c.game, c.s.but({"now": c.at}), c.a.facts)
    return {key: value for key, value in new.__dict__.items() if value is not c.s.__dict__[key]}


def agrees(c: Case[State, act.Agrees, Any], ruling: Ruling) -> Changes:
    """At once, or put by for the next deal. A round of which only the score was kept is dealt anew to be played."""
    s = c.s
    house, keep = _agreed(c)
    if not c.a.now:
        return {"later": house, "later_keep": keep or s.later_keep}
    changes: Changes = c.game.under(s, house)
    if s.later is not None:
        changes["later"] = s.later.with_texts([pair for pair in c.a.house if pair[0] != "keep"])
    if keep is not None:
        changes |= {"keep": keep, "later_keep": None}
    if keep == "plays" and s.keep == "scores" and s.phase == "play":
        changes |= {"phase": "deal", "dealt": False, "turn": NOBODY} | uncounted(s)
    return changes


# ------------------------------------------------------------------------------------------------- coming and going


@rule("table.join", on=act.Joins, source="ONE-4")
def join(c: Case[State, act.Joins, Any]) -> Found:
    """A late arrival plays from the next deal, with the points the table gives them."""
    after = c.s.seat(c.a.after)
    if not readable(c.a.who):
        raise Unreadable("unreadable-name", name=c.a.who)
    if c.a.who in c.s.names or sum(not gone for gone in c.s.gone) >= c.game.players[1]:
        return no(name=c.a.who, taken=c.a.who in c.s.names)
    return ok(after=Seat(after), name=c.a.who, points=c.a.points or 0)


@rule("table.replace", on=act.Replaces, source="ONE-4")
def substitute(c: Case[State, act.Replaces, Any]) -> Found:
    """A substitute takes the seat with its hand and its points."""
    seat = c.s.seat(c.a.whom)
    if not readable(c.a.who):
        raise Unreadable("unreadable-name", name=c.a.who)
    return no(name=c.a.who) if c.a.who in c.s.names else ok(seat=Seat(seat), name=c.a.who, before=c.a.whom)


@rule("table.swap", on=act.Swaps, source="ONE-6")
def swap(c: Case[State, act.Swaps, Any]) -> Found:
    """Two people change places, each with their hand and points."""
    whom = c.s.seat(c.a.whom)
    return no(seat=Seat(whom)) if whom == c.who or c.s.gone[whom] else ok(seat=Seat(whom))


@rule("table.leave", on=act.Leaves, source="ONE-6")
def leave(c: Case[State, act.Leaves, Any]) -> Found:
    """The seat is empty: its turns pass."""
    return no() if c.s.gone[c.who] else ok()


@rule("table.return", on=act.Returns, source="ONE-6")
def come_back(c: Case[State, act.Returns, Any]) -> Found:
    """The seat is filled again: at once where its hand still lies there, else from the next deal."""
    return ok() if c.s.gone[c.who] else no()


def joins(c: Case[State, act.Joins, Any], ruling: Ruling) -> Changes:
    """One more seat, the last by number, in its place round the table."""
    s, seat = c.s, len(c.s.names)
    if c.a.who in s.names:
        return {}
    at = s.ring.index(s.seat(c.a.after)) + 1
    there = s.phase == "deal" and not s.dealt
    return s.as_it_ended() | {
        "names": (*s.names, c.a.who),
        "ring": (*s.ring[:at], seat, *s.ring[at:]),
        "here": (*s.here, there),
        "gone": (*s.gone, False),
        "phones": (*s.phones, True),
        "hands": (*s.hands, 0),
        "known": (*s.known, None),
        "penalties": (*s.penalties, 0),
        "aside": (*s.aside, 0),
        "scores": (*s.scores, c.a.points or 0),
        "held": (*s.held, None),
        "worth": (*s.worth, None),
    }


def replaces(c: Case[State, act.Replaces, Any], ruling: Ruling) -> Changes:
    """Another name at the same seat."""
    seat = c.s.seat(c.a.whom)
    return {"names": tuple(c.a.who if at == seat else name for at, name in enumerate(c.s.names))}


def swaps(c: Case[State, act.Swaps, Any], ruling: Ruling) -> Changes:
    """The ring with two places exchanged."""
    other = {c.who: c.s.seat(c.a.whom), c.s.seat(c.a.whom): c.who}
    return {"ring": tuple(other.get(seat, seat) for seat in c.s.ring)}


def leaves(c: Case[State, act.Leaves, Any], ruling: Ruling) -> Changes:
    """The turn and a time-out of theirs end with them."""
    s = c.s
    changes: Changes = s.as_it_ended() | (time_in_now(s, c.at) if s.timeout == c.who else {})
    changes["gone"] = tuple(gone or seat == c.who for seat, gone in enumerate(s.gone))
    if s.turn == c.who:
        turn = s.next(c.who) if s.phase == "play" else NOBODY
        changes |= {"turn": NOBODY if turn == c.who else turn, "since": c.at, "spent": 0.0} | s.turn_given_up()
    if s.phase in ("count", "over"):  # the hand was in the round, and is counted
        return changes
    changes["here"] = tuple(here and seat != c.who for seat, here in enumerate(s.here))
    new = s.but(changes)
    if s.keep == "scores" and s.phase == "play" and any(new.here) and complete(new):
        changes |= score(new, c.at, c.n)
    return changes


def returns(c: Case[State, act.Returns, Any], ruling: Ruling) -> Changes:
    """Back in the round where a hand lies there, else when the next is dealt."""
    s = c.s
    there = s.in_round(c.who) and s.phase != "over"
    changes: Changes = s.as_it_ended() | {"gone": tuple(gone and seat != c.who for seat, gone in enumerate(s.gone))}
    changes["here"] = tuple(here or (seat == c.who and there) for seat, here in enumerate(s.here))
    if s.phase == "play" and s.turn == NOBODY and there:
        changes |= {"turn": c.who, "since": c.at}
    return changes


RULES = (undo, amend, allow, correct, agree, join, substitute, swap, leave, come_back)
EFFECTS: dict[type[Action], Apply] = {
    act.Corrects: corrects,
    act.Agrees: agrees,
    act.Joins: joins,
    act.Replaces: replaces,
    act.Swaps: swaps,
    act.Leaves: leaves,
    act.Returns: returns,
}
