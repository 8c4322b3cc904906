"""What screens of every game show of a seat and offer to it: time-outs, penalty cards, disputes and votes."""

from collections.abc import Iterator

from referee.core.conduct import TIME_IN, TIME_OUT
from referee.core.game import Ask, PickPerson, SeatView, Tap
from referee.core.note import note
from referee.core.penalties import for_people
from referee.core.rulings import Seat
from referee.core.seats import NOBODY
from referee.core.state import State


def seat_view(s: State, seat: int, *, out: bool = False, place: int | None = None) -> SeatView:
    """A seat for every eye."""
    held, score, given, aside = s.hands[seat], s.scores[seat], s.penalties[seat], s.aside[seat]
    return SeatView(seat, s.names[seat], held, score, given, aside, s.here[seat], s.gone[seat], out, place)


def pauses(s: State, seat: int) -> Iterator[Ask]:
    """Calling a time-out, or ending one's own."""
    if s.timeout == NOBODY and s.phase != "over":
        yield Tap(note("ask-time-out"), "call", f"says {TIME_OUT}")
    elif s.timeout == seat:
        yield Tap(note("ask-time-in"), "call", f"says {TIME_IN}")


def keeping(s: State) -> Iterator[Ask]:
    """From the next deal on, entering every play or only the score: the other of the two."""
    if s.phase != "over":
        other = "scores" if (s.later_keep or s.keep) == "plays" else "plays"
        yield Tap(note(f"ask-keep-{other}"), "table", f"agrees keep={other}", calm=True)


def others(s: State, seat: int) -> tuple[int, ...]:
    """Everybody else at the table, as they sit."""
    return tuple(each for each in s.ring if each != seat and not s.gone[each])


def accusations(s: State, seat: int, reasons: tuple[str, ...]) -> Iterator[Ask]:
    """Giving somebody a penalty card, for one of these reasons."""
    if s.phase != "over" and (people := others(s, seat)):
        yield PickPerson(note("ask-penalize"), "people", "penalizes {} for {}", people, reasons)


def disputes(s: State, seat: int) -> Iterator[Ask]:
    """Contesting a card that only people can judge, voting on one, owning up to it."""
    if (d := s.dispute) is not None:
        if seat not in (d.giver, d.seat, *d.yes, *d.no):
            yield Tap(note("ask-vote-yes", line=d.line), "first", "votes yes")
            yield Tap(note("ask-vote-no", line=d.line), "first", "votes no")
        if seat == d.seat:
            yield Tap(note("ask-admit"), "first", f"admits {d.line}")
        return
    for card in s.ledger[-3:]:
        if card.seat == seat and for_people(s, card):
            dispute = note("ask-dispute", reason=card.reason, giver=Seat(card.giver))
            yield Tap(dispute, "first", f"disputes {card.line}")
            yield Tap(note("ask-admit"), "first", f"admits {card.line}")
