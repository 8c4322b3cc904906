"""Drive the app as people do: the real command as a process, phones as browser pages."""

import json
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from playwright.sync_api import BrowserContext, Error, Locator, Page, Response, TimeoutError, expect

from tests.support.folders import ROOT
from tests.support.ports import free_port

P = ParamSpec("P")
R = TypeVar("R")
ADDRESS = "http://192.168.1.20:8000"
"""The address that the server is told to have: phones use it as in a home network, and do not count as the computer
that serves.
"""
COMMAND = """
from gevent import monkey
monkey.patch_all()
from referee.server import serve
serve.SETTLED = 3600.0  # nothing is prepared in advance: each start would compute for seconds beside the tests
from referee.cli.main import main
raise SystemExit(main())
"""
"""The referee's command."""
STILLNESS = Path(__file__).with_name("stillness.js")
steps = ["the start"]
"""The last act of the driver, on any phone."""
PATIENCE = 60
"""Seconds after which a server is considered dead; computers that run many tests at once are slow."""
NOT_DOUBLE = 0.7
"""Seconds after which the same tap is a second tap."""
TRIES = 5
"""The times that the driver aims again, as a person does, when its target is replaced or covered meanwhile."""
SOON = 1500
"""Milliseconds after which it aims again."""
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Lock a phone, or wake it up."""

LAST_TAP = """
addEventListener('click', ({ isTrusted, target }) => {
    if (isTrusted) window.lastTap = { on: target.outerHTML.slice(0, 300), stopped: true };
}, true);
addEventListener('click', ({ isTrusted }) => { if (isTrusted) window.lastTap.stopped = false; });
"""
"""Keep in a page what became of its person's last tap: it is stopped where something has just come under the finger."""
COUNT_TAPS = "() => { window.taps = 0; addEventListener('click', event => { if (event.isTrusted) taps++ }, true); }"
"""Count a person's taps in `window.taps` from now on."""
AT_PLAY = re.compile(r"/play(\?|$)")
"""The address of the play screen, which soon removes the number of an entered line from it."""


@contextmanager
def frozen(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Let a server stand still in the block. It goes on even if the block fails: later tests need it."""
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


@dataclass
class Tables:
    """The address of the pages of `evening_server`, and the code of the table in each state."""

    url: str
    codes: dict[str, str]

    def give(self, phone: BrowserContext, who: int, language: str = "en", theme: str = "auto") -> None:
        """Make a browser context the phone of one person, without opening a page, which takes much longer."""
        answer = phone.request.get(f"{self.url}/be/{who}?language={language}&theme={theme}")
        assert answer.status == 204


@contextmanager
def tables_served(*house: str) -> Iterator[Tables]:
    """Run `evening_server`, whose tables of One play by a house rule too."""
    port = free_port()
    command = [sys.executable, "-m", "tests.e2e.evening_server", str(port), *house]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Tables(f"http://127.0.0.1:{port}", json.loads(process.stdout.readline()))
        finally:
            process.terminate()


class Server:
    """The referee as its command starts it, on loopback, with a database of its own: SQLite, unless one is named."""

    begins_closed = False

    def __init__(self, folder: Path, *more: str, database: str = "") -> None:
        self.port = free_port()
        self.database = database or str(folder / "referee.db")
        self.output = folder / "output.txt"
        self.more = more
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def command(self) -> list[str]:
        """The arguments of Python."""
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--db", self.database]
        return ["-c", COMMAND, "serve", *where, *self.more]

    def start(self, *more: str) -> None:
        """Start it, with more arguments, and wait until it answers."""
        command = [sys.executable, *self.command, *more]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert self.process.poll() is None, self.output.read_text()
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("the referee does not answer")

    def kill(self) -> None:
        """Kill the server with -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=PATIENCE)


def enters(act: Callable[Concatenate["Phone", P], R]) -> Callable[Concatenate["Phone", P], R]:
    """Make an action enter a line: it is no double tap of the last one, and it ends once the referee has answered."""

    @wraps(act)
    def acts(phone: "Phone", *args: P.args, **kwargs: P.kwargs) -> R:
        phone.waits()
        steps[:] = [f"{act.__name__} {args} {kwargs}"]
        try:
            with phone.page.expect_response(is_entered):
                return act(phone, *args, **kwargs)
        except TimeoutError as error:
            error.add_note(f"the last tap: {phone.page.evaluate('window.lastTap')}")
            raise
        finally:
            phone.last = time.monotonic()

    return acts


def is_entered(response: Response) -> bool:
    """Return whether an answer is that of an entered or undone line."""
    return response.request.method == "POST" and response.url.endswith(("/enter", "/undo"))


def post_line(page: Page, text: str) -> None:
    """Post a line (without its name) for the person of a page."""
    answer = page.context.request.post(
        re.sub(r"/play.*", "/enter", page.url),
        form={"text": text, "post": secrets.token_hex(8)},
        headers={"Origin": "/".join(page.url.split("/")[:3]), "HX-Request": "true"},
        ignore_https_errors=True,
    )
    assert answer.ok, answer.text()


