"""The facts of a record in words: the name of each key, and its value."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from referee.texts.sentences import Sentences

ALWAYS = ("turn", "top", "suit", "draw")
"""Facts in every comparison of two states, changed or not: without them a ruling cannot be followed."""


@dataclass(frozen=True, slots=True)
class Change:
    """A fact before and after a line."""

    key: str
    before: object
    after: object

    @property
    def differs(self) -> bool:
        """True if the line changed the fact."""
        return bool(self.before != self.after)


def changed_facts(before: Mapping[str, object], after: Mapping[str, object]) -> list[Change]:
    """Return the facts that a line changed, and those without which its ruling cannot be followed."""
    keys = [key for key in after if key in ALWAYS or before.get(key) != after[key]]
    keys += [key for key in before if key not in after]
    return [Change(key, before.get(key), after.get(key)) for key in keys]


def fact_name(speech: Sentences, key: str) -> Markup:
    """Return the name of a fact: `hand.Bo` is Bo's hand."""
    return speech.fact(key)


def fact_value(speech: Sentences, key: str, value: Any) -> Markup:
    """Return the value of a fact as a sentence says it."""
    return speech.fact_value(key, value)
