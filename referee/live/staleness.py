"""The short text by which a phone says which state its person saw, so that a late tap is not entered."""

import zlib

from referee.engine.basics.actions import PLAYING
from referee.engine.common_rules.conduct import MELDING
from referee.engine.model.sheet import Tally
from referee.engine.model.state import State
from referee.engine.model.view import View

OF_A_TURN = (*PLAYING, *MELDING)
"""The acts that are meant for one turn; anything else but a sheet is judged on the newest state."""
SHEET = "sheet-"


def table_token(number: int, view: View) -> str:
    """Return the token of the state that a turn is made on, in game `number` of the night."""
    trick = view.trick.number if view.trick is not None else 0
    return _checksum(number, view.round, view.phase, view.turn, view.middle, view.suit, view.owed, view.may, trick)


def sheet_token(state: State, tally: Tally | None) -> str:
    """Return the token of a round's sheet: its round, the rows that lack a number, and the totals they add to."""
    rows, left = tally.rows if tally is not None else (), [left.number for left in state.open]
    return SHEET + _checksum(len(state.rounds), left, rows, state.scores)


def fields_token(state: State, tally: Tally) -> str:
    """Return the token of a round's sheet as a form: its round, rows and boxes."""
    return _checksum(len(state.rounds), tally.rows, [box.key for box in tally.boxes])


def _checksum(*values: object) -> str:
    return format(zlib.crc32(repr(values).encode()), "x")
