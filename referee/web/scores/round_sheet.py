"""The sheet of a round at a table that keeps score: filled in by taps, with its sum, entered in one go.

Numbers already entered for the round are filled in, and amended with it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.model.course import course
from referee.engine.model.entry import Entry
from referee.engine.model.message import Message
from referee.engine.model.sheet import NOT, Box, Filled, Tally, Values
from referee.engine.model.state import Round, State
from referee.engine.model.view import SideView
from referee.engine.notation.lines import read_action
from referee.live import Answer, Outcome
from referee.live.live_game import sheet_token
from referee.texts.catalog import Name
from referee.web.core.access import CODE, at_table, redirect_to
from referee.web.core.context import Room, is_htmx, sorry, whole
from referee.web.core.game_page import Reader, reader, show, to_its_night
from referee.web.core.screens import Piece
from referee.web.log.allowed import check_allowed
from referee.web.log.answer import answer, earlier_answer
from referee.web.log.answer import enter as enter_tap
from referee.web.log.lines import entered_by, kept_lines
from referee.web.log.preview import ChangePreview, preview_change
from referee.web.scores import drafts

page = Blueprint("tally", __name__)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet as one phone fills it in.

    `seen` is the token that names the sheet, so that no other is entered with its numbers. `round` is the round to
    amend (None: the current one), `lines` are those to enter, after `rounds` scored rounds. A sheet that is not `begun`
    has no errors yet; `draft`: it is kept for the table half filled in. `sides` are the sides that meld as they stood
    before, `brings` previews an amendment.
    """

    tally: Tally
    filled: Filled
    seen: str
    round: int | None
    actions: tuple[act.Action, ...]
    begun: bool
    rounds: int = 0
    draft: bool = False
    sides: tuple[SideView, ...] = ()
    brings: ChangePreview | None = None

    def text(self, seat: int, box: Box) -> str:
        """Return the content of a box."""
        return self.filled.values.get((seat, box.key), "")

    def asks(self, seat: int, box: Box) -> bool:
        """Return True if a row has an input for a box: the box has a content, or states its condition."""
        needed = self.filled.values.get((seat, box.needs), "") not in ("", NOT)
        return not box.needs or bool(self.text(seat, box)) or needed

    def holder(self, box: Box) -> int | None:
        """Return the row with a mark that only one row may have."""
        return next((row[0] for row in self.tally.rows if self.text(row[0], box) not in ("", NOT)), None)

    def nobody(self, box: Box) -> bool:
        """Return True if the mark was given to nobody."""
        return self.holder(box) is None and any(self.text(row[0], box) for row in self.tally.rows)

    @property
    def fields(self) -> dict[str, str]:
        """The content of each field of the form."""
        return drafts.texts_of(self.tally, self.filled.values)


@dataclass(frozen=True, slots=True)
class Blank:
    """A sheet before anything is filled in: its `state` and form, with the lines entered `before`, by row.

    `round` is the round to amend (None: the current one).
    """

    state: State
    tally: Tally
    before: Mapping[int, Entry]
    round: int | None


def blank_of(read: Reader, number: int | None) -> Blank | None:
    """Return the sheet of a round, by default the current one.

    None at a table that keeps no score, and for a round that was not entered on a sheet.
    """
    game, played = read.played.game, read.played
    s = played.state
    left = any(past.number == number for past in s.open)
    if number is not None and not left and all(past.number != number for past in s.rounds):
        return None
    entered = kept_lines(played, s.round + s.fresh if number is None else number)
    again = number if number is not None else s.round if entered else 0
    state = played.log.before_round(again) if again else s
    tally = game.tally(state) if entered or left or number is None else None
    if tally is None or not tally.rows:
        return None
    before = {seat: entry for entry in entered if (seat := _row(state, tally, entry.read)) is not None}
    return Blank(state, tally, before, number)


def sheet_of(read: Reader, blank: Blank, typed: Mapping[str, str], by: str = "", *, draft: bool = False) -> Sheet:
    """Return the sheet filled in with a form or the table's `draft`; lines are amended in the name of `by`."""
    game, played, state, tally = read.played.game, read.played, blank.state, blank.tally
    values = values_of(read, blank, typed)
    filled = game.filled(state, tally, {key: text for key, text in values.items() if text})
    actions = tuple(_actions(tally, filled, blank, by, any(left.number == blank.round for left in played.state.open)))
    which = sheet_token(played.state, game.tally(played.state))
    later = _later(read, actions) if blank.round is not None and by and actions else None
    begun, rounds = any(values.values()), len(played.state.rounds)
    return Sheet(tally, filled, which, blank.round, actions, begun, rounds, draft, game.view(state).sides, later)


