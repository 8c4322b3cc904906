"""Drives the app as people do: the real command as a process, phones as browser pages."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

P = ParamSpec("P")
R = TypeVar("R")
ROOT = Path(__file__).parents[2]
PATIENCE = 60
"""Seconds after which a server will never answer: computers that run many tests at once are slow."""
NOT_DOUBLE = 0.7
"""Seconds after which the same tap is another one."""
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Locks a phone, or wakes it up."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


@dataclass
class Tables:
    """Where the pages of `evening_server` are, and the code of the table in each state."""

    url: str
    codes: dict[str, str]


class Server:
    """The referee as its command starts it, on loopback."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.port = free_port()
        self.database = folder / "referee.db"
        self.output = folder / "output.txt"
        self.more = more
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", "from referee.cli import main; raise SystemExit(main())", "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--db", str(self.database), *self.more]
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
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=PATIENCE)


def unhurried(act: Callable[Concatenate["Phone", P], R]) -> Callable[Concatenate["Phone", P], R]:
    """Makes a tap wait until it is another one than the last, which was over when its click had happened."""

    @wraps(act)
    def taps(phone: "Phone", *args: P.args, **kwargs: P.kwargs) -> R:
        phone.waits()
        try:
            return act(phone, *args, **kwargs)
        finally:
            phone.last = time.monotonic()

    return taps


