"""Seasons that a phone saves and shares: what a link shows, and what it does not."""

import csv
import io
import json
import re
from html import unescape

import pytest

from referee.store import Store
from referee.store.codes import hashed
from referee.web.core import rate_limit
from referee.web.core.phone import SECRET
from tests.live.test_results import night
from tests.support.client import Client
from tests.support.lobby import Lobby, lobby
from tests.web.people.test_standings import FIRST, SECOND, ids, rows, text

TEAM = ("Ann", "Bo", "Eve", "Flo")


@pytest.fixture
def host(here: Lobby) -> Client:
    """Return a phone that hosted one night and was a guest at another, which had other people."""
    phone = here.phone()
    phone.get("/standings")
    night(here.store, *FIRST, host=device_of(phone))
    game = night(here.store, *SECOND, people=TEAM, host="somebody else")
    [seat] = [row["id"] for row in here.store._db.rows("SELECT id FROM seats WHERE night = ? AND name = 'Ann'",
                                                           night_of(here.store, game))]  # fmt: skip
    here.store.give_seat(seat, device_of(phone))
    phone.get("/standings")
    return phone


def night_of(store: Store, game: int) -> int:
    return int(store._db.rows("SELECT night FROM games WHERE id = ?", game)[0]["night"])


def device_of(phone: Client) -> str:
    [secret] = [cookie.value for cookie in phone._cookies.values() if cookie.key == SECRET]  # type: ignore[union-attr]
    return hashed(secret)


def page(client: Client, address: str) -> str:
    answer = client.get(address)
    assert answer.status_code == 200, address
    return answer.get_data(as_text=True)


def save(phone: Client, **more: str) -> str:
    """Save a season; return the address of its page."""
    phone.send("/standings/seasons", **{"name": "Summer", **more})
    return re.findall(r'href="(/standings/seasons/\d+)"', page(phone, "/standings"))[0]


def share(phone: Client, **more: str) -> tuple[str, str]:
    """Share a season; return the address of its page, and that of its standings by the link."""
    season = save(phone, **more)
    phone.send(season, what="share")
    link = re.search(r'value="http://[^/]*(/standings\?season=[\w-]+)"', page(phone, season))
    assert link is not None
    return season, link[1]


def names(client: Client, address: str) -> list[str]:
    return [row.split()[1] for row in rows(client, address)]


def test_a_season_is_saved_and_opened_in_one_tap(here: Lobby, host: Client) -> None:
    answer = host.send(
        "/standings/seasons", name=" Since  summer ", since="2026-06-01", until="2020-01-01", game="hearts"
    )
    assert answer.location == "/standings?game=hearts&since=2020-01-01&until=2026-06-01&name=Since+summer"
    shown = page(host, answer.location)
    assert "This season is saved. Share" in text(shown)
    shown = page(host, "/standings")
    assert "is saved" not in text(shown)
    only = host.send("/standings/seasons", name="Autumn", what="show")
    assert only.location == "/standings?name=Autumn"
    assert "is saved" not in text(page(host, only.location)), "it is only shown"
    assert unescape(re.findall(r'href="(/standings\?[^"]*name=[^"]*)"', shown)[0]) == answer.location
    season = re.findall(r'href="(/standings/seasons/\d+)"', shown)[0]
    assert host.send(season, what="change", name="Winter").location == "/standings?name=Winter"
    assert "Winter" in page(host, "/standings")
    for wrong, said in ({"name": " "}, "Give the season a name"), ({"name": "winter"}, "called “winter” already"):
        answer = host.send("/standings/seasons", **wrong)
        assert answer.status_code == 422
        assert said in text(answer.get_data(as_text=True))
    assert host.send(season, what="change", name="").status_code == 422
    assert host.send(season, what="nonsense").status_code == 400
    assert "Winter" in page(here.laptop, "/standings"), "the server's computer sees all"
    stranger = here.phone()
    assert "Winter" not in page(stranger, "/standings")
    for ask in (lambda: stranger.get(season), lambda: stranger.send(season, what="delete")):
        assert ask().status_code == 404
    assert host.send(season, what="delete").location == "/standings"
    assert "Winter" not in page(host, "/standings")
    assert host.get(season).status_code == 404


