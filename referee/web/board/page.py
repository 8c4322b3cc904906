"""The board for a laptop, tablet or TV in the middle of the table, readable from three metres, and the film."""

from flask import Blueprint, render_template, request
from markupsafe import Markup

from referee.engine.common_rules.people import META
from referee.live import Table
from referee.live.stream import Fragment
from referee.web.board.night import night_podium
from referee.web.board.stage import lobby_of, melds_of, ring_of, stage_of
from referee.web.core.access import CODE
from referee.web.core.context import is_htmx, pieces, room, whole
from referee.web.core.game_page import live, reading
from referee.web.core.looks import board_people
from referee.web.core.screens import Piece
from referee.web.core.table_address import page_address
from referee.web.log.disputes import current_dispute
from referee.web.log.visibility import log_view
from referee.web.play.highlights import newest_highlight, spoken
from referee.web.play.panels import ShownView, turn_of
from referee.web.play.picture import frame_of_game, step_within
from referee.web.sit.people import plan_of, waited_for

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
    told = [entry for entry in played.entries[-4 * LAST :] if not isinstance(entry.action, META) or entry.stands][
        -LAST:
    ]
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
    shown = {name: Markup() for name in TEMPLATES}
    return render_template(
        "board/board.html",
        table=there.table,
        pieces=shown | pieces(there.table, "board", None),
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
        "stage": melds_of(view, people) if view.sides else ring_of(view, people),
    }
    if is_htmx():
        return read.draw("play/frame.html", table=read.table, seat=read.seat, **values)
    return read.show("board/film.html", **values)
