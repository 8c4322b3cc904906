"""Words with a typo, incomplete words and Korean initial consonants find the word that was meant."""

import random
import re
from collections.abc import Callable, Iterator

import pytest

from referee.engine import games
from referee.rulebook.chapters import rulebook
from referee.rulebook.index import folded, heard, initials
from referee.rulebook.search import found
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences

TEXTS = shared(True)
HELD, HELD_ENGLISH = 0.95, 0.91
"""The minimum share of misspelled names that find their rule among the first three results: Korean, and English."""
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


def slip(make: Callable[[str, random.Random], str], seed: int, named: tuple[str, str, str]) -> str:
    """Return a name with a slip of its own, which the names before it do not change."""
    return make(named[2], random.Random(f"{seed} {' '.join(named)}"))


@pytest.mark.promise("A search finds the rule among")
@pytest.mark.parametrize("seed", range(3))
def test_a_korean_name_is_found_with_one_wrong_letter(seed: int) -> None:
    assert held([(*named[:2], slip(with_another_letter, seed, named)) for named in names("ko", 3)]) >= HELD


@pytest.mark.promise("A search finds the rule among")
@pytest.mark.parametrize("seed", range(3))
def test_an_english_name_is_found_with_one_typo(seed: int) -> None:
    assert held([(*named[:2], slip(with_a_slip, seed, named)) for named in names("en", 5)]) >= HELD_ENGLISH


def test_a_korean_name_is_found_by_its_initial_consonants_with_any_spacing() -> None:
    written = [(game, key, [initials(word) for word in name.split()]) for game, key, name in names("ko", 3)]
    only = [entry for entry in written if re.fullmatch("[ㄱ-ㅎ]+", "".join(entry[2]))]
    for space in ("", " "):
        assert held([(game, key, space.join(short)) for game, key, short in only]) >= HELD


def test_a_korean_name_is_found_without_spaces() -> None:
    assert held([(game, key, name.replace(" ", "")) for game, key, name in names("ko", 2)]) == 1


@pytest.mark.promise("A search finds the rule among")
def test_a_japanese_name_is_found_in_either_kana_and_in_half_width() -> None:
    hiragana = {code + 0x60: code for code in range(0x3041, 0x3097)}
    assert held([(game, key, name.translate(hiragana)) for game, key, name in names("ja", 2)]) == 1
    assert len({heard(folded(said)) for said in ("ﾁｬﾚﾝｼﾞ", "ちゃれんじ", "チャレンヂ", "チャレンジ")}) == 1
    assert folded("ＵＮＯ　４") == folded("uno 4")
    assert heard(folded("スぺード")) == heard(folded("スペード")), "a hiragana sign that looks alike"


def test_a_typographic_apostrophe_is_found_as_the_straight_one() -> None:
    assert folded("can’t draw") == folded("can't draw")


def test_consonants_combined_by_a_keyboard_are_two() -> None:
    assert initials(folded("ㄳ")) == initials(folded("ㄱㅅ")) == initials("공수")
    assert initials("ㅏ") == ""


@pytest.mark.parametrize(
    ("game", "wanted", "finds"),
    [
        ("onecard", "죠커공격", "joker_power"),
        ("onecard", "흑백죠커", "shed.colour"),
        ("hearts", "folow siut", "trick.follow"),
        ("canasta", "カナスダを作る", "meld.meld"),
        ("uno", "챌린쥐", "challenge"),
    ],
)
def test_a_word_with_a_typo_in_a_question_finds_its_rule(game: str, wanted: str, finds: str) -> None:
    assert finds in [hit.key for hit in found(TEXTS, game, wanted)[:3]]
