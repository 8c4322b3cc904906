"""Nights that leave and come: nothing twice, the same persons, nobody brought back."""

import io
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

from referee.records.archive import read_archive, write_archive
from referee.store import Store
from referee.store.archive import ArchivedNight
from referee.store.values import KeptLine, PersonRow, SeatLook, StoreError
from tests.store.people.test_persons import played

HEAD = "game: one\nplayers: Ann Bo\n"
LATER = 1e12


@pytest.fixture
def other() -> Iterator[Store]:
    """Return the store of another referee."""
    with closing(Store(":memory:")) as made:
        yield made


def with_game(store: Store, *names: str, **more: str) -> int:
    night = played(store, *names, **more)
    game = store.add_game(night, HEAD).id
    store.append(KeptLine(game, n, float(n), f"Ann says {n}", "ok", "talk", "phone", time.time()) for n in (1, 2))
    return night


def carry(source: Store, target: Store, length: int = 4) -> list[bool]:
    """Carry all nights over; return for each whether it was added."""
    nights = source.nights_to_archive(LATER)
    persons = {person.uid: person for person in source.archived_persons(nights)}
    return [target.add_archived(source.archived_night(night), persons, length) for night in nights]


def person(store: Store, name: str) -> PersonRow:
    [found] = [person for person in store.persons() if person.name == name]
    return found


def lines(store: Store, night: int) -> list[tuple[object, ...]]:
    game = store.night_of(night).games[0].id
    return [(line.n, line.at, line.text, line.verdict, line.rule, line.entered) for line in store.lines(game)]


@pytest.mark.promise("A file of nights has every")
def test_a_night_is_the_same_on_another_referee_and_comes_once(store: Store, other: Store) -> None:
    night = with_game(other, "Ann", "Bo", device="phone")
    other.show_name(other.night_of(night).seats[1].id, shown=False)
    assert carry(other, store) == [True]
    assert carry(other, store) == [False]
    here, there = store.night_of(store.nights()[0].id), other.night_of(night)
    assert (here.code, here.name, here.opened) == (there.code, there.name, there.opened)
    assert [(seat.name, seat.look, seat.place) for seat in here.seats] == [
        (seat.name, seat.look, seat.place) for seat in there.seats
    ]
    assert (here.host, here.unnamed, [seat.devices for seat in here.seats]) == (None, {"Bo"}, [(), ()])
    assert here.ended == max(line[-1] for line in lines(other, night))  # type: ignore[type-var]
    assert lines(store, here.id) == lines(other, night)
    assert {row.uid for row in store.persons()} == {row.uid for row in other.persons()}
    back = Store(":memory:")
    assert carry(store, back) == [True]
    assert carry(other, back) == [False]
    back.close()


def test_persons_are_known_by_their_id(store: Store, other: Store) -> None:
    with_game(other, "Ann", "Bo")
    carry(other, store)
    store.rename_person(person(store, "Ann").id, "Anna")
    with_game(other, "Ann", "Cy")
    assert carry(other, store) == [False, True]
    assert {row.name: row.nights for row in store.persons()} == {"Anna": 2, "Bo": 1, "Cy": 1}


@pytest.mark.promise("A file of nights has every")
def test_persons_who_were_merged_stay_merged(store: Store, other: Store) -> None:
    played(store, "Ann")
    with_game(other, "Annie", "Bo")
    carry(other, store)
    store.merge_persons(person(store, "Ann").id, person(store, "Annie").id)
    with_game(other, "Annie", "Cy")
    assert carry(other, store) == [False, True]
    assert {row.name: row.nights for row in store.persons()} == {"Ann": 3, "Bo": 1, "Cy": 1}


def test_two_persons_of_one_night_stay_two(store: Store, other: Store) -> None:
    with_game(other, "Ann")
    with_game(other, "Annie")
    carry(other, store)
    store.merge_persons(person(store, "Ann").id, person(store, "Annie").id)
    with_game(other, "Ann", "Annie")
    assert carry(other, store) == [False, False, True]
    people = store.persons_of(store.nights()[0].id)
    assert len(set(people.values())) == 2


@pytest.mark.promise("A file of nights has every")
def test_who_took_another_name_is_one_person(store: Store, other: Store) -> None:
    night = with_game(other, "Ann", "Bo")
    other.rename_seat(other.night_of(night).seats[1].id, "Bob")
    archived, persons = other.archived_night(night), other.archived_persons([night])
    read = [*read_archive(io.BytesIO(b"".join(write_archive(persons, [archived]))))]
    assert read == [*persons, archived]
    assert carry(other, store) == [True]
    people = store.persons_of(store.nights()[0].id)
    assert people["Bo"] == people["Bob"] != people["Ann"]
    assert len(store.persons()) == 2


@pytest.mark.promise("A file of nights has every")
def test_nobody_who_was_removed_comes_back(store: Store, other: Store) -> None:
    with_game(other, "Ann", "Bo")
    carry(other, store)
    store.remove_person(person(store, "Ann").id)
    with_game(other, "Ann", "Cy")
    carry(other, store)
    assert {row.name: row.nights for row in store.persons()} == {"Bo": 1, "Cy": 1}
    assert all(store.night_of(row.id).unnamed == {"Ann"} for row in store.nights())


def test_a_code_that_is_taken_or_too_short_is_another(store: Store, other: Store) -> None:
    night = with_game(other, "Ann")
    archived = other.archived_night(night)
    persons = {row.uid: row for row in other.archived_persons([night])}
    assert store.add_archived(archived, persons, 6)
    assert len(store.nights()[0].code) == 6


def test_a_night_that_goes_on_does_not_leave(store: Store) -> None:
    first, second = with_game(store, "Ann"), with_game(store, "Bo", device="phone")
    empty = played(store, "Cy")
    before = time.time() - 3600
    assert store.nights_to_archive(before) == []
    assert store.nights_to_archive(time.time() + 1) == [first, second, empty]
    store.end_night(second)
    assert store.nights_to_archive(before) == [second]
    assert store.nights_to_archive(before, "phone") == [second]
    assert store.nights_to_archive(before, "another") == []
    store.delete_night(second)
    assert store.nights_to_archive(before) == []


def test_nights_that_are_brought_in_come_once_and_go_as_one(store: Store) -> None:
    mine = store.open_night("Mine", host="phone").id
    store.add_seat(mine, "Ann")
    ann, kept = store.persons_of(mine)["Ann"], store.archived_night(mine)
    look = SeatLook(0, "cat")
    persons = {uid * 32: PersonRow(0, uid * 32, name, look, True) for uid, name in (("a", "Anna"), ("b", "Bo"))}
    seats, people = [("Anna", look), ("Bo", look)], dict(zip(("Anna", "Bo"), persons, strict=True))
    nights = [ArchivedNight(uid * 32, "B7K9", "Azul", 9.0, 9.0, seats, people, (), ()) for uid in ("c", "d")]
    assert store.unknown_uids(persons) == ["a" * 32, "b" * 32]
    store.know_person("a" * 32, ann)
    assert store.unknown_uids(persons) == ["b" * 32]
    assert store.add_all_archived(nights, persons, 4) == ["c" * 32, "d" * 32]
    assert store.add_all_archived(nights, persons, 4) == []
    assert {(person.name, person.nights) for person in store.persons()} == {("Ann", 3), ("Bo", 2)}
    store.remove_archived(["c" * 32, "d" * 32, kept.uid, "e" * 32])
    assert {(person.name, person.nights) for person in store.persons()} == {("Ann", 1)}
    with pytest.raises(StoreError, match="no-person"):
        store.know_person("f" * 32, 999)
