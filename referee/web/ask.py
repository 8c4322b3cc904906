"""Ask the referee: any line, where the table stands, at an earlier line or in a position made up, and nothing of it is
entered."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from urllib.parse import urlencode

import gevent
from flask import Blueprint, Response, redirect, render_template, request
from werkzeug.wrappers import Response as Answered

from referee import games
from referee.core import asking
from referee.core.actions import Action, Corrects
from referee.core.asking import Otherwise, Pairs, Result
from referee.core.game import Game
from referee.core.house import House, switches
from referee.core.notation import Unreadable, quote
from referee.core.note import note
from referee.core.people import NOT_OF_PLAY
from referee.core.record import Head
from referee.core.replay import Log
from referee.core.rulings import Seat
from referee.core.seats import NOBODY
from referee.core.state import State
from referee.core.view import Ask, FillIn, Offer, PickCards, PickPerson, Tap
from referee.live import Table
from referee.speech import Speech
from referee.web.catchup import form_of, label, said_by
from referee.web.context import sorry, speech, whole
from referee.web.eyes import eyes_of
from referee.web.phone import line_text
from referee.web.picture import picture
from referee.web.posting import said
from referee.web.reading import CODE, Reader, reader, show
from referee.web.rules import Book, book_of
from referee.web.ways import to
from referee.web.why import Linked, linked

page = Blueprint("ask", __name__)
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
"""Who sits in a position made up: the people of the worked examples."""
USUAL = 4
"""How many of them, unless somebody says otherwise."""
PLAIN = "5"
"""A rank that does nothing in any pack: what lies on top before somebody says otherwise."""
MOST_HELD = 40
"""Cards that a hand made up may have."""
FOLLOW = {"lying": ("led",), "top": ("suit",)}
"""What follows from a fact that is set anew, whatever was set before."""
LONGEST_SET = 2000
"""Signs that the facts of an address may have."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a question is asked: the log that ends there, with the `facts` that were set, and without (`bare`);
    after which `line` of the table (None: it is made up), whether that is `now`, and `at` which time (None: that of the
    line). `table` is the one whose house rules hold, and `made` what else its address says of it."""

    log: Log
    bare: Log
    facts: tuple[tuple[str, str], ...]
    address: str
    line: int | None = None
    now: bool = False
    at: float | None = None
    table: Table | None = None
    made: tuple[tuple[str, str], ...] = ()

    @property
    def state(self) -> Any:
        """The position."""
        return self.log.state

    @property
    def game(self) -> Game:
        """Its game."""
        return self.log.game

    @property
    def words(self) -> Speech:
        """Sentences that know its names."""
        return speech(tuple(self.state.names))

    @property
    def said(self) -> str:
        """The facts that were set, as a line says them."""
        return "; ".join(f"{key} {value}" for key, value in self.facts)

    def fields(self) -> dict[str, str]:
        """What says in an address where it is, whoever acts."""
        line = {} if self.line is None or self.now else {"line": str(self.line)}
        return {**dict(self.made), **line, **({"set": self.said} if self.facts else {})}

    def link(self, **more: object) -> str:
        """The address of this question, or of another in its place."""
        query = urlencode({**self.fields(), **more})
        return f"{self.address}?{query}" if query else self.address

    @property
    def rules(self) -> str:
        """The rulebook's address."""
        return f"/rules/{self.game.key}" + (f"?table={self.table.code}" if self.table is not None else "")


@dataclass(frozen=True, slots=True)
class Asks:
    """What one seat may be asked about, for the partials that the phone in play has: after line `n`."""

    seat: int
    asks: tuple[Ask, ...]
    names: tuple[str, ...]
    n: int


@dataclass(frozen=True, slots=True)
class Given:
    """An answer as it is shown: the line, what the referee says of it, who may do it, the house rules it rests on, and
    those under which it would be another verdict (`flips`) or bring something else (`varies`)."""

    action: Action
    result: Result
    may: tuple[int, ...]
    rests: tuple[tuple[str, str], ...]
    flips: tuple[Otherwise, ...]
    varies: tuple[Otherwise, ...]


# ------------------------------------------------------------------------------------------------------- at a table


@page.route(f"/{CODE}/ask", methods=["GET", "POST"])
def ask(code: str) -> str | Response | Answered:
    """The question: where, who, what; posted, its answer."""
    read = reader(code)
    if read is None:
        return show("ask.html", code, None)
    try:
        place = _at_table(read)
        return _asked(place, read)
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)


