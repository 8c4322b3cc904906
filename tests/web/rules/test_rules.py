"""The pages of the rulebook: with a table's values, searched, stepped through, and printed."""

import gzip
import re
from collections.abc import Iterator
from html import unescape

import pytest

from referee.engine import games
from referee.rulebook.chapters import example, marked, rulebook
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from referee.web.rules.page import _body
from tests.support.client import Client
from tests.support.night import Evening, evening

PIECE = {"HX-Request": "true"}
LIGHT = 30 * 1024
"""The bytes of a compressed rulebook: with script and style it stays below the limit of a first page."""


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house="enforce=referee") as made:
        made.app.test_client_class = Client
        yield made


def section(page: str, id: str) -> str:
    """Return the part of the page about a rule or a house rule."""
    return page[page.index(f'<section class="chapter" id="{id}">') :].partition("</section>")[0]


@pytest.mark.promise("A rulebook is sent in less")
@pytest.mark.parametrize("game", games.names())
def test_every_rule_and_house_rule_is_there_with_its_example_in_every_language(night: Evening, game: str) -> None:
    book = rulebook(game)
    for language in LANGUAGES:
        words, answer = Sentences(shared(True), language), night.phone(0, language).get(f"/rules/{game}")
        page = unescape(answer.text)
        for chapter in book.chapters:
            own = section(page, chapter.rule.id)
            assert words.rule_name(chapter.rule.id, game) in own
            assert words.law(chapter.rule.id, game) in own
            assert words.source(chapter.rule, game) in own
            assert ('class="source"' in own) == bool(words.source(chapter.rule, game))
            assert f"at={chapter.rule.id}" in own, "its example"
            assert chapter.example is not None
            assert chapter.example.title(language) in own
            assert all(words.switch(one.switch.key) in own for one in chapter.settings)
        for one in book.settings:
            own = page[page.index(f'<section class="chapter" id="house-{one.switch.key}">') :].partition("</section>")[
                0
            ]
            assert words.setting(one.switch.key, one.value) in own
            assert words.source(one.switch, game) in own
            assert own.count('#play"') == len(one.examples)
        assert len(gzip.compress(answer.data)) < LIGHT


def test_the_moons_points_are_told_for_one_pack_and_for_two(night: Evening) -> None:
    for language, says in (
        ("en", "26 each (52 with two packs)"),
        ("ko", "26점씩 받음(두 벌이면 52점)"),
        ("ja", "（2組なら52点）"),
    ):
        assert says in night.phone(0, language).get("/rules/hearts").text


@pytest.mark.promise("Content that is the same for all")
def test_a_rulebook_is_rendered_once_for_everybody(night: Evening) -> None:
    night.says("Ann agrees turn_seconds=45 now")
    address = f"/rules/one?table={night.table.code}"
    assert "45" in night.phone(0).get(address).text
    written = _body.cache_info().misses
    assert "45" in night.phone(1).get(address).text
    assert _body.cache_info().misses == written


# -------------------------------------------------------------------------------------------------------- looking up


def test_the_requested_example_is_shown(night: Evening) -> None:
    answer = night.phone(0).get("/rules/one", query_string={"find": "joker on ace"}, headers=PIECE).text
    shown = re.search(r"/rules/one/example/one/(\d+)[?]at=shed.wild", answer)
    assert shown is not None
    about = example("one", int(shown[1]))
    assert about is not None
    assert about.title("en") == "A joker goes on an ace, as on anything"


# ---------------------------------------------------------------------------------------------------- step by step


def test_an_example_is_shown_step_by_step(night: Evening) -> None:
    phone = night.phone(0)
    shown = next(chapter.example for chapter in rulebook("one").chapters if chapter.rule.id == "shed.wild")
    assert shown is not None
    here = f"/rules/one/example/one/{shown.number}?at=shed.wild"
    first = phone.get(here, headers=PIECE).text
    assert "At the start" in first
    assert "ace of spades" in first
    assert "Ann" in first
    after = phone.get(f"{here}&step=1", headers=PIECE).text
    assert "the black-and-white joker and calls hearts" in after
    assert "verdict ok" in after
    assert "turn playing of-1" in after, "the picture after it"
    assert f"step={len(shown.steps) + 1}" not in after
    assert phone.get(f"{here}&step=99", headers=PIECE).status_code == 404
    assert phone.get("/rules/one/example/one/9999").status_code == 404
    assert phone.get("/rules/one/example/two/1").status_code == 404


def test_some_examples_of_every_game_in_every_step(night: Evening) -> None:
    for game in games.names():
        phone = night.phone(0, "ko")
        for entry in marked(game)[::25]:
            for step in range(len(entry.steps) + 1):
                address = f"/rules/{game}/example/{game}/{entry.number}?step={step}"
                assert phone.get(address, headers=PIECE).status_code == 200


# ---------------------------------------------------------------------------------------------------------- on paper


def test_the_printed_sheet_has_every_rule_with_its_example_and_every_house_rule(night: Evening) -> None:
    page = night.phone(0, "ja").get(f"/rules/one/sheet?table={night.table.code}").text
    book = rulebook("one")
    assert page.count('class="picture"') == len(book.chapters)
    for chapter in book.chapters:
        assert Sentences(shared(True), "ja").rule_name(chapter.rule.id, "one") in unescape(page)
        assert f">{chapter.rule.id}<" not in page, "ids are for those who write rules"
        assert Sentences(shared(True), "ja").source(chapter.rule, "one") in unescape(page)
        assert chapter.example is not None
        assert chapter.example.title("ja") in page
    assert page.count('class="chapter"') == len(book.chapters) + len(book.settings) + 1
    assert page.index("このテーブルで違うところ") < page.index("ゲームのルール"), "what is otherwise stands first"
    assert page.split("<dialog")[0].count("<button") == 1, "only the one that prints it"
