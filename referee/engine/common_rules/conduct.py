"""Rules that every table shares: who may act, time-outs and the turn clock."""

from dataclasses import dataclass

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY, put
from referee.engine.house_rules.options import House, Number, Words, switch
from referee.engine.model.game import Changes, Effects, TableContext
from referee.engine.model.rulings import Found, Rule, Ruling, Seat, no, ok, rule
from referee.engine.model.state import Offence, State
from referee.engine.model.view import Clock

TIME_OUT = "time-out"
TIME_IN = "time-in"
MELDING = (act.TakesPile, act.Melds, act.Lays, act.Discards, act.Asks, act.Answers)
"""Further acts of games in which cards are melded."""
PROVING = (act.Challenges, act.Shows, act.Finds)
"""Acts of a challenge, and what proves it."""
OF_CARDS: tuple[type[act.Action], ...] = (*act.PLAYING, act.Gives, act.Looks, *PROVING, *MELDING, act.Flips, act.Calls)
"""Acts with cards."""
OF_A_ROUND = (*OF_CARDS, act.Deals, act.Catches)
"""Acts for which a round is on or begins."""
AT_THE_TABLE = (*OF_A_ROUND, act.Says, act.Penalizes, act.Disputes, act.Votes, act.Admits, act.Reshuffles, act.Swaps)
"""Acts of people who are there."""


@dataclass(frozen=True)
class Conduct(House):
    """Switches of penalty cards, time-outs and the turn clock."""

    turn_seconds: int = switch(10, Number(3, 60, "seconds"), group="clock", source="ONE-42")
    entry_seconds: int = switch(0, Number(0, 30, "seconds"), group="clock")
    penalty_cards: int = switch(1, Number(1, 5, "cards"), group="penalties", source="ONE-34")
    bad_words: str = switch("on", Words(("on", "off")), group="penalties", source="ONE-45")
    bad_words_in_timeout: str = switch(
        "penalty", Words(("penalty", "free")), group="penalties", needs={"bad_words": "on"}, source="ONE-46 Q-ONE-17"
    )
    nested_timeout: str = switch("refuse", Words(("refuse", "penalty")), group="penalties", source="ONE-48 Q-ONE-21")


class Paused:
    """Refused because a time-out runs."""


def in_play(s: State) -> bool:
    """Return True if the rules of conduct hold: a round is on and no time-out runs."""
    return s.phase == "play" and s.timeout == NOBODY


@rule("table.away", on=AT_THE_TABLE, source="", final=True)
def away(c: TableContext) -> Found | None:
    """Require a player who has left the table to come back first (`returns`): nobody plays for an empty seat."""
    return no(seat=Seat(c.who)) if c.state.gone[c.who] else None


@rule("table.over", on=(*OF_A_ROUND, act.Penalizes), source="ONE-66", final=True)
def over(c: TableContext) -> Found | None:
    """Refuse play after the game's end; only the count can be amended, and a new game is a new record.

    A wrong play that ended the game can still be caught, and so can a call within the time of a tie.
    """
    s = c.state
    if s.phase != "over" or s.is_reversed_by(c.action, c.time, timed=c.timed):
        return None
    caught = isinstance(c.action, act.Penalizes) and s.offence_of(s.seat(c.action.whom), c.action.reason)
    return None if caught else no()


@rule("table.paused", on=OF_A_ROUND, source="ONE-46 ONE-50 ONE-54", final=True)
def paused(c: TableContext) -> Found | None:
    """Stop play in a time-out: draws and plays do not count."""
    return no(Paused(), caller=Seat(c.state.timeout)) if c.state.timeout != NOBODY else None


@rule("table.reshuffle", on=act.Reshuffles, source="OC-20 UNO-21 Q-ONE-8 Q-ONE-23")
def reshuffle(c: TableContext) -> Found:
    """Let anybody turn the discards into the stock; nobody's clock runs meanwhile (Q-ONE-8, Q-ONE-23)."""
    return ok()


@rule("table.time-out", on=act.Says, source="ONE-9 ONE-47 ONE-48", reads=("nested_timeout",))
def time_out(c: TableContext) -> Found | None:
    """Let any player call a time-out at any time, one at a time.

    A nested one is refused, and costs nothing unless the house says so (Q-ONE-21).
    """
    if c.action.word != TIME_OUT:
        return None
    if c.state.timeout == NOBODY:
        return ok(caller=Seat(c.who))
    costs = c.house.nested_timeout == "penalty"
    fault = Offence(c.who, "false/play", c.line, (time_out.id,)) if costs else None
    return no(fault, caller=Seat(c.state.timeout), costs=costs)


@rule("table.time-in", on=act.Says, source="ONE-49 ONE-55", reads=("nested_timeout",))
def time_in(c: TableContext) -> Found | None:
    """Let only the player who called the time-out end it; cards that lay aside join the hands then."""
    if c.action.word != TIME_IN:
        return None
    if c.state.timeout == c.who:
        return ok(aside=0 if c.state.phase == "deal" else sum(c.state.aside))
    costs = c.state.timeout != NOBODY and c.house.nested_timeout == "penalty"
    fault = Offence(c.who, "false/play", c.line, (time_in.id,)) if costs else None
    return no(fault, caller=Seat(c.state.timeout), costs=costs)


