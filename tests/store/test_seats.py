import pytest

from referee.store import Store
from referee.store.values import StoreError


def test_a_night_has_seats_in_ring_order_with_their_devices(store: Store) -> None:
    night = store.open_night("Friday", "laptop")
    ann = store.add_seat(night.id, "Ann", "phone-a")
    bo = store.add_seat(night.id, "Bo")
    cy = store.add_seat(night.id, "Cy", "phone-a")
    store.arrange(night.id, [cy.id, ann.id, bo.id])
    found = store.night(night.code)
    assert found is not None
    assert [(s.name, s.place, s.devices) for s in found.seats] == [
        ("Cy", 0, ("phone-a",)),
        ("Ann", 1, ("phone-a",)),
        ("Bo", 2, ()),
    ]
    assert found.host == "laptop"
    assert len({s.pin for s in found.seats}) == 3
    assert all(len(s.pin) == 4 and s.pin.isdigit() for s in found.seats)


def test_names_are_compared_without_case_and_width(store: Store) -> None:
    night = store.open_night("Friday")
    ann = store.add_seat(night.id, "Ann")
    bo = store.add_seat(night.id, "Bo")
    with pytest.raises(StoreError, match="name-taken"):
        store.add_seat(night.id, "ＡＮＮ")
    with pytest.raises(StoreError, match="name-taken"):
        store.rename_seat(bo.id, "ann")
    store.rename_seat(ann.id, "ANN")
    assert [s.name for s in store.night_of(night.id).seats] == ["ANN", "Bo"]


@pytest.mark.promise("A name: 20 characters. A table")
def test_a_seat_has_two_devices_and_each_new_one_changes_the_pin(store: Store) -> None:
    night = store.open_night("Friday")
    ann = store.add_seat(night.id, "Ann", "one")
    pins = [ann.pin]
    for device, instead in (("two", None), ("three", "one")):
        store.give_seat(ann.id, device, instead)
        pins.append(store._seat(ann.id).pin)
    assert len(set(pins)) == 3
    assert store._seat(ann.id).devices == ("two", "three")
    for instead in (None, "one", "nobody"):
        with pytest.raises(StoreError, match="seat-full"):
            store.give_seat(ann.id, "four", instead)
    store.give_seat(ann.id, "two", "three")
    assert store._seat(ann.id).devices == ("two", "three"), "it had the seat"
    assert store._seat(ann.id).pin == pins[-1]
    store.free_seat(ann.id, "two")
    store.free_seat(ann.id, "nobody")
    assert store._seat(ann.id).devices == ("three",)


@pytest.mark.promise("PINs cannot be guessed. The limits")
def test_one_pin_seats_one_phone(store: Store) -> None:
    night = store.open_night("Friday")
    ann = store.add_seat(night.id, "Ann")
    store.give_seat(ann.id, "one", pin=ann.pin)
    store.give_seat(ann.id, "one", pin=ann.pin)
    with pytest.raises(StoreError, match="pin-wrong"):
        store.give_seat(ann.id, "other", pin=ann.pin)
    [seat] = store.night_of(night.id).seats
    assert seat.devices == ("one",)
    store.give_seat(ann.id, "other", pin=seat.pin)


def test_a_seat_that_was_left_stays_and_comes_back_under_its_name(store: Store) -> None:
    night = store.open_night("Friday").id
    ann = store.add_seat(night, "Ann", "phone")
    store.remove_seat(ann.id, remember=True)
    assert [seat.id for seat in store.night_of(night).gone] == [ann.id]
    for change in (
        lambda: store.give_seat(ann.id, "other"),
        lambda: store.rename_seat(ann.id, "Anna"),
        lambda: store.show_name(ann.id, shown=False),
        lambda: store.set_look(ann.id, 3),
        lambda: store.remove_seat(ann.id),
    ):
        with pytest.raises(StoreError, match="no-seat"):
            change()
    back = store.add_seat(night, "ann")
    assert (back.id, back.name, back.person, back.devices) == (ann.id, "ann", ann.person, ())
    assert not store.night_of(night).gone


def test_seats_follow_the_names_of_a_game(store: Store) -> None:
    night = store.open_night("Friday").id
    ann, bo = (store.add_seat(night, name, name).id for name in ("Ann", "Bo"))
    game = store.add_game(night, "head").id
    store.rename_seat(ann, "Anna", game)
    store.remove_seat(bo)
    store.follow(night, game, {"Ann": "Anna", "Bo": "Bo", "Cy": "Cy"}, None)
    found = store.night_of(night)
    assert [(seat.name, seat.id) for seat in found.seats][:2] == [("Ann", ann), ("Bo", bo)]
    assert [row.name for name in ("Anna", "Ann", "Bo", "Cy") if (row := found.row_of(game, name))] == [
        *("Ann", "Ann", "Bo", "Cy")
    ]


def test_a_newcomer_may_have_the_name_that_somebody_in_the_game_had_before(store: Store) -> None:
    night = store.open_night("Friday").id
    ann, game = store.add_seat(night, "Ann"), store.add_game(night, "head").id
    store.rename_seat(ann.id, "Anna", game)
    new = store.add_seat(night, "Ann", game=game)
    found = store.night_of(night)
    assert (found.row_of(game, "Anna"), found.row_of(game, "Ann")) == found.seats
    assert (found.seats[0].id, found.seats[1].id) == (ann.id, new.id)
    assert ann.person != new.person
