"""The reading pages of the log: its story, the correction of lines, explanations, and the ledger of penalty cards."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from operator import itemgetter

from flask import Blueprint, Response, abort, render_template, request
from markupsafe import Markup

from referee.engine.basics import actions as act
from referee.engine.basics.actions import PLAYING, Action, Discards
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.common_rules.penalties import open_to_people
from referee.engine.common_rules.people import NOT_OF_PLAY
from referee.engine.house_rules.options import switches
from referee.engine.log.game_log import GameLog
from referee.engine.log.settled import fallen_by
from referee.engine.model.state import PenaltyCard
from referee.engine.model.view import Offer, PickCards, PickPerson, PickWord
from referee.engine.notation.lines import format_act, format_action
from referee.engine.notation.record import read_head
from referee.engine.notation.tokens import split_key
from referee.engine.questions import provenance, what_if
from referee.engine.questions.what_if import LegalAlternatives
from referee.live import LiveGame, Table
from referee.live.apart import in_turns
from referee.live.stream import Fragment
from referee.web.core.access import CODE
from referee.web.core.context import apart, language, pieces, registry, speech, whole
from referee.web.core.game_page import Reader, entering, line_at, live, next_night_piece, reader, reading
from referee.web.core.screens import Piece
from referee.web.log.form import action_of
from referee.web.log.lines import is_on_sheet, story_lines
from referee.web.log.preview import preview_amending
from referee.web.log.visibility import LogView, VisibleLine, log_view, log_view_of

page = Blueprint("story", __name__)
PAGE = 100
SLOT = 20
MOST_DRAWN, MOST_POINTS = 60, 99999
ALWAYS = ("turn", "top", "suit", "draw")
"""Facts in every comparison of two states, changed or not: without them a ruling cannot be followed."""


@live(page, "story")
def newest(table: Table, seat: int | None) -> list[Fragment]:
    """Return the newest lines in slots: a new line changes the first slot alone, until it is full."""
    played = table.game
    if played is None or not played.has_log:
        return []
    count = len(played.entries)
    tops = [count, *range((count - 1) // SLOT * SLOT, 0, -SLOT)] if count else [0]
    made: list[Fragment] = [next_night_piece(table)]
    visible = log_view(played, told=played.entries[-PAGE:])
    for slot in range(PAGE // SLOT):
        top, start = (tops[at] if at < len(tops) else 0 for at in (slot, slot + 1))
        older = start if slot == PAGE // SLOT - 1 else 0
        made.append((f"story-{slot}", story_lines(table, played, played.entries[start:top], visible, older=older)))
    return made


@live(page, "story-old", {"story-news": "log/news.html"})
def old(table: Table, seat: int | None) -> list[Fragment]:
    """Return the piece that tells a page of old lines about a new one."""
    return [("story-news", len(table.game.entries) if table.game else 0), next_night_piece(table)]


@page.get(f"/{CODE}/story", endpoint="story")
def tell(code: str) -> str:
    """Show the log, the newest line first: live, or one round of it, or the lines up to one."""
    read = reading(code)
    wanted, top = _wanted(read)
    is_live = read.current and not wanted and top == len(read.played.entries)
    return read.show(
        "log/story.html",
        live="story" if is_live else "story-old" if read.current else None,
        pieces=pieces(read.table, "story", None) if is_live else {},
        lines=() if is_live else _lines(read, wanted, top),
        wanted=wanted,
        top=top,
        rounds=sorted({entry.round for entry in read.played.entries}),
    )


@page.get(f"/{CODE}/story-lines")
def lines(code: str) -> str:
    """Return the same lines without the page, for a page that got news."""
    read = reader(code)
    return "" if read is None else "".join(_lines(read, *_wanted(read)))


def _wanted(read: Reader) -> tuple[int, int]:
    """Return the requested round (0: all) and the newest line to show."""
    count, top = len(read.played.entries), whole(request.args.get("to"))
    return whole(request.args.get("round")) or 0, count if top is None else min(top, count)


def _lines(read: Reader, wanted: int, top: int) -> list[Markup]:
    """Draw a page of lines in slots, between which others have their turn."""
    entries = [entry for entry in read.played.entries[:top] if not wanted or entry.round == wanted]
    newest, rest, drawn = entries[-PAGE:], entries[:-PAGE], list[Markup]()
    for end in in_turns(range(len(newest), 0, -SLOT)):
        older, some = rest[-1].n if rest and end <= SLOT else 0, newest[max(0, end - SLOT) : end]
        lines = story_lines(read.table, read.played, some, older=older, round=wanted, game=read.past)
        drawn.append(Markup(registry().screens.html("", lines, language())))
    return drawn


@page.get(f"/{CODE}/line")
def line(code: str) -> str:
    """Show one of the newest lines, tapped in play: its ruling, and the actions that anybody may take on it."""
    read, entry = line_at(code, whole(request.args.get("n")))
    words = speech(read.played.names, read.there.me_in(read.played))
    shown = log_view_of(read.there, read.played, [entry]).line(entry)
    sheet = entry.round if is_on_sheet(read.played, entry) else 0
    return render_template("log/line.html", line=shown, sheet=sheet, seat=read.seat, speech=words, say=words.say)


# Corrections


@page.get(f"/{CODE}/amend")
def amend_form(code: str) -> str | Response:
    """Show the form that corrects a line: the cards, number or names it was entered with, otherwise its text."""
    read, entry = line_at(code, whole(request.args.get("line")))
    if not read.may_enter:
        abort(404)
    visible = log_view_of(read.there, read.played)
    said = visible.reads(entry.read, entry.n)
    return read.draw("log/amend.html", value=amend_form_of(read.played, entry.n, said, visible.seats))


def amend_form_of(played: LiveGame, n: int, read: Action, seats: Collection[int]) -> Piece:
    """Return the form that corrects line `n`, which these `seats` may read as `read`.

    It has the inputs that the line could be entered with again, and its `text` as a record writes it. The line's own
    player chooses among what they were offered then, others among all cards, as that offer would reveal the hand.
    """
    s = played.game.state_for(played.state_after(n - 1), seats)
    who = s.names.index(read.who) if read.who in s.names else None
    offered = () if who is None else played.game.prompts(s, who)
    fitting = [ask for ask in offered if isinstance(ask, PickCards | PickPerson | PickWord)]
    fitting = [ask for ask in fitting if isinstance(read, ask.makes)]
    cards = next((ask for ask in fitting if isinstance(ask, PickCards)), None)
    if cards is not None:
        kinds, begun = played.game.kinds(s), cards.begun
        hides = who not in seats and cards.way != "build" and len(cards.offers) < len(kinds)
        if cards.way == "build" and isinstance(read, act.Melds):
            begun = tuple(card for group in read.groups for card in group.cards)
        offers, way = tuple(map(Offer, kinds)) if hides else cards.offers, "one" if cards.way == "lone" else cards.way
        cards = replace(cards, place="main", offers=offers, way=way, begun=begun)
    return Piece(
        n=n,
        text="" if isinstance(read, act.Unread) else format_action(read),
        action=read,
        names=tuple(s.names),
        asks=() if cards is None else (cards,),
        number=_number(read, s.step),
        people=next((ask for ask in fitting if isinstance(ask, PickPerson)), None),
        word=next((ask for ask in fitting if isinstance(ask, PickWord)), None),
    )


def _number(read: Action, step: float) -> Piece | None:
    """Return the input for the number of a line, if it has one; `points` tells points from cards."""
    number = partial(Piece, least=0, most=MOST_POINTS, points=True, step=1)
    match read:
        case act.Draws(_, count, cards):
            return number(verb="draws", was=count or len(cards) or 1, most=MOST_DRAWN, points=False)
        case act.Holds(_, cards, points) if points is not None or not cards:
            return number(verb="holds", was=points or 0)
        case act.Scores(_, side, points) if points is not None and len(side) == 1:
            return number(verb="scores", was=points, least=-MOST_POINTS, step=step)
        case act.Takes(_, points, False):
            return number(verb="takes", was=points)
    return None


@page.post(f"/{CODE}/amend")
def amend(code: str) -> str | Response:
    """Preview an amendment, typed or entered again as in play: the later lines that depend on the amended one."""
    read, n = entering(code), whole(request.form.get("line")) or 0
    new = request.form.get("new", "").strip()
    if not new and not 1 <= n <= len(read.played.entries):
        raise NotationError("unreadable-line", line=n)
    new = new or format_action(action_of(request.form, read.played.entries[n - 1].read.who, read.state.names))
    return preview_amending(read, n, new)


# Explanations: the ruling of a line, the course of the turn, the origin of a number


@page.get(f"/{CODE}/why/<number:n>")
def why(code: str, n: int) -> str | Response:
    """Show a line's ruling: its rule, house rules, right plays, the course of the turn, the changed facts."""
    read, entry = line_at(code, n)
    played, visible = read.played, log_view_of(read.there, read.played, [entry])
    line = story_lines(read.table, played, [entry], visible).lines[0]
    if line.ruling is None:
        return read.show("log/explain.html", line=line)
    before, after = played.state_after(n - 1), played.state_after(n)
    was, now = known_facts(played.game, before), known_facts(played.game, after)
    keys = [key for key in now if key in ALWAYS or was.get(key) != now[key]] + [key for key in was if key not in now]
    preset = played.game.preset_house(read_head(played.head).preset)
    known = [key for key in line.ruling.house if key in switches(type(before.house))]
    values = ((key, before.house.text(key), preset.text(key)) for key in known)
    return read.show(
        "log/explain.html",
        line=line,
        settings=[Piece(key=key, value=value, preset=usual, differs=value != usual) for key, value, usual in values],
        changes=[
            Piece(key=key, before=was.get(key), after=now.get(key), differs=was.get(key) != now.get(key))
            for key in keys
        ],
        right=_right(played.seen(visible.seats), line) if line.action == entry.read else None,
        chain=turn_lines(played.log, visible, n - 1),
        before=before,
        question=question_of(line, before.names),
    )


