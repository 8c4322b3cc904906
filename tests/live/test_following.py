"""Two servers of one database, in one process: what each hears is fetched by hand, so that the order is known."""

import math
from collections.abc import Callable, Iterator
from typing import Any

import gevent
import pytest

from referee.live import Outcome, StoreWriter, Table, TableRegistry
from referee.live import table as tables
from referee.live.following import Following
from referee.store import Store
from referee.store.values import DatabaseFault
from tests.support.postgres import Postgres
from tests.support.toy import HEAD, ToyLog, ToyScreens, enter, texts


class Server:
    """One of the servers, with what it hears."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.registry = TableRegistry(StoreWriter(self.store), ToyLog, ToyScreens())
        self.listener = self.store.sharing.listen()  # type: ignore[union-attr]
        self.following: Any = self.registry._following
        self.following._listener = self.listener

    def table(self, code: str) -> Table:
        return self.registry.table(code)  # type: ignore[return-value]

    def hear(self) -> None:
        """Follow everything that is new."""
        while self.following._hear(self.listener, 0.2):
            pass

    def watch(self, table: Table) -> None:
        """Have a phone show a table."""
        table.add_watcher(self.registry.watch(table, "phone", None, "en"))

    def close(self) -> None:
        self.listener.close()
        self.registry.close()


@pytest.fixture
def two(database_server: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Server]]:
    for name in ("_listen", "_serve_all"):
        monkeypatch.setattr(Following, name, lambda _: None)
    url = database_server.make()
    servers = Server(url), Server(url)
    yield servers
    for server in servers:
        server.close()


@pytest.fixture
def code(two: tuple[Server, Server]) -> str:
    table = two[0].registry.open("Friday")
    for person in ("Ann", "Bo"):
        table.change(two[0].store.add_seat, table.night.id, person)
    table.start(HEAD, 0)
    return table.code


def test_a_line_entered_at_one_server_is_shown_at_the_other(two: tuple[Server, Server], code: str) -> None:
    here, there = two[0].table(code), two[1].table(code)
    two[1].watch(there)
    version = there.version
    enter(here, "Bo says one", "Ann says two")
    assert texts(there) == []
    two[1].hear()
    assert texts(there) == texts(here) == ["Bo says one", "Ann says two"]
    assert there.version > version
    assert there.game.lines == here.game.lines


def test_a_line_of_a_table_without_watchers_is_read_at_the_next_request(
    two: tuple[Server, Server], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two[0].table(code), two[1].table(code)
    two[1].hear()
    enter(here, "Bo says one")
    with monkeypatch.context() as unread:
        unread.setattr(two[1].registry.writer, "ask", lambda *_: pytest.fail("the database was asked"))
        two[1].hear()
    assert texts(there) == []
    assert texts(two[1].table(code)) == ["Bo says one"]


def test_a_table_that_nobody_uses_at_a_server_is_not_heard_of_there_until_its_next_request(
    two: tuple[Server, Server], code: str
) -> None:
    here, there = two[0].table(code), two[1].table(code)
    two[1].hear()
    two[1].watch(there)
    there.used = -math.inf
    enter(here, "Bo says one")
    two[1].hear()
    assert texts(there) == ["Bo says one"], "a phone shows it"
    there.watchers.clear()
    enter(here, "Bo says two")
    two[1].hear()
    enter(here, "Bo says three")
    here.change(two[0].store.add_seat, here.night.id, "Cy")
    assert two[1].listener.hear(0.2) == []
    assert texts(two[1].table(code)) == ["Bo says one", "Bo says two", "Bo says three"]
    assert there.night == here.night
    two[1].watch(there)
    enter(here, "Bo says four")
    two[1].hear()
    assert texts(there)[-1] == "Bo says four"


def test_a_table_asked_for_while_it_is_left_is_heard_of(two: tuple[Server, Server], code: str) -> None:
    here, there = two[0].table(code), two[1].table(code)
    there.used = -math.inf
    follow = two[1].listener.follow

    def late(night: int, how: str = "LISTEN") -> Any:
        if how == "UNLISTEN":
            asking.append(gevent.spawn(two[1].table, code))
            gevent.sleep(0)
        return follow(night, how)

    asking: list[Any] = []
    two[1].listener.follow = late  # type: ignore[method-assign]
    enter(here, "Bo says one")
    two[1].hear()
    gevent.joinall(asking)
    assert len(asking) == 1
    assert texts(there) == ["Bo says one"]
    two[1].watch(there)
    enter(here, "Bo says two")
    two[1].hear()
    assert texts(there) == ["Bo says one", "Bo says two"]


def test_news_that_come_while_another_table_is_asked_for_are_followed(two: tuple[Server, Server], code: str) -> None:
    here, there = two[0].table(code), two[1].table(code)
    two[1].hear()
    two[1].watch(there)
    other = two[1].registry.open("Saturday").code
    enter(here, "Bo says one")
    two[1].table(other)
    assert texts(there) == ["Bo says one"]


def test_a_night_without_a_listener_is_read_at_each_request(two: tuple[Server, Server], code: str) -> None:
    here = two[0].table(code)
    two[1].listener._connection.close()  # as a server that was lost
    for said in ("one", "two"):
        enter(here, f"Bo says {said}")
        assert texts(two[1].table(code))[-1] == f"Bo says {said}"


def test_a_line_that_loses_the_race_follows_the_first(two: tuple[Server, Server], code: str) -> None:
    here, there = two[0].table(code), two[1].table(code)
    enter(here, "Bo says one")
    answer = enter(there, "Ann says two")  # without having heard of the first
    assert answer.outcome is Outcome.KEPT
    assert [entry.n for entry in answer.entries] == [2]
    two[0].hear()
    assert texts(two[0].table(code)) == texts(there) == ["Bo says one", "Ann says two"]


def test_a_tap_sent_to_both_servers_is_entered_once(two: tuple[Server, Server], code: str) -> None:
    here, there = two[0].table(code), two[1].table(code)
    first = enter(here, "Bo says one", post="tap")
    again = enter(there, "Bo says one", post="tap")
    assert again.outcome is Outcome.KEPT
    assert [entry.n for entry in again.entries] == [entry.n for entry in first.entries] == [1]
    assert texts(there) == ["Bo says one"]


def test_a_tap_that_always_loses_is_answered(
    two: tuple[Server, Server], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two[0].table(code), two[1].table(code)
    append = two[1].store.append
    raced: list[int] = []

    def late(lines: Any) -> None:
        raced.append(len(raced))
        enter(here, "Bo says one")
        append(lines)

    monkeypatch.setattr(two[1].store, "append", late)
    answer = enter(there, "Ann says two")
    assert (answer.outcome, answer.key) == (Outcome.NOT_KEPT, "conflict")
    assert len(raced) == tables.RACES
    assert texts(there) == ["Bo says one"] * tables.RACES


def test_people_and_games_of_one_server_are_those_of_the_other(two: tuple[Server, Server], code: str) -> None:
    here, there = two[0].table(code), two[1].table(code)
    two[1].watch(there)
    seat = here.change(two[0].store.add_seat, here.night.id, "Cy", "phone").id
    here.change(two[0].store.give_seat, seat, "second")
    here.start(HEAD, 1)
    two[1].hear()
    assert there.night == here.night
    assert len(there.games) == len(here.games) == 2
    assert there.start(HEAD, 1) is there.game, "the same game is not started twice"
    enter(here, "Bo says one")
    two[1].hear()
    assert texts(two[1].table(code)) == ["Bo says one"]


def test_a_night_deleted_at_one_server_is_gone_at_the_other(two: tuple[Server, Server], code: str) -> None:
    here, there = two[0].table(code), two[1].table(code)
    two[1].watch(there)
    here.change(two[0].store.delete_night, here.night.id)
    two[1].hear()
    assert there.closed
    assert two[1].registry.table(code) is None


def test_a_deleted_next_night_is_no_longer_shown_at_those_before(two: tuple[Server, Server], code: str) -> None:
    here, there = two[0].table(code), two[1].table(code)
    two[1].watch(there)
    later, last = (two[0].registry.open(name) for name in ("Saturday", "Sunday"))
    for night, to in ((here, later), (later, last)):
        night.change(two[0].store.go_on, night.night.id, to.night.id, "Ann")
    for shown in (last, later):
        two[1].hear()
        assert there.night.next_night is not None
        assert there.night.next_night.code == shown.code
        shown.change(two[0].store.delete_night, shown.night.id)
    two[1].hear()
    assert there.night.next_night is None


@pytest.mark.parametrize("gone", [Store.delete_night, Store.remove_night])
def test_a_request_for_a_night_deleted_at_the_other_server_finds_none_though_the_news_was_lost(
    two: tuple[Server, Server], code: str, gone: Callable[[Store, int], None]
) -> None:
    there = two[1].table(code)
    two[0].table(code).change(gone, two[0].store, there.night.id)
    there.is_behind = True
    assert two[1].registry.table(code) is None
    assert two[1].registry.table(code) is None


def test_lost_news_are_found_by_comparison_and_before_the_next_request(two: tuple[Server, Server], code: str) -> None:
    here, there = two[0].table(code), two[1].table(code)
    watcher = two[1].registry.watch(there, "phone", None, "en")
    there.add_watcher(watcher)
    enter(here, "Bo says one")
    two[1].following._compare()
    assert texts(there) == ["Bo says one"]
    enter(here, "Bo says two")
    there.is_behind = True
    two[1].following._catch_up_watched()
    assert texts(there) == ["Bo says one", "Bo says two"]
    there.remove_watcher(watcher)
    enter(here, "Bo says three")
    there.is_behind = True
    assert texts(two[1].table(code)) == ["Bo says one", "Bo says two", "Bo says three"]


def test_streams_end_where_requests_no_longer_come(two: tuple[Server, Server], code: str) -> None:
    here = two[0].table(code)
    stream = iter(two[0].registry.watch(here, "phone", None, "en"))
    assert next(stream)
    two[1].table(code)
    two[0].hear()
    assert list(stream) == []
    assert not here.closed
    assert here.is_elsewhere


def test_both_servers_have_one_time(two: tuple[Server, Server], code: str) -> None:
    here, there = two[0].table(code).game, two[1].table(code).game
    here.set_time(1000.0)
    two[0].following._serve(two[0].registry.all())
    assert here.now() == pytest.approx(there.now(), abs=0.2)


def test_a_table_is_shown_as_it_was_while_the_database_is_away(
    two: tuple[Server, Server], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = two[1].table(code)

    def away(*_: object) -> None:
        raise DatabaseFault("unreachable")

    monkeypatch.setattr(two[1].store, "night_of", away)
    there.is_behind = True
    assert two[1].table(code) is there
    assert there.is_behind
