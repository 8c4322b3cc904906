"""Questions to the referee on a phone: the answer; nothing is entered, shown to others or revealed too early."""

import re
from collections.abc import Iterator
from urllib.parse import quote

import gevent
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from referee.engine import games
from referee.engine.basics.actions import Action
from referee.engine.log.game_log import GameLog
from referee.engine.questions import what_if
from referee.engine.questions.what_if import TrialResult
from referee.web.ask import page as question
from tests.support.client import Client, said
from tests.support.device import device_of
from tests.support.night import Evening, evening

STARTED = ("Di deals", "Di flips 9D")
SILENT = "Call a time-out, and the referee answers"
NOT_YET = "Not yet: it would tell whether a play was wrong"


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee") as made:
        made.app.test_client_class = Client
        made.says(*STARTED, "Ann plays 7D")
        yield made


def page(night: Evening, client: FlaskClient, query: str = "") -> TestResponse:
    return client.get(f"/{night.table.code}/ask{query}")


def read(night: Evening, client: FlaskClient, where: str) -> str:
    return client.get(f"/{night.table.code}/{where}").get_data(as_text=True)


def asks(night: Evening, at: int, **form: str) -> str:
    return said(night.tap(night.phone(at), "ask", **form))


@pytest.mark.promise("A question to the referee enters")
def test_a_card_is_asked_about_and_nothing_is_entered(night: Evening) -> None:
    watched = night.phone(2)
    everywhere = ("play", "story", "board", "export.table")
    before = [read(night, watched, screen) for screen in everywhere]
    stream = iter(night.registry.watch(night.table, "phone", 2, "en", device_of("phone-2")))
    next(stream)
    version, state = night.table.version, night.state
    answer = asks(night, 0, who="1", line="3", verb="plays", rank="7", suit="H")
    assert "Allowed" in answer
    assert "Cy draws 4" in answer
    assert "Bo may do this now, nobody else" in answer
    assert "If Bo plays 7♥?" in answer
    assert "The rule: Answering an attack" in answer
    assert "As it stood after line" not in answer
    assert "As it stood after line 2" in asks(night, 0, who="1", line="2", verb="plays", rank="7", suit="H")
    assert (len(night.game.entries), night.table.version, night.state) == (3, version, state)
    assert [read(night, watched, screen) for screen in everywhere] == before
    stream.close()


def test_questions_about_an_earlier_line_and_changed_facts(night: Evening) -> None:
    assert "it is Ann’s turn" in said(page(night, night.phone(1), "?line=2&who=1&q=plays 7H"))
    assert "Allowed" in said(page(night, night.phone(1), "?line=2&who=0&q=plays 9H"))
    changed = page(night, night.phone(1), "?was.draw=2&draw=0&was.top=7D&top=KC&who=1")
    assert changed.status_code == 303
    assert "set=top+KC%3B+draw+0" in changed.location
    there = night.phone(1).get(changed.location)
    assert "but for what you changed" in said(there)
    assert "Allowed" in said(night.phone(1).get(changed.location + "&q=plays KD"))
    again = night.phone(1).get(changed.location + "&was.turn=Bo&turn=Cy")
    assert "top+KC" in again.location
    assert "turn+Cy" in again.location
    assert len(night.game.entries) == 3


def test_an_invalid_question_is_answered_by_a_sentence(night: Evening) -> None:
    for query, says in [
        ("?set=top 99", "“99” is not a card"),
        ("?set=draw x", "cannot be"),
        ("?set=" + "draw 1; " * 400, "2000 are the most"),
        ("?q=undoes 1", "The table decides this, not the rules"),
        ("?q=agrees decks=3", "The table decides this, not the rules"),
        ("?q=plays", "plays"),
        ("?q=" + quote("plays 7H\nBo draws"), ""),
        ("?who=99", "Ask the referee"),
        ("?line=999999", "As the table stands now"),
        ("?was.draw=2&draw=99999999999", "cannot be"),
        ("?was.top=7D&top=nonsense", "cannot be"),
    ]:
        for language in ("en", "ko", "ja"):
            answer = page(night, night.phone(0, language), query)
            assert answer.status_code in (200, 422)
            assert language != "en" or says in said(answer), said(answer)[:400]
        assert len(night.game.entries) == 3


