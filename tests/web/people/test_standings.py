"""Standings and the page of a person: numbers, who sees them, and the changes of a person."""

import re

import pytest

from referee.live import registry as live_results
from referee.store.values import KeptLine
from referee.texts.sentences import Sentences
from referee.web.night.picture import night_picture
from tests.live.test_results import PEOPLE, enter, night
from tests.support.client import Client
from tests.support.lobby import Lobby

FIRST = ((26, 0, 0, 0), (1, 2, 3, 20))
SECOND = ((0, 13, 13, 0), (0, 0, 13, 13))


def text(page: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", page.split("<main", 1)[-1].partition(">")[2]).split())


def rows(client: Client, address: str) -> list[str]:
    page = client.get(address).get_data(as_text=True).partition("</table>")[0]
    return [text(f"<main>{row}") for row in re.findall(r"<tr>.*?</tr>", page, re.DOTALL) if "<td" in row]


def ids(here: Lobby) -> dict[str, int]:
    return {person.name: person.id for person in here.store.persons()}


def test_standings_by_wins_places_and_points(here: Lobby) -> None:
    night(here.store, *FIRST)
    night(here.store, *SECOND)
    assert rows(here.laptop, "/standings") == [
        "1 Ann 2 1.0 2", "2 Bo 0 2.0 2", "3 Dee 0 3.0 2", "4 Cy 0 3.5 2"
    ]  # fmt: skip
    assert rows(here.laptop, "/standings?game=hearts&by=points")[0] == "1 Ann 2 1.0 0.5 2"
    assert [row.split()[1] for row in rows(here.laptop, "/standings?by=places")] == ["Ann", "Bo", "Dee", "Cy"]
    assert "So few games" in text(here.laptop.get("/standings").get_data(as_text=True))
    assert rows(here.laptop, "/standings?game=one") == []
    assert rows(here.laptop, "/standings?game=nonsense&since=x&until=9999-99-99&by=y") == rows(
        here.laptop, "/standings"
    )
    assert rows(here.laptop, "/standings?since=2030-01-01") == []
    assert rows(here.laptop, "/standings?since=2030-01-01&until=2000-01-01&name=All") != []
    assert rows(here.laptop, "/standings?since=0001-01-01&until=9999-12-31") != []


def test_most_points_come_first_where_they_win(here: Lobby) -> None:
    store = here.store
    opened = store.open_night("x").id
    for name in ("Ann", "Bo"):
        store.add_seat(opened, name)
    game = store.add_game(opened, "game: uno\nplayers: Ann Bo\nkeep: scores\nhouse: target=50\n").id
    lines = enumerate(("Ann scores 60", "Bo scores 0"), 1)
    store.append(KeptLine(game, n, float(n), text, "ok", "table.score", None, 1.0) for n, text in lines)
    assert [row.split()[1] for row in rows(here.laptop, "/standings?game=uno&by=points")] == ["Ann", "Bo"]


@pytest.mark.promise("Every number of a person leads")
def test_every_number_leads_to_its_games(here: Lobby) -> None:
    night(here.store, *FIRST)
    night(here.store, *SECOND)
    ann = ids(here)["Ann"]
    page = here.laptop.get("/standings").get_data(as_text=True)
    links = re.findall(rf'href="(/people/{ann}[^"]*)"', page)
    assert len(links) == 4, "the person and three numbers"
    for link in links:
        answer = here.laptop.get(link.replace("&amp;", "&"))
        assert answer.status_code == 200
        assert "Ann" in text(answer.get_data(as_text=True))
    games = here.laptop.get(f"/people/{ann}/games?what=wins").get_data(as_text=True)
    assert len(re.findall("won-mark", games)) >= 2
    link = re.findall(r'href="(/\w+/place[^"]*)"', games)[0]
    assert here.laptop.get(link.replace("&amp;", "&")).status_code == 200
    bo = ids(here)["Bo"]
    assert "No such game" in text(here.laptop.get(f"/people/{bo}/games?what=wins").get_data(as_text=True))
    assert here.laptop.get(f"/people/{bo}/games?what=nonsense").status_code == 404


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_the_page_of_a_person_tells_the_figures_of_the_game(here: Lobby, language: str) -> None:
    night(here.store, *FIRST)
    night(here.store, *SECOND)
    here.laptop.send("/language", language=language)
    said = text(here.laptop.get(f"/people/{ids(here)['Ann']}").get_data(as_text=True))
    told = {"en": "Moons shot 1", "ko": "성공한 으뜸패(슛더문) 1", "ja": "シュート・ザ・ムーン 1"}[language]
    assert told in said
    assert {"en": "in a row: 2", "ko": "최다 연승: 2", "ja": "最多連勝：2"}[language] in said
    assert here.laptop.get("/people/999").status_code == 404


@pytest.mark.promise("Standings, persons, their games and the files")
def test_a_phone_sees_only_nights_at_which_it_was(here: Lobby) -> None:
    phone, stranger = here.phone(), here.phone()
    night(here.store, *FIRST)
    code = here.open_table(phone)
    assert rows(phone, "/standings") == []
    table = here.table(code)
    opened = here.store
    seat = next((seat for seat in table.night.seats), None)
    assert seat is None or seat.devices
    game = night(opened, *SECOND)
    opened._db.run(
        "UPDATE nights SET host = ? WHERE id = (SELECT night FROM games WHERE id = ?)", table.night.host, game
    )
    assert [row.split()[1] for row in rows(phone, "/standings")] == ["Ann", "Bo", "Dee", "Cy"]
    assert {row.split()[-1] for row in rows(phone, "/standings")} == {"1"}
    assert rows(stranger, "/standings") == []
    ann = ids(here)["Ann"]
    for address in (f"/people/{ann}", f"/people/{ann}/games"):
        assert phone.get(address).status_code == 200
        assert stranger.get(address).status_code == 404
    assert stranger.send(f"/people/{ann}/change", what="remove", sure="yes").status_code == 404
    assert phone.send(f"/people/{ann}/change", what="rename", name="Zoe").status_code == 403, (
        "it hosted one of two nights"
    )
    assert "Ann" in ids(here)


@pytest.mark.promise("Anybody who is left out of standings")
def test_a_person_is_left_out_and_renamed(here: Lobby) -> None:
    night(here.store, *FIRST)
    ann = ids(here)["Ann"]
    change = f"/people/{ann}/change"
    assert here.laptop.send(change, what="list", listed="no").location == f"/people/{ann}"
    assert [row.split()[1] for row in rows(here.laptop, "/standings")] == ["Bo", "Cy", "Dee"]
    here.laptop.send(change, what="list", listed="yes")
    here.laptop.send(change, what="rename", name="  Anna ")
    assert "1 Anna 1 1.0 1" in rows(here.laptop, "/standings")
    for wrong in (
        {"what": "rename", "name": " "},
        {"what": "merge", "other": "x"},
        {"what": "split"},
        {"what": "remove"},
    ):
        answer = here.laptop.send(change, **wrong)
        assert answer.status_code == 422, wrong
        assert "Anna" in text(answer.get_data(as_text=True))
    assert here.laptop.send(change, what="nonsense").status_code == 400


@pytest.mark.promise("Anybody who sits down again is the same")
def test_merge_split_and_remove(here: Lobby) -> None:
    store = here.store
    night(store, *FIRST)
    game = night(store, *SECOND, people=("Anna", "Bo", "Cy", "Dee"))
    ann, anna, bo = (ids(here)[name] for name in ("Ann", "Anna", "Bo"))
    assert here.laptop.send(f"/people/{ann}/change", what="merge", other=str(bo)).status_code == 422
    here.laptop.send(f"/people/{ann}/change", what="merge", other=str(anna), sure="yes")
    assert rows(here.laptop, "/standings")[0] == "1 Ann 2 1.0 2"
    opened = store._db.rows("SELECT night FROM games WHERE id = ?", game)[0]["night"]
    answer = here.laptop.send(f"/people/{ann}/change", what="split", night=str(opened), name="Anna")
    new = int(answer.location.rpartition("/")[2])
    assert ids(here)["Anna"] == new
    assert rows(here.laptop, "/standings")[:2] == ["1 Ann 1 1.0 1", "1 Anna 1 1.0 1"]
    assert here.laptop.send(f"/people/{bo}/change", what="remove", sure="yes").location == "/standings"
    assert [row.split()[1] for row in rows(here.laptop, "/standings")] == ["Ann", "Anna", "Dee", "Cy"]
    assert "Somebody 1 0" in text(here.laptop.get(f"/people/{ann}").get_data(as_text=True))


def fields(page: str, what: str) -> dict[str, list[str]]:
    """Return the hidden fields of the form of a page that does something."""
    [form] = [form for form in page.split("<form")[1:] if f'value="{what}"' in form and "</form>" in form]
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r'name="(\w+)" value="([^"]*)"', form.split("</form>")[0]):
        if name != "csrf_token":
            found.setdefault(name, []).append(value)
    return found


