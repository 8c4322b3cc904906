"""Seats round the table: the next occupied seat in both directions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine.basics.seats import LEFT, NOBODY, RIGHT, put, step, steps

FOUR = (0, 1, 2, 3)
ALL = (True,) * 4


@pytest.mark.parametrize(
    ("seat", "direction", "here", "after"),
    [
        (0, LEFT, ALL, 1),
        (3, LEFT, ALL, 0),
        (0, RIGHT, ALL, 3),
        (0, LEFT, (True, False, True, True), 2),
        (0, RIGHT, (True, True, True, False), 2),
        (1, LEFT, (True, False, False, False), 0),
        (0, LEFT, (True, False, False, False), 0),
        (0, LEFT, (False,) * 4, NOBODY),
    ],
)
def test_the_next_seat(seat: int, direction: int, here: tuple[bool, ...], after: int) -> None:
    assert step(seat, direction, FOUR, here) == after


def test_a_late_arrival_sits_at_the_chosen_place() -> None:
    assert step(0, LEFT, (0, 4, 1, 2, 3), (True,) * 5) == 4
    assert step(4, LEFT, (0, 4, 1, 2, 3), (True,) * 5) == 1


@given(st.integers(0, 3), st.integers(1, 40), st.sampled_from((LEFT, RIGHT)), st.tuples(*[st.booleans()] * 4))
def test_many_steps_equal_single_steps(seat: int, count: int, direction: int, here: tuple[bool, ...]) -> None:
    at = seat
    for _ in range(count):
        at = step(at, direction, FOUR, here) if any(here) else NOBODY
    assert steps(seat, direction, FOUR, here, count) == at


def test_replacing_the_value_of_one_seat() -> None:
    assert put((1, 2, 3), 1, 7) == (1, 7, 3)
    assert put((1,), 0, 7) == (7,)
