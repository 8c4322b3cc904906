"""A step of a film: the position after a line of a table's game or of a record, with that line."""

from dataclasses import dataclass, replace

from referee.engine.log.settled import settled_in
from referee.engine.model.entry import Entry
from referee.engine.notation.lines import read_action
from referee.records.pasted import Walk
from referee.records.replay import Miss
from referee.web.core.game_page import Reader
from referee.web.log.lines import story_lines
from referee.web.log.visibility import LogView, VisibleLine, log_view_of
from referee.web.play.picture import Picture, picture


@dataclass(frozen=True, slots=True)
class Frame:
    """A step of a film: the position after line `n` (0: before the first) of those from `first` to `last`.

    `line` is the line that led to it (None: there is none), `misses` are the record's claims about it that do not hold.
    """

    n: int
    first: int
    last: int
    line: VisibleLine | None
    picture: Picture
    misses: tuple[Miss, ...] = ()


def frame_of_game(read: Reader, n: int, first: int, last: int) -> Frame:
    """Return a step of a table's game, as this phone's people may see it."""
    played = read.played
    shown = picture(played.game, played.state_after(n))
    if n < 1:
        return Frame(0, first, last, None, shown)
    told = [played.entries[n - 1]]
    line = story_lines(read.table, played, told, log_view_of(read.there, played, told)).lines[0]
    return Frame(n, first, last, line, shown)


def frame_of_record(one: Walk, n: int) -> Frame:
    """Return a step of a record; as it is no table's game, the hands it names are shown."""
    before = one.lines[n - 2].state if n > 1 else one.start
    if not n:
        return Frame(0, 0, len(one.lines), None, picture(one.game, one.start, hands=True))
    result = one.lines[n - 1]
    after, action = result.state, read_action(result.action or "")
    visible = LogView(one.game, after, frozenset(), frozenset(range(len(after.names))), {n: (before, after)})
    assert result.ruling is not None, "a line of play is ruled"
    stands = result.ruling.verdict != "no"
    told = visible.line(Entry(n, after.now, action, result.ruling, stands=stands))
    if result.ruling.verdict == "open":
        settled = settled_in(one.log.entries, one.log.state, n)
        proven = settled.ruling if settled is not None else None
        told = replace(told, settled=settled, ruling=proven or told.ruling)
    return Frame(
        n, 0, len(one.lines), replace(told, round=after.round), picture(one.game, after, hands=True), result.misses
    )


def step_within(asked: int | None, first: int, last: int) -> int:
    """Return the requested step, the nearest one if it does not exist, or the first by default."""
    return min(max(first if asked is None else asked, first), last)
