"""Turns of a game that the referee does not know: a round begins, a turn ends, nothing else is entered."""

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.seats import LEFT, NOBODY
from referee.engine.common_rules import rounds
from referee.engine.common_rules.conduct import record_act, whole_time
from referee.engine.model.game import Apply, Changes, TableContext
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule


@rule("other.cards", on=(act.Plays, act.Draws, act.Flips, act.Calls, act.Catches), source="UNO-82")
def no_cards(c: TableContext) -> Found:
    """No card is entered in a game whose cards the referee does not know."""
    return no()


@rule("other.round", on=act.Deals, source="UNO-82")
def begins(c: TableContext) -> Found:
    """Anybody begins a round between rounds; who sits left of them has the first turn."""
    return no(phase=c.state.phase) if c.state.phase != "deal" else ok()


@rule("other.turn", on=act.Passes, source="UNO-82")
def turn(c: TableContext) -> Found:
    """Let the player who has the turn end it, and start the clock for the next.

    A table that keeps only points keeps no turns.
    """
    s = c.state
    if s.phase != "play" or s.turn == NOBODY or c.who != s.turn:
        return no(turn=Seat(s.turn))
    return ok()


def deals(c: TableContext, ruling: Ruling) -> Changes:
    """Begin the round."""
    changes = rounds.begin_round(c.game, c.state)
    new = c.state.replaced(changes)
    changes |= {"dealer": c.who, "phase": "play", "dealt": True, "direction": LEFT}
    first = new.replaced({"direction": LEFT}).next(c.who) if new.keep == "plays" else NOBODY
    return changes | {"turn": first, **whole_time(c.time), "acts": c.state.acts + 1}


def passes(c: TableContext, ruling: Ruling) -> Changes:
    """Give the turn to the next player."""
    return record_act(c) | {"turn": c.state.next(c.who)}


RULES = (no_cards,)
LAST_RULES = (begins, turn)
EFFECTS: dict[type[Action], Apply] = {act.Deals: deals, act.Passes: passes}
