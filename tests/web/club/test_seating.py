"""The proposal of a round: everybody has one place, and partners, meetings and pauses come round as they should."""

import time
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.web.club.seating import History, Seating, Sides, Sizes, propose

PAIRS = Sizes(4, 2, 6, lambda people: ((0, 2), (1, 3)) if people == 4 else None)
ALONE = Sizes(4, 2, 6)
EXACT = Sizes(4, 4, 4)


def evening(people: int, seatings: int, sizes: Sizes, tables: int) -> list[Seating]:
    """Return the seatings of people who all stay."""
    found: list[Seating] = []
    for _ in range(seatings):
        found.append(propose(range(people), found, sizes, tables, seed="a club"))
    return found


@pytest.mark.promise("In a club nobody has the same")
@pytest.mark.parametrize(("people", "seatings"), [(8, 7), (10, 8), (7, 5)])
def test_nobody_has_a_partner_twice_while_that_can_be_avoided(people: int, seatings: int) -> None:
    assert max(History(evening(people, seatings, PAIRS, 4)).partners.values()) == 1


@pytest.mark.promise("In a club nobody has the same")
@pytest.mark.untraced  # others reach the same lines
def test_sixty_tables_are_seated_at_once_without_a_repeated_pair() -> None:
    began = time.process_time()
    seatings = evening(240, 10, PAIRS, 60)
    assert (time.process_time() - began) / len(seatings) < 1.5  # 0.3 s; more while coverage is measured
    history = History(seatings)
    assert max(history.partners.values()) == 1
    assert max(history.met.values()) <= 2
    assert all(len(seated.tables) == 60 and not seated.out for seated in seatings)


@pytest.mark.promise("In a club nobody has the same")
def test_partners_stay_apart_when_people_come_and_go() -> None:
    seatings: list[Seating] = []
    for nth in range(5):  # two leave and five come before each seating
        seatings.append(propose(range(2 * nth, 14 + 3 * nth), seatings, PAIRS, 10))
    assert max(History(seatings).partners.values()) == 1


def test_people_who_play_alone_meet_as_seldom_as_possible() -> None:
    assert max(History(evening(16, 4, ALONE, 4)).met.values()) <= 2
    assert max(History(evening(240, 5, ALONE, 60)).met.values()) == 1


@pytest.mark.promise("In a club nobody has the same")
@pytest.mark.parametrize("people", [5, 9, 11])
def test_nobody_sits_out_twice_running_while_that_can_be_avoided(people: int) -> None:
    seatings = evening(people, 6, PAIRS, 2)
    out = [set(seated.out) for seated in seatings]
    for before, now in pairwise(out):
        assert len(before & now) <= max(0, 2 * len(now) - people)
    times = Counter(who for group in out for who in group)
    assert max(times.values()) - min(times[who] for who in range(people)) <= 1 + (people < 8)


def test_the_same_history_gives_the_same_proposal_and_another_turn_another_one() -> None:
    seatings = evening(12, 2, PAIRS, 3)
    again = [propose(range(12), seatings, PAIRS, 3, seed="s", turn=turn) for turn in (0, 0, 1, 2)]
    assert again[0] == again[1]
    assert len(set(again)) == 3


@pytest.mark.parametrize(
    ("sizes", "people", "tables", "expected"),
    [
        (PAIRS, 11, 9, [4, 4]),  # three sit out, as pairs need four
        (PAIRS, 3, 9, [3]),  # fewer than a table of pairs play as the game allows
        (ALONE, 7, 9, [4, 3]),
        (ALONE, 5, 9, [5]),
        (ALONE, 30, 5, [6] * 5),
        (ALONE, 31, 5, [6] * 5),
        (ALONE, 1, 9, []),
        (EXACT, 9, 9, [4, 4]),
        (EXACT, 3, 9, []),
        (ALONE, 0, 9, []),
    ],
)
def test_sizes_of_tables(sizes: Sizes, people: int, tables: int, expected: list[int]) -> None:
    assert sizes.tables(people, tables) == expected


def sides(people: int) -> Sides | None:
    return {4: ((0, 2), (1, 3)), 6: ((0, 2, 4), (1, 3, 5))}.get(people)


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 7), st.integers(1, 5), st.lists(st.frozensets(st.integers(0, 30), max_size=25), max_size=4))
def test_everybody_sits_once_or_is_named(wanted: int, tables: int, seatings: list[frozenset[int]]) -> None:
    sizes = Sizes(wanted, 2, 7, sides)
    found: list[Seating] = []
    for people in seatings:
        found.append(propose(tuple(people), found, sizes, tables))
        rings = [table.ring for table in found[-1].tables]
        assert sorted([*found[-1].out, *(who for ring in rings for who in ring)]) == sorted(people)
        assert len(rings) <= tables
        assert all(2 <= len(ring) <= 7 for ring in rings)
        assert all(table.sides == (sides(len(table.ring)) or ()) for table in found[-1].tables)
