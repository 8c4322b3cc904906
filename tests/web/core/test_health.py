import json

import pytest

from tests.support.lobby import lobby


def test_a_proxy_learns_that_the_server_answers_and_gets_no_cookie() -> None:
    with lobby() as here:
        answer = here.app.test_client().get("/healthz")
    assert (answer.status_code, answer.text, answer.mimetype) == (200, "ok\n", "text/plain")
    assert "Set-Cookie" not in answer.headers
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.promise("Without a network, and while only")
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
