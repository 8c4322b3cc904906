"""Words with a typo, incomplete words and Korean initial consonants find the word that was meant."""

import random
from collections.abc import Iterator

import pytest

from referee.engine import games
from referee.rulebook.chapters import rulebook
from referee.rulebook.search import found
from referee.rulebook.spelling import Known, Vocabulary, are_initials, initials, slips, strokes
from referee.rulebook.tokenizer import folded, plain
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences

TEXTS = shared(True)
HELD = 0.95
"""The minimum share of misspelled names that find their rule among the first three results."""
VOWELS, CONSONANTS = "ㅏㅐㅑㅓㅔㅕㅗㅛㅜㅠㅡㅣ", "ㄱㄴㄷㄹㅁㅂㅅㅈㅊㅋㅌㅍㅎㄲㅆ"


def names(language: str, least: int) -> Iterator[tuple[str, str, str]]:
    """Return the game, key and name of every rule and house rule whose name has this many characters."""
    words = Sentences(TEXTS, language)
    for game in games.names():
        book = rulebook(game)
        named = [(chapter.rule.id, words.rule_name(chapter.rule.id, game)) for chapter in book.chapters]
        named += [(setting.switch.key, words.switch(setting.switch.key)) for setting in book.settings]
        yield from ((game, key, name) for key, name in named if len(name.replace(" ", "")) >= least)


def held(wanted: list[tuple[str, str, str]]) -> float:
    """Return the share of searches with the right result among the first three."""
    hits = [key in [hit.key for hit in found(TEXTS, game, text)[:3]] for game, key, text in wanted]
    return sum(hits) / len(hits)


def with_another_letter(name: str, chance: random.Random) -> str:
    """Return a Korean name with one letter replaced."""
    at = chance.choice([at for at, sign in enumerate(name) if "가" <= sign <= "힣"])
    code = ord(name[at]) - 0xAC00
    first, vowel, last = code // 588, code % 588 // 28, code % 28
    if chance.random() < 0.5:
        vowel = (vowel + chance.randrange(1, 21)) % 21
    elif last and chance.random() < 0.5:
        last = 0
    else:
        first = (first + chance.randrange(1, 19)) % 19
    return name[:at] + chr(0xAC00 + first * 588 + vowel * 28 + last) + name[at + 1 :]


def with_a_slip(name: str, chance: random.Random) -> str:
    """Return a Latin name with one letter missing, doubled, replaced or swapped with the next."""
    at = chance.choice([at for at in range(1, len(name) - 1) if name[at].isalpha() and name[at + 1].isalpha()])
    head, one, two, tail = name[:at], name[at], name[at + 1], name[at + 2 :]
    return head + chance.choice([two, one + one + two, chance.choice("aeiourstln") + two, two + one]) + tail


@pytest.mark.parametrize("seed", range(3))
def test_a_korean_name_is_found_with_one_wrong_letter(seed: int) -> None:
    chance = random.Random(seed)
    assert held([(game, key, with_another_letter(name, chance)) for game, key, name in names("ko", 3)]) >= HELD


@pytest.mark.parametrize("seed", range(3))
def test_an_english_name_is_found_with_one_typo(seed: int) -> None:
    chance = random.Random(seed)
    assert held([(game, key, with_a_slip(name, chance)) for game, key, name in names("en", 5)]) >= HELD


def test_a_korean_name_is_found_by_its_initial_consonants_with_any_spacing() -> None:
    written = [(game, key, [initials(word) for word in name.split()]) for game, key, name in names("ko", 3)]
    only = [entry for entry in written if are_initials(plain("".join(entry[2])))]
    for space in ("", " "):
        assert held([(game, key, space.join(short)) for game, key, short in only]) >= HELD


def test_a_korean_name_is_found_without_spaces() -> None:
    assert held([(game, key, name.replace(" ", "")) for game, key, name in names("ko", 2)]) == 1


def test_a_japanese_name_is_found_in_either_kana_and_in_half_width() -> None:
    hiragana = {code + 0x60: code for code in range(0x3041, 0x3097)}
    assert held([(game, key, name.translate(hiragana)) for game, key, name in names("ja", 2)]) == 1
    assert plain("ﾁｬﾚﾝｼﾞ") == plain("ちゃれんじ") == plain("チャレンヂ") == plain("チャレンジ")
    assert plain("ＵＮＯ　４") == plain("uno 4")
    assert folded("スぺード") == folded("スペード"), "a hiragana sign that looks alike"


def test_a_typographic_apostrophe_is_found_as_the_straight_one() -> None:
    assert folded("can’t draw") == folded("can't draw")


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [
        ("조커", "죠커", 1),
        ("조커", "조카", 1),
        ("원카드", "원카두", 1),
        ("원칻", "원카드", 1),
        ("파산", "파싼", 1),
        ("カナスタ", "カナスダ", 1),
        ("spades", "spaeds", 1),
        ("follow", "folow", 1),
        ("hearts", "hartes", 2),
        ("조커", "잭", 3),
    ],
)
def test_typos_are_counted_in_keystrokes(one: str, other: str, count: int) -> None:
    assert min(slips(strokes(one), strokes(other), 2), 3) == count


def known(*words: str) -> tuple[Vocabulary, Known]:
    vocabulary, there = Vocabulary(), Known()
    for word in words:
        vocabulary.learn(word)
        there.learn(word, 1, name=True)
    return vocabulary, there


def test_a_word_is_found_by_a_typo_a_prefix_and_its_initials() -> None:
    vocabulary, there = known("조커", "원카드", "파산", "패스", "스페이드", "spades", "shades")
    vocabulary.learn("조건")
    assert vocabulary.near("죠커", there) == ["조커"]
    assert vocabulary.near("스폐이두", there) == ["스페이드"], "two slips in a long word"
    assert vocabulary.near("spaeds", there) == ["spades"]
    assert vocabulary.near("커조", there) == []
    assert vocabulary.begun("스페", there) == ["스페이드"]
    assert vocabulary.of_initials(plain("ㅇㅋㄷ"), there) == ["원카드"]
    assert vocabulary.of_initials(plain("ㅍㅅ"), there) == ["파산", "패스"]
    assert vocabulary.of_initials(plain("ㅅㅍ"), there) == ["스페이드"], "as one types them"
    assert vocabulary.of_initials(plain("ㅈㄱ"), there) == [], "what is said nowhere here is meant by nobody"


def test_consonants_combined_by_a_keyboard_are_two() -> None:
    assert initials(plain("ㄳ")) == initials(plain("ㄱㅅ")) == initials("공수")
    assert are_initials(plain("ㄳ"))
    assert not are_initials(plain("ㅏ"))
