"""The scores: by round and player, the curve, the count under way, and the parts of each number."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as Answered

from referee.engine.basics import actions as act
from referee.engine.basics import cards as deck
from referee.engine.basics.cards import Card
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.rounds import totals
from referee.engine.model.state import Round
from referee.engine.notation.lines import join
from referee.engine.notation.tokens import quote
from referee.live import LiveGame, Table
from referee.live.stream import Fragment
from referee.web.core.access import CODE, redirect_to
from referee.web.core.context import is_htmx, pieces, sorry, whole
from referee.web.core.game_page import Reader, live, next_night_piece, reader, show
from referee.web.core.looks import people_of
from referee.web.core.screens import Piece
from referee.web.log.answer import enter as enter_tap
from referee.web.log.form import picked_cards
from referee.web.log.lines import kept_lines
from referee.web.log.preview import amending, preview_amending
from referee.web.scores.score_chart import curve_of
from referee.web.scores.score_table import score_table

page = Blueprint("scores", __name__)
COUNTING = (act.Holds, act.Scores)


def points_of(scored: Round, seat: int) -> float | None:
    """Return a seat's points of a round; None for a seat that was not in it."""
    return scored.points[seat] if seat < len(scored.points) else None


def count_of(played: LiveGame) -> Piece:
    """Return the count under way: its seats with their totals so far, and those missing; not `on` between counts.

    The points of a seat are None until they are counted, by a `line` (0: the hand counted itself).
    """
    s = played.state
    on = s.phase == "count" or (not s.fresh and s.phase != "over" and any(points is not None for points in s.worth))
    sums = totals(s)
    if not on:
        return Piece(on=False)
    said = {
        entry.read.who: entry.n
        for entry in played.entries
        if entry.round == s.round and isinstance(entry.read, COUNTING) and entry.stands
    }
    people = [(seat, s.names[seat]) for seat in s.ring if s.here[seat]]
    seats = tuple(
        Piece(seat=seat, points=s.worth[seat], total=sums[seat], line=said.get(name, 0)) for seat, name in people
    )
    missing = tuple(counted.seat for counted in seats if counted.points is None)
    return Piece(on=True, seats=seats, missing=missing, names=tuple(s.names))


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
    read = reader(code)
    if read is None:
        return show("scores/scores.html", code, None)
    if read.current:
        return show("scores/scores.html", code, read, live="scores", pieces=pieces(read.table, "scores", None))
    names = people_of(read.table, read.played)
    values: dict[str, Any] = {
        "table_value": score_table(read.played, names),
        "curve_value": curve_of(read.played, names=names),
    }
    return show("scores/scores.html", code, read, live=None, pieces={}, **values)


@page.get(f"/{CODE}/part")
def part(code: str) -> str | Response:
    """Show the parts of one number of the table, and the form that corrects it."""
    read = reader(code)
    found = _parts_of_number(read, request.args) if read is not None else None
    if read is None or found is None:
        abort(404)
    ranks = by_rank(_pack_then(read, found.line or found.scored))
    if is_htmx():
        words = read.speech
        return render_template(
            "scores/part.html",
            part=found,
            ranks=ranks,
            seat=read.seat,
            speech=words,
            say=words.say,
            plain=words.plain,
        )
    return show("scores/part_page.html", code, read, part=found, ranks=ranks)


@page.get(f"/{CODE}/part-news")
def part_news(code: str) -> str:
    """Return the parts of the open number by now; empty if none is open, or it no longer exists."""
    read = reader(code)
    found = _parts_of_number(read, request.args) if read is not None else None
    if read is None or found is None:
        return ""
    words = read.speech
    return render_template("scores/part_renewed.html", part=found, speech=words, say=words.say, plain=words.plain)


def by_rank(pack: Iterable[Card]) -> dict[str, list[Card]]:
    """Return the kinds of card of a pack by rank, in its order."""
    ranks: dict[str, list[Card]] = {}
    for card in pack:
        ranks.setdefault(card.rank, []).append(card)
    return ranks


def _pack_then(read: Reader, line: int) -> Mapping[Card, int]:
    """Return the cards that a hand could contain when a line counted it, with their points at that time."""
    return read.played.game.pack(read.played.state_after(line - 1))


def _parts_of_number(read: Reader, args: MultiDict[str, str]) -> Piece | None:
    """Return the parts of a number: `parts` by name, `cards` with their points, or typed points.

    `line` says so (0: the hand counted itself), `scored` is the line that scored the round. `tricks`: the cards were
    won in tricks. `hands` are the counted hands of a side whose points have parts; `counted` is the number's unit.
    """
    s = read.state
    number, seat = whole(args.get("round")), whole(args.get("seat"))
    scored = next((row for row in s.rounds if row.number == number), None)
    if scored is None or seat is None or seat >= len(s.names):
        return None
    points = points_of(scored, seat)
    if points is None:
        return None
    held = cards_of(scored.held[seat])
    line = line_of(read.played, scored, seat)
    worth = _pack_then(read, line or scored.line)
    seats = next((seats for seats in read.played.game.sharing(s) if seat in seats), (seat,))
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
        tricks=read.played.game.view(read.played.state_after(scored.line - 1)).trick is not None,
        parts=read.played.game.parts(s, scored.number, seat),
        hands=tuple(_hands(read.played, scored, seats, worth)),
        kept=kept,
        counted=read.played.game.view(s).counted or "points",
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


def cards_of(held: str) -> tuple[Card, ...]:
    """Return the cards that a counted hand names; empty if points were typed, or nothing was left."""
    try:
        return tuple(deck.card(word) for word in held.split())
    except ValueError:
        return ()


def line_of(played: LiveGame, scored: Round, seat: int) -> int:
    """Return the newest standing line that says what a seat held or scored in a round; 0 if there is none."""
    for entry in reversed(played.entries):
        if entry.round == scored.number and isinstance(entry.read, COUNTING) and entry.stands:
            names = played.state_after(entry.n - 1).names
            if seat < len(names) and names[seat] == entry.read.who:
                return int(entry.n)
    return 0


@page.route(f"/{CODE}/count-again", methods=["GET", "POST"])
def count_again(code: str) -> str | Response | Answered:
    """Preview the total of a counted hand with a corrected count, also while the number is typed.

    A plain form, where scripts are off, then is `sure` and enters it.
    """
    read = reader(code)
    if read is None or not read.may_enter:
        abort(403)
    n = whole(request.values.get("line")) or 0
    entries = read.played.entries
    said = entries[n - 1].read if 1 <= n <= len(entries) else None
    if not isinstance(said, act.Holds | act.Scores):
        return sorry("unreadable-line")
    try:
        new = _count_line(said, picked_cards(request.form), request.values.get("points", ""))
        if "sure" in request.form:  # from the plain form
            enter_tap(read.there, amending(read, n, new))
            return redirect_to("scores.scores", code=code)
        preview = preview_amending(read, n, new, again=not is_htmx())
    except NotationError as fault:
        return sorry(fault.key, **fault.fill)
    return preview if is_htmx() else show("scores/counted_again.html", code, read, preview=preview)


def _count_line(said: act.Holds | act.Scores, cards: Sequence[str], points: str) -> str:
    """Return the line that says what was held: cards, or points. Zero is an entry, blank is not."""
    points = points.strip()
    if isinstance(said, act.Scores):
        return join(quote(said.who), "scores", points.replace(",", ".")) if points else ""
    if cards:
        return join(quote(said.who), "holds", *cards)
    return join(quote(said.who), "holds", points, "points") if points else ""
