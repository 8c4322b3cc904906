"""The lines a phone may enter: every line typed or tapped on a phone is checked here."""

from collections.abc import Iterator
from dataclasses import fields

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.notation.record import read_line
from referee.engine.notation.tokens import quote
from referee.web.core.context import Room

LONGEST = {"who": 60, "whom": 60, "after": 60, "side": 60, "word": 40, "saying": 40}
"""Characters of a name or a word. New names are shorter (see `sit.people`); those of an old record may be longer."""
LONGEST_VALUE = 200
SHORTEST = min(LONGEST.values())
"""Characters of a whole line that holds no text which is too long."""
SEATING = (act.Joins, act.Replaces, act.Swaps, act.Leaves, act.Returns)
"""The acts of people who come, go and change seats: no line of another kind can be amended to one."""


def parse_allowed(there: Room, text: str) -> Action:
    """Return the action of a line that this phone wants to enter.

    Raises NotationError if the line cannot be parsed, or this phone may not enter it.
    """
    return allowed(there, parse_line(text))


def allowed(there: Room, action: Action) -> Action:
    """Return an action that this phone may enter.

    Phones vote, not seats: whoever seats three people has one vote all the same, for the seat of its own person, unless
    it is the table's only phone. The log knows no devices: a vote that stands in a record counts.

    Raises NotationError for any other.
    """
    if isinstance(action, act.Agrees) and action.now and not there.is_host:
        raise NotationError("ui-host-at-once")
    if isinstance(action, act.Votes):
        phones = {phone for seat in there.table.night.seats for phone in seat.devices}
        own = there.own
        if len(phones) > 1 and (own is None or own.name != action.who or there.device in own.helpers):
            raise NotationError("ui-vote-own", name=action.who)
    if isinstance(action, act.Amends):
        _must_be_its_own(there, action)
        for _, new in action.texts:
            allowed(there, new)
    return action


def check_allowed(there: Room, action: Action) -> None:
    """Raise NotationError for a line that this phone may not enter."""
    if not action.who.strip():
        raise NotationError("unreadable-name", name=quote(action.who))
    check_short(action)
    allowed(there, action)


def parse_line(text: str) -> Action:
    """Return the action of a line. Raises NotationError if it cannot be parsed, or a text in it is too long."""
    action = read_line(text).action
    if action is None:
        raise NotationError("unreadable-line", line="")
    if len(text) > SHORTEST:
        check_short(action)
    return action


def check_short(action: Action) -> None:
    """Raise NotationError for a text in an action that is too long."""
    for name, text in _texts("", action):
        most = LONGEST.get(name, LONGEST_VALUE)
        if len(text) > most:
            raise NotationError("ui-too-long", what=text, length=len(text), most=most)


def _texts(name: str, value: object) -> Iterator[tuple[str, str]]:
    """Yield every text in a value, with the name of the field that holds it."""
    if isinstance(value, Action):
        for found in fields(value):
            yield from _texts(found.name, getattr(value, found.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from _texts(name, part)
    elif isinstance(value, str):
        yield name, value


def _must_be_its_own(there: Room, amends: act.Amends) -> None:
    """Refuse an amended line that makes somebody act whom this phone does not act for."""
    entries = there.played.entries if there.played is not None else ()
    for line, new in amends.texts:
        if not 1 <= line <= len(entries):
            raise NotationError("unreadable-line", line=line)
        were = (entries[line - 1].action, entries[line - 1].read)
        if isinstance(new, SEATING) and type(new) not in map(type, were):
            raise NotationError("ui-amend-place")
        known = {name for was in were for name in _speakers(was)}
        known |= {seat.name for seat in there.table.night.seats if there.may_act_for(seat)}
        for name in _speakers(new):
            if name not in known:
                raise NotationError("ui-amend-other", name=name)


def _speakers(action: Action) -> tuple[str, ...]:
    """Return the people whose act it is: all of a side, and of a replacement both persons."""
    match action:
        case act.Scores(_, side):
            return side
        case act.Replaces(who, whom):
            return who, whom
    return (action.who,)
