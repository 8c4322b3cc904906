"""Melding games with real cards: no card is lost, somebody can always act, and scores match the melds."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from referee.engine import games
from referee.engine.basics.actions import Corrects
from referee.engine.basics.cards import Card
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.log.game_log import GameLog
from referee.engine.model.message import message
from referee.engine.model.sheet import Filled
from referee.engine.model.view import PickPerson, Prompt
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from tests.support.drawn import drawn
from tests.support.melders import Careless, Melders
from tests.support.random_shedding import some_house

GAME = games.find("canasta")
LEFT_OUT = ("turn_seconds", "enforce", "target")
"""House rules that make no difference within one round."""
RANKS = {"joker": "joker", "A": "ace", "2": "two", "4": "low", "5": "low", "6": "low", "7": "low"}


def points(card: Card, house: Any) -> int:
    """Return the points that a card counts."""
    if card.rank == "3" and card.suit in "HD":
        return 0
    return int(dict(house.card_points)["three" if card.rank == "3" else RANKS.get(card.rank, "high")])


def of_red_threes(table: Melders, seats: Sequence[int], *, opened: bool) -> int:
    """Return the points of red threes: all four of two packs, five and six of three packs count more."""
    house, count = table.state.house, sum(table.bonus[seat] for seat in seats)
    pays = dict(house.bonuses)
    more = sum(table.state.config.packs.values()) // 54
    found = pays["red3"] * count
    if count >= (4 if more == 2 else 5):
        found += pays["all_red3"] + 100 * (count - 4)
    return int(found if opened or house.red_threes == "positive" else -found)


def computed(table: Melders) -> list[int]:
    """Compute everybody's points for the round from the cards alone."""
    s, found = table.state, [0] * len(table.state.names)
    house, pays = s.house, {key: int(value) for key, value in s.house.bonuses}
    for seats, melds in zip(s.sides, s.melds, strict=True):
        total = sum(points(card, house) for meld in melds for card in meld.cards)
        for meld in melds:
            wild = any(card.rank in ("2", "joker") for card in meld.cards)
            total += pays["mixed" if wild else "natural"] if len(meld.cards) >= 7 else 0
        total += (pays["out"] + house.concealed_bonus * s.concealed) if s.first in seats else 0
        for card in (card for seat in seats for card in table.hands[seat]):
            total += house.hidden_red3 if card.rank == "3" and card.suit in "HD" else -points(card, house)
        total -= sum(table.fines[seat] for seat in seats)
        for seat in seats:
            own = [seat] if house.three_players == "cut_throat" and len(s.names) == 3 else seats
            found[seat] = total + of_red_threes(table, own, opened=bool(melds))
    for team in s.teams:  # somebody who sat out gets the side's points
        for seat in team:
            found[seat] = (
                next(found[partner] for partner in team if s.here[partner]) if not s.here[seat] else found[seat]
            )
    return found


def nothing_lost(table: Melders) -> None:
    """Check that every card of the packs is somewhere, and that the log knows where."""
    s = table.state
    lying = sum(len(meld.cards) for melds in s.melds for meld in melds)
    held = sum(hand or 0 for hand in s.hands)
    assert held + lying + len(s.bonus) + len(s.discards) + (s.stock or 0) == sum(s.config.packs.values())
    assert [s.hands[seat] for seat in table.hands] == [len(hand) for hand in table.hands.values()]
    assert s.discards == tuple(table.pile)


@pytest.mark.untraced  # coverage tracing makes this several times slower; the examples reach the same lines
@pytest.mark.parametrize("shown", [False, True])
@pytest.mark.parametrize("usual", [False, True])
@drawn(8)
@given(seed=st.integers(0, 10**9), players=st.integers(2, 6))
def test_a_round_by_any_house_rules_loses_no_card_and_is_scored_correctly(
    shown: bool, usual: bool, seed: int, players: int
) -> None:
    house: tuple[tuple[str, str], ...] = ()
    if not usual:
        found = some_house(GAME, Melders(GAME, seed).chance)
        house = tuple(pair for pair in found if pair[0] not in LEFT_OUT)
        assume(not GAME.preset_house().with_texts(house).problems(players))
    table = Melders(GAME, seed, players, house=house, shown=shown)
    for _ in range(600):
        table.step()
        s = table.state
        known_facts(GAME, s)
        GAME.view(s)
        for seat in range(players):
            GAME.prompts(s, seat)
        if s.phase in ("play", "count"):
            nothing_lost(table)
        if s.rounds:
            break
    assert table.state.rounds, "the round came to no end"
    assert list(table.state.scores) == computed(table)


