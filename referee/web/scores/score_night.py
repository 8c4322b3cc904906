"""The phone's screen of a night that only keeps score: standings, the leader, the next step, links to old rounds."""

from referee.engine.basics.points import exact
from referee.engine.basics.seats import NOBODY
from referee.engine.model.state import State
from referee.engine.model.view import View
from referee.live import LiveGame
from referee.web.core.looks import People
from referee.web.core.screens import Piece
from referee.web.log.lines import kept_lines
from referee.web.scores.standings import after_round, standings

DEALS = "note-deal"
"""The beginning of the notes that say who deals, which the turn band says already."""


def keeps_score(played: LiveGame) -> bool:
    """Return True if this round's points are all that the table enters."""
    return played.state.keeps == "scores"


def score_night(played: LiveGame, view: View, names: People, *, still: bool = False) -> Piece:
    """Return the standings of a table that only keeps score, in place of the cards in the middle.

    They are those after round `scored` (0: none is scored yet), not `ranked` before anybody has points. Each row
    `needs` so much for the side's first meld (None: the game has no least value). `counted` is the unit of the scores,
    `dealer` deals (-1: nobody does), `notes` tell what else holds for the coming round, and the game ends when somebody
    has `target` points or after `rounds` rounds (None: no such limit). On a `still` one nobody can be tapped.
    """
    s, over = played.state, view.phase == "over"
    rows, limits = after_round(played.game, s), dict(s.end)
    least = {side.seats[0]: side.minimum for side in view.sides} if not over else {}
    target, rounds = view.target or limits.get("score"), limits.get("rounds")
    return Piece(
        template="scores/score_night.html",
        scored=s.rounds[-1].number if s.rounds else 0,
        ranked=_has_points(s),
        rows=rows,
        needs=tuple(least.get(row.seats[0]) for row in rows),
        counted=view.counted,
        dealer=NOBODY if over else view.dealer,
        notes=tuple(note for note in view.notes if not note.id.startswith((DEALS, *played.game.highlights))),
        target=exact(target) if target else None,
        rounds=int(rounds) if rounds else None,
        names=names,
        still=still,
    )


def score_band(played: LiveGame, view: View, names: People) -> Piece:
    """Return the turn band of a table that only keeps score: who leads by how much, and who deals the round.

    Nobody leads before the first points; a `gap` of 0 says that several do.
    """
    ranked = [row for row in standings(played.game, played.state) if row.place is not None]
    ahead = [row for row in ranked if row.place == 1] if _has_points(played.state) else []
    behind = [row for row in ranked if row.place != 1]
    alone = len(ahead) == 1
    gap = abs(ahead[0].score - behind[0].score) if alone and behind else 0
    leaders = tuple(seat for row in ahead for seat in row.seats) if behind or not alone else ()
    return Piece(
        template="scores/band.html", leaders=leaders, gap=gap, round=view.round, dealer=view.dealer, names=names
    )


def _has_points(s: State) -> bool:
    return bool(s.rounds) or any(s.scores)


def round_to_mend(played: LiveGame) -> int:
    """Return the first round that lacks a number, or else the last one if a sheet made it; 0 if there is none."""
    s = played.state
    if s.open:
        return s.open[0].number
    return s.rounds[-1].number if s.rounds and kept_lines(played, s.rounds[-1].number) else 0
