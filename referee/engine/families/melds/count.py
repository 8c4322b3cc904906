"""The count at the end of a round, which may win the game, and the messages about lines besides their rulings."""

from collections.abc import Iterator
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules import rounds
from referee.engine.families.melds.state import MeldContext, MeldState, on_table
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule, unproven

Hold = RuleContext[MeldState, act.Holds, Any]


# ------------------------------------------------------------------------------------------------ the round's end


def round_over(c: MeldContext, s: MeldState, first: int) -> Changes:
    """End the round, with `first` out or nobody; hands are counted, known ones at once, a foot with the hand."""
    hands = tuple(None if hand is None else hand + foot for hand, foot in zip(s.hands, s.feet, strict=True))
    known = tuple(None if foot else hand for hand, foot in zip(s.known, s.feet, strict=True))
    together: Changes = {"hands": hands, "known": known, "feet": (0,) * len(s.feet)}
    s = s.replaced(together)
    changes: Changes = together | {"phase": "count", "turn": NOBODY, "first": first} | rounds.clear_counts(s)
    new = s.replaced(changes)
    for seat, (hand, shown) in enumerate(zip(s.hands, s.known, strict=True)):
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


def kept_bonus(before: MeldState, after: MeldState) -> Iterator[Message]:
    """Yield the messages about bonus cards found in counted hands, and their cost (Q-CAN-20)."""
    if after.keep != "plays" or after.held == before.held:
        return
    for seat, held in enumerate(after.held):
        kept = tuple(card for card in rounds.cards_in_record(held) if card in after.config.bonus)
        if kept and held != before.held[seat]:
            yield message("came-kept", seat=Seat(seat), cards=kept, points=len(kept) * after.config.kept_bonus)


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


def worth(s: MeldState, a: act.Holds) -> int:
    """Return the points of a counted hand."""
    return s.config.worth(a.cards) if a.points is None else a.points


def with_hand(c: Hold) -> MeldState:
    """Return the state with this hand counted, computed once."""
    if c.found is None:
        c.found = rounds.count_held(c.state, c.who, c.action, worth(c.state, c.action))
    found: MeldState = c.found
    return found


@rule("meld.game-end", on=act.Holds, source="CAN-59 CAN-60")
def game_end(c: Hold) -> Found | None:
    """End the game with the last hand counted if a side has the target, and more than any other (Q-CAN-15)."""
    s = with_hand(c)
    if not rounds.all_counted(s):
        return None
    winners = winners_with(c, s)
    by = s.config.why("target", "beyond", "tie")
    return ok(points=worth(c.state, c.action), winners=tuple(map(Seat, winners)), by=by) if winners else None


def winners_with(c: MeldContext, s: MeldState) -> tuple[int, ...]:
    """Return the seats that have won the game once this round is scored, none where it goes on."""
    totals = rounds.totals(s)
    return s.best(totals) if s.ends_with(totals, c.time) else ()


@rule("meld.count", on=act.Holds, source="CAN-49 CAN-50 CAN-51 CAN-54 CAN-55 CAN-56 CAN-57 CAN-58")
def count(c: Hold) -> Found:
    """Count a hand against its side; with the last one the round is scored."""
    return ok(points=worth(c.state, c.action), by=c.state.config.why("points"))


def holds(c: Hold, ruling: Ruling) -> Changes:
    """Count a hand; the round is scored with the last one."""
    if c.state.phase != "count":  # allowed by the table where no hand is counted
        return {}
    return counted(c, with_hand(c))


def line_messages(before: MeldState, action: act.Action, after: MeldState) -> Iterator[Message]:
    """Yield the messages about a line: a lone player, a concealed hand, bonus cards left in hands, a side's points."""
    if after.config.lone and after.taken and not before.taken:
        alone, others = after.sides
        yield message("came-alone", seat=Seat(alone[0]), others=tuple(map(Seat, others)))
    if after.concealed and not before.concealed:
        pays = after.config.bonuses
        yield message("came-concealed", seat=Seat(after.first), points=pays.out + pays.concealed)
    yield from kept_bonus(before, after)
    if isinstance(action, act.Scores):
        for count in after.entered or (after.counts[-1] if after.counts else ()):
            if set(action.side) == {after.names[seat] for seat in count.seats}:
                seats = tuple(Seat(seat) for seat in after.ring if seat in count.seats)
                yield message("came-side", seats=seats, points=count.total(after.config))


EFFECTS: Effects = {act.Holds: holds}
