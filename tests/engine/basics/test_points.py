"""Points in tenths: sums that a float would get wrong are exact, and whole ones are ints."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from referee.engine.basics.points import Tenths, exact, of_tenths
from referee.engine.notation.tokens import read_points

TENTHS = st.integers(-99_990, 99_990)


@given(st.lists(TENTHS, min_size=1, max_size=60))
def test_sums_are_those_of_fractions(counts: list[int]) -> None:
    points = [of_tenths(count) for count in counts]
    first, *others = points
    for made, count in (
        (sum(points), sum(counts)),
        (first - sum(others), 2 * counts[0] - sum(counts)),
        (-sum(points), -sum(counts)),
        (abs(first), abs(counts[0])),
        (max(points) - min(points), max(counts) - min(counts)),
    ):
        assert Fraction(str(made)) == Fraction(count, 10)
        assert made == read_points(str(made)) == exact(made)
        assert isinstance(made, int if count % 10 == 0 else Tenths)
