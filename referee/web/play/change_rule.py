"""A dispute as a new house rule: the settings under which the disputed line is ruled the other way.

The table may choose one of them from now on.
"""

from flask import Blueprint, Response, abort, render_template, request

from referee.engine.basics.actions import Action, Allows
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.people import NOT_OF_PLAY
from referee.engine.notation.tokens import quote
from referee.engine.questions import what_if
from referee.engine.questions.rule_changes import RuleChange, RuleChangeSearch
from referee.live import Answer
from referee.live.apart import give_way
from referee.web.core.access import CODE
from referee.web.core.context import sorry, whole
from referee.web.core.game_page import Reader, reader
from referee.web.log.allowed import parse_allowed
from referee.web.log.answer import answer, earlier_answer, enter
from referee.web.log.visibility import log_view, log_view_of, seats_of
from referee.web.sit.people import sync_seats

page = Blueprint("our_rule", __name__)
MOST_SHOWN = 6


@page.get(f"/{CODE}/our-rule")
def choose(code: str) -> str | Response:
    """Show the settings to choose from, for the line of the address."""
    read, n = reader(code), whole(request.args.get("line")) or 0
    if read is None or not read.may_enter or not 1 <= n <= len(read.played.entries):
        abort(404)
    try:
        found, alone, pairs = otherwise(read, n)
    except NotationError as fault:
        return sorry(fault.key, **fault.fill)
    words = read.speech
    house = read.state.house
    return render_template(
        "play/change_rule.html",
        n=n,
        found=found,
        alone=alone,
        pairs=pairs,
        hosts=read.there.is_host,
        house_now=house,
        speech=words,
        say=words.say,
    )


def otherwise(read: Reader, n: int) -> tuple[list[RuleChange], int, int]:
    """Return the settings under which line `n` would be ruled the other way, and the numbers tried alone and in pairs.

    They are searched as far as this phone may know the log.

    Raises:
        NotationError: The ruling of the line is still hidden.
    """
    played = read.played
    entry = played.entries[n - 1]
    if n in log_view(played).hidden_lines:
        raise NotationError("ui-dispute-later")
    if isinstance(entry.read, NOT_OF_PLAY):
        return [], 0, 0
    seen = played.seen(seats_of(read.there, played))
    there, line = what_if.position_at(seen, n - 1), seen.entries[n - 1].read
    now, found = what_if.try_line(there, line, entry.at), list[RuleChange]()
    search = RuleChangeSearch(there, line, entry.at, now)
    for change in search:
        if change is None:
            give_way()
        elif change.result.ruling.verdict is not now.ruling.verdict:
            found.append(change)
        if len(found) == MOST_SHOWN:
            break
    return found, search.alone, search.pairs


@page.post(f"/{CODE}/our-rule")
def agree(code: str) -> str | Response:
    """Change the house rule; if it changes at once, allow the line that was refused.

    A rule for the next deal on does not touch this line, which another button allows.
    """
    read, n = reader(code), whole(request.form.get("line")) or 0
    if read is None or not read.may_enter or read.there.seat is None or not 1 <= n <= len(read.played.entries):
        abort(403)
    there = read.there
    if (earlier := earlier_answer(there)) is not None:
        return answer(there, earlier)
    name, line = read.there.seat.name, log_view_of(there, read.played).line(read.played.entries[n - 1])
    now = bool(request.form.get("now"))
    actions: list[Action] = [Allows(name, n)] if line.may_stand and now else []
    try:
        house = f"{request.form.get('house', '')}{' now' if now else ''}"
        actions.append(parse_allowed(there, f"{quote(name)} agrees {house}"))
    except NotationError as fault:
        return answer(there, Answer.unreadable(fault))
    return answer(there, enter(there, *actions, also=sync_seats(there.table, read.played)))
