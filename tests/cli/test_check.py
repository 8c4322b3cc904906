"""`referee check`: a complete game, and a sentence for each thing that a folder can lack."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.cli import main
from referee.engine import games
from referee.texts.catalog import LANGUAGES
from tests.support.folders import TESTS
from tests.support.own_games import own_games

MAUMAU = TESTS / "more_games" / "maumau"
CODE, EXAMPLE, KOREAN = "__init__.py", "examples/queens.table", "text/ko.ftl"
SWITCH = {
    CODE: (
        (
            "class House(ShedHouse, Conduct): ...",
            'class House(ShedHouse, Conduct):\n    queens: str = switch("war", Words(("war", "peace")), group="cards")',
        ),
        ("quarrel = c.state", 'quarrel = c.house.queens == "war" and c.state'),
        ("from typing", "from referee.engine.house_rules.options import Number, Words, switch\nfrom typing"),
    ),
    **{
        f"text/{language}.ftl": (
            ("maumau-queens =", "house-queens = Q\n    .ask = Q?\n    .war = 1\n    .peace = 2\nmaumau-queens ="),
        )
        for language in LANGUAGES
    },
}
"""The edits that give Mau-Mau a house rule of its own without an example."""
WAR = ("# rule", "# switch queens=war, line 1\n# rule")
AT_WAR = ("players: Ann Bo", "players: Ann Bo\nhouse: queens=war")
PEACE = """
== Queens in peace
# ko: 평화
# ja: 平和
# switch queens=peace, line 1
game: maumau
players: Ann Bo
house: queens=peace
top: QH
turn: Ann

