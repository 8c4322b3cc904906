"""Situations beyond the worked examples, and disputes at real tables: each record holds, line by line.

A comment below a line, such as `# en: needs its own colour`, demands these words of its ruling's sentence.
"""

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from referee.engine.notation import record
from referee.records.replay import replay_record
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.support.folders import TESTS

DISPUTES = {language: TESTS / "disputes" / f"{language}.table" for language in LANGUAGES}
FILES = (*sorted(TESTS.glob("scenarios/*.table")), *DISPUTES.values())
WORDS = re.compile(r"# (en|ko|ja): (.+)")


def demanded(text: str, line: int) -> Iterator[tuple[str, str]]:
    """Yield the language and the words of each comment below a line of a file."""
    for comment in takewhile(lambda row: row.startswith("#"), text.splitlines()[line:]):
        if found := WORDS.fullmatch(comment):
            yield found[1], found[2]


@pytest.mark.promise("A call or a catch that loses", "A penalty card that a vote", "No line makes the referee count")
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_record_of_the_file_holds(file: Path) -> None:
    text, said = file.read_text(encoding="utf-8"), 0
    for scenario in record.read(text):
        for result in replay_record(scenario, file.name):
            assert not result.misses, (scenario.title, result.line)
            for language, words in demanded(text, result.line):
                assert result.ruling is not None
                assert words in Sentences(shared(True), language, result.names).rule_plain(result.ruling), result.line
                said += 1
    assert said == len(re.findall(r"(?m)^# (?:en|ko|ja): ", text)), "each sentence stands below a line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_disputes_of_each_language_are_settled_in_words(language: str) -> None:
    text = DISPUTES[language].read_text(encoding="utf-8")
    told = [any(list(demanded(text, line.lineno)) for line in dispute.lines) for dispute in record.read(text)]
    assert sum(told) >= 12
