"""A line that cannot be read or shown costs its own place and nothing else, on every screen and in every export."""

from collections.abc import Iterator
from typing import Any

import pytest

from referee import speech, stories
from referee.core import settled
from referee.core.actions import Action
from referee.core.entry import Entry
from referee.core.record import read
from referee.core.replay import Log
from referee.live import Table
from referee.replaying import replay
from referee.store import KeptLine
from referee.web import eyes
from tests.web.client import Client, said
from tests.web.night import Evening, evening

NESTED = "Ann " + "amends 1: Ann " * 300 + "draws"
KEPT = (NESTED, "Ann does something of a later version", 'Ann "', "Zoe plays 5H", "Ann undoes 99", "")
UNSHOWN = {"en": "This line cannot be shown.", "ko": "이 줄은 보여 줄 수 없어요.", "ja": "この行は表示できません。"}
PAGES = ("play", "board", "story", "scores", "penalties", "film?line=4", "why/4", "line?n=4", "moment?line=4", "sheet")
PAGES += ("ask", "menu", "from?fact=top", "story?round=1", "amend?line=4")
EXPORTS = ("export.table", "export.json", "export.csv")


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee", with_phones=4) as made:
        made.app.test_client_class = Client
        made.says("Di deals", "Di flips 5H", "Ann plays 9H")
        yield made


def comes_back_with(night: Evening, *texts: str) -> Table:
    """The table after a restart, with further lines in the database, as an earlier version kept them."""
    game, store = night.game, night.hall.keeper.store
    at = game.lines[-1].at
    store.append(
        [
            KeptLine(game.id, len(game.lines) + n, at + n, text, "ok", "table.amend", "phone-0", 1.0, f"old-{n}")
            for n, text in enumerate(texts, 1)
        ]
    )
    code = night.table.code
    night.hall._tables.clear()
    night.table = night.hall.table(code)
    return night.table


def every_page(night: Evening, language: str = "en") -> None:
    for where in (*PAGES, *EXPORTS):
        answer = night.phone(0, language).get(f"/{night.table.code}/{where}")
        assert answer.status_code in (200, 302), where


@pytest.mark.parametrize("text", KEPT)
def test_a_table_with_a_kept_line_that_cannot_be_read_opens_and_goes_on(night: Evening, text: str) -> None:
    table = comes_back_with(night, text)
    assert table.game is not None
    assert table.game.fault is None
    every_page(night)
    assert night.says("Bo plays 7H").entries[0].stands
    every_page(night)
    assert [entry.n for entry in table.game.entries] == [1, 2, 3, 4, 5]
    assert table.game.entries[3].ruling.rule.id == "table.senseless"


@pytest.mark.parametrize("language", UNSHOWN)
def test_it_is_said_in_its_place(night: Evening, language: str) -> None:
    comes_back_with(night, NESTED)
    for where in ("story", "board", "play", "why/4", "film?line=4"):
        page = night.phone(0, language).get(f"/{night.table.code}/{where}")
        assert UNSHOWN[language] in said(page), where
        assert "amends 1: Ann amends" not in said(page)


def test_it_is_taken_back_and_put_right_like_any_other(night: Evening) -> None:
    comes_back_with(night, NESTED)
    night.says("Bo amends 4: Bo plays 7H")
    assert night.game.entries[3].stands
    night.says("Cy undoes 4")
    every_page(night)


def test_its_record_replays_and_later_lines_keep_their_numbers(night: Evening) -> None:
    comes_back_with(night, NESTED)
    night.says("Bo plays 7H", "Cy undoes 5", "Bo plays 8H")
    text = night.phone(0).get(f"/{night.table.code}/export.table").get_data(as_text=True)
    assert [line.expects.verdict for line in read(text)[0].lines if line.expects] == ["ok"] * 6
    results = list(replay(text, "exported"))
    assert [miss for result in results for miss in result.misses] == []
    assert str(results[-1].facts["top"]) == "8H"


def test_a_nested_line_is_refused_in_a_sentence_and_keeps_nothing(night: Evening) -> None:
    answer = night.tap(night.phone(0), "enter", text="amends 1: Ann " * 2 + "draws")
    assert "A correction cannot be corrected" in said(answer)
    answer = night.tap(night.phone(0), "enter", text="amends 1: Ann " * 280 + "draws")
    assert answer.status_code == 200
    assert len(night.game.entries) == 3


# ------------------------------------------------------------------------------------- faults of ours in one line


def break_for(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, fault: Exception) -> None:
    """A function of ours that fails for Bo's lines alone."""
    right = getattr(where, name)

    def wrong(*args: Any, **kwargs: Any) -> Any:
        lines = [arg.action if isinstance(arg, Entry) else arg for arg in args]
        if any(isinstance(line, Action) and line.who == "Bo" for line in lines):
            raise fault
        return right(*args, **kwargs)

    monkeypatch.setattr(where, name, wrong)


@pytest.mark.parametrize("fault", [KeyError("line"), RecursionError()], ids=["missing", "deep"])
@pytest.mark.parametrize("where", ["sentence", "eyes", "settled"])
def test_a_fault_in_one_line_is_that_line(
    night: Evening, monkeypatch: pytest.MonkeyPatch, where: str, fault: Exception
) -> None:
    night.says("Bo plays 7H", "Cy draws")
    place, name = {
        "sentence": (speech, "story_of"),
        "eyes": (eyes, "seen_by"),
        "settled": (eyes.Eyes, "_settled"),
    }[where]
    speech._told.cache_clear()
    break_for(monkeypatch, place, name, fault)
    for page in ("play", "board", "story", "scores", "film?line=4", "why/4", "line?n=4", "story-lines"):
        answer = night.phone(0).get(f"/{night.table.code}/{page}")
        assert answer.status_code == 200, page
    story = said(night.phone(0).get(f"/{night.table.code}/story"))
    assert story.count(UNSHOWN["en"]) == 1
    assert "Cy" in story
    assert "Ann plays 9♥" in story
    watcher = night.hall.screens.fragments(night.table, "phone", 0, "en")
    assert any("cannot be shown" in night.hall.html(name, value, "en") for name, value in watcher)


def test_a_log_that_holds_what_cannot_be_read_is_folded_the_same_whatever_comes_after(night: Evening) -> None:
    comes_back_with(night, NESTED)
    log: Log = night.game.log
    night.says("Bo plays 7H", "Cy undoes 5", "Cy undoes 6")
    assert settled.settled_in(log.entries, log.state, 4) is None
    assert [entry.stands for entry in night.game.entries] == [True, True, True, False, True, False, True]
    assert stories.story_of(night.game.entries[3].read)[0] == "line-unshown"
