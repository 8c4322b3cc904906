"""A tap on its way to the table: its lines are entered once, however often it is sent."""

from flask import request

from referee.engine.basics.actions import Action
from referee.live import Answer
from referee.live.table import Also
from referee.web.core.context import Room


def earlier_answer(there: Room) -> Answer | None:
    """Return the answer to this very tap, if it comes again because the answer was lost; None for a stranger."""
    return there.table.earlier_answer(request.form.get("post")) if there.belongs else None


def enter(
    there: Room, *actions: Action, expected: str | None = None, tapped: bool = False, also: Also | None = None
) -> Answer:
    """Enter the lines of this tap, once its `earlier_answer` is known to be none; see `Table.enter`."""
    post = request.form.get("post")
    return there.table.enter(actions, device=there.device, post=post, expected=expected, tapped=tapped, also=also)
