"""The index of rules lists exactly the ids that the repository cites, and people read sources in words."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from referee.engine import games
from referee.engine.house_rules.options import Switch, switches
from referee.engine.model.rulings import Rule
from referee.rulebook.chapters import marked_records
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.more_games import maumau
from tests.support.cited import LIKE_AN_ID
from tests.support.folders import ROOT

PAGE = ROOT / "docs" / "rules-index.md"
DOCUMENTS = sorted({games.find(key).document for key in games.names()} - {""})
ID = re.compile(rf"(?<![\w-])((?:Q-)?(?:{'|'.join(DOCUMENTS)}))-([0-9]+)\b")
RANGE = re.compile(rf"{ID.pattern}\s+to\s+\1-([0-9]+)\b")
SHORTENED = re.compile(rf"{ID.pattern}(?:,?\s+(?:and|to)|,|\s*[–/…-])\s*[0-9]")
"""An id without the letters that it shares with the one before it: neither a program nor a reader finds it by
searching.
"""
FOOTNOTE = re.compile(r"\bfn[0-9]")
NOWHERE = "UNO-85"
"""A rule that no document has."""
WRITTEN = frozenset((".py", ".md", ".ftl", ".html", ".js", ".css", ".table", ".evening", ".tsv"))
CODE = ("referee", "templates", "static", "tests")


def ids(text: str) -> Iterator[str]:
    """Yield the ids that a text cites, those within a range too."""
    yield from (f"{letters}-{number}" for letters, number in ID.findall(text))
    for letters, first, last in RANGE.findall(text):
        yield from (f"{letters}-{number}" for number in range(int(first), int(last)))


@cache
def texts_of(*folders: str) -> dict[Path, str]:
    """Return the texts of some folders ("." is the top of the repository), except the page and this test."""
    paths = (path for folder in folders for path in (ROOT / folder).glob("*" if folder == "." else "**/*"))
    own = (path for path in paths if path.suffix in WRITTEN and path not in (PAGE, Path(__file__)))
    return {path: path.read_text(encoding="utf-8") for path in own if "vendor" not in path.parts}


def cited(*folders: str) -> set[str]:
    return {id for text in texts_of(*folders).values() for id in ids(text)}


def rows() -> list[list[str]]:
    """Return the rows of the page's tables, each as its cells."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| "))
    return [row for row in cells if row[0] not in ("id", "---")]


INDEX = {row[0]: row[1:] for row in rows()}


@pytest.mark.promise("Every id of a rule cited")
def test_each_cited_id_is_in_the_index() -> None:
    assert sorted(cited(*CODE, "docs", ".") - set(INDEX)) == []


@pytest.mark.promise("Every id of a rule cited")
def test_each_id_of_the_index_is_cited_in_the_code() -> None:
    assert sorted(set(INDEX) - cited(*CODE)) == []


def test_the_page_cites_only_itself() -> None:
    assert sorted(set(ids(PAGE.read_text(encoding="utf-8"))) - set(INDEX)) == []


def test_citations_are_written_out() -> None:
    found = {
        (path.name, match[0])
        for path, text in texts_of(*CODE, "docs", ".").items()
        for pattern in (SHORTENED, FOOTNOTE)
        for match in pattern.finditer(text)
    }
    assert found == set()


def test_each_source_of_a_rule_or_house_rule_is_an_id() -> None:
    sources = {id for key in games.names() for rule in told_of(key) for id in rule.source}
    assert [id for id in sources if not ID.fullmatch(id)] == []


def told_of(key: str) -> tuple[Rule | Switch, ...]:
    """Return a game's rules and house rules."""
    game = games.find(key)
    return (*game.rules, *switches(game.house).values())


def test_each_row_is_complete_and_in_order() -> None:
    assert len(INDEX) == len(rows()), "an id stands twice"
    for row in rows():
        assert len(row) == 4, row
        assert all(row), row
        assert row[2 if row[0].startswith("Q-") else 1].endswith("."), row
    assert [id for id, (question, *_) in INDEX.items() if id.startswith("Q-") and not question.endswith("?")] == []
    for document in (*DOCUMENTS, *(f"Q-{letters}" for letters in DOCUMENTS)):
        numbers = [int(number) for letters, number in map(split, INDEX) if letters == document]
        assert numbers == sorted(numbers), document
        assert numbers, document


def split(id: str) -> tuple[str, str]:
    letters, _, number = id.rpartition("-")
    return letters, number


def test_the_page_names_the_sections_that_screens_name() -> None:
    words = Sentences(shared(True), "en")
    rules = {id: row for id, row in INDEX.items() if not id.startswith("Q-")}
    for id, (_, section, line) in rules.items():
        letters, number = split(id)
        assert section == (words.section(letters, int(number)) or "–"), id
        assert re.fullmatch(r"[0-9]+(–[0-9]+)?(, [0-9]+(–[0-9]+)?)*", line) or (id, section, line) == (
            NOWHERE,
            "–",
            "–",
        ), id


# ------------------------------------------------------------------------------------------------- what people read


@pytest.mark.promise("Every id of a rule cited")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_source_is_written_in_words(language: str) -> None:
    words = Sentences(shared(True), language)
    for key in games.names():
        document = games.find(key).document
        for rule in told_of(key):
            said = words.source(rule, key)
            assert not LIKE_AN_ID.search(said), said
            own = [id for id in rule.source if split(id)[0] == document and id != NOWHERE]
            assert not own or words.plain(f"source-{document.lower()}") in said, (key, rule)
    assert {
        "en": "the Korean article on One Card (원카드), basic rules · attack cards",
        "ko": "원카드, 기본 룰 · 공격",
        "ja": "韓国語の記事「원카드」（ワンカード）、基本ルール · 攻撃",
    }[language] == words.source(rule_of("onecard", "shed.draw"), "onecard")


def rule_of(key: str, id: str) -> Rule:
    return next(rule for rule in games.find(key).rules if rule.id == id)


def test_a_games_own_rule_cites_no_other_games_document() -> None:
    words = Sentences(shared(True), "en")
    assert words.source(rule_of("one", "shed.unseen"), "one") == "One (Card Game), Rules / Penalty Cards"
    assert words.source(rule_of("uno", "shed.unseen"), "uno") == ""
    shared_one = words.source(rule_of("uno", "table.time-out"), "uno")
    assert shared_one == "One (Card Game), Basic Play · Time Outs", "the rules of the table are One's everywhere"
    assert words.source(rule_of("one", "table.undo"), "one") == "", "what only the referee has"
    assert (
        words.source(switches(games.find("uno").house)["turn_seconds"], "uno") == "One (Card Game), Don’t take too long"
    )


@pytest.mark.parametrize("document", ["", "MAU"])
def test_a_game_that_names_no_document_or_no_section_shows_no_source(
    document: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "find", lambda key: replace(maumau.GAME, document=document))
    words = Sentences(shared(True), "en")
    own = [rule for rule in maumau.GAME.rules if not rule.id.startswith("table.")]
    told = own if document else (*maumau.GAME.rules, *switches(maumau.GAME.house).values())
    assert {words.source(rule, "maumau") for rule in told} == {""}


def test_no_text_and_no_title_holds_an_id() -> None:
    found = {
        (path.name, line)
        for path, text in texts_of("referee", "templates").items()
        if path.suffix in (".ftl", ".html")
        for line in text.splitlines()
        if LIKE_AN_ID.search(line)
    }
    assert found == set()
    titles = [title for key in games.names() for example in marked_records(key) for title in example.titles.values()]
    assert [title for title in titles if LIKE_AN_ID.search(title)] == []
