"""Every text of a picture is drawn by a font that has it; what none has is no empty box."""

import pytest
import resvg_py

from referee.texts.catalog import LANGUAGES
from referee.web.night_picture import fonts
from referee.web.night_picture.canvas import TextLine, cut, lines_of

UNDRAWN = "\U00013000"
"""A hieroglyph, which none of the fonts has."""


def drawn(text: str, language: str, family: str = "") -> bytes:
    """Return a text as a PNG; with a `family`, by that font and as it is, a box for each character that it lacks."""
    line = TextLine(text, 60, language=language).draw(10, 80, "#000000", language)
    if family:
        line = f'<text x="10" y="80" font-size="60" font-family="{family}">{text}</text>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100">{line}</svg>'
    found = [str(font.path) for font in fonts.fonts() if not family or font.family == family]
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=sorted(set(found))))


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("Ann", "Zoë", "Łukasz", "Ωmega", "Ёж")),
        ("ko", ("민아", "뷁", "쀼", "한승", "金")),
        ("ja", ("直樹", "さくら", "ケンジ", "々ー", "髙")),
        ("en", ("שלום", "مرحبا", "ไทย", "हिन्दी", "Հայ", "თბ", "🦊", "★", "♥", "①")),
    ],
)
def test_each_language_is_drawn_in_its_own_glyphs(language: str, texts: tuple[str, ...]) -> None:
    boxes = {drawn(UNDRAWN * count, language, fonts.LETTERS) for count in range(1, 6)}
    pictures = {drawn(text, language) for text in texts}
    assert len(pictures) == len(texts), "different texts look different"
    assert not pictures & boxes
    assert drawn(" ", language) not in pictures
    for text in texts:
        assert [run.text for run in fonts.runs(text, language)] == [text], "one font draws it whole"


def test_korean_and_japanese_write_the_same_character_each_in_their_way() -> None:
    assert drawn("海", "ko") != drawn("海", "ja")
    assert {run.font.family for run in fonts.runs("海", "ko")} == {fonts.EAST["ko"]}


def test_what_no_font_draws_becomes_one_ellipsis() -> None:
    for language in LANGUAGES:
        assert "".join(run.text for run in fonts.runs(f"Ann{UNDRAWN * 3}!", language)) == "Ann…!"
        assert fonts.drawable("Ann" + UNDRAWN, language)
        assert not fonts.drawable(UNDRAWN + " ", language)
        assert not fonts.drawable("", language)
    assert drawn(UNDRAWN, "en") == drawn("…", "en")


def test_a_run_for_each_script_and_marks_with_their_letter() -> None:
    found = [(run.text, run.font.family) for run in fonts.runs("Bo 민아🦊 e\u0323\u0301\ufe0f", "ko")]
    assert found == [("Bo ", "Noto Sans"), ("민아", fonts.EAST["ko"]), ("🦊 ", fonts.EMOJI), ("ẹ́", "Noto Sans")]


def test_widths_are_those_of_the_fonts() -> None:
    assert fonts.width("한글", 100, "ko", bold=True) == pytest.approx(184)
    assert fonts.width("直樹", 100, "ja", bold=True) == pytest.approx(200)
    assert fonts.width("iii", 100, "en") < fonts.width("mmm", 100, "en") / 2
    assert fonts.width("Ann", 100, "en") < fonts.width("Ann", 100, "en", bold=True)


def test_a_long_text_gets_smaller_then_shorter() -> None:
    assert TextLine("Maximilian", 40, wide=400).size == 40
    small = TextLine("Maximilian the Great", 40, wide=350)
    assert small.text == "Maximilian the Great"
    assert 28 < small.size < 40
    long = TextLine("Maximilian " * 5, 40, wide=300)
    assert long.text.endswith("…")
    assert long.width("en") <= 300
    assert cut("한", 40, 1, "ko") == "…"


def test_lines_break_between_words_and_in_japanese_between_characters() -> None:
    english = [line.text for line in lines_of("Most points in one round: Maximilian, 120", 32, 400, "en", 2)]
    assert english == ["Most points in one round:", "Maximilian, 120"]
    japanese = [line.text for line in lines_of("いちばん多く先にあがった人：さくらさん、5回", 32, 420, "ja", 2)]
    assert "".join(japanese) == "いちばん多く先にあがった人：さくらさん、5回"
    assert len(japanese) == 2
    assert japanese[1][0] not in "：、"
    [_, last] = lines_of("word " * 40, 32, 400, "en", 2)
    assert last.text.endswith("…")
