"""Taps on a phone: the lines they enter, the answers, and the taps that are refused."""

from collections.abc import Iterator

import pytest

from referee.live.live_game import table_token
from tests.support.client import page_of
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee") as made:
        made.says("Di deals", "Di flips 9D")
        yield made


def test_a_play_on_an_old_state_is_not_entered(night: Evening) -> None:
    page = page_of(night.phone(0).get(f"/{night.table.code}/play"))
    seen = page.split('name="seen" value="')[1].split('"')[0]
    night.says("Ann plays 9H")
    said = page_of(night.tap(night.phone(0), "enter", verb="plays", rank="9", suit="S", seen=seen))
    assert "moved on" in said
    assert len(night.game.entries) == 3


def test_invalid_input_gets_a_sentence_and_changes_nothing(night: Evening) -> None:
    for form in [
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
    ]:
        for language in ("en", "ko", "ja"):
            said = night.tap(night.phone(0, language), "enter", **form)
            assert said.status_code == 200
            assert 'class="answer no"' in said.get_data(as_text=True)
            assert "<script>" not in said.get_data(as_text=True)
        assert len(night.game.entries) == 2


def test_caches_of_one_round_or_game_are_not_used_in_the_next(night: Evening) -> None:
    view = night.game.game.view(night.state)
    tokens = {table_token(1, view), table_token(1, view._replace(round=view.round + 1)), table_token(2, view)}
    assert len(tokens) == 3, "a phone keeps its cards for the table as it stood"