@pytest.mark.promise("The link of a shared season")
def test_a_link_shows_the_nights_that_its_phone_hosted_and_nothing_else(here: Lobby, host: Client) -> None:
    _, link = share(host)
    stranger = here.phone()
    assert len(rows(host, "/standings")) == 6
    assert names(stranger, link) == ["Ann", "Bo", "Cy", "Dee"] == names(host, link)
    assert {row.split()[-1] for row in rows(stranger, link)} == {"1"}
    assert "by a link" in text(page(stranger, link))
    token = link.partition("=")[2]
    of = ids(here)
    pages = crawl(stranger, link)
    assert {f"/people/{of[name]}" for name in ("Ann", "Bo", "Cy", "Dee")} <= {
        address.split("?")[0] for address in pages
    }
    for address, shown in pages.items():
        assert not re.search("Eve|Flo", shown), address
        assert not re.search(r'href="/\w{4}[/"]|/nights/|/change"', shown), (
            f"{address} opens a night or changes a person"
        )
        assert not any(row["code"] in shown for row in here.store._db.rows("SELECT code FROM nights")), address
    assert stranger.get(f"/people/{of['Eve']}?season={token}").status_code == 404
    assert stranger.get(f"/people/{of['Ann']}").status_code == 404
    assert stranger.send(f"/people/{of['Ann']}/change?season={token}", what="rename", name="Zoe").status_code == 404
    assert "<form" not in page(host, f"/people/{of['Ann']}?season={token}").split("<main")[1].split("</main")[0]
    assert re.search(r'href="/\w{4}/place', page(host, f"/people/{of['Ann']}/games?season={token}")), "it was there"
    assert re.search(r'href="/\w{4}/place', page(here.laptop, f"/people/{of['Ann']}/games?season={token}"))
    assert rows(stranger, "/standings") == []


def crawl(client: Client, start: str) -> dict[str, str]:
    """Return every page of standings, persons and files that a page leads to."""
    found: dict[str, str] = {}
    todo = [start]
    while todo:
        address = todo.pop()
        if address in found:
            continue
        answer = client.get(address)
        if answer.status_code == 429:  # of files, which are limited
            continue
        assert answer.status_code == 200, address
        found[address] = answer.get_data(as_text=True)
        if answer.mimetype == "text/html":
            main = found[address].split("<main", 1)[1].split("</main", 1)[0]
            todo += [unescape(link) for link in re.findall(r'href="(/(?:standings|people)[^"]*)"', main)]
    return found


@pytest.mark.promise("Anybody who is left out of standings")
def test_files_of_a_shared_season(here: Lobby, host: Client) -> None:
    here.store.list_person(ids(here)["Bo"], listed=False)
    _, link = share(host)
    query, stranger = link.partition("?")[2], here.phone()
    files = text(page(stranger, f"/standings/files?{query}"))
    assert "Nights for another referee" not in files
    sheet = list(csv.DictReader(io.StringIO(page(stranger, f"/standings/season.csv?{query}").removeprefix("\ufeff"))))
    assert [row["person"] for row in sheet] == ["Ann", "", "Cy", "Dee"]
    assert [bool(row["id"]) for row in sheet] == [True, False, True, True]
    plays = json.loads(page(stranger, f"/standings/season.bgsplay?{query}"))
    assert [player["name"] for player in plays["players"]] == ["Ann", "Somebody", "Cy", "Dee"]


