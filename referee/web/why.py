"""Why: what the referee says of a line and how it came to it, whose turn it was and why, and where a number comes
from."""

from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, abort, request

from referee.core import asking, tracing
from referee.core.actions import PLAYING, Action, Discards
from referee.core.asking import Right
from referee.core.entry import Entry
from referee.core.facts import facts
from referee.core.hindsight import heard
from referee.core.house import House, switches
from referee.core.notation import Unreadable, format_action, quote, split_key
from referee.core.note import Note
from referee.core.people import NOT_OF_PLAY
from referee.core.record import read_head
from referee.core.replay import Log
from referee.core.rulings import Asked
from referee.core.state import State
from referee.live import Played
from referee.veil import VEILED
from referee.web.context import sorry, whole
from referee.web.eyes import Eyes, eyes_of
from referee.web.facts import compared, fact_name, fact_value
from referee.web.lines import StoryLine, story
from referee.web.reading import CODE, reader, show

page = Blueprint("why", __name__)


@dataclass(frozen=True, slots=True)
class Setting:
    """A house rule at this table, beside what the preset says."""

    key: str
    value: str
    preset: str

    @property
    def differs(self) -> bool:
        """Whether the table plays otherwise than its preset."""
        return self.value != self.preset


@dataclass(frozen=True, slots=True)
class Heard:
    """A rule that was asked, as the how-manieth: what it says of the line (None: it did not speak, or that is not for
    these eyes), its verdict, and whether it decided."""

    at: int
    rule: str
    verdict: str = ""
    says: Note | None = None
    decided: bool = False


@dataclass(frozen=True, slots=True)
class Linked:
    """A line that brought the turn on, or changed a number, as these eyes read it: what came of it, from what to
    what. `round`: it scored that one, whose number has parts."""

    n: int
    action: Action
    notes: tuple[Note, ...] = ()
    before: Any = None
    after: Any = None
    round: int = 0


@page.get(f"/{CODE}/why/<number:n>")
def why(code: str, n: int) -> str | Response:
    """A line's ruling: the rule, the house rules it rests on, every rule that was asked, what would have been right,
    whose turn it was and why, and the state before and after."""
    read = reader(code)
    if read is None or not 1 <= n <= len(read.played.entries):
        abort(404)
    played, look = read.played, eyes_of(read.there, read.played, n)
    entry: Entry = played.entries[n - 1]
    line = story(read.table, played, [entry], look).lines[0]
    if line.ruling is None:
        return show("why.html", code, read, line=line, changes=[], settings=[])
    before, after = played.state_after(n - 1), played.state_after(n)
    log: Log = played.log
    own, known = line.action == entry.read, played.seen(look.seats)
    asked = heard(known, n) if line.ruling is not VEILED else ()
    return show(
        "why.html",
        code,
        read,
        line=line,
        settings=settings(played, line.ruling.house, before.house),
        changes=compared(facts(played.game, before), facts(played.game, after)),
        heard=[_heard(at, each, own=own) for at, each in enumerate(asked, start=1)],
        right=_right(known, line) if own else None,
        chain=linked(log, look, n - 1),
        before=before,
        question=question_of(line, before.names),
        fact_name=fact_name,
        fact_value=fact_value,
        count=len(played.entries),
    )


def _heard(at: int, asked: Asked, *, own: bool) -> Heard:
    if asked.found is None:
        return Heard(at, asked.rule.id)
    verdict, fill = asked.found
    says = Note(f"{asked.rule.id.replace('.', '-')}.{verdict}", tuple(fill.items())) if own else None
    return Heard(at, asked.rule.id, str(verdict), says, asked.decided)


def _right(log: Log, line: StoryLine) -> Right | None:
    """What would have been right instead of a refused line of play; None where nothing may be said of that position."""
    refused = line.ruling is not None and line.ruling.verdict == "no" and isinstance(line.action, (*PLAYING, Discards))
    if not refused or line.undone or asking.keeps_silent(log, line.n - 1):
        return None
    try:
        found = asking.right(asking.standing(log, line.n - 1), line.action)
    except Unreadable:
        return None
    return found if found.cards or found.taps else None


def question_of(line: StoryLine, names: tuple[str, ...]) -> dict[str, str]:
    """What asks about the same line, on the position before it; empty where no rule of play decides it."""
    if isinstance(line.action, NOT_OF_PLAY) or line.action.who not in names:
        return {}
    text = format_action(line.action)[len(quote(line.action.who)) :].strip()
    return {"line": str(line.n - 1), "who": str(names.index(line.action.who)), "q": text}


def linked(log: Log, look: Eyes, n: int) -> list[Linked]:
    """The lines that made it the turn of whoever is to act after line `n`, as these eyes read them."""
    return [Linked(each.n, _read(log, look, each.n), each.notes) for each in tracing.chain(log, n)]


def _read(log: Log, look: Eyes, n: int) -> Action:
    return look.reads(log.entries[n - 1].read, n)


def settings(played: Played, keys: tuple[str, ...], house: House) -> list[Setting]:
    """House rules by key: their value in this house and in the preset that the table started from."""
    preset = played.game.preset_house(read_head(played.head).preset)
    known = switches(type(house))
    return [Setting(key, house.text(key), preset.text(key)) for key in keys if key in known]


# ------------------------------------------------------------------------------------------------- where it comes from


@page.get(f"/{CODE}/from")
def origin(code: str) -> str | Response:
    """Where a number comes from: the lines that made it what it is, after the line that is asked for or now."""
    read = reader(code)
    if read is None:
        return show("origin.html", code, None)
    key = request.args.get("fact", "")
    asked, newest = whole(request.args.get("line")), len(read.played.entries)
    n = newest if asked is None else min(asked, newest)
    log: Log = read.played.log
    look = eyes_of(read.there, read.played)
    try:
        found = tracing.origin(log, key, n)
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)
    seat, rounds = _whose_score(key, log.state_after(n)), {each.line: each.number for each in read.state.rounds}
    lines = [
        Linked(each.n, _read(log, look, each.n), (), each.before, each.after, rounds.get(each.n, 0))
        for each in found.steps
    ]
    return show("origin.html", code, read, key=key, line=n, now=n == newest, value=found.value, lines=lines, whose=seat)


def _whose_score(key: str, s: State) -> int | None:
    """The seat whose points a fact is; None for any other fact."""
    name, people = split_key(key)
    return s.seat(people[0]) if name == "score" and people else None
