"""The phone during play: its page, its stream, and what a tap becomes."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response as Answered

from referee.core import cards
from referee.core.actions import Catches, Disputes, Holds, Melds, Penalizes, Scores
from referee.core.entry import Entry
from referee.core.notation import Unreadable, quote, read_card
from referee.core.note import Note
from referee.live import Answer, Outcome, Played
from referee.store import Seat
from referee.web.brings import falling as hanging_on
from referee.web.context import Room, drawn, hall, pieces, room, speech, streamed, view_of, whole
from referee.web.disputes import disputed
from referee.web.eyes import answer_to, eyes_of, eyes_on, seats_of
from referee.web.follow import following
from referee.web.fragments import view_now
from referee.web.picked import picked
from referee.web.posting import answered, posted
from referee.web.seen import of_table
from referee.web.undo import played_since, taken_back, together
from referee.web.ways import go

page = Blueprint("phone", __name__)
CODE = "<string(length=4):code>"
SCORING = (Holds, Scores, Melds)
MOST_AT_ONCE = 24
"""The most cards of one kind that one play puts down: so many lie in six packs."""
NEWS = 6
"""So many of the newest lines may still be news to the phone that entered them."""
ACCUSING = (Penalizes, Catches)
_HOLE = re.compile(r"\{\}")


def number_of(there: Room) -> int | None:
    """The engine's number of the seat this phone acts for; None where it is not in the game."""
    played, seat = there.played, there.seat
    if played is None or played.state is None or seat is None or seat.name not in played.state.names:
        return None
    found: int = played.state.names.index(seat.name)
    return found


def names_in(played: Played | None) -> tuple[str, ...]:
    """The names of the people in a game."""
    return tuple(played.state.names) if played is not None and played.state is not None else ()


@page.get(f"/{CODE}/play")
def play(code: str) -> Answered | str:
    """The phone's screen while a game is on."""
    there = room(code)
    if there.played is None or there.asks_for_another or there.seat is None:
        return redirect(url_for("lobby.table", code=there.table.code))
    number = number_of(there)
    return render_template(
        "phone.html",
        table=there.table,
        seat=there.seat,
        others=there.others,
        own=not there.for_another and there.seat in there.mine,
        entered=_entered(there, whole(request.args.get("entered"))),
        free=_free(there),
        number=number,
        pieces=pieces(there.table, "phone", number),
    )


def _entered(there: Room, line: int | None) -> Markup:
    """The answer to the act that this phone has just entered for another seat, read as its own phone again."""
    played = there.played
    if played is None or line is None or not len(played.entries) - NEWS <= line - 1 < len(played.entries):
        return Markup()
    if played.lines[line - 1].device != there.device:
        return Markup()
    entries = tuple(played.entries[n - 1] for n in played.of_one_tap(line))
    return Markup(answer(there, Answer(Outcome.KEPT, entries, played)))


def _free(there: Room) -> list[tuple[Seat, int]]:
    """The other seats this phone may act for, with their numbers in the game."""
    names = there.played.state.names if there.played is not None and there.played.state is not None else ()
    return [(each, names.index(each.name)) for each in there.others if each.name in names]


@page.get(f"/{CODE}/stream")
def stream(code: str) -> Response:
    """News for one page, as server-sent events."""
    there = room(code)
    name = request.args.get("page", "phone")
    if name not in hall().screens.pages:  # type: ignore[attr-defined]
        abort(404)
    number = number_of(there) if name == "phone" else None
    return streamed(there, name, number)


@page.get(f"/{CODE}/nothing")
def nothing(code: str) -> str:
    """An empty answer: the person thought better of it."""
    return ""


@page.post(f"/{CODE}/enter")
def enter(code: str) -> Response | Answered | str:
    """A tap becomes a line, and the answer is its ruling."""
    there = room(code)
    if (again := answered(there)) is not None:
        return _then_own(there, again)
    played, name = _playing(there)
    try:
        text = f"{quote(name)} {line_text(request.form, played.state.names)}"
        posted(there, text)
    except Unreadable as fault:
        return answer(there, Answer(Outcome.UNREADABLE, key=fault.key, fill=fault.fill))
    found = there.table.enter(
        [text],
        device=there.device,
        post=request.form.get("post"),
        seen=request.form.get("seen") or None,
        tapped=True,
        also=following(there.table, played),
    )
    return _then_own(there, found)


