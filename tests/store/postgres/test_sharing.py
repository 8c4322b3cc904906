"""Two connections of servers that share a database."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress

import psycopg
import pytest
from psycopg.rows import DictRow

from referee.live import following
from referee.store import Store, examine_server
from referee.store.codes import hashed
from referee.store.deleted import DELETED_DAYS
from referee.store.postgres import connection
from referee.store.postgres.connection import ServerNews, Sharing
from referee.store.schema import STEPS
from referee.store.values import DatabaseFault, StoredTap, StoreError
from tests.support.client import said
from tests.support.lobby import lobby
from tests.support.postgres import Postgres
from tests.support.toy import line


@pytest.fixture
def url(database_server: Postgres) -> str:
    return database_server.make()


@pytest.fixture
def two(url: str) -> Iterator[tuple[Store, Store]]:
    stores = Store(url), Store(url)
    yield stores
    for store in stores:
        store.close()


def shared(store: Store) -> Sharing:
    assert store.sharing is not None
    return store.sharing


def test_a_database_without_an_encoding_keeps_names_too(database_server: Postgres) -> None:
    url = database_server.make("SQL_ASCII")  # what a computer without a locale makes
    for _ in range(2):
        store = Store(url)
        night = store.open_night("금요일 さくら")
        assert store.night_of(night.id).name == "금요일 さくら"
        store.close()


def test_a_database_whose_encoding_lacks_names_is_refused(database_server: Postgres) -> None:
    with pytest.raises(DatabaseFault, match="LATIN1") as fault:
        Store(database_server.make("LATIN1"))
    assert fault.value.key == "encoding"


def test_of_two_lines_with_one_number_the_first_is_kept(two: tuple[Store, Store]) -> None:
    one, other = two
    game = one.add_game(one.open_night("Friday").id, "head").id
    one.append([line(game, 1, post="a")])
    for late in (line(game, 1, post="b"), line(game, 2, post="a")):
        with pytest.raises(StoreError, match="conflict"):
            other.append([late])
    assert other.lines(game) == [line(game, 1, post="a")]
    other.append([line(game, 2, post="b")])
    assert one.lines(game, after=1) == [line(game, 2, post="b")]
    assert shared(one).newest([game, 999]) == {game: 2}


def test_of_two_servers_that_merge_two_persons_one_does(two: tuple[Store, Store]) -> None:
    one, other = two
    for name in ("Ann", "Annie"):
        one.add_seat(one.open_night("Friday").id, name)
    annie, ann = (person.id for person in one.persons())
    with ThreadPoolExecutor(1) as thread:
        with one._db.whole():
            one.merge_persons(ann, annie)
            late = thread.submit(other.merge_persons, ann, annie)
            time.sleep(0.2)
        with pytest.raises(StoreError, match="no-person"):
            late.result(5)
    assert [person.nights for person in other.persons()] == [2]


def test_somebody_who_sits_down_at_another_server_is_not_purged(two: tuple[Store, Store]) -> None:
    one, other = two
    old, new = one.open_night("Friday").id, other.open_night("Saturday").id
    one.add_seat(old, "Ann")
    one._db.run("UPDATE nights SET deleted = ? WHERE id = ?", time.time() - (DELETED_DAYS + 1) * 24 * 3600, old)
    with ThreadPoolExecutor(1) as thread:
        with other._db.whole():
            other.add_seat(new, "Ann")
            late = thread.submit(one.purge)
            time.sleep(0.2)
        with pytest.raises(StoreError, match="conflict"):
            late.result(5)
    one.purge()
    assert [(person.name, person.nights) for person in one.persons()] == [("Ann", 1)]


def test_another_server_hears_of_lines_and_nights_once_and_not_of_its_own(two: tuple[Store, Store]) -> None:
    one, other = two
    night = one.open_night("Friday")
    game = one.add_game(night.id, "head").id
    listener = shared(other).listen()
    assert listener.follow(night.id) == []
    one.append([line(game, 1), line(game, 2)])
    assert listener.hear(5) == [ServerNews("game", night.id, game)]
    other.append([line(game, 3)])
    assert listener.hear(0.2) == []
    seat = one.add_seat(night.id, "Ann", "phone").id
    assert listener.hear(5) == [ServerNews("night", night.id)]
    for change in (
        lambda: one.rename_seat(seat, "Anna"),
        lambda: one.free_seat(seat, "phone"),
        lambda: one.change_sheet(game, lambda _: "{}"),
        lambda: one.set_night(night.id, door=-1),
        lambda: one.remove_seat(seat),
        lambda: one.delete_night(night.id),
    ):
        change()
        assert set(listener.hear(5)) == {ServerNews("night", night.id)}
    shared(one).announce(night.id)
    assert listener.hear(5) == [ServerNews("here", night.id)]
    listener.follow(night.id, "UNLISTEN")
    shared(one).announce(night.id)
    assert listener.hear(0.2) == []
    listener.close()


def test_news_that_a_pooler_keeps_back_are_missed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert examine_server(url).hears
    direct = connection.connected

    def pooled(url: str) -> psycopg.Connection[DictRow]:
        """Return a connection that forgets after each statement what it listens to, as one of many clients does."""
        made, run = direct(url), psycopg.Connection.execute
        monkeypatch.setattr(made, "execute", lambda *of: (run(made, *of), run(made, b"UNLISTEN *"))[0])
        return made

    monkeypatch.setattr(connection, "connected", pooled)
    assert not examine_server(url).hears


def test_a_cut_listener_says_so(two: tuple[Store, Store], url: str) -> None:
    listener = shared(two[1]).listen()
    listener.follow(1)
    with psycopg.connect(url, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    with pytest.raises(DatabaseFault) as fault:
        listener.hear(5)
    assert fault.value.key == "unreachable"
    listener.close()


def test_the_time_of_a_game_goes_on_while_it_is_served_and_then_stands_still(two: tuple[Store, Store]) -> None:
    one, other = two
    game = one.add_game(one.open_night("Friday").id, "head").id
    one.append([line(game, 1), line(game, 2)])
    assert not shared(one).is_served()
    now, shift = shared(one).serve([game, 999])
    assert now + shift[game] == pytest.approx(3.0), "it begins at the last line"
    assert shared(other).is_served()
    later, same = shared(other).serve([game])
    assert same == shift
    assert later > now
    one._db.run("UPDATE clocks SET served = served - 3600, shift = shift + 3600")  # nobody served it for an hour
    resumed, stood = shared(other).serve([game])
    assert resumed + stood[game] == pytest.approx(3.0 + later - now)
    assert shared(one).serve([]) == (0.0, {})


def test_a_restarted_server_is_found_again(two: tuple[Store, Store], database_server: Postgres) -> None:
    one, _ = two
    night = one.open_night("Friday")
    database_server.stop("fast")
    database_server.start()
    assert one.night(night.code) == night
    one.set_night(night.id, name="Saturday")


FULL = """
    CREATE TABLE queue_of_news AS SELECT 1;
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT FROM queue_of_news) THEN
            RAISE EXCEPTION 'too many notifications in the NOTIFY queue' USING ERRCODE = 'program_limit_exceeded';
        END IF;
        RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER full_queue AFTER INSERT OR UPDATE ON lines DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse();
    CREATE FUNCTION pg_notification_queue_usage() RETURNS float8 LANGUAGE sql AS
        'DELETE FROM queue_of_news; SELECT 0.0::float8';
