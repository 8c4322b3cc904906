"""Tokens of the search: the same thing in other words, in another script or with a typo gives the same tokens."""

from functools import cache

import pytest

from referee.rulebook.bm25 import Index
from referee.rulebook.search import lexicon
from referee.rulebook.tokenizer import ON, SAME, SEVERAL, Lexicon, softened, tokens
from referee.texts.catalog import shared


@cache
def words() -> Lexicon:
    return lexicon(shared(True))


def of(text: str) -> set[str]:
    return set(tokens(text, words()))


@pytest.mark.parametrize(
    "text",
    [
        "a Wild Draw Four on a Draw Two",
        "+4 on +2",
        "answer a plus two with a plus four",
        "드로 투 위에 드로 포",
        "플투에 플포",
        "ドロー2にドロー4",
        "どろつーの上にどろふぉー",
    ],
)
def test_a_card_on_a_card_is_one_token_in_every_language(text: str) -> None:
    assert {ON, "wild4/draw2"} <= of(text)
    assert "draw2/wild4" not in of(text)


@pytest.mark.parametrize("text", ["seven on seven", "킹 위에 킹", "エースにエース"])
def test_a_card_on_an_equal_card_is_a_token(text: str) -> None:
    assert SAME in of(text)


@pytest.mark.parametrize("text", ["two jacks", "at once", "잭 두 장", "한번에", "ジャック2枚", "いっぺんに"])
def test_several_of_a_kind_are_a_token(text: str) -> None:
    assert SEVERAL in of(text)


def test_cards_side_by_side_are_not_played_on_each_other() -> None:
    assert ON not in of("a jack and a queen, then 7 or 8")
    assert SEVERAL not in of("one jack")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("냈어요", "낼까요"),
        ("외쳤는데", "외치면"),
        ("뽑으면", "뽑아요"),
        ("黒の三", "黒の3"),
        ("めるど", "メルド"),
        ("taking", "takes"),
    ],
)
def test_words_match_in_any_inflection_and_spelling(one: str, other: str) -> None:
    alike = {token for token in of(one) & of(other) if not token.startswith("^")}
    assert max(tokens(one, words())[token] for token in alike) >= 0.25


def test_question_words_are_ignored() -> None:
    assert of("조커를 내도 되나요?") == of("조커를 내도")
    assert "점수" in of("점수 있나요"), "only a word of its own"


def test_only_korean_syllables_are_softened() -> None:
    assert [softened(character) for character in "낸쳐막a"] == ["내", "치", "막", "a"]


def test_one_typo_is_corrected_unless_the_word_exists() -> None:
    index = Index(words())
    index.tell("a", ("follow suit", 3.0))
    index.tell("b", ("hollow", 3.0))
    assert [hit.key for hit in index.find("folow")] == ["a"]
    assert [hit.key for hit in index.find("hollow")] == ["b"]
    assert index.find("fo1ow") == []


def test_two_cards_in_reverse_order_score_far_less_than_in_no_order() -> None:
    index = Index(words())
    for n in range(10):
        index.add(f"else {n}", ("a king on a queen", 1.0))
    index.add("both", ("a Draw Two and a Wild Draw Four", 1.0))
    index.add("either", ("a Wild Draw Four on a Draw Two", 1.0), ("a Draw Two on a Wild Draw Four", 1.0))
    index.add("against", ("a Wild Draw Four on a Draw Two", 1.0))
    fits = {hit.key: hit.score for hit in index.find("+2 on +4")}
    assert fits["against"] < fits["both"] < fits["either"]
