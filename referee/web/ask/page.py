"""Questions to the referee: any line, at the table's position, after an earlier line or in an invented position.

No line of a question is entered.
"""

from functools import partial

from flask import Blueprint, Response, abort, redirect, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.engine import games
from referee.engine.basics.actions import Action, Corrects, Says
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import TIME_OUT
from referee.engine.notation.lines import format_act
from referee.engine.questions import what_if
from referee.records.pasted import MOST_PACKED, Walk
from referee.web.ask.question import answer_question, asked_action, asked_once, question_values
from referee.web.ask.records import cached_records, missing_page, records_in_address, requested_record
from referee.web.core.access import CODE, redirect_to, redirect_url
from referee.web.core.context import sorry, whole
from referee.web.core.game_page import Reader, reader, show
from referee.web.core.rate_limit import by_address, limited
from referee.web.house.book import book_of
from referee.web.log.answer import answer as told
from referee.web.log.answer import earlier_answer, enter
from referee.web.log.history import HistoryLine, turn_lines
from referee.web.log.position import Position, made_up_position, record_position, table_position, with_facts
from referee.web.log.visibility import log_view_of
from referee.web.play.facts_form import facts_form, filled_in_facts

page = Blueprint("ask", __name__)
OFTEN = "240/minute"
"""Rate limit of questions in invented positions for one address, which a whole table of phones may share."""


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


def _chain(place: Position, read: Reader | None) -> list[HistoryLine]:
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
