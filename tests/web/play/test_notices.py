"""The notice sheet: accusations, votes, catches and wrong accusations, as the phone of each person tells them."""

import json
import re
from collections.abc import Iterator

import pytest

from tests.support.night import Evening, evening

STARTED = ("Di deals", "Di flips 9D")
ASKED = (*STARTED, "Ann plays 9H", "Ann penalizes Bo for question")
CAUGHT = (*STARTED, "Ann plays JC calling C", "Bo plays 8D", "Cy penalizes Bo for play")
ANN, BO, CY, DI = range(4)


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(with_phones=4) as made:
        yield made


def sheet(night: Evening, at: int, language: str = "en") -> str:
    """Return the notice sheet of a phone as HTML."""
    page = night.phone(at, language).get(f"/{night.table.code}/play").text
    return str(page.split('<div class="notices">')[1].split('<p class="sleep-note"')[0])


def read(night: Evening, at: int, language: str = "en") -> str:
    """Return what the sheet says."""
    return " ".join(re.sub(r"<[^>]+>", "", sheet(night, at, language)).split())


def accusing(night: Evening, at: int) -> str:
    """Return the accusations in one tap as HTML."""
    page = night.phone(at).get(f"/{night.table.code}/play").text
    return str(page.split('<div id="accuse">')[1].split('<div id="acting">')[0])


def buttons(night: Evening, at: int, language: str = "en") -> dict[str, str]:
    """Return the buttons of the sheet: their words, and the line that each enters."""
    found = re.findall(r"<button([^>]*)>(.*?)</button>", sheet(night, at, language), re.DOTALL)
    lines = {}
    for attributes, words in found:
        given = re.search(r"hx-vals='([^']*)'", attributes)
        vals = json.loads(given[1]) if given else {}
        if "verb" in vals:
            vals["text"] = f"{vals['verb']} {night.game.names[vals['whom']]} for {vals['reason']}"
        if "text" in vals:
            lines[re.sub(r"<[^>]+>", "", words).strip()] = vals["text"]
    return lines


@pytest.mark.parametrize(
    ("language", "says", "take", "contest"),
    [
        ("en", "Ann: “You asked a question” A penalty card for you.", "Take it", "Contest it"),
        ("ko", "Ann: “질문했어요” 벌칙 카드 1장이에요.", "받을게요", "아니에요"),
        ("ja", "Annさん：「質問しました」 ペナルティカード1枚です。", "受け取る", "違います"),
    ],
)
def test_an_accusation_has_two_big_words(night: Evening, language: str, says: str, take: str, contest: str) -> None:
    night.says(*ASKED)
    assert says in read(night, BO, language)
    assert list(buttons(night, BO, language).items()) == [(take, "admits 4"), (contest, "disputes 4")]
    for at in (ANN, CY, DI):
        assert read(night, at, language) == ""
    night.tap(night.phone(BO), "enter", text="admits 4")
    assert buttons(night, BO, language) == {}


def test_an_accusation_leaves_the_sheet_when_play_goes_on(night: Evening) -> None:
    night.says(*ASKED, "Bo plays 9S")
    assert read(night, BO) == ""
    page = night.phone(BO).get(f"/{night.table.code}/play").text
    assert "disputes 4" in page.split('id="asks-table"')[1], "among the rare acts it can still be contested"


def test_of_two_accusations_the_newest_is_answered_first(night: Evening) -> None:
    night.says(*ASKED, "Cy penalizes Bo for bad-word")
    assert list(buttons(night, BO).values()) == ["admits 5", "disputes 5"]
    night.says("Bo admits 5")
    assert list(buttons(night, BO).values()) == ["admits 4", "disputes 4"]


@pytest.mark.parametrize(
    ("language", "question", "own", "yes", "no"),
    [
        ("en", "Was Bo’s card deserved?", "Was your card deserved?", "Yes", "No"),
        ("ko", "Bo가 받은 벌칙, 받을 만했나요?", "내가 받은 벌칙, 받을 만했나요?", "네", "아니요"),
        ("ja", "Boさんのペナルティは正しいですか？", "受け取ったペナルティは正しいですか？", "はい", "いいえ"),
    ],
)
def test_a_vote_is_a_question(night: Evening, language: str, question: str, own: str, yes: str, no: str) -> None:
    night.says(*ASKED, "Bo disputes 4")
    for at in (CY, DI):
        assert read(night, at, language).startswith(question)
        assert buttons(night, at, language) == {yes: "votes yes", no: "votes no"}
    assert read(night, ANN, language).startswith(question)
    assert buttons(night, ANN, language) == {}
    assert read(night, BO, language).startswith(own)
    for at in range(4):
        page = re.sub(r"<[^>]+>", "", night.phone(at, language).get(f"/{night.table.code}/play").text)
        assert page.count(question) + page.count(own) == 1, "it is said once"


def test_nobody_is_called_slow_during_a_vote(night: Evening) -> None:
    night.says(*ASKED)
    assert "too-slow" in accusing(night, ANN)
    night.says("Bo disputes 4")
    assert "too-slow" not in accusing(night, ANN)