def _at_table(read: Reader) -> Place:
    log: Log = read.played.log
    newest, asked = len(log.entries), whole(request.values.get("line"))
    n = newest if asked is None else min(asked, newest)
    there = asking.standing(log, n, seats=eyes_of(read.there, read.played).seats)
    said_facts = _facts(there.state)
    return Place(
        log=asking.made(there, said_facts),
        bare=there,
        facts=said_facts,
        address=f"/{read.table.code}/ask",
        line=n,
        now=n == newest and read.current,
        at=read.played.stamp() if n == newest and read.current else None,
        table=read.table,
        made=(("game", str(read.past)),) if read.past else (),
    )


def _silent(read: Reader, place: Place, action: Action | None = None) -> bool:
    return place.line is not None and asking.keeps_silent(read.played.log, place.line, action)


# ---------------------------------------------------------------------------------------------------------- made up


@page.get("/ask")
def any_game() -> str:
    """Which game the question is about."""
    return render_template("ask-game.html", games=games.names())


@page.route("/ask/<game>", methods=["GET", "POST"])
def made_up(game: str) -> str | Response | Answered:
    """The question in a position that nobody is in: at a table of so many, with a preset's house rules or a table's."""
    try:
        return _asked(_made_up(book_of(game, request.values.get("table", ""))), None)
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)


def _made_up(book: Book) -> Place:
    game = games.find(book.key)
    preset = book.preset or request.values.get("preset") or game.preset
    base = game.preset_house(preset)
    house = book.house or base
    counts = numbers_of_players(game)
    count = whole(request.values.get("players")) or (USUAL if USUAL in counts else counts[0])
    if count not in counts:
        raise Unreadable("unreadable-players", least=counts[0], most=counts[-1])
    names = NAMES[:count]
    head = Head(game.key, names, preset=preset, house=house.changed(base), facts=(("turn", names[0]),))
    log = Log(game, head)
    bare = asking.made(log, _plain_top(log))
    said_facts = _facts(log.state)
    rules = ("preset", preset) if book.table is None else ("table", book.table.code)
    return Place(
        log=asking.made(bare, said_facts),
        bare=bare,
        facts=said_facts,
        address=f"/ask/{game.key}",
        table=book.table,
        made=(rules, ("players", str(count))),
    )


def _plain_top(log: Log) -> tuple[tuple[str, str], ...]:
    """A plain card on top, where there is one to match."""
    if "top" not in log.game.facts_by_key:
        return ()
    return tuple(("top", card.code) for card in log.game.kinds(log.state) if card.rank == PLAIN)[:1]


def numbers_of_players(game: Game) -> tuple[int, ...]:
    """For how many people a position can be made up: those of whom the game itself says who sits with whom."""
    least, most = game.players
    found = []
    for count in range(least, min(most, len(NAMES)) + 1):
        try:
            game.start(Head(game.key, NAMES[:count]))
        except Unreadable:
            continue
        found.append(count)
    return tuple(found)


# ---------------------------------------------------------------------------------------------------- the question


def _facts(s: State) -> tuple[tuple[str, str], ...]:
    """The facts that the address sets. Raises Unreadable."""
    text = request.values.get("set", "")
    if not text:
        return ()
    if len(text) > LONGEST_SET:
        raise Unreadable("ui-too-long", what=text, length=len(text), most=LONGEST_SET)
    action = said(f"{quote(s.names[0])} corrects {text}")
    return action.facts if isinstance(action, Corrects) else ()


def _asked(place: Place, read: Reader | None) -> str | Response | Answered:
    """The page, its answer, or (where facts were filled in) the way to the position they make."""
    values = request.values
    if any(key.startswith("was.") for key in values):
        new = said_by(form_of(place.game, place.state, cards=True, hands=place.line is None), place.state, values)
        return redirect(_changed(place, new).link(who=values.get("who", "")), 303)
    silent = read is not None and _silent(read, place)
    if request.method == "POST":
        return _answered(place, read, silent=silent)
    who = _who(place, read)
    given = None
    if (text := values.get("q")) and not silent:
        given = answer(place, said(f"{quote(place.state.names[who])} {text}"))
    words = place.words
    return render_template(
        "ask.html",
        place=place,
        read=read,
        table=place.table,
        seat=read.there.seat if read is not None and read.may_enter else None,
        silent=silent,
        who=who,
        people=[seat for seat in place.state.ring if not place.state.gone[seat]],
        form=form_of(place.game, place.state, cards=True, hands=place.line is None),
        lays=Asks(who, tuple(_lays(place, who)), place.state.names, place.line or 0),
        clears=_clears(place),
        label=partial(label, words),
        given=given,
        counts=numbers_of_players(place.game) if place.line is None else (),
        presets=tuple(place.game.presets),
        speech=words,
        say=words.say,
        plain=words.plain,
        chain=_chain(place, read),
        q=text or "",
        reset=replace(place, facts=()).link(who=who),
        picture=picture(place.game, place.state, hands=place.line is None),
        **_asks(place, who),
    )


