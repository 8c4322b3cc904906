"""A marked field of a game has a value for each seat and is reset with each deal."""

from dataclasses import dataclass

from referee.engine import games
from referee.engine.families.shedding.state import ShedState
from referee.engine.log.game_log import GameLog
from referee.engine.model.state import DEAL, ROUND, cleared, for_deal, for_round, for_seats, seat_defaults
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head


@dataclass(frozen=True)
class Own(ShedState):
    wins: tuple[int, ...] = for_seats(7)
    left: tuple[int, ...] = for_seats(8, until=DEAL)
    swept: bool = for_deal(False)
    bids: tuple[str, ...] = for_round(())


GAME = games.find("eights")


def own() -> Own:
    return GAME.seated(Own, Head("eights", ("Ann", "Bo")), 0)


def test_every_seat_has_a_value_at_the_start() -> None:
    assert (own().wins, own().left) == ((7, 7), (8, 8))


def test_a_late_arrival_gets_a_value() -> None:
    log = GameLog(GAME, Head("eights", ("Ann", "Bo")))
    log.state = own().replaced({"wins": (1, 2)})
    log.enter(read_action("Cy joins after Ann with 5"), None)
    assert (log.state.names, log.state.wins, log.state.left) == (("Ann", "Bo", "Cy"), (1, 2, 7), (8, 8, 8))
    assert log.state.scores == (0, 0, 5)


def test_a_deal_and_a_round_reset_their_fields() -> None:
    played = own().replaced({"left": (1, 2), "swept": True, "bids": ("x",), "wins": (3, 3)})
    assert {key: value for key, value in cleared(played, DEAL).items() if key in ("left", "swept")} == {
        "left": (8, 8),
        "swept": False,
    }
    assert cleared(played, ROUND)["bids"] == ()
    assert not {"wins", "bids"} & cleared(played, DEAL).keys()


def test_a_deal_clears_the_marked_fields_of_the_game() -> None:
    log = GameLog(GAME, Head("eights", ("Ann", "Bo")))
    log.state = own().replaced({"left": (1, 2), "swept": True, "wins": (3, 3)})
    log.enter(read_action("Bo deals"), None)
    assert (log.state.left, log.state.swept, log.state.wins) == ((8, 8), False, (3, 3))


def test_every_seat_field_of_the_common_state_is_marked() -> None:
    """A tuple as long as the names grows with them."""
    state = own()
    as_long = {key for key, value in vars(state).items() if isinstance(value, tuple) and len(value) == len(state.names)}
    assert as_long - {"names", "ring", "last"} == set(seat_defaults(Own))
