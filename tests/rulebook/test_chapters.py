"""The rulebook: every rule in order, its switches, its worked example; on the terminal in three languages."""

import json
import re
import subprocess
import sys

import pytest

from referee.cli import rules as rules_command
from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import Words, Yes, switches
from referee.engine.notation.record import read
from referee.rulebook import chapters, search
from referee.rulebook.chapters import marked_records
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.support.cited import LIKE_AN_ID

GAME = games.find("one")
IDLE = {
    **dict.fromkeys(("canasta", "eights", "hearts"), ("call_tie_seconds",)),
    "other": ("call_tie_seconds", "enforce"),
}
"""House rules of every table that decide nothing in a game: no two people call at once there, or no play is wrong."""


FOREIGN = {
    "onecard": {
        "en": r"“One”(?! )|\bUNO\b|\bUno\b|\bspades? (?:is|are) named|calling a spade|whoever makes it",
        "ko": r"“원”|“원!”|우노|스페이드라면 이름|누구든 먼저 부른",
        "ja": r"「ワン」|ウノ|UNO(?!に似た)|スペードなら|だれが宣言してもかまいません",
    },
    "uno": {
        "en": r"“One”|\bspades?\b|\bhearts?\b|\bjokers?\b|adds the cards left in their hand",
        "ko": r"“원”|원카드|스페이드|하트|조커|모두 남은 패의 점수를 자기",
        "ja": r"「ワン」|ワンカード|スペード|ハート|ジョーカー|全員、手札に残った",
    },
    "eights": {
        "en": r"“One”|\bUNO\b|calling a spade|whoever makes it|adds the cards left in their hand",
        "ko": r"“원”|원카드|우노|스페이드라면 이름|누구든 먼저 부른|모두 남은 패의 점수를 자기",
        "ja": r"「ワン」|ワンカード|ウノ|UNO|スペードなら|だれが宣言してもかまいません|全員、手札に残った",
    },
    "hearts": {
        "en": r"“One”|\bUNO\b|\bstarter\b|[Nn]ew stock|the stock\b|top card",
        "ko": r"“원”|원카드|우노|시작 카드|새 더미|맨 위 카드",
        "ja": r"「ワン」|ワンカード|ウノ|UNO|最初のカードは、親が|新しい山札|いちばん上のカード",
    },
    "canasta": {
        "en": r"“One”|\bUNO\b|\bstarter\b|[Nn]ew stock|\btricks?\b",
        "ko": r"“원”|원카드|우노|시작 카드|새 더미|트릭",
        "ja": r"「ワン」|ワンカード|ウノ|UNO|新しい山札|トリック",
    },
    "other": {
        "en": r"“One”|\bUNO\b|\bstarter\b|[Nn]ew stock|\btricks?\b|\bspades?\b",
        "ko": r"“원”|원카드|우노|시작 카드|새 더미|트릭|스페이드",
        "ja": r"「ワン」|ワンカード|ウノ|UNO|新しい山札|トリック|スペード",
    },
}
"""Words of another game's book."""


