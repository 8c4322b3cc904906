"""The signs of people who are shown together: no two are alike while there are enough signs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from referee.store.people.outcomes import Total
from referee.store.values import SIGNS

T = TypeVar("T", bound=Total)


def told_apart(totals: Sequence[T]) -> list[T]:
    """Return the totals of people with signs that differ; the one known longest keeps their own.

    People get their sign at one table, where it differs from those of that table only.
    """
    sign_of: dict[int, str] = {}
    for person in sorted((total.person for total in totals), key=lambda person: person.id):
        taken = set(sign_of.values())
        free = next((sign for sign in SIGNS if sign not in taken), person.look.sign)
        sign_of[person.id] = free if person.look.sign in taken else person.look.sign
    return [
        replace(total, person=replace(total.person, look=replace(total.person.look, sign=sign_of[total.person.id])))
        for total in totals
    ]