def _chain(place: Place, read: Reader | None) -> list[Linked]:
    """Why it is whose turn it is, where nothing of the position is made up."""
    if read is None or place.line is None or place.facts:
        return []
    return linked(read.played.log, eyes_of(read.there, read.played), place.line)


def _changed(place: Place, new: Pairs) -> Place:
    """The position with further facts. Raises Unreadable for what cannot be, or contradicts the facts that it has."""
    follow = {other for key, _ in new for other in FOLLOW.get(key, ())}
    kept = {key: value for key, value in place.facts if key not in follow}
    merged = tuple({**kept, **dict(new)}.items())
    return replace(place, facts=merged, log=asking.made(place.bare, merged))


def _clears(place: Place) -> tuple[Tap, ...]:
    """What takes the cards away again."""
    lies = "lying" in place.game.facts_by_key and bool(place.game.view(place.state).middle)
    return (Tap(note("ui-ask-trick-none"), "table", "corrects lying none"),) if lies else ()


def _lays(place: Place, who: int) -> Iterator[PickCards]:
    """The cards of a position, to be tapped: those in the trick, where cards make tricks, and somebody's hand."""
    game, s = place.game, place.state
    grid = tuple(map(Offer, game.kinds(s)))
    lying = game.view(s).trick.lying if "lying" in game.facts_by_key else None
    by = "rank" if lying is None else "suit"
    if lying is not None:
        cards = tuple(card for _, card in lying)
        yield PickCards(
            note("ui-ask-trick"), "table", "corrects lying", grid, sum(s.here) - 1, way="hand", begun=cards, by=by
        )
    if grid and "hand" in game.facts_by_key:
        known = s.known[who] if place.line is None else None
        label, key = note("ui-ask-hand", seat=Seat(who)), f"hand.{quote(s.names[who])}"
        yield PickCards(label, "table", f"corrects {key}", grid, MOST_HELD, way="hand", begun=known or (), by=by)


def _who(place: Place, read: Reader | None) -> int:
    """Who acts in the question: as it says, else whose turn it is, else who asks."""
    s: State = place.state
    asked = whole(request.values.get("who"))
    if asked is not None and asked < len(s.names):
        return asked
    if s.turn != NOBODY:
        return s.turn
    seat = read.there.seat if read is not None else None
    return s.names.index(seat.name) if seat is not None and seat.name in s.names else s.ring[0]


def _asks(place: Place, who: int) -> dict[str, Any]:
    """What somebody could do there, and so what may be asked: cards, the rest of a turn, what is said to people."""
    asks = [each for each in place.game.asks(place.state, who) if _askable(place, who, each)]
    s, n = place.state, place.line or 0
    found = [each for each in asks if isinstance(each, PickCards)]
    grids = tuple(replace(each, place="main") if at == 0 else each for at, each in enumerate(found))
    people = tuple(each for each in asks if isinstance(each, PickPerson) and each.reasons)
    rest = tuple(each for each in asks if each not in people and not isinstance(each, PickCards))
    return {"grids": Asks(who, grids, s.names, n), "rest": Asks(who, rest, s.names, n), "to_people": people}


def _askable(place: Place, who: int, each: Ask) -> bool:
    if isinstance(each, FillIn):
        return False
    if not isinstance(each, Tap):
        return True
    return not isinstance(said(f"{quote(place.state.names[who])} {each.text}"), NOT_OF_PLAY)


def _answered(place: Place, read: Reader | None, *, silent: bool) -> str | Answered:
    who = _who(place, read)
    text = request.form.get("q") or line_text(request.form, place.state.names)
    action = said(f"{quote(place.state.names[who])} {text}")
    if isinstance(action, Corrects) and not silent:
        return to(_changed(place, action.facts).link(who=who))
    if silent or (read is not None and _silent(read, place, action)):
        raise Unreadable("ui-ask-silent")
    words = place.words
    return render_template(
        "parts/ruled.html", place=place, given=answer(place, action), who=who, q=text, speech=words, say=words.say
    )


def answer(place: Place, action: Action) -> Given:
    """The referee's answer; while other house rules are tried, other phones are answered too."""
    result = asking.asked(place.log, action, place.at)
    found = []
    for each in asking.others(place.log, action, place.at, result):
        if each is None:
            gevent.sleep(0)
        else:
            found.append(each)
    house: House = place.state.house
    known = switches(type(house))
    rests = tuple((key, house.text(key)) for key in result.ruling.house if key in known)
    flips = tuple(each for each in found if each.result.ruling.verdict is not result.ruling.verdict)
    varies = tuple(each for each in found if each not in flips)
    may = asking.who_may(place.log, action, place.at)
    return Given(action, result, may, rests, flips, varies)
