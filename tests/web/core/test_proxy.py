"""Behind a reverse proxy: forwarded headers are trusted only if the referee was told of the proxy."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from referee import address
from tests.support.client import Client
from tests.support.lobby import Lobby, lobby

NAME = "cards.example"
MOST_A_MINUTE = 60


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "interfaces", list)


@pytest.fixture
def behind() -> Iterator[Lobby]:
    with lobby(PROXIES=1, URL=f"https://{NAME}") as made:
        yield made


def through(here: Lobby, ip: str = "203.0.113.9", said: Sequence[str] = ()) -> Client:
    """Return a phone at `ip` whose requests come through a proxy on this computer; `said` is the address that it
    claims.
    """
    client = here.phone(address="127.0.0.1", host="127.0.0.1:8000")
    forwarded: dict[str, Any] = {
        "HTTP_X_FORWARDED_FOR": ", ".join([*said, ip]),
        "HTTP_X_FORWARDED_PROTO": "https",
        "HTTP_X_FORWARDED_HOST": NAME,
        "HTTP_ORIGIN": f"https://{NAME}" if here.app.config["PROXIES"] else "http://127.0.0.1:8000",
    }
    client.environ_base |= forwarded  # type: ignore[operator]
    return client


def test_a_configured_proxy_is_trusted(behind: Lobby) -> None:
    phone = through(behind)
    code = behind.open_table(phone)
    page = phone.get(f"/{code}/share").get_data(as_text=True)
    assert f"https://{NAME}/{code}" in page
    assert phone.send(f"/{code}/sit", name="Ann").status_code == 303
    assert "; Secure" in through(behind).get("/").headers["Set-Cookie"]


@pytest.mark.promise("Forwarding headers are trusted only if the referee")
def test_any_other_proxy_is_not_trusted() -> None:
    with lobby() as here:
        phone = through(here)
        code = here.open_table(phone)
        assert NAME not in phone.get(f"/{code}/share").get_data(as_text=True)
        assert "Secure" not in through(here).get("/").headers["Set-Cookie"], "http could never send it back"


def tries(phone: Client, count: int = MOST_A_MINUTE) -> list[int]:
    return [phone.get("/join?code=BCDF").status_code for _ in range(count)]


def test_attempts_are_counted_per_phone_whatever_it_claims(behind: Lobby) -> None:
    assert set(tries(through(behind))) == {404}
    assert through(behind, said=["198.51.100.7"]).get("/join?code=BCDF").status_code == 429
    assert through(behind, "203.0.113.10").get("/join?code=BCDF").status_code == 404


@pytest.mark.promise("Table codes cannot be guessed. After")
def test_without_a_proxy_a_header_brings_no_more_attempts() -> None:
    with lobby() as here:
        tries(through(here))
        assert through(here, "203.0.113.10").get("/join?code=BCDF").status_code == 429


def test_behind_a_proxy_no_phone_is_the_computer_itself(behind: Lobby) -> None:
    code = behind.open_table(behind.phone())
    assert f'href="/nights/{code}"' not in behind.laptop.get("/").get_data(as_text=True)


def test_behind_an_unconfigured_proxy_no_phone_is_the_computer_itself() -> None:
    with lobby() as here:
        code = here.open_table(here.phone())
        assert f'href="/nights/{code}"' in here.laptop.get("/").get_data(as_text=True)
        forwarded = here.laptop.get("/", environ_overrides={"SERVER_PROTOCOL": "HTTP/1.0"})
        assert f'href="/nights/{code}"' not in forwarded.get_data(as_text=True)


def test_no_proxy_buffers_a_stream(behind: Lobby) -> None:
    code, phones = behind.play()
    for path in (f"/{code}/stream?page=phone", f"/{code}/ring/stream"):
        answer = phones[0].get(path, buffered=False)
        assert answer.headers["X-Accel-Buffering"] == "no"
        assert answer.headers["Cache-Control"] == "no-store"
        assert re.match(rb"data: <hx-partial", next(iter(answer.response)))  # type: ignore[arg-type]
        answer.close()
