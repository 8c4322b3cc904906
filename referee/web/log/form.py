"""The fields of a form as an action: a line as it is written, or a verb with gaps that the form fills."""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields
from functools import partial
from typing import Any

from werkzeug.datastructures import MultiDict

from referee.engine.basics import cards
from referee.engine.basics.actions import Action, Corrects, Group
from referee.engine.basics.cards import Card
from referee.engine.basics.errors import NotationError
from referee.engine.notation.lines import VERBS, read_card, read_reason, read_suit
from referee.engine.notation.tokens import quote, read_facts, read_number, read_points, read_word
from referee.web.core.context import whole
from referee.web.log.allowed import check_short, parse_line

MOST = 200
"""The most cards that one line takes from a form."""
MOST_AT_ONCE = 24
"""The most cards of one kind that one play puts down, as there are in six packs."""


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


def _number(form: Form) -> float:
    """Return the number, or the sum of the points of a hand that is counted by them."""
    if "worth" in form:
        return sum(map(read_number, form.getlist("worth")))
    text = form.get("number", "")
    return read_points(text.replace(",", ".")) if form["verb"] == "scores" else read_number(text, None)


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
