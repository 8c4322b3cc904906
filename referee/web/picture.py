"""A picture of a position of any game: what lies in the middle, whose turn it is, which way round, what is owed and the
cards everybody holds, seen from no seat. The phone's own partials draw it, with nothing to tap, so that a page can show
a position that no table is in."""

from dataclasses import dataclass, replace

from referee.core.cards import Card
from referee.core.game import Game
from referee.core.state import State
from referee.core.view import View
from referee.web.around import Around, around
from referee.web.shown import Chips, Shown, chips_of


@dataclass(frozen=True, slots=True)
class Picture:
    """A position for `parts/picture.html`, to be drawn in the words of its `names`. `around`: the seats and the trick
    between them, where cards make tricks; `hands`: the cards in those hands that were laid open, by seat."""

    shown: Shown
    around: Around | None
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
    """The position as every screen of a table shows it. With `hands`, those that were declared are shown too: for a
    position that is nobody's game, since at a table a hand may have been shown to one person alone."""
    view: View = game.view(state)
    names = tuple(state.names)
    table = around(view, names, None)
    known = ((seat, state.known[seat]) for seat in state.ring) if hands else ()
    return Picture(
        Shown(view, names, laid=table is not None, still=True),
        replace(table, still=True) if table is not None else None,
        tuple((seat, cards) for seat, cards in known if cards),
    )
