"""Late arrivals and leavers at a table that keeps score for sides: partners are asked for, and every sheet works."""

from referee.web.sit import door
from tests.support.client import said
from tests.support.night import evening


def test_partners_at_uno_follow_from_their_places_so_nobody_is_asked_for_a_side() -> None:
    with evening(game="uno", house="points_to=partners", with_phones=4) as night:
        night.says("Ann agrees keep=scores now", "Ann+Cy scores 70", "Bo+Di scores 0")
        assert night.state.scores == (70, 0, 70, 0)
        assert "Ann, Cy" in said(night.phone(1).get(f"/{night.table.code}/scores"))
        night.says("Di leaves")
        assert door.sides_for(night.game) == ()
        night.says("Eve joins after Cy", "Ann scores 0", "Bo scores 0", "Cy scores 20", "Eve scores 0")
        assert night.state.scores == (70, 0, 90, 0, 0), "five sit round the table, so everybody plays alone"
