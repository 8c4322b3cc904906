"""The board in the middle of the table, readable from three metres, whose largest piece is the stage, and the film."""

from typing import Any

from flask import Blueprint, render_template, request
from markupsafe import Markup

from referee.engine.basics.actions import Flips, Plays
from referee.engine.basics.cards import COLOURS, DARK_COLOURS
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.people import META
from referee.engine.model.course import course
from referee.engine.model.state import State
from referee.engine.model.view import TrickView, View
from referee.live import LiveGame, Table
from referee.live.stream import Fragment
from referee.web.board.night import facts_of, night_podium, night_ranks
from referee.web.core.access import CODE
from referee.web.core.context import is_htmx, pieces, room, whole
from referee.web.core.game_page import live, reading
from referee.web.core.looks import BoardPerson, board_people
from referee.web.core.screens import Piece
from referee.web.core.table_address import page_address
from referee.web.log.disputes import current_dispute
from referee.web.log.visibility import log_view
from referee.web.play.highlights import newest_highlight, spoken
from referee.web.play.panels import ShownView, heaps, is_between_rounds, on_podium, turn_of
from referee.web.play.picture import frame_of_game, step_within
from referee.web.scores.standings import after_round, count_of, round_end
from referee.web.sit import ring
from referee.web.sit.people import phone_status, plan_of, waited_for

page = Blueprint("board", __name__)
LAST = 3
"""Lines that the board tells, of the newest that are no undone lines about other lines."""
ELSEWHERE = ("note-vote", "note-vote-done", "note-count", "note-timeout")
"""Notes that the board shows in an area of their own."""
TEMPLATES = {
    "board-stage": "board/lobby.html",
    "board-turn": "board/turn.html",
    "board-notes": "board/notes.html",
    "board-dispute": "board/dispute.html",
    "board-last": "board/last.html",
    "board-waited": "board/waited.html",
    "board-highlight": "board/highlight.html",
    "board-spoken": "board/spoken.html",
}
"""Template by piece of the board; the stage's values name their own."""
WIDTH = 1000
"""The length of the longest bar of a race."""
FARTHEST = 40
"""Number of the newest lines that are searched for the card on top."""
NOTHING_LAID = (0, NOBODY)

People = tuple[BoardPerson, ...]


@live(page, "board", TEMPLATES)
def newest(table: Table, seat: int | None) -> list[Fragment]:
    """Return the board's pieces; before the first game and between two games only the lobby."""
    played = table.game
    if played is None or not played.has_log or plan_of(table).game or table.night.ended is not None:
        ended = played is not None and table.night.ended is not None
        return [
            ("board-stage", night_podium(table) if ended else lobby_of(table)),
            ("board-turn", Piece(view=None)),
            *((name, None) for name in TEMPLATES if name not in ("board-stage", "board-turn")),
        ]
    view, names = played.view, tuple(played.state.names)
    people = board_people(table, names)
    highlight = newest_highlight(table, played, people)
    newest = played.entries[-4 * LAST :]
    told = [entry for entry in newest if not isinstance(entry.action, META) or entry.stands][-LAST:]
    by_name = {person.name: person for person in people}
    lines = map(log_view(played, told=told).line, reversed(told))
    return [
        ("board-stage", stage_of(table, played, view, people)),
        ("board-turn", Piece(view=turn_of(ShownView(view, names)).view, names=names)),
        ("board-notes", Piece(notes=tuple(note for note in view.notes if note.id not in ELSEWHERE), names=names)),
        ("board-dispute", current_dispute(table, played)),
        ("board-last", Piece(lines=tuple((line, by_name.get(line.action.who)) for line in lines), names=names)),
        ("board-waited", waited_for(table)),
        ("board-highlight", highlight),
        ("board-spoken", spoken(played, view, highlight)),
    ]


@page.get(f"/{CODE}/board")
def board(code: str) -> str:
    """Show the board; it needs no seat, and can enter nothing."""
    there = room(code)
    return render_template(
        "board/board.html",
        table=there.table,
        pieces=dict.fromkeys(TEMPLATES, Markup()) | pieces(there.table, "board", None),
        qr=page_address(there.table.code),
        belongs=there.belongs,
    )


@page.get(f"/{CODE}/film")
def film(code: str) -> str:
    """Show the game, or one `round` of it, step by step from the `line` in the address."""
    read = reading(code)
    number, entries = whole(request.args.get("round")), read.played.entries
    numbers = [n for n, entry in enumerate(entries, 1) if number is None or entry.round == number]
    first, last = (numbers[0] - 1, numbers[-1]) if numbers else (0, 0)
    n = step_within(whole(request.args.get("line")), first, last)
    view, people = read.played.game.view(read.played.state_after(n)), board_people(read.table, read.played.names)
    link = f"game={read.past}&" * bool(read.past) + f"round={number}&" * (number is not None)
    values = {
        "frame": frame_of_game(read, n, first, last),
        "link": f"film?{link}line=",
        "past": read.past,
        "game": read.played.game.key,
        "stage": on_stage("board/melds.html", people, view=view) if view.sides else ring_of(view, people),
    }
    if is_htmx():
        return read.draw("play/frame.html", table=read.table, seat=read.seat, **values)
    return read.show("board/film.html", **values)


# The stage


def on_stage(template: str, people: People, **values: Any) -> Piece:
    """Return the values of a template of the board, with the people of the game."""
    names = tuple(person.name for person in people)
    return Piece(template=template, people=people, names=names, **values)


def size_of(count: int, **most: int) -> str:
    """Return the class for the size of what there is so often: the first with room for it, else `many`."""
    return next((size for size, room in most.items() if count <= room), "many")


