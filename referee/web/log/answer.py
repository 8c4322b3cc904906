"""A tap on its way to the table, and the answer that its phone reads: the ruling and its consequences."""

from flask import current_app

from referee.engine.basics.actions import Action, Disputes
from referee.engine.model.message import Message
from referee.live import Answer, Outcome
from referee.live.table import Also
from referee.web.core.access import speech_at
from referee.web.core.context import Room, names_in, speech
from referee.web.core.screens import Screens
from referee.web.log.disputes import current_dispute
from referee.web.log.undo import taken_back
from referee.web.log.visibility import answer_to, log_view_of


def earlier_answer(there: Room) -> Answer | None:
    """Return the answer to this very tap, if it comes again because the answer was lost; None for a stranger."""
    return there.table.earlier_answer(there.form.get("post")) if there.belongs else None


def enter(
    there: Room, *actions: Action, expected: str | None = None, tapped: bool = False, also: Also | None = None
) -> Answer:
    """Enter the lines of this tap, once its `earlier_answer` is known to be none; see `Table.enter`."""
    post = there.form.get("post")
    return there.table.enter(actions, device=there.device, post=post, expected=expected, tapped=tapped, also=also)


def answer(there: Room, found: Answer) -> str:
    """Return the answer that the phone reads after a tap: the ruling and its consequences, or how the table stands."""
    played = found.played or there.played
    words = speech(names_in(played), there.me_in(played))
    lines, came, back, stands, about, now = [], tuple[Message, ...](), None, "", None, ""
    if played is not None and found.entries:
        visible, entry = log_view_of(there, played), found.entries[-1]
        lines = [visible.line(entry)]
        came = answer_to(played, entry)
        back = taken_back(played, visible, found.entries)
        about = current_dispute(there.table, played) if isinstance(lines[-1].action, Disputes) else None
    if played is not None and played.has_log:
        last = found.entries[-1].n if found.entries else len(played.entries)
        stands = played.token_after(last)
    if found.outcome is Outcome.MOVED_ON and there.played is not None and there.played.has_log:
        view, named = there.played.view, speech_at(there)
        turn = named.say("ui-turn-of", name=named.person(view.turn)) if view.turn >= 0 else ""
        now = turn or words.say(f"phase-{view.phase}")
    screens: Screens = current_app.extensions["screens"]
    return screens.draw(
        "log/answer.html",
        words,
        outcome=str(found.outcome),
        lines=lines,
        came=came,
        about=about,
        back=back,
        stands=stands,
        key=found.key,
        fill=found.fill,
        now=now,
    )
