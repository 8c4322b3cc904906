"""Screens of trick-taking games: every note and button of a long night has a text, and every prompt can be parsed."""

import re

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


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Bo revoked in trick 3"), ("ko", "세 번째 트릭"), ("ja", "第3トリック")]
)
def test_a_revoke_stated_by_the_table_names_no_card(language: str, words: str) -> None:
    log = GameLog(GAME, Head("hearts", ("Ann", "Bo", "Cy", "Di"), facts=(("turn", "Ann"), ("trick", "5"))))
    log.enter(read_action("Ann corrects revoke.Bo 3"))
    [said] = [note for note in GAME.view(log.state).notes if note.id.startswith("note-trick-revoke")]
    told = re.sub(r"<[^>]*>", "", str(Sentences(shared(), language, log.state.names).message(said)))
    assert words in told
    assert dict(said.fill) == {"seat": 1, "trick": 3, "cost": 26}


@pytest.mark.promise("Before the first deal of Hearts")
@pytest.mark.parametrize(
    ("players", "words"),
    [(3, "First take 2♦ out of the pack"), (4, ""), (5, "First take 2♦, 2♣ out of the pack")],
)
def test_what_leaves_the_pack_is_said_before_the_first_deal_alone(players: int, words: str) -> None:
    names = ("Ann", "Bo", "Cy", "Di", "Ed")[:players]
    log = GameLog(GAME, Head("hearts", names))
    speech = Sentences(shared(), "en", log.state.names)

    def said() -> list[str]:
        return [
            re.sub(r"<[^>]*>", "", speech.message(note))
            for note in GAME.view(log.state).notes
            if note.id == "note-trick-removed"
        ]

    assert said() == ([words] if words else [])
    log.enter(read_action(f"{names[-1]} deals"))
    assert said() == []


@pytest.mark.parametrize("keep", ["plays", "scores"])
def test_a_change_of_the_number_of_people_is_told_before_the_next_deal(keep: str) -> None:
    log = GameLog(GAME, Head("hearts", ("Ann", "Bo", "Cy", "Di"), keep=keep))

    def scores(*points: int) -> None:
        if keep == "plays":
            log.enter(read_action("Ann agrees keep=scores now"))
        for name, taken in zip(("Ann", "Bo", "Cy", "Di", "Ed"), points, strict=False):
            log.enter(read_action(f"{name} takes {taken}"))
        if keep == "plays":
            log.enter(read_action("Ann agrees keep=plays now"))

    def told(language: str = "en") -> list[str]:
        speech = Sentences(shared(), language, log.state.names)
        wanted = ("note-trick-removed", "note-trick-put-back", "note-trick-to", "note-trick-opener")
        notes = [note for note in GAME.view(log.state).notes if note.id in wanted]
        return [speech.message(note).striptags() for note in notes][: 3 if keep == "scores" else 2]

    scores(13, 13, 0, 0)
    assert told()[0] == "Pass 3 to the right"
    log.enter(read_action("Ed joins after Di with 7"))
    assert told()[:2] == ["Take 2♦, 2♣ out of the pack now", "Pass 3 to the right"]
    assert told("ko")[0] == "이제 ♦2, ♣2를 빼 두세요"
    if keep == "scores":
        assert told()[2] == "The player with 3♣ leads"
    else:
        view = GAME.view(log.state)
        assert view.trick is not None
        assert dict(view.trick.passes)[0] == 4, "the newcomer sits at the right"
    scores(13, 13, 0, 0, 0)
    assert "pack" not in " ".join(told()), "they lie out now"
    log.enter(read_action("Ed leaves"))
    assert told()[0] == "Put 2♦, 2♣ back into the pack"
    assert told("ja")[0] == "ここで♦2、♣2を戻します"
    if keep == "scores":
        assert told()[2] == "The player with 2♣ leads"
    scores(13, 13, 0, 0)
    log.enter(read_action("Di leaves"))
    assert told()[0] == "Take 2♦ out of the pack now"
