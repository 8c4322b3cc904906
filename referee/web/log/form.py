"""The way from a form to a line: its fields as an action, and the lines that a phone may enter."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import MISSING, fields
from functools import partial
from typing import Any

from werkzeug.datastructures import MultiDict

from referee.engine.basics import actions as act
from referee.engine.basics import cards
from referee.engine.basics.actions import Action, Corrects, Group
from referee.engine.basics.cards import Card
from referee.engine.basics.errors import NotationError
from referee.engine.notation.lines import VERBS, read_card, read_reason, read_suit
from referee.engine.notation.record import read_line
from referee.engine.notation.tokens import quote, read_facts, read_number, read_word
from referee.web.core.context import Room, whole

MOST = 200
"""The most cards that one line takes from a form."""
MOST_AT_ONCE = 24
"""The most cards of one kind that one play puts down, as there are in six packs."""
LONGEST = {"who": 60, "whom": 60, "after": 60, "side": 60, "word": 40, "saying": 40}
"""Characters of a name or a word. New names are shorter (see `sit.people`); those of an old record may be longer."""
LONGEST_VALUE = 200
SHORTEST = min(LONGEST.values())
"""Characters of a whole line that holds no text which is too long."""
SEATING = (act.Joins, act.Replaces, act.Swaps, act.Leaves, act.Returns)
"""The acts of people who come, go and change seats: no line of another kind can be amended to one."""


def picked_cards(form: MultiDict[str, str]) -> list[str]:
    """Return the codes of the cards in their order; a form sends a card as its code, or as `rank:suit`.

    Raises NotationError for a card that does not exist.
    """
    return [card_code(*said.split(":", 1)) if ":" in said else said for said in form.getlist("cards")[:MOST]]


def card_code(rank: str, suit: str) -> str:
    """Return the code of a card by its rank and suit; a card without a suit is named by its code.

    Raises NotationError for a card that does not exist.
    """
    try:
        return (cards.find(rank, suit) if suit else cards.card(rank)).code
    except ValueError:
        raise NotationError("unreadable-card", card=rank + suit) from None


Form = MultiDict[str, str]


def action_of(form: Form, who: str, names: Sequence[str]) -> Action:
    """Return the action that a form says for somebody at a table of these names.

    Raises NotationError for a gap that is not filled, and for cards that do not exist.
    """
    if text := form.get("text", ""):
        return parse_line(f"{quote(who)} {text}")
    verb, _, fact = form.get("verb", "").partition(" ")
    if verb not in VERBS:
        raise NotationError("unreadable-verb", text=verb)
    kind = VERBS[verb][-1]
    if kind is Corrects:
        value = quote(_whom(form, names)) if "whom" in form else _codes(form)
        made: Action = Corrects(who, read_facts(f"{fact}{value}" if fact.endswith("+") else f"{fact} {value}"))
    else:
        gaps = {field.name: field.default is MISSING for field in fields(kind) if field.name != "who"}
        if "cards" in gaps:  # or a number takes their place
            for other in ("cards",) if "number" in form or "worth" in form else ("count", "points"):
                gaps.pop(other, None)
        read: dict[str, Callable[[], Any]] = {"whom": partial(_whom, form, names), "side": lambda: (who,)}
        read |= {gap: partial(fill, form) for gap, fill in FILLED.items()}
        if any(needed and gap not in read for gap, needed in gaps.items()):
            raise NotationError("unreadable-words", verb=verb)
        made = kind(who, **{gap: read[gap]() for gap in gaps if gap in read})
    check_short(made)
    return made


def _whom(form: Form, names: Sequence[str]) -> str:
    """Return the person whose seat is chosen."""
    whom = whole(form.get("whom"))
    if whom is None or whom >= len(names):
        raise NotationError("unreadable-words", verb=form["verb"])
    return names[whom]


def _number(form: Form) -> int:
    """Return the number, or the sum of the points of a hand that is counted by them."""
    if "worth" in form:
        return sum(map(read_number, form.getlist("worth")))
    return read_number(form.get("number", ""), None)


def _cards(form: Form) -> tuple[Card, ...]:
    """Return the chosen cards: several cards, or one card several times."""
    codes = picked_cards(form)
    if not codes:
        times = whole(form.get("times"))
        rank, suit = form.get("rank", ""), form.get("suit") or form.get("own", "")
        if suit and not rank and not form.get("card"):
            raise NotationError("unreadable-rank")
        code = form.get("card") or card_code(rank, suit)
        codes = [code] * (times if times is not None and 1 <= times <= MOST_AT_ONCE else 1)
    return tuple(map(read_card, codes))


def _groups(form: Form) -> tuple[Group, ...]:
    """Return cards in the order they were tapped, a group for each new rank.

    A card of a rank that is replacing others begins no group; if there are no others, they all go `to` a rank.
    """
    cards, replacing, to = _cards(form), form.get("grouped", "").split(), form.get("to", "")
    if to and all(card.rank in replacing for card in cards):
        return (Group(cards, to),)
    groups: list[list[Card]] = [[]]
    rank = ""
    for card in cards:
        if card.rank not in replacing:
            if rank not in ("", card.rank):
                groups.append([])
            rank = card.rank
        groups[-1].append(card)
    return tuple(Group(tuple(group)) for group in groups)


def _codes(form: Form) -> str:
    """Return the chosen cards as a fact's value, with a stroke between groups."""
    groups = [group.cards for group in _groups(form)] if form.get("grouped") else [_cards(form)]
    return " / ".join(" ".join(card.code for card in cards) for cards in groups)


