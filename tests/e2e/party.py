"""People with phones, from the start page to a game under way."""

import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from playwright.sync_api import BrowserContext, expect

from tests.e2e.driver import Phone, Server


class Party:
    """The people at a table, each with a phone in a language. The first one's phone opens the table and hosts it."""

    def __init__(
        self,
        server: Server,
        phone: Callable[[], BrowserContext],
        people: Sequence[tuple[str, str]],
        game: str,
        house: Mapping[str, str],
    ) -> None:
        self.server = server
        self.people = people
        self.phones: list[Phone] = []
        for name, language in people:
            made = Phone(phone())
            self.phones.append(made)
            page = made.page
            hosts = made is self.phones[0]
            page.goto(server.url if hosts else f"{server.url}/{self.code.lower()}")
            if language != "en":  # what the browsers ask for
                page.locator(f"form[action='/language'] [value='{language}']").first.click()
            expect(page.locator("html")).to_have_attribute("lang", language)
            page.wait_for_load_state()
            if hosts:
                self.open(made, game, house)
            form = page.locator("form[action$='/sit']")
            form.wait_for(state="attached")
            if not form.is_visible():
                page.locator("details:has(form[action$='/sit']) summary").click()
            form.locator("[name=name]").fill(name)
            form.locator("[name=name]").press("Enter")
            expect(page.locator("#ring")).to_contain_text(name)

    def open(self, host: Phone, game: str, house: Mapping[str, str]) -> None:
        """A new table with some house rules, by the names of their fields."""
        page = host.page
        page.locator(f"a[href^='/new/{game}']").first.click()
        page.wait_for_url(re.compile(f"/new/{game}"))  # once it is there whole
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
        page.wait_for_url(re.compile(r"/[A-Z0-9]{4}$"))
        self.code = page.url[-4:]

    def sit_round(self, keep: str = "") -> None:
        """The host taps the people as they sit, the last one deals or the first begins, and everybody says who sits
        left of them. `keep` says what is entered, where not what the game's tables usually do."""
        page = self.phones[0].page
        for name, _ in self.people:
            page.locator(".ring-seat", has_text=name).click()
            expect(page.locator(".ring-seat.on", has_text=name)).to_be_visible()
            time.sleep(0.2)
        for dealer in page.locator(".dealers [name=dealer]", has_text=self.people[-1][0]).all():  # where that is asked
            dealer.click()
        for first in page.locator(".dealers [name=begins]", has_text=self.people[0][0]).all():
            first.click()
        for phone in self.phones if len(self.phones) > 2 else ():  # of two, nobody need be asked
            phone.page.locator(".left-ask [name=sure]").click()
        if keep:
            page.locator(f"[name=keep][value={keep}]").check(force=True)
        page.locator("button[form=start-form]").click()
        for phone in self.phones:
            expect(phone.page).to_have_url(re.compile(r"/play"))  # by tap and by news: one may overtake the other
            expect(phone.page.locator("#asks-call button").first).to_be_visible()
            phone.page.wait_for_load_state()  # its script is there

    def deal(self, rank: str, suit: str) -> None:
        """The last one deals and turns up the starter."""
        dealer = self.phones[-1]
        dealer.tap("deals")
        dealer.page.locator("#cards form:has([value=flips])").wait_for()
        dealer.flip(rank, suit)
        self.turn(0)

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"{self.server.url}/{self.code}/{path}", timeout=10) as answer:
            return str(answer.read().decode())

    def turn(self, who: int) -> None:
        """Waits until every phone says whose turn it is."""
        for phone in self.phones:
            expect(phone.page.locator(f"#turn .turn.of-{who}")).to_be_visible()

    def survives_a_kill(self) -> None:
        """kill -9: the phones find the table again, with every line."""
        page = self.phones[0].page
        lines = self.get("export.table")
        self.server.kill()
        expect(page.locator("html")).to_have_class(re.compile("not-live"))
        self.server.start()
        for each in self.phones:
            expect(each.page.locator("html")).not_to_have_class(re.compile("not-live"))
        assert self.get("export.table") == lines

    def replayed(self, folder: Path, *more: str) -> str:
        """What `referee replay` says of the exported night, all of whose demands must hold."""
        exported = folder / "night.table"
        exported.write_text(self.get("export.table"), encoding="utf-8")
        program = "from referee.cli import main; raise SystemExit(main())"
        command = [sys.executable, "-c", program, "replay", *more, str(exported)]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr
        for each in self.phones:
            assert each.faults == []
        return done.stdout
