"""Disputes people have at the table, by language: each is settled as its record demands, in words that settle it."""

import re
from pathlib import Path

import pytest

from referee.core import record
from referee.replaying import replay_record
from referee.speech import Speech
from referee.texts import shared

FILES = {file.stem: file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("disputes/*.table"))}
DISPUTES = [
    pytest.param(language, each, id=f"{language}: {each.title}")
    for language, text in FILES.items()
    for each in record.read(text)
]


def words_of(language: str, line: int) -> str | None:
    """What the referee should say of the line of a file, by the comment under it."""
    after = FILES[language].splitlines()[line : line + 1]
    found = re.fullmatch(rf"# {language}: (.+)", after[0]) if after else None
    return found[1] if found else None


@pytest.mark.parametrize("language", FILES)
def test_twelve_disputes_of_a_language_are_settled_in_words(language: str) -> None:
    records = list(record.read(FILES[language]))
    assert len([each for each in records if any(words_of(language, line.lineno) for line in each.lines)]) >= 12
    said = re.findall(rf"(?m)^# {language}: ", FILES[language])
    assert len(said) == sum(words_of(language, line.lineno) is not None for each in records for line in each.lines)


@pytest.mark.parametrize(("language", "each"), DISPUTES)
def test_a_dispute_is_settled_as_at_a_table(language: str, each: record.Record) -> None:
    for result in replay_record(each, f"{language}.table"):
        assert not result.misses, result.line
        words = words_of(language, result.line)
        if words is not None and result.ruling is not None:
            assert words in Speech(shared(True), language, result.names).rule_plain(result.ruling), result.line
