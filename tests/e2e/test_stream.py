"""The stream, the script and the writer together: two phones at a toy table, and every kind of failure."""

import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.driver import HIDE, PATIENCE, frozen

ROOT = Path(__file__).parents[2]
NOT_DOUBLE = 0.7
"""Seconds after which the same tap is a second tap."""


class Server:
    def __init__(self, path: Path) -> None:
        self.path = path
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.start()

    def start(self, *troubles: str) -> None:
        """Start the server; `troubles` (`stream=404`) apply from its first answer on."""
        command = [sys.executable, "-m", "tests.e2e.toy_server", str(self.path), str(self.port), *troubles]
        self.process = subprocess.Popen(command, cwd=ROOT)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert self.process.poll() is None
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("the toy server does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def watchers(self, count: int) -> None:
        """Wait until this many streams are open."""
        until = time.monotonic() + PATIENCE
        while self.get("/watchers") != str(count):
            assert time.monotonic() < until, f"{self.get('/watchers')} streams, not {count}"
            time.sleep(0.05)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "referee.db")
    yield made
    made.kill()


@pytest.fixture
def sit(server: Server, phone: Callable[[], BrowserContext]) -> Callable[[int], Page]:
    """Open the table's page on its own phone; a script error or a CSP violation fails the test at once."""

    def open_page(seat: int) -> Page:
        page = phone().new_page()
        page.on("pageerror", lambda error: pytest.fail(f"the page said {error}"))
        page.on(
            "console",
            lambda message: pytest.fail(message.text) if "Content Security Policy" in message.text else None,
        )
        page.goto(f"http://127.0.0.1:{server.port}/?seat={seat}")
        return page

    return open_page


def says(page: Page, count: int) -> None:
    expect(page.locator("#count")).to_have_text(str(count))


def seconds(clock: str) -> int:
    """Return the seconds that a clock shows."""
    minutes, _, rest = clock.rpartition(":")
    return 60 * int(minutes or 0) + int(rest)


def is_shown(page: Page, name: str, *, on: bool = True) -> None:
    """Return whether <html> has the class that the script sets."""
    page.wait_for_selector(f"html.{name}" if on else f"html:not(.{name})", state="attached")


def test_a_tap_reaches_every_phone_and_keeps_typed_text(server: Server, sit: Callable[[int], Page]) -> None:
    ann, bo = sit(0), sit(1)
    server.watchers(2)
    bo.fill("#line", "Bo says st")
    bo.focus("#line")
    ann.click("#one")
    says(bo, 1)
    expect(ann.locator("#answer")).to_have_text("answer 1")
    expect(bo.locator("#line")).to_have_value("Bo says st")
    expect(bo.locator("#line")).to_be_focused()
    expect(bo.locator("#log li")).to_have_text(["Bo draws 1"])


@pytest.mark.promise("A tap counts once. If it is tapped")
def test_a_double_tap_counts_once(server: Server, sit: Callable[[int], Page]) -> None:
    ann = sit(0)
    server.watchers(1)
    ann.dblclick("#one")
    time.sleep(0.2)
    ann.click("#one")  # the third of three quick taps
    says(ann, 1)
    time.sleep(NOT_DOUBLE)
    ann.click("#one")
    says(ann, 2)


@pytest.mark.promise("The server sends a beat every")
def test_a_frozen_server_is_noticed_and_the_tap_arrives_once(server: Server, sit: Callable[[int], Page]) -> None:
    ann, bo = sit(0), sit(1)
    server.watchers(2)
    with frozen(server.process):
        ann.click("#one")
        is_shown(ann, "waiting")
        is_shown(ann, "not-live")
        is_shown(bo, "not-live")
    is_shown(ann, "not-live", on=False)
    is_shown(ann, "waiting", on=False)
    expect(ann.locator("#answer")).to_have_text("answer 1")
    says(bo, 1)
    time.sleep(NOT_DOUBLE)
    ann.click("#one")
    says(bo, 2)
    server.watchers(2)


