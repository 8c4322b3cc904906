"""Each game uses the words of its own cards: UNO has colours, numbers and symbols, not suits and ranks."""

import re

import pytest

from referee.engine import games
from referee.engine.log.game_log import GameLog
from referee.engine.model.view import Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import read
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences

OF_THE_PACK = re.compile(r"\b(?:suits?|ranks?|spades?)\b|무늬|스페이드|マーク|スート|スペード")
OF_COLOURS = re.compile(r"\bcolours?\b|색|色")


def log(head: str) -> GameLog:
    (record,) = read(head)
    return games.open_log(record.head)


def speech(language: str) -> Sentences:
    return Sentences(shared(True), language, ("Ann", "Bo"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("top: R5", "Ann plays G8"),
        ("top: W\nsuit: R", "Ann plays G8"),
        ("top: R5", "Ann plays W calling G"),
        ("top: W\nsuit: R", "Bo calls G"),
        ("top: W", "Ann calls G"),
    ],
)
def test_uno_speaks_of_colours(language: str, position: str, line: str) -> None:
    table = log(f"game: uno\nplayers: Ann Bo\nturn: Ann\n{position}\n")
    said = [speech(language).rule_plain(table.enter(read_action(line)).ruling)]
    said += [speech(language).plain(note.id, **dict(note.fill)) for note in table.game.view(table.state).notes]
    assert not OF_THE_PACK.search(" ".join(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_in_uno_names_the_mismatch(language: str) -> None:
    for position, game, words in (("top: R5", "uno", OF_COLOURS), ("top: 5H", "onecard", OF_THE_PACK)):
        table = log(f"game: {game}\nplayers: Ann Bo\nturn: Ann\n{position}\n")
        ruling = table.judge(read_action("Ann plays G8" if game == "uno" else "Ann plays 8S"))
        assert ruling.verdict == "no"
        assert words.search(speech(language).rule_plain(ruling))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_uno_speak_of_its_cards(language: str) -> None:
    words = speech(language)
    for rule in games.find("uno").rules:
        if rule.id.startswith("shed."):
            assert not OF_THE_PACK.search(words.rule_name(rule.id, "uno") + words.law(rule.id, "uno")), rule.id
    assert OF_THE_PACK.search(words.law("shed.match", "onecard"))


@pytest.mark.parametrize(
    ("language", "several"), [("en", "green 9, blue 9"), ("ko", "초록 9, 파랑 9"), ("ja", "緑の9、青の9")]
)
def test_several_cards_are_listed(language: str, several: str) -> None:
    table = log("game: uno\nplayers: Ann Bo\nturn: Ann\ntop: R9\n")
    entry = table.enter(read_action("Ann plays G9 B9"))
    words = speech(language)
    assert several in words.rule_plain(entry.ruling)
    assert several in words.plain_story(entry.read)
    assert several in words.fact_value("hand", "G9 B9")


@pytest.mark.parametrize(("game", "cards"), [("uno", 7), ("one", 5)])
def test_the_dealer_reads_how_many_cards_to_deal(game: str, cards: int) -> None:
    table = log(f"game: {game}\nplayers: Ann Bo\n" + ("house: start=youngest\n" if game == "uno" else ""))
    assert [speech("en").message(note) for note in table.game.view(table.state).notes] == [
        f"Round 1: <bdi>Bo</bdi> deals {cards} cards each"
    ]
    table.enter(read_action("Bo agrees hand_size=3"))
    assert "3 cards each" in speech("en").message(table.game.view(table.state).notes[0])


def test_in_korean_an_attack_is_eaten() -> None:
    table = log("game: onecard\nplayers: Ann Bo\nturn: Ann\ntop: 2H\ndraw: 2\n")
    asks = {ask.text: ask for ask in table.game.prompts(table.state, 0) if isinstance(ask, Tap)}
    assert speech("ko").message(asks["draws 2"].label) == "2장 먹기"
    table.enter(read_action("Ann draws 2"))
    asks = {ask.text: ask for ask in table.game.prompts(table.state, 1) if isinstance(ask, Tap)}
    assert speech("ko").message(asks["draws 1"].label) == "1장 가져가기"
