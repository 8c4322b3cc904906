"""Melds: their cards on the table, the additions of a line, and the most points that a hand can be laid for."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from referee.engine.basics.actions import Group
from referee.engine.basics.cards import UNKNOWN, Card, in_order
from referee.engine.families.melds.config import MeldConfig


class Meld(NamedTuple):
    """A meld on the table: cards of one rank, wild ones among them."""

    rank: str
    cards: tuple[Card, ...]

    def wilds(self, config: MeldConfig) -> int:
        """Return the number of wild cards in it that replace others."""
        if self.rank == config.wild_rank:
            return 0
        wild = config.wild
        return sum([card in wild for card in self.cards])

    def complete(self, config: MeldConfig) -> str | None:
        """Return `natural`, `mixed` or `wild` where it is complete, else None."""
        if len(self.cards) < config.size:
            return None
        if self.rank == config.wild_rank:
            return "wild"
        return "mixed" if self.wilds(config) else "natural"

    def text(self) -> str:
        """Format the meld as a record writes it."""
        return " ".join(card.code for card in self.cards)


def smallest(hand: Sequence[Card], config: MeldConfig) -> Iterator[tuple[Card, ...]]:
    """Yield the smallest melds of a hand, by rank, those with more natural cards first, then those of wild cards."""
    usual = [card for card in in_order(hand) if card not in config.bonus]
    wild = [card for card in usual if card in config.wild]
    for rank in dict.fromkeys(card.rank for card in usual if card not in config.wild):
        natural = [card for card in usual if card.rank == rank]
        for number in range(config.least, config.naturals - 1, -1):
            if config.least - number > config.most_wilds(number):
                break
            for cards in dict.fromkeys(combinations(natural, number)):
                yield from ((*cards, *more) for more in dict.fromkeys(combinations(wild, config.least - number)))
    if config.wild_rank:
        yield from dict.fromkeys(combinations(wild, config.least))


Melds = tuple[Meld, ...]
Laid = Mapping[str, tuple[Card, ...]]
"""Cards that a line lays, by rank."""


SPECIAL = 14
"""Cards of a special hand."""


def special_hand(cards: Sequence[Card], config: MeldConfig) -> str:
    """Return the special hand that these cards are, empty where the table plays none such.

    It is a `straight` of all thirteen ranks and a joker; seven `pairs` without wild cards and threes, `wild_pairs` with
    either twos or jokers, sevens and aces; or `garbage`, two ranks of four cards and two of three.
    """
    counts = Counter(card.rank for card in cards)
    wild = {card.rank for card in cards if card in config.wild}
    found, pairs = "", all(count % 2 == 0 for count in counts.values())
    if len(cards) != SPECIAL or UNKNOWN in cards:
        return ""
    if len(counts) == SPECIAL:
        found = "straight"
    elif "3" not in counts and pairs and not wild:
        found = "pairs"
    elif "3" not in counts and pairs and len(wild) == 1 and {"7", "A"} <= counts.keys():
        found = "wild_pairs"
    elif "3" not in counts and sorted(counts.values()) == [3, 3, 4, 4] and not wild:
        found = "garbage"
    return found if found in config.specials else ""


def ranks_of(group: Group, config: MeldConfig) -> tuple[str, ...]:
    """Return the ranks of a group's natural cards."""
    wild = config.wild
    return tuple(dict.fromkeys([card.rank for card in group.cards if card not in wild]))


def target(group: Group, melds: Melds, config: MeldConfig) -> str | None:
    """Return the rank of the meld that a group makes or joins, None where it does not say.

    Wild cards alone join the only meld there is; where there is none they may make one of their own.
    """
    ranks = ranks_of(group, config)
    if ranks:
        return ranks[0]
    if group.rank is not None:
        return group.rank
    if len(melds) == 1:
        return melds[0].rank
    return None if melds else config.wild_rank or None


def laid_by(groups: Sequence[Group], melds: Melds, config: MeldConfig) -> Laid:
    """Return the cards of a line's groups by the rank of the meld that each makes or joins."""
    laid: dict[str, tuple[Card, ...]] = {}
    for group in groups:
        rank = target(group, melds, config)
        if rank is not None:
            laid[rank] = laid.get(rank, ()) + group.cards
    return laid


