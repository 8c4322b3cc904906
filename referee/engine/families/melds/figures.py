"""Figures of the melding games: complete melds, bonus cards, going out; those of a side are of each of its players."""

from collections.abc import Callable, Iterator

from referee.engine.common_rules.figures import CONDUCT
from referee.engine.families.melds.state import Count
from referee.engine.model.figures import Amounts, Figure, Played


def _by_side(number: Callable[[Count], int]) -> Callable[[Played], Amounts]:
    """Return the function that yields a number of each side's rounds, where it is not zero."""

    def count(played: Played) -> Iterator[tuple[int, float]]:
        for sides in played.state.counts:
            for side in sides:
                if amount := number(side):
                    for seat in side.seats:
                        yield seat, int(amount)

    return count


MELDS = (
    Figure("canastas-natural", _by_side(lambda side: side.natural)),
    Figure("canastas-mixed", _by_side(lambda side: side.mixed)),
    Figure("red-threes", _by_side(lambda side: side.bonus)),
    Figure("out", _by_side(lambda side: side.out)),
    Figure("out-concealed", _by_side(lambda side: side.concealed)),
    *CONDUCT,
)
"""The figures of the family."""
