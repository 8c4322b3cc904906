"""Melds: what lies on the table as one, what a line adds to it, and the most that some cards could be laid for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from referee.core.actions import Group
from referee.core.cards import UNKNOWN, Card
from referee.families.melds.table import Table


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards of one rank on the table, wild ones among them."""

    rank: str
    cards: tuple[Card, ...]

    def wilds(self, table: Table) -> int:
        """How many wild cards are in it."""
        wild = table.wild
        return sum([card in wild for card in self.cards])

    def complete(self, table: Table) -> str | None:
        """`natural` or `mixed` where it is complete, else None."""
        if len(self.cards) < table.size:
            return None
        return "mixed" if self.wilds(table) else "natural"

    def text(self) -> str:
        """As a record writes it."""
        return " ".join(card.code for card in self.cards)


Melds = tuple[Meld, ...]
Laid = Mapping[str, tuple[Card, ...]]
"""What a line lays, by rank."""


def ranks_of(group: Group, table: Table) -> tuple[str, ...]:
    """The ranks of a group's natural cards."""
    wild = table.wild
    return tuple(dict.fromkeys([card.rank for card in group.cards if card not in wild]))


def target(group: Group, melds: Melds, table: Table) -> str | None:
    """The rank of the meld that a group makes or joins; None where it does not say: wild cards alone join the only
    meld there is."""
    ranks = ranks_of(group, table)
    if ranks:
        return ranks[0]
    if group.rank is not None:
        return group.rank
    return melds[0].rank if len(melds) == 1 else None


def laid_by(groups: Sequence[Group], melds: Melds, table: Table) -> Laid:
    """The cards of a line's groups by the rank of the meld that each makes or joins."""
    laid: dict[str, tuple[Card, ...]] = {}
    for group in groups:
        rank = target(group, melds, table)
        if rank is not None:
            laid[rank] = laid.get(rank, ()) + group.cards
    return laid


def joined(melds: Melds, laid: Laid) -> Melds:
    """The melds with a line's cards in them, new ones last."""
    old = tuple([Meld(each.rank, each.cards + laid[each.rank]) if each.rank in laid else each for each in melds])
    known = [each.rank for each in melds]
    return (*old, *[Meld(rank, cards) for rank, cards in laid.items() if rank not in known])


def complete(melds: Melds, table: Table) -> int:
    """How many of the melds are complete."""
    size = table.size
    return sum([len(each.cards) >= size for each in melds])


def without(hand: Sequence[Card], cards: Iterable[Card]) -> tuple[Card, ...] | None:
    """A hand less some cards. A card that is not in it may be one whose face nobody knows; None where it cannot."""
    left, lacking = _taken_from(hand, cards)
    return left if lacking is None else None


def not_among(hand: Sequence[Card], cards: Iterable[Card]) -> Card | None:
    """The first of some cards that a hand does not have, or not as often; None where it has them all."""
    return _taken_from(hand, cards)[1]


def _taken_from(hand: Sequence[Card], cards: Iterable[Card]) -> tuple[tuple[Card, ...], Card | None]:
    """What is left of a hand, and the card that could not be taken from it."""
    left = list(hand)
    for card in cards:
        if card in left:
            left.remove(card)
        elif UNKNOWN in left:
            left.remove(UNKNOWN)
        else:
            return tuple(left), card
    return tuple(left), None


def most(cards: Sequence[Card], table: Table, begun: str) -> int:
    """The most points that cards of a hand can be laid for in first melds, the meld of rank `begun` among them: wild
    cards make melds of what is short of one, then the dearest of them fill the places that are left."""
    wild = sorted((table.points.get(card, 0) for card in cards if card in table.wild), reverse=True)
    kinds: dict[str, list[int]] = {}
    for card in cards:
        if card not in table.wild and table.can_be_melded(card) and card is not UNKNOWN:
            kinds.setdefault(card.rank, []).append(table.points.get(card, 0))
    total = melds = helped = 0
    short = []
    for rank, each in kinds.items():
        need = max(0, table.least - len(each))
        if not need:
            total, melds = total + sum(each), melds + 1
        elif len(each) >= table.naturals and need <= table.wilds:
            short.append((rank != begun, need, -sum(each)))
    for _, need, less in sorted(short):
        if helped + need <= len(wild):
            total, melds, helped = total - less, melds + 1, helped + need
    return total + sum(wild[: melds * table.wilds])


def complete_with(cards: Sequence[Card], melds: Melds, table: Table) -> int:
    """How many melds are complete once all these cards are laid; -1 where not all of them can be. Wild cards first make
    melds of what is short of one, then complete what lacks the fewest."""
    wild = sum(card in table.wild for card in cards)
    kinds: dict[str, list[Card]] = {}
    for card in cards:
        if card not in table.wild:
            kinds.setdefault(card.rank, []).append(card)
    lying = {each.rank: (len(each.cards), each.wilds(table)) for each in melds}
    for rank, each in kinds.items():
        size, helped = lying.get(rank, (0, 0))
        short = 0 if size else max(0, table.least - len(each))
        if table.bonus.intersection(each) or short > table.wilds or (short and table.closing.intersection(each)):
            return -1
        if not size and len(each) < table.naturals:
            return -1
        lying[rank] = (size + len(each) + short, helped + short)
        wild -= short
    closing = {card.rank for card in table.closing}
    rooms = [(size, table.wilds - helped) for rank, (size, helped) in lying.items() if rank not in closing]
    if not 0 <= wild <= sum(room for _, room in rooms):
        return -1
    done = sum(size >= table.size for size, _ in lying.values())
    for lack in sorted(table.size - size for size, room in rooms if 0 < table.size - size <= room):
        if lack <= wild:
            wild, done = wild - lack, done + 1
    return done
