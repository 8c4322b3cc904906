from tests.support.lobby import lobby


def test_a_proxy_learns_that_the_server_answers_and_gets_no_cookie() -> None:
    with lobby() as here:
        answer = here.app.test_client().get("/healthz")
    assert (answer.status_code, answer.text, answer.mimetype) == (200, "ok\n", "text/plain")
    assert "Set-Cookie" not in answer.headers
    assert answer.headers["Cache-Control"] == "no-store"
