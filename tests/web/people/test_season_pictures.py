"""Ratings and pictures on the pages of a season and of a person, and the season on paper."""

import re
from itertools import groupby

import pytest

from referee.records.ratings import Ratings
from referee.store.people.outcomes import Span
from tests.support.client import Client
from tests.support.lobby import Lobby
from tests.support.outcomes import night, season
from tests.web.people.test_standings import ids, rows, text

PEOPLE = ("Ann", "Bo", "Cy", "Dee", "Eve")
RANGE = r"\d+–\d+"


def rated(here: Lobby) -> Ratings:
    ratings = Ratings()
    for _, game in groupby(here.store.played_seats(Span()), lambda seat: seat.game):
        ratings.add(list(game))
    return ratings


def page(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200
    return answer.get_data(as_text=True)


def after(page: str, heading: str) -> list[str]:
    """Return the rows of the first table after a heading."""
    table = page.partition(f"<h2>{heading}</h2>")[2].partition("</table>")[0]
    return [text(f"<main>{row}") for row in re.findall(r"<tr>.*?</tr>", table, re.DOTALL) if "<td" in row]


@pytest.mark.promise("A rating is what `openskill` makes")
def test_standings_by_rating_are_ranges_by_their_lower_end(here: Lobby) -> None:
    season(here.store, 10, PEOPLE)
    found = [row.split() for row in rows(here.laptop, "/standings?by=rating") if re.search(RANGE, row)]
    assert {row[1] for row in found} == set(PEOPLE)
    assert all(re.fullmatch(RANGE, row[2]) for row in found)
    lower = [int(row[2].partition("–")[0]) for row in found]
    assert lower == sorted(lower, reverse=True)
    assert [row[0] for row in found] == [str(1 + lower.index(bound)) for bound in lower]
    ratings = rated(here)
    assert {row[1]: int(row[3]) for row in found} == {name: ratings.of(id).games for name, id in ids(here).items()}
    link = re.findall(r'href="(/people/\d+/games[^"]*)"', page(here.laptop, "/standings?by=rating"))[0]
    games = page(here.laptop, link.replace("&amp;", "&"))
    assert games.count("/place?game=") == int(found[0][3])
    assert "So few games" not in page(here.laptop, "/standings?by=rating")
    assert rows(here.laptop, "/standings?by=rating&game=one") == []


def test_few_games_say_so_and_who_has_no_place_has_no_rating(here: Lobby) -> None:
    night(here.store, [("Ann", 0, 1), ("Bo", 1, 2), ("Cy", 2, None)])
    found = rows(here.laptop, "/standings?by=rating")
    assert [re.sub(RANGE, "range", row) for row in found[:3]] == ["1 Ann range 1", "2 Bo range 1", "– Cy – 0"]
    assert "So few games" in text(page(here.laptop, "/standings?by=rating"))
    assert "So few games" in text(page(here.laptop, f"/people/{ids(here)['Ann']}"))
    assert "<h2>Rating</h2>" not in page(here.laptop, f"/people/{ids(here)['Cy']}")


@pytest.mark.promise("Every picture of a season has its numbers")
def test_the_page_of_a_person_has_a_range_and_pictures_with_their_numbers(here: Lobby) -> None:
    store = here.store
    season(store, 12, PEOPLE)
    ann = ids(here)["Ann"]
    shown = page(here.laptop, f"/people/{ann}")
    nights = [list(of) for _, of in groupby(store.played_seats(Span(), ann), lambda seat: seat.night)]
    ratings = rated(here)
    now = ratings.of(ann)
    assert f"{now.low}–{now.high} from {now.games} games" in text(shown)
    table = after(shown, "Night by night")
    made = page(here.laptop, f"/people/{ann}/games?what=rating")
    assert f"Rating {now.low}–{now.high}" in text(made)
    assert made.count("/place?game=") == now.games
    assert [row.split()[1:3] for row in table] == [[str(len(of)), str(sum(seat.won for seat in of))] for of in nights]
    assert [row.split()[4] for row in table] == [f"{rating.low}–{rating.high}" for _, rating in ratings.by_night(ann)]
    assert shown.count('role="img"') == 3
    half = page(here.laptop, f"/people/{ann}?since=2020-09-18")
    assert len(after(half, "Night by night")) < len(table)
