from pathlib import Path

import pytest
from markupsafe import Markup

from referee.texts.catalog import LANGUAGES, Catalog, Name, TextError, particle, unlike

EN = """
greet = { $name } sits down.
    .short = { $name }
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
-joker = the joker
put = { $name } puts { -joker } down: { cards }
pick = { $kind ->
    [red] a red one
   *[other] another
}
"""
KO = """
greet = { JOSA($name, "이/가") } 앉습니다.
    .short = { $name }
cards = 카드 { $count }장
-joker = 조커
put = { JOSA($name, "이/가") } { JOSA(-joker, "을/를") } 냅니다: { cards }
pick = { $kind ->
    [red] 빨강
   *[other] 다른 것
}
"""
JA = """
greet = { $name }さんが座りました。
    .short = { $name }
cards = { $count }枚
-joker = ジョーカー
put = { $name }が{ -joker }を出します: { cards }
pick = { $kind ->
    [red] 赤
   *[other] ほか
}
"""


def write(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    for language, text in files.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def texts(tmp_path: Path) -> Catalog:
    return Catalog([write(tmp_path / "text", en=EN, ko=KO, ja=JA)], strict=True)


def test_a_text_in_three_languages(texts: Catalog) -> None:
    assert texts.say("en", "greet", name="Bo") == "Bo sits down."
    assert texts.say("ko", "greet", name="민준") == "민준이 앉습니다."
    assert texts.say("ja", "greet", name="Bo") == "Boさんが座りました。"
    assert texts.say("en", "greet.short", name="Bo") == "Bo"
    assert texts.say("en", "cards", count=1) == "one card"
    assert texts.say("en", "cards", count=2) == "2 cards"
    assert texts.say("ko", "put", name="Ann", count=3) == "Ann이 조커를 냅니다: 카드 3장"


@pytest.mark.parametrize(
    "name", ["お父さん", "けんちゃん", "りくくん", "鈴木君", "王様", "おじいさま", "パパ", "ママ", "ばあば", "田中先生"]
)
def test_in_japanese_nobody_is_called_san_twice(texts: Catalog, name: str) -> None:
    assert texts.say("ja", "greet", name=name) == f"{name}が座りました。"
    assert texts.html("ja", "greet", name=Name(name)) == Markup(f"<bdi>{name}</bdi>が座りました。")
    assert texts.html("ja", "greet", name=Markup(f"<bdi>Bo</bdi>さん、<bdi>{name}</bdi>")) == Markup(
        f"<bdi>Bo</bdi>さん、<bdi>{name}</bdi>が座りました。"
    )
    assert texts.html("ja", "greet", name=Markup(f"<bdi>{name}</bdi>さん、<bdi>Bo</bdi>")) == Markup(
        f"<bdi>{name}</bdi>、<bdi>Bo</bdi>さんが座りました。"
    )
    assert texts.say("ja", "greet", name="ママミ") == "ママミさんが座りました。"


def test_a_missing_text_raises_in_tests_and_shows_its_id_otherwise(texts: Catalog, tmp_path: Path) -> None:
    with pytest.raises(TextError):
        texts.say("en", "nothing")
    with pytest.raises(TextError):
        texts.say("en", "greet.long", name="Bo")
    with pytest.raises(TextError):
        texts.say("en", "greet")
    easy = Catalog([tmp_path / "text"])
    assert easy.say("en", "nothing") == "nothing"
    assert easy.say("en", "greet.long") == "greet.long"
    assert "sits down" in easy.say("en", "greet")
    assert easy.has("en", "greet")
    assert not easy.has("en", "nothing")


def test_pages_have_names_in_bdi_and_escaped_text(texts: Catalog) -> None:
    assert texts.html("en", "greet", name=Name("<b>Bo</b>")) == "<bdi>&lt;b&gt;Bo&lt;/b&gt;</bdi> sits down."
    assert texts.html("en", "greet", name="<Bo>") == "&lt;Bo&gt; sits down."
    assert texts.html("en", "greet", name=Markup("<i>Bo</i>")) == "<i>Bo</i> sits down."
    assert texts.html("ko", "greet", name=Name("민준")) == "<bdi>민준</bdi>이 앉습니다."
    assert texts.html("ko", "greet", name=Name("Mina<")) == "<bdi>Mina&lt;</bdi>가 앉습니다."
    assert texts.say("ko", "greet", name="<Bo>") == "<Bo>가 앉습니다."
    assert texts.html("en", "pick", kind="red") == "a red one"
    assert texts.html("en", "cards", count=1) == "one card"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["x" * 5000, "가" * 999, '<"&' * 400])
def test_long_values_are_cut(texts: Catalog, language: str, word: str) -> None:
    for name in (word, Name(word)):
        assert "…" in texts.say(language, "greet", name=name)
        assert "…" in texts.html(language, "greet", name=name)


