"""Acting for another seat ends with that act, and then the phone is its own again."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.client import said
from tests.support.device import become, device_of
from tests.support.night import Evening, evening

HERE = "HX-Redirect"
UNTIL_DI = ("Di deals", "Di flips 5H", "Ann draws", "Bo draws", "Cy draws")
BACK = re.compile(r"/\w{4}/play\?entered=(\d+)$")


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


@pytest.mark.promise("After one action for another seat")
def test_after_one_act_for_another_the_phone_is_its_own_again(night: Evening) -> None:
    answer = for_di(night, verb="plays", card="7H")
    found = BACK.search(answer.headers[HERE])
    assert found
    assert int(found[1]) == len(night.game.entries)
    page = own_page(night, answer.headers[HERE])
    assert 'class="answer ok"' in page, "what came of it is read there"
    assert f'"line": {found[1]}' in page, "with its undo"
    night.tap(night.phone(0), "enter", verb="penalizes", whom="3", reason="slow")
    assert last(night)[0] == "Ann"


@pytest.mark.promise("After one action for another seat")
@pytest.mark.parametrize(
    "form",
    [
        {"verb": "plays", "card": "2C"},
        {"verb": "plays", "card": "nothing"},
        {"text": "plays 7H 7H 7H and so on"},
        {"verb": "plays", "card": "7H", "seen": "1.an-old-state"},
    ],
)
def test_a_refused_or_outdated_tap_is_no_act_yet(night: Evening, form: dict[str, str]) -> None:
    answer = for_di(night, **form)
    assert answer.status_code == 200
    assert HERE not in answer.headers
    assert 'class="answer no"' in answer.get_data(as_text=True)
    page = night.phone(0).get(f"/{night.table.code}/play?as={night.seats[3].id}").get_data(as_text=True)
    assert "For <bdi>Di</bdi>" in page
    assert HERE in for_di(night, verb="plays", card="7H").headers


def test_the_same_tap_again_leads_back_too(night: Evening) -> None:
    one, again = (for_di(night, verb="plays", card="7H", post="tap") for _ in range(2))
    assert one.headers[HERE] == again.headers[HERE]
    assert len(night.game.entries) == len(UNTIL_DI) + 1


def test_an_undo_is_an_act(night: Evening) -> None:
    night.says("Di plays 7H")
    answer = night.tap(night.phone(1), "undo", line="6", **{"as": str(night.seats[3].id)})
    assert "Taken back" in own_page(night, answer.headers[HERE], 1)
    night.says("Di plays 7H", "Ann plays 7D")
    shown = night.tap(night.phone(1), "undo", line="8", **{"as": str(night.seats[3].id)})
    assert HERE not in shown.headers, "it only shows what hangs on it"


def test_an_undeserved_accusation_is_an_act(night: Evening) -> None:
    answer = for_di(night, verb="penalizes", whom="1", reason="play")
    assert last(night) == ("Di", "no")
    assert HERE in answer.headers


def test_a_hidden_wrong_play_ends_acting_like_a_right_one() -> None:
    with evening(house="enforce=players") as night:
        night.says(*UNTIL_DI)
        answer = for_di(night, verb="plays", card="2C")
        page = own_page(night, answer.headers[HERE])
        assert last(night) == ("Di", "no")
        assert 'class="answer ok"' in page
        assert "No:" not in said_of(page)


def said_of(page: str) -> str:
    return re.sub(r"<[^>]*>", "", page)


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
def test_the_only_phone_of_a_table_goes_on_with_whoever_is_next() -> None:
    with evening(house="enforce=referee", with_phones=1) as night:
        night.says("Di deals", "Di flips 5H")
        for at in range(4):
            answer = night.tap(night.phone(0), "enter", text="draws", **{"as": str(night.seats[at].id)})
            assert at == 3 or answer.headers[HERE].endswith(f"&as={night.seats[at + 1].id}")
        own_page(night, answer.headers[HERE])


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


def test_the_answer_to_another_phones_line_is_not_accessible(night: Evening) -> None:
    for_di(night, 0, verb="plays", card="7H")
    line = len(night.game.entries)
    for asked in (line, 0, line + 1, "x", 10**12):
        answer = night.phone(1).get(f"/{night.table.code}/play?entered={asked}")
        assert answer.status_code == 200
        assert "data-stands=" not in answer.get_data(as_text=True)


def test_before_the_first_line_there_is_no_answer_to_read() -> None:
    with evening() as night:
        assert night.phone(0).get(f"/{night.table.code}/play?entered=0").status_code == 200


def test_a_time_out_for_another_seat_leads_back_to_the_phones_own_questions() -> None:
    with evening(house="enforce=players") as night:
        night.says(*UNTIL_DI)
        answer = night.tap(night.phone(0), "ask/time-out", **{"as": str(night.seats[3].id)})
        assert answer.headers[HERE] == f"/{night.table.code}/ask"
        assert said(answer) == ""
