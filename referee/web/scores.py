"""The scores: by round and player, the curve, the count under way, and what each number is made of."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from flask import Blueprint, Response, abort, render_template, request
from werkzeug.datastructures import MultiDict

from referee.core import actions as act
from referee.core import cards as deck
from referee.core.cards import Card
from referee.core.course import NEXT_LINE, Course, course
from referee.core.game import Game
from referee.core.notation import Unreadable, join, quote
from referee.core.note import Note
from referee.core.rounds import totals
from referee.core.state import PenaltyCard, Round, State
from referee.live import Played, Table
from referee.live.stream import Fragment
from referee.web.context import game_of, is_htmx, pieces, sorry, whole
from referee.web.curve import curve_of
from referee.web.lines import clock_time
from referee.web.picked import picked
from referee.web.places import places
from referee.web.reading import CODE, Reader, live, reader, show
from referee.web.story import News, preview_amending
from referee.web.tally import kept_lines

page = Blueprint("scores", __name__)
COUNTING = (act.Holds, act.Scores)
KINDS: Mapping[type[act.Action], str] = {act.Corrects: "set", act.Joins: "came"}
"""How a line sets totals; any other has the people play on in new sides."""


@dataclass(frozen=True, slots=True)
class Column:
    """A player in the score table, or those who share a score: the seats, their total and place (None: they have
    none)."""

    seats: tuple[int, ...]
    total: int
    place: int | None
    gone: bool
    won: bool

    @property
    def seat(self) -> int:
        """The first of the seats."""
        return self.seats[0]


@dataclass(frozen=True, slots=True)
class Row:
    """A round in the score table: who dealt, who was first out, and each column's points (None: not in it). `again`: it
    was entered on a sheet, and is put right with it."""

    number: int
    dealer: int
    first: int
    points: tuple[int | None, ...]
    again: bool
    kind: ClassVar[str] = "round"


@dataclass(frozen=True, slots=True)
class SetRow:
    """Totals that were set between two rounds, by a `line` entered at a `time` of the game (0: the next deal will, as
    people sit): each column's total from then
    on (None: left alone). `kind` says how: the table put them right or took them over (`set`), somebody `came` with
    them, or the people play on in other `sides`."""

    line: int
    time: str
    kind: str
    totals: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """All rounds of a game. `started` is what a player had before the first line; whatever the table set later has a
    row of its own, where it was entered. `counted` is what the totals are (empty: the order in which people are out is
    all that counts). `tied`: equal points at the end have another round decide."""

    columns: tuple[Column, ...]
    rows: tuple[Row | SetRow, ...]
    started: tuple[int | None, ...]
    names: tuple[str, ...]
    game: int
    counted: str = "points"
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """One seat in the count under way; `points` None: not counted yet. `line` says what it holds (0: the hand counted
    itself)."""

    seat: int
    points: int | None
    total: int
    line: int = 0


@dataclass(frozen=True, slots=True)
class Count:
    """The count under way: who is counted, who is missing, and the totals so far. `on` is False between counts."""

    on: bool
    seats: tuple[Counted, ...]
    names: tuple[str, ...]

    @property
    def missing(self) -> list[int]:
        """The seats that nobody has counted."""
        return [each.seat for each in self.seats if each.points is None]


@dataclass(frozen=True, slots=True)
class Part:
    """What one number is made of: `parts` of it by name, or cards with their points, or typed points; the line that
    says it, 0 where the hand counted itself, and the one that scored the round. `tricks`: the cards were taken, not
    left in a hand. `hands` are those that somebody counted of a side whose points have parts: (seat, line, points);
    `counted` is what it is a number of."""

    round: int
    seats: tuple[int, ...]
    seat: int
    points: int
    cards: tuple[tuple[Card, int], ...]
    typed: bool
    line: int
    scored: int
    penalties: tuple[PenaltyCard, ...]
    game: int
    tricks: bool
    parts: tuple[tuple[Note, int], ...]
    hands: tuple[tuple[int, int, int], ...]
    kept: bool
    counted: str


def score_table(played: Played, *, current: bool = False) -> ScoreTable:
    """The table of a game's rounds, its columns in the order people sit. Rounds are put right in the current game."""
    game: Game = played.game
    s: State = game.between(played.state)
    shared = game.sharing(s)
    past = course(s)
    rows = tuple(_rows(played, past, [seats[0] for seats in shared], current=current))
    started = tuple(past.start[seats[0]] for seats in shared)
    ranks = places(game, s)
    columns = tuple(
        Column(seats, s.scores[first], ranks[first], all(map(s.left, seats)), first in s.winners)
        for seats in shared
        for first in seats[:1]
    )
    tied = s.phase == "deal" and bool(s.tied)
    return ScoreTable(columns, rows, started, tuple(s.names), played.number, game.view(s).counted, tied)


