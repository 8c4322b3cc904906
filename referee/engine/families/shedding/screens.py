"""The view of the shedding family: the table as everybody may see it."""

from collections.abc import Iterator
from typing import Any

from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules import rounds
from referee.engine.common_rules.prompts import seat_view, view_of
from referee.engine.families.shedding import card_texts, ending, trades
from referee.engine.families.shedding.ending import victim
from referee.engine.families.shedding.play import is_answerable
from referee.engine.families.shedding.prompts import answered_by, answering, cutting
from referee.engine.families.shedding.state import ShedState
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Seat
from referee.engine.model.view import View


def view(s: ShedState) -> View:
    """Return the table as everybody may see it."""
    on, draws = s.phase == "play", cutting(s)
    idle = "phase-cut" if draws else "phase-flip" if s.phase == "deal" and s.dealt else ""
    return view_of(
        s,
        _notes(s),
        (seat_view(s, at, out=at in s.out, place=s.place_taken(at) if s.by_order else None) for at in s.ring),
        dealer=NOBODY if draws else rounds.next_dealer(s),
        middle=(s.top,) if s.top is not None and (on or s.phase == "count") else (),
        suit=s.suit if s.called else None,
        owed=0 if s.until else s.draw,
        answers=answering(s) if on and s.draw and s.house.enforce == "referee" else None,
        answered_by=answered_by(s) if on and s.draw and s.house.enforce != "referee" else "any",
        idle=message(idle) if idle else None,
        counted="" if s.for_places else "wins" if s.config.ends and s.config.ends.mode == "wins" else "points",
    )


def draws_until(s: ShedState) -> Message:
    """Tell a debt that is no number of cards: to draw until a card of a suit comes."""
    return message("now-until", turn=Seat(s.turn), suit=s.suit_named, times=s.until)


def _notes(s: ShedState) -> Iterator[Message]:
    if s.knocks_out and (out := [seat for seat in s.ring if not (s.gone[seat] or s.playing_on(s.scores)[seat])]):
        yield message("note-knocked-out", seats=tuple(map(Seat, out)), count=len(out))
    if waiting := cutting(s):
        yield message("note-cut", seats=tuple(map(Seat, waiting)))
    elif s.phase == "deal" and not s.dealt:
        house: Any = s.later or s.house
        dealer = Seat(rounds.next_dealer(s))
        yield message(
            "note-deal-cards",
            dealer=dealer,
            round=s.round + s.fresh,
            cards=house.dealt_to(sum(s.playing_on(s.scores))),
        )
    elif s.phase == "deal":
        yield message("note-flip", dealer=Seat(s.dealer))
    if s.phase == "play" and s.again:
        yield message("note-again", turn=Seat(s.turn), again=s.again)
    if s.phase == "play" and s.waiting and s.turn != NOBODY:
        yield message("came-waits", seat=Seat(victim(s, s.turn)), cards=s.waiting, answers=is_answerable(s))
    if s.phase == "play" and s.wish == "open":
        if s.config.anyone_calls:
            yield message("note-wish", seat=Seat(s.wisher))
        elif s.wisher != NOBODY:
            yield message("note-names", seat=Seat(s.wisher), coloured=s.config.coloured)
    if s.phase == "play" and s.out:
        yield ending.is_out(s, s.out[-1])
    if s.phase == "play" and s.draw and s.until:
        yield draws_until(s)
    if s.loser != NOBODY:
        yield message("note-lost", seat=Seat(s.loser))
    if s.phase == "play" and s.turn != NOBODY and s.hands[s.turn] == 0 and s.config.ends is None:
        yield message("note-empty", turn=Seat(s.turn))
    if (doubt := s.doubt) is not None and not doubt.settled and s.phase in ("play", "count"):
        asked = "note-shows" if doubt.challenged else "note-challenge"
        yield message(asked, turn=Seat(s.turn), seat=Seat(doubt.seat), card=doubt.cards[-1])
    yield from _written(s)
    yield from s.notes()
    if s.turner != NOBODY and s.phase == "play":
        yield message("note-turned")
    if trades.is_trading(s):
        yield message("note-trade", seat=Seat(s.trader))
    if s.phase == "count":
        for seat in s.ring:
            if s.here[seat] and s.worth[seat] is None:
                yield message("note-count", seat=Seat(seat))


def _written(s: ShedState) -> Iterator[Message]:
    """Yield the texts of the blank cards, all before play begins, then the one on top; and the task of a card."""
    if s.phase == "deal":
        for number, written in s.blanks:
            yield message("note-blank", number=number, written=written)
    if s.phase == "play" and s.top is not None and (written := s.written(s.top)):
        yield message("note-written", written=written)
    if card_texts.is_asked(s):
        yield message("note-asked", turn=Seat(s.turn), cards=s.draw)
