"""The round's sheet, where a table keeps score: filled in by taps, its sum always shown, entered in one go. What was
entered of a round stands in it already, and is put right with it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.core import actions as act
from referee.core.course import course
from referee.core.entry import Entry
from referee.core.notation import Unreadable, quote
from referee.core.note import Note
from referee.core.record import read_line
from referee.core.state import Round
from referee.core.tally import NOT, Box, Filled, Tally, Values
from referee.core.view import SideView
from referee.live import Answer, Outcome, Played
from referee.texts import Name
from referee.web import drafts, seen
from referee.web.brings import Brings, brings
from referee.web.context import Room, is_htmx, sorry, whole
from referee.web.lines import entered_by
from referee.web.phone import answer
from referee.web.posting import answered, posted
from referee.web.reading import CODE, Reader, reader, show
from referee.web.ways import at_table, go

page = Blueprint("tally", __name__)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet as one phone fills it in. `seen` says which, so that no other is entered with its numbers; `round` is the
    one that is put right (None: the one under way), `lines` what is to be entered, after so many `rounds`. On a sheet
    not `begun` nothing is missing yet; `draft` says that it is kept for the table half filled in. `sides` is how those
    that meld stand before it, `brings` what putting an old one right comes to."""

    tally: Tally
    filled: Filled
    seen: str
    round: int | None
    lines: tuple[str, ...]
    begun: bool
    rounds: int = 0
    draft: bool = False
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

    @property
    def fields(self) -> dict[str, str]:
        """What stands in each field of the form."""
        return drafts.texts_of(self.tally, self.filled.values)


def kept_lines(played: Played, scored: Round | None) -> tuple[Entry, ...]:
    """The standing lines of a round that say what somebody took or scored; of the one under way without `scored`."""
    rounds = played.state.rounds
    end = scored.line if scored is not None else len(played.entries)
    start = max((each.line for each in rounds if scored is None or each.line < scored.line), default=0)
    return tuple(
        entry for entry in played.entries[start:end] if entry.stands and isinstance(entry.read, act.Takes | act.Scores)
    )


@dataclass(frozen=True, slots=True)
class Blank:
    """A sheet before anything is filled in: the `state` it is of, its form, what was entered of the round before, by
    its rows, and which round is put right (None: the one under way)."""

    state: Any
    tally: Tally
    before: Mapping[int, Entry]
    round: int | None


def blank_of(read: Reader, number: int | None) -> Blank | None:
    """The sheet of the round under way, or of a `number`; None at a table that keeps no score, and where that round was
    not entered on a sheet."""
    game, played = read.played.game, read.played
    scored = next((each for each in played.state.rounds if each.number == number), None)
    if number is not None and scored is None:
        return None
    entered = kept_lines(played, scored)
    state = played.state_after(entered[0].n - 1) if entered else played.state
    tally = game.tally(state) if entered or scored is None else None
    if tally is None or not tally.rows:
        return None
    before = {seat: entry for entry in entered if (seat := _row(state, tally, entry.read)) is not None}
    return Blank(state, tally, before, number)


def sheet_of(read: Reader, blank: Blank, typed: Mapping[str, str], by: str = "", *, draft: bool = False) -> Sheet:
    """The sheet with what a form, or the `draft` that is kept of it, says; lines put right in the name of `by`."""
    game, played, state, tally = read.played.game, read.played, blank.state, blank.tally
    values = values_of(read, blank, typed)
    filled = game.filled(state, tally, {key: text for key, text in values.items() if text})
    lines = tuple(_lines(state, tally, filled, blank.before, by))
    which = seen.of_sheet(played.state, game.tally(played.state))
    later = _later(read, lines) if blank.round is not None and by and lines else None
    begun, rounds = any(values.values()), len(played.state.rounds)
    return Sheet(tally, filled, which, blank.round, lines, begun, rounds, draft, game.view(state).sides, later)


def values_of(read: Reader, blank: Blank, typed: Mapping[str, str]) -> dict[tuple[int, str], str]:
    """What stands in the boxes: what is typed, else what was entered before."""
    entered = {seat: entry.read for seat, entry in blank.before.items()}
    return _values(blank.tally, typed, read.played.game.refilled(blank.state, blank.tally, entered))


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
        if (box.alone and typed.get(f"one-{box.key}")) or (box.mark and "seen" in typed):
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
        return "1" if chosen == str(seat) else NOT if chosen == drafts.NOBODY and not box.least else ""
    return typed.get(f"v-{seat}-{box.key}", "").strip()[: drafts.LONGEST]


def _add(tally: Tally, values: dict[tuple[int, str], str], wanted: str) -> None:
    """One tap on a card's worth: `SEAT-KEY-AMOUNT` adds it to what stands in the box."""
    seat, _, rest = wanted.partition("-")
    key, _, amount = rest.rpartition("-")
    for box in tally.boxes:
        if box.key == key and amount in map(str, box.adds) and (whole(seat), key) in values:
            before = whole(values[int(seat), key]) or 0
            values[int(seat), key] = str(min(before + int(amount), box.most))


def _by(read: Reader) -> str:
    return read.there.seat.name if read.may_enter and read.there.seat is not None else ""


def _fragment(read: Reader, sheet: Sheet) -> str:
    words = read.speech
    return render_template("parts/tally.html", sheet=sheet, speech=words, say=words.say, plain=words.plain)


def _kept(read: Reader, blank: Blank) -> dict[str, str]:
    """What is kept of a sheet; of a round that is put right nothing is."""
    return drafts.draft_of(read.played, blank.tally) if blank.round is None else {}