@rule("table.word", on=act.Says, source="")
def word(c: TableContext) -> Found | None:
    """Allow any other word: it means nothing in this game."""
    return None if c.action.word in (TIME_OUT, TIME_IN) else ok(word=c.action.word)


def says(c: TableContext, ruling: Ruling) -> Changes:
    """Stop the clock for a time-out; for time-in start it where it stood and let the cards aside join the hands."""
    if c.action.word == TIME_OUT:
        return {"timeout": c.who, "spent": elapsed(c.state, c.time)}
    return end_time_out(c.state, c.time) if c.action.word == TIME_IN else {}


def end_time_out(s: State, at: float) -> Changes:
    """Return the changes at the end of a time-out; cards that a misdeal cost lie aside until the round starts."""
    changes: Changes = {"timeout": NOBODY} | ({} if s.held_up else resume_clock(s, at))
    if s.phase != "deal":
        changes["aside"] = (0,) * len(s.aside)
    return changes


def resume_clock(s: State, at: float) -> Changes:
    """Return the changes that let the clock go on where it stood."""
    return {"since": at - s.spent, "spent": 0.0}


def whole_time(at: float) -> Changes:
    """Return the changes that give the next player the whole time of a turn, from `at` on."""
    return {"since": at, "spent": 0.0}


def restart_clock(s: State, at: float) -> Changes:
    """Return the changes that give the player to act the whole time again, as after a line was taken back."""
    return {} if s.timeout != NOBODY or s.held_up else whole_time(at)


def take_cards(s: State, seat: int, count: int, cards: tuple[Card, ...] = ()) -> tuple[Changes, int]:
    """Take `count` cards off the stock for a seat; return the changes and the number of cards taken.

    The stock is filled from the discards when it runs out. Cards that are missing even then are forgiven.
    """
    changes: Changes = {}
    if not s.penalties_to_hand:
        return changes, count
    if s.stock is not None:
        changes = s.reshuffled() if s.stock < count else {}
        stock = changes.get("stock", s.stock)
        count = min(count, stock)
        changes["stock"] = stock - count
    known = (*(s.known[seat] or ()), *cards) if len(cards) == count else None
    return changes | hand_changes(s, seat, count, known), count


def hand_changes(s: State, seat: int, more: int, known: tuple[Card, ...] | None) -> Changes:
    """Return the changes by which a hand has `more` cards, or fewer; one that was declared is `known` as these."""
    hand = s.hands[seat]
    changes: Changes = {} if hand is None else {"hands": put(s.hands, seat, max(0, hand + more))}
    return changes if s.known[seat] is None else changes | {"known": put(s.known, seat, known)}


def cards_coming(s: State, seat: int, count: int) -> int:
    """Return how many of the cards that a seat has to take are there; the rest is forgiven."""
    return take_cards(s, seat, count)[1]


def elapsed(s: State, at: float) -> float:
    """Return the seconds that the turn has taken so far, without time-outs.

    Times are rounded as decimals: 10.4 less 10 is 0.4.
    """
    return s.spent if s.timeout != NOBODY or s.held_up else max(0.0, round(at - s.since, 6))


def close_windows(c: TableContext) -> Changes:
    """End the time in which earlier offences of others can be penalized, as any act does.

    A break that was paid is forgotten with it: a further card for it is undeserved from now on, no longer surplus.
    """
    claims = tuple([claim for claim in c.state.claims if claim.seat == c.who])
    left = tuple([of for of in c.state.offences if (of.lasting and of.rules) or of.seat == c.who])
    return {"claims": claims, "offences": left, "contestable": None}


def record_act(c: TableContext, *, ends: bool = True) -> Changes:
    """Record a play, draw or pass: it closes the others' windows, keeps the turn's time and restarts the clock.

    Each of several turns in a row can be named until another player acts. An act after which the same turn goes on
    leaves the clock as it is.
    """
    s = c.state
    changes = close_windows(c) | {"acts": s.acts + 1}
    before = s.last[1:] if s.last[0] == c.who else ()
    if not ends and c.who == s.turn:
        return changes | {"last": (c.who, *before)}
    changes["last"] = (c.who, *before, elapsed(s, c.time) if c.who == s.turn else 0.0)
    if any(of.took and not of.apart for of in changes["offences"]):  # the time is part of this turn's
        changes["offences"] = tuple(of if of.apart else of._replace(took=0.0) for of in changes["offences"])
    return changes | whole_time(c.time)


def reshuffles(c: TableContext, ruling: Ruling) -> Changes:
    """Reshuffle; the time since the line before counts for nobody."""
    return {**c.state.reshuffled(), "since": c.state.since + (c.time - c.state.now)}


def clock(s: State) -> Clock | None:
    """Return the turn's clock for the screens, None where no turn is on."""
    if s.phase != "play" or s.keep != "plays" or s.turn == NOBODY or not isinstance(s.house, Conduct):
        return None
    return Clock(s.house.turn_seconds, s.since, s.spent, s.timeout == NOBODY and not s.held_up)


RULES: tuple[Rule, ...] = (away, over, paused, time_out, time_in)
LAST_RULES: tuple[Rule, ...] = (word, reshuffle)
EFFECTS: Effects = {act.Says: says, act.Reshuffles: reshuffles}
