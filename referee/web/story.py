"""The log as a story."""

from dataclasses import dataclass, replace

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.datastructures import MultiDict

from referee.core.notation import Unreadable, quote
from referee.live import Table
from referee.live.stream import Fragment
from referee.speech import Speech
from referee.web.brings import brings
from referee.web.context import language, pieces, sorry, texts, whole
from referee.web.eyes import eyes, eyes_of
from referee.web.lines import Lines, round_ends, round_of, story
from referee.web.mending import mend_of
from referee.web.phone import line_text
from referee.web.posting import posted
from referee.web.reading import CODE, Reader, live, reader, show

page = Blueprint("story", __name__)
PAGE = 100
SLOT = 20


@dataclass(frozen=True, slots=True)
class News:
    """How many lines there are: what a page of old lines watches, to ask for its lines again."""

    lines: int


@live(page, "story")
def newest(table: Table, seat: int | None) -> list[Fragment]:
    """The newest lines in slots: a new line changes the first slot alone, until it is full."""
    played = table.game
    if played is None or played.game is None:
        return []
    count = len(played.entries)
    tops = [count, *range((count - 1) // SLOT * SLOT, 0, -SLOT)] if count else [0]
    made: list[Fragment] = []
    look = table.once("story", lambda: eyes(played, since=max(1, count - PAGE)))
    for slot in range(PAGE // SLOT):
        top = tops[slot] if slot < len(tops) else 0
        start = tops[slot + 1] if slot + 1 < len(tops) else 0
        lines = story(table, played, played.entries[start:top], look)
        made.append((f"story-{slot}", replace(lines, older=start) if slot == PAGE // SLOT - 1 else lines))
    return made


@live(page, "story-old")
def old(table: Table, seat: int | None) -> list[Fragment]:
    """What tells a page of old lines that something is new."""
    return [("story-news", News(len(table.game.entries) if table.game else 0))]


@page.get(f"/{CODE}/story", endpoint="story")
def tell(code: str) -> str:
    """The log, the newest line first: live, or one round of it, or the lines up to one."""
    read = reader(code)
    if read is None:
        return show("story.html", code, None)
    wanted, top = _wanted(read, request.args)
    is_live = read.current and not wanted and top == len(read.played.entries)
    lines = _lines(read, wanted, top)
    return show(
        "story.html",
        code,
        read,
        live="story" if is_live else "story-old" if read.current else None,
        pieces=pieces(read.table, "story", None) if is_live else {},
        value=lines,
        wanted=wanted,
        top=top,
        rounds=[number for number, _ in round_ends(read.state)],
    )


@page.get(f"/{CODE}/story-lines")
def lines(code: str) -> str:
    """The same lines without the page, for a page that learnt that something is new."""
    read = reader(code)
    if read is None:
        return ""
    wanted, top = _wanted(read, request.args)
    return render_template("parts/story.html", value=_lines(read, wanted, top), speech=read.speech, say=read.speech.say)


def _wanted(read: Reader, args: MultiDict[str, str]) -> tuple[int, int]:
    """The round asked for (0: all) and the newest line to show."""
    count = len(read.played.entries)
    top = whole(args.get("to"))
    return whole(args.get("round")) or 0, count if top is None else min(top, count)


def _lines(read: Reader, wanted: int, top: int) -> Lines:
    entries = [each for each in read.played.entries[:top] if not wanted or round_of(read.state, each.n) == wanted]
    older = entries[-PAGE - 1].n if len(entries) > PAGE else 0
    return replace(story(read.table, read.played, entries[-PAGE:]), older=older, round=wanted, game=read.past)


@page.get(f"/{CODE}/line")
def line(code: str) -> str:
    """One of the newest lines, tapped in play: why it was ruled so, and what anybody may do about it."""
    read, n = reader(code), whole(request.args.get("n")) or 0
    if read is None or not 1 <= n <= len(read.played.entries):
        abort(404)
    words, seat = read.speech, read.there.seat if read.may_enter else None
    shown = eyes_of(read.there, read.played, n).line(read.played.entries[n - 1])
    return render_template("parts/line.html", line=shown, seat=seat, speech=words, say=words.say)


@page.get(f"/{CODE}/amend")
def amend_form(code: str) -> str | Response:
    """What puts a line right: the cards, number or names it was entered with, else its text."""
    read, n = reader(code), whole(request.args.get("line")) or 0
    if read is None or not read.may_enter or not 1 <= n <= len(read.played.entries):
        abort(404)
    look = eyes_of(read.there, read.played)
    words, said = read.speech, look.reads(read.played.entries[n - 1].read, n)
    mend = mend_of(read.played, n, said, look.seats)
    return render_template("parts/amend.html", value=mend, speech=words, say=words.say, plain=words.plain)


@page.post(f"/{CODE}/amend")
def amend(code: str) -> str | Response:
    """What hangs on a line that is to be read otherwise, before it is."""
    read = reader(code)
    if read is None or not read.may_enter:
        abort(403)
    n = whole(request.form.get("line")) or 0
    try:
        return preview_amending(read, n, request.form.get("new", "").strip() or _entered(read, n, request.form))
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)


def _entered(read: Reader, n: int, form: MultiDict[str, str]) -> str:
    """What a line says that was entered again as it is in play. Raises Unreadable."""
    if not 1 <= n <= len(read.played.entries):
        raise Unreadable("unreadable-line", line=n)
    return f"{quote(read.played.entries[n - 1].read.who)} {line_text(form, read.state.names)}"


def preview_amending(read: Reader, n: int, new: str) -> str:
    """What it would bring if line `n` were read as `new`: its ruling, the totals that change, the later lines that
    would fall. Raises Unreadable."""
    if not new or read.there.seat is None:
        raise Unreadable("unreadable-words", verb="amends")
    line = f"{quote(read.there.seat.name)} amends {n}: {new}"
    posted(read.there, line)
    found = brings(read.there, read.played, [line])
    entry = found.then.entries[-1]
    refused = entry.ruling if entry.ruling.verdict == "no" else None
    words = Speech(texts(), language(), found.then.state.names)
    return render_template(
        "parts/amended.html",
        read_as=None if refused else found.look.line(found.then.entries[n - 1]),
        refused=refused,
        text=f"amends {n}: {new}",
        brings=found,
        speech=words,
        say=words.say,
    )
