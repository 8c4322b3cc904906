"""What a line of the shedding family came to: who is skipped, which way play goes, what waits for whom."""

from collections.abc import Iterator

from referee.core import actions as act
from referee.core import outcome
from referee.core.actions import Action
from referee.core.note import Note, note
from referee.core.outcome import NOTHING, Due
from referee.core.rulings import Seat, Suit
from referee.core.seats import NOBODY, steps
from referee.families.effects import Passing
from referee.families.shedding import told, trades
from referee.families.shedding.count import victim
from referee.families.shedding.play import passing_of, starting
from referee.families.shedding.screens import answering, draws_until
from referee.families.shedding.state import ANY, ShedState


def came(before: ShedState, action: Action, after: ShedState) -> Iterator[Note]:
    """What an act did besides laying or drawing its cards."""
    if after.phase == "play" and (made := _made(before, action)) is not None:
        yield from _turned(before, action, after, made)
        if made.hands and after.hands[before.seat(action.who)] != 0 and after.trader == NOBODY:
            yield note(f"came-{made.hands}")
        if before.draw and isinstance(action, act.Plays) and not (after.draw or after.waiting or made.bounced):
            yield note("came-over", cards=before.draw)


def _made(s: ShedState, action: Action) -> Passing | None:
    """What the cards of an act come to; None for what is no act of play."""
    match action:
        case act.Plays() if s.phase == "play":
            return passing_of(s, action.cards)
        case act.Flips() if s.phase == "deal":
            return starting(s, action.card)
        case act.Draws() | act.Passes() if s.phase == "play":
            return Passing(sum(s.here))
    return None


def _turned(before: ShedState, action: Action, after: ShedState, made: Passing) -> Iterator[Note]:
    """Who is passed over, and which way play goes now."""
    who, people = before.seat(action.who), sum(before.here)
    if after.direction != before.direction and people > outcome.TWO:
        yield note("came-turned", direction="left" if after.direction > 0 else "right")
    if after.again:
        return
    if made.back:
        yield note("came-back", seat=Seat(after.turn))
        return
    passed = _passed(before, who, after, made)
    if seats := tuple(Seat(seat) for seat in dict.fromkeys(passed) if seat != who):
        yield note("came-skipped", seats=seats, count=len(seats))


def _passed(before: ShedState, who: int, after: ShedState, made: Passing) -> list[int]:
    """The seats that are passed over, one after another."""
    count = before.skips + made.skips
    return [steps(who, after.direction, before.ring, before.here, at) for at in range(1, count + 1)]


def turned(before: ShedState, action: Action, after: ShedState) -> Iterator[Note]:
    """What an act did to whose turn it is: who goes again, who is passed over, who comes next."""
    made = _made(before, action)
    if made is None or after.phase != "play" or after.turn == NOBODY:
        yield from outcome.turned(before, action, after)
        return
    if isinstance(action, act.Draws | act.Passes) and after.turn == before.turn and sum(before.here) > 1:
        return
    who = before.seat(action.who)
    if after.again:
        yield note("note-again", turn=Seat(after.turn), again=after.again)
        return
    yield from _turned(before, action, after, made)
    if not made.back:
        yield outcome.comes_next(after, (_passed(before, who, after, made) or [who])[-1])


def due(s: ShedState) -> Due:
    """Who is to do what now: answer an attack, name a suit, count a hand …"""
    if s.loser != NOBODY:
        return Due((*outcome.due(s).said, note("note-lost", seat=Seat(s.loser))), outcome.due(s).told)
    if s.timeout != NOBODY or s.phase not in ("play", "count") or s.keep == "scores":
        return outcome.due(s)
    if s.phase == "count" and s.turn == NOBODY:
        left = tuple(Seat(seat) for seat in s.ring if s.here[seat] and s.worth[seat] is None)
        return Due((note("now-count", seats=left),), note("now-ended")) if left else NOTHING
    if s.turn == NOBODY:
        return NOTHING
    turn = Seat(s.turn)
    if trades.trading(s):
        return Due((note("now-trade", seat=Seat(s.trader)),))
    if s.turner != NOBODY:
        return Due((note("now-other-side", turn=turn),))
    if s.doubt is not None and s.doubt.challenged and not s.doubt.settled:
        return Due((note("now-shows", seat=Seat(s.doubt.seat), turn=turn),))
    if s.phase == "play" and s.wish == "open":
        return Due((_naming(s), *_acting(s)), _waits(s))
    return Due(_acting(s), _waits(s))


def _naming(s: ShedState) -> Note:
    if s.table.anyone_calls:
        return note("now-call")
    return note("now-names", seat=Seat(s.wisher), coloured=s.table.coloured)


def _waits(s: ShedState) -> Note | None:
    """What waits, as the story tells it."""
    if s.until:
        return draws_until(s)
    if s.draw:
        return note("came-waits", seat=Seat(s.turn), cards=s.draw)
    if s.again:
        return note("note-again", turn=Seat(s.turn), again=s.again)
    return note("came-waits", seat=Seat(victim(s, s.turn)), cards=s.waiting) if s.waiting else None


def _acting(s: ShedState) -> tuple[Note, ...]:
    """What the player to act has to do."""
    turn = Seat(s.turn)
    suit = Suit(s.suit) if s.called and s.suit != ANY else None
    if not s.draw:
        key = "now-again" if s.again else "now-turn"
        return (note(key, turn=turn, suit=suit, **({"again": s.again} if s.again else {})),)
    if s.phase == "count":
        return (note("now-last-attack", turn=turn, cards=s.draw),)
    if told.asked(s):
        return (note("now-asked", turn=turn, cards=s.draw),)
    if s.until:
        first = draws_until(s)
    elif s.house.enforce != "referee":
        first = note("now-owes", turn=turn, cards=s.draw)
    else:
        first = note("now-attacked", turn=turn, cards=s.draw, answers=answering(s))
    doubt = s.doubt is not None and not s.doubt.settled
    return (first, note("now-challenge", turn=turn)) if doubt else (first,)
