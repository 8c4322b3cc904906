"""Two worlds that differ only in what some phones may not see.

The same people tap the same, and every page, stream, preview, refusal, export and link must be equal on those phones,
byte by byte.
"""

import random
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, replace
from types import SimpleNamespace

import pytest
from werkzeug.routing import Rule
from werkzeug.test import TestResponse

from referee.engine.questions import rule_changes
from referee.live import table
from referee.live.live_game import LiveGame
from referee.store import codes
from referee.web.club import overview
from tests.support.client import without_taps
from tests.support.device import device_of
from tests.support.night import NAMES, Evening, evening
from tests.support.toy import actions

SPECTATOR = 9
Form = Mapping[str, str]

QUERIES: Mapping[str, Sequence[str]] = {
    "ask.ask": ("", "line={about}"),
    "ask.of_game": ("table={code}",),
    "catchup.catch_up": ("", "as={helped}"),
    "club.board": ("", "step=2"),
    "club.board_turn": ("step=2",),
    "board.film": ("", "line={n}"),
    "our_rule.choose": ("line={about}",),
    "story.given_to": ("seat=0", "seat=1", "seat=2"),
    "phone.play": ("", "as={helped}"),
    "phone.running": ("verb=melds&cards={card}", "text=melds+{card}+{card}+{card}"),
    "scores.place": ("seat=0", "seat=1"),
    "records.share_moment": ("line={n}",),
    "scores.part": ("round=1&seat=0", "round=1&seat=1"),
    "scores.part_news": ("round=1&seat=0",),
    "story.amend_form": ("line={n}", "line={n}&as={helped}"),
    "story.line": ("n={n}",),
    "story.lines": ("", "round=1"),
    "story.origin": ("fact={fact}",),
    **dict.fromkeys(("phone.stream", "menu.stream", "ring.stream", "joining.stream"), ()),
}
"""The queries of each page: `{n}` for each line, `{about}` for the lines that a scene is about, `{helped}` for each
seat without a phone.

Pages that are not listed are requested without a query; streams are read separately.
"""

PREVIEWS: Mapping[str, Sequence[Form]] = {
    "ask.ask": ({"line": "{about}", "who": "{whose}", "q": "{asked}"},),
    "ask.of_game": (),
    "ask.of_moment": (),
    "phone.look": ({"text": "holds {card}"}, {"text": "melds {card} {card} {card}"}),
    "phone.undo": (),
    "scores.count_again": ({"line": "{n}", "points": "5"},),
    "story.amend": ({"line": "{n}", "new": "{who} says hello"},),
}
"""The forms of each preview.

An undo takes effect at once if nothing depends on the line: a scene names such lines, and they are undone last.
"""

CHANGES = frozenset(
    (
        *("club.accept", "club.end", "club.join", "club.open_club", "club.propose", "club.run", "club.set_timer"),
        *("club.tables", "ask.time_out", "catchup.stands", "joining.answer", "joining.ask", "joining.claim"),
        *("settings.language", "lobby.next_game", "lobby.open_table", "joining.sit", "settings.theme", "menu.host"),
        *("menu.remove", "menu.rename", "menu.rules", "menu.stand", "menu.swap", "nights.delete", "nights.end"),
        *("nights.rename", "nights.finish", "nights.reopen", "our_rule.agree", "phone.enter"),
        *("ring.change", "ring.seat", "ring.start", "menu.door", "menu.let_go", "nights.bring_back", "lobby.pick"),
        *("tally.enter", "lobby.again", "lobby.tonight", "menu.in_pictures", "menu.looks", "persons.change"),
        *("club.there_or_not", "season_files.read_nights", "standings.change", "standings.save", "tally.fill"),
        "scores.enter_totals",
    )
)
"""The endpoints that change something. Their lines are among the lines of the scenes."""

OF_NO_TABLE = frozenset(
    (
        *("ask.any_game", "ask.of_pasted", "houses.look", "houses.marks", "houses.paste", "houses.send", "lobby.join"),
        *("lobby.new", "lobby.start", "records.paste", "records.pasted", "records.walk", "rulebook.every"),
        *("rulebook.rules", "rulebook.sheet", "rulebook.walk", "lobby.help", "icons", "static", "vendor"),
        *("other_files", "public_pages.manifest", "public_pages.no_network", "public_pages.worker"),
        *("public_pages.stored", "club.clubs", "club.new", "season_files.nights_file"),
    )
)
"""The endpoints that never show a table's game."""

PAIRS = 5
"""Most pairs of house rules that an answer tries here: each is tried in the same way, and all take a second."""

FACTS = ("turn", "hand.Ann", "hand.Bo", "draw", "taken.Bo", "score.Ann")


def _as_it_is(world: int) -> AbstractContextManager[None]:
    return nullcontext()


