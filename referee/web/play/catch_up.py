"""Catching up: the real state of the table, entered as corrections of the app's state in one line."""

from functools import partial

from flask import Blueprint, Response, abort, request
from werkzeug.wrappers import Response as Answered

from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.notation.tokens import quote
from referee.live import Answer, Outcome
from referee.web.core.access import CODE, redirect_to
from referee.web.core.context import Room, room, sorry
from referee.web.core.game_page import reader, reading, to_its_night
from referee.web.core.looks import people_of
from referee.web.log.allowed import parse_allowed
from referee.web.log.answer import answer, earlier_answer, enter
from referee.web.play.facts_form import choice_label, facts_form, filled_in_facts, joined_cards

page = Blueprint("catchup", __name__)


@page.get(f"/{CODE}/catch-up")
def catch_up(code: str) -> str:
    """Show the form."""
    read = reading(code)
    if not read.may_enter:
        abort(403)
    to_its_night(read)
    form = facts_form(read.played.game, read.state)
    names = people_of(read.table, read.played)
    totals = [field.key for field in form.first if field.key.startswith("score.")]
    label = partial(choice_label, read.speech)
    return read.show("play/catch_up.html", form=form, label=label, names=names, totals=totals)


@page.post(f"/{CODE}/catch-up")
def stands(code: str) -> str | Response | Answered:
    """Enter one line with all that differs from the form this phone was shown."""
    there = room(code)
    if (earlier := earlier_answer(there)) is not None:
        return _back(there, earlier)
    read = reader(code)
    if read is None or not read.may_enter or read.there.seat is None:
        abort(403)
    try:
        form = facts_form(read.played.game, read.state)
        said = filled_in_facts(form, read.state, joined_cards(form.first, request.form))
        if not said:
            old = any(request.form.get(f"was.{field.key}", field.value) != field.value for field in form.fields())
            return sorry("ui-catch-up-outdated" if old else "ui-nothing-differs")
        keys, turn = [key for key, _ in said], read.state.turn
        of_play = "turn" not in keys and any(not key.startswith("score.") for key in keys)
        if of_play and turn != NOBODY and read.played.view.clock is not None:  # it ran meanwhile, and starts again
            said.append(("turn", quote(read.state.names[turn])))
        line = f"{quote(read.there.seat.name)} corrects " + "; ".join(f"{key} {value}" for key, value in said)
        action = parse_allowed(read.there, line)
    except NotationError as fault:
        return answer(read.there, Answer.unreadable(fault))
    return _back(there, enter(there, action))


def _back(there: Room, found: Answer) -> str | Answered:
    """Send the phone back to the table, which shows the entered line; a line that does not stand is answered here."""
    if found.outcome is Outcome.KEPT and found.entries and found.entries[-1].stands:
        return redirect_to("phone.play", code=there.table.code, entered=found.entries[-1].n)
    return answer(there, found)
