"""Records on pages: a moment to share, with a link that needs no table, and a record that somebody pastes and walks
through. What is pasted touches no table, and is stored nowhere."""

from urllib.parse import urlencode

from flask import Blueprint, Response, abort, current_app, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response as Answered

from referee.core.entry import Entry
from referee.core.notation import read_action
from referee.core.people import META
from referee.core.record import read_head
from referee.core.settled import settled_in
from referee.exporting import record_text
from referee.moments import moment
from referee.speech import Speech
from referee.walking import MOST_PACKED, Fault, Walk, Walked, Walks, key_of, packed, unpacked
from referee.web.context import is_htmx, language, speech, texts, whole
from referee.web.export import lines_of
from referee.web.eyes import Eyes, eyes
from referee.web.film import Frame, of_table, within
from referee.web.in_worker import in_worker
from referee.web.limits import allowed, by_address
from referee.web.lines import StoryLine
from referee.web.picture import picture
from referee.web.reading import CODE, Reader, reader, show
from referee.web.share import base, qr
from referee.web.why import question_of

page = Blueprint("records", __name__)
WALKS = "referee-walks"
OFTEN = "30/minute"
"""How often one address has a text judged."""
LONGEST_LINK = 1200
"""Signs of a link that every phone and every chat still takes whole."""


def walks() -> Walks:
    """What this app has read last."""
    if WALKS not in current_app.extensions:
        current_app.extensions[WALKS] = Walks()
    found: Walks = current_app.extensions[WALKS]
    return found


# ------------------------------------------------------------------------------------------------------ a moment


@page.get(f"/{CODE}/moment")
def share_moment(code: str) -> str:
    """A line of a game to be shown to others: as a link, and as the text of its record."""
    read, n = reader(code), whole(request.args.get("line")) or 0
    if read is None or not 1 <= n <= len(read.played.entries):
        abort(404)
    quiet = n in eyes(read.played).quiet
    text = "" if quiet else _moment(read, n) or ""
    start = base() or ""
    alone = f"{start}/m/{packed(text)}" if text and len(packed(text)) <= LONGEST_LINK else ""
    game = f"&game={read.past}" if read.past else ""
    link = alone or f"{start}/{read.table.code}/film?line={n}{game}"
    return show(
        "moment.html",
        code,
        read,
        frame=of_table(read, n, n, n),
        quiet=quiet,
        alone=bool(alone),
        link=link if start else "",
        qr=qr(link) if start and not quiet else Markup(),
        text=text or ("" if quiet else _whole(read, n)),
        n=n,
    )


def _moment(read: Reader, n: int) -> str | None:
    played = read.played
    look = eyes(played)
    return moment(played.game, read_head(played.head), played.entries, n, played.state_after, look.reads, look.ruled)


def _whole(read: Reader, n: int) -> str:
    """The game up to a line."""
    return record_text(read.played.head, lines_of(read.played)[:n])


# -------------------------------------------------------------------------------------------- a record brought along


@page.get("/record")
def paste() -> str:
    """Where a record is pasted."""
    return render_template("record-paste.html", trouble="", text="")


@page.post("/record")
@in_worker
def pasted() -> Answered | Response:
    """Reads a record, and leads to its first step; a sentence with the line where it cannot be read."""
    text = request.form.get("text", "").replace("\r\n", "\n")
    key, found = _judged(text)
    if isinstance(found, Fault) or not found:
        page = render_template("record-paste.html", trouble=_why(found), text=text)
        return Response(page, 422)
    return redirect(url_for("records.walk", key=key), 303)


@page.get("/record/<string(length=32):key>")
@in_worker
def walk(key: str) -> str | Response:
    """A step of a record that was pasted."""
    found = kept(key)
    return _step(found) if found else gone("ui-record-gone")


def kept(key: str) -> tuple[Walk, ...]:
    """The records of a text that was pasted; none where they are not kept any more."""
    found = walks().kept(key)
    return () if found is None or isinstance(found, Fault) else found