@drawn(6)
@given(seed=st.integers(0, 10**9), players=st.integers(2, 6), shown=st.booleans())
def test_wrong_lines_that_stand_are_taken_back_completely(seed: int, players: int, shown: bool) -> None:
    table = Careless(GAME, seed, players, house=(("enforce", "players"),), shown=shown)
    for _ in range(300):
        table.step()
        s = table.state
        GAME.view(s)
        if s.phase in ("play", "count"):
            nothing_lost(table)
        if s.rounds:
            break
    assert table.state.rounds, "the round came to no end"
    assert list(table.state.scores) == computed(table)
    assert table.slips >= table.caught


@drawn(6)
@given(seed=st.integers(0, 10**9))
def test_a_fold_from_the_start_and_an_undo_agree(seed: int) -> None:
    table = Melders(GAME, seed)
    for _ in range(25):
        table.step()
    log = table.log
    again = GameLog(GAME, log.head)
    again.load([(entry.at, entry.text, str(entry.ruling.verdict)) for entry in log.entries])
    assert known_facts(GAME, again.state) == known_facts(GAME, log.state)
    last = len(log.entries)
    before = known_facts(GAME, log.state_after(last - 1))
    log.enter(read_action(f"{log.state.names[0]} undoes {last}"))
    assert known_facts(GAME, log.state) == before


def test_five_players_name_the_sides() -> None:
    log = GameLog(GAME, Head("canasta", ("A", "B", "C", "D", "E"), teams=(("A", "C"), ("B", "D", "E"))))
    assert [log.state.here.index(False), log.state.order] == [4, (0, 1, 2, 3)]


def test_the_sides_are_named_before_the_start() -> None:
    house = GAME.preset_house()
    for people, sides in (
        (2, ((0,), (1,))),
        (3, ((0,), (1,), (2,))),
        (4, ((0, 2), (1, 3))),
        (6, ((0, 2, 4), (1, 3, 5))),
    ):
        made = GAME.sides(house, people)
        assert made is not None
        assert (made.sides, made.pair) == (sides, ())
    three = GAME.sides(house.with_texts([("three_players", "cut_throat")]), 3)
    pairs = GAME.sides(house.with_texts([("six_players", "three_sides")]), 6)
    assert three is not None
    assert [note.id for note in three.notes] == ["sides-lone"]
    assert pairs is not None
    assert pairs.sides == ((0, 3), (1, 4), (2, 5))


def test_of_five_players_two_sides_are_chosen_and_the_others_sit_out_in_turn() -> None:
    house = GAME.preset_house()
    for chosen, sides in (((), ((1, 3), (0, 2, 4))), ((4, 1), ((1, 4), (0, 2, 3))), ((2,), ((1, 3), (0, 2, 4)))):
        made = GAME.sides(house, 5, chosen)
        assert made is not None
        assert (made.sides, made.notes[0].id) == (sides, "sides-out")
        names = ("A", "B", "C", "D", "E")
        teams = tuple(tuple(names[seat] for seat in seats) for seats in made.sides)
        log = GameLog(GAME, Head("canasta", names, teams=teams))
        out = []
        for dealer in (4, 0, 1):
            assert log.enter(read_action(f"{names[dealer]} deals")).stands
            out.append(log.state.here.index(False))
            sat_out = [note for note in GAME.view(log.state).notes if note.id == "note-sits-out"]
            assert [dict(note.fill)["seats"] for note in sat_out] == [(out[-1],)]
            assert log.enter(read_action("A corrects phase count")).stands
            for name in names:
                if name != names[out[-1]]:
                    assert log.enter(read_action(f"{name} holds nothing")).stands
        assert out == [*dict(made.notes[0].fill)["seats"]]


def sides_now(log: GameLog) -> list[tuple[str, ...]]:
    """Return the sides as the screens show them."""
    return [tuple(log.state.names[seat] for seat in side.seats) for side in GAME.view(log.state).sides]


