"""The card of a fact as keys to tap: its rank, then its suit."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from referee.engine.basics import cards
from referee.engine.basics.cards import Card
from referee.engine.basics.errors import NotationError
from referee.web.log.form import card_code
from referee.web.play.facts_form import FactField

MOST_RANKS = 21
MOST_SUITS = 4
"""The most keys a pad has room for; of more cards one is chosen from a list."""


@dataclass(frozen=True, slots=True)
class RankKey:
    """A rank to tap: `value` is the rank, or the code of a card that has no suit."""

    value: str
    card: Card
    suited: bool


@dataclass(frozen=True, slots=True)
class CardKeys:
    """The keys of a card, and those that are pressed: `rank` (empty: none) and `suit`."""

    ranks: tuple[RankKey, ...]
    suits: tuple[str, ...]
    rank: str
    suit: str


def card_keys(field: FactField) -> CardKeys | None:
    """Return the keys for a fact that is a card; None where it is none, or there are too many of them."""
    if field.kind != "card":
        return None
    kinds = [cards.card(code) for code in field.choices]
    ranks = {(kind.rank if kind.suit else kind.code): RankKey(_value(kind), kind, bool(kind.suit)) for kind in kinds}
    suits = tuple(dict.fromkeys(kind.suit for kind in kinds if kind.suit))
    if len(ranks) > MOST_RANKS or len(suits) > MOST_SUITS:
        return None
    now = cards.card(field.value) if field.value in field.choices else None
    return CardKeys(tuple(ranks.values()), suits, _value(now) if now else "", now.suit if now else "")


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
