"""Errors whose sentences stand in the texts."""

from typing import Any


class Keyed(Exception):  # noqa: N818 - the base of what may be no error, but an answer for a person
    """An exception whose `key` names its sentence, which `fill` completes."""

    def __init__(self, key: str, /, **fill: Any) -> None:
        super().__init__(key)
        self.key, self.fill = key, fill


class NotationError(ValueError):
    """A text that cannot be parsed: `key` names its sentence, `fill` completes it, `lineno` is the line."""

    def __init__(self, key: str, lineno: int | None = None, /, **fill: object) -> None:
        super().__init__(key, fill)
        self.key = key
        self.fill = fill
        self.lineno = lineno

    def __str__(self) -> str:
        """Return the key, what fills it, and the line: for developers, as the sentence is in the texts."""
        fill = ", ".join(f"{name} {value!r}" for name, value in self.fill.items())
        return f"{self.key}{f' ({fill})' * bool(fill)}{f', line {self.lineno}' * bool(self.lineno)}"