class Phone:
    """One person's phone during play."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.add_init_script(LAST_TAP)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "response",
            lambda answer: self.faults.append(f"{answer.status} {answer.url}") if answer.status >= 500 else None,
        )
        self.last = 0.0

    def watch(self) -> None:
        """Keep as a fault what the console calls an error, and what moves or appears without this person's tap."""
        self.page.add_init_script(path=STILLNESS)
        self.page.on(
            "console", lambda said: self.faults.append(f"{steps[-1]}: {said.text}") if said.type == "error" else None
        )

    def waits(self) -> None:
        """Wait until a second tap on one spot is no double tap."""
        time.sleep(max(0.0, self.last + NOT_DOUBLE - time.monotonic()))
        self.last = time.monotonic()

    def settled(self) -> None:
        """Wait until what the table has just brought can be tapped."""
        expect(self.page.locator(".zones .fresh")).to_have_count(0)

    def press(self, button: Locator, **how: Any) -> None:
        """Tap a button, as a person does: again if the page stopped the tap because an update came under the finger."""
        for _ in range(TRIES):
            button.click(**how)
            try:
                if not self.page.evaluate("window.lastTap?.stopped"):
                    return
            except Error:  # the tap leads to another page
                return
        raise TimeoutError(f"the page stops every tap on {button}")

    @enters
    def tap(self, text: str) -> None:
        """Tap the button that enters this line (without its name), wherever it is."""
        button = self.page.locator(f"[hx-post='enter'][hx-vals*='\"{text}']").first
        button.wait_for(state="attached")
        if button.locator("xpath=ancestor::details[@id='more'][not(@open)]").count():
            self.press(self.page.locator(".more > summary"))
        asks = button.get_attribute("hx-confirm")  # read before the tap, which may take the button away
        self.settled()  # Playwright scrolls on the way to a button that cannot be tapped yet
        self.press(button)
        if asks:
            self.waits()
            self.page.locator("#sure [value=yes]").click()

    def about(self, seat: int) -> Locator:
        """Open the sheet about somebody in the ring, after closing the notice that lies over the ring or arrives
        meanwhile, and return the sheet.
        """
        chip, close = self.page.locator(f".chip.of-{seat}"), self.page.locator(".close-notice")
        for _ in range(TRIES):
            try:
                if close.is_visible():
                    close.click(timeout=SOON)
                chip.click(timeout=SOON)
            except TimeoutError:
                continue
            break
        sheet = self.page.locator(f"#about-{seat}")
        expect(sheet).to_be_visible()
        return sheet

    @enters
    def play(self, rank: str, suit: str = "", **how: Any) -> None:
        """Play a card by rank and suit, or a joker by its code as `suit`; `times`, `calling`, `one` (its word, or
        True).
        """
        grid = self.page.locator(":is(#cards, #cards-more) form:has([value=plays])").first
        grid.wait_for(state="attached")
        if grid.locator("xpath=ancestor::details").count() and not grid.is_visible():
            self.page.locator(".more > summary").click()
            self.page.locator("#cards-more details summary").first.click()
        self.settled()
        grid.locator(f"[name=rank][value='{rank}']").check(force=True)
        if times := how.get("times"):
            grid.locator(f"[name=times][value='{times}']").check(force=True)
        if word := how.get("one"):
            grid.locator(f"[name=saying][value={'one' if word is True else word}]").check(force=True)
        if suit and grid.locator("[data-wish]:not([data-naming]):checked").count():
            grid.locator(f"[name=own][value='{suit}']").check(force=True)
            self.press(grid.locator(f".callings [value='{how.get('calling', '')}']"))
            return
        name = "card" if rank == "joker" else "suit"
        self.press(grid.locator(f"[name={name}][value='{suit}']"))

    @enters
    def wild(self, code: str, colour: str) -> None:
        """Play a card without a colour by its code, and name its colour: two taps."""
        grid = self.page.locator("#cards form:has([value=plays])").first
        grid.wait_for()
        self.settled()
        grid.locator(f"[name=rank][value={code}]").check(force=True)
        self.press(grid.locator(f".namings [value={colour}]"))

    @enters
    def lay(self, code: str) -> None:
        """Play a card to a trick: one tap if its suit is open, else the suit and the card."""
        for _ in range(TRIES):  # an update may replace the open suit under the finger
            try:
                self.press(self._found("plays", code), timeout=SOON)
            except TimeoutError:
                continue
            return
        raise TimeoutError(code)

    @enters
    def passes(self, *codes: str) -> None:
        """Pass cards to another player, and confirm them."""
        for code in codes:
            self.press(self._found("gives", code))
        self.waits()
        self.press(self.page.locator("#cards form:has([value=gives]) .done"))

    def _found(self, verb: str, code: str) -> Locator:
        form = self.page.locator(f"#cards form:has([name=verb][value={verb}])").first
        tab = form.locator(f"[name=opened][value={code[1]}]")
        card = form.locator(f"[name=card][value='{code}']")
        card.wait_for(state="attached")
        if not card.is_visible():
            self.settled()
            tab.check(force=True)
        return card

    def fill_in(self, queen: int, hearts: dict[int, int]) -> None:
        """Fill in a round of Hearts on its sheet: who took the queen, and the hearts that are not filled in
        automatically.
        """
        self.page.locator("#asks-main a[href=tally]").click()
        self.page.wait_for_url(re.compile("/tally"))
        sheet = self.page.locator("#tally")
        self._ticks(sheet.locator(f"[name=one-queen][value='{queen}']"))
        for seat, count in hearts.items():
            choice = sheet.locator(f"[name=v-{seat}-hearts][value='{count}']")
            if not choice.is_visible():
                sheet.locator(f"#row-{seat} [data-opens]").click()
            choice.click()  # unforced: the pad rests a moment when it becomes the next player's
            expect(choice).to_be_checked()
            expect(sheet.locator(f"#row-{seat} output")).not_to_be_empty()
        sheet.locator(".tally-end .primary").click()
        self.page.wait_for_url(re.compile("/play"))

    def _ticks(self, choice: Locator) -> None:
        """Tick a box and wait for the answer to it, even if an earlier answer arrives in between."""
        choice.click(force=True)
        expect(choice).to_be_checked()

    @enters
    def flip(self, rank: str, suit: str) -> None:
        """Turn up the starter, by rank and suit."""
        grid = self.page.locator("#cards form:has([value=flips])")
        grid.wait_for()
        self.settled()
        grid.locator(f"[name=rank][value='{rank}']").check(force=True)
        self.press(grid.locator(f"[name=suit][value='{suit}']"))

    @enters
    def points(self, points: int) -> None:
        """Count the hand by its points: type, preview, enter."""
        form = self.page.locator("#asks-main form:has([value='holds'])")
        form.locator("[name=number]").fill(str(points))
        self.press(form.locator("button"))
        self.waits()
        self.press(self.page.locator("#answer .tap"))
        expect(form).to_have_count(0)

    @enters
    def penalize(self, seat: int, reason: str) -> None:
        """Give a penalty card in two taps: the player, and the reason."""
        sheet = self.about(seat)
        self.press(sheet.locator(f"[hx-vals*='\"{reason}\"']"))
        expect(sheet).to_be_hidden()

    @enters
    def count(self, *cards: str) -> None:
        """Count the hand by tapping the rank of each card, and enter the sum."""
        form = self.page.locator("#grid-count")
        form.wait_for()
        self.settled()
        for card in cards:
            self.press(form.locator(f"[data-rank='{'joker' if card in ('RJ', 'BJ') else card[0]}']"))
        self.press(form.locator(".done"))

    def builds(self, *cards: str, to: str = "") -> None:
        """Tap cards in the row that adds them to the planned melds; wild cards alone go `to` a rank."""
        form = self.page.locator("#cards form.build")
        form.wait_for()
        self.settled()
        for card in cards:
            self._chosen(form, card, ".card-row:not(.lone)")
        if to:
            form.locator(f"[name=to][value='{to}']").check(force=True)

    @enters
    def melds(self, *cards: str, to: str = "") -> None:
        """Build a meld and enter it."""
        self.builds(*cards, to=to)
        self.waits()  # the chosen cards may have moved the button under the finger
        self.press(self.page.locator("#cards form.build .done"))

    @enters
    def lone(self, verb: str, card: str) -> None:
        """Enter a single card in the row of its verb: two taps."""
        form = self.page.locator("#cards form.build")
        form.wait_for()
        self.settled()
        self._chosen(form, card, f".lone:has(#row-{verb})")

    def _chosen(self, form: Locator, card: str, row: str) -> None:
        rank = "joker" if card in ("RJ", "BJ") else card[0]
        form.locator(f"[name=rank][value='{rank}']").check(force=True)
        at = "RJ BJ".find(card) // 3 if rank == "joker" else -1
        if at < 0:
            self.press(form.locator(f"{row} [data-suit={card[1]}]"))
        else:
            self.press(form.locator(f"{row} .plains button").nth(1 - at))

    def count_again(self, seat: int, points: int) -> None:
        """Amend an old count in three taps: the scores, the number, and after the preview its new value."""
        page = self.page
        play = page.url
        page.locator("nav a[href$='/scores']").click()
        # Before the script is loaded the link leads to a page of its own, without the table.
        page.locator(f".number-link[data-htmx-powered][href^='part'][href*='seat={seat}']").first.click()
        page.locator(".part form.number [name=points]").fill(str(points))
        self.waits()
        page.locator("#part-answer .tap").click()
        expect(page.locator("table.scores")).to_contain_text(str(points))
        expect(page.locator("#part-shown .big-number")).to_contain_text(str(points))
        page.goto(play)

    def posts(self, text: str) -> None:
        """Post a line (without its name) as a tap does, but without the screen: for cards that are not what the test is
        about.
        """
        post_line(self.page, text)
