"""Questions to the referee: any line, at the table's position, after an earlier line or in an invented position.

No line of a question is entered.
"""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlencode

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
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import Game
from referee.engine.model.message import message
from referee.engine.model.rulings import Ruling
from referee.engine.model.state import State
from referee.engine.model.view import FillIn, PickCards, PickPerson, Tap
from referee.engine.notation.lines import format_act
from referee.engine.notation.record import Head
from referee.engine.notation.tokens import quote
from referee.engine.questions import what_if
from referee.engine.questions.provenance import proven_wrong
from referee.engine.questions.rule_changes import RuleChange, RuleChangeSearch
from referee.engine.questions.what_if import Pairs
from referee.live import Table
from referee.records.pasted import BREATH, MOST_PACKED, SECONDS, Walk
from referee.rulebook.chapters import people
from referee.texts.catalog import LANGUAGES
from referee.texts.sentences import Sentences
from referee.web.ask.records import cached_records, records_in_address, requested_record
from referee.web.core.access import CODE, redirect_to, redirect_url
from referee.web.core.context import apart, language, speech, texts, whole
from referee.web.core.game_page import Reader, entering, reading
from referee.web.core.phone import device
from referee.web.core.rate_limit import by_address, limited
from referee.web.core.screens import Piece
from referee.web.house.house_rules import Book, book_of, kept_rules
from referee.web.log.allowed import parse_line
from referee.web.log.answer import answer as told
from referee.web.log.answer import earlier_answer, enter
from referee.web.log.form import action_of
from referee.web.log.pages import turn_lines
from referee.web.log.visibility import log_view_of, seats_of
from referee.web.play.facts_form import choice_label, facts_form, filled_in_facts
from referee.web.play.picture import picture

page = Blueprint("ask", __name__)
USUAL = 4
"""Number of people by default."""
PLAIN = "5"
"""A rank without effect in any pack, for the default top card."""
FOLLOW = {"lying": ("led",), "top": ("suit",), "pile": ("top",)}
"""Facts that are reset when the cards of a fact are set."""
LONGEST_SET = 2000
"""Characters that the facts of an address may have."""
OF_A_HAND = "hand."
KEPT = 30.0
"""Seconds that an answer is kept for the same post again, from a phone that did not get it."""
_asked: dict[tuple[str, str, str], "AsyncResult[str]"] = {}
OFTEN = "240/minute"
"""Rate limit of questions in invented positions for one address, which a whole table of phones may share."""


class Position(NamedTuple):
    """The position of a question: the log that ends there, with the `facts` that were set, and without (`bare`).

    `line` is the line of the table or record before it (None: it is invented), `now` marks the newest, and `at` is the
    time (None: that of the line). `table` is the one whose house rules hold, `made` the rest of the position's address,
    and `back` the page of the record that somebody walks through. `proven` is the line after it with its ruling, where
    a later one has proven it wrong.
    """

    log: GameLog
    bare: GameLog
    facts: tuple[tuple[str, str], ...]
    address: str
    line: int | None = None
    now: bool = False
    at: float | None = None
    table: Table | None = None
    made: tuple[tuple[str, str], ...] = ()
    back: str = ""
    proven: tuple[Action, Ruling] | None = None

    @property
    def nobodys(self) -> bool:
        """True if it is no table's game, so that declared hands are shown."""
        return self.line is None or self.table is None

    @property
    def state(self) -> State:
        """The state at the position."""
        return self.log.state

    @property
    def game(self) -> Game:
        """The game of the position."""
        return self.log.game

    @property
    def words(self) -> Sentences:
        """Sentences that know its names."""
        return speech(tuple(self.state.names))

    def fields(self) -> dict[str, str]:
        """Return the query values that name the position, without the acting seat."""
        line = {} if self.line is None or self.now else {"line": str(self.line)}
        facts = {"set": "; ".join(f"{key} {value}" for key, value in self.facts)} if self.facts else {}
        return {**dict(self.made), **line, **facts}

    def link(self, **more: object) -> str:
        """Return the address of this question, or of one with other values."""
        query = urlencode({**self.fields(), **more})
        return f"{self.address}?{query}" if query else self.address

    @property
    def rules(self) -> str:
        """The address of the rulebook."""
        if self.table is not None:
            return f"/rules/{self.game.key}?table={self.table.code}"
        chosen = dict(self.made).get("preset", self.game.preset)
        return f"/rules/{self.game.key}" + (f"?preset={chosen}" if chosen != self.game.preset else "")


def position_of(bare: GameLog, address: str, **more: Any) -> Position:
    """Return a position with the facts that the address sets.

    Raises:
        NotationError: The facts cannot be parsed, or are impossible.
    """
    text, facts = request.values.get("set", ""), tuple[tuple[str, str], ...]()
    if len(text) > LONGEST_SET:
        raise NotationError("ui-too-long", what=text, length=len(text), most=LONGEST_SET)
    if text and isinstance(action := parse_line(f"{quote(bare.state.names[0])} corrects {text}"), Corrects):
        facts = action.facts
    return Position(what_if.with_facts(bare, facts), bare, facts, address, **more)


