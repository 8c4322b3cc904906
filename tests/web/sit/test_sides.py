"""Late arrivals and leavers at a table that keeps score for sides: partners are asked for, and every sheet works."""

import re

import pytest
from werkzeug.test import TestResponse

from referee.web.sit import door
from tests.support.client import Client, page_of, said
from tests.support.lobby import Lobby, lobby
from tests.support.night import evening

NONE = "natural=0 mixed=0 red3=0 out=no concealed=no hand=0"


def keeps_score(code: str, here: Lobby) -> None:
    """Enter a round of Canasta in which each side gets a hundred more than the one before."""
    state = here.table(code).game.state
    for at, seats in enumerate(here.table(code).game.game.sharing(state), 1):
        here.says(code, f"{'+'.join(state.names[seat] for seat in seats)} scores cards={at}00 {NONE}")


def let_in(here: Lobby, asked: TestResponse) -> None:
    """Let the host admit somebody who asked to sit down."""
    assert here.laptop.send(asked.location, htmx=True, answer="yes").status_code == 200


def test_the_fifth_player_chooses_a_side_and_the_sheet_continues() -> None:
    with lobby() as here:
        code, phones = here.play(("Ann", "Bo", "Cy", "Di"), game="canasta")
        here.says(code, "Ann agrees keep=scores now")
        keeps_score(code, here)
        eve = here.phone()
        page = eve.get(f"/{code}").get_data(as_text=True)
        assert re.findall(r'name="side" value="([^"]+)"', page) == ["0-2", "1-3"]
        assert "100 points" in page
        assert 'name="points"' not in page
        unsaid = eve.send(f"/{code}/sit", name="Eve", after="Di", sides="2")
        assert unsaid.status_code == 422
        assert "Choose who you play with" in said(unsaid)
        assert "Eve" not in here.table(code).game.state.names
        let_in(here, eve.send(f"/{code}/sit", name="Eve", after="Di", sides="2", side="1-3"))
        state = here.table(code).game.state
        assert state.teams == ((1, 3, 4), (0, 2))
        assert state.scores == (100, 200, 100, 200, 200)
        for phone in (*phones, eve):
            assert phone.get(f"/{code}/tally").status_code == 200
        keeps_score(code, here)
        assert here.table(code).game.state.scores == (200, 400, 200, 400, 400)


@pytest.mark.parametrize("before", [(), ("Ann corrects teams Ann+Cy",)])
def test_a_sheet_has_the_current_sides_after_any_arrival(before: tuple[str, ...]) -> None:
    """An old record names no sides: they follow from the seats."""
    with evening(game="canasta") as night:
        night.app.test_client_class = Client
        night.says("Di agrees keep=scores now", *before, f"Ann+Cy scores cards=100 {NONE}")
        night.says(f"Bo+Di scores cards=300 {NONE}", "Eve joins after Di with 1200")
        ann = night.phone(0)
        page = page_of(ann.get(f"/{night.table.code}/tally"))
        assert re.findall(r'id="row-(\d)"', page) == ["0", "1"]
        table, scores = page_of(ann.get(f"/{night.table.code}/play")), page_of(ann.get(f"/{night.table.code}/scores"))
        totals = scores[scores.index('class="total"') :].partition("</tr>")[0]
        assert re.findall(r"<strong>(\d+)</strong>", totals) == ["100", "300"]
        assert re.findall(r'<span class="score"><a[^>]*>(\d+)</a>', table) == ["300", "100"], "ranked"
        fields = {f"v-{seat}-{key}": "0" for seat in (0, 1) for key in ("cards", "natural", "mixed", "red3", "hand")}
        assert night.tap(ann, "tally", **fields, **{"one-out": "nobody"}).status_code == 200
        assert len(night.state.rounds) == 2


def test_the_fourth_player_after_three_single_ones_chooses_a_partner() -> None:
    with lobby() as here:
        code, _ = here.play(("Ann", "Bo", "Cy"), game="canasta")
        here.says(code, "Ann agrees keep=scores now")
        keeps_score(code, here)
        eve = here.phone()
        assert re.findall(r'name="side" value="([^"]+)"', eve.get(f"/{code}").get_data(as_text=True)) == ["0", "1", "2"]
        let_in(here, eve.send(f"/{code}/sit", name="Eve", after="Cy", sides="3", side="1"))
        assert here.table(code).game.state.teams == ((1, 3), (0, 2))
        fay = here.phone()
        gus = here.phone()
        let_in(here, fay.send(f"/{code}/sit", name="Fay", after="Cy", sides="2", side="1-3"))
        page = gus.get(f"/{code}").get_data(as_text=True)
        assert re.findall(r'name="side" value="([^"]+)" required checked', page) == ["0-2"]
        let_in(here, gus.send(f"/{code}/sit", name="Gus", after="Cy", sides="1", side="0-2"))
        assert sorted(map(len, here.table(code).game.state.teams)) == [3, 3]


def test_a_player_who_arrives_in_mid_round_joins_a_side_from_the_next() -> None:
    with lobby() as here:
        code, _ = here.play(("Ann", "Bo", "Cy", "Di"), game="canasta")
        here.says(code, "Di deals", "Di flips 9H", "Ann draws 2")
        eve = here.phone()
        let_in(here, eve.send(f"/{code}/sit", name="Eve", after="Ann", sides="2", side="0-2"))
        state = here.table(code).game.state
        assert (state.phase, state.sides) == ("play", ((0, 2), (1, 3)))
        assert eve.get(f"/{code}/play").status_code == 200
        here.says(code, "Ann corrects phase count")
        for name in ("Ann", "Bo", "Cy", "Di"):
            here.says(code, f"{name} holds 0 points")
        assert here.table(code).game.game.sharing(here.table(code).game.state) == ((0, 2, 4), (1, 3))
        here.says(code, "Ann deals")
        assert here.table(code).game.state.teams == ((0, 2, 4), (1, 3))


def test_partners_at_uno_follow_from_their_places_so_nobody_is_asked_for_a_side() -> None:
    with evening(game="uno", house="points_to=partners", with_phones=4) as night:
        night.says("Ann agrees keep=scores now", "Ann+Cy scores 70", "Bo+Di scores 0")
        assert night.state.scores == (70, 0, 70, 0)
        assert "Ann, Cy" in said(night.phone(1).get(f"/{night.table.code}/scores"))
        night.says("Di leaves")
        assert door.sides_for(night.game) == ()
        night.says("Eve joins after Cy", "Ann scores 0", "Bo scores 0", "Cy scores 20", "Eve scores 0")
        assert night.state.scores == (70, 0, 90, 0, 0), "five sit round the table, so everybody plays alone"
