"""Random and malformed requests to every address, sent by the people of one table out of several.

No request is answered by a server error, touches another table or takes long.
"""

import json
import logging
import random
import time
import traceback
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urljoin, urlsplit

from werkzeug.exceptions import HTTPException
from werkzeug.test import TestResponse

from referee.engine import games
from referee.engine.model.view import FillIn
from referee.web.core.rate_limit import TRIES
from tests.soak import wild
from tests.support.client import Client, Page
from tests.support.lobby import Lobby
from tests.support.offers import some_line

CHAPTER = 200
"""The number of requests at one table before the next table."""
NAMES = ("Ann", "Bo", "Cy", "Di")
KEYS = (
    *("text", "verb", "card", "cards", "rank", "suit", "times", "calling", "saying", "grouped", "to", "whom", "word"),
    *("reason", "number", "line", "along", "new", "post", "seen", "as", "seat", "with", "name", "known", "after"),
    *("points", "phoneless", "pin", "place", "take", "dealer", "left", "sure", "clear", "keep", "preset", "house"),
    *("do", "saved", "find", "only", "now", "edit", "shortcut", "add", "round", "game", "page", "table", "code"),
    *("ip", "back", "theme", "deck", "language", "h-enforce", "h-decks", "v-0-points", "v-1-hearts", "one-moon"),
    *("score-0", "hand.Ann", "was.top", "member", "present", "none", "seating", "anyway", "more", "minutes", "size"),
    "step",
)
PAGES = (
    *("play", "menu", "catch-up", "tally", "totals", "scores", "story", "rules", "penalties", "late", "share", "board"),
)
SLOW = 0.2
"""Processor seconds above which a request is repeated, and the quicker one counts."""
LONGEST = 900
"""Characters of a value in an address: the server accepts no address above 8 KB."""


@dataclass(frozen=True)
class Tap:
    """A form or link of a page: its address, and the values that its fields allow."""

    url: str
    method: str
    fields: tuple[tuple[str, str], ...]


@dataclass
class Report:
    """The results of all requests. `faults` describe each failure with its request; times are in seconds."""

    answers: Counter[int] = field(default_factory=Counter)
    routes: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    slowest: tuple[float, str] = (0.0, "")
    """The longest wall-clock time, with its request."""
    busiest: tuple[float, str] = (0.0, "")
    """The longest processor time, with its request, but for questions."""
    hardest: tuple[float, str] = (0.0, "")
    """The longest processor time of a question, with its request. While one tries pairs of house rules, it lets other
    requests go first."""

    def took(self, wall: float, busy: float, what: str, *, asked: bool) -> None:
        self.slowest = max(self.slowest, (wall, what))
        if asked:
            self.hardest = max(self.hardest, (busy, what))
        else:
            self.busiest = max(self.busiest, (busy, what))


