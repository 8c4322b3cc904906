"""Rules are found by the words that people use for them, in any language, whatever the language of the phone."""

from time import process_time

import pytest

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.rulebook import search
from referee.rulebook.chapters import rulebook
from referee.rulebook.search import found, prepared
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.support.queries import Query, queries

TEXTS = shared(True)
ANSWERED = {"before": 57, "after": 25}
"""The minimum number of answers among the first three results: of the sixty questions used to build the search, and of
the thirty that are new to it.
"""


def first(game: str, wanted: str, count: int = 3) -> list[str]:
    return [hit.key for hit in found(TEXTS, game, wanted)[:count]]


@pytest.mark.parametrize("phrase", queries("phrases"), ids=str)
def test_a_phrase_finds_its_rule_among_the_first_three(phrase: Query) -> None:
    assert phrase.finds.intersection(first(phrase.game, phrase.text))


@pytest.mark.parametrize("when", ANSWERED)
def test_most_questions_find_their_rule_among_the_first_three(when: str) -> None:
    asked = [query for query in queries("questions") if query.marks["when"] == when]
    missed = [query.text for query in asked if not query.finds.intersection(first(query.game, query.text))]
    assert len(asked) - len(missed) >= ANSWERED[when], missed


@pytest.mark.parametrize(
    ("game", "wanted", "finds"),
    [
        ("one", "joker on ace", {"shed.wild"}),
        ("onecard", "joker on ace", {"spade_ace_vs_joker"}),
        ("onecard", "조커 막기", {"three"}),
        ("uno", "ドロー2返し", {"stack_d2_d2"}),
        ("uno", "どろー２返し", {"stack_d2_d2"}),
        ("uno", "+4 on +4", {"stack_w4_w4"}),
        ("uno", "a wild draw 4 on a plus two", {"stack_w4_on_d2"}),
        ("canasta", "frezing the pile", {"meld.pile-frozen", "meld.discard", "black_three_freezes"}),
        ("onecard", "9 위에 9 되나요", {"shed.match"}),
        ("one", "forgot to say one", {"one.catch"}),
        ("one", "he LOOKED at his cards!", {"table.hand"}),
        ("hearts", "하트를 먼저 내도 되나요?", {"trick.shut"}),
        ("canasta", "黒い3", {"meld.pile-blocked", "meld.closing"}),
        ("one", "disput", {"table.dispute"}),
        ("onecard", "2에 A", {"shed.attack"}),
        ("onecard", "점프", {"does-J"}),
        ("onecard", "백", {"does-Q"}),
        ("onecard", "조커 다음에 뭐 내", {"joker_colour_rule"}),
        ("onecard", "누가 먼저 시작", {"next_start"}),
        ("onecard", "낼거 없으면", {"shed.draw"}),
        ("onecard", "꼴찌", {"end_mode"}),
        ("onecard", "Q 위에 K", {"shed.match"}),
        ("hearts", "동점", {"tie"}),
        ("hearts", "첫판에 하트", {"trick.first-trick"}),
        ("onecard", "죠커공격", {"joker_power"}),
        ("onecard", "ㅈㅋ 공격", {"joker_power"}),
        ("uno", "what happens if nobody can play", {"shed.draw"}),
    ],
)
def test_rules_are_found_by_their_common_names(game: str, wanted: str, finds: set[str]) -> None:
    assert finds & set(first(game, wanted))


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


def test_the_index_is_built_ahead_in_small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_made", {})
    monkeypatch.setattr(games, "names", lambda: ["other"])
    assert len(list(prepared(TEXTS))) > len(games.find("other").rules)
    assert list(prepared(TEXTS)) == [], "all is read"
