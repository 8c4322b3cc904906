"""HAProxy without a server: a browser gets a page in three languages that looks again by itself."""

import http.client
import time
from pathlib import Path

import pytest

from tests.support.house import Proxy, without_haproxy

UNTIL = 10.0


def asked(port: int, method: str) -> tuple[int, str | None, str]:
    """Return the status, the header Refresh and the page of the proxy's answer, once it has started."""
    until = time.monotonic() + UNTIL
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=UNTIL)
        try:
            connection.request(method, "/ABCD")
            answer = connection.getresponse()
            return answer.status, answer.headers["Refresh"], answer.read().decode()
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)
        finally:
            connection.close()


def test_a_browser_reads_in_three_languages_that_no_server_answers(tmp_path: Path) -> None:
    if why := without_haproxy():
        pytest.skip(why)
    proxy = Proxy(tmp_path, [])
    try:
        status, refresh, page = asked(proxy.port, "GET")
        assert (status, refresh) == (503, "3")
        for words in ("The referee does not answer", "심판이 응답하지 않아요", "審判が応答しません"):
            assert words in page
        assert asked(proxy.port, "POST")[1] is None, "what was sent is not sent again"
    finally:
        proxy.close()