def test_a_question_about_somebody_elses_call_is_judged_as_a_catch() -> None:
    with evening(game="onecard") as made:
        made.says("Di deals", "Di flips 9D", "Ann corrects hand.Ann 2", "Ann plays 5D")
        assert "Cy catches Ann" in asks(made, 2, who="2", text="says one")
        assert "Ann says" in asks(made, 2, who="0", text="says one")
        linked = page(made, made.phone(2), "?who=2&q=says+one")
        assert "Cy catches Ann" in said(linked)


def test_every_house_rule_that_changes_the_answer_is_linked(night: Evening) -> None:
    night.says("Bo plays RJ", "Cy calls D")
    answer = night.tap(night.phone(0), "ask", who="2", verb="plays", rank="7", suit="H").get_data(as_text=True)
    assert "One house rule would turn the answer round" in answer
    assert f'href="/rules/one?table={night.table.code}#house-seven_on_joker_match"' in answer
    assert 'id="house-seven_on_joker_match"' in night.phone(0).get("/rules/one").get_data(as_text=True)


# ------------------------------------------------------------------------------------------------ when it is silent


@pytest.mark.promise("A question to the referee enters")
def test_where_players_enforce_the_current_position_is_answered_only_in_a_time_out() -> None:
    with evening() as night:
        night.says(*STARTED, "Ann plays 9H", "Bo plays KD")
        assert SILENT in said(page(night, night.phone(0)))
        assert SILENT in said(page(night, night.phone(0), "?q=plays 9C"))
        assert SILENT in asks(night, 0, who="2", verb="plays", rank="9", suit="S")
        assert SILENT in said(page(night, night.phone(0), "?line=3&who=1&q=plays KD")), "Bo may still be caught"
        assert "Allowed" in said(page(night, night.phone(0), "?line=2&who=0&q=plays 9H"))
        silent = page(night, night.phone(0)).get_data(as_text=True)
        assert 'hx-post="ask/time-out"' in silent
        assert f'href="/ask/one?table={night.table.code}"' in silent
        night.says("Cy says time-out")
        assert "Allowed" in asks(night, 0, who="2", verb="plays", rank="K", suit="S")
        assert NOT_YET in asks(night, 0, who="2", verb="penalizes", whom="1", reason="play")
        earlier = page(night, night.phone(0), "?line=3&who=1&q=plays KD")
        assert NOT_YET in said(earlier)
        assert "ask/time-out" not in earlier.get_data(as_text=True)
        made_up = night.phone(0).get(f"/ask/one?table={night.table.code}&set=top 9H&who=0&q=plays KD")
        assert "needs the same suit or rank" in said(made_up), "a position of one's own is nobody's game"


def test_after_a_play_was_taken_back_a_time_out_answers_anything_else() -> None:
    with evening() as night:
        night.says(*STARTED, "Ann plays 9H", "Bo plays KD", "Cy undoes 4", "Cy says time-out")
        shown = page(night, night.phone(0))
        assert SILENT not in said(shown)
        assert NOT_YET not in said(shown)
        assert "Allowed" in asks(night, 0, who="1", verb="plays", rank="9", suit="S")
        assert NOT_YET in asks(night, 0, who="1", verb="plays", rank="K", suit="D")


def test_one_tap_calls_the_time_out_and_opens_the_question() -> None:
    with evening() as night:
        night.says(*STARTED)
        answer = night.tap(night.phone(2), "ask/time-out", post="mine")
        assert answer.headers["HX-Redirect"].startswith(f"/{night.table.code}/ask?as=")
        assert night.state.timeout == 2
        assert SILENT not in said(page(night, night.phone(2)))
        assert night.tap(night.phone(2), "ask/time-out", post="mine").headers["HX-Redirect"]
        refused = night.tap(night.phone(1), "ask/time-out", post="another")
        assert "HX-Redirect" not in refused.headers
        assert "Cy" in said(refused), "who has the time-out already"
        assert night.phone(9).get(f"/{night.table.code}/ask").status_code in (200, 403, 404)
        assert night.tap(night.phone(9), "ask/time-out", post="foreign").status_code == 403


