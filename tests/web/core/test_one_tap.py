"""One tap is one transaction.

If the server is killed or fails at any statement, the tap is stored completely or not at all, and sending it again gets
the right answer.
"""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from referee.web.core.rate_limit import TRIES
from tests.support.client import Client
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of

pytestmark = pytest.mark.untraced  # coverage tracing makes this twice slower; other tests reach the same lines

Rows = dict[str, list[tuple[Any, ...]]]
KEPT = {
    "nights": "SELECT code, name, ended IS NULL, host, plan FROM nights ORDER BY id",
    "seats": "SELECT night, name, place FROM seats ORDER BY id",
    "sitting": "SELECT name, device FROM sitting JOIN seats ON seats.id = seat ORDER BY 1, 2",
    "games": "SELECT night, number, head FROM games ORDER BY id",
    "lines": "SELECT game, n, text, verdict, post FROM lines ORDER BY game, n",
}
"""All stored rows, except times and PINs, which differ between attempts."""


def rows(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as read:
        found = {table: read.execute(sql).fetchall() for table, sql in KEPT.items()}
    fresh = {code: f"table {at}" for at, (code, *_) in enumerate(found["nights"])}
    return found | {"nights": [(fresh[code], *others) for code, *others in found["nights"]]}


@dataclass
class Tap:
    """A tap of one of the phones, which have names, and the page that its phone must show afterwards."""

    by: str
    path: str
    form: dict[str, str] = field(default_factory=dict)
    htmx: bool = False
    ends_when_killed: bool = True


Phones = dict[str, Client]
Scene = Callable[[Lobby], tuple[str, Phones, Tap]]


def game(here: Lobby, names: tuple[str, ...] = ("Ann", "Bo", "Cy"), **form: str) -> tuple[str, Phones]:
    code, phones = here.play(names, **form)
    here.says(code, f"{names[-1]} deals", f"{names[-1]} flips 5H")
    return code, dict(zip(names, phones, strict=True)) | {"laptop": here.laptop, "new": here.phone()}


def opens(here: Lobby) -> tuple[str, Phones, Tap]:
    return here.open_table(), {"laptop": here.laptop}, Tap("laptop", "/new/one", {})


def starts(here: Lobby) -> tuple[str, Phones, Tap]:
    code = here.open_table()
    names = ("Ann", "Bo", "Cy")
    phones = {name: here.sit(code, name) for name in names}
    here.ring(phones["Ann"], code, ("Cy", "Ann", "Bo"), "Bo")
    return code, phones, Tap("Ann", f"/{code}/start", {"after": "0", "anyway": "1"})


def swaps(here: Lobby) -> tuple[str, Phones, Tap]:
    code, phones = game(here)
    form = {"seat": here.seat_id(code, "Ann"), "with": here.seat_id(code, "Bo"), "how": "swap"}
    return code, phones, Tap("Ann", f"/{code}/swap", form)


def leaves(here: Lobby) -> tuple[str, Phones, Tap]:
    code, phones = game(here)
    return code, phones, Tap("Bo", f"/{code}/remove", {"seat": here.seat_id(code, "Bo")})


def stands_up(here: Lobby) -> tuple[str, Phones, Tap]:
    code, phones = game(here)
    return code, phones, Tap("Bo", f"/{code}/stand", {"seat": here.seat_id(code, "Bo")})


def claims(here: Lobby) -> tuple[str, Phones, Tap]:
    code, phones = game(here)
    phones["Bo"].send(f"/{code}/stand", seat=here.seat_id(code, "Bo"))
    pin = here.seat(code, "Bo").pin
    return code, phones, Tap("new", f"/{code}/claim/{here.seat_id(code, 'Bo')}", {"pin": pin})


def comes_late(here: Lobby) -> tuple[str, Phones, Tap]:
    code, phones = game(here)
    here.laptop.send(f"/{code}/door", door="open")
    return code, phones, Tap("new", f"/{code}/sit", {"name": "Di", "after": "Ann"})


def knock(here: Lobby, code: str, by: Client, **form: str) -> str:
    found = by.send(f"/{code}/knock", **form).location
    assert found is not None
    return found


def is_let_in(here: Lobby) -> tuple[str, Phones, Tap]:
    code, phones = game(here)
    phones["Bo"].send(f"/{code}/stand", seat=here.seat_id(code, "Bo"))
    where = knock(here, code, phones["new"], seat=here.seat_id(code, "Bo"))
    return code, phones, Tap("Ann", where, {"answer": "yes"}, htmx=True, ends_when_killed=False)


def takes_back_that_somebody_left(here: Lobby) -> tuple[str, Phones, Tap]:
    code, phones = game(here, ("Ann", "Bo", "Cy", "Di"))
    phones["Bo"].send(f"/{code}/remove", seat=here.seat_id(code, "Bo"))
    return code, phones, Tap("Ann", f"/{code}/undo", {"line": "3"}, htmx=True)


def brings_a_name_back(here: Lobby) -> tuple[str, Phones, Tap]:
    code, phones = game(here)
    phones["Bo"].send(f"/{code}/rename", seat=here.seat_id(code, "Bo"), name="Bob")
    phones["Ann"].send(f"/{code}/enter", text="undoes 3")
    return code, phones, Tap("Ann", f"/{code}/enter", {"text": "undoes 4"}, htmx=True)


def sits_down(here: Lobby) -> tuple[str, Phones, Tap]:
    code = here.open_table()
    phones = {"Ann": here.sit(code, "Ann"), "new": here.phone()}
    return code, phones, Tap("new", f"/{code}/sit", {"name": "Bo"})


SCENES: tuple[Scene, ...] = (
    opens, starts, swaps, leaves, stands_up, claims, comes_late, is_let_in, takes_back_that_somebody_left,
    brings_a_name_back, sits_down,
)  # fmt: skip
FAILING: tuple[Scene, ...] = (opens, starts, swaps, comes_late, is_let_in, takes_back_that_somebody_left)
"""Scenes of each way to begin a transaction; the others begin it in the same way."""
each_scene = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
WRITES = ("INSERT", "UPDATE", "DELETE", "BEGIN", "COMMIT", "SAVEPOINT", "RELEASE")


class Statements:
    """A connection that calls `before` and `after` with each statement that writes, begins or ends."""

    def __init__(self, conn: sqlite3.Connection, before: Callable[[str], None], after: Callable[[str], None]) -> None:
        self.conn, self.before, self.after = conn, before, after

    def __getattr__(self, name: str) -> Any:
        return getattr(self.conn, name)

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if not sql.lstrip().startswith(WRITES) or "sqlite_utils_query" in sql:  # a read has its own savepoint
            return self.conn.execute(sql, *values)
        self.before(sql)
        done = self.conn.execute(sql, *values)
        self.after(sql)
        return done


def nothing(sql: str) -> None:
    pass


def tapped(phone: Client, tap: Tap) -> Any:
    headers = {"HX-Request": "true"} if tap.htmx else {}
    return phone.post(tap.path, data={"post": "one-tap", **tap.form}, headers=headers)


def is_well(answer: Any, tap: Tap) -> bool:
    text = answer.get_data(as_text=True)
    return answer.status_code == (200 if tap.htmx else 303) and "Not kept" not in text


def nobody_is_locked_out(phones: Phones, code: str) -> None:
    for name, phone in phones.items():
        answer = phone.get(f"/{code}", follow_redirects=True)
        assert answer.status_code == 200, name


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "referee.db"


@pytest.mark.promise("Each tap is one transaction, whatever")
@each_scene
def test_a_tap_killed_at_any_statement_is_stored_completely_or_not_at_all(scene: Scene, path: Path) -> None:
    copies: list[Path] = []

    def copy(sql: str) -> None:
        """Copy the files as a kill -9 leaves them."""
        copies.append(path.with_name(f"killed-{len(copies)}.db"))
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{copies[-1]}{end}")

    with lobby(DB=str(path)) as here:
        code, phones, tap = scene(here)
        before = rows(path)
        store = here.store
        sqlite_of(store).conn = Statements(sqlite_of(store).conn, nothing, copy)  # type: ignore[assignment]
        assert is_well(tapped(phones[tap.by], tap), tap)
        sqlite_of(store).conn = sqlite_of(store).conn.conn  # type: ignore[attr-defined]
        after = rows(path)
        cookies = {name: [*phone._cookies.values()] for name, phone in phones.items()}  # type: ignore[union-attr]
    assert before != after
    states = [rows(copy) for copy in copies]
    assert all(state in (before, after) for state in states), "neither as before nor as after"
    assert states[-1] == after
    for state in (before, after):
        with lobby(DB=str(copies[states.index(state)])) as again:
            phones = {name: _with(again, kept) for name, kept in cookies.items()}
            nobody_is_locked_out(phones, code)
            for _ in range(2):
                assert is_well(tapped(phones[tap.by], tap), tap)
                if state is after or tap.ends_when_killed:
                    assert rows(copies[states.index(state)]) == after
            nobody_is_locked_out(phones, code)


def _with(here: Lobby, cookies: list[Any]) -> Client:
    local = any(cookie.domain == "localhost" for cookie in cookies)
    phone = here.phone(address="127.0.0.1", host="localhost:8000") if local else here.phone()
    for cookie in cookies:
        phone.set_cookie(cookie.key, cookie.value, domain=cookie.domain)
    return phone


class Failing:
    """Make the n-th statement fail before it runs, or a commit after it; after any other statement the database is
    unchanged until the next.
    """

    def __init__(self, at: int, late: bool) -> None:
        self.left, self.late, self.fired = at, late, False

    def count(self, sql: str) -> None:
        if self.late and not sql.startswith("COMMIT"):
            return
        self.left -= 1
        if self.left == 0:
            self.fired = True
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error

    def over(self, conn: sqlite3.Connection) -> Statements:
        return Statements(conn, nothing, self.count) if self.late else Statements(conn, self.count, nothing)


@pytest.mark.promise("Each tap is one transaction, whatever")
@pytest.mark.parametrize("scene", FAILING, ids=lambda scene: scene.__name__)
@pytest.mark.parametrize("late", [False, True], ids=["before", "after"])
def test_a_tap_failing_at_any_statement_is_stored_completely_or_not_at_all(
    scene: Scene, late: bool, path: Path
) -> None:
    with lobby(DB=str(path)) as here:
        code, phones, tap = scene(here)
        before, store = rows(path), here.store
        conn = sqlite_of(store).conn
        for at in _counted():
            failing = Failing(at, late)
            sqlite_of(store).conn = failing.over(conn)  # type: ignore[assignment]
            answer = tapped(phones[tap.by], tap)
            sqlite_of(store).conn = conn
            here.app.extensions.pop(TRIES, None)  # attempts are counted elsewhere
            if not failing.fired or rows(path) != before:
                break
            assert "Not kept" in answer.get_data(as_text=True) or answer.status_code == 507
            assert store.night(code) == here.table(code).night, "nothing of it is shown"
        assert failing.fired if late else at > 1
        nobody_is_locked_out(phones, code)
        for _ in range(2):
            assert is_well(tapped(phones[tap.by], tap), tap)
        after = rows(path)
        nobody_is_locked_out(phones, code)
        assert store.night(code) == here.table(code).night
    fresh = path.with_name("fresh.db")
    with lobby(DB=str(fresh)) as here:
        _, phones, tap = scene(here)
        tapped(phones[tap.by], tap)
        assert _shape(rows(fresh)) == _shape(after)


def _counted() -> Iterator[int]:
    yield from range(1, 60)
    raise AssertionError("a tap of so many statements")


def _shape(found: Rows) -> Rows:
    """Return the parts that are equal for other phones at another table."""
    return {
        "nights": [(name, ended, plan) for _, name, ended, _, plan in found["nights"]],
        "seats": found["seats"],
        "sitting": [(name,) for name, _ in found["sitting"]],
        "games": found["games"],
        "lines": found["lines"],
    }


@pytest.mark.promise("Each tap is one transaction, whatever")
def test_every_request_of_these_tests_uses_one_transaction() -> None:
    with lobby(fresh=True) as here:
        registry = here.app.extensions["registry"]

        def twice() -> str:
            for name in ("Friday", "Saturday"):
                registry.open(name)
            return "done"

        here.app.add_url_rule("/twice", view_func=twice)
        with pytest.raises(AssertionError, match="several transactions"):
            here.laptop.get("/twice")
