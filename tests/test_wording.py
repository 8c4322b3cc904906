"""What a text is found by: the same thing said in another way, in another script or with a slip is found alike."""

import pytest

from referee.rulefinder import lexicon
from referee.search import Index
from referee.texts import shared
from referee.wording import ON, SAME, SEVERAL, softened, tokens

WORDS = lexicon(shared(True))


def of(text: str) -> set[str]:
    return set(tokens(text, WORDS))


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
def test_which_card_goes_on_which_is_one_thing_in_every_language(text: str) -> None:
    assert {ON, "wild4/draw2"} <= of(text)
    assert "draw2/wild4" not in of(text)


@pytest.mark.parametrize("text", ["seven on seven", "킹 위에 킹", "エースにエース"])
def test_a_card_on_its_like_is_told(text: str) -> None:
    assert SAME in of(text)


@pytest.mark.parametrize("text", ["two jacks", "at once", "잭 두 장", "한번에", "ジャック2枚", "いっぺんに"])
def test_several_of_a_kind_are_told(text: str) -> None:
    assert SEVERAL in of(text)


def test_cards_that_only_stand_beside_each_other_go_on_nothing() -> None:
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
def test_words_are_alike_however_they_end_or_are_written(one: str, other: str) -> None:
    alike = {token for token in of(one) & of(other) if not token.startswith("^")}
    assert max(tokens(one, WORDS)[token] for token in alike) >= 0.25


def test_what_makes_a_sentence_a_question_tells_nothing() -> None:
    assert of("조커를 내도 되나요?") == of("조커를 내도")
    assert "점수" in of("점수 있나요"), "only a word of its own"


def test_a_korean_syllable_is_softened_and_no_other() -> None:
    assert [softened(each) for each in "낸쳐막a"] == ["내", "치", "막", "a"]


def test_a_slip_of_one_letter_is_found_and_a_word_that_is_there_is_none() -> None:
    index = Index(WORDS)
    index.tell("a", ("follow suit", 3.0))
    index.tell("b", ("hollow", 3.0))
    assert [each.key for each in index.find("folow")] == ["a"]
    assert [each.key for each in index.find("hollow")] == ["b"]
    assert index.find("fo1ow") == []


def test_what_has_two_cards_the_other_way_round_fits_less_by_far_than_what_has_them_in_no_order() -> None:
    index = Index(WORDS)
    for n in range(10):
        index.add(f"else {n}", ("a king on a queen", 1.0))
    index.add("both", ("a Draw Two and a Wild Draw Four", 1.0))
    index.add("either", ("a Wild Draw Four on a Draw Two", 1.0), ("a Draw Two on a Wild Draw Four", 1.0))
    index.add("against", ("a Wild Draw Four on a Draw Two", 1.0))
    fits = {each.key: each.score for each in index.find("+2 on +4")}
    assert fits["against"] < fits["both"] < fits["either"]
