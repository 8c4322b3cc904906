"""The ranking that every screen and export shows: by points or by going out, without people who left."""

import re

import pytest

from referee.web.scores.night_results import games_of, people_of
from tests.support.client import Client, said
from tests.support.night import Evening, evening


def goes_out(night: Evening, *names: str) -> None:
    """Let hands run empty one after another, each by a play."""
    for name in names:
        turn = f"{name} corrects turn {name}; hand.{name} 1; top 5H"
        night.says(turn, f"{name} plays 9H")


def ended(night: Evening, game: str, house: str) -> None:
    night.says("Di deals", "Di flips 5H")
    goes_out(night, "Cy")
    if "first" not in house:
        goes_out(night, "Ann", "Di")
    assert night.state.phase == "over"


def read(night: Evening, where: str, language: str = "en") -> str:
    response = night.phone(0, language).get(f"/{night.table.code}/{where}")
    assert response.status_code == 200, response.get_data(as_text=True)
    return said(response)


def table_of(night: Evening) -> dict[str, str]:
    """Return the places on the scores page by name."""
    page = night.phone(0).get(f"/{night.table.code}/scores").get_data(as_text=True)
    names = re.findall(r'<th scope="col".*?<bdi>(.*?)</bdi></th>', page, re.DOTALL)
    row = page[page.index('class="place"') :].partition("</tr>")[0]
    return dict(zip(names, re.findall(r"<a class=\"number-link\"[^>]*>(.*?)</a>", row), strict=True))


def test_a_player_who_is_out_and_leaves_keeps_the_place() -> None:
    with evening(game="onecard") as night:
        ended(night, "onecard", "")
        before = table_of(night)
        night.says("Bo leaves", "Cy leaves", "Eve joins after Ann")
        assert table_of(night) == {**before, "Eve": "left"}
        (played,) = games_of(night.table)
        assert [place.name for place in played.places] == ["Cy", "Ann", "Di", "Bo"]


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_a_player_who_left_is_last_without_a_place_until_they_return(language: str) -> None:
    with evening(house="enforce=referee", game="hearts") as night:
        night.app.test_client_class = Client
        night.says("Ann agrees keep=scores now", "Ann corrects score.Ann 40; score.Bo 5; score.Cy 20", "Bo leaves")
        ranked = night.game.game.places(night.state)
        assert ranked == (3, None, 2, 1)
        words = {"en": "left", "ko": "떠남", "ja": "退席"}[language]
        heading = read(night, "place?seat=1", language)
        assert re.search(f"{words}(: |：)Bo", heading)
        assert heading.rindex("Bo") > max(heading.rindex(name) for name in ("Ann", "Cy", "Di"))
        (played,) = games_of(night.table)
        assert [place.name for place in played.places] == ["Di", "Cy", "Ann", "Bo"]
        night.says("Bo returns")
        assert night.game.game.places(night.state) == (4, 2, 3, 1)


def test_a_player_who_left_does_not_lead_the_night() -> None:
    with evening(game="other", house="best=fewest end=rounds:1") as night:
        night.says("Ann corrects score.Ann 5", "Ann leaves", "Bo scores 10", "Cy scores 3", "Di scores 8")
        assert night.state.phase == "over"
        assert [(person.name, person.places) for person in people_of(games_of(night.table))] == [
            ("Cy", 1),
            ("Di", 2),
            ("Bo", 3),
            ("Ann", 0),
        ]
        page = said(night.phone(0).get(f"/nights/{night.table.code}/sum?who=Ann&what=places"))
        assert "Ann: Places –" in page
        assert "left" in page
