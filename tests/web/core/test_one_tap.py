"""One tap is one transaction.

If the server is killed or fails at any statement, the tap is stored completely or not at all, and sending it again gets
the right answer.
"""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from referee.web.core.rate_limit import TRIES
from tests.support.client import Client
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of
from tests.web.test_evenings import Lobbied, do

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


IN_PLAY = "game: one\nplays: Ann Bo Cy\n\nCy deals | Cy flips 5H\n"
OF_FOUR = "game: one\nplays: Ann Bo Cy Di\n\nDi deals | Di flips 5H\n"
SCENES = {
    "opens": "game: one\nby: laptop\n\n>> laptop //new/one",
    "starts": "game: one\nsits: Ann Bo Cy\n\nring Cy Ann Bo / Bo\n>> Ann /start after=0 anyway=1",
    "swaps": IN_PLAY + ">> Ann /swap seat={Ann} with={Bo} how=swap",
    "leaves": IN_PLAY + ">> Bo /remove seat={Bo}",
    "stands up": IN_PLAY + ">> Bo /stand seat={Bo}",
    "claims": IN_PLAY + ">> Bo /stand seat={Bo}\n>> new /claim/{Bo} pin={pin.Bo}",
    "comes late": IN_PLAY + ">> laptop /door door=open\n>> new /sit name=Di after=Ann",
    "is let in": IN_PLAY
    + ">> Bo /stand seat={Bo}\n>> new /knock seat={Bo}\n    answer as: asked\n> Ann {asked} answer=yes",
    "takes back that somebody left": OF_FOUR + ">> Bo /remove seat={Bo}\n> Ann /undo line=3",
    "brings a name back": IN_PLAY + ">> Bo /rename seat={Bo} name=Bob\n> Ann undoes 3\n> Ann /enter text=undoes+4",
    "sits down": "game: one\nsits: Ann\n\n>> new /sit name=Bo",
}
"""Evenings, the last line of which is the tap."""
FAILING = ("opens", "starts", "swaps", "comes late", "is let in", "takes back that somebody left")
"""Scenes of each way to begin a transaction; the others begin it in the same way."""


def scene_of(here: Lobby, name: str) -> tuple[Lobbied, str]:
    """Play a scene up to its tap; return it and the tap, with an id of its own."""
    head, _, lines = SCENES[name].partition("\n\n")
    night = Lobbied(here, dict(row.split(": ", 1) for row in head.splitlines()))
    *before, tap = lines.splitlines()
    for row in before:
        do(night, row)
    return night, f"{night.filled(tap)} post=one-tap"


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


def is_well(night: Lobbied, tap: str) -> bool:
    """Tap; return whether the tap is kept."""
    do(night, tap)
    return night.answer.status_code == (303 if tap.startswith(">>") else 200) and "Not kept" not in night.answer.text


def nobody_is_locked_out(night: Lobbied) -> None:
    for name, phone in night.phones.items():
        assert phone.get(f"/{night.table.code}", follow_redirects=True).status_code == 200, name


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "referee.db"


@pytest.mark.promise("Each tap is one transaction, whatever")
@pytest.mark.parametrize("scene", SCENES)
def test_a_tap_killed_at_any_statement_is_stored_completely_or_not_at_all(scene: str, path: Path) -> None:
    copies: list[Path] = []

    def copy(sql: str) -> None:
        """Copy the files as a kill -9 leaves them."""
        copies.append(path.with_name(f"killed-{len(copies)}.db"))
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{copies[-1]}{end}")

    with lobby(DB=str(path)) as here:
        night, tap = scene_of(here, scene)
        before = rows(path)
        store = here.store
        sqlite_of(store).conn = Statements(sqlite_of(store).conn, nothing, copy)  # type: ignore[assignment]
        assert is_well(night, tap)
        sqlite_of(store).conn = sqlite_of(store).conn.conn  # type: ignore[attr-defined]
        after = rows(path)
        cookies = {name: [*phone._cookies.values()] for name, phone in night.phones.items()}
    assert before != after
    states = [rows(copy) for copy in copies]
    assert all(state in (before, after) for state in states), "neither as before nor as after"
    assert states[-1] == after
    for state in (before, after):
        with lobby(DB=str(copies[states.index(state)])) as again:
            night.phones = {name: _with(again, kept) for name, kept in cookies.items()}
            nobody_is_locked_out(night)
            for _ in range(2):
                assert is_well(night, tap)
                if state is after or scene != "is let in":
                    assert rows(copies[states.index(state)]) == after
            nobody_is_locked_out(night)


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
@pytest.mark.parametrize("scene", FAILING)
@pytest.mark.parametrize("late", [False, True], ids=["before", "after"])
def test_a_tap_failing_at_any_statement_is_stored_completely_or_not_at_all(scene: str, late: bool, path: Path) -> None:
    with lobby(DB=str(path)) as here:
        night, tap = scene_of(here, scene)
        before, store, code = rows(path), here.store, night.table.code
        conn = sqlite_of(store).conn
        for at in _counted():
            failing = Failing(at, late)
            sqlite_of(store).conn = failing.over(conn)  # type: ignore[assignment]
            do(night, tap)
            sqlite_of(store).conn = conn
            here.app.extensions.pop(TRIES, None)  # attempts are counted elsewhere
            if not failing.fired or rows(path) != before:
                break
            assert "Not kept" in night.answer.text or night.answer.status_code == 507
            assert store.night(code) == here.table(code).night, "nothing of it is shown"
        assert failing.fired if late else at > 1
        nobody_is_locked_out(night)
        for _ in range(2):
            assert is_well(night, tap)
        after = rows(path)
        nobody_is_locked_out(night)
        assert store.night(code) == here.table(code).night
    fresh = path.with_name("fresh.db")
    with lobby(DB=str(fresh)) as here:
        do(*scene_of(here, scene))
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
