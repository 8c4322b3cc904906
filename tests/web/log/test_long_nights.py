"""What somebody asks of a long night folds a page of it, or is folded beside the tables, within their share."""

import sys
from collections import Counter
from collections.abc import Iterator
from threading import current_thread, main_thread
from typing import Any

import gevent
import pytest

from referee.engine.log import game_log
from referee.engine.model.entry import Entry
from referee.live import apart, live_game
from tests.support.client import said
from tests.support.night import Evening, evening

LINES = 400
PAGES = (
    *("story?to=120", "story-lines?to=120", "story?round=1", "line?n=12", "why/12", "film?line=12", "play", "board"),
    *("amend?line=12", "moment?line=390", "scores", "penalties"),
)
LONG: tuple[tuple[str, dict[str, str] | None], ...] = (
    *(("export.json", None), ("export.table", None), ("from?fact=round", None), ("from?fact=score.Ann", None)),
    *(("undo", {"line": "4"}), ("amend", {"line": "4", "new": "Bo says hello"})),
)


FREED = Counter[str]()
"""The lines of a log that were freed, by the function in which they were."""


class Counted(Entry):
    """A line that tells when it is freed."""

    __slots__ = ()

    def __del__(self) -> None:
        FREED[sys._getframe(1).f_code.co_name] += 1


@pytest.fixture(scope="module", autouse=True)
def counting() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game_log, "Entry", Counted)
        yield


@pytest.fixture(scope="module")
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee", game="onecard", with_phones=4) as made:
        made.says("Di deals", "Di flips 7H", "Ann plays 9H", "Bo plays 5H", "Cy draws", "Di plays 8H")
        made.says("Ann penalizes Cy for question", *(f"Ann says word-{number}" for number in range(LINES - 7)))
        yield made


def ask(night: Evening, path: str, form: dict[str, str] | None) -> Any:
    return (
        night.phone(0).get(f"/{night.table.code}/{path}") if form is None else night.tap(night.phone(0), path, **form)
    )


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Return a list that grows with each line that is folded: True for one folded where the tables wait."""
    found: list[bool] = []
    step = game_log.step

    def counted(*args: Any, **more: Any) -> Any:
        found.append(current_thread() is main_thread())
        return step(*args, **more)

    monkeypatch.setattr(game_log, "step", counted)
    return found


@pytest.mark.promise("What a long night is asked")
@pytest.mark.parametrize("path", PAGES)
def test_a_page_folds_only_the_lines_it_shows_and_gives_way_at_every_piece(
    night: Evening, folds: list[bool], path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = Counter[None]()
    monkeypatch.setattr(apart, "TURN", -1.0)
    monkeypatch.setattr(apart, "give_way", lambda: turns.update([None]))
    shown = ask(night, path, None)
    assert shown.status_code == 200
    assert len(folds) < LINES / 2
    assert turns.total() > len(shown.data) / 2000


@pytest.mark.promise("What a long night is asked")
@pytest.mark.parametrize(("path", "form"), LONG)
def test_what_folds_all_lines_is_done_beside_the_tables(
    night: Evening, folds: list[bool], path: str, form: dict[str, str] | None
) -> None:
    FREED.clear()
    assert ask(night, path, form).status_code == 200
    assert len(folds) > LINES / 2
    assert folds.count(True) < live_game.FEW
    assert FREED.total() - FREED["let_go"] - FREED["steps"] < live_game.FEW, "many are freed at once"


@pytest.mark.promise("What a long night is asked")
def test_it_takes_no_more_than_a_share_of_the_processor(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "AT_ONCE", 0.0)
    assert night.tap(night.phone(2), "undo", line="4").status_code == 200
    refused = night.tap(night.phone(2), "undo", line="5")
    assert (refused.status_code, int(refused.headers["Retry-After"]) >= 1) == (429, True)
    assert night.tap(night.phone(1), "enter", text="says hello").status_code in (200, 204)


@pytest.mark.promise("What a long night is asked")
def test_a_tap_that_changes_an_early_line_is_judged_beside_the_tables(night: Evening, folds: list[bool]) -> None:
    before = len(night.game.entries)
    FREED.clear()
    assert night.tap(night.phone(0), "undo", line="6", alone="1").status_code in (200, 204)
    assert [entry.text for entry in night.game.entries[before:]] == ["Ann undoes 6"]
    assert not night.game.entries[5].stands
    assert folds.count(True) < live_game.FEW
    gevent.sleep(0.1)
    assert FREED["let_go"] > FREED.total() - live_game.FEW > LINES


@pytest.mark.promise("What a long night is asked")
def test_a_vote_on_an_early_card_is_shown_before_its_consequences_are_computed(
    night: Evening, folds: list[bool]
) -> None:
    night.says("Cy disputes 7")
    assert "Still to vote" in said(ask(night, "play", None))
    gevent.sleep(0.1)
    assert ask(night, "play", None).status_code == 200
    assert len(folds) > LINES / 2
    assert folds.count(True) < live_game.FEW
