"""The board: what a laptop, tablet or TV in the middle of the table shows, readable from three metres."""

from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin

from flask import Blueprint, render_template
from markupsafe import Markup

from referee.core.cards import Card
from referee.core.course import course
from referee.core.note import Note
from referee.core.people import META
from referee.core.rulings import Rank
from referee.core.state import State
from referee.core.view import SeatView, Taken, View
from referee.live import Played, Table
from referee.live.stream import Fragment
from referee.web.around import Heap, heaps
from referee.web.context import pieces, room
from referee.web.curve import LOOKS, ON_BOARD, Curve, curve_of
from referee.web.disputes import disputed
from referee.web.eyes import LineShown, eyes
from referee.web.fragments import view_now
from referee.web.presence import waited
from referee.web.reading import CODE, live
from referee.web.share import code_of

page = Blueprint("board", __name__)
WIDTH, HEIGHT = 1000, 640
SIZES = (
    (6, "large", 270, 132),
    (10, "usual", 216, 104),
    (13, "small", 150, 84),
    (16, "small", 136, 78),
    (99, "tiny", 98, 66),
)
"""Up to how many seats a size serves, and its boxes' width and height: none may cover its neighbour."""
LAST = 4
OF_A_VOTE = ("note-vote", "note-vote-done")
"""Notes of what the board says in a place of its own."""
PIECES = ("board-turn", "board-ring", "board-notes", "board-dispute", "board-last", "board-waited")
INWARD, INWARD_OF_MANY = {3: 0.3, 4: 0.4}, 0.38
"""How far from the middle a card of the trick lies, of the way to its player: a ten touches neither its player's box
nor another card."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, what is owed and what answers it; who called the time-out that runs, who has won."""

    phase: str
    round: int
    turn: int
    owed: int
    answers: tuple[Rank | Card, ...] | None
    timeout: int
    winners: tuple[int, ...]
    names: tuple[str, ...]
    may: Note | None = None
    idle: Note | None = None


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat at its place round the ring, as numbers for the SVG; where cards make tricks, what lies before it, and
    `to` whom it passes cards."""

    seat: SeatView
    x: float
    y: float
    on: bool
    dealer: bool
    taken: Taken | None
    heaps: tuple[Heap, ...]
    to: int | None


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of the trick where it lies between its player and the middle; `led` is the first, `best` takes the trick
    so far."""

    card: Card
    x: float
    y: float
    led: bool
    best: bool


@dataclass(frozen=True, slots=True)
class Ring:
    """The seats in a ring as they sit, seen from above, and the arrows of the direction between them. Where cards make
    tricks, `trick` are those that lie there (`old`: of the trick before), `passed` who has laid cards ready; between
    two rounds, the scores' `curve`. `points`: whether anybody counts any."""

    phase: str
    places: tuple[Placed, ...]
    arrows: tuple[tuple[float, float, int], ...]
    middle: tuple[Card, ...]
    suit: str | None
    direction: int
    size: str
    names: tuple[str, ...]
    box: tuple[int, int]
    counted: str
    trick: tuple[Lying, ...] | None
    old: bool
    passed: frozenset[int]
    curve: Curve | None
    view: tuple[int, int] = (WIDTH, HEIGHT)


@dataclass(frozen=True, slots=True)
class Runner:
    """One side in the race to the target: its seats and total, the bar's length, and where it stood after each round
    (round, x)."""

    seats: tuple[int, ...]
    total: int
    length: float
    stops: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class Melds:
    """What lies before each side and in the pile, and the sides' race to the target."""

    view: View
    race: tuple[Runner, ...]
    names: tuple[str, ...]
    part: str = "board-melds"
    width: int = WIDTH


@dataclass(frozen=True, slots=True)
class Notes:
    """What else there is to say."""

    notes: tuple[Note, ...]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Last:
    """The newest lines; a ruling is None while nobody may be told."""

    lines: tuple[LineShown, ...]
    names: tuple[str, ...]


