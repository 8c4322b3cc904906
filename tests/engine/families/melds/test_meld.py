"""Possible melds of small hands, compared with a brute-force search."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from referee.engine import games
from referee.engine.basics.cards import Card
from referee.engine.basics.cards import card as read_card
from referee.engine.families.melds.config import MeldConfig
from referee.engine.families.melds.meld import Meld, complete_with, fewest_cards, most_points, special_hand
from referee.engine.games import canasta
from tests.support.drawn import drawn

WILD = frozenset(map(read_card, ("2S", "2H", "RJ")))
BLACK = frozenset(map(read_card, ("3S", "3C")))
POINTS = {"K": 10, "9": 10, "4": 5, "3": 5, "2": 20, "joker": 50}
CODES = ("KS", "KH", "KD", "9S", "9H", "9D", "4S", "4H", "3S", "3C", "2S", "2H", "RJ")
PACK = tuple(map(read_card, CODES))
hands = st.lists(st.sampled_from(PACK), max_size=8).map(tuple)


@lru_cache
def table(naturals: int, wilds: int, size: int) -> MeldConfig:
    """Return a table whose melds are nearly complete."""
    return MeldConfig(
        packs=dict.fromkeys(PACK, 8),
        points={card: POINTS[card.rank] for card in PACK},
        wild=WILD,
        closing=BLACK,
        naturals=naturals,
        wilds=wilds,
        size=size,
    )


tables = st.builds(table, st.sampled_from((1, 2, 3)), st.sampled_from((0, 1, 2, 3)), st.sampled_from((4, 5)))


def ways(cards: Sequence[Card], melds: tuple[Meld, ...], t: MeldConfig) -> Iterator[tuple[Meld, ...]]:
    """Yield every way to meld all of these cards: natural ones by rank, each wild one in any meld."""
    ranks = tuple(dict.fromkeys((*(meld.rank for meld in melds), *(card.rank for card in cards if card not in WILD))))
    base = {meld.rank: meld.cards for meld in melds}
    naturals = {
        rank: base.get(rank, ()) + tuple(card for card in cards if card not in WILD and card.rank == rank)
        for rank in ranks
    }
    wild = [card for card in cards if card in WILD]

    def spread(left: list[Card], so_far: dict[str, tuple[Card, ...]]) -> Iterator[tuple[Meld, ...]]:
        if left:
            for rank in ranks:
                yield from spread(left[1:], so_far | {rank: (*so_far[rank], left[0])})
        elif all(allowed(Meld(rank, group), t) for rank, group in so_far.items()):
            yield tuple(Meld(rank, group) for rank, group in so_far.items())

    yield from spread(wild, naturals)


def allowed(meld: Meld, t: MeldConfig) -> bool:
    """Return whether these cards may form a meld."""
    helped = meld.wilds(t)
    if meld.rank == "3":
        return helped == 0 and 3 <= len(meld.cards) <= 4
    return len(meld.cards) >= 3 and len(meld.cards) - helped >= t.naturals and helped <= t.wilds


@drawn(60)
@given(hands, st.sampled_from(((), ("KS", "KH", "KD"), ("9S", "9H", "9D", "4S", "4H", "4S"))), tables)
def test_melds_that_a_whole_hand_completes(cards: tuple[Card, ...], lying: tuple[str, ...], t: MeldConfig) -> None:
    ranks = dict.fromkeys(map(read_card, lying))
    melds = tuple(
        Meld(rank, tuple(read_card(code) for code in lying if read_card(code).rank == rank))
        for rank in dict.fromkeys(card.rank for card in ranks)
    )
    found = [sum(len(meld.cards) >= t.size for meld in way) for way in ways(cards, melds, t)]
    assert complete_with(cards, melds, t) == max(found, default=-1)


@drawn(40)
@given(st.lists(st.sampled_from(PACK), max_size=6).map(tuple), st.sampled_from((0, 1, 2, 3)))
def test_the_highest_value_of_first_melds(cards: tuple[Card, ...], wilds: int) -> None:
    t = table(2, wilds, 5)
    cards = tuple(card for card in cards if card not in BLACK)
    some = [way for count in range(len(cards) + 1) for way in combinations(cards, count)]
    found = [t.worth(way) for way in some if any(True for _ in ways(way, (), t))]
    assert most_points(cards, t, "") == max(found, default=0)


@drawn(40)
@given(
    st.lists(st.sampled_from(PACK), max_size=6).map(tuple),
    st.sampled_from(("KS", "4H")).map(read_card),
    st.sampled_from((1, 2)),
    st.sampled_from((15, 50, 90)),
    st.sampled_from((1, 2, 3)),
)
def test_the_fewest_cards_of_a_first_meld(
    cards: tuple[Card, ...], top: Card, pair: int, minimum: int, naturals: int
) -> None:
    t = table(naturals, 2, 5)
    cards = tuple(card for card in cards if card not in BLACK)
    some = [way for count in range(len(cards) + 1) for way in combinations(cards, count)]
    found = [
        len(way)
        for way in some
        if t.worth((*way, top)) >= minimum
        and sum(card.rank == top.rank for card in way) >= pair
        and any(True for _ in ways((*way, top), (), t))
    ]
    assert fewest_cards(cards, top, pair, minimum, t) == min(found, default=None)


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "joker")
SPECIALS = games.find("canasta").preset_house("american")
AMERICAN = canasta.configure(SPECIALS, 4)  # type: ignore[arg-type]


def named(counts: dict[str, int]) -> str:
    """Return the special hand with so many cards of each rank, by the words of the rule."""
    wild = [rank for rank in ("2", "joker") if counts.get(rank)]
    pairs = all(count in (2, 4, 6, 8) for count in counts.values())
    if counts == dict.fromkeys(RANKS, 1):
        return "straight"
    if counts.get("3"):
        return ""
    if pairs and (not wild or (len(wild) == 1 and counts.get("7") and counts.get("A"))):
        return "wild_pairs" if wild else "pairs"
    return "garbage" if not wild and sorted(counts.values()) == [3, 3, 4, 4] else ""


def test_special_hands_are_those_of_the_rule_and_no_hand_beside_them_is() -> None:
    chance, found = Random(1), Counter[str]()
    codes = {rank: [rank + suit for suit in "SHDC"] if len(rank) == 1 else ["RJ", "BJ"] for rank in RANKS}
    for _ in range(600):
        ranks = chance.choice((RANKS, chance.sample(RANKS, 7) * 2, (chance.sample(RANKS, 4) * 4)[:-2]))
        if chance.random() < 0.3:
            ranks = [chance.choice(RANKS), *ranks[1:]]
        if chance.random() < 0.4:
            ranks = ["7", "7", "A", "A", *ranks[4:]]
        hand = tuple(read_card(chance.choice(codes[rank])) for rank in ranks)
        expected = named(dict(Counter(ranks)))
        assert special_hand(hand, AMERICAN) == expected, ranks
        assert special_hand(hand[1:], AMERICAN) == ""
        found[expected] += 1
    assert found.keys() == {"", "straight", "pairs", "wild_pairs", "garbage"}
