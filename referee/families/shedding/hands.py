"""The deal, the starter, and the hands counted at the end, in the shedding family."""

from typing import Any

from referee.core import actions as act
from referee.core import rounds
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card, card
from referee.core.conduct import closed, take
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Found, Ruling, Seat, Verdict, no, ok, rule, unsure
from referee.core.scores import reached
from referee.core.seats import LEFT, NOBODY, put
from referee.families.effects import Passing
from referee.families.shedding import calls, sides, turns
from referee.families.shedding.count import count_known, drawn, worth
from referee.families.shedding.play import starting, too_many
from referee.families.shedding.state import ANY, ShedState, shown
from referee.families.shedding.turns import due_now, is_due, lay, strikes, turn_over

Any_ = Case[ShedState, Any, Any]
Deal = Case[ShedState, act.Deals, Any]
Hold = Case[ShedState, act.Holds, Any]


# ------------------------------------------------------------------------------------------------------ the deal


@rule("shed.dealt", on=act.Deals, source="ONE-56 ONE-60")
def dealt(c: Deal) -> Found | None:
    """Cards are dealt once a round, before its starter; a misdeal may be found until then."""
    s = c.s
    return no(phase=s.phase) if s.phase != "deal" or (s.dealt and not c.a.wrong) else None


@rule("shed.dealer", on=(act.Deals, act.Flips), source="ONE-61 ONE-64")
def dealer(c: Any_) -> Found | None:
    """The dealer deals and turns the starter; the role moves one place to the left every round."""
    due = rounds.next_dealer(c.s)
    return no(dealer=Seat(due)) if c.who != due else None


@rule("shed.deal", on=act.Deals, source="ONE-5 ONE-57", reads=("hand_size",))
def deal(c: Deal) -> Found:
    """Everybody gets the same number of cards."""
    return ok(cards=c.h.hand_size, starter=(c.s.later_keep or c.s.keep) == "plays")


def deals(c: Deal, ruling: Ruling) -> Changes:
    """Fresh hands, penalty cards of this round on top. A misdeal's cards lie aside for the dealer."""
    s = c.s
    changes: Changes = {}
    if s.fresh or s.phase == "over":
        changes = rounds.begin(c)
    elif not s.dealt:
        changes = rounds.agreed(c) | {"here": tuple(not gone for gone in s.gone)}
    s = s.but(changes)
    penalties, aside = s.penalties, s.aside
    if c.a.wrong:
        fine = ruling.fill.get("cards", 0)
        penalties, aside = put(penalties, c.who, penalties[c.who] + fine), put(aside, c.who, aside[c.who] + fine)
    each = 0 if c.a.wrong else ruling.fill.get("cards", 0)
    hands = tuple(each + extra if here else 0 for here, extra in zip(s.here, penalties, strict=True))
    changes |= {
        "dealer": c.who,
        "phase": "play" if s.keep == "scores" else "deal",
        "turn": NOBODY,
        "dealt": not c.a.wrong,
        "hands": hands,
        "known": (None,) * len(s.names),
        "penalties": penalties,
        "aside": aside,
        "stock": max(0, sum(s.packs.values()) - sum(hands)),
        "pile": 0,
        "direction": LEFT,
        "top": None,
        "suit": ANY,
        "called": False,
        "draw": 0,
        "waiting": 0,
        "skips": 0,
        "again": 0,
        "may_pass": False,
        "wish": "none",
        "wisher": NOBODY,
        "call": None,
        "heard": (),
        "seen": {},
        "out": (),
        "bust": (),
        "attacker": None,
        "striker": NOBODY,
        "dropping": (),
        "until": False,
        "turned": False,
        "turner": NOBODY,
        "trader": NOBODY,
        "drew": (),
        "pending": None,
        "told": None,
        "presses": NOBODY,
        "doubt": None,
    }
    return changes


@rule("shed.undealt", on=act.Flips, source="ONE-61")
def undealt(c: Any_) -> Found | None:
    """The starter is turned after the deal, once."""
    return no(phase=c.s.phase) if c.s.phase != "deal" or not c.s.dealt else None