def _rows(played: Played, past: Course, seats: Sequence[int], *, current: bool) -> Iterator[Row | SetRow]:
    for leg in past.legs:
        points = tuple(leg.points[seat] for seat in seats)
        scored = leg.round
        if scored is not None:
            again = current and bool(kept_lines(played, scored))
            yield Row(scored.number, scored.dealer, scored.first, points, again)
        elif any(each is not None for each in points):
            totals = tuple(
                None if gained is None else leg.totals[seat] for seat, gained in zip(seats, points, strict=True)
            )
            if leg.line == NEXT_LINE:
                yield SetRow(0, "", "sides", totals)
            else:
                entry = played.entries[leg.line - 1]
                yield SetRow(leg.line, clock_time(entry.at), KINDS.get(type(entry.read), "sides"), totals)


def points_of(scored: Round, seat: int) -> int | None:
    """A seat's points of a round; None for who was not in it."""
    return scored.points[seat] if seat < len(scored.points) else None


def count_of(played: Played) -> Count:
    """The count under way, with the totals it comes to so far."""
    s: State = played.state
    on = s.phase == "count" or (not s.fresh and s.phase != "over" and any(each is not None for each in s.worth))
    sums = totals(s)
    if not on:
        return Count(on, (), ())
    before = max((each.line for each in s.rounds), default=0)
    said = {
        each.read.who: each.n for each in played.entries[before:] if isinstance(each.read, COUNTING) and each.stands
    }
    people = [(seat, s.names[seat]) for seat in s.ring if s.here[seat]]
    seats = tuple(Counted(seat, s.worth[seat], sums[seat], said.get(name, 0)) for seat, name in people)
    return Count(on, seats, tuple(s.names))


@live(page, "scores")
def newest(table: Table, seat: int | None) -> list[Fragment]:
    """The count under way, the table and the curve; and what tells a number that lies open that something is new."""
    played = table.game
    if played is None or played.game is None:
        return []
    return [
        ("count", count_of(played)),
        ("score-table", score_table(played, current=True)),
        ("curve", curve_of(played)),
        ("part-news", News(len(played.entries))),
    ]


@page.get(f"/{CODE}/scores")
def scores(code: str) -> str:
    """The scores of the game being played, live, or of an earlier one of the night."""
    read = reader(code)
    if read is None:
        return show("scores.html", code, None)
    if read.current:
        return show("scores.html", code, read, live="scores", pieces=pieces(read.table, "scores", None))
    values: dict[str, Any] = {
        "table_value": score_table(read.played),
        "curve_value": curve_of(read.played),
    }
    return show("scores.html", code, read, live=None, pieces={}, **values)


@page.get(f"/{CODE}/part")
def part(code: str) -> str | Response:
    """What one number of the table is made of, and the form that puts it right."""
    read = reader(code)
    found = _part(read, request.args) if read is not None else None
    if read is None or found is None:
        abort(404)
    ranks = by_rank(_pack_then(read, found.line or found.scored))
    if is_htmx():
        words = read.speech
        seat = read.there.seat if read.may_enter else None
        return render_template(
            "parts/part.html", part=found, ranks=ranks, seat=seat, speech=words, say=words.say, plain=words.plain
        )
    return show("part.html", code, read, part=found, ranks=ranks)


@page.get(f"/{CODE}/part-news")
def part_news(code: str) -> str:
    """What the number that lies open is made of by now; nothing where none does, or none is there any more."""
    read = reader(code)
    found = _part(read, request.args) if read is not None else None
    if read is None or found is None:
        return ""
    words = read.speech
    return render_template("parts/part-renewed.html", part=found, speech=words, say=words.say, plain=words.plain)


