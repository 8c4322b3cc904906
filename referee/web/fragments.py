"""The live pieces of the pages: what each shows is a value, and its HTML a pure function of value and language."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from flask import Flask
from markupsafe import Markup

from referee.core.actions import PLAYING, Action, Catches, Deals, Disputes, Flips, Penalizes
from referee.core.entry import Entry
from referee.core.game import Game
from referee.core.notation import quote
from referee.core.rulings import Seat
from referee.core.view import Ask, PickCards, PickPerson, Tap, View
from referee.live import Played, Table
from referee.live.stream import Fragment
from referee.speech import Speech
from referee.texts import Texts
from referee.web import seen as seen_when
from referee.web.around import around
from referee.web.disputes import disputed
from referee.web.eyes import Eyes, LineShown, eyes
from referee.web.grid import by_rank, grid_of, suits
from referee.web.knocks import knocks
from referee.web.plan import read_plan
from referee.web.presence import acting, waited
from referee.web.shown import Shown, chips_of, middle_of, turn_of
from referee.web.timeout import timeout_of
from referee.web.undo import newest

PLACES = ("first", "main", "call", "people", "table")
COUNTS = ("hand", "score", "taken", "penalties", "aside", "place")
"""The facts of a person that everybody counts."""
LAST_LINES = 3
DRAWN = 2048
"""So many lines as they were drawn are kept."""
NEWEST = 12
"""How far back news is looked for."""
TO_SOMEBODY = (Catches, Penalizes)
NEW_START = (Deals, Flips)


@dataclass(frozen=True, slots=True)
class Next:
    """Which game of the night is being played, whether it is over, and whether the next one is being set up."""

    code: str
    number: int
    game: str
    over: bool
    planned: bool


@dataclass(frozen=True, slots=True)
class Choices:
    """What one seat may enter in one place of the screen; `counts` are the facts of people that may be looked into.
    There are no `names` where nobody is spoken of: then it looks the same at every table, and is drawn once for all."""

    asks: tuple[Ask, ...]
    names: tuple[str, ...]
    counts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """Lines of the log, the newest first."""

    lines: tuple[LineShown, ...]
    names: tuple[str, ...]


class Screens:
    """What `live` is given to draw tables with."""

    def __init__(self, app: Flask, texts: Texts) -> None:
        self.app = app
        self.texts = texts
        self.pages: dict[str, Any] = {"phone": self._phone}
        self._template = cache(app.jinja_env.get_template)
        self._drawn = lru_cache(maxsize=DRAWN)(self._draw_one)
        app.jinja_env.globals["drawn_once"] = self.drawn_once
        app.jinja_env.filters |= {"groupby_rank": by_rank, "grid": grid_of, "suits": suits, "quoted": quote}
        app.jinja_env.globals["macros"] = app.jinja_env.get_template("macros.html").module

    def fragments(self, table: Table, page: str, seat: int | None, language: str) -> list[Fragment]:
        """The pieces of a page that this seat may see."""
        made: list[Fragment] = self.pages[page](table, seat)
        return made

    def html(self, name: str, value: Any, language: str) -> str:
        """One piece as HTML, by the template of its name, or of the value's `part`."""
        speech = Speech(self.texts, language, getattr(value, "names", ()))
        return self.draw(f"parts/{getattr(value, 'part', name)}.html", speech, value=value)

    def draw(self, template: str, speech: Speech, **values: Any) -> str:
        """A template in a language, outside of any request. What every template knows is copied here: Jinja's own
        `render` looks through two dictionaries name by name for it."""
        words = {"speech": speech, "say": speech.say, "plain": speech.plain, "language": speech.language}
        drawn = self._template(template)
        context = drawn.new_context({**self.app.jinja_env.globals, **words, **values}, shared=True)
        return "".join(drawn.root_render_func(context))

    def drawn_once(self, template: str, value: Any, speech: Speech) -> Markup:
        """A template's piece of a piece, drawn once for each value: what of a list is not new is not drawn again."""
        return self._drawn(template, value, speech.language, tuple(speech.names))

    def _draw_one(self, template: str, value: Any, language: str, names: tuple[str, ...]) -> Markup:
        return Markup(self.draw(template, Speech(self.texts, language, names), value=value))

    def deadline(self, table: Table) -> float | None:
        """When the turn's time is over, in table time."""
        played = table.game
        clock = None if played is None or played.game is None else view_now(table).clock
        return clock.since + clock.limit if clock is not None and clock.running else None

    def moved(self, played: Played, state: Any, action: Any, seen: str) -> bool:
        """Whether a tap was meant for another state."""
        return played.game is not None and seen_when.moved(played.number, played.game, state, action, seen)

    # ------------------------------------------------------------------------------------------------ the phone

    def _phone(self, table: Table, seat: int | None) -> list[Fragment]:
        played = table.game
        if played is None or played.game is None:
            return []
        view, names = view_now(table), tuple(played.state.names)
        table_round = around(view, names, seat)
        pieces: list[Fragment] = [
            *table.once(("phone", table_round is None), lambda: _of_all(table, played, laid=table_round is not None)),
            ("acting", table.once("acting", lambda: acting(table, played)).beside(seat)),
        ]
        if table_round is not None:
            pieces.append(("seats", table_round))
        if seat is not None:
            mine = next((each for each in table.night.seats if each.name == names[seat]), None)
            pieces.append(("knocks", knocks(table, mine) if mine is not None else None))
            # Whoever helps out at a seat without a phone sees no cards that are for its person alone.
            own = (seat,) if mine is not None and mine.devices else ()
            pieces.append(("news", news_for(played, seat, own)))
            pieces += _offered(played.game, played.game.asks(played.game.state_for(played.state, own), seat), names)
        return pieces