Ann plays QC  => ok
"""
PROVEN = (EXAMPLE, *WAR), (EXAMPLE, *AT_WAR), (EXAMPLE, "turn Bo\n", f"turn Bo\n{PEACE}")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Copy Mau-Mau to a folder for the duration of the test, and set the language to English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(games, "_more", {})
    folder = tmp_path / "games" / "maumau"
    shutil.copytree(MAUMAU, folder)
    yield folder
    if str(folder.parent) in games.__path__:
        games.__path__.remove(str(folder.parent))
    games._more.clear()
    games._forget("maumau")


def edit(folder: Path, *edits: tuple[str, str, str]) -> None:
    """Replace texts in files of a folder; each text must be present."""
    for file, old, new in edits:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def add_switch(folder: Path) -> None:
    """Give Mau-Mau the house rule `queens`."""
    edit(folder, *((file, old, new) for file, edits in SWITCH.items() for old, new in edits))


def check(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """Return the exit code of the command, and the lines it prints."""
    code = main.main(["check", str(folder)])
    return code, capsys.readouterr().out.splitlines()


def test_a_complete_game(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(copy, capsys) == (0, ["maumau is complete."])
    assert check(copy, capsys) == (0, ["maumau is complete."]), "asked twice"


def test_a_complete_game_with_a_state_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with own_games(tmp_path, "countdown"):
        assert check(tmp_path / "countdown", capsys) == (0, ["countdown is complete."])


@pytest.mark.untraced  # others reach the same lines
@pytest.mark.parametrize("key", games.names())
def test_the_games_of_the_referee_are_complete(
    key: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert check(games.folder(key), capsys) == (0, [f"{key} is complete."])


LACKS = {
    "maumau needs a GAME whose key is maumau.": [(CODE, "GAME =", "MAUMAU =")],
    "maumau cannot be loaded. NameError: name 'shedding' is not defined": [
        (CODE, "PLAY_DRAWN, shedding\n", "PLAY_DRAWN\n")
    ],
    "The texts cannot be read. games/maumau/text/ko.ftl: cannot be read: 1 = 2": [
        (KOREAN, "game-maumau", "1 = 2\ngame-maumau")
    ],
    "The text maumau-queens.no is missing in text/ko.ftl.": [(KOREAN, "    .no = 안", "    # 안")],
    "The text preset-maumau-ours.about is missing in text/en.ftl, text/ko.ftl, text/ja.ftl.\n"
    "Nothing uses the text preset-maumau-theirs. Is it misspelt?\n"
    "The text maumau-queens uses $n, which nothing fills.\n"
    "The text maumau-queens.no uses different variables: text/en.ftl: $card; text/ko.ftl: –; text/ja.ftl: $card.\n"
    "Nothing uses the text maumau-queens.nmae. Is it misspelt?": [
        *((f"text/{language}.ftl", "preset-maumau-ours", "preset-maumau-theirs") for language in LANGUAGES),
        (KOREAN, "{ $card }", "Q"),
        *((f"text/{language}.ftl", "maumau-queens = ", "maumau-queens = { $n } ") for language in LANGUAGES),
        (KOREAN, ".name", ".nmae"),
    ],
    "No example shows the rule maumau.queens. Mark one with “# rule maumau.queens”.\n"
    "queens.table:1 has no title in this language: # ja: …": [
        (EXAMPLE, "# rule maumau.queens\n", ""),
        (EXAMPLE, "# ja:", "# ja :"),
    ],
    "queens.table:1 is marked for the rule maumau.queens, but demands it of no line.": [
        (EXAMPLE, "no maumau.queens;", "no;")
    ],
    "queens.table:1: “# rules maumau.queens” is no mark.": [(EXAMPLE, "# rule ", "# rules ")],
    "queens.table:1 is marked for maumau.kings, which this game does not have.": [
        (EXAMPLE, "# rule maumau.queens", "# rule maumau.kings")
    ],
    "queens.table, line 10: turn should be Bo and is Ann.": [(EXAMPLE, "turn Ann\n", "turn Bo\n")],
    "queens.table, line 10: “QX” is not a card.": [(EXAMPLE, "plays QC", "plays QX")],
}
"""Sentences, a line each, with the edits that cause them."""


@pytest.mark.parametrize("sentences", LACKS)
def test_each_missing_part_is_named(sentences: str, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(copy, *LACKS[sentences])
    code, told = check(copy, capsys)
    assert code == 1
    for sentence in sentences.splitlines():
        assert [line for line in told if line.startswith(sentence)], told


ALIKE = (EXAMPLE, "Ann plays QC", "Bo plays 9H  => no\nAnn plays QC")
"""A line that every house rule refuses, inserted before a line that only one refuses."""
UNPROVEN = {
    "No example proves queens=war. Mark one with “# switch queens=war, line N”.": [],
    "No example proves queens=peace. Mark one with “# switch queens=peace, line N”.": [PROVEN[0], PROVEN[1]],
    "queens.table:1 is marked for queens=war, which its head does not set.": [PROVEN[0]],
    "queens.table:1 is marked for queens=war, but names no line of play.": [*PROVEN, (EXAMPLE, "line 1", "line 9")],
    "No line marked for queens=war is ruled differently under queens=peace.": [*PROVEN, ALIKE],
    "queens.table:1, line 1 of play: every other value of queens rules it alike.": [
        *PROVEN,
        ALIKE,
        (EXAMPLE, "# rule", "# switch queens=war, line 2\n# rule"),
    ],
    "The examples prove only queens=1. Prove another value of queens too.": [
        (CODE, 'switch("war", Words(("war", "peace"))', "switch(1, Number(0, 1)"),
        (EXAMPLE, "# rule", "# switch queens=1, line 1\n# rule"),
    ],
}


@pytest.mark.parametrize("sentence", UNPROVEN)
def test_a_house_rule_without_an_example(sentence: str, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_switch(copy)
    edit(copy, *UNPROVEN[sentence])
    code, told = check(copy, capsys)
    assert code == 1
    assert sentence in told


def test_values_that_no_line_distinguishes(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_switch(copy)
    edit(copy, *PROVEN, ALIKE, (CODE, 'switch("war", ', 'switch("war", alike=("war", "peace"), kind='))
    _, told = check(copy, capsys)
    assert "queens.table:1, line 1 of play: every other value of queens rules it alike." in told
    assert "No line marked for queens=war is ruled differently under queens=peace." not in told


def test_a_house_rule_with_an_example(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_switch(copy)
    edit(copy, *PROVEN)
    assert check(copy, capsys) == (0, ["maumau is complete."])


def test_a_game_whose_key_is_taken(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = copy.parent.parent / "others" / "one"
    shutil.copytree(copy, other)
    assert check(other, capsys) == (1, ["there is a game one already."])
    assert str(other.parent) not in games.__path__


@pytest.mark.parametrize(
    ("language", "said"), [("en", "There is no folder"), ("ko", "폴더가 없어요"), ("ja", "ありません")]
)
def test_a_missing_folder(
    language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert main.main(["check", str(tmp_path / "nowhere")]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists_in_three_languages(
    language: str, copy: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    edit(copy, *LACKS["queens.table, line 10: “QX” is not a card."], (KOREAN, ".name", ".nmae"))
    code, told = check(copy, capsys)
    assert code == 1
    assert len(told) == 4
    assert not any("check-" in line for line in told)