def by_rank(pack: Iterable[Card]) -> dict[str, list[Card]]:
    """The kinds of card of a pack by rank, in its order."""
    ranks: dict[str, list[Card]] = {}
    for card in pack:
        ranks.setdefault(card.rank, []).append(card)
    return ranks


def _pack_then(read: Reader, line: int) -> Mapping[Card, int]:
    """The cards that could lie in a hand when a line counted it, with their points: those of the side in play then."""
    return game_of(read.played).pack(read.played.state_after(line - 1))


def _part(read: Reader, args: MultiDict[str, str]) -> Part | None:
    s: State = read.state
    number, seat = whole(args.get("round")), whole(args.get("seat"))
    scored = next((each for each in s.rounds if each.number == number), None)
    if scored is None or seat is None or seat >= len(s.names):
        return None
    points = points_of(scored, seat)
    if points is None:
        return None
    held = cards_of(scored.held[seat])
    line = line_of(read.played, scored, seat)
    worth = _pack_then(read, line or scored.line)
    seats = next((seats for seats in read.played.game.sharing(s) if seat in seats), (seat,))
    kept = bool(kept_lines(read.played, scored))
    return Part(
        round=scored.number,
        seats=seats,
        seat=seat,
        points=points,
        cards=tuple((card, worth.get(card, 0)) for card in held),
        typed=not held and bool(points or kept),
        line=line,
        scored=scored.line,
        penalties=tuple(each for each in s.ledger if each.round == number and each.seat == seat and not each.fell),
        game=read.past,
        tricks=read.played.game.view(read.played.state_after(scored.line - 1)).trick is not None,
        parts=read.played.game.parts(s, scored.number, seat),
        hands=tuple(_hands(read.played, scored, seats, worth)),
        kept=kept,
        counted=read.played.game.view(s).counted or "points",
    )


def _hands(
    played: Played, scored: Round, seats: Sequence[int], worth: Mapping[Card, int]
) -> Iterator[tuple[int, int, int]]:
    """The hands of a side that somebody counted: whose, by which line, and its points."""
    for seat in seats:
        if line := line_of(played, scored, seat):
            said = played.entries[line - 1].read
            if isinstance(said, act.Holds):
                known = sum(worth.get(card, 0) for card in said.cards)
                yield seat, line, known if said.points is None else said.points


def cards_of(held: str) -> tuple[Card, ...]:
    """The cards that a counted hand names; none where points were typed, or nothing was left."""
    try:
        return tuple(deck.card(word) for word in held.split())
    except ValueError:
        return ()


def line_of(played: Played, scored: Round, seat: int) -> int:
    """The newest standing line that says what a seat held, or scored, in a round; 0 where there is none."""
    before = max((each.line for each in played.state.rounds if each.line < scored.line), default=0)
    for entry in reversed(played.entries[before : scored.line]):
        if isinstance(entry.read, COUNTING) and entry.stands:
            names = played.state_after(entry.n - 1).names
            if seat < len(names) and names[seat] == entry.read.who:
                return int(entry.n)
    return 0


@page.route(f"/{CODE}/count-again", methods=["GET", "POST"])
def count_again(code: str) -> str | Response:
    """What a counted hand would come to if it is put right: the preview, also while the number is typed."""
    read = reader(code)
    if read is None or not read.may_enter:
        abort(403)
    n = whole(request.values.get("line")) or 0
    entries = read.played.entries
    said = entries[n - 1].read if 1 <= n <= len(entries) else None
    if not isinstance(said, act.Holds | act.Scores):
        return sorry("unreadable-line")
    try:
        return preview_amending(read, n, _count(said, picked(request.form), request.values.get("points", "")))
    except Unreadable as fault:
        return sorry(fault.key, **fault.fill)


def _count(said: act.Holds | act.Scores, cards: Sequence[str], points: str) -> str:
    """The line that says what was held: cards, or points. Zero is an entry, blank is not."""
    points = points.strip()
    if isinstance(said, act.Scores):
        return join(quote(said.who), "scores", points) if points else ""
    if cards:
        return join(quote(said.who), "holds", *cards)
    return join(quote(said.who), "holds", points, "points") if points else ""