@pytest.mark.promise("Anybody who sits down again is the same")
def test_a_merge_asks_whom_and_can_be_undone(here: Lobby) -> None:
    store = here.store
    night(store, *FIRST)
    night(store, *SECOND, people=("Anna", "Bo", "Cy", "Dee"))
    ann, anna = (ids(here)[name] for name in ("Ann", "Anna"))
    change = f"/people/{ann}/change"
    store.list_person(anna, listed=False)
    before = {person.uid: person for person in store.persons()}
    page = here.laptop.get(f"/people/{ann}").get_data(as_text=True)
    assert '<select name="other"><option value="">' in page, "nobody is preselected"
    assert "Choose who it is first" in here.laptop.send(change, what="merge", other="").get_data(as_text=True)
    asked = here.laptop.send(change, what="merge", other=str(anna)).get_data(as_text=True)
    assert "Are Ann and Anna the same person?" in text(asked)
    assert "Anna ’s night becomes" in text(asked)
    assert {person.uid: person for person in store.persons()} == before, "nothing is merged by the question"
    merged = here.laptop.send(change, what="merge", other=str(anna), sure="yes").get_data(as_text=True)
    assert "Anna and Ann are one person now" in text(merged)
    assert "Anna" not in ids(here)
    assert here.laptop.send(change, **fields(merged, "part")).status_code == 303
    after = {person.uid: person._replace(id=before[person.uid].id) for person in store.persons()}
    assert after == before
    assert here.laptop.send(change, **fields(merged, "part")).status_code == 422, "once"


