"""Rules are found by the words that people use for them, in any language, whatever the language of the phone."""

from time import process_time

import pytest

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.rulebook import search
from referee.rulebook.chapters import rulebook
from referee.rulebook.search import about, found, told
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences

TEXTS = shared(True)


def first(game: str, wanted: str, count: int = 3) -> list[str]:
    return [hit.key for hit in found(TEXTS, game, wanted)[:count]]


@pytest.mark.parametrize("game", games.names())
def test_every_rule_and_house_rule_is_found_by_its_name_in_every_language(game: str) -> None:
    book = rulebook(game)
    for words in (Sentences(TEXTS, language) for language in LANGUAGES):
        named = [(chapter.rule.id, words.rule_name(chapter.rule.id, game)) for chapter in book.chapters]
        named += [(setting.switch.key, words.switch(setting.switch.key)) for setting in book.settings]
        assert [key for key, name in named if key not in first(game, name)] == []


def test_a_card_is_found_before_entries_that_only_mention_it() -> None:
    assert set(first("one", "jack", 2)) == {"does-J", "jack_on_any"}
    for name in ("K", "king", "킹", "キング"):
        assert first("onecard", name, 1) == ["does-K"] or first("onecard", name, 2) == ["k", "does-K"]


@pytest.mark.parametrize(
    "wanted", ["괴상한낱말" * 24, "괴샹한 낟말은 " * 15, "チャレンヂデキル" * 15, "qwertzu " * 15, "ㅋ" * 120]
)
def test_odd_questions_are_answered_quickly(wanted: str) -> None:
    first("onecard", "warm")
    start = process_time()
    first("onecard", wanted)
    assert process_time() - start < 0.1


def test_nothing_is_found_without_a_matching_word() -> None:
    assert found(TEXTS, "one", "xyzzy") == []
    assert found(TEXTS, "one", " ?! ") == []
    with pytest.raises(NotationError):
        found(TEXTS, "two", "joker")


@pytest.mark.promise("A rulebook is sent in less")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_index_is_built_in_small_steps(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_indexes", {})
    assert len(list(search.indexing(TEXTS, "onecard", language))) > len(games.find("onecard").rules)
    assert list(search.indexing(TEXTS, "onecard", language)) == [], "all is read"


@pytest.mark.promise("A search finds the rule among")
@pytest.mark.parametrize(
    ("wanted", "game", "rest"),
    [
        ("hearts tie at the end", "hearts", "at the end"),
        ("two people over 100 in hearts", "hearts", "2 people over 100"),
        ("하트에서 동점이면?", "hearts", "동점이면?"),
        ("ハーツで引き分け", "hearts", "で引き分け"),
        ("uno", None, "uno"),
        ("7 of hearts on 7 of spades", None, "7 of hearts on 7 of spades"),
        ("하트 A를 클로버 2로 막을 수 있어요?", None, "하트 A를 클로버 2로 막을 수 있어요?"),
        ("uno or canasta", None, "uno or canasta"),
        ("I have one card left", None, "I have one card left"),
    ],
)
def test_a_game_named_in_a_question_is_known(wanted: str, game: str | None, rest: str) -> None:
    named, left = about(TEXTS, wanted)
    assert (named, left.strip()) == (game, rest)


@pytest.mark.parametrize(
    ("game", "wanted", "says"),
    [
        ("uno", "reverse with two players", "With two players a Reverse works like a Skip"),
        ("uno", "チャレンジされて負けたら何枚？", "計6枚引きます"),
        ("hearts", "5명이면 무슨 카드 빼요", "5명이면 ♦2 ♣2를"),
    ],
)
def test_a_question_finds_the_sentence_of_the_guide(game: str, wanted: str, says: str) -> None:
    sentences = told(TEXTS, "en", game, games.find(game).preset_house(), wanted)
    assert any(says in " ".join(sentence.text.striptags().split()) for sentence in sentences)


def test_a_sentence_is_told_with_the_tables_house_rules() -> None:
    house = games.find("hearts").preset_house().with_texts((("end_score", "50"),))
    assert any("50" in sentence.text for sentence in told(TEXTS, "en", "hearts", house, "when is the game over"))


@pytest.mark.promise("A search finds the rule among")
def test_what_no_rule_is_about_is_said_only_if_it_is_the_question() -> None:
    assert first("hearts", "can we play in teams", 1) == ["no-rule-hearts-partners"]
    assert [key for key in first("uno", "how many points for the others", 9) if key.startswith(search.NO_RULE)] == []
    assert first("canasta", "partners", 1) != ["no-rule-canasta-partners"]
