"""A line that cannot be read or rendered affects only its own entry, on every screen and in every export."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from referee.engine.basics.actions import Action
from referee.engine.log import settled
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.notation.record import read
from referee.live import Table
from referee.records.replay import replay
from referee.store.values import KeptLine
from referee.texts import sentences
from referee.web.log import visibility
from tests.support.client import Client, said
from tests.support.device import device_of
from tests.support.night import Evening, evening

NESTED = "Ann " + "amends 1: Ann " * 300 + "draws"
KEPT = (NESTED, "Ann does something of a later version", "Zoe plays 5H", "")
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
    """Return the table after a restart, with further lines in the database, as an earlier version stored them."""
    game, store = night.game, night.registry.writer.store
    at = game.lines[-1].at
    store.append(
        [
            KeptLine(
                game.id, len(game.lines) + n, at + n, text, "ok", "table.amend", device_of("phone-0"), 1.0, f"old-{n}"
            )
            for n, text in enumerate(texts, 1)
        ]
    )
    code = night.table.code
    night.registry._tables.clear()
    night.table = night.registry.table(code)
    return night.table


def every_page(night: Evening, language: str = "en") -> None:
    for where in (*PAGES, *EXPORTS):
        answer = night.phone(0, language).get(f"/{night.table.code}/{where}")
        assert answer.status_code in (200, 302), where


@pytest.mark.promise("A stored line that can no longer")
@pytest.mark.parametrize("text", KEPT)
def test_a_table_with_an_unreadable_stored_line_opens_and_continues(night: Evening, text: str) -> None:
    table = comes_back_with(night, text)
    assert table.game.fault is None
    every_page(night)
    assert night.says("Bo plays 7H").entries[0].stands
    every_page(night)
    assert [entry.n for entry in table.game.entries] == [1, 2, 3, 4, 5]
    assert table.game.entries[3].ruling.rule.id == "table.senseless"


@pytest.mark.promise("A stored line that can no longer")
@pytest.mark.parametrize("language", UNSHOWN)
def test_the_unreadable_line_is_marked_in_its_place(night: Evening, language: str) -> None:
    comes_back_with(night, NESTED)
    for where in ("story", "board", "play", "why/4", "film?line=4"):
        page = night.phone(0, language).get(f"/{night.table.code}/{where}")
        assert UNSHOWN[language] in said(page), where
        assert "amends 1: Ann amends" not in said(page)


def test_the_unreadable_line_can_be_undone_and_amended(night: Evening) -> None:
    comes_back_with(night, NESTED)
    night.says("Bo amends 4: Bo plays 7H")
    assert night.game.entries[3].stands
    night.says("Cy undoes 4")
    every_page(night)


@pytest.mark.promise("A stored line that can no longer")
def test_its_record_replays_and_later_lines_keep_their_numbers(night: Evening) -> None:
    comes_back_with(night, NESTED)
    night.says("Bo plays 7H", "Cy undoes 5", "Bo plays 8H")
    text = night.phone(0).get(f"/{night.table.code}/export.table").get_data(as_text=True)
    assert [line.expects.verdict for line in read(text)[0].lines if line.expects] == ["ok"] * 6
    results = list(replay(text, "exported"))
    assert [miss for result in results for miss in result.misses] == []
    assert str(results[-1].facts["top"]) == "8H"


@pytest.mark.promise("Reading a text takes time proportional")
def test_a_nested_line_is_refused_with_a_sentence_and_not_stored(night: Evening) -> None:
    answer = night.tap(night.phone(0), "enter", text="amends 1: Ann " * 2 + "draws")
    assert "A correction cannot be corrected" in said(answer)
    answer = night.tap(night.phone(0), "enter", text="amends 1: Ann " * 280 + "draws")
    assert answer.status_code == 200
    assert len(night.game.entries) == 3


# ------------------------------------------------------------------------------------- faults of ours in one line


def break_for(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, fault: Exception) -> None:
    """Return a function that fails for Bo's lines only."""
    right = getattr(where, name)

    def wrong(*args: Any, **kwargs: Any) -> Any:
        lines = [arg.action if isinstance(arg, Entry) else arg for arg in args]
        if any(isinstance(line, Action) and line.who == "Bo" for line in lines):
            raise fault
        return right(*args, **kwargs)

    monkeypatch.setattr(where, name, wrong)


@pytest.mark.promise("A line that cannot be shown")
@pytest.mark.parametrize("fault", [KeyError("line"), RecursionError()], ids=["missing", "deep"])
@pytest.mark.parametrize("where", ["sentence", "eyes", "settled"])
def test_a_fault_in_one_line_affects_that_line_only(
    night: Evening, monkeypatch: pytest.MonkeyPatch, where: str, fault: Exception
) -> None:
    night.says("Bo plays 7H", "Cy draws")
    place, name = {
        "sentence": (sentences, "story_of"),
        "eyes": (visibility, "seen_by"),
        "settled": (visibility.LogView, "_settled"),
    }[where]
    break_for(monkeypatch, place, name, fault)
    for page in ("play", "board", "story", "scores", "film?line=4", "why/4", "line?n=4", "story-lines"):
        answer = night.phone(0).get(f"/{night.table.code}/{page}")
        assert answer.status_code == 200, page
    story = said(night.phone(0).get(f"/{night.table.code}/story"))
    assert story.count(UNSHOWN["en"]) == 1
    assert "Cy" in story
    assert "Ann plays 9♥" in story
    watcher = chain(*night.app.extensions["screens"].fragments(night.table, "phone", 0))
    assert any("cannot be shown" in night.registry.screens.html(name, value, "en") for name, value in watcher)


def test_a_log_with_unreadable_lines_folds_the_same_whatever_follows(night: Evening) -> None:
    comes_back_with(night, NESTED)
    log: GameLog = night.game.log
    night.says("Bo plays 7H", "Cy undoes 5", "Cy undoes 6")
    assert settled.settled_in(log.entries, log.state, 4) is None
    assert [entry.stands for entry in night.game.entries] == [True, True, True, False, True, False, True]
    assert sentences.story_of(night.game.entries[3].read)[0] == "line-unshown"