@page.post(f"/{CODE}/look")
def look(code: str) -> Response | str:
    """What a line would be ruled, before it is entered: a preview of whatever scores."""
    there = room(code)
    played, name = _playing(there)
    try:
        text = line_text(request.form, played.state.names)
        action = posted(there, f"{quote(name)} {text}")
        watched = played.game.silent(played.state) and isinstance(action, played.game.watched)
        if watched or not isinstance(action, SCORING):
            raise Unreadable("unreadable-not-here")  # a look at anything else could tell on a wrong play
        ruling = played.look(f"{quote(name)} {text}", seats_of(there, played))
    except Unreadable as fault:
        return answer(there, Answer(Outcome.UNREADABLE, key=fault.key, fill=fault.fill))
    return render_template("parts/preview.html", ruling=ruling, text=text, speech=speech(names_in(played)))


@page.get(f"/{CODE}/look")
def running(code: str) -> str:
    """What the cards tapped so far come to, while they are tapped."""
    there = room(code)
    played, name = _playing(there)
    try:
        action = posted(there, f"{quote(name)} {line_text(request.args, played.state.names)}")
        if not isinstance(action, Melds):
            raise Unreadable("unreadable-not-here")
        mine = seats_of(there, played)
        ruling = played.look(f"{quote(name)} {line_text(request.args, played.state.names)}", mine)
    except Unreadable as fault:
        return render_template("parts/running.html", how="no", notes=(Note(fault.key, tuple(fault.fill.items())),))
    notes = played.game.running(played.seen(mine).state, action, ruling)
    how = "short" if ruling.verdict == "no" and len(notes) == 1 else ruling.verdict
    if played.game.silent(played.state):
        how = "ok"  # where players enforce, nothing tells
    return render_template("parts/running.html", how=how, notes=notes, speech=speech(names_in(played)))


@page.post(f"/{CODE}/undo")
def undo(code: str) -> Response | Answered | str:
    """Takes back a line, or all that came `together` with it; first shows what hangs on it, which goes `along` if the
    person says so. Where nothing may tell on a wrong play that is all that was played since, right or wrong, and the
    line may go `alone`."""
    there = room(code)
    if (again := answered(there)) is not None:
        return _then_own(there, again)
    played, name = _playing(there)
    played.settle()
    line = whole(request.form.get("line")) or 0
    back = together(played, line) if request.form.get("together") else (line,)
    texts = [f"{quote(name)} undoes {each}" for each in back]
    try:
        for text in texts:
            posted(there, text)
        look = eyes_of(there, played)
        since = played_since(played, back)
        then = played.then(texts, look.seats)
        falling = {line.n: line for line in hanging_on(played.seen(look.seats).entries, then, eyes_on(then, look))}
    except Unreadable as fault:
        return answer(there, Answer(Outcome.UNREADABLE, key=fault.key, fill=fault.fill))
    hanging = [each for _, each in sorted((falling | {entry.n: look.line(entry) for entry in since}).items())]
    along, alone = bool(request.form.get("along")), bool(request.form.get("alone"))
    if hanging and not (along or alone) and back[0] != len(played.entries):
        words = speech(names_in(played))
        return render_template("parts/hangs.html", lines=hanging, back=back, maybe=bool(since), speech=words)
    if along:
        texts = [*(f"{quote(name)} undoes {entry.n}" for entry in reversed(hanging)), *texts]
    also = following(there.table, played)
    found = there.table.enter(texts, device=there.device, post=request.form.get("post"), also=also)
    return _then_own(there, found)


def _then_own(there: Room, found: Answer) -> Response | Answered | str:
    """What the phone reads after a tap. After an act for another seat the phone is its own again, and reads it there;
    what was refused, or came too late, is no act yet."""
    if there.for_another and found.outcome is Outcome.KEPT and any(map(_has_acted, found.entries)):
        return go("phone.play", code=there.table.code, entered=found.entries[-1].n)
    return answer(there, found)


def _has_acted(entry: Entry) -> bool:
    """Whether a line is its person's act: it stands, or is an accusation, which counts however it is ruled."""
    return entry.stands or isinstance(entry.action, ACCUSING)


