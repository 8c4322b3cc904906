"""Rounds: how one begins, is counted and scored, and what a table that only keeps score enters."""

from collections.abc import Sequence
from typing import Any, TypeVar

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.conduct import MELDING, OF_TRICKS
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Found, Ruling, no, ok, rule
from referee.core.seats import NOBODY, put
from referee.core.state import Round, State

Any_ = Case[State, Any, Any]
S = TypeVar("S", bound=State)


def next_dealer(s: State) -> int:
    """Who deals now: after a round, or where the dealer has left, the role has moved one place to the left."""
    after = s.left_of(s.dealer) if s.fresh or s.gone[s.dealer] else s.dealer
    return s.dealer if after == NOBODY else after


def agreed(c: Any_) -> Changes:
    """House rules that waited for this deal."""
    s = c.s
    changes: Changes = c.game.new_house(s.later) if s.later is not None else {}
    if s.later_keep is not None:
        changes["keep"] = s.later_keep
    return changes | {"later": None, "later_keep": None}


def begin(c: Any_) -> Changes:
    """A new round's number and dealer, what the last one left put away, house rules that waited for it in force."""
    s = c.s
    changes: Changes = agreed(c) | {
        "dealer": next_dealer(s),
        "round": s.round + (s.fresh or s.phase == "over"),
        "winners": (),
        "tied": (),
        "final": None,
        "fresh": False,
        "dealt": False,
        "phase": "deal",
        "first": NOBODY,
        "turn": NOBODY,
        "offences": (),
        "claims": (),
        "by_people": None,
        "last": (NOBODY, 0.0),
        "penalties": (0,) * len(s.names),
        "aside": (0,) * len(s.names),
        "here": tuple(not gone for gone in s.gone),
    }
    return changes | uncounted(s)


def uncounted(s: State) -> Changes:
    """Nobody's hand is counted yet."""
    return {"held": (None,) * len(s.names), "worth": (None,) * len(s.names)}


def count(s: S, seat: int, held: str, points: int) -> S:
    """One hand of the round is counted, in points."""
    return s.but({"held": put(s.held, seat, held), "worth": put(s.worth, seat, points)})


def complete(s: State) -> bool:
    """Whether every hand of the round is counted."""
    return all(points is not None for points, here in zip(s.worth, s.here, strict=True) if here)


def totals(s: State, gained: Sequence[int | None] | None = None) -> tuple[int, ...]:
    """The game's points with this round's, `gained` where they are reckoned already."""
    return tuple(total + (points or 0) for total, points in zip(s.scores, gained or s.gained(), strict=True))


def score(s: State, at: float, n: int) -> Changes:
    """The round's points go to the totals, unless somebody says first how they count; the game is over where a limit is
    reached."""
    if s.undecided:
        return {"phase": "count", "turn": NOBODY}
    gained = s.gained()
    points = tuple(gain if here else None for gain, here in zip(gained, s.here, strict=True))
    entry = Round(s.round, s.dealer, points, tuple(held or "" for held in s.held), s.first, n)
    changes: Changes = {
        "scores": totals(s, gained),
        "rounds": (*s.rounds, entry),
        "phase": "deal",
        "fresh": True,
        "dealt": False,
        "turn": NOBODY,
        "offences": tuple(each for each in s.offences if each.stands),
        "tied": s.tied_with(totals(s, gained), at),
    }
    if s.ends_with(changes["scores"], at):
        changes |= {"phase": "over", "fresh": False, "winners": s.best(changes["scores"])}
    return changes | s.of_round()


@rule(
    "table.keep",
    on=(*act.PLAYING, *OF_TRICKS, *MELDING, act.Flips, act.Calls, act.Holds),
    source="ONE-65",
    alone=True,
)
def kept_by_scores(c: Any_) -> Found | None:
    """A table that only keeps score enters each round's points, not its cards."""
    return no() if c.s.keep == "scores" else None


@rule("table.score", on=act.Scores, source="ONE-65")
def entered(c: Case[State, act.Scores, Any]) -> Found:
    """Score keeping: a player's round; it is scored when everybody's is there, zeros included. What the table agreed
    for the next deal holds for a round that such a line begins."""
    if (
        not c.s.by_points(c.s.keeps)
        or c.s.phase == "over"
        or c.a.points is None
        or len(c.a.side) > 1
        or c.s.gone[c.who]
    ):
        return no(keep=c.s.keep)
    return ok(points=c.a.points)


def scores(c: Case[State, act.Scores, Any], ruling: Ruling) -> Changes:
    """A round's points; the first of them begins the round where no deal was entered."""
    s = c.s
    changes = (begin(c) | {"phase": "play"}) if s.phase in ("deal", "over") else {}
    s = count(s.but(changes), c.who, str(c.a.points), c.a.points or 0)
    changes |= {"held": s.held, "worth": s.worth}
    return changes | score(s, c.at, c.n) if complete(s) else changes


RULES = (kept_by_scores,)
LAST_RULES = (entered,)
EFFECTS: dict[type[Action], Apply] = {act.Scores: scores}