def test_rounds_are_counted_in_korean_numbers(tmp_path: Path) -> None:
    text = "round = { NTH($n) } / { $n }\n"
    texts = Catalog([write(tmp_path / "text", en=text, ko=text, ja=text)], strict=True)
    rounds = ["첫 / 1", "두 번째 / 2", "열 번째 / 10", "11번째 / 11"]
    assert [texts.say("ko", "round", n=n) for n in (1, 2, 10, 11)] == rounds
    assert texts.say("en", "round", n=2) == texts.say("ja", "round", n=2) == "2 / 2"


def test_a_long_time_is_told_in_minutes(tmp_path: Path) -> None:
    text = "time = { LASTED($seconds) }\n"
    texts = Catalog([write(tmp_path / "text", en=text, ko=text, ja=text)], strict=True)
    times = ["1 second", "10 seconds", "12.3 seconds", "20:45 minutes"]
    assert [texts.say("en", "time", seconds=time) for time in (1, 10, 12.3, 1244.7)] == times
    assert [texts.say("ko", "time", seconds=time) for time in (12.3, 1244.7)] == ["12.3초", "20분 45초"]
    assert [texts.say("ja", "time", seconds=time) for time in (12.3, 1244.7)] == ["12.3秒", "20分45秒"]


PARTICLES = {
    "는": "민아 2 5.5 ♥A Q♠ Bo Cy Di Mark Mike Kate Zoe Chris David Max B UNO さくら|다빈 (2)",
    "은": "민준 7 10 100 Ann Anne Jack Bob Pat Nicole Jane Young Tom L R QR ケン",
    "은(는)": "山田 🎉 ㄱ||",
    "로": "하트 스페이드 연필 8",
    "으로": "킹",
    "(으)로": "🎉",
}
"""Words by the particle that follows their last sound; those behind | have spaces, or nothing, in them."""


@pytest.mark.parametrize("said", PARTICLES)
def test_a_particle_follows_the_last_sound(said: str) -> None:
    words, *others = PARTICLES[said].split("|")
    choice = "으로/로" if "로" in said else "은/는"
    assert {word: particle(word, choice) for word in (*words.split(), *others)} == dict.fromkeys(
        (*words.split(), *others), said
    )


def test_particles_after_numbers(tmp_path: Path) -> None:
    folder = write(tmp_path / "text", ko='count = { JOSA($count, "을/를") }', en='count = { JOSA($count, "x/y") }')
    texts = Catalog([folder], strict=True)
    assert texts.say("ko", "count", count=1000) == "1000을"
    assert texts.say("en", "count", count=5) == "5"
    with pytest.raises(TextError):
        texts.say("ko", "count")


def test_the_catalogue_names_ids_and_variables(texts: Catalog) -> None:
    catalogue = texts.catalogue("ko")
    assert catalogue == {
        "greet": {"name"},
        "greet.short": {"name"},
        "cards": {"count"},
        "put": {"name", "count"},
        "pick": {"kind"},
    }
    assert not [*unlike(texts)]


def test_differences_between_languages_are_named(tmp_path: Path) -> None:
    folder = write(tmp_path / "text", en="a = { $x }\nb = b", ko="a = { $x }\nb = b", ja="a = { $y }")
    assert dict(unlike(Catalog([folder]))) == {
        "a": {"en": {"x"}, "ko": {"x"}, "ja": {"y"}},
        "b": {"en": set(), "ko": set(), "ja": None},
    }


@pytest.mark.parametrize("text", ["a = {", "a = 1\na = 2", "a = <b>x</b>", "a = x & y", 'a = { "<" }'])
def test_an_invalid_file_is_named_with_the_line(tmp_path: Path, text: str) -> None:
    with pytest.raises(TextError, match=r"text/ko\.ftl"):
        Catalog([write(tmp_path / "text", ko=text)])


def test_a_game_adds_its_own_folder(tmp_path: Path) -> None:
    own = write(tmp_path / "text", en="a = ours")
    game = write(tmp_path / "game", en="b = the game's, { a }")
    assert Catalog([own, game]).say("en", "b") == "the game's, ours"
    with pytest.raises(TextError, match="stands twice"):
        Catalog([own, write(tmp_path / "other", en="a = theirs")])


def test_english_words_fit_the_cards_beside_them(tmp_path: Path) -> None:
    text = '{ CAPITAL($cards) } { VERB($cards, "goes/go") }\n'
    texts = Catalog([write(tmp_path / "text", en=f"said = {text}", ko="said = { $cards }", ja="said = { $cards }")])
    assert texts.say("en", "said", cards="the coloured joker") == "The coloured joker goes"
    assert texts.say("en", "said", cards="7♥, 7♦") == "7♥, 7♦ go"
    assert texts.say("ko", "said", cards="♥7") == "♥7"
    assert texts.html("en", "said", cards=Name("bo")) == "<bdi>bo</bdi> goes"
