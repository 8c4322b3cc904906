import json

import pytest

from tests.support.lobby import lobby


def test_a_proxy_learns_that_the_server_answers_and_gets_no_cookie() -> None:
    with lobby() as here:
        answer = here.app.test_client().get("/healthz")
    assert (answer.status_code, answer.text, answer.mimetype) == (200, "ok\n", "text/plain")
    assert "Set-Cookie" not in answer.headers
    assert answer.headers["Cache-Control"] == "no-store"


def test_prometheus_reads_numbers_that_name_nobody() -> None:
    with lobby(PROXIES=1) as here:
        code = here.open_table(here.phone())
        here.sit(code, "Wilhelmine")
        watching = iter(here.app.extensions["registry"].watch(here.table(code), "ring", None, "en", "phone"))
        next(watching)
        here.phone().get("/no-such-page")
        answer = here.app.test_client().get("/metrics")
        watching.close()  # type: ignore[attr-defined]
    assert answer.mimetype == "text/plain"
    lines = answer.text.splitlines()
    assert {"referee_tables 1.0", "referee_streams 1.0"} <= set(lines)
    assert 'referee_request_seconds_count{method="POST",page="lobby.sit",status="303"} 1.0' in lines
    assert 'referee_request_seconds_count{method="any",page="none",status="404"} 1.0' in lines
    assert any(line.startswith("process_resident_memory_bytes") for line in lines)
    assert code not in answer.text
    assert "Wilhelmine" not in answer.text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_through_the_proxy_nobody_reads_the_numbers(header: str) -> None:
    with lobby(PROXIES=1) as here:
        assert here.app.test_client().get("/metrics", headers={header: "203.0.113.9"}).status_code == 404


def test_a_referee_at_a_table_counts_nothing() -> None:
    with lobby() as here:
        assert here.app.test_client().get("/metrics").status_code == 404


def test_each_request_is_a_line_without_names_and_codes(capfd: pytest.CaptureFixture[str]) -> None:
    with lobby(REQUESTS=True) as here:
        code = here.open_table()
        here.sit(code, "Wilhelmine")
        here.phone().get(f"/{code}/board")
        capfd.readouterr()
        here.phone().get(f"/{code}")
        here.phone().get(f"/join?code={code}")
    printed = capfd.readouterr().err
    lines = [json.loads(line) for line in printed.splitlines()]
    assert [(line["method"], line["page"], line["status"]) for line in lines] == [
        ("GET", "lobby.table", 200),
        ("GET", "lobby.join", 303),
    ]
    assert all(line["ms"] > 0 and line["bytes"] > 0 and line["time"].endswith("+00:00") for line in lines)
    assert code not in printed
    assert "Wilhelmine" not in printed
    assert "192.168" not in printed
