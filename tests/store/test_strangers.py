"""The store of a public server: rules of each phone, and nights that end by themselves."""

import time

import pytest

from referee.store import Store
from referee.store.deleted import MOST_RULES
from referee.store.values import KeptLine, StoreError

DAY = 24 * 3600.0


def test_each_device_has_names_of_its_own(store: Store) -> None:
    mine = store.keep_rules("one", "Friday", "one", "", "mine", own=True)
    theirs = store.keep_rules("one", "Friday", "one", "", "theirs", own=True)
    assert [rules.id for rules in store.rules("one", device="mine")] == [mine]
    assert {rules.id for rules in store.rules("one")} == {mine, theirs}
    with pytest.raises(StoreError, match="name-taken"):
        store.keep_rules("one", "friday", "one", "", "mine", own=True)
    with pytest.raises(StoreError, match="name-taken"):
        store.keep_rules("one", "Friday", "one", "", "third")
    store.delete_rules(mine)
    store.bring_back_rules("one", mine, own=True)
    assert [rules.id for rules in store.rules("one", device="mine")] == [mine]


def test_each_device_has_as_many_as_a_game_elsewhere(store: Store) -> None:
    for at in range(MOST_RULES):
        store.keep_rules("one", f"No. {at}", "one", "", "mine", own=True)
    with pytest.raises(StoreError, match="too-many"):
        store.keep_rules("one", "One more", "one", "", "mine", own=True)
    assert store.keep_rules("one", "One more", "one", "", "theirs", own=True)


def opened(store: Store, days: float) -> int:
    """Return a night that was opened so many days ago."""
    night = store.open_night("x").id
    store._db.run("UPDATE nights SET opened = ? WHERE id = ?", time.time() - days * DAY, night)
    return night


def sat(store: Store, night: int, days: float) -> None:
    seat = store.add_seat(night, "Ann").id
    store._db.run("UPDATE seats SET came = ? WHERE id = ?", time.time() - days * DAY, seat)


def played(store: Store, night: int, days: float) -> None:
    game = store.add_game(night, "game: one").id
    store.append([KeptLine(game, 1, 0.0, "Ann deals", "ok", "r", None, time.time() - days * DAY)])


def left(store: Store) -> set[int]:
    store.purge_idle(90, 7)
    return {row.id for row in store.nights()}


@pytest.mark.promise("There, idle nights are deleted when")
def test_a_night_goes_when_nothing_has_happened_for_so_long(store: Store) -> None:
    old, lately, again = (opened(store, 200) for _ in range(3))
    for night, days in ((old, 91), (lately, 89), (again, 91)):
        sat(store, night, 200)
        played(store, night, days)
    store.add_seat(again, "Bo")
    assert left(store) == {lately, again}


def test_a_night_without_a_line_goes_sooner(store: Store) -> None:
    new, empty, seated = opened(store, 6), opened(store, 8), opened(store, 8)
    sat(store, seated, 1)
    assert left(store) == {new, seated}
    assert not store._db.rows("SELECT 1 FROM nights WHERE id = ?", empty)


@pytest.mark.promise("There, idle nights are deleted when")
def test_a_clock_that_is_wrong_by_decades_removes_nothing(store: Store) -> None:
    night = opened(store, 40_000)
    assert left(store) == {night}


def test_the_size_of_the_database(store: Store) -> None:
    assert 4096 < store.size() < 100_000_000
