"""Evenings as they are played: who enters what, and what is then read on whose screen; `*.evening` holds them.

An evening begins as a record does: its title, its head and an empty line; without others, `players` are Ann, Bo, Cy and
Di, and all have `phones`. Each line below it is one of these:

    Di deals | Di flips 5H          lines of the record, entered one by one without the pages
    Ann plays 9H => ok; turn Bo     a line, with what a replay demands of it
    > Ann plays 9H                  a line tapped on Ann's phone
    > Ann.ko /undo line=3 along=1   a tap with the fields of a form, on a phone in Korean
        Ann,Bo play,board: words | more     what is then read; `all` are the players, `nobody` has no seat
        Ann play?as={Di} html: words    what Ann reads while she acts for Di

    >> Ann /stand seat={Ann}      the same without the script
    >> Ann //nights/{code}/end     a form elsewhere
    > Ann +/tally-fill v-0-points=5     a form with what else is filled in on the page that Ann's phone was shown last
    Bo sits after=Ann | ring Ann Bo / Bo | host leaves      what happens at a table that people come to (`Lobbied`)
    laptop table,/new: words        the table's page, and one elsewhere
    night 26,0,0,0 1,2,3,20 by=host                         a night of a season (`Season`)
    table {at next}     the table from now on, by an address that was kept

What happens besides, at any table:

    Ann watches ring/stream | Ann stops watching       a page that is sent to her live
        Ann news: words         the next that it was sent
    asleep 40 Ann Bo        these phones have been dark for 40 seconds, all others are there
    restart | 13 hours pass         what is in memory is forgotten; all that is stored is so much older
    set web.core.bounds.NIGHTS=2 | set ROOM=1       a value of the code, or of the app
    12x >> Ann /claim/{Bo} pin=x        again and again, or with each `{n}` of `1-8x`; also what is read

A phone may have an address, as `thief@203.0.113.9`. A head may have `alone`, for a server of its own, and that server's
settings, as `URL`, or a game of `more_games` that is its `own` (`scored`: all that only keep score). Where it has
`twice`, each tap is sent again, as by a phone that got no answer: it gets the same one and changes nothing.

What is read may be narrowed: to the element of an id (`#dispute`) or a class (`.came`), or to the markup (`html`); a
`piece` is asked for as the script does, and `422` is a status other than 200. It lacks the words after `not:`, is all
of them after `is:`, and has the status after `status:`; it leads `to:` an address (`…` before a part), kept `as:` a
name.
In place of a reader and pages stands `answer`, the last tap's; `line 4`, each of Ann's screens that tells of this line;
or one of `TOLD`: in the `log` lines have their numbers and `(back)` if they are taken back.
"""

import re
import time
from ast import literal_eval
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, parse_qsl

import pytest
from flask import Flask

from referee.engine.common_rules.facts import known_facts
from referee.engine.notation.record import Line, read_line
from referee.records import replay
from referee.store.codes import hashed
from referee.web.core.phone import SECRET
from referee.web.core.rate_limit import TRIES
from referee.web.sit.people import plan_of
from tests.live.test_results import PEOPLE, night
from tests.support.client import VOID, Client, text_of, without_taps
from tests.support.device import device_of
from tests.support.lobby import Lobby, lobby
from tests.support.night import NAMES, Evening, evening
from tests.support.own_games import own_games, scored_games
from tests.support.sqlite import sqlite_of

