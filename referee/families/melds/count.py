"""What a round comes to: each side's melds, bonuses and hands, and who has won the game."""

from collections.abc import Iterator
from typing import Any

from referee.core import actions as act
from referee.core import rounds
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card, card
from referee.core.game import Apply, Changes
from referee.core.note import Note, note
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule, unsure
from referee.core.seats import NOBODY
from referee.families.melds.state import Count, MeldState, on_table

Any_ = Case[MeldState, Any, Any]
Hold = Case[MeldState, act.Holds, Any]


# ----------------------------------------------------------------------------------------------- what a side gets


def counted(s: MeldState) -> tuple[Count, ...]:
    """Each side's count, of what lies on the table and of the hands that are counted so far."""
    if s.keep == "scores":
        return s.entered
    return tuple(_count(s, at) for at in range(len(s.sides)))


def _count(s: MeldState, at: int) -> Count:
    table, seats, melds = s.table, s.sides[at], s.melds[at]
    kinds = [each.complete(table) for each in melds]
    bonus = sum(seat in seats for seat in s.bonus)
    held = [in_record(s.held[seat]) for seat in seats] if table.kept_bonus else []
    kept = sum(each in table.bonus for cards in held for each in cards)
    fines = sum(points for seat, points in s.fined if seat in seats)
    return Count(
        seats,
        sum(table.worth(each.cards) for each in melds),
        kinds.count("natural"),
        kinds.count("mixed") + s.stated[at],
        bonus,
        bonus_points(s, bonus, opened=bool(melds)),
        s.first in seats,
        s.first in seats and s.concealed,
        sum(s.worth[seat] or 0 for seat in seats),
        fines + kept * table.kept_bonus,
    )


def bonus_points(s: MeldState, cards: int, *, opened: bool) -> int:
    """What bonus cards count for a side, against it where it never melded."""
    points = s.table.bonuses.of(cards)
    return points if opened or not s.table.unopened_negative else -points


def gains(s: MeldState) -> tuple[int, ...]:
    """What each seat gets: its side's count, nothing without a side. Where one plays alone, everybody's own bonus cards
    count for that seat."""
    gained = [0] * len(s.names)
    for count in counted(s):
        total = count.total(s.table)
        for seat in count.seats:
            gained[seat] = total
            if s.table.lone and len(count.seats) > 1 and s.keep == "plays":
                own = bonus_points(s, s.bonus.count(seat), opened=bool(s.melds[s.side(seat)]))
                gained[seat] = total - count.bonus_points + own
    return tuple(gained)


def in_record(held: str | None) -> tuple[Card, ...]:
    """The cards of a counted hand; none where only points were entered."""
    words = (held or "").split()
    pointless = not words or words[-1] in ("points", "nothing") or words[-1].lstrip("-").isdecimal()
    return () if pointless else tuple(map(card, words))


# ------------------------------------------------------------------------------------------------ the round's end


def round_over(c: Any_, s: MeldState, first: int) -> Changes:
    """The round ends, with `first` out or nobody: hands are counted, known ones at once."""
    changes: Changes = {"phase": "count", "turn": NOBODY, "first": first} | rounds.uncounted(s)
    new = s.but(changes)
    for seat, (hand, known) in enumerate(zip(s.hands, s.known, strict=True)):
        if s.here[seat] and (hand == 0 or (known is not None and UNKNOWN not in known)):
            cards = known or ()
            text = " ".join(each.code for each in cards) or "nothing"
            new = rounds.count(new, seat, text, s.table.worth(cards))
    changes |= {"held": new.held, "worth": new.worth}
    return changes | scored(c, new) if rounds.complete(new) else changes


def scored(c: Any_, s: MeldState) -> Changes:
    """The round's points go to the totals, and its counts are kept. A side has one score, sitting out or not."""
    there = tuple(here or (s.team(seat) != NOBODY and not s.gone[seat]) for seat, here in enumerate(s.here))
    return rounds.score(s.but({"here": there}), c.at, c.n)