@rule("shed.turned-back", on=act.Flips, source="OC-7 UNO-24 UNO-28 UNO-73")
def turned_back(c: Case[ShedState, act.Flips, Any]) -> Found | None:
    """Some cards are no starter: they go back, and another is turned."""
    power = c.s.power(c.a.card)
    return no(card=c.a.card, by=power.flipped_by) if power.starter == "back" else None


@rule("shed.starter", on=act.Flips, source="ONE-61 ONE-62 ONE-63")
def starter(c: Case[ShedState, act.Flips, Any]) -> Found:
    """The dealer answers for the starter as if it were played, without its benefit (Q-ONE-6); the house may leave it
    without any effect."""
    if c.a.card is UNKNOWN:
        return unsure(card=c.a.card)
    does = starting(c.s, c.a.card) != Passing(sum(c.s.here), flipped=True)
    return ok(card=c.a.card, by=c.s.power(c.a.card).flipped_by, power=does)


def flips(c: Case[ShedState, act.Flips, Any], ruling: Ruling) -> Changes:
    """The round starts: the starter does to the next player what it would do if played. After everything was turned
    over, another card lies on top."""
    if ruling.rule is sides.other_side:
        return sides.lies(c)
    s = c.s
    made = starting(s, c.a.card)
    changes = lay(c, (c.a.card,), made)
    changes |= {
        "phase": "play",
        "dealer": c.who,
        "aside": (0,) * len(s.names),
        **strikes(turn_over(s, c.who, changes["direction"], made.skips), c.who, made.attack, s.here),
        "since": c.at,
        "spent": 0.0,
        "acts": s.acts + 1,
        "claims": (),
        "last": (NOBODY, 0.0),
        "laid": NOBODY,
        "look": None,
    }
    if made.wish and not s.table.anyone_calls:
        changes["wisher"] = changes["turn"]
    if s.stock is not None:
        changes["stock"] = max(0, s.stock - 1)
    return changes | sides.turned_over(s, c.who) if made.turned else changes


# ----------------------------------------------------------------------------------------------------- the count


@rule("shed.count-time", on=act.Holds, source="ONE-65")
def count_time(c: Hold) -> Found | None:
    """Hands are counted when the round is over, once the last attack is drawn."""
    s = c.s
    waits = s.phase == "count" and s.turn != NOBODY
    return no(phase=s.phase, turn=Seat(s.turn)) if s.phase != "count" or waits or not s.here[c.who] else None


@rule("shed.count-packs", on=act.Holds, source="ONE-4 ONE-65")
def count_packs(c: Hold) -> Found | None:
    """A count that names more of a card than the packs hold is a slip."""
    others = (held for seat, held in enumerate(c.s.held) if seat != c.who and held)
    seen = c.s.seen
    for held in others:
        seen = shown(seen, cards_of(held))
    each = too_many(c.s, seen, c.a.cards)
    return no(card=each, number=c.s.packs.get(each, 0)) if each is not None else None


def cards_of(held: str) -> tuple[Card, ...]:
    """The cards of a counted hand; none where only points were entered, by whatever line."""
    words = held.split()
    pointless = not words or words[-1] in ("points", "nothing") or words[-1].lstrip("-").isdecimal()
    return () if pointless else tuple(map(card, words))


@rule("shed.count-negative", on=act.Holds, source="ONE-65")
def count_negative(c: Hold) -> Found | None:
    """Cards are worth nothing or more, and a card nobody named cannot be counted by its face."""
    return no(points=c.a.points) if UNKNOWN in c.a.cards or (c.a.points or 0) < 0 else None


@rule("shed.count-differs", on=act.Holds, source="ONE-65")
def count_differs(c: Hold) -> Found | None:
    """The hand on the real table counts, but where it differs from the log somebody should know, and by how much."""
    hand, points = c.s.hands[c.who], c.a.points
    if hand is None:
        return None
    if points is None:
        differs = len(c.a.cards) != hand
        return unsure(counted=len(c.a.cards), hand=hand, points=worth(c.s, c.a), named=True) if differs else None
    most = hand * max((power.points for power in c.s.table.power.values()), default=0)
    return unsure(counted=points, hand=hand, points=points, named=False) if points > most else None


