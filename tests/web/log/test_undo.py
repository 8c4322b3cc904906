"""Undo by two people at once."""

import gevent
import pytest

from tests.support.client import said
from tests.support.night import evening

SHEET = {"one-queen": "0", "v-0-hearts": "3", "v-1-hearts": "4", "v-2-hearts": "0"}


@pytest.mark.promise("One tap undoes everything that one tap")
def test_two_people_undoing_a_sheet_at_once_undo_one_sheet() -> None:
    with evening(game="hearts") as night:
        night.says("Di agrees keep=scores")
        for _ in range(2):
            night.tap(night.phone(0), "tally", **SHEET)
        form = {"line": "9", "together": "1"}
        posts = [gevent.spawn(night.tap, night.phone(at), "undo", **form, post=f"at-once-{at}") for at in (0, 1)]
        gevent.joinall(posts, raise_error=True)
        assert night.state.scores == (16, 4, 0, 6), "the first of the two sheets stands"
        assert any("taken back already" in said(post.value) for post in posts)
