"""Presence: whose phone is waited for, who plays for whom, and how many only watch."""

import re
import time
from typing import Any

import gevent
import pytest

from referee.live import table as live_table
from referee.web.sit.people import seats_to_act, spectators, waited_for
from tests.support.client import said
from tests.support.device import device_of
from tests.support.folders import ROOT
from tests.support.lobby import Lobby
from tests.support.night import Evening, evening


def watch(here: Lobby, code: str, device: str, page: str = "phone") -> Any:
    """Let a phone watch the table until its stream is closed."""
    stream = iter(
        here.app.extensions["registry"].watch(here.table(code), page, 0 if page == "phone" else None, "en", device)
    )
    next(stream)
    return stream


def asleep(here: Lobby, code: str, *names: str, since: float = 40.0) -> None:
    """Let these people's phones be dark for this many seconds; all others are live."""
    table = here.table(code)
    for seat in table.night.seats:
        for device in seat.devices:
            table._left[device] = time.monotonic() - (since if seat.name in names else 0)


@pytest.mark.promise("Every phone shows whose phone the table")
def test_the_phone_that_everybody_waits_for_is_named(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    asleep(here, code, "Ann", "Bo")
    assert [name for _, name, *_ in waited_for(here.table(code)).seats] == ["Ann"], "it is not Bo's turn"
    page = phones[2].get(f"/{code}/play")
    assert "Waiting for Ann: that phone is asleep or elsewhere." in said(page)
    way = f'href="/{code}/menu#seat-{here.seat(code, "Ann").id}"'
    assert way not in page.get_data(as_text=True), "a phone that may come back at once is left alone"
    assert "Waiting for Ann" in said(here.phone().get(f"/{code}/board"))
    asleep(here, code, "Ann", since=live_table.AWAY + 1)
    here.table(code).notify()
    assert way in phones[2].get(f"/{code}/play").get_data(as_text=True)
    asleep(here, code, "Bo")
    here.table(code).notify()
    assert "asleep or elsewhere" not in said(phones[2].get(f"/{code}/play"))


def test_a_short_dark_phase_is_ignored(here: Lobby) -> None:
    code, _ = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    asleep(here, code, "Ann", since=live_table.QUIET - 3)
    assert waited_for(here.table(code)).seats == ()


@pytest.mark.parametrize(
    ("lines", "on"),
    [
        ((), ("Di",)),
        (("Di deals",), ("Di",)),
        (("Di deals", "Di flips 9D"), ("Ann",)),
        (("Di deals", "Di flips 9D", "Cy says time-out"), ()),
        (("Di deals", "Di flips 9D", "Cy corrects hand.Ann 1", "Ann plays 9H saying one"), ("Bo", "Cy", "Di")),
        (("Di deals", "Di flips 9D", "Cy corrects hand.Ann 1", "Ann plays 9H saying one", "Cy holds QS"), ("Bo", "Di")),
    ],
)
def test_the_players_a_game_waits_for(lines: tuple[str, ...], on: tuple[str, ...]) -> None:
    with evening(house="enforce=referee") as made:
        if lines:
            made.says(*lines)
        assert tuple(made.state.names[seat] for seat in seats_to_act(made.game)) == on


def test_nobody_is_waited_for_where_anybody_may_enter_it() -> None:
    with evening(game="eights") as made:
        made.says("Di agrees keep=scores", "Di deals")
        assert seats_to_act(made.game) == ()


def test_a_phone_that_goes_dark_is_noticed_until_it_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "QUIET", 0.05)
    with evening() as made:
        stream = look(made)
        version = made.table.version
        stream.close()
        gevent.sleep(0.3)
        assert made.table.version == version + 1, "the others are told that it is gone"
        stream = look(made)
        assert made.table.version == version + 2, "and that it is back"
        stream.close()
        again = look(made)
        gevent.sleep(0.3)
        assert made.table.version == version + 2, "a new page in between is nothing"
        again.close()


def look(made: Evening) -> Any:
    stream = iter(made.registry.watch(made.table, "phone", 1, "en", device_of("phone-1")))
    next(stream)
    return stream


