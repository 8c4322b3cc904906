"""The form of a state's facts: people change them to catch up with the real table, or to ask about a position."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.cards import card as read_card
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import DIRECTIONS, PHASES, known_facts
from referee.engine.model.game import Game
from referee.engine.model.state import State
from referee.engine.notation.tokens import quote, read_points, side
from referee.texts.sentences import Sentences
from referee.texts.terms import CARDS, HELD, PEOPLE, SUITS, YES_NO
from referee.web.core.screens import Piece
from referee.web.log.form import card_code

FIRST = ("top", "suit", "turn", "direction", "draw", "trick", "led")
BY_PLAYER = ("hand", "penalties")
NEVER = frozenset(("phone", "timeout", "teams", "lying"))
"""Facts without a field: they are set elsewhere, or are cards to be tapped."""
MOST_RANKS, MOST_SUITS = 21, 4
"""The most keys a pad has room for; of more cards one is chosen from a list."""
WORDS: Mapping[str, tuple[str, ...]] = {"direction": tuple(DIRECTIONS), "phase": PHASES}


class FactField(NamedTuple):
    """One fact in the form: its key in the record, its value, and the choices (none: a number)."""

    key: str
    value: str
    kind: str
    choices: tuple[str, ...] = ()


class FactsForm(NamedTuple):
    """The most important facts, those of each player, and the rest."""

    first: tuple[FactField, ...]
    by_player: Mapping[int, tuple[FactField, ...]]
    more: tuple[FactField, ...]

    def fields(self) -> Iterator[FactField]:
        """Yield all fields."""
        yield from self.first
        for listed in self.by_player.values():
            yield from listed
        yield from self.more


def facts_form(game: Game, s: State, *, cards: bool = False, hands: bool = False) -> FactsForm:
    """Return the form for a state: every fact that people may set in this game.

    `cards` adds the cards of hands and melds; with `hands`, declared hands are cards instead of a number.
    """
    known = known_facts(game, s)
    if hands:
        known = {
            **known,
            **{f"hand.{quote(s.names[seat])}": codes(cards) for seat, cards in enumerate(s.known) if cards},
        }
    fields: dict[str, FactField] = {}
    per_seat: dict[str, list[FactField]] = {}
    for fact in game.facts_known:
        if fact.put is None or fact.numbered or fact.key in NEVER:
            continue
        for seats in fact.sides(s) if fact.sides is not None else ():
            key = f"{fact.key}.{side([s.names[seat] for seat in seats])}"
            # Only numbers, words and cards have a place in a form.
            if isinstance(known.get(key), int | float) or fact.key in YES_NO or (cards and fact.key in HELD):
                fields[key] = _field(game, s, fact.key, key, known.get(key), cards=cards)
        if fact.sides is not None:
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
    rest = [field for key, listed in per_seat.items() if key not in BY_PLAYER for field in listed]
    totals = [key for key in fields if s.keeps == "scores" and key.partition(".")[0] == "score"]
    first = tuple(fields.pop(key) for key in (*totals, *FIRST) if key in fields)
    return FactsForm(first, by_player, (*fields.values(), *rest))


def _field(game: Game, s: State, name: str, key: str, value: object, *, cards: bool) -> FactField:
    text = "" if value is None else str(value)
    kinds = game.kinds(s)
    if name in PEOPLE:
        nobody = ("none",) if name == "turn" else ()
        return FactField(key, text, "person", (*(quote(s.names[seat]) for seat in s.ring if not s.gone[seat]), *nobody))
    if name in CARDS and kinds:
        return FactField(key, text, "card", tuple(card.code for card in (*kinds, UNKNOWN)))
    if name in SUITS and kinds:
        return FactField(key, "" if text == _own(s) else text, "suit", ("", *_suits(kinds), "any"))
    if cards and name in HELD:
        return FactField(key, text, "cards")
    if name in YES_NO:
        return FactField(key, text, "word", ("yes", "no"))
    if name in WORDS:
        return FactField(key, text, "word", WORDS[name])
    return FactField(key, text, "number")


def codes(cards: Iterable[Card]) -> str:
    """Return cards as a fact names them."""
    return " ".join(card.code for card in cards)


def _suits(kinds: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(card.suit for card in kinds if card.suit))


def _own(s: State) -> str:
    """Return the suit of the top card: the one to match unless somebody called another."""
    top: Card | None = getattr(s, "top", None)
    return top.suit or "any" if top is not None else ""


def choice_label(words: Sentences, field: FactField, choice: str) -> str:
    """Return a choice in words."""
    if not choice:
        return words.plain("ui-as-top-card")
    return words.fact_value(field.key, choice).striptags()


def filled_in_facts(shown: FactsForm, s: State, form: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the facts that somebody changed in the form that was shown.

    Untouched facts are left alone, even if the table has moved on since.

    Raises:
        NotationError: A value is none of the choices.
    """
    said: list[tuple[str, str]] = []
    for field in shown.fields():
        value, was = form.get(field.key, "").strip(), form.get(f"was.{field.key}", "")
        if value == was or field.key not in form:
            continue
        if field.kind == "suit" and not value:
            value = "" if "top" in dict(said) else _own(s)  # another top card brings its own suit
        if field.choices and value not in field.choices:
            raise NotationError("unreadable-fact-value", key=field.key, value=value)
        if field.kind == "number" and value:
            value = value.replace(",", ".")
            read_points(value)  # nothing else may follow it in the line
        if value:
            said.append((field.key, value))
    return said


def card_keys(field: FactField) -> Piece | None:
    """Return the keys for a fact that is a card, and those that are pressed: `rank` (empty: none) and `suit`.

    The `value` of a key is its rank, or the code of a card that is not `suited`. None where the fact is no card, or
    there are too many of them.
    """
    if field.kind != "card":
        return None
    kinds = [read_card(code) for code in field.choices]
    ranks = {value: Piece(value=value, card=kind, suited=bool(kind.suit)) for kind in kinds if (value := _value(kind))}
    suits = tuple(dict.fromkeys(kind.suit for kind in kinds if kind.suit))
    if len(ranks) > MOST_RANKS or len(suits) > MOST_SUITS:
        return None
    now = read_card(field.value) if field.value in field.choices else None
    rank, suit = (_value(now), now.suit) if now is not None else ("", "")
    return Piece(ranks=tuple(ranks.values()), suits=suits, rank=rank, suit=suit)


def _value(kind: Card) -> str:
    return kind.rank if kind.suit else kind.code


def joined_cards(fields: Iterable[FactField], form: Mapping[str, str]) -> dict[str, str]:
    """Return a form with the code of each card whose rank and suit were tapped.

    Raises:
        NotationError: A rank has no suit, or there is no such card.
    """
    filled = dict(form)
    for field in fields:
        rank, suit = form.get(f"rank.{field.key}", ""), form.get(f"suit.{field.key}", "")
        if field.kind != "card" or field.key in form or not rank:
            continue
        if rank not in field.choices:
            if not suit:
                raise NotationError("unreadable-rank")
            rank = card_code(rank, suit)
        filled[field.key] = rank
    return filled
