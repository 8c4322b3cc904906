"""Explanations: the ruling of a line, the course of the turn, the origin of a number."""

from collections.abc import Sequence

from flask import Blueprint, Response, request

from referee.engine.basics.actions import PLAYING, Discards
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.common_rules.people import NOT_OF_PLAY
from referee.engine.house_rules.options import switches
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import format_act
from referee.engine.notation.record import read_head
from referee.engine.notation.tokens import split_key
from referee.engine.questions import provenance, what_if
from referee.engine.questions.what_if import LegalAlternatives
from referee.web.core.access import CODE
from referee.web.core.context import apart, whole
from referee.web.core.game_page import line_at, reading
from referee.web.core.screens import Piece
from referee.web.log.lines import story_lines
from referee.web.log.visibility import LogView, VisibleLine, log_view_of

ALWAYS = ("turn", "top", "suit", "draw")
"""Facts in every comparison of two states, changed or not: without them a ruling cannot be followed."""


page = Blueprint("why", __name__)


@page.get(f"/{CODE}/why/<number:n>")
def why(code: str, n: int) -> str | Response:
    """Show a line's ruling: its rule, house rules, right plays, the course of the turn, the changed facts."""
    read, entry = line_at(code, n)
    played, visible = read.played, log_view_of(read.there, read.played, [entry])
    line = story_lines(read.table, played, [entry], visible).lines[0]
    if line.ruling is None:
        return read.show("log/explain.html", line=line)
    before, after = played.state_after(n - 1), played.state_after(n)
    was, now = known_facts(played.game, before), known_facts(played.game, after)
    keys = [key for key in now if key in ALWAYS or was.get(key) != now[key]] + [key for key in was if key not in now]
    preset = played.game.preset_house(read_head(played.head).preset)
    known = [key for key in line.ruling.house if key in switches(type(before.house))]
    values = ((key, before.house.text(key), preset.text(key)) for key in known)
    return read.show(
        "log/explain.html",
        line=line,
        settings=[Piece(key=key, value=value, preset=usual, differs=value != usual) for key, value, usual in values],
        changes=[
            Piece(key=key, before=was.get(key), after=now.get(key), differs=was.get(key) != now.get(key))
            for key in keys
        ],
        right=_right(played.seen(visible.seats), line) if line.action == entry.read else None,
        chain=turn_lines(played.log, visible, n - 1),
        before=before,
        question=question_of(line, before.names),
    )


def _right(log: GameLog, line: VisibleLine) -> LegalAlternatives | None:
    """Return the legal alternatives to a refused line of play; None if the position must stay hidden."""
    refused = line.ruling is not None and line.ruling.verdict == "no" and isinstance(line.action, (*PLAYING, Discards))
    if not refused or line.undone or what_if.answer_hidden(log, line.n - 1):
        return None
    try:
        found = what_if.legal_alternatives(what_if.position_at(log, line.n - 1), line.action)
    except NotationError:
        return None
    return found if found.cards or found.taps else None


def turn_lines(log: GameLog, visible: LogView, n: int) -> list[Piece]:
    """Return the lines that led to the turn after line `n`, as this phone may read them, with their consequences."""
    return [
        Piece(n=step.n, action=visible.reads(log.entries[step.n - 1].read, step.n), notes=step.notes)
        for step in provenance.turn_history(log, n)
    ]


@page.get(f"/{CODE}/from")
def origin(code: str) -> str | Response:
    """Show the origin of a number: the lines that changed it, up to the requested line or now."""
    read, key = reading(code), request.args.get("fact", "")
    asked, newest = whole(request.args.get("line")), len(read.played.entries)
    n, log = newest if asked is None else min(asked, newest), read.played.log
    name, people = split_key(key)
    seat = log.state_after(n).seat(people[0]) if name == "score" and people else None
    value, steps = apart(read.there.device, _made, log, key, n, seat, lines=n)
    visible = log_view_of(read.there, read.played)
    lines = [(step, visible.reads(log.entries[step.n - 1].read, step.n)) for step in steps]
    return read.show("log/origin.html", key=key, line=n, now=n == newest, value=value, lines=lines, whose=seat)


def _made(log: GameLog, key: str, n: int, seat: int | None) -> tuple[object, Sequence[provenance.Step]]:
    """Return a fact after line `n`, and the lines that made it: of a seat's points, those of its total."""
    found = provenance.provenance(log, key, n)
    return found.value, found.steps if seat is None else provenance.total_steps(log, seat, n)


def question_of(line: VisibleLine, names: tuple[str, ...]) -> dict[str, str]:
    """Return the query of a question about this line in the position before it; empty if no rule of play decides it."""
    if isinstance(line.action, NOT_OF_PLAY) or line.action.who not in names:
        return {}
    return {"line": str(line.n - 1), "who": str(names.index(line.action.who)), "q": format_act(line.action)}