FILES = sorted(Path(__file__).parent.rglob("*.evening"))
FOUND = [
    pytest.param(path, *block.split("\n", 1), id=f"{path.stem}: {block.partition(chr(10))[0]}")
    for path in FILES
    for block in re.split(r"^== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
]
NOBODY = 9
LINE = ("why/{}", "film?line={}", "moment?line={}")
"""The screens of one line beside the story."""
DEMAND = re.compile(r"    (?P<where>.*?)(?P<how>| not| is| status| to| as):(?: (?P<words>.*))?")
AGAIN = re.compile(r"(?:(?P<first>\d+)-)?(?P<last>\d+)x (?P<row>.*)")
OLDER = (
    "UPDATE nights SET opened = opened - ? WHERE id = ?",
    "UPDATE seats SET came = came - ? WHERE night = ?",
    "UPDATE games SET started = started - ? WHERE night = ?",
    "UPDATE lines SET entered = entered - ? WHERE game IN (SELECT id FROM games WHERE night = ?)",
)
TAG = re.compile(r"<(/?)([a-z0-9]+)[^>]*?(/?)>")


@pytest.fixture(scope="module")
def app() -> Iterator[Flask]:
    with evening() as made:
        made.app.test_client_class = Client
        yield made.app


@pytest.fixture(scope="module")
def here() -> Iterator[Lobby]:
    with lobby() as made:
        yield made


def element(html: str, which: str) -> str:
    """Return the markup of the first element with an id or a class."""
    name = re.escape(which[1:])
    begins = rf'<[a-z0-9]+[^>]* id="{name}"' if which[0] == "#" else rf'<[a-z0-9]+[^>]* class="(?:[^"]* )?{name}[ "]'
    begin = re.search(begins, html)
    assert begin, f"no {which}"
    depth = 0
    for tag in TAG.finditer(html, begin.start()):
        if tag[2] not in VOID and not tag[3]:
            depth += -1 if tag[1] else 1
        if depth == 0:
            return html[begin.start() : tag.end()]
    raise AssertionError(f"{which} is never closed")


class Played:
    """An evening under way, and the answer to its last tap."""

    def __init__(self, app: Flask, given: dict[str, str]) -> None:
        names = given.pop("players", " ".join(NAMES)).split()
        game, phones = given.pop("game"), int(given.pop("phones", len(names)))
        facts = "".join(f"{key}: {said}\n" for key, said in given.items())
        self.night = Evening(app, names, "", phones, game, facts)
        self.table = self.night.table
        self.answer: Any = None
        self.shown: dict[tuple[str, str, bool], Any] = {}
        self.seen: dict[str, Any] = {}
        self.told: dict[str, str] = {}
        self.taps = 0
        self.begin(app)

    def begin(self, app: Flask) -> None:
        """Note what is undone at the end: values that were set, and pages that are watched."""
        self.app, self.patch, self.watched = app, pytest.MonkeyPatch(), dict[str, Any]()
        self.twice = False

    def end(self) -> None:
        """Set the values back, and close what is watched."""
        self.patch.undo()
        for answer in self.watched.values():
            answer.close()

    def phone(self, reader: str) -> Any:
        """Return the phone of a player, in English or in the language after the point."""
        name, _, language = reader.partition(".")
        at = NOBODY if name == "nobody" else self.table.game.names.index(name)  # type: ignore[union-attr]
        return self.night.phone(at, language or "en")

    @property
    def game(self) -> Any:
        """Return the game that is played."""
        return self.table.game

    @property
    def names(self) -> list[str]:
        """Return everybody's name."""
        return [*self.game.names] if self.game else [seat.name for seat in self.table.night.seats]

    def address(self, where: str) -> str:
        """Return the address of a page: of the table, or anywhere after a `/`."""
        where = self.filled(where)
        where = where if where[:1] == "/" else re.sub(r"/table(?=$|\?)", "", f"/{self.table.code}/{where}")
        return f"/{where.lstrip('/')}"

    def tap(self, text: str, script: bool = True) -> None:
        """Tap on a phone: a line that it enters, or a form."""
        self.shown.clear()
        self.taps += 1
        who, _, rest = self.filled(text.partition(" => ")[0]).partition(" ")
        where, form = "enter", {"text": [rest]}
        if rest.startswith(("/", "+/")):
            where, _, fields = rest.removeprefix("+")[1:].partition(" ")
            form = parse_qs(fields.replace(" ", "&"), keep_blank_values=True)
        if rest.startswith("+"):
            form = form_on(self.seen[who.partition(".")[0]].text, where, form) | form
        form.setdefault("post", [f"tap-{self.taps}"])
        sent: Any = {"data": form, "headers": {"HX-Request": "true"} if script else {}}
        self.answer = self.phone(who).post(self.address(where), **sent)
        if self.twice:
            first, kept = self.answer, self.dump()
            assert first.status_code in (200, 204, 303), text_of(first.text)
            again = self.phone(who).post(self.address(where), **sent)
            assert (again.status_code, led_to(again)) == (first.status_code, led_to(first))
            assert self.dump() == kept
            assert first.status_code != 200 or without_taps(again) == without_taps(first)
        if self.answer.status_code == 200:
            self.seen[who.partition(".")[0]] = self.answer
        if " => " in text:
            self.expect(read_line(text))

    def dump(self) -> list[str]:
        """Return all that is stored, but for times that are told anew."""
        dumped = sqlite_of(self.app.extensions["registry"].writer.store).conn.iterdump()
        return [row for row in dumped if not row.startswith('INSERT INTO "acts"')]

    def enter(self, text: str) -> None:
        """Enter lines of the record, and compare what comes of them with what they demand."""
        self.shown.clear()
        for line in map(read_line, text.split(" | ")) if not self.happens(*text.partition(" ")[::2]) else ():
            if line.action is not None:
                answer = self.table.enter((line.action,), device=device_of("phone-0"))
                assert answer.outcome == "kept", answer
            self.expect(line)

    def happens(self, who: str, what: str) -> bool:
        """Let something happen that is no line of the record; return False if it is one."""
        registry = self.app.extensions["registry"]
        if what.startswith("watches "):
            self.watched[who] = self.phone(who).get(self.address(what[8:]), buffered=False)
            assert self.watched[who].status_code == 200
        elif what == "stops watching":
            self.watched.pop(who).close()
        elif who == "asleep":
            since, *names = what.split()
            for seat in self.table.night.seats:
                dark = time.monotonic() - (float(since) if seat.name in names else 0)
                self.table._left |= dict.fromkeys(seat.devices, dark)
            self.table.notify()
        elif who == "set":
            name, _, value = what.partition("=")
            if name.isupper():
                self.patch.setitem(self.app.config, name, literal_eval(value))
            else:
                self.patch.setattr(f"referee.{name}", literal_eval(value))
        elif who in ("restart", "table") or what == "hours pass":
            for sql in OLDER if what == "hours pass" else ():
                sqlite_of(registry.writer.store).execute(sql, (float(who) * 3600, self.table.night.id))
            self.told["before"] = f"//{self.table.code}"
            code = self.filled(what).strip("/") if who == "table" else self.table.code
            registry._drop(self.table)
            self.table = registry.table(code)
        else:
            return False
        return True

    def expect(self, line: Line) -> None:
        """Compare the last ruling and the facts with what a line demands."""
        log = self.game.log
        if line.expects is not None:
            ruling, facts = log.entries[-1].ruling if log.entries else None, known_facts(log.game, log.state)
            assert list(replay._misses(log.game, line.expects, ruling, facts, log)) == []

    def read(self, demand: re.Match[str]) -> None:
        """Read what a line demands, on each of its screens."""
        reader, *rest = self.filled(demand["where"]).split()
        how, words = demand["how"].strip(), self.filled(demand["words"] or "")
        if reader == "answer" and how == "as":
            self.told |= {words: "/" + led_to(self.answer), f"at {words}": led_to(self.answer)}
        elif reader == "answer" or reader in TOLD:
            compare(how, words, self.answer if reader == "answer" else TOLD[reader](self), rest)
        elif reader == "line":
            compare(how, words, self.page(NAMES[0], "story"), [f"#line-{rest[0]}"])
            for where in LINE:
                compare(how, words, self.page(NAMES[0], where.format(rest[0])), rest[1:])
        else:
            for page in rest.pop(0).split(","):
                for one in self.names if reader == "all" else reader.split(","):
                    compare(how, words, self.page(one, page, "piece" in rest), rest)

    def page(self, reader: str, where: str, piece: bool = False) -> Any:
        """Return the answer to a phone that asks for a page or a piece of one, once until something is entered."""
        if (reader, where, piece) not in self.shown:
            if where == "news":
                news = next(part for part in self.watched[reader].response if b"event: beat" not in part)
                self.shown[reader, where, piece] = self.app.response_class(news)
                return self.shown[reader, where, piece]
            headers = {"HX-Request": "true"} if piece else {}
            self.shown[reader, where, piece] = self.phone(reader).get(self.address(where), headers=headers)
        self.seen[reader.partition(".")[0]] = self.shown[reader, where, piece]
        return self.shown[reader, where, piece]

    def filled(self, text: str) -> str:
        """Return a text with the code, ids of seats, their PINs and kept addresses in place of their names."""
        if "{" not in text:
            return text
        seats = dict(zip(self.game.names if self.game else (), self.table.night.seats, strict=False))
        seats |= {seat.name: seat for seat in self.table.night.seats}
        for name, seat in seats.items():
            self.told.setdefault(f"first pin of {name}", seat.pin)
        known = {"code": self.table.code, **self.told, **{name: str(seat.id) for name, seat in seats.items()}}
        known |= {f"pin.{name}": seat.pin for name, seat in seats.items()}
        return re.sub(r"\{([^{}]+)\}", lambda found: known.get(found[1], found[0]), text)


class Lobbied(Played):
    """A table that people come to, each with a phone of their own; `laptop` is the host's, other words are strangers.

    Its head has the `form` by which it is opened, and who `sits` down, or who `plays`, the last of them dealing; what
    else it has stands in its place, as `{record}`.
    """

    def __init__(self, here: Lobby, given: dict[str, str]) -> None:
        here.app.extensions.pop(TRIES, None)  # each evening has tries of its own
        self.here, self.answer, self.taps = here, None, 0
        self.shown, self.seen, self.told = {}, {}, dict(given)
        self.phones = {"laptop": here.laptop}
        self.begin(here.app)
        form = {"game": given["game"], **dict(parse_qsl(given.get("form", "").replace(" ", "&"), True))}
        code = here.open_table(self.phone(given.get("by", "laptop")), **form)
        self.table = here.table(code)
        names = (given.get("sits") or given.get("plays", "")).split()
        if names and here.app.config["PUBLIC"]:
            self.tap(f"{given['by']} /door door=open")
        for name in names:
            self.sit(name, "")
        if "plays" in given:
            here.ring(self.phone(names[0]), code, names, names[-1])
            self.tap(f"{names[0]} /start after=0 anyway=1", script=False)
            assert self.answer.status_code == 303
        self.twice = "twice" in given

    def phone(self, reader: str) -> Any:
        """Return somebody's phone, which asks for English or the language after the point."""
        name, address, language = re.fullmatch(r"([^@]*?)(?:@(.*?))?(?:\.(en|ko|ja))?", reader).groups()  # type: ignore[union-attr]
        if name not in self.phones:
            self.phones[name] = self.here.phone(address=address or "192.168.0.20")
        self.phones[name].environ_base |= {"HTTP_ACCEPT_LANGUAGE": language or "en"}
        return self.phones[name]

    def sit(self, name: str, fields: str) -> None:
        """Sit somebody down on their phone."""
        self.tap(f"{name} /sit name={name} {fields}", script=False)
        assert self.answer.status_code == 303, text_of(self.answer.text)

    def enter(self, text: str) -> None:
        """Enter lines, or let somebody sit down, the host leave, or people be tapped as they sit."""
        self.shown.clear()
        who, _, rest = text.partition(" ")
        if rest.startswith("sits"):
            self.sit(who, rest[5:])
        elif rest.startswith("comes"):
            fields: dict[str, Any] = dict(parse_qsl(rest[6:].replace(" ", "&")))
            self.phones[who] = self.here.late(self.table.code, who, **fields)
        elif who == "ring":
            *names, _, dealer = rest.split()
            self.here.ring(self.phone(names[0]), self.table.code, names, dealer)
        elif text in ("host leaves", "phones wake"):
            (self.here.host_leaves if who == "host" else self.here.wake_phones)(self.table.code)
        else:
            super().enter(text)


class Season(Lobbied):
    """A referee of its own with the `nights` of its head, and no table; a name is the id of a person here.

    A night is one of Hearts that is over, as its rounds were written down: `night 26,0,0,0 1,2,3,20`. `by=phone` hosted
    it, `sits=phone` has Ann's seat, and `people=Ann,Bo,Eve,Flo` are others than Ann, Bo, Cy and Dee. `{season}` is the
    page of the newest season that was saved, `{link}` are its standings by its link, which `{token}` is for.
    """

    def __init__(self, here: Lobby, given: dict[str, str]) -> None:
        self.here, self.answer, self.taps = here, None, 0
        self.shown, self.seen, self.told, self.phones = {}, {}, dict(given), {"laptop": here.laptop}
        self.begin(here.app)
        if "game" in given:
            super().__init__(here, given)
        for one in filter(None, given["nights"].split(" | ")):
            self.enter(f"night {one}")

    def device(self, name: str) -> str:
        """Return the device of somebody's phone."""
        self.phone(name).get("/standings")
        return hashed(self.phone(name)._cookies["192.168.0.12", "/", SECRET].value)

    def enter(self, text: str) -> None:
        """Add a night, or do what is done at its table."""
        if not text.startswith("night "):
            super().enter(text)
            return
        self.shown.clear()
        words = text.split()[1:]
        more = dict(word.split("=") for word in words if "=" in word)
        rounds = [tuple(map(int, word.split(","))) for word in words if "=" not in word]
        host = self.device(more["by"]) if "by" in more else None
        people = tuple(more["people"].split(",")) if "people" in more else PEOPLE
        game = night(self.here.store, *rounds, people=people, host=host)
        code = self.here.store.night_of(game).code
        self.told |= {"code": code, f"code {len(self.here.store.nights())}": code}
        if "sits" in more:
            self.here.store.give_seat(self.here.store.night_of(game).seats[0].id, self.device(more["sits"]))

    def filled(self, text: str) -> str:
        """Return a text with ids of persons and the addresses of the newest season in place of their names."""
        store = self.here.store
        known = {person.name: str(person.id) for person in store.persons()} if "{" in text else {}
        for season in store.seasons()[:1]:
            self.told["season"] = f"/standings/seasons/{season.id}"
            if season.token:
                self.told |= {"token": season.token, "link": f"/standings?season={season.token}"}
        known |= self.told
        return re.sub(r"\{([^{}]+)\}", lambda found: known.get(found[1], found[0]), text)


TOLD: dict[str, Callable[[Played], str]] = {
    "log": lambda it: " ".join(f"{e.n} {e.text}{' (back)' if e.undone else ''}" for e in it.game.entries),
    "last": lambda it: it.game.entries[-1].text,
    "seats": lambda it: " ".join(seat.name for seat in it.table.night.seats),
    "phones": lambda it: " ".join(f"{seat.name} {len(seat.devices)}" for seat in it.table.night.seats),
    "ring": lambda it: " ".join(s.name for id in plan_of(it.table).ring for s in it.table.night.seats if s.id == id),
    "head": lambda it: it.game.head,
    "games": lambda it: str(len(it.table.games)),
}
"""What may be read beside the screens: the log, its last line, the seats with or without their phones, the people of
the ring, the head of the game, and how many games there are.
"""


def form_on(page: str, where: str, given: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return the fields of the form on a page that is sent somewhere, if there are several of the one that has most of
    what is given as its buttons.
    """
    forms = [form for form in re.findall(r"<form.*?</form>", page, re.DOTALL) if f'"{where}"' in form]
    best = max(forms or [page], key=lambda form: sum(f'name="{key}" value="{given[key][0]}"' in form for key in given))
    found: dict[str, list[str]] = {}
    for tag in re.findall(r"<input[^>]*>", best):
        field = {name: unescape(value) for name, value in re.findall(r'([a-z-]+)="([^"]*)"', tag)}
        ticked = field.get("type") not in ("radio", "checkbox") or re.search(r" checked", tag)
        if ticked and "name" in field and field["name"] != "post":
            found.setdefault(field["name"], []).append(field.get("value", "on"))
    return found


def led_to(answer: Any) -> str:
    """Return the address to which an answer leads, or `true` for the same page again."""
    return str(answer.location or answer.headers.get("HX-Redirect", answer.headers.get("HX-Refresh")))


def compare(how: str, words: str, shown: Any, rest: list[str]) -> None:
    """Compare an answer, or the part of it that `rest` names, with the words that it has, lacks or is."""
    if how in ("status", "to"):
        came = str(shown.status_code if how == "status" else led_to(shown))
        for each in words.split(" | "):
            part = each[1:] and each.endswith("/")
            fits = came.startswith(each) if part else each[1:] in came if each[0] == "…" else came == each
            assert fits, f"{came}: {text_of(shown.text)}"
        return
    if not isinstance(shown, str):
        assert shown.status_code == next((int(part) for part in rest if part.isdigit()), 200), text_of(shown.text)
        html = without_taps(shown)
        for which in (part for part in rest if part[0] in "#."):
            html = element(html, which)
        shown = unescape(html) if "html" in rest else text_of(html)
    if how == "is":
        assert shown == words
    for each in words.split(" | ") if how != "is" else ():
        assert (each in shown) is (how != "not"), f"{each!r} in {shown!r}"


@pytest.mark.parametrize(("path", "title", "text"), FOUND)
def test_each_evening(
    app: Flask, here: Lobby, tmp_path_factory: pytest.TempPathFactory, path: Path, title: str, text: str
) -> None:
    head, _, lines = text.partition("\n\n")
    given = dict(row.split(": ", 1) for row in head.splitlines())
    config: dict[str, Any] = {name: given.pop(name) for name in list(given) if name.isupper()}
    config |= {name: int(value) for name, value in config.items() if value.isdigit()}
    if given.pop("public", ""):
        config["PUBLIC"] = True
    with ExitStack() as ends:
        if own := given.pop("own", ""):
            place = tmp_path_factory.mktemp("own") / "games"
            ends.enter_context(scored_games() if own == "scored" else own_games(place, own))
        if own or config or given.pop("alone", "") or given.keys() & {"twice", "nights"}:
            kind = Season if "nights" in given else Lobbied
            play(kind(ends.enter_context(lobby(**config)), given), path, title, lines)
        elif given.keys() & {"sits", "plays", "by"}:
            play(Lobbied(here, given), path, title, lines)
        else:
            play(Played(app, given), path, title, lines)


def play(night: Played, path: Path, title: str, lines: str) -> None:
    """Do and read what each line says."""
    try:
        for number, row in enumerate(lines.splitlines(), start=1):
            try:
                do(night, row)
            except Exception as fault:
                fault.add_note(f"{path.name}, {title}, line {number}: {row}")
                raise
    finally:
        night.end()


def do(night: Played, row: str) -> None:
    """Do or read what a line says."""
    if not row or row.lstrip().startswith("#"):
        return
    if again := AGAIN.fullmatch(row):
        for n in range(int(again["first"] or 1), int(again["last"]) + 1):
            night.shown.clear()
            do(night, again["row"].replace("{n}", str(n)))
    elif demand := DEMAND.fullmatch(row):
        night.read(demand)
    elif row.startswith(("> ", ">> ")):
        night.tap(row.partition(" ")[2], script=row[1] == " ")
    else:
        night.enter(row)
