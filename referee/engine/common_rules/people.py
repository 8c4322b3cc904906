"""People come, go and change places; the table overrules the app, agrees on house rules, takes lines back."""

from collections.abc import Iterator
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules.conduct import end_time_out, whole_time
from referee.engine.common_rules.facts import choice, in_steps, set_facts
from referee.engine.common_rules.penalties import public_line
from referee.engine.common_rules.rounds import all_counted, changes_to, clear_counts, score_round
from referee.engine.model.game import Changes, Effects, RuleContext, TableContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Found, Ruling, Seat, Verdict, no, ok, rule
from referee.engine.model.state import NUMBERS, State, seat_defaults
from referee.engine.notation.record import KEEPS, readable

META: tuple[type[act.Action], ...] = (act.Undoes, act.Amends, act.Allows)
"""Lines about other lines."""

SITTING_DOWN: tuple[type[act.Action], ...] = (act.Joins, act.Replaces)
"""Lines whose name is not yet at the table."""

NOT_OF_PLAY: tuple[type[act.Action], ...] = (
    *(*META, *SITTING_DOWN, act.Swaps, act.Leaves, act.Returns),
    *(act.Disputes, act.Votes, act.Admits, act.Corrects, act.Agrees, act.Unread),
)
"""Lines that are refused because they make no sense, so that there is nothing for the table to allow."""


# ------------------------------------------------------------------------------------------------ lines about lines


def _known(c: TableContext, line: int) -> Any:
    if not 1 <= line < c.line:
        raise NotationError("unreadable-line", line=line)
    return c.log[line - 1]


@rule("table.undo", on=act.Undoes, source="")
def undo(c: RuleContext[State, act.Undoes, Any]) -> Found:
    """Let anybody take back any one line, which is a line too.

    Naming a line that was already taken back does nothing, so two people undoing at once take back one line.
    """
    standing = (entry.n for entry in reversed(c.log) if entry.stands and type(entry.action) is not act.Undoes)
    line = next(standing, None) if c.action.line is None else c.action.line
    if line is None:
        return no(line=0)
    entry = _known(c, line)
    what = public_line(c, line)
    return no(line=line, what=what) if entry.undone else ok(line=line, what=what)


@rule("table.amend", on=act.Amends, source="")
def amend(c: RuleContext[State, act.Amends, Any]) -> Found:
    """Read a line otherwise at its old place, or several as one act: a corrected count, a mistyped card.

    Lines about lines are not amended. The line's player may have left by now. Where a new text is refused at its place
    the log refuses the amendment.
    """
    acted = {earlier.action.who for earlier in c.log}
    for line, action in c.action.texts:
        entry = _known(c, line)
        if entry.undone or isinstance(entry.action, META) or isinstance(action, META):
            return no(line=line, because=None)
        if not isinstance(action, SITTING_DOWN) and action.who not in acted:
            c.state.seat(action.who)
        if type(action) not in c.game.rules_on:
            raise NotationError("unreadable-not-here")
    line = c.action.line
    entries = [(_known(c, line), action) for line, action in c.action.texts]
    numbers = all(isinstance(action, NUMBERS) for entry, action in entries for action in (entry.read, action))
    number = entries[0][0].round if numbers and len({entry.round for entry, _ in entries}) == 1 else 0
    pairs = [(entry.read, action) for entry, action in entries] if number else []
    changes = tuple(change for was, now in pairs for change in _changes(c.state, was, now))
    return ok(line=line, what=public_line(c, line), round=number, changes=changes)


def _changes(s: State, was: Any, now: Any) -> Iterator[Message]:
    """Yield the numbers of a line that an amendment changes: points, or each part of a side's round."""
    names = was.side if isinstance(was, act.Scores) else (was.who,)
    side = tuple(Seat(s.names.index(name)) if name in s.names else name for name in names)
    old, new = _numbers(was), _numbers(now)
    for key in dict.fromkeys((*old, *new)):
        if old.get(key) != new.get(key):
            label = s.label(key) if key else None
            yield message("number-change", side=side, label=label, was=old.get(key, "–"), now=new.get(key, "–"))


def _numbers(said: Any) -> dict[str, str]:
    """Return the numbers of a line by the key of their part, empty for points."""
    if isinstance(said, act.Scores) and said.points is None:
        return {key: {"yes": "✓", "no": "–"}.get(text, text) for key, text in said.parts}
    cards = " ".join(card.code for card in said.cards) if isinstance(said, act.Holds) else ""
    return {"": cards or str(said.points or 0)}


@rule("table.allow", on=act.Allows, source="ONE-35")
def allow(c: RuleContext[State, act.Allows, Any]) -> Found:
    """Let a refused line of play stand because the table says so: the table outranks the app.

    A wrong play that stands uncaught needs no permission, and is answered like a right one, so that nothing is revealed
    before it is caught.
    """
    entry = _known(c, c.action.line)
    refused = entry.ruling.verdict is Verdict.NO and not entry.stands
    if entry.undone or isinstance(entry.read, NOT_OF_PLAY) or not refused:
        return no(line=c.action.line)
    return ok(line=c.action.line, what=public_line(c, c.action.line))


