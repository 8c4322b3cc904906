"""The first dealer or player: asked in the first game as its source says, then given by a house rule."""

import re

import pytest

from referee.engine.notation.record import read_head
from referee.web.sit.next_game import Plan
from referee.web.sit.people import plan_of
from tests.support.client import Client, said
from tests.support.lobby import Lobby

PEOPLE = ("Ann", "Bo", "Cy")


def sat(here: Lobby, game: str) -> tuple[str, Client]:
    """Return a table whose ring is complete, and the first player's phone."""
    code = here.open_table(game=game)
    ann, *_ = [here.sit(code, name) for name in PEOPLE]
    return code, ann


def dealer(here: Lobby, phone: Client, code: str) -> str:
    """Return the dealer of the game that starts."""
    assert phone.send(f"/{code}/start", after="0", anyway="1").status_code == 303
    [played] = here.table(code).games
    return read_head(played.head).dealer


@pytest.mark.parametrize(("game", "what"), [("canasta", "dealer"), ("other", "dealer"), ("onecard", "begins")])
def test_the_lot_falls_on_everybody_at_some_time_and_all_phones_and_the_record_know(
    here: Lobby, game: str, what: str
) -> None:
    code, ann = sat(here, game)
    fell = list[str]()
    while set(fell) != set(PEOPLE):
        assert len(fell) < 60, "that one of three is never drawn happens once in 10^10"
        ann.send(f"/{code}/ring", htmx=True, lot=what)
        page = ann.get(f"/{code}")
        fell += re.findall(r"The lot fell on (\w+)", said(page))
    drawn = PEOPLE.index(fell[-1])
    assert f'n3 lot at-{drawn}"' in page.text, "where the light comes to rest"
    assert dealer(here, ann, code) == PEOPLE[drawn if what == "dealer" else drawn - 1]


def test_a_plan_of_an_older_version_keeps_its_dealer(here: Lobby) -> None:
    code, ann = sat(here, "onecard")
    old = plan_of(here.table(code)).to_text().replace(', "begins": 0', "").replace('"dealer": 0', '"dealer": %s')
    kept = old % here.seat(code, "Bo").id
    assert "begins" not in kept
    here.table(code).change(here.store.change_plan, here.table(code).night.id, lambda planned: kept)
    assert "Cy begins, so Bo deals." in said(ann.get(f"/{code}"))
    assert dealer(here, ann, code) == "Bo"


def test_a_player_outside_the_ring_neither_deals_nor_begins() -> None:
    plan = Plan("onecard", ring=(1, 2, 3))
    assert plan.with_first_player(2).without_seat(2).begins == 0
    assert plan.with_first_player(9).begins == 0
    assert plan.with_first_player(2).with_dealer(3) == plan.with_dealer(3)
    assert plan.with_dealer(3).with_first_player(2) == plan.with_first_player(2)
    assert [plan.left_of(seat) for seat in (1, 2, 3, 9)] == [2, 3, 1, 0]
