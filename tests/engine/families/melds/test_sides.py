"""The sides of a melding game, and heads and lines about them that cannot be read."""

from referee.engine import games
from referee.engine.basics.actions import Corrects
from referee.engine.log.game_log import GameLog
from referee.engine.model.message import message
from referee.engine.model.view import PickPerson, Prompt
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head

GAME = games.find("canasta")


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


def test_the_highest_score_wins() -> None:
    assert not GAME.fewest_win(GameLog(GAME, Head("canasta", ("Ann", "Bo"))).state)


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