@dataclass(frozen=True)
class Scene:
    """The lines of both worlds.

    `hidden` fills the `{…}` of the lines for each world, and `opened` is a context for building the world; `eyes` are
    the phones that may not see the difference. Each of `amended` (line, text), each of the lines `about` and each
    question `asked` about somebody (`whose`) is previewed; each of the `undone` lines is undone by the first of the
    eyes, and `taps` (phone, text) are entered at the end.
    """

    game: str
    lines: Sequence[str]
    eyes: Sequence[int]
    hidden: tuple[Mapping[str, str], Mapping[str, str]] = ({}, {})
    opened: Callable[[int], AbstractContextManager[None]] = _as_it_is
    house: str = ""
    with_phones: int = 4
    amended: Sequence[tuple[int, str]] = ()
    asked: Sequence[str] = ()
    about: Sequence[int] = ()
    whose: int = 1
    card: str = "5H"
    undone: Sequence[int] = ()
    taps: Sequence[tuple[int, str]] = ()


class Chance:
    """Codes and PINs that are equal in both worlds."""

    def __init__(self) -> None:
        made = random.Random(1)
        self.choice, self.randbelow = made.choice, made.randrange


@contextmanager
def worlds(scene: Scene) -> Iterator[tuple[Evening, Evening]]:
    """Yield both worlds after the lines of the scene."""
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(LiveGame, "now", lambda played: float(len(played.entries)))
        # watchers are counted with a delay of some seconds
        patch.setattr(table, "time", SimpleNamespace(monotonic=lambda: 0.0))
        patch.setattr(overview, "time", SimpleNamespace(time=lambda: 0.0, monotonic=time.monotonic))
        patch.setattr(rule_changes, "MOST_PAIRS", PAIRS)
        made = []
        for at, hidden in enumerate(scene.hidden):
            patch.setattr(codes, "secrets", Chance())
            stack.enter_context(scene.opened(at))
            night = stack.enter_context(evening(game=scene.game, house=scene.house, with_phones=scene.with_phones))
            for line in scene.lines:
                assert (
                    night.table.enter(actions(line.format(**hidden)), device=device_of("phone-0")).outcome == "kept"
                ), line
            in_a_club(night)
            made.append(night)
        yield made[0], made[1]


def in_a_club(night: Evening) -> None:
    """Make the table the first of a club, run by no phone of it."""
    store = night.registry.writer.store
    store.open_club("The club", "nobody", "", 1, size=4, minutes=45, first=night.table.night.id)
    night.table.catch_up_night()