# ------------------------------------------------------------------------------------------------- the table's word


@rule("table.correct", on=act.Corrects, source="")
def correct(c: RuleContext[State, act.Corrects, Any]) -> Found:
    """Accept the cards on the real table as right: the app's own count does not matter.

    Where more than one thing may follow, the table is asked which of them does.
    """
    new = set_facts(c.game, c.state, c.action.facts)
    asked = c.game.left_open(c.state, new, c.action)
    return ok(facts=c.action.facts, asked=None) if asked is None else no(facts=c.action.facts, asked=asked)


@rule("table.agree", on=act.Agrees, source="ONE-2 OC-29 UNO-83")
def agree(c: RuleContext[State, act.Agrees, Any]) -> Found:
    """Change house rules from the next deal, or at once; contradictions are named before they are played.

    Other packs wait for the next deal, as the cards of this round are in people's hands.
    """
    house, _, now = _agreed(c)
    problems = house.problems(sum(not gone for gone in c.state.gone))
    if problems:
        return no(problems[0], problem=problems[0])
    said = " ".join(f"{key}={value}" for key, value in c.action.house)
    return ok(house=said, now=now, waits=c.action.now and not now)


def _agreed(c: RuleContext[State, act.Agrees, Any]) -> tuple[Any, str | None, bool]:
    """Return the house rules and the mode of entry that a line agrees on, and True if they hold at once."""
    s = c.state
    rest = [(key, value) for key, value in c.action.house if key != "keep"]
    keeps = [choice("keep", value, KEEPS) for key, value in c.action.house if key == "keep"]
    house, keep = s.house.with_texts(rest), keeps[-1] if keeps else None
    on = s.dealt or s.phase in ("pass", "play", "count")
    if c.action.now and not (on and c.game.packs(s) != c.game.packs(s.replaced(c.game.under(s, house)))):
        return house, keep, True
    return (s.later or s.house).with_texts(rest), keep, False


def corrects(c: RuleContext[State, act.Corrects, Any], ruling: Ruling) -> Changes:
    """Set the facts, and what follows from them; return the fields of the state that differ."""
    stated = dict(c.action.facts)
    new = set_facts(c.game, c.state.replaced({"now": c.time}), c.action.facts)
    new = new.replaced(c.game.corrected(c, new, stated))
    if stated.keys().isdisjoint(("winner", "phase")):
        new = new.replaced(_follow_end(c, new))
    return changes_to(c.state, new)


def _follow_end(c: TableContext, s: State) -> Changes:
    """Return the changes by which the end and the winners of a game follow from totals or limits that the table set.

    Between two rounds and after the last one a game of points is over, or goes on, as it would have been when that
    round was scored. Who has left since the game was over is ranked as it was then.
    """
    over, before = s.phase == "over", c.state
    between = over or (s.phase == "deal" and s.fresh)
    same = (s.scores, s.round, s.house) == (before.scores, before.round, before.house)
    if not between or same or not s.counts_points:
        return {}
    scored = s.rounds[-1].line if s.rounds else c.line
    at = c.log[scored - 1].at if scored < c.line else c.time
    ranked = s.replaced({"gone": tuple(map(s.left, range(len(s.names))))})
    if ranked.ends_with(s.scores, at):
        return {"phase": "over", "fresh": False, "winners": ranked.best(s.scores), "tied": ()}
    changes: Changes = {"tied": ranked.tied_with(s.scores, at)}
    return changes | ({"phase": "deal", "fresh": True, "winners": (), "final": None} if over else {})


def agrees(c: RuleContext[State, act.Agrees, Any], ruling: Ruling) -> Changes:
    """Set house rules at once, or keep them for the next deal.

    A round of which only the score was kept is dealt again to be played.
    """
    s = c.state
    house, keep, now = _agreed(c)
    if not now:
        return {"later": house, "later_keep": keep or s.later_keep}
    changes: Changes = c.game.under(s, house)
    if s.later is not None:
        changes["later"] = s.later.with_texts([pair for pair in c.action.house if pair[0] != "keep"])
    if keep is not None:
        changes |= {"keep": keep, "later_keep": None}
    if keep == "plays" and s.keep == "scores" and s.phase == "play":
        changes |= {"phase": "deal", "dealt": False, "turn": NOBODY} | clear_counts(s)
    return changes | _follow_end(c, s.replaced(changes))


# ------------------------------------------------------------------------------------------------- coming and going


@rule("table.join", on=act.Joins, source="")
def join(c: RuleContext[State, act.Joins, Any]) -> Found:
    """Let a late arrival play from the next deal, with the points that the table gives them."""
    after = c.state.seat(c.action.after)
    if not readable(c.action.who):
        raise NotationError("unreadable-name", name=c.action.who)
    if c.action.who in c.state.names or is_full(c):
        return no(name=c.action.who, taken=c.action.who in c.state.names)
    return ok(after=Seat(after), name=c.action.who, points=in_steps(c.action.points or 0, c.state.step))