def _playing(there: Room) -> tuple[Played, str]:
    """The game and the name this phone acts by; 403 for a phone that has no seat in it."""
    played = there.played
    if played is None or played.game is None or there.seat is None or number_of(there) is None:
        abort(403)
    return played, there.seat.name


def line_text(form: Mapping[str, Any], names: Sequence[str]) -> str:
    """The line without its name that a form says at a table of these names: `text` with its holes filled, or a verb and
    its cards."""
    if text := form.get("text", ""):
        return _filled(text, form, names)
    verb = form.get("verb", "")
    chosen = [*_picked(form)]
    if not chosen:
        raise Unreadable("unreadable-cards")
    words = [
        verb,
        *(_in_groups(chosen, form.get("grouped", "").split(), form.get("to", "")) if form.get("grouped") else chosen),
    ]
    if calling := next(filter(None, _all(form, "calling")), ""):
        words += ["calling", calling]
    for word in _all(form, "saying"):
        words += ["saying", word]
    return " ".join(words)


def _all(form: Any, key: str) -> list[str]:
    found: list[str] = form.getlist(key)
    return found


def _picked(form: Mapping[str, Any]) -> list[str]:
    """The codes of the cards chosen: one card several times, or a collected hand."""
    if several := picked(form):
        return several
    times = whole(form.get("times"))
    count = times if times is not None and 1 <= times <= MOST_AT_ONCE else 1
    if code := form.get("card"):
        return [code] * count
    rank, suit = form.get("rank", ""), form.get("suit", "")
    if suit and not rank:
        raise Unreadable("unreadable-rank")
    try:  # a card without a suit stands in the grid by its code
        return [(cards.find(rank, suit) if suit else cards.card(rank)).code] * count
    except ValueError:
        raise Unreadable("unreadable-card", card=rank + suit) from None


def _in_groups(codes: list[str], replacing: list[str], to: str) -> list[str]:
    """Cards tapped one after another, a stroke before each of another rank than the one before; those that replace
    others begin no group, and where there is none yet they go `to` a rank."""
    made: list[str] = []
    read = list(map(read_card, codes))
    if to and all(each.rank in replacing for each in read):
        return [f"{to}:", *codes]
    rank = ""
    for code, each in zip(codes, read, strict=True):
        natural = each.rank not in replacing
        if natural and rank not in ("", each.rank):
            made.append("/")
        rank = each.rank if natural else rank
        made.append(code)
    return made


def _filled(text: str, form: Mapping[str, Any], names: Sequence[str]) -> str:
    values = []
    whom = whole(form["whom"]) if "whom" in form else None  # `get` is slow for what is not there
    if whom is not None and whom < len(names):
        values.append(quote(names[whom]))
    values += [form[key] for key in ("reason", "number", "word") if form.get(key)]
    fill = iter(values)
    try:
        return _HOLE.sub(lambda _: next(fill), text)
    except StopIteration:
        raise Unreadable("unreadable-words", verb=text) from None


def answer(there: Room, found: Answer) -> str:
    """What the phone reads after a tap."""
    played = found.played or there.played
    words = speech(names_in(played))
    lines, came, back, stands, about = [], (), None, "", None
    if played is not None and found.entries:
        look = eyes_of(there, played)
        lines = [look.line(entry) for entry in found.entries[-1:]]
        came = tuple(note for entry in found.entries[-1:] for note in answer_to(played, entry))
        back = taken_back(played, look, found.entries)
        about = disputed(there.table, played) if isinstance(lines[-1].action, Disputes) else None
    if played is not None and played.game is not None:
        state = played.state_after(found.entries[-1].n if found.entries else len(played.entries))
        newest = state is played.state and played is there.table.game
        stands = of_table(played.number, view_now(there.table) if newest else played.game.view(state))
    now = _now(there, words) if found.outcome is Outcome.MOVED_ON else ""
    return drawn(
        "parts/answer.html",
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


def _now(there: Room, words: Any) -> Any:
    """How the table stands, in a few words."""
    if there.played is None or there.played.game is None:
        return ""
    view = view_of(there.played)
    if view.turn >= 0:
        return words.say("ui-turn-of", name=words.person(view.turn))
    return words.say(f"phase-{view.phase}")
