"""Clubs: their tables and people, seated again and again with phones and persons, on both databases."""

from contextlib import closing
from pathlib import Path

import pytest

from referee.store import Store
from referee.store.schema import move
from referee.store.values import Club, ClubMember, Placing, StoreError


def opened(store: Store, tables: int = 2) -> Club:
    return store.open_club("Friday", "host", "plan", tables, size=4, minutes=45, post="tap")


def nights(store: Store, club: Club) -> list[list[str]]:
    return [[seat.name for seat in store.night_of(table.night).seats] for table in club.tables]


def seated(store: Store, club: Club, *tables: str) -> None:
    """Seat the next seating: the names of each table, in words."""
    ids = {member.name: member.id for member in store.enrol(club.id)}
    placings = [
        Placing(ids[name], table.night)
        for table, names in zip(club.tables, tables, strict=True)
        for name in names.split()
    ]
    again = store.club(club.code)
    assert again is not None
    store.accept_seating(club.id, len(again.seatings) + 1, "text", placings, lambda night, ring: f"{night} {ring}")


def test_a_club_opens_its_tables_once(store: Store) -> None:
    club = opened(store, 3)
    assert opened(store, 3) == club
    assert [table.number for table in club.tables] == [1, 2, 3]
    night = store.night_of(club.tables[1].night)
    assert (night.name, night.host, night.plan) == ("Friday · 2", "host", "plan")
    assert night.club is not None
    assert (night.club.code, night.club.number, night.club.over) == (club.code, 2, False)
    assert len(store.nights()) == 3


@pytest.mark.promise("A seating of a club is accepted")
def test_people_move_with_their_phones_persons_and_looks(store: Store) -> None:
    club = opened(store)
    one, two = (table.night for table in club.tables)
    ann = store.add_seat(one, "Ann", "ann-1")
    store.give_seat(ann.id, "ann-2")
    store.show_name(ann.id, shown=False)
    for night, name in ((one, "Bo"), (two, "Cy"), (two, "Dee")):
        store.add_seat(night, name, name.lower())
    store.join_club(club.id, "Eve", "eve")
    seated(store, club, "Cy Bo", "Ann Eve")
    assert nights(store, club) == [["Cy", "Bo"], ["Ann", "Eve"]]
    moved = store.night_of(two).seats[0]
    assert (moved.devices, moved.look) == (("ann-1", "ann-2"), ann.look)
    assert store.night_of(two).unnamed == {"Ann"}
    assert store.persons_of(one)["Ann"] == store.persons_of(two)["Ann"]
    assert store.night_of(two).plan == f"{two} {[seat.id for seat in store.night_of(two).seats]}"
    assert (store.table_of(one, "ann-2"), store.table_of(one, "dee")) == (club.tables[1].code, None)
    waiting = [member for member in store.members(club.id) if member.seat is None]
    assert [(member.name, member.device, member.present) for member in waiting] == [("Dee", "dee", True)]
    seated(store, club, "Cy Dee", "Bo Eve")
    assert nights(store, club) == [["Cy", "Dee"], ["Bo", "Eve"]]
    assert [member.name for member in store.members(club.id) if member.seat is None] == ["Ann"]


@pytest.mark.promise("A seating of a club is accepted")
def test_who_is_seated_twice_changes_nothing(store: Store) -> None:
    club = opened(store)
    store.add_seat(club.tables[0].night, "Ann")
    seated(store, club, "Ann", "")
    [ann] = store.members(club.id)
    with pytest.raises(StoreError, match="conflict"):
        store.accept_seating(club.id, 1, "text", [Placing(ann.id, club.tables[1].night)], lambda *_: "")
    assert nights(store, club) == [["Ann"], []]


def test_names_are_told_apart_in_the_whole_club(store: Store) -> None:
    club = opened(store)
    one, two = (table.night for table in club.tables)
    store.add_seat(one, "Ann", "ann")
    assert (store.taken_in_club(two, "ANN"), store.taken_in_club(one, "Ann")) == (1, None)
    with pytest.raises(StoreError, match="name-taken"):
        store.join_club(club.id, "ann", "other")
    store.add_seat(two, "Ann", "namesake")  # a table that came in with its people
    store.add_seat(one, "Bo")
    ids = [member.id for member in store.enrol(club.id)]
    store.accept_seating(club.id, 1, "text", [Placing(id, two) for id in ids], lambda *_: "")
    assert sorted(nights(store, club)[1]) == ["Ann", "Ann 2", "Bo"]


def test_who_leaves_is_left_out_until_they_come_back(store: Store) -> None:
    club = opened(store)
    seat = store.add_seat(club.tables[0].night, "Ann", "ann")
    store.enrol(club.id)
    store.rename_seat(seat.id, "Anna")
    store.remove_seat(seat.id)
    [gone] = store.members(club.id)
    assert (gone.name, gone.seat, gone.present) == ("Anna", None, False)
    store.join_club(club.id, "anna", "new phone")
    assert store.members(club.id) == [ClubMember(gone.id, "anna", "new phone")]
    direct = store.add_seat(club.tables[0].night, "Anna", "new phone")
    assert store.members(club.id) == [ClubMember(gone.id, "anna", "new phone", direct.id, club.tables[0].night)]
    store.remove_seat(direct.id)
    store.set_present(club.id, gone.id, present=False)
    store.add_seat(club.tables[1].night, "Anna")
    [back] = store.enrol(club.id)
    assert (back.id, back.present, back.night) == (gone.id, True, club.tables[1].night)


def test_a_deleted_table_leaves_the_club_and_the_last_takes_it_along(store: Store) -> None:
    club = opened(store)
    store.add_seat(club.tables[0].night, "Ann")
    store.enrol(club.id)
    store.delete_night(club.tables[0].night)
    again = store.club(club.code)
    assert again is not None
    assert [table.number for table in again.tables] == [2]
    assert [(member.name, member.seat) for member in store.members(club.id)] == [("Ann", None)]
    for table in club.tables:
        store.remove_night(table.night)
    assert store.club(club.code) is None


@pytest.mark.promise("The timer of a club runs")
def test_a_club_is_taken_along_to_another_database(store: Store, tmp_path: Path) -> None:
    club = opened(store)
    store.add_seat(club.tables[0].night, "Ann", "ann")
    seated(store, club, "Ann", "")
    store.set_timer(club.id, 30, 2000.5, None)
    with closing(Store(tmp_path / "other.db")) as other:
        move(store, other)
        assert other.club(club.code) == store.club(club.code)
        assert other.members(club.id) == store.members(club.id)
        assert other.open_club("x", "host", "plan", 1, size=4, minutes=1).id > club.id
