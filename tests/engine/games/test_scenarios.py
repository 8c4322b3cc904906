"""Situations beyond the worked examples, and disputes at real tables: each record holds, line by line.

A comment below a line demands what then stands on screens, whose parts are separated by ` | `:

    # en: needs its own colour             words of the sentence of its ruling
    # en told: Ann is out: 1st             the messages of the line beside it, all of them; nothing for none
    # en story: Bo draws 2 cards           the line as it is told, all of it
    # en came: 26 points for Bo            the messages about its consequences, all of them
    # en notes: First meld 50              words of the notes on the table, or with `is` all of them
    # en next: Bo names the colour         words of what comes next, or with `may` of what the player on turn may do
    # en sheet queen0=1: 13 13 0 0         what the round's sheet says once it is filled in (`of_sheet`)
    # en why: 3 Ann goes again             why it is somebody's turn: the lines, each with its messages
    # en parts Bo: Queen 13 | Hearts 4     what makes somebody's points of the last round
    # ko buttons Ann: 2장 먹기                words of the prompts of a seat
    # en as Bo told: You are out: 1st      any of these as a person reads it
    # Ann may: table asks | draws 2        prompts of a seat, with or without their place: lines of one tap, or verbs
    # Ann may not: passes
    # Ann can: draws | passes              lines that the library lists for a seat, or with `cannot` does not
    # tap Bo says one: Bo catches Ann      the line that a tap enters
    # quiet: 1 2                           the lines whose ruling nobody is told yet
    # stands: 1 3                          the lines that stand
    # read 2 by: Ann Bo                    who may read the cards of a line, or everybody
    # from hand.Bo: 1 0 5 | 4 5 9          the lines that made a number, each with the number before and after it
    # settled 1: right 3                   what settled an open line, and the line that did
    # seen 4 by Cy: open trick.play        of a line its ruling, its text, or whether it `stands` or `falls`, to readers
    # asked Cy plays 9D by Ann: ok x.y     the ruling of a line that is asked about, to readers or `nobody`
    # figures Ann: points 26 … | moons 1 in 1   somebody's result, and its figures with the number of their times
    # legs: 5 3 2                          the points of a round that is the whole course of a game
    # changes Ann plays 7H: power=any ok   the house rules that would change a ruling, and the ruling then
    # hidden 2 Bo plays 4S: yes            whether a question after a line, or about one, must not be answered yet
    # shows: owed 2 | sides Ann+Cy Bo+Di   what the table shows (`of_view`)

All that such a table shows and offers has a text in every language.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from referee.engine.basics.seats import NOBODY
from referee.engine.log.audience import log_for
from referee.engine.log.game_log import GameLog
from referee.engine.log.settled import settled_in
from referee.engine.model.course import course
from referee.engine.model.message import Message
from referee.engine.model.rulings import Ruling, Verdict
from referee.engine.model.view import Tap
from referee.engine.notation import record
from referee.engine.notation.lines import format_action, read_action
from referee.engine.questions import provenance, what_if
from referee.engine.questions.rule_changes import RuleChangeSearch
from referee.engine.questions.what_if import legal
from referee.records.replay import begun, replay_record
from referee.records.results import result_of
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.support.folders import TESTS

DISPUTES = {language: TESTS / "disputes" / f"{language}.table" for language in LANGUAGES}
FILES = (*sorted(TESTS.glob("scenarios/*.table")), *DISPUTES.values())
DEMAND = (
    r"# (?:(en|ko|ja)(?: as (\w+))?( sheet [^:]*| \w+(?: \w+)?|)|(\w+) (may|may not|can|cannot)"
    r"|((?:quiet|stands|shows|tap|read|settled|seen|asked|from|figures|legs|changes|hidden)\b[^:]*)):(?: (.+))?"
)


def demanded(text: str, line: int) -> list[re.Match[str]]:
    """Return what the comments below a line of a file demand."""
    comments = takewhile(lambda row: row.startswith("#"), text.splitlines()[line:])
    return [found for comment in comments if (found := re.fullmatch(DEMAND, comment))]


def check(log: GameLog, ruling: Ruling | None, demand: re.Match[str]) -> None:
    """Compare what stands on screens with what a comment demands."""
    language, me, of, who, may, other, words = demand.groups()
    wanted = words.split(" | ") if words else []
    if other:
        there = [each.strip() for each in of_log(log, other)]
        assert (
            set(wanted) <= set(there) if other.startswith(("shows", "seen")) else words == (" | ".join(there) or None)
        )
        return
    if who:
        seat = log.state.names.index(who)
        offered = set(offers(log, seat) if "may" in may else library(log, seat))
        assert offered.isdisjoint(wanted) if "not" in may else offered.issuperset(wanted), sorted(offered)
        return
    speech = Sentences(shared(True), language, log.state.names, log.state.names.index(me) if me else None)
    if of.startswith(" sheet"):
        found = set(of_sheet(log, speech, of.split()[1:]))
        assert found.issuperset(wanted), found
        return
    if not of:
        assert ruling is not None
        assert words in speech.rule_plain(ruling)
        return
    said = list(of_screens(log, speech, of))
    if of in (" told", " story", " came", " why", " notes is") or of.startswith(" parts"):
        assert said == wanted
    else:
        assert all(any(part in note for note in said) for part in wanted), said


def library(log: GameLog, seat: int) -> Iterator[str]:
    """Yield the lines that the library lists for a seat, each once and legal, without the name."""
    lines = list(legal(log, seat))
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert "?" not in line
        assert log.judge(read_action(line)).verdict is not Verdict.NO, line
        yield line.partition(" ")[2]


def of_screens(log: GameLog, speech: Sentences, of: str) -> Iterator[str]:
    """Yield the messages of a kind as somebody reads them."""
    game, state, view = log.game, log.state, log.game.view(log.state)
    of, _, who = of.strip().partition(" ")
    seat = state.names.index(who) if who in state.names else NOBODY
    if of == "story":
        yield speech.plain_story(log.entries[-1].read, log.entries[-1].ruling)
        return
    if of == "why":
        for link in provenance.turn_history(log, len(log.entries)):
            yield " / ".join((str(link.n), *(str(speech.message(note).striptags()) for note in link.notes)))
        return
    if of == "parts":
        for part, points in game.parts(state, state.rounds[-1].number, seat):
            yield f"{speech.message(part).striptags()} {points}"
        return
    messages: dict[str, Callable[[], Iterable[Message]]] = {
        "notes": lambda: view.notes,
        "told": lambda: state.beside.get(len(log.entries), ()),
        "came": lambda: game.consequences(log.state_after(len(log.entries) - 1), log.entries[-1].read, state),
        "next": lambda: game.due(state).messages,
        "may": lambda: (view.may,) if view.may else (),
        "buttons": lambda: (ask.label for ask in game.prompts(state, seat)),
    }
    yield from (str(speech.message(message).striptags()) for message in messages[of]())


def of_log(log: GameLog, what: str) -> Iterator[str]:
    """Yield what is true of the lines of a log, or of the table."""
    word, _, key = what.partition(" ")
    names = log.state.names
    match word:
        case "quiet":
            yield " ".join(map(str, sorted(log.hidden_lines())))
        case "stands":
            yield " ".join(str(entry.n) for entry in log.entries if entry.stands)
        case "tap":
            yield format_action(log.game.resolve_tap(log.state, read_action(key)))
        case "read":
            seats = log.game.secret(log.state, log.entries[int(key.split()[0]) - 1].action)
            yield "everybody" if seats is None else " ".join(names[seat] for seat in sorted(seats))
        case "seen":
            entry = log_for(log, readers(log, key.split()[2:])).entries[int(key.split()[0]) - 1]
            yield from (str(entry.ruling), entry.text, "stands" if entry.stands else "falls")
        case "asked":
            line, _, by = key.rpartition(" by ")
            there = what_if.position_at(log_for(log, readers(log, by.split())))
            yield str(what_if.try_line(there, read_action(line)).ruling)
        case "changes":
            now = what_if.try_line(log, read_action(key))
            for change in filter(None, RuleChangeSearch(log, read_action(key), None, now)):
                if (verdict := change.result.ruling.verdict) is not now.ruling.verdict:
                    yield f"{' '.join('='.join(setting) for setting in change.settings)} {verdict}"
        case "hidden":
            n, _, line = key.partition(" ")
            yield "yes" if what_if.answer_hidden(log, int(n), read_action(line) if line else None) else "no"
        case "settled":
            if settled := settled_in(log.entries, log.state, int(key)):
                yield f"{settled.how} {settled.line}"
        case "legs":
            yield from (" ".join(map(str, leg.points)) for leg in course(log.state).legs if leg.points == leg.totals)
        case "figures":
            [seat] = [seat for seat in result_of(log).seats if seat.name == key]
            yield f"points {seat.points} against {seat.against} best {seat.best} worst {seat.worst} place {seat.place}"
            yield from (f"{name} {total:g} in {times}" for name, total, times, _ in seat.figures)
        case "from":
            for step in provenance.provenance(log, key, len(log.entries)).steps:
                yield f"{step.n} {step.before} {step.after}"
        case _:
            yield from of_view(log)


def readers(log: GameLog, names: list[str]) -> list[int]:
    """Return the seats of people, none for nobody in particular."""
    return [log.state.names.index(name) for name in names if name != "nobody"]


def of_view(log: GameLog) -> Iterator[str]:
    """Yield what a table shows: the dealer, the owed cards, what answers an attack, and the sides with their scores."""
    view, names = log.game.view(log.state), (*log.state.names, "nobody")
    yield f"dealer {names[view.dealer]}"
    yield f"owed {view.owed}"
    yield f"answers {' '.join(str(card) for card in view.answers or ())}"
    yield "sides " + " ".join("+".join(names[seat] for seat in side.seats) for side in view.sides)
    yield "melds " + " ".join(str(len(side.melds)) for side in view.sides)
    yield "scores " + " ".join(str(side.score) for side in view.sides)
    yield "first melds " + " ".join(str(side.minimum) for side in view.sides)


def everything_has_a_text(log: GameLog) -> None:
    """Check that each note and each button of a table has a text in every language."""
    view, game, seats = log.game.view(log.state), log.game, range(len(log.state.names))
    found = {*view.notes, *(view.pile.notes if view.pile else ()), *((view.may,) if view.may else ())}
    found |= {ask.label for seat in seats for ask in game.prompts(log.state, seat)}
    for speech in (Sentences(shared(True), language, log.state.names) for language in LANGUAGES):
        assert all(speech.message(message) for message in found)


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
@pytest.mark.promise("Previews, questions and the consequences of a vote")
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
            if demanded(text, result.line):
                everything_has_a_text(log)
    assert said == len(re.findall(rf"(?m)^{DEMAND}$", text)), "each demand stands below a line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_disputes_of_each_language_are_settled_in_words(language: str) -> None:
    text = DISPUTES[language].read_text(encoding="utf-8")
    told = [any(demanded(text, line.lineno) for line in dispute.lines) for dispute in record.read(text)]
    assert sum(told) >= 12