def complete(melds: Melds, config: MeldConfig) -> int:
    """Return the number of complete melds."""
    size = config.size
    return sum([len(meld.cards) >= size for meld in melds])


def without(hand: Sequence[Card], cards: Iterable[Card]) -> tuple[Card, ...] | None:
    """Return a hand less some cards, None where that cannot be; a card that is not in it may be one of unknown face."""
    left, lacking = taken_from(hand, cards)
    return left if lacking is None else None


def taken_from(hand: Sequence[Card], cards: Iterable[Card]) -> tuple[tuple[Card, ...], Card | None]:
    """Return the rest of a hand, and the first card that could not be taken from it, None where all could."""
    left = list(hand)
    for card in cards:
        if card in left:
            left.remove(card)
        elif UNKNOWN in left:
            left.remove(UNKNOWN)
        else:
            return tuple(left), card
    return tuple(left), None


def most_points(cards: Sequence[Card], config: MeldConfig, begun: str) -> int:
    """Return the most points that a hand's cards can be laid for in first melds, the meld of rank `begun` among them.

    Wild cards make melds of what is short of one, then the dearest of them fill the places that are left.
    """
    wild = sorted((config.points.get(card, 0) for card in cards if card in config.wild), reverse=True)
    total = melds = helped = 0
    short = []
    for rank, same in _by_rank(cards, config, None, closing=False).items():
        points = [config.points.get(card, 0) for card in same]
        need = max(0, config.least - len(points))
        if not need:
            total, melds = total + sum(points), melds + 1
        elif len(points) >= config.naturals and need <= config.most_wilds(len(points)):
            short.append((rank != begun, need, -sum(points)))
    for _, need, less in sorted(short):
        if helped + need <= len(wild):
            total, melds, helped = total - less, melds + 1, helped + need
    alone = config.wild_rank and len(wild) >= config.least
    return total + sum(wild if alone else wild[: melds * config.wilds])


def fewest_cards(hand: Sequence[Card], top: Card, pair: int, minimum: int, config: MeldConfig) -> int | None:
    """Return the fewest cards of a hand that make first melds of a `minimum` of points with the pile's top card.

    At least a `pair` of natural cards of the hand lie with it. None where the hand has no such melds.
    """
    enough = [found[0] for found in _ways((top, *hand), top, pair, minimum, config)]
    return min(enough) - 1 if enough else None


Lines = Iterator[tuple[tuple[Card, ...], ...]]


def first_melds(
    hand: Sequence[Card], top: Card | None, pair: int, minimum: int, config: MeldConfig, *, complete: int = 0
) -> Lines:
    """Yield first melds of a `minimum` of points that a hand can lay in one line, the fewest cards first.

    With the pile's `top` card they have it, and at least a `pair` of natural cards of the hand with it. They have so
    many `complete` melds at least.
    """
    wild = sorted((card for card in hand if card in config.wild), key=lambda card: -config.points.get(card, 0))
    cards = (*hand, top) if top is not None else hand
    for _, _, done, melds in sorted(_ways(cards, top, pair, minimum, config, closing=True)):
        if done >= complete:
            rest, natural = list(wild), _by_rank(cards, config, top, closing=True)
            yield tuple(
                (*natural.get(rank, ())[:count], *(rest.pop(0) for _ in range(helped))) for rank, count, helped in melds
            )


Way = tuple[int, int, int, tuple[tuple[str, int, int], ...]]
"""Cards, wild ones among them, complete melds, and each meld: its rank, its natural cards and its wild ones."""