class Look:
    """One phone in one world: everything that it is shown, by address or by what it sent there.

    `read` are the records in an address that another phone of this world has opened: their pages depend on the address
    alone.
    """

    def __init__(self, scene: Scene, night: Evening, eye: int, read: set[str]) -> None:
        self.scene, self.night, self.eye, self.read = scene, night, eye, read
        self.code, self.client = night.table.code, night.phone(eye)
        count = len(night.game.entries)
        named = {int(n) for _, text in scene.taps for n in re.findall(r"\d+", text)}
        named |= {*scene.about, *scene.undone, *(n for n, _ in scene.amended), *range(len(scene.lines) - 1, count + 1)}
        self.lines = [str(n) for n in sorted(named) if 0 < n <= count]
        self.helped = [seat for seat in night.seats if not seat.devices]
        self.pages: dict[str, str] = {}

    def everything(self) -> dict[str, str]:
        """Return every page, stream and preview while no more lines are entered; undoing comes last."""
        for address in self._addresses():
            self._get(address)
        for address, form in self._previews():
            self._post(address, form)
        self._streams()
        for n in self.scene.undone if self.eye == self.scene.eyes[0] else ():
            self._post(f"/{self.code}/undo", {"line": str(n), "post": f"undo-{n}"})
        return self.pages

    def _get(self, address: str) -> None:
        page = self.pages[f"GET {address}"] = _plain(self.client.get(address))
        for held in re.findall(r"/m/([\w-]+)\"", page) if "/moment?" in address else ():
            if held not in self.read:
                self.read.add(held)
                self._get(f"/m/{held}")
                self._get(f"/m/{held}/ask")

    def _post(self, address: str, form: Form) -> None:
        answer = self.client.post(address, data=form, headers={"HX-Request": "true"})
        self.pages[f"POST {address} {form}"] = _plain(answer)

    def _streams(self) -> None:
        seats = [None] if self.eye == SPECTATOR else [self.eye, *(NAMES.index(seat.name) for seat in self.helped)]
        for page in self.night.app.extensions["screens"].pages:
            for seat in seats:
                stream = iter(
                    self.night.registry.watch(self.night.table, page, seat, "en", device_of(f"phone-{self.eye}"))
                )
                self.pages[f"stream {page} {seat}"] = next(stream).decode()
                stream.close()

    def _rules(self, method: str) -> Iterator[Rule]:
        rules = self.night.app.url_map.iter_rules()
        return (rule for rule in rules if method in (rule.methods or ()) and rule.endpoint not in OF_NO_TABLE)

    def _addresses(self) -> Iterator[str]:
        """Return every address that shows something of a table. Fail for a placeholder without a value."""
        values = {
            "code": [self.code],
            "club": [club.code] if (club := self.night.table.night.club) is not None else [],
            "game": [self.scene.game],
            "id": ["1"],
            "key": ["none"],
            "held": [],
            "n": self.lines,
            "nth": ["1"],
            "number": [str(self.night.seats[1].id)],
        }
        for rule in self._rules("GET"):
            lacking = rule.arguments - values.keys()
            assert not lacking, f"{rule.rule} needs values for {lacking}: give them here, or say that it shows no table"
            made = [re.sub(r"<(?:[^<>]*:)?(\w+)>", r"{\1}", rule.rule)]
            for name in rule.arguments:
                made = [address.replace(f"{{{name}}}", value) for address in made for value in values[name]]
            for query in QUERIES.get(rule.endpoint, ("",)):
                for filled in self._filled({"": query}):
                    yield from (f"{address}?{filled['']}" for address in made)

    def _previews(self) -> Iterator[tuple[str, Form]]:
        """Return every preview. Fail for an address that is listed neither as a preview nor as a change."""
        for rule in self._rules("POST"):
            known = rule.endpoint in CHANGES or rule.endpoint in PREVIEWS
            assert known, f"{rule.rule} needs forms: say whether it previews or changes something"
            address = rule.rule.replace("<code:code>", self.code)
            for form in PREVIEWS.get(rule.endpoint, ()):
                yield from ((address, filled) for filled in self._filled(form))
        yield from ((f"/{self.code}/amend", {"line": str(n), "new": text}) for n, text in self.scene.amended)

    def _filled(self, form: Form) -> Iterator[dict[str, str]]:
        """Yield a form or a query with every value of its placeholders."""
        scene, wanted = self.scene, " ".join(form.values())
        several: dict[str, Sequence[object]] = {
            "n": self.lines,
            "nth": ["1"],
            "about": scene.about,
            "asked": scene.asked,
            "fact": FACTS,
            "helped": [seat.id for seat in self.helped],
        }
        made: list[dict[str, object]] = [{"code": self.code, "card": scene.card, "whose": scene.whose}]
        for name, values in several.items():
            if f"{{{name}}}" in wanted:
                made = [{**filling, name: value} for filling in made for value in values]
        for filling in made:
            if "n" in filling:
                filling["who"] = self.night.game.entries[int(str(filling["n"])) - 1].action.who
            yield {key: text.format(**filling) for key, text in form.items()}


def _plain(answer: TestResponse) -> str:
    """Return a page without its random parts: its tokens and the ids of its taps."""
    return re.sub(r'(name="post" value=)"[0-9a-f]*"', r"\1", without_taps(answer))


def differences(scene: Scene) -> list[str]:
    """Return everything by which a phone that may not see the secret can tell the worlds apart."""
    with worlds(scene) as (one, other):
        read: tuple[set[str], set[str]] = (set(), set())
        found = _compared(scene, (one, other), "", read)
        for phone, text in scene.taps:
            here, there = (night.tap(night.phone(phone), "enter", text=text).text for night in (one, other))
            found += [f"phone {phone} enters {text}: {_apart(here, there)}"] if here != there else []
        afterwards = replace(scene, eyes=scene.eyes[:1], amended=(), about=(), undone=())  # as before
        return found + (_compared(afterwards, (one, other), "after the taps: ", read) if scene.taps else [])


def _compared(scene: Scene, nights: tuple[Evening, Evening], when: str, read: tuple[set[str], set[str]]) -> list[str]:
    found = []
    for eye in scene.eyes:
        here, there = (Look(scene, *world).everything() for world in zip(nights, (eye, eye), read, strict=True))
        assert len(here) > len(scene.lines), "something was asked for"
        found += [f"{when}phone {eye}: {place} is there in one world alone" for place in here.keys() ^ there.keys()]
        unlike = (place for place in here if place in there and here[place] != there[place])
        found += [f"{when}phone {eye}: {place}: {_apart(here[place], there[place])}" for place in unlike]
    return found


def _apart(one: str, other: str) -> str:
    """Return the place at which two texts begin to differ."""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((at for at, (mine, yours) in pairs if mine != yours), min(len(one), len(other)))
    return f"…{one[max(0, at - 60) : at + 60]!r}… but …{other[max(0, at - 60) : at + 60]!r}…"