def is_full(c: TableContext) -> bool:
    """Return True if the game takes no more people than there are."""
    return sum(not gone for gone in c.state.gone) >= c.game.players[1]


@rule("table.replace", on=act.Replaces, source="")
def substitute(c: RuleContext[State, act.Replaces, Any]) -> Found:
    """Give a substitute the seat with its hand and its points."""
    seat = c.state.seat(c.action.whom)
    if not readable(c.action.who):
        raise NotationError("unreadable-name", name=c.action.who)
    if c.action.who in c.state.names:
        return no(name=c.action.who)
    return ok(seat=Seat(seat), name=c.action.who, before=c.action.whom)


@rule("table.swap", on=act.Swaps, source="")
def swap(c: RuleContext[State, act.Swaps, Any]) -> Found:
    """Let two people change places, each with their hand and points."""
    whom = c.state.seat(c.action.whom)
    return no(seat=Seat(whom)) if whom == c.who or c.state.gone[whom] else ok(seat=Seat(whom))


@rule("table.leave", on=act.Leaves, source="")
def leave(c: RuleContext[State, act.Leaves, Any]) -> Found:
    """Leave the seat empty, so that its turns pass."""
    return no() if c.state.gone[c.who] else ok()


@rule("table.return", on=act.Returns, source="")
def come_back(c: RuleContext[State, act.Returns, Any]) -> Found:
    """Fill the seat again, at once where its hand still lies there, else from the next deal.

    Where others have come since, the table may be full.
    """
    if not c.state.gone[c.who]:
        return no(full=False)
    return no(full=True) if is_full(c) else ok()


def joins(c: RuleContext[State, act.Joins, Any], ruling: Ruling) -> Changes:
    """Add a seat, the last by number, in its place round the table."""
    s, seat = c.state, len(c.state.names)
    if c.action.who in s.names:
        return {}
    at = s.ring.index(s.seat(c.action.after)) + 1
    there = s.phase == "deal" and not s.dealt
    theirs = seat_defaults(type(s)) | {"here": there, "scores": c.action.points or 0}
    grown = {name: (*getattr(s, name), value) for name, value in theirs.items()}
    return s.as_it_ended() | grown | {"names": (*s.names, c.action.who), "ring": (*s.ring[:at], seat, *s.ring[at:])}


def replaces(c: RuleContext[State, act.Replaces, Any], ruling: Ruling) -> Changes:
    """Put another name to the same seat."""
    return {"names": put(c.state.names, c.state.seat(c.action.whom), c.action.who)}


def swaps(c: RuleContext[State, act.Swaps, Any], ruling: Ruling) -> Changes:
    """Exchange two places of the ring."""
    other = {c.who: c.state.seat(c.action.whom), c.state.seat(c.action.whom): c.who}
    return {"ring": tuple(other.get(seat, seat) for seat in c.state.ring)}


def leaves(c: RuleContext[State, act.Leaves, Any], ruling: Ruling) -> Changes:
    """Empty the seat; its turn and its time-out end."""
    s = c.state
    changes: Changes = s.as_it_ended() | (end_time_out(s, c.time) if s.timeout == c.who else {})
    changes["gone"] = put(s.gone, c.who, True)
    if s.turn == c.who:
        turn = s.next(c.who) if s.phase == "play" else NOBODY
        changes |= {"turn": NOBODY if turn == c.who else turn, **whole_time(c.time)} | s.turn_given_up()
    if s.phase in ("count", "over"):  # the hand was in the round and still counts
        return changes
    changes["here"] = put(s.here, c.who, False)
    new = s.replaced(changes)
    if s.keep == "scores" and s.phase == "play" and any(new.here) and all_counted(new):
        changes |= score_round(new, c.time, c.line)
    return changes


def returns(c: RuleContext[State, act.Returns, Any], ruling: Ruling) -> Changes:
    """Fill the seat again, in the round where its hand still lies there, else when the next is dealt."""
    s = c.state
    there = s.in_round(c.who) and s.phase != "over"
    changes: Changes = s.as_it_ended() | {"gone": put(s.gone, c.who, False)}
    changes["here"] = put(s.here, c.who, s.here[c.who] or there)
    if s.phase == "play" and s.keep == "plays" and s.turn == NOBODY and there:
        changes |= {"turn": c.who, "since": c.time}
    return changes


RULES = (undo, amend, allow, correct, agree, join, substitute, swap, leave, come_back)
EFFECTS: Effects = {
    act.Corrects: corrects,
    act.Agrees: agrees,
    act.Joins: joins,
    act.Replaces: replaces,
    act.Swaps: swaps,
    act.Leaves: leaves,
    act.Returns: returns,
}