@pytest.mark.promise("Anybody who is left out of standings")
def test_whoever_is_left_out_or_removed_is_on_no_shared_page(here: Lobby, host: Client) -> None:
    of = ids(here)
    _, link = share(host)
    here.store.list_person(of["Bo"], listed=False)
    here.store.remove_person(of["Cy"])
    stranger = here.phone()
    assert names(stranger, link) == ["Ann", "Dee"]
    for address, shown in crawl(stranger, link).items():
        assert not re.search(r"\b(Bo|Cy)\b", shown), address
        assert f"/people/{of['Bo']}" not in shown, address
    query = link.partition("?")[2]
    for name in ("Bo", "Cy"):
        assert stranger.get(f"/people/{of[name]}?{query}").status_code == 404
        assert host.get(f"/people/{of[name]}?{query}").status_code == 404
    assert "Somebody 2 0" in text(page(stranger, f"/people/{of['Ann']}?{query}"))
    assert "Before 2" in text(page(stranger, f"/people/{of['Ann']}/games?{query}&what=ahead&who=0"))


@pytest.mark.promise("Anybody who is left out of standings")
def test_whoever_is_left_out_is_found_by_the_phones_that_may_list_them_again(here: Lobby, host: Client) -> None:
    of = ids(here)
    here.store.list_person(of["Cy"], listed=False)
    here.store.list_person(of["Eve"], listed=False)
    assert f'href="/people/{of["Cy"]}' in page(host, "/standings")
    assert f'href="/people/{of["Eve"]}' not in page(host, "/standings"), "a guest may not change her"
    assert host.get(f"/people/{of['Cy']}").status_code == 200
    assert host.get(f"/people/{of['Eve']}").status_code == 404
    assert f'href="/people/{of["Eve"]}' in page(here.laptop, "/standings")
    assert ">Eve<" not in page(host, f"/people/{of['Ann']}")


@pytest.mark.promise("The link of a shared season")
def test_a_link_shows_the_days_and_the_game_of_its_season(here: Lobby, host: Client) -> None:
    season, link = share(host, game="hearts")
    stranger = here.phone()
    assert len(rows(stranger, link)) == len(rows(stranger, f"{link}&game=one")) == 4
    assert 'aria-current="page">Hearts' not in page(stranger, link), "there is nothing to choose"
    host.send(season, what="change", name="Summer", since="2099-01-01")
    assert rows(stranger, link) == []
    host.send(season, what="change", name="Summer")
    assert rows(stranger, f"{link}&game=one") == []
    assert len(rows(stranger, f"{link}&since=2099-01-01")) == 4
    here.store.keep_season(device_of(host), "Summer", kind="nonsense", changed=int(season.rpartition("/")[2]))
    assert stranger.get(link).status_code == 404, "a game that is not here any more is not all games"


@pytest.mark.promise("Standings and figures are those of the exported")
def test_a_deleted_night_leaves_every_number_at_once(here: Lobby, host: Client) -> None:
    _, link = share(host)
    stranger = here.phone()
    assert len(rows(stranger, link)) == 4
    [(hosted, code)] = [
        (row["id"], row["code"])
        for row in here.store._db.rows("SELECT id, code FROM nights WHERE host = ?", device_of(host))
    ]
    assert host.send(f"/nights/{code}/delete", sure=code).status_code == 303
    assert rows(stranger, link) == []
    assert len(rows(host, "/standings")) == 4
    ann = ids(here)["Ann"]
    assert stranger.get(f"/people/{ann}?{link.partition('?')[2]}").status_code == 404
    for what in ("games", "rounds", "nights"):
        assert page(host, f"/people/{ann}/games?what={what}").count("<li>") == 1
    csv_file = page(host, "/standings/season.csv")
    assert len(csv_file.splitlines()) == 5
    assert "Cy" not in csv_file
    here.store.set_night(hosted, deleted=None)
    assert len(rows(stranger, link)) == 4