@page.get(f"/{CODE}/tally")
def tally(code: str) -> str | Response:
    """The sheet as it is kept half filled in; asked by htmx with what is filled in, what that comes to."""
    read = reader(code)
    made = None
    if read is not None and read.current and (blank := blank_of(read, whole(request.args.get("edit")))) is not None:
        kept = _kept(read, blank)
        made = sheet_of(read, blank, {**kept, **request.args}, _by(read), draft=bool(kept))
    if read is None or not is_htmx():
        return show("tally.html", code, read, sheet=made)
    return sorry("ui-tally-none") if made is None else _fragment(read, made)


@page.post(f"/{CODE}/tally-fill")
def fill(code: str) -> str | Response:
    """What a sheet comes to as it is filled in. What somebody changed in it is kept for the table, and no line yet."""
    at_table(code)
    read = reader(code)
    if read is None or not read.may_enter:
        abort(403)
    form = request.form
    blank = blank_of(read, whole(form.get("edit")))
    if blank is None or _is_old(read, form):
        return _moved(read, blank, form)
    kept = _kept(read, blank)
    if blank.round is not None:
        return _fragment(read, sheet_of(read, blank, form, _by(read)))
    if "clear" in form:
        drafts.drop(read.played)
        return _fragment(read, sheet_of(read, blank, {}, _by(read)))
    changed = drafts.changed_in(blank.tally, form)
    taps = {key: form[key] for key in ("add", "shortcut") if key in form}
    typed = {**kept, **changed, "seen": form.get("seen", "")}
    if taps:
        before = drafts.texts_of(blank.tally, values_of(read, blank, typed))
        after = drafts.texts_of(blank.tally, values_of(read, blank, {**typed, **taps}))
        changed |= {name: text for name, text in after.items() if text != before[name]}
    drafts.keep(read.played, blank.tally, changed)
    kept = _kept(read, blank)
    return _fragment(read, sheet_of(read, blank, {**kept, "seen": typed["seen"]}, _by(read), draft=bool(kept)))


@page.post(f"/{CODE}/tally")
def enter(code: str) -> str | Response | Answered:
    """Enters the round, or what was put right in it: a line for each row that has another, all of them or none."""
    there = at_table(code)
    if (again := answered(there)) is not None:
        return _told(there, again)
    read = reader(code)
    if read is None or there.played is None:
        abort(404)
    form = request.form
    blank = blank_of(read, whole(form.get("edit")))
    if _is_old(read, form):
        return _moved(read, blank, form)
    if blank is None:
        return sorry("ui-tally-none")
    by = there.seat.name if there.seat is not None else ""
    kept = _kept(read, blank)
    typed = {**kept, **drafts.changed_in(blank.tally, form), "seen": form.get("seen", "")}
    made = sheet_of(read, blank, form if blank.round is not None else typed, by)
    if blank.round is None and drafts.overtaken(blank.tally, form, kept, made.fields):
        drafts.keep(read.played, blank.tally, drafts.changed_in(blank.tally, form))
        return _anew(read, sheet_of(read, blank, typed, by, draft=True), "ui-tally-filled")
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
    found = there.table.enter(list(made.lines), device=there.device, post=form.get("post"), seen=form.get("seen"))
    if found.outcome is Outcome.MOVED_ON and (read := reader(code)) is not None:
        return _moved(read, blank_of(read, blank.round), form)
    return _told(there, found)


def _told(there: Room, found: Answer) -> str | Answered:
    """Where an entered round leads; why it was not entered."""
    return answer(there, found) if found.outcome is not Outcome.KEPT else _leads(there, whole(request.form.get("edit")))


def _leads(there: Room, scored: int | None) -> Answered:
    where = "phone.play" if there.seat is not None and scored is None else "scores.scores"
    return go(where, code=there.table.code)


# ------------------------------------------------------------------------------------------- what another phone entered


@dataclass(frozen=True, slots=True)
class Entered:
    """A round that was entered since a sheet was shown: whose phone it came from (empty: nobody knows), and the points
    of each who share a score, with the total."""

    round: Round
    by: Name
    points: tuple[tuple[tuple[int, ...], int, int | None], ...]


def _is_old(read: Reader, form: Mapping[str, str]) -> bool:
    """Whether a form is of another sheet than the table's by now."""
    played = read.played
    return "seen" in form and form["seen"] != seen.of_sheet(played.state, played.game.tally(played.state))


def _moved(read: Reader, blank: Blank | None, form: Mapping[str, str]) -> str:
    """Instead of an old sheet: the rounds that were entered since it was shown, and by whom; else the sheet anew."""
    rounds = read.played.state.rounds
    since = whole(form.get("rounds"))
    newer = () if since is None else tuple(_entered(read, each) for each in rounds[since:])
    kept = _kept(read, blank) if blank is not None else {}
    made = sheet_of(read, blank, kept, _by(read), draft=bool(kept)) if blank is not None and not newer else None
    return _anew(read, made, "ui-tally-moved", newer)


def _anew(read: Reader, sheet: Sheet | None, key: str, entered: tuple[Entered, ...] = ()) -> str:
    words = read.speech
    return render_template(
        "parts/tally-moved.html",
        sheet=sheet,
        key=key,
        entered=entered,
        on=read.played.game.tally(read.state) is not None,
        speech=words,
        say=words.say,
        plain=words.plain,
    )


def _entered(read: Reader, scored: Round) -> Entered:
    played = read.played
    device = played.lines[scored.line - 1].device
    sides = played.game.sharing(read.state)
    leg = next(leg for leg in course(read.state).legs if leg.round is scored)
    points = tuple(
        (seats, gained, leg.totals[seats[0]]) for seats in sides if (gained := leg.points[seats[0]]) is not None
    )
    return Entered(scored, Name(", ".join(entered_by(read.table).get(device or "", ()))), points)
