"""A club: several tables opened, people who join, seatings proposed and accepted, the timer, and who may do what."""

import re
import time
from typing import Any

import pytest

from referee.live import Table
from referee.web.club import page
from referee.web.sit import timer
from tests.support.client import Client, said
from tests.support.lobby import Lobby, lobby
from tests.support.sqlite import sqlite_of


class Evening:
    """A club opened by a phone, and its people."""

    def __init__(self, here: Lobby, game: str = "canasta", **form: str) -> None:
        self.here, self.host = here, here.phone()
        answer = self.host.send(
            f"/club/new/{game}", **{"name": "Friday", "tables": "2", "size": "4", "minutes": "45"} | form
        )
        assert answer.status_code == 303, said(answer)
        self.code = answer.location.rsplit("/", 1)[1]
        self.phones: dict[str, Client] = {}

    @property
    def club(self) -> Any:
        return self.here.store.club(self.code)

    @property
    def codes(self) -> list[str]:
        return [table.code for table in self.club.tables]

    def join(self, *names: str) -> None:
        for name in names:
            self.phones[name] = self.here.phone()
            answer = self.phones[name].send(f"/club/{self.code}/join", name=name)
            assert answer.status_code == 303, said(answer)

    def send(self, what: str, **form: str) -> Any:
        return self.host.send(f"/club/{self.code}/{what}", **form)

    def page(self, client: Client | None = None) -> str:
        return said((client or self.host).get(f"/club/{self.code}"))

    def rings(self) -> list[list[str]]:
        return [[seat.name for seat in self.here.table(code).night.seats] for code in self.codes]

    def seated(self) -> list[list[str]]:
        """Seat the next seating; return the people of each table clockwise."""
        assert self.send("propose").status_code == 303
        answer = self.send("accept", seating=str(len(self.club.seatings) + 1), anyway="1")
        assert answer.status_code == 303, said(answer)
        return self.rings()


EIGHT = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")


@pytest.fixture
def seated(here: Lobby) -> Evening:
    """Return a club whose eight people sit at two tables."""
    made = Evening(here)
    made.join(*EIGHT)
    made.seated()
    return made


def test_people_are_seated_in_pairs_and_their_phones_follow(here: Lobby) -> None:
    evening = Evening(here)
    evening.join(*EIGHT)
    rings = evening.seated()
    assert sorted(name for ring in rings for name in ring) == list(EIGHT)
    ann = evening.phones["Ann"]
    at = next(at for at, ring in enumerate(rings) if "Ann" in ring)
    partner = rings[at][(rings[at].index("Ann") + 2) % 4]
    text = evening.page(ann)
    assert f"Your seat: table {at + 1}" in text
    assert f"With {partner}" in text
    assert "Against " in text
    assert ann.get(f"/club/{evening.code}/mine").location.endswith(f"/{evening.codes[at]}")
    started = ann.send(f"/{evening.codes[at]}/start", after="0", anyway="1")
    assert started.location.endswith(f"/{evening.codes[at]}"), said(started)
    assert len(here.table(evening.codes[at]).games) == 1
    assert re.search(rf"Table {at + 1} {evening.codes[at]} Playing Canasta", evening.page())


@pytest.mark.promise("A seating of a club is accepted")
def test_a_phone_at_its_old_table_is_led_to_the_new_one(here: Lobby, seated: Evening) -> None:
    while (before := seated.rings()) and not (moved := set(before[0]) - set(seated.seated()[0])):
        pass
    phone = seated.phones[moved.pop()]
    assert phone.get(f"/{seated.codes[0]}").location == f"/{seated.codes[1]}"
    assert (
        phone.get(f"/{seated.codes[0]}/onward", headers={"HX-Request": "true"})
        .headers["HX-Redirect"]
        .endswith(seated.codes[1])
    )
    stranger = here.phone()
    assert stranger.get(f"/{seated.codes[0]}/onward").location == f"/club/{seated.code}"
    assert "Table 2 of Friday" in said(phone.get(f"/{seated.codes[1]}"))


