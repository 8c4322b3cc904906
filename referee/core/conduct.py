"""What every table shares: who may act, time-outs and the turn clock."""

from dataclasses import dataclass
from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import Card
from referee.core.game import Apply, Changes
from referee.core.house import House, Number, Words, switch
from referee.core.rulings import Case, Found, Rule, Ruling, Seat, no, ok, rule
from referee.core.seats import NOBODY, put
from referee.core.state import State
from referee.core.view import Clock

TIME_OUT = "time-out"
TIME_IN = "time-in"

OF_TRICKS = (act.Gives, act.Looks)
"""The further acts of games in which cards make tricks."""

MELDING = (act.TakesPile, act.Melds, act.Lays, act.Discards, act.Asks, act.Answers)
"""The further acts of games in which cards are melded."""

AT_THE_TABLE: tuple[type[Action], ...] = (
    *act.PLAYING,
    *OF_TRICKS,
    *MELDING,
    act.Deals,
    act.Flips,
    act.Calls,
    act.Says,
    act.Catches,
    act.Penalizes,
    act.Disputes,
    act.Votes,
    act.Admits,
    act.Reshuffles,
    act.Swaps,
)


@dataclass(frozen=True)
class Conduct(House):
    """The switches of penalty cards, time-outs and the turn clock."""

    turn_seconds: int = switch(10, Number(3, 60, "seconds"), group="clock")
    entry_seconds: int = switch(0, Number(0, 30, "seconds"), group="clock")
    penalty_cards: int = switch(1, Number(1, 5, "cards"), group="penalties")
    bad_words: str = switch("on", Words(("on", "off")), group="penalties")
    bad_words_in_timeout: str = switch(
        "penalty", Words(("penalty", "free")), group="penalties", needs={"bad_words": "on"}
    )
    nested_timeout: str = switch("refuse", Words(("refuse", "penalty")), group="penalties")


Any_ = Case[State, Any, Any]


def in_play(s: State) -> bool:
    """Whether the rules of conduct hold: a round is on and no time-out runs."""
    return s.phase == "play" and s.timeout == NOBODY


# ------------------------------------------------------------------------------------------------------ who, when


@rule("table.away", on=AT_THE_TABLE, source="ONE-32", alone=True)
def away(c: Any_) -> Found | None:
    """Whoever has left the table comes back first (`returns`), so that nobody plays for an empty seat by mistake."""
    return no(seat=Seat(c.who)) if c.s.gone[c.who] else None


@rule(
    "table.over",
    on=(*act.PLAYING, *OF_TRICKS, *MELDING, act.Deals, act.Flips, act.Calls, act.Catches, act.Penalizes),
    source="ONE-66",
    alone=True,
)
def over(c: Any_) -> Found | None:
    """After the game's end only the count can be amended; a new game is a new record. A wrong play that ended it can
    still be caught."""
    if c.s.phase != "over" or (isinstance(c.a, act.Penalizes) and c.s.offences):
        return None
    return no()


@rule(
    "table.paused",
    on=(*act.PLAYING, *OF_TRICKS, *MELDING, act.Deals, act.Flips, act.Calls, act.Catches),
    source="ONE-46 ONE-50 ONE-54",
    alone=True,
)
def paused(c: Any_) -> Found | None:
    """Play cannot move forward in a time-out: what is drawn or played does not count."""
    return no(caller=Seat(c.s.timeout)) if c.s.timeout != NOBODY else None


@rule("table.reshuffle", on=act.Reshuffles, source="ONE-7")
def reshuffle(c: Any_) -> Found:
    """Anybody may turn the discards into the stock; nobody's clock runs meanwhile (Q-ONE-8, Q-ONE-23)."""
    return ok()


# ---------------------------------------------------------------------------------------------------- time-outs


@rule("table.time-out", on=act.Says, source="ONE-9 ONE-47 ONE-48", reads=("nested_timeout",))
def time_out(c: Any_) -> Found | None:
    """By any player at any time, one at a time. A nested one is refused, and costs nothing unless the house says so
    (Q-ONE-21)."""
    if c.a.word != TIME_OUT:
        return None
    if c.s.timeout == NOBODY:
        return ok(caller=Seat(c.who))
    return no(caller=Seat(c.s.timeout), costs=c.h.nested_timeout == "penalty")


@rule("table.time-in", on=act.Says, source="ONE-49 ONE-55", reads=("nested_timeout",))
def time_in(c: Any_) -> Found | None:
    """Only who called the time-out ends it; cards that lay aside join the hands then."""
    if c.a.word != TIME_IN:
        return None
    if c.s.timeout == c.who:
        return ok(caller=Seat(c.who))
    costs = c.s.timeout != NOBODY and c.h.nested_timeout == "penalty"
    return no(caller=Seat(c.s.timeout), costs=costs)


