"""A phone is a random secret in its cookie, of which the database has the hash; one of 0.10 keeps its seat."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer

from referee.store.codes import hashed
from referee.web.core.phone import CHOICES, LONGEST, SECRET
from tests.support.client import said
from tests.support.folders import TESTS
from tests.support.lobby import lobby

HOST = "192.168.0.12"


@pytest.mark.promise("The database, its log and their copies")
def test_the_secret_is_nowhere_in_the_database(tmp_path: Path) -> None:
    with lobby(DB=str(tmp_path / "referee.db")) as here:
        _, (ann, *_) = here.play()
        secret = next(cookie.value for cookie in ann._cookies.values() if cookie.key == SECRET)  # type: ignore[union-attr]
        written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert len(secret) == 32
    assert secret.encode() not in written
    assert hashed(secret).encode() in written


def test_its_cookies_are_for_this_referee_alone() -> None:
    with lobby() as here:
        plain = here.phone().get("/").headers.getlist("Set-Cookie")
        assert [cookie.partition("=")[0] for cookie in plain] == [SECRET, CHOICES]
        for cookie in plain:
            assert "; HttpOnly" in cookie
            assert "; SameSite=Lax" in cookie, "a cookie without it comes with forms of other sites"
            assert "; Secure" not in cookie
    with lobby(PROXIES=1, URL="https://cards.example.org") as here:
        behind = here.phone(host="cards.example.org").get("/", headers={"X-Forwarded-Proto": "https"})
        assert all("; Secure" in cookie for cookie in behind.headers.getlist("Set-Cookie"))


@pytest.mark.promise("Two referees on one computer keep")
def test_two_referees_on_one_computer_keep_their_phones_apart() -> None:
    with lobby() as one, lobby() as other:
        codes = {here: here.open_table() for here in (one, other)}
        phones = {here: here.phone() for here in (one, other)}
        jar: dict[str, str] = {}  # a browser has one cookie jar for all ports of a computer
        for step in range(3):
            for here, phone in phones.items():
                for name, value in jar.items():
                    phone.set_cookie(name, value, domain=HOST)
                if step == 0:
                    assert phone.send(f"/{codes[here]}/sit", name="Ann").status_code == 303
                page = phone.get(f"/{codes[here]}/menu")
                assert page.status_code == 200, "still at its seat"
                assert here.seat(codes[here], "Ann").pin in page.text
                jar |= {cookie.key: cookie.value for cookie in phone._cookies.values()}  # type: ignore[union-attr]
        assert jar.keys() == {SECRET, CHOICES}


def cookie_of_0_10(device: str, **more: object) -> str:
    """Sign a cookie as 0.10 did, compressed if that is shorter, with a key that is not there any more."""
    return str(URLSafeTimedSerializer("its key").dumps({"_permanent": True, "device": device, **more}))


@pytest.mark.promise("Two referees on one computer keep")
@pytest.mark.parametrize("more", [{}, {"name": "민아" * 12}], ids=["plain", "compressed"])
def test_a_phone_of_0_10_keeps_its_seat_and_its_choices(tmp_path: Path, more: dict[str, str]) -> None:
    path = tmp_path / "referee.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript((TESTS / "versions" / "0.10.0.sql").read_text(encoding="utf-8"))
        [(device, seat)] = old.execute("SELECT device, seat FROM sitting WHERE device LIKE '1c09%'")
        [(code, pin)] = old.execute(
            "SELECT code, pin FROM seats JOIN nights ON nights.id = night WHERE seats.id = ?", (seat,)
        )
    with lobby(DB=str(path)) as here:
        assert device not in repr(here.store.night(code))
        phone = here.phone()
        assert phone.get(f"/{code}/menu").status_code == 403, "a phone that never was here"
        phone._cookies.clear()  # type: ignore[union-attr]
        phone.set_cookie("referee-0123456789ab", cookie_of_0_10(device, language="ko", **more), domain=HOST)
        page = phone.get(f"/{code}/menu")
        assert page.status_code == 200
        assert pin in page.text
        assert '<html lang="ko"' in page.text
        phone.delete_cookie("referee-0123456789ab", domain=HOST)
        assert '<html lang="ko"' in phone.get(f"/{code}/menu").text, "it has the new cookies"
        tapped = here.phone()
        tapped.set_cookie("referee-0123456789ab", cookie_of_0_10(device), domain=HOST)
        assert tapped.send(f"/{code}/enter", htmx=True, text="says hello").status_code == 200, "a page drawn by 0.10"


def test_of_two_cookies_of_0_10_the_last_that_was_signed_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    with lobby() as here:
        phone = here.phone()
        for at, name in enumerate(("b" * 12, "a" * 12)):
            monkeypatch.setattr("itsdangerous.timed.time.time", lambda at=at: 1_790_000_000 + at)
            phone.set_cookie(f"referee-{name}", cookie_of_0_10(f"{at}" * 32), domain=HOST)
        phone.get("/")
        assert "1" * 32 in {cookie.value for cookie in phone._cookies.values()}  # type: ignore[union-attr]


def test_a_cookie_that_is_none_of_ours_makes_a_new_phone() -> None:
    values = (
        "",
        ".",
        "..",
        "a.b.c",
        ".eJw.broken.x",
        "W10.a.a",
        "e30.a.a",
        "x" * 4000,
        "eyJkZXZpY2UiOjN9.a.a",
        "é.é.é",
    )
    cookies = [f"{name}={value}" for value in values for name in (SECRET, "referee-0123456789ab")]
    with lobby() as here:
        phone = here.app.test_client(use_cookies=False)
        for cookie in (*cookies, f"{SECRET}={'F' * 32}"):
            answer = phone.get("/", headers={"Cookie": cookie.encode().decode("latin-1")})
            assert answer.status_code == 200
            assert f"{SECRET}=" in answer.headers["Set-Cookie"], cookie


def test_choices_of_any_kind_change_nothing_else() -> None:
    with lobby() as here:
        phone = here.phone()
        phone.get("/")
        for value in ("theme=x&language=xx&deck=9&name=%00%ff", "name=" + "x" * 3000, "&&&=;=", "runs=" + "A+" * 900):
            phone.set_cookie(CHOICES, value, domain=HOST)
            code = here.open_table()
            assert phone.get(f"/{code}").status_code == 200
            assert phone.send("/theme", theme="dark").status_code == 303
            assert len(phone.get_cookie(CHOICES, HOST).value) <= LONGEST


def test_a_page_renews_the_cookies_and_a_tap_changes_nothing_in_them() -> None:
    with lobby() as here:
        code, (ann, *_) = here.play()
        assert "Set-Cookie" in ann.get(f"/{code}/play").headers
        for path in ("stream", "nothing"):  # its answer may come after that to a choice
            with ann.get(f"/{code}/{path}", headers={"HX-Request": "true"}) as answer:
                assert (answer.status_code, answer.headers.getlist("Set-Cookie")) == (200, [])
        tap = ann.send(f"/{code}/enter", text="deals")
        assert tap.status_code == 200
        assert "Set-Cookie" not in tap.headers


@pytest.mark.promise("A file that a cache may")
def test_a_file_that_a_cache_may_keep_brings_no_phones_cookie() -> None:
    with lobby() as here:
        phone = here.phone()
        assert "Set-Cookie" in phone.get("/").headers
        for file in ("/static/icon.svg", "/static/request/base.css?v=1", "/icons.svg", "/vendor/htmx.min.js"):
            with phone.get(file) as answer:
                assert answer.status_code == 200
                assert "Set-Cookie" not in answer.headers, file
                assert "Cookie" not in answer.headers.get("Vary", ""), file


@pytest.mark.promise("A file that a cache may")
def test_a_cookie_of_another_program_may_be_any_bytes() -> None:
    with lobby() as here:
        code, (ann, *_) = here.play()
        own = "; ".join(f"{cookie.key}={cookie.value}" for cookie in ann._cookies.values())  # type: ignore[union-attr]
        page = here.app.test_client(use_cookies=False).get(
            f"/{code}/play", headers={"Cookie": f"theirs=\xff\xe9; {own}"}
        )
        assert page.status_code == 200, "and the phone is still at its seat"


@pytest.mark.promise("Two referees on one computer keep")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "Allow cookies"), ("ko", "쿠키를 허용"), ("ja", "Cookieを許可")]
)
def test_a_browser_without_cookies_reads_what_to_switch_on(language: str, words: str) -> None:
    with lobby() as here:
        code = here.open_table()
        browser = here.app.test_client(use_cookies=False)
        headers = {"Origin": "http://localhost", "Accept-Language": language}
        for htmx in ({}, {"HX-Request": "true"}):
            answer = browser.post(f"/{code}/sit", data={"name": "Ann"}, headers=headers | htmx)
            assert answer.status_code == 403
            assert words in said(answer)
        assert here.table(code).night.seats == ()