def gone(why: str) -> Response:
    """Where a record is not there any more, the page on which it is pasted."""
    return Response(render_template("record-paste.html", trouble=speech().plain(why), text=""), 404)


@page.get(f"/m/<string(maxlength={MOST_PACKED}):held>")
@in_worker
def alone(held: str) -> str | Response:
    """A step of a record that stands in the address itself."""
    found = held_in(held)
    return _step(found, last=True) if found else gone("ui-record-link-broken")


def held_in(address: str) -> tuple[Walk, ...]:
    """The records that an address holds; none where it lost some of its signs."""
    text = unpacked(address)
    found = _judged(text)[1] if text is not None else ()
    return () if isinstance(found, Fault) else found


def _judged(text: str) -> tuple[str, Walked]:
    """What a text says, judged by whoever asks not too often; nothing that was read lately is judged again."""
    if walks().kept(key_of(text)) is None and not allowed(OFTEN, "records", by_address()):
        abort(429)
    return walks().read(text)


def _why(found: Walked) -> str:
    """Why nobody can walk through it."""
    words = speech()
    if not isinstance(found, Fault):
        return words.plain("ui-record-empty")
    why = words.plain(found.key, **found.fill)
    return words.plain("ui-record-unreadable", line=found.line, why=why) if found.line else why


def one_of(found: tuple[Walk, ...]) -> tuple[int, Walk]:
    """Which of some records the address names, else the first."""
    number = min(max(whole(request.values.get("record")) or 1, 1), len(found))
    return number, found[number - 1]


def _step(found: tuple[Walk, ...], *, last: bool = False) -> str:
    """A step of one of the records: the one that the address names, else the first; where a moment is shown, what came
    of it."""
    number, one = one_of(found)
    asked = whole(request.args.get("line"))
    n = within(len(one.lines) if asked is None and last else asked, 0, len(one.lines))
    state = one.lines[n - 1].state if n else one.start
    words = Speech(texts(), language(), state.names)
    frame = _frame(one, n)
    ask = f"{request.path}/ask?record={number}"
    question = question_of(frame.line, state.names) if frame.line else {}
    values = {
        "frame": frame,
        "what_if": f"{ask}&line={n}",
        "otherwise": f"{ask}&{urlencode(question)}" if question else "",
        "link": f"?record={number}&line=" if len(found) > 1 else "?line=",
        "records": [each.title for each in found],
        "number": number,
        "game": one.game.key,
        "table": None,
        "speech": words,
        "say": words.say,
        "plain": words.plain,
    }
    return render_template("parts/film.html" if is_htmx() else "record.html", **values)


def _frame(one: Walk, n: int) -> Frame:
    """A step of a record: nobody's table, so hands that it names are shown."""
    before = one.lines[n - 2].state if n > 1 else one.start
    if not n:
        return Frame(0, 0, len(one.lines), None, picture(one.game, one.start, hands=True))
    result = one.lines[n - 1]
    after, action = result.state, read_action(result.action or "")
    look = Eyes(one.game, after, frozenset(), frozenset(range(len(after.names))), {n: (before, after)})
    assert result.ruling is not None, "a line of play is ruled"
    stands = result.ruling.verdict != "no"
    told = look.line(Entry(n, after.now, action, result.ruling, stands=stands))
    line = StoryLine(
        n=n,
        at=told.at,
        action=told.action,
        ruling=told.ruling,
        round=after.round,
        last=False,
        by="",
        stands=stands,
        undone=False,
        allowed=False,
        proved=0,
        outdated=False,
        about_lines=isinstance(action, META),
        was=None,
        may_stand=False,
        may_dispute=False,
        beside=told.beside,
        settled=settled_in(one.log.entries, one.log.state, n) if result.ruling.verdict == "open" else None,
    )
    return Frame(n, 0, len(one.lines), line, picture(one.game, after, hands=True), result.misses)
