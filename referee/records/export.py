"""Exports of a game's log: as a record, as data, and its scores as a table. Device ids and PINs are never exported."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.log.game_log import GameLog
from referee.engine.model.course import course
from referee.engine.model.game import Game
from referee.engine.model.rulings import Ruling
from referee.engine.model.state import State
from referee.engine.notation.lines import read_kept
from referee.engine.notation.record import Expects, Line, Record, format_record, read_head
from referee.engine.notation.tokens import in_one_line, split_key

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""The beginnings of a text that a spreadsheet takes for a formula."""
StoredLine = tuple[float, str, str]
"""A stored line: its time, its text and its verdict."""


class Exported(NamedTuple):
    """A line with the ruling it got when it was entered (None while it is hidden) and the facts it changed."""

    n: int
    at: float
    action: Action
    ruling: Ruling | None
    changed: Mapping[str, Any]


def export_lines(
    game: Game, head: str, kept: Sequence[StoredLine], hidden_lines: Collection[int] = ()
) -> Iterator[Exported]:
    """Yield the lines of a log, folded as a replay of the record folds them; those in `hidden_lines` have no ruling.

    Undo lines in a row are folded once, and the last of them gets the changed facts.

    Raises:
        NotationError: The log can no longer be read.
    """
    log = GameLog(game, read_head(head))
    known = known_facts(game, log.state)
    runs: list[list[StoredLine]] = []
    for back, lines in groupby(kept, lambda line: isinstance(read_kept(line[1]), act.Undoes)):
        some = [*lines]
        runs += [some] if back else [[line] for line in some]
    for run in runs:
        log.load(run)
        before, known = known, known_facts(game, log.state)
        for entry in log.entries[-len(run) :]:
            hidden = entry.n in hidden_lines
            last = entry.n == len(log.entries)
            changed = changes(before, known, log.state.names) if last and not hidden else {}
            corrects = isinstance(entry.action, act.Amends) and not entry.stands and entry.n < len(kept)
            later = read_kept(kept[entry.n][1]) if corrects else None
            as_one = isinstance(later, act.Amends) and later.who == entry.action.who  # a replay may read both as one
            untold = hidden or as_one or isinstance(entry.action, act.Unread)
            yield Exported(entry.n, entry.at, entry.action, None if untold else entry.ruling, changed)
    log.dissolve()


def as_replayed(game: Game, head: str, lines: Sequence[Exported]) -> Iterator[Exported]:
    """Yield exported lines without rulings and facts that a replay without the hidden cards would not reproduce."""
    log, lost = GameLog(game, read_head(head)), False
    for line in lines:
        try:
            entry = None if lost else log.enter(_said(line.action, log.head.players[0]), line.at)
        except NotationError:
            entry, lost = None, True
        same = entry is not None and line.ruling is not None and alike(entry.ruling, line.ruling)
        known = known_facts(game, log.state) if same else {}
        held = {key: value for key, value in line.changed.items() if known.get(key) == value} if same else {}
        yield line._replace(ruling=line.ruling if same else None, changed=held)


def alike(one: Ruling, other: Ruling) -> bool:
    """Return True if two rulings have the same verdict by the same rule."""
    return one.verdict is other.verdict and one.rule.id == other.rule.id


def changes(before: Mapping[str, Any], after: Mapping[str, Any], names: Collection[str]) -> dict[str, Any]:
    """Return the facts that differ, with their values after; a fact that is no longer known is None.

    Facts of a name that nobody has any more are left out, as a record cannot demand them.
    """
    gone = (key for key in before if key not in after and all(name in names for name in split_key(key)[1]))
    keys = [*after, *gone]
    return {key: after.get(key) for key in keys if before.get(key) != after.get(key)}


def record_text(head: str, lines: Sequence[Exported], title: str | None = None) -> str:
    """Return the record of a game, which `referee replay` judges the same."""
    read = read_head(head)
    said = [line._replace(action=_said(line.action, read.players[0])) for line in lines]
    told = [demanding(x.action, x.at, x.ruling, x.changed) if x.ruling else Line(x.action, x.at) for x in said]
    return format_record(Record(read, tuple(told), None if title is None else in_one_line(title)))


def _said(action: Action, who: str) -> Action:
    """Return a line as a record can hold it.

    In place of an unreadable line stands one that changes nothing, so that the lines after it keep their numbers.
    """
    return act.Amends(who, 1, act.Undoes(who)) if isinstance(action, act.Unread) else action


def raw_text(head: str, kept: Sequence[StoredLine], title: str | None = None) -> str:
    """Return the record of a game that can no longer be judged: as it was entered, without rulings."""
    top = [f"== {in_one_line(title)}"] if title else []
    return "\n".join([*top, head.strip(), "", *(f"@{at:.6f} {text}" for at, text, _ in kept)]) + "\n"


def demanding(action: Action, at: float | None, ruling: Ruling, changed: Mapping[str, Any]) -> Line:
    """Return a line of a record that demands its ruling and the facts it changed."""
    demands = tuple((key, "none" if value is None else str(value)) for key, value in changed.items())
    return Line(action, at, Expects(str(ruling.verdict), ruling.rule.id, demands))


def line_data(line: Exported, text: str) -> dict[str, Any]:
    """Return a line as data for other programs, with the keys of `referee replay --json`."""
    ruling = line.ruling
    return {
        "n": line.n,
        "at": line.at,
        "action": text,
        "verdict": None if ruling is None else str(ruling.verdict),
        "rule": None if ruling is None else ruling.rule.id,
        "house": [] if ruling is None else list(ruling.house),
        "facts": dict(line.changed),
    }


class ScoreRow(NamedTuple):
    """A player's round: the cards held, their points, and the total so far.

    In a row of a total that was set or brought along, `round` and `dealer` are None, and `points` is the difference.
    """

    round: int | None
    dealer: str | None
    player: str
    held: str
    points: float
    total: float


def score_rows(state: State, *, adjusted: bool = False) -> list[ScoreRow]:
    """Return all scored rounds, player by player in the order of the seats.

    With `adjusted`, the totals that were set are included at their place.
    """
    past, names = course(state), state.names
    rows = [ScoreRow(None, None, names[seat], "", total, total) for seat in state.ring if (total := past.start[seat])]
    for leg in past.legs:
        scored = leg.round
        number, dealer = (None, None) if scored is None else (scored.number, names[scored.dealer])
        for seat in state.ring:
            points, total = leg.points[seat], leg.totals[seat]
            if points is not None and total is not None:
                held = "" if scored is None else scored.held[seat]
                rows.append(ScoreRow(number, dealer, names[seat], held, points, total))
    return [row for row in rows if adjusted or row.round is not None]


def harmless(word: str) -> str:
    """Quote a name that a spreadsheet would take for a formula."""
    return "'" + word if word.startswith(FORMULA) else word
