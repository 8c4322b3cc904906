"""Seats that change hands: requests for a seat, substitutes, moving, and undone lines."""

import re
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from referee.live import table as live_table
from referee.web.sit import door
from tests.support.client import Client, said
from tests.support.lobby import Lobby, lobby


@pytest.fixture(scope="module")
def here() -> Iterator[Lobby]:
    with lobby() as made:
        yield made


def begun(here: Lobby, names: Sequence[str] = ("Ann", "Bo", "Cy"), house: str = "") -> tuple[str, list[Client], Any]:
    """Return a table with cards dealt: its code, the phones, the game."""
    code, phones = here.play(names)
    here.says(code, f"{names[-1]} deals", f"{names[-1]} flips 5H")
    return code, phones, here.table(code).game


def holders(here: Lobby, code: str) -> dict[str, int]:
    """Count the phones of each seat, in the order of the seats."""
    return {seat.name: len(seat.devices) for seat in here.table(code).night.seats}


def knock(here: Lobby, code: str, phone: Client, whose: str, **more: str) -> str:
    """Let a phone ask for a seat; return the page where it waits."""
    answer = phone.send(f"/{code}/knock", seat=here.seat_id(code, whose), **more)
    assert answer.status_code == 303, said(answer)
    return str(answer.location)


# Asking the table for a seat


@pytest.mark.promise("A person who lost their phone")
@pytest.mark.parametrize(
    ("language", "asks", "waits"),
    [("en", "I am Bo. Let them in?", "The table is asked"), ("ko", "나는 Bo", "물어보고"), ("ja", "Boです", "聞いて")],
)
def test_the_table_readmits_somebody_with_one_tap(here: Lobby, language: str, asks: str, waits: str) -> None:
    code, phones, _ = begun(here)
    ann = phones[0]
    ann.send("/language", language=language)
    phones[1].send(f"/{code}/stand", seat=here.seat_id(code, "Bo"))
    new = here.phone(language)
    assert 'action="/' + code + '/knock"' in new.get(f"/{code}/claim/{here.seat_id(code, 'Bo')}").text
    where = knock(here, code, new, "Bo")
    assert waits in said(new.get(where))
    assert asks in said(ann.get(f"/{code}/play"))
    assert ann.send(where, htmx=True, answer="yes").status_code == 200
    assert asks not in said(ann.get(f"/{code}/play"))
    assert new.get(where).location == f"/{code}"
    assert new.get(f"/{code}").location == f"/{code}/play"
    assert holders(here, code) == {"Ann": 1, "Bo": 1, "Cy": 1}


def test_the_waiting_phone_is_told_at_once(here: Lobby) -> None:
    code, _, _ = begun(here)
    new = here.phone()
    where = knock(here, code, new, "Bo")
    stream = new.get(f"{where}/stream").iter_encoded()
    assert b"The table is asked" in next(stream)
    here.laptop.send(where, htmx=True, answer="yes")
    assert b"hx-get=" in next(stream)


def test_no_is_an_answer(here: Lobby) -> None:
    code, phones, _ = begun(here)
    new = here.phone()
    phones[1].send(f"/{code}/stand", seat=here.seat_id(code, "Bo"))
    where = knock(here, code, new, "Bo")
    phones[2].send(where, htmx=True, answer="no")
    assert "Nobody let you in" in said(new.get(where))
    assert "answered already" in said(phones[0].send(where, htmx=True, answer="yes"))
    assert holders(here, code)["Bo"] == 0


def test_an_admitted_third_phone_replaces_a_dark_one(here: Lobby) -> None:
    code, _, _ = begun(here)
    bo = here.seat(code, "Bo")
    here.phone().send(f"/{code}/claim/{bo.id}", pin=bo.pin)
    first, second = here.seat(code, "Bo").devices
    table = here.table(code)
    table._left = {first: 1e12, second: time.monotonic() - live_table.QUIET - 1}
    where = knock(here, code, here.phone(), "Bo")
    here.laptop.send(where, htmx=True, answer="yes")
    now = here.seat(code, "Bo").devices
    assert (len(now), first in now, second in now) == (2, True, False)
    table._left = dict.fromkeys(now, 1e12)
    where = knock(here, code, here.phone(), "Bo")
    assert "both are on" in said(here.laptop.send(where, htmx=True, answer="yes"))
    assert here.seat(code, "Bo").devices == now


