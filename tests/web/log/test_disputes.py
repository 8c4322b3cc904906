"""What depends on a disputed line is computed once, and a settled line stays one object."""

import pytest

from referee.web.log import disputes
from referee.web.log.visibility import log_view
from tests.support.client import text_of
from tests.support.night import evening, get


def test_dependent_lines_are_computed_once_per_vote(monkeypatch: pytest.MonkeyPatch) -> None:
    found, tried = disputes.voted_down, list[int]()
    monkeypatch.setattr(disputes, "voted_down", lambda played, n: tried.append(n) or found(played, n))
    with evening(house="start=youngest", game="uno", with_phones=4) as night:
        night.says("Di deals", "Di flips R5", "Ann plays ?", "Bo plays ?", "Cy disputes 3")
        assert "4 Bo plays" in text_of(get(night, "play"))
        night.says("Di says hello")
        assert "4 Bo plays" in text_of(get(night, "play", 1))
        assert tried == [5]
        night.says("Ann undoes 4")
        assert "4 Bo plays" not in text_of(get(night, "play")), "it is taken back already"
        assert tried == [5, 5]


def test_a_settled_line_is_not_sent_again_with_every_other_line() -> None:
    with evening(house="stack_w4_w4=off\ntop: R5\nturn: Ann\nhand.Ann: 3", game="uno", with_phones=4) as night:
        night.says("Ann plays W4 calling G", "Bo challenges", "Bo finds innocent")
        shown = [log_view(night.game).line(night.game.entries[0]) for _ in range(2)]
        assert shown[0] == shown[1]
