"""Questions to the referee on a phone: the answer; nothing is entered, shown to others or revealed too early."""

from collections.abc import Iterator

import gevent
import pytest

from referee.engine import games
from referee.engine.basics.actions import Action
from referee.engine.log.game_log import GameLog
from referee.engine.questions import what_if
from referee.engine.questions.what_if import TrialResult
from referee.web.ask import page as question
from tests.support.client import Client, said
from tests.support.night import Evening, evening

STARTED = ("Di deals", "Di flips 9D")


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee") as made:
        made.app.test_client_class = Client
        made.says(*STARTED, "Ann plays 7D")
        yield made


def asks(night: Evening, at: int, **form: str) -> str:
    return said(night.tap(night.phone(at), "ask", **form))


def test_a_position_can_be_entered_in_every_game(night: Evening) -> None:
    for game in games.names():
        for language in ["en", "ko", "ja"]:
            client = night.phone(9, language)
            assert client.get(f"/ask/{game}").status_code == 200
            assert client.get("/ask").status_code == 200
            found = games.find(game)
            for preset in found.presets if language == "en" else ():
                assert client.get(f"/ask/{game}?preset={preset}&players={found.players[0] + 1}").status_code == 200


@pytest.mark.promise("Texts of one address that are judged")
def test_questions_about_entered_positions_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    from referee.web.ask.page import OFTEN
    from referee.web.core import rate_limit

    monkeypatch.setattr(rate_limit, "allowed", lambda often, what, whose: often != OFTEN)
    with evening() as night:
        night.app.test_client_class = Client
        assert night.phone(0).get("/ask/one").status_code == 429
        assert night.phone(0).get("/ask").status_code == 200


def test_the_same_question_again_joins_the_first(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, judge = list[Action](), what_if.try_line

    def slowly(log: GameLog, action: Action, at: float | None = None) -> TrialResult:
        asked.append(action)
        gevent.sleep(0.05)
        return judge(log, action, at)

    monkeypatch.setattr(question.what_if, "try_line", slowly)
    form = {"who": "1", "verb": "plays", "rank": "7", "suit": "H"}
    tries = [gevent.spawn(asks, night, 0, **form, post="once") for _ in range(2)]
    gevent.joinall(tries, raise_error=True)
    assert tries[0].value == tries[1].value == asks(night, 0, **form, post="once")
    assert len(asked) == 1
    assert "Allowed" in tries[0].value
    asks(night, 0, **form, post="another")
    asks(night, 2, **form, post="once")
    assert len(asked) == 3, "another question, and another phone"
