"""Which lines a phone may enter: the one door that every line typed or tapped on a phone comes through."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from flask import request

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.notation import Unreadable
from referee.core.record import read_line
from referee.live import Answer
from referee.web.context import Room
from referee.web.door import may_vote_on_cards, minutes_left

LONGEST = {"who": 60, "whom": 60, "after": 60, "side": 60, "word": 40, "saying": 40}
"""Signs that a name or a word may have. A name is shorter where somebody sits down; an old record's may be longer."""
LONGEST_VALUE = 200
PLACES = (act.Joins, act.Replaces, act.Swaps, act.Leaves, act.Returns)
"""Who sits where is said as it happens, or from the menu, and no other line is turned into it."""


def posted(there: Room, text: str) -> Action:
    """What a line says that this phone wants to enter. Raises Unreadable where it says nothing, or where this phone may
    not enter it."""
    action = said(text)
    _must_be_allowed(there, action)
    return action


def said(text: str) -> Action:
    """What a line says. Raises Unreadable where it says nothing, or more than a line may."""
    action = read_line(text).action
    if action is None:
        raise Unreadable("unreadable-line", line="")
    _must_be_short(action)
    return action


def answered(there: Room) -> Answer | None:
    """What this very tap was answered, where it comes again because the answer was lost."""
    return there.table.answered(request.form.get("post"))


def _must_be_short(action: Action) -> None:
    for name, text in _texts(action):
        most = LONGEST.get(name, LONGEST_VALUE)
        if len(text) > most:
            raise Unreadable("ui-too-long", what=text, length=len(text), most=most)


def _texts(action: Action) -> Iterator[tuple[str, str]]:
    """Every text in an action, with the field it stands in."""

    def inside(name: str, value: Any) -> Iterator[tuple[str, str]]:
        if isinstance(value, Action):
            yield from _texts(value)
        elif isinstance(value, tuple):
            for each in value:
                yield from inside(name, each)
        elif isinstance(value, str):
            yield name, value

    for each in fields(action):
        yield from inside(each.name, getattr(action, each.name))


def _must_be_allowed(there: Room, action: Action) -> None:
    if isinstance(action, act.Agrees) and action.now and not there.is_host:
        raise Unreadable("ui-host-at-once")
    if isinstance(action, act.Votes):
        _must_have_a_vote(there, action.who)
    if isinstance(action, act.Amends):
        _must_be_its_own(there, action)
        _must_be_allowed(there, action.action)


def _must_have_a_vote(there: Room, name: str) -> None:
    """A seat that has just come through an open door does not vote on disputed lines, nor does its phone for others.
    The log knows no devices: a vote that stands in a record counts."""
    seats = [seat for seat in there.table.night.seats if seat.name == name]
    mine = [seat for seat in there.mine if may_vote_on_cards(seat, there.played)]
    if not (mine or there.is_host) or not all(may_vote_on_cards(seat, there.played) for seat in seats):
        raise Unreadable("ui-vote-new", minutes=max(map(minutes_left, (*seats, *there.mine)), default=0))


def _must_be_its_own(there: Room, amends: act.Amends) -> None:
    """A line read otherwise is still that person's: nobody is made to act from another's phone."""
    entries = there.played.entries if there.played is not None else ()
    if not 1 <= amends.line <= len(entries):
        raise Unreadable("unreadable-line", line=amends.line)
    entry, new = entries[amends.line - 1], amends.action
    were = (entry.action, entry.read)
    if isinstance(new, PLACES) and type(new) not in map(type, were):
        raise Unreadable("ui-amend-place")
    known = {name for was in were for name in _speakers(was)}
    for name in _speakers(new):
        if name not in known and not there.may_act_as(name):
            raise Unreadable("ui-amend-other", name=name)


def _speakers(action: Action) -> tuple[str, ...]:
    """The people whose act it is: a side's, and of one who takes over a seat also whose it was."""
    match action:
        case act.Scores(_, side):
            return side
        case act.Replaces(who, whom):
            return who, whom
    return (action.who,)
