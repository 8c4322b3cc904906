"""What a line came to besides what its ruling says of it, and who is to do what now."""

from collections.abc import Iterator
from dataclasses import dataclass

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.note import Note, note
from referee.core.rulings import Seat
from referee.core.seats import NOBODY
from referee.core.state import State

TWO = 2
"""With so few people the direction makes no difference."""


@dataclass(frozen=True, slots=True)
class Due:
    """Who is to do what now: as an answer says it (`said`), and as the story tells it where it is more than whose turn
    it is (`told`)."""

    said: tuple[Note, ...] = ()
    told: Note | None = None


NOTHING = Due()


def due(s: State) -> Due:
    """Who is to act in any game."""
    if s.phase == "over" and s.winners:
        won = note("now-over", winners=tuple(map(Seat, s.winners)), count=len(s.winners))
        return Due((won,), won)
    if s.timeout != NOBODY:
        return NOTHING
    if s.phase == "deal" and s.fresh:
        scored = note("now-scored", round=s.round)
        return Due((scored, note("note-tied")) if s.tied else (scored,), scored)
    return Due((note("now-turn", turn=Seat(s.turn), suit=None),)) if s.turn != NOBODY else NOTHING


def turned(before: State, action: Action, after: State) -> Iterator[Note]:
    """What a line did to whose turn it is, in any game: nothing where the same player goes on."""
    if after.phase != "play" or after.turn == NOBODY or (after.turn == before.turn and before.phase == "play"):
        return
    match action:
        case act.Corrects():
            yield note("turn-said", turn=Seat(after.turn))
        case act.Leaves():
            yield note("turn-left", seat=Seat(before.seat(action.who)), turn=Seat(after.turn))
        case act.Plays() | act.Draws() | act.Passes() | act.Trades() | act.Discards() | act.Deals() | act.Flips():
            yield comes_next(after, before.seat(action.who))
        case _:
            yield note("turn-now", turn=Seat(after.turn))


def comes_next(s: State, seat: int) -> Note:
    """Whose turn comes after that of a seat."""
    way = "left" if s.direction > 0 else "right"
    return note("turn-next", seat=Seat(seat), turn=Seat(s.turn), direction=way, two=sum(s.here) == TWO)


def settled(before: State, after: State) -> Iterator[Note]:
    """What people decided on: a penalty card, or what somebody did as a card told them."""
    cards = {card.line: card for card in before.ledger}
    for card in after.ledger:
        was = cards.get(card.line)
        if was is not None and (was.fell, was.proof) != (card.fell, card.proof) and card.proof == "vote":
            yield note("came-fell" if card.fell else "came-stands", seat=Seat(card.seat), cards=card.cards)
    d = before.dispute
    if d is not None and after.dispute is None and d.line not in cards:
        yield note("came-undone" if d.line in after.fell else "came-done", seat=Seat(d.seat))
