"""Situations beyond the worked examples, and disputes at real tables: each record holds, line by line.

A comment below a line demands what then stands on screens, whose parts are separated by ` | `:

    # en: needs its own colour             words of the sentence of its ruling
    # en told: Ann is out: 1st             the messages of the line beside it, all of them; nothing for none
    # en notes: First meld 50              words of the notes on the table, or with `is` all of them
    # en next: Bo names the colour         words of what comes next, or with `may` of what the player on turn may do
    # en sheet queen0=1: 13 13 0 0         what the round's sheet says once it is filled in (`of_sheet`)
    # quiet: 1 2                           the lines whose ruling nobody is told yet
    # Ann may: table asks | draws 2        prompts of a seat, with or without their place: lines of one tap, or verbs
    # Ann may not: passes
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from referee.engine.log.game_log import GameLog
from referee.engine.model.message import Message
from referee.engine.model.rulings import Ruling
from referee.engine.model.view import Tap
from referee.engine.notation import record
from referee.records.replay import begun, replay_record
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.support.folders import TESTS

DISPUTES = {language: TESTS / "disputes" / f"{language}.table" for language in LANGUAGES}
FILES = (*sorted(TESTS.glob("scenarios/*.table")), *DISPUTES.values())
DEMAND = r"# (?:(en|ko|ja)( told| notes| notes is| next| may| sheet [^:]*|)|(\w+) (may|may not)|(quiet)):(?: (.+))?"


def demanded(text: str, line: int) -> Iterator[re.Match[str]]:
    """Yield what the comments below a line of a file demand."""
    for comment in takewhile(lambda row: row.startswith("#"), text.splitlines()[line:]):
        if found := re.fullmatch(DEMAND, comment):
            yield found


def check(log: GameLog, ruling: Ruling | None, demand: re.Match[str]) -> None:
    """Compare what stands on screens with what a comment demands."""
    language, of, who, may, quiet, words = demand.groups()
    wanted = (words or "").split(" | ")
    if quiet:
        assert " ".join(map(str, sorted(log.hidden_lines()))) == (words or "")
        return
    if who:
        offered = set(offers(log, log.state.names.index(who)))
        assert offered.isdisjoint(wanted) if may == "may not" else offered.issuperset(wanted), sorted(offered)
        return
    speech = Sentences(shared(True), language, log.state.names)
    if of.startswith(" sheet"):
        found = set(of_sheet(log, speech, of.split()[1:]))
        assert found.issuperset(wanted), found
        return
    view = log.game.view(log.state)
    messages: dict[str, Callable[[], Iterable[Message]]] = {
        " told": lambda: log.game.beside(log.state, len(log.entries)),
        " next": lambda: log.game.due(log.state).messages,
        " may": lambda: (view.may,) if view.may else (),
    }
    beside = messages.get(of, lambda: view.notes)()
    said = [str(speech.message(message).striptags()) for message in beside]
    if of in (" told", " notes is"):
        assert said == (wanted if words else [])
    elif of:
        assert all(any(part in note for note in said) for part in wanted), said
    else:
        assert ruling is not None
        assert words in speech.rule_plain(ruling)


def offers(log: GameLog, seat: int) -> Iterator[str]:
    """Yield the line or the verb of each prompt of a seat, alone and behind its place."""
    for ask in log.game.prompts(log.state, seat):
        what = ask.text if isinstance(ask, Tap) else getattr(ask, "verb", "") or getattr(ask, "page", "")
        if not (isinstance(ask, Tap) and ask.asked):
            yield from (what, f"{ask.place} {what}")


def of_sheet(log: GameLog, speech: Sentences, filled: list[str]) -> Iterator[str]:
    """Yield what a round's sheet says once boxes (`hearts0=2`) or shortcuts (`shortcut1`) are filled in: the points of
    its rows, its faults, lines, boxes, and what each box has then.
    """
    sheet = log.game.tally(log.state)
    assert sheet is not None
    values: dict[tuple[int, str], str] = {}
    for key, _, text in (part.partition("=") for part in filled):
        values |= (
            dict(sheet.shortcuts[int(key[-1])].values)
            if key.startswith("shortcut")
            else {(int(key[-1]), key[:-1]): text}
        )
    made = log.game.filled(log.state, sheet, values)
    yield " ".join("?" if row.points is None else str(row.points) for row in made.sums)
    yield from (str(speech.message(fault).striptags()) for fault in made.faults)
    yield "no fault" if not made.faults else "faults"
    yield from made.lines
    yield "boxes " + " ".join(box.key for box in sheet.boxes)
    yield "rows " + " ".join("+".join(map(str, row)) for row in sheet.rows)
    yield f"{len(sheet.shortcuts)} shortcuts"
    yield "filled " + " ".join(f"{key}{seat}={text}" for (seat, key), text in sorted(made.values.items()))
    for row in made.sums:
        yield f"parts {row.points}: " + ", ".join(
            f"{speech.message(part).striptags()} {points}" for part, points in row.parts
        )


@pytest.mark.promise("A call or a catch that loses", "A penalty card that a vote", "No line makes the referee count")
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_record_of_the_file_holds(file: Path) -> None:
    text, said = file.read_text(encoding="utf-8"), 0
    for scenario in record.read(text):
        log = begun(scenario)
        for result in replay_record(scenario, file.name, log):
            assert not result.misses, (scenario.title, result.line)
            for demand in demanded(text, result.line):
                try:
                    check(log, result.ruling, demand)
                except AssertionError as fault:
                    fault.add_note(f"{file.name}, {scenario.title}, line {result.line}: {demand[0]}")
                    raise
                said += 1
    assert said == len(re.findall(rf"(?m)^{DEMAND}$", text)), "each demand stands below a line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_disputes_of_each_language_are_settled_in_words(language: str) -> None:
    text = DISPUTES[language].read_text(encoding="utf-8")
    told = [any(list(demanded(text, line.lineno)) for line in dispute.lines) for dispute in record.read(text)]
    assert sum(told) >= 12
