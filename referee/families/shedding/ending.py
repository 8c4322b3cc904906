"""Who is out, in which order, and when that ends the round or the game."""

from typing import Any

from referee.core import actions as act
from referee.core import penalties
from referee.core.actions import Action
from referee.core.game import Apply, Changes
from referee.core.note import Note, note
from referee.core.rounds import uncounted
from referee.core.rulings import Case, Ruling, Seat
from referee.core.seats import NOBODY, put
from referee.core.state import Round
from referee.families.shedding.count import round_over
from referee.families.shedding.state import ShedState

Any_ = Case[ShedState, Any, Any]

NOTHING_WAITS: Changes = {
    "turn": NOBODY,
    "draw": 0,
    "waiting": 0,
    "again": 0,
    "skips": 0,
    "may_pass": False,
    "drew": (),
}


def resolved(c: Any_, s: ShedState, seat: int) -> Changes:
    """A hand that is empty, with no call that can still be missed, is out, though its player may have left since."""
    plays = s.here[seat] or (s.gone[seat] and seat not in s.out)
    if s.phase != "play" or s.hands[seat] != 0 or not plays or s.table.ends is None:
        return {}
    return {} if s.pending is not None and s.pending.seat == seat else goes_out(c, s, seat)


def goes_out(c: Any_, s: ShedState, seat: int) -> Changes:
    """The first one out wins; whether the others play on is the house's affair."""
    ends = s.table.ends
    assert ends is not None
    if ends.mode == "scored":
        return round_over(c, s, seat, ends.victim_draws) | tells(c, s, is_out(s, seat))
    if ends.mode == "wins":
        return round_won(c, s, seat) | tells(c, s, is_out(s, seat))
    changes: Changes = {"out": (*s.out, seat), "here": put(s.here, seat, False)}
    if not s.winners:
        changes["winners"] = (seat,)
    new = s.but(changes)
    changes |= tells(c, new, is_out(new, seat))
    return changes | (ended(c, s.but(changes)) if ends.mode == "first" or sum(new.here) <= 1 else after(new, seat))


def is_out(s: ShedState, seat: int) -> Note:
    """That somebody is out, and where people play on for places, with which."""
    key = "beside-bust" if seat in s.bust else "beside-out"
    return note(key, seat=Seat(seat), place=s.place(seat) if s.table.ends and s.table.ends.mode == "left" else None)


def tells(c: Any_, s: ShedState, *notes: Note) -> Changes:
    """What the story tells beside this line."""
    return {"beside": (*s.beside, *((c.n, each) for each in notes))}


def ended(c: Any_, s: ShedState) -> Changes:
    """The game is over; the last one left of those who play for places has one too."""
    changes = over(s)
    ends = s.table.ends
    if ends is None or ends.mode != "left" or sum(s.here) != 1:
        return changes
    new, last = s.but(changes), s.here.index(True)
    return changes | tells(c, new, note("beside-last", seat=Seat(last), place=new.place(last)))


def after(s: ShedState, seat: int) -> Changes:
    """Where the turn was theirs, it goes on without them."""
    return {"turn": s.next(seat)} | s.turn_given_up() if s.turn == seat else {}


def over(s: ShedState) -> Changes:
    """The game is over. Where nobody went out, who is still in it has won."""
    changes: Changes = {"phase": "over", "fresh": False, "pending": None, **NOTHING_WAITS}
    if not s.winners:
        changes["winners"] = tuple(seat for seat in s.ring if s.here[seat])
    return changes


def round_won(c: Any_, s: ShedState, seat: int) -> Changes:
    """A round counts as one win for the first one out; no points."""
    ends = s.table.ends
    scores = put(s.scores, seat, s.scores[seat] + 1)
    gained = tuple(int(each == seat) if here else None for each, here in enumerate(s.here))
    entry = Round(s.round, s.dealer, gained, ("",) * len(s.names), seat, c.n)
    changes: Changes = {"scores": scores, "rounds": (*s.rounds, entry), "first": seat, "out": (*s.out, seat)}
    changes |= {"phase": "deal", "fresh": True, "dealt": False, "pending": None, **NOTHING_WAITS, **uncounted(s)}
    if ends is not None and scores[seat] >= dict(ends.limits).get("wins", 0):
        changes |= {"phase": "over", "fresh": False, "winners": (seat,)}
    return changes


def busted(c: Any_, s: ShedState) -> Changes:
    """Whoever has too many cards is out, and the cards go under the stock; their hand says what it came to."""
    ends = s.table.ends
    found: Changes = {}
    if ends is None or not ends.bust or s.phase != "play":
        return {}
    for seat in s.ring:
        hand = s.hands[seat]
        if not s.here[seat] or hand is None or hand < ends.bust:
            continue
        changes: Changes = {"out": (*s.out, seat), "bust": (*s.bust, seat), "here": put(s.here, seat, False)}
        changes["known"] = put(s.known, seat, None)
        if s.stock is not None:
            changes["stock"] = s.stock + hand
        changes |= after(s.but(changes), seat)
        s = s.but(changes)
        changes |= tells(c, s, is_out(s, seat))
        s = s.but(changes)
        found = {**found, **changes}
        if not ends.bust_ends and sum(s.here) == 1 and ends.mode in ("scored", "wins"):
            return found | goes_out(c, s, s.here.index(True))
        if ends.bust_ends or sum(s.here) <= 1:
            return found | ended(c, s)
    return found


def penalizes(c: Case[ShedState, act.Penalizes, Any], ruling: Ruling) -> Changes:
    """Penalty cards count towards too many, too."""
    changes = penalties.penalizes(c, ruling)
    return changes if c.s.table.ends is None else changes | busted(c, c.s.but(changes))


EFFECTS: dict[type[Action], Apply] = {act.Penalizes: penalizes}
