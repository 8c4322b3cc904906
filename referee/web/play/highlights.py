"""Highlights: events that the board shows large for two seconds, and the sentences it says aloud."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY
from referee.engine.model.entry import Entry
from referee.engine.model.game import Game
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Seat
from referee.engine.model.state import State
from referee.engine.model.view import View
from referee.live import LiveGame, Table
from referee.web.core.looks import BoardPerson, board_people
from referee.web.log.visibility import VisibleLine, log_view
from referee.web.scores.standings import round_end

REVOKE = ("note-trick-revoke", "came-revoke")
BLOWS = ("beside-bust", "beside-mercy")
"""Messages that tell of somebody's misfortune."""
LARGE_ATTACK = 5
"""Fewest cards drawn at once that can be a record of the night."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """Something that happened with a line of a game.

    `kind` is `word` (the last call), `last` (a hand is empty), `won` (a round), `caught`, `complete` (a meld),
    `record`, or for what the game calls a highlight `cheer` or `blow`. The message says it in a few words, `about` or
    `why` in a sentence where more is to say. `people` are those it is about.
    """

    game: int
    line: int
    kind: str
    message: Message
    people: tuple[BoardPerson, ...]
    names: tuple[str, ...]
    about: VisibleLine | None = None
    why: Message | None = None
    template: ClassVar[str] = "board/highlight.html"


class Spoken(NamedTuple):
    """Speech and sound of the newest line, for a board on which they are switched on."""

    sound: str
    message: Message | None
    names: tuple[str, ...]


def newest_highlight(
    table: Table, played: LiveGame, people: tuple[BoardPerson, ...], among: int = 4
) -> Highlight | None:
    """Return the highlight `among` so many newest lines of a game, some of which one tap may have entered; or None."""
    newest = played.entries[-among:]
    look = log_view(played, told=newest)
    names = tuple(person.name for person in people)
    for entry in reversed(newest):
        line, steps = look.line(entry), look.steps.get(entry.n)
        if steps is None or not line.stands or line.undone or line.action.who not in names:
            continue
        found = _of_line(table, played, line, entry, steps)
        if found is not None:
            kind, text, seats, about = found
            there = tuple(people[seat] for seat in seats if seat < len(people))
            more = about if isinstance(about, Message) else None
            return Highlight(played.number, entry.n, kind, text, there, names, line if about is True else None, more)
    return None


def headline(table: Table, played: LiveGame, newest: VisibleLine | None) -> Highlight | None:
    """Return the highlight of the newest line for the phones, None without one; most lines cannot have one."""
    if newest is None or not newest.stands or newest.undone:
        return None
    marks = {note for note in (*newest.beside, *played.view.notes) if note.id in played.game.highlights}
    at, before, earlier = table.marked or ((0, 0), set(), set())
    if at != (played.number, newest.n):
        earlier = before if at == (played.number, newest.n - 1) else set()
    table.marked = (played.number, newest.n), marks, earlier
    big = isinstance(newest.action, act.Catches | act.Penalizes | act.Melds | act.Finds)
    if not big and marks <= earlier:
        return None
    return newest_highlight(table, played, board_people(table, played.names), 1)


Found = tuple[str, Message, Sequence[int], bool | Message]
"""Kind, text and people of a highlight, and what tells more: a message, or (True) the story of its line."""


def _of_line(
    table: Table, played: LiveGame, line: VisibleLine, entry: Entry, steps: tuple[State, State]
) -> Found | None:
    """Return the highlight of a standing line, as far as everybody may know it."""
    game, (before, after) = played.game, steps
    who = after.names.index(line.action.who)
    views = game.view(before), played.view if after is played.state else game.view(after)
    known = set(views[0].notes)
    fresh = [note for note in views[1].notes if note not in known]
    for told in (*line.beside, *fresh):
        if told.id in game.highlights:
            return _big(told)
    sure = line.ruling is not None and line.ruling.verdict == "ok"
    action = line.action
    if sure and isinstance(action, act.Catches | act.Penalizes) and action.whom in after.names:
        seat = after.names.index(action.whom)
        return "caught", message("board-caught", seat=Seat(seat)), (seat,), True
    out = after.first == who != before.first or _is_out(*views, who)
    if out and after.phase != "play":
        end = round_end(game, who, after.round)
        return ("won", end, (who,), False) if end and after.phase != "over" else None
    if word := _said(game.last_words(after), line, sure=sure):
        return "word", message("board-word", word=word), (who,), False
    if out:
        return "last", message("board-last", seat=Seat(who)), (who,), False
    if isinstance(action, act.Melds) and (side := _completed(*views)):
        return "complete", message("board-complete"), side, False
    if isinstance(action, act.Draws) and is_record(table, played, entry):
        return "record", message("board-record", cards=action.count or 0), (who,), False
    return None


def _big(told: Message) -> Found:
    """Return what the game itself calls a highlight: a moon, a revoke, a bankruptcy, the end of a vote."""
    fill = dict(told.fill)
    seats = [int(fill["seat"])] if isinstance(fill.get("seat"), Seat) else []
    if told.id.startswith(REVOKE):
        cost = fill.get("cost", fill.get("points", 0))
        return "blow", message("board-revoke", seat=Seat(seats[0]), cost=cost), seats, told
    kind = "blow" if told.id in BLOWS else "vote" if told.id in Game.highlights else "cheer"
    return kind, told, seats, False


def _said(words: Sequence[str], line: VisibleLine, *, sure: bool) -> str:
    """Return the last call that was rightly said with a line; empty if none was."""
    action = line.action
    if isinstance(action, act.Says):
        said = line.ruling.fill.get("word", action.word) if line.ruling is not None else action.word
        return str(said) if sure and action.word in words else ""
    if not isinstance(action, act.Plays | act.Flips) or set(words).isdisjoint(action.saying):
        return ""
    told = next((told for told in line.beside if told.id == "beside-said"), None)
    return str(dict(told.fill).get("word", "")) if told is not None else ""


def _is_out(before: View, after: View, who: int) -> bool:
    """Return True if somebody is out whose cards mattered until now."""
    was = {seat.seat: seat.out for seat in before.seats}
    return any(seat.seat == who and seat.out and not was.get(who, True) for seat in after.seats)


def _completed(before: View, after: View) -> tuple[int, ...]:
    """Return the side that has one more complete meld than before; nobody if there is none."""
    was = {side.seats: _complete(side.melds) for side in before.sides}
    return next((side.seats for side in after.sides if _complete(side.melds) > was.get(side.seats, 0)), ())


def _complete(melds: Sequence[object]) -> int:
    return sum(getattr(meld, "complete", None) is not None for meld in melds)


def attacks(played: LiveGame) -> list[tuple[int, int, str]]:
    """Return the line, the size and the person of every draw of several cards, in a game in which that is an attack."""
    if played.view.sides or played.view.trick is not None:
        return []
    return [
        (entry.n, entry.read.count or 0, entry.read.who)
        for entry in played.entries
        if isinstance(entry.read, act.Draws) and entry.stands and not entry.undone and (entry.read.count or 0) > 1
    ]


def is_record(table: Table, played: LiveGame, entry: Entry) -> bool:
    """Return True if more cards were drawn at once than ever before in this night, which had other attacks."""
    logs = [other for other in table.games if other.has_log]
    earlier = [size for other in logs for n, size, _ in attacks(other) if (other.number, n) < (played.number, entry.n)]
    count = entry.read.count or 0 if isinstance(entry.read, act.Draws) else 0
    return count >= LARGE_ATTACK and bool(attacks(played)) and bool(earlier) and count > max(earlier)


def spoken(played: LiveGame, view: View, highlight: Highlight | None) -> Spoken:
    """Return the sentence about the newest line: its highlight, an attack, the end of a round or game, or the turn."""
    names = played.names
    if view.phase == "over":
        winners = tuple(map(Seat, view.winners))
        return Spoken("won", message("ui-winner", names=winners, count=len(winners)), names)
    if highlight is not None and highlight.line == len(played.entries):
        return Spoken(highlight.kind, highlight.message, names)
    if view.phase in ("deal", "count") and played.state.first != NOBODY:
        return Spoken("won", round_end(played.game, played.state.first, view.round), names)
    if view.timeout != NOBODY:
        return Spoken("stop", message("ui-timeout", name=Seat(view.timeout)), names)
    if view.turn == NOBODY:
        return Spoken("", None, names)
    if view.owed:
        return Spoken("attack", message("board-say-attack", name=Seat(view.turn), owed=view.owed), names)
    return Spoken("turn", message("ui-turn-of", name=Seat(view.turn)), names)
