"""The log as a story."""

from flask import Blueprint, Response, abort, render_template, request
from markupsafe import Markup

from referee.engine.basics.errors import NotationError
from referee.engine.notation.lines import format_action
from referee.live import Table
from referee.live.apart import in_turns
from referee.live.stream import Fragment
from referee.web.core.access import CODE
from referee.web.core.context import language, pieces, registry, sorry, speech, whole
from referee.web.core.game_page import Reader, line_at, live, next_night_piece, reader, show
from referee.web.log.amend import amend_form_of
from referee.web.log.form import Form, action_of
from referee.web.log.lines import is_on_sheet, story_lines
from referee.web.log.preview import preview_amending
from referee.web.log.visibility import log_view, log_view_of

page = Blueprint("story", __name__)
PAGE = 100
SLOT = 20


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
        top = tops[slot] if slot < len(tops) else 0
        start = tops[slot + 1] if slot + 1 < len(tops) else 0
        older = start if slot == PAGE // SLOT - 1 else 0
        lines = story_lines(table, played, played.entries[start:top], visible, older=older)
        made.append((f"story-{slot}", lines))
    return made


@live(page, "story-old", {"story-news": "log/news.html"})
def old(table: Table, seat: int | None) -> list[Fragment]:
    """Return the piece that tells a page of old lines about a new one."""
    return [("story-news", len(table.game.entries) if table.game else 0), next_night_piece(table)]


@page.get(f"/{CODE}/story", endpoint="story")
def tell(code: str) -> str:
    """Show the log, the newest line first: live, or one round of it, or the lines up to one."""
    read = reader(code)
    if read is None:
        return show("log/story.html", code, None)
    wanted, top = _wanted(read, request.args)
    is_live = read.current and not wanted and top == len(read.played.entries)
    return show(
        "log/story.html",
        code,
        read,
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
    if read is None:
        return ""
    wanted, top = _wanted(read, request.args)
    return "".join(_lines(read, wanted, top))


def _wanted(read: Reader, args: Form) -> tuple[int, int]:
    """Return the requested round (0: all) and the newest line to show."""
    count = len(read.played.entries)
    top = whole(args.get("to"))
    return whole(args.get("round")) or 0, count if top is None else min(top, count)


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
    told = {"line": shown, "sheet": entry.round if is_on_sheet(read.played, entry) else 0}
    return render_template("log/line.html", **told, seat=read.seat, speech=words, say=words.say)


@page.get(f"/{CODE}/amend")
def amend_form(code: str) -> str | Response:
    """Show the form that corrects a line: the cards, number or names it was entered with, otherwise its text."""
    read, entry = line_at(code, whole(request.args.get("line")))
    if not read.may_enter:
        abort(404)
    visible = log_view_of(read.there, read.played)
    words, said = read.speech, visible.reads(entry.read, entry.n)
    mend = amend_form_of(read.played, entry.n, said, visible.seats)
    return render_template("log/amend.html", value=mend, speech=words, say=words.say, plain=words.plain)


@page.post(f"/{CODE}/amend")
def amend(code: str) -> str | Response:
    """Preview an amendment: the later lines that depend on the amended one."""
    read = reader(code)
    if read is None or not read.may_enter:
        abort(403)
    n = whole(request.form.get("line")) or 0
    try:
        return preview_amending(read, n, request.form.get("new", "").strip() or _entered(read, n, request.form))
    except NotationError as fault:
        return sorry(fault.key, **fault.fill)


def _entered(read: Reader, n: int, form: Form) -> str:
    """Return the text of a line that was entered again as in play.

    Raises:
        NotationError: The line does not exist, or the form cannot be parsed.
    """
    if not 1 <= n <= len(read.played.entries):
        raise NotationError("unreadable-line", line=n)
    return format_action(action_of(form, read.played.entries[n - 1].read.who, read.state.names))
