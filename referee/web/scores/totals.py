"""Totals taken over from a score on paper: each player's or side's, and the number of the next round."""

from collections.abc import Iterator, Mapping

from flask import Blueprint, Response, abort, request
from werkzeug.wrappers import Response as Answered

from referee.engine.common_rules.facts import known_facts
from referee.engine.notation.tokens import quote, side
from referee.live import Answer, Outcome
from referee.web.core.access import CODE, at_table, redirect_to
from referee.web.core.context import Room, sorry
from referee.web.core.game_page import Reader, entering, reading, to_its_night
from referee.web.core.screens import Piece
from referee.web.log.allowed import parse_allowed
from referee.web.log.answer import answer, earlier_answer
from referee.web.log.answer import enter as enter_tap

page = Blueprint("totals", __name__)
LONGEST = 9
"""Characters that fit in a box."""
ROUND = "round"


def boxes_of(read: Reader) -> tuple[Piece, ...]:
    """Return a box for each score, in the order of the seats, and one without seats for the round if that matters."""
    game = read.played.game
    s = game.between(read.state)
    there = (seats for seats in game.sharing(s) if not all(s.gone[seat] for seat in seats))
    boxes = tuple(Piece(name=f"score-{seats[0]}", value=s.scores[seats[0]], seats=seats) for seats in there)
    return (*boxes, Piece(name=ROUND, value=s.round + s.fresh, seats=())) if game.counts_rounds(s) else boxes


@page.get(f"/{CODE}/totals")
def totals(code: str) -> str | Answered:
    """Show the form, with the totals as they stand."""
    read = reading(code)
    if not read.may_enter:
        abort(403)
    if (ended := to_its_night(read)) is not None:
        return ended
    return read.show("scores/totals.html", boxes=boxes_of(read))


@page.post(f"/{CODE}/totals")
def enter(code: str) -> str | Response | Answered:
    """Enter one line that sets all that differs, or nothing."""
    there = at_table(code)
    if (earlier := earlier_answer(there)) is not None:
        return _after_entering(there, earlier)
    read = entering(code)
    said = list(_facts_set(read, request.form))
    if not said:
        return sorry("ui-totals-same")
    action = parse_allowed(there, f"{quote(there.seat.name if there.seat else '')} corrects {'; '.join(said)}")
    read.played.then([action])
    return _after_entering(there, enter_tap(there, action))


def _after_entering(there: Room, found: Answer) -> str | Answered:
    return redirect_to("phone.play", code=there.table.code) if found.outcome is Outcome.KEPT else answer(there, found)


def _facts_set(read: Reader, typed: Mapping[str, str]) -> Iterator[str]:
    """Yield the facts that a person set: differences from the current values and from those the form showed.

    If the sides are made only by the next deal, they are stated too.
    """
    game, said = read.played.game, []
    s = game.between(read.state)
    for box in boxes_of(read):
        text = typed.get(box.name, "").strip()[:LONGEST]
        if text not in ("", str(box.value), typed.get(f"was-{box.name}", "")):
            said.append((box, text))
    of_sides = game.facts_by_key["score"].sides
    if of_sides is not None and any(box.seats for box, _ in said) and set(of_sides(s)) != set(of_sides(read.state)):
        yield f"teams {known_facts(game, s)['teams']}"
    for box, text in said:
        if box.name == ROUND:
            yield f"{ROUND} {int(text) - s.fresh if text.isdecimal() else text}"
        else:
            names = [s.names[seat] for seat in box.seats]
            yield f"score.{side(names) if of_sides is not None else quote(names[0])} {text.replace(',', '.')}"
