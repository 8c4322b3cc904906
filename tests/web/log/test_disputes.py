"""Disputes of any line: the panel on every phone and the board, and the result."""

import re
from collections.abc import Iterator

import pytest

from referee.web.log import disputes
from tests.support.client import Client, said
from tests.support.night import Evening, evening


@pytest.fixture
def night() -> Iterator[Evening]:
    """Return a night in which Ann's 9 is legal and Bo's 5 was refused."""
    with evening(house="enforce=referee", with_phones=4) as made:
        made.app.test_client_class = Client
        made.says("Di deals", "Di flips 5H", "Ann plays 9H", "Bo plays 5C")
        yield made


@pytest.fixture
def unseen() -> Iterator[Evening]:
    """Return a night in which Ann and Bo each played a card that nobody entered: both stand unless challenged."""
    with evening(house="start=youngest", game="uno", with_phones=4) as made:
        made.app.test_client_class = Client
        made.says("Di deals", "Di flips R5", "Ann plays ?", "Bo plays ?")
        yield made


def page(night: Evening, where: str = "play", at: int = 0, language: str = "en") -> str:
    answer = night.phone(at, language).get(f"/{night.table.code}/{where}")
    assert answer.status_code == 200
    return answer.get_data(as_text=True)


def panel(night: Evening, where: str = "play", at: int = 0, language: str = "en") -> str:
    """Return what a screen shows of the dispute."""
    name = "board-dispute" if where == "board" else "dispute"
    found = re.search(rf'<section id="{name}".*?</section>', page(night, where, at, language), re.DOTALL)
    assert found is not None
    return " ".join(re.sub(r"<[^>]*>", "", found[0]).split())


def test_the_last_line_is_disputed_in_two_taps_from_play_and_any_from_the_story(night: Evening) -> None:
    shown = page(night)
    assert 'hx-get="line?n=4"' in shown
    offered = page(night, "line?n=4")
    assert "disputes 4" in offered
    assert 'href="why/4"' in offered
    assert "disputes 4" not in page(night, "line?n=4", at=9), "who only watches"
    story = page(night, "story")
    for n in (1, 2, 3, 4):
        assert f"disputes {n}" in story


@pytest.mark.parametrize("where", ["why/4", "film?line=4"])
def test_a_line_is_disputed_on_its_page(night: Evening, where: str) -> None:
    assert "disputes 4" in page(night, where)
    assert "disputes 4" not in page(night, where, at=9), "who only watches"
    answer = night.tap(night.phone(2), "enter", text="disputes 4")
    assert "it is not allowed" in panel(night)
    assert 'href="why/5"' in answer.get_data(as_text=True)
    night.says("Cy undoes 4")
    assert "disputes 4" not in page(night, where), "it is taken back"
    assert f'<base href="/{night.table.code}/story">' in page(night, "why/4"), "what an answer leads to lies beside it"


def test_a_proof_by_the_referee_is_on_every_screen(night: Evening) -> None:
    answer = night.tap(night.phone(2), "enter", text="disputes 3")
    assert "by the rules it is right, so it stands. Yes: 9♥ goes on 5♥" in said(answer)
    for where, at in (("play", 0), ("play", 1), ("play", 2), ("board", 9)):
        told = panel(night, where, at)
        assert told.startswith("Cy disputes:")
        assert "The referee: it stands. Yes: 9♥ goes on 5♥" in told
    assert night.state.top.code == "9H"
    night.says("Bo draws 1")
    assert panel(night) == ""


def test_a_refused_line_stays_refused_or_the_table_lets_it_stand(night: Evening) -> None:
    night.tap(night.phone(1), "enter", text="disputes 4")
    told = panel(night, at=3)
    assert "The referee: it is not allowed." in told
    assert "Let it stand" in told
    assert "Let it stand" not in panel(night, "board")
    night.tap(night.phone(3), "enter", text="allows 4")
    assert night.state.top.code == "5C"
    assert panel(night) == ""
    assert "says the table lets it stand" in page(night, at=1)


