"""The view of the shedding family, the messages about consequences and the next step, and the effects of cards."""

from collections.abc import Callable, Iterator
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY, steps
from referee.engine.common_rules import rounds
from referee.engine.common_rules.prompts import seat_view, view_of
from referee.engine.families import effects as does
from referee.engine.families.shedding import ending, special
from referee.engine.families.shedding.config import ShedConfig
from referee.engine.families.shedding.play import effects_of, is_answerable, starter_effects
from referee.engine.families.shedding.prompts import Asking, answered_by, answering, cutting
from referee.engine.families.shedding.state import ShedState
from referee.engine.model import outcome
from referee.engine.model.message import Message, message
from referee.engine.model.outcome import NOTHING, Due
from referee.engine.model.rulings import Rank, Seat
from referee.engine.model.view import CardEffect, View


class Showing(Asking):
    """The part of a game of the family that people see."""

    configure: Callable[[Any], ShedConfig]

    def view(self, s: ShedState) -> View:
        on, draws, enforced = s.phase == "play", cutting(s), s.house.enforce == "referee"
        idle = "phase-cut" if draws else "phase-flip" if s.phase == "deal" and s.dealt else ""
        counted = "wins" if s.config.ends.mode == "wins" else "points"
        return view_of(
            s,
            _notes(s),
            (seat_view(s, at, out=at in s.out, place=s.place_taken(at) if s.by_order else None) for at in s.ring),
            dealer=NOBODY if draws else rounds.next_dealer(s),
            middle=(s.top,) if s.top is not None and (on or s.phase == "count") else (),
            suit=s.suit if s.called else None,
            owed=0 if s.until else s.draw,
            answers=answering(s) if on and s.draw and enforced else None,
            answered_by=answered_by(s) if on and s.draw and not enforced else "any",
            idle=message(idle) if idle else None,
            counted="" if s.by_order and not any(s.scores) else counted,
        )

    def due(self, s: ShedState) -> Due:
        """Return the next step and its player: to answer an attack, name a suit, or count a hand."""
        if s.loser != NOBODY:
            ended = super().due(s)
            return Due((*ended.messages, message("note-lost", seat=Seat(s.loser))), ended.story)
        if s.timeout != NOBODY or s.phase not in ("play", "count") or s.keep == "scores":
            return super().due(s)
        if s.turn == NOBODY:
            left = _uncounted(s) if s.phase == "count" else ()
            return Due((message("now-count", seats=left),), message("now-ended")) if left else NOTHING
        turn = Seat(s.turn)
        if special.is_trading(s):
            return Due((message("now-trade", seat=Seat(s.trader)),))
        if s.turner != NOBODY:
            return Due((message("now-other-side", turn=turn),))
        if s.doubt is not None and s.doubt.stage == "challenged":
            return Due((message("now-shows", seat=Seat(s.doubt.seat), turn=turn),))
        named: tuple[Message, ...] = ()
        if s.phase == "play" and s.wish == "open" and s.config.anyone_calls:
            named = (message("now-call"),)
        elif s.phase == "play" and s.wish == "open" and s.wisher != NOBODY:  # where its player is known
            named = (message("now-names", seat=Seat(s.wisher), coloured=s.config.coloured),)
        story = None  # the next step as the story tells it
        if s.until:
            story = draws_until(s)
        elif s.draw:
            story = message("came-waits", seat=turn, cards=s.draw, answers=is_answerable(s))
        elif s.again:
            story = message("note-again", turn=turn, again=s.again)
        elif s.waiting:
            story = _strikes_later(s)
        return Due((*named, *_acting(s)), story)

    def consequences(self, before: ShedState, action: act.Action, after: ShedState) -> tuple[Message, ...]:
        made, told = _effects_of(before, action), list[Message]()
        if after.phase == "play" and made is not None:
            told += _direction_messages(before, action, after, made)
            if made.hands and after.hands[before.seat(action.who)] != 0 and after.trader == NOBODY:
                told.append(message(f"came-{made.hands}"))
            if before.draw and isinstance(action, act.Plays) and not (after.draw or after.waiting or made.bounced):
                told.append(message("came-over", cards=before.draw))
        return (*told, *super().consequences(before, action, after))

    def turn_messages(self, before: ShedState, action: act.Action, after: ShedState) -> tuple[Message, ...]:
        made = _effects_of(before, action)
        if made is None or after.phase != "play" or after.turn == NOBODY:
            return super().turn_messages(before, action, after)
        if isinstance(action, act.Draws | act.Passes) and after.turn == before.turn and sum(before.here) > 1:
            return ()
        if after.again:
            return (message("note-again", turn=Seat(after.turn), again=after.again),)
        told, who = tuple(_direction_messages(before, action, after, made)), before.seat(action.who)
        last = (_passed(before, who, after, made) or [who])[-1]
        return told if made.back else (*told, outcome.comes_next(after, last))

    def card_effects(self, house: Any) -> tuple[CardEffect, ...]:
        """List the cards with effects in the order of the packs; those of a rank with the same effects are together."""
        config, ranks = self.configure(house), dict[tuple[str, bool], list[Card]]()
        for card in (*config.packs, *config.back):
            ranks.setdefault((card.rank, bool(card.suit)), []).append(card)
        found = []
        for cards in ranks.values():
            told: dict[tuple[Message, ...], list[Card]] = {}
            for card in dict.fromkeys(cards):
                told.setdefault(tuple(_told(config, card)), []).append(card)
            found += [CardEffect(tuple(some), len(told) == 1, notes) for notes, some in told.items() if notes]
        return tuple(found)