def _ways(
    cards: Sequence[Card], top: Card | None, pair: int, minimum: int, config: MeldConfig, *, closing: bool = False
) -> list[Way]:
    """Return ways to lay some of these cards for a `minimum` of points: of as many cards, that with the most."""
    wild = sorted((config.points.get(card, 0) for card in cards if card in config.wild), reverse=True)
    most: dict[tuple[int, int, int], tuple[int, tuple[tuple[str, int, int], ...]]] = {(0, 0, 0): (0, ())}
    kinds = _by_rank(cards, config, top, closing=closing)
    for rank, same in [*kinds.items(), *([(config.wild_rank, [])] if config.wild_rank else [])]:
        begun = top is not None and rank == top.rank
        closes = bool(same) and same[0] in config.closing
        least = config.least if closes else max(config.naturals, pair + 1) if begun else config.naturals
        worth = sum(config.points.get(card, 0) for card in same[:1])
        melds = [
            (natural, helped)
            for natural in range(least, min(len(same), config.most_closing if closes else len(same)) + 1)
            for helped in range(1 if closes else min(config.most_wilds(natural), len(wild)) + 1)
            if natural + helped >= config.least
        ]
        if not same:
            melds = [(0, helped) for helped in range(config.least, len(wild) + 1)]
        before, most = most, {} if begun else dict(most)
        for (count, wilds, done), (points, laid) in before.items():
            for natural, helped in melds:
                if wilds + helped <= len(wild):
                    key = count + natural + helped, wilds + helped, done + (natural + helped >= config.size)
                    total = points + natural * worth
                    if key not in most or total > most[key][0]:
                        most[key] = total, (*laid, (rank, natural, helped))
    return [(*key, laid) for key, (points, laid) in most.items() if laid and points + sum(wild[: key[1]]) >= minimum]


def _by_rank(cards: Iterable[Card], config: MeldConfig, top: Card | None, *, closing: bool) -> dict[str, list[Card]]:
    """Return the natural cards that can be melded by rank, the pile's `top` card first."""
    found: dict[str, list[Card]] = {}
    for card in sorted(cards, key=lambda card: card is not top):
        closes = closing and card in config.closing
        if card not in config.wild and card is not UNKNOWN and (closes or config.can_be_melded(card)):
            found.setdefault(card.rank, []).append(card)
    return found


def complete_with(cards: Sequence[Card], melds: Melds, config: MeldConfig) -> int:
    """Return the number of complete melds once all these cards are laid, -1 where not all of them can be.

    Wild cards first make melds of what is short of one, then complete what lacks the fewest.
    """
    wild = sum(card in config.wild for card in cards)
    kinds: dict[str, list[Card]] = {}
    for card in cards:
        if card not in config.wild:
            kinds.setdefault(card.rank, []).append(card)
    lying = {meld.rank: (len(meld.cards), meld.wilds(config)) for meld in melds}
    for rank, same_rank in kinds.items():
        size, helped = lying.get(rank, (0, 0))
        short = 0 if size else max(0, config.least - len(same_rank))
        closes = not config.closing.isdisjoint(same_rank)
        many = closes and (short > 0 or size + len(same_rank) > config.most_closing)
        few = not size and (len(same_rank) < config.naturals or short > config.most_wilds(len(same_rank)))
        if many or few or not config.bonus.isdisjoint(same_rank):
            return -1
        lying[rank] = (size + len(same_rank) + short, helped + short)
        wild -= short
    closing = {card.rank for card in config.closing}
    alone, _ = lying.pop(config.wild_rank, (0, 0))
    own = range(0 if alone else config.least, wild + 1) if config.wild_rank else ()
    rooms = [
        (size, config.most_wilds(size - helped) - helped)
        for rank, (size, helped) in lying.items()
        if rank not in closing
    ]
    done = sum(size >= config.size for size, _ in lying.values())
    ways = [
        done + completed + (alone + apart >= config.size)
        for apart in dict.fromkeys((0, *own))
        if (completed := _completed(wild - apart, rooms, config.size)) >= 0
    ]
    return max(ways, default=-1)


def _completed(wild: int, rooms: Sequence[tuple[int, int]], size: int) -> int:
    """Return the melds that wild cards complete, by the size and the room of each, -1 where they do not all fit."""
    if not 0 <= wild <= sum(room for _, room in rooms):
        return -1
    done = 0
    for lack in sorted(size - cards for cards, room in rooms if 0 < size - cards <= room):
        if lack <= wild:
            wild, done = wild - lack, done + 1
    return done