def test_a_standing_line_is_undone_after_a_preview_of_what_depends_on_it(night: Evening) -> None:
    night.says("Bo plays 4H", "Cy disputes 3")
    assert "Take it back" in panel(night)
    shown = night.tap(night.phone(0), "undo", line="3").text
    assert "One later line would not hold any more" in shown
    night.tap(night.phone(0), "undo", line="3", along="1")
    assert (night.state.top.code, night.state.turn) == ("5H", 0)


def test_an_unprovable_line_is_voted_on_and_the_missing_votes_are_shown(unseen: Evening) -> None:
    assert "disputes 3" in page(unseen, "line?n=3", at=3)
    unseen.tap(unseen.phone(2), "enter", text="disputes 3")
    for where, at in (("play", 0), ("play", 2), ("board", 9)):
        told = panel(unseen, where, at)
        counted = (
            "0 say yes, 0 say no. Still to vote: Bo, Di." if where == "board" else "Still to vote: Bo, Di. The clock"
        )
        assert counted in told
        assert "If the table says no, this goes too:4 Bo plays a card nobody entered" in told
    assert "votes yes" in page(unseen, at=1)
    assert "votes yes" not in page(unseen, at=0)
    assert "admits 3" in page(unseen, at=0)
    unseen.tap(unseen.phone(1), "enter", text="votes no")
    assert unseen.state.hands[:2] == (7, 7)
    assert unseen.state.turn == 0
    assert panel(unseen) == ""
    assert "taken back" in page(unseen, at=0)