@pytest.mark.promise("Lines a minute: 240 per phone")
def test_a_tap_above_the_rate_limit_waits_and_is_sent_again(server: Server, sit: Callable[[int], Page]) -> None:
    ann, bo = sit(0), sit(1)
    server.watchers(2)
    server.get("/trouble?tap=429")
    ann.click("#one")
    is_shown(ann, "waiting")
    expect(bo.locator("#log li")).to_have_count(0)
    server.get("/trouble?tap=200")
    is_shown(ann, "waiting", on=False)
    expect(ann.locator("#answer")).to_have_text("answer 1")
    says(bo, 1)


@pytest.mark.promise("A tap made without a network")
def test_a_killed_server_loses_nothing(server: Server, sit: Callable[[int], Page]) -> None:
    ann, bo = sit(0), sit(1)
    server.watchers(2)
    ann.click("#one")
    says(bo, 1)
    server.kill()
    time.sleep(NOT_DOUBLE)
    ann.click("#one")
    is_shown(ann, "waiting")
    server.start()
    is_shown(ann, "waiting", on=False)
    says(ann, 2)
    says(bo, 2)
    expect(bo.locator("#log li")).to_have_count(2)
    server.watchers(2)


@pytest.mark.promise("A tap made without a network")
def test_a_lost_answer_does_not_enter_the_line_twice(server: Server, sit: Callable[[int], Page]) -> None:
    ann = sit(0)
    server.watchers(1)
    server.get("/trouble?lose=2")
    ann.click("#one")
    expect(ann.locator("#answer")).to_have_text("answer 1")
    expect(ann.locator("#log li")).to_have_count(1)


def test_a_failed_first_connect_is_retried(server: Server, sit: Callable[[int], Page]) -> None:
    server.get("/trouble?stream=503")
    ann = sit(0)
    time.sleep(1)
    server.get("/trouble?stream=200")
    server.watchers(1)
    ann.click("#one")
    says(ann, 1)


def test_a_missing_table_reloads_the_page(server: Server, sit: Callable[[int], Page]) -> None:
    ann = sit(0)
    server.watchers(1)
    ann.click("#one")
    says(ann, 1)
    server.kill()
    server.path = server.path.with_name("other.db")  # the night does not exist any more
    with ann.expect_event("load"):
        server.start("stream=404")
    says(ann, 0)


def test_a_tap_refused_for_its_origin_is_dropped_and_the_page_stays(server: Server, sit: Callable[[int], Page]) -> None:
    ann = sit(0)
    server.watchers(1)
    server.get("/trouble?tap=403")
    ann.fill("#line", "Cy says one")
    ann.evaluate("window.stays = true")
    ann.click("#say")
    ann.wait_for_function("sessionStorage.getItem('referee-taps') === '{}'")
    assert ann.evaluate("window.stays"), "no reload could mend it"
    expect(ann.locator("#log li")).to_have_count(0)
    assert ann.evaluate("sessionStorage.getItem('referee-taps')") == "{}"


@pytest.mark.promise("The server sends a beat every")
def test_a_hidden_phone_closes_its_stream_and_is_current_when_it_wakes(
    server: Server, sit: Callable[[int], Page]
) -> None:
    ann, bo = sit(0), sit(1)
    server.watchers(2)
    bo.evaluate(HIDE, True)
    server.watchers(1)
    ann.click("#one")
    says(ann, 1)
    says(bo, 0)
    bo.evaluate(HIDE, False)
    expect(bo.locator("#count")).to_have_text("1")
    server.watchers(2)


def test_the_clock_follows_the_server(server: Server, sit: Callable[[int], Page]) -> None:
    ann = sit(0)
    server.watchers(1)
    clock = ann.locator("[data-clock]")
    expect(clock).to_be_hidden()
    server.get("/clock?left=70")
    expect(clock).to_have_text(re.compile(r"\d:\d\d"))
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)
    assert seconds(clock.inner_text()) < seconds(shown)
    server.get("/clock?left=0.5")
    expect(clock).to_have_text("0")
    expect(clock).to_have_class("over")
    server.get("/clock")
    expect(clock).to_be_hidden()
