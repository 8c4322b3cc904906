"""The door of a table: who sits down, who is let in by one tap, who takes over as host, and what strangers read."""

import re
from collections.abc import Iterator

import pytest
from werkzeug.routing import Rule

from referee.web.sit import door
from tests.support.client import Client, said
from tests.support.lobby import Lobby, lobby

VALUES = {"number": "1", "game": "one", "key": "0123", "n": "1", "id": "1", "line": "1", "seat": "1", "nth": "1"}


@pytest.fixture(scope="module")
def here() -> Iterator[Lobby]:
    with lobby() as made:
        yield made


def names(here: Lobby, code: str) -> list[str]:
    return [seat.name for seat in here.table(code).night.seats]


def ask(here: Lobby, code: str, name: str, **more: str) -> tuple[Client, str]:
    """Let a stranger ask to sit down at a closed table. Return the phone, and the page where it waits."""
    phone = here.phone()
    more.setdefault("after", "Ann")
    answer = phone.send(f"/{code}/sit", name=name, **more)
    assert answer.status_code == 303, said(answer)
    assert "/knock/" in answer.location
    return phone, answer.location


# Sitting down


def test_a_further_request_takes_the_place_of_the_oldest(here: Lobby) -> None:
    code, phones = here.play()
    for at in range(door.MOST + 1):
        ask(here, code, f"Fake {at}")
    page = said(phones[0].get(f"/{code}/play"))
    assert [f"Fake {at} would" in page for at in range(door.MOST + 1)] == [False] + [True] * door.MOST


@pytest.mark.promise("Before the first game anybody with the code")
def test_the_next_game_closes_an_opened_table_and_a_restart_changes_nothing(here: Lobby) -> None:
    code, phones = here.play()
    here.laptop.send(f"/{code}/door", door="open")
    here.sit(code, "Dan", after="Cy", points="zero")
    here.app.extensions["registry"]._tables.clear()
    assert not door.is_closed(here.table(code))
    phones[0].send(f"/{code}/next/one")
    phones[0].send(f"/{code}/start", after="1", anyway="1")
    assert len(here.table(code).games) == 2
    assert door.is_closed(here.table(code))
    here.app.extensions["registry"]._tables.clear()
    ask(here, code, "Eve")


@pytest.mark.promise("Before the first game anybody with the code")
def test_a_night_that_is_reopened_stays_closed_to_strangers(here: Lobby) -> None:
    code, phones = here.play()
    here.laptop.send(f"/nights/{code}/end")
    assert "ended" in said(here.phone().send(f"/{code}/sit", name="Eve", after="Ann"))
    here.laptop.send(f"/nights/{code}/reopen")
    here.app.extensions["registry"]._tables.clear()
    _, where = ask(here, code, "Eve")
    assert phones[2].send(where, htmx=True, answer="yes").status_code == 200
    assert names(here, code) == ["Ann", "Eve", "Bo", "Cy"]


@pytest.mark.promise("Before the first game anybody with the code")
def test_on_a_public_server_a_new_table_is_closed() -> None:
    with lobby(PUBLIC=True) as here:
        host = here.phone()
        code = here.open_table(host)
        host.send(f"/{code}/sit", name="Ann")
        eve, where = ask(here, code, "Eve")
        assert "Eve would like" in said(host.get(f"/{code}"))
        host.send(where, htmx=True, answer="yes")
        assert eve.get(f"/{code}").status_code == 200
        host.send(f"/{code}/door", door="open")
        here.sit(code, "Dan")
        assert names(here, code) == ["Ann", "Eve", "Dan"]
        host.send(f"/nights/{code}/end")
        ask(here, host.send(f"/again/{code}").location.strip("/"), "Fay")


# The host


@pytest.mark.promise("The host can hand over the role")
def test_the_table_is_told_of_its_new_host_for_a_while(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "TOLD", -1.0)
    code, phones = here.play()
    here.host_leaves(code)
    phones[1].send(f"/{code}/host", take="1")
    assert "is the host now" not in said(phones[0].get(f"/{code}/play"))


# Strangers


@pytest.mark.promise("A stranger reads no more from the stream")
def test_a_stranger_reads_no_page_and_no_stream_of_the_table(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    ask(here, code, "Knocker")
    table, stranger = here.table(code), here.phone()
    assert "Knocker" in said(phones[0].get(f"/{code}/menu"))
    secret = re.compile("Knocker|" + "|".join(f">{seat.pin}<" for seat in table.night.seats))

    def filled(rule: Rule) -> str:
        return re.sub(r"<(?:[^<>:]*:)?(\w+)>", lambda found: {**VALUES, "code": code}[found[1]], rule.rule)

    rules = [rule for rule in here.app.url_map.iter_rules() if "code" in rule.arguments]
    pages = [filled(rule) for rule in rules if "GET" in (rule.methods or ()) and not rule.rule.endswith("stream")]
    assert len(pages) > 20
    for page in pages:
        assert not secret.search(stranger.get(page).text), page
    own = {rule.endpoint.partition(".")[0]: filled(rule) for rule in rules if rule.rule.endswith("/stream")}
    live = here.app.extensions["screens"].pages
    assert {"menu", "ring", "joining"} <= set(own) & set(live)
    for page in live:
        news = stranger.get(f"/{code}/stream?page={page}")
        if page in own and page != "phone":
            assert news.status_code == 404, page
            assert stranger.get(own[page]).status_code in {403, 404}, page
        else:
            assert not secret.search(next(news.iter_encoded()).decode()), page
            news.close()
