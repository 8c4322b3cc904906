"""A game from a folder beside the package, played on phones to its final scores."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import ROOT, Server
from tests.e2e.party import Party


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("referee")
    shutil.copytree(ROOT / "tests" / "more_games", folder / "games")
    made = Server(folder, "--games", str(folder / "games"))
    yield made
    made.stop()


def test_a_game_from_a_folder(server: Server, phone: Callable[[], BrowserContext], tmp_path: Path) -> None:
    party = Party(server, phone, (("Ann", "en"), ("보", "ko")), "maumau", {"h-hand_size": "3"}, seated=True)
    ann, bo = party.phones
    party.sit_round()
    party.deal("Q", "H")

    ann.play("Q", "C")
    ann.answered("Q♣︎ would lie on another queen")
    ann.play("7", "H")
    party.turn(1)
    bo.play("7", "C")
    party.turn(0)
    ann.tap("draws")
    party.turn(1)
    bo.play("J", "S", calling="D")
    party.turn(0)
    expect(ann.page.locator("#middle .called")).to_have_class(re.compile("suit-D"))
    ann.play("9", "D")
    party.turn(1)
    bo.play("9", "S")
    ann.points(50)
    expect(ann.page.locator("#turn .over")).to_contain_text("보")
    assert re.search(r"Ann 0, 보 50\b", party.replayed(tmp_path, *server.more))
