"""Lines per minute: the limit is above what people tap and below what a program sends."""

import time

import pytest
from flask import Flask

from referee.live import Outcome
from referee.live.apart import TooMuch
from referee.live.table import A_MINUTE, PHONES
from referee.store import Store
from referee.web.core import rate_limit
from referee.web.core.rate_limit import by_address
from tests.support.device import device_of
from tests.support.lobby import lobby
from tests.support.night import Evening, evening
from tests.support.toy import actions

FEW = 10


def too_many(night: Evening, at: int, count: int = FEW) -> None:
    for _ in range(count):
        assert night.tap(night.phone(at), "enter", text="says hello").status_code == 200


@pytest.mark.promise("Lines a minute: 240 per phone")
def test_a_refused_tap_counts_once_when_repeated_later(monkeypatch: pytest.MonkeyPatch) -> None:
    with evening(LINES_A_MINUTE=FEW) as night:
        too_many(night, 0)
        assert night.tap(night.phone(0), "enter", text="says hello", post="kept").status_code == 429
        runs = time.monotonic
        monkeypatch.setattr(time, "monotonic", lambda: runs() + 60)
        for _ in range(3):
            assert night.tap(night.phone(0), "enter", text="says hello", post="kept").status_code == 200
        assert len(night.game.entries) == FEW + 1


@pytest.mark.promise("Lines a minute: 240 per phone")
def test_a_table_has_its_own_limit_for_all_phones() -> None:
    with evening(LINES_A_MINUTE=FEW) as night:
        for number in range(PHONES * FEW):
            night.table.enter(actions("Ann says hello"), device=device_of(f"phone-{number}"))
        with pytest.raises(TooMuch):
            night.table.enter(actions("Ann says hello"), device="another")
        other = night.registry.open("Sunday", device_of("phone-0"))
        assert other.enter(actions("Ann says hello"), device="another").outcome is Outcome.MOVED_ON


def test_a_sheet_of_many_lines_is_never_split_and_counts_in_full() -> None:
    with evening(LINES_A_MINUTE=FEW) as night:
        lines = ["Ann says hello"] * (2 * FEW)
        assert len(night.table.enter(actions(*lines), device=device_of("phone-0")).entries) == 2 * FEW
        with pytest.raises(TooMuch):
            night.table.enter(actions("Ann says hello"), device=device_of("phone-0"))


def test_people_stay_far_below_the_limit() -> None:
    assert A_MINUTE >= 240
    with evening(LINES_A_MINUTE=A_MINUTE) as night:
        too_many(night, 0, 60)


@pytest.mark.promise("A stranger's wrong PINs, questions")
@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.168.0.5", "192.168.0.5"),
        ("::ffff:192.168.0.5", "192.168.0.5"),
        ("2001:db8::1:5", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a socket", "a socket"),
        (":", ":"),
    ],
)
def test_the_phones_of_one_address_are_counted_together(address: str, counted: str) -> None:
    """A server that listens on `::` sees the phones of the table as `::ffff:…`: they do not lock each other out."""
    with Flask("counted").test_request_context(environ_base={"REMOTE_ADDR": address}):
        assert by_address() == counted


@pytest.mark.promise("If the computer's clock is set")
@pytest.mark.parametrize("by", [-7200, 7200])
def test_a_minute_is_a_minute_when_the_clock_is_set(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    now, runs = time.time, time.monotonic
    with evening(LINES_A_MINUTE=FEW) as night:
        too_many(night, 0)
        monkeypatch.setattr(time, "time", lambda: now() + by)
        assert night.tap(night.phone(0), "enter", text="says hello").status_code == 429
        monkeypatch.setattr(time, "monotonic", lambda: runs() + 61)
        too_many(night, 0)
        answer = night.tap(night.phone(0), "enter", text="says hello")
        assert answer.status_code == 429
        assert 59 <= int(answer.headers["Retry-After"]) <= 60


@pytest.mark.promise("Table codes cannot be guessed. After")
def test_a_blocked_address_is_refused_before_its_code_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(rate_limit.time, "sleep", slept.append)
    with lobby() as here:
        code, (ann, *_) = here.play()
        club = here.laptop.send("/club/new/one", name="C", tables="2", size="4", minutes="30").location.rsplit("/", 1)[
            1
        ]
        stranger = here.phone()
        assert [stranger.get("/BBBB").status_code for _ in range(61)] == [404] * 60 + [429]
        registry = here.app.extensions["registry"]
        looked: list[object] = []
        table, of_code = registry.table, Store.club
        monkeypatch.setattr(registry, "table", lambda *wanted: looked.append(wanted) or table(*wanted))
        monkeypatch.setattr(Store, "club", lambda self, wanted: looked.append(wanted) or of_code(self, wanted))
        for path in (f"/{code}", "/BBBB", f"/club/{club}", "/club/BBBB", f"/join?code={code}", f"/nights/{code}"):
            assert stranger.get(path).status_code == 429, path
        assert looked == [], "a right code costs what a wrong one does"
        assert ann.get(f"/{code}/play").status_code == 200, "who is at the table need not guess"
        assert here.laptop.get(f"/club/{club}").status_code == 200
        assert slept == []
        for _ in range(120):
            stranger.get("/BBBB")
        assert set(slept) == {rate_limit.PAUSE}, "who goes on asks more slowly"
