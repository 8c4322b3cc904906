"""Messages: sentences by id, which screens put into a person's language."""

from typing import Any, NamedTuple


class Message(NamedTuple):
    """A sentence by id with the values that fill it: seats as numbers, cards as cards, counts as numbers.

    It is a tuple because those of all phones are made, hashed and compared at each tap.
    """

    id: str
    fill: tuple[tuple[str, Any], ...] = ()


def message(id: str, **fill: Any) -> Message:
    """Return the message of a sentence with the values that fill it."""
    return Message(id, tuple(fill.items()))
