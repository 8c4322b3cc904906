"""Views, prompts and figures of every game: time-outs, penalty cards, disputes and votes."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import count, filterfalse, repeat
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.actions import PLAYING, Admits, TakesPile
from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import TIME_IN, TIME_OUT, clock
from referee.engine.common_rules.penalties import open_to_people
from referee.engine.common_rules.people import META
from referee.engine.common_rules.rounds import next_dealer
from referee.engine.model.figures import Amounts, Figure, Played
from referee.engine.model.message import Message, message
from referee.engine.model.outcome import votes_cast
from referee.engine.model.rulings import Rank, Seat
from referee.engine.model.state import PenaltyCard, State
from referee.engine.model.view import FillIn, PickPerson, Prompt, SeatView, Tap, View

REASONS = ("play", "slow", "undeserved")
"""Reasons for a penalty card in any game; a game adds its own."""
MOST_OPEN = 4
"""Open rounds that are told: the others are once these are filled. An early line undone may leave hundreds."""
_TIME_OUT = Tap(message("ask-time-out"), "call", act.Says("", TIME_OUT))
_TIME_IN = Tap(message("ask-time-in"), "call", act.Says("", TIME_IN))
_RARE_TIME_OUT = replace(_TIME_OUT, place="table")
_ONLY_TIME_IN = replace(_TIME_IN, place="main")
_KEEP_PLAYS = Tap(message("ask-keep-plays"), "table", act.Agrees("", (("keep", "plays"),)), calm=True)
_KEEP_SCORES = Tap(message("ask-keep-scores"), "table", act.Agrees("", (("keep", "scores"),)), calm=True)
_TOTALS = FillIn(message("ask-totals"), "table", "totals")
_PENALIZE = message("ask-penalize")
pick_person = lru_cache(maxsize=512)(PickPerson)
"""Return a prompt to choose one of these people; the same each time, which saves 0.03 ms of a tap."""


def view_of(s: State, notes: Iterable[Message] = (), seats: Iterable[SeatView] | None = None, **more: Any) -> View:
    """Return the view of a table.

    A game's own `notes` stand before those of every game, and its `seats` replace the plain ones. What lies on the
    table, and any field that the game shows otherwise, is passed as `more`.
    """
    last = s.rounds[-1] if s.rounds and s.phase in ("deal", "over") else None
    if last is not None and len(last.points) < len(s.names):  # somebody came later, and was not in it
        last = last._replace(points=(*last.points, *[None] * (len(s.names) - len(last.points))))
    common: dict[str, Any] = {
        "phase": s.phase,
        "round": s.round + s.fresh,
        "dealer": next_dealer(s),
        "turn": s.turn,
        "direction": s.direction,
        "timeout": s.timeout,
        "seats": tuple(seat_views(s) if seats is None else seats),
        "winners": s.winners if s.phase == "over" else (),
        "clock": clock(s),
        "notes": (*notes, *_shared_notes(s)),
        "last_round": last,
        "sums": s.keep == "scores",
    }
    return View(**(common | more))


def _shared_notes(s: State) -> Iterator[Message]:
    for left in s.open[:MOST_OPEN]:
        there = zip(left.state.here, left.state.worth, strict=True)
        lacking = tuple(Seat(seat) for seat, (here, points) in enumerate(there) if here and points is None)
        yield message("note-open-round", round=left.number, seats=lacking or None)
    if s.tied and s.phase == "deal":
        yield message("note-tied")
    if s.timeout != NOBODY:
        yield message("note-timeout", seat=Seat(s.timeout))
    if (d := s.dispute) is not None:
        about = {} if d.card is None else {"offence": d.card.reason}
        yield message("note-vote" if about else "note-vote-done", seat=Seat(d.seat), giver=Seat(d.giver), **about)


def seat_views(s: State, out: Collection[int] = (), place: Callable[[int], int | None] | None = None) -> list[SeatView]:
    """Return everybody at the table, in the order they sit, as screens show them: who is `out`, at which place."""
    given = count(), s.names, s.hands, s.scores, s.penalties, s.aside, s.here, s.gone
    places = repeat(None) if place is None else map(place, count())
    seats = [*map(SeatView, *given, map(out.__contains__, count()), places)]
    return [*map(seats.__getitem__, s.ring)]


def by_rank(cards: Iterable[Card], right: Callable[[Card], bool]) -> tuple[Rank | Card, ...]:
    """Return which of some cards are right: a rank where all its cards are, else the cards."""
    ranks: dict[str, list[Card]] = {}
    for card in cards:
        ranks.setdefault(card.rank, []).append(card)
    found: list[Rank | Card] = []
    for rank, alike in ranks.items():
        some = [card for card in alike if right(card)]
        found += [Rank(rank)] if len(some) == len(alike) > 1 else some
    return tuple(found)


def time_out_prompts(s: State, seat: int) -> tuple[Prompt, ...]:
    """Return the prompt to call a time-out or to end one's own.

    Where only the score is kept no cards are in play, and a time-out is a rare act.
    """
    out, back = (_RARE_TIME_OUT, _ONLY_TIME_IN) if s.keeps == "scores" else (_TIME_OUT, _TIME_IN)
    if s.timeout == NOBODY and s.phase != "over":
        return (out,)
    return (back,) if s.timeout == seat else ()


def keep_prompts(s: State) -> Iterator[Prompt]:
    """Yield the prompt to change, from the next deal, between entering every play and only the score.

    While cards are played the screen is for them, unless the change waits and may still be taken back.
    """
    if s.phase != "over" and not (s.phase == "play" and s.keep == "plays" and s.later_keep is None):
        if (s.later_keep or s.keep) != "plays":
            yield from (_KEEP_PLAYS, _TOTALS)
        elif s.has_points:
            yield _KEEP_SCORES


def other_seats(s: State, seat: int) -> tuple[int, ...]:
    """Return everybody else at the table, in the order they sit."""
    return tuple(filter(seat.__ne__, filterfalse(s.gone.__getitem__, s.ring)))


def penalty_prompts(s: State, seat: int, reasons: tuple[str, ...] = REASONS) -> tuple[Prompt, ...]:
    """Return the prompts to give somebody a penalty card for one of these reasons; none where only the score is kept.

    Where the log proves an undeserved card, its giver can be given one in one tap. These taps stand below the cards, so
    that nothing moves under a finger. Only what was ruled in the open is such an offence, so they reveal nothing.
    """
    if s.phase == "over" or s.keeps == "scores" or not (people := other_seats(s, seat)):
        return ()
    due: dict[int, bool] = {}
    for offence in s.offences:
        undeserved = offence.rules and "undeserved" in offence.reason.split("/")
        if undeserved and offence.seat != seat and s.here[offence.seat]:
            due[offence.seat] = due.get(offence.seat, False) or offence.against == seat
    taps: list[Prompt] = [pick_person(_PENALIZE, "people", act.Penalizes, people, reasons)]
    for giver, own in due.items():
        label = message("ask-give-back" if own else "ask-undeserved", giver=Seat(giver))
        taps.append(Tap(label, "table", act.Penalizes("", s.names[giver], "undeserved")))
    return tuple(taps)


def dispute_prompts(s: State, seat: int) -> Iterator[Prompt]:
    """Yield the prompts to contest a line that only people can judge, to vote on it, and to admit it."""
    if (d := s.dispute) is not None:
        if seat not in (d.giver, d.seat, *d.yes, *d.no):
            yield Tap(message("ask-vote-yes", line=d.line), "first", act.Votes("", True))
            yield Tap(message("ask-vote-no", line=d.line), "first", act.Votes("", False))
        if seat == d.seat:
            yield Tap(message("ask-admit"), "first", act.Admits("", d.line))
        return
    if (told := s.contestable) is not None:
        if seat == told.seat:
            yield Tap(message("ask-not-done"), "table", act.Admits("", told.line), calm=True)
        else:
            yield Tap(message("ask-contest", seat=Seat(told.seat)), "table", act.Disputes("", told.line), calm=True)
    for card in s.ledger[-3:]:
        if card.seat == seat and open_to_people(s, card):
            dispute = message("ask-dispute", reason=card.reason, giver=Seat(card.giver))
            yield Tap(dispute, "first", act.Disputes("", card.line))
            yield Tap(message("ask-admit"), "first", act.Admits("", card.line))


def _cards(played: Played) -> list[PenaltyCard]:
    """Return the penalty cards that stand."""
    return [card for card in played.state.ledger if not card.struck]


def _votes(played: Played) -> list[tuple[int, int]]:
    """Return the winner and the loser of each vote about a penalty card or an act that was no tie."""
    found = []
    for line in played.lines:
        about = line.before.dispute
        if about is None or line.after.dispute is not None or isinstance(line.entry.read, Admits):
            continue
        yes, no = votes_cast(line.before, line.entry.read)
        if yes != no:
            found.append((about.giver, about.seat) if yes > no else (about.seat, about.giver))
    return found


def _seconds(played: Played) -> Amounts:
    """Yield the seconds that each turn took until its player acted, without time-outs and votes.

    Lines without a time, and acts out of turn, are left out. Where a line was taken back the turn begins again.
    """
    began: float | None = None
    for line in played.lines:
        before, after, at = line.before, line.after, line.entry.at
        acted = isinstance(line.entry.read, (*PLAYING, TakesPile)) and after.acts > before.acts
        if acted and began is not None and line.entry.timed and before.seat(line.entry.read.who) == before.turn:
            yield before.turn, at - began
        stopped = after.timeout != NOBODY or after.held_up
        was_stopped = before.timeout != NOBODY or before.held_up
        if stopped or was_stopped or not line.entry.timed or after.turn == NOBODY:
            began = None  # a turn that was interrupted is not counted
        elif acted or after.turn != before.turn or isinstance(line.entry.action, META):
            began = at


CONDUCT = (
    Figure(
        "timeouts",
        lambda played: (
            (line.after.timeout, 1) for line in played.lines if line.before.timeout == NOBODY != line.after.timeout
        ),
    ),
    Figure("cards-given", lambda played: ((card.giver, card.cards) for card in _cards(played) if card.giver != NOBODY)),
    Figure("cards-taken", lambda played: ((card.seat, card.cards) for card in _cards(played))),
    Figure(
        "cards-undeserved",
        lambda played: ((card.seat, card.cards) for card in _cards(played) if card.reason == "undeserved"),
    ),
    Figure("votes-won", lambda played: ((winner, 1) for winner, _ in _votes(played))),
    Figure("votes-lost", lambda played: ((loser, 1) for _, loser in _votes(played))),
    Figure("seconds", _seconds, "mean"),
)
"""The figures of conduct, which every game has whose players act in turn."""