def test_a_phone_that_is_quicker_than_its_new_table_finds_its_seat(
    here: Lobby, seated: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as late:
        late.setattr(Table, "catch_up_night", lambda table: None)
        seated.seated()
    seats = [here.store.night(code).seats for code in seated.codes]
    at, moved = next(
        (at, seat.name)
        for at, (ring, there) in enumerate(zip(seats, seated.rings(), strict=True))
        for seat in ring
        if seat.name not in there
    )
    phone = seated.phones[moved]
    answer = phone.get(f"/{seated.codes[at]}")
    assert answer.location == f"/{seated.codes[at]}", "once more, as the table has read the seating by now"
    assert "/sit" not in phone.get(f"/{seated.codes[at]}").text


def test_tables_that_still_play_are_named_first(seated: Evening) -> None:
    code = seated.codes[0]
    assert seated.host.send(f"/{code}/start", after="0", anyway="1").status_code == 303
    assert 'id="club-people">' in seated.host.get(f"/club/{seated.code}").text
    seated.send("propose")
    assert "its game stays unfinished and counts nowhere" in seated.page()
    acts = re.findall(r'<button class="(primary big)?"', seated.host.get(f"/club/{seated.code}").text)
    assert acts.count("primary big") == 1
    answer = seated.send("accept", seating="2")
    assert answer.status_code == 422
    assert "Table 1 still plays" in said(answer)
    assert len(seated.club.seatings) == 1
    assert seated.send("accept", seating="2", anyway="1").status_code == 303
    assert len(seated.club.seatings) == 2
    again = seated.send("accept", seating="2")  # the same tap again
    assert again.status_code == 303
    assert len(seated.club.seatings) == 2


def test_who_has_gone_or_came_late_is_not_in_the_way(here: Lobby) -> None:
    evening = Evening(here, game="one", size="4")
    evening.join(*EIGHT)
    evening.seated()
    evening.join("Late")
    members = {member.name: member.id for member in here.store.members(evening.club.id)}
    assert evening.send("there", member=str(members["Hal"]), present="no").status_code == 303
    walk_in = here.phone()
    assert walk_in.send(f"/{evening.codes[0]}/sit", name="Walk").status_code == 303
    names = {name for ring in evening.seated() for name in ring}
    assert names == {*EIGHT, "Late", "Walk"} - {"Hal"}
    assert evening.send("there", member=str(members["Hal"]), present="yes").status_code == 303
    assert "Hal" in {name for ring in evening.seated() for name in ring}


def test_a_name_belongs_to_one_person_of_the_club(here: Lobby) -> None:
    evening = Evening(here)
    assert here.phone().send(f"/{evening.codes[0]}/sit", name="Ann").status_code == 303
    answer = here.phone().send(f"/{evening.codes[1]}/sit", name="ann")
    assert answer.status_code == 422
    assert "nn sits at table 1" in said(answer)


def test_the_board_says_large_that_the_time_is_up(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(here)
    evening.join("Ann", "Bo")
    assert "play this round" not in said(here.phone().get(f"/club/{evening.code}/board"))
    evening.send("timer", do="start")
    monkeypatch.setattr(timer, "_left", lambda club, now: 0.0)
    assert "Time is up: play this round to its end" in said(here.phone().get(f"/club/{evening.code}/board"))


@pytest.mark.promise("The timer of a club runs")
def test_the_timer(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(page.time, "time", lambda: now[0])
    evening = Evening(here, minutes="20")

    def shown() -> str:
        found = re.search(r"\d+:\d\d", evening.page())
        return found[0]

    assert shown() == "20:00"
    for do, passes, left in (
        ("start", 61, "18:59"),
        ("pause", 500, "18:59"),
        ("add", 0, "19:59"),
        ("start", 1200, "0:00"),
        ("add", 0, "1:00"),
        ("set", 0, "7:00"),
    ):
        evening.send("timer", do=do, minutes="7")
        now[0] += passes
        assert shown() == left
        assert ("0:00 Time is up" in evening.page()) == (left == "0:00")
    for wrong in ("0", "241", "x", "-1", ""):
        assert evening.send("timer", do="set", minutes=wrong).status_code == 422
    assert timer.timer_of(evening.club, now[0]).minutes == 7


@pytest.mark.promise("Phones in play at a club's")
def test_phones_in_play_show_the_time_left(here: Lobby, seated: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    code = seated.codes[0]
    phone = next(phone for phone in seated.phones.values() if phone.get(f"/{code}").status_code == 200)
    assert seated.host.send(f"/{code}/start", after="0", anyway="1").status_code == 303
    now = [time.time()]
    monkeypatch.setattr(page.time, "time", lambda: now[0])

    def shown() -> str:
        return str(phone.get(f"/{code}/play").text)

    assert ">45:00<" in shown()
    assert f'hx-get="/club/{seated.code}/time"' in shown(), "it is asked for again while the page stands"
    seated.send("timer", do="start")
    now[0] += 61
    assert ">43:59<" in shown()
    assert 'class="club-says" role="status" hidden' in shown()
    now[0] += 45 * 60
    assert 'class="club-says" role="status">Time is up: play this round to its end' in shown()
    alone, phones = here.play(("Ann", "Bo"))
    assert "club-time" not in phones[0].get(f"/{alone}/play").text


def test_the_board_turns_through_the_tables(here: Lobby, seated: Evening) -> None:
    for code in seated.codes:
        assert seated.host.send(f"/{code}/start", after="0", anyway="1").status_code == 303
    tv = here.phone()
    pages = [said(tv.get(f"/club/{seated.code}/board/turn?step={step}")) for step in range(0, 8, 2)]
    assert ["Table 1 · Canasta" in text for text in pages] == [False, True, False, False]
    assert ["Table 2 · Canasta" in text for text in pages] == [False, False, True, False]
    assert pages[0] == pages[3]
    assert all("45:00" in text for text in pages)
    assert 'hx-get="/club/' in tv.get(f"/club/{seated.code}/board?step=999999999").text
    assert tv.get(f"/club/{seated.code}/board?step=x").status_code == 200


@pytest.mark.promise("A club: 100 tables (20 on a public")
def test_a_public_club_is_for_who_has_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    with lobby(PUBLIC=True) as here:
        evening = Evening(here)
        assert len(evening.code) == 6
        evening.join("Ann")
        assert evening.code not in here.phone().get("/club").text
        assert evening.code in evening.host.get("/club").text
        assert here.phone().get(f"/club/{evening.code}").status_code == 200
        answer = here.phone().send("/club/new/one", name="", tables="21", size="4", minutes="45")
        assert "From 1 to 20 tables" in said(answer)
        db = sqlite_of(here.store)
        db.execute("UPDATE nights SET opened = opened - 90000")
        for code in evening.codes:
            here.app.extensions["registry"].forget(here.table(code))
        assert here.phone().get(f"/club/{evening.code}").status_code == 404
        assert evening.phones["Ann"].get(f"/club/{evening.code}").status_code == 200
