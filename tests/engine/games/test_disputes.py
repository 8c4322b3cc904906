"""Disputes at real tables, by language: each record settles its dispute, in words that people understand."""

import re

import pytest

from referee.engine.notation import record
from referee.records.replay import replay_record
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences
from tests.support.folders import TESTS

FILES = {file.stem: file.read_text(encoding="utf-8") for file in sorted(TESTS.glob("disputes/*.table"))}
DISPUTES = [
    pytest.param(language, dispute, id=f"{language}: {dispute.title}")
    for language, text in FILES.items()
    for dispute in record.read(text)
]


def words_of(language: str, line: int) -> str | None:
    """Return the expected words of the referee about a file's line: the comment below it."""
    after = FILES[language].splitlines()[line : line + 1]
    found = re.fullmatch(rf"# {language}: (.+)", after[0]) if after else None
    return found[1] if found else None


@pytest.mark.parametrize("language", FILES)
def test_twelve_disputes_of_each_language_are_settled(language: str) -> None:
    records = list(record.read(FILES[language]))
    assert len([dispute for dispute in records if any(words_of(language, line.lineno) for line in dispute.lines)]) >= 12
    said = re.findall(rf"(?m)^# {language}: ", FILES[language])
    assert len(said) == sum(
        words_of(language, line.lineno) is not None for dispute in records for line in dispute.lines
    )


@pytest.mark.parametrize(("language", "dispute"), DISPUTES)
def test_a_dispute_is_settled(language: str, dispute: record.Record) -> None:
    for result in replay_record(dispute, f"{language}.table"):
        assert not result.misses, result.line
        words = words_of(language, result.line)
        if words is not None and result.ruling is not None:
            assert words in Sentences(shared(True), language, result.names).rule_plain(result.ruling), result.line
