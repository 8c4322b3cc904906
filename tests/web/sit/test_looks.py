"""A person has a colour and a sign from sitting down on, the same on every screen; the record knows nothing of them."""

import re

from referee import paths
from referee.store import Store
from referee.store.values import COLOURS, SIGNS, SeatLook
from referee.web.core import assets
from referee.web.core.looks import PEOPLE, People, sheet
from tests.support.night import evening


def test_every_sign_is_drawn_and_the_sheet_is_small() -> None:
    address, drawn = sheet(PEOPLE)
    assert set(SIGNS) == drawn
    text = (paths.STATIC / PEOPLE).read_text(encoding="utf-8")
    assert len(text.encode()) < 5_000
    assert address == f"{assets.static()}/screens/people.svg"
    styles = (paths.STATIC / "request" / "tokens.css").read_text(encoding="utf-8")
    assert all(f".person-{colour} {{" in styles for colour in COLOURS)


def test_each_seat_gets_the_first_look_that_is_free() -> None:
    store = Store(":memory:")
    night = store.open_night("").id
    seats = [store.add_seat(night, name) for name in ("Ann", "Bo", "Cy")]
    assert [seat.look for seat in seats] == [SeatLook(0, "cat"), SeatLook(1, "fox"), SeatLook(2, "rabbit")]
    store.remove_seat(seats[0].id)
    assert store.add_seat(night, "Di").look == SeatLook(0, "cat")
    many = [store.add_seat(night, f"P{n}").look for n in range(30)]
    assert len({*many, *(seat.look for seat in seats)}) == 33
    store.close()


def test_a_look_that_somebody_has_is_exchanged() -> None:
    store = Store(":memory:")
    night = store.open_night("").id
    ann, bo = store.add_seat(night, "Ann"), store.add_seat(night, "Bo")
    store.set_look(ann.id, colour=1)
    store.set_look(ann.id, sign="owl")
    assert [(seat.name, seat.look) for seat in store.night(store.nights()[0].code).seats] == [  # type: ignore[union-attr]
        ("Ann", SeatLook(1, "owl")),
        ("Bo", SeatLook(0, bo.look.sign)),
    ]
    store.close()


def test_people_with_other_looks_are_other_people() -> None:
    names = ("Ann", "Bo")
    one, other = People(names, [SeatLook(0, "cat"), None]), People(names, [SeatLook(1, "cat"), None])
    assert one == People(names, [SeatLook(0, "cat"), None])
    assert hash(one) == hash(People(names, [SeatLook(0, "cat"), None]))
    assert one != other
    assert (one.of("Ann"), one.of("Bo"), one.of("Cy")) == (SeatLook(0, "cat"), None, None)


def test_a_person_is_the_same_on_every_screen() -> None:
    with evening() as night:
        night.says("Di deals", "Di flips 5H", "Ann plays 9H")
        code, phone = night.table.code, night.phone(0)
        own = {(str(seat.look.colour), seat.look.sign) for seat in night.table.night.seats}
        for page, people in (("play", 4), ("board", 4), ("scores", 4), ("menu", 4), ("story", 2)):
            text = phone.get(f"/{code}/{page}").text
            found = set(re.findall(r'person-(\d+)" [^>]*><use href="[^"]*#(\w+)"', text))
            assert len(found & own) == people, page
            assert page == "menu" or found <= own, page
        for where in (f"/{code}/place?seat=2", f"/{code}/sheet?game=1", f"/nights/{code}"):
            found = set(re.findall(r'person-(\d+)" [^>]*><use href="[^"]*#(\w+)"', phone.get(where).text))
            assert found == own, where
