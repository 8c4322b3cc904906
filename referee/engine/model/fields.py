"""Marks on the fields of a state: one value for each seat, and a fresh start with each round or deal.

A field that is marked needs no other care: seats that are added get its default (`seat_defaults`), and a new round or
deal sets it back (`cleared`), in games that add fields of their own too.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, field, fields
from typing import Any

ROUND = "round"
"""Mark of a field that is reset when a round begins; a misdeal keeps it."""
DEAL = "deal"
"""Mark of a field that is reset with every deal, also after a misdeal."""


def for_round(default: Any) -> Any:
    """Declare a field that belongs to a round."""
    return field(default=default, metadata={"until": ROUND})


def for_deal(default: Any = MISSING, *, factory: Any = MISSING) -> Any:
    """Declare a field that belongs to a deal; a mutable default comes from a `factory`."""
    return field(default=default, default_factory=factory, metadata={"until": DEAL})


def for_seats(default: Any, *, until: str = "") -> Any:
    """Declare a tuple with a value for each seat, `default` for a new one; it is set back `until` a round or a deal."""
    return field(default=(), metadata={"seat": default, "until": until})


def seat_defaults(kind: Any) -> dict[str, Any]:
    """Return the fields of a class of states that have a value for each seat, with a new seat's."""
    return {field.name: field.metadata["seat"] for field in fields(kind) if "seat" in field.metadata}


def cleared(state: Any, until: str) -> dict[str, Any]:
    """Return the marked fields of a state as they begin a round or a deal."""
    kind: Any = type(state)
    plain, made, seats = _of(kind, until)
    people = len(state.names)
    changes = dict(plain)
    changes.update((name, make()) for name, make in made)
    changes.update((name, (default,) * people) for name, default in seats)
    return changes


def _of(
    kind: Any, until: str
) -> tuple[Mapping[str, Any], tuple[tuple[str, Callable[[], Any]], ...], tuple[tuple[str, Any], ...]]:
    """Return the fields with a mark: those with a plain default, with a factory, and with a value for each seat."""
    marked = [field for field in fields(kind) if field.metadata.get("until") == until]
    seats = tuple((f.name, f.metadata["seat"]) for f in marked if "seat" in f.metadata)
    plain = {f.name: f.default for f in marked if f.default is not MISSING and "seat" not in f.metadata}
    made = tuple((f.name, f.default_factory) for f in marked if f.default_factory is not MISSING)
    return plain, made, seats
