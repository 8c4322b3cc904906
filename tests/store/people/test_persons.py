"""Persons: the same in every night, told apart, merged, split and removed."""

import pytest

from referee.store import Store
from referee.store.values import COLOURS, SIGNS, SeatLook, StoreError

LOOK = SeatLook(3, "owl")


def played(store: Store, *names: str, device: str | None = None, among: str | None = None) -> int:
    """Return a night at which people of these names sat down, the first of them with a phone."""
    night = store.open_night("x", host=device).id
    for at, name in enumerate(names):
        store.add_seat(night, name, device if not at else None, among=among)
    return night


def names(store: Store) -> dict[str, int]:
    return {person.name: person.nights for person in store.persons()}


@pytest.mark.promise("Anybody who sits down again is the same")
def test_somebody_who_sits_down_again_is_the_same_person(store: Store) -> None:
    first = played(store, "Ann", "Bo")
    second = played(store, "ann", "Cy")
    assert names(store) == {"Ann": 2, "Bo": 1, "Cy": 1}
    assert store.persons_of(first)["Ann"] == store.persons_of(second)["ann"]
    assert store.names_of(store.persons_of(first)["Ann"]) == [(second, "ann"), (first, "Ann")]
    assert [person.name for person in store.persons()][-1] == "Bo"


@pytest.mark.promise("A phone that helps another person's")
def test_a_device_that_helps_a_seat_out_does_not_speak_for_its_person(store: Store) -> None:
    night = played(store, "Ann", "Bo")
    ann, bo = store.persons_of(night).values()
    store.give_seat(store.night_of(night).seats[0].id, "phone")
    store.give_seat(store.night_of(night).seats[1].id, "phone")
    assert store.kept_by("phone") == {ann}, "it has a seat of its own"
    store.add_seat(night, "Cy", "phone")
    assert store.kept_by("phone") == {ann}, "it sat down for somebody"
    store.free_seat(store.night_of(night).seats[0].id, "phone", remember=True)
    store.give_seat(store.add_seat(night, "Di").id, "phone")
    assert store.kept_by("phone") == set(), "it was somebody else's"
    store.give_seat(store.night_of(night).seats[1].id, "other")
    assert store.kept_by("other") == {bo}
    assert [sorted(seat.helpers) for seat in store.night_of(night).seats] == [[], ["phone"], ["phone"], ["phone"]]


@pytest.mark.promise("A phone that helps another person's")
def test_a_look_changed_by_somebody_else_stays_with_the_night(store: Store) -> None:
    played(store, "Ann", device="hers")
    night = played(store, "Ann")
    seat = store.night_of(night).seats[0]
    store.set_look(seat.id, 9, "fish", by="another")
    assert store.night_of(night).seats[0].look == SeatLook(9, "fish")
    assert store.person(store.persons_of(night)["Ann"]).look == SeatLook(COLOURS[0], SIGNS[0])
    store.set_look(seat.id, 8, by="hers")
    assert store.person(store.persons_of(night)["Ann"]).look == SeatLook(8, SIGNS[0])


def test_a_person_brings_colour_and_sign(store: Store) -> None:
    night = store.open_night("x").id
    seat = store.add_seat(night, "Ann")
    store.set_look(seat.id, 7, "turtle")
    again = store.add_seat(played(store), "Ann")
    assert again.look == SeatLook(7, "turtle")
    third = store.open_night("z").id
    taken = store.add_seat(third, "Dee")
    store.set_look(taken.id, 7, "fish")
    assert store.add_seat(third, "Ann").look == SeatLook(COLOURS[0], "turtle")
    assert store.person(store.persons_of(third)["Ann"]).look == SeatLook(7, "turtle")
    assert store.add_seat(third, "Eve").look.sign in SIGNS


@pytest.mark.promise("Anybody who sits down again is the same")
def test_two_people_of_one_name_are_told_apart(store: Store) -> None:
    first = played(store, "Ann", device="one")
    second = store.open_night("x").id
    other = store.add_seat(second, "Ann", "two", among="two").person
    assert store.persons_of(second)["Ann"] == other != store.persons_of(first)["Ann"]
    assert [person.nights for person in store.persons()] == [1, 1]
    # By the phone that spoke for them, else the one who played last, else the one who was chosen.
    assert store.persons_of(played(store, "Ann", device="one"))["Ann"] == store.persons_of(first)["Ann"]
    assert store.persons_of(played(store, "Ann", device="two"))["Ann"] == other
    assert store.persons_of(played(store, "Ann"))["Ann"] == other
    chosen = store.open_night("y").id
    store.add_seat(chosen, "Ann", person=store.persons_of(first)["Ann"])
    assert store.persons_of(chosen)["Ann"] == store.persons_of(first)["Ann"]
    with pytest.raises(StoreError, match="no-person"):
        store.add_seat(chosen, "Bo", person=999)
    assert [seat.name for seat in store.night_of(chosen).seats] == ["Ann"]


def test_strangers_of_a_name_are_two_people_on_a_public_server(store: Store) -> None:
    played(store, "Ann", device="mine", among="mine")
    played(store, "Ann", device="theirs", among="theirs")
    played(store, "Ann", device="mine", among="mine")
    assert sorted(person.nights for person in store.persons()) == [1, 2]
    assert [person.nights for person in store.persons(device="mine")] == [2]
    assert [person.name for person in store.persons(device="nobody")] == []


