"""Faults of the database: a sentence in the phone's language, nothing lost, nothing shown before it is synced."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import gevent
import pytest

from referee.engine.notation.lines import read_action
from referee.store import Store
from referee.store.values import StoreError
from tests.support.client import said
from tests.support.device import device_of
from tests.support.lobby import lobby
from tests.support.night import Evening, evening
from tests.support.sqlite import sqlite_of

LANGUAGES = ("en", "ko", "ja")
SAYS = {
    "full": ("no room left on its disk", "디스크가 가득", "ディスクがいっぱい"),
    "locked": ("another program", "다른 프로그램", "ほかのプログラム"),
    "read-only": ("may not write", "쓸 수 없게", "書き込めなくなりました"),
    "damaged": ("damaged", "망가졌어요", "壊れています"),
    "gone": ("deleted or moved away", "지워졌거나", "削除されたか"),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "referee.db"


class Full:
    """A connection whose disk has no room for new rows."""

    def __init__(self, conn: sqlite3.Connection) -> None:
        self.conn = conn

    def __getattr__(self, name: str) -> object:
        return getattr(self.conn, name)

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        if sql.startswith(("INSERT", "UPDATE", "DELETE")):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return self.conn.execute(sql, *values)


@contextmanager
def full(store: Store, path: Path) -> Iterator[None]:
    """Make the disk too full for one more line; the soak test fills a real one."""
    conn = sqlite_of(store).conn
    sqlite_of(store).conn = Full(conn)  # type: ignore[assignment]
    yield
    sqlite_of(store).conn = conn


@contextmanager
def locked(store: Store, path: Path) -> Iterator[None]:
    sqlite_of(store).execute("PRAGMA busy_timeout = 20")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def read_only(store: Store, path: Path) -> Iterator[None]:
    sqlite_of(store).execute("PRAGMA query_only = 1")
    yield
    sqlite_of(store).execute("PRAGMA query_only = 0")


@contextmanager
def damaged(store: Store, path: Path) -> Iterator[None]:
    """Overwrite every page of the file but the first; restore it from a backup once the referee has ended."""
    sqlite_of(store).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    right = path.read_bytes()
    size = int.from_bytes(right[16:18], "big")
    path.write_bytes(right[:size] + b"\xff" * (len(right) - size))
    sqlite_of(store).execute("PRAGMA shrink_memory")
    yield
    path.with_suffix(".backup").write_bytes(right)


@contextmanager
def gone(store: Store, path: Path) -> Iterator[None]:
    """Move the write-ahead log away under the referee, and put it back."""
    wal = path.with_name(f"{path.name}-wal")
    wal.rename(path.with_name("away"))
    yield
    path.with_name("away").rename(wal)


FAULTS: dict[str, Callable[[Store, Path], object]] = {
    "full": full, "locked": locked, "read-only": read_only, "damaged": damaged, "gone": gone
}  # fmt: skip
each_fault = pytest.mark.parametrize("fault", FAULTS)


@contextmanager
def night(path: Path) -> Iterator[Evening]:
    with evening(house="enforce=referee", DB=str(path)) as made:
        made.says("Di deals", "Di flips 5H")
        yield made


def watching(night: Evening) -> Iterator[bytes]:
    stream = iter(night.registry.watch(night.table, "phone", 1, "en", device_of("phone-1")))
    next(stream)
    return stream


@pytest.mark.promise("If the disk is full, or the file")
@each_fault
def test_a_tap_is_answered_by_a_sentence_and_counts_once_when_repeated(fault: str, path: Path) -> None:
    with night(path) as made:
        store, before = made.registry.writer.store, made.state
        quiet, stream = watching(made), watching(made)
        with FAULTS[fault](store, path):  # type: ignore[attr-defined]
            for language, words in zip(LANGUAGES, SAYS[fault], strict=True):
                answer = made.tap(made.phone(0, language), "enter", post="mine", text="plays 9H")
                assert words in said(answer)
                assert answer.status_code == 200
            assert (made.state, len(made.game.entries), made.game.pending) == (before, 2, [])
        with gevent.Timeout(0.3, exception=False):
            assert "9♥" not in next(quiet).decode(), "nothing of it is sent to anybody"
        if fault == "damaged":
            return
        assert made.tap(made.phone(0), "enter", post="mine", text="plays 9H").status_code == 200
        assert [line.text for line in store.lines(made.game.id)] == ["Di deals", "Di flips 5H", "Ann plays 9H"]
        assert "9♥" in next(stream).decode()


@pytest.mark.promise("If the disk is full, or the file")
@each_fault
def test_every_other_change_that_cannot_be_stored_says_so_and_changes_nothing(fault: str, path: Path) -> None:
    with lobby(DB=str(path)) as made:
        code = made.open_table()
        ann, _ = made.sit(code, "Ann"), made.sit(code, "Bo")
        store, was = made.app.extensions["registry"].writer.store, made.table(code).night
        taps = {
            "/new/one": {},
            f"/{code}/sit": {"name": "Cy"},
            f"/{code}/rename": {"seat": str(made.seat(code, "Ann").id), "name": "Anna"},
            f"/{code}/ring": {"place": str(made.seat(code, "Ann").id)},
            f"/{code}/seat": {"name": "Di"},
            f"/{code}/next/one": {"do": "keep", "name": "Ours"},
        }
        with FAULTS[fault](store, path):  # type: ignore[attr-defined]
            for where, form in taps.items():
                for htmx in (False, True):
                    headers = {"HX-Request": "true"} if htmx else {}
                    answer = ann.post(where, data=form, headers=headers)
                    assert SAYS[fault][0] in said(answer), where
                    assert "Not kept" in said(answer)
            assert made.table(code).night == was
            assert ann.get(f"/{code}").status_code == 200, "what is in memory is still there for everybody"
        if fault == "damaged":
            return
        for where, form in taps.items():
            assert ann.send(where, **form).status_code == 303, where
        assert [seat.name for seat in made.table(code).night.seats] == ["Anna", "Bo", "Cy", "Di"]


@pytest.mark.promise("A table that cannot be read")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unreadable_table_says_so_and_returns_with_the_backup(path: Path, language: str) -> None:
    with lobby(DB=str(path)) as made:
        code = made.open_table()
        store = made.app.extensions["registry"].writer.store
        made.app.extensions["registry"]._tables.clear()
        with damaged(store, path):
            answer = made.phone(language).get(f"/{code}")
            assert answer.status_code == 503
            assert SAYS["damaged"][LANGUAGES.index(language)] in said(answer)
            assert made.phone(language).get(f"/{code}/stream").status_code == 503
    with lobby(DB=str(path.with_suffix(".backup"))) as made:
        assert made.phone(language).get(f"/{code}").status_code == 200


@pytest.mark.promise("The server waits once for a fault")
def test_a_fault_is_waited_for_once_for_all_tables(path: Path) -> None:
    with lobby(DB=str(path)) as made:
        tables = []
        for number in range(4):
            table = made.app.extensions["registry"].open(f"night {number}")
            table.start("game: one\nplayers: Ann Bo Cy\n", 0)
            tables.append(table)
        store = made.app.extensions["registry"].writer.store
        tried: list[int] = []
        append = store.append
        store.append = lambda lines: (tried.append(len(lines)), append(lines))[1]
        with locked(store, path):
            said = [gevent.spawn(table.enter, [read_action("Cy deals")], device=None) for table in tables]
            gevent.joinall(said, raise_error=True)
        assert [(greenlet.get().outcome, greenlet.get().key) for greenlet in said] == [("not-kept", "locked")] * 4
        assert sum(tried) == 4, "no line is tried a second time"


# The clock of the computer


@pytest.mark.parametrize(
    ("where", "form"),
    [
        ("/{}/ring", {"clear": "1"}),
        ("/{}/host", {"seat": "2"}),
        ("/{}/next/one", {"preset": "one"}),
        ("/nights/{}/rename", {"name": "Friday"}),
        ("/nights/{}/end", {}),
    ],
)
def test_a_change_of_a_night_that_has_gone_at_that_moment_is_answered_by_a_sentence(
    where: str, form: dict[str, str]
) -> None:
    with evening() as made:
        made.registry.writer.ask(made.registry.writer.store.remove_night, made.table.night.id)
        answer = made.phone(0).post(where.format(made.table.code), data=form)
        assert answer.status_code == 404
        assert "There is no night here" in said(answer)


@pytest.mark.parametrize(
    ("change", "where", "form"),
    [
        ("keep_rules", "/{}/next/one", {"do": "keep", "name": "Ours"}),
        ("keep_season", "/standings/seasons", {"name": "Winter", "since": "2026-01-01"}),
    ],
)
def test_a_change_that_somebody_elses_came_before_is_answered_by_a_sentence(
    monkeypatch: pytest.MonkeyPatch, change: str, where: str, form: dict[str, str]
) -> None:
    def overtaken(*_: object, **__: object) -> None:
        raise StoreError("conflict")

    with evening() as made:
        monkeypatch.setattr(Store, change, overtaken)
        answer = made.phone(0).post(where.format(made.table.code), data=form)
        assert answer.status_code == 422
        assert "Please try again" in said(answer)


@pytest.mark.promise("If the computer's clock is set")
def test_setting_the_clock_back_moves_no_line_and_forgets_no_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    with lobby() as made:
        code, phones = made.play()
        phones[2].send(f"/{code}/enter", text="deals")
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() - 7200)
        answer = phones[2].send(f"/{code}/enter", htmx=True, text="flips 5H")
        assert "5" in said(answer)
        played = made.table(code).game
        assert played is not None
        times = [line.at for line in played.lines]
        assert times == sorted(times)
        assert played.lines[1].entered < played.lines[0].entered, "only the day it is listed under is the clock's"
        assert phones[0].get(f"/{code}/play").status_code == 200
