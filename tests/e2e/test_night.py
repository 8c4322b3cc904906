"""A whole night, as the people at the table have it: four phones in three languages and a board, from the QR to the
final score, with everything going wrong that goes wrong on such nights."""

import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import Phone, Server

PEOPLE = (("Ann", "en"), ("Bo", "ko"), ("민아", "ja"), ("Di", "en"))
ANN, BO, MINA, DI = range(4)
HOUSE = {"h-misdeal": "one", "h-turn_seconds": "3", "h-entry_seconds": "0"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    yield made
    made.stop()


class Night:
    """The four people, the board, and what the server says."""

    def __init__(self, server: Server, phone: Callable[[], BrowserContext]) -> None:
        self.server = server
        self.phones: list[Phone] = []
        for name, language in PEOPLE:
            made = Phone(phone())
            self.phones.append(made)
            page = made.page
            page.goto(server.url)
            page.locator(f"form[action='/language'] [value='{language}']").first.click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            if made is self.phones[0]:
                self.open(made)
            else:
                page.goto(f"{server.url}/{self.code.lower()}")
            form = page.locator("form[action$='/sit']")
            if not form.is_visible():
                page.locator("details:has(form[action$='/sit']) summary").click()
            form.locator("[name=name]").fill(name)
            form.locator("[name=name]").press("Enter")
            expect(page.locator("#ring")).to_contain_text(name)
        self.board = phone().new_page()
        self.board.set_viewport_size({"width": 1280, "height": 720})
        self.board.goto(f"{server.url}/{self.code}/board")

    def open(self, host: Phone) -> None:
        """A new table with some house rules; Ann's phone hosts it."""
        page = host.page
        page.locator("a[href^='/new/']").first.click()
        for group in page.locator("details.group > summary").all():
            group.click()
        for name, value in HOUSE.items():
            field = page.locator(f"[name='{name}']")
            if field.first.get_attribute("type") == "radio":
                page.locator(f"[name='{name}'][value='{value}']").check(force=True)
            else:
                field.fill(value)
        page.locator("[name='h-end.rounds'], [name='h-end-rounds']").first.fill("2")
        page.locator("form.house .go button.primary").click()
        page.wait_for_url(re.compile(r"/[A-Z0-9]{4}$"))
        self.code = page.url[-4:]

    def sit_round(self) -> None:
        """Ann taps the people as they sit, Di deals, everybody says who sits left of them."""
        page = self.phones[0].page
        for name, _ in PEOPLE:
            page.locator(".ring-seat", has_text=name).click()
            expect(page.locator(".ring-seat.on", has_text=name)).to_be_visible()
            time.sleep(0.4)
        page.locator(".dealers button", has_text="Di").click()
        for phone in self.phones:
            phone.page.locator(".left-ask [name=sure]").click()
        page.locator("[form=start-form]").click()
        for phone in self.phones:
            phone.page.wait_for_url(re.compile(r"/play"))
            expect(phone.page.locator("#asks-call button").first).to_be_visible()

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.server.url}/{self.code}/{path}", timeout=10) as answer:
            return str(answer.read().decode())

    def words(self) -> str:
        """Every word that any screen shows."""
        return "\n".join(
            [*(phone.page.locator("body").inner_text() for phone in self.phones), self.board.inner_text("body")]
        )

    def turn(self, who: int) -> None:
        """Waits until every phone says whose turn it is."""
        for phone in self.phones:
            expect(phone.page.locator(f"#turn .turn.of-{who}")).to_be_visible()


