"""Wherever a meld is right, the library lists one that leads on."""

from collections.abc import Iterator
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Match, Verdict
from referee.engine.basics.cards import Card, french_pack

RANKS = ("4", "8", "K", "A")
WILD = [card for card in french_pack() if card.rank in ("2", "Joker")]
NATURAL = [card for card in french_pack() if card.rank in RANKS]
CLOSING = [card for card in french_pack() if card.rank == "3" and card.suit in "SC"]


def lays(hand: list[Card]) -> Iterator[str]:
    """Yield every line that lays cards of a hand, whichever cards of a rank and whichever wild ones these are."""
    wild = [card.code for card in hand if card.rank in ("2", "Joker")]
    kinds = {rank: [card.code for card in hand if card.rank == rank] for rank in (*RANKS, "3")}
    kinds = {rank: cards for rank, cards in kinds.items() if cards}
    options = [
        [(n, w) for n in range(len(cards) + 1) for w in range(len(wild) + 1) if n or not w] for cards in kinds.values()
    ]
    for counts in product(*options):
        used = sum(helped for _, helped in counts)
        if 0 < sum(map(sum, counts)) <= len(hand) and used <= len(wild):
            rest, groups = list(wild), list[str]()
            for cards, (natural, helped) in zip(kinds.values(), counts, strict=True):
                group = [*cards[:natural], *(rest.pop() for _ in range(helped))]
                groups += [" ".join(group)] if group else []
            yield f"Ann melds {' / '.join(groups)}"


def position(seed: int) -> tuple[Match, list[Card]]:
    """Return a position in which Ann has drawn, or has taken the pile, with the cards she holds."""
    chance = Random(seed)
    pack = [*NATURAL, *NATURAL, *WILD, *WILD, *CLOSING]
    chance.shuffle(pack)
    count = chance.randint(3, 8)
    hand, rest = pack[:count], [card for card in pack[count:] if card in NATURAL]
    head = {
        "turn": "Ann",
        "score": {"Ann+Cy": chance.choice((-50, 0, 1500, 3000))},
        "canastas": {"Ann+Cy": chance.choice((0, 0, 0, 1))},
        "preset": chance.choice(("seed", "pagat")),
        "hand": {"Ann": " ".join(card.code for card in hand)},
    }
    match = Match("canasta", ["Ann", "Bo", "Cy", "Di"], **head, drawn="yes")
    takes = Match("canasta", ["Ann", "Bo", "Cy", "Di"], **head, pile=f"5H 6D {rest[0].code}")
    if chance.random() < 0.5 and takes.enter("Ann takes pile").verdict is Verdict.OK:
        return takes, [*hand, rest[0]]
    return match, hand


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_where_a_meld_is_right_one_that_leads_on_is_listed(seed: int) -> None:
    match, hand = position(seed)
    right = next((line for line in lays(hand) if match.judge(line).verdict is Verdict.OK), None)
    listed = [line for line in match.legal("Ann") if line.startswith("Ann melds")]
    assert all(match.judge(line).verdict is not Verdict.NO for line in listed)
    if right is None:
        return
    assert listed, right
    assert any(leads_on(match, line) for line in listed), listed


def leads_on(match: Match, line: str) -> bool:
    """Return True if the turn can go on after a line, or is over with it."""
    there = Match.read(match.record())
    there.enter(line)
    return (
        there.facts["phase"] != "play"
        or there.facts["turn"] != "Ann"
        or any(following.startswith(("Ann melds", "Ann discards")) for following in there.legal("Ann"))
    )
