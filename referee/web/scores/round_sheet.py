"""The sheet of a round at a table that keeps score: filled in by taps, with its sum, entered in one go.

Numbers already entered for the round are filled in, and amended with it. Until a round is entered its fields are kept
for the table as a draft.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from flask import Blueprint, Response, abort, request
from werkzeug.wrappers import Response as Answered

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.log.settled import Marks
from referee.engine.model.course import course
from referee.engine.model.entry import Entry
from referee.engine.model.sheet import NOT, Filled, Tally, Values
from referee.engine.model.state import Round, State
from referee.engine.notation.lines import read_action
from referee.live import Answer, Outcome
from referee.live.live_game import fields_token, sheet_token
from referee.store import Store
from referee.texts.catalog import Name
from referee.web.core.access import CODE, at_table, redirect_to
from referee.web.core.context import Room, ask_store, is_htmx, sorry, whole
from referee.web.core.game_page import Reader, entering, reader, reading, to_its_night
from referee.web.core.screens import Piece
from referee.web.log.allowed import check_allowed
from referee.web.log.answer import answer, earlier_answer
from referee.web.log.answer import enter as enter_tap
from referee.web.log.lines import entered_by, kept_lines
from referee.web.log.preview import preview_change

page = Blueprint("tally", __name__)
NOBODY = "nobody"
"""The choice of nobody, for a mark that one row may have."""
LONGEST = 9
"""Characters that fit in a box."""
WAS = "was-"
"""The prefix of the field with the value that another field had when its page was drawn."""

BOXES = "scores/round_sheet/boxes.html"

Fields = Mapping[str, str]
"""The texts of a form's fields, by name: a box of each row, or one for a mark that one row alone may have."""


class Blank(NamedTuple):
    """A sheet before anything is filled in: its `state` and form, with the lines entered `before`, by row.

    `round` is the round to amend (None: the current one). While any round is open new lines are `named` by their own.
    `token` names its draft.
    """

    read: Reader
    state: State
    tally: Tally
    before: Mapping[int, Entry]
    round: int | None
    named: int | None
    token: str


def blank_of(read: Reader, number: int | None) -> Blank | None:
    """Return the sheet of a round, by default the current one, or the open one that a finished game lacks.

    None at a table that keeps no score, and for a round that was not entered on a sheet.
    """
    game, played = read.played.game, read.played
    s = played.state
    if number is None and s.open and s.fresh and s.ends_with(s.scores, s.now):
        number = next((left.number for left in s.open if any(p is not None for p in left.state.worth)), None)
    left = any(past.number == number for past in s.open)
    if number is not None and not left and all(past.number != number for past in s.rounds):
        return None
    current = s.round + s.fresh if number is None else number
    entered = kept_lines(played, current)
    again = number if number is not None else s.round if entered else 0
    state = played.log.before_round(again) if again else s
    tally = game.tally(state) if entered or left or number is None else None
    if tally is None or not tally.rows:
        return None
    before: dict[int, Entry] = {}
    for entry in entered:
        line = entry.read
        names = set(line.side if isinstance(line, act.Scores) else (line.who,))
        row = next((row for row in tally.rows if names & {state.names[seat] for seat in row}), None)
        if row is not None:
            before[row[0]] = entry
    return Blank(read, state, tally, before, number, current if s.open else None, fields_token(s, tally))


# Fields of the form and values of the boxes


def fields_of(tally: Tally, values: Values) -> dict[str, str]:
    """Return the text of each field, given the values of the boxes."""
    found = dict[str, str]()
    for box in tally.boxes:
        texts = {row[0]: values.get((row[0], box.key), "") for row in tally.rows}
        if not box.alone:
            found |= {f"v-{seat}-{box.key}": text for seat, text in texts.items()}
            continue
        holder = next((str(seat) for seat, text in texts.items() if text not in ("", NOT)), "")
        found[f"one-{box.key}"] = holder or (NOBODY if any(texts.values()) else "")
    return found


def values_of(blank: Blank, typed: Fields) -> dict[tuple[int, str], str]:
    """Return the values of the boxes: typed, or else as entered before."""
    tally = blank.tally
    entered = {seat: entry.read for seat, entry in blank.before.items()}
    old, values = blank.read.played.game.refilled(blank.state, tally, entered), dict[tuple[int, str], str]()
    for box in tally.boxes:
        chosen = typed.get(f"one-{box.key}", "") if box.alone else ""
        left_out = bool(chosen) or (box.mark and "seen" in typed)  # on purpose
        for seat, *_ in tally.rows:
            if box.alone:
                text = "1" if chosen == str(seat) else NOT if chosen == NOBODY and not box.least else ""
            else:
                text = typed.get(f"v-{seat}-{box.key}", "").strip()[:LONGEST]
            values[seat, box.key] = text if left_out else text or old.get((seat, box.key), "")
    if (tapped := whole(typed.get("shortcut"))) is not None and tapped < len(tally.shortcuts):
        values |= dict(tally.shortcuts[tapped].values)
    return values


