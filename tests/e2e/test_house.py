"""An evening in browsers at a house of three servers behind HAProxy, each of which is killed in mid-round."""

import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import Server
from tests.e2e.party import Party
from tests.support.house import House, without_haproxy
from tests.support.postgres import Postgres

THREE = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"))
ANN, BO, CY = range(3)
OF_A_KILL = re.compile(r"net::ERR_|sse:error|status of 50[234]|^50[234] ")


class Front(Server):
    """The address of a house, in place of one server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.port = house.port


@pytest.fixture
def front(database_server: Postgres, tmp_path: Path) -> Iterator[Front]:
    if why := without_haproxy():
        pytest.skip(why)
    house = House(tmp_path, database_server.make(), 3)
    yield Front(house)
    house.close()


def test_eights_goes_on_while_each_server_is_killed(
    front: Front, phone: Callable[[], BrowserContext], tmp_path: Path
) -> None:
    party = Party(front, phone, THREE, "eights", {"h-end_mode": "scored", "h-target": "10"}, seated=True)
    ann, bo, cy = party.phones
    board = party.show_board()
    party.sit_round()
    party.deal("9", "D")

    def killed(number: int) -> None:
        front.house.signal(number, signal.SIGKILL)

    def restarted(number: int) -> None:
        front.house.start(number)
        for person in party.phones:
            person.faults[:] = [fault for fault in person.faults if not OF_A_KILL.search(fault)]

    killed(0)
    ann.play("9", "H")
    party.turn(BO)
    restarted(0)
    killed(1)
    bo.play("8", "H", calling="S")
    party.turn(CY)
    expect(ann.page.locator("#middle .called")).to_have_class(re.compile("suit-S"))
    restarted(1)
    killed(2)
    cy.play("7", "S")
    party.turn(ANN)
    restarted(2)
    ann.tap("draws")
    party.turn(BO)

    # A penalty card, a time-out, and what was undone can be played again.
    cy.penalize(BO, "looked")
    ann.tap("says time-out")
    expect(board.locator(".whose.paused")).to_contain_text("Ann")
    ann.tap("says time-in")
    party.turn(BO)
    bo.play("7", "C")
    party.turn(CY)
    ann.undo()
    party.turn(BO)

    party.end_eights()
    expect(board.locator(".whose.over")).to_contain_text("보")
    assert re.search(r"보 23\b", party.replayed(tmp_path))
