"""Games of melds with real cards: no card is lost, somebody can always act, and scores are what the melds come to."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import games
from referee.core.cards import Card
from referee.core.facts import facts
from referee.core.house import switches
from referee.core.notation import read_action
from referee.core.note import note
from referee.core.record import Head
from referee.core.replay import Log
from referee.core.tally import Filled
from tests.families.melders import Melders
from tests.games.tables import some_house

GAME = games.find("canasta")
LEFT_OUT = {"card_points", "first_meld", "bonuses", "turn_seconds", "end_compare", "pack_count", "dealt", "enforce"}


def points(card: Card) -> int:
    """What a card counts, as the source lists it."""
    if card.rank == "3":
        return 0 if card.suit in "HD" else 5
    return {"joker": 50, "A": 20, "2": 20, "4": 5, "5": 5, "6": 5, "7": 5}.get(card.rank, 10)


def by_hand(table: Melders, seats: Sequence[int], melds: Sequence[Sequence[Card]], out: int, concealed: bool) -> int:
    """A side's round reckoned from the cards alone."""
    total = 0
    for meld in melds:
        total += sum(map(points, meld))
        wild = any(card.rank in ("2", "joker") for card in meld)
        total += (300 if wild else 500) if len(meld) >= 7 else 0
    red = sum(table.bonus[seat] for seat in seats)
    two_packs = sum(table.state.table.packs.values()) == 108
    reds = {4: 800} if two_packs else {5: 1000, 6: 1200}
    worth = reds.get(red, 100 * red)
    total += worth if melds else -worth
    total += (100 + 100 * concealed) if out in seats else 0
    return total - sum(points(card) for seat in seats for card in table.hands[seat])


@pytest.mark.parametrize("shown", [False, True])
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9), players=st.sampled_from((2, 3, 4, 4, 4, 5, 6)))
def test_rounds_are_played_to_their_end_and_scored_as_the_cards_say(shown: bool, seed: int, players: int) -> None:
    table = Melders(GAME, seed, players, shown=shown)
    for _ in range(400):
        table.step()
        s = table.state
        lying = sum(len(meld.cards) for each in s.melds for meld in each)
        if s.phase in ("play", "count"):
            held = sum(hand or 0 for hand in s.hands)
            assert held + lying + len(s.bonus) + len(s.discards) + (s.stock or 0) == sum(s.table.packs.values())
            assert [s.hands[seat] for seat in table.hands] == [len(hand) for hand in table.hands.values()]
            assert s.discards == tuple(table.pile)
        if s.phase in ("deal", "over") and s.rounds and not s.dealt:
            break
    assert s.rounds, "the round came to no end"
    for at, seats in enumerate(s.teams):
        cards = [meld.cards for meld in s.melds[at]]
        assert s.scores[seats[0]] == by_hand(table, seats, cards, s.first, s.concealed)
        assert s.counts[-1][at].total(s.table) == s.scores[seats[0]]


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**9), players=st.sampled_from((2, 3, 4, 5, 6)))
def test_by_any_house_rules_somebody_can_always_act(seed: int, players: int) -> None:
    chance = Melders(GAME, seed).chance
    house = tuple(pair for pair in some_house(GAME, chance) if pair[0] not in LEFT_OUT)
    table = Melders(GAME, seed, players, house=house)
    for _ in range(120):
        if table.state.phase == "over":
            break
        table.step()
        facts(table.log.game, table.state)
        table.log.game.view(table.state)
        for seat in range(players):
            table.log.game.asks(table.state, seat)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_a_fold_from_the_start_and_an_undo_come_to_the_same(seed: int) -> None:
    table = Melders(GAME, seed)
    for _ in range(25):
        table.step()
    log = table.log
    again = Log(GAME, log.head)
    again.load([(entry.at, entry.text, str(entry.ruling.verdict)) for entry in log.entries])
    assert facts(GAME, again.state) == facts(GAME, log.state)
    last = len(log.entries)
    before = facts(GAME, log.state_after(last - 1))
    log.enter(read_action(f"{log.state.names[0]} undoes {last}"))
    assert facts(GAME, log.state) == before


def test_every_switch_left_out_is_one() -> None:
    assert set(switches(GAME.house)) >= LEFT_OUT


def test_five_say_who_plays_with_whom() -> None:
    log = Log(GAME, Head("canasta", ("A", "B", "C", "D", "E"), teams=(("A", "C"), ("B", "D", "E"))))
    assert [log.state.here.index(False), log.state.order] == [4, (0, 1, 2, 3)]


def sheet_of(log: Log, rows: dict[tuple[int, str], str]) -> Filled:
    """What a sheet comes to at this table."""
    tally = GAME.tally(log.state)
    assert tally is not None
    return GAME.filled(log.state, tally, rows)


def row(seat: int, **boxes: str) -> dict[tuple[int, str], str]:
    """A side's boxes."""
    blank = {"natural": "0", "mixed": "0", "red3": "0", "cards": "0", "hand": "0"}
    return {(seat, key): text for key, text in {**blank, **boxes}.items()}


def test_a_sheet_comes_to_what_its_lines_are_scored() -> None:
    log = Log(GAME, Head("canasta", ("Ann", "Bo", "Cy", "Di"), keep="scores"))
    made = sheet_of(log, row(0, natural="1", mixed="2", red3="3", cards="385", hand="45", out="1") | row(1, hand="60"))
    assert [each.points for each in made.sums] == [1840, -60]
    assert made.sums[0].parts == tuple(
        (note(f"tally-{key}"), points)
        for key, points in (("cards", 385), ("complete", 1100), ("red3", 300), ("out", 100), ("hand", -45))
    )
    for line in made.lines:
        assert log.enter(read_action(line)).stands
    assert log.state.scores == (1840, -60, 1840, -60)
    again = sheet_of(log, row(0, cards="60") | row(1))
    assert (again.sums[0].total, again.faults) == (1900, ())


def test_a_sheet_says_what_is_missing_and_what_cannot_be() -> None:
    log = Log(GAME, Head("canasta", ("Ann", "Bo", "Cy", "Di"), keep="scores"))
    assert [each.id for each in sheet_of(log, row(0)).faults] == ["tally-missing"]
    assert [each.id for each in sheet_of(log, row(0, cards="12") | row(1)).faults] == ["tally-wrong"]
    assert [each.id for each in sheet_of(log, row(0, red3="3") | row(1, red3="2")).faults] == ["meld-bonus-count.no"]
    assert sheet_of(log, row(0, red3="3") | row(1, red3="2")).lines == ()
    plays = Log(GAME, Head("canasta", ("Ann", "Bo")))
    assert GAME.tally(plays.state) is None
