"""The fields of a form as the text of a line: a phrase with holes to fill, or a verb and the cards that were tapped."""

import re
from collections.abc import Iterator, Sequence

from werkzeug.datastructures import MultiDict

from referee.engine.basics.errors import NotationError
from referee.engine.notation.lines import read_card
from referee.engine.notation.tokens import quote
from referee.web.core.context import whole
from referee.web.log.picked_cards import card_code, picked_cards

MOST_AT_ONCE = 24
"""The most cards of one kind that one play puts down, as there are in six packs."""
_HOLE = re.compile(r"\{\}")

Form = MultiDict[str, str]


def text_of(form: Form, names: Sequence[str]) -> str:
    """Return the line that a form says at a table of these names, without the name of who says it.

    Raises NotationError for a hole that is not filled, and for cards that do not exist.
    """
    if text := form.get("text", ""):
        return _filled(text, form, names)
    chosen = _chosen(form)
    if grouped := form.get("grouped"):
        chosen = _in_groups(chosen, grouped.split(), form.get("to", ""))
    words = [form.get("verb", ""), *chosen]
    if calling := next(filter(None, form.getlist("calling")), ""):
        words += ["calling", calling]
    for word in form.getlist("saying"):
        words += ["saying", word]
    return " ".join(words)


def _filled(text: str, form: Form, names: Sequence[str]) -> str:
    values = []
    whom = whole(form["whom"]) if "whom" in form else None  # `get` is slow for a missing key
    if whom is not None and whom < len(names):
        values.append(quote(names[whom]))
    if "worth" in form:
        values.append(str(sum(_points(form))))
    values += filter(None, [form[key] for key in ("reason", "number", "word") if key in form])
    fill = iter(values)
    try:
        return _HOLE.sub(lambda _: next(fill), text)
    except StopIteration:
        raise NotationError("unreadable-words", verb=text) from None


def _points(form: Form) -> Iterator[int]:
    """Yield the points of the cards of a hand that is counted by its sum."""
    for text in form.getlist("worth"):
        points = whole(text)
        if points is None:
            raise NotationError("unreadable-number", number=text)
        yield points


def _chosen(form: Form) -> list[str]:
    """Return the codes of the chosen cards: several cards, or one card several times."""
    if several := picked_cards(form):
        return several
    times = whole(form.get("times"))
    count = times if times is not None and 1 <= times <= MOST_AT_ONCE else 1
    if code := form.get("card"):
        return [code] * count
    rank, suit = form.get("rank", ""), form.get("suit") or form.get("own", "")
    if suit and not rank:
        raise NotationError("unreadable-rank")
    return [card_code(rank, suit)] * count


def _in_groups(codes: list[str], replacing: list[str], to: str) -> list[str]:
    """Return cards in the order they were tapped, with a stroke before each new rank.

    A card of a rank that is `replacing` others begins no group; if there are no others, they all go `to` a rank.
    """
    made: list[str] = []
    read = list(map(read_card, codes))
    if to and all(card.rank in replacing for card in read):
        return [f"{to}:", *codes]
    rank = ""
    for code, card in zip(codes, read, strict=True):
        natural = card.rank not in replacing
        if natural and rank not in ("", card.rank):
            made.append("/")
        rank = card.rank if natural else rank
        made.append(code)
    return made
