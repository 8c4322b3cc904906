"""Rounds: how one begins, is counted and scored, and the lines of a table that only keeps score."""

from collections.abc import Sequence
from itertools import compress
from operator import is_not
from typing import Any, TypeVar

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card, card
from referee.engine.basics.seats import LEFT, NOBODY, put, step
from referee.engine.common_rules.conduct import OF_CARDS
from referee.engine.common_rules.facts import in_steps
from referee.engine.model.game import Changes, Effects, Game, RuleContext, TableContext
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule
from referee.engine.model.state import NUMBERS, ROUND, OpenRound, Round, State, cleared

S = TypeVar("S", bound=State)
BETWEEN: Changes = {"phase": "deal", "fresh": True, "dealt": False, "turn": NOBODY}
"""Fields of a state after a round, before the next is dealt."""


def next_dealer(s: State) -> int:
    """Return the dealer of the next deal.

    After a round, or where the dealer has left, the role has moved one place to the left: while a round is on, to
    somebody who plays it.
    """
    if s.dealt and not s.fresh and s.gone[s.dealer] and any(s.here):
        return step(s.dealer, LEFT, s.ring, s.here)
    after = s.left_of(s.dealer) if s.fresh or s.gone[s.dealer] else s.dealer
    return s.dealer if after == NOBODY else after


def only_the_dealer(c: TableContext) -> Found | None:
    """Let only the dealer deal; the role moves one place to the left every round (Q-CAN-2, Q-HRT-11)."""
    due = next_dealer(c.state)
    return no(dealer=Seat(due)) if c.who != due else None


def after_the_deal(c: TableContext) -> Found | None:
    """Turn the first card after the deal, once."""
    return no(phase=c.state.phase) if c.state.phase != "deal" or not c.state.dealt else None


def may_deal(s: State) -> bool:
    """Return True before a round, and after a penalty card that began it where only the score is kept."""
    return s.phase == "deal" or _begun_by_card(s)


def deal_begins_round(s: State) -> bool:
    """Return True if a deal begins the round: neither a misdeal nor a penalty card has begun it."""
    return (s.fresh or not s.dealt) and not _begun_by_card(s)


def _begun_by_card(s: State) -> bool:
    counted = any(points is not None for points in s.worth)
    return s.keep == "scores" and s.phase == "play" and not s.dealt and not counted


def apply_agreed_rules(game: Game, s: State) -> Changes:
    """Return the changes of house rules that waited for this deal."""
    changes: Changes = game.new_house(s.later) if s.later is not None else {}
    keep = s.keep if s.later_keep is None else s.later_keep
    return changes | {"keep": keep, "later": None, "later_keep": None}


def begin_round(game: Game, s: State) -> Changes:
    """Begin a round: its number and dealer, the last one's remains put away, agreed house rules in force."""
    number = s.round + (s.fresh or s.phase == "over")
    changes = cleared(s, ROUND) | apply_agreed_rules(game, s)
    changes |= {"dealer": next_dealer(s), "round": number, "here": s.replaced(changes).playing_on(s.scores)}
    return changes | game.begins(s, s.replaced(changes))


def state_to_score(game: Game, s: S) -> S:
    """Return the state of the round that a number counts in: the one under way, else the next, which it begins."""
    begins = s.phase in ("deal", "over") and not s.dealt
    return s.replaced(begin_round(game, s) | {"phase": "play"}) if begins else s


def changes_to(s: State, new: State) -> Changes:
    """Return the fields of a new state that are not those of another."""
    before, after = s.__dict__, new.__dict__
    return dict(compress(after.items(), map(is_not, after.values(), map(before.__getitem__, after))))


# ------------------------------------------------------------------------------------------- the round of a number


def left_open(s: S, line: int) -> S:
    """Return the state between rounds where line `line` belongs to a later one than that under way, which stays open.

    Nothing is added to the totals, and no points are lost.
    """
    left = OpenRound(s.round, line, s)
    return s.replaced({"open": (*s.open, left), **BETWEEN})


def is_left_open(s: State) -> bool:
    """Return True if the round under way only lacks numbers, or a word about them, so that others may follow it."""
    if s.phase == "count":
        return s.undecided or not all_counted(s)
    return s.phase == "play" and s.enters_points(s.keep)


@rule("table.round", on=NUMBERS, source="", final=True)
def of_round(c: RuleContext[State, Any, Any]) -> Found | None:
    """Keep a number in its round for good: it counts in no other, and nobody has two in a round that is over."""
    now = c.state.round + c.state.fresh
    wrong = next((number for number in (c.action.round, c.round) if number not in (None, 0, now)), 0)
    if not wrong:
        return None
    there = wrong in [*(past.number for past in c.state.rounds), *(left.number for left in c.state.open)]
    return no(round=wrong, there=there)


