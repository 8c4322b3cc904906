"""The sides of a melding game, before the start and where one of five people sits out in turn."""

from referee.engine import games
from referee.engine.log.game_log import GameLog
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head

GAME = games.find("canasta")


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
