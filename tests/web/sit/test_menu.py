"""The menu: seats and phones, PINs, names, leaving, and the host's role."""

import time
from typing import Any

import pytest

from tests.support.client import said
from tests.support.lobby import Lobby


def watch(here: Lobby, code: str, name: str) -> Any:
    """Let the phone of a seat watch the table: it is live until the stream is closed."""
    stream = iter(
        here.app.extensions["registry"].watch(here.table(code), "ring", None, "en", here.seat(code, name).devices[-1])
    )
    next(stream)
    return stream


def test_a_pin_is_shown_to_its_own_phone_or_if_the_seat_has_none(here: Lobby) -> None:
    code = here.open_table()
    ann, _ = here.sit(code, "Ann"), here.sit(code, "Bo")
    ann.send(f"/{code}/seat", name="Cy")
    stream = watch(here, code, "Bo")
    page = ann.get(f"/{code}/menu").get_data(as_text=True)
    assert f">{here.seat(code, 'Ann').pin}<" in page
    assert f">{here.seat(code, 'Cy').pin}<" in page
    assert f">{here.seat(code, 'Bo').pin}<" not in page
    stream.close()
    here.table(code)._left.clear()
    assert f">{here.seat(code, 'Bo').pin}<" in ann.get(f"/{code}/menu").get_data(as_text=True), "Bo's phone is gone"


def test_after_a_restart_nobody_is_away_yet(here: Lobby) -> None:
    code = here.open_table()
    ann, _ = here.sit(code, "Ann"), here.sit(code, "Bo")
    assert f">{here.seat(code, 'Bo').pin}<" in ann.get(f"/{code}/menu").get_data(as_text=True)
    here.app.extensions["registry"]._tables.clear()
    menu = ann.get(f"/{code}/menu").get_data(as_text=True)
    assert f">{here.seat(code, 'Bo').pin}<" not in menu
    assert "Take over as host" not in menu
    here.table(code)._left = dict.fromkeys(here.table(code)._left, time.monotonic() - 91)
    here.table(code).notify()
    menu = ann.get(f"/{code}/menu").get_data(as_text=True)
    assert f">{here.seat(code, 'Bo').pin}<" in menu
    assert "Take over as host" in menu


def test_a_name_is_corrected_before_and_during_a_game(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "An")
    here.sit(code, "Bo")
    ann.send(f"/{code}/rename", seat=here.seat_id(code, "An"), name="Ann")
    taken = ann.send(f"/{code}/rename", seat=here.seat_id(code, "Ann"), name="BO")
    assert taken.status_code == 422
    assert "called" in said(taken)
    here.ring(ann, code, ["Ann", "Bo"], "Bo")
    ann.send(f"/{code}/start", after="0")
    ann.send(f"/{code}/rename", seat=here.seat_id(code, "Ann"), name="Ann B")
    game: Any = here.table(code).game
    assert game.entries[-1].text == '"Ann B" replaces Ann'
    assert game.state.names == ("Ann B", "Bo")
    assert here.seat(code, "Ann B").devices
    assert ann.send(f"/{code}/rename", seat=here.seat_id(code, "Bo"), name="X").status_code == 403
    assert ann.send(f"/{code}/rename", seat="999", name="X").status_code == 422


def test_a_seat_is_removed_by_its_own_person_or_the_host(here: Lobby) -> None:
    code, phones = here.play()
    game: Any = here.table(code).game
    here.says(code, "Cy deals", "Cy flips 5H")
    here.wake_phones(code)
    assert phones[0].send(f"/{code}/remove", seat=here.seat_id(code, "Bo")).status_code == 403
    assert here.laptop.send(f"/{code}/remove", seat=here.seat_id(code, "Bo")).location == f"/{code}/menu"
    assert game.entries[-1].text == "Bo leaves"
    assert phones[2].send(f"/{code}/remove", seat=here.seat_id(code, "Cy")).location == f"/{code}"
    assert [seat.name for seat in here.table(code).night.seats] == ["Ann"]
    assert phones[2].send(f"/{code}/remove", seat="999").status_code == 403, "no seat here any more"
    assert here.laptop.send(f"/{code}/remove", seat="999").status_code == 422


@pytest.mark.promise("People swap seats, move, leave and return")
def test_two_people_change_places_in_a_game(here: Lobby) -> None:
    code, phones = here.play(("Ann", "Bo", "Cy", "Di"))
    ann, cy = here.seat_id(code, "Ann"), here.seat_id(code, "Cy")
    assert phones[1].send(f"/{code}/swap", **{"seat": ann, "with": cy}).status_code == 403
    assert phones[0].send(f"/{code}/swap", **{"seat": ann, "with": cy}).location == f"/{code}/menu"
    game: Any = here.table(code).game
    assert game.entries[-1].text == "Ann swaps Cy"
    assert [game.state.names[at] for at in game.state.ring] == ["Cy", "Bo", "Ann", "Di"]
    assert [seat.name for seat in here.table(code).night.seats] == ["Cy", "Bo", "Ann", "Di"]
    refused = phones[0].send(f"/{code}/swap", **{"seat": ann, "with": ann})
    assert refused.status_code == 422
    assert "No" in said(refused)


@pytest.mark.promise("The host can hand over the role")
def test_the_host_hands_the_role_over(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    ann.send(f"/{code}/seat", name="Cy")
    refused = here.laptop.send(f"/{code}/host", seat=here.seat_id(code, "Cy"))
    assert refused.status_code == 422
    assert "Cy has no phone" in said(refused)
    here.laptop.send(f"/{code}/host", seat=here.seat_id(code, "Ann"))
    assert here.table(code).night.host == here.seat(code, "Ann").devices[0]
    assert here.laptop.get(f"/{code}/late").status_code == 403, "the laptop has neither seat nor role now"


def test_what_is_rare_about_a_person_stands_behind_an_ellipsis(here: Lobby) -> None:
    code, phones = here.play()
    page = phones[0].get(f"/{code}/menu").get_data(as_text=True)
    own = page[page.index(f'id="seat-{here.seat_id(code, "Ann")}"') :].partition("</li>")[0]
    often, _, rare = own.partition('<details class="rest">')
    assert "More about Ann" in rare
    for page in ("rename", "swap", "stand", "remove"):
        assert f'action="/{code}/{page}"' in rare
        assert f'action="/{code}/{page}"' not in often
    assert f'action="/{code}/looks"' in often


def test_the_menu_of_an_ended_night_offers_nothing_that_makes_no_sense_any_more(here: Lobby) -> None:
    code, phones = here.play()
    rests = ("/door", "/rename", "/remove", "/stand", "/late", "/swap")
    store = here.app.extensions["registry"].writer.store
    here.table(code).change(store.set_night, here.table(code).night.id, host=here.seat(code, "Ann").devices[0])
    before = phones[0].get(f"/{code}/menu").text
    assert all(f'"/{code}{way}"' in before for way in rests)
    phones[0].send(f"/nights/{code}/end")
    after = phones[0].get(f"/{code}/menu").text
    assert [way for way in rests if f'"/{code}{way}"' in after] == []
    assert f'"/{code}/host"' in after, "somebody else may go on with the night"
