"""Figures of Hearts: moons shot and suffered, queens of spades taken."""

from collections.abc import Iterator

from referee.engine.basics.cards import card
from referee.engine.common_rules.figures import CONDUCT
from referee.engine.common_rules.rounds import cards_in_record
from referee.engine.model.figures import Amounts, Figure, Played
from referee.engine.model.rulings import Seat
from referee.engine.model.state import Round

QUEEN = card("QS")
MOST_HEARTS = 13
"""Points of all other cards together, where each heart counts one, and of the queen: who alone took as many has her."""


def _moons(played: Played) -> Iterator[tuple[int, Round]]:
    """Yield the shooter and the round of each moon."""
    rounds = {scored.number: scored for scored in played.state.rounds}
    for summary in played.state.summaries:
        for told in summary.messages:
            seat = dict(told.fill).get("seat")
            if told.id == "came-moon" and isinstance(seat, Seat) and summary.round in rounds:
                yield int(seat), rounds[summary.round]


def _shot(played: Played) -> Amounts:
    """Yield who shot each moon."""
    return ((shooter, 1) for shooter, _ in _moons(played))


def _suffered(played: Played) -> Amounts:
    """Yield the others in the round of each moon."""
    for shooter, scored in _moons(played):
        for seat, points in enumerate(scored.points):
            if seat != shooter and points is not None:
                yield seat, 1


def _queens(played: Played) -> Amounts:
    """Yield who took the queen of spades in each round, where the cards or the points tell."""
    points = played.state.config.points
    simple = sum(count for card, count in points.items() if card is not QUEEN and count > 0) == MOST_HEARTS
    for scored in played.state.rounds:
        takers = [seat for seat, held in enumerate(scored.held) if _has_queen(held, by_points=simple)]
        if len(takers) == 1:
            yield takers[0], 1


def _has_queen(held: str, *, by_points: bool) -> bool:
    """Return True if the cards, or the points where only they were entered, have the queen."""
    if held.isdecimal():
        return by_points and int(held) >= MOST_HEARTS
    return QUEEN in cards_in_record(held)


FIGURES = (Figure("moons", _shot), Figure("moons-suffered", _suffered), Figure("queens", _queens), *CONDUCT)