def test_people_who_come_or_go_between_rounds_leave_playable_sides() -> None:
    log = GameLog(GAME, Head("canasta", ("A", "B", "C", "D"), keep="scores"))
    none = "natural=0 mixed=0 red3=0 out=no concealed=no hand=0"
    for line in (f"A+C scores cards=100 {none}", f"B+D scores cards=200 {none}", "E joins after D with 0"):
        assert log.enter(read_action(line)).stands
    assert sides_now(log) == [("A", "C", "E"), ("B", "D")]
    assert [side.score for side in GAME.view(log.state).sides] == [100, 200]
    assert log.enter(read_action("E corrects teams E+B")).stands
    assert sides_now(log) == [("B", "E"), ("A", "C", "D")]
    assert [side.score for side in GAME.view(log.state).sides] == [200, 100]
    assert log.enter(read_action("B leaves")).stands
    assert sides_now(log) == [("A", "D"), ("C", "E")]
    assert [side.score for side in GAME.view(log.state).sides] == [100, 200]
    assert log.enter(read_action("B returns")).stands
    assert sorted(map(len, sides_now(log))) == [2, 3]


def test_a_table_that_everybody_left_can_be_shown_and_taken_up_again() -> None:
    log = GameLog(GAME, Head("canasta", ("A", "B")))
    for line in ("A leaves", "B leaves"):
        assert log.enter(read_action(line)).stands
    assert sides_now(log) == []
    for line in ("A returns", "B returns"):
        assert log.enter(read_action(line)).stands
    assert sides_now(log) == [("A",), ("B",)]


@pytest.mark.parametrize("text", ["A+B C", "A+F", "A+B+C+D+E", "A+B C+D", "A", "A+A B+C+D+E"])
def test_impossible_sides_are_no_correction(text: str) -> None:
    log = GameLog(GAME, Head("canasta", ("A", "B", "C", "D", "E"), teams=(("A", "C"), ("B", "D", "E"))))
    with pytest.raises(NotationError):
        log.enter(read_action(f"A corrects teams {text}"))
    log.enter(read_action("E deals"))
    with pytest.raises(NotationError):
        log.enter(read_action("A corrects teams A+B"))


@pytest.mark.parametrize(
    ("head", "fault"),
    [
        (Head("canasta", ("A", "B", "C", "D", "E")), "unreadable-teams"),
        (Head("canasta", ("A", "B", "C", "D"), teams=(("A", "C"), ("B",))), "unreadable-teams"),
        (Head("canasta", ("A", "B", "C", "D"), teams=(("A",), ("B", "D"), ("C",))), "unreadable-teams"),
        (Head("canasta", ("A", "B"), facts=(("melds.A", "KS 2H / 9S QH"),)), "unreadable-fact-value"),
        (Head("canasta", ("A", "B"), facts=(("melds.A", "2S 2H RJ"),)), "unreadable-fact-value"),
        (Head("canasta", ("A", "B"), facts=(("pile", "KS XX"),)), "unreadable-card"),
        (Head("canasta", ("A", "B"), facts=(("frozen.A", "maybe"),)), "unreadable-fact-value"),
        (Head("canasta", ("A", "B", "C", "D"), facts=(("melds.A+B", "none"),)), "unreadable-side"),
    ],
)
def test_unreadable_lines(head: Head, fault: str) -> None:
    with pytest.raises(NotationError) as found:
        GameLog(GAME, head)
    assert found.value.key == fault


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Ann+Cy scores cards=1 cows=2", "unreadable-fact-key"),
        ("Ann+Bo scores cards=1", "unreadable-side"),
        ("Ann+Cy scores cards=x", "unreadable-fact-value"),
        ("Ann+Cy scores out=perhaps", "unreadable-fact-value"),
    ],
)
def test_an_unreadable_round(line: str, fault: str) -> None:
    log = GameLog(GAME, Head("canasta", ("Ann", "Bo", "Cy", "Di"), keep="scores"))
    with pytest.raises(NotationError) as found:
        log.enter(read_action(line))
    assert found.value.key == fault
    assert log.entries == []


def test_the_highest_score_wins() -> None:
    assert GAME.worst((500, -20, 0)) == -20
    assert not GAME.fewest_win(GameLog(GAME, Head("canasta", ("Ann", "Bo"))).state)


def sheet_of(log: GameLog, rows: dict[tuple[int, str], str]) -> Filled:
    """Return the computed sheet of this table."""
    tally = GAME.tally(log.state)
    assert tally is not None
    return GAME.filled(log.state, tally, rows)


def row(seat: int, **boxes: str) -> dict[tuple[int, str], str]:
    """Return the boxes of one side."""
    blank = {"natural": "0", "mixed": "0", "red3": "0", "cards": "0", "hand": "0"}
    return {(seat, key): text for key, text in {**blank, **boxes}.items()}


