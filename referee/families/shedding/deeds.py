"""What each card does at a table, for people to read: its power, told effect by effect."""

from collections.abc import Iterator

from referee.core.cards import Card
from referee.core.note import Note, note
from referee.core.view import Deed
from referee.families import effects as does
from referee.families.effects import Effect, Power
from referee.families.shedding.table import Table

PLAIN = {
    does.SkipOthers: "does-skip-others",
    does.Again: "does-again",
    does.Shield: "does-shield",
    does.Bounce: "does-bounce",
    does.Mix: "does-mix",
    does.Drop: "does-drop",
    does.TurnOver: "does-turn-over",
    does.HandOn: "does-hand-on",
    does.Trade: "does-trade",
}
"""The sentences of effects that are the same wherever they are met."""


def deeds(table: Table) -> tuple[Deed, ...]:
    """The cards that do something, in the order of the packs: those of a rank that do the same together."""
    ranks: dict[tuple[str, bool], list[Card]] = {}
    for card in (*table.packs, *table.back):
        ranks.setdefault((card.rank, bool(card.suit)), []).append(card)
    found = []
    for cards in ranks.values():
        told: dict[tuple[Note, ...], list[Card]] = {}
        for card in dict.fromkeys(cards):
            told.setdefault(tuple(_told(table.power[card])), []).append(card)
        found += [Deed(tuple(some), len(told) == 1, notes) for notes, some in told.items() if notes]
    return tuple(found)


def _told(power: Power) -> Iterator[Note]:
    for effect in power.effects:
        yield from _effect(effect)
    if power.wild:
        yield note("does-wild")


def _effect(effect: Effect) -> Iterator[Note]:
    match effect:
        case does.Attack(asks=True):
            yield note("does-ask", cards=effect.cards)
        case does.Attack(until=True):
            yield note("does-until")
        case does.Attack(doubles=True):
            yield note("does-double", cards=effect.cards)
        case does.Attack():
            yield note("does-attack", cards=effect.cards)
        case does.Skip():
            yield note("does-skip", count=effect.count)
            if effect.carries:
                yield note("does-carry")
        case does.Reverse():
            yield note("does-reverse")
            if effect.returns:
                yield note("does-return")
        case does.Back():
            yield note("does-back", count=effect.count)
        case does.Wish():
            yield note("does-name" if effect.victim else "does-wish")
        case _:
            yield note(PLAIN[type(effect)])
