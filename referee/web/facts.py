"""Facts of the record in a person's words: how each key is called, and what its value says."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from referee.speech import Speech

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
    return speech.fact(key)


def fact_value(speech: Speech, key: str, value: Any) -> Markup:
    """A fact's value as a sentence would say it."""
    return speech.fact_value(key, value)
