"""The phone during play: its page, its stream, and its taps."""

from dataclasses import replace
from typing import Any

from flask import Blueprint, Response, abort, current_app, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response as Answered

from referee.engine.basics.actions import Action, Catches, Holds, Melds, Penalizes, Scores, Undoes
from referee.engine.basics.errors import NotationError
from referee.engine.model.message import Message
from referee.engine.notation.lines import format_act
from referee.engine.notation.tokens import quote
from referee.live import Answer, LiveGame, Outcome
from referee.web.core.access import CODE, redirect_to
from referee.web.core.context import Room, acts_as, is_htmx, pieces, room, speech, streamed, whole
from referee.web.core.game_page import live
from referee.web.log.allowed import allowed, parse_allowed
from referee.web.log.answer import answer, earlier_answer
from referee.web.log.answer import enter as enter_tap
from referee.web.log.form import Form, action_of
from referee.web.log.preview import preview_change
from referee.web.log.undo import is_one_act, lines_of_tap, played_since
from referee.web.log.visibility import log_view_of, seats_of
from referee.web.play.pieces import TEMPLATES, phone, watched
from referee.web.play.told_lines import is_answered_by_stream
from referee.web.sit.people import acting, sync_seats
from referee.web.sit.timer import shared_timer

page = Blueprint("phone", __name__)
SCORING = (Holds, Scores, Melds)
NEWS = 6
"""The newest lines, which may still be news to the phone that entered them."""
ACCUSING = (Penalizes, Catches)
live(page, "phone", TEMPLATES)(phone)
live(page, "watch")(watched)


class ByStream(Response):
    """The answer that the phone's stream brings. It has no body, so no header is made for that and nothing measured."""

    default_mimetype = None

    def __call__(self, environ: dict[str, Any], start_response: Any) -> tuple[()]:
        start_response(self.status, [("X-Answer", "stream"), *self.headers.to_wsgi_list()])
        return ()


@page.get(f"/{CODE}/play")
def play(code: str) -> Answered | str:
    """Show the phone's screen while a game is on."""
    there = room(code)
    if there.played is None or there.asks_for_another or there.seat is None:
        return redirect(url_for("lobby.table", code=there.table.code))
    number, names = there.number_in(there.played), there.played.names
    return render_template(
        "play/play.html",
        table=there.table,
        seat=there.seat,
        others=there.others,
        own=not there.for_another and there.seat in there.mine,
        entered=_entered(there, whole(request.args.get("entered"))),
        free=[(seat, names.index(seat.name)) for seat in there.others if seat.name in names],
        number=number,
        pieces=pieces(there.table, "phone", number),
        timer=shared_timer(there),
    )


@page.get(f"/{CODE}/watch")
def watch(code: str) -> Answered | str:
    """Show the table on a phone that only looks on; one with a seat is led to it."""
    there = room(code)
    if there.mine or there.played is None or not there.played.has_log:
        return redirect(url_for("lobby.table", code=there.table.code))
    shown = pieces(there.table, "watch", None)
    return render_template("play/watch.html", table=there.table, pieces=shown, timer=shared_timer(there))


def _entered(there: Room, line: int | None) -> Markup:
    """Return the answer to the act that this phone has just entered for another seat, read as its own phone again."""
    played = there.played
    if played is None or line is None or not max(1, len(played.entries) - NEWS + 1) <= line <= len(played.entries):
        return Markup()
    if played.lines[line - 1].device != there.device:
        return Markup()
    entries = tuple(played.entries[n - 1] for n in played.of_one_tap(line))
    return Markup(answer(there, Answer(Outcome.KEPT, entries, played)))


@page.get(f"/{CODE}/stream")
def stream(code: str) -> Response:
    """Send the news of one page, as server-sent events; a page that not everybody may read has its own address."""
    there = room(code)
    name = request.args.get("page", "phone")
    own = current_app.view_functions.get(f"{name}.stream", stream)
    if name not in current_app.extensions["screens"].pages or own is not stream:
        abort(404)
    number = there.number_in(there.played) if name == "phone" else None
    return streamed(there, name, number, acts_as(there, number))


@page.get(f"/{CODE}/nothing")
def nothing(code: str) -> str:
    """Return an empty answer: the person thought better of it."""
    return ""


@page.post(f"/{CODE}/enter")
def enter(code: str) -> Response | Answered | str:
    """Enter the line of a tap, and answer with its ruling."""
    there = room(code)
    if (earlier := earlier_answer(there)) is not None:
        return _then_own(there, earlier, again=True)
    played, name = _playing(there)
    try:
        action = _read(there, played, name, there.form)
    except NotationError as fault:
        return answer(there, Answer.unreadable(fault))
    expected, also = there.form.get("seen") or None, sync_seats(there.table, played)
    return _then_own(there, enter_tap(there, action, expected=expected, tapped=True, also=also))


@page.post(f"/{CODE}/look")
def look(code: str) -> Response | str:
    """Preview the ruling of a line that scores, and enter nothing."""
    there = room(code)
    played, name = _playing(there)
    try:
        action = _read(there, played, name, request.form)
        watched = played.game.players_enforce(played.state) and isinstance(action, played.game.enforced_by_players)
        if watched or not isinstance(action, SCORING):
            raise NotationError("unreadable-not-here")  # a look at anything else could tell on a wrong play
        ruling = played.preview(action, seats_of(there, played))
    except NotationError as fault:
        return answer(there, Answer.unreadable(fault))
    return render_template("play/preview.html", ruling=ruling, text=format_act(action), speech=speech(played.names))


