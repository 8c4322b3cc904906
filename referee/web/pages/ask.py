"""Questions to the referee: any line, at the table's position, after an earlier line or in an invented position.

No line of a question is entered.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template, request
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
from referee.engine.notation.tokens import quote
from referee.engine.questions import what_if
from referee.engine.questions.rule_changes import RuleChange, RuleChangeSearch
from referee.engine.questions.what_if import TrialResult
from referee.records.pasted import BREATH, MOST_PACKED, SECONDS, Walk
from referee.web.entry.allowed import parse_line
from referee.web.entry.facts_form import choice_label, facts_form, filled_in_facts
from referee.web.entry.form import text_of
from referee.web.entry.position import (
    Position,
    made_up_position,
    numbers_of_players,
    record_position,
    table_position,
    with_facts,
)
from referee.web.entry.tap import earlier_answer, enter
from referee.web.house.book import book_of
from referee.web.house.kept_rules import kept_rules
from referee.web.log.history import HistoryLine, turn_lines
from referee.web.log.visibility import log_view_of
from referee.web.request.access import CODE, redirect_to, redirect_url
from referee.web.request.context import apart, device, sorry, whole
from referee.web.request.game_page import Reader, reader, show
from referee.web.request.pasted_records import cached_records, missing_page, records_in_address, requested_record
from referee.web.request.rate_limit import by_address, limited
from referee.web.screens.answer import answer as told
from referee.web.screens.picture import picture

page = Blueprint("ask", __name__)
OFTEN = "240/minute"
"""Rate limit of questions in invented positions for one address, which a whole table of phones may share."""
OF_A_HAND = "corrects hand."


@dataclass(frozen=True, slots=True)
class SeatPrompts:
    """The prompts of one seat after line `n`, for the templates that the phone in play uses."""

    seat: int
    asks: tuple[Prompt, ...]
    names: tuple[str, ...]
    n: int


@dataclass(frozen=True, slots=True)
class ShownAnswer:
    """An answer as it is shown.

    `may` are the seats that may do it, `rests` the house rules the ruling depends on. `flips` are other settings with
    another verdict, `varies` those with other consequences; `alone` and `pairs` count the settings tried.
    """

    action: Action
    result: TrialResult
    may: tuple[int, ...]
    rests: tuple[tuple[str, str], ...]
    flips: tuple[RuleChange, ...]
    varies: tuple[RuleChange, ...]
    alone: int
    pairs: int

    @property
    def plays(self) -> bool:
        """True if the question is about a play of cards."""
        return isinstance(self.action, Plays)

    @property
    def together(self) -> bool:
        """True if no house rule changes the verdict alone, but two together do."""
        return bool(self.flips) and all(len(change.settings) > 1 for change in self.flips)


# At a table


@page.route(f"/{CODE}/ask", methods=["GET", "POST"])
def ask(code: str) -> str | Response | Answered:
    """Show the question at a table; posted, its answer."""
    read = reader(code)
    if read is None:
        return show("pages/ask/ask.html", code, None)
    try:
        return _question_page(table_position(read), read)
    except NotationError as fault:
        return sorry(fault.key, **fault.fill)


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
    return render_template("pages/ask/choose_game.html", games=games.names())


@page.route("/ask/<game>", methods=["GET", "POST"])
@limited(OFTEN, by_address)
def of_game(game: str) -> str | Response | Answered:
    """Show a question in an invented position of a game, with the house rules of a preset or a table."""
    try:
        return _question_page(
            made_up_position(book_of(game, request.values.get("table", ""), request.values.get("preset", ""))), None
        )
    except NotationError as fault:
        return sorry(fault.key, **fault.fill)


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
    try:
        return _question_page(record_position(one, number, start), None)
    except NotationError as fault:
        return sorry(fault.key, **fault.fill)


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
    who = _who(place, read)
    given = None
    if (text := values.get("q")) and not silent:
        action = _action(place, who, text)
        given = None if _must_not_answer(read, place, action) else answer_question(place, action)
    words, lays = place.words, place.game.position_prompts(place.state, who, hands=place.nobodys)
    return render_template(
        "pages/ask/ask.html",
        place=place,
        read=read,
        table=place.table,
        seat=read.seat if read is not None else None,
        silent=silent,
        who=who,
        people=[seat for seat in place.state.ring if not place.state.gone[seat]],
        form=facts_form(place.game, place.state, cards=True, hands=place.nobodys),
        lays=SeatPrompts(who, lays, place.state.names, place.line or 0),
        clears=tuple(_clears(lays)),
        label=partial(choice_label, words),
        given=given,
        counts=numbers_of_players(place.game) if place.line is None else (),
        presets=tuple(place.game.presets),
        kept=kept_rules(place.game) if place.line is None else (),
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
        **_prompts(place, who),
    )


def _chosen(place: Position) -> str:
    """Return the house rules of an invented position, as an address names them."""
    return place.fields().get("preset", "")


def _chain(place: Position, read: Reader | None) -> list[HistoryLine]:
    """Return the lines that led to the current turn; empty if any fact of the position is invented."""
    if read is None or place.line is None or place.facts:
        return []
    return turn_lines(read.played.log, log_view_of(read.there, read.played), place.line)


def _clears(lays: tuple[PickCards, ...]) -> Iterator[Tap]:
    """Yield a button that clears each group of cards on the table; a hand may be a number instead."""
    for prompt in lays:
        if prompt.begun and not prompt.verb.startswith(OF_A_HAND):
            yield Tap(message("ui-ask-clear", what=prompt.label), "table", f"{prompt.verb} none")


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


def _prompts(place: Position, who: int) -> dict[str, Any]:
    """Return the prompts that a question may use: cards, the rest of a turn, and accusations."""
    asks = [prompt for prompt in place.game.prompts(place.state, who) if _askable(place, who, prompt)]
    s, n = place.state, place.line or 0
    found = [prompt for prompt in asks if isinstance(prompt, PickCards)]
    grids = tuple(replace(prompt, place="main") if at == 0 else prompt for at, prompt in enumerate(found))
    people = tuple(prompt for prompt in asks if isinstance(prompt, PickPerson) and prompt.reasons)
    rest = tuple(prompt for prompt in asks if prompt not in people and not isinstance(prompt, PickCards))
    return {
        "grids": SeatPrompts(who, grids, s.names, n),
        "rest": SeatPrompts(who, rest, s.names, n),
        "to_people": people,
    }


def _askable(place: Position, who: int, prompt: Prompt) -> bool:
    if isinstance(prompt, FillIn):
        return False
    if not isinstance(prompt, Tap):
        return True
    return not isinstance(parse_line(f"{quote(place.state.names[who])} {prompt.text}"), NOT_OF_PLAY)


def _answer_page(place: Position, read: Reader | None, *, silent: str) -> str | Answered:
    who = _who(place, read)
    text = request.form.get("q") or text_of(request.form, place.state.names)
    action = _action(place, who, text)
    if isinstance(action, Corrects) and not silent:
        return redirect_url(with_facts(place, action.facts).link(who=who))
    if silent or _must_not_answer(read, place, action):
        raise NotationError(silent or "ui-ask-taken-back")
    words = place.words
    return render_template(
        "pages/ask/ruled.html",
        place=place,
        given=answer_question(place, action),
        who=who,
        q=text,
        speech=words,
        say=words.say,
    )


def _action(place: Position, who: int, text: str) -> Action:
    """Parse a tap's text as an action of this seat."""
    return place.game.resolve_tap(place.state, parse_line(f"{quote(place.state.names[who])} {text}"))


def answer_question(place: Position, action: Action) -> ShownAnswer:
    """Return the referee's answer, found beside the tables."""
    return apart(device() if place.table is not None else by_address(), _answered, place, action)


def _answered(place: Position, action: Action) -> ShownAnswer:
    """Return the answer, with the other house rules that there was time to try."""
    until = time.thread_time() + SECONDS
    result = what_if.try_line(place.log, action, place.at)
    search, found = RuleChangeSearch(place.log, action, place.at, result), list[RuleChange]()
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
    return ShownAnswer(action, result, may, rests, flips, varies, search.alone, search.pairs)
