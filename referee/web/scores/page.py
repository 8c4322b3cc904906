"""The scores: by round and player, the count under way, the parts of each number, places, and totals from paper."""

from collections.abc import Iterator, Mapping, Sequence

from flask import Blueprint, Response, abort, request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as Answered

from referee.engine.basics import actions as act
from referee.engine.basics import cards as deck
from referee.engine.basics.cards import Card
from referee.engine.common_rules.facts import known_facts
from referee.engine.common_rules.rounds import totals
from referee.engine.model.sheet import plain_points
from referee.engine.model.state import Round
from referee.engine.notation.lines import join
from referee.engine.notation.tokens import quote, side
from referee.live import LiveGame, Table
from referee.live.stream import Fragment
from referee.web.core.access import CODE, at_table, redirect_to
from referee.web.core.context import is_htmx, pieces, sorry, whole
from referee.web.core.game_page import Reader, entering, live, next_night_piece, reader, reading, to_its_night
from referee.web.core.looks import people_of
from referee.web.core.screens import Piece
from referee.web.log.allowed import parse_allowed
from referee.web.log.answer import earlier_answer
from referee.web.log.answer import enter as enter_tap
from referee.web.log.form import picked_cards
from referee.web.log.lines import kept_lines
from referee.web.log.preview import amending, preview_amending
from referee.web.scores.round_sheet import LONGEST, after_entering
from referee.web.scores.score_table import curve_of, score_table
from referee.web.scores.standings import standings

page = Blueprint("scores", __name__)
ROUND = "round"
"""The name of the box for the number of the next round."""
COUNTING = (act.Holds, act.Scores)


def count_of(played: LiveGame) -> Piece:
    """Return the count under way: its seats with their totals so far, and those missing; not `on` between counts.

    The points of a seat are None until they are counted, by a `line` (0: the hand counted itself).
    """
    s = played.state
    counted = not s.fresh and s.phase != "over" and any(points is not None for points in s.worth)
    if s.phase != "count" and not counted:
        return Piece(on=False)
    entries = (entry for entry in played.entries if entry.round == s.round and entry.stands)
    said = {entry.read.who: entry.n for entry in entries if isinstance(entry.read, COUNTING)}
    sums = totals(s)
    seats = tuple(
        Piece(seat=seat, points=s.worth[seat], total=sums[seat], line=said.get(s.names[seat], 0))
        for seat in s.ring
        if s.here[seat]
    )
    return Piece(on=True, seats=seats, missing=tuple(c.seat for c in seats if c.points is None), names=tuple(s.names))


@live(
    page,
    "scores",
    {
        "count": "scores/count.html",
        "score-table": "scores/table.html",
        "curve": "scores/chart.html",
        "part-news": "scores/part_news.html",
    },
)
def newest(table: Table, seat: int | None) -> list[Fragment]:
    """Return the live pieces: the count, the table, the curve, and the news for an open number."""
    played = table.game
    if played is None or not played.has_log:
        return []
    names = people_of(table, played)
    return [
        ("count", count_of(played)),
        ("score-table", score_table(played, names, current=True)),
        ("curve", curve_of(played, names=names)),
        ("part-news", len(played.entries)),
        next_night_piece(table),
    ]


@page.get(f"/{CODE}/scores")
def scores(code: str) -> str:
    """Show the scores of the current game, live, or of an earlier one of the night."""
    read = reading(code)
    if read.current:
        return read.show("scores/scores.html", live="scores", pieces=pieces(read.table, "scores", None))
    names = people_of(read.table, read.played)
    table, curve = score_table(read.played, names), curve_of(read.played, names=names)
    return read.show("scores/scores.html", live=None, pieces={}, table_value=table, curve_value=curve)


@page.get(f"/{CODE}/place")
def place(code: str) -> str | Response:
    """Show the derivation of a seat's place: everybody's numbers, the first place at the top."""
    read, seat = reader(code), whole(request.args.get("seat"))
    order = standings(read.played.game, read.state) if read is not None else ()
    mine = next((standing for standing in order if seat in standing.seats), None)
    if read is None or mine is None:
        abort(404)
    game, s = read.played.game, read.state
    how = "order" if game.by_order(s) else "fewest" if game.fewest_win(s) else "most"
    names, counted = people_of(read.table, read.played), read.played.view.counted
    return read.show("scores/ranking.html", names=names, order=order, mine=mine, how=how, counted=counted)


# The parts of a number


@page.get(f"/{CODE}/part")
def part(code: str) -> str | Response:
    """Show the parts of one number of the table, and the form that corrects it."""
    read = reader(code)
    found = parts_of_number(read, request.args) if read is not None else None
    if read is None or found is None:
        abort(404)
    ranks: dict[str, list[Card]] = {}
    for card in read.played.game.pack(read.played.state_after((found.line or found.scored) - 1)):
        ranks.setdefault(card.rank, []).append(card)
    if is_htmx():
        return read.draw("scores/part.html", part=found, ranks=ranks, seat=read.seat)
    return read.show("scores/part_page.html", part=found, ranks=ranks)


@page.get(f"/{CODE}/part-news")
def part_news(code: str) -> str:
    """Return the parts of the open number by now; empty if none is open, or it no longer exists."""
    read = reader(code)
    found = parts_of_number(read, request.args) if read is not None else None
    return "" if read is None or found is None else read.draw("scores/part_renewed.html", part=found)