@pytest.mark.promise("Where players enforce the rules the lobby")
def test_who_is_on_turn_catches_the_player_before_among_the_rare_acts(night: Evening) -> None:
    night.says(*STARTED, "Ann plays 9H")
    assert "played-wrong" not in accusing(night, BO), "the cards are there"
    page = night.phone(BO).get(f"/{night.table.code}/play").text
    rare = page.split('<div class="more-acts">')[1].split("</details>")[0]
    assert "Ann played wrong" in re.sub(r"<[^>]+>", "", rare)
    page = night.phone(CY).get(f"/{night.table.code}/play").text
    assert "played-wrong" not in page.split('<div class="more-acts">')[1].split("</details>")[0]
    assert "played-wrong" in accusing(night, CY)


def test_silence_is_an_accusation_only_where_the_word_may_be_due(night: Evening) -> None:
    night.says("Di deals", "Di flips 9D", "Ann corrects hand.Ann 2", "Ann plays 9H")
    assert "said-nothing" not in accusing(night, CY), "Ann still holds a card, and One is called with none"
    night.says("Bo plays 9S", "Cy draws", "Di draws", "Ann plays 9C")
    assert "said-nothing" in accusing(night, CY)


def test_a_vote_tells_what_it_is_about_to_each_side(night: Evening) -> None:
    night.says(*ASKED, "Bo disputes 4")
    assert "Ann gave it for asking a question. Bo says no. Still to vote: Cy, Di" in read(night, CY)
    assert "You gave it for asking a question. Bo says no." in read(night, ANN)
    assert "Ann gave it to you for asking a question. You say no." in read(night, BO)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Cy caught you: take 8♦ back, and a penalty card clubs was called, and 8♦ cannot go on it"),
        ("ko", "Cy한테 걸렸어요. ♦8을 도로 가져가고 벌칙 카드 1장을 먹어요 부른 것은 클로버라 ♦8은 낼 수 없어요"),
        ("ja", "Cyさんに指摘されました。♦8を手札に戻し、ペナルティカードを1枚引きます 宣言されていたのは…"),
    ],
)
def test_a_catch_says_why_and_what_to_do(night: Evening, language: str, says: str) -> None:
    night.says(*CAUGHT[:-1])
    assert read(night, BO, language) == ""
    night.says(CAUGHT[-1])
    assert read(night, BO, language).startswith(says.removesuffix("…"))
    assert buttons(night, BO, language) == {}


@pytest.mark.parametrize(
    ("language", "label"), [("en", "Give it back to Bo"), ("ko", "Bo에게 돌려주기"), ("ja", "Boさんに返す")]
)
def test_who_was_wrongly_accused_gives_the_card_back_in_one_tap(night: Evening, language: str, label: str) -> None:
    night.says(*STARTED, "Ann plays 9H", "Bo penalizes Ann for play")
    assert buttons(night, ANN, language) == {label: "penalizes Bo for undeserved"}
    for at in (BO, CY, DI):
        assert buttons(night, at, language) == {}
    night.tap(night.phone(ANN), "enter", text=buttons(night, ANN, language)[label])
    assert night.state.penalties == (0, 1, 0, 0)
    assert buttons(night, ANN, language) == {}
    assert "Ann caught you: take a penalty card" in read(night, BO)


@pytest.mark.promise("A message that asks nothing goes")
def test_an_old_message_gives_way_to_a_vote(night: Evening) -> None:
    night.says(*CAUGHT, "Ann penalizes Cy for question")
    assert "Cy caught you" in read(night, BO)
    night.says("Cy disputes 6")
    assert read(night, BO).startswith("Was Cy’s card deserved?")
    assert "caught" not in read(night, BO)


@pytest.mark.promise("A message that asks nothing goes")
def test_an_old_message_gives_way_to_a_time_out(night: Evening) -> None:
    night.says(*CAUGHT)
    assert "Cy caught you" in read(night, BO)
    night.says("Di says time-out")
    assert read(night, BO) == ""
    night.says("Ann penalizes Bo for looked")
    assert "You looked at your cards" in read(night, BO), "what comes in the time-out is told"
    night.says("Di says time-in")
    assert "caught" not in read(night, BO), "old news does not come back"


@pytest.mark.promise("A message that asks nothing goes")
def test_what_waits_for_an_answer_stays_in_a_time_out(night: Evening) -> None:
    night.says(*ASKED, "Cy says time-out")
    assert list(buttons(night, BO).values()) == ["admits 4", "disputes 4"]