@pytest.mark.promise("The link of a shared season")
def test_a_link_that_is_dead_says_so_and_is_not_guessed(
    here: Lobby, host: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    season, link = share(host)
    stranger = here.phone(address="192.168.0.77")
    assert len(rows(stranger, link)) == 4
    host.send(season, what="stop")
    answer = stranger.get(link)
    assert answer.status_code == 404
    assert "no longer shared" in text(answer.get_data(as_text=True))
    token = link.partition("=")[2]
    for path in ("people/1", "people/1/games", "standings/files", "standings/season.csv", "standings/season.bgsplay"):
        assert stranger.get(f"/{path}?season={token}").status_code == 404, path
    host.send(season, what="share")
    assert token not in page(host, season)
    monkeypatch.setattr(rate_limit, "GUESSES", ("8/minute",))
    assert [stranger.get(f"/standings?season={n}").status_code for n in range(3)][-1] == 404
    assert [stranger.get(f"/standings?season={n}").status_code for n in range(6)][-1] == 429
    good = re.search(r"season=([\w-]+)", page(host, season))
    assert good is not None
    assert stranger.get(f"/standings?season={good[1]}").status_code == 429
    assert here.phone(address="192.168.0.78").get(f"/standings?season={good[1]}").status_code == 200


@pytest.mark.promise("A shared season always shows its link")
def test_a_link_that_no_phone_can_open_is_shown_with_the_reason() -> None:
    with lobby(HOST="127.0.0.1") as here:
        season = save(here.laptop)
        here.laptop.send(season, what="share")
        shown = page(here.laptop, season)
        assert "lets only this computer in" in text(shown)
        link = re.search(r'value="http://localhost:8000(/standings\?season=[\w-]+)"', shown)
        assert link is not None
        assert "by a link" in text(page(here.laptop, link[1]))
        assert 'class="qr"' not in shown, "a phone would find nothing there"


@pytest.mark.promise("The link of a shared season")
def test_only_the_phone_of_a_season_shares_it(here: Lobby, host: Client) -> None:
    season = save(host)
    assert 'aria-label="Share “Summer”"' in page(host, "/standings")
    assert f"{season}#share" not in page(here.laptop, "/standings"), "it could not"
    assert here.laptop.send(season, what="share").status_code == 403
    host.send(season, what="share")
    assert all("Shared" in text(page(client, "/standings")) for client in (host, here.laptop))
    assert here.laptop.send(season, what="stop").location == season
    assert 'value="share"' not in page(here.laptop, season)
    assert 'value="share"' in page(host, season)


@pytest.mark.promise("The link of a shared season")
def test_on_a_public_server_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with lobby(PUBLIC=True, URL="https://cards.example") as here:
        phone = here.phone()
        phone.get("/standings")
        night(here.store, *FIRST, host=device_of(phone))
        night(here.store, *SECOND, people=TEAM, host="somebody else")
        season = save(phone)
        phone.send(season, what="share")
        link = re.search(r'value="https://cards.example(/standings[^"]*)"', page(phone, season))
        assert link is not None
        for stranger in (here.phone(), here.laptop):
            assert names(stranger, link[1]) == ["Ann", "Bo", "Cy", "Dee"]
            assert not re.search(r'href="/\w{4,6}/place', page(stranger, f"/people/1/games{link[1][10:]}"))
            assert stranger.get(season).status_code == 404


def test_standings_are_saved_where_they_begin_and_the_link_is_copied_in_one_tap(here: Lobby, host: Client) -> None:
    asked = page(host, "/standings?since=2020-01-01&game=hearts").partition("<table")[0]
    form = asked.split('id="save"')[1].split("</form>")[0]
    assert 'name="since" value="2020-01-01"' in form
    assert 'name="game" value="hearts"' in form
    season, _ = share(host, since="2020-01-01")
    assert 'id="save"' not in page(host, "/standings?since=2020-01-01&name=Summer"), "it is saved already"
    assert re.search(r"readonly value=[^>]*></label><button [^>]*data-copy", page(host, season))


def test_nobody_has_the_sign_of_another_in_standings(here: Lobby, host: Client) -> None:
    for by in ("wins", "rating"):
        table = page(here.laptop, f"/standings?by={by}").partition("<tbody")[2].partition("</tbody>")[0]
        signs = re.findall(r'<use href="[^"]*#(\w+)"', table)
        assert len(signs) > len(TEAM)
        assert len(set(signs)) == len(signs), by
