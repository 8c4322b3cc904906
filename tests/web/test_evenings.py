"""Evenings as they are played: who enters what, and what is then read on whose screen; `*.evening` holds them.

An evening begins as a record does: its title, its head and an empty line; without others, `players` are Ann, Bo, Cy and
Di, and all have `phones`. Each line below it is one of these:

    Di deals | Di flips 5H          lines of the record, entered one by one without the pages
    Ann plays 9H => ok; turn Bo     a line, with what a replay demands of it
    > Ann plays 9H                  a line tapped on Ann's phone
    > Ann.ko /undo line=3 along=1   a tap with the fields of a form, on a phone in Korean
        Ann,Bo play,board: words | more     what is then read; `all` are the players, `nobody` has no seat
        Ann play?as={Di} html: words    what Ann reads while she acts for Di

What is read may be narrowed: to the element of an id (`#dispute`) or a class (`.came`), or to the markup (`html`); a
`piece` is asked for as the script does. It lacks the words after `not:`, is all of them after `is:`, and has the status
after `status:`. In place of a reader and pages stands `answer`, the last tap's; `line 4`, each of Ann's screens that
tells of this line; or `log`, whose lines have their numbers and `(back)` if they are taken back.
"""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import pytest
from flask import Flask

from referee.engine.common_rules.facts import known_facts
from referee.engine.notation.record import Line, read_line
from referee.records import replay
from tests.support.client import VOID, Client, text_of, without_taps
from tests.support.night import NAMES, Evening, evening

FILES = sorted(Path(__file__).parent.rglob("*.evening"))
FOUND = [
    pytest.param(path, *block.split("\n", 1), id=f"{path.stem}: {block.partition(chr(10))[0]}")
    for path in FILES
    for block in re.split(r"^== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
]
NOBODY = 9
LINE = ("why/{}", "film?line={}", "moment?line={}")
"""The screens of one line beside the story."""
DEMAND = re.compile(r"    (?P<where>.*?)(?P<how>| not| is| status):(?: (?P<words>.*))?")
TAG = re.compile(r"<(/?)([a-z0-9]+)[^>]*?(/?)>")


@pytest.fixture(scope="module")
def app() -> Iterator[Flask]:
    with evening() as made:
        made.app.test_client_class = Client
        yield made.app


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

    def __init__(self, app: Flask, head: str) -> None:
        given = dict(row.split(": ", 1) for row in head.splitlines())
        names = given.pop("players", " ".join(NAMES)).split()
        game, phones = given.pop("game"), int(given.pop("phones", len(names)))
        self.night = Evening(app, names, "", phones, game, "".join(f"{key}: {said}\n" for key, said in given.items()))
        self.answer: Any = None
        self.shown: dict[tuple[str, str, bool], Any] = {}

    def phone(self, reader: str) -> Any:
        """Return the phone of a player, in English or in the language after the point."""
        name, _, language = reader.partition(".")
        at = NOBODY if name == "nobody" else self.night.game.names.index(name)
        return self.night.phone(at, language or "en")

    def tap(self, text: str) -> None:
        """Tap on a phone: a line that it enters, or a form."""
        self.shown.clear()
        who, _, rest = text.partition(" => ")[0].partition(" ")
        where, form = "enter", {"text": [rest]}
        if rest.startswith("/"):
            where, _, fields = rest[1:].partition(" ")
            form = parse_qs(self.seats(fields.replace(" ", "&")), keep_blank_values=True)
        self.answer = self.night.tap(self.phone(who), where, **form)
        if " => " in text:
            self.expect(read_line(text))

    def enter(self, text: str) -> None:
        """Enter lines of the record, and compare what comes of them with what they demand."""
        self.shown.clear()
        for line in map(read_line, text.split(" | ")):
            if line.action is not None:
                self.night.enter(line.action)
            self.expect(line)

    def expect(self, line: Line) -> None:
        """Compare the last ruling and the facts with what a line demands."""
        log = self.night.game.log
        if line.expects is not None:
            ruling, facts = log.entries[-1].ruling if log.entries else None, known_facts(log.game, log.state)
            assert list(replay._misses(log.game, line.expects, ruling, facts, log)) == []

    def read(self, demand: re.Match[str]) -> None:
        """Read what a line demands, on each of its screens."""
        reader, *rest = demand["where"].split()
        how, words = demand["how"].strip(), demand["words"] or ""
        if reader in ("answer", "log"):
            compare(how, words, self.answer if reader == "answer" else self.log(), rest)
        elif reader == "line":
            compare(how, words, self.page(NAMES[0], "story"), [f"#line-{rest[0]}"])
            for where in LINE:
                compare(how, words, self.page(NAMES[0], where.format(rest[0])), rest[1:])
        else:
            for page in rest.pop(0).split(","):
                for one in self.night.game.names if reader == "all" else reader.split(","):
                    compare(how, words, self.page(one, page, "piece" in rest), rest)

    def page(self, reader: str, where: str, piece: bool = False) -> Any:
        """Return the answer to a phone that asks for a page or a piece of one, once until something is entered."""
        if (reader, where, piece) not in self.shown:
            address = f"/{self.night.table.code}/{self.seats(where)}"
            headers = {"HX-Request": "true"} if piece else {}
            self.shown[reader, where, piece] = self.phone(reader).get(address, headers=headers)
        return self.shown[reader, where, piece]

    def seats(self, text: str) -> str:
        """Return a text with the id of each seat in place of its name."""
        ids = {name: seat.id for name, seat in zip(self.night.game.names, self.night.seats, strict=False)}
        return text.format_map(ids)

    def log(self) -> str:
        """Return the lines of the log."""
        return " ".join(f"{e.n} {e.text}{' (back)' if e.undone else ''}" for e in self.night.game.entries)


def compare(how: str, words: str, shown: Any, rest: list[str]) -> None:
    """Compare an answer, or the part of it that `rest` names, with the words that it has, lacks or is."""
    if how == "status":
        assert shown.status_code == int(words)
        return
    if not isinstance(shown, str):
        assert shown.status_code in (200, 422)  # a page, or the sentence about what it cannot read
        html = without_taps(shown)
        for which in (part for part in rest if part[0] in "#."):
            html = element(html, which)
        shown = unescape(html) if "html" in rest else text_of(html)
    if how == "is":
        assert shown == words
    for each in words.split(" | ") if how != "is" else ():
        assert (each in shown) is (how != "not"), f"{each!r} in {shown!r}"


@pytest.mark.parametrize(("path", "title", "text"), FOUND)
def test_each_evening(app: Flask, path: Path, title: str, text: str) -> None:
    head, _, lines = text.partition("\n\n")
    night = Played(app, head + "\n")
    for number, row in enumerate(lines.splitlines(), start=1):
        try:
            if not row or row.lstrip().startswith("#"):
                continue
            if demand := DEMAND.fullmatch(row):
                night.read(demand)
            elif row.startswith("> "):
                night.tap(row[2:])
            else:
                night.enter(row)
        except Exception as fault:
            fault.add_note(f"{path.name}, {title}, line {number}: {row}")
            raise
