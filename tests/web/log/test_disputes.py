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


def test_a_settled_line_is_not_sent_again_with_every_other_line() -> None:
    with evening(house="stack_w4_w4=off\ntop: R5\nturn: Ann\nhand.Ann: 3", game="uno", with_phones=4) as night:
        night.says("Ann plays W4 calling G", "Bo challenges", "Bo finds innocent")
        shown = [log_view(night.game).line(night.game.entries[0]) for _ in range(2)]
        assert shown[0] == shown[1]
