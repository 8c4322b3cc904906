"""Consequences of a line of the shedding family: skipped seats, the direction, and the next step."""

from collections.abc import Iterator

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.seats import NOBODY, steps
from referee.engine.families.effects import PlayEffects
from referee.engine.families.shedding import card_texts, trades
from referee.engine.families.shedding.ending import victim
from referee.engine.families.shedding.play import effects_of, is_answerable, starter_effects
from referee.engine.families.shedding.prompts import answering
from referee.engine.families.shedding.screens import draws_until
from referee.engine.families.shedding.state import ShedState
from referee.engine.model import outcome
from referee.engine.model.message import Message, message
from referee.engine.model.outcome import NOTHING, Due
from referee.engine.model.rulings import Seat


def consequences(before: ShedState, action: Action, after: ShedState) -> Iterator[Message]:
    """Yield the messages about the effects of an act, besides the cards laid or drawn."""
    if after.phase == "play" and (made := _effects_of(before, action)) is not None:
        yield from _direction_messages(before, action, after, made)
        if made.hands and after.hands[before.seat(action.who)] != 0 and after.trader == NOBODY:
            yield message(f"came-{made.hands}")
        if before.draw and isinstance(action, act.Plays) and not (after.draw or after.waiting or made.bounced):
            yield message("came-over", cards=before.draw)


def _effects_of(s: ShedState, action: Action) -> PlayEffects | None:
    """Return the sum of the effects of an act; None if it is no act of play."""
    match action:
        case act.Plays() if s.phase == "play":
            return effects_of(s, action.cards)
        case act.Flips() if s.phase == "deal":
            return starter_effects(s, action.card)
        case act.Draws() | act.Passes() if s.phase == "play":
            return PlayEffects(sum(s.here))
    return None


def _direction_messages(before: ShedState, action: Action, after: ShedState, made: PlayEffects) -> Iterator[Message]:
    """Yield who is passed over, and which way play goes now."""
    who, people = before.seat(action.who), sum(before.here)
    if after.direction != before.direction and people > outcome.TWO:
        yield message("came-turned", direction="left" if after.direction > 0 else "right")
    if after.again:
        return
    if made.back:
        yield message("came-back", seat=Seat(after.turn))
        return
    passed = _passed(before, who, after, made)
    if seats := tuple(Seat(seat) for seat in dict.fromkeys(passed) if seat != who):
        yield message("came-skipped", seats=seats, count=len(seats))


def _passed(before: ShedState, who: int, after: ShedState, made: PlayEffects) -> list[int]:
    """List the seats that are passed over, one after another; who plays out of turn takes over no skip that waits."""
    count = (before.skips if who == before.turn else 0) + made.skips
    return [steps(who, after.direction, before.ring, before.here, at) for at in range(1, count + 1)]


def turn_messages(before: ShedState, action: Action, after: ShedState) -> Iterator[Message]:
    """Yield the messages about the turn after an act: further turns, skipped players, the next player."""
    made = _effects_of(before, action)
    if made is None or after.phase != "play" or after.turn == NOBODY:
        yield from outcome.turn_messages(before, action, after)
        return
    if isinstance(action, act.Draws | act.Passes) and after.turn == before.turn and sum(before.here) > 1:
        return
    who = before.seat(action.who)
    if after.again:
        yield message("note-again", turn=Seat(after.turn), again=after.again)
        return
    yield from _direction_messages(before, action, after, made)
    if not made.back:
        yield outcome.comes_next(after, (_passed(before, who, after, made) or [who])[-1])


def due(s: ShedState) -> Due:
    """Return the next step and its player: to answer an attack, name a suit, or count a hand."""
    if s.loser != NOBODY:
        return Due((*outcome.due(s).messages, message("note-lost", seat=Seat(s.loser))), outcome.due(s).story)
    if s.timeout != NOBODY or s.phase not in ("play", "count") or s.keep == "scores":
        return outcome.due(s)
    if s.phase == "count" and s.turn == NOBODY:
        left = tuple(Seat(seat) for seat in s.ring if s.here[seat] and s.worth[seat] is None)
        return Due((message("now-count", seats=left),), message("now-ended")) if left else NOTHING
    if s.turn == NOBODY:
        return NOTHING
    turn = Seat(s.turn)
    if trades.is_trading(s):
        return Due((message("now-trade", seat=Seat(s.trader)),))
    if s.turner != NOBODY:
        return Due((message("now-other-side", turn=turn),))
    if s.doubt is not None and s.doubt.challenged and not s.doubt.settled:
        return Due((message("now-shows", seat=Seat(s.doubt.seat), turn=turn),))
    if s.phase == "play" and s.wish == "open":
        return Due((*_naming(s), *_acting(s)), _waits(s))
    return Due(_acting(s), _waits(s))


def _naming(s: ShedState) -> Iterator[Message]:
    """Yield who names the suit: nobody may where the top card was stated without its player."""
    if s.config.anyone_calls:
        yield message("now-call")
    elif s.wisher != NOBODY:
        yield message("now-names", seat=Seat(s.wisher), coloured=s.config.coloured)


def _waits(s: ShedState) -> Message | None:
    """Return the next step as the story tells it."""
    if s.until:
        return draws_until(s)
    if s.draw:
        return message("came-waits", seat=Seat(s.turn), cards=s.draw, answers=is_answerable(s))
    if s.again:
        return message("note-again", turn=Seat(s.turn), again=s.again)
    if not s.waiting:
        return None
    return message("came-waits", seat=Seat(victim(s, s.turn)), cards=s.waiting, answers=is_answerable(s))


def _acting(s: ShedState) -> tuple[Message, ...]:
    """Return the task of the player to act."""
    turn = Seat(s.turn)
    suit = s.suit_named if s.called else None
    if not s.draw:
        key = "now-again" if s.again else "now-turn"
        return (message(key, turn=turn, suit=suit, **({"again": s.again} if s.again else {})),)
    if s.phase == "count":
        return (message("now-last-attack", turn=turn, cards=s.draw),)
    if card_texts.is_asked(s):
        return (message("now-asked", turn=turn, cards=s.draw),)
    if s.until:
        first = draws_until(s)
    elif s.house.enforce != "referee":
        first = message("now-owes", turn=turn, cards=s.draw, answers=is_answerable(s))
    else:
        first = message("now-attacked", turn=turn, cards=s.draw, answers=answering(s))
    doubt = s.doubt is not None and not s.doubt.settled
    return (first, message("now-challenge", turn=turn)) if doubt else (first,)