def test_a_sheet_equals_the_score_of_its_lines() -> None:
    log = GameLog(GAME, Head("canasta", ("Ann", "Bo", "Cy", "Di"), keep="scores"))
    made = sheet_of(log, row(0, natural="1", mixed="2", red3="3", cards="385", hand="45", out="1") | row(1, hand="60"))
    assert [side.points for side in made.sums] == [1840, -60]
    assert made.sums[0].parts == tuple(
        (message(f"tally-{key}"), points)
        for key, points in (("cards", 385), ("complete", 1100), ("red3", 300), ("out", 100), ("hand", -45))
    )
    for line in made.lines:
        assert log.enter(read_action(line)).stands
    assert log.state.scores == (1840, -60, 1840, -60)
    again = sheet_of(log, row(0, cards="60", out="0") | row(1, out="0"))
    assert (again.sums[0].total, again.faults) == (1900, ())


def test_a_sheet_reports_missing_and_impossible_entries() -> None:
    log = GameLog(GAME, Head("canasta", ("Ann", "Bo", "Cy", "Di"), keep="scores"))
    assert sheet_of(log, row(0)).faults == (message("tally-row", seats=(1, 3)),)
    lacking = row(1)
    del lacking[1, "hand"]
    assert sheet_of(log, row(0) | lacking).faults == (
        message("tally-missing", seats=(1, 3), boxes=(message("tally-hand"),)),
    )
    assert sheet_of(log, row(0) | row(1)).faults == (message("tally-blank", box=message("tally-out")),)
    said = sheet_of(log, row(0, cards="12") | row(1))
    why = message("tally-step", points=12, over=2, step=5)
    assert said.faults == (message("tally-wrong", seats=(0, 2), box=message("tally-cards"), why=why),)
    assert said.wrong == {(0, "cards"): why}
    too_many = sheet_of(log, row(0, red3="3", out="0") | row(1, red3="2", out="0"))
    assert ([fault.id for fault in too_many.faults], too_many.lines) == (["meld-bonus-count.no"], ())
    plays = GameLog(GAME, Head("canasta", ("Ann", "Bo")))
    assert GAME.tally(plays.state) is None


@pytest.mark.parametrize("begun", [{"red3": "2"}, {"cards": "140"}, {"out": "1"}, {"natural": "1"}])
def test_counts_left_blank_are_zero_once_a_side_is_begun(begun: dict[str, str]) -> None:
    log = GameLog(GAME, Head("canasta", ("Ann", "Bo", "Cy", "Di"), keep="scores"))
    values = sheet_of(log, {(0, key): text for key, text in begun.items()}).values
    counts = {key: begun.get(key, "0") for key in ("natural", "mixed", "red3")}
    assert values == {(0, key): text for key, text in {**begun, **counts}.items()}, "no points, and nothing of others"


def test_nobody_has_begun_a_side_by_saying_that_nobody_went_out() -> None:
    log = GameLog(GAME, Head("canasta", ("Ann", "Bo", "Cy", "Di"), keep="scores"))
    nobody = {(0, "out"): "0", (1, "out"): "0"}
    assert sheet_of(log, nobody).values == nobody


def test_the_hand_of_a_lone_player_who_went_out_is_empty() -> None:
    alone = GameLog(GAME, Head("canasta", ("Ann", "Bo"), keep="scores"))
    assert sheet_of(alone, {(0, "out"): "1"}).values[0, "hand"] == "0"
    assert sheet_of(alone, {(0, "out"): "1", (0, "hand"): "5"}).values[0, "hand"] == "5", "to be refused, with why"
    pairs = GameLog(GAME, Head("canasta", ("Ann", "Bo", "Cy", "Di"), keep="scores"))
    assert (0, "hand") not in sheet_of(pairs, {(0, "out"): "1"}).values, "the partner may hold cards"


def test_a_late_arrival_names_the_partner_in_one_tap() -> None:
    log = GameLog(GAME, Head("canasta", ("A", "B", "C", "D")))
    said = [PickPerson(message("ask-together"), "table", Corrects, (0, 1, 2, 3), fact="teams E+")]

    def asked() -> list[Prompt]:
        return [ask for ask in GAME.prompts(log.state, len(log.state.names) - 1) if ask.label.id == "ask-together"]

    assert asked() == []
    assert log.enter(read_action("E joins after D with 0")).stands
    assert asked() == said
    assert log.enter(read_action("E corrects teams E+B")).stands
    assert asked() == []
