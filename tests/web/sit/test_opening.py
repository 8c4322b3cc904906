"""The first dealer or player: asked in the first game as its source says, then given by a house rule."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from referee.engine import games
from referee.engine.notation.record import read_head
from referee.web.sit.next_game import Plan
from referee.web.sit.people import plan_of
from tests.support.client import Client, said
from tests.support.lobby import Lobby, lobby

PEOPLE = ("Ann", "Bo", "Cy")


@pytest.fixture(scope="module")
def here() -> Iterator[Lobby]:
    with lobby() as made:
        yield made


def sat(here: Lobby, game: str, names: Sequence[str] = PEOPLE, **form: str) -> tuple[str, Client]:
    """Return a table whose ring is complete, and the first player's phone."""
    code = here.open_table(game=game, **form)
    phones = [here.sit(code, name) for name in names]
    for name in names:
        tap(here, phones[0], code, "place", name)
    return code, phones[0]


def tap(here: Lobby, phone: Client, code: str, what: str, name: str) -> str:
    answer = phone.send(f"/{code}/ring", htmx=True, **{what: str(here.seat(code, name).id)})
    return said(answer)


def ring(phone: Client, code: str, language: str = "en") -> str:
    """Return the text of the lobby below the seats."""
    phone.send("/language", language=language)
    page = phone.get(f"/{code}").get_data(as_text=True)
    phone.send("/language", language="en")
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", page.split('<div id="ring">')[1].split('<div id="trouble">')[0]))


def start(here: Lobby, phone: Client, code: str) -> Any:
    """Return the head of the game that starts."""
    before = len(here.table(code).games)
    answer = phone.send(f"/{code}/start", after=str(before), anyway="1")
    assert answer.status_code == 303, said(answer)
    played = here.table(code).game
    assert played is not None
    assert len(here.table(code).games) == before + 1
    return read_head(played.head)


def over(here: Lobby, code: str, game: str = "onecard") -> None:
    """Play the game to its end: Bo wins, Cy loses."""
    here.says(code, "Bo corrects phase over; winner Bo; out.Bo yes; out.Ann yes")
    played = here.table(code).game
    assert played is not None
    assert (played.game.key, played.state.phase, played.state.loser) == (game, "over", 2)


def again(here: Lobby, phone: Client, code: str, game: str = "onecard", **form: str) -> None:
    assert phone.send(f"/{code}/next/{game}", **form).status_code == 303


@pytest.mark.promise("The app asks who deals or begins")
@pytest.mark.parametrize(
    ("game", "house", "how", "words"),
    [
        ("one", {}, "asked", "Ann deals. If not, choose who does."),
        ("onecard", {}, "rps", "Rock, paper, scissors: the winner begins. Who won?"),
        ("onecard", {"preset": "american_page_one"}, "rps", "Rock, paper, scissors"),
        ("eights", {}, "asked", "Ann deals. If not, choose who does."),
        ("uno", {}, "drawn", "Everybody draws a card, and the highest deals first."),
        ("uno", {"h-start": "rps"}, "rps", "Rock, paper, scissors"),
        ("uno", {"h-start": "youngest"}, "youngest", "The youngest begins. Who is it?"),
        ("uno", {"preset": "kids"}, "rps", "Rock, paper, scissors"),
        ("hearts", {}, "assigned", "Choose who deals, or Cy does."),
        ("canasta", {}, "asked", "Ann deals. If not, choose who does."),
        ("other", {}, "anybody", ""),
    ],
)
def test_the_first_game_asks_as_its_source_says(
    here: Lobby, game: str, house: dict[str, str], how: str, words: str
) -> None:
    code, ann = sat(here, game, **house)
    shown = ring(ann, code)
    assert words in shown
    waits = "Then choose who begins" if how in ("rps", "youngest") else ""
    assert (
        "disabled" in ann.get(f"/{code}").text.split('<button form="start-form" class="primary')[1].split(">")[0]
    ) is bool(waits)
    assert waits in shown
    made = games.find(game)
    preset = house.get("preset") or made.preset
    rules = made.preset_house(preset).with_texts([(key[2:], text) for key, text in house.items() if key[:2] == "h-"])
    assert made.first_dealer(rules) == how


@pytest.mark.parametrize(("game", "what"), [("canasta", "dealer"), ("other", "dealer"), ("onecard", "begins")])
def test_the_lot_falls_on_everybody_at_some_time_and_all_phones_and_the_record_know(
    here: Lobby, game: str, what: str
) -> None:
    code, ann = sat(here, game)
    fell = set[str]()
    for _ in range(60):  # that one of three is never drawn happens once in 10^10
        said(ann.send(f"/{code}/ring", htmx=True, lot=what))
        fell.add(re.search(r"The lot fell on (\w+)", ring(ann, code))[1])  # type: ignore[index]
        if len(fell) == len(PEOPLE):
            break
    assert fell == set(PEOPLE)
    drawn = re.search(r"The lot fell on (\w+)", ring(ann, code))[1]  # type: ignore[index]
    assert f'n3 lot at-{PEOPLE.index(drawn)}"' in ann.get(f"/{code}").text, "where the light comes to rest"
    assert start(here, ann, code).dealer == (drawn if what == "dealer" else PEOPLE[PEOPLE.index(drawn) - 1])


def test_a_winner_who_left_does_not_begin(here: Lobby) -> None:
    code, ann = sat(here, "onecard", ("Ann", "Bo", "Cy", "Di"))
    tap(here, ann, code, "begins", "Ann")
    start(here, ann, code)
    here.says(code, "Di corrects phase over; winner Di")
    here.table(code).change(here.store.remove_seat, here.seat(code, "Di").id)
    again(here, ann, code)
    assert "Rock, paper, scissors" in ring(ann, code)
    assert "Then choose who begins" in ring(ann, code)


def test_a_plan_of_an_older_version_keeps_its_dealer(here: Lobby) -> None:
    code, ann = sat(here, "onecard")
    old = plan_of(here.table(code)).to_text().replace(', "begins": 0', "").replace('"dealer": 0', '"dealer": %s')
    store = here.store
    kept = old % here.seat(code, "Bo").id
    assert "begins" not in kept
    here.table(code).change(store.change_plan, here.table(code).night.id, lambda planned: kept)
    assert "Cy begins, so Bo deals." in ring(ann, code)
    assert start(here, ann, code).dealer == "Bo"


def test_a_player_outside_the_ring_neither_deals_nor_begins() -> None:
    plan = Plan("onecard", ring=(1, 2, 3))
    assert plan.with_first_player(2).without_seat(2).begins == 0
    assert plan.with_first_player(9).begins == 0
    assert plan.with_first_player(2).with_dealer(3) == plan.with_dealer(3)
    assert plan.with_dealer(3).with_first_player(2) == plan.with_first_player(2)
    assert [plan.left_of(seat) for seat in (1, 2, 3, 9)] == [2, 3, 1, 0]
