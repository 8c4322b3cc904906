"""What lies on the table, piece by piece: of a view no more than the piece draws, so that it is drawn anew only when
that changes, and of several people only who changed."""

from dataclasses import dataclass, replace

from referee.core.note import Note, note
from referee.core.seats import NOBODY
from referee.core.view import SeatView, View


@dataclass(frozen=True, slots=True)
class Shown:
    """A view and the names of its seats. `laid`: its cards lie elsewhere on the screen, round the table. `still`: it is
    a picture, in which nothing can be tapped."""

    view: View
    names: tuple[str, ...]
    laid: bool = False
    still: bool = False


@dataclass(frozen=True, slots=True)
class Chip:
    """Somebody at the table, in few words: `says` is what there is to know of them, `aside` how many cards lie apart,
    `on` whether it is their turn."""

    seat: int
    name: str
    on: bool
    away: bool
    says: Note
    aside: int
    deals: bool
    still: bool


@dataclass(frozen=True, slots=True)
class Chips:
    """Everybody at the table; `six` where they are three sides of two."""

    chips: tuple[Chip, ...]
    six: bool
    names: tuple[str, ...] = ()


def turn_of(shown: Shown) -> Shown:
    """Whose turn it is and what is owed, or who has won: no cards, nobody's numbers."""
    view = shown.view
    bare = replace(
        view,
        dealer=NOBODY,
        seats=(),
        middle=(),
        suit=None,
        clock=None,
        notes=(),
        last_round=None,
        counted="",
        sides=view.sides if view.phase == "over" else (),
        pile=None,
        target=None,
        trick=None,
        sums=False,
    )
    return replace(shown, view=bare, laid=False)


def middle_of(shown: Shown) -> Shown:
    """The cards in the middle and what there is to say of them; people only where something is said of them."""
    view = shown.view
    bare = replace(
        view,
        round=view.round if view.sides else 0,
        dealer=NOBODY,
        turn=view.turn if view.sides else NOBODY,
        direction=0,
        timeout=NOBODY,
        seats=(),
        winners=(),
        middle=() if shown.laid else view.middle,
        suit=None if shown.laid else view.suit,
        owed=0,
        clock=None,
        answers=None,
        counted="",
        target=None,
        may=None,
        trick=None,
        sums=False,
        idle=None,
    )
    speaks = view.sides or view.notes or view.last_round
    return replace(shown, view=bare, names=shown.names if speaks else ())


def chips_of(shown: Shown) -> Chips:
    """Everybody at the table."""
    v = shown.view
    chips = tuple(
        Chip(
            each.seat,
            each.name,
            each.seat == v.turn,
            each.gone or not each.here,
            _says(v, each),
            each.aside,
            each.seat == v.dealer and v.phase != "over",
            shown.still,
        )
        for each in v.seats
    )
    return Chips(chips, bool(v.sides) and len(v.seats) == 6)


def _says(v: View, seat: SeatView) -> Note:
    """What there is to know of somebody: the cards they hold, or where those say nothing, their points."""
    if seat.place:
        return note("ui-out-place" if seat.out else "ui-place-number", place=seat.place)
    if seat.gone:
        return note("ui-away")
    unknown = seat.hand is None and not seat.out
    if v.counted and (v.sums or v.phase in ("deal", "over") or unknown):
        return note(f"ui-{v.counted}", points=seat.score)
    if not seat.here and not seat.out and v.phase in ("play", "count"):
        return note("ui-sits-out")
    if seat.out:
        return note("ui-is-out")
    return note("ui-hand-unknown") if seat.hand is None else note("ui-hand", cards=seat.hand)