@rule("table.word", on=act.Says, source="ONE-2")
def word(c: Any_) -> Found | None:
    """Any other word is free: it means nothing in this game."""
    return None if c.a.word in (TIME_OUT, TIME_IN) else ok(word=c.a.word)


def says(c: Any_, ruling: Ruling) -> Changes:
    """A time-out stops the clock, time-in starts it where it stood and lets the cards aside join the hands."""
    if c.a.word == TIME_OUT:
        return {"timeout": c.who, "spent": elapsed(c.s, c.at)}
    return time_in_now(c.s, c.at) if c.a.word == TIME_IN else {}


def time_in_now(s: State, at: float) -> Changes:
    """A time-out's end. Cards a misdeal cost lie aside until the round starts."""
    changes: Changes = {"timeout": NOBODY} | ({} if s.held_up else goes_on(s, at))
    if s.phase != "deal":
        changes["aside"] = (0,) * len(s.aside)
    return changes


def goes_on(s: State, at: float) -> Changes:
    """The clock goes on where it stood."""
    return {"since": at - s.spent, "spent": 0.0}


# ------------------------------------------------------------------------------------------------- cards and clock


def take(s: State, seat: int, count: int, cards: tuple[Card, ...] = ()) -> tuple[Changes, int]:
    """A seat takes cards off the stock, which is filled from the discards when it runs out; what is not there is
    forgiven. The changes, and how many cards came."""
    changes: Changes = {}
    if not s.penalties_to_hand:
        return changes, count
    if s.stock is not None:
        stock = s.stock
        if stock < count:
            changes = s.reshuffled()
            stock = changes.get("stock", stock)
        count = min(count, stock)
        changes["stock"] = stock - count
    hand, known = s.hands[seat], s.known[seat]
    if hand is not None:
        changes["hands"] = put(s.hands, seat, hand + count)
    if known is not None:
        changes["known"] = put(s.known, seat, known + cards if len(cards) == count else None)
    return changes, count


def give_back(s: State, seat: int, count: int) -> Changes:
    """A seat's cards go back to the stock, as many as are still there."""
    if not s.penalties_to_hand:
        return {}
    hand = s.hands[seat]
    changes: Changes = {"known": put(s.known, seat, None)}
    if hand is not None:
        count = min(count, hand)
        changes["hands"] = put(s.hands, seat, hand - count)
    if s.stock is not None:
        changes["stock"] = s.stock + count
    return changes


def elapsed(s: State, at: float) -> float:
    """Seconds that the turn has taken so far, time-outs left out. Times are decimal: 10.4 less 10 is 0.4."""
    return s.spent if s.timeout != NOBODY or s.held_up else max(0.0, round(at - s.since, 6))


def closed(c: Any_) -> Changes:
    """What anybody's act closes: the windows in which the others' breaks can be named. A break that was paid is
    forgotten with it: a further card for it is undeserved from now on, no surplus any more."""
    s = c.s
    return {
        "claims": tuple(each for each in s.claims if each.seat == c.who) if s.claims else (),
        "offences": tuple(each for each in s.offences if (each.lasting and each.rules) or each.seat == c.who)
        if s.offences
        else (),
        "by_people": None,
    }


def acted(c: Any_) -> Changes:
    """What every play, draw and pass does besides: the others' windows close, the turn's time is noted, the clock
    starts anew."""
    s = c.s
    changes = closed(c)
    changes["acts"] = s.acts + 1
    changes["last"] = (c.who, elapsed(s, c.at) if c.who == s.turn else 0.0)
    changes["since"], changes["spent"] = c.at, 0.0
    return changes


def reshuffles(c: Any_, ruling: Ruling) -> Changes:
    """The time since the line before counts for nobody."""
    return {**c.s.reshuffled(), "since": c.s.since + (c.at - c.s.now)}


def clock(s: State) -> Clock | None:
    """The turn's clock for the screens; None where no turn is on."""
    if s.phase != "play" or s.keep != "plays" or s.turn == NOBODY or not isinstance(s.house, Conduct):
        return None
    return Clock(s.house.turn_seconds, s.house.entry_seconds, s.since, s.spent, s.timeout == NOBODY and not s.held_up)


RULES: tuple[Rule, ...] = (away, over, paused, time_out, time_in)
LAST_RULES: tuple[Rule, ...] = (word, reshuffle)
EFFECTS: dict[type[Action], Apply] = {act.Says: says, act.Reshuffles: reshuffles}