class Errors(logging.Handler):
    """A log handler for the errors that the referee reported and survived."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else ""
        self.seen.append(f"{record.getMessage()}\n{trace}")


def taps_of(page: Page, here: str) -> list[Tap]:
    """Return every form and link of a page."""
    found: list[Tap] = []
    fields: list[tuple[str, str]] = []
    for tag, given in page.tags:
        name, value = given.get("name", ""), given.get("value", "")
        url = given.get("hx-post") or given.get("hx-get") or (given.get("action", here) if tag == "form" else None)
        if url is not None:
            method = "POST" if "hx-post" in given or given.get("method") == "post" else "GET"
            own = json.loads(given.get("hx-vals", "{}"))
            fields = [(key, str(content)) for key, content in own.items()]
            found.append(Tap(urljoin(here, url), method, tuple(fields)))
        if name and found:
            fields.append((name, value))
            found[-1] = Tap(found[-1].url, found[-1].method, tuple(fields))
    return found


class Fuzz:
    """The tables, the phones and a seeded random generator: the same seed repeats the same requests."""

    def __init__(self, here: Lobby, seed: int) -> None:
        self.here = here
        self.chance = random.Random(seed)
        self.report = Report()
        self.taps: deque[Tap] = deque(maxlen=300)
        self.rules = list(here.app.url_map.iter_rules())
        self.errors = Errors()
        self.foreign, self.owners = here.play(game="one")
        here.says(self.foreign, "Cy deals", "Cy flips 5H", "Ann plays 5D")
        self.store = here.store
        self.store.keep_rules("one", "Theirs", games.find("one").preset, "", "their phone")
        self.before = self._of_others()
        self.old = [self.foreign]
        self._open()

    def _of_others(self) -> Any:
        """Return all stored rows of the table at which none of these phones sits."""
        night = self.store.night(self.foreign)
        rules = [rule for rule in self.store.rules("one") if rule.device == "their phone"]
        return night, [self.store.lines(game.id) for game in night.games], rules

    def _open(self) -> None:
        """Open the next table: a game, in play or still in the lobby, and its phones."""
        chance = self.chance
        key = chance.choice(games.names())
        count = max(games.find(key).players[0], chance.choice((2, 3, 4)))
        host = self.here.phone(chance.choice(("en", "ko", "ja")))
        self.code = self.here.open_table(host, game=key, preset=chance.choice(tuple(games.find(key).presets)))
        names = NAMES[:count]
        host.send(f"/{self.code}/door", htmx=True, door="open")
        sitting = [self.here.sit(self.code, name, chance.choice(("en", "ko", "ja"))) for name in names]
        if chance.random() < 0.85:
            self.here.ring(sitting[0], self.code, names, names[-1])
            keep = chance.choice(("plays", "scores"))
            sitting[0].send(f"/{self.code}/ring", keep=keep)
            sitting[0].send(f"/{self.code}/start", after="0")
        size = str(max(games.find(key).players[0], 2))
        club = host.send(f"/club/new/{key}", table=self.code, name="", tables="3", size=size, minutes="1")
        self.club = club.location.rpartition("/")[2]
        self.phones = [host, *sitting * 4, self.here.phone()]
        for phone in self.phones:
            phone.checks = False  # compiled here, so that it does not count as the server's time
        self.taps.clear()
        self.old = [*self.old[-20:], self.code]

    def run(self, count: int, seconds: float = float("inf")) -> Report:
        """Send this many requests, or as many as this much time of the processor allows."""
        end = time.process_time() + seconds
        logging.getLogger("referee").addHandler(self.errors)
        try:
            for number in range(count):
                if number % CHAPTER == CHAPTER - 1:
                    self._check_others()
                    self._open()
                if number % 40 == 0:
                    self.here.app.extensions.pop(TRIES, None)
                self._step()
                if time.process_time() > end or len(self.report.faults) >= 20:
                    break
        finally:
            logging.getLogger("referee").removeHandler(self.errors)
        self._check_others()
        return self.report

    def _check_others(self) -> None:
        if self._of_others() != self.before:
            self.report.faults.append("a foreign table was touched")
            self.before = self._of_others()

    # --- choosing a request

    def _step(self) -> None:
        chance = self.chance
        phone = chance.choice(self.phones)
        kind = chance.random()
        if kind < 0.35 and self.taps:
            tap = chance.choice(self.taps)
            self._send(phone, tap.url, tap.method, self._changed(dict(chance.sample(tap.fields, len(tap.fields)))))
        elif kind < 0.6:
            page = chance.choice(("enter", "enter", "look", "amend"))
            self._send(phone, f"/{self.code}/{page}", "POST", self._line())
        elif kind < 0.85:
            rule = chance.choice(self.rules)
            method = chance.choice(sorted((rule.methods or {"GET"}) - {"OPTIONS"}))
            form = {chance.choice(KEYS): self._value() for _ in range(chance.randrange(6))}
            self._send(phone, self._filled(rule.rule), method, form)
        else:
            here = f"/{self.code}"
            self._send(phone, chance.choice((here, *(f"{here}/{page}" for page in PAGES), f"/nights{here}")), "GET", {})

    def _line(self) -> dict[str, str]:
        """Return a line: one that the game's screen offers, or random words."""
        chance, played = self.chance, self.here.table(self.code).game if self._is_there() else None
        text = wild.line(chance)
        if played is not None and played.game is not None and chance.random() < 0.6:
            seat = chance.randrange(len(played.state.names))
            if asks := [ask for ask in played.game.prompts(played.state, seat) if not isinstance(ask, FillIn)]:
                text = some_line(chance.choice(asks), played.log, chance)
        form = {"text": text, "post": f"{chance.randrange(10**9)}"}
        if chance.random() < 0.3:
            form |= {"line": str(chance.randrange(40)), "new": wild.line(chance), "along": chance.choice(("", "1"))}
        return self._changed(form)

    def _is_there(self) -> bool:
        return self.here.app.extensions["registry"].table(self.code) is not None

    def _value(self) -> str:
        chance = self.chance
        kind = chance.random()
        if kind < 0.4:
            return wild.word(chance)
        if kind < 0.6:
            return chance.choice(
                ["Ann", "Bo", "Cy", "5H", "QS", "S", "plays", "one", "yes", "1", "keep", "look", "send"]
            )
        if kind < 0.75:
            return wild.line(chance)
        codes = [self.code, *self.old]
        return chance.choice([*codes, *(str(seat) for code in codes[:3] for seat in self._seats(code))])

    def _seats(self, code: str) -> list[int]:
        """Return the ids of a table's seats."""
        night = self.store.night(code)
        return [seat.id for seat in night.seats] if night is not None else []

    def _changed(self, form: dict[str, str]) -> dict[str, str]:
        """Return a form with fields that may be missing, wrong or superfluous."""
        chance = self.chance
        for key in list(form):
            if chance.random() < 0.08:
                form[key] = self._value()
            elif chance.random() < 0.02:
                del form[key]
        if chance.random() < 0.1:
            form[chance.choice(KEYS)] = self._value()
        return form

    def _filled(self, rule: str) -> str:
        """Return an address with a value in each of its placeholders."""
        chance = self.chance
        seats = [str(seat) for code in (self.code, self.foreign) for seat in self._seats(code)]
        codes = [*[self.code] * 8, self.foreign, chance.choice(self.old), "BCDF", "b c3", "%00%0", "ﷺabc", "ÀÉÎÖ"]
        path = rule
        while "<" in path:
            start, end = path.index("<"), path.index(">")
            name = path[start + 1 : end].rpartition(":")[2]
            value = {
                "code": lambda: chance.choice(codes),
                "club": lambda: chance.choice((*[self.club] * 4, *codes[7:])),
                "game": lambda: chance.choice((*games.names(), "nothing", "ONE", "..")),
                "number": lambda: chance.choice((*seats, "0", "999999999", "9" * 30, "-1", "x")),
                "n": lambda: chance.choice((str(chance.randrange(30)), "999999999", "9" * 30)),
                "key": lambda: chance.choice(("x", "한", "A" * 27, "A" * 90, "%ff")),
            }.get(name, lambda: chance.choice(("request/base.css", "../cli.py", "%2e%2e/%2e%2e/x", "\0", "a/b")))()
            path = path[:start] + value + path[end + 1 :]
        return path

    # --- sending it and checking the answer

    def _send(self, phone: Client, path: str, method: str, form: dict[str, str]) -> None:
        chance = self.chance
        if method == "POST" and path == f"/{self.foreign}/sit":
            return  # who knows its code may sit down there: then the table is no longer a foreign one
        form = {key: value.encode(errors="replace").decode() for key, value in form.items()}
        more: dict[str, Any] = {"headers": {"HX-Request": "true"} if chance.random() < 0.6 else {}}
        if chance.random() < 0.06:
            more["headers"] = wild.headers(chance)
            if "Cookie" in more["headers"]:
                phone = self.here.phone()
                phone.checks = False
        if method == "POST" and chance.random() < 0.06:
            more["data"], more["content_type"] = wild.body(chance, form)
        elif method == "POST":
            more["data"] = form
        else:
            more["query_string"] = {key: value[:LONGEST] for key, value in form.items()}
        path, _, query = path.partition("?")
        if query:
            more["query_string"] = query
        what = f"{method} {path} {str(more)[:1500]}"
        errors = len(self.errors.seen)
        start, processor = time.perf_counter(), time.process_time()
        try:
            answer = phone.open(path, method=method, **more)
        except Exception:
            self.report.faults.append(f"{what}\n{traceback.format_exc()}")
            return
        wall, busy = time.perf_counter() - start, time.process_time() - processor
        if busy > SLOW and method != "POST":  # measured again, to tell a slow answer from a busy machine
            start, processor = time.perf_counter(), time.process_time()
            phone.open(path, method=method, **more).close()
            wall, busy = min(wall, time.perf_counter() - start), min(busy, time.process_time() - processor)
        self.report.took(wall, busy, what[:200], asked="ask" in path.split("/"))
        self._look(answer, what, path)
        for seen in self.errors.seen[errors:]:
            self.report.faults.append(f"{what}\n{seen}")

    def _look(self, answer: TestResponse, what: str, path: str) -> None:
        """Check that an answer may be shown to a person, and keep the forms and links that it offers."""
        self.report.answers[answer.status_code] += 1
        if answer.status_code >= 500:
            self.report.faults.append(f"{answer.status_code}: {what}")
        try:
            asked = urlsplit(path).path, answer.request.method
            rule, _ = self.here.app.url_map.bind("x").match(*asked, return_rule=True)
            self.report.routes.add(f"{answer.request.method} {rule.rule}")
        except HTTPException:
            pass
        if answer.mimetype == "text/html" and answer.status_code == 200 and self.chance.random() < 0.2:
            try:
                page = Page(answer.get_data(as_text=True))
                if page.whole and page.faults:
                    raise AssertionError("; ".join(page.faults))
                self.taps.extend(taps_of(page, answer.request.path))
            except Exception as fault:
                self.report.faults.append(f"{what}\nthe page: {fault}")
        answer.close()
