"""Messages: sentences by id, which screens put into a person's language."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by id with the values that fill it: seats as numbers, cards as cards, counts as numbers."""

    id: str
    fill: tuple[tuple[str, Any], ...] = ()


def message(id: str, **fill: Any) -> Message:
    """Return the message of a sentence with the values that fill it."""
    return Message(id, tuple(fill.items()))
