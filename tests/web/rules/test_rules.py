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
from tests.support.client import Client, said
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


def test_a_tables_values_are_compared_with_its_preset(night: Evening) -> None:
    phone = night.phone(0)
    assert "the preset says: The players" in phone.get(f"/rules/one?table={night.table.code}").text
    assert "the preset says" not in phone.get("/rules/one").text
    assert phone.get("/rules/two").status_code == 404
    assert phone.get("/rules/one?table=ZZZZ").status_code == 200


def test_the_moons_points_are_told_for_one_pack_and_for_two(night: Evening) -> None:
    for language, says in (
        ("en", "26 each (52 with two packs)"),
        ("ko", "26점씩 받음(두 벌이면 52점)"),
        ("ja", "（2組なら52点）"),
    ):
        assert says in night.phone(0, language).get("/rules/hearts").text


def test_changed_house_rules_are_first(night: Evening) -> None:
    night.says("Ann agrees turn_seconds=45 now")
    page = night.phone(0).get(f"/rules/one?table={night.table.code}").text
    first = page[page.index('id="otherwise"') : page.index("All rules by name")]
    assert "45 seconds" in first
    assert "The referee" in first
    assert 'href="#table.slow"' in first, "the rule that it decides in"
    assert "Penalty" not in first
    assert 'id="otherwise"' not in night.phone(0).get("/rules/one").text


@pytest.mark.promise("Content that is the same for all")
def test_a_rulebook_is_rendered_once_for_everybody(night: Evening) -> None:
    night.says("Ann agrees turn_seconds=45 now")
    address = f"/rules/one?table={night.table.code}"
    assert "45" in night.phone(0).get(address).text
    written = _body.cache_info().misses
    assert "45" in night.phone(1).get(address).text
    assert _body.cache_info().misses == written


# -------------------------------------------------------------------------------------------------------- looking up


def test_a_rule_is_found_in_any_language_without_javascript(night: Evening) -> None:
    page = night.phone(0, "ja").get("/rules/one", query_string={"find": "joker on ace"}).text
    found = page[page.index('id="found"') : page.index('<section class="guide"')]
    assert found.count("<li>") <= 6
    assert '/rules/one#shed.wild"' in found
    assert "ワイルド" in found, "in the phone's own words"


def test_live_search_sends_only_the_results(night: Evening) -> None:
    code = night.table.code
    answer = night.phone(0).get("/rules/one", query_string={"find": "who watches", "table": code}, headers=PIECE)
    assert "<html" not in answer.text
    assert "the preset says: The players" in answer.text, "with the value at this table"
    assert f"table={code}" in answer.text


def test_the_requested_example_is_shown(night: Evening) -> None:
    answer = night.phone(0).get("/rules/one", query_string={"find": "joker on ace"}, headers=PIECE).text
    shown = re.search(r"/rules/one/example/one/(\d+)[?]at=shed.wild", answer)
    assert shown is not None
    about = example("one", int(shown[1]))
    assert about is not None
    assert about.title("en") == "A joker goes on an ace, as on anything"


def test_an_empty_result_is_reported_calmly(night: Evening) -> None:
    answer = night.phone(0).get("/rules/one", query_string={"find": "<b>xyzzy"})
    assert "No rule here says “<b>xyzzy”" in said(answer)
    assert "<b>xyzzy" not in answer.text
    assert "No rule here" not in said(night.phone(0).get("/rules/one?find="))


def test_the_power_of_a_card_follows_this_tables_house_rules() -> None:
    with evening(house="spade_ace_power=3", game="onecard") as made:
        made.app.test_client_class = Client
        address = f"/rules/onecard?table={made.table.code}"
        assert 'id="deeds"' in made.phone(0).get(address).text
        found = made.phone(0, "ko").get(f"{address}&find=에이스", headers=PIECE).text
        assert "3장을 먹여요" in found
        assert "5장을 먹여요" not in found


def test_all_rulebooks_are_searched_at_once(night: Evening) -> None:
    page = night.phone(0).get("/rules", query_string={"find": "ドロー2返し"}).text
    assert [game for game in games.names() if f'href="/rules/{game}"' not in page] == []
    assert "/rules/uno#house-stack_d2_d2" in page
    assert "UNO" in page
    assert 'href="/rules"' in night.phone(0).get("/").text


def test_a_game_named_in_the_question_is_searched_alone_with_its_guide(night: Evening) -> None:
    answer = night.phone(0).get("/rules", query_string={"find": "in uno, reverse with two players"}, headers=PIECE)
    assert "With two players a Reverse works like a Skip" in said(answer)
    assert '/rules/uno#guide-cards"' in answer.text
    assert set(re.findall(r'href="/rules/(\w+)', answer.text)) == {"uno"}


def test_a_guide_is_searched_with_the_tables_house_rules() -> None:
    with evening(house="end_score=50", game="hearts") as made:
        made.app.test_client_class = Client
        query = {"find": "when is the game over", "table": made.table.code}
        answer = made.phone(0).get("/rules/hearts", query_string=query, headers=PIECE)
        assert "reaches 50 points" in said(answer)
        assert f"/rules/hearts?table={made.table.code}#guide-scoring" in answer.text


@pytest.mark.parametrize(
    ("language", "says"), [("en", "knows no rule about partners"), ("ko", "팀전"), ("ja", "チーム戦")]
)
def test_what_no_rule_is_about_is_said(night: Evening, language: str, says: str) -> None:
    answer = night.phone(0, language).get("/rules/eights", query_string={"find": "can we play in teams"}, headers=PIECE)
    assert says in said(answer)
    assert "no-rule" not in answer.text


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


def test_without_javascript_an_example_is_a_page_with_all_its_lines(night: Evening) -> None:
    page = night.phone(0).get("/rules/eights/example/one/3?at=table.undo&step=1").text
    assert "An example from One" in page
    assert 'href="/rules/eights#table.undo"' in page
    shown = example("one", 3)
    assert shown is not None
    assert page.count('class="what"') == len(shown.steps)
    assert "game: one" in page, "as a record"


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