# ------------------------------------------------------------------------------------------------- what is secret


@pytest.mark.promise("A question to the referee enters")
@pytest.mark.parametrize(("at", "known"), [(0, False), (1, True), (2, True), (3, False)])
def test_passed_cards_are_not_in_answers_to_others(at: int, known: bool) -> None:
    passed = ("Ann gives 3D 4D 5D", "Bo gives 2C 6C 7C", "Cy gives 2H 3H 4H", "Di gives 8S 9S TS")
    with evening(game="hearts", with_phones=4) as night:
        night.says("Di deals", *passed, "Cy plays 2C")
        answer = asks(night, at, who="3", verb="plays", card="6C")
        assert ("another hand" in answer) == known, answer
        assert ("✗ No" in answer) == known, answer


# ---------------------------------------------------------------------------------------------------------- made up


def test_a_position_can_be_entered_in_every_game(night: Evening) -> None:
    for game in games.names():
        for language in ["en", "ko", "ja"]:
            client = night.phone(9, language)
            assert client.get(f"/ask/{game}").status_code == 200
            assert client.get("/ask").status_code == 200
            found = games.find(game)
            for preset in found.presets if language == "en" else ():
                assert client.get(f"/ask/{game}?preset={preset}&players={found.players[0] + 1}").status_code == 200


def test_an_entered_position_is_judged_by_the_house_rules_of_a_preset_or_table(night: Evening) -> None:
    client = night.phone(0)
    stacked = "/ask/uno?players=3&set=top RD; draw 2&who=0&q=plays BD"
    assert "does not stop" in said(client.get(stacked))
    assert "answers the attack" in said(client.get(stacked + "&preset=local"))
    with evening(house="enforce=referee decks=3") as other:
        home = said(other.phone(0).get(f"/ask/one?table={other.table.code}&q=plays 5H"))
        assert "Allowed" in home
    assert client.get("/ask/nothing").status_code == 404
    assert "players" in said(client.get("/ask/one?players=99"))
    assert client.get("/ask/one?preset=nothing").status_code == 422


def test_hands_and_melds_are_entered_by_their_cards(night: Evening) -> None:
    client = night.phone(0)
    answer = client.get("/ask/hearts?set=trick 3; led C; hand.Ann KC 2H 3S&who=0&q=plays 2H")
    assert "K♣" in said(answer)
    way = client.get("/ask/canasta?was.hand.Ann=&hand.Ann=9H 9S 4D&was.top=5S&top=9D&who=0")
    assert "hand.Ann+9H+9S+4D" in way.location
    taken = said(client.get(way.location + "&q=takes pile"))
    assert "short" in taken


def test_the_trick_and_hands_are_set_by_tapping_cards(night: Evening) -> None:
    client = night.phone(9)
    page = client.get("/ask/hearts?set=trick 3; turn Cy&who=2").get_data(as_text=True)
    assert 'value="corrects lying"' in page
    assert 'value="corrects hand.Cy"' in page
    assert "Clear: " not in page
    form = {"set": "trick 3; turn Cy; led D", "players": "4", "preset": "seed", "who": "2"}
    tapped = {"verb": "corrects lying", "cards": ["TH", "QS"]}
    laid = client.post("/ask/hearts", data={**form, **tapped}, headers={"HX-Request": "true"})
    there = laid.headers["HX-Redirect"]
    assert "lying+TH+QS" in there
    assert "led" not in there, "it follows from the cards"
    shown = client.get(there).get_data(as_text=True)
    assert shown.count('<input type="hidden" name="cards"') == 2
    assert "Clear: Cards in the trick" in shown
    assert "Stands for now" in said(client.get(f"{there}&q=plays QD"))
    again = client.post("/ask/hearts", data={**form, **tapped, "set": "trick 3; turn Cy; hand.Di TH"})
    assert "It can only be in one place" in said(again)