def _right(log: GameLog, line: VisibleLine) -> LegalAlternatives | None:
    """Return the legal alternatives to a refused line of play; None if the position must stay hidden."""
    refused = line.ruling is not None and line.ruling.verdict == "no" and isinstance(line.action, (*PLAYING, Discards))
    if not refused or line.undone or what_if.answer_hidden(log, line.n - 1):
        return None
    try:
        found = what_if.legal_alternatives(what_if.position_at(log, line.n - 1), line.action)
    except NotationError:
        return None
    return found if found.cards or found.taps else None


def turn_lines(log: GameLog, visible: LogView, n: int) -> list[Piece]:
    """Return the lines that led to the turn after line `n`, as this phone may read them, with their consequences."""
    return [
        Piece(n=step.n, action=visible.reads(log.entries[step.n - 1].read, step.n), notes=step.notes)
        for step in provenance.turn_history(log, n)
    ]


@page.get(f"/{CODE}/from")
def origin(code: str) -> str | Response:
    """Show the origin of a number: the lines that changed it, up to the requested line or now."""
    read, key = reading(code), request.args.get("fact", "")
    asked, newest = whole(request.args.get("line")), len(read.played.entries)
    n, log = newest if asked is None else min(asked, newest), read.played.log
    name, people = split_key(key)
    seat = log.state_after(n).seat(people[0]) if name == "score" and people else None

    def made() -> tuple[object, Sequence[provenance.Step]]:
        """Return the fact and the lines that made it: of a seat's points, those of its total."""
        found = provenance.provenance(log, key, n)
        return found.value, found.steps if seat is None else provenance.total_steps(log, seat, n)

    value, steps = apart(read.there.device, made, lines=n)
    visible = log_view_of(read.there, read.played)
    lines = [(step, visible.reads(log.entries[step.n - 1].read, step.n)) for step in steps]
    return read.show("log/origin.html", key=key, line=n, now=n == newest, value=value, lines=lines, whose=seat)


