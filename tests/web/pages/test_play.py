"""Taps on a phone: the lines they enter, the answers, and the taps that are refused."""

import re
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from referee.live.staleness import table_token
from tests.support.client import page_of
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee") as made:
        made.says("Di deals", "Di flips 9D")
        yield made


@pytest.fixture
def players() -> Iterator[Evening]:
    with evening() as made:
        made.says("Di deals", "Di flips 9D")
        yield made


def words(response: object) -> str:
    """Return the text of an answer, without the panel that shows the table."""
    return re.sub(r' data-stands="\w*"', "", page_of(response))


def test_a_card_is_a_rank_and_a_suit(night: Evening) -> None:
    answer = night.tap(night.phone(0), "enter", verb="plays", rank="7", suit="D", times="2")
    assert "7♦" in page_of(answer)
    assert night.game.entries[-1].text == "Ann plays 7D 7D"
    assert night.state.draw == 4


def test_a_suit_and_calls_are_entered_with_the_play(night: Evening) -> None:
    night.tap(night.phone(0), "enter", verb="plays", rank="J", suit="S", calling="H", saying=["one", "spade"])
    assert night.game.entries[-1].text == "Ann plays JS calling H saying one saying spade"
    assert night.state.suit == "H"


def test_a_joker_is_entered_by_its_code(night: Evening) -> None:
    night.tap(night.phone(0), "enter", verb="plays", rank="joker", card="RJ")
    assert night.game.entries[-1].text == "Ann plays RJ"


def test_a_suit_tapped_before_its_card_asks_for_the_card_first(night: Evening) -> None:
    lines = len(night.game.entries)
    assert "Choose the card first" in page_of(night.tap(night.phone(0), "enter", verb="plays", suit="S"))
    assert len(night.game.entries) == lines


def test_a_refused_play_says_why_and_may_be_let_stand(night: Evening) -> None:
    said = page_of(night.tap(night.phone(0), "enter", verb="plays", rank="2", suit="C"))
    assert 'class="answer no"' in said
    assert "allows 3" in said.replace("&#34;", '"')
    night.tap(night.phone(1), "enter", text="allows 3")
    assert night.game.entries[2].stands
    assert night.state.top.code == "2C"


def test_where_players_enforce_the_answer_does_not_reveal_a_wrong_play(players: Evening) -> None:
    phone = players.phone(0)
    wrong = words(players.tap(phone, "enter", verb="plays", rank="2", suit="C"))
    players.tap(phone, "undo", line="3")
    right = words(players.tap(phone, "enter", verb="plays", rank="2", suit="D"))
    for was, now in (("2♣", "2♦"), ("why/3", "why/5"), (": 3}", ": 5}")):
        wrong = wrong.replace(was, now)
    assert wrong == right


def test_a_penalty_takes_a_person_and_a_reason(players: Evening) -> None:
    players.tap(players.phone(1), "enter", verb="penalizes", whom="0", reason="question")
    assert players.game.entries[-1].text == "Bo penalizes Ann for question"
    assert players.state.penalties == (1, 0, 0, 0)


def test_an_undeserved_card_is_returned_in_one_tap(players: Evening) -> None:
    players.tap(players.phone(2), "enter", verb="penalizes", whom="0", reason="play")
    for at, label in ((0, "Give it back to Cy"), (1, "Undeserved: penalty for Cy")):
        page = page_of(players.phone(at).get(f"/{players.table.code}/play"))
        assert label in re.sub(r"<[^>]*>", "", page.split('id="asks-table"')[1].split("</section>")[0])
    players.tap(players.phone(0), "enter", text="penalizes Cy for undeserved")
    assert players.game.entries[-1].ruling.verdict == "ok"
    assert players.state.penalties == (0, 0, 1, 0)


def test_a_play_on_an_old_state_is_not_entered(night: Evening) -> None:
    page = page_of(night.phone(0).get(f"/{night.table.code}/play"))
    seen = page.split('name="seen" value="')[1].split('"')[0]
    night.says("Ann plays 9H")
    said = page_of(night.tap(night.phone(0), "enter", verb="plays", rank="9", suit="S", seen=seen))
    assert "moved on" in said
    assert len(night.game.entries) == 3


def test_the_same_post_twice_is_one_line(night: Evening) -> None:
    phone = night.phone(0)
    first = page_of(night.tap(phone, "enter", verb="plays", rank="9", suit="S", post="same"))
    again = page_of(night.tap(phone, "enter", verb="plays", rank="9", suit="S", post="same"))
    assert first == again
    assert len(night.game.entries) == 3


