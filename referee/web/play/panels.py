"""The panels of the table's state: turn, middle and people.

Each panel gets no more of a view than it draws, so that it is drawn again only when that changes.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from referee.engine.basics.seats import NOBODY
from referee.engine.model.message import Message, message
from referee.engine.model.view import SeatView, View
from referee.store.values import SeatLook
from referee.web.core.looks import People
from referee.web.play.ladder import Ladder

COUNTING = "note-count"
"""The note about a hand that is still to be counted."""

OF_A_VOTE = ("note-vote", "note-vote-done")
"""Notes that the notice sheet shows."""


class ShownView(NamedTuple):
    """A view and the names of its seats.

    `laid`: its cards are drawn elsewhere on the screen, round the table. `still`: it is a picture, in which nothing can
    be tapped. `ladder` is shown after a round and after a game in place of the cards.
    """

    view: View
    names: tuple[str, ...]
    laid: bool = False
    still: bool = False
    ladder: Ladder | None = None

    @property
    def won(self) -> int:
        """The seat that won the round which is counted or was scored just now; -1 if nobody did."""
        return self.ladder.first if self.ladder is not None else NOBODY


class Chip(NamedTuple):
    """A person at the table, in few words.

    `says` is their status, `aside` the number of cards set aside, `on` marks the seat whose turn it is. It is a tuple
    because everybody's is made, hashed and compared at each tap.
    """

    seat: int
    name: str
    on: bool
    away: bool
    says: Message
    aside: int
    deals: bool
    still: bool
    look: SeatLook | None = None


@dataclass(frozen=True, slots=True)
class Chips:
    """Everybody at the table; `six` marks three sides of two; `drawn` are those drawn last, by seat and language."""

    chips: tuple[Chip, ...]
    six: bool
    names: tuple[str, ...] = ()
    drawn: dict[tuple[int, str], tuple[Chip, str]] = field(default_factory=dict, compare=False)


def turn_of(shown: ShownView) -> ShownView:
    """Return the view reduced to the turn, the debt and the winners: no cards, no numbers of people, no rows."""
    view = shown.view
    bare = View(
        *(view.phase, view.round, NOBODY, view.turn, view.direction, view.timeout, (), view.winners),
        owed=view.owed,
        answers=view.answers,
        answered_by=view.answered_by,
        counted="",
        may=view.may,
        idle=view.idle,
    )
    ladder = shown.ladder._replace(rows=(), steps=0) if shown.ladder is not None else None
    return ShownView(bare, shown.names, still=shown.still, ladder=ladder)


def middle_of(shown: ShownView) -> ShownView:
    """Return the view reduced to the cards in the middle and their notes; with people only if a note names them.

    The attack is shown beside the cards, a vote on the notice sheet. A ladder stands in place of the cards, and says
    what the notes of a count would say again; the points of the last round are for pictures.
    """
    view, ladder = shown.view, shown.ladder
    hidden = shown.laid or ladder is not None
    melds = view.sides and ladder is None
    elsewhere = (*(() if shown.still else OF_A_VOTE), *((COUNTING,) if ladder is not None else ()))
    came = () if ladder is None else ("came-",)  # its line tells what has come of a round
    notes = tuple(note for note in view.notes if note.id not in elsewhere and not note.id.startswith(came))
    round, turn = (view.round, view.turn) if melds else (0, NOBODY)
    bare = View(
        *(view.phase, round, NOBODY, turn, 0, NOBODY, (), ()),
        middle=() if hidden else view.middle,
        suit=None if hidden else view.suit,
        owed=0 if hidden else view.owed,
        notes=notes,
        last_round=view.last_round if shown.still else None,
        counted="",
        sides=view.sides,
        pile=view.pile,
    )
    speaks = view.sides or notes or bare.last_round or ladder
    return ShownView(bare, shown.names if speaks else (), shown.laid, shown.still, ladder)


def chips_of(shown: ShownView, before: Chips | None = None) -> Chips:
    """Return everybody at the table; drawn as `before` who looks so."""
    view = shown.view
    looks = shown.names.looks if isinstance(shown.names, People) else (None,) * len(shown.names)
    chips = [
        Chip(
            seat.seat,
            seat.name,
            seat.seat == view.turn,
            seat.gone or not seat.here,
            _says(view, seat),
            seat.aside,
            seat.seat == view.dealer and view.phase != "over",
            shown.still,
            looks[seat.seat],
        )
        for seat in view.seats
    ]
    drawn = before.drawn if before is not None else {}
    return Chips(tuple(chips), bool(view.sides) and len(view.seats) == 6, drawn=drawn)


def _says(view: View, seat: SeatView) -> Message:
    """Return the status of a person: the cards they hold or, if those mean nothing, their points."""
    if seat.place:
        return message("ui-out-place" if seat.out else "ui-place-number", place=seat.place)
    if seat.gone:
        return message("ui-away")
    unknown = seat.hand is None and not seat.out
    if view.counted and (view.sums or view.phase in ("deal", "over") or unknown):
        return message(f"ui-{view.counted}", points=seat.score)
    if not seat.here and not seat.out and view.phase in ("play", "count"):
        return message("ui-sits-out")
    if seat.out:
        return message("ui-is-out")
    return message("ui-hand-unknown") if seat.hand is None else message("ui-hand", cards=seat.hand)
