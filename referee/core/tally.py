"""Score keeping: the sheet that a table fills in after a round (Tally), and what it comes to (Filled).

A game says which boxes its sheet has and what they make; screens show it and hand back what was filled in. Every value
stands under the first seat of its row and the key of its box, blank ones are left out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.core.actions import Action, Scores
from referee.core.notation import quote
from referee.core.note import Note, note
from referee.core.state import State

Values = Mapping[tuple[int, str], str]
"""What stands in the boxes: (first seat of the row, key of the box) to text."""

PICKED = 14
"""A number of at most so many choices is picked in one tap; a larger one is typed."""


@dataclass(frozen=True, slots=True)
class Box:
    """One thing to fill in for each row: a number from `least` to `most` of `step`, to which taps may add what is in
    `adds`; or, where it is `alone`, a mark that one row at most may have; or a `mark` that any may have. `asked` is how
    it is asked for where its label does not say."""

    key: str
    label: Note
    least: int = 0
    most: int = 9999
    step: int = 1
    adds: tuple[int, ...] = ()
    alone: bool = False
    mark: bool = False
    asked: Note | None = None

    @property
    def picked(self) -> bool:
        """Whether its numbers are few enough to be tapped."""
        return not self.adds and (self.most - self.least) // self.step < PICKED


@dataclass(frozen=True, slots=True)
class Shortcut:
    """One tap that fills several boxes."""

    label: Note
    values: tuple[tuple[tuple[int, str], str], ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """The sheet of the round under way: the seats of each row (a player, or the partners of a side), its boxes, and
    what fills several at once."""

    rows: tuple[tuple[int, ...], ...]
    boxes: tuple[Box, ...]
    shortcuts: tuple[Shortcut, ...] = ()


@dataclass(frozen=True, slots=True)
class Sum:
    """What a row comes to: the round's points (None: not filled in yet), the total with them, and the parts of it."""

    points: int | None
    total: int
    parts: tuple[tuple[Note, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Filled:
    """A sheet as it was filled in: the values with what filled itself, the sums, what is missing or wrong (`faults`),
    and, once nothing is, the lines to enter."""

    values: Values
    sums: tuple[Sum, ...]
    faults: tuple[Note, ...] = ()
    lines: tuple[str, ...] = ()
    wrong: frozenset[tuple[int, str]] = field(default_factory=frozenset)


def number(box: Box, text: str) -> int | None:
    """What stands in a number's box; None where it is blank. Raises ValueError where it does not belong there."""
    if not text:
        return None
    value = int(text) if text.lstrip("-").isascii() and text.lstrip("-").isdecimal() and len(text) < 8 else None
    if value is None or not box.least <= value <= box.most or (value - box.least) % box.step:
        raise ValueError(text)
    return value


def numbers(tally: Tally, values: Values) -> tuple[dict[tuple[int, str], int], frozenset[tuple[int, str]]]:
    """The numbers and marks (1) of a sheet, and the boxes whose text does not belong there."""
    found, wrong = dict[tuple[int, str], int](), set[tuple[int, str]]()
    for row in tally.rows:
        for box in tally.boxes:
            key = (row[0], box.key)
            text = values.get(key, "").strip()
            try:
                value = int(bool(text)) if box.mark or box.alone else number(box, text)
            except ValueError:
                wrong.add(key)
            else:
                if value is not None and (value or not (box.mark or box.alone)):
                    found[key] = value
    return found, frozenset(wrong)


POINTS = Box("points", note("tally-points"), least=-999, most=9999)


def of_points(s: State) -> Tally | None:
    """The sheet of a game that has none of its own: the points of every player who has none yet this round."""
    if not s.by_points(s.keep) or s.phase == "over":
        return None
    lacking = (seat for seat in s.ring if s.fresh or (s.here[seat] and s.worth[seat] is None))
    return Tally(tuple((seat,) for seat in lacking if not s.gone[seat]), (POINTS,))


def refilled(tally: Tally, lines: Mapping[int, Action]) -> Values:
    """What stood in the boxes of a sheet that made these lines, each by the first seat of its row: a round's points, or
    the parts that have a box of their own."""
    found: dict[tuple[int, str], str] = {}
    boxes = {box.key: box for box in tally.boxes}
    for seat, action in lines.items():
        if isinstance(action, Scores):
            parts = action.parts if action.points is None else ((POINTS.key, str(action.points)),)
            for key, text in parts:
                if key in boxes:
                    found[seat, key] = {"yes": "1", "no": ""}.get(text, text)
    return found


def points_filled(s: State, tally: Tally, values: Values) -> Filled:
    """What the players' points come to (ONE-65)."""
    known, wrong = numbers(tally, values)
    points = [known.get((row[0], POINTS.key)) for row in tally.rows]
    sums = tuple(Sum(each, s.scores[row[0]] + (each or 0)) for row, each in zip(tally.rows, points, strict=True))
    lines = tuple(f"{quote(s.names[row[0]])} scores {each}" for row, each in zip(tally.rows, points, strict=True))
    faults = (note("tally-wrong"),) if wrong else () if None not in points else (note("tally-missing"),)
    return Filled(values, sums, faults, () if faults else lines, wrong)