def values_of(read: Reader, blank: Blank, typed: Mapping[str, str]) -> dict[tuple[int, str], str]:
    """Return the content of the boxes: typed, or else as entered before."""
    entered = {seat: entry.read for seat, entry in blank.before.items()}
    return _values(blank.tally, typed, read.played.game.refilled(blank.state, blank.tally, entered))


def _later(read: Reader, actions: Sequence[act.Action]) -> ChangePreview | None:
    try:
        return preview_change(read.there, read.played, actions)
    except NotationError:  # said when it is entered
        return None


def _row(state: State, tally: Tally, action: act.Action) -> int | None:
    """Return the row that a line fills."""
    names = action.side if isinstance(action, act.Scores) else (action.who,)
    return next((row[0] for row in tally.rows if set(names) & {state.names[seat] for seat in row}), None)


def _actions(tally: Tally, filled: Filled, blank: Blank, by: str, is_open: bool) -> Iterator[act.Action]:
    """Yield the lines to enter: those entered otherwise are amended, in one act, and the others are new."""
    amended: list[tuple[int, act.Action]] = []
    new: list[act.Action] = []
    for row, line in zip(tally.rows, filled.lines, strict=False):
        entry, action = blank.before.get(row[0]), read_action(line)
        if entry is None:
            new.append(replace(action, round=blank.round) if is_open else action)  # type: ignore[call-arg]
        elif action != replace(entry.read, round=None):  # type: ignore[call-arg]
            amended.append((entry.n, action))
    if amended:
        (line_number, action), *also = amended
        yield act.Amends(by, line_number, action, tuple(also))
    yield from new


def _values(tally: Tally, typed: Mapping[str, str], old: Values) -> dict[tuple[int, str], str]:
    """Return the content of the boxes: typed, or else as entered before."""
    values = {(row[0], box.key): _typed(row[0], box, typed) for row in tally.rows for box in tally.boxes}
    for box in tally.boxes:
        if (box.alone and typed.get(f"one-{box.key}")) or (box.mark and "seen" in typed):
            continue  # a mark left out there is left out on purpose
        for row in tally.rows:
            values[row[0], box.key] = values[row[0], box.key] or old.get((row[0], box.key), "")
    if (chosen := whole(typed.get("shortcut"))) is not None and chosen < len(tally.shortcuts):
        values |= dict(tally.shortcuts[chosen].values)
    return values


def _typed(seat: int, box: Box, typed: Mapping[str, str]) -> str:
    if box.alone:
        chosen = typed.get(f"one-{box.key}")
        return "1" if chosen == str(seat) else NOT if chosen == drafts.NOBODY and not box.least else ""
    return typed.get(f"v-{seat}-{box.key}", "").strip()[: drafts.LONGEST]


def _by(read: Reader) -> str:
    return read.there.seat.name if read.may_enter and read.there.seat is not None else ""


def _fragment(read: Reader, sheet: Sheet) -> str:
    words = read.speech
    return render_template("scores/round_sheet/boxes.html", sheet=sheet, speech=words, say=words.say, plain=words.plain)


def _draft(read: Reader, blank: Blank) -> dict[str, str]:
    """Return the kept draft of a sheet; a round that is amended has none."""
    return drafts.draft_of(read.played, blank.tally) if blank.round is None else {}


@page.get(f"/{CODE}/tally")
def tally(code: str) -> str | Response | Answered:
    """Show the sheet with its draft; for htmx, with the form as it is filled in."""
    read = reader(code)
    if (ended := to_its_night(read)) is not None:
        return ended
    made = None
    if read is not None and read.current and (blank := blank_of(read, whole(request.args.get("edit")))) is not None:
        kept = _draft(read, blank)
        made = sheet_of(read, blank, {**kept, **request.args}, _by(read), draft=bool(kept))
    if read is None or not is_htmx():
        return show("scores/round_sheet/round_sheet.html", code, read, sheet=made)
    return sorry("ui-tally-none") if made is None else _fragment(read, made)


@page.post(f"/{CODE}/tally-fill")
def fill(code: str) -> str | Response:
    """Return a sheet as it is filled in, and keep its changes for the table; no line is entered yet."""
    at_table(code)
    read = reader(code)
    if read is None or not read.may_enter:
        abort(403)
    form = request.form
    blank = blank_of(read, whole(form.get("edit")))
    if blank is None or _is_old(read, form):
        return _outdated(read, blank, form)
    kept = _draft(read, blank)
    if blank.round is not None:
        return _fragment(read, sheet_of(read, blank, form, _by(read)))
    if "clear" in form:
        drafts.drop(read.played)
        return _fragment(read, sheet_of(read, blank, {}, _by(read)))
    changed = drafts.changed_in(blank.tally, form)
    taps = {"shortcut": form["shortcut"]} if "shortcut" in form else {}
    typed = {**kept, **changed, "seen": form.get("seen", "")}
    if taps:
        before = drafts.texts_of(blank.tally, values_of(read, blank, typed))
        after = drafts.texts_of(blank.tally, values_of(read, blank, {**typed, **taps}))
        changed |= {name: text for name, text in after.items() if text != before[name]}
    drafts.keep(read.played, blank.tally, changed)
    kept = _draft(read, blank)
    return _fragment(read, sheet_of(read, blank, {**kept, "seen": typed["seen"]}, _by(read), draft=bool(kept)))


