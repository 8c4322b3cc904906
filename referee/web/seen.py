"""What a phone had seen when somebody tapped, in short: a tap that was meant for another state is not entered."""

import zlib
from typing import Any

from referee.core.actions import PLAYING, Action
from referee.core.conduct import MELDING
from referee.core.game import Game
from referee.core.tally import Tally
from referee.core.view import View

SHEET = "sheet-"


def of_table(number: int, view: View) -> str:
    """What a play, draw or pass is made on, or whatever else a turn consists of, in game `number` of the night."""
    trick = view.trick.number if view.trick is not None else 0
    return _short(number, view.round, view.phase, view.turn, view.middle, view.suit, view.owed, view.may, trick)


def of_sheet(state: Any, tally: Tally | None) -> str:
    """What is filled in on a round's sheet: which round, whose numbers are still missing, and the totals they go to."""
    return SHEET + _short(len(state.rounds), tally.rows if tally is not None else (), state.scores)


def of_fields(state: Any, tally: Tally) -> str:
    """Which round's sheet it is, with which rows and boxes."""
    return _short(len(state.rounds), tally.rows, [box.key for box in tally.boxes])


def moved(number: int, game: Game, state: Any, action: Action, seen: str) -> bool:
    """Whether a tap in game `number` of the night was meant for another state. Anything but a play, a step
    of a turn of melds and a sheet is judged on the newest one."""
    if isinstance(action, (*PLAYING, *MELDING)):
        return seen != of_table(number, game.view(state))
    return seen.startswith(SHEET) and seen != of_sheet(state, game.tally(state))


def _short(*what: Any) -> str:
    return format(zlib.crc32(repr(what).encode()), "x")