def test_any_phone_acts_for_a_seat_without_one_but_not_for_anothers(night: Evening) -> None:
    without, other = night.seats[3].id, night.seats[1].id
    night.tap(night.phone(0), "enter", text="says time-out", **{"as": str(without)})
    assert night.game.entries[-1].text == "Di says time-out"
    assert night.tap(night.phone(0), "enter", text="says time-in", **{"as": str(other)}).status_code == 403
    assert night.tap(night.phone(9), "enter", text="says time-out").status_code == 403


def test_undo_shows_the_lines_that_depend_on_a_line_and_undoes_them(night: Evening) -> None:
    night.says("Ann plays 9H", "Bo plays KH")
    shown = page_of(night.tap(night.phone(0), "undo", line="3"))
    assert "K♥" in shown
    assert len(night.game.entries) == 4
    night.tap(night.phone(0), "undo", line="3", along="1")
    assert night.state.top.code == "9D"
    assert [entry.undone for entry in night.game.entries[2:4]] == [True, True]


def test_many_lines_are_undone_in_one_tap() -> None:
    with evening(house="enforce=referee") as made:
        made.says("Di deals", "Di flips 9D")
        made.says("Ann corrects draw 0", *[f"{name} draws" for name in ("Ann", "Bo", "Cy", "Di")] * 150)
        assert all(entry.stands for entry in made.game.entries)
        shown = page_of(made.tap(made.phone(0), "undo", line="1"))
        assert shown.count("<li>") == 601
        began = time.process_time()
        made.tap(made.phone(0), "undo", line="1", along="1")
        assert time.process_time() - began < 5
        assert all(entry.undone for entry in made.game.entries[:603] if entry.n != 3)
        assert made.state.phase == "deal"


def test_dependent_lines_are_computed_at_the_time_of_the_undo(night: Evening) -> None:
    night.says("Ann plays 9H")
    night.says("Bo plays KH", "Cy plays 4H")
    night.tap(night.phone(0), "undo", line="3", along="1", **{"with": "1 2"})
    assert [entry.undone for entry in night.game.entries[:5]] == [False, False, True, True, True]


def test_the_last_line_is_undone_at_once(night: Evening) -> None:
    night.says("Ann plays 9H")
    night.tap(night.phone(1), "undo", line="3")
    assert night.state.top.code == "9D"


def test_a_count_is_previewed_before_it_is_entered(night: Evening) -> None:
    night.says("Cy corrects hand.Ann 1", "Ann plays 9H saying one")
    assert night.state.phase == "count"
    lines = len(night.game.entries)
    said = page_of(night.tap(night.phone(1), "look", verb="holds", cards=["KH", "QD", "RJ", "2C", "3C"]))
    assert "50" in said
    assert len(night.game.entries) == lines
    night.tap(night.phone(1), "enter", text="holds KH QD RJ 2C 3C")
    assert night.state.worth[1] == 50


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"verb": "plays"},
        {"verb": "plays", "rank": "Z", "suit": "S"},
        {"verb": "plays", "card": "1X"},
        {"verb": "plays", "card": "7H", "calling": "<b>"},
        {"verb": "deals\nAnn", "card": "7H"},
        {"verb": "melds", "card": "٣٣", "grouped": "2 joker"},
        {"verb": "melds", "card": "1X", "grouped": "2 joker", "to": "7"},
        {"verb": "penalizes", "whom": "77", "reason": "play"},
        {"verb": "holds", "number": "many"},
        {"text": "says " + "x" * 5000},
        {"text": "amends 99: Ann draws"},
        {"text": "melds 7H 7D 7S"},
        {"text": "{}{}{}{}"},
        {"text": "undoes 10000000000000000000"},
        {"text": "corrects turn Nobody; hand.Ann <script>"},
        {"verb": "penalizes", "whom": "²", "reason": "play"},
        {"verb": "penalizes", "whom": "1" * 5000, "reason": "play"},
        {"text": "allows " + "9" * 3900},
        {"text": "agrees hand_size=²"},
        {"text": "says " + "w" * 41},
        {"text": "plays 9H saying " + "w" * 3900},
        {"text": "swaps " + "w" * 61},
        {"text": "corrects turn " + "w" * 201},
    ],
)
def test_invalid_input_gets_a_sentence_and_changes_nothing(night: Evening, form: dict[str, str]) -> None:
    for language in ("en", "ko", "ja"):
        said = night.tap(night.phone(0, language), "enter", **form)
        assert said.status_code == 200
        assert 'class="answer no"' in said.get_data(as_text=True)
        assert "<script>" not in said.get_data(as_text=True)
    assert len(night.game.entries) == 2


@pytest.mark.parametrize("text", ["penalizes Ann for play", "allows 3", "plays 9H"])
def test_nobody_can_preview_whether_a_play_was_wrong(players: Evening, text: str) -> None:
    said = set()
    for suit in ("C", "D"):
        players.says(f"Ann plays 5{suit}")
        said.add(words(players.tap(players.phone(1), "look", text=text)))
        players.says("Bo undoes 3" if suit == "C" else "Bo undoes 5")
    assert len(said) == 1


