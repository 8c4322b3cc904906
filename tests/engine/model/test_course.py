"""The course of a game's totals: what somebody who has left had in a round stands in that round."""

import pytest

from referee.engine.model.course import course
from tests.support.game_logs import played

SIDES = """game: canasta
players: Ann Bo Cy Di
turn: Ann
drawn: yes
melds.Ann+Cy: KS KH KD KC KS KH KD
melds.Bo+Di: QS QH QD
hand.Ann: 4C
hand.Bo: 5C 5D
hand.Cy: 6C
hand.Di: 8C
"""
ALONE = """game: canasta
players: Ann Bo Cy
house: canastas_to_go_out=1
turn: Ann
drawn: yes
melds.Ann: KS KH KD KC KS KH KD
melds.Bo: QS QH QD
hand.Ann: 4C
hand.Bo: 5C 5D
hand.Cy: 8C
"""
SCORES = """game: one
players: Ann Bo Cy
keep: scores
"""


@pytest.mark.parametrize(
    ("head", "lines", "points"),
    [
        (SIDES, ("Bo leaves", "Ann discards 4C"), (665, 20, 665, 20)),
        (ALONE, ("Bo leaves", "Ann discards 4C"), (670, 30, -10)),
        (SCORES, ("Ann scores 5", "Ann leaves", "Bo scores 3", "Cy scores 2"), (5, 3, 2)),
    ],
)
def test_points_of_somebody_who_has_left(head: str, lines: tuple[str, ...], points: tuple[int, ...]) -> None:
    (leg,) = course(played(head, *lines).state).legs
    assert leg.points == points == leg.totals
