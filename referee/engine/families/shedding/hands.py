"""The deal, the starter, and the hands counted at the end, in the shedding family."""

from collections.abc import Collection
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.seats import NOBODY, put, steps
from referee.engine.common_rules import rounds
from referee.engine.common_rules.conduct import close_windows, take_cards, whole_time
from referee.engine.families.effects import PlayEffects
from referee.engine.families.shedding import special
from referee.engine.families.shedding.ending import count_known, last_attack_drawn, worth
from referee.engine.families.shedding.play import starter_effects, too_many
from referee.engine.families.shedding.state import ShedContext, ShedState, count_shown
from referee.engine.families.shedding.turns import Drawn, due_now, is_due, lay, turn_and_attack, until_suit
from referee.engine.house_rules.options import reached
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, Verdict, no, ok, rule, unproven
from referee.engine.model.state import DEAL, cleared

Deal = RuleContext[ShedState, act.Deals, Any]
Hold = RuleContext[ShedState, act.Holds, Any]


@rule("shed.dealt", on=act.Deals, source="ONE-56 ONE-58 ONE-60 OC-8 UNO-5")
def dealt(c: Deal) -> Found | None:
    """Cards are dealt once a round, before its starter; a misdeal may be found until then.

    Nobody deals more cards than there are, nor is it a misdeal if everybody got their number.
    """
    s, people, wrong = c.state, sum(c.state.playing_on(c.state.scores)), c.action.wrong
    size, cards = c.house.dealt_to(people), sum(s.packs.values())
    needed = people * size + 1
    said = {"phase": s.phase, "players": people, "hand": size, "cards": cards, "by": c.house.DEALT_BY}
    if not rounds.may_deal(s) or (s.dealt and not wrong):
        return no(**said, why="dealt")
    if (s.later_keep or s.keep) == "plays" and (sum(c.action.hands) > cards or (needed > cards and not wrong)):
        return no(**said, why="few")
    return no(**said, why="right") if c.action.hands == (size,) * people else None


dealer = rule("shed.dealer", on=(act.Deals, act.Flips), source="ONE-61 ONE-64 UNO-5 UNO-7 Q-UNO-17")(
    rounds.only_the_dealer
)


@rule("shed.deal", on=act.Deals, source="ONE-5 ONE-57 OC-5 OC-8 UNO-5")
def deal(c: Deal) -> Found:
    """Give everybody the same number of cards; a misdeal is gathered in and dealt again."""
    size = 0 if c.action.wrong else c.house.dealt_to(sum(not gone for gone in c.state.gone))
    return ok(size, cards=size, by=c.house.DEALT_BY, starter=(c.state.later_keep or c.state.keep) == "plays")


def deals(c: Deal, ruling: Ruling) -> Changes:
    """Fresh hands, penalty cards of this round on top. A misdeal's cards lie aside for the dealer."""
    s, changes = c.state, dict[str, Any]()
    if s.fresh or s.phase == "over":
        changes = rounds.begin_round(c.game, s)
    elif not s.dealt:
        changes = rounds.apply_agreed_rules(c.game, s) | {"here": tuple(not gone for gone in s.gone)}
    s = s.replaced(changes)
    cards = ruling.data if isinstance(ruling.data, int) else 0
    cards, fine = (0, cards) if c.action.wrong else (cards, 0)
    penalties, aside = put(s.penalties, c.who, s.penalties[c.who] + fine), put(s.aside, c.who, s.aside[c.who] + fine)
    hands = tuple(cards + extra if here else 0 for here, extra in zip(s.here, penalties, strict=True))
    changes |= cleared(s, DEAL) | {"dealer": c.who, "turn": NOBODY, "dealt": not c.action.wrong}
    changes |= {"phase": "play" if s.keep == "scores" else "deal", "penalties": penalties, "aside": aside}
    return changes | {"hands": hands, "stock": max(0, sum(s.packs.values()) - sum(hands)), "pile": 0}


undealt = rule("shed.undealt", on=act.Flips, source="ONE-61 OC-7 UNO-7")(rounds.after_the_deal)


@rule("shed.turned-back", on=act.Flips, source="OC-7 UNO-24 UNO-28 UNO-73")
def turned_back(c: RuleContext[ShedState, act.Flips, Any]) -> Found | None:
    """Put some cards back as the starter, and turn another."""
    power = c.state.power(c.action.card)
    return no(card=c.action.card, by=power.flipped_by) if power.starter == "back" else None