def parts_of_number(read: Reader, args: MultiDict[str, str]) -> Piece | None:
    """Return the parts of a number: `parts` by name, `cards` with their points, or typed points.

    `line` says so (0: the hand counted itself), `scored` is the line that scored the round. `tricks`: the cards were
    won in tricks. `hands` are the counted hands of a side whose points have parts; `counted` is the number's unit.
    """
    s, game = read.state, read.played.game
    number, seat = whole(args.get("round")), whole(args.get("seat"))
    scored = next((row for row in s.rounds if row.number == number), None)
    if scored is None or seat is None or seat >= len(scored.points) or (points := scored.points[seat]) is None:
        return None
    try:
        held = tuple(deck.card(word) for word in scored.held[seat].split())
    except ValueError:  # points were typed
        held = ()
    line = line_of(read.played, scored, seat)
    worth = game.pack(read.played.state_after((line or scored.line) - 1))  # as the cards counted then
    seats = next((seats for seats in game.sharing(s) if seat in seats), (seat,))
    kept = bool(kept_lines(read.played, scored.number))
    return Piece(
        round=scored.number,
        seats=seats,
        seat=seat,
        points=points,
        cards=tuple((card, worth.get(card, 0)) for card in held),
        typed=not held and bool(points or kept),
        line=line,
        scored=scored.line,
        penalties=tuple(card for card in s.ledger if card.round == number and card.seat == seat and not card.struck),
        game=read.past,
        tricks=game.view(read.played.state_after(scored.line - 1)).trick is not None,
        parts=game.parts(s, scored.number, seat),
        hands=tuple(_hands(read.played, scored, seats, worth)),
        kept=kept,
        counted=game.view(s).counted or "points",
        step=s.step,
    )


def _hands(
    played: LiveGame, scored: Round, seats: Sequence[int], worth: Mapping[Card, int]
) -> Iterator[tuple[int, int, int]]:
    """Yield the hands of a side that somebody counted, as (seat, line, points)."""
    for seat in seats:
        if line := line_of(played, scored, seat):
            said = played.entries[line - 1].read
            if isinstance(said, act.Holds):
                known = sum(worth.get(card, 0) for card in said.cards)
                yield seat, line, known if said.points is None else said.points


def line_of(played: LiveGame, scored: Round, seat: int) -> int:
    """Return the newest standing line that says what a seat held or scored in a round; 0 if there is none."""
    for entry in reversed(played.entries):
        counts = entry.round == scored.number and isinstance(entry.read, COUNTING) and entry.stands
        if counts and played.state_after(entry.n - 1).names[seat : seat + 1] == (entry.read.who,):
            return int(entry.n)
    return 0


@page.route(f"/{CODE}/count-again", methods=["GET", "POST"])
def count_again(code: str) -> str | Response | Answered:
    """Preview the total of a counted hand with a corrected count, also while the number is typed.

    A plain form, where scripts are off, then is `sure` and enters it.
    """
    read, n = entering(code), whole(request.values.get("line")) or 0
    entries = read.played.entries
    said = entries[n - 1].read if 1 <= n <= len(entries) else None
    if not isinstance(said, act.Holds | act.Scores):
        return sorry("unreadable-line")
    cards, points = picked_cards(request.form), request.values.get("points", "").strip()
    if isinstance(said, act.Scores):
        words = ["scores", plain_points(points)] if points else []
    else:
        words = ["holds", *cards] if cards else ["holds", points, "points"] if points else []
    new = join(quote(said.who), *words) if words else ""  # zero is an entry, blank is not
    if "sure" in request.form:  # from the plain form
        enter_tap(read.there, amending(read, n, new))
        return redirect_to("scores.scores", code=code)
    preview = preview_amending(read, n, new, again=not is_htmx())
    return preview if is_htmx() else read.show("scores/counted_again.html", preview=preview)


# Totals from paper


def boxes_of(read: Reader) -> tuple[Piece, ...]:
    """Return a box for each score, in the order of the seats, and one without seats for the round if that matters."""
    game = read.played.game
    s = game.between(read.state)
    there = (seats for seats in game.sharing(s) if not all(s.gone[seat] for seat in seats))
    boxes = tuple(Piece(name=f"score-{seats[0]}", value=s.scores[seats[0]], seats=seats) for seats in there)
    return (*boxes, Piece(name=ROUND, value=s.round + s.fresh, seats=())) if game.counts_rounds(s) else boxes


@page.get(f"/{CODE}/totals")
def totals_form(code: str) -> str:
    """Show the form, with the totals as they stand."""
    read = reading(code)
    if not read.may_enter:
        abort(403)
    to_its_night(read)
    return read.show("scores/totals.html", boxes=boxes_of(read))


@page.post(f"/{CODE}/totals")
def enter_totals(code: str) -> str | Response | Answered:
    """Enter one line that sets all that differs, or nothing."""
    there = at_table(code)
    if (earlier := earlier_answer(there)) is not None:
        return after_entering(there, earlier)
    read = entering(code)
    said = list(_facts_set(read, request.form))
    if not said:
        return sorry("ui-totals-same")
    action = parse_allowed(there, f"{quote(there.seat.name if there.seat else '')} corrects {'; '.join(said)}")
    read.played.then([action])
    return after_entering(there, enter_tap(there, action))


def _facts_set(read: Reader, typed: Mapping[str, str]) -> Iterator[str]:
    """Yield the facts that a person set: differences from the current values and from those the form showed.

    If the sides are made only by the next deal, they are stated too.
    """
    game, said = read.played.game, []
    s = game.between(read.state)
    for box in boxes_of(read):
        text = plain_points(typed.get(box.name, "").strip()[: 2 * LONGEST])  # a long one stays too long
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
            yield f"score.{side(names) if of_sides is not None else quote(names[0])} {text}"
