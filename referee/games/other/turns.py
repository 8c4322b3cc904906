"""Turns of a game that the referee does not know: a round begins, a turn ends, nothing else is entered."""

from typing import Any

from referee.core import actions as act
from referee.core import rounds
from referee.core.actions import Action
from referee.core.conduct import acted
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule
from referee.core.seats import LEFT, NOBODY
from referee.core.state import State

Any_ = Case[State, Any, Any]


@rule("other.cards", on=(act.Plays, act.Draws, act.Flips, act.Calls, act.Catches), source="UNO-82")
def no_cards(c: Any_) -> Found:
    """No card is entered in a game whose cards the referee does not know."""
    return no()


@rule("other.round", on=act.Deals, source="UNO-82")
def begins(c: Any_) -> Found:
    """Anybody begins a round between rounds; who sits left of them has the first turn."""
    return no(phase=c.s.phase) if c.s.phase != "deal" else ok()


@rule("other.turn", on=act.Passes, source="UNO-82")
def turn(c: Any_) -> Found:
    """Whoever has the turn ends it, and the clock starts anew for the next player. A table that keeps only points
    keeps no turns."""
    s = c.s
    if s.phase != "play" or s.turn == NOBODY or c.who != s.turn:
        return no(turn=Seat(s.turn))
    return ok()


def deals(c: Any_, ruling: Ruling) -> Changes:
    """The round is on."""
    new = c.s.but(rounds.begin(c))
    changes = rounds.begin(c) | {"dealer": c.who, "phase": "play", "dealt": True, "direction": LEFT}
    first = new.but({"direction": LEFT}).next(c.who) if new.keep == "plays" else NOBODY
    return changes | {"turn": first, "since": c.at, "spent": 0.0, "acts": c.s.acts + 1}


def passes(c: Any_, ruling: Ruling) -> Changes:
    """The next player's turn."""
    return acted(c) | {"turn": c.s.next(c.who)}


RULES = (no_cards,)
LAST_RULES = (begins, turn)
EFFECTS: dict[type[Action], Apply] = {act.Deals: deals, act.Passes: passes}
