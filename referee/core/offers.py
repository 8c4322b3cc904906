"""What screens of every game show of a table and offer to a seat: time-outs, penalty cards, disputes and votes."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from referee.core.cards import Card
from referee.core.conduct import TIME_IN, TIME_OUT, clock
from referee.core.notation import quote
from referee.core.note import Note, note
from referee.core.penalties import for_people
from referee.core.rounds import next_dealer
from referee.core.rulings import Rank, Seat
from referee.core.seats import NOBODY
from referee.core.state import Round, State
from referee.core.view import Ask, FillIn, PickPerson, SeatView, Tap, View

REASONS = ("play", "slow", "false", "question", "bad-word", "looked", "took", "undeserved")
"""What a penalty card may be given for in any game."""
_TIME_OUT = Tap(note("ask-time-out"), "call", f"says {TIME_OUT}")
_TIME_IN = Tap(note("ask-time-in"), "call", f"says {TIME_IN}")


def view_of(s: State, notes: Iterable[Note] = (), seats: Iterable[SeatView] | None = None, **more: Any) -> View:
    """What every table shows of itself, with a game's own `notes` before those of all, and its `seats` where it says
    more of them than every game. What lies on the table is the game's to say (`more`), as is whatever it says
    otherwise."""
    common: dict[str, Any] = {
        "phase": s.phase,
        "round": s.round + s.fresh,
        "dealer": next_dealer(s),
        "turn": s.turn,
        "direction": s.direction,
        "timeout": s.timeout,
        "seats": tuple(map(partial(seat_view, s), s.ring) if seats is None else seats),
        "winners": s.winners if s.phase == "over" else (),
        "clock": clock(s),
        "notes": (*notes, *_shared_notes(s)),
        "last_round": _last_round(s) if s.rounds and s.phase in ("deal", "over") else None,
        "sums": s.keep == "scores",
    }
    return View(**(common | more))


def _last_round(s: State) -> Round:
    """The round scored last, for everybody who is there now: whoever has come since was not in it."""
    last, since = s.rounds[-1], len(s.names) - len(s.rounds[-1].points)
    return replace(last, points=(*last.points, *[None] * since)) if since else last


def _shared_notes(s: State) -> Iterator[Note]:
    if s.tied and s.phase == "deal":
        yield note("note-tied")
    if s.timeout != NOBODY:
        yield note("note-timeout", seat=Seat(s.timeout))
    if (d := s.dispute) is not None:
        reason = next((card.reason for card in s.ledger if card.line == d.line), "")
        if reason:
            yield note("note-vote", seat=Seat(d.seat), giver=Seat(d.giver), offence=reason)
        else:
            yield note("note-vote-done", seat=Seat(d.seat), giver=Seat(d.giver))


def seat_view(s: State, seat: int, *, out: bool = False, place: int | None = None) -> SeatView:
    """A seat for every eye."""
    held, score, given, aside = s.hands[seat], s.scores[seat], s.penalties[seat], s.aside[seat]
    return SeatView(seat, s.names[seat], held, score, given, aside, s.here[seat], s.gone[seat], out, place)


def by_rank(cards: Iterable[Card], right: Callable[[Card], bool]) -> tuple[Rank | Card, ...]:
    """Which of some cards are right: a rank where all its cards are, else the cards."""
    ranks: dict[str, list[Card]] = {}
    for card in cards:
        ranks.setdefault(card.rank, []).append(card)
    found: list[Rank | Card] = []
    for rank, alike in ranks.items():
        some = [card for card in alike if right(card)]
        found += [Rank(rank)] if len(some) == len(alike) > 1 else some
    return tuple(found)


def pauses(s: State, seat: int) -> Iterator[Ask]:
    """Calling a time-out, or ending one's own."""
    if s.timeout == NOBODY and s.phase != "over":
        yield _TIME_OUT
    elif s.timeout == seat:
        yield _TIME_IN


def keeping(s: State) -> Iterator[Ask]:
    """From the next deal on, entering every play or only the score: the other of the two. While cards are played the
    screen is for them, unless the change waits and may still be taken back."""
    if s.phase != "over" and not (s.phase == "play" and s.keep == "plays" and s.later_keep is None):
        other = "scores" if (s.later_keep or s.keep) == "plays" else "plays"
        if other == "scores" and not s.has_points:
            return
        yield Tap(note(f"ask-keep-{other}"), "table", f"agrees keep={other}", calm=True)
        if other == "plays":
            yield FillIn(note("ask-totals"), "table", "totals")


def others(s: State, seat: int) -> tuple[int, ...]:
    """Everybody else at the table, as they sit."""
    return tuple(each for each in s.ring if each != seat and not s.gone[each])


def accusations(s: State, seat: int, reasons: tuple[str, ...] = REASONS) -> Iterator[Ask]:
    """Giving somebody a penalty card, for one of these reasons; where the log proves that one was not deserved, a card
    for whoever gave it in one tap."""
    if s.phase != "over" and (people := others(s, seat)):
        yield _penalizes(people, reasons)
        yield from _retorts(s, seat)


def _retorts(s: State, seat: int) -> Iterator[Ask]:
    """A card back for whoever gave an undeserved one, below the cards, so that nothing moves under a finger. Only what
    was ruled in the open is such an offence, so nothing is told by it."""
    due: dict[int, bool] = {}
    for each in s.offences:
        if each.rules and "undeserved" in each.reason.split("/") and each.seat != seat and s.here[each.seat]:
            due[each.seat] = due.get(each.seat, False) or each.against == seat
    for giver, own in due.items():
        label = note("ask-give-back" if own else "ask-undeserved", giver=Seat(giver))
        yield Tap(label, "table", f"penalizes {quote(s.names[giver])} for undeserved")


@lru_cache(maxsize=512)
def _penalizes(people: tuple[int, ...], reasons: tuple[str, ...]) -> Ask:
    return PickPerson(note("ask-penalize"), "people", "penalizes {} for {}", people, reasons)


def disputes(s: State, seat: int) -> Iterator[Ask]:
    """Contesting what only people can judge, voting on it, owning up to it."""
    if (d := s.dispute) is not None:
        if seat not in (d.giver, d.seat, *d.yes, *d.no):
            yield Tap(note("ask-vote-yes", line=d.line), "first", "votes yes")
            yield Tap(note("ask-vote-no", line=d.line), "first", "votes no")
        if seat == d.seat:
            yield Tap(note("ask-admit"), "first", f"admits {d.line}")
        return
    if (told := s.by_people) is not None:
        if seat == told.seat:
            yield Tap(note("ask-not-done"), "table", f"admits {told.line}", calm=True)
        else:
            yield Tap(note("ask-contest", seat=Seat(told.seat)), "table", f"disputes {told.line}", calm=True)
    for card in s.ledger[-3:]:
        if card.seat == seat and for_people(s, card):
            dispute = note("ask-dispute", reason=card.reason, giver=Seat(card.giver))
            yield Tap(dispute, "first", f"disputes {card.line}")
            yield Tap(note("ask-admit"), "first", f"admits {card.line}")
