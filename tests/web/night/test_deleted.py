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
from tests.support.client import said
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


@pytest.mark.promise("A deleted night or set of house")
@pytest.mark.parametrize(("language", "back"), [("en", "Bring back"), ("ko", "되살리기"), ("ja", "元に戻す")])
def test_a_deleted_night_is_restored_unchanged(here: Lobby, language: str, back: str) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H", "Ann says hello")
    before = here.table(code)
    here.laptop.send(f"/nights/{code}/delete", sure=code)
    assert phones[1].get(f"/{code}").status_code == 404
    assert phones[1].get(f"/{code}/export.json").status_code == 404
    here.laptop.send("/language", language=language)
    page = here.laptop.get("/").text
    assert back in page
    assert f'action="/nights/{code}/bring-back"' in page
    assert here.laptop.send(f"/nights/{code}/bring-back").location == f"/nights/{code}"
    after = here.table(code)
    assert after.night == before.night
    assert [line.text for line in after.games[0].lines] == [line.text for line in before.games[0].lines]
    assert phones[1].get(f"/{code}").location == f"/{code}/play"
    assert back not in here.laptop.get("/").text
    assert here.laptop.send(f"/nights/{code}/bring-back").location == f"/nights/{code}", "the same tap twice"


@pytest.mark.promise("A deleted night or set of house")
def test_a_night_is_restored_only_by_its_host_and_its_people(here: Lobby) -> None:
    host = here.phone()
    code = here.open_table(host)
    ann = here.sit(code, "Ann")
    host.send(f"/nights/{code}/delete", sure=code)
    stranger = here.phone()
    assert "Bring back" not in stranger.get("/").text
    assert stranger.send(f"/nights/{code}/bring-back").status_code == 404
    assert here.phone().get(f"/nights/{code}").status_code == 404
    assert [f'action="/nights/{code}/bring-back"' in phone.get("/").text for phone in (host, ann)] == [True, True]
    assert ann.send(f"/nights/{code}/bring-back").status_code == 303
    assert ann.get(f"/{code}").status_code == 200
    assert "Bring back" not in host.get("/").text


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


@pytest.mark.promise("A deleted night or set of house")
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_deleted_house_rules_are_restored(here: Lobby, language: str) -> None:
    phone = here.phone(language)
    rules = {"preset": "one", "h-hand_size": "9"}
    phone.send("/new/one", do="keep-new", name="Granny", **rules)
    phone.send("/new/one", do="delete", saved="1")
    page = phone.get("/new/one").text
    assert 'formaction="/new/one?deleted=1"' in page
    assert 'saved=1"' not in page
    other = here.phone(language)
    assert "deleted=1" not in other.get("/new/one").text
    other.send("/new/one?deleted=1", do="bring-back", **rules)
    assert 'saved=1"' not in phone.get("/new/one").text
    assert phone.send("/new/one?deleted=1", do="bring-back", **rules).location == "/new/one?saved=1"
    assert 'name="h-hand_size" value="9"' in phone.get("/new/one?saved=1").text
    phone.send("/new/one", do="delete", saved="1")
    phone.send("/new/one", do="keep-new", name="granny", **rules)
    taken = phone.send("/new/one?deleted=1", do="bring-back", **rules)
    assert taken.status_code == 422
    assert "Granny" in said(taken)
