"""Score keeping: the sheet that a table fills in after a round (Tally), and its sums (Filled).

A game defines the boxes of its sheet and what they add up to; screens show it and return what was filled in. Every
value belongs to the first seat of its row and the key of its box; blank ones are left out.
"""

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from referee.engine.basics.actions import Action, Scores
from referee.engine.basics.errors import NotationError
from referee.engine.basics.points import fits
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Seat
from referee.engine.model.state import State
from referee.engine.notation.lines import format_action
from referee.engine.notation.tokens import read_points

Values = Mapping[tuple[int, str], str]
"""Text of the boxes, by first seat of the row and key of the box."""

NOT = "0"
"""Text of a mark's box that was said to be empty."""

PICKED = 14
"""With at most this many choices a number is picked in one tap; otherwise it is typed."""


class Box(NamedTuple):
    """A box to fill in for each row.

    It takes a number from `least` to `most` in steps of `step`, to which taps may add the numbers in `adds` (it offers
    only the numbers in `picks` if there are any); or a mark that any row may have (`mark`); or a mark that only one row
    has (`alone`). With a `least` of 0 it may be said that nobody has such a mark (`NOT` in every row). `asked` is the
    question where the label is none, and `nobodys` the label for nobody. A box is asked for only in rows where the box
    that it `needs` is filled in.
    """

    key: str
    label: Message
    least: int = 0
    most: int = 9999
    step: float = 1
    adds: tuple[int, ...] = ()
    picks: tuple[int, ...] = ()
    alone: bool = False
    mark: bool = False
    asked: Message | None = None
    nobodys: Message | None = None
    needs: str = ""

    @property
    def picked(self) -> bool:
        """Return True if its numbers are whole, and few enough to be tapped."""
        few = self.step >= 1 and (self.most - self.least) // self.step < PICKED
        return bool(self.picks) or (few and not self.adds)


class Shortcut(NamedTuple):
    """A tap that fills several boxes."""

    label: Message
    values: tuple[tuple[tuple[int, str], str], ...]


class Tally(NamedTuple):
    """The sheet of the round under way.

    `rows` holds the seats of each row (a player, or the partners of a side). `shortcuts` fill several boxes at once,
    and `hint` tells what to know before filling it in.
    """

    rows: tuple[tuple[int, ...], ...]
    boxes: tuple[Box, ...]
    shortcuts: tuple[Shortcut, ...] = ()
    hint: Message | None = None


class Sum(NamedTuple):
    """The sum of a row: the round's points (None: not filled in yet), the total with them, and the parts of it."""

    points: float | None
    total: float
    parts: tuple[tuple[Message, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Filled:
    """A sheet as it was filled in.

    `values` include boxes that filled themselves. `faults` are what is missing or wrong and, once nothing is, `lines`
    are the lines to enter. `wrong` explains for each box why its text is invalid.
    """

    values: Values
    sums: tuple[Sum, ...]
    faults: tuple[Message, ...] = ()
    lines: tuple[str, ...] = ()
    wrong: Mapping[tuple[int, str], Message] = field(default_factory=dict)


def plain_points(text: str) -> str:
    """Return typed points as records write them: a comma is a decimal point too, and digits have any width."""
    return re.sub(r"^(-?)\.", r"\g<1>0.", unicodedata.normalize("NFKC", text).replace(",", ".").replace("−", "-"))


def parse_sheet(tally: Tally, values: Values) -> tuple[dict[tuple[int, str], float], dict[tuple[int, str], Message]]:
    """Return the numbers and marks of a sheet, and for each box whose text is invalid why it is.

    A mark is 1, or 0 where it was said that nobody has it.
    """
    found, wrong = dict[tuple[int, str], float](), dict[tuple[int, str], Message]()
    for key, box in (((row[0], box.key), box) for row in tally.rows for box in tally.boxes):
        text = values.get(key, "").strip()
        if text and (box.mark or box.alone):
            found |= {key: int(text != NOT)} if text != NOT or not box.mark else {}
        elif text:
            try:
                value = read_points(plain_points(text))
            except NotationError:
                value = box.least - 1
            if not box.least <= value <= box.most:
                wrong[key] = message("tally-between", least=box.least, most=box.most)
            elif not fits(value - box.least, box.step):
                wrong[key] = message("tally-step", points=value, step=box.step)
            else:
                found[key] = value
    return found, wrong


def sheet_fault(
    tally: Tally, known: Collection[tuple[int, str]], wrong: Mapping[tuple[int, str], Message]
) -> Message | None:
    """Return the fault that keeps any sheet from being entered, None if there is none.

    It is a box with an invalid text, or the blank boxes of a row, with whose they are.
    """
    for row in tally.rows:
        seats = tuple(map(Seat, row))
        for box in tally.boxes:
            if (row[0], box.key) in wrong:
                return message("tally-wrong", seats=seats, box=box.label, why=wrong[row[0], box.key])
    for row in tally.rows:
        own = [box for box in tally.boxes if not box.alone and not box.mark]
        blank = [box.label for box in own if (row[0], box.key) not in known]
        if len(blank) == len(own) > 1:
            return message("tally-row", seats=tuple(map(Seat, row)))
        if blank:
            return message("tally-missing", seats=tuple(map(Seat, row)), boxes=tuple(blank))
    return None


POINTS = Box("points", message("tally-points"), least=-999, most=9999)


def points_sheet(s: State) -> Tally | None:
    """Return the sheet of a game that has none of its own: the points of each player who has none yet this round."""
    if not s.enters_points(s.keep) or s.phase == "over":
        return None
    playing = s.playing_on(s.scores)
    lacking = (seat for seat in s.ring if s.fresh or (s.here[seat] and s.worth[seat] is None))
    return Tally(tuple((seat,) for seat in lacking if playing[seat]), (POINTS._replace(step=s.step),))


def values_of_lines(tally: Tally, lines: Mapping[int, Action]) -> Values:
    """Return the values of the sheet that made these lines, one by the first seat of each row.

    A value is a round's points, or a part that has a box of its own.
    """
    found: dict[tuple[int, str], str] = {}
    boxes = {box.key: box for box in tally.boxes}
    for seat, action in lines.items():
        if isinstance(action, Scores):
            parts = action.parts if action.points is None else ((POINTS.key, str(action.points)),)
            for key, text in parts:
                if key in boxes:
                    unmarked = "" if boxes[key].mark else NOT
                    found[seat, key] = {"yes": "1", "no": unmarked, NOT: unmarked}.get(text, text)
    return found


def score_of(s: State, row: Sequence[int], parts: tuple[tuple[str, str], ...], points: float | None = None) -> Scores:
    """Return the act that enters a row's round, by its parts or as points."""
    names = tuple(s.names[seat] for seat in row)
    return Scores(names[0], names, points, parts)


def fill_points(s: State, tally: Tally, values: Values) -> Filled:
    """Return the sums of a sheet of players' points (ONE-65)."""
    known, wrong = parse_sheet(tally, values)
    points = {row: known.get((row[0], POINTS.key)) for row in tally.rows}
    sums = tuple(Sum(gained, s.scores[row[0]] + (gained or 0)) for row, gained in points.items())
    fault = sheet_fault(tally, known, wrong)
    lines = () if fault else tuple(format_action(score_of(s, row, (), gained)) for row, gained in points.items())
    return Filled(values, sums, (fault,) if fault else (), lines, wrong)
