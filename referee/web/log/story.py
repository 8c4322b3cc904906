"""The log as a story, and the correction of its lines."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial

from flask import Blueprint, Response, abort, render_template, request
from markupsafe import Markup

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.model.view import Offer, PickCards, PickPerson, PickWord
from referee.engine.notation.lines import format_action
from referee.live import LiveGame, Table
from referee.live.apart import in_turns
from referee.live.stream import Fragment
from referee.web.core.access import CODE
from referee.web.core.context import language, pieces, registry, speech, whole
from referee.web.core.game_page import Reader, entering, line_at, live, next_night_piece, reader, reading
from referee.web.core.screens import Piece
from referee.web.log.form import action_of
from referee.web.log.lines import is_on_sheet, story_lines
from referee.web.log.preview import preview_amending
from referee.web.log.visibility import log_view, log_view_of

page = Blueprint("story", __name__)
PAGE = 100
SLOT = 20
MOST_DRAWN, MOST_POINTS = 60, 99999


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
