"""The power of each card at a table for people to read, told effect by effect."""

from collections.abc import Iterator

from referee.engine.basics.cards import Card
from referee.engine.families import effects as does
from referee.engine.families.effects import Effect
from referee.engine.families.shedding.config import ShedConfig
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Rank
from referee.engine.model.view import CardEffect

PLAIN = {
    does.SkipOthers: "does-skip-others",
    does.Again: "does-again",
    does.Bounce: "does-bounce",
    does.Mix: "does-mix",
    does.Drop: "does-drop",
    does.TurnOver: "does-turn-over",
    does.HandOn: "does-hand-on",
    does.Trade: "does-trade",
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
        case _:
            yield message(PLAIN[type(effect)])
