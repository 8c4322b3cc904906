"""Results of games, computed once and stored, their sums by person, and the material of ratings and pictures."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from referee.store.people.outcomes import (
    FigureTotal,
    GameOutcome,
    KindTotal,
    Meeting,
    PersonGame,
    PlayedSeat,
    Span,
    Total,
)
from referee.store.people.persons import MINE, Persons, person_of
from referee.store.values import COLOURS, SIGNS, SOMEBODY, PersonRow, SeatLook

PLAYED = "(SELECT game AS of_game, seat_names.name AS called, person FROM seat_names JOIN seats ON seats.id = seat)"
"""The person behind each name of a game."""
SPAN = "<span>"
"""The place of the condition of a span in a statement (see `Results._in`)."""
PERSON = "persons.id, uid, persons.name, colour, sign, listed"
GAMES = f"""
    results JOIN outcomes ON outcomes.game = results.game AND over = 1
    JOIN games ON games.id = results.game
    JOIN nights ON nights.id = games.night AND deleted IS NULL
    JOIN {PLAYED} AS played ON played.of_game = results.game AND played.called = results.name
"""
"""The seats of finished games, each with its person."""
_SEAT = """
    seat, {name} AS name, side, place, won, points, against, results.rounds AS rounds, best, worst,
    results.game AS game, number, outcomes.kind AS kind, started, counted, fewest,
    nights.name AS night_name, code, opened
"""
"""The columns of a SeatOfGame, in the order of its fields; `name` is the name of the night or of the person."""
_MET = f"""
    mine JOIN results theirs ON theirs.game = mine.game AND theirs.seat <> mine.seat
    JOIN {PLAYED} AS they ON they.of_game = theirs.game AND they.called = theirs.name
    JOIN persons ON persons.id = they.person AND they.person <> mine.person
"""
"""The seats of one person (see `_MINE`) with everybody else in these games: `they` and `theirs`."""
_MINE = f"WITH mine AS MATERIALIZED (SELECT results.*, person FROM {GAMES} WHERE {SPAN} AND person = ?)"
"""The beginning of a query of a person's meetings: their own seats.

They are found first, because PostgreSQL takes longer to plan a join of all these tables than to read them.
"""
_ADDED = """
    count(*) AS games, sum(won) AS wins, count(place) AS ranked, coalesce(sum(place), 0) AS places,
    sum(points) AS points, max(fewest) AS fewest
"""
"""The sums of a Total."""
_MEETINGS = """
    sum(CASE WHEN theirs.side <> mine.side AND mine.place < theirs.place THEN 1 ELSE 0 END) AS ahead,
    sum(CASE WHEN theirs.side <> mine.side AND mine.place > theirs.place THEN 1 ELSE 0 END) AS behind,
    sum(CASE WHEN theirs.side = mine.side THEN 1 ELSE 0 END) AS together,
    sum(CASE WHEN theirs.side = mine.side THEN mine.won ELSE 0 END) AS won_together
