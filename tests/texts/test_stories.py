"""Lines of the log as sentences for people, in every language."""

import pytest

from referee.engine.games import find, names
from referee.engine.notation.record import read_line
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from referee.texts.terms import YES_NO
from referee.web.sit.people import phone_line

PEOPLE = ("Ann", "Bo", "Cy", "Di")


def told(language: str, line: str) -> str:
    action = read_line(line).action
    assert action is not None
    return Sentences(shared(True), language, PEOPLE).plain_story(action)


@pytest.mark.parametrize(
    ("language", "without", "has"),
    [
        ("en", "Bo has no phone here: any phone at the table enters for Bo", "Bo has a phone at the table"),
        ("ko", "Bo는 휴대폰이 없어서 누구든 대신 적어요", "Bo는 자기 휴대폰으로 적어요"),
        (
            "ja",
            "Boさんはスマホなしで参加しています。だれでも代わりに入力できます",
            "Boさんはスマホで参加しています",
        ),
    ],
)
def test_a_line_about_a_phone_is_news_of_its_person(language: str, without: str, has: str) -> None:
    words = Sentences(shared(True), language, PEOPLE)
    assert words.plain_story(phone_line("Bo", has=False)) == without
    assert words.plain_story(phone_line("Bo", has=True)) == has


def test_a_quoted_name_is_shown_without_quotes() -> None:
    words = Sentences(shared(True), "en", PEOPLE)
    assert words.plain_story(phone_line('Bo "B" Li', has=True)) == 'Bo "B" Li has a phone at the table'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_yes_or_no_fact_is_a_sentence(language: str) -> None:
    words = Sentences(shared(True), language, PEOPLE)
    bare = {words.plain("ui-fact-yes"), words.plain("ui-fact-no")}
    known = {fact.key: fact for name in names() for fact in find(name).facts_known if fact.put and fact.key in YES_NO}
    assert set(known) == YES_NO
    for key, fact in known.items():
        whose = ".Bo" if fact.per_seat else ".Ann+Cy" if fact.sides else ""
        both = {told(language, f"Ann corrects draw 2; {key}{whose} {value}") for value in ("yes", "no")}
        assert len(both) == 2
        assert not any(line.endswith(tuple(bare)) for line in both), both