def kept_bonus(before: MeldState, after: MeldState) -> Iterator[Note]:
    """Bonus cards that turn up in hands when these are counted, and what they cost (Q-CAN-20)."""
    if after.keep != "plays" or after.held == before.held:
        return
    for seat, held in enumerate(after.held):
        kept = tuple(each for each in in_record(held) if each in after.table.bonus)
        if kept and held != before.held[seat]:
            yield note("came-kept", seat=Seat(seat), cards=kept, points=len(kept) * after.table.kept_bonus)


@rule("meld.count-time", on=act.Holds, source="CAN-50", alone=True)
def count_time(c: Hold) -> Found | None:
    """Hands are counted when the round is over."""
    return no(phase=c.s.phase) if c.s.phase != "count" or not c.s.here[c.who] else None


@rule("meld.count-points", on=act.Holds, source="CAN-16 CAN-17 CAN-18 CAN-19 CAN-20 CAN-50")
def count_points(c: Hold) -> Found | None:
    """Every sum of cards is a multiple of five, and nought or more; what names cards names no more than there are."""
    s, points = c.s, c.a.points
    if points is None:
        others = [each for seat, held in enumerate(s.held) if seat != c.who for each in in_record(held)]
        for each in c.a.cards:
            shown = c.a.cards.count(each) + others.count(each)
            if each is UNKNOWN or shown + on_table(s, each) > s.table.packs.get(each, 0):
                return no(points=0, over=0, card=each)
        return None
    over = points % s.table.step
    return no(points=points, over=over, card=None) if points < 0 or over else None


@rule("meld.count-differs", on=act.Holds, source="CAN-50")
def count_differs(c: Hold) -> Found | None:
    """The hand on the real table counts, but where it differs from the log somebody should know, and by how much."""
    hand = c.s.hands[c.who]
    if hand is None:
        return None
    if c.a.points is None:
        return unsure(counted=len(c.a.cards), hand=hand, named=True) if len(c.a.cards) != hand else None
    most = hand * max(c.s.table.points.values(), default=0)
    return unsure(counted=c.a.points, hand=hand, named=False) if c.a.points > most else None


def worth(s: MeldState, a: act.Holds) -> int:
    """The points of a counted hand."""
    return s.table.worth(a.cards) if a.points is None else a.points


def with_hand(c: Hold) -> MeldState:
    """The state with this hand counted, worked out once."""
    if c.found is None:
        c.found = _with_hand(c)
    found: MeldState = c.found
    return found


def _with_hand(c: Hold) -> MeldState:
    text = " ".join(each.code for each in c.a.cards) or ("nothing" if c.a.points is None else f"{c.a.points} points")
    return rounds.count(c.s, c.who, text, worth(c.s, c.a))


@rule("meld.game-end", on=act.Holds, source="CAN-59 CAN-60")
def game_end(c: Hold) -> Found | None:
    """The last hand counted may end the game: a side has the target, and more than any other (Q-CAN-15)."""
    s = with_hand(c)
    if not rounds.complete(s):
        return None
    winners = winning(c, s)
    by = s.table.why("target", "beyond", "tie")
    return ok(points=worth(c.s, c.a), winners=tuple(map(Seat, winners)), by=by) if winners else None


def winning(c: Any_, s: MeldState) -> tuple[int, ...]:
    """Who has won the game once this round is scored; nobody where it goes on."""
    totals = rounds.totals(s)
    return s.best(totals) if s.ends_with(totals, c.at) else ()


@rule("meld.count", on=act.Holds, source="CAN-49 CAN-50 CAN-51 CAN-54 CAN-55 CAN-56 CAN-57 CAN-58")
def count(c: Hold) -> Found:
    """A hand counts against its side. With the last one the round is scored."""
    return ok(points=worth(c.s, c.a), by=c.s.table.why("points"))


def holds(c: Hold, ruling: Ruling) -> Changes:
    """A hand is counted; the round is scored with the last one."""
    s = with_hand(c)
    changes: Changes = {"held": s.held, "worth": s.worth}
    return changes | scored(c, s) if rounds.complete(s) else changes


RULES = (count_time,)
LAST_RULES = (count_points, count_differs, game_end, count)
EFFECTS: dict[type[Action], Apply] = {act.Holds: holds}