def draws_until(s: ShedState) -> Message:
    """Tell a debt that is no number of cards: to draw until a card of a suit comes."""
    return message("now-until", turn=Seat(s.turn), suit=s.suit_named, times=s.until)


def _notes(s: ShedState) -> Iterator[Message]:
    on, turn = s.phase == "play", Seat(s.turn)
    if s.config.ends.knocks_out and (out := [at for at in s.ring if not (s.gone[at] or s.playing_on(s.scores)[at])]):
        yield message("note-knocked-out", seats=tuple(map(Seat, out)), count=len(out))
    if waiting := cutting(s):
        yield message("note-cut", seats=tuple(map(Seat, waiting)))
    elif s.phase == "deal" and not s.dealt:
        house: Any = s.later or s.house
        cards, dealer = house.dealt_to(sum(s.playing_on(s.scores))), Seat(rounds.next_dealer(s))
        yield message("note-deal-cards", dealer=dealer, round=s.round + s.fresh, cards=cards)
    elif s.phase == "deal":
        yield message("note-flip", dealer=Seat(s.dealer))
    if on and s.again:
        yield message("note-again", turn=turn, again=s.again)
    if on and s.waiting and s.turn != NOBODY:
        yield _strikes_later(s)
    if on and s.wish == "open" and s.config.anyone_calls:
        yield message("note-wish", seat=Seat(s.wisher))
    elif on and s.wish == "open" and s.wisher != NOBODY:
        yield message("note-names", seat=Seat(s.wisher), coloured=s.config.coloured)
    if on and s.out:
        yield ending.is_out(s, s.out[-1])
    if on and s.draw and s.until:
        yield draws_until(s)
    if s.loser != NOBODY:
        yield message("note-lost", seat=Seat(s.loser))
    if on and s.turn != NOBODY and s.hands[s.turn] == 0 and s.config.ends.called:
        yield message("note-empty", turn=turn)
    asked = {"open": "note-challenge", "challenged": "note-shows"}
    if (doubt := s.doubt) is not None and doubt.stage in asked and s.phase in ("play", "count"):
        yield message(asked[doubt.stage], turn=turn, seat=Seat(doubt.seat), card=doubt.cards[-1])
    for number, written in s.blanks if s.phase == "deal" else ():
        yield message("note-blank", number=number, written=written)
    if on and s.top is not None and (text := s.written(s.top)):
        yield message("note-written", written=text)
    if special.is_asked(s):
        yield message("note-asked", turn=turn, cards=s.draw)
    yield from s.notes()
    if s.turner != NOBODY and on:
        yield message("note-turned")
    if special.is_trading(s):
        yield message("note-trade", seat=Seat(s.trader))
    for seat in _uncounted(s) if s.phase == "count" else ():
        yield message("note-count", seat=seat)


def _strikes_later(s: ShedState) -> Message:
    """Tell whom an attack strikes that waits for the end of a player's turns."""
    return message("came-waits", seat=Seat(ending.victim(s, s.turn)), cards=s.waiting, answers=is_answerable(s))


def _uncounted(s: ShedState) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in s.ring if s.here[seat] and s.worth[seat] is None)