@pytest.mark.promise("Every id of a rule cited")
@pytest.mark.parametrize("key", FOREIGN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_speaks_only_of_its_own_game(key: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command.run(key, language) == rules_command.FOUND
    out = capsys.readouterr().out
    source = Sentences(shared(True), language).plain("ui-source", source="").strip()
    lines = [line for line in out.splitlines() if not line.strip().startswith(source)]
    assert [line for line in lines if re.search(FOREIGN[key][language], line)] == []
    assert len(lines) < len(out.splitlines()), "a document may be another game's"
    assert not LIKE_AN_ID.search(out), "ids of rules and sources are for those who write them"
    assert not re.search(r"(\w{2,}|백)[:：] ?\1[:：]", out), "a nickname is said once"


@pytest.mark.parametrize("key", games.names())
def test_a_game_shows_only_its_own_examples(key: str) -> None:
    book = chapters.rulebook(key)
    of_rules = {chapter.example.game for chapter in book.chapters if chapter.example is not None}
    of_values = {example.game for setting in book.settings for example in setting.examples.values()}
    assert of_rules | of_values == {key}


def test_rules_are_in_the_order_of_judging_with_the_values_of_the_house() -> None:
    book = chapters.rulebook("one")
    assert [chapter.rule for chapter in book.chapters] == list(GAME.rules)
    assert [setting.switch.key for setting in book.settings] == list(switches(GAME.house))
    assert not any(setting.differs for setting in book.settings)
    slow = next(chapter for chapter in book.chapters if chapter.rule.id == "table.slow")
    assert [setting.switch.key for setting in slow.settings] == list(slow.rule.reads)


def test_house_rules_are_listed_with_the_rule_that_they_decide() -> None:
    book = chapters.rulebook("onecard")
    attack = next(chapter for chapter in book.chapters if chapter.rule.id == "shed.attack")
    assert {"answer_match", "two_on_ace", "three", "spade_ace_vs_joker"} <= {one.switch.key for one in attack.settings}
    last = next(chapter for chapter in book.chapters if chapter.rule.id == "shed.last-card")
    assert "joker_last" in {one.switch.key for one in last.settings}


def test_a_tables_house_beside_its_preset() -> None:
    house = GAME.preset_house("gentle").with_texts([("turn_seconds", "30")])
    settings = {setting.switch.key: setting for setting in chapters.rulebook("one", house, "gentle").settings}
    assert (settings["turn_seconds"].value, settings["turn_seconds"].preset) == ("30", "15")
    assert [key for key, setting in settings.items() if setting.differs] == ["turn_seconds"]


def test_common_settings_are_no_difference_from_the_preset() -> None:
    for text, differs in (("4", False), ("6", True)):
        house = GAME.preset_house().with_texts([("entry_seconds", text)])
        book = chapters.rulebook("one", house, None, (("entry_seconds", "4"),))
        assert any(setting.differs for setting in book.settings) is differs


def test_the_example_of_a_rule_shows_that_rule() -> None:
    shown = {chapter.rule.id: chapter.example for chapter in chapters.rulebook("one").chapters if chapter.example}
    assert "shed.attack" in shown
    for rule, example in shown.items():
        told = {line.rule for line in example.steps}
        broken = {breach for line in example.steps if line.ruling for breach in line.ruling.breaks}
        assert rule in told | broken, rule
        assert not example.text.startswith(("=", "#"))
        assert example.first.names == example.head.players
        assert read(example.text)[0].head == example.head


def test_an_example_of_a_value_is_played_with_it() -> None:
    for setting in chapters.rulebook("one").settings:
        for value, example in setting.examples.items():
            assert value in setting.switch.kind.values() or dict(example.head.house)[setting.switch.key] == value


@pytest.mark.parametrize("key", games.names())
def test_every_rule_and_choice_has_an_example(key: str) -> None:
    book = chapters.rulebook(key)
    assert [chapter.rule.id for chapter in book.chapters if chapter.example is None] == []
    shown = [setting for setting in book.settings if setting.switch.key not in IDLE.get(key, ())]
    assert [setting.switch.key for setting in shown if not setting.examples] == []
    choices = [setting for setting in shown if isinstance(setting.switch.kind, Words | Yes)]
    assert [
        setting.switch.key for setting in choices if set(setting.switch.kind.values()) - set(setting.examples)
    ] == []


def test_examples_use_names_of_the_language_and_have_the_same_rulings() -> None:
    texts = shared(True)
    for key in games.names():
        for number, entry in enumerate(chapters.marked(key)):
            language = LANGUAGES[number % len(LANGUAGES)]
            told = entry.among(texts, language)
            names = chapters.people(texts, language)
            assert set(told.head.players) <= set(names)
            assert set(told.steps[-1].names) <= set(names)
            assert [line.ruling and (line.ruling.verdict, line.ruling.rule) for line in told.steps] == [
                line.ruling and (line.ruling.verdict, line.ruling.rule) for line in entry.steps
            ]


def test_the_terminal_uses_korean_names_and_writes_the_suit_first(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert rules_command.run("onecard", "ko") == 0
    told = capsys.readouterr().out
    assert "지영이 ♥5를 냈어요" in told
    assert "3: 방어: A, 2 공격을 막아요." in told
    assert not {"Ann", "Bo", "Cy", "Di"} & set(told.replace("이 ", " ").split())
    assert not any(f"{rank}{suit}" in told for rank in "AKQJ2345678" for suit in "♠♥♦♣")


def test_every_example_of_the_book_is_tested() -> None:
    for key in games.names():
        run = [dict(example.titles) for example in marked_records(key)]
        assert all(dict(entry.titles) in run for entry in chapters.marked(key))
        assert all(chapters.example(key, entry.number) == entry for entry in chapters.marked(key))
    assert chapters.example("one", 0) is None
    assert chapters.example("one", 9999) is None


def test_an_example_without_a_title_has_its_english_title() -> None:
    example = chapters.Example("one", 1, "", 1, "", {"en": "A two", "ko": "2"}, (), (), ())
    assert [example.title(language) for language in LANGUAGES] == ["A two", "2", "A two"]


def test_the_power_of_a_card_follows_the_house_rules() -> None:
    words = Sentences(shared(True), "en")

    def told(game: str, **house: str) -> dict[str, list[str]]:
        rules = games.find(game)
        found = chapters.rulebook(game, rules.preset_house().with_texts(list(house.items()))).deeds
        return {
            effect.cards[0].code: [words.plain(note.id, **dict(note.fill)) for note in effect.notes] for effect in found
        }

    assert told("one")["8S"] == ["The next player is skipped."]
    assert "AS" not in told("onecard", powers="7")
    assert told("onecard")["AS"] == ["The next player is attacked and draws 5 cards."]
    assert told("onecard", spade_ace_power="3")["AS"] == ["The next player is attacked and draws 3 cards."]
    assert told("onecard", k="skip2")["KS"] == ["The next 2 players are skipped."]
    assert told("hearts") == {}


@pytest.mark.parametrize("key", games.names())
def test_every_power_shown_in_an_example_has_a_text_in_every_language(key: str) -> None:
    game = games.find(key)
    heads = {(example.record.head.preset, example.record.head.house) for example in marked_records(key)}
    notes = {
        note
        for preset, house in heads
        for effect in game.card_effects(game.preset_house(preset).with_texts(house))
        for note in effect.notes
    }
    for words in (Sentences(shared(True), language) for language in LANGUAGES):
        assert all(words.message(note) for note in notes)


def test_an_unknown_game() -> None:
    with pytest.raises(NotationError):
        chapters.rulebook("two")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_every_rule_and_switch(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command.run("one", language) == rules_command.FOUND
    out = capsys.readouterr().out
    assert [
        rule.id for rule in GAME.rules if Sentences(shared(True), language).rule_name(rule.id, "one") not in out
    ] == []
    assert [rule.id for rule in GAME.rules if re.search(rf"(?<![a-z]){re.escape(rule.id)}(?![a-z])", out)] == []
    assert not LIKE_AN_ID.search(out), "ids of rules and sources are for those who write them"
    assert all(Sentences(shared(True), language).source(rule, "one") in " ".join(out.split()) for rule in GAME.rules)
    assert [key for key in switches(GAME.house) if f"({key}):" not in out] == []
    assert max(map(len, out.splitlines())) <= rules_command.WIDTH
    assert all(chapter.example.title(language) in out for chapter in chapters.rulebook("one").own if chapter.example)
    assert "hand_size=" not in out, "where an example starts is told in words"


def test_the_command_answers_a_question(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command.run("one", "ko", "joker on ace") == rules_command.FOUND
    out = capsys.readouterr().out
    words = Sentences(shared(True), "ko")
    assert words.rule_name("shed.wild", "one") in out
    assert "출처: 영어 글 “One (Card Game)”, 특수 카드" in out
    assert words.rule_name("shed.turn", "one") not in out.splitlines()
    assert rules_command.run("uno", "ja", "ドロー2返し") == rules_command.FOUND
    assert "(stack_d2_d2):" in capsys.readouterr().out
    assert rules_command.run("one", "en", "what is a skip: 8") == rules_command.FOUND
    assert "any 8: The next player is skipped." in capsys.readouterr().out
    assert rules_command.run("one", "en", "xyzzy") == rules_command.FOUND
    assert "No rule here says" in capsys.readouterr().out


def test_the_command_prints_hits_for_programs_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command.run("onecard", "ko", "ㅈㅋ", as_json=True) == rules_command.FOUND
    out = capsys.readouterr().out
    assert not LIKE_AN_ID.search(out)
    told = [json.loads(line) for line in out.splitlines()]
    assert {hit.get("source") for hit in told if hit["key"] in ("shed.colour", "joker_last")} == {"원카드, 공격"}
    assert [hit["key"] for hit in told] == [hit.key for hit in search.found(shared(), "onecard", "ㅈㅋ")]
    scores = [hit["score"] for hit in told]
    assert scores == sorted(scores, reverse=True)
    kinds = {hit["kind"]: hit for hit in told}
    assert set(kinds) == {"rule", "switch", "rank"}
    assert {"key": "does-joker", "kind": "rank", "name": "조커"}.items() <= kinds["rank"].items()
    assert {hit["name"] for hit in told if hit["key"] == "jokers"} == {"조커"}
    assert rules_command.run("one", "en", "xyzzy", as_json=True) == rules_command.FOUND
    assert capsys.readouterr().out == "", "no hit, no line"
    assert rules_command.run("two", "en", "joker", as_json=True) == rules_command.UNKNOWN


def test_an_unknown_game_and_a_closed_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command.run("two", "en") == rules_command.UNKNOWN
    assert "two" in capsys.readouterr().err
    program = "import sys; from referee.cli.main import main; sys.exit(main(['rules', 'one', '--lang', 'en']))"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().strip() == "One"
        process.stdout.close()
        said = process.stderr.read()
    assert process.returncode == rules_command.FOUND, said
    assert said == ""
