"""What screens show of tricks: every note and button of a long night has its words, and what is offered can be read."""

import re

import pytest

from referee import games
from referee.core.notation import quote, read_action
from referee.core.record import Head
from referee.core.replay import Log
from referee.speech import Speech
from referee.texts import LANGUAGES, shared
from tests.bench.nights import HEADS, Night
from tests.offers import lines_of

GAME = games.find("hearts")


def shown(log: Log, language: str) -> set[str]:
    """The notes and buttons of a table now; each has its words."""
    speech = Speech(shared(), language, log.state.names)
    found = list(GAME.view(log.state).notes)
    found += [ask.label for seat in range(len(log.state.names)) for ask in GAME.asks(log.state, seat)]
    assert all(speech.note(each) for each in found)
    return {each.id for each in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_of_cards_by_chance_is_told(language: str) -> None:
    night, seen = Night("hearts", 130), set[str]()
    log = Log(night.game, night.head)
    for action in night.parts[0]:
        log.enter(action)
        seen |= shown(log, language)
    assert {"note-trick-pass", "note-trick-lies", "note-trick-shut", "note-trick-revoke"} <= seen
    assert "hearts" in HEADS


def test_whatever_is_offered_can_be_read() -> None:
    night = Night("hearts", 60)
    log = Log(night.game, night.head)
    for action in night.parts[0]:
        log.enter(action)
        for seat, who in enumerate(log.state.names):
            for ask in GAME.asks(log.state, seat):
                for text in lines_of(ask, log, who):
                    log.look(read_action(f"{quote(who)} {text}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_rare_is_told_too(language: str) -> None:
    facts = (("turn", "Ann"), ("trick", "12"), ("taken.Bo", "22"))
    log = Log(GAME, Head("hearts", ("Ann", "Bo", "Cy", "Di"), house=(("moon", "choice"),), facts=facts))
    seen = shown(log, language)
    for line in ("Ann plays AH", "Bo plays KH", "Cy plays QH", "Di plays JH"):
        log.enter(read_action(line))
        seen |= shown(log, language)
    log.enter(read_action("Bo says time-out"))
    seen |= shown(log, language)
    for line in ("Bo says time-in", "Cy penalizes Bo for question", "Bo disputes", "Di leaves"):
        log.enter(read_action(line))
        seen |= shown(log, language)
    assert {"ask-trick-rest", "note-timeout", "note-vote", "ask-return", "note-trick-leads"} <= seen
    keeps = Log(GAME, Head("hearts", ("Ann", "Bo", "Cy", "Di"), house=(("moon", "choice"),), keep="scores"))
    seen = shown(keeps, language)
    for line in ("Ann takes 26", "Bo takes 0", "Cy takes 0", "Di takes 0"):
        keeps.enter(read_action(line))
    assert {"note-trick-to", "ask-tally", "note-trick-choose", "ask-trick-choose"} <= seen | shown(keeps, language)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Bo revoked in trick 3"), ("ko", "세 번째 트릭"), ("ja", "第3トリック")]
)
def test_a_revoke_that_the_table_says_names_no_card(language: str, words: str) -> None:
    log = Log(GAME, Head("hearts", ("Ann", "Bo", "Cy", "Di"), facts=(("turn", "Ann"), ("trick", "5"))))
    log.enter(read_action("Ann corrects revoke.Bo 3"))
    [said] = [each for each in GAME.view(log.state).notes if each.id.startswith("note-trick-revoke")]
    told = re.sub(r"<[^>]*>", "", str(Speech(shared(), language, log.state.names).note(said)))
    assert words in told
    assert dict(said.fill) == {"seat": 1, "trick": 3, "cost": 26}
