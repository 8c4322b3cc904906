"""What each card does at a table, for people to read: its power, told effect by effect."""

from collections.abc import Iterator

from referee.core.cards import Card
from referee.core.note import Note, note
from referee.core.rulings import Rank
from referee.core.view import Deed
from referee.families import effects as does
from referee.families.effects import Effect
from referee.families.shedding.table import Table

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


def deeds(table: Table) -> tuple[Deed, ...]:
    """The cards that do something, in the order of the packs: those of a rank that do the same together."""
    ranks: dict[tuple[str, bool], list[Card]] = {}
    for card in (*table.packs, *table.back):
        ranks.setdefault((card.rank, bool(card.suit)), []).append(card)
    found = []
    for cards in ranks.values():
        told: dict[tuple[Note, ...], list[Card]] = {}
        for card in dict.fromkeys(cards):
            told.setdefault(tuple(_told(table, card)), []).append(card)
        found += [Deed(tuple(some), len(told) == 1, notes) for notes, some in told.items() if notes]
    return tuple(found)


def _told(table: Table, card: Card) -> Iterator[Note]:
    power = table.power[card]
    if power.effects and card.rank in table.called:
        yield note(table.called[card.rank])
    for effect in power.effects:
        if isinstance(effect, does.Shield):
            yield note("does-shield", stops=_stopped(table, card) or None)
        elif isinstance(effect, does.Wish) and not effect.victim:
            yield note("does-wish", coloured=table.coloured)
        else:
            yield from _effect(effect)
    if power.wild:
        yield note("does-wild")


def _stopped(table: Table, card: Card) -> tuple[Rank, ...]:
    """The ranks of the attacks that a card stops; none where it stops them all."""
    attacks = [each for each in dict.fromkeys(table.packs) if table.power[each].attacks]
    answers = table.answers
    stops = [each for each in attacks if answers is None or answers(each, card)[0] != "no"]
    return () if len(stops) == len(attacks) else tuple(dict.fromkeys(Rank(each.rank) for each in stops))


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
            yield note("does-name")
        case _:
            yield note(PLAIN[type(effect)])
