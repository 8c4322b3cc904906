"""A dispute becomes a house rule: the settings under which the disputed line is ruled the other way, for this table
from here on."""

import gevent
from flask import Blueprint, Response, abort, render_template, request

from referee.core import asking
from referee.core.alternatives import Alternatives, Otherwise
from referee.core.notation import Unreadable, quote
from referee.core.people import NOT_OF_PLAY
from referee.live import Answer, Outcome, Played
from referee.speech import Speech
from referee.web.context import sorry, whole
from referee.web.eyes import eyes, eyes_of, seats_of
from referee.web.follow import following
from referee.web.phone import answer
from referee.web.posting import answered, posted
from referee.web.reading import CODE, Reader, reader

page = Blueprint("our_rule", __name__)
MOST_SHOWN = 6


@page.get(f"/{CODE}/our-rule")
def choose(code: str) -> str | Response:
    """The settings to choose from, for the line of the address."""
    read, n = reader(code), whole(request.args.get("line")) or 0
    if read is None or not read.may_enter or not 1 <= n <= len(read.played.entries):
        abort(404)
    try:
        found, alone, pairs = otherwise(read, n)
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)
    words: Speech = read.speech
    house = read.state.house
    return render_template(
        "parts/our-rule.html",
        n=n,
        found=found,
        alone=alone,
        pairs=pairs,
        hosts=read.there.is_host,
        house_now=house,
        speech=words,
        say=words.say,
    )


def otherwise(read: Reader, n: int) -> tuple[list[Otherwise], int, int]:
    """Return the house rules under which line `n` would have been ruled the other way, as far as this phone may know,
    and how many were tried alone and in pairs. Raise Unreadable where nothing may be told of it yet."""
    played: Played = read.played
    entry = played.entries[n - 1]
    if n in eyes(played).quiet:
        raise Unreadable("ui-dispute-later")
    if isinstance(entry.read, NOT_OF_PLAY):
        return [], 0, 0
    seen = played.seen(seats_of(read.there, played))
    there, line = asking.standing(seen, n - 1), seen.entries[n - 1].read
    now, found = asking.asked(there, line, entry.at), list[Otherwise]()
    search = Alternatives(there, line, entry.at, now)
    for each in search:
        if each is None:
            gevent.sleep(0)
        elif each.result.ruling.verdict is not now.ruling.verdict:
            found.append(each)
        if len(found) == MOST_SHOWN:
            break
    return found, search.alone, search.pairs


@page.post(f"/{CODE}/our-rule")
def agree(code: str) -> str | Response:
    """The table has agreed: the house rule changes, and where it does so at once, a line that was refused stands. From
    the next deal on it is no rule for this line: to let that stand is another button."""
    read, n = reader(code), whole(request.form.get("line")) or 0
    if read is None or not read.may_enter or read.there.seat is None or not 1 <= n <= len(read.played.entries):
        abort(403)
    there = read.there
    if (again := answered(there)) is not None:
        return answer(there, again)
    who, line = quote(read.there.seat.name), eyes_of(there, read.played).line(read.played.entries[n - 1])
    now = bool(request.form.get("now"))
    lines = [f"{who} allows {n}"] if line.may_stand and now else []
    lines.append(f"{who} agrees {request.form.get('house', '')}{' now' if now else ''}")
    try:
        for each in lines:
            posted(there, each)
    except Unreadable as fault:
        return answer(there, Answer(Outcome.UNREADABLE, key=fault.key, fill=fault.fill))
    also = following(there.table, read.played)
    found = there.table.enter(lines, device=there.device, post=request.form.get("post"), also=also)
    return answer(there, found)