@rule("shed.starter", on=act.Flips, source="ONE-61 ONE-62 ONE-63 OC-7 UNO-25 UNO-26 UNO-27")
def starter(c: RuleContext[ShedState, act.Flips, Any]) -> Found:
    """Let the dealer answer for the starter as if it were played, without its benefit (Q-ONE-6).

    The house may leave it without any effect.
    """
    if c.action.card is UNKNOWN:
        return unproven(card=c.action.card)
    made = starter_effects(c.state, c.action.card)
    does = made != PlayEffects(sum(c.state.here), flipped=True)
    direction = c.state.direction * (-1) ** made.turns
    dealer = steps(c.who, direction, c.state.ring, c.state.here, 1 + made.skips) == c.who
    return ok(card=c.action.card, by=c.state.power(c.action.card).flipped_by, power=does, dealer=dealer)


def flips(c: RuleContext[ShedState, act.Flips, Any], ruling: Ruling) -> Changes:
    """Start the round: the starter has the same effect on the next player as if played."""
    s = c.state
    made = starter_effects(s, c.action.card)
    changes = lay(c, (c.action.card,), made)
    turn = steps(c.who, changes["direction"], s.ring, s.here, 1 + made.skips)
    changes |= turn_and_attack(turn, c.who, made.attack, s.here) | whole_time(c.time)
    changes |= {"phase": "play", "dealer": c.who, "aside": (0,) * len(s.names), "acts": s.acts + 1, "claims": ()}
    changes |= {"last": (NOBODY, 0.0), "laid": NOBODY, "look": None}
    if made.wish and not s.config.anyone_calls:
        changes["wisher"] = turn
    if s.stock is not None:
        changes["stock"] = max(0, s.stock - 1)
    return changes | special.turn_cards_over(s, c.who) if made.turned else changes


@rule("shed.count-time", on=act.Holds, source="ONE-65 UNO-53")
def count_time(c: Hold) -> Found | None:
    """Hands are counted when the round is over, once the last attack is drawn."""
    s = c.state
    waits = s.phase == "count" and s.turn != NOBODY
    return no(phase=s.phase, turn=Seat(s.turn)) if s.phase != "count" or waits or not s.here[c.who] else None


@rule("shed.count-packs", on=act.Holds, source="ONE-4 ONE-65 UNO-53 UNO-62 UNO-63")
def count_packs(c: Hold) -> Found | None:
    """Refuse a count that names more of a card than the packs hold."""
    seen = c.state.seen
    for seat, held in enumerate(c.state.held):
        seen = count_shown(seen, () if seat == c.who else rounds.cards_in_record(held))
    surplus = too_many(c.state, seen, c.action.cards)
    return no(card=surplus, number=c.state.packs.get(surplus, 0)) if surplus is not None else None


@rule("shed.count-worth", on=(act.Holds, act.Scores), source="ONE-4 ONE-65 UNO-53")
def count_worth(c: RuleContext[ShedState, Any, Any]) -> Found | None:
    """Count no more points in a round than all cards of the packs are worth."""
    s, points = c.state, c.action.points
    if points is None:
        return None
    if s.phase not in ("deal", "over"):
        points += sum(other or 0 for seat, other in enumerate(s.worth) if seat != c.who)
    return no(points=points, most=most) if points > (most := points_of_packs(s)) else None


def points_of_packs(s: ShedState) -> int:
    """Return the points of all cards; of two-sided ones those of the side that has more."""
    sides = (s.packs, s.config.packs, s.config.back)
    return max(sum(s.power(card).points * count for card, count in side.items()) for side in sides)


@rule("shed.count-negative", on=(act.Holds, act.Scores), source="ONE-65 UNO-53")
def count_negative(c: RuleContext[ShedState, Any, Any]) -> Found | None:
    """Cards are worth nothing or more, and a card nobody named cannot be counted by its face.

    Where the first empty hand ends the round, everybody else still holds a card.
    """
    s, points, held = c.state, c.action.points, isinstance(c.action, act.Holds)
    if (held and UNKNOWN in c.action.cards) or (points or 0) < 0:
        return no(points=points, empty=False)
    if not held or c.action.cards or s.may_hold_nothing(c.who):
        return None
    nothing = points is None or points < min((s.power(card).points for card in s.packs), default=0)
    return no(points=None, empty=True) if nothing else None


