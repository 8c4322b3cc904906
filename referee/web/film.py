"""A game step by step: how everything lay after each line, the line as a sentence, who entered it, and its ruling."""

from dataclasses import dataclass, replace

from flask import Blueprint, render_template, request

from referee.replaying import Miss
from referee.web.context import is_htmx, whole
from referee.web.eyes import eyes_of
from referee.web.lines import StoryLine, round_of, story
from referee.web.picture import Picture, picture
from referee.web.reading import CODE, Reader, reader, show

page = Blueprint("film", __name__)


@dataclass(frozen=True, slots=True)
class Frame:
    """A step of a film: the position after line `n` (0: before the first) of those from `first` to `last`, and the
    `line` that brought it (None: none did). What a record demands of it and does not get are its `misses`."""

    n: int
    first: int
    last: int
    line: StoryLine | None
    picture: Picture
    misses: tuple[Miss, ...] = ()


def of_table(read: Reader, n: int, first: int, last: int) -> Frame:
    """A step of a table's game, as this phone's people may see it."""
    played = read.played
    after = played.state_after(n)
    shown = picture(played.game, after)
    if n < 1:
        return Frame(0, first, last, None, shown)
    look = replace(eyes_of(read.there, played), steps={n: (played.state_after(n - 1), after)})
    line = story(read.table, played, [played.entries[n - 1]], look).lines[0]
    return Frame(n, first, last, line, shown)


@page.get(f"/{CODE}/film")
def film(code: str) -> str:
    """The game, or one `round` of it, step by step, at the `line` that the address says, else where it begins."""
    read = reader(code)
    if read is None:
        return show("film.html", code, None)
    number, count = whole(request.args.get("round")), len(read.played.entries)
    numbers = [n for n in range(1, count + 1) if number is None or round_of(read.state, n) == number]
    first, last = (numbers[0] - 1, numbers[-1]) if numbers else (0, 0)
    n = within(whole(request.args.get("line")), first, last)
    values = {"frame": of_table(read, n, first, last), "link": _link(read, number), "past": read.past}
    values["game"] = read.played.game.key
    if is_htmx():
        words = read.speech
        values["seat"] = read.there.seat if read.may_enter else None
        return render_template(
            "parts/film.html", table=read.table, speech=words, say=words.say, plain=words.plain, **values
        )
    return show("film.html", code, read, **values)


def within(asked: int | None, first: int, last: int) -> int:
    """The step asked for, if there is one: else the nearest, or the first."""
    return min(max(first if asked is None else asked, first), last)


def _link(read: Reader, number: int | None) -> str:
    """The address of a step, but for the number of its line."""
    parts = [f"game={read.past}"] if read.past else []
    parts += [f"round={number}"] if number is not None else []
    return "film?" + "".join(f"{part}&" for part in parts) + "line="
