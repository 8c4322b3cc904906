"""The count at the end of a round, of hands or of a side's round in numbers."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules import rounds
from referee.engine.common_rules.facts import is_yes, number, side_of, yes_or_no
from referee.engine.families.melds.config import MeldConfig
from referee.engine.families.melds.state import Count, MeldContext, MeldState, on_table
from referee.engine.model.game import Changes, Effects, Game, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Found, Ruling, Seat, Verdict, judge, no, ok, rule, unproven
from referee.engine.model.sheet import NOT, Box, Filled, Sum, Tally, Values, parse_sheet, score_of, sheet_fault
from referee.engine.notation.lines import format_action

Hold = RuleContext[MeldState, act.Holds, Any]


# ------------------------------------------------------------------------------------------------ the round's end


def round_over(c: MeldContext, s: MeldState, first: int) -> Changes:
    """End the round, with `first` out or nobody; hands are counted, known ones at once, a foot with the hand."""
    hands = tuple(None if hand is None else hand + foot for hand, foot in zip(s.hands, s.feet, strict=True))
    known = tuple(None if foot else hand for hand, foot in zip(s.known, s.feet, strict=True))
    changes: Changes = {"hands": hands, "known": known, "feet": (0,) * len(s.feet)}
    changes |= {"phase": "count", "turn": NOBODY, "first": first} | rounds.clear_counts(s)
    new = s.replaced(changes)
    for seat, (hand, shown) in enumerate(zip(hands, known, strict=True)):
        if s.here[seat] and (hand == 0 or (shown is not None and UNKNOWN not in shown)):
            held = act.Holds(s.names[seat], shown or ())
            new = rounds.count_held(new, seat, held, s.config.worth(held.cards))
    return changes | counted(c, new)


def counted(c: MeldContext, new: MeldState) -> Changes:
    """Return the changes to a state with more counted; with the last hand or side the round is scored.

    A side has one score, even where some of it sit out or have left.
    """
    changes = rounds.changes_to(c.state, new)
    if not rounds.all_counted(new):
        return changes
    sides = [seats for seats in new.teams if not all(new.gone[seat] for seat in seats)]
    there = tuple(here or any(seat in seats for seats in sides) for seat, here in enumerate(new.here))
    return changes | rounds.score_round(new.replaced({"here": there}), c.time, c.line)


@rule("meld.count-time", on=act.Holds, source="CAN-50", final=True)
def count_time(c: Hold) -> Found | None:
    """Count hands when the round is over."""
    return no(phase=c.state.phase) if c.state.phase != "count" or not c.state.here[c.who] else None


@rule("meld.count-points", on=act.Holds, source="CAN-16 CAN-17 CAN-18 CAN-19 CAN-20 CAN-50")
def count_points(c: Hold) -> Found | None:
    """Require every sum of cards to be a multiple of five, not negative; named cards are no more than there are.

    Where an empty hand has ended the round, everybody else still holds a card.
    """
    s, points = c.state, c.action.points
    if points is None and not c.action.cards and not s.may_hold_nothing(c.who):
        return no(points=0, over=0, card=None, empty=True)
    if points is None:
        others = [card for seat, held in enumerate(s.held) if seat != c.who for card in rounds.cards_in_record(held)]
        for card in c.action.cards:
            shown = c.action.cards.count(card) + others.count(card)
            if card is UNKNOWN or shown + on_table(s, card) > s.config.packs.get(card, 0):
                return no(points=0, over=0, card=card, empty=False)
        return None
    over = points % s.config.step
    return no(points=points, over=over, card=None, empty=False) if points < 0 or over else None


@rule("meld.count-differs", on=act.Holds, source="CAN-50")
def count_differs(c: Hold) -> Found | None:
    """Count the hand on the real table, but tell where it differs from the log, and by how much."""
    hand = c.state.hands[c.who]
    if hand is None:
        return None
    if c.action.points is None:
        return unproven(counted=len(c.action.cards), hand=hand, named=True) if len(c.action.cards) != hand else None
    most = hand * max(c.state.config.points.values(), default=0)
    return unproven(counted=c.action.points, hand=hand, named=False) if c.action.points > most else None


def with_hand(c: Hold) -> tuple[MeldState, int]:
    """Return the state with this hand counted, and the points of the hand; computed once."""
    if c.found is None:
        points = c.state.config.worth(c.action.cards) if c.action.points is None else c.action.points
        c.found = rounds.count_held(c.state, c.who, c.action, points), points
    found: tuple[MeldState, int] = c.found
    return found


@rule("meld.game-end", on=act.Holds, source="CAN-59 CAN-60")
def game_end(c: Hold) -> Found | None:
    """End the game with the last hand counted if a side has the target, and more than any other (Q-CAN-15)."""
    s, points = with_hand(c)
    winners = winners_with(c, s)
    by = s.config.why("target", "beyond", "tie")
    return ok(points=points, winners=winners, by=by) if winners else None


def winners_with(c: MeldContext, s: MeldState) -> tuple[Seat, ...]:
    """Return the seats that have won the game once this round is scored, none where it goes on or lacks a count."""
    totals = rounds.totals(s) if rounds.all_counted(s) else ()
    return tuple(map(Seat, s.best(totals))) if totals and s.ends_with(totals, c.time) else ()


@rule("meld.count", on=act.Holds, source="CAN-49 CAN-50 CAN-51 CAN-54 CAN-55 CAN-56 CAN-57 CAN-58")
def count(c: Hold) -> Found:
    """Count a hand against its side; with the last one the round is scored."""
    return ok(points=with_hand(c)[1], by=c.state.config.why("points"))


def holds(c: Hold, ruling: Ruling) -> Changes:
    """Count a hand; the round is scored with the last one, unless the table allowed it where none is counted."""
    return counted(c, with_hand(c)[0]) if c.state.phase == "count" else {}


# ------------------------------------------------------------------------------------------------ score keeping
Score = RuleContext[MeldState, act.Scores, Any]

NUMBERS = ("cards", "natural", "mixed", "wild", "special", "red3", "hand")
ANSWERS = ("out", "concealed")
PARTS = {key: key for key in ("cards", "natural", "mixed", "wild", "special", "red3", "out", "concealed", "hand")} | {
    "red3": "bonus"
}
"""The field of `Count` for each part of a line."""


def parts_of(config: MeldConfig) -> tuple[str, ...]:
    """Return the parts of a side's round, all but a special hand's points required: a blank is no zero."""
    absent = {"" if config.wild_rank else "wild", "" if config.specials else "special"}
    return tuple(part for part in PARTS if part not in absent)


def entered(c: Score) -> tuple[MeldState, Count, tuple[Count, ...]]:
    """Return the state of the round, the line's count of its side, and those of the others so far; computed once.

    Raises NotationError where a part is invalid, or no such side plays.
    """
    if c.found is None:
        s = rounds.state_to_score(c.game, c.state)
        team, values = s.teams[side_of(s, s.teams, c.action.side)], dict[str, Any]()
        for key, text in c.action.parts:
            if key not in parts_of(s.config):
                raise NotationError("unreadable-fact-key", key=key)
            values[PARTS[key]] = is_yes(key, text) if key in ANSWERS else number(key, text)
        mine = Count(team, **values)
        melded = mine.cards + mine.natural + mine.mixed + mine.wild + mine.special > 0
        mine = mine._replace(bonus_points=s.bonus_points(mine.bonus, opened=melded))
        c.found = s, mine, tuple(count for count in s.entered if count.seats != team)
    found: tuple[MeldState, Count, tuple[Count, ...]] = c.found
    return found


@rule("meld.keeping", on=act.Scores, source="CAN-49", final=True)
def keeping(c: Score) -> Found | None:
    """Enter sides' rounds where the table only keeps score, until the game is over."""
    keep, over = c.state.keeps, c.state.phase == "over"
    return no(keep=keep, over=over) if keep != "scores" or over else None


