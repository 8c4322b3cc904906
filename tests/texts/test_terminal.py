"""The language, sentences and QR code of the terminal."""

import io

import pytest

from referee.texts import terminal
from referee.texts.catalog import Catalog, unlike


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "kok_IN.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "", "LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "ko_KR.UTF-8"}, "ja"),
        ({"LC_MESSAGES": "ko_KR.UTF-8", "LANG": "ja_JP.UTF-8"}, "ko"),
    ],
)
def test_the_terminals_language(environment: dict[str, str], language: str) -> None:
    assert terminal.language(environment) == language


def test_every_sentence_has_three_languages_with_the_same_variables() -> None:
    assert not [*unlike(Catalog([terminal.FOLDER], strict=True))]


def test_a_port_is_written_without_separators(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ko_KR.UTF-8")
    assert terminal.sentence("port-in-use", port=8000).startswith("8000번 포트")


@pytest.mark.parametrize("key", ["backup", "moved"])
def test_one_is_counted_as_one(key: str) -> None:
    for count, said in ((0, "0 nights, 0 lines."), (1, "1 night, 1 line."), (1398, "1398 nights, 1398 lines.")):
        assert said in terminal.sentence_in("en", key, path="a.db", nights=count, lines=count)


def test_the_qr_code_is_on_dark_if_the_colours_are_unknown() -> None:
    out = io.StringIO()
    terminal.qr("http://192.168.0.12:8000", out)
    lines = out.getvalue().splitlines()
    assert len({len(line) for line in lines}) == 1
    assert set("".join(lines)) <= set("█▀▄\xa0")
    assert set(lines[0]) == {"█"}  # the quiet zone is light
