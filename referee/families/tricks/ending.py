"""A round that is over: what everybody has taken, who may choose how it counts, and the tricks nobody needs."""

from typing import Any

from referee.core import actions as act
from referee.core import conduct, rounds
from referee.core.actions import Action
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule
from referee.core.seats import NOBODY, put
from referee.families.tricks.cards import members
from referee.families.tricks.state import TrickState

Any_ = Case[TrickState, Any, Any]
Say = Case[TrickState, act.Says, Any]
REST = "rest"


def round_over(c: Any_, s: TrickState) -> Changes:
    """What was taken is counted; where a card that nobody named may be one that counts, people say what they took.
    Cards that were not dealt go to whoever took the first trick."""
    changes: Changes = {"phase": "count", "turn": NOBODY, "led": "", "lying": ()}
    left = s.table.cards & ~s.seen
    if s.table.kitty and s.opened != NOBODY and left.bit_count() == len(s.table.pack) - s.table.dealt * sum(s.here):
        changes["won"] = put(s.won, s.opened, s.won[s.opened] | left)
        s = s.but(changes)
    worth = tuple(s.points(seat) if here else None for seat, here in enumerate(s.here))
    if s.unnamed and sum(each or 0 for each in worth) != s.table.total:
        return changes
    changes["held"] = tuple(_counting(s, seat) if here else None for seat, here in enumerate(s.here))
    changes["worth"] = worth
    return changes | rounds.score(s.but(changes), c.at, c.n)


def _counting(s: TrickState, seat: int) -> str:
    """The cards that count which a seat has taken, as a record writes them."""
    return " ".join([card.code for card in members(s.won[seat] & s.table.counting_cards)])


@rule("trick.choose", on=act.Says, source="HRT-14")
def choose(c: Say) -> Found | None:
    """Where the house leaves it to somebody how the round counts, they say so before it does (Q-HRT-4)."""
    s = c.s
    if c.a.word not in s.table.words:
        return None
    seat = s.table.chooser(s) if s.phase == "count" else NOBODY
    by = s.table.why("words")
    if seat == NOBODY:
        return no(seat=None, by=by)
    return ok(word=c.a.word, seat=Seat(seat), by=by) if c.who == seat else no(seat=Seat(seat), by=by)


@rule("trick.rest", on=act.Says, source="HRT-8 HRT-11")
def rest(c: Say) -> Found | None:
    """When the tricks that are left cannot change anybody's points, the round may end there; anybody says so."""
    s = c.s
    if c.a.word != REST:
        return None
    if s.stage != "play" or s.keep != "plays":
        return no(why="phase")
    if s.lying:
        return no(why="trick")
    return ok() if s.table.settled(s) else no(why="points")


def says(c: Say, ruling: Ruling) -> Changes:
    """How the round counts, or that it is over; any other word as at every table."""
    if c.a.word in c.s.table.words:
        changes: Changes = {"chosen": c.a.word}
        return changes | (rounds.score(c.s.but(changes), c.at, c.n) if c.s.phase == "count" else {})
    if c.a.word == REST:
        return round_over(c, c.s) if c.s.phase == "play" else {}
    return conduct.says(c, ruling)


RULES = (choose, rest)
EFFECTS: dict[type[Action], Apply] = {act.Says: says}