"""
"""As PostgreSQL 15 does with its real queue of 8 GB, once the listener that held it up has gone: a change is refused at
the end of its transaction until somebody asks how full the queue is."""


@pytest.mark.parametrize("alone", [True, False])
def test_a_full_queue_of_news_is_emptied_once_a_change_was_refused(url: str, *, alone: bool) -> None:
    with closing(Store(url)) as store:
        game = store.add_game(store.open_night("Friday").id, "head").id
        store._db.run(f"ALTER DATABASE {url.rpartition('/')[2]} SET search_path = public, pg_catalog")
    with psycopg.connect(url) as other:
        other.execute(FULL.encode())
    with closing(Store(url)) as store:
        keep = store.append if alone else lambda rows: store.keep([StoredTap(0, rows)])
        with pytest.raises(DatabaseFault, match="too many notifications"):
            keep([line(game, 1)])
        assert store.lines(game) == []
        for _ in range(500):
            with suppress(DatabaseFault):
                keep([line(game, 1)])
                break
            time.sleep(0.01)
        assert store.lines(game) == [line(game, 1)]


def test_a_server_that_is_away_is_named(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.1)
    with pytest.raises(DatabaseFault) as fault:
        Store("postgresql://nobody@127.0.0.1:1/nights")
    assert fault.value.key == "unreachable"


def test_a_database_of_a_later_version_is_left_alone(url: str) -> None:
    Store(url).close()
    with psycopg.connect(url, autocommit=True) as other:
        other.execute("INSERT INTO migrations VALUES ('p999', now())")
    with pytest.raises(DatabaseFault) as fault:
        Store(url)
    assert fault.value.key == "newer"


OF_0_10 = """
    CREATE OR REPLACE FUNCTION tell_lines() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_notify(''referee'', ''game 1 1''); RETURN NULL; END';
    DROP TABLE held, seat_names;
    CREATE TABLE formerly (seat bigint, name text);
    CREATE TABLE held (night bigint, name text, device text);
    CREATE TABLE unnamed (night bigint, name text);
    CREATE TABLE played_as (night bigint, name text, person bigint);
    ALTER TABLE results DROP COLUMN parts;
    ALTER TABLE seats DROP COLUMN gone, DROP COLUMN unnamed, DROP COLUMN person;
    ALTER TABLE seats ADD COLUMN entry text NOT NULL DEFAULT 'trusted';
    INSERT INTO nights (code, name, opened) VALUES ('ABCD', 'Friday', 1);
    INSERT INTO seats (night, place, name, pin) VALUES (1, 0, 'Anna', '1234');
    INSERT INTO games (night, number, head, started) VALUES (1, 1, 'head', 1);
    INSERT INTO formerly VALUES (1, 'Ann');
    INSERT INTO persons (uid, name, heard, colour, sign)
        VALUES ('a', 'Ann', 'ann', 0, 'cat'), ('b', 'Bo', 'bo', 1, 'fox');
    INSERT INTO played_as VALUES (1, 'Ann', 1), (1, 'Anna', 1), (1, 'Bo', 2);
    INSERT INTO held VALUES (1, 'Bo', 'phone');
    INSERT INTO unnamed VALUES (1, 'Bo');
