"""Catching up: how the table really stands, filled in with what the app believes; what differs becomes one line."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from flask import Blueprint, Response, abort, render_template, request

from referee.core.cards import UNKNOWN, Card
from referee.core.facts import DIRECTIONS, PHASES, facts
from referee.core.game import Fact, Game
from referee.core.notation import Unreadable, quote, side
from referee.core.state import State
from referee.live import Answer, Outcome
from referee.speech import CARDS, HELD, PEOPLE, SUITS, YES_NO, Speech
from referee.web.context import Room, room, sorry, speech, whole
from referee.web.facts import fact_value
from referee.web.phone import answer
from referee.web.posting import answered, posted
from referee.web.reading import CODE, reader, show

page = Blueprint("catchup", __name__)
FIRST = ("top", "suit", "turn", "direction", "draw", "trick", "led")
BY_PLAYER = ("hand", "penalties")
NEVER = frozenset(("phone", "timeout", "teams", "lying"))
"""Facts that have no field: what is set elsewhere, and cards that are tapped."""
WORDS: Mapping[str, tuple[str, ...]] = {"direction": tuple(DIRECTIONS), "phase": PHASES}


@dataclass(frozen=True, slots=True)
class Field:
    """One fact in the form: its key in the record, what stands in it, what may be chosen (none: a number)."""

    key: str
    value: str
    kind: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Form:
    """The facts to look at first, those of each player, and the rest."""

    first: tuple[Field, ...]
    by_player: Mapping[int, tuple[Field, ...]]
    more: tuple[Field, ...]

    def fields(self) -> Iterator[Field]:
        """All of them."""
        yield from self.first
        for each in self.by_player.values():
            yield from each
        yield from self.more


def form_of(game: Game, s: State, *, cards: bool = False, hands: bool = False) -> Form:
    """The form for a state: every fact that people may set in this game, with `cards` also those of hands and melds,
    with `hands` the cards of those that were declared instead of their number."""
    known = facts(game, s)
    if hands:
        known = {
            **known,
            **{f"hand.{quote(s.names[seat])}": codes(cards) for seat, cards in enumerate(s.known) if cards},
        }
    fields: dict[str, Field] = {}
    per_seat: dict[str, list[Field]] = {}
    for fact in game.facts_known:
        if fact.put is None or fact.numbered or fact.key in NEVER:
            continue
        if fact.sides is not None:
            fields |= {each.key: each for each in _of_sides(game, s, fact, known, cards=cards)}
            continue
        for seat in s.ring if fact.per_seat else (None,):
            key = fact.key if seat is None else f"{fact.key}.{quote(s.names[seat])}"
            field = _field(game, s, fact.key, key, known.get(key), cards=cards)
            if seat is None:
                fields[key] = field
            else:
                per_seat.setdefault(fact.key, []).append(field)
    by_player = {
        seat: tuple(per_seat[key][at] for key in BY_PLAYER if key in per_seat) for at, seat in enumerate(s.ring)
    }
    rest = [each for key, listed in per_seat.items() if key not in BY_PLAYER for each in listed]
    totals = [key for key in fields if s.keeps == "scores" and key.partition(".")[0] == "score"]
    first = tuple(fields.pop(key) for key in (*totals, *FIRST) if key in fields)
    return Form(first, by_player, (*fields.values(), *rest))


def _of_sides(game: Game, s: State, fact: Fact, known: Mapping[str, object], *, cards: bool) -> Iterator[Field]:
    """A fact of each side; what is neither a number, a word nor cards has no place in a form."""
    for seats in fact.sides(s) if fact.sides is not None else ():
        key = f"{fact.key}.{side([s.names[seat] for seat in seats])}"
        if isinstance(known.get(key), int) or fact.key in YES_NO or (cards and fact.key in HELD):
            yield _field(game, s, fact.key, key, known.get(key), cards=cards)


def _field(game: Game, s: State, name: str, key: str, value: object, *, cards: bool) -> Field:
    text = "" if value is None else str(value)
    kinds = game.kinds(s)
    if name in PEOPLE:
        nobody = ("none",) if name == "turn" else ()
        return Field(key, text, "person", (*(quote(s.names[seat]) for seat in s.ring if not s.gone[seat]), *nobody))
    if name in CARDS and kinds:
        return Field(key, text, "card", tuple(card.code for card in (*kinds, UNKNOWN)))
    if name in SUITS and kinds:
        return Field(key, "" if text == _own(s) else text, "suit", ("", *_suits(kinds), "any"))
    if cards and name in HELD:
        return Field(key, text, "cards")
    if name in YES_NO:
        return Field(key, text, "word", ("yes", "no"))
    if name in WORDS:
        return Field(key, text, "word", WORDS[name])
    return Field(key, text, "number")


def codes(cards: Iterable[Card]) -> str:
    """Cards as a fact names them."""
    return " ".join(card.code for card in cards)


def _suits(kinds: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(card.suit for card in kinds if card.suit))


def _own(s: State) -> str:
    """The suit of the card on top: where it is what must be matched, nobody called another."""
    top: Card | None = getattr(s, "top", None)
    return top.suit or "any" if top is not None else ""


@page.get(f"/{CODE}/catch-up")
def catch_up(code: str) -> str | Response:
    """The form."""
    read = reader(code)
    if read is not None and not read.may_enter:
        abort(403)
    form = form_of(read.played.game, read.state) if read is not None else None
    words = read.speech if read is not None else speech()
    return show("catch-up.html", code, read, form=form, label=partial(label, words))


def label(words: Speech, field: Field, choice: str) -> str:
    """A choice as a person reads it."""
    if not choice:
        return words.plain("ui-as-top-card")
    return fact_value(words, field.key, choice).striptags()


@page.post(f"/{CODE}/catch-up")
def stands(code: str) -> str | Response:
    """That is how it stands: one line with what differs from what this phone had been shown."""
    there = room(code)
    if (again := answered(there)) is not None:
        return _told(there, again)
    read = reader(code)
    if read is None or not read.may_enter or read.there.seat is None:
        abort(403)
    try:
        said = said_by(form_of(read.played.game, read.state), read.state, request.form)
        if not said:
            return sorry("ui-nothing-differs")
        line = f"{quote(read.there.seat.name)} corrects " + "; ".join(f"{key} {value}" for key, value in said)
        posted(read.there, line)
    except Unreadable as fault:
        return answer(read.there, Answer(Outcome.UNREADABLE, key=fault.key, fill=fault.fill))
    return _told(there, there.table.enter([line], device=there.device, post=request.form.get("post")))


def _told(there: Room, found: Answer) -> str:
    """The answer, with the way back to the table once it is kept."""
    kept = found.outcome is Outcome.KEPT
    return answer(there, found) + (render_template("parts/to-table.html", code=there.table.code) if kept else "")


def said_by(shown: Form, s: State, form: Mapping[str, str]) -> list[tuple[str, str]]:
    """The facts that somebody changed in the form that was shown of a state. What was not touched is left alone, even
    where the table has moved on meanwhile. Raises Unreadable for what cannot be chosen."""
    said: list[tuple[str, str]] = []
    for field in shown.fields():
        value, was = form.get(field.key, "").strip(), form.get(f"was.{field.key}", "")
        if value == was or field.key not in form:
            continue
        if field.kind == "suit" and not value:
            value = _plain_suit(s, dict(said).get("top"))
        if field.choices and value not in field.choices:
            raise Unreadable("unreadable-fact-value", key=field.key, value=value)
        if field.kind == "number" and whole(value.removeprefix("-")) is None:
            if not value:
                continue
            raise Unreadable("unreadable-fact-value", key=field.key, value=value)
        if value:
            said.append((field.key, value))
    return said


def _plain_suit(s: State, top: str | None) -> str:
    """What must be matched when nobody called: nothing to say where the top card changes too, for it brings its own."""
    return "" if top is not None else _own(s)
