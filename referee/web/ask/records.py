"""Records on pages: a moment to share with a link that needs no table, and a pasted record to walk through.

A pasted record touches no table, and is stored nowhere.
"""

from typing import NoReturn
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, current_app, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response as Answered

from referee.engine.notation.record import read_head
from referee.live import LiveGame
from referee.records.export import record_text
from referee.records.moment import moment
from referee.records.pasted import MOST_PACKED, Fault, Walk, Walked, Walks, judged, key_of, pack, unpack
from referee.texts.sentences import Sentences
from referee.web.core.access import CODE
from referee.web.core.context import apart, is_htmx, language, speech, texts, whole
from referee.web.core.game_page import line_at
from referee.web.core.rate_limit import allowed, by_address
from referee.web.core.table_address import base, qr
from referee.web.log.pages import question_of
from referee.web.log.visibility import log_view, public_lines
from referee.web.play.picture import frame_of_game, frame_of_record, step_within

WALKS = "referee-walks"
OFTEN = "30/minute"
"""Rate limit of judged texts for one address."""


def walks() -> Walks:
    """Return the records that this app has read last."""
    found: Walks = current_app.extensions.setdefault(WALKS, Walks())
    return found


def cached_records(key: str) -> tuple[Walk, ...]:
    """Return the records of a pasted text; 404 if they are no longer cached."""
    found = walks().kept(key)
    return found if found and not isinstance(found, Fault) else _missing("ui-record-gone")


def records_in_address(address: str) -> tuple[Walk, ...]:
    """Return the records that an address contains; 404 if it lost some of its characters."""
    text = unpack(address)
    found = judged_record(text)[1] if text is not None else ()
    return found if found and not isinstance(found, Fault) else _missing("ui-record-link-broken")


def judged_record(text: str) -> tuple[str, Walked]:
    """Judge a text, within a limit per address; a text that was read lately is not judged again."""
    key, lately = key_of(text), walks()
    if (found := lately.kept(key)) is None:
        if not allowed(OFTEN, "records", by_address()):
            abort(429)
        found = apart(by_address(), judged, text)
        lately.keep(key, found)
    return key, found


def requested_record(found: tuple[Walk, ...]) -> tuple[int, Walk]:
    """Return the record that the address names, by default the first, with its number."""
    number = min(max(whole(request.values.get("record")) or 1, 1), len(found))
    return number, found[number - 1]


def _missing(why: str) -> NoReturn:
    """Answer with the page for pasting, for a record that no longer exists."""
    abort(Response(render_template("ask/paste_record.html", trouble=speech().plain(why), text=""), 404))


page = Blueprint("records", __name__)
LONGEST_LINK = 1200
"""Characters of a link that every phone and every chat passes on whole."""


# A moment


@page.get(f"/{CODE}/moment")
def share_moment(code: str) -> str:
    """Show a line of a game for others: as a link, and as the text of its record."""
    read, entry = line_at(code, whole(request.args.get("line")))
    n = entry.n
    hidden = n in log_view(read.played).hidden_lines
    own, text = (None, "") if hidden else apart(read.there.device, _moment, read.played.still(), n)
    start, packed = base() or "", pack(own) if own else ""
    alone = f"{start}/m/{packed}" if packed and len(packed) <= LONGEST_LINK else ""
    link = alone or f"{start}/{read.table.code}/film?line={n}" + (f"&game={read.past}" if read.past else "")
    return read.show(
        "ask/moment.html",
        frame=frame_of_game(read, n, n, n),
        hidden=hidden,
        alone=bool(alone),
        link=link if start else "",
        qr=qr(link) if start and not hidden else Markup(),
        text=text,
        n=n,
    )


def _moment(played: LiveGame, n: int) -> tuple[str | None, str]:
    """Return a line as a record of its own, if it can be one, and the text to copy: that, or the game up to it."""
    visible, head = log_view(played), read_head(played.head)
    alone = moment(played.game, head, played.entries, n, played.state_after, visible.reads, visible.ruled)
    return alone, alone or record_text(played.head, public_lines(played)[:n])


# A pasted record


@page.get("/record")
def paste() -> str:
    """Show the page on which a record is pasted."""
    return render_template("ask/paste_record.html", trouble="", text="")


@page.post("/record")
def pasted() -> Answered | Response:
    """Parse a record and redirect to its first step; a record that cannot be read gets a message with its line."""
    text = request.form.get("text", "").replace("\r\n", "\n")
    (key, found), words = judged_record(text), speech()
    if found and not isinstance(found, Fault):
        return redirect(url_for("records.walk", key=key), 303)
    trouble = words.plain(found.key, **found.fill) if isinstance(found, Fault) else words.plain("ui-record-empty")
    if isinstance(found, Fault) and found.line:
        trouble = words.plain("ui-record-unreadable", line=found.line, why=trouble)
    return Response(render_template("ask/paste_record.html", trouble=trouble, text=text), 422)


@page.get("/record/<string(length=32):key>")
def walk(key: str) -> str:
    """Show a step of a pasted record."""
    return _step(cached_records(key))


@page.get(f"/m/<string(maxlength={MOST_PACKED}):held>")
def alone(held: str) -> str:
    """Show a step of a record that is contained in the address."""
    return _step(records_in_address(held), last=True)


def _step(found: tuple[Walk, ...], *, last: bool = False) -> str:
    """Return the page of a step: of the record that the address names, by default the first.

    With `last` the last step is the default, as for a shared moment.
    """
    number, one = requested_record(found)
    asked = whole(request.args.get("line"))
    n = step_within(len(one.lines) if asked is None and last else asked, 0, len(one.lines))
    state = one.lines[n - 1].state if n else one.start
    words = Sentences(texts(), language(), state.names)
    frame = frame_of_record(one, n)
    ask = f"{request.path}/ask?record={number}"
    question = question_of(frame.line, state.names) if frame.line else {}
    values = {
        "frame": frame,
        "what_if": f"{ask}&line={n}",
        "otherwise": f"{ask}&{urlencode(question)}" if question else "",
        "link": f"?record={number}&line=" if len(found) > 1 else "?line=",
        "records": [record.title for record in found],
        "number": number,
        "game": one.game.key,
        "table": None,
        "speech": words,
        "say": words.say,
        "plain": words.plain,
    }
    return render_template("play/frame.html" if is_htmx() else "ask/record.html", **values)
