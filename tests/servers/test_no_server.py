"""HAProxy without a server: a browser gets a page in three languages that looks again by itself."""

from pathlib import Path

import pytest

from tests.support.house import Proxy, without_haproxy
from tests.support.phones import Phone


def test_without_a_server_a_browser_reads_so_in_three_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if why := without_haproxy():
        pytest.skip(why)
    monkeypatch.setattr(Phone, "_start_page", lambda _: 'name="csrf_token" value="none"')
    proxy = Proxy(tmp_path, [])
    try:
        status, page = Phone(proxy.port).get("/ABCD")
        assert status == 503
        for words in ("The referee does not answer", "심판이 응답하지 않아요", "審判が応答しません"):
            assert words in page
    finally:
        proxy.close()