@page.post(f"/{CODE}/tally")
def enter(code: str) -> str | Response | Answered:
    """Enter the round or its amendment: a line for each row that differs, all of them or none."""
    there = at_table(code)
    if (earlier := earlier_answer(there)) is not None:
        return _after_entering(there, earlier)
    read = reader(code)
    if read is None or there.played is None:
        abort(404)
    form = request.form
    blank = blank_of(read, whole(form.get("edit")))
    if _is_old(read, form):
        return _outdated(read, blank, form) if is_htmx() else redirect_to("tally.tally", code=code)
    if blank is None:
        return sorry("ui-tally-none")
    by = there.seat.name if there.seat is not None else ""
    kept = _draft(read, blank)
    typed = {**kept, **drafts.changed_in(blank.tally, form), "seen": form.get("seen", "")}
    made = sheet_of(read, blank, form if blank.round is not None else typed, by)
    if blank.round is None and is_htmx() and drafts.overtaken(blank.tally, form, kept, made.fields):
        drafts.keep(read.played, blank.tally, drafts.changed_in(blank.tally, form))
        return _current_sheet(read, sheet_of(read, blank, typed, by, draft=True), "ui-tally-filled")
    if not made.filled.lines and not is_htmx():  # scripts are off: the sheet says itself what it lacks
        return show("scores/round_sheet/round_sheet.html", code, read, sheet=replace(made, begun=True))
    if not made.filled.lines:
        fault: Message = made.filled.faults[0]
        return render_template("core/sorry_piece.html", key=fault.id, fill=dict(fault.fill), say=read.speech.say)
    try:
        for action in made.actions:
            check_allowed(there, action)
    except NotationError as fault:
        return sorry(fault.key, **fault.fill)
    if not made.actions:
        return _leads(there, made.round)
    found = enter_tap(there, *made.actions, expected=form.get("seen"))
    if found.outcome is Outcome.MOVED_ON and (read := reader(code)) is not None:
        return _outdated(read, blank_of(read, blank.round), form)
    return _after_entering(there, found)


def _after_entering(there: Room, found: Answer) -> str | Answered:
    """Return the page that follows an entered round, or the reason why it was not entered."""
    return answer(there, found) if found.outcome is not Outcome.KEPT else _leads(there, whole(request.form.get("edit")))


def _leads(there: Room, scored: int | None) -> Answered:
    where = "phone.play" if there.seat is not None and scored is None else "scores.scores"
    return redirect_to(where, code=there.table.code)


# Rounds entered by another phone


def _is_old(read: Reader, form: Mapping[str, str]) -> bool:
    """Return True if a form is not of the table's current sheet."""
    played = read.played
    return "seen" in form and form["seen"] != sheet_token(played.state, played.game.tally(played.state))


def _outdated(read: Reader, blank: Blank | None, form: Mapping[str, str]) -> str:
    """Return the answer to an outdated sheet: the rounds entered since and by whom, otherwise the current sheet."""
    rounds = read.played.state.rounds
    since = whole(form.get("rounds"))
    newer = () if since is None else tuple(_entered(read, scored) for scored in rounds[since:])
    kept = _draft(read, blank) if blank is not None else {}
    made = sheet_of(read, blank, kept, _by(read), draft=bool(kept)) if blank is not None and not newer else None
    return _current_sheet(read, made, "ui-tally-moved", newer)


def _current_sheet(read: Reader, sheet: Sheet | None, key: str, entered: tuple[Piece, ...] = ()) -> str:
    words = read.speech
    return render_template(
        "scores/round_sheet/moved.html",
        sheet=sheet,
        key=key,
        entered=entered,
        on=read.played.game.tally(read.state) is not None,
        speech=words,
        say=words.say,
        plain=words.plain,
    )


def _entered(read: Reader, scored: Round) -> Piece:
    """Return a round that was entered since a sheet was shown: by whom, and (seats, points, total) for each score."""
    played = read.played
    device = played.lines[scored.line - 1].device
    sides = played.game.sharing(read.state)
    leg = next(leg for leg in course(read.state).legs if leg.round is scored)
    points = tuple(
        (seats, gained, leg.totals[seats[0]]) for seats in sides if (gained := leg.points[seats[0]]) is not None
    )
    by = Name(", ".join(entered_by(read.table).get(device or "", ())))
    return Piece(round=scored, by=by, points=points)