def changed_in(tally: Tally, form: Fields) -> dict[str, str]:
    """Return the changed fields of a form: those that differ from what they showed, or all if it does not say."""
    typed = {name: form.get(name, "").strip()[:LONGEST] for name in fields_of(tally, {})}
    shown = {name: form.get(WAS + name) for name in typed}
    return {
        name: text for name, text in typed.items() if (name in form if shown[name] is None else text != shown[name])
    }


# The draft


def draft_of(blank: Blank) -> dict[str, str]:
    """Return the fields kept for the table; a round that is amended has none."""
    return _known(blank, ask_store(Store.sheet, blank.read.played.id)) if blank.round is None else {}


def keep(blank: Blank, changed: Fields) -> None:
    """Keep changed fields over those of others; a field that is empty again is dropped."""

    def add(text: str) -> str:
        fields = {name: typed for name, typed in (_known(blank, text) | dict(changed)).items() if typed}
        return json.dumps({"of": blank.token, "fields": fields}) if fields else ""

    if changed:
        ask_store(Store.change_sheet, blank.read.played.id, add)


def _known(blank: Blank, text: str) -> dict[str, str]:
    """Return the fields of a stored draft, if they are of this very sheet."""
    try:
        kept = json.loads(text) if text else {}
    except ValueError:  # another version's
        return {}
    fields = kept.get("fields") if isinstance(kept, dict) and kept.get("of") == blank.token else None
    known = fields_of(blank.tally, {})
    return {name: str(typed) for name, typed in fields.items() if name in known} if isinstance(fields, dict) else {}


# The sheet as it is filled in


def sheet_of(blank: Blank, typed: Fields, *, draft: bool = False) -> Piece:
    """Return the sheet `filled` in with a form or the table's `draft`, and the `actions` that enter it.

    `seen` is the token that names the sheet, so that no other is entered with its numbers; it comes after `rounds`
    scored rounds. A sheet that is not `begun` has no errors yet. `sides` are the sides that meld as they stood before,
    `brings` previews an amendment.
    """
    read, game, tally, s = blank.read, blank.read.played.game, blank.tally, blank.read.played.state
    values = values_of(blank, typed)
    filled = game.filled(blank.state, tally, {key: text for key, text in values.items() if text})
    actions = tuple(_actions(blank, filled, by.name if (by := read.there.seat) is not None else ""))
    brings = None
    if blank.round is not None and read.may_enter and actions:
        with suppress(NotationError):  # said when it is entered
            brings = preview_change(read.there, read.played, actions)
    return Piece(
        tally=tally,
        filled=filled,
        fields=fields_of(tally, filled.values),
        seen=sheet_token(s, game.tally(s)),
        round=blank.round,
        actions=actions,
        begun=any(values.values()),
        rounds=len(s.rounds),
        draft=draft,
        sides=game.view(blank.state).sides,
        brings=brings,
    )


def _actions(blank: Blank, filled: Filled, by: str) -> Iterator[act.Action]:
    """Yield the lines to enter: those entered otherwise are amended by somebody, in one act, and the others are new."""
    amended: list[tuple[int, act.Action]] = []
    new: list[act.Action] = []
    names = blank.read.state.names
    now = Marks(named=dict(zip(blank.state.names, names, strict=False)))  # only an amended line has the names of then
    for row, line in zip(blank.tally.rows, filled.lines, strict=False):
        entry, action = blank.before.get(row[0]), read_action(line)
        if entry is None:
            new.append(replace(now.as_named(action, names), round=blank.named))  # type: ignore[call-arg]
        elif action != replace(entry.read, round=None):  # type: ignore[call-arg]
            amended.append((entry.n, action))
    if amended:
        (line_number, action), *also = amended
        yield act.Amends(by, line_number, action, tuple(also))
    yield from new


@page.get(f"/{CODE}/tally")
def tally(code: str) -> str | Response:
    """Show the sheet with its draft; for htmx, with the form as it is filled in."""
    read, made = reading(code), None
    to_its_night(read)
    if read.current and (blank := blank_of(read, whole(request.args.get("edit")))) is not None:
        kept = draft_of(blank)
        made = sheet_of(blank, {**kept, **request.args}, draft=bool(kept))
    if not is_htmx():
        return read.show("scores/round_sheet/round_sheet.html", sheet=made)
    return sorry("ui-tally-none") if made is None else read.draw(BOXES, sheet=made)