@rule("meld.parts", on=act.Scores, source="CAN-49", final=True)
def parts(c: Score) -> Found | None:
    """Enter all parts; zero is an entry, a blank is none."""
    config = entered(c)[0].config
    missing = [key for key in parts_of(config) if key not in {"special", *dict(c.action.parts)}]
    return no(missing=missing[0], count=len(missing)) if missing else None


@rule("meld.fives", on=act.Scores, source="CAN-16 CAN-17 CAN-18 CAN-19 CAN-20")
def fives(c: Score) -> Found | None:
    """Require every sum of cards to be a multiple of five."""
    s, mine, _ = entered(c)
    for part in ("cards", "hand"):
        points = getattr(mine, part)
        if over := points % s.config.step:
            return no(part=part, points=points, step=s.config.step, over=over)
    return None


@rule("meld.bonus-count", on=act.Scores, source="CAN-56 CAN-57")
def bonus_count(c: Score) -> Found | None:
    """Give all sides together no more red threes than the packs hold."""
    s, mine, others = entered(c)
    total, most = sum(count.bonus for count in (mine, *others)), s.config.bonus_cards
    return no(total=total, most=most, over=total - most) if total > most else None


@rule("meld.one-out", on=act.Scores, source="CAN-46 CAN-51 CAN-52 CAN-61")
def one_out(c: Score) -> Found | None:
    """Let one side at most go out.

    A concealed hand is one that went out; a player alone holds nothing when out, and something else; and going out
    takes a complete meld.
    """
    s, mine, others = entered(c)
    config = s.config
    if mine.concealed and not mine.out:
        return no(why="concealed", other=None, lacks=0, hand=0)
    if mine.special and (not mine.out or mine.special not in config.specials.values()):
        return no(why="special", other=None, lacks=0, hand=0, by=config.why("specials"))
    if not mine.out:
        kept = mine.hand or len(mine.seats) > 1 or config.lone
        return None if kept else no(why="left", other=None, lacks=0, hand=0)
    out = [count for count in others if count.out]
    if len(out) > (1 if config.lone else 0):
        return no(why="other", other=tuple(map(Seat, out[0].seats)), lacks=0, hand=0)
    if len(mine.seats) == 1 and mine.hand and not config.lone:
        return no(why="hand", other=None, lacks=0, hand=mine.hand)
    lacks = 0 if mine.special else config.needed - mine.natural - mine.mixed - mine.wild
    return no(why="complete", other=None, lacks=lacks, hand=0, by=config.why("needed")) if lacks > 0 else None


