"""A picture of a position of any game, as seen from no seat.

It shows the middle, the turn and its direction, the debt and the cards that everybody holds. The phone's own templates
draw it, with nothing to tap, so that a page can show a position of no table.
"""

from dataclasses import dataclass, replace

from referee.engine.basics.cards import Card
from referee.engine.model.game import Game
from referee.engine.model.state import State
from referee.engine.model.view import View
from referee.web.play.panels import Chips, ShownView, chips_of
from referee.web.play.trick import TrickTable, trick_table


@dataclass(frozen=True, slots=True)
class Picture:
    """A position for `play/picture.html`, drawn with its own `names`.

    `around` are the seats and the trick between them, in games of tricks; `hands` are the declared hands, by seat.
    """

    shown: ShownView
    around: TrickTable | None
    hands: tuple[tuple[int, tuple[Card, ...]], ...]

    @property
    def chips(self) -> Chips:
        """Everybody at the table."""
        return chips_of(self.shown)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.shown.names


def picture(game: Game, state: State, *, hands: bool = False) -> Picture:
    """Return the position as every screen of a table shows it.

    `hands` adds the declared hands. It is for positions of no table only: at a table a hand may have been shown to one
    person alone.
    """
    view: View = game.view(state)
    names = tuple(state.names)
    table = trick_table(view, names)
    known = ((seat, state.known[seat]) for seat in state.ring) if hands else ()
    return Picture(
        ShownView(view, names, laid=table is not None, still=True),
        replace(table, still=True) if table is not None else None,
        tuple((seat, cards) for seat, cards in known if cards),
    )
