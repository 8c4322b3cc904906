"""A line of the log as it is told: in a person's words, in every language."""

import pytest

from referee.core.record import read_line
from referee.games import find, names
from referee.speech import YES_NO, Speech
from referee.texts import LANGUAGES, shared
from referee.web.people import phone_line

PEOPLE = ("Ann", "Bo", "Cy", "Di")


def told(language: str, line: str) -> str:
    action = read_line(line).action
    assert action is not None
    return Speech(shared(True), language, PEOPLE).plain_story(action)


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
def test_the_line_about_a_phone_is_told_as_news_of_its_person(language: str, without: str, has: str) -> None:
    assert told(language, phone_line("Bo", has=False)) == without
    assert told(language, phone_line("Bo", has=True)) == has


def test_a_name_that_needs_quotes_is_told_as_it_is() -> None:
    assert told("en", phone_line('Bo "B" Li', has=True)) == 'Bo "B" Li has a phone at the table'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fact_that_holds_or_not_is_told_as_a_sentence(language: str) -> None:
    words = Speech(shared(True), language, PEOPLE)
    bare = {words.plain("ui-fact-yes"), words.plain("ui-fact-no")}
    known = {fact.key: fact for name in names() for fact in find(name).facts_known if fact.put and fact.key in YES_NO}
    assert set(known) == YES_NO
    for key, fact in known.items():
        whose = ".Bo" if fact.per_seat else ".Ann+Cy" if fact.sides else ""
        both = {told(language, f"Ann corrects draw 2; {key}{whose} {value}") for value in ("yes", "no")}
        assert len(both) == 2
        assert not any(line.endswith(tuple(bare)) for line in both), both
