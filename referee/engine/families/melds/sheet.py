"""The sheet of a table that keeps score where sides meld: counts and points of each side, and their sums."""

from referee.engine.basics import actions as act
from referee.engine.common_rules.rounds import state_to_score
from referee.engine.families.melds.score_keeping import ANSWERS, NUMBERS, parse_count, parts_of
from referee.engine.families.melds.state import Count, MeldState
from referee.engine.model.game import Game, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Verdict, judge
from referee.engine.model.sheet import NOT, Box, Filled, Sum, Tally, Values, parse_sheet, sheet_fault
from referee.engine.notation.lines import format_action

MOST_MELDS = 9
"""Most complete melds of a kind that a side enters."""
COUNTS = ("natural", "mixed", "wild", "red3")
"""Boxes that are zero where a side's row is begun without them."""


def sheet(s: MeldState) -> Tally | None:
    """Return the sheet with a row for each side: counts to be tapped, points to be put together."""
    if s.keeps != "scores" or s.phase == "over":
        return None
    config = s.config
    step = config.step
    adds = tuple(sorted({points for card, points in config.points.items() if card not in config.bonus and points}))
    sums = {"least": 0, "most": config.all_points - config.all_points % step, "step": step, "adds": adds}
    boxes = (
        Box("natural", message("tally-natural"), most=MOST_MELDS),
        Box("mixed", message("tally-mixed"), most=MOST_MELDS),
        *((Box("wild", message("tally-wild"), most=MOST_MELDS),) if config.wild_rank else ()),
        Box("red3", message("tally-red3"), most=config.bonus_cards),
        Box(
            "out",
            message("tally-out"),
            alone=not config.lone,
            mark=config.lone,
            asked=message("tally-who-out"),
            nobodys=message("tally-nobody-out"),
        ),
        Box("concealed", message("tally-concealed"), mark=True, needs="out"),
        Box("cards", message("tally-cards"), asked=message("tally-cards-points"), **sums),  # type: ignore[arg-type]
        Box("hand", message("tally-hand"), asked=message("tally-hand-points"), **sums),  # type: ignore[arg-type]
    )
    rows = tuple(seats for seats in s.teams if not all(s.gone[seat] for seat in seats))
    return Tally(rows, boxes, hint=message("tally-together") if config.lone else None)


def filled(game: Game, s: MeldState, tally: Tally, values: Values) -> Filled:
    """Return the sheet with its sums, judged side by side as its lines will be."""
    values = {**_zeros(s, tally, values), **values}
    known, wrong = parse_sheet(tally, values)
    sums: list[Sum] = []
    fault = sheet_fault(tally, known, wrong)
    faults: list[Message] = [] if fault is None else [fault]
    said_of = {key for _, key in known}
    unsaid = [box for box in tally.boxes if box.alone and box.key not in said_of]
    faults += [message("tally-blank", box=box.label) for box in unsaid if not faults]
    lines: list[str] = []
    now, parts = s, parts_of(s.config)
    for row in tally.rows:
        score = s.scores[row[0]]
        if any((row[0], key) not in known for key in parts if key in NUMBERS):
            sums.append(Sum(None, score))
            continue
        said = {key: str(known[row[0], key]) for key in parts if key in NUMBERS}
        said |= {key: "yes" if known.get((row[0], key)) else "no" for key in ANSWERS}
        names = tuple(s.names[seat] for seat in row)
        line = act.Scores(names[0], names, None, tuple((key, said[key]) for key in parts))
        context = RuleContext(now, line, now.house, now.now, 0, row[0], game)
        ruling = judge(game.rules_on[act.Scores], context)
        if ruling.verdict is Verdict.NO:
            sums.append(Sum(None, score))
            faults.append(ruling.message)
            continue
        found, _ = parse_count(context, state_to_score(game, now))
        now = now.replaced(game.effects[act.Scores](context, ruling))
        sums.append(Sum(found.total(now.config), score + found.total(now.config), points_of(now, found)))
        lines.append(format_action(line))
    return Filled(values, tuple(sums), tuple(faults), () if faults else tuple(lines), wrong)


def _zeros(s: MeldState, tally: Tally, values: Values) -> Values:
    """Return the boxes that can only be zero: counts left blank in a row that is begun, and a lone player's hand.

    That player has gone out. Points are no counts: somebody has to say that there are none.
    """
    found: dict[tuple[int, str], str] = {}
    for row in tally.rows:
        marked = any(values.get((row[0], key), "") not in ("", NOT) for key in ANSWERS)
        if marked or any(values.get((row[0], key)) for key in NUMBERS):
            found |= {(row[0], box.key): "0" for box in tally.boxes if box.key in COUNTS}
        if len(row) == 1 and values.get((row[0], "out"), "") not in ("", NOT) and not s.config.lone:
            found[row[0], "hand"] = "0"
    return found


def parts_of_round(s: MeldState, number: int, seat: int) -> tuple[tuple[Message, int], ...]:
    """Return the parts of a seat's points in a scored round; a lone player has bonus cards of their own."""
    for scored, counts in zip(s.rounds, s.counts, strict=True):
        if scored.number != number:
            continue
        count = next((count for count in counts if seat in count.seats), None)
        if count is None:
            return ()
        own = (scored.points[seat] or 0) - count.total(s.config)
        return tuple((label, points + own * (label.id == "tally-red3")) for label, points in points_of(s, count))
    return ()


def points_of(s: MeldState, count: Count) -> tuple[tuple[Message, int], ...]:
    """Return the parts of a side's round."""
    pays = s.config.bonuses
    return (
        (message("tally-cards"), count.cards),
        (message("tally-complete"), count.complete(s.config)),
        (message("tally-red3"), count.bonus_points),
        (message("tally-out"), (pays.out if count.out else 0) + (pays.concealed if count.concealed else 0)),
        (message("tally-hand"), -count.hand),
        *(((message("tally-lost"), -count.lost),) if count.lost else ()),
    )