def test_dependent_lines_are_computed_once_per_vote(unseen: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    found, tried = disputes.voted_down, list[int]()
    monkeypatch.setattr(disputes, "voted_down", lambda played, n: tried.append(n) or found(played, n))
    unseen.says("Cy disputes 3")
    assert "4 Bo plays" in panel(unseen)
    unseen.says("Di says hello")
    assert "4 Bo plays" in panel(unseen, at=1)
    assert tried == [5]
    unseen.says("Ann undoes 4")
    assert "4 Bo plays" not in panel(unseen), "it is taken back already"
    assert tried == [5, 5]


def test_a_vote_to_let_it_stand_is_final(unseen: Evening) -> None:
    unseen.says("Cy disputes 4", "Ann votes yes", "Di votes yes")
    assert unseen.state.hands[1] == 6
    assert "settled this already" in said(unseen.tap(unseen.phone(0), "enter", text="disputes 4"))


def test_a_vote_continues_after_lines_about_other_lines(unseen: Evening) -> None:
    unseen.says("Cy disputes 4", "Di says hello", "Ann undoes 6")
    assert "Still to vote: Ann, Di. The clock is stopped; the next play ends the vote." in panel(unseen)


def test_the_clock_stops_during_a_vote() -> None:
    with evening() as night:
        night.says("Di deals", "Di flips 5H", "Bo penalizes Cy for question")
        assert night.game.game.view(night.state).clock.running
        night.says("Cy disputes 3")
        assert not night.game.game.view(night.state).clock.running
        night.says("Ann votes yes", "Di votes yes")
        assert night.game.game.view(night.state).clock.running


@pytest.mark.parametrize(
    ("game", "house", "lines", "line"),
    [
        ("onecard", "", ("Di deals", "Di flips 9D", "Ann plays 9C", "Bo plays 2H"), 4),
        ("hearts", "passing=off", ("Di deals", "Cy plays 2C", "Di plays 9C", "Ann plays 5D"), 4),
        (
            "canasta",
            "",
            ("Di deals", "Di flips 9H", "Ann draws 2", "Ann melds QS QH 2C / AS AH AD", "Ann discards 5S"),
            5,
        ),
        ("other", "", ("Di deals", "Ann scores 5"), 2),
    ],
)
def test_a_dispute_ends_in_every_family(game: str, house: str, lines: tuple[str, ...], line: int) -> None:
    with evening(house=house, game=game) as night:
        night.app.test_client_class = Client
        night.says(*lines)
        who = next(name for name in ("Bo", "Ann") if not lines[line - 1].startswith(name))
        night.says(f"{who} disputes {line}")
        for language in ("en", "ko", "ja"):
            assert panel(night, language=language)
            assert panel(night, "board", language=language)
        if night.state.dispute is not None:
            before = night.game.entries[line - 1].stands
            voter = next(name for name in ("Cy", "Di") if not lines[line - 1].startswith(name))
            night.says(f"{voter} votes no")
            assert before
            assert not night.game.entries[line - 1].stands


@pytest.fixture
def refused() -> Iterator[Evening]:
    """Return a night in which Bo may not answer Ann's attacking ace of hearts with the two of clubs; Ann hosts."""
    with evening(game="onecard", with_phones=4) as made:
        made.app.test_client_class = Client
        made.says("Di deals", "Di flips 9H", "Ann plays AH", "Bo plays 2C")
        assert made.game.entries[-1].ruling.verdict == "no"
        yield made


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_a_dispute_becomes_a_house_rule_from_the_next_deal(refused: Evening, language: str) -> None:
    refused.says("Bo disputes 4")
    assert 'hx-get="our-rule?line=4"' in page(refused, at=1)
    offered = page(refused, "our-rule?line=4", at=1, language=language)
    assert "answer_match=any" in offered
    assert '"now"' not in offered, "at once is the host's"
    assert '"now"' in page(refused, "our-rule?line=4", at=0)
    refused.tap(refused.phone(1, language), "our-rule", line="4", house="answer_match=any")
    assert refused.game.entries[-1].text == "Bo agrees answer_match=any"
    assert refused.state.house.answer_match == "suit_or_rank"
    assert refused.state.later.answer_match == "any"
    assert not refused.game.entries[3].stands, "for this card it is no rule yet"
    assert panel(refused) == ""


def test_a_dispute_becomes_a_house_rule_at_once_by_the_host(refused: Evening) -> None:
    assert "Only the host" in said(
        refused.tap(refused.phone(1), "our-rule", line="4", house="answer_match=any", now="1")
    )
    assert refused.state.house.answer_match == "suit_or_rank"
    refused.tap(refused.phone(0), "our-rule", line="4", house="answer_match=any", now="1")
    assert refused.state.house.answer_match == "any"
    assert refused.state.top.code == "2C"


def test_no_house_rule_is_suggested_for_a_play_that_may_still_be_caught() -> None:
    for card in ("9H", "9C"):
        with evening(house="hand_size=3") as night:
            night.says("Di deals", "Di flips 5H", f"Ann plays {card}")
            assert "penalty card now" in night.phone(1).get(f"/{night.table.code}/our-rule?line=3").text


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_a_line_known_only_from_its_penalty_card_can_be_disputed(language: str) -> None:
    with evening(house="hand_size=3") as night:
        night.says("Di deals", "Di flips 5H", "Ann plays 9C", "Bo disputes 3")
        shown = page(night, "play", at=1, language=language)
        button = '{"reason": "play", "verb": "penalizes", "whom": 0}'
        assert button in shown.split('id="dispute"')[1].split('id="seen"')[0]
        assert "accuse-0" in shown, "not for Ann herself"
        night.says("Bo penalizes Ann for play")
        assert "accuse-0" not in page(night, "play", at=1, language=language)


def test_no_house_rule_for_a_missing_line(refused: Evening) -> None:
    for line in ["0", "9", "x", ""]:
        where = f"/{refused.table.code}/our-rule"
        assert refused.phone(0).get(f"{where}?line={line}").status_code == 404
        assert refused.tap(refused.phone(0), "our-rule", line=line, house="answer_match=any").status_code == 403
        assert refused.phone(9).get(f"{where}?line=4").status_code == 404


def test_an_appeal_is_offered_while_people_may_still_decide() -> None:
    with evening(house="enforce=referee hand_size=3") as night:
        night.says("Di deals", "Di flips 5H", "Ann penalizes Bo for question")
        assert "disputes 3" in page(night, "penalties")
        night.says("Ann corrects hand.Ann 1", "Ann plays 9H saying one", "Ann says one")
        for name in ("Bo", "Cy", "Di"):
            night.says(f"{name} holds 3 points")
        assert len(night.state.rounds) == 1
        assert "disputes 3" not in page(night, "penalties"), "its round is settled"
