"""The view of the shedding family, the messages about consequences and the next step, and the effects of cards."""

from collections.abc import Iterator
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY, steps
from referee.engine.common_rules import rounds
from referee.engine.common_rules.prompts import seat_view, view_of
from referee.engine.families import effects as does
from referee.engine.families.effects import Effect, PlayEffects
from referee.engine.families.shedding import card_texts, ending, trades
from referee.engine.families.shedding.config import ShedConfig
from referee.engine.families.shedding.ending import victim
from referee.engine.families.shedding.play import effects_of, is_answerable, starter_effects
from referee.engine.families.shedding.prompts import answered_by, answering, cutting
from referee.engine.families.shedding.state import ShedState
from referee.engine.model import outcome
from referee.engine.model.message import Message, message
from referee.engine.model.outcome import NOTHING, Due
from referee.engine.model.rulings import Rank, Seat
from referee.engine.model.view import CardEffect, View


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
        counted=""
        if s.by_order and not any(s.scores)
        else "wins"
        if s.config.ends and s.config.ends.mode == "wins"
        else "points",
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


def consequences(before: ShedState, action: act.Action, after: ShedState) -> Iterator[Message]:
    """Yield the messages about the effects of an act, besides the cards laid or drawn."""
    if after.phase == "play" and (made := _effects_of(before, action)) is not None:
        yield from _direction_messages(before, action, after, made)
        if made.hands and after.hands[before.seat(action.who)] != 0 and after.trader == NOBODY:
            yield message(f"came-{made.hands}")
        if before.draw and isinstance(action, act.Plays) and not (after.draw or after.waiting or made.bounced):
            yield message("came-over", cards=before.draw)


def _effects_of(s: ShedState, action: act.Action) -> PlayEffects | None:
    """Return the sum of the effects of an act; None if it is no act of play."""
    match action:
        case act.Plays() if s.phase == "play":
            return effects_of(s, action.cards)
        case act.Flips() if s.phase == "deal":
            return starter_effects(s, action.card)
        case act.Draws() | act.Passes() if s.phase == "play":
            return PlayEffects(sum(s.here))
    return None


def _direction_messages(
    before: ShedState, action: act.Action, after: ShedState, made: PlayEffects
) -> Iterator[Message]:
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


def turn_messages(before: ShedState, action: act.Action, after: ShedState) -> Iterator[Message]:
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
        if s.config.anyone_calls:
            return Due((message("now-call"), *_acting(s)), _waits(s))
        if s.wisher != NOBODY:  # nobody names it where the top card was stated without its player
            names = message("now-names", seat=Seat(s.wisher), coloured=s.config.coloured)
            return Due((names, *_acting(s)), _waits(s))
    return Due(_acting(s), _waits(s))


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


PLAIN = {
    does.SkipOthers: "does-skip-others",
    does.Again: "does-again",
    does.Bounce: "does-bounce",
    does.Drop: "does-drop",
    does.TurnOver: "does-turn-over",
}
"""The sentences of effects that are the same wherever they are met."""


def card_effects(config: ShedConfig) -> tuple[CardEffect, ...]:
    """List the cards with effects, in the order of the packs; cards of a rank with the same effects stand together."""
    ranks: dict[tuple[str, bool], list[Card]] = {}
    for card in (*config.packs, *config.back):
        ranks.setdefault((card.rank, bool(card.suit)), []).append(card)
    found = []
    for cards in ranks.values():
        told: dict[tuple[Message, ...], list[Card]] = {}
        for card in dict.fromkeys(cards):
            told.setdefault(tuple(_told(config, card)), []).append(card)
        found += [CardEffect(tuple(some), len(told) == 1, notes) for notes, some in told.items() if notes]
    return tuple(found)


def _told(config: ShedConfig, card: Card) -> Iterator[Message]:
    power = config.power[card]
    if power.effects and card.rank in config.called:
        yield message(config.called[card.rank])
    for effect in power.effects:
        if isinstance(effect, does.Shield):
            yield message("does-shield", stops=_stopped(config, card) or None)
        elif isinstance(effect, does.Wish) and not effect.victim:
            yield message("does-wish", coloured=config.coloured)
        else:
            yield from _effect(effect)
    if power.wild:
        yield message("does-wild")


def _stopped(config: ShedConfig, card: Card) -> tuple[Rank, ...]:
    """Return the ranks of the attacks that a card stops; none if it stops them all."""
    attacks = [card for card in dict.fromkeys(config.packs) if config.power[card].attacks]
    answers = config.answers
    stops = [attack for attack in attacks if answers is None or answers(attack, card)[0] != "no"]
    return () if len(stops) == len(attacks) else tuple(dict.fromkeys(Rank(attack.rank) for attack in stops))


def _effect(effect: Effect) -> Iterator[Message]:
    match effect:
        case does.Attack(asks=True):
            yield message("does-ask", cards=effect.cards)
        case does.Attack(until=True):
            yield message("does-until")
        case does.Attack(doubles=True):
            yield message("does-double", cards=effect.cards)
        case does.Attack():
            yield message("does-attack", cards=effect.cards)
        case does.Skip():
            yield message("does-skip", count=effect.count)
            if effect.carries:
                yield message("does-carry")
        case does.Reverse():
            yield message("does-reverse")
            if effect.returns:
                yield message("does-return")
        case does.Back():
            yield message("does-back", count=effect.count)
        case does.Wish():
            yield message("does-name")
        case does.Hands():
            yield message({"mixed": "does-mix", "passed": "does-hand-on", "traded": "does-trade"}[effect.how])
        case _:
            yield message(PLAIN[type(effect)])
