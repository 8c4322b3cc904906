"""Games that only keep score: the boxes of a round's sheet, what they must add up to, and the points they give.

A game of this family is data. Its plays are never entered: people fill in what each player or side did in a round, as
bids and tricks, and the referee checks it and works out the points.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Unpack

from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.basics.points import exact
from referee.engine.basics.seats import NOBODY, sides_by_seat, with_one_total
from referee.engine.common_rules import conduct, people, rounds
from referee.engine.common_rules.facts import SHARED, in_steps, side_of
from referee.engine.common_rules.prompts import view_of
from referee.engine.house_rules.options import winners
from referee.engine.model.game import Changes, Definition, Fact, Game, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Found, Ruling, no, ok, rule
from referee.engine.model.sheet import Box, Filled, Sum, Tally, Values, parse_sheet, score_of, sheet_fault
from referee.engine.model.state import State
from referee.engine.model.view import FillIn, Prompt, Sides, Tap, View
from referee.engine.notation.lines import format_action
from referee.engine.notation.record import Head
from referee.engine.notation.tokens import read_points

Numbers = Mapping[str, float]
"""Numbers of the boxes of a row, by key."""
Parts = tuple[tuple[Message, float], ...]
"""Parts of a row's points, each with its label."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The sheet of a game's rounds.

    `points` returns the parts of the points of a row, from its numbers, the total before the round, the number of the
    round and the house rules. `together` returns for a box, the number of a round and the numbers that rows have so far
    what all rows may make together, likeliest first; nothing where anything is right. Only one row has a number other
    than 0 in the box `alone`. People who sit opposite share a row and its points where `partners` play. `given` returns
    the points that a row gives to each other one, from its numbers, the number of rows and the house rules. Whoever has
    as many marks of a box in all rounds as the `goal` says ends the game, and the best of them wins.
    """

    boxes: tuple[Box, ...]
    points: Callable[[Numbers, Any, int, Any], Parts]
    together: Callable[[str, int, Sequence[Any]], tuple[float, ...]] = lambda key, number, rows: ()
    alone: str = ""
    partners: bool = False
    most_win: bool = True
    given: Callable[[Numbers, int, Any], float] | None = None
    goal: tuple[str, int] | None = None


@dataclass(frozen=True)
class KeptState(State):
    """A table that keeps the score of a game of this family.

    `sheet` is the game's under the house rules. `title` is the name that people gave to a game of their own. The
    dealer moves on where people said who deals first (`dealing`).
    """

    only_points = True

    sheet: ScoreSheet = ScoreSheet((), lambda row, total, number, house: ())
    title: str = ""
    dealing: bool = False

    def label(self, key: str) -> Message:
        """Return the label of a box, also of one that the sheet no longer has."""
        return {box.key: box.label for box in self.sheet.boxes}.get(key, super().label(key))

    def said(self, held: str | None) -> Numbers:
        """Return the numbers of a row as its line was kept; empty where only points, or other boxes, were entered."""
        words = (word.partition("=") for word in (held or "").split())
        found = {key: read_points(value) for key, _, value in words if value}
        every = {box.key: found.get(box.key, 0) for box in self.sheet.boxes if box.mark or box.key in found}
        return every if found and len(every) == len(self.sheet.boxes) else {}

    def gained(self) -> tuple[float | None, ...]:
        """Return the points of each seat, with what other rows give."""
        if self.sheet.given is None:
            return self.worth
        rows = {row: self.said(self.held[row[0]]) for row in self.rows}
        more = {seat: self.given(rows, row) for row in rows for seat in row}
        return tuple(None if worth is None else worth + more.get(seat, 0) for seat, worth in enumerate(self.worth))

    def given(self, rows: Mapping[tuple[int, ...], Numbers], to: tuple[int, ...]) -> float:
        """Return the points that all other rows give to one, from the numbers of those that have all of them."""
        give, boxes = self.sheet.given, len(self.sheet.boxes)
        others = [numbers for row, numbers in rows.items() if row != to and len(numbers) == boxes]
        return sum(give(numbers, len(self.rows), self.house) for numbers in others) if give is not None else 0

    def parts_of(
        self, rows: Mapping[tuple[int, ...], Numbers], row: tuple[int, ...], total: float, number: int
    ) -> Parts:
        """Return the parts of a row's points, from the numbers of all rows, its total before and the round's number."""
        given = self.given(rows, row)
        own = (*self.sheet.points(rows[row], total, number, self.house), (message("tally-given"), given))
        return tuple((label, exact(points)) for label, points in (own if given else own[:-1]))

    def best(self, totals: Sequence[float]) -> tuple[int, ...]:
        """Return the seats that win: with the most or the fewest points, as the game says, of those at its goal."""
        at_goal = self.at_goal()
        playing = [seat in at_goal for seat in range(len(totals))] if at_goal else self.playing_on(totals)
        return winners(totals, playing, most=self.most_win)

    @property
    def most_win(self) -> bool:
        """Return what the sheet says."""
        return self.sheet.most_win

    def ends_with(self, totals: Sequence[float], at: float) -> bool:
        """Return True also where somebody is at the game's goal."""
        return bool(self.at_goal()) or super().ends_with(totals, at)

    def at_goal(self) -> tuple[int, ...]:
        """Return the seats that have made the game's goal in all rounds, the one that is scored now among them."""
        if self.sheet.goal is None:
            return ()
        key, needed = self.sheet.goal
        every = {self.round: self.held} | {scored.number: scored.held for scored in self.rounds}
        rows = [[self.said(held[seat]) for held in every.values() if seat < len(held)] for seat in self.ring]
        made = {seat: sum(row.get(key, 0) for row in said) for seat, said in zip(self.ring, rows, strict=True)}
        return tuple(seat for seat, marks in made.items() if marks >= needed and not self.gone[seat])

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats of each row of the sheet: partners, or each player, also where one has nobody opposite."""
        return _partners(self.sheet, self.ring) or tuple((seat,) for seat in self.ring if not self.gone[seat])


def _partners(sheet: ScoreSheet, ring: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return those who sit opposite in a ring; nobody where all play alone, as with an odd number of people."""
    return sides_by_seat(ring, max(2, len(ring) // 2)) if sheet.partners and len(ring) % 2 == 0 else ()


Score = RuleContext[KeptState, act.Scores, Any]


def _entered(c: Score) -> tuple[KeptState, tuple[int, ...], Numbers, Parts]:
    """Return the state of the round, the line's row, its numbers, and the parts of its points.

    A number that is not written is 0: no mark, or one that the table does without. Raises NotationError where these
    people share no row, for an unknown key and for a number that a box cannot take.
    """
    s = rounds.state_to_score(c.game, c.state)
    row = s.rows[side_of(s, s.rows, c.action.side)]
    boxes = {box.key: box for box in s.sheet.boxes}
    found: dict[str, float] = dict.fromkeys(boxes, 0)
    for key, text in c.action.parts:
        if key not in boxes:
            raise NotationError("unreadable-fact-key", key=key)
        found[key] = in_steps(read_points(text), min(1, boxes[key].step))
        if not boxes[key].least <= found[key] <= (1 if boxes[key].mark else boxes[key].most):
            raise NotationError("unreadable-fact-value", key=key, value=text)
    if c.action.points is not None:
        return s, row, found, ((message("tally-points"), c.action.points),)
    return s, row, found, s.sheet.points(found, s.scores[row[0]], s.round, s.house)


def _made(s: KeptState, key: str, more: Sequence[float]) -> tuple[float, tuple[float, ...], int]:
    """Return what all rows make of a box with these `more` numbers, what they may make, and how many rows are left.

    They may make anything where the game does not say, or where only the points of a row were entered.
    """
    entered = [s.said(s.held[row[0]]) for row in s.rows if s.worth[row[0]] is not None]
    known = all(key in numbers for numbers in entered)
    rows = [*(numbers.get(key, 0) for numbers in entered), *more]
    return sum(rows), s.sheet.together(key, s.round, rows) if known else (), len(s.rows) - len(entered) - len(more)


@rule("kept.parts", on=act.Scores, source="", final=True)
def parts(c: Score) -> Found | None:
    """Enter every number of a row, zeros too; or its points alone, where nobody remembers more."""
    if c.state.phase == "over" and c.state.dealt:
        return no(over=True, box=None)
    s, *_ = _entered(c)
    if c.action.points is not None:
        in_steps(c.action.points, s.step)
        return None
    missing = [box.label for box in s.sheet.boxes if not box.mark and box.key not in dict(c.action.parts)]
    return no(over=False, box=missing[0]) if missing else None


@rule("kept.together", on=act.Scores, source="")
def together(c: Score) -> Found | None:
    """Let all rows together make what there is in a round, such as its tricks."""
    s, row, numbers, _ = _entered(c)
    s = s.replaced({"worth": tuple(None if seat in row else worth for seat, worth in enumerate(s.worth))})
    for box in s.sheet.boxes if c.action.points is None else ():
        made, may, left = _made(s, box.key, (numbers[box.key],))
        if may and (made + left * box.least > max(may) or (not left and made not in may)):
            return no(box=box.label, made=made, total=may[0])
        if box.key == s.sheet.alone and numbers[box.key] and made != numbers[box.key]:
            return no(box=box.label, made=2, total=1)
    return None


@rule("kept.score", on=act.Scores, source="")
def score(c: Score) -> Found:
    """Enter a row's round; it is scored when every row is there."""
    s, _, numbers, its = _entered(c)
    marks = {box.key for box in s.sheet.boxes if box.mark}
    made = [(key, s.label(key), value) for key, value in c.action.parts if key not in marks or numbers[key]]
    said = tuple(label if key in marks else message("kept-said", box=label, number=value) for key, label, value in made)
    return ok(points=sum(points for _, points in its), said=said)


def scores(c: Score, ruling: Ruling) -> Changes:
    """Keep a row's numbers and points; the round is scored with the last row."""
    new, row, _, its = _entered(c)
    points = sum(points for _, points in its)
    said = " ".join(f"{key}={value}" for key, value in c.action.parts) or str(points)
    for seat in row:
        new = rounds.count_hand(new, seat, said, points)
    return rounds.counted(c, new)


@dataclass(frozen=True)
class Kept(Game):
    """A game whose plays nobody enters; `sheet` returns its sheet under the house rules."""

    sheet: Callable[[Any], ScoreSheet]

    def new_house(self, house: Any) -> Changes:
        sheet = self.sheet(house)
        step = min(1, *(box.step for box in sheet.boxes))
        return {"house": house, "end": house.end, "sheet": sheet, "step": step}

    def modes(self, house: Any) -> tuple[str, ...]:
        return ("scores",)

    def told(self, state: KeptState) -> str:
        return f"{self.key} {state.title}".strip()

    def first_dealer(self, house: Any) -> str:
        return "anybody"

    def start(self, head: Head) -> KeptState:
        return self.seated(KeptState, head, None).replaced({"dealing": head.dealer is not None})

    def sharing(self, state: KeptState) -> tuple[tuple[int, ...], ...]:
        return with_one_total(state.rows, state.scores) if state.sheet.partners else super().sharing(state)

    def sides(self, house: Any, people: int, pair: Sequence[int] = ()) -> Sides | None:
        made = _partners(self.sheet(house), range(people))
        return Sides(made) if made else None

    def view(self, state: KeptState) -> View:
        idle = message("other-on" if state.phase == "play" else "other-between")
        return view_of(state, idle=idle, dealer=rounds.next_dealer(state) if state.dealing else NOBODY)

    def prompts(self, state: KeptState, seat: int) -> tuple[Prompt, ...]:
        if state.gone[seat]:
            return (Tap(message("ask-return"), "main", act.Returns("")),)
        if state.phase == "over":
            return ()
        return (FillIn(message("ask-tally"), "main"), FillIn(message("ask-totals"), "table", "totals"))

    def parts(self, state: KeptState, number: int, seat: int) -> Parts:
        """Return the parts of a row's points, from its numbers and the total that it had before the round."""
        past = next((scored for scored in state.rounds if scored.number == number), None)
        numbers = state.said(past.held[seat]) if past is not None and seat < len(past.held) else {}
        if past is None or not numbers:
            return ()
        later = [scored.points[seat] or 0 for scored in state.rounds if scored.number >= number]
        later += [change.points[seat] for change in state.adjusted if change.after >= number]
        rows = {row: state.said(past.held[row[0]]) for row in state.rows if row[0] < len(past.held)}
        mine = next((row for row in rows if seat in row), (seat,))
        return state.parts_of(rows | {mine: numbers}, mine, state.scores[seat] - sum(later), number)

    def tally(self, state: KeptState) -> Tally | None:
        s = rounds.state_to_score(self, state) if state.phase == "deal" else state
        rows = tuple(row for row in s.rows if s.worth[row[0]] is None and any(s.here[seat] for seat in row))
        return Tally(rows, s.sheet.boxes) if rows and s.phase != "over" else None

    def filled(self, state: KeptState, sheet: Tally, values: Values) -> Filled:
        """Return the sheet with its sums; where all but one number of a box are there, the last fills itself."""
        s = rounds.state_to_score(self, state)
        values = dict(values)
        known, wrong = parse_sheet(sheet, values)
        faults: list[Message] = []
        for box in sheet.boxes:
            blank = [(row[0], box.key) for row in sheet.rows if (row[0], box.key) not in known]
            if box.key == s.sheet.alone and any(known.get((row[0], box.key)) for row in sheet.rows):
                known |= dict.fromkeys(blank, 0)
                values |= dict.fromkeys(blank, "0")
            made, may, left = _made(s, box.key, [known.get((row[0], box.key), 0) for row in sheet.rows])
            if not may or left or wrong:
                continue
            if len(blank) == 1 and box.least <= may[0] - made <= box.most:
                known[blank[0]], values[blank[0]] = may[0] - made, str(may[0] - made)
            elif made not in may and not blank:
                faults.append(message("kept-sum", box=box.label, made=made, total=may[0]))
        lines, sums = list[str](), list[Sum]()
        marks = [box.key for box in sheet.boxes if box.mark]
        rows = {row: s.said(s.held[row[0]]) for row in s.rows}
        for row in sheet.rows:
            rows[row] = dict.fromkeys(marks, 0) | {key: value for (seat, key), value in known.items() if seat == row[0]}
        for row in sheet.rows:
            numbers, total = rows[row], s.scores[row[0]]
            if wrong or len(numbers) < len(sheet.boxes):
                sums.append(Sum(None, total))
                continue
            parts = s.parts_of(rows, row, total, s.round)
            gained = sum(points for _, points in parts)
            sums.append(Sum(gained, total + gained, tuple(part for part in parts if part[1])))
            entered = tuple((box.key, str(numbers[box.key])) for box in sheet.boxes)
            lines.append(format_action(score_of(s, row, entered)))
        faults = [first] if (first := sheet_fault(sheet, known, wrong)) is not None else faults
        return Filled(values, tuple(sums), tuple(faults), () if faults else tuple(lines), wrong)


def kept(
    key: str, *, sheet: Callable[[Any], ScoreSheet], facts: tuple[Fact, ...] = (), **definition: Unpack[Definition]
) -> Kept:
    """Make a game that only keeps score; its house rules have an `end`, and its preset is `key` if none is named."""
    definition.setdefault("preset", key)
    sheets = [sheet(definition["house"](**values)) for values in definition["presets"].values()]
    adds_up = any(of.alone or any(of.together(box.key, 1, ()) for box in of.boxes) for of in sheets)
    return Kept(
        key=key,
        rules=(conduct.away, conduct.over, rounds.of_round, *people.RULES, parts, *[together] * adds_up, score),
        effects={**people.EFFECTS, act.Scores: scores},
        on_refused={},
        facts_known=(*(fact for fact in SHARED if fact.key != "hand"), *facts),
        sheet=sheet,
        **definition,
    )


__all__ = ["Box", "Changes", "Fact", "Kept", "KeptState", "Numbers", "Parts", "ScoreSheet", "kept", "message"]
