"""Pictures of positions as seen from no seat, and the steps of a film: the position after a line, with that line.

The phone's own templates draw them, with nothing to tap, so that a page can show a position of no table.
"""

from referee.engine.basics.seats import NOBODY
from referee.engine.log.settled import settled_in
from referee.engine.model.entry import Entry
from referee.engine.model.game import Game
from referee.engine.model.state import State
from referee.engine.notation.lines import read_action
from referee.records.pasted import Walk
from referee.web.core.game_page import Reader
from referee.web.core.screens import Piece
from referee.web.log.lines import story_lines
from referee.web.log.visibility import LogView, log_view_of
from referee.web.play.panels import ShownView, chips_of, trick_table


def picture(game: Game, state: State, *, hands: bool = False) -> Piece:
    """Return the position as every screen of a table shows it, for `play/picture.html`, with its `names`.

    It shows the middle, the turn and its direction, the debt, and the cards that everybody holds; `around` are the
    seats and the trick between them, in games of tricks. `hands` adds the declared hands, by seat. It is for positions
    of no table only: at a table a hand may have been shown to one person alone.
    """
    view, names = game.view(state), tuple(state.names)
    table = trick_table(view, names)
    shown = ShownView(view, names, laid=table is not None, still=True)
    known = ((seat, state.known[seat]) for seat in state.ring) if hands else ()
    return Piece(
        shown=shown,
        around=table.seen_from(NOBODY, still=True) if table is not None else None,
        hands=tuple((seat, cards) for seat, cards in known if cards),
        chips=chips_of(shown),
        names=names,
    )


def frame_of_game(read: Reader, n: int, first: int, last: int) -> Piece:
    """Return a step of a table's game, as this phone's people may see it.

    It is the position after line `n` (0: before the first) of those from `first` to `last`, with that `line` (None:
    there is none).
    """
    played = read.played
    line, shown = None, picture(played.game, played.state_after(n))
    if n >= 1:
        told = [played.entries[n - 1]]
        line = story_lines(read.table, played, told, log_view_of(read.there, played, told)).lines[0]
    return Piece(n=max(n, 0), first=first, last=last, line=line, picture=shown, misses=())


def frame_of_record(one: Walk, n: int) -> Piece:
    """Return a step of a record; as it is no table's game, the hands it names are shown.

    Its `misses` are the record's claims about it that do not hold.
    """
    if not n:
        shown = picture(one.game, one.start, hands=True)
        return Piece(n=0, first=0, last=len(one.lines), line=None, picture=shown, misses=())
    before, result = one.lines[n - 2].state if n > 1 else one.start, one.lines[n - 1]
    after, action = result.state, read_action(result.action or "")
    visible = LogView(one.game, after, frozenset(), frozenset(range(len(after.names))), {n: (before, after)})
    assert result.ruling is not None, "a line of play is ruled"
    line = visible.line(Entry(n, after.now, action, result.ruling, stands=result.ruling.verdict != "no"))
    if result.ruling.verdict == "open":
        settled = settled_in(one.log.entries, one.log.state, n)
        proven = settled.ruling if settled is not None else None
        line = line._replace(settled=settled, ruling=proven or line.ruling)
    shown = picture(one.game, after, hands=True)
    line = line._replace(round=after.round)
    return Piece(n=n, first=0, last=len(one.lines), line=line, picture=shown, misses=result.misses)


def step_within(asked: int | None, first: int, last: int) -> int:
    """Return the requested step, the nearest one if it does not exist, or the first by default."""
    return min(max(first if asked is None else asked, first), last)
