"""Totals that people bring along from a score on paper: each player's, or each side's, and the round dealt next."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from flask import Blueprint, Response, abort, request
from werkzeug.wrappers import Response as Answered

from referee.core.facts import facts
from referee.core.game import Game
from referee.core.notation import Unreadable, quote, side
from referee.core.state import State
from referee.live import Outcome
from referee.web.context import sorry
from referee.web.phone import answer
from referee.web.posting import posted
from referee.web.reading import CODE, Reader, reader, show
from referee.web.ways import at_table, go

page = Blueprint("totals", __name__)
LONGEST = 9
"""Signs that fit in a box."""
ROUND = "round"


@dataclass(frozen=True, slots=True)
class Box:
    """One number to take over: its field's name, what stands in it, and whose it is (nobody's: the round's number)."""

    name: str
    value: int
    seats: tuple[int, ...] = ()


def boxes_of(read: Reader) -> tuple[Box, ...]:
    """A box for each who have a score, as they sit, and one for the number of the round where that matters."""
    game, s = _shown(read)
    there = (seats for seats in game.sharing(s) if not all(s.gone[seat] for seat in seats))
    boxes = tuple(Box(f"score-{seats[0]}", s.scores[seats[0]], seats) for seats in there)
    return (*boxes, Box(ROUND, s.round + s.fresh)) if game.counts_rounds(s) else boxes


def _shown(read: Reader) -> tuple[Game, State]:
    game: Game = read.played.game
    return game, game.between(read.state)


@page.get(f"/{CODE}/totals")
def totals(code: str) -> str:
    """The form, with the totals as they stand."""
    read = reader(code)
    if read is not None and not read.may_enter:
        abort(403)
    return show("totals.html", code, read, boxes=boxes_of(read) if read is not None else ())


@page.post(f"/{CODE}/totals")
def enter(code: str) -> str | Response | Answered:
    """One line that sets whatever differs; all of it or nothing."""
    there = at_table(code)
    read = reader(code)
    if read is None or not read.may_enter or there.seat is None:
        abort(403)
    said = list(_said(read, request.form))
    if not said:
        return sorry("ui-totals-same")
    try:
        line = f"{quote(there.seat.name)} corrects {'; '.join(said)}"
        posted(there, line)
        read.played.then([line])
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)
    found = there.table.enter([line], device=there.device, post=request.form.get("post"))
    return go("phone.play", code=there.table.code) if found.outcome is Outcome.KEPT else answer(there, found)


def _said(read: Reader, typed: Mapping[str, str]) -> Iterator[str]:
    """The facts that somebody set: what differs from what stands and, where the form says what it showed, from that.
    Of sides that only the next deal would make, it is said that they are."""
    game, s = _shown(read)
    said = [(box, text) for box in boxes_of(read) if (text := _typed(box, typed))]
    of_sides = game.facts_by_key["score"].sides
    if of_sides is not None and any(box.seats for box, _ in said) and set(of_sides(s)) != set(of_sides(read.state)):
        yield f"teams {facts(game, s)['teams']}"
    for box, text in said:
        if box.name == ROUND:
            yield f"{ROUND} {int(text) - s.fresh if text.isdecimal() else text}"
        else:
            names = [s.names[seat] for seat in box.seats]
            yield f"score.{side(names) if of_sides is not None else quote(names[0])} {text}"


def _typed(box: Box, typed: Mapping[str, str]) -> str:
    text = typed.get(box.name, "").strip()[:LONGEST]
    return text if text not in (str(box.value), typed.get(f"was-{box.name}", "")) else ""