def _effects_of(s: ShedState, action: act.Action) -> does.PlayEffects | None:
    """Return the sum of the effects of an act; None if it is no act of play."""
    match action:
        case act.Plays() if s.phase == "play":
            return effects_of(s, action.cards)
        case act.Flips() if s.phase == "deal":
            return starter_effects(s, action.card)
        case act.Draws() | act.Passes() if s.phase == "play":
            return does.PlayEffects(sum(s.here))
    return None


def _direction_messages(
    before: ShedState, action: act.Action, after: ShedState, made: does.PlayEffects
) -> Iterator[Message]:
    """Yield who is passed over, and which way play goes now."""
    who, people = before.seat(action.who), sum(before.here)
    if after.direction != before.direction and people > outcome.TWO:
        yield message("came-turned", direction="left" if after.direction > 0 else "right")
    passed = [] if after.again or made.back else _passed(before, who, after, made)
    if made.back and not after.again:
        yield message("came-back", seat=Seat(after.turn))
    if seats := tuple(Seat(seat) for seat in dict.fromkeys(passed) if seat != who):
        yield message("came-skipped", seats=seats, count=len(seats))


def _passed(before: ShedState, who: int, after: ShedState, made: does.PlayEffects) -> list[int]:
    """List the seats that are passed over, one after another; who plays out of turn takes over no skip that waits."""
    count = (before.skips if who == before.turn else 0) + made.skips
    return [steps(who, after.direction, before.ring, before.here, at) for at in range(1, count + 1)]


def _acting(s: ShedState) -> tuple[Message, ...]:
    """Return the task of the player to act."""
    turn, suit = Seat(s.turn), s.suit_named if s.called else None
    if not s.draw:
        again = message("now-again", turn=turn, suit=suit, again=s.again)
        return (again if s.again else message("now-turn", turn=turn, suit=suit),)
    if s.phase == "count":
        return (message("now-last-attack", turn=turn, cards=s.draw),)
    if special.is_asked(s):
        return (message("now-asked", turn=turn, cards=s.draw),)
    if s.until:
        first = draws_until(s)
    elif s.house.enforce != "referee":
        first = message("now-owes", turn=turn, cards=s.draw, answers=is_answerable(s))
    else:
        first = message("now-attacked", turn=turn, cards=s.draw, answers=answering(s))
    doubt = s.doubt is not None and s.doubt.stage in ("open", "challenged")
    return (first, message("now-challenge", turn=turn)) if doubt else (first,)


def _told(config: ShedConfig, card: Card) -> Iterator[Message]:
    power = config.power[card]
    if power.effects and card.rank in config.called:
        yield message(config.called[card.rank])
    for effect in power.effects:
        match effect:
            case does.Attack(asks=True):
                yield message("does-ask", cards=effect.cards)
            case does.Attack(until=True):
                yield message("does-until")
            case does.Attack():
                yield message("does-double" if effect.doubles else "does-attack", cards=effect.cards)
            case does.Skip(others=True):
                yield message("does-skip-others")
            case does.Skip():
                yield message("does-skip", count=effect.count)
                if effect.carries:
                    yield message("does-carry")
            case does.Reverse():
                yield message("does-reverse")
                if effect.returns:
                    yield message("does-return")
            case does.Shield():
                yield message("does-shield", stops=_stopped(config, card) or None)
            case does.Back():
                yield message("does-back", count=effect.count)
            case does.Wish():
                yield message("does-name") if effect.victim else message("does-wish", coloured=config.coloured)
            case does.Hands():
                yield message({"mixed": "does-mix", "passed": "does-hand-on", "traded": "does-trade"}[effect.how])
            case _:
                yield message(PLAIN[type(effect)])
    if power.wild:
        yield message("does-wild")


def _stopped(config: ShedConfig, card: Card) -> tuple[Rank, ...]:
    """Return the ranks of the attacks that a card stops; none if it stops them all."""
    attacks = [card for card in dict.fromkeys(config.packs) if config.power[card].attacks]
    answers = config.answers
    stops = [attack for attack in attacks if answers is None or answers(attack, card)[0] != "no"]
    return () if len(stops) == len(attacks) else tuple(dict.fromkeys(Rank(attack.rank) for attack in stops))


PLAIN = {
    does.Again: "does-again",
    does.Bounce: "does-bounce",
    does.Drop: "does-drop",
    does.TurnOver: "does-turn-over",
}
"""The sentences of effects that are the same wherever they are met."""