class Phone:
    """One person's phone during play."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("response", lambda answer: self.faults.append(answer.url) if answer.status >= 500 else None)
        self.page.on("dialog", lambda dialog: dialog.accept())
        self.last = 0.0

    def waits(self) -> None:
        """A second tap on one spot at once would be a double tap."""
        time.sleep(max(0.0, self.last + NOT_DOUBLE - time.monotonic()))
        self.last = time.monotonic()

    @unhurried
    def tap(self, text: str) -> None:
        """The button that enters this line (without its name), wherever it stands."""
        self.page.locator(f"[hx-post='enter'][hx-vals*='\"{text}']").first.click()

    @unhurried
    def play(self, rank: str, suit: str = "", **how: Any) -> None:
        """A card by rank and suit, or a joker by its code as `suit`; `times`, `calling`, `one` (its word, or True)."""
        grid = self.page.locator("#cards form:has([value=plays])").first
        if grid.locator("xpath=ancestor::details").count() and not grid.is_visible():
            self.page.locator("#cards details summary").first.click()
        grid.locator(f"[name=rank][value='{rank}']").check(force=True)
        if times := how.get("times"):
            grid.locator(f"[name=times][value='{times}']").check(force=True)
        if word := how.get("one"):
            grid.locator(f"[name=saying][value={'one' if word is True else word}]").check(force=True)
        if calling := how.get("calling"):
            grid.locator(f"[name=calling][value='{calling}']").check(force=True)
        name = "card" if rank == "joker" else "suit"
        grid.locator(f"[name={name}][value='{suit}']").click()

    @unhurried
    def wild(self, code: str, colour: str) -> None:
        """A card without a colour, by its code, and the colour it makes: two taps."""
        grid = self.page.locator("#cards form:has([value=plays])").first
        grid.locator(f"[name=rank][value={code}]").check(force=True)
        grid.locator(f".namings [value={colour}]").click()

    @unhurried
    def shows(self, *cards: tuple[str, str]) -> None:
        """The hand, by rank and suit, for whoever challenged it."""
        form = self.page.locator("#cards form.collect:has([value=shows])")
        for rank, suit in cards:
            form.locator(f"[name=rank][value='{rank}']").check(force=True)
            form.locator(f".suits [value={suit}]").click()
        form.locator(".done").click()

    @unhurried
    def lay(self, code: str) -> None:
        """A card to a trick: one tap where its suit lies open, else the suit and the card."""
        for _ in range(5):  # what the table shows may be renewed under the finger
            try:
                self._found("plays", code).click(timeout=1500)
            except TimeoutError:
                continue
            return
        raise TimeoutError(code)

    def passes(self, *codes: str) -> None:
        """Cards for somebody else, and that these are they."""
        for code in codes:
            self._found("gives", code).click()
        self.waits()
        self.page.locator("#cards form:has([value=gives]) .done").click()

    def _found(self, verb: str, code: str) -> Locator:
        form = self.page.locator(f"#cards form:has([name=verb][value={verb}])").first
        tab = form.locator(f"[name=opened][value={code[1]}]")
        card = form.locator(f"[name=card][value='{code}']")
        card.wait_for(state="attached")
        if not card.is_visible():
            tab.check(force=True)
        return card

    def fill_in(self, queen: int, hearts: dict[int, int]) -> None:
        """A round of Hearts on its sheet: who took the queen, and as many hearts as do not fill themselves in."""
        self.page.locator("#asks-main a[href=tally]").click()
        self.page.wait_for_url(re.compile("/tally"))
        sheet = self.page.locator("#tally")
        self._ticks(sheet.locator(f"[name=one-queen][value='{queen}']"))
        for seat, count in hearts.items():
            choice = sheet.locator(f"[name=v-{seat}-hearts][value='{count}']")
            if not choice.is_visible():
                self._ticks(sheet.locator(f"section:has(#row-{seat}) [data-further]"))
            self._ticks(choice)
            expect(sheet.locator(f"#row-{seat} output")).not_to_be_empty()
        sheet.locator(".tally-end .primary").click()
        self.page.wait_for_url(re.compile("/play"))

    def _ticks(self, choice: Locator) -> None:
        """One tap; what an earlier one is answered may still come between, and is followed by this one's answer."""
        choice.click(force=True)
        expect(choice).to_be_checked()

    @unhurried
    def catch(self, seat: int) -> None:
        """Two taps: who, and that the word was forgotten."""
        self.page.locator(f".chip.of-{seat}").click()
        self.page.locator(f"#about-{seat} [hx-vals*='catches']").click()

    @unhurried
    def flip(self, rank: str, suit: str) -> None:
        """The starter, by rank and suit."""
        grid = self.page.locator("#cards form:has([value=flips])")
        grid.locator(f"[name=rank][value='{rank}']").check(force=True)
        grid.locator(f"[name=suit][value='{suit}']").click()

    @unhurried
    def points(self, points: int) -> None:
        """Counts the hand by its points: typed, seen, entered."""
        form = self.page.locator("#asks-main form:has([value='holds {} points'])")
        form.locator("[name=number]").fill(str(points))
        form.locator("button").click()
        self.waits()
        self.page.locator("#answer .tap").click()
        expect(form).to_have_count(0)

    @unhurried
    def penalize(self, seat: int, reason: str) -> None:
        """Two taps: who, why."""
        self.page.locator(f".chip.of-{seat}").click()
        sheet = self.page.locator(f"#about-{seat}")
        expect(sheet).to_be_visible()
        sheet.locator(f"[hx-vals*='\"{reason}\"']").click()
        expect(sheet).to_be_hidden()

    def count(self, *cards: str) -> None:
        """Counts the hand by tapping its cards, sees the sum, enters it."""
        form = self.page.locator("#cards form:has([value=holds])")
        for card in cards:
            if card in ("RJ", "BJ"):
                form.locator("[name=rank][value=joker]").check(force=True)
                form.locator(f"[name=card][value={card}]").click()
            else:
                form.locator(f"[name=rank][value='{card[0]}']").check(force=True)
                form.locator(f"[name=suit][value={card[1]}]").click()
        form.locator(".done").click()
        self.waits()
        self.page.locator("#answer .tap").click()

    def builds(self, *cards: str, to: str = "") -> None:
        """Taps cards in the row that adds them to what is built, wild ones alone `to` a rank."""
        form = self.page.locator("#cards form.build")
        for card in cards:
            self._chosen(form, card, ".card-row:not(.lone)")
        if to:
            form.locator(f"[name=to][value='{to}']").check(force=True)

    def melds(self, *cards: str, to: str = "") -> None:
        """Builds a meld, and enters it."""
        self.builds(*cards, to=to)
        self.waits()
        self.page.locator("#cards form.build .done").click()

    @unhurried
    def lone(self, verb: str, card: str) -> None:
        """A card by itself, in the row of its verb: two taps."""
        self._chosen(self.page.locator("#cards form.build"), card, f".lone:has(#row-{verb})")

    def _chosen(self, form: Locator, card: str, row: str) -> None:
        rank = "joker" if card in ("RJ", "BJ") else card[0]
        form.locator(f"[name=rank][value='{rank}']").check(force=True)
        at = "RJ BJ".find(card) // 3 if rank == "joker" else -1
        if at < 0:
            form.locator(f"{row} [data-suit={card[1]}]").click()
        else:
            form.locator(f"{row} .plains button").nth(1 - at).click()

    def catch_up(self, **facts: str) -> None:
        """Says how the table really stands, where nobody entered it, and goes back to play."""
        page = self.page
        play = page.url
        page.goto(re.sub(r"/play.*", "/catch-up", play))
        for key, value in facts.items():
            page.locator(f"[name='{key.replace('__', '.')}']").fill(value)
        page.locator("form.catch-up .tap").click()
        expect(page.locator("#answer")).not_to_be_empty()
        page.goto(play)

    def count_again(self, seat: int, points: int) -> None:
        """Puts an old count right in three taps: the scores, the number, and once its new points are seen, that."""
        page = self.page
        play = page.url
        page.locator("nav a[href$='/scores']").click()
        # Before the script is there the link leads to a page of its own, without the table.
        page.locator(f".number-link[data-htmx-powered][href^='part'][href*='seat={seat}']").first.click()
        page.locator(".part form.number [name=points]").fill(str(points))
        self.waits()
        page.locator("#part-answer .tap").click()
        expect(page.locator("table.scores")).to_contain_text(str(points))
        expect(page.locator("#part-shown .big-number")).to_contain_text(str(points))
        page.goto(play)

    @unhurried
    def undo(self) -> None:
        """The button that is always there."""
        self.page.locator("#undo button").click()

    def answered(self, pattern: str) -> None:
        """Waits for the referee's answer to what was tapped."""
        expect(self.page.locator("#answer")).to_contain_text(re.compile(pattern))

    @property
    def turn(self) -> Locator:
        return self.page.locator("#turn")

    @property
    def hand(self) -> dict[str, str]:
        """What the chips say of each seat's hand."""
        chips = self.page.locator(".chip")
        return {chip.locator("bdi").inner_text(): chip.locator(".hand").inner_text() for chip in chips.all()}