def ring_of(view: View, names: tuple[str, ...], scores: Curve | None = None) -> Ring:
    """The ring with its first seat at the bottom; the one to the left of a seat comes next, clockwise from above."""
    trick = view.trick
    taken = {each.seat: each for each in trick.taken} if trick is not None else {}
    passes = dict(trick.passes) if trick is not None else {}
    count = len(view.seats)
    _, size, *box = next(each for each in SIZES if count <= each[0])
    wide, high = (WIDTH - box[0]) / 2 - 4, (HEIGHT - box[1]) / 2 - 4

    def point(at: float, scale: float = 1.0) -> tuple[float, float]:
        turn = 2 * pi * at / max(count, 1)
        return round(WIDTH / 2 - wide * scale * sin(turn), 1), round(HEIGHT / 2 + high * scale * cos(turn), 1)

    places = tuple(
        Placed(
            seat,
            *point(at),
            seat.seat == view.turn,
            seat.seat == view.dealer and view.phase != "over",
            taken.get(seat.seat),
            heaps(taken[seat.seat].cards) if seat.seat in taken else (),
            passes.get(seat.seat),
        )
        for at, seat in enumerate(view.seats)
    )
    arrows = []
    for at in range(count):
        x, y = point(at + 0.5, 0.86 if count > 3 else 0.7)
        (ax, ay), (bx, by) = point(at), point(at + 1)
        arrows.append((x, y, round(_angle(bx - ax, by - ay) + (180 if view.direction < 0 else 0))))
    cards = (trick.lying or trick.before) if trick is not None and scores is None else ()
    best = -1 if trick is None else trick.winning if trick.lying else trick.taker
    inward = INWARD.get(count, INWARD_OF_MANY)
    where = {seat.seat: point(at, inward) for at, seat in enumerate(view.seats)}
    lying = tuple(Lying(card, *where[seat], seat == cards[0][0], seat == best) for seat, card in cards if seat in where)
    return Ring(
        view.phase,
        places,
        tuple(arrows),
        view.middle,
        view.suit,
        view.direction,
        size,
        names,
        (box[0], box[1]),
        view.counted,
        lying if trick is not None else None,
        trick is not None and not trick.lying,
        trick.passed if trick is not None else frozenset(),
        scores,
    )


def between_rounds(played: Played, view: View) -> Curve | None:
    """The scores' curve, while the middle of the table is empty and the names have room beside it."""
    state = played.state
    if view.phase not in ("deal", "over") or not state.rounds or len(view.seats) > LOOKS:
        return None
    return curve_of(played, ON_BOARD)


def _angle(x: float, y: float) -> float:
    return degrees(atan2(y, x))


def race_of(view: View, s: State) -> tuple[Runner, ...]:
    """The sides' totals by round, as lengths of bars of which the longest possible is the board's width."""
    farthest = max(view.target or 1, *(side.score for side in view.sides))
    runners, legs = [], course(s).legs
    for side in view.sides:
        after = ((leg.round, leg.totals[side.seats[0]]) for leg in legs)
        stops = [(each.number, length(total or 0, farthest)) for each, total in after if each is not None]
        runners.append(Runner(side.seats, side.score, length(side.score, farthest), tuple(stops)))
    return tuple(runners)


def length(points: int, farthest: int) -> float:
    """How long a bar is; nothing below nought."""
    return round(WIDTH * max(0, points) / farthest, 1)


def last_lines(played: Played) -> Last:
    """The newest lines that say something themselves, and stand or were refused."""
    newest = [entry for entry in played.entries[-4 * LAST :] if not isinstance(entry.action, META) or entry.stands]
    shown = newest[-LAST:]
    look = eyes(played, since=shown[0].n if shown else 0)
    return Last(tuple(map(look.line, reversed(shown))), tuple(played.state.names))


@live(page, "board")
def newest(table: Table, seat: int | None) -> list[Fragment]:
    """The board's pieces; before the first game only the turn's place, which says so."""
    played = table.game
    if played is None or played.game is None:
        return [("board-turn", Turn("none", 0, -1, 0, None, -1, (), ()))]
    view = view_now(table)
    names = tuple(played.state.names)
    return [
        (
            "board-turn",
            Turn(
                view.phase,
                view.round,
                view.turn,
                view.owed,
                view.answers,
                view.timeout,
                view.winners,
                names,
                view.may,
                view.idle,
            ),
        ),
        (
            "board-ring",
            Melds(view, race_of(view, played.game.between(played.state)), names)
            if view.sides
            else ring_of(view, names, between_rounds(played, view)),
        ),
        ("board-notes", Notes(tuple(each for each in view.notes if each.id not in OF_A_VOTE), names)),
        ("board-dispute", table.once("dispute", lambda: disputed(table, played))),
        ("board-last", table.once("last", lambda: last_lines(played))),
        ("board-waited", table.once("waited", lambda: waited(table))),
    ]


@page.get(f"/{CODE}/board")
def board(code: str) -> str:
    """The board; it needs no seat, and can enter nothing."""
    there = room(code)
    shown = {name: Markup() for name in PIECES}
    return render_template(
        "board.html", table=there.table, pieces=shown | pieces(there.table, "board", None), qr=code_of(there.table.code)
    )
