"""The round's sheet, where a table keeps score: filled in by taps, its sum always shown, entered in one go. What was
entered of a round stands in it already, and is put right with it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.core import actions as act
from referee.core.notation import Unreadable, quote
from referee.core.note import Note
from referee.core.record import read_line
from referee.core.replay import Entry
from referee.core.state import Round
from referee.core.tally import NOT, Box, Filled, Tally, Values
from referee.core.view import SideView
from referee.live import Answer, Outcome, Played
from referee.web import seen
from referee.web.brings import Brings, brings
from referee.web.context import Room, is_htmx, sorry, whole
from referee.web.phone import answer
from referee.web.posting import answered, posted
from referee.web.reading import CODE, Reader, reader, show
from referee.web.ways import at_table, go

page = Blueprint("tally", __name__)
NOBODY = "nobody"
"""What is chosen where a mark that one row may have is nobody's."""
LONGEST = 9
"""Signs that fit in a box."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet as one phone fills it in. `seen` says which, so that no other is entered with its numbers; `round` is the
    one that is put right (None: the one under way), `lines` what is to be entered. On a sheet not `begun` nothing is
    missing yet. `sides` is how those that meld stand before it, `brings` what putting an old one right comes to."""

    tally: Tally
    filled: Filled
    seen: str
    round: int | None
    lines: tuple[str, ...]
    begun: bool
    sides: tuple[SideView, ...] = ()
    brings: Brings | None = None

    def text(self, seat: int, box: Box) -> str:
        """What stands in a box."""
        return self.filled.values.get((seat, box.key), "")

    def holder(self, box: Box) -> int | None:
        """The row that has the mark which one alone may have."""
        return next((row[0] for row in self.tally.rows if self.text(row[0], box) not in ("", NOT)), None)

    def nobody(self, box: Box) -> bool:
        """Whether that mark was said to be nobody's."""
        return self.holder(box) is None and any(self.text(row[0], box) for row in self.tally.rows)


def kept_lines(played: Played, scored: Round | None) -> tuple[Entry, ...]:
    """The standing lines of a round that say what somebody took or scored; of the one under way without `scored`."""
    rounds = played.state.rounds
    end = scored.line if scored is not None else len(played.entries)
    start = max((each.line for each in rounds if scored is None or each.line < scored.line), default=0)
    return tuple(
        entry for entry in played.entries[start:end] if entry.stands and isinstance(entry.read, act.Takes | act.Scores)
    )


def sheet_of(read: Reader, typed: Mapping[str, str], by: str = "") -> Sheet | None:
    """The sheet with what a form says in it, lines put right in the name of `by`; None at a table that keeps no score,
    and where the round asked for was not entered on a sheet."""
    game, played = read.played.game, read.played
    number = whole(typed.get("edit"))
    scored = next((each for each in played.state.rounds if each.number == number), None)
    if number is not None and scored is None:
        return None
    entered = kept_lines(played, scored)
    state = played.state_after(entered[0].n - 1) if entered else played.state
    tally = game.tally(state) if entered or scored is None else None
    if tally is None or not tally.rows:
        return None
    before = {seat: entry for entry in entered if (seat := _row(state, tally, entry.read)) is not None}
    old = game.refilled(state, tally, {seat: entry.read for seat, entry in before.items()})
    values = _values(tally, typed, old)
    filled = game.filled(state, tally, {key: text for key, text in values.items() if text})
    lines = tuple(_lines(state, tally, filled, before, by))
    which = seen.of_sheet(played.state, game.tally(played.state))
    later = _later(read, lines) if number is not None and by and lines else None
    return Sheet(tally, filled, which, number, lines, any(values.values()), game.view(state).sides, later)


def _later(read: Reader, lines: Sequence[str]) -> Brings | None:
    try:
        return brings(read.there, read.played, lines)
    except Unreadable:  # said when it is entered
        return None


def _row(state: Any, tally: Tally, action: act.Action) -> int | None:
    """The row that a line fills."""
    names = action.side if isinstance(action, act.Scores) else (action.who,)
    return next((row[0] for row in tally.rows if set(names) & {state.names[seat] for seat in row}), None)


