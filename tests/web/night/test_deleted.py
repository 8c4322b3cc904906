"""Restoring deleted nights and house rules: who may, for how long, and with what result."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import gevent
import pytest

from referee.server import serve
from referee.store import Store
from referee.store.values import StoreError
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of

DAY = 24 * 3600.0


def age(here: Lobby, days: float) -> None:
    """Move the deletion this many days back."""
    registry = here.app.extensions["registry"]
    for table in ("nights", "rules"):
        registry.writer.ask(
            sqlite_of(registry.writer.store).execute, f"UPDATE {table} SET deleted = ?", (time.time() - days * DAY,)
        )


def test_a_deleted_night_is_not_listed_and_its_code_is_not_reused(here: Lobby) -> None:
    code, phones = here.play()
    here.laptop.send(f"/nights/{code}/delete", sure=code)
    store = here.store
    assert store.nights() == []
    assert store.persons() == []
    assert code in {row["code"] for row in store._db.rows("SELECT code FROM nights")}
    assert 'name="known" value="Ann"' not in here.phone().get(f"/{here.open_table()}").text
    assert phones[0].send(f"/{code}/enter", htmx=True, text="draws").status_code == 404


@pytest.mark.promise("A deleted night or set of house")
def test_after_a_month_a_deleted_night_is_purged(here: Lobby) -> None:
    code, _ = here.play()
    here.laptop.send(f"/nights/{code}/delete", sure=code)
    age(here, 29)
    assert "Bring back" in here.laptop.get("/").text
    age(here, 31)
    assert "Bring back" not in here.laptop.get("/").text
    store = here.store
    assert store._db.rows("SELECT * FROM nights") == store._db.rows("SELECT * FROM lines") == []


def test_what_another_server_uses_at_that_moment_is_purged_later(
    here: Lobby, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _ = here.play()
    here.laptop.send(f"/nights/{code}/delete", sure=code)
    age(here, 31)
    tried = list[str]()

    def purge(store: Store) -> None:
        tried.append("purge")
        raise StoreError("conflict")

    monkeypatch.setattr(Store, "purge", purge)
    assert here.laptop.get("/").status_code == 200
    with lobby(DB=str(tmp_path / "referee.db")) as there:
        monkeypatch.setattr(serve, "SETTLED", 0.0)
        monkeypatch.setattr(serve, "TIDIED", 0.0)
        tidies = gevent.spawn(serve._tidy, there.app)
        gevent.sleep(0.2)
        assert not tidies.dead
        tidies.kill()
    assert len(tried) > 3


@pytest.mark.promise("A deleted night or set of house")
@pytest.mark.parametrize(("days", "left"), [(29, 1), (31, 0), (-40_000, 1), (40_000, 1)])
def test_it_is_purged_at_the_start_unless_the_clock_is_implausible(tmp_path: Path, days: int, left: int) -> None:
    path = tmp_path / "referee.db"
    with lobby(DB=str(path)) as here:
        code = here.open_table()
        here.laptop.send(f"/nights/{code}/delete", sure=code)
        age(here, days)
    with lobby(DB=str(path)):
        pass
    with closing(sqlite3.connect(path)) as kept:
        assert kept.execute("SELECT count(*) FROM nights").fetchone() == (left,)