def table_position(read: Reader) -> Position:
    """Return the position after the requested line of a table's game, by default now.

    Raises NotationError for impossible facts.
    """
    log = read.played.log
    newest, asked = len(log.entries), whole(request.values.get("line"))
    n = newest if asked is None else min(asked, newest)
    now = n == newest and read.current
    return position_of(
        what_if.position_at(read.played.seen(seats_of(read.there, read.played)), n),
        f"/{read.table.code}/ask",
        line=n,
        now=now,
        at=read.played.stamp() if now else None,
        table=read.table,
        made=(("game", str(read.past)),) if read.past else (),
        proven=None if n + 1 in log.hidden_lines() else proven_wrong(log, n + 1),
    )


def record_position(found: tuple[Walk, ...], start: str) -> Position:
    """Return the position after the requested line of the requested record; their address is `start`.

    Raises NotationError for impossible facts.
    """
    number, one = requested_record(found)
    n = min(whole(request.values.get("line")) or 0, len(one.lines))
    return position_of(
        what_if.position_at(one.log, n),
        f"{start}/ask",
        line=n,
        made=(("record", str(number)),),
        back=f"{start}?record={number}&line={n}",
        proven=proven_wrong(one.log, n + 1),
    )


def made_up_position(book: Book) -> Position:
    """Return the opening position of an invented table, with the house rules of a preset or of a table.

    Its people have names of the language that its address was made in, as that may contain them. A plain card lies on
    top, in games that have a top card.

    Raises NotationError for an impossible number of players, and for impossible facts.
    """
    game, values = games.find(book.key), request.values
    chosen = book.chosen or values.get("preset") or game.preset
    preset = book.preset or chosen
    base = game.preset_house(preset)
    counts = numbers_of_players(game)
    count = whole(values.get("players")) or (USUAL if USUAL in counts else counts[0])
    if count not in counts:
        raise NotationError("unreadable-players", least=counts[0], most=counts[-1])
    spoken = values.get("people", "")
    if spoken not in LANGUAGES:
        spoken = LANGUAGES[0] if values.get("set") or values.get("q") else language()
    names = people(texts(), spoken)[:count]
    house = (book.house or base).changed(base)
    log = GameLog(game, Head(game.key, names, preset=preset, house=house, facts=(("turn", names[0]),)))
    plain = (("top", card.code) for card in game.kinds(log.state) if card.rank == PLAIN and "top" in game.facts_by_key)
    rules = ("preset", chosen) if book.table is None else ("table", book.table.code)
    return position_of(
        what_if.with_facts(log, tuple(plain)[:1]),
        f"/ask/{game.key}",
        table=book.table,
        made=(rules, ("players", str(count)), *((("people", spoken),) if spoken != LANGUAGES[0] else ())),
    )


def numbers_of_players(game: Game) -> tuple[int, ...]:
    """Return the numbers of people for which the game itself forms the partnerships."""
    least, most = game.players
    found, names = [], people(texts(), LANGUAGES[0])
    for count in range(least, min(most, len(names)) + 1):
        try:
            game.start(Head(game.key, names[:count]))
        except NotationError:
            continue
        found.append(count)
    return tuple(found)


def with_facts(place: Position, new: Pairs) -> Position:
    """Return the position with further facts. Raises NotationError for an impossible or contradicting one."""
    follow = {other for key, value in new if not value.isdecimal() for other in FOLLOW.get(key, ())}
    kept = {key: value for key, value in place.facts if key not in follow}
    merged = tuple({**kept, **dict(new)}.items())
    return place._replace(facts=merged, log=what_if.with_facts(place.bare, merged))


# The question and its answer