"""


class Results(Persons):
    """The functions for results."""

    def _in(self, span: Span, sql: str, *values: object) -> list[dict[str, Any]]:
        """Return the rows that a statement selects, with the condition of a span in it; `values` are those after it."""
        conditions: list[tuple[str, Iterable[object]]] = [("1 = 1", ())]
        if span.device is not None:
            conditions.append((f"nights.id IN ({MINE})", (span.device, span.device)))
        if span.host is not None:
            conditions.append(("nights.host = ?", (span.host,)))
        if span.since:
            conditions.append(("opened >= ?", (span.since,)))
        if span.until:
            conditions.append(("opened < ?", (span.until,)))
        if span.game:
            conditions.append(("games.id = ?", (span.game,)))
        if span.kind:
            conditions.append(("outcomes.kind = ?", (span.kind,)))
        where = " AND ".join(text for text, _ in conditions)
        return self._db.rows(sql.replace(SPAN, where), *(one for _, some in conditions for one in some), *values)

    def stale_games(self, version: int) -> list[int]:
        """Return the games whose result is missing, older than their last line or of another version, oldest first."""
        rows = self._db.rows(
            """
            SELECT games.id FROM games JOIN nights ON nights.id = night AND deleted IS NULL
            LEFT JOIN outcomes ON outcomes.game = games.id
            WHERE version IS NULL OR version <> ?
               OR EXISTS (SELECT 1 FROM lines WHERE lines.game = games.id AND n > outcomes.lines)
            ORDER BY games.id
            """,
            version,
        )
        return [row["id"] for row in rows]

    def head_of(self, game: int) -> str | None:
        """Return the head of a game's record, None if the game has gone."""
        rows = self._db.rows("SELECT head FROM games WHERE id = ?", game)
        return rows[0]["head"] if rows else None

    def keep_outcomes(self, outcomes: Iterable[GameOutcome], *, own: bool = False) -> None:
        """Store the results of games instead of their earlier ones; a game that has gone is left out.

        Names that are nobody's yet, as of a game that was kept without seats, become a seat's and a person's: with
        `own` one of the host's nights, otherwise of all.
        """
        with self._db.whole():
            for outcome in outcomes:
                self._keep_outcome(outcome, own=own)

    def _keep_outcome(self, outcome: GameOutcome, *, own: bool) -> None:
        sql = "SELECT night, host FROM games JOIN nights ON nights.id = night WHERE games.id = ?"
        rows = self._db.rows(sql, outcome.game)
        if not rows:
            return
        night, host = rows[0]["night"], rows[0]["host"]
        sql = (
            "SELECT name, id AS seat, 1 AS now FROM seats WHERE night = ?"
            " UNION SELECT name, seat, 0 FROM seat_names WHERE game = ? ORDER BY now DESC"
        )
        known = {row["name"]: row["seat"] for row in self._db.rows(sql, night, outcome.game)}
        for seat in outcome.seats:
            look = SeatLook(seat.seat % len(COLOURS), SIGNS[seat.seat % len(SIGNS)])
            row = known.get(seat.name) or self._add_row(night, seat.name, look)
            self._call(outcome.game, seat.name, row)
            self.person_for(row, None, (host or "") if own else None)
        self._db.run("DELETE FROM outcomes WHERE game = ?", outcome.game)
        self._db.insert(
            "outcomes",
            ("game", "version", "lines", "kind", "over", "fewest", "counted"),
            [
                (
                    *(outcome.game, outcome.version, outcome.lines, outcome.kind),
                    *(int(outcome.over), int(outcome.fewest), outcome.counted),
                )
            ],
        )
        seats = [
            (
                *(outcome.game, seat.seat, seat.name, seat.side, seat.place, int(seat.won)),
                *(seat.points, seat.against, seat.rounds, seat.best, seat.worst),
            )
            for seat in outcome.seats
        ]
        columns = "game", "seat", "name", "side", "place", "won", "points", "against", "rounds", "best", "worst"
        figures = [(outcome.game, seat.seat, *figure) for seat in outcome.seats for figure in seat.figures]
        if seats:
            self._db.insert("results", columns, seats)
        if figures:
            self._db.insert("figures", ("game", "seat", "key", "total", "times", "most"), figures)

    def totals(self, span: Span) -> list[Total]:
        """Return the sums of everybody's finished games of a span, the most wins first."""
        # Persons are joined to what is added up already, and no more is added up than is shown.
        rows = self._in(
            span,
            f"""
            SELECT {PERSON}, added.* FROM (
                SELECT person, {_ADDED} FROM {GAMES} WHERE {SPAN} GROUP BY person
            ) AS added JOIN persons ON persons.id = person ORDER BY wins DESC, games, persons.id
            """,
        )
        return [Total(**_added(row)) for row in rows]

    def totals_of(self, span: Span, person: int) -> list[KindTotal]:
        """Return the sums of a person's finished games of a span by kind, the most wins first."""
        rows = self._in(
            span,
            f"""
            SELECT {PERSON}, outcomes.kind AS kind, count(DISTINCT nights.id) AS nights,
                   sum(results.rounds) AS rounds, sum(against) AS against, {_ADDED},
                   min(best) AS low_best, max(best) AS high_best, min(worst) AS low_worst, max(worst) AS high_worst
            FROM {GAMES} JOIN persons ON persons.id = person WHERE {SPAN} AND person = ?
            GROUP BY persons.id, outcomes.kind ORDER BY wins DESC, games, kind
            """,
            person,
        )
        return [
            KindTotal(
                **_added(row),
                kind=row["kind"],
                nights=row["nights"],
                rounds=int(row["rounds"]),
                against=int(row["against"]),
                best=row["low_best" if row["fewest"] else "high_best"],
                worst=row["high_worst" if row["fewest"] else "low_worst"],
            )
            for row in rows
        ]

    def figures(self, span: Span, person: int) -> list[FigureTotal]:
        """Return the sums of a person's figures of a span by kind."""
        rows = self._in(
            span,
            f"""
            SELECT outcomes.kind AS kind, key, sum(total) AS total, sum(times) AS times, max(most) AS most
            FROM {GAMES} JOIN figures ON figures.game = results.game AND figures.seat = results.seat
            WHERE {SPAN} AND person = ? GROUP BY outcomes.kind, key
            """,
            person,
        )
        return [FigureTotal(row["kind"], row["key"], row["total"], int(row["times"]), row["most"]) for row in rows]

    def meetings(self, span: Span, person: int) -> list[Meeting]:
        """Return how a person's finished games with everybody else ended, most games first.

        Anybody who was removed or is left out of standings is somebody, all of them in one meeting at the end.
        """
        rows = self._in(
            span,
            f"""
            {_MINE}
            SELECT {PERSON}, sum(CASE WHEN theirs.side <> mine.side THEN 1 ELSE 0 END) AS games, {_MEETINGS}
            FROM {_MET} GROUP BY persons.id ORDER BY count(*) DESC, persons.id
            """,
            person,
        )
        keys = "games", "ahead", "behind", "together", "won_together"
        found = [Meeting(person_of(row), *(int(row[key]) for key in keys)) for row in rows]
        others = [meeting for meeting in found if not meeting.person.listed]
        somebody = (
            [Meeting(SOMEBODY, *(sum(getattr(meeting, key) for meeting in others) for key in keys))] if others else []
        )
        return [meeting for meeting in found if meeting.person.listed] + somebody

    def met_in_games(self, span: Span, person: int, other: int) -> dict[int, dict[str, int]]:
        """Return how each finished game of a person with an `other` one (0: with somebody) ended, by game."""
        them = "listed = 1 AND they.person = ?" if other else "listed = 0"
        rows = self._in(
            span,
            f"{_MINE} SELECT mine.game AS game, {_MEETINGS} FROM {_MET} WHERE {them} GROUP BY mine.game",
            person,
            *([other] if other else []),
        )
        return {row["game"]: {key: int(value) for key, value in row.items()} for row in rows}

    def figure_in_games(self, span: Span, person: int, key: str) -> dict[int, FigureTotal]:
        """Return a figure of a person in each finished game of a span in which it occurred, by game."""
        rows = self._in(
            span,
            f"""
            SELECT results.game AS game, outcomes.kind AS kind, total, times, most
            FROM {GAMES} JOIN figures ON figures.game = results.game AND figures.seat = results.seat
            WHERE {SPAN} AND person = ? AND key = ?
            """,
            person,
            key,
        )
        return {
            row["game"]: FigureTotal(row["kind"], key, row["total"], int(row["times"]), row["most"]) for row in rows
        }

    def times_played(self, span: Span, person: int) -> list[tuple[float, float, bool]]:
        """Return beginning, last line and True for a win of each finished game of a person, the newest first."""
        rows = self._in(
            span,
            f"""
            SELECT started, coalesce(
                       (SELECT entered FROM lines WHERE lines.game = results.game ORDER BY n DESC LIMIT 1), started
                   ) AS ended, won
            FROM {GAMES} WHERE {SPAN} AND person = ? ORDER BY started DESC, games.id DESC
            """,
            person,
        )
        return [(row["started"], row["ended"], bool(row["won"])) for row in rows]

    def nights_played(self, span: Span, person: int) -> list[tuple[int, str, float]]:
        """Return the id, the name and the opening of each night of a span with finished games of a person.

        The newest is the first.
        """
        rows = self._in(
            span,
            f"""
            SELECT DISTINCT nights.id AS id, nights.name AS name, opened FROM {GAMES} WHERE {SPAN} AND person = ?
            ORDER BY opened DESC, nights.id DESC
            """,
            person,
        )
        return [(row["id"], row["name"], row["opened"]) for row in rows]

    def person_games(self, span: Span, person: int) -> list[PersonGame]:
        """Return a person's finished games of a span, the newest first."""
        rows = self._in(
            span,
            f"""
            SELECT {_SEAT.format(name="results.name")}, nights.id AS night,
                   (SELECT count(*) FROM results others WHERE others.game = results.game) AS people
            FROM {GAMES} WHERE {SPAN} AND person = ? ORDER BY started DESC, games.id DESC
            """,
            person,
        )
        return [PersonGame(*row.values()) for row in rows]  # in the order of its fields, as there may be thousands

    def played_seats(self, span: Span) -> list[PlayedSeat]:
        """Return every seat of the finished games of a span, the oldest game first.

        A person who was removed or left out of standings has neither name nor uid.
        """
        figures: dict[tuple[int, int], dict[str, tuple[float, int, float]]] = {}
        rows = self._in(
            span,
            f"""
            SELECT figures.game AS game, figures.seat AS seat, key, total, times, most
            FROM {GAMES} JOIN figures ON figures.game = results.game AND figures.seat = results.seat WHERE {SPAN}
            """,
        )
        for row in rows:
            of = figures.setdefault((row["game"], row["seat"]), {})
            of[row["key"]] = row["total"], int(row["times"]), row["most"]
        rows = self._in(
            span,
            f"""
            SELECT {_SEAT.format(name="CASE WHEN listed = 1 THEN persons.name ELSE '' END")},
                   CASE WHEN listed = 1 THEN uid ELSE '' END AS uid, coalesce(
                       (SELECT entered FROM lines WHERE lines.game = results.game ORDER BY n DESC LIMIT 1), started
                   ) AS ended
            FROM {GAMES} JOIN persons ON persons.id = person WHERE {SPAN} ORDER BY started, results.game, seat
            """,
        )
        return [
            PlayedSeat(
                **{**row, "won": bool(row["won"]), "fewest": bool(row["fewest"])},
                figures=figures.get((row["game"], row["seat"]), {}),
            )
            for row in rows
        ]

    def kinds(self, span: Span) -> list[str]:
        """Return the games that were finished in a span, the one played most often first."""
        rows = self._in(
            span,
            f"""
            SELECT kind, count(*) AS games FROM outcomes JOIN games ON games.id = game
            JOIN nights ON nights.id = night AND deleted IS NULL
            WHERE over = 1 AND {SPAN} GROUP BY kind ORDER BY games DESC, kind
            """,
        )
        return [row["kind"] for row in rows]