def question_of(line: VisibleLine, names: tuple[str, ...]) -> dict[str, str]:
    """Return the query of a question about this line in the position before it; empty if no rule of play decides it."""
    if isinstance(line.action, NOT_OF_PLAY) or line.action.who not in names:
        return {}
    return {"line": str(line.n - 1), "who": str(names.index(line.action.who)), "q": format_act(line.action)}


# Penalty cards


def cards_given(played: LiveGame) -> list[tuple[int, int, int]]:
    """Return the penalty cards of a whole game as (seat, cards, line): those not returned, and those of misdeals."""
    found = [(card.line, card.seat, card.cards) for card in played.state.ledger if not card.struck]
    for entry in played.entries:
        wrong = isinstance(entry.read, act.Deals) and entry.read.wrong and entry.stands
        if wrong and (cards := entry.ruling.fill.get("cards", 0)):
            found.append((entry.n, played.state_after(entry.n).names.index(entry.read.who), cards))
    return [(seat, cards, line) for line, seat, cards in sorted(found, key=itemgetter(0))]


def ledger_of(played: LiveGame, game: int = 0) -> Piece:
    """Return all penalty cards, the newest first, those that may be disputed, and those that lie aside.

    `game` is the number of a game that is no longer the current one.
    """
    s, cards = played.state, list[PenaltyCard]()
    open_line = s.dispute.line if s.dispute is not None else 0
    for card in reversed(s.ledger):
        fallen = fallen_by(played.entries, card.line) if card.proof == "vote" and card.struck else "dropped"
        cards.append(card if fallen == "dropped" else card._replace(proof=fallen))  # not by a vote that nobody gave
    return Piece(
        cards=tuple(cards),
        appeals=frozenset({card.line for card in s.ledger if open_to_people(s, card)} - {open_line}),
        aside=tuple((seat, count) for seat, count in enumerate(s.aside) if count),
        disputed=open_line,
        names=tuple(s.names),
        game=game,
    )


@live(page, "penalties", {"ledger": "log/ledger.html"})
def newest_ledger(table: Table, seat: int | None) -> list[Fragment]:
    """Return the ledger."""
    played = table.game
    return [] if played is None or not played.has_log else [("ledger", ledger_of(played)), next_night_piece(table)]


@page.get(f"/{CODE}/penalties")
def penalties(code: str) -> str:
    """Show the ledger, with an appeal where people may still decide."""
    read = reading(code)
    drawn = pieces(read.table, "penalties", None) if read.current else {}
    live = "penalties" if read.current else None
    return read.show("log/penalties.html", live=live, pieces=drawn, value=ledger_of(read.played, read.past))


@page.get(f"/{CODE}/given")
def given_to(code: str) -> str | Response:
    """Show the penalty cards that a seat was given, line by line."""
    read, whose = reader(code), whole(request.args.get("seat"))
    if read is None or whose is None or whose >= len(read.state.names):
        abort(404)
    visible, entries = log_view_of(read.there, read.played), read.played.entries
    given = [(visible.line(entries[n - 1]), cards) for seat, cards, n in cards_given(read.played) if seat == whose]
    return read.show("log/given.html", whose=whose, cards=given)