def test_the_cards_on_a_table_can_be_changed_in_a_question() -> None:
    with evening(game="hearts", house="passing=off") as night:
        night.app.test_client_class = Client
        night.says("Di deals", "Cy plays 2C", "Di plays 9C")
        laid = night.tap(night.phone(0), "ask", who="0", line="3", verb="corrects lying", cards=["2C", "QC"])
        there = laid.headers["HX-Redirect"]
        assert "but for what you changed" in said(night.phone(0).get(there))
        none = night.tap(night.phone(0), "ask", who="0", line="3", text="corrects lying none")
        assert "lying+none" in none.headers["HX-Redirect"]
        assert len(night.game.entries) == 3


def test_melds_and_a_pile_are_set_by_tapping_cards(night: Evening) -> None:
    client, form = night.phone(9), {"players": "4", "preset": "seed", "who": "2", "verb": "corrects melds.Ann+Cy"}
    cards = ["7C", "7D", "2S", "7H", "KH", "KD", "KS"]
    page = client.get("/ask/canasta?who=2").get_data(as_text=True)
    assert 'value="corrects melds.Ann+Cy"' in page
    grouped = re.search('name="grouped" value="([^"]*)"', page)
    assert grouped is not None
    there = client.post(
        "/ask/canasta", data={**form, "grouped": grouped[1], "cards": cards}, headers={"HX-Request": "true"}
    ).headers["HX-Redirect"]
    assert "7C+7D+2S+7H+%2F+KH+KD+KS" in there
    told = said(client.get(there))
    assert "Clear: Melds of Ann, Cy" in told
    pile = {**form, "set": "top 9D", "verb": "corrects pile", "cards": ["5C", "2S", "9H"]}
    there = client.post("/ask/canasta", data=pile, headers={"HX-Request": "true"}).headers["HX-Redirect"]
    assert "9D" not in there, "the pile says what is on top"
    assert "frozen" in said(client.get(there + "&q=takes pile"))


@pytest.mark.promise("Texts of one address that are judged")
def test_questions_about_entered_positions_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    from referee.web.ask.page import OFTEN
    from referee.web.core import rate_limit

    monkeypatch.setattr(rate_limit, "allowed", lambda often, what, whose: often != OFTEN)
    with evening() as night:
        night.app.test_client_class = Client
        assert night.phone(0).get("/ask/one").status_code == 429
        assert night.phone(0).get("/ask").status_code == 200


@pytest.mark.parametrize(
    ("language", "question", "nobody"),
    [
        ("en", "If Bo plays 5♣?", "Nobody may play this card now."),
        ("ko", "Bo가 ♣5를 낸다면?", "지금 이 카드를 낼 수 있는 사람은 없어요."),
    ],
)
def test_a_follow_up_question_is_asked_and_a_refusal_is_shown_once(
    night: Evening, language: str, question: str, nobody: str
) -> None:
    answer = said(night.tap(night.phone(0, language), "ask", who="1", line="3", verb="plays", rank="5", suit="C"))
    assert question in answer
    assert nobody in answer
    assert "✗ 안 됨" not in answer
    assert "No No" not in answer


def test_entered_positions_use_names_of_the_phones_language_and_links_keep_them(night: Evening) -> None:
    korean = night.phone(0, "ko").get("/ask/onecard").get_data(as_text=True)
    assert "지영" in korean
    assert "Ann" not in said(night.phone(0, "ko").get("/ask/onecard"))
    assert 'name="people" value="ko"' in korean
    for query in ("people=ko&set=hand.지영+3", "set=hand.Ann+3"):  # an old link keeps its names
        assert night.phone(1, "en").get(f"/ask/onecard?{query}").status_code == 200


def test_two_house_rules_together_are_looked_for_on_demand(night: Evening) -> None:
    asked = {"who": "1", "set": "turn Ann", "q": "plays B4"}
    address = "/ask/uno"
    first = said(night.phone(0).send(address, **asked))
    assert "one at a time: none was found" in first
    assert "Look for two house rules together" in first
    more = said(night.phone(0).send(address, **asked, together="1"))
    assert "pairs of settings" in more
    assert "Look for two house rules together" not in more
    assert "pairs of settings" in said(night.phone(0).get(f"{address}?who=1&set=turn Ann&q=plays B4&together=1"))


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


def test_a_question_that_cannot_be_answered_joins_too(night: Evening) -> None:
    form = {"who": "1", "verb": "deals", "post": "wrong"}
    assert asks(night, 0, **form) == asks(night, 0, **form)
