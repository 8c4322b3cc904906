"""Sentences by id: what the engine says to screens, which put it into the person's language."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence by id, and what fills it: seats as numbers, cards as cards, counts as numbers."""

    id: str
    fill: tuple[tuple[str, Any], ...] = ()


def note(id: str, **fill: Any) -> Note:
    """A sentence and what fills it."""
    return Note(id, tuple(fill.items()))
