"""Score keeping: a side's round in seven numbers, checked before it counts."""

from typing import Any

from referee.core import actions as act
from referee.core import rounds
from referee.core.actions import Action
from referee.core.facts import choice, number, side_of
from referee.core.game import Apply, Changes
from referee.core.notation import Unreadable
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule
from referee.core.seats import put
from referee.families.melds.count import bonus_points, scored, winning
from referee.families.melds.deal import begins
from referee.families.melds.state import Count, MeldState

Score = Case[MeldState, act.Scores, Any]

NUMBERS = ("cards", "natural", "mixed", "red3", "hand")
ANSWERS = ("out", "concealed")
PARTS = ("cards", "natural", "mixed", "red3", "out", "concealed", "hand")
"""What a side's round is made of, all of it required: a blank is no nought."""


def begun(c: Score) -> MeldState:
    """The state that the line counts in: the first line of a round begins it where no deal was entered."""
    s = c.s
    return s.but(begins(c) | {"phase": "play", "dealt": True}) if s.phase in ("deal", "over") and not s.dealt else s


def read(c: Score, s: MeldState) -> tuple[Count, tuple[str, ...]]:
    """What the line says of its side, and which parts are missing; Unreadable where a part is none, or no such side
    plays."""
    team = side_of(s, s.teams, c.a.side)
    said = dict(c.a.parts)
    for key in said:
        if key not in PARTS:
            raise Unreadable("unreadable-fact-key", key=key)
    numbers = {key: number(key, said[key]) for key in NUMBERS if key in said}
    answers = {key: choice(key, said[key], ("yes", "no")) == "yes" for key in ANSWERS if key in said}
    missing = tuple(key for key in PARTS if key not in said)
    cards, bonus = numbers.get("cards", 0), numbers.get("red3", 0)
    melded = cards + numbers.get("natural", 0) + numbers.get("mixed", 0) > 0
    found = Count(
        s.teams[team],
        cards,
        numbers.get("natural", 0),
        numbers.get("mixed", 0),
        bonus,
        bonus_points(s, bonus, opened=melded),
        answers.get("out", False),
        answers.get("concealed", False),
        numbers.get("hand", 0),
    )
    return found, missing


def others(s: MeldState, mine: Count) -> tuple[Count, ...]:
    """The other sides' counts of the round so far."""
    return tuple(each for each in s.entered if each.seats != mine.seats)


@rule("meld.keeping", on=act.Scores, source="CAN-49", alone=True)
def keeping(c: Score) -> Found | None:
    """Sides' rounds are entered where the table only keeps score, until the game is over."""
    keep, over = c.s.keeps, c.s.phase == "over"
    return no(keep=keep, over=over) if keep != "scores" or over else None


@rule("meld.parts", on=act.Scores, source="CAN-49", alone=True)
def parts(c: Score) -> Found | None:
    """All seven parts are entered; nought is an entry, nothing is none."""
    _, missing = read(c, begun(c))
    return no(missing=missing[0], count=len(missing)) if missing else None


@rule("meld.fives", on=act.Scores, source="CAN-16 CAN-17 CAN-18 CAN-19 CAN-20")
def fives(c: Score) -> Found | None:
    """Every sum of cards is a multiple of five."""
    s = begun(c)
    mine, _ = read(c, s)
    for part in ("cards", "hand"):
        points = getattr(mine, part)
        if over := points % s.table.step:
            return no(part=part, points=points, step=s.table.step, over=over)
    return None


@rule("meld.bonus-count", on=act.Scores, source="CAN-56 CAN-57")
def bonus_count(c: Score) -> Found | None:
    """All sides together have no more red threes than the packs hold."""
    s = begun(c)
    mine, _ = read(c, s)
    total, most = mine.bonus + sum(each.bonus for each in others(s, mine)), s.table.bonus_cards
    return no(total=total, most=most, over=total - most) if total > most else None


