"""The pasted records of a request: judged within limits, cached, and stored nowhere."""

from flask import Response, abort, current_app, render_template, request

from referee.records.pasted import Fault, Walk, Walked, Walks, judged, key_of, unpack
from referee.web.core.context import apart, speech, whole
from referee.web.core.rate_limit import allowed, by_address

WALKS = "referee-walks"
OFTEN = "30/minute"
"""Rate limit of judged texts for one address."""


def walks() -> Walks:
    """Return the records that this app has read last."""
    if WALKS not in current_app.extensions:
        current_app.extensions[WALKS] = Walks()
    found: Walks = current_app.extensions[WALKS]
    return found


def cached_records(key: str) -> tuple[Walk, ...]:
    """Return the records of a pasted text; empty if they are no longer cached."""
    found = walks().kept(key)
    return () if found is None or isinstance(found, Fault) else found


def records_in_address(address: str) -> tuple[Walk, ...]:
    """Return the records that an address contains; empty if it lost some of its characters."""
    text = unpack(address)
    found = judged_record(text)[1] if text is not None else ()
    return () if isinstance(found, Fault) else found


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


def fault_text(found: Walked) -> str:
    """Return the reason why nobody can walk through a text."""
    words = speech()
    if not isinstance(found, Fault):
        return words.plain("ui-record-empty")
    why = words.plain(found.key, **found.fill)
    return words.plain("ui-record-unreadable", line=found.line, why=why) if found.line else why


def missing_page(why: str) -> Response:
    """Return the page for pasting, for a record that no longer exists."""
    return Response(render_template("core/paste_record.html", trouble=speech().plain(why), text=""), 404)
