"""Explanations: the ruling of a line and the rules consulted, the course of the turn, the origin of a number."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from flask import Blueprint, Response, request

from referee.engine.basics.actions import PLAYING, Discards
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.house_rules.options import House, switches
from referee.engine.log.audience import VEILED
from referee.engine.log.game_log import GameLog
from referee.engine.model.message import Message
from referee.engine.model.rulings import Consulted
from referee.engine.model.state import State
from referee.engine.notation.record import read_head
from referee.engine.notation.tokens import split_key
from referee.engine.questions import provenance, what_if
from referee.engine.questions.hindsight import rules_consulted
from referee.engine.questions.what_if import LegalAlternatives
from referee.live import LiveGame
from referee.web.core.access import CODE
from referee.web.core.context import apart, sorry, whole
from referee.web.core.game_page import line_at, reader, show
from referee.web.log.history import HistoryLine, turn_lines
from referee.web.log.lines import StoryLine, story_lines
from referee.web.log.position import question_of
from referee.web.log.visibility import log_view_of

ALWAYS = ("turn", "top", "suit", "draw")
"""Facts in every comparison of two states, changed or not: without them a ruling cannot be followed."""


@dataclass(frozen=True, slots=True)
class Change:
    """A fact before and after a line."""

    key: str
    before: object
    after: object

    @property
    def differs(self) -> bool:
        """True if the line changed the fact."""
        return bool(self.before != self.after)


def changed_facts(before: Mapping[str, object], after: Mapping[str, object]) -> list[Change]:
    """Return the facts that a line changed, and those without which its ruling cannot be followed."""
    keys = [key for key in after if key in ALWAYS or before.get(key) != after[key]]
    keys += [key for key in before if key not in after]
    return [Change(key, before.get(key), after.get(key)) for key in keys]


page = Blueprint("why", __name__)


@dataclass(frozen=True, slots=True)
class TableSetting:
    """A house rule at this table, beside its value in the preset."""

    key: str
    value: str
    preset: str

    @property
    def differs(self) -> bool:
        """True if the table has changed it from the preset."""
        return self.value != self.preset


@dataclass(frozen=True, slots=True)
class ConsultedRule:
    """A rule that was consulted, and its position in the order.

    `says` is its finding (None: it has none, or it is hidden from this phone), with its `verdict`; `decided` marks the
    rule that decided.
    """

    at: int
    rule: str
    verdict: str = ""
    says: Message | None = None
    decided: bool = False


@page.get(f"/{CODE}/why/<number:n>")
def why(code: str, n: int) -> str | Response:
    """Show a line's ruling: rules consulted, house rules, right plays, the course of the turn, the changed facts."""
    read, entry = line_at(code, n)
    played, visible = read.played, log_view_of(read.there, read.played, [entry])
    line = story_lines(read.table, played, [entry], visible).lines[0]
    if line.ruling is None:
        return show("log/explain.html", code, read, line=line, changes=[], settings=[])
    before, after = played.state_after(n - 1), played.state_after(n)
    log = played.log
    own, known = line.action == entry.read, played.seen(visible.seats)
    asked = rules_consulted(known, n) if line.ruling is not VEILED else ()
    proven = line.settled is not None and line.settled.ruling is not None
    return show(
        "log/explain.html",
        code,
        read,
        line=line,
        settings=settings(played, line.ruling.house, before.house),
        changes=changed_facts(known_facts(played.game, before), known_facts(played.game, after)),
        heard=[
            _consulted(at, rule, own=own and not (proven and rule.decided)) for at, rule in enumerate(asked, start=1)
        ],
        right=_right(known, line) if own else None,
        chain=turn_lines(log, visible, n - 1),
        before=before,
        question=question_of(line, before.names),
        count=len(played.entries),
    )


def _consulted(at: int, asked: Consulted, *, own: bool) -> ConsultedRule:
    if asked.found is None:
        return ConsultedRule(at, asked.rule.id)
    verdict, says = asked.found.verdict, tuple(asked.found.says.items())
    sentence = Message(f"{asked.rule.id.replace('.', '-')}.{verdict}", says) if own else None
    return ConsultedRule(at, asked.rule.id, str(verdict), sentence, asked.decided)


def _right(log: GameLog, line: StoryLine) -> LegalAlternatives | None:
    """Return the legal alternatives to a refused line of play; None if the position must stay hidden."""
    refused = line.ruling is not None and line.ruling.verdict == "no" and isinstance(line.action, (*PLAYING, Discards))
    if not refused or line.undone or what_if.answer_hidden(log, line.n - 1):
        return None
    try:
        found = what_if.legal_alternatives(what_if.position_at(log, line.n - 1), line.action)
    except NotationError:
        return None
    return found if found.cards or found.taps else None


def settings(played: LiveGame, keys: tuple[str, ...], house: House) -> list[TableSetting]:
    """Return house rules by key, with their values in this house and in the preset that the table started from."""
    preset = played.game.preset_house(read_head(played.head).preset)
    known = switches(type(house))
    return [TableSetting(key, house.text(key), preset.text(key)) for key in keys if key in known]


# Origins of numbers


@page.get(f"/{CODE}/from")
def origin(code: str) -> str | Response:
    """Show the origin of a number: the lines that changed it, up to the requested line or now."""
    read = reader(code)
    if read is None:
        return show("log/origin.html", code, None)
    key = request.args.get("fact", "")
    asked, newest = whole(request.args.get("line")), len(read.played.entries)
    n = newest if asked is None else min(asked, newest)
    log = read.played.log
    visible = log_view_of(read.there, read.played)
    try:
        seat = _whose_score(key, log.state_after(n))
        value, steps = apart(read.there.device, _made, log, key, n, seat, lines=n)
    except NotationError as fault:
        return sorry(fault.key, **fault.fill)
    lines = [
        HistoryLine(
            step.n,
            visible.reads(log.entries[step.n - 1].read, step.n),
            (),
            step.before,
            step.after,
            step.round,
            step.corrected,
        )
        for step in steps
    ]
    return show(
        "log/origin.html",
        code,
        read,
        key=key,
        line=n,
        now=n == newest,
        value=value,
        lines=lines,
        whose=seat,
    )


def _made(log: GameLog, key: str, n: int, seat: int | None) -> tuple[object, Sequence[provenance.Step]]:
    """Return a fact after line `n`, and the lines that made it: of a seat's points, those of its total."""
    found = provenance.provenance(log, key, n)
    return found.value, found.steps if seat is None else provenance.total_steps(log, seat, n)


def _whose_score(key: str, s: State) -> int | None:
    """Return the seat whose points a fact is; None for any other fact."""
    name, people = split_key(key)
    return s.seat(people[0]) if name == "score" and people else None