@rule("shed.first-gains", on=act.Scores, source="UNO-53 UNO-75 Q-UNO-12")
def first_gains(c: RuleContext[ShedState, act.Scores, Any]) -> Found | None:
    """Give the points of a round to one player, the first one out; where rounds are counted, it is one."""
    s, points, ends = c.state, c.action.points or 0, c.state.config.ends
    if ends.called or ends.own_points or points < 1 or s.phase == "over":
        return None
    if ends.mode == "wins" and points > 1:
        return no(seat=None, points=points, by=ends.by)
    other = other_first(s, (c.who,))
    return None if other == NOBODY else no(seat=Seat(other), points=s.worth[other], by=ends.by)


def other_first(s: ShedState, seats: Collection[int]) -> int:
    """Return who has this round's points already, if it is none of these seats; else NOBODY."""
    if not s.most_win or not s.counts_points or s.phase != "play":
        return NOBODY
    return next((seat for seat in s.ring if seat not in seats and s.here[seat] and s.worth[seat]), NOBODY)


@rule("shed.count-differs", on=act.Holds, source="ONE-65 UNO-53")
def count_differs(c: Hold) -> Found | None:
    """Count the hand on the real table, but tell by how much it differs from the log."""
    hand, points = c.state.hands[c.who], c.action.points
    if hand is None:
        return None
    named, worths = points is None, [power.points for power in c.state.config.power.values()]
    counted = len(c.action.cards) if points is None else points
    differs = counted != hand if named else counted > hand * max(worths, default=0)
    points = worth(c.state, c.action)
    return unproven(counted=counted, hand=hand, points=points, named=named) if differs else None


@rule("shed.end", on=act.Holds, source="ONE-66 UNO-54", reads=("end",))
def game_end(c: Hold) -> Found | None:
    """End the game with the last hand counted: a score is reached, the rounds are played, or the time is over.

    The smallest score wins, equal ones share (Q-ONE-19), unless points are gained.
    """
    s = count_known(rounds.count_hand(c.state, c.who, "", worth(c.state, c.action)))
    if not rounds.all_counted(s):
        return None
    totals, ends = rounds.totals(s), s.config.ends
    why = reached(c.house.end if ends.called else ends.limits, totals, s.round, c.time)
    if why is None or not s.ends_with(totals, c.time):
        return None
    best = tuple(map(Seat, s.best(totals)))
    return ok(points=worth(c.state, c.action), why=why, most=s.most_win, by=ends.by, winners=best)


@rule("shed.count", on=act.Holds, source="ONE-65 ONE-67 ONE-68 ONE-69 UNO-53 UNO-55 UNO-56 UNO-57")
def counted(c: Hold) -> Found:
    """Everybody adds the cards left in their hand to their own score."""
    by = tuple(dict.fromkeys(key for card in c.action.cards for key in c.state.power(card).points_by))
    return ok(points=worth(c.state, c.action), by=by)


def holds(c: Hold, ruling: Ruling) -> Changes:
    """Count a hand; the round is scored with the last one."""
    if c.state.phase != "count":  # allowed by the table where no hand is counted
        return {}
    counted = rounds.count_held(c.state, c.who, c.action, worth(c.state, c.action))
    return rounds.counted(c, count_known(counted))


@rule("shed.last-draw", on=(act.Draws, act.Passes), source="ONE-8 UNO-37 UNO-81 Q-ONE-5 Q-UNO-14")
def last_draw(c: ShedContext) -> Found | None:
    """Have the player under attack draw before hands are counted, where the house wants it (Q-ONE-5).

    Where a machine decides how many cards come, as many as come.
    """
    s, machine = c.state, c.state.config.drawing.any_number
    if s.phase != "count" or s.turn != c.who:
        return None
    count = due_now(s)
    if isinstance(c.action, act.Passes):
        count, fits = 0, machine or s.spare == 0
    elif machine and c.action.count is not None:
        count, fits = c.action.count, s.spare is None or c.action.count <= s.spare
    elif s.until:
        found = until_suit.ask(c)
        fits = found is not None and found.verdict is Verdict.OK
        count = found.data.cards if found is not None and isinstance(found.data, Drawn) else 0
    else:
        fits = is_due(s, c.action)
    return ok(count, cards=count) if fits else None


def draws_last(c: ShedContext, ruling: Ruling) -> Changes:
    """Fill the hand with the last attack's cards; from then on the play that ended the round cannot be caught."""
    changes = close_windows(c)
    if isinstance(ruling.data, int) and isinstance(c.action, act.Draws):
        changes |= take_cards(c.state, c.who, ruling.data, c.action.cards)[0]
    return changes | last_attack_drawn(c, c.state.replaced(changes))


EFFECTS: Effects = {act.Deals: deals, act.Flips: flips, act.Holds: holds, last_draw.id: draws_last}
