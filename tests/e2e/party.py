"""People with phones, from the start page to a running game."""

import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from referee.engine.notation.tokens import quote
from tests.e2e.driver import Phone, Server
from tests.support.phones import sit_down, start_game

SIZES = ((360, 640), (390, 844))
"""The phones of a table have these sizes in turn."""


class Party:
    """The people at a table, each with a phone in a language, and the board. The first one's phone opens the table and
    is the host.

    Each phone is watched all evening: what moves or appears without a tap of its person is a fault, and so is what a
    console calls an error. `replayed` finds them at the end.

    People who are `seated` come by requests of their phones, without the pages before the first deal, which take half
    of the time of an evening that is about something else.
    """

    def __init__(
        self,
        server: Server,
        phone: Callable[[], BrowserContext],
        people: Sequence[tuple[str, str]],
        game: str,
        house: Mapping[str, str],
        *,
        seated: bool = False,
    ) -> None:
        self.server = server
        self.people = people
        self.seated = seated
        self.phones: list[Phone] = []
        self.board: Page | None = None
        self.make_phone = phone
        for _ in people:
            made = Phone(phone())
            made.watch()
            width, height = SIZES[len(self.phones) % 2]
            made.page.set_viewport_size({"width": width, "height": height})
            self.phones.append(made)
        if seated:
            asks = [partial(self._ask, made) for made in self.phones]
            for ask, (_, language) in zip(asks, people, strict=True):
                ask("/language", {"language": language})
            self.code = sit_down(asks, game, [name for name, _ in people], **house)
            return
        for made, (name, language) in zip(self.phones, people, strict=True):
            self._join(made, name, language, (game, house) if made is self.phones[0] else None)

    def _join(self, phone: Phone, name: str, language: str, opens: tuple[str, Mapping[str, str]] | None) -> None:
        """Choose a language, open the table of a game and its house rules if they are given, and sit down."""
        page = phone.page
        page.goto(self.server.url if opens else f"{self.server.url}/{self.code.lower()}")
        if language != "en":  # what the browsers ask for by themselves
            page.locator(f"form[action='/language'] [value='{language}']").first.click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_load_state()
        if opens:
            self.open(phone, *opens)
            if self.server.begins_closed:
                self._open_door(page)
        form = page.locator("form[action$='/sit']")
        form.wait_for(state="attached")
        if not form.is_visible():
            page.locator("details:has(form[action$='/sit']) summary").click()
        form.locator("[name=name]").fill(name)
        form.locator("[name=name]").press("Enter")
        expect(page.locator("#ring")).to_contain_text(name)

    def _open_door(self, page: Page) -> None:
        """Open the table to everybody who has its code, as the host of a public server does."""
        page.goto(f"{self.server.url}/{self.code}/menu")
        page.locator("[form='door-form'][value='open']").click()
        expect(page.locator("[form='door-form'][value='closed']")).to_be_visible()
        page.goto(f"{self.server.url}/{self.code}")
        page.wait_for_load_state()

    def _ask(self, phone: Phone, path: str, form: Mapping[str, str] | None = None) -> str:
        """Send a form of a phone, or ask for a page; return the address where it leads, or the page."""
        request = phone.page.context.request
        if form is None or not phone.page.context.cookies():
            page = request.get(self.server.url + (path if form is None else "")).text()
        if form is None:
            return page
        answer = request.post(self.server.url + path, form=form, headers={"Origin": self.server.url}, max_redirects=0)
        assert answer.status == 303, (path, form, answer.status)
        return answer.headers["location"]

    def open(self, host: Phone, game: str, house: Mapping[str, str]) -> None:
        """Open a table with some house rules, by the names of their fields."""
        page = host.page
        page.locator("a[href='/new']").click()
        page.locator(f"main a[href='/new/{game}']").click()
        page.wait_for_url(re.compile(f"/new/{game}"))  # waits until the form is complete
        for name, value in house.items():
            field = page.locator(f"[name='{name}']")
            closed = page.locator("details.group:not([open])").filter(has=field)
            if closed.count():
                closed.locator("> summary").click()
            if field.first.get_attribute("type") == "radio":
                page.locator(f"label:has([name='{name}'][value='{value}'])").click()
            else:
                field.first.fill(value)
        page.locator("form.house .go button.primary").click()
        page.wait_for_url(re.compile(r"/[A-Z0-9]{4,6}$"))
        self.code = page.url.rsplit("/", 1)[1]

    def show_board(self) -> Page:
        """Open the board, which from now on says whose turn it is whenever the phones do."""
        self.board = page = self.make_phone().new_page()
        page.set_viewport_size({"width": 1280, "height": 720})
        faults = self.phones[0].faults
        page.on("console", lambda said: faults.append(f"the board: {said.text}") if said.type == "error" else None)
        page.goto(f"{self.server.url}/{self.code}/board")
        expect(page.locator(".board-join .code")).to_have_text(self.code)
        return page

    def sit_round(self, keep: str = "") -> None:
        """Set the seating order and the dealer or starter: the host taps the people, then everybody names the left
        neighbour.

        `keep` is the mode of entry, if it is not the usual one of the game.
        """
        if self.seated:
            start_game(partial(self._ask, self.phones[0]), self.code, **({"keep": keep} if keep else {}))
            for phone in self.phones:
                phone.page.goto(f"{self.server.url}/{self.code}/play")
            return
        page = self.phones[0].page
        page.locator("button[name=clear]").dispatch_event(
            "click"
        )  # a phone that is asked may cover it with its question
        expect(page.locator(".ring-seat.on")).to_have_count(0)
        for name, _ in self.people:
            page.locator(".ring-seat", has_text=name).click()
            expect(page.locator(".ring-seat.on", has_text=name)).to_be_visible()
        for phone in self.phones if len(self.phones) > 2 else ():  # with two people nobody needs to be asked
            phone.page.locator(".left-ask [name=sure]").click()
        # The dealer or the first player, only where the page asks for it. News that was sent before the last tap may
        # arrive after the tap's answer, and shows no question for a moment.
        start = page.locator("button[form=start-form]")
        dealer = page.locator(".ring-seat[name=dealer]", has_text=self.people[-1][0])
        asked = dealer.or_(page.locator(".ring-seat[name=begins]", has_text=self.people[0][0]))
        expect(asked.or_(page.locator("button[form=start-form]:enabled")).first).to_be_visible()
        for seat in asked.all():
            seat.click()
            expect(seat).to_have_class(re.compile("chosen"))
        if keep:
            kept = page.locator(f"[name=keep][value={keep}]")
            kept.click()
            expect(kept).to_have_attribute("aria-pressed", "true")
        start.click()
        for phone in self.phones:
            expect(phone.page).to_have_url(re.compile(r"/play"))  # the tap's answer and the news arrive in either order
            expect(phone.page.locator("#asks-call button, #asks-main a[href=tally]").first).to_be_visible()
            phone.page.wait_for_load_state()  # the script is loaded

    def deal(self, rank: str, suit: str) -> None:
        """Let the last one deal and turn up the starter."""
        dealer = self.phones[-1]
        dealer.tap("deals")
        dealer.page.locator("#cards form:has([value=flips])").wait_for()
        dealer.flip(rank, suit)
        self.turn(0)

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.server.url}/{self.code}/{path}", timeout=10) as answer:
            return str(answer.read().decode())

    def turn(self, who: int) -> None:
        """Wait until every phone says whose turn it is."""
        for phone in self.phones:
            expect(phone.page.locator(f"#turn .turn.of-{who}")).to_be_visible()
        if self.board:
            expect(self.board.locator("#board-turn .whose")).to_contain_text(self.people[who][0])

    def survives_a_kill(self) -> None:
        """Kill the server with -9 and restart it: the phones reconnect to the table, with every line."""
        page = self.phones[0].page
        lines = self.get("export.table")
        self.server.kill()
        expect(page.locator("html")).to_have_class(re.compile("not-live"))
        self.server.start()
        for screen in (*(phone.page for phone in self.phones), *([self.board] if self.board else [])):
            expect(screen.locator("html")).not_to_have_class(re.compile("not-live"))
        for phone in self.phones:
            phone.faults[:] = [fault for fault in phone.faults if not re.search("net::ERR_|sse:error", fault)]
        assert self.get("export.table") == lines

    def end_eights(self) -> None:
        """Let the second of three people play their last card at eights, the 7♦, and the others count 20 and 3."""
        first, second, third = self.phones
        winner = self.people[1][0]
        first.posts(f"corrects hand.{quote(winner)} 1")
        second.play("7", "D")
        for phone, points in ((first, 20), (third, 3)):
            phone.points(points)
        expect(first.page.locator("#turn .over")).to_contain_text(winner)

    def replayed(self, folder: Path) -> str:
        """Return the output of `referee replay` for the exported night, all of whose demands must hold."""
        exported = folder / "night.table"
        exported.write_text(self.get("export.table"), encoding="utf-8")
        program = "from referee.cli.main import main; raise SystemExit(main())"
        command = [sys.executable, "-c", program, "replay", str(exported)]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr
        faults = [fault for phone in self.phones for fault in phone.faults]
        assert not faults, faults
        return done.stdout