def test_in_a_time_out_the_cards_lie_aside(night: Evening) -> None:
    night.says(*STARTED, "Ann plays 9H", "Cy says time-out", "Ann penalizes Bo for looked")
    assert "Ann: “You looked at your cards” A penalty card for you." in read(night, BO)
    assert "In a time-out cards lie aside until “time in”." in read(night, BO)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Draw 2, or play another attack"),
        ("ko", "2장 먹거나 다른 공격 카드를 내요"),
        ("ja", "2枚引くか、攻撃で返します"),
    ],
)
def test_an_attacked_player_reads_both_ways_out(night: Evening, language: str, says: str) -> None:
    night.says(*STARTED, "Ann plays 9H", "Bo plays 7H")
    assert says in night.phone(CY, language).get(f"/{night.table.code}/play").text


def test_an_attack_that_nothing_answers_is_drawn() -> None:
    with evening(game="uno", house="start=youngest enforce=players") as night:
        night.says("Di deals", "Di flips R5", "Ann corrects turn Di", "Di plays RD")
        text = night.phone(ANN).get(f"/{night.table.code}/play").text
        assert '<span class="mine">Draw 2</span>' in text


def told(night: Evening, at: int, language: str = "en", seat: str = "") -> list[str]:
    """Return the newest lines as a phone tells them, the newest first."""
    page = night.phone(at, language).get(f"/{night.table.code}/play{seat}").text
    lines = re.findall(r"<li class=[^>]*>(.*?)</li>", page.split('<ol class="told"')[1].split("</ol>")[0], re.DOTALL)
    me = re.search(r'<body class="phone me-(\d+)"', page)
    return [" ".join(re.sub(r"<[^>]+>", "", _as_read(line, me[1] if me else "")).split()) for line in lines]


def _as_read(line: str, me: str) -> str:
    """Return the part of a line that a phone's style sheet shows to the person of this seat."""
    parts = dict(
        re.findall(
            r'<span class="to(?:-all| of-(\d+))">(.*?)</span>(?=<span class="to |</span>|$)', line.strip(), re.DOTALL
        )
    )
    return parts.get(me, parts[""])


OWN = {
    "en": ("You give Bo a penalty card for asking a question", "Ann gives you a penalty card for asking a question"),
    "ko": ("Bo에게 벌칙 카드를 줬어요(질문을 해서)", "Ann에게 벌칙 카드를 받았어요(질문을 해서)"),
    "ja": ("質問でBoさんにペナルティカードを渡しました", "質問でAnnさんからペナルティカードを受け取りました"),
}
PLAYED = {"en": "You play 9♥", "ko": "♥9를 냈어요", "ja": "♥9を出しました"}


@pytest.mark.parametrize("language", OWN)
def test_own_lines_speak_to_their_reader(night: Evening, language: str) -> None:
    night.says(*ASKED)
    given, got = OWN[language]
    assert told(night, ANN, language)[0].startswith(given)
    assert told(night, ANN, language)[1] == PLAYED[language]
    assert told(night, BO, language)[0].startswith(got)
    for at in (CY, DI):
        assert "Ann" in told(night, at, language)[0]
        assert "Bo" in told(night, at, language)[0]
        assert told(night, at, language)[:2] == told(night, CY, language)[:2]
    assert not told(night, CY, language)[0].startswith((given, got))


def test_lines_about_lines_speak_to_their_reader(night: Evening) -> None:
    night.says(*ASKED, "Bo disputes 4")
    assert told(night, BO)[0] == "You dispute it: Ann gives you a penalty card for asking a question"
    assert told(night, ANN)[0] == "Bo disputes it: Ann gives Bo a penalty card for asking a question"


def test_what_came_of_a_line_speaks_to_its_reader(night: Evening) -> None:
    night.says(*STARTED, "Ann plays 7D")
    assert told(night, BO)[0] == "Ann plays 7♦ You must draw 2 cards or answer"
    assert told(night, ANN)[0] == "You play 7♦ Bo must draw 2 cards or answer"


def test_an_answer_speaks_to_the_phone_that_tapped(night: Evening) -> None:
    night.says(*STARTED, "Ann plays 9H")
    answer = night.tap(night.phone(ANN), "undo", line="3").text
    assert "You play 9♥" in re.sub(r"<[^>]+>", "", answer)


def test_a_phone_that_acts_for_somebody_else_is_not_them() -> None:
    with evening(with_phones=3) as night:
        night.says("Di deals", "Di flips 9D")
        lines = told(night, ANN, seat=f"?as={night.seats[DI]}")
        assert lines[:2] == ["Di turns up 9♦", "Di deals"]


@pytest.mark.promise("No number of cards in a hand")
def test_a_shout_that_costs_the_others_a_card_lies_on_the_sheet_of_each_of_them() -> None:
    with evening(game="onecard", house="others_draw_on_call=true", with_phones=4) as night:
        night.says("Di deals", "Di flips 9H", "Cy corrects hand.Ann 2", "Ann plays 9D saying one")
        for seat in range(1, 4):
            assert "You take a card, and so does everybody else" in read(night, seat)
        assert "news-4" not in sheet(night, ANN)
        assert "Everybody else takes a card" in night.phone(0).get(f"/{night.table.code}/board").text
        night.says("Bo draws")
        assert "news-4" not in sheet(night, BO)
        assert "news-4" in sheet(night, CY)
