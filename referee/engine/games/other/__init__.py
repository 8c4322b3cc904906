"""Another game, Stacko or any that the referee does not know: turns, time-outs, penalties, points (UNO-82)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.seats import LEFT, NOBODY
from referee.engine.common_rules import conduct, penalties, people, rounds
from referee.engine.common_rules.conduct import Conduct, record_act, whole_time
from referee.engine.common_rules.facts import DIRECTION, SHARED
from referee.engine.common_rules.prompts import dispute_prompts, time_out_prompts, view_of
from referee.engine.house_rules.options import END_IN_STEPS, STEPS, Number, Words, switch
from referee.engine.model.game import Changes, Game, TableContext, effects_of
from referee.engine.model.message import message
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule
from referee.engine.model.state import State
from referee.engine.model.view import FillIn, Prompt, Tap, View
from referee.engine.notation.record import Head


@dataclass(frozen=True)
class House(Conduct):
    """The house rules of a table that keeps turns, time-outs, penalties and points of any game."""

    turn_seconds: int = switch(60, Number(3, 60, "seconds"), group="clock", source="ONE-42")
    best: str = switch("most", Words(("most", "fewest")), group="end")
    step: str = switch("whole", Words(tuple(STEPS)), group="points")
    end: tuple[tuple[str, float], ...] = switch((("score", 100),), END_IN_STEPS, group="end", source="ONE-66")


@dataclass(frozen=True)
class OtherState(State):
    """A table that counts no cards; its rounds are points in both modes of entry."""

    only_points = True

    @property
    def most_win(self) -> bool:
        """Return what the house says."""
        return bool(self.house.best == "most")  # type: ignore[attr-defined]


@dataclass(frozen=True)
class Other(Game):
    """A game without rules of play."""

    def new_house(self, house: Any) -> Changes:
        return {"house": house, "end": house.end, "step": STEPS[house.step]}

    def start(self, head: Head) -> State:
        return self.seated(OtherState, head, None)

    def view(self, state: Any) -> View:
        idle = message("other-between" if state.phase == "deal" else "other-on")
        begun = state.phase == "play" and any(points is not None for points in state.worth)
        waits = (seat for seat in state.ring if begun and state.here[seat] and state.worth[seat] is None)
        return view_of(state, (message("note-points", seat=Seat(seat)) for seat in waits), dealer=NOBODY, idle=idle)

    def first_dealer(self, house: Any) -> str:
        return "anybody"

    def prompts(self, state: Any, seat: int) -> tuple[Prompt, ...]:
        if state.gone[seat]:
            return (Tap(message("ask-return"), "main", act.Returns("")),)
        return (*_main(state, seat), *time_out_prompts(state, seat), *dispute_prompts(state, seat))


def _main(s: State, seat: int) -> Iterator[Prompt]:
    if s.timeout != NOBODY or s.phase == "over":
        return
    if s.phase == "deal" and s.keeps == "plays":
        yield Tap(message("ask-begin"), "main", act.Deals(""))
    if s.phase == "play" and s.turn == seat and s.keeps == "plays":
        yield Tap(message("ask-turn-over"), "main", act.Passes(""))
    yield FillIn(message("ask-tally"), "main")
    yield FillIn(message("ask-totals"), "table", "totals")


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
    return ok() if s.phase == "play" and s.turn == c.who != NOBODY else no(turn=Seat(s.turn))


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


GAME = Other(
    key="other",
    house=House,
    presets={"other": {}, "fewest": {"best": "fewest"}, "stacko": {"end": (("rounds", 3),), "turn_seconds": 30}},
    preset="other",
    players=(2, 20),
    document="UNO",
    rules=(
        *conduct.RULES,
        rounds.of_round,
        *people.RULES,
        no_cards,
        *penalties.RULES,
        *penalties.LAST_RULES,
        *(begins, turn),
        *conduct.LAST_RULES,
        *rounds.LAST_RULES,
    ),
    effects={**effects_of(conduct, rounds, people, penalties), act.Deals: deals, act.Passes: passes},
    on_refused=penalties.ON_REFUSED,
    facts_known=(*(fact for fact in SHARED if fact.key != "hand"), DIRECTION),
)