def test_a_night(server: Server, phone: Callable[[], BrowserContext], tmp_path: Path) -> None:
    night = Night(server, phone)
    ann, bo, mina, di = night.phones
    night.sit_round()

    # A misdeal, one card for the dealer; then the deal and its starter.
    di.tap("deals wrong")
    di.tap("deals")
    di.page.locator("#cards form:has([value=flips])").wait_for()
    di.flip("9", "D")
    night.turn(ANN)
    expect(di.page.locator(".chip.of-3 .hand")).to_contain_text("6")

    # A wrong play that somebody catches: no screen gives it away before.
    before = night.words()
    ann.play("2", "C")
    expect(bo.page.locator("#middle .card")).to_contain_text("2")
    for word in ("No:", "안 돼요", "いいえ", "verdict"):
        assert night.words().count(word) == before.count(word)
    bo.penalize(ANN, "play")
    expect(ann.page.locator("#middle .card")).to_contain_text("9")
    expect(ann.page.locator(".chip.of-0 .hand")).to_contain_text("6")
    night.turn(ANN)
    ann.play("9", "H")
    night.turn(BO)

    # A wrong play that nobody catches stands; catching it late is undeserved, and costs its giver a card.
    bo.play("4", "C")
    night.turn(MINA)
    mina.play("4", "D")
    night.turn(DI)
    mina.penalize(BO, "play")
    bo.penalize(MINA, "undeserved")
    expect(bo.page.locator(".chip.of-2 .hand")).to_contain_text("5")

    # Two people give a card for one question: one is taken. The vote lets it fall.
    ann.penalize(BO, "question")
    expect(bo.page.locator(".chip.of-1 .hand")).to_contain_text("5")
    di.penalize(BO, "question")
    bo.tap("disputes")
    mina.tap("votes no")  # of two voters: a yes could only tie, and a tie lets the card fall
    expect(bo.page.locator(".chip.of-1 .hand")).to_contain_text("4")

    # Di takes longer than three seconds.
    time.sleep(3.2)
    ann.penalize(DI, "slow")
    expect(di.page.locator(".chip.of-3 .hand")).to_contain_text("7")

    # A time-out: cards lie aside until its caller says time in.
    bo.tap("says time-out")
    expect(mina.page.locator("#turn .timeout")).to_be_visible()
    ann.penalize(MINA, "looked")
    expect(bo.page.locator(".chip.of-2 .aside")).to_be_visible()
    bo.tap("says time-in")
    expect(bo.page.locator(".chip.of-2 .aside")).to_have_count(0)
    night.turn(DI)

    # kill -9 in the middle: the phones find the table again, with every line.
    lines = night.get("export.table")
    server.kill()
    expect(ann.page.locator("html")).to_have_class(re.compile("not-live"), timeout=20_000)
    server.start()
    expect(ann.page.locator("html")).not_to_have_class(re.compile("not-live"), timeout=20_000)
    assert night.get("export.table") == lines

    # Two people call a suit together: the tie goes to who played the jack.
    di.play("J", "C")
    night.turn(ANN)
    ann.page.locator("#asks-first [hx-vals*='\"H\"']").click()
    di.page.locator("#asks-first [hx-vals*='\"S\"']").click()
    expect(bo.page.locator("#middle .called")).to_have_class(re.compile("suit-S"))

    # The table puts right what nobody entered: Ann has one card left. She goes out.
    ann.catch_up(hand__Ann="1")
    ann.play("K", "S", one=True)
    for each in (bo, mina, di):
        each.page.locator("#cards form:has([value=holds])").wait_for()
    bo.count("7H", "QD", "RJ", "2C")
    mina.points(30)
    di.count("5S")
    expect(ann.page.locator("#seats")).to_be_visible()
    di.page.goto(f"{server.url}/{night.code}/scores")
    expect(di.page.locator("table.scores")).to_contain_text("44")

    # Bo had counted wrong: the number is amended, and the totals follow.
    bo.count_again(BO, 17)
    expect(di.page.locator("table.scores")).to_contain_text("17")

    # The second round ends the game.
    di.page.goto(f"{server.url}/{night.code}/play")
    ann.tap("deals")
    ann.page.locator("#cards form:has([value=flips])").wait_for()
    ann.flip("9", "D")
    night.turn(BO)
    bo.catch_up(hand__Bo="1")
    bo.play("9", "H", one=True)
    for each, points in ((ann, 10), (mina, 20), (di, 30)):
        each.points(points)
    expect(night.board.locator("body")).to_contain_text("Ann")
    expect(ann.page.locator("#turn .over")).to_contain_text("Ann")

    # What leaves the house replays to the same scores.
    exported = tmp_path / "night.table"
    exported.write_text(night.get("export.table"), encoding="utf-8")
    command = [sys.executable, "-c", "from referee.cli import main; raise SystemExit(main())", "replay", str(exported)]
    replayed = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert replayed.returncode == 0, replayed.stdout[-3000:]
    assert re.search(r"Ann 10\b.*Bo 17\b.*민아 50\b.*Di 35\b", replayed.stdout)
    for each in night.phones:
        assert each.faults == []
