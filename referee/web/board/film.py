"""A game step by step: the position after each line, its sentence, its author and its ruling."""

from flask import Blueprint, render_template, request

from referee.web.board.stage import melds_of, ring_of
from referee.web.core.access import CODE
from referee.web.core.context import is_htmx, whole
from referee.web.core.game_page import reader, show
from referee.web.core.looks import board_people
from referee.web.play.film_frame import frame_of_game, step_within

page = Blueprint("film", __name__)


@page.get(f"/{CODE}/film")
def film(code: str) -> str:
    """Show the game, or one `round` of it, step by step from the `line` in the address."""
    read = reader(code)
    if read is None:
        return show("board/film.html", code, None)
    number, count = whole(request.args.get("round")), len(read.played.entries)
    numbers = [n for n in range(1, count + 1) if number is None or read.played.entries[n - 1].round == number]
    first, last = (numbers[0] - 1, numbers[-1]) if numbers else (0, 0)
    n = step_within(whole(request.args.get("line")), first, last)
    link = f"game={read.past}&" * bool(read.past) + f"round={number}&" * (number is not None)
    values = {"frame": frame_of_game(read, n, first, last), "link": f"film?{link}line=", "past": read.past}
    values["game"] = read.played.game.key
    view, people = read.played.game.view(read.played.state_after(n)), board_people(read.table, read.played.names)
    values["stage"] = melds_of(view, people) if view.sides else ring_of(view, people)
    if is_htmx():
        words = read.speech
        values["seat"] = read.seat
        return render_template(
            "play/frame.html", table=read.table, speech=words, say=words.say, plain=words.plain, **values
        )
    return show("board/film.html", code, read, **values)