@rule("meld.one-out", on=act.Scores, source="CAN-46 CAN-51 CAN-52 CAN-61")
def one_out(c: Score) -> Found | None:
    """One side at most goes out; a concealed hand is one that went out; who is out alone holds nothing; and going out
    takes a complete meld."""
    s = begun(c)
    mine, _ = read(c, s)
    table = s.table
    if mine.concealed and not mine.out:
        return no(why="concealed", other=None, lacks=0, hand=0)
    if not mine.out:
        return None
    out = [each for each in others(s, mine) if each.out]
    if len(out) > (1 if table.lone else 0):
        return no(why="other", other=tuple(map(Seat, out[0].seats)), lacks=0, hand=0)
    if len(mine.seats) == 1 and mine.hand and not table.lone:
        return no(why="hand", other=None, lacks=0, hand=mine.hand)
    lacks = table.needed - mine.natural - mine.mixed
    return no(why="complete", other=None, lacks=lacks, hand=0, by=table.why("needed")) if lacks > 0 else None


@rule("meld.card-points", on=act.Scores, source="CAN-12 CAN-49")
def card_points(c: Score) -> Found | None:
    """So many complete melds have cards of so many points at least, and all sides together no more than the packs."""
    s = begun(c)
    mine, _ = read(c, s)
    least = s.table.least_points(mine.natural, mine.mixed)
    if mine.cards < least:
        return no(why="few", points=mine.cards, limit=least, short=least - mine.cards)
    total = sum(each.cards + each.hand for each in (mine, *others(s, mine)))
    most = s.table.all_points * (2 if s.table.lone else 1)
    return no(why="many", points=total, limit=most, short=total - most) if total > most else None


@rule("meld.score", on=act.Scores, source="CAN-49 CAN-50 CAN-51 CAN-54 CAN-55 CAN-56 CAN-58 CAN-59 CAN-60")
def score(c: Score) -> Found:
    """A side's round, with all its parts; it is scored when every side's is there, and may end the game."""
    s = begun(c)
    mine, _ = read(c, s)
    new = entered(s, mine)
    winners = winning(c, new) if rounds.complete(new) else ()
    pays = s.table.bonuses
    return ok(
        points=mine.total(s.table),
        cards=mine.cards,
        complete=mine.natural * pays.natural + mine.mixed * pays.mixed,
        bonus=mine.bonus_points,
        out=(pays.out if mine.out else 0) + (pays.concealed if mine.concealed else 0),
        hand=mine.hand,
        winners=tuple(map(Seat, winners)) or None,
        by=s.table.why("points", "bonuses", *(("target", "beyond", "tie") if winners else ())),
    )


def entered(s: MeldState, mine: Count) -> MeldState:
    """The state with a side's count, in place of an earlier one of the same round."""
    text = written(mine)
    held, worth = s.held, s.worth
    for seat in mine.seats:
        held, worth = put(held, seat, text), put(worth, seat, mine.hand)
    kept = tuple(each for each in s.entered if each.seats != mine.seats)
    return s.but({"entered": (*kept, mine), "held": held, "worth": worth})


def written(mine: Count) -> str:
    """A side's count as a line of the record says it."""
    values = {
        "cards": mine.cards,
        "natural": mine.natural,
        "mixed": mine.mixed,
        "red3": mine.bonus,
        "out": "yes" if mine.out else "no",
        "concealed": "yes" if mine.concealed else "no",
        "hand": mine.hand,
    }
    return " ".join(f"{key}={value}" for key, value in values.items())


def scores(c: Score, ruling: Ruling) -> Changes:
    """The side's count; the round is scored with the last one."""
    s = begun(c)
    mine, _ = read(c, s)
    new = entered(s, mine)
    changes: Changes = {key: value for key, value in new.__dict__.items() if value is not c.s.__dict__[key]}
    return changes | scored(c, new) if rounds.complete(new) else changes


RULES = (keeping, parts)
LAST_RULES = (fives, bonus_count, one_out, card_points, score)
EFFECTS: dict[type[Action], Apply] = {act.Scores: scores}
