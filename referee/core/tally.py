"""Score keeping: the sheet that a table fills in after a round (Tally), and what it comes to (Filled).

A game says which boxes its sheet has and what they make; screens show it and hand back what was filled in. Every value
stands under the first seat of its row and the key of its box, blank ones are left out.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from referee.core.actions import Action, Scores
from referee.core.notation import quote
from referee.core.note import Note, note
from referee.core.rulings import Seat
from referee.core.state import State

Values = Mapping[tuple[int, str], str]
"""What stands in the boxes: (first seat of the row, key of the box) to text."""

NOT = "0"
"""What stands in a mark's box that was said to be empty."""

PICKED = 14
"""A number of at most so many choices is picked in one tap; a larger one is typed."""


@dataclass(frozen=True, slots=True)
class Box:
    """One thing to fill in for each row: a number from `least` to `most` of `step`, to which taps may add what is in
    `adds`; or, where it is `alone`, a mark that one row has, or with a `least` of nought nobody may be said to (`NOT`
    in every row); or a `mark` that any may have. `asked` is how it is asked for where its label does not say, and
    `nobodys` how it is said that nobody has it."""

    key: str
    label: Note
    least: int = 0
    most: int = 9999
    step: int = 1
    adds: tuple[int, ...] = ()
    alone: bool = False
    mark: bool = False
    asked: Note | None = None
    nobodys: Note | None = None

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
    """The sheet of the round under way: the seats of each row (a player, or the partners of a side), its boxes, what
    fills several at once, and what to know before one fills it in (`hint`)."""

    rows: tuple[tuple[int, ...], ...]
    boxes: tuple[Box, ...]
    shortcuts: tuple[Shortcut, ...] = ()
    hint: Note | None = None


@dataclass(frozen=True, slots=True)
class Sum:
    """What a row comes to: the round's points (None: not filled in yet), the total with them, and the parts of it."""

    points: int | None
    total: int
    parts: tuple[tuple[Note, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Filled:
    """A sheet as it was filled in: the values with what filled itself, the sums, what is missing or wrong (`faults`),
    and, once nothing is, the lines to enter. `wrong` says of each box what its text cannot be."""

    values: Values
    sums: tuple[Sum, ...]
    faults: tuple[Note, ...] = ()
    lines: tuple[str, ...] = ()
    wrong: Mapping[tuple[int, str], Note] = field(default_factory=dict)


def number(box: Box, text: str) -> int | Note:
    """What stands in a number's box, or what it cannot be."""
    value = int(text) if text.lstrip("-").isascii() and text.lstrip("-").isdecimal() and len(text) < 8 else None
    if value is None or not box.least <= value <= box.most:
        return note("tally-between", least=box.least, most=box.most)
    if over := (value - box.least) % box.step:
        return note("tally-step", points=value, over=over, step=box.step)
    return value


def numbers(tally: Tally, values: Values) -> tuple[dict[tuple[int, str], int], dict[tuple[int, str], Note]]:
    """The numbers and marks (1) of a sheet, also a mark that was said to be nobody's (0), and the boxes whose text does
    not belong there."""
    found, wrong = dict[tuple[int, str], int](), dict[tuple[int, str], Note]()
    for row in tally.rows:
        for box in tally.boxes:
            key = (row[0], box.key)
            text = values.get(key, "").strip()
            value = int(text != NOT) if box.mark or box.alone else number(box, text) if text else 0
            if isinstance(value, Note):
                wrong[key] = value
            elif text and (value or not box.mark):
                found[key] = value
    return found, wrong


def fault_of(tally: Tally, known: Collection[tuple[int, str]], wrong: Mapping[tuple[int, str], Note]) -> Note | None:
    """What keeps a sheet from being entered, whatever it counts: a box in which something wrong stands, or those of a
    row that are blank, said with whose they are."""
    for row in tally.rows:
        seats = tuple(map(Seat, row))
        for box in tally.boxes:
            if (row[0], box.key) in wrong:
                return note("tally-wrong", seats=seats, box=box.label, why=wrong[row[0], box.key])
    for row in tally.rows:
        own = [box for box in tally.boxes if not box.alone and not box.mark]
        blank = [box.label for box in own if (row[0], box.key) not in known]
        if len(blank) == len(own) > 1:
            return note("tally-row", seats=tuple(map(Seat, row)))
        if blank:
            return note("tally-missing", seats=tuple(map(Seat, row)), boxes=tuple(blank))
    return None


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
                    found[seat, key] = {"yes": "1", "no": NOT if boxes[key].alone else ""}.get(text, text)
    return found


def points_filled(s: State, tally: Tally, values: Values) -> Filled:
    """What the players' points come to (ONE-65)."""
    known, wrong = numbers(tally, values)
    points = [known.get((row[0], POINTS.key)) for row in tally.rows]
    sums = tuple(Sum(each, s.scores[row[0]] + (each or 0)) for row, each in zip(tally.rows, points, strict=True))
    lines = tuple(f"{quote(s.names[row[0]])} scores {each}" for row, each in zip(tally.rows, points, strict=True))
    fault = fault_of(tally, known, wrong)
    return Filled(values, sums, () if fault is None else (fault,), () if fault else lines, wrong)
