"""A test client that validates every HTML page it receives.

It checks balanced tags, unique ids, references and addresses that exist, names of buttons and fields, ids of taps in
forms, that no id of a rule is shown, and that nothing violates the Content-Security-Policy.
"""

import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from html import unescape
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urljoin, urlsplit
from weakref import WeakKeyDictionary

from flask.testing import FlaskClient
from werkzeug.exceptions import HTTPException
from werkzeug.routing import Map, RequestRedirect
from werkzeug.test import TestResponse

from referee.paths import is_server
from tests.support.cited import LIKE_AN_ID
from tests.support.sqlite import sqlite_of

VOID = frozenset(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"])
SVG_ENDS = frozenset(["circle", "ellipse", "line", "path", "polyline", "polygon", "rect", "use", "stop"])
REFERENCES = ("form", "for", "aria-describedby", "aria-labelledby", "aria-controls", "popovertarget", "list")
TARGETS = ("hx-target", "hx-include", "hx-indicator")
ADDRESSES = {"href": "GET", "src": "GET", "hx-get": "GET", "hx-sse:connect": "GET", "hx-post": "POST"}
TAP = re.compile(r'(name="post" value=")[^"]*"')
NAMED = ("button", "a", "summary")
WRITTEN_BY_PEOPLE = ("bdi", "textarea", "pre")


class Page(HTMLParser):
    """A page or fragment, parsed tag by tag; `faults` lists what is wrong with it."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[tuple[str, dict[str, str], list[str]]] = []
        self.base = ""
        self.faults: list[str] = []
        self.ids: list[str] = []
        self.references: list[tuple[str, str]] = []
        self.addresses: list[tuple[str, str, str]] = []
        self.forms: list[dict[str, Any]] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.whole = html.lstrip().lower().startswith("<!doctype")
        self.feed(html)
        self.close()
        self.faults += [f"<{tag}> is never closed" for tag, _, _ in self.open]
        self.faults += [f"the id {id} stands twice" for id, count in Counter(self.ids).items() if count > 1]
        if self.whole:
            self._whole()

    def updatepos(self, i: int, j: int) -> int:
        """Count no lines: nobody asks for them, and counting takes a tenth of the time."""
        return j

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag != "title" or not any(name == "svg" for name, _, _ in self.open):
            self.tags.append((tag, given))
        if len(given) < len(attrs):
            self.faults.append(f"<{tag}> has an attribute twice: {attrs}")
        self._attributes(tag, given)
        if tag == "base":
            self.base = given.get("href", "")
        if tag == "form":
            self.forms.append({**given, "tap": False})
        if tag == "input" and given.get("name") == "post" and self.forms:
            self.forms[-1]["tap"] = True
        if tag in ("input", "select", "textarea") and given.get("type") != "hidden":
            inside = any(name == "label" for name, _, _ in self.open)
            if not inside and "aria-label" not in given and "id" not in given:
                self.faults.append(f"a field has no label: {given}")
        if tag == "img" and "alt" not in given:
            self.faults.append(f"a picture has no text: {given}")
        if tag not in VOID:
            self.open.append((tag, given, []))
        elif self.open:
            self.open[-1][2].append(given.get("aria-label", ""))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in SVG_ENDS | VOID:
            self.faults.append(f"<{tag}/> is not closed by its slash")
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            self.faults.append(f"</{tag}> closes nothing")
            return
        if not self.open or self.open[-1][0] != tag:
            where = self.open[-1][0] if self.open else "nothing"
            self.faults.append(f"</{tag}> closes <{where}>")
            return
        _, given, said = self.open.pop()
        words = "".join(said).strip()
        named = words or given.get("aria-label") or given.get("aria-labelledby")
        if tag in NAMED and not named and ("href" in given or tag != "a"):
            self.faults.append(f"<{tag}> has no name: {given}")
        if tag in ("label", "legend", "h1", "h2", "h3", "title", "th") and not words:
            self.faults.append(f"<{tag}> is empty: {given}")
        if tag == "script" and words:
            self.faults.append("an inline script")
        for _, _, outer in self.open[-1:]:
            outer.append(given.get("aria-label") or words)

    def handle_data(self, data: str) -> None:
        if self.open and not any(given.get("aria-hidden") == "true" for _, given, _ in self.open):
            self.open[-1][2].append(data)
        if LIKE_AN_ID.search(data) and not any(tag in WRITTEN_BY_PEOPLE for tag, _, _ in self.open):
            self.faults.append(f"people read an id: {data.strip()}")

    def _attributes(self, tag: str, given: dict[str, str]) -> None:
        if tag == "style":
            self.faults.append("an inline style")
        if "id" in given:
            self.ids.append(given["id"])
        for name, value in given.items():
            base = name.removesuffix(":inherited")
            if name == "style" or name.startswith(("on", "hx-on")):
                self.faults.append(f"<{tag} {name}> is stopped by the policy")
            if value.startswith("js:") or (base == "hx-trigger" and "[" in value):
                self.faults.append(f"<{tag} {name}={value}> would need a script")
            if base in REFERENCES:
                self.references += [(base, id) for id in value.split()]
            if base in TARGETS:
                self.references += [(base, part.strip()[1:]) for part in value.split(",") if part.strip()[:1] == "#"]
            if base in ADDRESSES:
                self.addresses.append((base, value, ADDRESSES[base]))

    def _whole(self) -> None:
        names = [tag for tag, _ in self.tags]
        first = dict(self.tags[0][1]) if self.tags else {}
        if first.get("lang") not in ("en", "ko", "ja"):
            self.faults.append(f"the page's language is {first.get('lang')}")
        self.faults += [
            f"{names.count(tag)} times <{tag}>" for tag in ("title", "main", "body") if names.count(tag) != 1
        ]
        self.faults += [f"{name} leads to no #{id}" for name, id in self.references if id not in self.ids]
        for form in self.forms:
            if form.get("method", "").lower() == "post" and not form["tap"]:
                self.faults.append(f"a form whose tap has no id: {form}")


RUNNING: WeakKeyDictionary[Any, list[list[bool]]] = WeakKeyDictionary()
"""The requests that run now, by app, each with whether it has run alone so far."""
TRACED: WeakKeyDictionary[Any, tuple[sqlite3.Connection, list[Callable[[str], None]]]] = WeakKeyDictionary()
"""The connection of each app whose statements are heard, and those who hear them."""


@contextmanager
def one_transaction(app: Any) -> Iterator[None]:
    """Check that a request writes in one transaction, because the server may be killed between two.

    Of a request on PostgreSQL nothing is checked: both stores run the same functions.
    """
    if is_server(app.config["DB"]):
        yield
        return
    conn = sqlite_of(app.extensions["registry"].writer.store).conn
    others = RUNNING.setdefault(app, [])
    alone = [not others]
    for other in others:
        other[0] = False
    others.append(alone)
    written: list[str] = []
    is_open = False

    def seen(sql: str) -> None:
        nonlocal is_open
        if sql.startswith("BEGIN"):
            is_open = True
            written.append("")
        elif sql.startswith(("COMMIT", "ROLLBACK")) and " TO " not in sql:
            is_open = False
        elif sql.startswith(("INSERT", "UPDATE", "DELETE")):
            written[-1 if is_open else len(written) :] = [sql]

    listeners = _listeners(app, conn)
    listeners.append(seen)
    try:
        yield
    finally:
        others[:] = [other for other in others if other is not alone]
        listeners.remove(seen)
    changed = [sql for sql in written if sql]
    assert len(changed) <= 1 or not alone[0], f"one request, several transactions: {changed}"


def _listeners(app: Any, conn: sqlite3.Connection) -> list[Callable[[str], None]]:
    """Return those who hear every statement of an app's connection.

    The connection is told once: while another thread writes, telling it again would wait for that thread, which waits
    for the interpreter to tell what it writes.
    """
    known = TRACED.get(app)
    if known is None or known[0] is not conn:
        listeners: list[Callable[[str], None]] = []
        conn.set_trace_callback(lambda sql: [seen(sql) for seen in tuple(listeners)])
        known = TRACED[app] = conn, listeners
    return known[1]


@contextmanager
def in_parts(app: Any) -> Iterator[None]:
    """Let a request write in several transactions, each complete in itself, such as the nights of a file."""
    others, mark = RUNNING.setdefault(app, []), [True]
    others.append(mark)
    try:
        yield
    finally:
        others[:] = [other for other in others if other is not mark]


@lru_cache(maxsize=1000)
def checked(html: str) -> tuple[tuple[str, ...], str, tuple[tuple[str, str, str], ...]]:
    """Parse a page without the ids of its taps, once for all phones that are shown it.

    Return its faults, its base, and its addresses: what names each, the address, and the method.
    """
    page = Page(html)
    forms = [
        ("action", form.get("action", ""), form.get("method", "get").upper())
        for form in page.forms
        if "method" in form or "action" in form
    ]
    return tuple(page.faults), page.base, (*page.addresses, *forms)


ROUTES: WeakKeyDictionary[Map, dict[tuple[str, str], str | None]] = WeakKeyDictionary()
"""The answers of each app to a method and a path, so that each is matched once."""


class Client(FlaskClient):
    """A Flask client that checks every HTML answer; `checks` turns this off for tests of broken pages."""

    checks = True
    base_url = "http://localhost/"
    reads_first = True
    """A phone has read a page before it posts, which gave it its cookies."""

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        if args and isinstance(args[0], str):
            kwargs.setdefault("base_url", self.base_url)
            self.environ_base.setdefault("HTTP_ORIGIN", self.base_url.rstrip("/"))
        if self.reads_first and kwargs.get("method") == "POST" and not self._cookies:
            self.get("/")
        with one_transaction(self.application):
            response = super().open(*args, **kwargs)
        moved = 300 <= response.status_code < 400
        if response.mimetype == "text/html" and response.content_length and not moved:
            html = response.get_data(as_text=True)
            if self.checks:
                self._check(response.request.path, TAP.sub(r'\1"', html))
        return response

    def _check(self, here: str, html: str) -> None:
        faults, base, addresses = checked(html)
        found = list(faults)
        for name, value, method in addresses:
            if (fault := self._leads_nowhere(base or here, value or here, method)) is not None:
                found.append(f"{name}={value or here}: {fault}")
        assert not found, f"{here}: " + "; ".join(found)

    def _leads_nowhere(self, here: str, value: str, method: str) -> str | None:
        if value.startswith(("data:", "#")):
            return None
        if value.startswith("/") and not value.startswith("//"):  # joining takes as long as drawing the page
            path = re.split("[?#]", value, maxsplit=1)[0]
        else:
            parts = urlsplit(urljoin(f"http://localhost{here}", value))
            if parts.netloc != "localhost":
                return None
            path = parts.path
        known = ROUTES.setdefault(self.application.url_map, {})
        if (path, method) not in known:
            known[path, method] = self._refusal(path, method)
        return known[path, method]

    def _refusal(self, path: str, method: str) -> str | None:
        try:
            self.application.url_map.bind("localhost").match(path, method)
        except RequestRedirect:
            return None
        except HTTPException as error:
            return f"{method} is answered {error.code}"
        return None

    def send(self, path: str, /, htmx: bool = False, **form: Any) -> TestResponse:
        """Post a form as a browser does, by htmx or plainly."""
        return self.post(path, data=form, headers={"HX-Request": "true"} if htmx else {})


def without_taps(response: TestResponse) -> str:
    """Return a page without the ids of its taps, which may contain any two letters by chance."""
    return TAP.sub("", response.get_data(as_text=True))


def page_of(response: TestResponse) -> str:
    """Return the page of an answer."""
    assert response.status_code == 200
    return response.get_data(as_text=True)


def text_of(html: str) -> str:
    """Return the text of a page or a piece, without tags and with single spaces."""
    text = re.sub(r"<(script|style)[^>]*>.*?</\1>|<[^>]*>", "", html, flags=re.DOTALL)
    return " ".join(unescape(text).split())


def said(response: TestResponse) -> str:
    """Return the text of an answer."""
    return text_of(response.get_data(as_text=True))