def question_values(place: Position, who: int) -> dict[str, Any]:
    """Return what the page of a question shows of its position, and what a seat may be asked about there.

    These are its cards, the rest of a turn, accusations, and buttons that clear the groups of cards on the table. None
    clears a hand, which may be a number instead.
    """
    s, game, invented, hands = place.state, place.game, place.line is None, place.nobodys
    lays = game.position_prompts(s, who, hands=hands)
    clears = ((ask.label, ask.fact) for ask in lays if ask.begun and not ask.fact.startswith(OF_A_HAND))
    asks = [
        ask
        for ask in game.prompts(s, who)
        if not isinstance(ask, FillIn) and not (isinstance(ask, Tap) and isinstance(ask.action, NOT_OF_PLAY))
    ]
    grids = [ask for ask in asks if isinstance(ask, PickCards)]
    to_people = tuple(ask for ask in asks if isinstance(ask, PickPerson) and ask.reasons)
    rest = tuple(ask for ask in asks if ask not in to_people and not isinstance(ask, PickCards))
    offered = partial(Piece, seat=who, names=s.names, n=place.line or 0)
    return {
        "place": place,
        "table": place.table,
        "who": who,
        "people": [seat for seat in s.ring if not s.gone[seat]],
        "form": facts_form(game, s, cards=True, hands=hands),
        "lays": offered(asks=lays),
        "clears": [
            Tap(message("ui-ask-clear", what=label), "table", Corrects("", ((fact, "none"),))) for label, fact in clears
        ],
        "grids": offered(asks=(*(replace(ask, place="main") for ask in grids[:1]), *grids[1:])),
        "rest": offered(asks=rest),
        "to_people": to_people,
        "label": partial(choice_label, place.words),
        "counts": numbers_of_players(game) if invented else (),
        "presets": tuple(game.presets),
        "kept": kept_rules(game) if invented else (),
        "book": book_of(game.key, place.table.code if place.table else "", place.fields().get("preset", "")),
        "reset": place._replace(facts=()).link(who=who),
        "picture": picture(game, s, hands=hands),
        "speech": place.words,
        "say": place.words.say,
        "plain": place.words.plain,
    }


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
    if place.proven is not None and place.proven[0] == action and not place.facts:
        result = result._replace(ruling=place.proven[1])
    return Piece(
        action=action,
        plays=isinstance(action, Plays),
        result=result,
        may=what_if.seats_allowed(place.log, action, place.at),
        rests=rests,
        flips=flips,
        together=bool(flips) and all(len(change.settings) > 1 for change in flips),
        varies=varies,
        alone=search.alone,
        pairs=search.pairs,
        more=not flips and not together,
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


# At a table


@page.route(f"/{CODE}/ask", methods=["GET", "POST"])
def ask(code: str) -> str | Response | Answered:
    """Show the question at a table; posted, its answer."""
    read = reading(code)
    return _question_page(table_position(read), read)


@page.post(f"/{CODE}/ask/time-out")
def time_out(code: str) -> str | Response | Answered:
    """Call the time-out that a question needs where players enforce the rules, then show the question."""
    there = entering(code).there
    if there.seat is None:
        abort(403)
    found = earlier_answer(there) or enter(there, Says(there.seat.name, TIME_OUT))
    if any(entry.stands for entry in found.entries):
        own: dict[str, int] = {} if there.for_another else {"as": there.seat.id}  # it is its own again after the act
        return redirect_to("ask.ask", code=there.table.code, **own)
    return told(there, found)


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
    return _question_page(record_position(cached_records(key), f"/record/{key}"), None)


@page.route(f"/m/<string(maxlength={MOST_PACKED}):held>/ask", methods=["GET", "POST"])
def of_moment(held: str) -> str | Response | Answered:
    """Show a question at a line of a record that is contained in the address."""
    return _question_page(record_position(records_in_address(held), f"/m/{held}"), None)


# The page


def _question_page(place: Position, read: Reader | None) -> str | Response | Answered:
    """Return the page or its answer or, if facts were filled in, a redirect to the position they make.

    The acting seat is the requested one, otherwise the seat in turn, otherwise the person who asks.
    """
    values, s, log, silent = request.values, place.state, read.played.log if read is not None else None, ""
    if any(key.startswith("was.") for key in values):
        new = filled_in_facts(facts_form(place.game, s, cards=True, hands=place.nobodys), s, values)
        return redirect(with_facts(place, new).link(who=values.get("who", "")), 303)
    if log is not None and place.line is not None and what_if.position_hidden(log, place.line):
        silent = "ui-ask-silent" if log.state.timeout == NOBODY else "ui-ask-taken-back"
    asked, seat = whole(values.get("who")), read.there.seat if read is not None else None
    own = s.names.index(seat.name) if seat is not None and seat.name in s.names else s.ring[0]
    who = asked if asked is not None and asked < len(s.names) else s.turn if s.turn != NOBODY else own
    posted, given = request.method == "POST", None
    if posted or (values.get("q") and not silent):
        form, name = request.form if posted else values, s.names[who]
        said = parse_line(f"{quote(name)} {form['q']}") if form.get("q") else action_of(form, name, s.names)
        action = place.game.resolve_tap(s, said)
        if posted and isinstance(action, Corrects) and not silent:
            return redirect_url(with_facts(place, action.facts).link(who=who))
        hidden = log is not None and place.line is not None and what_if.answer_hidden(log, place.line, action)
        if posted and (silent or hidden):
            raise NotationError(silent or "ui-ask-taken-back")
        if posted:
            return asked_once(partial(_ruled, place, who, action))
        given = None if hidden else answer_question(place, action, together=bool(values.get("together")))
    chain: list[Piece] = []
    if read is not None and log is not None and place.line is not None and not place.facts:
        chain = turn_lines(log, log_view_of(read.there, read.played), place.line)
    return render_template(
        "ask/ask.html",
        read=read,
        seat=read.seat if read is not None else None,
        silent=silent,
        given=given,
        find="",
        results=None,
        chain=chain,
        q=values.get("q", ""),
        **question_values(place, who),
    )


def _ruled(place: Position, who: int, action: Action) -> str:
    given, words = answer_question(place, action, together=bool(request.form.get("together"))), place.words
    return render_template(
        "ask/ruled.html", place=place, given=given, who=who, q=format_act(action), speech=words, say=words.say
    )