def test_an_unanswered_request_expires(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    code, phones, _ = begun(here)
    monkeypatch.setattr(door, "WAITS", -1.0)
    phones[1].send(f"/{code}/stand", seat=here.seat_id(code, "Bo"))
    where = knock(here, code, here.phone(), "Bo")
    assert "I am Bo" not in said(phones[0].get(f"/{code}/play"))
    assert "answered already" in said(phones[0].send(where, htmx=True, answer="yes"))


def test_asking_twice_is_one_request_and_requests_are_limited(here: Lobby) -> None:
    code, phones, _ = begun(here)
    new = here.phone()
    for at, name in ((1, "Bo"), (2, "Cy")):
        phones[at].send(f"/{code}/stand", seat=here.seat_id(code, name))
    for name in ("Bo", "Bo", "Cy"):
        knock(here, code, new, name)
    page = said(phones[0].get(f"/{code}/play"))
    assert (page.count("I am Bo"), page.count("I am Cy")) == (0, 1)
    form = {"seat": here.seat_id(code, "Bo")}
    assert [new.post(f"/{code}/knock", data=form).status_code for _ in range(10)] == [303] * 9 + [429]


# One phone for everybody


@pytest.mark.promise("A seat has zero, one or two")
def test_a_whole_table_can_use_one_phone(here: Lobby) -> None:
    code = here.open_table(game="onecard")
    ann = here.sit(code, "Ann")
    for name in ("Bo", "Cy"):
        ann.send(f"/{code}/seat", name=name)
    here.ring(ann, code, ["Ann", "Bo", "Cy"], "Cy")
    ann.send(f"/{code}/start", after="0")
    game: Any = here.table(code).game
    said_by = [("Cy", "deals"), ("Cy", "flips 5H"), ("Ann", "plays 9H"), ("Bo", "draws"), ("Cy", "draws")]
    for name, text in said_by:
        own = name == "Ann"
        page = ann.get(f"/{code}/play").text
        seat = here.seat_id(code, name)
        on = game.state.names.index(name)
        assert f'<i class="on-{on}" hidden></i>' in page, "for a phone with several seats"
        assert own or f'class="button primary acting for-{on}" href="/{code}/play?as={seat}"' in page
        ann.send(f"/{code}/enter", htmx=True, text=text, **{"as": seat})
    assert [entry.text for entry in game.entries] == [f"{name} {text}" for name, text in said_by]
    assert {line.device for line in game.lines} == set(here.seat(code, "Ann").devices)


def test_a_helping_phone_sees_that_a_vote_waits_for_its_own_seat(here: Lobby) -> None:
    code = here.open_table(game="one")
    ann = here.sit(code, "Ann")
    ann.send(f"/{code}/seat", name="Cy")
    here.sit(code, "Bo")
    here.ring(ann, code, ["Ann", "Bo", "Cy"], "Cy")
    ann.send(f"/{code}/start", after="0")
    here.says(code, "Cy deals", "Cy flips 5H", "Bo penalizes Cy for question", "Cy disputes 3")
    cy = here.seat_id(code, "Cy")
    page = ann.get(f"/{code}/play?as={cy}").text
    assert '<i class="on-0" hidden></i>' in page, "Ann has a vote"
    ann.send(f"/{code}/enter", htmx=True, text="votes yes", **{"as": here.seat_id(code, "Ann")})
    here.says(code, "Ann plays 9H", "Bo plays 9C")
    assert '<i class="on-0" hidden></i>' not in ann.get(f"/{code}/play?as={cy}").text


def test_a_phone_whose_seat_was_given_away_is_redirected(here: Lobby) -> None:
    code, phones, _ = begun(here)
    phones[0].send(f"/{code}/sit", name="Di", after="Cy", points="zero", phoneless="1")
    di = here.seat(code, "Di")
    for_di = f"/{code}/play?as={di.id}"
    assert phones[0].get(for_di).status_code == 200
    here.phone().send(f"/{code}/claim/{di.id}", pin=di.pin)
    assert phones[0].get(for_di).location == f"/{code}"
    assert phones[0].get(f"/{code}?as={di.id}").location == f"/{code}"
    assert phones[0].get(f"/{code}").location == f"/{code}/play", "to its own"
    assert phones[0].send(f"/{code}/enter", htmx=True, text="draws", **{"as": str(di.id)}).status_code == 403
    bo = here.seat_id(code, "Bo")
    here.laptop.send(f"/{code}/remove", seat=bo)
    assert phones[1].get(f"/{code}/play?as={bo}").location == f"/{code}"
    assert "Ask to sit down" in said(phones[1].get(f"/{code}"))


# Coming while a game is on


@pytest.mark.promise("A late arrival starts with 0")
def test_the_average_covers_everybody_who_has_scored(here: Lobby) -> None:
    code, _ = here.play(("Ann", "Bo", "Cy"))
    here.says(code, "Cy agrees keep=scores", "Cy deals", "Ann scores 0", "Bo scores 30", "Cy scores 60")
    here.late(code, "Di", after="Cy", points="zero")
    page = said(here.phone().get(f"/{code}"))
    assert "The average: 30" in page, "Ann's 0 counts, Di's does not"
    assert "As the last one: 60" in page


@pytest.mark.promise("A late arrival starts with 0")
def test_a_newcomer_takes_the_seat_of_a_player_who_left(here: Lobby) -> None:
    code, phones, game = begun(here)
    here.says(code, "Bo corrects score.Bo 12; hand.Bo 3")
    phones[1].send(f"/{code}/remove", seat=here.seat_id(code, "Bo"))
    eve = here.phone()
    assert 'name="left" value="Bo"' in eve.get(f"/{code}").text
    assert eve.send(f"/{code}/sit", name="Eve", left="Ann").status_code == 422, "Ann is here"
    phones[0].send(eve.send(f"/{code}/sit", name="Eve", left="Bo").location, htmx=True, answer="yes")
    assert [entry.text for entry in game.entries[-2:]] == ["Eve replaces Bo", "Eve returns"]
    assert game.state.names == ("Ann", "Eve", "Cy")
    assert (game.state.scores[1], game.state.hands[1]) == (12, 3)
    assert list(holders(here, code)) == ["Ann", "Eve", "Cy"]


def test_the_story_still_names_the_author_of_lines_before_they_left(here: Lobby) -> None:
    code, phones, _ = begun(here)
    phones[1].send(f"/{code}/enter", htmx=True, text="says hello")
    here.laptop.send(f"/{code}/remove", seat=here.seat_id(code, "Bo"))
    story = said(phones[0].get(f"/{code}/story"))
    assert re.search(r"Bo says “?hello.*?0:\d\d · Bo", story), story
    assert re.search(r"Bo leaves the table \S* ?0:\d\d · another phone", story), "the host's, which has no seat"


@pytest.mark.promise("People swap seats, move, leave and return")
def test_a_player_who_left_returns_in_one_tap(here: Lobby) -> None:
    code, phones, game = begun(here)
    phones[1].send(f"/{code}/remove", seat=here.seat_id(code, "Bo"))
    assert re.search(r"Bo ?You ?away", said(phones[0].get(f"/{code}/play"))), (
        "said in words, beside the You of Bo's phone"
    )
    assert 'name="known" value="Bo"' in phones[1].get(f"/{code}").text
    phones[1].send(f"/{code}/sit", known="Bo", name="")
    assert game.entries[-1].text == "Bo returns"
    assert holders(here, code) == {"Ann": 1, "Bo": 1, "Cy": 1}


@pytest.mark.promise("A late arrival starts with 0")
def test_the_table_decides_the_points_of_a_late_arrival(here: Lobby) -> None:
    code, phones, game = begun(here)
    here.says(code, "Ann corrects score.Ann 30; score.Bo 51")
    here.late(code, "Eve", after="Ann", points="zero")
    line = len(game.entries)
    shown = phones[2].send(f"/{code}/amend", htmx=True, line=str(line), new="Eve joins after Ann with 51")
    assert "<td>0</td><td><strong>51</strong></td>" in shown.text
    phones[2].send(f"/{code}/enter", htmx=True, text=f"amends {line}: Eve joins after Ann with 51")
    assert game.state.scores == (30, 51, 0, 51)


# Lines about people that are taken back


def undo(here: Lobby, code: str, phone: Client, line: int = 0) -> None:
    game: Any = here.table(code).game
    answer = phone.send(f"/{code}/undo", htmx=True, line=str(line or len(game.entries)))
    assert "Taken back" in said(answer), said(answer)


@pytest.mark.promise("People swap seats, move, leave and return")
def test_undoing_a_departure_restores_the_seat(here: Lobby) -> None:
    code, phones, game = begun(here)
    phones[1].send(f"/{code}/remove", seat=here.seat_id(code, "Bo"))
    undo(here, code, phones[0])
    assert game.state.gone == (False, False, False)
    assert holders(here, code) == {"Ann": 1, "Bo": 0, "Cy": 1}, "any phone acts for it until Bo has it back"
    where = knock(here, code, phones[1], "Bo")
    phones[2].send(where, htmx=True, answer="yes")
    assert phones[1].get(f"/{code}").location == f"/{code}/play"
    undo(here, code, phones[0])
    assert game.state.gone == (False, True, False)
    assert 'name="known" value="Bo"' in phones[1].get(f"/{code}").text


@pytest.mark.promise("People swap seats, move, leave and return")
def test_undoing_a_substitution_restores_the_previous_player(here: Lobby) -> None:
    code, phones, game = begun(here)
    phones[0].send(f"/{code}/rename", seat=here.seat_id(code, "Ann"), name="Zoe")
    phones[0].send(f"/{code}/rename", seat=here.seat_id(code, "Zoe"), name="Eve")
    first = next(entry.n for entry in game.entries if entry.text == "Zoe replaces Ann")
    undo(here, code, phones[2])
    assert list(holders(here, code)) == ["Zoe", "Bo", "Cy"]
    undo(here, code, phones[2], first)
    assert game.state.names == ("Ann", "Bo", "Cy")
    assert holders(here, code) == {"Ann": 1, "Bo": 1, "Cy": 1}
    assert phones[0].get(f"/{code}").location == f"/{code}/play"


def test_after_an_undone_arrival_the_player_may_come_again(here: Lobby) -> None:
    code, phones, game = begun(here)
    eve = here.late(code, "Eve", by=phones[1], after="Ann", points="zero")
    undo(here, code, phones[0])
    assert game.state.names == ("Ann", "Bo", "Cy")
    eve.send(f"/{code}/sit", name="Eve", after="Bo", points="zero")
    assert [game.state.names[at] for at in game.state.ring] == ["Ann", "Bo", "Eve", "Cy"]
    assert list(holders(here, code)) == ["Ann", "Bo", "Eve", "Cy"]


# Moving


@pytest.mark.promise("People swap seats, move, leave and return")
@pytest.mark.parametrize(
    ("who", "after", "lines"),
    [
        ("P0", "P3", ["P0 swaps P4"]),
        ("P0", "P1", ["P0 swaps P1"]),
        ("P0", "P2", ["P0 swaps P1", "P0 swaps P2"]),
        ("P2", "P1", []),
        ("P2", "P4", ["P2 swaps P3", "P2 swaps P4"]),
    ],
)
def test_somebody_moves_to_another_place(here: Lobby, who: str, after: str, lines: list[str]) -> None:
    code, phones, game = begun(here, tuple(f"P{at}" for at in range(5)))
    before = len(game.entries)
    mover = phones[int(who[1])]
    form = {"seat": here.seat_id(code, who), "with": here.seat_id(code, after), "how": "left"}
    assert mover.send(f"/{code}/swap", **form).location == f"/{code}/menu"
    assert [entry.text for entry in game.entries[before:]] == lines
    ring = [game.state.names[at] for at in game.state.ring]
    assert ring[(ring.index(after) + 1) % 5] == who
    rest = [f"P{at}" for at in range(5) if f"P{at}" != who]
    begin = ring.index(rest[0])
    assert [name for name in ring[begin:] + ring[:begin] if name != who] == rest, "nobody else has moved"
    assert list(holders(here, code)) == ring


def test_a_player_who_left_is_skipped(here: Lobby) -> None:
    code, phones, game = begun(here, tuple(f"P{at}" for at in range(5)))
    phones[1].send(f"/{code}/remove", seat=here.seat_id(code, "P1"))
    form = {"seat": here.seat_id(code, "P0"), "with": here.seat_id(code, "P2"), "how": "left"}
    phones[0].send(f"/{code}/swap", **form)
    assert game.entries[-1].text == "P0 swaps P2"