@rule("meld.card-points", on=act.Scores, source="CAN-12 CAN-49")
def card_points(c: Score) -> Found | None:
    """Require the cards of complete melds to have their least points, and all sides no more together than the packs."""
    s, mine, others = entered(c)
    least = s.config.least_points(mine.natural, mine.mixed, mine.wild)
    if mine.cards < least:
        return no(why="few", points=mine.cards, limit=least, short=least - mine.cards)
    total = sum(count.cards + count.hand for count in (mine, *others))
    most = s.config.all_points * (2 if s.config.lone else 1)
    return no(why="many", points=total, limit=most, short=total - most) if total > most else None


@rule("meld.score", on=act.Scores, source="CAN-49 CAN-50 CAN-51 CAN-54 CAN-55 CAN-56 CAN-58 CAN-59 CAN-60")
def score(c: Score) -> Found:
    """Enter a side's round, with all its parts; it is scored when every side's is there, and may end the game."""
    s, mine, _ = entered(c)
    winners = winners_with(c, with_count(c))
    return ok(
        points=mine.total(s.config),
        cards=mine.cards,
        complete=mine.complete(s.config),
        bonus=mine.bonus_points,
        out=mine.for_out(s.config),
        hand=mine.hand,
        winners=winners or None,
        by=s.config.why("points", "bonuses", *(("target", "beyond", "tie") if winners else ())),
    )


def with_count(c: Score) -> MeldState:
    """Return the state with the side's count, in place of an earlier one of the same round."""
    s, mine, others = entered(c)
    values = {key: getattr(mine, PARTS[key]) for key in parts_of(s.config)}
    text = " ".join(f"{key}={yes_or_no(value) if key in ANSWERS else value}" for key, value in values.items())
    for seat in mine.seats:
        s = rounds.count_hand(s, seat, text, mine.hand)
    return s.replaced({"entered": (*others, mine)})


