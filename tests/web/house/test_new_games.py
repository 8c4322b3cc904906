"""A game added while the referee runs is on the start page, and an invalid one affects nobody."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.engine import games
from referee.texts.catalog import shared
from tests.support.client import said
from tests.support.folders import TESTS
from tests.support.lobby import Lobby, lobby

MAUMAU = TESTS / "more_games" / "maumau"


def put(place: Path, key: str, *, code: str = "") -> Path:
    """Put Mau-Mau, with other `code` if given, into a folder under another name."""
    folder = place / key
    shutil.copytree(MAUMAU, folder)
    for path in (file for file in folder.rglob("*") if file.suffix in (".py", ".ftl", ".table")):
        path.write_text(path.read_text(encoding="utf-8").replace("maumau", key), encoding="utf-8")
    if code:
        (folder / "__init__.py").write_text(code, encoding="utf-8")
    return folder


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    """Return a folder of games, with one game in it, that was named when the referee started."""
    made, before = tmp_path / "games", games.names()
    put(made, "firstone")
    shared.cache_clear()
    games.add(made)
    yield made
    games.__path__.remove(str(made))
    for key in set(games.names()) - set(before):
        del games._more[key]
        games._forget(key)
    games._wrong.clear()
    shared.cache_clear()


@pytest.fixture
def here(place: Path) -> Iterator[Lobby]:
    with lobby() as made:
        yield made


def test_a_new_folder_is_a_game_of_the_running_referee(here: Lobby, place: Path) -> None:
    assert "/new/secondone" not in here.laptop.get("/").text
    put(place, "secondone")
    page = here.laptop.get("/").text
    assert "/new/secondone" in page
    assert ">Mau-Mau<" in page
    assert "left out" not in page
    code, _ = here.play(game="secondone")
    here.says(code, "Cy deals", "Cy flips 5H", "Ann plays 7H")
    assert here.table(code).game.state.draw == 2


def test_a_new_folder_can_be_the_nights_next_game(here: Lobby, place: Path) -> None:
    code, phones = here.play()
    put(place, "secondone")
    assert f"/{code}/next/secondone" in phones[0].get(f"/{code}/next").text


BAD = {
    "GAME = (": "badone cannot be loaded. SyntaxError",
    "raise OSError('no')": "badone cannot be loaded. OSError: no",
    "import sys\nsys.exit('bye')": "badone cannot be loaded. SystemExit: bye",
    "raise GeneratorExit": "badone cannot be loaded. GeneratorExit",
    "raise RecursionError": "badone cannot be loaded. RecursionError",
    "GAME = 1": "badone needs a GAME whose key is badone",
}


@pytest.mark.promise("If an external game cannot be loaded")
@pytest.mark.parametrize("code", BAD)
def test_an_invalid_folder_is_one_sentence_until_it_is_corrected(here: Lobby, place: Path, code: str) -> None:
    table, phones = here.play(game="firstone")
    folder = put(place, "badone", code=code)
    for _ in range(2):
        page = here.laptop.get("/")
        assert f"A game in the folder is left out: {BAD[code]}" in said(page)
        assert "/new/badone" not in page.text
    assert "left out" not in said(phones[0].get("/")), "only where it can be mended"
    assert phones[0].get("/new/badone").status_code == 404
    here.says(table, "Cy deals", "Cy flips 5H", "Ann plays 7H")
    shutil.rmtree(folder)
    assert "left out" not in said(here.laptop.get("/"))
    put(place, "badone")
    assert "/new/badone" in here.laptop.get("/").text


@pytest.mark.promise("If an external game cannot be loaded")
@pytest.mark.parametrize("where", ["__init__.py", "text/en.ftl", "examples/more.table", "notes"])
def test_a_broken_link_affects_nobody(here: Lobby, place: Path, where: str) -> None:
    folder = put(place, "badone")
    (folder / where).parent.mkdir(exist_ok=True)
    (folder / where).unlink(missing_ok=True)
    (folder / where).symlink_to(place / "nowhere")
    (place / "nothing").symlink_to(place / "nowhere")
    for _ in range(2):
        answer = here.laptop.get("/")
        assert answer.status_code == 200
        assert "/new/firstone" in answer.text
        assert ("left out" in said(answer)) == (where in ("__init__.py", "text/en.ftl"))
    (folder / where).unlink()
    shutil.rmtree(folder)
    put(place, "badone")
    assert "/new/badone" in here.laptop.get("/").text


def test_a_game_whose_texts_exist_already_is_left_out(here: Lobby, place: Path) -> None:
    folder = put(place, "badone")
    (folder / "text" / "en.ftl").write_text("game-firstone = Again\n", encoding="utf-8")
    assert "game-firstone stands twice" in said(here.laptop.get("/"))
    assert ">Again<" not in here.laptop.get("/").text


def test_a_taken_name_is_reported(here: Lobby, place: Path) -> None:
    put(place, "one")
    assert "there is a game one already" in said(here.laptop.get("/"))
    assert games.find("one").key == "one"
    assert "referee.engine.games.one" in sys.modules
