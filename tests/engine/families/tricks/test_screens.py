"""Screens of trick-taking games: every note and button of a long night has a text, and every prompt can be parsed."""

import pytest

from referee.engine import games
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.bench.nights import HEADS, Night

GAME = games.find("hearts")


def shown(log: GameLog, language: str) -> set[str]:
    """Return the notes and buttons of a table now, and check that each has a text."""
    speech = Sentences(shared(), language, log.state.names)
    found = list(GAME.view(log.state).notes)
    found += [ask.label for seat in range(len(log.state.names)) for ask in GAME.prompts(log.state, seat)]
    assert all(speech.message(message) for message in found)
    return {message.id for message in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_of_random_cards_has_a_text_for_everything(language: str) -> None:
    night, seen = Night("hearts", 130), set[str]()
    log = GameLog(night.game, night.head)
    for action in night.parts[0]:
        log.enter(action)
        seen |= shown(log, language)
    assert {"note-trick-pass", "note-trick-lies", "note-trick-shut", "note-trick-revoke"} <= seen
    assert "hearts" in HEADS


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_events_have_a_text(language: str) -> None:
    facts = (("turn", "Ann"), ("trick", "12"), ("taken.Bo", "22"))
    log = GameLog(GAME, Head("hearts", ("Ann", "Bo", "Cy", "Di"), house=(("moon", "choice"),), facts=facts))
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
    keeps = GameLog(GAME, Head("hearts", ("Ann", "Bo", "Cy", "Di"), house=(("moon", "choice"),), keep="scores"))
    seen = shown(keeps, language)
    for line in ("Ann takes 26", "Bo takes 0", "Cy takes 0", "Di takes 0"):
        keeps.enter(read_action(line))
    assert {"note-trick-to", "ask-tally", "note-trick-choose", "ask-trick-choose"} <= seen | shown(keeps, language)
