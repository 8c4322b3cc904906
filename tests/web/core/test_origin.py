"""A post is refused by where it comes from, and a request by a name that the referee was not told of.

In all of 990 posts that three engines sent there was an Origin; over plain http none of them sent Sec-Fetch-Site.
"""

import re
import socket
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from referee.paths import STATIC, TEMPLATES
from tests.support.client import said
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of
from tests.web.conftest import filled

HOST = "192.168.0.12:8000"
URL = "https://cards.example.org"
FOREIGN = "did not come from a page of this referee"
OTHERS: list[dict[str, str]] = [
    {"Origin": "http://evil.example"},
    {"Origin": "https://evil.example", "Referer": f"http://{HOST}/"},
    {"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "http://192.168.0.12"},  # another port of this computer, which shares its cookies
    {"Origin": "http://192.168.0.12:8001"},
    {"Origin": "http://192.168.0.12:8000.evil.example"},
    {"Origin": "http://192.168.0.12:8000@evil.example"},
    {"Origin": "null"},
    {"Origin": "null", "Referer": f"http://{HOST}/"},
    {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
    {"Origin": ""},
    {"Origin": "file://"},
    {"Origin": f"chrome-extension://{HOST}"},
    {"Origin": "http://[::1"},
    {"Origin": "http://192.168.0.12:port"},
    {"Sec-Fetch-Site": "cross-site", "Referer": f"http://{HOST}/"},
    {"Sec-Fetch-Site": "same-site", "Referer": f"http://{HOST}/"},
    {"Sec-Fetch-Site": "none"},
    {"Referer": "http://evil.example/"},
    {"Referer": f"http://evil.example/?http://{HOST}/"},
    {},
]
OURS: list[dict[str, str]] = [
    {"Origin": f"http://{HOST}"},
    {"Origin": f"http://{HOST}", "Sec-Fetch-Site": "cross-site"},  # WebKit says so of a form that opens a new tab
    {"Sec-Fetch-Site": "same-origin"},
    {"Origin": "null", "Sec-Fetch-Site": "same-origin"},
    {"Referer": f"http://{HOST}/join?code=x"},  # Firefox before 70 may send no Origin
]


def post(here: Lobby, path: str, headers: dict[str, str], host: str = HOST, **more: Any) -> TestResponse:
    """Post as a browser whose cookie is sent along, with these headers and no others."""
    client = FlaskClient(here.app, here.app.response_class, use_cookies=False)
    cookie = {"Cookie": f"referee-phone={'a' * 32}"}
    return client.post(path, base_url=f"http://{host}/", headers={**cookie, **headers}, **more)


@pytest.mark.promise("What another site sends changes nothing")
def test_every_post_of_another_site_is_refused_and_changes_nothing() -> None:
    with lobby() as here:
        code, _ = here.play()
        rules = [rule for rule in here.app.url_map.iter_rules() if "POST" in (rule.methods or ())]
        assert len(rules) > 60
        before = list(sqlite_of(here.store).conn.iterdump())
        for rule in rules:
            for at, headers in enumerate(OTHERS):
                htmx = {"HX-Request": "true"} if at % 2 else {}
                answer = post(here, filled(rule, code), headers | htmx, data={"post": "x", "name": "Eve"})
                assert answer.status_code == 403, (rule, headers)
                assert FOREIGN in said(answer), (rule, headers)
                assert "HX-Refresh" not in answer.headers, "no reload mends where it came from"
                assert "Set-Cookie" not in answer.headers
        assert list(sqlite_of(here.store).conn.iterdump()) == before


@pytest.mark.parametrize("headers", OURS)
def test_our_own_pages_post(headers: dict[str, str]) -> None:
    with lobby() as here:
        assert post(here, "/theme", headers, data={"theme": "dark"}).status_code == 303


@pytest.mark.parametrize("method", ["put", "delete", "patch"])
def test_other_methods_that_could_change_something_are_refused_likewise(method: str) -> None:
    with lobby() as here:
        client = here.app.test_client(use_cookies=False)
        assert client.open("/theme", method=method, headers={"Origin": "http://evil.example"}).status_code in (403, 405)


@pytest.mark.parametrize(
    ("config", "asked", "headers", "fine"),
    [
        ({}, "localhost", {"Origin": "http://localhost"}, True),
        ({}, "localhost:8000", {"Origin": "http://LOCALHOST:8000"}, True),
        ({}, "192.168.0.12:80", {"Origin": "http://192.168.0.12"}, True),
        ({}, "[fd00::1]:8000", {"Origin": "http://[fd00::1]:8000"}, True),
        # a proxy that says nothing of https, but keeps the name
        ({"URL": URL}, "cards.example.org", {"Origin": URL}, True),
        ({"URL": URL}, "cards.example.org", {"Origin": "http://cards.example.org"}, False),
        # one that asks by its own name
        ({"URL": URL}, "127.0.0.1:8000", {"Origin": URL}, True),
        ({"URL": URL}, "127.0.0.1:8000", {"Origin": f"{URL}:8443"}, False),
        ({"URL": f"{URL}:8443"}, "127.0.0.1:8000", {"Origin": f"{URL}:8443"}, True),
        ({"URL": URL}, "127.0.0.1:8000", {"Origin": "http://127.0.0.1:8000"}, True),
        # the headers of one that the referee was told of
        ({"URL": URL, "PROXIES": 1}, "127.0.0.1:8000", {"Origin": URL, "X-Forwarded-Host": "cards.example.org"}, True),
        (
            {"URL": URL, "PROXIES": 1},
            "cards.example.org",
            {"Origin": "http://cards.example.org", "X-Forwarded-Proto": "https"},
            False,
        ),
        ({}, "192.168.0.12:8000", {"Origin": "http://evil.example", "X-Forwarded-Host": "evil.example"}, False),
    ],
)
def test_behind_proxies_the_name_counts_that_the_browser_asked_for(
    config: dict[str, Any], asked: str, headers: dict[str, str], fine: bool
) -> None:
    with lobby(**config) as here:
        answer = post(here, "/theme", headers, asked, data={"theme": "dark"})
        assert answer.status_code == (303 if fine else 403), said(answer)


def test_every_answer_asks_for_the_origin_of_our_forms_once() -> None:
    with lobby() as here:
        for path in ("/", "/nowhere", "/static/icon.svg", "/healthz"):
            with here.phone().get(path) as answer:  # of two values the last would count
                assert answer.headers.getlist("Referrer-Policy") == ["same-origin"], path
    pages = [path.read_text(encoding="utf-8") for path in TEMPLATES.rglob("*.html")]
    scripts = [path.read_text(encoding="utf-8") for path in STATIC.rglob("*.js")]
    assert not [
        text
        for text in (*pages, *scripts)
        if re.search(r"referrerpolicy|name=.referrer|noreferrer", text, re.IGNORECASE)
    ]


def test_the_service_worker_never_answers_a_post() -> None:
    worker = (TEMPLATES / "core" / "worker.js").read_text(encoding="utf-8")
    [fetch] = re.findall(r"addEventListener\('fetch', \(event\) => \{\n(.*?)^\}\);", worker, re.DOTALL | re.MULTILINE)
    before, _, _ = fetch.partition("respondWith")
    assert re.search(r"if \(request\.method !== 'GET' \|\| [^\n]*\) return;\n", before)


@pytest.mark.promise("What another site sends changes nothing")
def test_no_page_that_is_read_changes_anything() -> None:
    with lobby() as here:
        code, (ann, *_) = here.play()
        here.says(code, "Cy deals", "Cy flips 5H")
        here.laptop.send("/standings/seasons", name="Winter")
        for phone in (ann, here.laptop):
            phone.get("/standings")  # what is computed from the lines is stored when it is first read
        before = list(sqlite_of(here.store).conn.iterdump())
        rules = [rule for rule in here.app.url_map.iter_rules() if "GET" in (rule.methods or ())]
        assert len(rules) > 80
        for rule in rules:
            if "stream" in rule.rule or rule.endpoint in ("static", "vendor", "other_files"):
                continue
            for phone in (ann, here.laptop):
                phone.checks = False
                phone.get(filled(rule, code), query_string={"post": "x", "name": "Eve", "text": "says hi"}).close()
        assert list(sqlite_of(here.store).conn.iterdump()) == before


class Named:
    name = "referee-2.local"


@pytest.mark.promise("What another site sends changes nothing")
@pytest.mark.parametrize(
    ("host", "config", "known"),
    [
        *[(host, {}, True) for host in ("localhost:8000", "127.0.0.1", "laptop.localhost", "192.168.0.12:8000")],
        *[(host, {}, True) for host in ("203.0.113.9:8080", "[fd00::1]:8000", "[::1]", "Referee.local:8000")],
        *[(f"{socket.gethostname().partition('.')[0]}{end}:8000", {}, True) for end in ("", ".local", ".LOCAL.")],
        ("referee-2.local", {}, True),
        ("cards.example.org", {"URL": URL}, True),
        ("cards.example.org", {}, False),
        *[(host, {"URL": URL}, False) for host in ("evil.example", "evil.example:8000", "127.0.0.1.evil.example")],
        *[
            (host, {}, False)
            for host in ("localhost.evil.example", "x.local", "xn--80ak6aa92e.com", "1.2.3", "@x", "_")
        ],
    ],
)
def test_a_name_that_the_referee_was_not_told_of_is_refused(host: str, config: dict[str, str], known: bool) -> None:
    with lobby(**config) as here:
        here.app.extensions["referee-local-name"] = Named()
        code = here.open_table()
        for path in ("/", f"/{code}", f"/{code}/stream", "/static/icon.svg"):
            with here.app.test_client(use_cookies=False).get(path, headers={"Host": host}) as answer:
                assert (answer.status_code != 421) is known, path
                if not known:
                    assert "Set-Cookie" not in answer.headers
                    assert "--url" in said(answer)
        answer = post(here, f"/{code}/sit", {"Origin": config.get("URL", f"http://{host}")}, host, data={"name": "Eve"})
        assert answer.status_code == (303 if known else 421)


def test_programs_ask_by_any_name() -> None:
    with lobby(PROXIES=1, URL=URL) as here:
        assert here.app.test_client().get("/healthz", headers={"Host": "referee-1:8000"}).status_code == 200
