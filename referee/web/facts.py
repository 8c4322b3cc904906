"""Facts of the record in a person's words: how each key is called, and what its value says."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup, escape

from referee.core import cards
from referee.core.notation import Unreadable, read_names, split_key
from referee.speech import Speech
from referee.texts import Name

PEOPLE = frozenset(("turn", "dealer", "timeout", "winner"))
CARDS = frozenset(("top",))
SUITS = frozenset(("suit", "led"))
YES_NO = frozenset(("out", "phone", "broken", "blocked", "frozen"))
ALWAYS = ("turn", "top", "suit", "draw")
"""What stands in every comparison of two states, changed or not: without it a ruling cannot be followed."""


@dataclass(frozen=True, slots=True)
class Change:
    """A fact before and after a line."""

    key: str
    before: Any
    after: Any

    @property
    def differs(self) -> bool:
        """Whether the line changed it."""
        return bool(self.before != self.after)


def compared(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Change]:
    """The facts that a line changed, and those without which it cannot be followed."""
    keys = [key for key in after if key in ALWAYS or before.get(key) != after[key]]
    keys += [key for key in before if key not in after]
    return [Change(key, before.get(key), after.get(key)) for key in keys]


def fact_name(speech: Speech, key: str) -> Markup:
    """A fact's name: `hand.Bo` is Bo's hand."""
    try:
        name, people = split_key(key)
    except Unreadable:
        return escape(key)
    text = f"ui-fact-{name}"
    if not speech.has(text):
        return escape(key)
    whose = Markup(" + ").join(Markup("<bdi>{}</bdi>").format(each) for each in people)
    return speech.say(text + ".of", whose=whose) if people else speech.say(text)


def fact_value(speech: Speech, key: str, value: Any) -> Markup:
    """A fact's value as a sentence would say it."""
    name = key.partition(".")[0]
    if value is None:
        return speech.say("ui-fact-unknown")
    text = str(value)
    if name in PEOPLE:
        return _people(speech, text)
    if name in CARDS and text != "none":
        return escape(_card(speech, text))
    if name in SUITS and speech.has(f"suit-{text}"):
        return escape(speech.suit(text))
    if name in YES_NO or text == "none":
        return speech.say(f"ui-fact-{text}")
    for words in (f"{name}-{text}", f"ui-{name}-{text}"):
        if speech.has(words):
            return speech.say(words)
    return escape(text)


def _people(speech: Speech, text: str) -> Markup:
    if text == "none":
        return speech.say("ui-fact-nobody")
    try:
        names = read_names(text)
    except Unreadable:
        return escape(text)
    return Markup(", ").join(Markup("<bdi>{}</bdi>").format(Name(each)) for each in names)


def _card(speech: Speech, text: str) -> str:
    try:
        return speech.card(cards.card(text))
    except ValueError:
        return text