def _added(row: dict[str, Any]) -> dict[str, Any]:
    """Return the values of a Total."""
    numbers = {key: int(row[key]) for key in ("games", "wins", "ranked", "places", "points")}
    return {"person": person_of(row), "fewest": bool(row["fewest"]), **numbers}


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat of a finished game: its person, side and place (None: none)."""

    seat: int
    person: int
    side: int
    place: int | None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game with its seats, as ratings need it."""

    id: int
    night: int
    seats: tuple[RatedSeat, ...]


@dataclass(frozen=True, slots=True)
class PersonNight:
    """A person's finished games of a night: how many, how many of them won, and their places.

    `places` adds up the places of the `ranked` games; `first` and `last` are the best and the worst of them.
    """

    night: int
    opened: float
    games: int
    wins: int
    ranked: int
    places: int
    first: int | None
    last: int | None


@dataclass(frozen=True, slots=True)
class WonGame:
    """A finished game and its winners; a person who was removed or left out of standings is not `listed`."""

    game: int
    number: int
    kind: str
    night: int
    night_name: str
    opened: float
    winners: tuple[PersonRow, ...]


class Pictures(Results):
    """The functions for ratings and pictures."""

    def rated_games(self, span: Span) -> list[RatedGame]:
        """Return the finished games of a span in order of time."""
        rows = self._in(
            span,
            f"""
            SELECT results.game AS game, games.night AS night, results.seat AS seat, person, side, place
            FROM {GAMES} WHERE {SPAN} ORDER BY started, results.game, seat
            """,
        )
        return [
            RatedGame(*of, tuple(RatedSeat(row["seat"], row["person"], row["side"], row["place"]) for row in seats))
            for of, seats in groupby(rows, lambda row: (row["game"], row["night"]))
        ]

    def person_nights(self, span: Span, person: int) -> list[PersonNight]:
        """Return the sums of a person's finished games by night of a span, the oldest night first."""
        rows = self._in(
            span,
            f"""
            SELECT nights.id AS night, opened, count(*) AS games, sum(won) AS wins, count(place) AS ranked,
                   coalesce(sum(place), 0) AS places, min(place) AS first, max(place) AS last
            FROM {GAMES} WHERE {SPAN} AND person = ? GROUP BY nights.id ORDER BY opened, nights.id
            """,
            person,
        )
        return [
            PersonNight(**{**row, **{key: int(row[key]) for key in ("games", "wins", "ranked", "places")}})
            for row in rows
        ]

    def won_games(self, span: Span, limit: int) -> list[WonGame]:
        """Return the newest finished games of a span and their winners, the oldest of them first."""
        games = self._in(
            span,
            f"""
            SELECT games.id AS game, number, outcomes.kind AS kind,
                   nights.id AS night, nights.name AS night_name, opened
            FROM outcomes JOIN games ON games.id = game AND over = 1
            JOIN nights ON nights.id = night AND deleted IS NULL
            WHERE {SPAN} ORDER BY started DESC, games.id DESC LIMIT ?
            """,
            limit,
        )
        winners = self._winners([row["game"] for row in games])
        return [WonGame(**row, winners=tuple(winners.get(row["game"], ()))) for row in reversed(games)]

    def _winners(self, games: Iterable[int]) -> dict[int, list[PersonRow]]:
        ids = list(games)
        if not ids:
            return {}
        rows = self._db.rows(
            f"""
            SELECT results.game AS game, {PERSON} FROM {GAMES} JOIN persons ON persons.id = person
            WHERE won = 1 AND results.game IN ({", ".join("?" * len(ids))}) ORDER BY results.game, seat
            """,
            *ids,
        )
        found: dict[int, list[PersonRow]] = {}
        for row in rows:
            found.setdefault(row["game"], []).append(person_of(row))
        return found
