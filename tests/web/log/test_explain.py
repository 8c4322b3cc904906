"""The page Why: the legal plays, whose turn it was and why, and where a number comes from."""

from collections.abc import Iterator
from urllib.parse import quote

import pytest

from tests.support.client import Client, said
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee end=rounds:3") as made:
        made.app.test_client_class = Client
        made.says("Di deals", "Di flips 9D", "Ann plays 8D 8D", "Ann plays 7H", "Di plays 7D", "Ann plays 5S")
        yield made


def why(night: Evening, n: int, language: str = "en") -> str:
    return said(night.phone(1, language).get(f"/{night.table.code}/why/{n}"))


def test_the_chain_of_the_turn_lists_each_line(night: Evening) -> None:
    assert "Why it was Di’s turn 3 Ann plays 8♦, 8♦ Bo, Cy are skipped Next to the left of Cy is Di" in why(night, 5)
    assert "Bo, Cy를 건너뛰어요" in why(night, 5, "ko")
    assert "Boさん、Cyさんは飛ばされます" in why(night, 5, "ja")
    ask = said(night.phone(1).get(f"/{night.table.code}/ask"))
    assert "Why is it Ann’s turn?5 Di plays 7♦" in ask


def test_the_source_of_a_rule_is_written_in_words(night: Evening) -> None:
    assert "Source: One (Card Game), Basic Play" in why(night, 3)
    assert "출처: 영어 글 “One (Card Game)”, 기본 진행" in why(night, 3, "ko")


def test_a_refused_play_lists_the_legal_ones(night: Evening) -> None:
    assert "What would have been right: any 7 or any joker · Draw 2" in why(night, 6)
    assert "What would have been right" not in why(night, 3)
    page = night.phone(1).get(f"/{night.table.code}/why/6").get_data(as_text=True)
    assert f"/{night.table.code}/ask?line=5&amp;who=0&amp;q=plays+5S" in page
    assert "does not answer" in said(night.phone(1).get(f"/{night.table.code}/ask?line=5&who=0&q=plays+5S"))


def test_where_players_enforce_no_line_lists_the_legal_plays() -> None:
    with evening() as night:
        night.says("Di deals", "Di flips 9D", "Ann plays 9H", "Bo plays RJ RJ RJ")
        assert "✗ No" in why(night, 4), "so many cannot be: that may be told"
        assert "What would have been right" not in why(night, 4)


def origin(night: Evening, fact: str, at: int = 1) -> str:
    return said(night.phone(at).get(f"/{night.table.code}/from?fact={quote(fact)}"))


def test_every_number_is_linked_to_its_lines(night: Evening) -> None:
    assert "Hand of Ann: 3" in origin(night, "hand.Ann")
    assert "3 Ann plays 8♦, 8♦ 5 → 3 1 Di deals 0 → 5" in origin(night, "hand.Ann")
    assert "No line changed it" in origin(night, "penalties.Bo")
    night.says("Cy corrects hand.Ann 1; draw 0; turn Ann", "Ann plays 7C saying one", "Bo holds KD", "Cy holds nothing")
    night.says("Di holds 7S")
    scores = night.phone(1).get(f"/{night.table.code}/scores").get_data(as_text=True)
    board = night.phone(9).get(f"/{night.table.code}/board").get_data(as_text=True)
    assert 'href="from?fact=score.Bo&amp;game=1"' in scores
    assert 'href="from?fact=score.Bo"' in board
    assert "0 → 10" in origin(night, "score.Bo", 9)
    assert 'href="from?fact=hand.Bo"' in night.phone(0).get(f"/{night.table.code}/play").get_data(as_text=True)


def test_an_unknown_number_is_answered_by_a_sentence(night: Evening) -> None:
    for fact in ["zzz", "hand", "hand.Zed", "", 'hand."', "hand.Ann+Bo"]:
        for language in ("en", "ko", "ja"):
            answer = night.phone(1, language).get(f"/{night.table.code}/from?fact={quote(fact)}")
            assert answer.status_code == 200
            assert "To the start" in said(answer) or language != "en"


def test_several_people_each_have_an_honorific() -> None:
    with evening(game="canasta") as night:
        said_so = said(night.phone(0, "ja").get(f"/{night.table.code}/from?fact=score.Ann%2BCy"))
        assert "Annさん + Cyさんの得点" in said_so
