"""docs/record.md describes the whole notation, and nothing that does not exist."""

import re
from itertools import takewhile

import pytest

from referee.cli import replay as replay_command
from referee.engine import games
from referee.engine.common_rules.conduct import Conduct
from referee.engine.house_rules.options import Each, Kind, Limits, Maybe, Number, Steps, switches
from referee.engine.notation.lines import REASONS, VERBS
from referee.engine.notation.record import HEAD_KEYS, VERDICTS, read
from referee.records.replay import replay
from tests.support import house_rules_page
from tests.support.folders import ROOT

PAGE = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
ONE = games.find("one")


def rows(first: str) -> list[list[str]]:
    """Return the rows of the table whose head begins with this column."""
    lines = PAGE.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(f"| {first} |")) + 2
    table = list(takewhile(lambda line: line.startswith("|"), lines[at:]))
    assert table
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table]


def codes(cell: str) -> list[str]:
    """Return the texts between backquotes."""
    return re.findall(r"`([^`]+)`", cell)


def first_codes(first: str) -> list[str]:
    return [codes(row[0])[0] for row in rows(first)]


FILLED = {
    "LINE": "3",
    "TEXT": "Ann draws",
    "REASON": "play",
    "KEY=VALUE": "decks=2",
    "KEY VALUE": "draw 2",
    "WORD": "one",
    "…": "",
}
"""What stands for a word of the page in a line of its tables."""
FACTS = {
    fact.key + (".SIDE" if fact.sides else ".NAME" if fact.per_seat else ".N" if fact.numbered else "")
    for name in games.names()
    for fact in games.find(name).facts_known
}
EXIT_CODES = map(str, (replay_command.HOLDS, replay_command.DIFFERS, replay_command.UNREADABLE))
LISTED = {
    "verb": VERBS,
    "head key": HEAD_KEYS,
    "reason": REASONS,
    "verdict": VERDICTS,
    "fact": FACTS,
    "exit code": EXIT_CODES,
}


@pytest.mark.parametrize("first", LISTED)
def test_a_table_lists_all_there_are_once(first: str) -> None:
    assert sorted(first_codes(first)) == sorted(LISTED[first])


@pytest.mark.parametrize("row", rows("verb"), ids=lambda row: row[0])
def test_the_lines_shown_have_their_verb(row: list[str]) -> None:
    (verb,) = codes(row[0])
    assert codes(row[1])
    for line in codes(row[1]):
        assert verb in line.split()
        text = re.sub(r"\[[^]]*\]…?", "", line)
        for word, value in FILLED.items():
            text = text.replace(word, value)
        (record,) = read("game: one\nplayers: Ann Bo\n\n" + text.strip())
        assert record.lines[0].action is not None
        assert type(record.lines[0].action) in VERBS[verb]


def test_the_games_of_a_verb() -> None:
    """The page says which of its verbs One reads."""
    shared = {verb for verb in VERBS if any(kind in ONE.rules_on for kind in VERBS[verb])}
    said = {codes(row[0])[0] for row in rows("verb") if "all" in row[3] or "shedding" in row[3]}
    assert said == shared


@pytest.mark.parametrize("name", ["hearts", "canasta"])
def test_the_verbs_and_facts_of_a_game(name: str) -> None:
    """The page gives a game exactly its own."""
    game = games.find(name)
    known = {verb for verb, kinds in VERBS.items() if any(kind in game.rules_on for kind in kinds)}
    said = {codes(row[0])[0] for row in rows("verb") if "all" in row[3] or name in row[3]}
    assert said - known == ({"scores"} if name == "hearts" else set()), "a round of Hearts is entered with takes"
    assert known <= said
    of = {codes(row[0])[0].partition(".")[0] for row in rows("fact") if {"all", name} & set(row[2].split(", "))}
    assert of == {fact.key for fact in game.facts_known}


def test_every_preset() -> None:
    (presets,) = [row for row in rows("head key") if codes(row[0]) == ["preset"]]
    assert set(codes(presets[1])) == set(ONE.presets)
    assert codes(presets[2]) == [ONE.preset]


@pytest.mark.parametrize(("name", "first"), [("one", "key"), ("canasta", "key of Canasta")])
def test_every_house_rule_with_its_choices_and_default(name: str, first: str) -> None:
    known, of_every_table = switches(games.find(name).house), switches(Conduct)
    own = [key for key, switch in known.items() if name == "one" or switch != of_every_table.get(key)]
    assert first_codes(first) == own
    for key, choices, default, meaning in rows(first):
        switch = known[codes(key)[0]]
        assert codes(choices) == choices_of(switch.kind), key
        assert codes(default) == [switch.kind.write(switch.default)], key
        assert len(meaning) > 15, key


def test_the_values_of_every_house_rule_of_the_other_games() -> None:
    assert house_rules_page.written() == PAGE, "python -m tests.support.house_rules_page writes the tables anew"


def choices_of(kind: Kind) -> list[str]:
    if isinstance(kind, Number):
        return [kind.write(kind.least), kind.write(kind.most)]
    if isinstance(kind, Maybe):
        return [kind.word, *choices_of(kind.number)]
    if isinstance(kind, Limits):
        off = [] if isinstance(kind, Each) else ["off"]
        return [*off, *(f"{key}:N" for key, _ in kind.limits)]
    return ["SCORE:N"] if isinstance(kind, Steps) else list(kind.values())


def test_the_record_shown_holds() -> None:
    shown = PAGE.split("```")[1]
    results = list(replay(shown, "docs/record.md"))
    assert len(results) == 6
    assert not any(result.misses for result in results)
