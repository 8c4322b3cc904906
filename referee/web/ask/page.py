"""Questions to the referee: any line, at the table's position, after an earlier line or in an invented position.

No line of a question is entered.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import gevent
from flask import Blueprint, Response, abort, redirect, render_template, request
from gevent.event import AsyncResult
from werkzeug.wrappers import Response as Answered

from referee.engine import games
from referee.engine.basics.actions import Action, Corrects, Plays, Says
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import TIME_OUT
from referee.engine.common_rules.people import NOT_OF_PLAY
from referee.engine.house_rules.options import House, switches
from referee.engine.model.message import message
from referee.engine.model.view import FillIn, PickCards, PickPerson, Prompt, Tap
from referee.engine.notation.lines import format_act
from referee.engine.notation.tokens import quote
from referee.engine.questions import what_if
from referee.engine.questions.rule_changes import RuleChange, RuleChangeSearch
from referee.records.pasted import BREATH, MOST_PACKED, SECONDS, Walk
from referee.web.ask.records import cached_records, missing_page, records_in_address, requested_record
from referee.web.core.access import CODE, redirect_to, redirect_url
from referee.web.core.context import apart, sorry, whole
from referee.web.core.game_page import Reader, reader, show
from referee.web.core.phone import device
from referee.web.core.rate_limit import by_address, limited
from referee.web.core.screens import Piece
from referee.web.house.kept_rules import book_of, kept_rules
from referee.web.log.allowed import parse_line
from referee.web.log.answer import answer as told
from referee.web.log.answer import earlier_answer, enter
from referee.web.log.explain import turn_lines
from referee.web.log.form import Form, action_of
from referee.web.log.position import (
    Position,
    made_up_position,
    numbers_of_players,
    record_position,
    table_position,
    with_facts,
)
from referee.web.log.visibility import log_view_of
from referee.web.play.facts_form import choice_label, facts_form, filled_in_facts
from referee.web.play.picture import picture

OF_A_HAND = "hand."
KEPT = 30.0
"""Seconds that an answer is kept for the same post again, from a phone that did not get it."""
_asked: dict[tuple[str, str, str], "AsyncResult[str]"] = {}
OFTEN = "240/minute"
"""Rate limit of questions in invented positions for one address, which a whole table of phones may share."""


def question_values(place: Position, who: int) -> dict[str, Any]:
    """Return what the page of a question shows of its position, and what a seat may be asked about there."""
    lays = place.game.position_prompts(place.state, who, hands=place.nobodys)
    invented = place.line is None
    return {
        "place": place,
        "table": place.table,
        "who": who,
        "people": [seat for seat in place.state.ring if not place.state.gone[seat]],
        "form": facts_form(place.game, place.state, cards=True, hands=place.nobodys),
        "lays": Piece(seat=who, asks=lays, names=place.state.names, n=place.line or 0),
        "clears": tuple(clears(lays)),
        "label": partial(choice_label, place.words),
        "counts": numbers_of_players(place.game) if invented else (),
        "presets": tuple(place.game.presets),
        "kept": kept_rules(place.game) if invented else (),
        "book": book_of(place.game.key, place.table.code if place.table else "", place.fields().get("preset", "")),
        "reset": replace(place, facts=()).link(who=who),
        "picture": picture(place.game, place.state, hands=place.nobodys),
        "speech": place.words,
        "say": place.words.say,
        "plain": place.words.plain,
        **prompts(place, who),
    }


def clears(lays: tuple[PickCards, ...]) -> Iterator[Tap]:
    """Yield a button that clears each group of cards on the table; a hand may be a number instead."""
    for prompt in lays:
        if prompt.begun and not prompt.fact.startswith(OF_A_HAND):
            cleared = Corrects("", ((prompt.fact, "none"),))
            yield Tap(message("ui-ask-clear", what=prompt.label), "table", cleared)


def prompts(place: Position, who: int) -> dict[str, Any]:
    """Return the prompts that a question may use: cards, the rest of a turn, and accusations."""
    asks = [prompt for prompt in place.game.prompts(place.state, who) if _is_askable(prompt)]
    s, n = place.state, place.line or 0
    found = [prompt for prompt in asks if isinstance(prompt, PickCards)]
    grids = tuple(replace(prompt, place="main") if at == 0 else prompt for at, prompt in enumerate(found))
    people = tuple(prompt for prompt in asks if isinstance(prompt, PickPerson) and prompt.reasons)
    rest = tuple(prompt for prompt in asks if prompt not in people and not isinstance(prompt, PickCards))
    return {
        "grids": Piece(seat=who, asks=grids, names=s.names, n=n),
        "rest": Piece(seat=who, asks=rest, names=s.names, n=n),
        "to_people": people,
    }


def _is_askable(prompt: Prompt) -> bool:
    if isinstance(prompt, FillIn):
        return False
    if not isinstance(prompt, Tap):
        return True
    return not isinstance(prompt.action, NOT_OF_PLAY)


def asked_action(place: Position, who: int, form: Form) -> Action:
    """Return the action of a seat that a form asks about; `q` is its text."""
    name, text = place.state.names[who], form.get("q")
    action = parse_line(f"{quote(name)} {text}") if text else action_of(form, name, place.state.names)
    return place.game.resolve_tap(place.state, action)


def answer_question(place: Position, action: Action, *, together: bool = False) -> Piece:
    """Return the referee's answer, found beside the tables.

    Other house rules are tried one by one, and two `together` only where somebody asks for that: it takes twenty times
    as long.
    """
    return apart(device() if place.table is not None else by_address(), _answered, place, action, together)


def _answered(place: Position, action: Action, together: bool) -> Piece:
    """Return the answer, with the other house rules that there was time to try.

    `may` are the seats that may do it, `rests` the house rules the ruling depends on. `flips` are other settings with
    another verdict, `varies` those with other consequences; `alone` and `pairs` count the settings tried. `more` is
    True if two house rules together might turn the answer, which was not tried.
    """
    until = time.thread_time() + SECONDS
    result = what_if.try_line(place.log, action, place.at)
    search, found = RuleChangeSearch(place.log, action, place.at, result, together=together), list[RuleChange]()
    for tried in search:
        if time.thread_time() > until:
            break
        if tried is None:
            time.sleep(BREATH)
        else:
            found.append(tried)
    house: House = place.state.house
    known = switches(type(house))
    rests = tuple((key, house.text(key)) for key in result.ruling.house if key in known)
    flips = tuple(change for change in found if change.result.ruling.verdict is not result.ruling.verdict)
    varies = tuple(change for change in found if change not in flips)
    may = what_if.seats_allowed(place.log, action, place.at)
    more = not flips and not together
    if place.proven is not None and place.proven[0] == action and not place.facts:
        result = replace(result, ruling=place.proven[1])
    return Piece(
        action=action,
        plays=isinstance(action, Plays),
        result=result,
        may=may,
        rests=rests,
        flips=flips,
        together=bool(flips) and all(len(change.settings) > 1 for change in flips),
        varies=varies,
        alone=search.alone,
        pairs=search.pairs,
        more=more,
    )


def asked_once(made: Callable[[], str]) -> str:
    """Return the answer to this request; the same post of the same phone again waits for it, and computes nothing."""
    key = (device(), request.path, request.form.get("post", ""))
    if not key[2]:
        return made()
    if (running := _asked.get(key)) is None:
        running = _asked[key] = AsyncResult()
        gevent.spawn_later(KEPT, _asked.pop, key, None)
        try:
            running.set(made())
        except Exception as fault:
            running.set_exception(fault)
    return str(running.get())


page = Blueprint("ask", __name__)


@page.errorhandler(NotationError)
def unread(fault: NotationError) -> Response:
    """Answer a question that cannot be read, or must not be answered, with the reason."""
    return sorry(fault.key, **fault.fill)


# At a table


@page.route(f"/{CODE}/ask", methods=["GET", "POST"])
def ask(code: str) -> str | Response | Answered:
    """Show the question at a table; posted, its answer."""
    read = reader(code)
    if read is None:
        return show("ask/ask.html", code, None)
    return _question_page(table_position(read), read)


@page.post(f"/{CODE}/ask/time-out")
def time_out(code: str) -> str | Response | Answered:
    """Call the time-out that a question needs where players enforce the rules, then show the question."""
    read = reader(code)
    if read is None or not read.may_enter or read.there.seat is None:
        abort(403)
    there, seat = read.there, read.there.seat
    found = earlier_answer(there) or enter(there, Says(seat.name, TIME_OUT))
    if any(entry.stands for entry in found.entries):
        own: dict[str, int] = {} if there.for_another else {"as": seat.id}  # it is its own again after the act
        return redirect_to("ask.ask", code=there.table.code, **own)
    return told(there, found)


def _silent(read: Reader | None, place: Position) -> str:
    """Return the reason why the page may not answer anything here; empty if it may."""
    if read is None or place.line is None or not what_if.position_hidden(read.played.log, place.line):
        return ""
    return "ui-ask-silent" if read.played.state.timeout == NOBODY else "ui-ask-taken-back"


def _must_not_answer(read: Reader | None, place: Position, action: Action) -> bool:
    return read is not None and place.line is not None and what_if.answer_hidden(read.played.log, place.line, action)


# Invented positions


@page.get("/ask")
def any_game() -> str:
    """Show the choice of a game to ask about."""
    return render_template("ask/choose_game.html", games=games.names())


@page.route("/ask/<game>", methods=["GET", "POST"])
@limited(OFTEN, by_address)
def of_game(game: str) -> str | Response | Answered:
    """Show a question in an invented position of a game, with the house rules of a preset or a table."""
    book = book_of(game, request.values.get("table", ""), request.values.get("preset", ""))
    return _question_page(made_up_position(book), None)


# Pasted records


@page.route("/record/<string(length=32):key>/ask", methods=["GET", "POST"])
def of_pasted(key: str) -> str | Response | Answered:
    """Show a question at a line of a pasted record."""
    return _of_records(cached_records(key), f"/record/{key}", "ui-record-gone")


@page.route(f"/m/<string(maxlength={MOST_PACKED}):held>/ask", methods=["GET", "POST"])
def of_moment(held: str) -> str | Response | Answered:
    """Show a question at a line of a record that is contained in the address."""
    return _of_records(records_in_address(held), f"/m/{held}", "ui-record-link-broken")


def _of_records(found: tuple[Walk, ...], start: str, lacking: str) -> str | Response | Answered:
    if not found:
        return missing_page(lacking)
    number, one = requested_record(found)
    return _question_page(record_position(one, number, start), None)


# The question


def _question_page(place: Position, read: Reader | None) -> str | Response | Answered:
    """Return the page or its answer or, if facts were filled in, a redirect to the position they make."""
    values = request.values
    if any(key.startswith("was.") for key in values):
        new = filled_in_facts(facts_form(place.game, place.state, cards=True, hands=place.nobodys), place.state, values)
        return redirect(with_facts(place, new).link(who=values.get("who", "")), 303)
    silent = _silent(read, place)
    if request.method == "POST":
        return _answer_page(place, read, silent=silent)
    who, text, given = _who(place, read), values.get("q", ""), None
    if text and not silent:
        action = asked_action(place, who, values)
        together = bool(values.get("together"))
        given = None if _must_not_answer(read, place, action) else answer_question(place, action, together=together)
    return render_template(
        "ask/ask.html",
        read=read,
        seat=read.seat if read is not None else None,
        silent=silent,
        given=given,
        find="",
        results=None,
        chain=_chain(place, read),
        q=text,
        **question_values(place, who),
    )


def _chain(place: Position, read: Reader | None) -> list[Piece]:
    """Return the lines that led to the current turn; empty if any fact of the position is invented."""
    if read is None or place.line is None or place.facts:
        return []
    return turn_lines(read.played.log, log_view_of(read.there, read.played), place.line)


def _who(place: Position, read: Reader | None) -> int:
    """Return the acting seat: as requested, otherwise the seat in turn, otherwise the person who asks."""
    s = place.state
    asked = whole(request.values.get("who"))
    if asked is not None and asked < len(s.names):
        return asked
    if s.turn != NOBODY:
        return s.turn
    seat = read.there.seat if read is not None else None
    return s.names.index(seat.name) if seat is not None and seat.name in s.names else s.ring[0]


def _answer_page(place: Position, read: Reader | None, *, silent: str) -> str | Answered:
    who = _who(place, read)
    action = asked_action(place, who, request.form)
    if isinstance(action, Corrects) and not silent:
        return redirect_url(with_facts(place, action.facts).link(who=who))
    if silent or _must_not_answer(read, place, action):
        raise NotationError(silent or "ui-ask-taken-back")
    return asked_once(partial(_ruled, place, who, action))


def _ruled(place: Position, who: int, action: Action) -> str:
    given, words = answer_question(place, action, together=bool(request.form.get("together"))), place.words
    return render_template(
        "ask/ruled.html", place=place, given=given, who=who, q=format_act(action), speech=words, say=words.say
    )