@page.get(f"/{CODE}/look")
def running(code: str) -> str:
    """Preview the line of the cards tapped so far, while they are tapped."""
    there = room(code)
    played, name = _playing(there)
    try:
        action = _read(there, played, name, request.args)
        if not isinstance(action, Melds):
            raise NotationError("unreadable-not-here")
        ruling = played.preview(action, mine := seats_of(there, played))
    except NotationError as fault:
        return render_template("play/running.html", how="no", notes=(Message(fault.key, tuple(fault.fill.items())),))
    notes = played.game.running(played.seen(mine).state, action, ruling)
    how = "short" if ruling.verdict == "no" and len(notes) == 1 else ruling.verdict
    if played.game.players_enforce(played.state):
        how = "ok"  # where players enforce, nothing tells
    return render_template("play/running.html", how=how, notes=notes, speech=speech(played.names))


@page.post(f"/{CODE}/undo")
def undo(code: str) -> Response | Answered | str:
    """Take back a line, or all that came `together` with it, after showing the consequences.

    What hangs on it goes `along` if the person says so. If nothing may reveal a wrong play, all that was played since
    hangs on it, right or wrong, and the line may go `alone`.
    """
    there = room(code)
    if (earlier := earlier_answer(there)) is not None:
        return _then_own(there, earlier)
    played, name = _playing(there)
    played.settle()
    line, together = whole(request.form.get("line")) or 0, bool(request.form.get("together"))
    back = lines_of_tap(played, line)
    if is_one_act(played, back) and not together:
        visible = log_view_of(there, played)
        shown = [visible.line(played.entries[n - 1]) for n in reversed(back)]
        words = speech(played.names, there.me_in(played))
        return render_template("play/one_act.html", lines=shown, line=line, speech=words)
    if not together:
        back = (line,)
    try:
        actions = [parse_allowed(there, f"{quote(name)} undoes {n}") for n in back]
        since, falling = played_since(played, back), preview_change(there, played, actions).hanging
    except NotationError as fault:
        return answer(there, Answer.unreadable(fault))
    hangs = {line.n: line for line in (*falling, *map(log_view_of(there, played).line, since))}
    hanging = [hangs[n] for n in sorted(hangs)]
    along, alone = bool(request.form.get("along")), bool(request.form.get("alone"))
    if hanging and not (along or alone) and back[0] != len(played.entries):
        words = speech(played.names)
        return render_template("play/hangs.html", lines=hanging, back=back, maybe=bool(since), speech=words)
    if along:
        actions = [*(Undoes(name, hanged.n) for hanged in reversed(hanging)), *actions]
    return _then_own(there, enter_tap(there, *actions, also=sync_seats(there.table, played)))


def _then_own(there: Room, found: Answer, *, again: bool = False) -> Response | Answered | str:
    """Return the answer to a tap; after an act for another seat the phone is its own again, and reads it there.

    Where the next act too is that of a seat without a phone, it goes on with that one. An act that was refused, or came
    too late, is none yet. A tap that comes `again` did not get its answer by the stream.
    """
    # A line is its person's act if it stands, or is an accusation, which counts with any ruling.
    acted = any(entry.stands or isinstance(entry.action, ACCUSING) for entry in found.entries)
    if found.outcome is Outcome.KEPT and acted:
        following = _next_without_phone(there)
        if there.for_another or following:
            return redirect_to("phone.play", code=there.table.code, entered=found.entries[-1].n, **following)
    if not again and _is_streamed(there, found):
        return ByStream(status=204)
    return answer(there, found)


def _next_without_phone(there: Room) -> dict[str, int]:
    """Return the seat that this phone acts for next, as a value of an address: another that the game waits for, alone.

    It has no phone, and this one just acted for such a seat or is the only phone of the table.
    """
    others = any(set(seat.devices) - {there.device} for seat in there.table.night.seats)
    if there.played is None or (others and not there.for_another):
        return {}
    on, seats = acting(there.table, there.played)[1:]
    alone = len(on) == len(seats) == 1 and (there.seat is None or seats[0][0] != there.seat.id)
    return {"as": seats[0][0]} if alone else {}


def _is_streamed(there: Room, found: Answer) -> bool:
    """Return True if the stream of this phone brings the answer to its tap."""
    played = found.played
    if found.outcome is not Outcome.KEPT or played is None or len(found.entries) != 1 or not is_htmx():
        return False
    watches = there.table.is_shown("phone", there.number_in(played), there.device)
    return watches and played is there.played and is_answered_by_stream(played, found.entries[0])


def _playing(there: Room) -> tuple[LiveGame, str]:
    """Return the game and the name this phone acts by; 403 for a phone that has no seat in it."""
    played, seat = there.played, there.seat
    if played is None or seat is None or seat.name not in played.names:
        abort(403)
    return played, seat.name


def _read(there: Room, played: LiveGame, name: str, form: Form) -> Action:
    """Return the line a form says, a count with its round while another is open; raise NotationError for none."""
    action, s = allowed(there, action_of(form, name, played.names)), played.state
    counts = s.open and s.phase == "count" and isinstance(action, Holds) and action.round is None
    return replace(action, round=s.round) if counts else action  # type: ignore[call-arg]