def view_now(table: Table) -> View:
    """What the screens show of the game being played, looked up once until the table changes."""
    played = table.game
    found: View = table.once("view", lambda: played and played.game.view(played.state))
    return found


def _of_all(table: Table, played: Played, *, laid: bool) -> list[Fragment]:
    """The pieces of a phone that look the same on all of them; `laid`: the cards of a trick lie round the table, which
    each phone sees from its own seat."""
    view = view_now(table)
    shown = Shown(view, tuple(played.state.names), laid)
    return [
        ("turn", turn_of(shown)),
        *([] if laid else [("seats", chips_of(shown))]),
        ("middle", middle_of(shown)),
        ("timeout", timeout_of(played.game, played.state)),
        ("told", told(played, LAST_LINES)),
        ("dispute", table.once("dispute", lambda: disputed(table, played))),
        ("seen", seen_when.of_table(played.number, view)),
        ("undo", newest(played)),
        ("next", next_of(table, played, view)),
        ("waited", table.once("waited", lambda: waited(table))),
    ]


def _offered(game: Game, asks: Sequence[Ask], names: tuple[str, ...]) -> Iterator[Fragment]:
    """What one seat may enter, by its place on the screen; cards have their own."""
    grids: list[Ask] = []
    places: dict[str, list[Ask]] = {place: [] for place in PLACES}
    for ask in asks:
        if isinstance(ask, PickCards):
            grids.append(ask)
        elif not (isinstance(ask, Tap) and ask.asked):
            places[ask.place].append(ask)
    for place, here in places.items():
        if place == "people":
            counts = tuple(key for key in COUNTS if key in game.facts_by_key)
            yield f"asks-{place}", Choices(tuple(here), names, counts)
        else:
            yield f"asks-{place}", Choices(tuple(here), names if any(map(_names_people, here)) else ())
    yield "cards", Choices(tuple(grids), names if any(map(_names_people, grids)) else ())


def _names_people(ask: Ask) -> bool:
    """Whether people's names stand in something to enter."""
    if isinstance(ask, PickPerson) or not ask.label.fill:
        return isinstance(ask, PickPerson)
    said = (each for _, value in ask.label.fill for each in (value if isinstance(value, tuple) else (value,)))
    return any(isinstance(each, Seat) for each in said)


def next_of(table: Table, played: Played, view: View) -> Next:
    """What a phone on this game's page has to know of the night's games."""
    planned = bool(read_plan(table.night.plan).game)
    return Next(table.code, played.number, played.game.key, view.phase == "over", planned)


def news_for(played: Played, seat: int, own: Collection[int]) -> Told:
    """What others have done to a seat since its last act: cards given, what the table decided on them, a hand
    shown to it alone. The newest first. `own` are the seats whose cards its phone may see."""
    name, entries = played.state.names[seat], played.entries[-NEWEST:]
    disputed = any(isinstance(entry.read, Disputes) for entry in entries)
    look = eyes(played, own, entries[0].n) if disputed else None
    found: list[Entry] = []
    for entry in reversed(entries):
        if isinstance(entry.read, NEW_START) or (
            isinstance(entry.read, PLAYING) and entry.read.who == name and entry.stands
        ):
            break
        settles = look is not None and _settles(look, seat, entry)
        if entry.stands and (settles or _is_for(played, name, entry) or _shown_to(played, seat, entry.read)):
            found.append(entry)
    if not found:
        return Told((), tuple(played.state.names))
    look = look or eyes(played, own)
    return Told(tuple(map(look.line, found[:3])), tuple(played.state.names))


def _is_for(played: Played, name: str, entry: Entry) -> bool:
    """Whether it gives somebody cards, and nobody has decided on that since."""
    if not isinstance(entry.read, TO_SOMEBODY) or entry.read.whom != name:
        return False
    return not any(card.line == entry.n and card.proof == "vote" for card in played.state.ledger)


def _settles(look: Eyes, seat: int, entry: Entry) -> bool:
    """Whether a dispute that this seat is part of ends with a line."""
    before, after = look.steps.get(entry.n, (look.state, look.state))
    d = before.dispute
    return d is not None and after.dispute is None and seat in (d.giver, d.seat)


def _shown_to(played: Played, seat: int, action: Action) -> bool:
    """Whether somebody else's cards are for this seat's eyes."""
    readers = played.game.secret(played.state, action)
    return readers is not None and seat in readers and action.who != played.state.names[seat]


def told(played: Played, count: int | None = None) -> Told:
    """The newest lines of the log, the last first (all of them without `count`)."""
    entries = played.entries if count is None else played.entries[-count:]
    look = eyes(played, since=entries[0].n if entries else 0)
    return Told(tuple(map(look.line, reversed(entries))), tuple(played.state.names))