def clear_counts(s: State) -> Changes:
    """Return the changes after which nobody's hand is counted."""
    return {"held": (None,) * len(s.names), "worth": (None,) * len(s.names)}


def count_held(s: S, seat: int, said: act.Holds, points: int) -> S:
    """Return the state with the hand counted that a line shows."""
    nothing = "nothing" if said.points is None else f"{said.points} points"
    return count_hand(s, seat, " ".join(card.code for card in said.cards) or nothing, points)


def count_hand(s: S, seat: int, held: str, points: float) -> S:
    """Return the state with one hand of the round counted, in points."""
    return s.replaced({"held": put(s.held, seat, held), "worth": put(s.worth, seat, points)})


def cards_in_record(held: str | None) -> tuple[Card, ...]:
    """Return the cards of a counted hand, none where only points were entered, by any line."""
    words = (held or "").split()
    last = words[-1] if words else ""
    pointless = last in ("", "points", "nothing") or last.lstrip("-").replace(".", "").isdecimal() or "=" in last
    return () if pointless else tuple(map(card, words))


def all_counted(s: State) -> bool:
    """Return True if every hand of the round is counted."""
    return all(points is not None for points, here in zip(s.worth, s.here, strict=True) if here)


def totals(s: State, gained: Sequence[float | None] | None = None) -> tuple[float, ...]:
    """Return the game's totals including this round's points, `gained` where they are computed already."""
    return tuple(total + (points or 0) for total, points in zip(s.scores, gained or s.gained(), strict=True))


def score_round(s: State, at: float, n: int) -> Changes:
    """Add the round's points to the totals; the game is over where a limit is reached.

    Nothing is added while somebody has to say first how the points count. Who has left still gets the points of what
    they had entered or laid.
    """
    if s.undecided:
        return {"phase": "count", "turn": NOBODY}
    gained = s.gained()
    points = tuple(gain if here or gain else None for gain, here in zip(gained, s.here, strict=True))
    entry = Round(s.round, s.dealer, points, tuple(held or "" for held in s.held), s.first, n)
    changes: Changes = {
        **BETWEEN,
        "scores": totals(s, gained),
        "rounds": (*s.rounds, entry),
        "offences": tuple(offence for offence in s.offences if offence.stands),
        "tied": s.tied_with(totals(s, gained), at),
    }
    if not s.open and s.ends_with(changes["scores"], at):
        changes |= {"phase": "over", "fresh": False, "winners": s.best(changes["scores"])}
    return changes | s.of_round()


@rule("table.keep", on=(*OF_CARDS, act.Holds), source="", final=True)
def kept_by_scores(c: TableContext) -> Found | None:
    """Enter only each round's points, not its cards, at a table that only keeps score."""
    return no() if c.state.keep == "scores" else None


@rule("table.score", on=act.Scores, source="ONE-65 UNO-53")
def entered(c: RuleContext[State, act.Scores, Any]) -> Found:
    """Enter a player's round as points, or that of partners; it is scored once everybody's are there, zeros included.

    For a round that such a line begins, the house rules agreed for the next deal hold. Who has sat down since a round
    began plays from the next deal, and scores in none before.
    """
    s, side, points = c.state, {*c.action.side}, c.action.points
    late = not s.gone[c.who] and not state_to_score(c.game, s).here[c.who]
    no_row = len(c.action.side) > 1 and side not in [{s.names[at] for at in row} for row in c.game.sharing(s)]
    if points is None or no_row or s.gone[c.who] or late or s.phase == "over" or not s.enters_points(s.keeps):
        why = "late" if s.playing_on(s.scores)[c.who] else "out"
        return no(keep=why if late and s.keep == "scores" else s.keep)
    return ok(points=in_steps(points, s.step))


def scores(c: RuleContext[State, act.Scores, Any], ruling: Ruling) -> Changes:
    """Enter a round's points; the first of them begin the round where no deal was entered."""
    s = c.state
    if not s.enters_points(s.keeps) or c.action.points is None:  # allowed by the table where no points are entered
        return {}
    new = state_to_score(c.game, s)
    for seat in dict.fromkeys((c.who, *[s.names.index(name) for name in c.action.side if name in s.names])):
        points = c.action.points if seat == c.who else 0
        new = count_hand(new, seat, str(points), points)
    return counted(c, new)


def counted(c: TableContext, new: State) -> Changes:
    """Return the changes to a state with one hand more counted; with the last one the round is scored."""
    changes = changes_to(c.state, new)
    return changes | score_round(new, c.time, c.line) if all_counted(new) else changes


RULES = (of_round, kept_by_scores)
LAST_RULES = (entered,)
EFFECTS: Effects = {act.Scores: scores}