@rule("shed.end", on=act.Holds, source="ONE-66 UNO-54", reads=("end",))
def game_end(c: Hold) -> Found | None:
    """The last hand counted may end the game: a score reached, the rounds played, the time over. The smallest score
    wins, equal ones share (Q-ONE-19), unless points are gained."""
    s = count_known(rounds.count(c.s, c.who, "", worth(c.s, c.a)))
    if not rounds.complete(s):
        return None
    totals = rounds.totals(s)
    limits = c.h.end if s.table.ends is None else s.table.ends.limits
    why = reached(limits, totals, s.round, c.at)
    if why is None:
        return None
    most = s.table.ends is not None
    by = s.table.ends.by if s.table.ends is not None else ()
    return ok(points=worth(c.s, c.a), why=why, most=most, by=by, winners=tuple(map(Seat, s.best(totals))))


@rule("shed.count", on=act.Holds, source="ONE-65 ONE-67 ONE-68 ONE-69")
def counted(c: Hold) -> Found:
    """Everybody adds the cards left in their hand to their own score."""
    by = tuple(dict.fromkeys(key for each in c.a.cards for key in c.s.power(each).points_by))
    return ok(points=worth(c.s, c.a), by=by)


def holds(c: Hold, ruling: Ruling) -> Changes:
    """A hand is counted; the round is scored with the last one."""
    text = " ".join(each.code for each in c.a.cards) or ("nothing" if c.a.points is None else f"{c.a.points} points")
    s = count_known(rounds.count(c.s, c.who, text, worth(c.s, c.a)))
    changes: Changes = {"held": s.held, "worth": s.worth}
    return changes | rounds.score(s, c.at, c.n) if rounds.complete(s) else changes


# ----------------------------------------------------------------------------------------- the last attack's draw


@rule("shed.last-draw", on=(act.Draws, act.Passes), source="ONE-26 UNO-81")
def last_draw(c: Any_) -> Found | None:
    """Where the house wants it, who is under attack when the round ends draws before the hands are counted
    (Q-ONE-5); where a machine decides how many come, as many as come."""
    s, machine = c.s, c.s.table.drawing.any_number
    if s.phase != "count" or s.turn != c.who:
        return None
    if isinstance(c.a, act.Passes):
        return ok(cards=0) if machine else None
    if machine and c.a.count is not None:
        return ok(cards=c.a.count) if s.spare is None or c.a.count <= s.spare else None
    if s.until:
        found = turns.until_suit.ask(c)
        return ok(cards=found[1]["cards"]) if found is not None and found[0] is Verdict.OK else None
    return ok(cards=due_now(s)) if is_due(s, c.a) else None


def draws(c: Case[ShedState, act.Draws, Any], ruling: Ruling) -> Changes:
    """In a turn the draw is the turn; what the machine gave for a forgotten call, and what is drawn after the round's
    end, only fills the hand. The latter is the next player's act all the same: what ended the round is not caught any
    more."""
    if ruling.rule is calls.pressed:
        return calls.came(c, ruling)
    if ruling.rule is not last_draw:
        return turns.draws(c, ruling)
    changes = closed(c) | take(c.s, c.who, ruling.fill.get("cards", 1), c.a.cards)[0]
    return changes | drawn(c, c.s.but(changes))


def passes(c: Case[ShedState, act.Passes, Any], ruling: Ruling) -> Changes:
    """In a turn a pass ends it; else no card came."""
    if ruling.rule is calls.pressed:
        return calls.came(c, ruling)
    return closed(c) | drawn(c, c.s) if ruling.rule is last_draw else turns.passes(c, ruling)


RULES = (dealt, undealt, dealer, last_draw)
LAST_RULES = (deal, turned_back, starter, count_time, count_packs, count_negative, count_differs, game_end, counted)
EFFECTS: dict[type[Action], Apply] = {
    act.Deals: deals,
    act.Flips: flips,
    act.Holds: holds,
    act.Draws: draws,
    act.Passes: passes,
}