def stage_of(table: Table, played: LiveGame, view: View, people: People) -> Piece:
    """Return the state of a game as the board draws it."""
    if view.phase == "over":
        return podium_of(table, played, view, people)
    if view.sums or is_between_rounds(played, view):
        return standings_of(played, view, people)
    if view.sides:
        return on_stage("board/melds.html", people, view=view)
    if view.phase == "count":
        count = count_of(played, view)
        return on_stage(
            "board/count.html", people, count=count, hands=tuple((people[hand.seat], hand) for hand in count.hands)
        )
    newest = (entry for entry in reversed(played.entries[-FARTHEST:]) if entry.stands)
    laid = ((entry.n, entry.read.who) for entry in newest if isinstance(entry.read, (Plays, Flips)))
    seats = ((n, played.names.index(who)) for n, who in laid if who in played.names)
    return ring_of(view, people, next(seats, NOTHING_LAID))


def lobby_of(table: Table) -> Piece:
    """Return a table before its next game: the people, the planned game, and what *Start* waits for."""
    plan = plan_of(table)
    planned = ring.ring_of(table, plan)
    seats = {seat.id: seat for seat in table.night.seats}
    names = tuple(seat.name for seat in planned.seats)
    here = tuple(
        (seat, person, phone_status(table, seats[seat.id]))
        for seat, person in zip(planned.seats, board_people(table, names), strict=True)
    )
    return Piece(
        template="board/lobby.html",
        game=ring.rules_of(table, plan).told,
        people=here,
        size=size_of(len(here), few=4, some=6),
        waits=planned.waits,
        names=names,
    )


def race_of(view: View, s: State) -> tuple[Piece, ...]:
    """Return each side's total and its stops by round as lengths; the longest possible total fills the board.

    A negative total has no length.
    """
    farthest = max(view.target or 1, *(side.score for side in view.sides))

    def length(points: float) -> float:
        return round(WIDTH * max(0, points) / farthest, 1)

    runners, legs = [], course(s).legs
    for side in view.sides:
        stops = tuple(
            (leg.round.number, length(leg.totals[side.seats[0]] or 0)) for leg in legs if leg.round is not None
        )
        runners.append(Piece(seats=side.seats, total=side.score, length=length(side.score), stops=stops))
    return tuple(runners)


def standings_of(played: LiveGame, view: View, people: People) -> Piece:
    """Return the standings between two rounds, or of a table that only keeps score, and who passes cards next."""
    s = played.state
    scored = s.rounds[-1] if s.rounds else None
    rows = after_round(played.game, s)
    return on_stage(
        "board/standings.html",
        people,
        round=scored.number if scored is not None else 0,
        end=round_end(played.game, scored.first, scored.number) if scored is not None else None,
        rows=rows,
        size=size_of(len(rows), few=4, some=7),
        counted=view.counted,
        tied=bool(s.tied),
        race=race_of(view, played.game.between(s)) if view.sides else (),
        target=view.target,
        passes=view.trick.passes if view.trick is not None else (),
    )


def podium_of(table: Table, played: LiveGame, view: View, people: People) -> Piece:
    """Return the podium of a finished game, with facts about it, and the wins of a night that has had others."""
    steps, others = on_podium(after_round(played.game, played.state))
    return on_stage(
        "board/podium.html",
        people,
        game=played.game.told(played.state),
        steps=steps,
        others=others,
        counted=view.counted,
        facts=facts_of([played])[:2],
        night=night_ranks(table) if len(table.games) > 1 else (),
    )


def ring_of(view: View, people: People, laid: tuple[int, int] = NOTHING_LAID) -> Piece:
    """Return the seats as they sit, the first at the bottom and the others clockwise, and the cards between them.

    `laid` is the line that laid the middle, and its seat.
    """
    trick, on = view.trick, view.phase != "over"
    taken = {pile.seat: pile for pile in trick.taken} if trick is not None else {}
    passes = dict(trick.passes) if trick is not None else {}
    where = {seat.seat: at for at, seat in enumerate(view.seats)}
    shown = view.suit or (view.middle[0].suit if view.middle else "")
    places = tuple(
        Piece(
            seat=seat,
            person=people[seat.seat],
            on=on and seat.seat == view.turn,
            dealer=on and seat.seat == view.dealer,
            taken=taken.get(seat.seat),
            heaps=heaps(taken[seat.seat].cards) if seat.seat in taken else (),
            to=passes.get(seat.seat),
        )
        for seat in view.seats
    )
    return on_stage(
        "board/ring.html",
        people,
        phase=view.phase,
        places=places,
        size=size_of(len(places), large=4, usual=6, small=10, tiny=99),
        middle=view.middle,
        suit=view.suit,
        colour=shown if shown and shown in COLOURS + DARK_COLOURS else "",
        owed=view.owed,
        direction=view.direction,
        counted=view.counted,
        trick=_lying(trick, where) if trick is not None else None,
        old=trick is not None and not trick.lying,
        passed=trick.passed if trick is not None else frozenset(),
        limit=view.clock.limit if view.clock is not None else 0,
        laid=(laid[0], where.get(laid[1], 0)),
    )


def _lying(trick: TrickView, where: dict[int, int]) -> tuple[Piece, ...]:
    """Return the cards of the trick at the places of their players: the first one `led`, the `best` wins so far."""
    cards, best = (trick.lying, trick.winning) if trick.lying else (trick.before, trick.taker)
    return tuple(
        Piece(card=card, at=where[seat], led=seat == cards[0][0], best=seat == best)
        for seat, card in cards
        if seat in where
    )