def test_a_removed_person_is_somebody_on_the_page_of_the_night_in_its_csv_and_its_picture(here: Lobby) -> None:
    store = here.store
    game = night(store, *FIRST)
    [row] = store._db.rows("SELECT code FROM nights JOIN games ON night = nights.id WHERE games.id = ?", game)
    code = row["code"]
    assert "Dee" in here.laptop.get(f"/nights/{code}").get_data(as_text=True)
    here.laptop.send(f"/people/{ids(here)['Dee']}/change", what="remove", sure="yes")
    page = here.laptop.get(f"/nights/{code}").get_data(as_text=True)
    assert "Dee" not in page
    assert "Somebody" in page
    sheet = here.laptop.get(f"/{code}/export.csv").get_data(as_text=True)
    assert "Dee" not in sheet
    assert "Somebody" in sheet
    assert here.laptop.get(f"/nights/{code}/sum?who=Dee&what=games").status_code == 404
    table = here.app.extensions["registry"].table(code)
    words = Sentences(here.app.extensions["texts"], "en", ())
    shown = night_picture(table, words, "today", store.removed_in(table.night.id))
    assert shown is not None
    people = [person for step in (*shown.steps, *shown.others) for person in step.people]
    assert [person.sign for person in people if person.name == "Somebody"] == [""]
    assert "Dee" not in repr(shown)


def test_progress_is_shown(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_results, "SECONDS", 0.0)
    for _ in range(3):
        night(here.store, *FIRST)
    for done in (1, 2):
        answer = here.laptop.get("/standings")
        assert answer.headers["Refresh"] == "2"
        assert f"{done} of 3 games" in text(answer.get_data(as_text=True))
    assert len(rows(here.laptop, "/standings")) == len(PEOPLE)


def test_a_game_that_goes_on_does_not_count_yet(here: Lobby) -> None:
    game = night(here.store, FIRST[0])
    assert rows(here.laptop, "/standings") == []
    enter(here.store, game, FIRST[1])
    assert len(rows(here.laptop, "/standings")) == len(PEOPLE)