FILLED: dict[str, Callable[[Form], Any]] = {
    "cards": _cards,
    "card": lambda form: _cards(form)[0],
    "groups": _groups,
    "count": _number,
    "points": _number,
    "suit": lambda form: read_suit(form.get("word", "")),
    "reason": lambda form: read_reason(form.get("reason", "")),
    "calling": lambda form: next((read_suit(suit) for suit in form.getlist("calling") if suit), None),
    "saying": lambda form: tuple(map(read_word, form.getlist("saying"))),
}
"""The values of an action's gaps, by the names of its fields."""


def parse_allowed(there: Room, text: str) -> Action:
    """Return the action of a line that this phone wants to enter.

    Raises NotationError if the line cannot be parsed, or this phone may not enter it.
    """
    return allowed(there, parse_line(text))


def allowed(there: Room, action: Action) -> Action:
    """Return an action that this phone may enter.

    Raises NotationError for any other.
    """
    _must_be_allowed(there, action)
    return action


def check_allowed(there: Room, action: Action) -> None:
    """Raise NotationError for a line that this phone may not enter."""
    _must_have_a_name(action)
    check_short(action)
    _must_be_allowed(there, action)


def parse_line(text: str) -> Action:
    """Return the action of a line. Raises NotationError if it cannot be parsed, or a text in it is too long."""
    action = read_line(text).action
    if action is None:
        raise NotationError("unreadable-line", line="")
    if len(text) > SHORTEST:
        check_short(action)
    return action


def _must_have_a_name(action: Action) -> None:
    if not action.who.strip():
        raise NotationError("unreadable-name", name=quote(action.who))


def check_short(action: Action) -> None:
    """Raise NotationError for a text in an action that is too long."""
    for name, text in _texts(action):
        most = LONGEST.get(name, LONGEST_VALUE)
        if len(text) > most:
            raise NotationError("ui-too-long", what=text, length=len(text), most=most)


def _texts(action: Action) -> Iterator[tuple[str, str]]:
    """Yield every text in an action, with the name of its field."""

    def inside(name: str, value: object) -> Iterator[tuple[str, str]]:
        if isinstance(value, Action):
            yield from _texts(value)
        elif isinstance(value, tuple):
            for part in value:
                yield from inside(name, part)
        elif isinstance(value, str):
            yield name, value

    for found in fields(action):
        yield from inside(found.name, getattr(action, found.name))


def _must_be_allowed(there: Room, action: Action) -> None:
    if isinstance(action, act.Agrees) and action.now and not there.is_host:
        raise NotationError("ui-host-at-once")
    if isinstance(action, act.Votes):
        _must_have_a_vote(there, action.who)
    if isinstance(action, act.Amends):
        _must_be_its_own(there, action)
        for _, new in action.texts:
            _must_be_allowed(there, new)


def _must_have_a_vote(there: Room, name: str) -> None:
    """Refuse a phone's vote for another seat than that of its own person, unless it is the table's only one.

    Phones vote, not seats: whoever seats three people has one vote all the same. The log knows no devices: a vote that
    stands in a record counts.
    """
    phones = {phone for seat in there.table.night.seats for phone in seat.devices}
    if len(phones) > 1 and (there.own is None or there.own.name != name or there.device in there.own.helpers):
        raise NotationError("ui-vote-own", name=name)


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
        for name in _speakers(new):
            if name not in known and not there.may_act_as(name):
                raise NotationError("ui-amend-other", name=name)


def _speakers(action: Action) -> tuple[str, ...]:
    """Return the people whose act it is: all of a side, and of a replacement both persons."""
    match action:
        case act.Scores(_, side):
            return side
        case act.Replaces(who, whom):
            return who, whom
    return (action.who,)
