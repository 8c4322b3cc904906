"""Points that people bring along from a score on paper: the totals so far, and the round that is dealt next."""

from collections.abc import Iterator, Mapping
from typing import Any

from flask import Blueprint, Response, abort, request
from werkzeug.wrappers import Response as Answered

from referee.core.notation import Unreadable, quote
from referee.live import Outcome
from referee.web.context import sorry
from referee.web.phone import answer
from referee.web.posting import posted
from referee.web.reading import CODE, reader, show
from referee.web.ways import at_table, go

page = Blueprint("totals", __name__)
LONGEST = 9
"""Signs that fit in a box."""


@page.get(f"/{CODE}/totals")
def totals(code: str) -> str:
    """The form, with the totals as they stand."""
    read = reader(code)
    if read is not None and not read.may_enter:
        abort(403)
    return show("totals.html", code, read)


@page.post(f"/{CODE}/totals")
def enter(code: str) -> str | Response | Answered:
    """One line that sets whatever differs; all of it or nothing."""
    there = at_table(code)
    read = reader(code)
    if read is None or not read.may_enter or there.seat is None:
        abort(403)
    facts = list(_differing(read.state, request.form))
    if not facts:
        return sorry("ui-totals-same")
    try:
        line = f"{quote(there.seat.name)} corrects {'; '.join(facts)}"
        posted(there, line)
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)
    found = there.table.enter([line], device=there.device, post=request.form.get("post"))
    return go("phone.play", code=there.table.code) if found.outcome is Outcome.KEPT else answer(there, found)


def _differing(state: Any, typed: Mapping[str, str]) -> Iterator[str]:
    """The facts whose number was changed."""
    known = {f"score-{seat}": (f"score.{quote(state.names[seat])}", state.scores[seat]) for seat in state.ring}
    for box, (key, value) in (known | {"round": ("round", state.round)}).items():
        text = typed.get(box, "").strip()[:LONGEST]
        if text and text != str(value):
            yield f"{key} {text}"