@pytest.mark.promise("A seat has zero, one or two")
def test_another_phone_plays_for_an_absent_seat_and_keeps_its_own_seat(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    ann = here.seat(code, "Ann")
    asleep(here, code, "Ann", since=100)
    menu = phones[2].get(f"/{code}/menu").get_data(as_text=True)
    assert f'action="/{code}/claim/{ann.id}"' in menu
    answer = phones[2].send(f"/{code}/claim/{ann.id}", pin=ann.pin)
    assert answer.location == f"/{code}?as={ann.id}"
    page = phones[2].get(f"/{code}/play?as={ann.id}").get_data(as_text=True)
    assert f'name="as" id="as" value="{ann.id}"' in page
    own = phones[2].get(f"/{code}/play").get_data(as_text=True)
    assert f'name="as" id="as" value="{here.seat(code, "Cy").id}"' in own, "Cy's phone is still Cy's"


def test_a_seat_with_a_live_phone_is_nobody_elses(here: Lobby) -> None:
    code, phones = here.play()
    asleep(here, code)
    assert f"/{code}/claim/" not in phones[2].get(f"/{code}/menu").get_data(as_text=True)


@pytest.mark.promise("Every phone shows whose phone the table")
def test_watchers_are_counted(here: Lobby) -> None:
    code, phones = here.play()
    table = here.table(code)
    assert "watching" not in said(phones[0].get(f"/{code}/menu"))
    streams = [watch(here, code, device, "board") for device in ("guest", "guest", "television")]
    streams += [watch(here, code, here.seat(code, "Bo").devices[0]), watch(here, code, table.night.host or "", "board")]
    assert spectators(table) == 2
    assert "2 screens without a seat are watching." in said(phones[0].get(f"/{code}/menu"))
    menu = iter(here.app.extensions["registry"].watch(table, "menu", here.seat(code, "Ann").id, "en", "another-phone"))
    assert b"3 screens without a seat are watching." in next(menu)
    streams.append(watch(here, code, "late-guest", "board"))
    assert b"4 screens" in next(menu), "the count is live"
    for stream in [*streams, menu]:
        stream.close()
    assert spectators(table) == 4, "a page that only loads again is still counted"
    table._left = {device: left - live_table.QUIET for device, left in table._left.items()}
    assert spectators(table) == 0


def test_the_start_waits_for_people_who_can_name_their_left_neighbour(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, name) for name in ("Ann", "Bo", "Cy")]
    here.ring(phones[0], code, ("Ann", "Bo", "Cy"), "Cy")
    asleep(here, code, "Cy")
    assert "still to be checked by: Ann, Bo" in said(phones[0].get(f"/{code}"))
    phones[0].send(f"/{code}/ring", sure="1")
    assert "still to be checked by: Bo" in said(phones[0].send(f"/{code}/start", after="0"))
    assert here.table(code).games == []
    phones[1].send(f"/{code}/ring", sure="1")
    assert "still to be checked" not in said(phones[0].get(f"/{code}")), "nobody waits for a phone that is asleep"
    phones[0].send(f"/{code}/start", after="0")
    assert len(here.table(code).games) == 1


def test_the_start_need_not_wait(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, name) for name in ("Ann", "Bo", "Cy")]
    here.ring(phones[0], code, ("Ann", "Bo", "Cy"), "Cy")
    asleep(here, code)
    assert "Start without waiting" in said(phones[0].get(f"/{code}"))
    phones[0].send(f"/{code}/start", after="0", anyway="1")
    assert len(here.table(code).games) == 1


def test_nobody_is_waited_for_on_their_own_phone(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    asleep(here, code, "Ann")
    for phone in phones:
        assert 'class="waited for-0"' in phone.get(f"/{code}/play").get_data(as_text=True)
    styles = (ROOT / "static" / "screens" / "phone.css").read_text(encoding="utf-8")
    hidden = next(line for line in styles.splitlines() if line.startswith(":is(.me-0 .for-0,"))
    assert ").waited, " in hidden
    assert hidden.endswith(").acting { display: none; }")
    assert "phone me-0" in phones[0].get(f"/{code}/play").get_data(as_text=True)


@pytest.mark.promise("People who sit as they came")
@pytest.mark.parametrize(
    ("language", "leaves", "plays"),
    [
        ("en", "Bo leaves the game", "Play for Bo"),
        ("ko", "Bo는 그만해요", "Bo 대신 하기"),
        ("ja", "Boさんは抜ける", "Boさんの代わり"),
    ],
)
def test_whoever_is_tapped_leaves_in_two_taps(here: Lobby, language: str, leaves: str, plays: str) -> None:
    code, phones = here.play()
    here.wake_phones(code)
    ann, bo = phones[0], here.seat_id(code, "Bo")
    ann.send("/language", language=language)

    def sheet() -> str:
        here.table(code).notify()
        return said_in(ann.get(f"/{code}/play").text, "about-1")

    assert leaves not in sheet(), "Bo is here, and Ann is not the host"
    assert ann.send(f"/{code}/remove", seat=bo, stay="1").status_code == 403
    asleep(here, code, "Bo", since=live_table.AWAY + 1)
    assert leaves in sheet()
    assert plays in sheet()
    assert ann.send(f"/{code}/remove", seat=bo, stay="1").location == f"/{code}"
    assert here.table(code).game.entries[-1].text == "Bo leaves"  # type: ignore[union-attr]
    assert plays not in sheet()


def said_in(page: str, sheet: str) -> str:
    """Return the text of a person's sheet on a page."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", page.partition(f'id="{sheet}"')[2].partition("ui-close")[0]))
