"""The sheet of a table that keeps score where sides meld: counts and points of each side, and what they come to."""

from referee.core import actions as act
from referee.core.game import Game
from referee.core.notation import format_action
from referee.core.note import Note, note
from referee.core.rulings import Case, Verdict, judge
from referee.core.tally import Box, Filled, Sum, Tally, Values, fault_of, numbers
from referee.families.melds.keeping import ANSWERS, NUMBERS, PARTS, begun, read
from referee.families.melds.state import Count, MeldState

MOST_MELDS = 9
"""The most complete melds of a kind that a side enters."""


def sheet(s: MeldState) -> Tally | None:
    """A row for each side: counts to be tapped, sums to be typed or built up card by card."""
    if s.keeps != "scores" or s.phase == "over":
        return None
    table = s.table
    step = table.step
    adds = tuple(sorted({points for card, points in table.points.items() if card not in table.bonus and points}))
    sums = {"least": 0, "most": table.all_points - table.all_points % step, "step": step, "adds": adds}
    boxes = (
        Box("natural", note("tally-natural"), most=MOST_MELDS),
        Box("mixed", note("tally-mixed"), most=MOST_MELDS),
        Box("red3", note("tally-red3"), most=table.bonus_cards),
        Box(
            "out",
            note("tally-out"),
            alone=not table.lone,
            mark=table.lone,
            asked=note("tally-who-out"),
            nobodys=note("tally-nobody-out"),
        ),
        Box("concealed", note("tally-concealed"), mark=True),
        Box("cards", note("tally-cards"), **sums),  # type: ignore[arg-type]
        Box("hand", note("tally-hand"), **sums),  # type: ignore[arg-type]
    )
    rows = tuple(seats for seats in s.teams if not all(s.gone[seat] for seat in seats))
    return Tally(rows, boxes, hint=note("tally-together") if table.lone else None)


def filled(game: Game, s: MeldState, tally: Tally, values: Values) -> Filled:
    """What the sheet comes to, judged side by side as its lines will be."""
    known, wrong = numbers(tally, values)
    sums: list[Sum] = []
    fault = fault_of(tally, known, wrong)
    faults: list[Note] = [] if fault is None else [fault]
    said_of = {key for _, key in known}
    unsaid = [box for box in tally.boxes if box.alone and box.key not in said_of]
    faults += [note("tally-blank", box=box.label) for box in unsaid if not faults]
    lines: list[str] = []
    now = s
    for row in tally.rows:
        score = s.scores[row[0]]
        if any((row[0], key) not in known for key in NUMBERS):
            sums.append(Sum(None, score))
            continue
        said = {key: str(known[row[0], key]) for key in NUMBERS}
        said |= {key: "yes" if known.get((row[0], key)) else "no" for key in ANSWERS}
        names = tuple(s.names[seat] for seat in row)
        line = act.Scores(names[0], names, None, tuple((key, said[key]) for key in PARTS))
        case = Case(now, line, now.house, now.now, 0, row[0], game)
        ruling = judge(game.rules_on[act.Scores], case)
        if ruling.verdict is Verdict.NO:
            sums.append(Sum(None, score))
            faults.append(Note(f"{ruling.rule.id.replace('.', '-')}.no", tuple(ruling.fill.items())))
            continue
        found, _ = read(case, begun(case))
        now = now.but(game.effects[act.Scores](case, ruling))
        sums.append(Sum(found.total(now.table), score + found.total(now.table), parts_of(now, found)))
        lines.append(format_action(line))
    return Filled(values, tuple(sums), tuple(faults), () if faults else tuple(lines), wrong)


def parts_of_round(s: MeldState, number: int, seat: int) -> tuple[tuple[Note, int], ...]:
    """What a seat's points of a scored round are made of; who plays alone against the others has bonus cards of their
    own."""
    for each, counts in zip(s.rounds, s.counts, strict=True):
        if each.number != number:
            continue
        count = next((count for count in counts if seat in count.seats), None)
        if count is None:
            return ()
        own = (each.points[seat] or 0) - count.total(s.table)
        return tuple((label, points + own * (label.id == "tally-red3")) for label, points in parts_of(s, count))
    return ()


def parts_of(s: MeldState, count: Count) -> tuple[tuple[Note, int], ...]:
    """What a side's round is made of."""
    pays = s.table.bonuses
    return (
        (note("tally-cards"), count.cards),
        (note("tally-complete"), count.natural * pays.natural + count.mixed * pays.mixed),
        (note("tally-red3"), count.bonus_points),
        (note("tally-out"), (pays.out if count.out else 0) + (pays.concealed if count.concealed else 0)),
        (note("tally-hand"), -count.hand),
        *(((note("tally-lost"), -count.lost),) if count.lost else ()),
    )
