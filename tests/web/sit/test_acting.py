"""Acting for another seat ends with that act, and then the phone is its own again."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.device import become, device_of
from tests.support.night import Evening, evening

HERE = "HX-Redirect"
UNTIL_DI = ("Di deals", "Di flips 5H", "Ann draws", "Bo draws", "Cy draws")


@pytest.fixture
def night() -> Iterator[Evening]:
    """Ann, Bo and Cy have phones; it is the turn of Di, who has none."""
    with evening(house="enforce=referee") as made:
        made.says(*UNTIL_DI)
        yield made


def for_di(night: Evening, at: int = 0, **form: Any) -> Any:
    """Tap on somebody's phone for Di."""
    return night.tap(night.phone(at), "enter", **form, **{"as": str(night.seats[3].id)})


def own_page(night: Evening, where: str, at: int = 0) -> str:
    """Check that a phone shows its own page."""
    page: str = night.phone(at).get(where).get_data(as_text=True)
    assert f'name="as" id="as" value="{night.seats[at].id}"' in page
    return page


def last(night: Evening) -> tuple[str, str]:
    entry = night.game.entries[-1]
    return str(entry.action.who), str(entry.ruling.verdict)


def test_an_act_for_a_seat_that_the_phone_helps_out_leads_back_to_its_own_person() -> None:
    with evening(house="enforce=referee") as night:
        store = night.registry.writer.store
        night.table.change(store.give_seat, night.seats[1].id, device_of("phone-0"), None)
        night.says("Di deals", "Di flips 5H", "Ann draws")
        phone = night.phone(0)
        become(phone, "phone-0", name="Ann")
        bo = {"as": str(night.seats[1].id)}
        assert "For <bdi>Bo</bdi>" in phone.get(f"/{night.table.code}/play?as={bo['as']}").get_data(as_text=True)
        own_page(night, night.tap(phone, "enter", verb="plays", card="7H", **bo).headers[HERE])
        own = {"as": str(night.seats[0].id)}
        night.says("Cy draws 2", "Di draws")
        assert HERE not in night.tap(phone, "enter", verb="plays", card="8H", **own).headers


@pytest.mark.promise("After one action for another seat")
def test_in_the_next_game_every_phone_is_its_own(night: Evening) -> None:
    night.table.start("game: one\nplayers: Di Cy Bo Ann\n", 1)
    code, di = night.table.code, night.seats[3].id
    asks = {"HX-Request": "true"}
    lent = night.phone(0).get(f"/{code}/go-on?game=2&page=1&as={di}", headers=asks)
    assert lent.headers[HERE] == f"/{code}/play"
    own = night.phone(0).get(f"/{code}/go-on?game=2&page=1&as={night.seats[0].id}", headers=asks)
    assert own.headers["HX-Refresh"] == "true"
    assert 'hx-include="#page-is"' in night.phone(0).get(f"/{code}/play").get_data(as_text=True)


def test_a_host_without_a_seat_keeps_acting(night: Evening) -> None:
    """Their own lines could be logged under a wrong name there."""
    night.table.change(night.registry.writer.store.set_night, night.table.night.id, host=device_of("phone-9"))
    answer = for_di(night, 9, verb="plays", card="7H")
    assert last(night) == ("Di", "ok")
    assert HERE not in answer.headers
