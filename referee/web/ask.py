"""Ask the referee: any line, where the table stands, at an earlier line or in a position made up, and nothing of it is
entered."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import gevent
from flask import Blueprint, Response, abort, redirect, render_template, request
from werkzeug.wrappers import Response as Answered

from referee import games
from referee.core import asking
from referee.core.actions import Action, Corrects, Plays
from referee.core.alternatives import Alternatives, Otherwise
from referee.core.asking import Result
from referee.core.conduct import TIME_OUT
from referee.core.house import House, switches
from referee.core.notation import Unreadable, quote
from referee.core.note import note
from referee.core.people import NOT_OF_PLAY
from referee.core.seats import NOBODY
from referee.core.state import State
from referee.core.view import Ask, FillIn, PickCards, PickPerson, Tap
from referee.walking import MOST_PACKED, Walk
from referee.web import houses
from referee.web.catchup import form_of, label, said_by
from referee.web.context import sorry, whole
from referee.web.eyes import eyes_of
from referee.web.in_worker import in_worker
from referee.web.limits import by_address, limited
from referee.web.phone import answer as told
from referee.web.phone import line_text
from referee.web.picture import picture
from referee.web.positions import Place, at_table, changed, made_up, numbers_of_players, of_record
from referee.web.posting import answered, said
from referee.web.reading import CODE, Reader, reader, show
from referee.web.records import gone, held_in, kept, one_of
from referee.web.rules import book_of
from referee.web.ways import go, to
from referee.web.why import Linked, linked

page = Blueprint("ask", __name__)
OFTEN = "240/minute"
"""How often one address asks about positions made up: each of a whole table's phones, and the cards that it taps."""
OF_A_HAND = "corrects hand."


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
    those under which it would be another verdict (`flips`) or bring something else (`varies`), and how many were tried
    (`alone` and in `pairs`)."""

    action: Action
    result: Result
    may: tuple[int, ...]
    rests: tuple[tuple[str, str], ...]
    flips: tuple[Otherwise, ...]
    varies: tuple[Otherwise, ...]
    alone: int
    pairs: int

    @property
    def plays(self) -> bool:
        """Whether the line asked about is a play of cards."""
        return isinstance(self.action, Plays)

    @property
    def together(self) -> bool:
        """Whether no house rule turns the verdict alone, but two do."""
        return bool(self.flips) and all(len(each.settings) > 1 for each in self.flips)


# ------------------------------------------------------------------------------------------------------- at a table


@page.route(f"/{CODE}/ask", methods=["GET", "POST"])
def ask(code: str) -> str | Response | Answered:
    """The question: where, who, what; posted, its answer."""
    read = reader(code)
    if read is None:
        return show("ask.html", code, None)
    try:
        return _asked(at_table(read), read)
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)


@page.post(f"/{CODE}/ask/time-out")
def time_out(code: str) -> str | Response | Answered:
    """Calls the time-out that a question waits for where players enforce, and asks then."""
    read = reader(code)
    if read is None or not read.may_enter or read.there.seat is None:
        abort(403)
    there = read.there
    if (found := answered(there)) is None:
        line = f"{quote(there.seat.name)} says {TIME_OUT}"
        found = there.table.enter([line], device=there.device, post=request.form.get("post"))
    if any(entry.stands for entry in found.entries):
        seat: dict[str, int] = {} if there.for_another else {"as": there.seat.id}  # it is its own again after the act
        return go("ask.ask", code=there.table.code, **seat)
    return told(there, found)


def _silent(read: Reader, place: Place, action: Action | None = None) -> bool:
    return place.line is not None and asking.keeps_silent(read.played.log, place.line, action)


# ---------------------------------------------------------------------------------------------------------- made up


@page.get("/ask")
def any_game() -> str:
    """Which game the question is about."""
    return render_template("ask-game.html", games=games.names())


@page.route("/ask/<game>", methods=["GET", "POST"])
@limited(OFTEN, by_address)
def of_game(game: str) -> str | Response | Answered:
    """The question in a position that nobody is in: at a table of so many, with a preset's house rules or a table's."""
    try:
        return _asked(made_up(book_of(game, request.values.get("table", ""), request.values.get("preset", ""))), None)
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)


# ------------------------------------------------------------------------------------- a record somebody brought along


@page.route("/record/<string(length=32):key>/ask", methods=["GET", "POST"])
@in_worker
def of_pasted(key: str) -> str | Response | Answered:
    """The question at a line of a record that was pasted."""
    return _of_records(kept(key), f"/record/{key}", "ui-record-gone")


@page.route(f"/m/<string(maxlength={MOST_PACKED}):held>/ask", methods=["GET", "POST"])
@in_worker
def of_moment(held: str) -> str | Response | Answered:
    """The question at a line of a record that stands in the address itself."""
    return _of_records(held_in(held), f"/m/{held}", "ui-record-link-broken")


def _of_records(found: tuple[Walk, ...], start: str, lacking: str) -> str | Response | Answered:
    if not found:
        return gone(lacking)
    number, one = one_of(found)
    try:
        return _asked(of_record(one, number, start), None)
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)


# ---------------------------------------------------------------------------------------------------- the question


def _asked(place: Place, read: Reader | None) -> str | Response | Answered:
    """The page, its answer, or (where facts were filled in) the way to the position they make."""
    values = request.values
    if any(key.startswith("was.") for key in values):
        new = said_by(form_of(place.game, place.state, cards=True, hands=place.nobodys), place.state, values)
        return redirect(changed(place, new).link(who=values.get("who", "")), 303)
    silent = read is not None and _silent(read, place)
    if request.method == "POST":
        return _answered(place, read, silent=silent)
    who = _who(place, read)
    given = None
    if (text := values.get("q")) and not silent:
        given = answer(place, _action(place, who, text))
    words, lays = place.words, place.game.lays(place.state, who, hands=place.nobodys)
    return render_template(
        "ask.html",
        place=place,
        read=read,
        table=place.table,
        seat=read.there.seat if read is not None and read.may_enter else None,
        silent=silent,
        who=who,
        people=[seat for seat in place.state.ring if not place.state.gone[seat]],
        form=form_of(place.game, place.state, cards=True, hands=place.nobodys),
        lays=Asks(who, lays, place.state.names, place.line or 0),
        clears=tuple(_clears(lays)),
        label=partial(label, words),
        given=given,
        counts=numbers_of_players(place.game) if place.line is None else (),
        presets=tuple(place.game.presets),
        kept=houses.kept(place.game) if place.line is None else (),
        book=book_of(place.game.key, place.table.code if place.table is not None else "", _chosen(place)),
        find="",
        hits=(),
        speech=words,
        say=words.say,
        plain=words.plain,
        chain=_chain(place, read),
        q=text or "",
        reset=replace(place, facts=()).link(who=who),
        picture=picture(place.game, place.state, hands=place.nobodys),
        **_asks(place, who),
    )


def _chosen(place: Place) -> str:
    """The house rules that a position made up is played by, as an address chooses them."""
    return place.fields().get("preset", "")


def _chain(place: Place, read: Reader | None) -> list[Linked]:
    """Why it is whose turn it is, where nothing of the position is made up."""
    if read is None or place.line is None or place.facts:
        return []
    return linked(read.played.log, eyes_of(read.there, read.played), place.line)


def _clears(lays: tuple[PickCards, ...]) -> Iterator[Tap]:
    """What takes cards away again that lie on the table; a hand may be a number instead."""
    for each in lays:
        if each.begun and not each.verb.startswith(OF_A_HAND):
            yield Tap(note("ui-ask-clear", what=each.label), "table", f"{each.verb} none")


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
    action = _action(place, who, text)
    if isinstance(action, Corrects) and not silent:
        return to(changed(place, action.facts).link(who=who))
    if silent or (read is not None and _silent(read, place, action)):
        raise Unreadable("ui-ask-silent")
    words = place.words
    return render_template(
        "parts/ruled.html", place=place, given=answer(place, action), who=who, q=text, speech=words, say=words.say
    )


def _action(place: Place, who: int, text: str) -> Action:
    """What somebody would do there with a tap that says so."""
    return place.game.meant(place.state, said(f"{quote(place.state.names[who])} {text}"))


def answer(place: Place, action: Action) -> Given:
    """The referee's answer; while other house rules are tried, other phones are answered too."""
    result = asking.asked(place.log, action, place.at)
    search, found = Alternatives(place.log, action, place.at, result), list[Otherwise]()
    for each in search:
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
    return Given(action, result, may, rests, flips, varies, search.alone, search.pairs)
