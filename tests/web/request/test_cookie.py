"""A phone's cookie: separate for each referee on one computer, and a cookie of 0.5.0 keeps its seat."""

import pytest

from referee.web.app import cookie_name
from tests.support.lobby import Lobby, lobby


def test_two_referees_on_one_computer_keep_their_phones_apart() -> None:
    with lobby(SECRET_KEY="one") as one, lobby(SECRET_KEY="other") as other:
        codes = {here: here.open_table() for here in (one, other)}
        phones = {here: here.sit(codes[here], "Ann") for here in (one, other)}
        jar: dict[str, str] = {}  # a browser has one cookie jar for all ports of a computer
        for _ in range(2):
            for here in (one, other):
                phone = phones[here]
                for name, value in jar.items():
                    phone.set_cookie(name, value, domain="192.168.0.12")
                page = phone.get(f"/{codes[here]}/menu")
                assert page.status_code == 200, "still at its seat"
                assert here.seat(codes[here], "Ann").pin in page.get_data(as_text=True)
                jar |= {cookie.key: cookie.value for cookie in phone._cookies.values()}  # type: ignore[union-attr]
        assert jar.keys() == {cookie_name("one"), cookie_name("other")}


@pytest.fixture
def before() -> dict[str, str]:
    """Sign the cookie of a phone of 0.5.0: the same values and key, under the old name."""
    return {"device": "phone-of-0.5.0", "language": "ko"}


def old_cookie(here: Lobby, values: dict[str, str]) -> str:
    signer = here.app.session_interface.get_signing_serializer(here.app)  # type: ignore[attr-defined]
    return str(signer.dumps({"_permanent": True, **values}))


def test_a_phone_with_an_old_cookie_keeps_its_seat_and_gets_the_new_one(before: dict[str, str]) -> None:
    with lobby() as here:
        code = here.open_table()
        table = here.table(code)
        store = here.store
        table.change(store.add_seat, table.night.id, "Ann", before["device"])
        phone = here.phone()
        phone.set_cookie("session", old_cookie(here, before), domain="192.168.0.12")
        assert phone.get(f"/{code}/menu").status_code == 200
        phone.delete_cookie("session", domain="192.168.0.12")
        page = phone.get(f"/{code}/menu")
        assert page.status_code == 200
        assert '<html lang="ko"' in page.get_data(as_text=True)


def test_a_cookie_of_another_referee_is_ignored(before: dict[str, str]) -> None:
    with lobby(SECRET_KEY="other") as other, lobby() as here:
        code = here.open_table()
        table = here.table(code)
        table.change(here.store.add_seat, table.night.id, "Ann", before["device"])
        phone = here.phone()
        phone.set_cookie("session", old_cookie(other, before), domain="192.168.0.12")
        assert phone.get(f"/{code}/menu").status_code == 403


def test_a_page_renews_the_cookie_and_a_tap_changes_nothing_in_it() -> None:
    with lobby() as here:
        code, (ann, *_) = here.play()
        assert "Set-Cookie" in ann.get(f"/{code}/play").headers
        tap = ann.send(f"/{code}/enter", text="deals")
        assert tap.status_code == 200
        assert "Set-Cookie" not in tap.headers


def test_a_file_that_a_cache_may_keep_brings_no_phones_cookie() -> None:
    with lobby() as here:
        phone = here.phone()
        assert "Set-Cookie" in phone.get("/").headers
        for file in ("/static/icon.svg", "/static/request/base.css?v=1", "/icons.svg", "/vendor/htmx.min.js"):
            with phone.get(file) as answer:
                assert answer.status_code == 200
                assert "Set-Cookie" not in answer.headers, file
                assert "Cookie" not in answer.headers.get("Vary", ""), file


def test_a_cookie_of_another_program_may_be_any_bytes() -> None:
    with lobby() as here:
        code, (ann, *_) = here.play()
        own = "; ".join(f"{cookie.key}={cookie.value}" for cookie in ann._cookies.values())  # type: ignore[union-attr]
        page = here.app.test_client(use_cookies=False).get(
            f"/{code}/play", headers={"Cookie": f"theirs=\xff\xe9; {own}"}
        )
        assert page.status_code == 200, "and the phone is still at its seat"
