"""The stream, the script and the writer together: two phones at a toy table, and every kind of failure."""

import re
import time
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.driver import HIDE, NOT_DOUBLE, PATIENCE, Server, frozen


class Toy(Server):
    """The toy table's server; `troubles` (`stream=404`) apply from its first answer on."""

    @property
    def command(self) -> list[str]:
        return ["-m", "tests.e2e.toy_server", self.database, str(self.port)]

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.url}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def watchers(self, count: int) -> None:
        """Wait until this many streams are open."""
        until = time.monotonic() + PATIENCE
        while self.get("/watchers") != str(count):
            assert time.monotonic() < until, f"{self.get('/watchers')} streams, not {count}"
            time.sleep(0.05)


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Toy]:
    """Start the server once: a start costs more than a test."""
    made = Toy(tmp_path_factory.mktemp("toy"))
    yield made
    made.kill()


@pytest.fixture
def server(toy: Toy) -> Toy:
    """Return the server with a new table, whatever the test before did to it."""
    if toy.process.poll() is not None:
        toy.start()
    toy.get("/anew?stream=200&tap=200&lose=0")
    return toy


@pytest.fixture
def sit(server: Toy, taken: Callable[[], Page]) -> Callable[[int], Page]:
    """Return a function that opens the table's page on a phone."""

    def open_page(seat: int) -> Page:
        page = taken()
        page.goto(f"{server.url}/?seat={seat}")
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


def test_a_tap_reaches_every_phone_and_keeps_typed_text(server: Toy, sit: Callable[[int], Page]) -> None:
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
def test_a_double_tap_counts_once(server: Toy, sit: Callable[[int], Page]) -> None:
    ann = sit(0)
    server.watchers(1)
    ann.dblclick("#one")
    time.sleep(0.2)
    ann.click("#one")  # the third of three quick taps
    says(ann, 1)
    time.sleep(NOT_DOUBLE)
    ann.click("#one")
    says(ann, 2)
    time.sleep(NOT_DOUBLE)
    undo = """one => { one.className = 'undo'; one.dataset.repeat = ''; one.setAttribute('hx-sync', 'this:queue all');
        one.setAttribute('hx-vals', '{"line": "Bo draws 1"}') }"""
    ann.eval_on_selector("#one", undo)
    ann.dblclick("#one")
    time.sleep(NOT_DOUBLE)
    says(ann, 3)


@pytest.mark.promise("The server sends a beat after")
def test_a_frozen_server_is_noticed_and_the_tap_arrives_once(server: Toy, sit: Callable[[int], Page]) -> None:
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
def test_a_tap_above_the_rate_limit_waits_and_is_sent_again(server: Toy, sit: Callable[[int], Page]) -> None:
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
def test_a_killed_server_loses_nothing(server: Toy, sit: Callable[[int], Page]) -> None:
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
def test_a_lost_answer_does_not_enter_the_line_twice(server: Toy, sit: Callable[[int], Page]) -> None:
    ann = sit(0)
    server.watchers(1)
    server.get("/trouble?lose=2")
    ann.click("#one")
    expect(ann.locator("#answer")).to_have_text("answer 1")
    expect(ann.locator("#log li")).to_have_count(1)


def test_a_failed_first_connect_is_retried(server: Toy, sit: Callable[[int], Page]) -> None:
    server.get("/trouble?stream=503")
    ann = sit(0)
    time.sleep(1)
    server.get("/trouble?stream=200")
    server.watchers(1)
    ann.click("#one")
    says(ann, 1)


def test_a_missing_table_reloads_the_page(server: Toy, sit: Callable[[int], Page]) -> None:
    ann = sit(0)
    server.watchers(1)
    ann.click("#one")
    says(ann, 1)
    server.kill()
    server.database += "-other"  # the night does not exist any more
    with ann.expect_event("load"):
        server.start("stream=404")
    says(ann, 0)


def test_a_tap_refused_for_its_origin_is_dropped_and_the_page_stays(server: Toy, sit: Callable[[int], Page]) -> None:
    ann = sit(0)
    server.watchers(1)
    server.get("/trouble?tap=403")
    ann.fill("#line", "Cy says one")
    ann.evaluate("window.stays = true")
    ann.click("#say")
    ann.wait_for_function("() => sessionStorage.getItem('referee-taps') === '{}'")
    assert ann.evaluate("window.stays"), "no reload could mend it"
    expect(ann.locator("#log li")).to_have_count(0)
    assert ann.evaluate("sessionStorage.getItem('referee-taps')") == "{}"


@pytest.mark.promise("The server sends a beat after")
def test_a_hidden_phone_closes_its_stream_and_is_current_when_it_wakes(server: Toy, sit: Callable[[int], Page]) -> None:
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


def test_the_clock_follows_the_server(server: Toy, sit: Callable[[int], Page]) -> None:
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