def scores(c: Score, ruling: Ruling) -> Changes:
    """Keep the side's count, unless the table allowed it where none is entered; the last one scores the round."""
    return counted(c, with_count(c)) if c.state.keeps == "scores" else {}


EFFECTS: Effects = {act.Holds: holds, act.Scores: scores}


MOST_MELDS = 9
"""Most complete melds of a kind that a side enters."""
COUNTS = ("natural", "mixed", "wild", "special", "red3")
"""Boxes that are zero where a side's row is begun without them."""


def sheet(s: MeldState) -> Tally | None:
    """Return the sheet with a row for each side: counts to be tapped, points to be put together."""
    if s.keeps != "scores" or s.phase == "over":
        return None
    config = s.config
    step = config.step
    adds = tuple(sorted({points for card, points in config.points.items() if card not in config.bonus and points}))
    most, asked = config.all_points - config.all_points % step, message("tally-cards-points")
    cards = Box("cards", message("tally-cards"), most=most, step=step, adds=adds, asked=asked)
    who, nobody = message("tally-who-out"), message("tally-nobody-out")
    worths = tuple(sorted({0, *config.specials.values()}))
    special = Box("special", message("tally-special"), most=worths[-1], picks=worths)
    boxes = (
        Box("natural", message("tally-natural"), most=MOST_MELDS),
        Box("mixed", message("tally-mixed"), most=MOST_MELDS),
        *((Box("wild", message("tally-wild"), most=MOST_MELDS),) if config.wild_rank else ()),
        Box("red3", message("tally-red3"), most=config.bonus_cards),
        Box("out", message("tally-out"), alone=not config.lone, mark=config.lone, asked=who, nobodys=nobody),
        Box("concealed", message("tally-concealed"), mark=True, needs="out"),
        *((special,) if config.specials else ()),
        cards,
        cards._replace(key="hand", label=message("tally-hand"), asked=message("tally-hand-points")),
    )
    rows = tuple(seats for seats in s.teams if not all(s.gone[seat] for seat in seats))
    return Tally(rows, boxes, hint=message("tally-together") if config.lone else None)


def filled(game: Game, s: MeldState, tally: Tally, values: Values) -> Filled:
    """Return the sheet with its sums, judged side by side as its lines will be.

    Boxes that can only be zero fill themselves: counts left blank in a row that is begun, and the hand of a lone
    player, who has gone out. Points are no counts: somebody has to say that there are none.
    """
    zeros: dict[tuple[int, str], str] = {}
    for row in tally.rows:
        marked = [key for key in ANSWERS if values.get((row[0], key), "") not in ("", NOT)]
        if marked or any(values.get((row[0], key)) for key in NUMBERS):
            zeros |= {(row[0], box.key): "0" for box in tally.boxes if box.key in COUNTS}
        if len(row) == 1 and "out" in marked and not s.config.lone:
            zeros[row[0], "hand"] = "0"
    values = {**zeros, **values}
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
        line = score_of(s, row, tuple((key, said[key]) for key in parts))
        context = RuleContext(now, line, now.house, now.now, 0, row[0], game)
        ruling = judge(game.rules_on[act.Scores], context)
        if ruling.verdict is Verdict.NO:
            sums.append(Sum(None, score))
            faults.append(ruling.message)
            continue
        _, found, _ = entered(context)
        now = now.replaced(game.effects[act.Scores](context, ruling))
        sums.append(Sum(found.total(now.config), score + found.total(now.config), points_of(now, found)))
        lines.append(format_action(line))
    return Filled(values, tuple(sums), tuple(faults), () if faults else tuple(lines), wrong)


def points_of(s: MeldState, count: Count) -> tuple[tuple[Message, int], ...]:
    """Return the parts of a side's round."""
    return (
        (message("tally-cards"), count.cards),
        (message("tally-complete"), count.complete(s.config)),
        (message("tally-red3"), count.bonus_points),
        (message("tally-out"), count.for_out(s.config)),
        (message("tally-hand"), -count.hand),
        *(((message("tally-special"), count.special),) if count.special else ()),
        *(((message("tally-lost"), -count.lost),) if count.lost else ()),
    )