def test_allowing_the_newest_play_does_not_reveal_it_either(players: Evening) -> None:
    said = []
    for suit, line in (("C", 3), ("D", 6)):
        players.says(f"Ann plays 5{suit}")
        said.append(words(players.tap(players.phone(1), "enter", text=f"allows {line}")))
        players.says(f"Bo undoes {line}")
    assert said[0].replace("3", "").replace("4", "") == said[1].replace("6", "").replace("7", "")


@pytest.mark.parametrize("times", ["²", "9" * 5000, "0", "25", "-1", "٣"])
def test_an_invalid_count_plays_one_card(night: Evening, times: str) -> None:
    night.tap(night.phone(0), "enter", verb="plays", rank="9", suit="H", times=times)
    assert night.game.entries[-1].text == "Ann plays 9H"


@pytest.mark.parametrize("line", ["²", "9" * 5000, "0", ""])
def test_an_invalid_line_number_is_not_undone(night: Evening, line: str) -> None:
    assert 'class="answer no"' in page_of(night.tap(night.phone(0), "undo", line=line))
    assert len(night.game.entries) == 2


# The limits of one phone


def test_only_the_host_changes_house_rules_at_once(night: Evening) -> None:
    night.says("Ann says hi", "Bo says hi")
    for form in ({"text": "agrees hand_size=4 now"}, {"text": "amends 4: Bo agrees hand_size=4 now"}):
        assert "Only the host" in page_of(night.tap(night.phone(1), "enter", **form))
    assert "Only the host" in page_of(night.tap(night.phone(1), "amend", line="4", new="Bo agrees hand_size=4 now"))
    assert len(night.game.entries) == 4
    night.tap(night.phone(1), "enter", text="agrees hand_size=4")
    night.tap(night.phone(0), "enter", text="agrees hand_size=3 now")
    assert [entry.text for entry in night.game.entries[4:]] == ["Bo agrees hand_size=4", "Ann agrees hand_size=3 now"]


def test_amending_a_line_makes_nobody_act(night: Evening) -> None:
    night.says("Ann says hi", "Bo says hi")
    for new in ("Cy penalizes Ann for slow", "Bo says time-out", "Zoe says hi"):
        assert "cannot turn it into an act of" in page_of(night.tap(night.phone(0), "enter", text=f"amends 3: {new}"))
        assert "cannot turn it into an act of" in page_of(night.tap(night.phone(0), "amend", line="3", new=new))
    assert "no such line" in page_of(night.tap(night.phone(0), "enter", text="amends 77: Cy says hi"))
    assert len(night.game.entries) == 4
    night.tap(night.phone(0), "enter", text="amends 4: Bo says hello")
    night.tap(night.phone(0), "enter", text="amends 3: Di says hello")
    assert [entry.read.who for entry in night.game.entries[2:4]] == ["Di", "Bo"], "Di has no phone: any phone acts"


@pytest.mark.parametrize("new", ["Ann joins after Bo with 500", "Ann replaces Bo", "Ann leaves", "Ann swaps Cy"])
def test_no_line_is_amended_to_coming_or_leaving(night: Evening, new: str) -> None:
    night.says("Ann says hi")
    assert "changing places" in page_of(night.tap(night.phone(0), "enter", text=f"amends 3: {new}"))
    assert len(night.game.entries) == 3


def test_the_points_of_a_late_arrival_are_amended(night: Evening) -> None:
    night.says("Eve joins after Bo with 5")
    night.tap(night.phone(0), "enter", text="amends 3: Eve joins after Bo with 50")
    assert night.state.scores == (0, 0, 0, 0, 50)


# Nothing told too early


def test_neither_preview_reveals_whether_the_newest_play_was_wrong() -> None:
    said = []
    for card in ("3C", "3D"):
        with evening() as made:
            made.says("Bo agrees enforce=referee now", "Bo agrees enforce=players now", "Di deals", "Di flips 9D")
            made.says("Ann says hi", f"Ann plays {card}")
            phone = made.phone(0)
            told = [
                words(made.tap(phone, "amend", line="5", new="Ann agrees enforce=referee now")),
                words(made.tap(phone, "amend", line="6", new="Ann plays 9H")),
                words(made.tap(phone, "undo", line="2")),
            ]
            assert len(made.game.entries) == 7, "an undo that brings down what may not be told asks nothing"
            said.append(told)
    assert said[0] == said[1]


def test_caches_of_one_round_or_game_are_not_used_in_the_next(night: Evening) -> None:
    view = night.game.game.view(night.state)
    tokens = {table_token(1, view), table_token(1, replace(view, round=view.round + 1)), table_token(2, view)}
    assert len(tokens) == 3, "a phone keeps its cards for the table as it stood"
