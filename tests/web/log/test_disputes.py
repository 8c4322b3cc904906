"""Disputes of any line: the panel on every phone and the board, and the result."""

import re
from collections.abc import Iterator

import pytest

from referee.web.log import disputes
from referee.web.log.visibility import log_view
from tests.support.client import Client
from tests.support.night import Evening, evening, get


@pytest.fixture
def unseen() -> Iterator[Evening]:
    """Return a night in which Ann and Bo each played a card that nobody entered: both stand unless challenged."""
    with evening(house="start=youngest", game="uno", with_phones=4) as made:
        made.app.test_client_class = Client
        made.says("Di deals", "Di flips R5", "Ann plays ?", "Bo plays ?")
        yield made


def panel(night: Evening, where: str = "play", at: int = 0, language: str = "en") -> str:
    """Return what a screen shows of the dispute."""
    name = "board-dispute" if where == "board" else "dispute"
    found = re.search(rf'<section id="{name}".*?</section>', get(night, where, at, language), re.DOTALL)
    assert found is not None
    return " ".join(re.sub(r"<[^>]*>", "", found[0]).split())


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


def test_a_settled_line_is_not_sent_again_with_every_other_line() -> None:
    with evening(house="stack_w4_w4=off\ntop: R5\nturn: Ann\nhand.Ann: 3", game="uno", with_phones=4) as night:
        night.says("Ann plays W4 calling G", "Bo challenges", "Bo finds innocent")
        shown = [log_view(night.game).line(night.game.entries[0]) for _ in range(2)]
        assert shown[0] == shown[1]
