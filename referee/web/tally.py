"""The round's sheet, where a table keeps score: filled in by taps, its sum always shown, entered in one go."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.core.game import SideView
from referee.core.notation import Unreadable
from referee.core.note import Note
from referee.core.tally import Box, Filled, Tally
from referee.live import Answer, Outcome, Played
from referee.web import seen
from referee.web.context import Room, is_htmx, sorry, whole
from referee.web.phone import answer
from referee.web.posting import answered, posted
from referee.web.reading import CODE, Reader, reader, show
from referee.web.ways import at_table, go

page = Blueprint("tally", __name__)
LONGEST = 9
"""Signs that fit in a box."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet as one phone fills it in. `seen` says which, so that no other is entered with its numbers; on a sheet not
    `begun` nothing is missing yet. `sides` is how those that meld stand before it."""

    tally: Tally
    filled: Filled
    seen: str
    begun: bool
    sides: tuple[SideView, ...] = ()

    def text(self, seat: int, box: Box) -> str:
        """What stands in a box."""
        return self.filled.values.get((seat, box.key), "")

    def holder(self, box: Box) -> int | None:
        """The row that has the mark which one alone may have."""
        return next((row[0] for row in self.tally.rows if self.text(row[0], box)), None)


def sheet_of(read: Reader, typed: Mapping[str, str]) -> Sheet | None:
    """The sheet with what a form says in it; None at a table that keeps no score, or where all of it is entered."""
    game, state = read.played.game, read.state
    tally = game.tally(state)
    if tally is None or not tally.rows:
        return None
    values = {(row[0], box.key): _typed(row[0], box, typed) for row in tally.rows for box in tally.boxes}
    if (chosen := whole(typed.get("shortcut"))) is not None and chosen < len(tally.shortcuts):
        values |= dict(tally.shortcuts[chosen].values)
    _add(tally, values, typed.get("add", ""))
    filled = game.filled(state, tally, {key: text for key, text in values.items() if text})
    return Sheet(tally, filled, seen.of_sheet(state, tally), any(values.values()), game.view(state).sides)


def row_again(played: Played, line: int, typed: Mapping[str, str]) -> Sheet | None:
    """The row of an old round's sheet that a line filled in, as it was or with what a form says; None where that row
    cannot be filled in alone."""
    game, entry = played.game, played.entries[line - 1]
    was = game.unfilled(entry.read)
    before = played.state_after(line - 1)
    whole_sheet = game.tally(before) if was is not None else None
    row = (
        next((row for row in whole_sheet.rows if before.names[row[0]] == entry.read.who), None) if whole_sheet else None
    )
    if was is None or whole_sheet is None or row is None:
        return None
    tally = Tally((row,), tuple(replace(box, mark=box.mark or box.alone, alone=False) for box in whole_sheet.boxes))
    values = {(row[0], box.key): _typed(row[0], box, typed) if typed else was.get(box.key, "") for box in tally.boxes}
    return Sheet(tally, game.filled(before, tally, {key: text for key, text in values.items() if text}), "", begun=True)


def _typed(seat: int, box: Box, typed: Mapping[str, str]) -> str:
    if box.alone:
        return "1" if typed.get(f"one-{box.key}") == str(seat) else ""
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
    made = sheet_of(read, request.args) if read is not None and read.current else None
    if read is None or not is_htmx():
        return show("tally.html", code, read, sheet=made)
    if made is None:
        return sorry("ui-tally-none")
    words = read.speech
    return render_template("parts/tally.html", sheet=made, speech=words, say=words.say, plain=words.plain)


@page.post(f"/{CODE}/tally")
def enter(code: str) -> str | Answered:
    """Enters the round: a line for each row, all of them or none."""
    there = at_table(code)
    if (again := answered(there)) is not None:
        return _told(there, again)
    read = reader(code)
    if read is None or there.played is None:
        abort(404)
    made = sheet_of(read, request.form)
    if made is None:
        return sorry("ui-tally-none")
    if not made.filled.lines:
        fault: Note = made.filled.faults[0]
        return sorry(fault.id, **dict(fault.fill))
    try:
        for line in made.filled.lines:
            posted(there, line)
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)
    form = request.form
    lines = list(made.filled.lines)
    return _told(there, there.table.enter(lines, device=there.device, post=form.get("post"), seen=form.get("seen")))


def _told(there: Room, found: Answer) -> str | Answered:
    """Where an entered round leads; why it was not entered."""
    if found.outcome is Outcome.MOVED_ON:
        return sorry("ui-tally-moved")
    if found.outcome is not Outcome.KEPT:
        return answer(there, found)
    return go("phone.play" if there.seat is not None else "scores.scores", code=there.table.code)
