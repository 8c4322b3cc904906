"""Consequences of a line besides its ruling, and the next step of a game."""

from collections.abc import Iterator
from typing import NamedTuple

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Seat
from referee.engine.model.state import State

TWO = 2
"""With this number of people the direction makes no difference."""


class Due(NamedTuple):
    """The next step of a game, and the players who take it.

    `messages` are for the answer to a tap, `story` for the story where the step is more than a turn.
    """

    messages: tuple[Message, ...] = ()
    story: Message | None = None


NOTHING = Due()


def due(s: State) -> Due:
    """Return the next step in any game."""
    if s.phase == "over" and s.winners:
        won = message("ui-winner", names=tuple(map(Seat, s.winners)), count=len(s.winners))
        return Due((won,), won)
    if s.timeout != NOBODY:
        return NOTHING
    if s.phase == "deal" and s.fresh:
        scored = message("now-scored", round=s.round)
        return Due((scored, message("note-tied")) if s.tied else (scored,), scored)
    return Due((message("now-turn", turn=Seat(s.turn), suit=None),)) if s.turn != NOBODY else NOTHING


def turn_messages(before: State, action: act.Action, after: State) -> Iterator[Message]:
    """Yield the messages about the turn after a line, in any game; none where the same player goes on."""
    if after.phase != "play" or after.turn == NOBODY or (after.turn == before.turn and before.phase == "play"):
        return
    match action:
        case act.Corrects():
            yield message("turn-said", turn=Seat(after.turn))
        case act.Leaves():
            yield message("turn-left", seat=Seat(before.seat(action.who)), turn=Seat(after.turn))
        case act.Plays() | act.Draws() | act.Passes() | act.Trades() | act.Discards() | act.Deals() | act.Flips():
            yield comes_next(after, before.seat(action.who))
        case _:
            yield message("turn-now", turn=Seat(after.turn))


def comes_next(s: State, seat: int) -> Message:
    """Return the message about the turn that follows a seat's."""
    way = "left" if s.direction > 0 else "right"
    return message("turn-next", seat=Seat(seat), turn=Seat(s.turn), direction=way, two=sum(s.here) == TWO)


def vote_outcomes(before: State, action: act.Action, after: State) -> Iterator[Message]:
    """Yield the messages about decisions of people: a penalty card, or the task of a card.

    Each tells the votes, and by `result` why they decide: `yes`, `no`, a `tie`, `early` where the votes left could only
    make a tie, or `nobody` where nobody voted before the next act.
    """
    if (d := before.dispute) is None and after.ledger is before.ledger:
        return
    yes, no = votes_cast(before, action)
    left = 0 if d is None else sum(not gone for gone in before.gone) - len({d.giver, d.seat}) - yes - no
    result = "nobody" if not yes + no else "yes" if yes > no else "tie" if yes == no else "no"
    votes = {"yes": yes, "no": no, "result": "early" if 0 < left == no - yes else result}
    cards = {card.line: card for card in (*before.ledger, *([d.card] if d is not None and d.card is not None else ()))}
    for card in after.ledger:
        was = cards.get(card.line)
        if was is not None and (was.struck, was.proof) != (card.struck, card.proof) and card.proof == "vote":
            key = "came-fell" if card.struck else "came-stands"
            yield message(key, seat=Seat(card.seat), cards=card.cards, **votes)
    if d is not None and after.dispute is None and d.line not in cards:
        yield message("came-undone" if d.line in after.struck else "came-done", seat=Seat(d.seat), **votes)


def votes_cast(before: State, action: act.Action) -> tuple[int, int]:
    """Return the votes for and against in the vote that is open before a line, with the line's own."""
    yes, no = (len(before.dispute.yes), len(before.dispute.no)) if before.dispute is not None else (0, 0)
    return (yes + action.yes, no + (not action.yes)) if isinstance(action, act.Votes) else (yes, no)