def test_a_seat_with_another_name_is_the_same_person(store: Store) -> None:
    night = played(store, "Ann", "Bo")
    game, seat = store.add_game(night, "head"), store.night_of(night).seats[0]
    store.rename_seat(seat.id, "Anna")
    assert store.persons_of(night)["Anna"] == store.persons_of(night)["Ann"] == seat.person
    new = store.add_seat(night, "Ann")
    assert new.person not in (None, seat.person)
    row = store.night_of(night).row_of(game.id, "Ann")
    assert row is not None
    assert row.id == seat.id, "the game knows who was Ann then"


def test_a_name_of_a_night_stays_with_its_person(store: Store) -> None:
    night = played(store, "Ann", "Bo")
    person = store.persons_of(night)["Ann"]
    store.remove_seat(store.night_of(night).seats[0].id)
    store.add_seat(store.open_night("x").id, "Ann", among="another")
    store.add_seat(night, "Ann")
    assert store.persons_of(night)["Ann"] == person


@pytest.mark.promise("Anybody who sits down again is the same")
def test_merge_and_split(store: Store) -> None:
    first, second, third = played(store, "Ann", "Bo"), played(store, "Anna"), played(store, "Ann")
    ann, anna = store.persons_of(first)["Ann"], store.persons_of(second)["Anna"]
    store.merge_persons(ann, anna)
    assert names(store) == {"Ann": 3, "Bo": 1}
    assert store.names_of(ann) == [(third, "Ann"), (second, "Anna"), (first, "Ann")]
    new = store.split_person(ann, [second, 999], "Anna", LOOK)
    assert names(store) == {"Ann": 2, "Anna": 1, "Bo": 1}
    assert store.names_of(new) == [(second, "Anna")]
    for nights in ([], [999], [first, third]):
        with pytest.raises(StoreError, match="no-night"):
            store.split_person(ann, nights, "Anna", LOOK)


@pytest.mark.promise("Anybody who is left out of standings")
def test_who_is_left_out_stays_so_when_merged_and_split(store: Store) -> None:
    first, second = played(store, "Ann"), played(store, "Anna")
    ann, anna = store.persons_of(first)["Ann"], store.persons_of(second)["Anna"]
    store.list_person(anna, listed=False)
    store.merge_persons(ann, anna)
    assert not store.person(ann).listed
    assert not store.person(store.split_person(ann, [second], "Anna", LOOK)).listed


@pytest.mark.promise("Anybody who sits down again is the same")
def test_what_cannot_be_merged(store: Store) -> None:
    night = played(store, "Ann", "Bo")
    ann, bo = store.persons_of(night).values()
    for other, why in ((bo, "same-night"), (ann, "same-night"), (999, "no-person")):
        with pytest.raises(StoreError, match=why):
            store.merge_persons(ann, other)
        with pytest.raises(StoreError, match=why):
            store.merge_persons(other, ann)
    assert names(store) == {"Ann": 1, "Bo": 1}


@pytest.mark.promise("Anybody who is left out of standings")
def test_a_person_who_was_removed_is_nobody_any_more(store: Store) -> None:
    night = played(store, "Ann", "Bo")
    ann, bo = (store.person(person) for person in store.persons_of(night).values())
    store.remove_person(ann.id)
    assert names(store) == {"Bo": 1}
    gone = store.person(ann.id)
    assert (gone.name, gone.listed, gone.nights) == ("", False, 1)
    assert gone.uid == ann.uid
    assert store.night_of(night).unnamed == {"Ann"}
    assert store.persons_of(played(store, "Ann"))["Ann"] != ann.id
    for change in (
        lambda: store.rename_person(ann.id, "Ann"),
        lambda: store.list_person(ann.id, listed=True),
        lambda: store.set_person(store.night_of(night).seats[0].id, ann.id),
        lambda: store.merge_persons(bo.id, ann.id),
        lambda: store.remove_person(ann.id),
    ):
        with pytest.raises(StoreError, match="no-person"):
            change()


def test_a_person_may_be_left_out_and_renamed(store: Store) -> None:
    night = played(store, "Ann")
    ann = store.persons_of(night)["Ann"]
    store.list_person(ann, listed=False)
    store.rename_person(ann, "Anna")
    assert (store.person(ann).name, store.person(ann).listed) == ("Anna", False)
    assert store.persons_of(night) == {"Ann": ann}
    assert store.persons_of(played(store, "ANNA"))["ANNA"] == ann


@pytest.mark.promise("Standings and figures are those of the exported")
def test_a_deleted_night_takes_its_persons_along(store: Store) -> None:
    first, second = played(store, "Ann", "Bo"), played(store, "Ann")
    store.delete_night(first)
    assert names(store) == {"Ann": 1}
    store.set_night(first, deleted=None)
    assert names(store) == {"Ann": 2, "Bo": 1}
    bo = store.persons_of(first)["Bo"]
    store.remove_night(first)
    assert names(store) == {"Ann": 1}
    with pytest.raises(StoreError, match="no-person"):
        store.person(bo)
    assert store.persons_of(second).keys() == {"Ann"}


def test_a_person_of_the_nights_of_a_device(store: Store) -> None:
    night, _ = played(store, "Ann", "Bo", device="phone"), played(store, "Ann")
    ann, bo = store.persons_of(night).values()
    assert (store.person(ann).nights, store.person(ann, device="phone").nights) == (2, 1)
    assert store.person(bo, device="phone").name == "Bo"
    with pytest.raises(StoreError, match="no-person"):
        store.person(bo, device="other")