def _lines(state: Any, tally: Tally, filled: Filled, before: Mapping[int, Entry], by: str) -> Iterator[str]:
    """What is to be entered: lines that were otherwise are put right, the others are new."""
    for row, line in zip(tally.rows, filled.lines, strict=False):
        entry = before.get(row[0])
        if entry is None:
            yield line
        elif read_line(line).action != entry.read:
            yield f"{quote(by)} amends {entry.n}: {line}"


def _values(tally: Tally, typed: Mapping[str, str], old: Values) -> dict[tuple[int, str], str]:
    """What stands in the boxes: what is typed, else what was entered before."""
    values = {(row[0], box.key): _typed(row[0], box, typed) for row in tally.rows for box in tally.boxes}
    for box in tally.boxes:
        if (box.alone and f"one-{box.key}" in typed) or (box.mark and "seen" in typed):
            continue  # what is not marked there is said to be so
        for row in tally.rows:
            values[row[0], box.key] = values[row[0], box.key] or old.get((row[0], box.key), "")
    if (chosen := whole(typed.get("shortcut"))) is not None and chosen < len(tally.shortcuts):
        values |= dict(tally.shortcuts[chosen].values)
    _add(tally, values, typed.get("add", ""))
    return values


def _typed(seat: int, box: Box, typed: Mapping[str, str]) -> str:
    if box.alone:
        chosen = typed.get(f"one-{box.key}")
        return "1" if chosen == str(seat) else NOT if chosen == NOBODY and not box.least else ""
    return typed.get(f"v-{seat}-{box.key}", "").strip()[:LONGEST]


def _add(tally: Tally, values: dict[tuple[int, str], str], wanted: str) -> None:
    """One tap on a card's worth: `SEAT-KEY-AMOUNT` adds it to what stands in the box."""
    seat, _, rest = wanted.partition("-")
    key, _, amount = rest.rpartition("-")
    for box in tally.boxes:
        if box.key == key and amount in map(str, box.adds) and (whole(seat), key) in values:
            before = whole(values[int(seat), key]) or 0
            values[int(seat), key] = str(min(before + int(amount), box.most))


@page.get(f"/{CODE}/tally")
def tally(code: str) -> str | Response:
    """The sheet; asked by htmx with what is filled in so far, what that comes to."""
    read = reader(code)
    by = read.there.seat.name if read is not None and read.may_enter and read.there.seat is not None else ""
    made = sheet_of(read, request.args, by) if read is not None and read.current else None
    if read is None or not is_htmx():
        return show("tally.html", code, read, sheet=made)
    if made is None:
        return sorry("ui-tally-none")
    words = read.speech
    return render_template("parts/tally.html", sheet=made, speech=words, say=words.say, plain=words.plain)


@page.post(f"/{CODE}/tally")
def enter(code: str) -> str | Answered:
    """Enters the round, or what was put right in it: a line for each row that has another, all of them or none."""
    there = at_table(code)
    if (again := answered(there)) is not None:
        return _told(there, again)
    read = reader(code)
    if read is None or there.played is None:
        abort(404)
    made = sheet_of(read, request.form, there.seat.name if there.seat is not None else "")
    if made is None:
        return sorry("ui-tally-none")
    if not made.filled.lines:
        fault: Note = made.filled.faults[0]
        return render_template("parts/sorry.html", key=fault.id, fill=dict(fault.fill), say=read.speech.say)
    try:
        for line in made.lines:
            posted(there, line)
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)
    if not made.lines:
        return _leads(there, made.round)
    form = request.form
    lines = list(made.lines)
    return _told(there, there.table.enter(lines, device=there.device, post=form.get("post"), seen=form.get("seen")))


def _told(there: Room, found: Answer) -> str | Answered:
    """Where an entered round leads; why it was not entered."""
    if found.outcome is Outcome.MOVED_ON:
        return sorry("ui-tally-moved")
    if found.outcome is not Outcome.KEPT:
        return answer(there, found)
    return _leads(there, whole(request.form.get("edit")))


def _leads(there: Room, scored: int | None) -> Answered:
    where = "phone.play" if there.seat is not None and scored is None else "scores.scores"
    return go(where, code=there.table.code)
