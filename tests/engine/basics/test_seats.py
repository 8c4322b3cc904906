"""Seats round the table: the next occupied seat in both directions."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from referee.engine.basics.seats import LEFT, NOBODY, RIGHT, put, step, steps

FOUR = (0, 1, 2, 3)


def test_the_next_seat_is_the_first_one_where_somebody_sits() -> None:
    for seat, (direction, by), here in product(FOUR, ((LEFT, 1), (RIGHT, -1)), product((True, False), repeat=4)):
        round_the_table = [(seat + by * count) % 4 for count in (1, 2, 3, 4)]
        assert step(seat, direction, FOUR, here) == next((at for at in round_the_table if here[at]), NOBODY)


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
