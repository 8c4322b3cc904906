"""Games from a folder beside the package, played on phones from the start page to their final scores."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import ROOT, Server
from tests.e2e.party import Party
from tests.support import heartless

BY_THUMB = 2
"""The tricks of whist that are played on the screen; the others are posted."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("referee")
    shutil.copytree(ROOT / "tests" / "more_games", folder / "games")
    made = Server(folder, "--games", str(folder / "games"))
    yield made
    made.stop()


def test_a_game_from_a_folder(server: Server, phone: Callable[[], BrowserContext], tmp_path: Path) -> None:
    party = Party(server, phone, (("Ann", "en"), ("보", "ko")), "maumau", {"h-hand_size": "3"})
    ann, bo = party.phones
    party.sit_round()
    party.deal("Q", "H")

    ann.play("Q", "C")
    ann.answered("Q♣ would lie on another queen")
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


def test_whist_from_a_folder(server: Server, phone: Callable[[], BrowserContext], tmp_path: Path) -> None:
    people = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"), ("Di", "en"))
    party = Party(server, phone, people, "whist", {"h-target": "1"})
    party.sit_round()
    party.phones[-1].tap("deals")
    chance, won, turn = Random(5), [0, 0, 0, 0], 0
    hands = heartless.dealt(chance, 4)
    for _ in range(13):
        lying: list[tuple[int, heartless.Card]] = []
        for seat in (*range(turn, 4), *range(turn)):
            led = lying[0][1].suit if lying else ""
            card = chance.choice([each for each in hands[seat] if each.suit == led] or hands[seat])
            if sum(won) < BY_THUMB:
                party.turn(seat)
                party.phones[seat].lay(card.code)
            else:
                party.phones[seat].posts(f"plays {card.code}")
            hands[seat].remove(card)
            lying.append((seat, card))
        trumps = [each for each in lying if each[1].suit == "H"]
        followed = [each for each in lying if each[1].suit == lying[0][1].suit]
        turn = max(trumps or followed, key=lambda each: heartless.ORDER.index(each[1].rank))[0]
        won[turn] += 1
        if sum(won) <= BY_THUMB:
            tricks = party.phones[0].page.locator(f".chip.of-{turn} .hand")
            expect(tricks).to_have_text(f"{won[turn]} trick{'s' if won[turn] > 1 else ''}")
    ours, theirs = max(0, won[0] + won[2] - 6), max(0, won[1] + won[3] - 6)
    winners = "Ann.*Cy" if ours else "보.*Di"
    expect(party.phones[0].page.locator("#turn .over")).to_contain_text(re.compile(winners))
    said = party.replayed(tmp_path, *server.more)
    assert f"Scores: Ann {ours}, 보 {theirs}, Cy {ours}, Di {theirs}" in said