"""
"""A night that 0.10 kept: Ann, who is Anna by now, and Bo, who left."""


def test_a_database_of_0_10_is_opened_also_after_a_kill_and_an_older_one_is_left_alone(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(url).close()
    with psycopg.connect(url, autocommit=True) as other:
        other.execute(OF_0_10)
        other.execute("DELETE FROM migrations")
        for name in connection.OF_0_10 - {"p011_helps"}:
            other.execute("INSERT INTO migrations VALUES (%s, now())", (name,))
        with pytest.raises(DatabaseFault) as fault:
            Store(url)
        assert fault.value.key == "older"
        other.execute("INSERT INTO migrations VALUES ('p011_helps', now())")
    with monkeypatch.context() as patch:
        patch.setattr(connection.PostgresDatabase, "note_step", lambda self, _: self._connection.close())  # as a kill
        with pytest.raises(DatabaseFault):
            Store(url)
    with closing(Store(url)) as store:
        assert store._db.steps_done() == connection.OF_0_10 | STEPS.keys() | {"s006_channels"}
        night = store.night_of(1)
        assert store.persons_of(1) == {"Ann": 1, "Anna": 1, "Bo": 2}
        assert night.called == {(1, "Ann"): 1, (1, "Anna"): 1, (1, "Bo"): 2}
        assert [(seat.name, seat.person) for seat in night.seats] == [("Anna", 1)]
        [bo] = night.gone
        assert (bo.name, bo.held, night.unnamed) == ("Bo", {hashed("phone")}, {"Bo"})
        assert store.add_seat(1, "Bo").id == bo.id
        with closing(Store(url)) as other:
            listener = shared(other).listen()
            listener.follow(1)
            store.append([line(1, 1)])
            assert listener.hear(5) == [ServerNews("game", 1, 1)]
            listener.close()


def test_no_text_holds_the_character_zero(url: str) -> None:
    store = Store(url)
    assert store.open_night("a\0b").name == "a\N{REPLACEMENT CHARACTER}b"
    store.close()


def test_a_table_that_another_program_holds_is_waited_for_once_and_is_no_file(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[str] = []
    execute = connection.PostgresDatabase._execute

    def counting(self: connection.PostgresDatabase, sql: str, values: Sequence[object]) -> psycopg.Cursor[DictRow]:
        try:
            return execute(self, sql, values)
        except psycopg.errors.LockNotAvailable:
            waits.append(sql)
            raise

    monkeypatch.setattr(connection, "LIMITS", "SET lock_timeout = '300ms'")
    listeners: list[connection.NewsListener] = []

    def listen(own: following.Following) -> None:
        # Nothing is patched in this process, so that a greenlet which waits for news would hold up all others.
        own._listener = own._sharing.listen()
        listeners.append(own._listener)

    monkeypatch.setattr(following.Following, "_listen", listen)
    monkeypatch.setattr(connection.PostgresDatabase, "_execute", counting)
    with lobby(DB=url) as here, psycopg.connect(url) as other:
        code, (ann, *_) = here.play()
        other.execute("LOCK TABLE lines IN ACCESS EXCLUSIVE MODE")
        answer = ann.send(f"/{code}/enter", htmx=True, text="says hello", post="once")
        assert "another program holds the referee’s database" in said(answer)
        assert len([sql for sql in waits if sql.startswith("INSERT")]) == 1, "besides what other greenlets read"
        other.rollback()
        assert "Not kept" not in said(ann.send(f"/{code}/enter", htmx=True, text="says hello", post="once"))
        played = here.table(code).game
        assert played is not None
        assert [kept.text for kept in here.store.lines(played.id)] == ["Ann says hello"]
    for listener in listeners:
        listener.close()