@page.post(f"/{CODE}/tally-fill")
def fill(code: str) -> str:
    """Return a sheet as it is filled in, and keep its changes for the table; no line is entered yet."""
    at_table(code)
    read, form = entering(code), request.form
    blank = blank_of(read, whole(form.get("edit")))
    if blank is None or _is_old(read, form):
        return _outdated(read, blank, form)
    if blank.round is not None:
        return read.draw(BOXES, sheet=sheet_of(blank, form))
    if "clear" in form:
        ask_store(Store.change_sheet, read.played.id, lambda text: "")
        return read.draw(BOXES, sheet=sheet_of(blank, {}))
    changed, seen = changed_in(blank.tally, form), {"seen": form.get("seen", "")}
    if "shortcut" in form:
        typed = {**draft_of(blank), **changed, **seen}
        before = fields_of(blank.tally, values_of(blank, typed))
        after = fields_of(blank.tally, values_of(blank, {**typed, "shortcut": form["shortcut"]}))
        changed |= {name: text for name, text in after.items() if text != before[name]}
    keep(blank, changed)
    kept = draft_of(blank)
    return read.draw(BOXES, sheet=sheet_of(blank, {**kept, **seen}, draft=bool(kept)))


@page.post(f"/{CODE}/tally")
def enter(code: str) -> str | Response | Answered:
    """Enter the round or its amendment: a line for each row that differs, all of them or none."""
    there, form = at_table(code), request.form
    if (earlier := earlier_answer(there)) is not None:
        return after_entering(there, earlier)
    read = reader(code)
    if read is None:
        abort(404)
    blank = blank_of(read, whole(form.get("edit")))
    if _is_old(read, form):
        return _outdated(read, blank, form) if is_htmx() else redirect_to("tally.tally", code=code)
    if blank is None:
        return sorry("ui-tally-none")
    kept, changed = draft_of(blank), changed_in(blank.tally, form)
    typed = {**kept, **changed, "seen": form.get("seen", "")}
    made = sheet_of(blank, form if blank.round is not None else typed)
    if blank.round is None and is_htmx():
        shown = {name: form[WAS + name] for name in made.fields if WAS + name in form and name not in changed}
        # A value the sheet fills in by itself counts only if the form, or what is kept, has a text there.
        if any(made.fields[name] != text and (text or kept.get(name)) for name, text in shown.items()):
            keep(blank, changed)  # and shows what another phone has filled in meanwhile
            return _current_sheet(read, sheet_of(blank, typed, draft=True), "ui-tally-filled")
    if not made.filled.lines and not is_htmx():  # scripts are off: the sheet says itself what it lacks
        made.begun = True
        return read.show("scores/round_sheet/round_sheet.html", sheet=made)
    if not made.filled.lines:
        fault = made.filled.faults[0]
        return read.draw("core/sorry_piece.html", key=fault.id, fill=dict(fault.fill))
    for action in made.actions:
        check_allowed(there, action)
    found = enter_tap(there, *made.actions, expected=form.get("seen")) if made.actions else None
    if found is not None and found.outcome is Outcome.MOVED_ON and (read := reader(code)) is not None:
        return _outdated(read, blank_of(read, blank.round), form)
    return after_entering(there, found)


def after_entering(there: Room, found: Answer | None) -> str | Answered:
    """Return the page that follows an entered round, or the reason why it was not entered; None: nothing differed."""
    if found is not None and found.outcome is not Outcome.KEPT:
        return answer(there, found)
    at_play = there.seat is not None and whole(request.form.get("edit")) is None
    return redirect_to("phone.play" if at_play else "scores.scores", code=there.table.code)


# Rounds entered by another phone


def _is_old(read: Reader, form: Fields) -> bool:
    """Return True if a form is not of the table's current sheet."""
    return "seen" in form and form["seen"] != sheet_token(read.state, read.played.game.tally(read.state))


def _outdated(read: Reader, blank: Blank | None, form: Fields) -> str:
    """Return the answer to an outdated sheet: the rounds entered since and by whom, otherwise the current sheet."""
    since, made = whole(form.get("rounds")), None
    newer = () if since is None else tuple(_entered(read, scored) for scored in read.state.rounds[since:])
    if blank is not None and (not newer or blank.round is not None):
        kept = draft_of(blank)
        made = sheet_of(blank, form if newer else kept, draft=bool(kept))
    return _current_sheet(read, made, "ui-tally-moved", newer)


def _current_sheet(read: Reader, sheet: Piece | None, key: str, entered: tuple[Piece, ...] = ()) -> str:
    on = read.played.game.tally(read.state) is not None
    return read.draw("scores/round_sheet/moved.html", sheet=sheet, key=key, entered=entered, on=on)


def _entered(read: Reader, scored: Round) -> Piece:
    """Return a round that was entered since a sheet was shown: by whom, and (seats, points, total) for each score."""
    device = read.played.lines[scored.line - 1].device
    leg = next(leg for leg in course(read.state).legs if leg.round is scored)
    sides = ((seats, leg.points[seats[0]], leg.totals[seats[0]]) for seats in read.played.game.sharing(read.state))
    by = Name(", ".join(entered_by(read.table).get(device or "", ())))
    return Piece(round=scored, by=by, points=tuple(side for side in sides if side[1] is not None))
