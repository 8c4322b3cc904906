"""The nearest value of a switch that changes a ruling is found in few attempts if the ruling changes once per side."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine.house_rules.options import Each, Limits, Maybe, Number, Some, Steps, Words, Yes
from referee.engine.questions.rule_changes import NumberRange, Trying, nearest, number_ranges, word_values


def found(axis: NumberRange, answer: Callable[[int], int], *, thorough: bool = False) -> tuple[int | None, int]:
    """Return the number found and how many were tried; the answer 2 changes the ruling, 1 is another difference."""
    tries = []

    def tried(text: str) -> Trying[int]:
        tries.append(int(text))
        yield None
        return int(text) if answer(int(text)) else None

    search = nearest(axis, tried, lambda at: answer(at) == 2, thorough=thorough)
    try:
        while True:
            next(search)
    except StopIteration as end:
        return end.value, len(tries)


@given(now=st.integers(0, 1000), low=st.integers(-1, 1001), high=st.integers(-1, 1001))
def test_the_nearer_number_of_both_sides_is_named(now: int, low: int, high: int) -> None:
    (axis,) = number_ranges(Number(0, 1000), now)
    right = [n for n in (low, high) if (n == low < now) or (n == high > now)]
    right = [n for n in right if 0 <= n <= 1000]
    named, tries = found(axis, lambda n: 2 if (n <= low < now) or (n >= high > now) else 0)
    assert named in ([n for n in right if abs(n - now) == min(abs(other - now) for other in right)] or [None])
    assert tries <= 24


def test_a_change_of_the_ruling_is_named_before_a_nearer_difference() -> None:
    (axis,) = number_ranges(Number(0, 100), 50)
    assert found(axis, lambda n: 2 if n >= 90 else 1 if n < 50 else 0)[0] == 90
    assert found(axis, lambda n: 1 if n < 50 else 0)[0] == 49


def test_the_next_numbers_are_tried_where_the_ruling_depends_on_the_switch() -> None:
    (axis,) = number_ranges(Number(0, 100), 50)
    assert found(axis, lambda n: 2 if 51 <= n <= 60 else 0)[0] is None
    assert found(axis, lambda n: 2 if 51 <= n <= 60 else 0, thorough=True)[0] == 51


@pytest.mark.parametrize(("least", "named"), [(0, 10), (7, 10), (30, 30)])
def test_a_switch_that_is_off_has_no_near_numbers(least: int, named: int) -> None:
    (axis,) = number_ranges(Maybe("off", Number(10, 90)), 0)
    assert found(axis, lambda n: 2 if n >= least else 0)[0] == named
    assert found(axis, lambda n: 2 if n <= 40 else 0)[0] == 40


def test_the_numbers_of_a_list_are_tried_one_by_one() -> None:
    usual = (("ace", 20.0), ("high", 10.0))
    kind = Each((("ace", Number(0, 50)), ("high", Number(0, 50))), usual)
    ace, high = number_ranges(kind, (("ace", 25.0), ("high", 10.0)))
    assert (ace[7], ace.now, high[7], high.now) == ("ace:7", 25, "ace:25,high:7", 10)
    score, rounds = number_ranges(Limits((("score", Number(1, 900)), ("rounds", Number(1, 99)))), (("score", 500.0),))
    assert (score[0], score.now, rounds[0], rounds.now) == ("score:1", 499, "score:500,rounds:1", 98)
    below, above = number_ranges(Steps(Number(0, 500)), ((None, 15), (0, 50)))
    assert (below[3], above[3]) == ("<0:3,0:50", "<0:15,0:3")
    assert number_ranges(Number(0, 5, "seconds", 0.1), 0.4)[0][3] == "0.3"


@pytest.mark.parametrize(
    ("kind", "now", "said"),
    [
        (Words(("1", "10", "11", "15")), 10, ("10", "11", "15", "1")),
        (Words(("on", "off")), "on", ("on", "off")),
        (Yes(), True, ("false", "true")),
        (Maybe("off", Number(1, 9)), 3, ("off",)),
        (Number(1, 9), 3, ()),
        (Steps(Number(0, 9)), ((0, 3),), ()),
        (Limits((("score", Number(1, 9)),)), (), ("off",)),
        (Each((("ace", Number(0, 9)),), (("ace", 2.0),)), (("ace", 3.0),), ("ace:2",)),
        (Some(("a", "b")), (), ("none", "a", "b", "a,b")),
    ],
)
def test_values_that_are_not_numbers_are_tried_as_they_are(kind: Words, now: object, said: tuple[str, ...]) -> None:
    assert word_values(kind, now) == said
    assert all(kind.read(text) is not None for text in said)
